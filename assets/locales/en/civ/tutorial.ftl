### The tutorial: six short lessons against a computer player. `/civ tutorial` shows them to one person alone.
###
### Each step of a lesson has a text that says what to try and why (lesson-…), and one that explains what has happened
### then (lesson-…-then). Short sentences; the board and the hand stand right above them.

# In all texts of the lessons: $computer (the computer player), $card (the card to choose, of several the first). In
# those that say what to do, too: $choice (what stands on the button to press, or on the line of the list to choose, word
# for word). Not every text uses them. In a “then” text $card is the one just chosen.

## The page that lists the lessons

tutorial-title = Learn to play
# $computer (the computer player), $count (of lessons)
tutorial-welcome = { $count ->
    [one] One short lesson
   *[other] { $count } short lessons
} against { $computer }, about ten minutes in all. Only you see them. Nothing can go wrong: whatever you try, you can take it back.
# $number (of the lesson), $title, $about (one sentence)
tutorial-line = { $number }. **{ $title }**: { $about }
tutorial-line-done = { $number }. ✅ **{ $title }**: { $about }
tutorial-line-here = { $number }. 👉 **{ $title }**: { $about }
tutorial-all-done = That’s everything! { COMMAND("civ play") } asks who plays; { COMMAND("civ new") } opens a game, against the computer if you like.
# $number (of the lesson)
tutorial-key-continue = Continue with lesson { $number }
# $number (of the lesson), $title
tutorial-key-lesson = { $number }. { $title }

## A page of a lesson

# $lesson and $step count from 1; $lessons and $steps say how many there are
tutorial-place = Lesson { $lesson } of { $lessons }, step { $step } of { $steps }
tutorial-place-done = Lesson { $lesson } of { $lessons }: done
tutorial-key-show = Show me
tutorial-key-back = Back
tutorial-key-contents = Lessons
tutorial-key-next = Next lesson
tutorial-key-again = Try again
tutorial-key-learn = Learn to play
# Said where the help and the welcome point here.
tutorial-hint = New here? { COMMAND("civ tutorial") } teaches the game in ten minutes.

## When the learner does something else than asked. What happened has been told right before.

tutorial-other-play = You could play any card from your hand. This lesson needs another one.
tutorial-other-use = You could use this effect too. This lesson is about another one.
tutorial-other-copy = You could copy this effect too. This lesson is about another one.
tutorial-other-sacrifice = You could discard this card too. This lesson needs another one.
tutorial-other-card = Any of these cards would do. This lesson goes on with another choice.
tutorial-other-target = You could choose this too. This lesson goes on with another choice.
tutorial-other-end = You may end your turn any time after playing a card. But there’s still something to try this turn.
tutorial-undo = Press **{ key-undo }** to take it back. In a game you can do that too, as long as your move showed nothing hidden.
tutorial-undo-hidden = Press **{ key-undo }** to take it back. In a real game you couldn’t: it showed you hidden cards.
# Said instead of a step’s own text where half of it is done. $choice (what stands on the button, or on the line of the list)
tutorial-go-on = Now choose **{ $choice }**.
# Above grey buttons with actions that are not possible now: pressing one tells why not.
tutorial-tries = Or find out why this isn’t possible:
reason-tutorial-place = There’s no such step in the tutorial. { COMMAND("civ tutorial") } shows all lessons.

## Lesson 1: a turn

