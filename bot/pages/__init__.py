"""Discord's side of a table: addresses, views, presses, the error boundary and the announcer."""
