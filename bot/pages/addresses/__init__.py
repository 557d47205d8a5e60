"""Where buttons lead, of the wings to whose pages others lead, too."""
