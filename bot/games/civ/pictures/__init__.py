"""Pictures of Carta Impera Victoria, and the same as text: what a seat sees in, a scene, a PNG or lines out. Pure."""
