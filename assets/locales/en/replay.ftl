### Looking back on a game: `/civ replay` and the film.

# What a step is called: $count (which round or turn), $name (whose it is)
step-deal = The deal
step-round = Draft, round { $count }
step-take = Draft: { $name } takes a card from the centre
step-turn = Turn { $count }: { $name }

## A page

replay-title = Replay of game { $table }
history-title = Table { $table } so far
replay-where = step { $step } of { $steps }
replay-hand = { $name }’s hand: { $cards }.
replay-pack = { $name } chooses from { $cards }.
replay-hand-empty = { $name } holds no cards.
replay-link = { ping-lobby-link }
replay-public = Only the person who opened this replay can turn its pages. Press any button to get your own.
# $step (what a step is called)
replay-earlier = Earlier: { $step }…
replay-later = Later: { $step }…
pick-step = Jump to a turn
pick-view = Whose view?
view-gallery = Everyone’s view
view-seat = { $name }’s view, with the hand
key-first = First
key-back = Back
key-next = Next
key-last = Last
key-now = Now
key-move-back = One move back
key-move-on = One move on
key-replay-more = More…
key-replay-less = Less
key-film = Animation
key-share = Share
key-export = Download
key-verify = Check the deal
key-story = Story
story-none = I can’t tell the story of this game.
key-replay = Replay

## Answers

# $code (such as 12-34)
shared = `{ $code }` is this moment. Anyone on this server can see it with { COMMAND("civ replay") } and this code.
replay-unshown = There’s no replay of this game here, but you can download it.
film-waiting = 🎞️ Another animation is being made. Yours comes next.
film-begins = 🎞️ Making the animation…
film-progress = 🎞️ Making the animation: { $done } of { $total } frames.
film-title = Table { $table } as an animation
film-alt = The whole game at table { $table }, one picture per step. The replay tells each step as text.
film-too-large = This animation would be larger than this server allows. `civ render` makes them from a downloaded game, of any length.

## What is refused

reason-replay-unfinished = The game at that table is still going on: { COMMAND("civ replay") } shows it to you alone, as you may see it. Everyone’s hands come with the end.
reason-replay-lobby = The game at that table hasn’t started yet.
reason-replay-none = You have no game to look back on, and this channel has none either.
replay-none-which = You have no game to look back on, and this channel has none either. Others on this server:
reason-replay-not-here = This table is in a channel or server that you can’t see.
reason-replay-code = “{ $text }” isn’t a code of a moment. A code is a table and a move, such as 12-34.
reason-replay-seat = This table has no such seat. Its seats are 1 to { $players }.
reason-replay-hands = This game was called off, so hands stay hidden from anyone who wasn’t in it.
replay-several-which = Several games are going on. Which one?
