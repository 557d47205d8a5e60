"""What a bot talks to: REST routes and gateway, rate limits, and the record of all requests."""
