### Results of games in a channel of a server’s choice, by its webhook, and once a week; and the page that sets it.

## A game, and a week

# $table (its name)
result-title = { $table } is over
result-players = Played by { $names }.
# Under the title of a tournament’s game: $title (of the tournament), $round
result-in-tournament = 🏆 { $title }, round { $round }
# $title (of the season), $division (its number)
result-in-season = 🪜 { $title }, division { $division }
result-over = The game is over.
week-title = Last week’s games
week-games = { $count ->
    [one] One game ended.
   *[other] { $count } games ended.
}
week-active-one = { $name } ({ $count })
week-active = Played most: { $people }.
# $table (a link to it), $count (moves)
week-longest = The longest: { $table }, with { $count ->
    [one] one move
   *[other] { $count } moves
}.
# $low, $high (points of ratings), $winner, $beaten (names), $table (with its address)
week-upset = Upset of the week: { $winner } ({ $low }) beat { $beaten } ({ $high }), { $table }.
results-lost = ⚠️ I can’t write in { $channel }, where results should go. { COMMAND("server-settings") } › Results picks another channel; all games are still there with { COMMAND("civ replay") }.

## The page

key-results = Results, finding games
results-title = Results and finding games
results-here = When a game ends that everyone here can see, { $channel } gets its result, with a picture and a button for the replay.
results-nowhere = Results aren’t posted in any channel of their own.
results-pick = Results: pick a channel
results-how = How they’re shown
results-spoiler = Hidden
results-spoiler-hint = Who has won is only seen when you press it
results-weekly = Weekly summary
results-weekly-hint = On Mondays: who has played most, the longest game
results-publish = Published
results-publish-hint = In an announcement channel, also on servers that follow it
results-on = Games that end from now on are posted in { $channel }.
results-off = Results aren’t posted any more.
webhook-title = For your own programs
webhook-none = A webhook of yours can get the same as JSON.
webhook-host = Your webhook at { $host } gets the same as JSON.
webhook-discord = Your Discord webhook shows the same.
webhook-trouble = ⚠️ It didn’t take the last message.
# $secret (a long text of random characters)
webhook-on = From now on I report every game to your webhook. It recognises me by this secret, which I only show now: { $secret }
webhook-discord-on = From now on your Discord webhook shows every game.
webhook-off = I no longer report games to any webhook.
key-webhook = Webhook
form-webhook = Its address (empty: none)
form-webhook-hint = https://example.org/…
reason-webhook-address = That’s no address for a webhook: it begins with https://, names no port, and is reached from the whole internet.
reason-webhook-form = That address only takes messages of its own form, and mine are JSON of another. Enter a webhook of Discord, or a program of yours that reads WEBHOOK.md.
