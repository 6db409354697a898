"""The games. Each lives in a folder of its own and is found through the registry."""
