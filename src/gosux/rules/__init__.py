"""The games themselves: setup, turns, battle, victory, and the face shown to programs."""
