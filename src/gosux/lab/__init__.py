"""Simulations, arenas, balance studies and training."""
