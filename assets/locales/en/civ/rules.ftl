### The rules at hand: `/rules`. Our own words; each line stands by itself and gets its clause behind it, in parentheses.
### Keys: rules-TOPIC-title (at most 60 characters), rules-TOPIC-words (what people may type to find the page,
### separated by commas; as many as you like, no need to repeat the title), rules-TOPIC-alt (its picture in words),
### all others: one line of the page.
### Every line may use these numbers: $cards (all cards of the game), $boxed (cards of each Age that go back to the box),
### $dealt (cards dealt to each player), $pack (cards of a draft pack), $kept (cards kept in the draft), $leap (cards of
### a Technological Leap), $size, $size1, $size2 (hand sizes: without Religion, with level 1, with level 2);
### and these lists: $domains (the six Domains), $order (the order of Domains in a tie), $layout (the order of columns).

## The book

rules-title = Rules
rules-intro = How the game is played, in short pages: choose one, or type { COMMAND("rules") } and a word. Numbers in parentheses are clauses of the rules. “House rule” marks what the printed book leaves open, or where its editions differ.
pick-rules-game = The game: choose a page
pick-rules-effects = The effects: choose a page
pick-rules-more = The end, teams and more
pick-rules-glossary = Choose a word
# A line of a page and its clause. $text, $clause (one or several)
rules-line = - { $text } ({ $clause })
# A line in which the printed book is silent or its editions differ. $text, $clause
rules-line-house = - { $text } ({ $clause }, house rule)
# A line about this bot, which has no clause. $text
rules-line-here = - { $text }
# Below a page that everybody sees. $button (what a button says)
rules-shown = Press “{ $button }” to keep reading in your own language.
# The picture of a page on effects. $cards (a list of cards), $does (sentences: each effect and what it does)
rules-effects-seen = Cards: { $cards }. { $does }
# $effect, $does (a sentence)
rules-effects-seen-one = { $effect }: { $does }
# Words of questions that say nothing about the page that is meant, separated by commas; without accents
rules-ignored-words = a, an, the, of, to, in, on, at, for, by, with, from, and, or, but, if, as, so, than, then, i, me, my, mine, you, your, we, our, us, he, she, they, them, their, his, her, it, its, this, that, these, those, there, here, is, are, am, was, were, be, been, being, do, does, did, done, have, has, had, can, could, may, might, must, will, would, shall, should, what, whats, how, when, where, why, which, who, whom, whose, happens, happen, mean, means, work, works, exactly, actually, please, tell, explain, about, any, some, just, also, ever, game, use, get, got, need, want, when's, re, ve, ll, don, doesn, isn, s, t, pls, plz, thx, im, ive, dont, cant, doesnt, isnt, now, thing, stuff, cuz, lol, thru, u, r, ok, okay, hi, hey, really, still, possible, allowed, going, come, comes, let, say, know, understand, question, hasn, hasnt, haven, havent, won, wont, didn, didnt, wasn, aren, arent
key-rules-contents = All pages
key-rules-back = Back
key-rules-next = Next
key-rules-open = Open the rules
# Title of a page on effects of one Domain. $domain, $effects (a list of effects)
rules-title-of-effects = { $domain }: { $effects }

## What a table says, a line for each number of players

# $players (2 to 4), $one and $two (cards for level 1 and 2), $need (cards for Hegemony)
rules-row-levels = **{ $players } players**: { level-1 } with { $one } cards, { level-2 } with { $two } cards
rules-row-hegemony = **{ $players } players**: { $need } cards of one Domain
# $domain, $ages (a list such as “8 × I and 4 × III”), $count (all its cards)
rules-row-supply = **{ $domain }**: { $ages } ({ $count } cards)
# $effect, $level (1 or 2), $size (a hand size)
rules-row-size = **{ $effect }** ({ domain-religion }, level { $level }): { $size } cards

## Goal of the game

