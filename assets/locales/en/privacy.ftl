### What is kept of somebody, and how it is forgotten.

privacy-title = What I keep about you
privacy-what = Your Discord ID, the name you had when you sat down, and what you chose: moves, votes, settings, notes. With them games go on and can be replayed. I don’t read messages, and pass nothing on, except:
    - Anyone who sees a finished game may share it as a page, with its players’ names.
    - A server may have results sent to a program of its own.
    - A tournament’s archive, with names, results and decisions, goes to its organisers and, for official ones, to the publisher.
# $what (a kind of thing), $count (a number of them)
privacy-count = { $what ->
    [tables] { $count ->
        [one] one table
       *[other] { $count } tables
    }
    [choices] { $count ->
        [one] one move
       *[other] { $count } moves
    }
    [settings] { $count ->
        [one] one setting
       *[other] { $count } settings
    }
    [results] { $count ->
        [one] one finished game as it is counted
       *[other] { $count } finished games as they are counted
    }
    [notes] { $count ->
        [one] one private note
       *[other] { $count } private notes
    }
    [duplicates] { $count ->
        [one] one game of the deal of the week
       *[other] { $count } games of the deal of the week
    }
    [copies] { $count ->
        [one] one copy that you play on
       *[other] { $count } copies that you play on
    }
    [reviews] { $count ->
        [one] one review of a game
       *[other] { $count } reviews of games
    }
    [puzzles] { $count ->
        [one] one day on which you did the puzzle of the day
       *[other] { $count } days on which you did the puzzle of the day
    }
    [votes] { $count ->
        [one] one open vote
       *[other] { $count } open votes
    }
    [notices] { $count ->
        [one] one notice that it was your turn, or the like
       *[other] { $count } notices that it was your turn, and the like
    }
   *[other] { $count ->
        [one] one entry by a server’s moderators
       *[other] { $count } entries by servers’ moderators
    }
}
privacy-nothing = Nothing.
# $known: both, name or contact; $name (who runs the bot), $contact (how to reach them)
privacy-operator = { $known ->
        [both] This bot is run by { $name }. Questions about your data: { $contact }
        [name] This bot is run by { $name }.
       *[contact] Questions about your data: { $contact }
    }
key-privacy-note = Privacy note
key-privacy-terms = Terms
privacy-question =
    🧹 **Should I forget you?** This can’t be undone.
    - You leave every open table; where others play on, a computer takes your seats. At a tournament, the referee takes you out of the game. In a league, you leave the season, and your opponents get your unfinished games.
    - In finished games you become “N. N.”, and a deal that a word of yours was mixed into can’t be verified any more.
    - Your settings, notes and votes are deleted. If someone has blocked you, or a server has banned you, I keep that, as a code.
    - Messages on Discord stay.
privacy-deleted = I’ve forgotten you. If you use me again, we’ll start afresh.
privacy-kept = Nothing has changed.
key-privacy-export = Get it as a file
key-privacy-ask = Forget me…
key-privacy-delete = Forget me for good
key-privacy-keep = Keep everything
# $user: the ID of a person who has left Discord, of whom the bot's owner decides
key-privacy-person = Someone who has left…
form-privacy-person = Their Discord ID
privacy-person-title = What I keep about { $user }
privacy-person-question =
    🧹 **Should I forget { $user }?** This can’t be undone.
    - They leave every open table; where others play on, a computer takes their seats. At a tournament, the referee takes them out of the game. In a league, they leave the season, and their opponents get their unfinished games.
    - In finished games they become “N. N.”, and a deal that a word of theirs was mixed into can’t be verified any more.
    - Their settings, notes and votes are deleted. If someone has blocked them, or a server has banned them, I keep that, as a code.
    - Messages on Discord stay.
privacy-person-deleted = I’ve forgotten { $user }.
key-privacy-person-ask = Forget them…
key-privacy-person-delete = Forget them for good
reason-privacy-person = That’s no Discord ID: it is a number of some 18 digits.
