"""What a player tries before confirming it, in worlds that agree with what the player knows."""
