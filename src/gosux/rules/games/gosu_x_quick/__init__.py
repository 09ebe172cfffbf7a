"""The quick rules of Gosu X: their law, and the procedures that only they have."""
