### Before the first move of somebody’s first game, at the top of the hand.

# $need (7 or 8): cards of one Domain
primer-aim = 🎯 **Your first game.** { $need } cards of one Domain win; if the deck runs out first, the lead in the most Domains wins.
# $one (2 or 3): cards of a Domain. A line for each Domain follows.
primer-levels = With { $one } cards of a Domain in play, every turn:
primer-culture = with the most, even 1: copy effects
primer-discard = Discard a card in play: one more effect.
primer-more = { COMMAND("civ help") } shows more, { COMMAND("rules") } explains everything.
