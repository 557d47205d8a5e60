"""The REST routes, a module a chapter of Discord's documentation."""
