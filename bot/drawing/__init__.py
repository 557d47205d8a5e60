"""Pictures before and after they are drawn: scenes, the painter, fonts and sprites. It knows no game and no table."""
