"""Pictures of Carta Impera Victoria, and the same as text: of an observation, a scene, a PNG or lines. Pure."""
