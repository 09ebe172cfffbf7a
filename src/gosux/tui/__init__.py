"""Play in the terminal. It asks the engine for everything and knows no rule of its own."""
