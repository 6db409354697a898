"""The package of the probe `dice_network`: its maps, its rules, its texts."""
