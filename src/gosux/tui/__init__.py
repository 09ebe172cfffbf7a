"""The terminal client. It asks the engine for everything and knows no rules."""