rules-goal-title = Goal of the game
rules-goal-words = aim, win, winning, victory, objective, purpose, how to win, overview, summary, win condition, what is this game, basics, how do I win, how does one win, who wins, what is the game about, idea of the game, point of this game, point of the game, what is it about, collect
rules-goal-alt = The emblems of the six Domains, then a crown for Hegemony and a laurel for the most points.
rules-goal-domains = You build a civilization with the cards in your play area. Each card belongs to one of six Domains: { $domains }.
rules-goal-effects = The more cards of a Domain you have, the stronger its effects.
rules-goal-hegemony = **{ victory-hegemony }**: have enough cards of one Domain at the end of your turn, and you win at once.
rules-goal-majority = **{ victory-majority }**: when the deck runs out first, you score a point for each Domain where you have at least one card and nobody has more. The player with the most points wins.

## Setup

rules-setup-title = Setup: { setup-classic }
rules-setup-words = start, beginning, deal, preparation, components, cards, how many cards, Age, box, start of the game, starting hand, how many cards are there, shuffle, opening hand, who goes first, who starts, goes first, starting player, how long does a game take, how many players, cards each, cards at the start, deal the cards, how to set up, ages, how many can play, how many people, number of players, duration of a game, playing time, how long is a game, 2 players, 3 players, 4 players, begins, removed cards, cards taken out, 5 players, five players, more than four, how many ppl, who is first, stack, in total, missing cards, how many cards in all
rules-setup-alt = The backs of the three Ages: Age I lies on top of Age II, and Age II on top of Age III. Then a hand of cards.
rules-setup-cards = The game has { $cards } cards of three Ages. The list below counts them.
rules-setup-players = Two, three or four can play. At one sitting a game takes about half an hour; with a day for each turn, it takes weeks.
rules-setup-box = The cards of each Age are shuffled apart. With 2 or 3 players, { $boxed } cards of each Age go back to the box. Nobody ever sees them.
rules-setup-deck = The deck is stacked by Age: Age I on top, Age III at the bottom.
rules-setup-first = The First Player is drawn at random. The Culture coin lies beside the deck, and the discard pile is empty.
rules-setup-deal = From the First Player clockwise, each player takes the top { $dealt } cards of the deck as a hand.

rules-draft-title = Setup: { setup-draft }
rules-draft-words = draft, drafting, pass, choose, pack, centre, pick, pass cards, pass to the left, choose cards at the start, pick cards, card on the table before my first turn, keep one and pass the rest
rules-draft-alt = A pack of cards: one goes to your hand, the others go on to the next player. The last ones go to the centre.
rules-draft-keep = Each player takes the top { $pack } cards of the deck, keeps one of them in secret and passes the others to the left.
rules-draft-pass = Everyone keeps one card of the new pack and passes the others on, until each pack has only one card left.
rules-draft-centre = These last cards go face up to the centre. The player on the First Player’s right takes one of them into the play area, then the others counter-clockwise. The First Player is last.
rules-draft-start = So everyone begins with { $kept } cards in hand and one card in the play area. During the draft there are no effects, and nobody wins.
rules-draft-here = You choose with buttons. Nobody sees your choice until everyone has chosen.

## The turn

rules-turn-title = The turn: three steps
rules-turn-words = order of play, phase, sequence, clockwise, First Player, round, what can I do, my turn, phases, whose turn, my go, what do i do on my turn, draw first or play first, order of steps, two turns in a row, just end, power before playing, next player, draw first, in what order
rules-turn-alt = Three steps: a card from your hand goes to your play area; effects; cards of the deck go to your hand.
rules-turn-order = Players take turns clockwise, beginning with the First Player. A turn has three steps, always in this order.
rules-turn-play = **1. Play a card** from your hand into your play area. This step is mandatory.
rules-turn-effects = **2. Apply effects**: as many as you have available, in any order, or none.
rules-turn-draw = **3. Draw cards** up to your hand size. This step is mandatory.
rules-turn-hegemony = After step 3 you win if you have Hegemony. If not, the next player begins.

