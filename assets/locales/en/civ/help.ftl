### Help: how to play in three steps, and a picture of a hand with three numbers on it.

help-steps = 
    1. { COMMAND("civ new") } opens a table. Others press **{ key-join }**, its owner **{ key-start }**. Computers can play too. *{ key-arrange }* says how well each computer plays: easy is for first games, expert is the hardest.
    2. I’ll ping you when it’s your turn. Press **{ key-hand }**: only you see it.
    3. Play a card, use effects if you like, then **{ key-end }**. No rush: tomorrow is fine.
help-game =
    Seven cards of one Domain at the end of your turn win at once (eight with two players). When the deck runs out, the player who leads the most Domains wins.
guide-player = Ann
guide-card = Each turn you play one card from your hand.
# $need (a number): the cards of one Domain that win
guide-column = Cards in its Domain, before and after ({ $need } win).
guide-effect = In gold: what the card unlocks, here an effect.
guide-alt = A hand: { $cards }. Numbers on it say: { $steps }
