"""The state of the probe of hidden roles, and who knows what of it."""