rules-playing-title = Playing a card
rules-playing-words = step 1, play, mandatory, skip, cannot play, must I play, play a card, can’t play, pass my turn, no card to play, have to play, must play, do i have to, must i, put down, put a card down, lay down a card, how many cards can I play, play one card, more than one card, nothing to play, can’t play anything, nothing I can play, optional, forced to play, don’t want to play, pass without playing, without playing, play nothing, not play, do nothing, no cards in hand, 0 cards in hand, empty hand, what do I II III do, use a new card at once, nothing in hand, I or III, blocked hand, newly placed card, age 3 better than age 1
rules-playing-alt = A card from your hand goes to your play area.
rules-playing-one = In step 1 you play one card, of any Domain and any Age. You must play if you can.
rules-playing-counts = The card counts at once. You may use its effects in the same turn, and even discard it for its discard effect.
rules-playing-skip = You skip this step only when your hand is empty, or when an Embargo forbids every card you hold.
rules-playing-more = Cards that you play through effects of { domain-economy } or { domain-science } are played cards too. An Embargo forbids them as well.
rules-playing-age = The Age of a card doesn’t change its effects. It only decides which card you lose to an Attack: one of the lowest Age.

rules-effects-title = Effects: when you may use them
rules-effects-words = step 2, level, levels, permanent effects, discard effects, sacrifice, how often, twice, number of cards, level 1, once per turn, power, powers, ability, abilities, unlock, how many of the same, same colour, same color, whole effect, complete effect, only part of an effect, both levels, activate, when do effects work, use the same effect again, how often can I use, weaker effect, stronger effect, lower level, higher level, finish an effect, needed for an effect, have to use, must use, use an effect, use effects, skip an effect, level two, level one, when do I have to discard, how many for level 2, in the middle of another effect, power yet, when does a power start
rules-effects-alt = Emblems with level 1 and level 2: they need more and more cards. Then one card on its way to the discard pile.
rules-effects-permanent = A **permanent effect** works once you have enough cards of its Domain in your play area. They stay there.
rules-effects-level = With level 2 you may use level 1 instead, but never both.
rules-effects-sacrifice = A **discard effect** costs one card of its Domain from your play area.
rules-effects-once = Each turn: the permanent effect of each Domain once, and its discard effect once, in either order. { domain-culture } has no discard effect.
rules-effects-whole = Finish an effect before you start the next one, even if you lose its level on the way.
rules-effects-possible = Start an effect only if you can carry it out completely.

rules-handsize-title = Hand size and drawing
rules-handsize-words = step 3, draw, hand limit, limit, maximum, how many cards, refill, how many cards can i hold, too many cards, how many do I draw, cards to draw, hand full, discard down, hold, how many may I keep, keep cards, too many in hand, 3 cards, throw away cards, have too many, have to discard, have to throw away, pick up at the end, did not get new cards, why no new cards, max, max cards in hand
rules-handsize-alt = Cards of the deck go to your hand. Religion makes the hand size larger, with level 1 and again with level 2.
rules-handsize-draw = In step 3 you draw until you hold as many cards as your hand size. If you hold that many or more, you draw nothing and discard nothing.
rules-handsize-limit = Your hand size is { $size }. { domain-religion } makes it larger, as listed below.
rules-handsize-maximum = There’s no limit to how many cards you may hold.
rules-handsize-short = If the deck has too few cards, you draw what is left.

## Permanent effects

rules-military-words = remove, hand, discard cards of my hand, clean, discard from hand, get rid of cards, army, soldiers, red, against myself, throw away my own cards
rules-military-one = **{ effect-military-1 }** (level 1): discard exactly one card from your hand.
rules-military-two = **{ effect-military-2 }** (level 2): discard exactly two cards from your hand.
rules-military-choose = You choose which cards. You need that many in your hand.
rules-military-why = This makes room: in step 3 you draw new cards up to your hand size.

rules-religion-words = hand size, limit, more cards, draw more, bigger hand, white, church, faith, hold more cards, keep more cards, holding more, 5 cards in hand, 7 cards in hand, activate religion, lost a religion card
rules-religion-one = **{ effect-religion-1 }** (level 1): your hand size is { $size1 } instead of { $size }.
rules-religion-two = **{ effect-religion-2 }** (level 2): your hand size is { $size2 }.
rules-religion-always = This effect works automatically as long as you have its level. There’s nothing to press, and it’s never used up.
rules-religion-when = Your level counts at the moment step 3 begins.

