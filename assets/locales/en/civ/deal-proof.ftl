### What can be proven of a deal afterwards (bot/games/civ/rules/DEAL.md).

# What a transcript proves. $seats (drawn, or fixed by a rematch or a tournament)
deal-proven = { $seats ->
    [drawn] Proven: cards, seats and First Player follow from the secret that was sealed before the game.
   *[fixed] Proven: the cards follow from the secret that was sealed before the game. Seats and First Player were fixed, not drawn.
}
# $words (list of what follows)
deal-words = { $have ->
    [yes] Players’ words went into it: { $words }.
   *[no] No player added a word.
}
# $place (of whoever said it, in the order of the lobby), $word
deal-word = { $place } “{ $word }”
# $commitment (64 hexadecimal digits)
deal-compare = The seal is { $commitment }. Compare it with the one shown before the game.
deal-open = What this can’t prove: that the bot’s owner didn’t peek, add a word last to change the cards, or drop deals they didn’t like.
# $message (the id of a message)
deal-closed = Nobody could pick a word for its cards: they also follow from the number of the message that closed the words, { $message }. Compare it with the end of that message’s link, and the words and their order there with those here.
deal-open-closed = What this can’t prove: that the bot’s owner didn’t peek, or send that message several times and keep the one they liked.
# $why (sentences)
deal-contradicted = Contradicted: { $why }
deal-uncommitted = No seal: nothing was published before this game, so its deal can’t be proven.
deal-secret = Not yet: the secret is revealed once the game is over.
deal-compare-cup = The seal is { $commitment }. Compare it with the one in the tournament’s announcement, “Cards of all games”.
deal-partial = Half proven: the cards follow from this table’s secret. When the tournament is over, download the game again (or check the archive) to see that it’s the one promised.
deal-open-cup = What this can’t prove: that the bot’s owner didn’t read the secret and then enter, leave someone out or tell others.
deal-proven-week = Proven: cards and First Player follow from the week’s secret, which was sealed for everyone who played this deal.
# $commitment (64 hexadecimal digits)
deal-compare-week = The seal is { $commitment }. Compare it with the one that the deal’s page showed before that week.
deal-open-week = What this can’t prove: that the bot’s owner didn’t look at the cards and play them, or tell others.
