"""The service: tables that last, people who sit at them, and what they are told."""
