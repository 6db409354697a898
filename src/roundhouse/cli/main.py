"""The entry point of `roundhouse`. It loads next to nothing itself: Ctrl-C is understood from the first moment."""

from __future__ import annotations

import io
import signal
import sys


def main() -> None:
    """Run the command line that the program was started with."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that cannot show a letter shows a question mark instead.
            stream.reconfigure(errors="replace")
    try:
        from roundhouse.cli.commands import let_go_of_stdout, run

        code = run(sys.argv[1:])
        try:
            sys.stdout.flush()
        except OSError:
            let_go_of_stdout()
    except KeyboardInterrupt:
        code = _stopped()
    sys.exit(code)


def _stopped() -> int:
    """Ctrl-C before a command could see to it itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    from roundhouse.cli.faults import STOPPED
    from roundhouse.cli.voice import say, speak, whisper
    from roundhouse.texts.language import choose_language

    speak(choose_language())
    whisper(say("stopped"))
    return STOPPED


if __name__ == "__main__":
    main()
