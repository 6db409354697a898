### Switch & Signal: what it is about, English.

about = Set points and signals together, and bring all goods to port before the time is up.
    .time = 45 min
