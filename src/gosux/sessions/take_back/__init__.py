"""Taking actions back: alone, with the consent of others, and how a game is rewound."""
