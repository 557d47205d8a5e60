### Help: how to play in three steps, and a picture of a hand with three numbers on it.

help-steps =
    1. { COMMAND("civ new") } opens a table: others press **{ key-join }**, its owner **{ key-start }**.
    2. I’ll ping you when it’s your turn. Press **{ key-hand }**: only you see it.
    3. Play a card, use effects, then **{ key-end }**.
help-game = Seven cards of one Domain at the end of your turn win (eight with two players). With the deck empty, the most Domains win.
guide-player = Ann
guide-card = Each turn you play one card from your hand.
# $need (a number): the cards of one Domain that win
guide-column = Cards in its Domain, before and after ({ $need } win).
guide-effect = In gold: what the card unlocks, here an effect.
guide-alt = A hand: { $cards }. Numbers on it say: { $steps }
