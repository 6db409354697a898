"""Measuring: how fast games, copies, views and bots are, always as ratios within one run.

`roundhouse bench` measures what is installed; with `--compare` the peers named in `bench/peers.toml` of a
checkout, and a compiled build of ourselves, run interleaved with it.
"""
