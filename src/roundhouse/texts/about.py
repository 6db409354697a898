"""What a game is about, in a sentence: the one text that is wanted before anybody plays, read without all others."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from roundhouse.texts.catalogues import LANGUAGES, read_catalogues

CATALOGUE: Final = "about.ftl"


class About(NamedTuple):
    """By language the sentence; and how long a game takes."""

    sentence: dict[str, str]
    time: str


@lru_cache(maxsize=64)
def about(package: str) -> About:
    """What the catalogue of a game's package says about it; nothing where there is none."""
    sentence: dict[str, str] = {}
    time = ""
    for lang in LANGUAGES:
        for name, text in read_catalogues(package, lang):
            if name == CATALOGUE:
                bundle = FluentBundle([lang], use_isolating=False)
                bundle.add_resource(FluentResource(text))
                message = bundle.get_message("about")
                if message.value is not None:
                    sentence[lang] = str(bundle.format_pattern(message.value)[0])
                if "time" in message.attributes:
                    time = str(bundle.format_pattern(message.attributes["time"])[0])
    return About(sentence, time)
