"""Games played alone on private pages: lessons, puzzles, copies of a moment, reviews, the deal of the week."""
