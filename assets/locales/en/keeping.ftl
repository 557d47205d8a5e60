### Tables that are damaged.

games-set-aside = ⚠️ Damaged on my disk and set aside for now: { $tables }. Please tell whoever runs the bot.
