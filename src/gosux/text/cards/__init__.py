"""Card texts, built from the cards' declarations."""
