# The first word on a server, and what permissions are for.

welcome =
    A card game for two to four players, on Discord at any pace: a game in an evening, or a card a day.
    { COMMAND("civ new") } opens a table here, { COMMAND("civ help") } shows how it works.
key-alone = Play against the computer
welcome-missing = { $count ->
    [one] I’m missing a permission here. An admin can grant it under Channel Settings › Permissions:
   *[other] I’m missing some permissions here. An admin can grant them under Channel Settings › Permissions:
}
permission-line = - **{ $permission }**: { $purpose }
purpose-view-channel = to see the channel at all
purpose-send-messages = to show the table and ping whose turn it is
purpose-attach-files = for pictures of the board and hands
purpose-create-public-threads = for games with their own thread
purpose-send-messages-in-threads = to play in threads

# Help: three steps, and a picture of a hand with three numbers on it.

help-steps =
    1. { COMMAND("civ new") } opens a table; others press **{ key-join }**, its owner **{ key-start }**; *{ key-arrange }* changes the table. Computers can play too.
    2. I’ll ping you when it’s your turn. Press **{ key-hand }**: only you see it, with everything you can do.
    3. Play a card, use effects if you like, then **{ key-end }**. No rush: tomorrow is fine.
help-game =
    Seven cards of one Domain at the end of your turn win at once (eight with two players). When the deck runs out, the player who leads the most Domains wins.
help-more = { COMMAND("civ games") } lists your tables, { COMMAND("civ replay") } shows a finished game again, { COMMAND("civ away") } lets the computer play for you. “{ key-undo }” takes back a move, unless it revealed hidden cards.
help-tournaments = 🏆 { COMMAND("tournament new") } announces a tournament, { COMMAND("tournament bracket") } shows it, { COMMAND("referee call") } calls its referee.
help-fair =
    🤝 **Fair at every table**
    - Cards follow from a secret sealed before the game and from your words: { COMMAND("civ verify") } checks it.
    - Your seat and your hand are yours. If someone asks for your seat, you have half a day to say no (two turns at quick tables); with two players it takes your yes, or two timeouts in a row and another turn.
    - An undo, a pause and calling off take everyone’s yes. After three days and two turns of silence (ten minutes at quick tables), the last two can go ahead without you. Vacation doesn’t count.
    - A table moves by vote, never to another server.
    - Nobody can ping you twice about the same thing in half an hour (two minutes at quick tables). Quiet hours apply to mentions too, except at quick tables.
    - If the channel is gone or hidden from you, your clock stops for up to three days.
    - { COMMAND("settings block") } keeps someone away, { COMMAND("moderate close") } is for moderators, { COMMAND("privacy show") } says what I keep about you.
guide-player = Ann
guide-card = Each turn you play one card from your hand.
# $need (a number): the cards of one Domain that win
guide-column = Cards in its Domain, before and after ({ $need } win).
guide-effect = In gold: what the card unlocks, here an effect.
guide-alt = A hand: { $cards }. Numbers on it say: { $steps }
