# Why a deal is not what was promised, and why no word can be added (bot/games/civ/rules/DEAL.md).

reason-no-commitment = This table was opened before words could be added, so its cards are drawn without them.
reason-deal-unreadable = The file’s details about the deal can’t be read. Send the file as it was downloaded.
reason-deal-withheld = The game is over, but the secret hasn’t been revealed.
reason-deal-commitment = The secret isn’t the one that was sealed for this game.
reason-deal-cards = These aren’t the cards that follow from the secret and the words.
reason-deal-first = Another player would have been First Player.
reason-deal-seats = The players would have been seated in another order.
