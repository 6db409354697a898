"""The rules of Switch & Signal, a module for each chapter of the rules page."""
