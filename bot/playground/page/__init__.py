"""What a browser gets: the page's files, and the people's API behind it."""
