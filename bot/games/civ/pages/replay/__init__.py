"""Looking back on games: page by page, or as a film."""
