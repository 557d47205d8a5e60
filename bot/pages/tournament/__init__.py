"""Tournaments as people see them: announcement, tables, bracket, the referee's console, the archive."""
