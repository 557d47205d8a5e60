"""What servers are told of games that end there: in a channel, and by a webhook of their own."""