rules-economy-words = swap, exchange, replace, play more cards, yellow, money, play two cards, several cards in one turn, throw away a card to play another
rules-economy-one = **{ effect-economy-1 }** (level 1): discard one card from your play area, then play one card from your hand.
rules-economy-two = **{ effect-economy-2 }** (level 2): discard two cards from your play area, then play two cards from your hand.
rules-economy-need = You need that many cards in your play area, and that many playable cards in your hand.
rules-economy-embargo = The new cards are played cards: they count at once, and an Embargo forbids them.

rules-science-words = swap, exchange, take back, return, play more cards, pick up cards, take back a card, green, inventions, back to my hand, play two cards, several cards in one turn, pick up from my play area, pick a card up from the table, pick a card back up, level 2 of science
rules-science-one = **{ effect-science-1 }** (level 1): take one card from your play area into your hand, then play one card from your hand.
rules-science-two = **{ effect-science-2 }** (level 2): take two cards from your play area into your hand, then play two cards from your hand.
rules-science-again = You may play the very cards that you’ve just taken back.
rules-science-enough = You must keep enough playable cards. You can’t take back cards if that would leave you stuck.
rules-science-embargo = { rules-economy-embargo }

rules-culture-words = copy, coin, Culture coin, imitate, copy an effect, steal an effect, blue, art, most culture cards, most art cards, tie in culture, power of another player, use someone’s effect, someone else’s power, copy someone, what is the coin for, copy religion
rules-culture-who = Do you have more Culture cards in your play area than each other player? Then you may use **{ effect-culture }** once in your turn. One card is enough when nobody else has one.
rules-culture-what = Copy a permanent effect of level 1 or level 2 that another player has now. { domain-culture } itself can’t be copied.
rules-culture-better = It must be better than your own there, and it uses up that Domain’s permanent effect for this turn.
rules-culture-yours = The effect works as if it were yours: with your hand and your play area.
rules-culture-coin = The Culture coin marks it. It goes back when another player has as many Culture cards, or when one of you two leaves.
rules-culture-religion = A copied { domain-religion } counts when you draw, if the coin is still there and that player still has the level.
rules-culture-again = The coin gives you nothing in later turns: copy again.

rules-utopia-words = discard pile, take, recover, draw from the discard pile, get a card back, graveyard, purple, violet, get back from the discard pile, get a discarded card back, take a discarded card, threw away, thrown away, a card I threw away, a card I discarded, trash
rules-utopia-one = **{ effect-utopia-1 }** (level 1): take one card from the discard pile into your hand.
rules-utopia-two = **{ effect-utopia-2 }** (level 2): take two cards from the discard pile into your hand.
rules-utopia-any = You may take any card of the pile. Everyone sees which one.
rules-utopia-need = The discard pile must hold that many cards.

## Discard effects

# Further words for each of the discard effects below
rules-discard-effect-words = sacrifice, give up a card

rules-attack-words = destroy, war, hit, lose cards, everybody discards, fight, kill, lose a card, attack my teammate, army, soldiers, red, make someone lose cards, who is hit, who loses a card, weakest card, lowest card, attacker, attack a domain they don’t have
rules-attack-do = Discard a { domain-military } card from your play area, then discard one more from there, of any Domain. That second card’s Domain is attacked.
rules-attack-need = So you need at least two cards in your play area.
rules-attack-others = Every other player discards one card of the attacked Domain from their play area. Players who have none lose nothing.
rules-attack-lowest = It’s always a card of the lowest Age that player has there. There’s nothing to choose, so nobody has to wait.
rules-attack-mate = Your team-mate is hit too.

