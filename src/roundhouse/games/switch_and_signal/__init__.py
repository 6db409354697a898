"""Switch & Signal: a cooperative railway game for two to four players."""
