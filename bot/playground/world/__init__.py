"""The state Discord would keep, and its JSON form."""
