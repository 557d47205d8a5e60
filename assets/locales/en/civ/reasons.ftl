### Why the rules, or a transcript, refuse something: what is wrong, and what would make it possible.
### $seat and $turn are players’ names; $card, $domain and $effect are names; $word and $owed say an action.
### $need and $have are numbers of cards.

## Actions

reason-action-unreadable = “{ $text }” isn’t an action of this game. Use the buttons.
reason-game-over = The game is over. Start a new one to play on.
reason-not-your-turn = It’s { $turn }’s turn. Yours comes after the players before you.
reason-not-your-pick = { $turn } takes a card from the centre now. You choose after the players before you.
# $last (a number: seats are counted from 0)
reason-seat-unknown = There’s no such seat at this table. Its seats are 0 to { $last }.
reason-seat-left = { $seat } has left this game and takes no more turns.
reason-already-kept = You’ve already kept a card from this pack. The next pack comes when everyone has chosen.
reason-not-in-pack = { $card } isn’t in the pack in front of you. Keep one that is.
reason-not-in-centre = { $card } isn’t in the centre. Take a card that is.
reason-only-in-draft = The draft is over. Play a card from your hand on your turn.
reason-not-in-draft = The draft is still going on. First { $owed }.
reason-play-first = Play a card from your hand first. Effects and the end of the turn come after that.
reason-skip-first = You can’t play any card in your hand. Continue without playing first; effects and the end of the turn come after that.
reason-already-played = Step 1 is over. Until your next turn, only Economy and Science effects let you play cards.
reason-may-not-skip = You have a card you can play, so you must play one.
reason-not-in-hand = { $card } isn’t in your hand. Choose a card that is.
# $others (how many cards of the hand may be played)
reason-embargoed = An Embargo keeps you from playing { $domain } this turn. { $others ->
        [0] You have nothing else, so you continue without playing.
       *[other] Choose a card of another Domain.
    }
reason-effect-running = An effect is still going on. First { $owed }.
reason-nothing-owed = You can’t do that now ({ $word }). It’s part of { $effect }.
reason-effect-used = You’ve already used the permanent effect of { $domain } this turn. You can use it again next turn.
reason-sacrifice-used = You’ve already used the discard effect of { $domain } this turn. You can use it again next turn.
# $effect (the effect of that level), $limit (its hand size), $own (the hand size now)
reason-religion-unused = { $effect } works automatically: with { $need } { $domain } { $need ->
        [one] card
       *[other] cards
    } your hand size is { $limit }. You have { $have } (hand size { $own }).
reason-culture-copies = { $domain } has no permanent effect of its own. { $effect } copies one of another player.
reason-no-such-level = There’s no such level; there are levels 1 and 2.
reason-level-not-reached = { $effect } needs { $need } { $domain } { $need ->
        [one] card
       *[other] cards
    } in your play area, and you have { $have }.
reason-few-hand-cards = { $effect } needs { $need } { $need ->
        [one] card
       *[other] cards
    } in your hand, and you have { $have }.
reason-few-area-cards = { $effect } needs { $need } { $need ->
        [one] card
       *[other] cards
    } in your play area, and you have { $have }.
reason-few-playable-cards = { $effect } needs { $need } { $need ->
        [one] card
       *[other] cards
    } that you may play, and you have { $have }.
reason-few-discards = { $effect } needs { $need } { $need ->
        [one] card
       *[other] cards
    } in the discard pile, and there { $have ->
        [one] is 1
       *[other] are { $have }
    }.
reason-not-in-area = { $card } isn’t in your play area. Choose a card that is.
reason-no-sacrifice-effect = Culture has no discard effect. Discard a card of another Domain.
reason-no-sacrifice-card = { $effect } needs a card of { $domain } in your play area to discard, and you have none. Play one first.
reason-nothing-to-copy = Nobody has a permanent effect that’s better than yours and that you could use now.
reason-no-card-to-attack = { $effect } needs a second card in your play area: its Domain is attacked. Play another card first.
reason-no-target-column = { $effect } puts a marker on another player’s cards, and no other player has a card in play yet.
# $need (how many cards the effect still plays)
reason-would-strand-effect = For this effect you still have to play { $need ->
        [one] 1 card
       *[other] { $need } cards
    }. If you take back { $card }, you won’t have enough playable cards. Take back another one.
