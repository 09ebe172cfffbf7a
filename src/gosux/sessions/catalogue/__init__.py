"""Reference data for clients: cards, clans, keywords, terms, rules, and the games on offer."""
