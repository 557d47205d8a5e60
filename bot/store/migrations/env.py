"""Runs migrations on the connection that `bot.store.upgrades` hands over, within its transaction."""

from alembic import context

from bot.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
