"""The state Discord would keep, and how it writes that as JSON."""
