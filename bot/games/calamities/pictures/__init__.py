"""Pictures of the calamities: the map by areas, what changed on it, the nations' sheet, and the Barbarians' march."""
