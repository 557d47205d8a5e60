"""What several wings say of a table, ask of it and check, whatever they show of it."""
