### The tutorial: six short lessons against a computer player. `/civ tutorial` shows them to one person alone.
###
### Each step of a lesson has a text that says what to try and why (lesson-…), and one that explains what has happened
### then (lesson-…-then). Short sentences; the board and the hand stand right above them.

# In all texts of the lessons: $computer (the computer player), $card (the card to choose, of several the first). In
# those that say what to do, too: $choice (what stands on the button to press, or on the line of the list to choose, word
# for word). Not every text uses them. In a “then” text $card is the one just chosen.

## The page that lists the lessons

tutorial-title = { key-learn }
# $computer (the computer player), $count (of lessons)
tutorial-welcome = { $count ->
    [one] One short lesson
   *[other] { $count } short lessons
} against { $computer }, about ten minutes in all. Whatever you try, you can take it back.
# $number (of the lesson), $title, $about (one sentence)
tutorial-line = { $number }. **{ $title }**: { $about }
tutorial-line-done = { $number }. ✅ **{ $title }** (done): { $about }
tutorial-line-here = { $number }. 👉 **{ $title }** (next): { $about }
tutorial-all-done = That’s everything! { COMMAND("civ play") } asks who plays; { COMMAND("civ new") } opens a game, against the computer if you like.
# $number (of the lesson)
tutorial-key-continue = Continue with lesson { $number }
# $number (of the lesson), $title
tutorial-key-lesson = { $number }. { $title }

## A page of a lesson

# $title (the lesson’s, with its number), $step (counted from 1), $steps (how many there are)
tutorial-place = { $title } · { $step }/{ $steps }
# $lesson (counted from 1), $lessons (how many there are)
tutorial-place-done = Lesson { $lesson } of { $lessons }: done
tutorial-key-show = Show me
tutorial-key-back = Back
tutorial-key-contents = Lessons
tutorial-key-next = Next lesson
tutorial-key-again = Try again

## When the learner does something else than asked. What happened has been told right before.

tutorial-other-play = Any card could be played. This lesson needs another one.
tutorial-other-use = You could use this effect too. This lesson is about another one.
tutorial-other-copy = You could copy this effect too. This lesson is about another one.
tutorial-other-sacrifice = You could discard this card too. This lesson needs another one.
tutorial-other-card = Any of these cards would do. This lesson goes on with another one.
tutorial-other-target = You could choose this too. This lesson goes on with another choice.
tutorial-other-end = You may end your turn any time after playing a card. But there’s still something to try.
tutorial-undo = Press **{ key-undo }** to take it back. In a game you can do that too, as long as your move showed nothing hidden.
tutorial-undo-hidden = Press **{ key-undo }** to take it back. In a real game you couldn’t: it showed you hidden cards.
# Said instead of a step’s own text where half of it is done. $choice (what stands on the button, or on the line of the list)
tutorial-go-on = Now choose **{ $choice }**.
# Above grey buttons with actions that are not possible now: pressing one tells why not.
tutorial-tries = Not allowed here. Why?
reason-tutorial-place = There’s no such step in the tutorial. { COMMAND("civ tutorial") } shows all lessons.

## Lesson 1: a turn

lesson-turn = Your turn
lesson-turn-about = Play, use an effect, draw.
lesson-turn-begin = Everyone sees the board above; only you see your hand.
lesson-turn-play = A turn: play a card, use effects, draw. You have no effects yet, so one press does it all: **{ $choice }**.
lesson-turn-play-then = Three cards of one Domain (two with four players) unlock its effect: { level-1 }.
lesson-turn-grow = Play **{ $card }**.
lesson-turn-grow-then = Two of three. Below each card you see what its column would become.
lesson-turn-rest = Press **{ key-end }**: you draw until you hold three cards.
lesson-turn-rest-then = A golden line says which card unlocks an effect.
lesson-turn-reach = Play **{ $card }** and reach { level-1 }.
lesson-turn-reach-then = { effect-military-1 } is yours, once each turn: discard a card, draw another one.
lesson-turn-use = In the list of **{ effect-military-1 }**, choose **{ $choice }**.
lesson-turn-use-then = Everyone sees the discard pile.
lesson-turn-draw = End your turn.
lesson-turn-draw-then = Two new cards instead of one: a whole turn.

## Lesson 2: permanent effects

lesson-effects = { effects-permanent }
lesson-effects-about = What many cards of one Domain can do.
lesson-effects-begin = Some turns later. Five cards of a Domain (four with four players) reach { level-2 }.
lesson-effects-believe = Three { domain-religion } cards raise your hand size from three to five. Play **{ $card }**.
lesson-effects-believe-then = { effect-religion-1 } works automatically.
lesson-effects-experiment = **{ effect-science-1 }** takes back a card in play, then you play one. In its list, choose **{ $choice }**.
lesson-effects-swap = Play **{ $card }** instead.
lesson-effects-swap-then = { level-2 }! Each turn: one permanent effect of each Domain.
lesson-effects-purge = **{ effect-military-2 }** discards two cards, so you draw more. In its list, choose **{ $choice }**.
lesson-effects-purge-then = Your hand is empty, your hand size five.
lesson-effects-draw = { lesson-turn-draw }
lesson-effects-draw-then = Five new cards! With five { domain-religion } cards it would be seven.
lesson-effects-play = Play **{ $card }**.
lesson-effects-play-then = One more { domain-science } card would be { level-2 }.
lesson-effects-develop = Use **{ effect-economy-1 }**: discard a card from play, then play one.
lesson-effects-scrap = Discard **{ $card }**: it stands alone.
lesson-effects-build = Play **{ $card }** for it.
lesson-effects-build-then = { level-2 }. Permanent effects cost nothing and come back every turn.

