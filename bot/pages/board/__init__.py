"""What everybody in a channel sees: lobbies, boards, endings, and who keeps them up to date."""
