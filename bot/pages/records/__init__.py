"""Records and ratings as people see them: profiles, leaderboards, and what is set about them."""
