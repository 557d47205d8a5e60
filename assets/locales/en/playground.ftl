### The playground's page. Variables only: the page fills them in itself.

page-title = { $badge }{ $place } · { $name } · CIV playground
page-offer-computer = Play a game against the computer
page-offer-computer-hint = The game has begun, and you play it as the person named at the top. When it’s your turn, press the button for your hand below the board.
page-offer-two = Play a game for two
page-offer-two-hint = The game has begun, and you play both sides. A red number on a name at the top says whose move it is: press the name to be that person, then the button for your hand below the board.
page-offer-tutorial = Learn the game in ten minutes
page-offer-tutorial-hint = Only you see the lessons. Press the first one; every step says what to try.

## First visit

page-game = Carta Impera Victoria
page-game-text = A card game about civilizations, for two to four people. Play cards to six Domains and use their effects. Seven cards of one Domain at the end of your turn win at once (eight with two players); when the deck runs out, the player who leads the most Domains wins.
page-emblem = A card of the first Age: a campfire and a wheel
page-welcome = Welcome to { $place }.
page-welcome-text = This is a chat on your own machine, as Discord would show it. Nothing you do here leaves it. Several people are here, and you can be each of them.
page-welcome-command = Or type / below to see every command.
page-quiet = Nothing has been said here yet.
page-start = This is the beginning of { $place }.

## Places and people

page-channels = Channels
page-direct = Direct message with { $name }
page-open-places = Show channels
page-close-places = Close
page-people = Who you are
page-you-are = You are { $name }
page-you-are-label = You are
page-be = Be { $name }
page-be-called = Be { $name } (calls: { $count })
page-client-language = { $name }’s Discord language
page-server-language = Language of this server
page-second-window = Open a second window as
page-second-window-as = Open a second window as { $name }
page-timeouts = Timeouts
page-timeout = Timeout of { $name }
page-timeout-none = None
page-timeout-minutes = Minutes: { $count }
page-timeout-end = End it
page-timed-out = Timed out
page-menu-at = { $command }: { $name }
page-unread = { $place }, unread
page-mentioned = { $place }, mentions: { $count }
page-thread = Thread { $place }
page-skip = Skip to the messages

## Notices

page-bot-offline = { $name } is offline and can’t answer. Press again once it’s back.
page-lost = The playground doesn’t answer. Is it still running? Trying again…
page-dismiss-hint = Close the hint
page-refused = That isn’t possible: { $why }
page-overtaken = That has just changed. Look again before you press.

## Messages

page-messages = Messages in { $place }
page-older = Show older messages
page-newest = New messages
page-latest = Jump to the newest messages
page-app = APP
page-edited = (edited)
page-only-you = Only you can see this
page-notification = On your phone: “{ $text }”
page-notification-empty = On your phone: an empty notification, because only this message’s components mention you
page-dismiss = Dismiss message
page-thinking = { $name } is thinking…
page-failed = This interaction failed
page-no-answer = The application did not respond
page-reply = Reply
page-reply-to = Reply to { $name }
page-replying = Replying to { $name }
page-reply-gone = The message it answers was deleted.
page-delete = Delete
page-delete-label = Delete this message
page-stop-reply = Stop replying
page-thread-started = { $name } started a thread: { $thread }
page-pinned = { $name } pinned a message
page-open-thread = Open the thread { $thread }
page-enlarge = Enlarge: { $what }
page-picture = Picture
page-close = Close
page-open-original = Open the original
page-download = Download { $file }
page-bytes = { $size } KB
page-unknown-user = @unknown
page-unknown-channel = #unknown
page-spoiler = Show the spoiler
page-from-to = { $name }: { $text }
page-not-here = That message isn’t here any more.

## Menus and forms

page-choose = Choose
page-choose-count = { $chosen } of { $most } chosen
page-choose-range = Choose { $least } to { $most }
page-choose-exactly = Choose { $count }
page-confirm = Confirm
page-nobody = Nobody to choose
page-submit = Submit
page-cancel = Cancel
page-form-failed = Something went wrong. Try again.
page-unsupported = This kind of field can’t be filled in here.

## Writing

page-write = Message { $place } as { $name }
page-write-thread = Message as { $name } in { $place }
page-cannot-write = { $name } may not write here.
page-send = Send
page-commands = Commands
page-commands-button = Show the commands
page-no-commands = There’s no such command.
page-bot-commands-missing = { $name } hasn’t registered any commands yet.
page-stop-command = Close { $command }
page-optional = optional
page-default = Default
page-yes = True
page-no = False
page-suggestions = Suggestions
page-no-suggestions = No suggestions
page-characters = Characters left: { $left }
