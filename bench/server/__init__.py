"""The service under load, beside a bare echo server with the same durability and beside boardgame.io."""
