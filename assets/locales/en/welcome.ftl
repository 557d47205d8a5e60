# The first word on a server, and what permissions are for.

welcome =
    A card game for two to four players, on Discord at any pace: a game in an evening, or a card a day.
    { COMMAND("civ new") } opens a table here, { COMMAND("civ help") } shows how it works.
key-alone = Play against the computer
welcome-missing = { $count ->
    [one] I lack a permission here. Whoever runs this server can give it in the channel’s settings, under Permissions:
   *[other] I lack some permissions here. Whoever runs this server can give them in the channel’s settings, under Permissions:
}
permission-line = - **{ $permission }**: { $purpose }
purpose-view-channel = to be in the channel at all
purpose-send-messages = to show the table and call whose turn it is
purpose-attach-files = for the pictures of board and hand
purpose-create-public-threads = for a game that wants a thread of its own
purpose-send-messages-in-threads = to play in threads

# Help: three steps, and a picture of a hand with three numbers on it.

help-steps =
    1. { COMMAND("civ new") } opens a table; others press **Join**, its owner **Start**; *{ key-arrange }* changes the table. Computers can take seats.
    2. I call you when it is your turn. Press **My hand**: only you see it, with all you can do.
    3. Play a card, use effects if you like, **End turn**. Tomorrow is early enough.
help-game =
    Seven cards of one Domain at the end of your turn win at once (eight with two players). When the deck runs out, whoever leads most Domains wins.
help-more = { COMMAND("civ games") } lists your tables, { COMMAND("civ replay") } shows a finished game again, { COMMAND("civ away") } lets the computer play for you for a while. “{ key-undo }” takes back what showed nothing hidden.
help-fair =
    🤝 **Fair at every table**
    - Nobody chooses cards: they follow from a secret that the lobby seals, and from your words. { COMMAND("civ verify") } checks it afterwards.
    - Your seat and your hand are yours. Somebody who asks for your seat waits for your no: half a day at least, two turns at quick tables.
    - Two players: without your yes nobody gets your seat, unless your time ran out twice in a row and another turn has passed.
    - Taking a turn back needs everybody’s yes; so do a pause and calling the game off. Silence is never a yes.
    - After three days and two turns of silence (ten minutes at quick tables), a pause or calling off goes on without you. Vacation does not count.
    - A table moves to another channel by vote, never to another server.
    - Nobody can call you for the same thing twice in half an hour (two minutes at quick tables). Quiet hours hold for mentions too, except at quick tables.
    - Where the channel is gone or hidden from you, your clock stops for up to three days.
    - { COMMAND("settings block") } keeps somebody away from your tables; { COMMAND("moderate close") } is for moderators.
guide-player = Ann
guide-card = Each turn you play one card of your hand.
# $need (a number): the cards of one Domain that win
guide-column = Cards of its Domain: now › then, of the { $need } that win.
guide-effect = In gold: what the card opens, here an effect.
guide-alt = A hand: { $cards }. Numbers on it say: { $steps }