## Lesson 3: discard effects

lesson-discards = { effects-sacrifice }
lesson-discards-about = Discard a card for a powerful effect.
lesson-discards-begin = { $computer } has six { domain-military } cards; eight win. Stop it with discard effects, which cost cards in play.
lesson-discards-play = First, play **{ $card }**.
lesson-discards-play-then = You may discard a card in the turn you played it.
lesson-discards-embargo = An { effect-economy-sacrifice } blocks a Domain for another player’s next turn. Choose **{ $choice }**.
lesson-discards-embargo-then = Your card lies there until { $computer } has taken a turn.
lesson-discards-attack = An { effect-military-sacrifice } costs two cards: one of { domain-military }, and one of the Domain you attack. Choose **{ $choice }**.
lesson-discards-attack-then = Everyone else loses a card of that Domain.
lesson-discards-end = { lesson-turn-draw }
lesson-discards-end-then = It couldn’t play { domain-military }. The { effect-economy-sacrifice } is over now.
lesson-discards-next = Play **{ $card }**.
lesson-discards-next-then = Each turn: one discard effect of each Domain, and its permanent effect as well.
lesson-discards-inquisition = An { effect-religion-sacrifice } takes another player’s hand; you decide what to give back. Choose **{ $choice }**.
lesson-discards-give = Keep **{ $choice }**.
lesson-discards-give-then = You’ve got the card { $computer } needed.
lesson-discards-leap = A { effect-science-sacrifice } draws five cards, then discards five. Choose **{ $choice }**.
lesson-discards-sort = Keep **{ $choice }**.
lesson-discards-sort-then = Discard effects cost cards: use them when it matters. { domain-culture } has none.

## Lesson 4: Inspiration

lesson-inspiration = { effect-culture }
lesson-inspiration-about = Borrow an effect from another player.
lesson-inspiration-begin = { domain-culture } copies effects. { $computer } has five { domain-religion } cards, so its hand size is seven.
lesson-inspiration-play = If you alone have the most { domain-culture } cards, you may copy once a turn. Play **{ $card }**.
lesson-inspiration-play-then = Two against one: you have the most.
lesson-inspiration-copy = Copy **{ effect-religion-2 }** from { $computer }: it has to be better than what you have.
lesson-inspiration-copy-then = The { culture-coin } shows what you copied: hand size seven, for this turn.
lesson-inspiration-end = End your turn and draw.
lesson-inspiration-end-then = Seven cards! But { $computer } played { domain-culture } too: you no longer have the most alone.

## Lesson 5: Hegemony

lesson-hegemony = { victory-hegemony }
lesson-hegemony-about = Win at once, or stop someone else from winning.
lesson-hegemony-begin = Eight cards of one Domain at the end of your turn win (seven with more than two players). You have seven of { domain-culture }, { $computer } seven of { domain-military }!
lesson-hegemony-play = { domain-utopia } comes in Age III. Play **{ $card }**.
lesson-hegemony-play-then = { level-1 }: you may take a card from the discard pile.
lesson-hegemony-oligarchy = In the list of **{ effect-utopia-1 }**, choose **{ $choice }**.
lesson-hegemony-oligarchy-then = You would win next turn, but { $computer } moves first.
lesson-hegemony-democracy = With a { effect-utopia-sacrifice }, another player needs one more card in a Domain, all game long. Choose **{ $choice }**.
lesson-hegemony-democracy-then = { $computer } needs nine { domain-military } cards now.
lesson-hegemony-end = { lesson-turn-draw }
lesson-hegemony-end-then = Eight cards, no victory: your { effect-utopia-sacrifice } held.
lesson-hegemony-win = Play **{ $card }**.
lesson-hegemony-win-then = Eight cards! They count when your turn ends.
lesson-hegemony-finish = { lesson-turn-draw }
lesson-hegemony-finish-then = You’ve won! Watch the other players’ columns, too.

## Lesson 6: the majority

lesson-majority = { victory-majority }
lesson-majority-about = What counts when the deck runs out.
lesson-majority-begin = Once the deck’s last card is drawn, everyone finishes with the same number of turns. Then each Domain gives 1 point for the most cards (1 each if tied). It’s four points all.
lesson-majority-play = You’re tied in { domain-economy }. Play **{ $card }**, and only you get the point.
lesson-majority-play-then = Four points to three.
lesson-majority-end = End your turn. You draw the last card.
lesson-majority-end-then = You’ve won four to three. Ties go to the most { domain-utopia }, then { domain-culture }, { domain-science }, { domain-economy }, { domain-religion }, { domain-military }.
