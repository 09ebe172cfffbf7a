"""How bots think: inputs, evaluation, one-move look-ahead, search and learning.

Everything here works on worlds: complete states consistent with what a player may see (``View.sample_state``).
"""
