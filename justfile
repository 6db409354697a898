# One command each. `./play` and `./test` need nothing; this needs what `./test` set up:
# .venv/bin/just, or just from your system.

python := ".venv/bin/python"

# format, lint, types, quick tests: before every commit
default: format
    ./test --quick

# write the layout ruff wants, mend what can be mended
format:
    @{{python}} tools/setup.py only
    .venv/bin/ruff check --fix --quiet src tests tools || true
    .venv/bin/ruff format --quiet src tests tools

# everything once
full:
    ./test

# the long runs, or one part of them
soak *parts:
    ./test --soak {{parts}}

# what continuous integration runs
ci:
    bash .ci/run

# write a game's golden files anew and show what changed
golden game:
    ./test tests/golden/{{game}} --golden-update
    git diff --stat -- tests/golden/{{game}}
    git diff -- tests/golden/{{game}}

# pictures of all pages into build/screens: both lights, both languages, desktop and phone; only some: --tour, words
screens *words:
    @{{python}} tools/screens.py {{words}}

# Lighthouse on the pages, median of three, desktop and phone
lighthouse *words:
    @{{python}} tools/lighthouse.py {{words}}

# build the web client, if web/ changed, and run its checks
client:
    @{{python}} tools/setup.py client --check

# which rule ids are tested
rules game:
    ./play rules {{game}} --coverage

# the skeleton of a game that already conforms: just new-game tin_plate TP [../my-games]
new-game id code *folder:
    @{{python}} tools/new_game.py {{id}} {{code}} {{folder}}

# renew the pinned packages, Python's and npm's (`just lock --upgrade` for newer ones)
lock *options:
    @{{python}} tools/setup.py lock {{options}}

# build the wheel for a release; refuses without a changelog entry
release:
    @{{python}} tools/release.py
