### Before the first move of somebody’s first game, at the top of the hand.

# $need (7 or 8): cards of one Domain
primer-aim = 🎯 **Your first game.** { $need } cards of one Domain at the end of your turn win at once; when the deck runs out, the player who leads the most Domains wins.
# $one (2 or 3): cards of a Domain. A line for each Domain follows.
primer-levels = With { $one } cards of a Domain in play, you can do this every turn:
primer-culture = Copy an effect of another player if you have more Culture cards than anyone else.
primer-more = { COMMAND("civ help") } shows more, { COMMAND("rules") } explains everything.
