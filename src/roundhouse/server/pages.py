"""The web client as it is served: its files from the package, its page in the reader's language and theme."""

from __future__ import annotations

import gzip
import mimetypes
import re
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).with_name("static")
"""Where the build of the web client goes."""

PAGE: Final = "index.html"
BUILD: Final = "build.txt"
NEVER_CHANGES: Final = "public, max-age=31536000, immutable"
MAY_CHANGE: Final = "no-cache"
ZIPPED: Final = (".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest")
SMALLEST_ZIPPED: Final = 500

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What every system has to call the same, whatever its own list says."""

_LANG: Final = re.compile(r'(<html\b[^>]*?\blang=")[^"]*(")')
_THEME: Final = re.compile(r'(<html\b[^>]*?\bdata-theme=")[^"]*(")')


class File:
    """One file, ready to be sent."""

    def __init__(self, name: str, content: bytes) -> None:
        self.content = content
        self.media_type = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.caching = NEVER_CHANGES if name.startswith("assets/") else MAY_CHANGE
        worth = name.endswith(ZIPPED) and len(content) >= SMALLEST_ZIPPED
        self.zipped = gzip.compress(content, mtime=0) if worth else None


class Pages:
    """All files of the client, read once: no path of a request ever touches the disk."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._files: dict[str, File] = {}
        self._page = ""
        self.build = ""
        """The name of the build; empty if there is none."""
        if (folder / PAGE).is_file():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self._files[name] = File(name, path.read_bytes())
            self._page = self._files.pop(PAGE).content.decode()
            build = self._files.pop(BUILD, None)
            self.build = "" if build is None else build.content.decode().strip()

    @property
    def is_built(self) -> bool:
        """Whether there is a client to serve."""
        return bool(self._page)

    def file(self, path: str) -> File | None:
        """The file at a path, if there is one."""
        return self._files.get(path)

    def page(self, lang: str, theme: str) -> bytes:
        """The page in a language and a theme: right from its first byte, no script has to mend it."""
        page = _LANG.sub(rf"\g<1>{lang}\g<2>", self._page, count=1)
        return _THEME.sub(rf"\g<1>{theme}\g<2>", page, count=1).encode()
