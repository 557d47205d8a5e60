"""What a bot speaks to: REST routes and gateway, their rate limits, and the record of what was asked."""
