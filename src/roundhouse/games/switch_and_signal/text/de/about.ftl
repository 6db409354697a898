### Switch & Signal: worum es geht, deutsch.

about = Gemeinsam Weichen und Signale stellen und alle Waren in den Hafen bringen, bevor die Zeit um ist.
    .time = 45 min
