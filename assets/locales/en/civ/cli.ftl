### The command line’s texts of this game.

## civ simulate

cli-simulate = Play games between computer players and write their transcripts.
    {"\u000A"}
    They come on stdout, one after the other. The same options and the same seed give the same bytes.
cli-simulate-games = How many games.
cli-simulate-players = How many players.
cli-simulate-setup = How the cards are dealt.
cli-simulate-teams = Seats 1 and 3 against 2 and 4.
cli-simulate-hegemony = When Hegemony is checked.
cli-simulate-turn-cap = After how many turns majorities decide.
cli-simulate-policy = Who plays.
cli-simulate-seed = The random seed: a whole number.
cli-option-states = Add positions and legal actions.

## civ replay

cli-replay = Replay transcripts and print their results.
    {"\u000A"}
    Files may be compressed with gzip and hold several games; - is stdin. Errors are reported with file and line, and
    the exit code is 1. At most 256 MB (uncompressed) and 4 million lines are read, and 100,000 lines of a game.
cli-result = { $file }: game { $number }: { $how } ({ $lines ->
    [one] 1 line
   *[other] { $lines } lines
}, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
})
cli-unfinished = { $file }: game { $number }: unfinished ({ $lines ->
    [one] 1 line
   *[other] { $lines } lines
}, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
})
cli-seats = { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
}
cli-points = {" "}with { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-result-hegemony = hegemony in { $domain }, won by { $winners }
cli-result-majority = majorities, won by { $winners }
cli-result-turn-cap = turn cap, won by { $winners }
cli-result-last-standing = last one left, won by { $winners }
cli-result-abandoned = abandoned in the draft
cli-refused = { $file }:{ $line }: { $action }: { $why }
cli-refused-line = { $file }:{ $line }: { $why }

## civ verify

cli-verify = Check that a finished game’s deal was fair: it is worked out again from its secret.
    {"\u000A"}
    Files may be compressed with gzip and hold several games; - is stdin. The exit code is 0 where all is proven, 1 where
    something is contradicted or can’t be read, 3 where there’s no commitment, or no secret yet.
cli-verify-game = { $file }: game { $number }: { $told }

## civ render

cli-render = Draw a transcript: one moment as a picture, or the whole game as a film.
    {"\u000A"}
    FILE ends in .png for a picture or in .webp for a film. - is stdin. Errors in a transcript are reported with their
    line, and the exit code is 1.
cli-render-at = The moment after line N of the game, 0 for the deal; the end unless given.
cli-render-seat = Show what this seat sees, with its hand; seats count from 1.
cli-render-theme = Its colours: dark or light.
cli-render-locale = Its language.
cli-render-output = Where to write it.
cli-render-html = A page for a browser, in one file: every turn with its board and its story, as spectators saw it.
cli-render-html-whole = --html makes a page of the whole game for everyone: leave --at and --seat out.
cli-render-kind = { $file } ends neither in .png (a picture) nor in .webp (a film).
cli-render-film-at = A film shows the whole game: leave --at out, or write a .png.
cli-render-no-theme = There is no theme “{ $theme }”; there are { $themes }.
cli-render-no-locale = There is no language “{ $locale }”; there are { $locales }.
cli-render-no-line = There is no line { $at }: this game has lines 0 to { $lines }.
cli-render-no-seat = There is no seat { $seat }: this game has seats 1 to { $last }.
cli-render-too-large = This film would be larger than 8 MB, even with the smallest frames.
cli-render-unwritable = { $file } can’t be written: { $why }
