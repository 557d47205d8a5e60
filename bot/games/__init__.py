"""The games that are played here: one adapter each, through which everything outside knows it (`bot.match`). Pure."""