lesson-turn = Your turn
lesson-turn-about = Play, use an effect, draw.
lesson-turn-begin = Welcome! Above is the board, which everyone sees, and below it your hand, which only you see. Every game looks like this.
lesson-turn-play = A turn has three steps: play a card, use effects, draw. You have no effects yet, so one press does it all: **{ $choice }**.
lesson-turn-play-then = { $card } is in your play area now, you drew a card, and { $computer } took its turn. Three cards of one Domain (two with four players) reach { level-1 } and unlock its effect; you have one.
lesson-turn-grow = Play **{ $card }**: it makes your column bigger.
lesson-turn-grow-then = Two of three. Below each card in your hand you see what its column would become.
lesson-turn-rest = This time there’s something else you could do; a later lesson shows what. So you end the turn yourself: press **{ key-end }** and draw until you hold three cards again.
lesson-turn-rest-then = The cards of Age I come first; later Ages bring other cards. Look at your hand: the golden line says which card unlocks an effect.
lesson-turn-reach = Play **{ $card }** and reach { level-1 }.
lesson-turn-reach-then = Three cards of { domain-military }! You can now use its effect { effect-military-1 }, once each turn.
lesson-turn-use = Use **{ effect-military-1 }** to discard a card that doesn’t go with what you have, so you draw another one. Effect and card are one choice: in its list, choose **{ $choice }**.
lesson-turn-use-then = The card is in the discard pile, where everyone can see it.
lesson-turn-draw = End your turn.
lesson-turn-draw-then = Two new cards instead of one. That’s a whole turn: play a card, use effects, draw.

## Lesson 2: permanent effects

lesson-effects = { effects-permanent }
lesson-effects-about = What many cards of one Domain can do.
lesson-effects-begin = Some turns later. You have { level-1 } of { domain-economy } and { domain-science }, and four cards of { domain-military }. Five of a Domain (four with four players) reach { level-2 }.
lesson-effects-believe = { domain-religion } works automatically: with three cards you draw up to five cards instead of three. Play **{ $card }**.
lesson-effects-believe-then = { effect-religion-1 } is yours as long as you have three { domain-religion } cards in play. You’ll see it when you draw.
lesson-effects-experiment = Use **{ effect-science-1 }**: it takes a card from your play area back into your hand, and you play another one. In its list, choose **{ $choice }**: that card isn’t helping you much.
lesson-effects-swap = Play **{ $card }** instead.
lesson-effects-swap-then = Five cards of { domain-military }: { level-2 }, and you may use it at once.
lesson-effects-purge = Use **{ effect-military-2 }** to discard both cards in your hand: in its list, choose **{ $choice }**. You’ll soon see why. You may use one permanent effect of each Domain in a turn, in any order.
lesson-effects-purge-then = Your hand is empty, and your hand size is five.
lesson-effects-draw = End your turn.
lesson-effects-draw-then = Five new cards! With five { domain-religion } cards it would be up to seven: that is { effect-religion-2 }.
lesson-effects-play = It’s your turn again. Play **{ $card }**.
lesson-effects-play-then = Four cards of { domain-science }. One more would be { level-2 }.
lesson-effects-develop = Use **{ effect-economy-1 }**: discard a card from your play area, then play one from your hand. With this many effects available, you choose the card in a second step.
lesson-effects-scrap = Discard **{ $card }** from play. It stands alone.
lesson-effects-build = Play **{ $card }** for it.
lesson-effects-build-then = { level-2 } of { domain-science }. Permanent effects cost nothing and come back every turn: check them before you end it.

## Lesson 3: discard effects

lesson-discards = { effects-sacrifice }
lesson-discards-about = Discard a card for a powerful effect.
lesson-discards-begin = { $computer } has six cards of { domain-military }; eight of one Domain wins. Stop it! You can discard any card in your play area for its discard effect.
lesson-discards-play = First, play **{ $card }**.
lesson-discards-play-then = You may discard a card in the same turn you played it.
lesson-discards-embargo = Discard **{ $card }** for an { effect-economy-sacrifice }: it keeps another player from playing cards of one Domain in their next turn. Choose **{ $choice }**; below it you see which card it costs.
lesson-discards-embargo-then = Your card lies on { domain-military }, face down, until { $computer } has taken a turn.
lesson-discards-attack = Now an { effect-military-sacrifice }. It costs two cards: one of { domain-military }, and one more, whose Domain you attack. Here both are { domain-military }: choose **{ $choice }**.
lesson-discards-attack-then = Everyone else loses a card of that Domain. { $computer } is down to five.
lesson-discards-end = End your turn and see what { $computer } does.
lesson-discards-end-then = It couldn’t play { domain-military }. The { effect-economy-sacrifice } is over now, so look for another way.
lesson-discards-next = Play **{ $card }**.
lesson-discards-next-then = In a turn you may use one discard effect of each Domain, and its permanent effect as well.
lesson-discards-inquisition = Discard **{ $card }** for an { effect-religion-sacrifice }: take another player’s whole hand and decide what to give back. Choose **{ $choice }**.
lesson-discards-give = You hold all of { $computer }’s cards now. Keep what helps you, above all the card of { domain-military }: choose **{ $choice }**. The others go back.
lesson-discards-give-then = You now know { $computer }’s hand, and you’ve got the card it needed.
lesson-discards-leap = One more: discard **{ $card }** for a { effect-science-sacrifice }. You draw five cards, then discard five. Choose **{ $choice }**.
lesson-discards-sort = Choose the two cards to keep: **{ $choice }**. The other five are discarded.
lesson-discards-sort-then = Each of these effects costs a card in play, so use them when it matters. { domain-culture } has none, and { domain-utopia } comes later.

