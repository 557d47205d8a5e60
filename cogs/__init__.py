"""Slash commands, one file a group, thin: decorators, one call, one reply. Their words come from the catalogues."""
