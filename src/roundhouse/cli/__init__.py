"""The command line. Thin: it reads words, calls the library and prints; one module for each group of commands."""
