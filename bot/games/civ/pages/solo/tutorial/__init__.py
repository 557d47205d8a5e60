"""The tutorial's pages and presses."""
