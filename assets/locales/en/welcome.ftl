# The first word on a server, and what permissions are for.

# $new and $help are commands to click.
welcome =
    A card game for two to four players, on Discord at any pace: a game in an evening, or a card a day.
    { $new } opens a table here, { $help } shows how it works.
key-alone = Play against the computer
welcome-missing = { $count ->
    [one] I lack a permission here. Whoever runs this server can give it in the channel’s settings, under Permissions:
   *[other] I lack some permissions here. Whoever runs this server can give them in the channel’s settings, under Permissions:
}
permission-line = - **{ $permission }**: { $purpose }
purpose-view-channel = to be in the channel at all
purpose-send-messages = to show the table and call whose turn it is
purpose-attach-files = for the pictures of board and hand
purpose-create-public-threads = for a game that wants a thread of its own
purpose-send-messages-in-threads = to play in threads
