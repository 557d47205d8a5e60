"""Where buttons lead that stand on pages of several modules."""