## Lesson 4: Inspiration

lesson-inspiration = { effect-culture }
lesson-inspiration-about = Borrow an effect from another player.
lesson-inspiration-begin = { domain-culture } has no effect of its own: it copies. { $computer } has five { domain-religion } cards, so its hand size is seven.
lesson-inspiration-play = If you alone have the most { domain-culture } cards, you may copy. Play **{ $card }**.
lesson-inspiration-play-then = Two against one: you have the most.
lesson-inspiration-copy = Copy **{ effect-religion-2 }** from { $computer }. What you copy has to be better than what you have.
lesson-inspiration-copy-then = The { culture-coin } lies on the column you copied. For this turn your hand size is seven.
lesson-inspiration-end = End your turn and draw.
lesson-inspiration-end-then = Seven cards! Then { $computer } played { domain-culture } too. You no longer have the most alone, so the coin went back. You may copy once a turn, and it lasts for that turn.

## Lesson 5: Hegemony

lesson-hegemony = { victory-hegemony }
lesson-hegemony-about = Win at once, or stop someone else from winning.
lesson-hegemony-begin = Eight cards of one Domain at the end of your turn win at once (seven with more than two players). You have seven { domain-culture } cards, but none in your hand. { $computer } has seven of { domain-military }!
lesson-hegemony-play = { domain-utopia } comes late, in Age III. Play **{ $card }**, your third.
lesson-hegemony-play-then = { level-1 } of { domain-utopia }: you may take a card from the discard pile.
lesson-hegemony-oligarchy = Use **{ effect-utopia-1 }** and take the card you need: in its list, choose **{ $choice }**.
lesson-hegemony-oligarchy-then = You would win in your next turn. But { $computer } moves first.
lesson-hegemony-democracy = Discard **{ $card }** for a { effect-utopia-sacrifice }: another player needs one more card in a Domain, for the rest of the game. Choose **{ $choice }**.
lesson-hegemony-democracy-then = { $computer } needs nine cards of { domain-military } now.
lesson-hegemony-end = End your turn.
lesson-hegemony-end-then = Eight cards, and no victory: your { effect-utopia-sacrifice } held.
lesson-hegemony-win = Now play **{ $card }**.
lesson-hegemony-win-then = Eight cards of { domain-culture }. It counts when your turn ends.
lesson-hegemony-finish = End your turn.
lesson-hegemony-finish-then = You’ve won! Keep an eye on the other players’ cards: the board shows them in every column.

## Lesson 6: the majority

lesson-majority = { victory-majority }
lesson-majority-about = What counts when the deck runs out.
lesson-majority-begin = One card is left in the deck. Once it’s drawn, everyone finishes with the same number of turns. Then each Domain gives 1 point to the player with the most cards there (1 each if tied). It’s four points all.
lesson-majority-play = In { domain-economy } you’re tied. Play **{ $card }**, and only you get the point.
lesson-majority-play-then = Four points to three.
lesson-majority-end = End your turn. You draw the last card.
lesson-majority-end-then = { $computer } took its last turn without drawing, and you’ve won four points to three. Ties go to the most { domain-utopia }, then { domain-culture }, { domain-science }, { domain-economy }, { domain-religion }, { domain-military }.