rules-inquisition-words = steal, swap hands, exchange, take a hand, look at a hand, white, church, see someone’s hand, swap hands with someone, steal cards, take someone’s hand, steal a hand, whole hand, steal from another player
rules-inquisition-do = Discard a { domain-religion } card from your play area and choose another player.
rules-inquisition-take = Take that player’s whole hand into yours. Then give back exactly as many cards as you took, any you like.
rules-inquisition-empty = You may choose a player without cards. Then nothing happens.
rules-inquisition-secret = Only you two know which cards moved. The others see their Ages.

rules-embargo-words = forbid, block, marker, may not play, prevent, ban, prevent playing, can’t play a domain, yellow, card on my cards, face-down card on my Domain, stop someone from playing, forbid a colour, how long does an embargo last, not allowed to play, why can’t I play, several embargoes, two embargoes, embargoes stack, powers under an embargo, blocked in a domain, use an effect under an embargo, upside-down card
rules-embargo-do = Put an { domain-economy } card from your play area face down on a Domain of another player, who must have a card there. It’s a marker now.
rules-embargo-forbids = In their next turn that player may not play cards of this Domain, neither in step 1 nor through effects.
rules-embargo-allows = The effects of that Domain stay allowed, its discard effect too.
rules-embargo-ends = After step 3 of that turn the marker goes to the discard pile. Several Embargoes can run in the same turn.

rules-leap-words = five cards, new hand, exchange, draw five, redraw, mulligan, green, swap my whole hand, draw 5 cards, discard 5, keep the new cards
rules-leap-do = Discard a { domain-science } card from your play area. Draw { $leap } cards, then discard { $leap } cards from your hand.
rules-leap-any = You may discard any cards from your hand, new or old.
rules-leap-short = If the deck has fewer cards, draw what is left and discard as many.
rules-leap-end = If this empties the deck, the final round begins.

rules-democracy-words = marker, one card more, block, prevent, stop a victory, stop hegemony, raise hegemony, stop a win, stop them from winning, one more card, need one more, purple, violet, card on my cards, face-down card on my Domain, stop someone who is winning, stop someone who’s about to win, stop someone, keep someone from winning, how long does a democracy last, does a democracy go away, need 9, harder to win, slow the leader down
rules-democracy-do = Put a { domain-utopia } card from your play area face down on a Domain of another player, who must have a card there. It’s a marker now.
rules-democracy-more = That player needs one more card in this Domain for Hegemony, until the end of the game. Several markers add up.
rules-democracy-marker = A marker doesn’t count as a card in anyone’s play area. It stays even when the cards around it leave.

## The end and more

rules-end-title = End of the game
rules-end-words = game over, finish, final round, last turn, empty deck, deck runs out, no more cards, deck is empty, pile is empty, pile empty, out of cards, how does it end, last round, when is it over, no cards left, deck runs dry, nobody reached, run out of cards, nothing to draw, same number of turns, equal turns, one more turn, ways to win, deck ran out, ran out
rules-end-alt = An empty deck starts the final round; then the points decide. A crown stands for Hegemony.
rules-end-hegemony = **Hegemony** ends the game at once.
rules-end-deck = **The deck is empty**: the turn goes on. Then everyone who hasn’t had a turn in this round takes one more, without drawing. So all have had the same number of turns.
rules-end-still = Hegemony still wins in these last turns.
rules-end-points = After the last turn, the player with the most points wins.
rules-end-alone = The game also ends when all others have left: the last player wins, or the last team.

rules-hegemony-title = { hegemony }: cards required to win
rules-hegemony-words = win, victory, seven, eight, how many cards, crown, required cards, instant win, how many cards to win, threat, about to win, close to winning, one card away, danger, 7 or 8, how many of one domain, 7 cards, 8 cards, same cards to win, game went on, with two of us, did I win right away, won at once or at the end of my turn, checked
rules-hegemony-alt = A row of cards of one Domain, as many as two players need, and a crown behind them.
rules-hegemony-win = You win when you have enough cards of one Domain in your play area at the end of your turn, after step 3. The list below says how many.
rules-hegemony-start = The number of players at the start counts, even when someone has left.
rules-hegemony-democracy = For each Democracy on one of your Domains, you need one more card there.
rules-hegemony-tournament = Tables that use the tournament rule check right after each card you play.

