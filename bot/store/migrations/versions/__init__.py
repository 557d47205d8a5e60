"""The schema's history (Alembic)."""
