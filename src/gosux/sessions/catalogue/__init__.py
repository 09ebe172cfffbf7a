"""What can be looked up: cards, clans, keywords, terms, rules; what can be played."""
