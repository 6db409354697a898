"""The scripts behind the commands of a checkout. `setup.py` is the one that `./play` and `./test` start."""
