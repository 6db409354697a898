"""The package of the probe `sealed_bids`: its rules, what viewers know, its texts."""
