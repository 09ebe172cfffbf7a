"""How bots think: features of a position, what they are worth, looking one move ahead, searching, learning.

Everything here works on worlds: complete states that agree with what a player may see (``View.sample_state``).
"""
