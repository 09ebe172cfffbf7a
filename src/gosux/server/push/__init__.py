"""Web Push: tells a browser whose page is closed that it is its reader's turn, and no more."""