rules-points-title = Points and ties
rules-points-words = score, scoring, majority, majorities, draw, tie, tied, tie-break, equal, winner, draw game, tiebreaker, who wins a tie, who has more points, count points, same points, same number of points, equal points, nobody has hegemony, final score, points for most, points for a majority, worth points, a tie is possible, equally many, both have the same number
rules-points-alt = The emblems of the six Domains, and a laurel for the most points.
rules-points-score = You score one point for each Domain where you have a card and nobody has more than you. Players who share the lead score one point each.
rules-points-most = The player with the most points wins.
rules-points-tie = In a tie, the tied players compare their cards in one Domain after another: { $order }. A player with fewer cards there is out.
rules-points-shared = If they’re equal in all of them, they share the victory.

rules-teams-title = { team-game }
rules-teams-words = team, teams, partner, team-mate, together, two against two, teammates, attack my teammate, 2v2, 2 vs 2, pairs, rules for teams, talk to my partner, win together, two versus two, four players in teams, my mate, points for a pair
rules-teams-alt = Two teams of two players each, and a laurel for the team that wins.
rules-teams-seats = Four players form two teams. Team-mates sit opposite each other.
rules-teams-hegemony = Hegemony of one player wins for both.
rules-teams-points = A team scores one point for each Domain in which one of its players leads or shares the lead. If players of both teams share the lead, both teams score.
rules-teams-tie = In a tie, the cards of both team-mates are added up.
rules-teams-hidden = You don’t see your team-mate’s hand.
rules-teams-others = For an Attack and for Inspiration your team-mate is another player like any other.

rules-open-title = What everyone sees
rules-open-words = public, secret, hidden, open, private, spectators, back of cards, what can others see, open information, look through, look at the discard pile, look through the discard pile, peek, count cards, can others see, look at discards, where do discarded cards go, discarded cards go, discards, look at old cards, watching, opponent’s cards, opponents cards, cards of the others, watch a game, what does my opponent see, see of my cards, shuffled back, how many cards are left
rules-open-alt = Cards in play lie face up. Of a hand you see the backs, with their Ages.
rules-open-public = Everyone sees the play areas, the markers, the Culture coin, the discard pile, and how many cards each hand and the deck have.
rules-open-discards = Discarded cards go face up to the discard pile. They never return to the deck; only effects of { domain-utopia } take cards from there.
rules-open-ages = The backs are open too: everyone sees the Age of each card in a hand, and of the cards left in the deck.
rules-open-secret = Nobody else sees the Domains of your hand cards, nor what you choose in the draft. The order of the deck and the cards in the box stay unknown to all.

rules-talk-title = Talking and deals
rules-talk-words = talk, chat, deal, deals, alliance, ally, negotiate, negotiation, trade, promise, bluff, lie, agreement, diplomacy, team up, talk in private, may we talk, lying, bluffing, tell the truth, show my hand, show my cards, give a card, give cards away, give a card to a friend, promised, private chat, break a promise
rules-talk-alt = Players on both sides: one side asks, the other answers.
rules-talk-free = Talk, promise and bluff as much as you like, in the open or in private. You may say what is in your hand, truly or not.
rules-talk-binding = Nothing you agree on is binding: everyone may change their mind.
rules-talk-cards = Cards change hands only by effects. You can’t give or trade any, and you can’t show your hand.
rules-talk-mates = Team-mates don’t see each other’s hands either, but they may talk.
rules-talk-here = { COMMAND("civ talk") } opens a private thread with another player. A table can switch that off in its setup, and a moderator can end it.

