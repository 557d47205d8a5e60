"""What everybody in a channel sees: lobbies, boards, endings, and what keeps them up to date."""
