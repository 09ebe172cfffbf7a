"""People on several devices in one game: who is there, who watches, what they ask and say."""
