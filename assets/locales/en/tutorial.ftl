# The tutorial: six short lessons against a computer player. `/civ tutorial` shows them to one person alone.
#
# Each step of a lesson has a text that says what to try and why (lesson-…), and one that explains what has happened
# then (lesson-…-then). Short sentences; the board and the hand stand right above them.

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
tutorial-all-done = You know it all now. { COMMAND("civ new") } opens a real game; it can be against the computer too.
# $number (of the lesson)
tutorial-key-continue = Go on with lesson { $number }
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
tutorial-key-again = Once more
tutorial-key-learn = Learn to play
# Said where the help and the welcome point here.
tutorial-hint = New here? { COMMAND("civ tutorial") } teaches the game in ten minutes.

## When the learner does something else than asked. What happened has been told right before.

tutorial-other-play = You may play any card of your hand. This lesson needs another one.
tutorial-other-use = This effect is open to you as well. This lesson is about another one.
tutorial-other-copy = This effect could be copied as well. This lesson is about another one.
tutorial-other-sacrifice = You may sacrifice this card as well. This lesson needs something else.
tutorial-other-card = Any of these cards would do. This lesson goes on with another choice.
tutorial-other-target = You may choose this as well. This lesson goes on with another choice.
tutorial-other-end = You may end your turn whenever you have played a card. But something of this turn is still to be tried.
tutorial-undo = Press **{ key-undo }** to take it back. In a game you can do that too, as long as your decision showed nothing hidden.
tutorial-undo-hidden = Press **{ key-undo }** to take it back. In a game you could not: it has shown you hidden cards.
# Above grey buttons with actions that are not possible now: pressing one tells why not.
tutorial-tries = Or find out why this is not possible:
reason-tutorial-place = There is no such step in the tutorial. { COMMAND("civ tutorial") } shows all lessons.

## In all texts of the lessons: $computer (the computer player), $card (the card to choose), $cards (all the cards to
## choose), $count (how many these are). Not every text uses them. In a “then” text they are those just chosen.

## Lesson 1: a turn

lesson-turn = Your turn
lesson-turn-about = Play, use an effect, draw.
lesson-turn-begin = Welcome! Above is the board, which everybody sees, and below it your hand, which only you see. It will look like this in every game.
lesson-turn-play = A turn has three steps. Step 1: play a card of your hand. Play **{ $card }**.
lesson-turn-play-then = { $card } lies in your play area now. Three cards of one Domain reach { level-1 } and open its effect; you have one.
lesson-turn-end = Step 2 is for effects, and you have none yet. Step 3: press **{ key-end }** and draw until you hold three cards again.
lesson-turn-end-then = You drew a card, and { $computer } took its turn. The cards of Age I come first; later Ages bring other cards.
lesson-turn-grow = Play **{ $card }**: it makes your column larger.
lesson-turn-grow-then = Two of three. Below each card of your hand you see what its column would become.
lesson-turn-rest = End your turn.
lesson-turn-rest-then = Look at your hand: the golden line says which card opens an effect.
lesson-turn-reach = Play **{ $card }** and reach { level-1 }.
lesson-turn-reach-then = Three cards of { domain-military }! Its effect { effect-military-1 } is open to you now, once in each of your turns.
lesson-turn-use = Use **{ effect-military-1 }**. It discards a card that you do not want, so that you draw another one.
lesson-turn-discard = Discard **{ $card }**: it does not go with what you have.
lesson-turn-discard-then = It lies in the discard pile, where everybody can see it.
lesson-turn-draw = End your turn.
lesson-turn-draw-then = Two new cards instead of one. That is a whole turn: play a card, use effects, draw.

## Lesson 2: permanent effects

lesson-effects = { effects-permanent }
lesson-effects-about = What many cards of one Domain can do.
lesson-effects-begin = Some turns later. You have { level-1 } of { domain-economy } and { domain-science }, and four cards of { domain-military }. Five of a Domain reach { level-2 }.
lesson-effects-believe = { domain-religion } works by itself: with three cards you draw up to five cards instead of three. Play **{ $card }**.
lesson-effects-believe-then = { effect-religion-1 } is yours as long as three { domain-religion } cards lie before you. You will see it when you draw.
lesson-effects-experiment = Use **{ effect-science-1 }**: it takes a card of your play area back into your hand, and you play another one.
lesson-effects-recall = Take back **{ $card }**, which does little for you.
lesson-effects-swap = Play **{ $card }** instead.
lesson-effects-swap-then = Five cards of { domain-military }: { level-2 }, and you may use it at once.
lesson-effects-purge = Use **{ effect-military-2 }**, which discards two cards. You may use one permanent effect of each Domain in a turn, in any order.
lesson-effects-discard = Discard both cards of your hand. You will soon see why.
lesson-effects-discard-then = Your hand is empty, and your hand size is five.
lesson-effects-draw = End your turn.
lesson-effects-draw-then = Five new cards! With five { domain-religion } cards it would be up to seven: that is { effect-religion-2 }.
lesson-effects-play = It is your turn again. Play **{ $card }**.
lesson-effects-play-then = Four cards of { domain-science }. One more would be { level-2 }.
lesson-effects-develop = Use **{ effect-economy-1 }**: discard a card of your play area, then play one of your hand.
lesson-effects-scrap = Discard **{ $card }** from play. It stands alone.
lesson-effects-build = Play **{ $card }** for it.
lesson-effects-build-then = { level-2 } of { domain-science }. Permanent effects cost nothing and come back every turn: look at them before you end it.

