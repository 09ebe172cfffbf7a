"""What each card is: one declaration a card, one module a clan, grouped by game."""
