### A finished game as a web page: the file of “Share” and of `civ render --html`.

## The page

# $names (of the players, as a list)
web-title = { $names }: a game of Carta Impera Victoria
web-title-nobody = A game of Carta Impera Victoria
web-board = The board
web-controls = Through the game
web-play = Play
web-pause = Pause
web-turns = All turns
web-noscript = The boards need JavaScript. The story below does without.
web-keyboard = Keys: ← and → go a step back or on, Home and End to the deal and the end, the space bar plays. On a touch screen, swipe the board.
web-footer = Carta Impera Victoria is a game by Rémi Amy, published by Ludonaute. This page isn’t theirs: a Discord bot made it, with pictures of its own. It shows what everyone at the table saw.