## Lesson 3: discard effects

lesson-discards = { effects-sacrifice }
lesson-discards-about = Give up a card for something strong.
lesson-discards-begin = { $computer } has six cards of { domain-military }, and eight of one Domain win. Stop it: every card in your play area can be given up for a discard effect.
lesson-discards-play = First, play **{ $card }**.
lesson-discards-play-then = You may give up a card in the very turn in which you played it.
lesson-discards-embargo = Sacrifice **{ $card }** for an { effect-economy-sacrifice }: it keeps another player from playing cards of one Domain in their next turn.
lesson-discards-forbid = Lay it on { domain-military }.
lesson-discards-forbid-then = Your card lies there face down until { $computer } has taken a turn.
lesson-discards-attack = Now an { effect-military-sacrifice }. Sacrifice **{ $card }**.
lesson-discards-strike = Discard one more card: its Domain is the one you attack. Choose **{ $card }**.
lesson-discards-strike-then = Everybody else loses a card of that Domain. { $computer } is down to five.
lesson-discards-end = End your turn and see what { $computer } does.
lesson-discards-end-then = It could not play { domain-military }. The { effect-economy-sacrifice } is over now, so look for another way.
lesson-discards-next = Play **{ $card }**.
lesson-discards-next-then = In a turn you may use one discard effect of each Domain, and its permanent effect as well.
lesson-discards-inquisition = Sacrifice **{ $card }** for an { effect-religion-sacrifice }: take another player’s whole hand and choose what to give back.
lesson-discards-inquire = Take the hand of { $computer }.
lesson-discards-give = You hold all the cards of { $computer } now. Keep the one of { domain-military } and give back { $cards }.
lesson-discards-give-then = You know the hand of { $computer } now, and hold what it needed.
lesson-discards-leap = One more: sacrifice **{ $card }** for a { effect-science-sacrifice }. You draw five cards, then discard five.
lesson-discards-sort = Keep { domain-culture } and discard the rest: { $cards }.
lesson-discards-sort-then = Each of these effects costs a card in play, so use them when it matters. { domain-culture } has none, and { domain-utopia } comes later.

## Lesson 4: Inspiration

lesson-inspiration = { effect-culture }
lesson-inspiration-about = Borrow an effect from another player.
lesson-inspiration-begin = { domain-culture } has no effect of its own: it copies. { $computer } has five { domain-religion } cards, so its hand size is seven.
lesson-inspiration-play = Whoever has most { domain-culture } cards, alone, may copy. Play **{ $card }**.
lesson-inspiration-play-then = Two against one: you have most.
lesson-inspiration-copy = Copy **{ effect-religion-2 }** from { $computer }. What you copy has to be better than what you have.
lesson-inspiration-copy-then = The { culture-coin } lies on the column you copied. For this turn your hand size is seven.
lesson-inspiration-end = End your turn and draw.
lesson-inspiration-end-then = Seven cards! Then { $computer } played { domain-culture } too. Nobody has most of it now, so the coin went back. You may copy once a turn, each time anew.

## Lesson 5: Hegemony

lesson-hegemony = { victory-hegemony }
lesson-hegemony-about = Win at once, or keep another player from it.
lesson-hegemony-begin = Eight cards of one Domain at the end of your turn win at once (seven, when more than two play). You have seven { domain-culture } cards, but none in your hand. { $computer } has seven of { domain-military }!
lesson-hegemony-play = { domain-utopia } comes late, in Age III. Play **{ $card }**, your third.
lesson-hegemony-play-then = { level-1 } of { domain-utopia }: you may take a card of the discard pile.
lesson-hegemony-oligarchy = Use **{ effect-utopia-1 }**.
lesson-hegemony-salvage = Take **{ $card }**, the card you need.
lesson-hegemony-salvage-then = You would win in your next turn. But { $computer } moves first.
lesson-hegemony-democracy = Sacrifice **{ $card }** for a { effect-utopia-sacrifice }: another player needs one card more in a Domain, for the rest of the game.
lesson-hegemony-vote = Lay it on { domain-military }.
lesson-hegemony-vote-then = { $computer } needs nine cards of { domain-military } now.
lesson-hegemony-end = End your turn.
lesson-hegemony-end-then = Eight cards, and no victory: your { effect-utopia-sacrifice } held.
lesson-hegemony-win = Now play **{ $card }**.
lesson-hegemony-win-then = Eight cards of { domain-culture }. It counts when your turn ends.
lesson-hegemony-finish = End your turn.
lesson-hegemony-finish-then = You have won! Mind how many cards the others have: the board shows it at every column.

## Lesson 6: the majority

lesson-majority = { victory-majority }
lesson-majority-about = What counts when the deck runs out.
lesson-majority-begin = One card is left in the deck. When it is drawn, everybody gets as many turns as the others. Then each Domain gives a point to whoever has most cards in it; in a tie everybody tied gets one. It is four points to four.
lesson-majority-play = In { domain-economy } you are tied. Play **{ $card }**, and only you get the point.
lesson-majority-play-then = Four points to three.
lesson-majority-end = End your turn. You draw the last card.
lesson-majority-end-then = { $computer } took its last turn without drawing, and you have won by four points to three. In a tie, most { domain-utopia } would decide, then { domain-culture }, { domain-science }, { domain-economy }, { domain-religion }, { domain-military }.