rules-leaving-title = Leaving and elimination
rules-leaving-words = resign, give up, quit, eliminated, absent, away, abandon, stop, leave, afk, surrender, drop out, someone left, player left, gone, quits, had to go, has to go, went away, disconnected, cards of a player who left, what happens to their cards, stop playing, give up the game, stuck, nudge, silent, nobody moves, slow player, doesn’t answer, not answering, not responding, doesn’t come back, didn’t come back, don’t come back, never came back, vanished, disappeared, ghosted, ragequit, inactive, missing player, waiting for someone, left the game, left mid game, hasn’t moved, has not moved, doesn’t move, not moving, hasn’t played, has not played, doesn’t play, isn’t playing, nobody plays, since yesterday, for days, takes forever, too slow, opponent is gone, went afk, is gone, mid game, quitters, play for me, walked out
rules-leaving-alt = A player has left; the cards go to the discard pile.
rules-leaving-cards = A player who leaves, or is eliminated, is out of the game. Their hand, play area and the markers lying on it go to the discard pile. An effect that’s still going on is taken back first.
rules-leaving-same = Levels, Hegemony and seats stay as they were at the start, with the cards they need. Markers this player has put on others stay.
rules-leaving-last = The last player left wins, or the last team. Players who left have no points.
rules-leaving-draft = If a player leaves during the draft, the table is abandoned, and nobody wins.
rules-leaving-here = With { COMMAND("civ resign") } you leave a game for good. If you’re only away for a while, { COMMAND("civ away") } lets the computer play for you. If someone else doesn’t move, “{ key-stuck }” below the board says what you can do.

rules-tournaments-title = Tournaments
rules-tournaments-words = tournament, official, official rules, referee, competition, rounds, bracket, friendly cup, check-in, immediate Hegemony, sign up, register, waiting list, knockout, final, call the referee, no-show, standings, draw lots, official tournament, who goes on, podium, tourney, tournaments, how many people for a tournament
rules-tournaments-alt = A laurel for the winner. Then the cards that draw the First Player: the player with Military I begins.
rules-tournaments-size = 16 to 64 players take part, a multiple of 4. Only winners go on.
rules-tournaments-rounds = Round 1 has tables of 4. Its winners are drawn onto the tables of round 2, and the winners there meet in the final. With 16 players, the winners of round 1 play the final.
rules-tournaments-first = The referee deals a Military I among Religion I cards, face down. The player who gets Military I is the First Player.
rules-tournaments-draft = The Draft variant is compulsory. Hegemony is checked right after each card played.
rules-tournaments-talk = Spectators see what is public and take no part. Negotiating is part of the game, personal attacks aren’t.
rules-tournaments-table = A tournament table has no votes, no take-backs, no taking over seats and no hints. When someone’s time runs out, the game stops until the referee decides.
rules-tournaments-here = On a server that has them switched on ({ COMMAND("server-settings") }), { COMMAND("tournament new") } announces a tournament with its referee; { COMMAND("referee call") } calls the referee to your table.

rules-refereeing-title = Tournaments: the referee
rules-refereeing-words = referee, referee decides, penalty, dispute, surplus cards, too many cards drawn, forgot to draw, shared victory, draw lots, lots, proof, proof of the draw, arrangement, layout, judge, tourney, ref, fair draw of the tables, sort it out, settle an argument, who decides in a tournament
rules-refereeing-alt = Two cards too many go to the discard pile.
rules-refereeing-referee = A referee leads the tournament and doesn’t play. Each decision has a reason and is public.
rules-refereeing-mistakes = The referee puts mistakes right: surplus cards are discarded at random, and a forgotten draw is made up.
rules-refereeing-shared = If a victory is shared, the referee draws lots, openly.
rules-refereeing-layout = All lay out their Domains in the same order: { $layout }. The backs of the hands stay visible.
rules-refereeing-chance = Each draw follows from a secret. Its SHA-256 is announced before anyone registers, and the secret is revealed with the draw, so that anyone can check it.

