"""Ourselves beside others: what is measured here needs a checkout and fetches the others from their registries."""
