"""One module for each step, in their order."""