rules-fair-title = Fair at every table
rules-fair-words = fair, fair play, fairness, cheat, cheating, honest, shuffled, random, take my seat, steal my seat, rules of the table, called too often, rigged, shuffled fairly, can someone cheat, replace me, take over my seat, kicked out, lost my seat, my seat, shuffling, cheater, seat was taken, wants my seat, give my seat, randomness, luck of the deal, pause, shuffling rigged
rules-fair-alt = A sealed deck, and everyone’s cards.
rules-fair-cards = Cards follow from a secret sealed before the game and from your words. “{ key-verify }” at { COMMAND("civ replay") } checks it.
rules-fair-seat = Your seat and hand are yours. If someone asks for your seat, you have half a day to say no (two turns at quick tables); with two players it takes your yes, or two timeouts in a row and another turn.
rules-fair-votes = An undo, a pause and calling off take everyone’s yes. Someone silent for three days (ten minutes at quick tables) isn’t asked any more if two of their turns ran out; for a pause, also if it was their turn all that time. Vacation doesn’t count.
rules-fair-place = A table moves by vote, within its server.
rules-fair-pings = Nobody can ping you twice about the same thing in half an hour (two minutes at quick tables). Quiet hours apply to mentions too, except at quick tables.
rules-fair-channel = If the channel is gone or hidden from you, your clock stops for up to three days.
rules-fair-more = { COMMAND("settings") } keeps someone away, { COMMAND("moderate close") } is for moderators, { COMMAND("privacy show") } says what I keep about you.

rules-undo-title = Undo: taking a move back
rules-undo-words = undo, mistake, take back, wrong button, misclick, oops, wrong card, undo a move, take it back, pressed the wrong button, clicked wrong, revert, go back, changed my mind, redo my turn
rules-undo-alt = A card from the play area goes back to the hand.
rules-undo-what = “{ key-undo }” below your hand takes back your last move of this turn, then the one before it.
rules-undo-hidden = Draws and an Inquisition’s hand can’t be undone: you’ve seen hidden cards.
rules-undo-end = You can’t take back a turn that has ended, or a choice in the draft.
rules-undo-void = The referee of a tournament may take back an effect that began too late.

rules-aid-title = Player aid
rules-aid-words = summary, overview, levels, reference, cheat sheet, all effects, table, summary of effects, quick overview

rules-glossary-title = Glossary
rules-glossary-words = words, terms, vocabulary, dictionary, what does it mean, mean, means, what is meant, definition
rules-glossary-intro = Choosing a word opens its page.

## Glossary: the official words (term-…) and what they mean, in at most 110 characters

term-age = Age
term-box = Box
term-domain = Domain
term-face-down = Face down
term-level = Level
term-majority = Majority
term-marker = Marker
term-player-aid = Player aid
term-point = Point
term-round = Round
term-step = Step
term-tie = Tie
term-turn = Turn
glossary-age = one of three periods, I to III. The back of a card shows it.
glossary-box = where a few cards lie unseen with 2 or 3 players.
glossary-classic = the setup in which each player is dealt a hand.
glossary-coin = shows which effect was copied with Inspiration.
glossary-deck = the cards that are left to draw, Age I on top.
glossary-sacrifice = an effect that costs one card of its Domain.
glossary-discard-pile = the discarded cards, face up. Utopia takes cards from it.
glossary-domain = the kind of a card: one of six.
glossary-draft = the setup in which hands are chosen from packs that go round.
glossary-face-down = how a card lies when it’s a marker.
glossary-first-player = who takes the first turn of the game.
glossary-hand = the cards only you see.
glossary-hand-size = how many cards you draw up to at the end of your turn.
glossary-hegemony = enough cards of one Domain to win at once.
glossary-level = what a permanent effect needs: enough cards of its Domain.
glossary-majority = having the most cards in a Domain, alone or tied.
glossary-marker = a card put on someone by an Embargo or a Democracy.
glossary-permanent = an effect that needs a level and costs no card of its Domain.
glossary-play-area = the cards in front of you, face up, by Domain.
glossary-player-aid = all effects and levels on one page.
glossary-point = what a majority is worth when the deck has run out.
glossary-round = one turn of each player, the First Player’s first.
glossary-step = a part of a turn: play a card, apply effects, draw cards.
glossary-tie = when several players share the most points.
glossary-turn = what one player does before the next one begins.

## What is not found

# $text (what was typed)
reason-rules-unknown = I found no page about “{ $text }”. { COMMAND("rules") } lists all pages.
# $text (what someone has typed)
rules-perhaps = Perhaps one of these pages answers “{ $text }”:
rules-nearest = The nearest pages:
