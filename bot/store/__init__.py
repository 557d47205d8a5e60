"""SQL: the event log and what belongs to it, SQLite by default. Nothing else in the project knows SQL."""
