"""README as a wheel carries it: what it leads to and what it shows has whole addresses, since there it stands alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?://|#|mailto:)([^)\s]+)\)")


class ReadmeHook(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        home = metadata["urls"]["Repository"]
        metadata["readme"] = {"content-type": "text/markdown", "text": with_addresses(text, home)}


def with_addresses(text: str, home: str) -> str:
    """Pictures as they are, everything else as the repository shows it."""
    return LINK.sub(
        lambda found: f"{found[1]}[{found[2]}]({home}/{'raw' if found[1] else 'blob'}/main/{found[3]})", text
    )
