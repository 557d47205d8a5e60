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

## What “Share” answers, below the code of the moment

shared-file = And the whole game for people without Discord: this file opens in any browser, and shows what everyone saw.
shared-link = And the whole game for people without Discord, for everyone who has this link:
shared-yours = You’ve played here: you can have the page removed at any time, for good.
key-open-page = Open the page
key-unshare = Remove the page
unshared = The page is removed: its links lead nowhere now, and no new ones are made for this game.
reason-share-not-yours = Only people who’ve played in this game can have its page removed.
reason-share-none = This game has no page on the web.
reason-share-unwritable = I can’t put the page on the web right now. The person who runs me finds the reason in my log.
