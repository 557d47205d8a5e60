### What can be proven of a deal afterwards (bot/games/civ/rules/DEAL.md).

# What a transcript proves. $seats (drawn, or fixed by a rematch or a tournament)
deal-proven = { $seats ->
    [drawn] Proven: cards, seats and First Player follow from the secret that was sealed before the game.
   *[fixed] Proven: the cards follow from the secret that was sealed before the game. Seats and First Player were fixed, not drawn.
}
deal-words = { $have ->
    [yes] Players’ words went into it.
   *[no] No player added a word.
}
# $commitment (64 hexadecimal digits)
deal-compare = The seal is { $commitment }. Compare it with the one you saw in the lobby.
deal-open = Not proven: that nobody looked. Whoever runs the bot could have read the secret, tried last words of their own, or given up lobbies whose cards they didn’t like.
# $why (sentences)
deal-contradicted = Contradicted: { $why }
deal-uncommitted = No seal: nothing was published before this game, so its deal can’t be proven.
deal-secret = Not yet: the secret is revealed once the game is over.
deal-compare-cup = The seal is { $commitment }. Compare it with the one in the tournament’s announcement, “Cards of all games”.
deal-partial = Not quite yet: the cards follow from this table’s secret. That it’s the one promised is proven once the tournament is over and its own secret is shown: download the game again then, or check the archive.
deal-open-cup = Not proven: that nobody looked. Whoever runs the bot could have read the secret, and then entered, left someone out or told others.