reason-not-in-discard = { $card } isn’t in the discard pile. Choose a card that is.
reason-target-is-self = Choose another player, not yourself.
reason-target-left = { $seat } has left the game. Choose a player who is still in it.
reason-target-unknown = There’s no such player at this table. Choose one of the others.
reason-target-without-card = { $seat } has no { $domain } cards in play. Choose another Domain.
reason-inspiration-used = You’ve already used Inspiration this turn. You can use it again next turn.
reason-not-most-culture = Inspiration needs more Culture cards than every other player: you have { $have } and need { $need }.
reason-copy-culture = Inspiration itself can’t be copied. Choose another Domain.
reason-target-level-not-reached = You can’t copy { $effect } from { $seat }: they have { $have } of { $need } { $domain } cards.
# $effect (the effect of $seat)
reason-copy-not-higher = { $seat }’s { $effect } is no better than your own level { $level } of { $domain }. Copy a higher level.
reason-copied-effect-used = You’ve already used the permanent effect of { $domain } this turn. Copy another Domain.

## Referee and table

reason-intervention-not-now = { $word } is an action for a seat, not an intervention.
reason-intervention-needs-by = This needs the name of who does it, and why.
reason-not-during-draft = This isn’t possible during the draft. Wait until everyone has taken a card from the centre.
reason-not-within-effect = An effect is being resolved. This is possible when it’s done.
reason-undo-unknown-line = You can’t go back to line { $number }. Choose another line.
reason-trim-not-in-hand = { $card } isn’t in that hand, so it can’t be discarded from it.
reason-abandon-only-in-draft = A table is only abandoned during its draft. Later, a player who leaves is out and the others play on.

## Setting up a game

reason-setup-players = This game is for 2, 3 or 4 players. Choose one of these numbers.
reason-setup-kind = The setup is the Classic variant or the Draft variant.
reason-setup-teams = Teams need 4 players. Open the table for 4, or without teams.
reason-setup-first = The First Player must be one of the players.
reason-setup-hegemony = Hegemony is checked at the end of a turn, or right after each card played.
reason-setup-turn-cap = A turn cap must be 1 or more. Leave it out to play without one.
reason-setup-deck = These aren’t the 104 cards of the game. Send the file as it was downloaded.
reason-setup-box = These aren’t the cards that go back to the box: 3 of each Age with 2 or 3 players, none with 4.
reason-setup-pile-order = The deck has to be stacked by Age, I on top.

## Transcripts

reason-header-missing = The first line of the file has no “{ $key }”. Send the file as it was downloaded.
reason-header-unreadable = The first line of the file isn’t a header of a game. Send the file as it was downloaded.
reason-line-unreadable = This line isn’t an action of a game. Send the file as it was downloaded.
reason-line-number = This line should be number { $expected }, not { $found }. Send the file as it was downloaded.
reason-file-cut = The file ends too early. Send it whole.
reason-file-empty = The file is empty. Send one that holds a game.
reason-after-result = There’s something after the result of the game. One file holds one game.
reason-result-too-early = The file gives a result, but the game isn’t over. Send the file as it was downloaded.
reason-result-unreadable = The result of the game can’t be read. Send the file as it was downloaded.
reason-result-differs = The result in the file isn’t the one these actions lead to. Send the file as it was downloaded.
reason-too-many-lines = A game in this file has more than { $most } lines; real games never do. Send the file as it was downloaded.

## Servers, watchers and talks

reason-another-game = That isn’t part of the game at this table.

## Tournaments and their archives

reason-trim-count = There are only { $have } cards in that hand.

## The deal (bot/games/civ/rules/DEAL.md)

reason-deal-unreadable = The file’s details about the deal can’t be read. Send the file as it was downloaded.
reason-deal-withheld = The game is over, but the secret hasn’t been revealed.
reason-deal-commitment = The secret isn’t the one that was sealed for this game.
reason-deal-cards = These aren’t the cards that follow from the secret and the words.
reason-deal-first = Another player would have been First Player.
reason-deal-seats = The players would have been seated in another order.
