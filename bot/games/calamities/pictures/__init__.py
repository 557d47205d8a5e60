"""Pictures of the calamities: the map by areas, what changed on it, the nations' table, and the Barbarians' march."""
