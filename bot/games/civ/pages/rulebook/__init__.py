"""The rules at hand, as pages."""
