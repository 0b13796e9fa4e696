"""Sphinx's own settings; what is gathered before it runs stands in `build.py`."""

from __future__ import annotations

from importlib.metadata import version as version_of
from pathlib import Path

HERE = Path(__file__).resolve().parent

project = "Tuath"
author = "the founders of Tuath"
project_copyright = "the founders of Tuath"
release = version = version_of("tuath")
language = "en"

extensions = ["myst_parser", "docs.site.cards"]
myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 4
root_doc = "index"
nitpicky = True

html_theme = "theme"
html_theme_path = [str(HERE)]
html_title = "Tuath"
html_show_sphinx = False
html_show_sourcelink = False
html_copy_source = False
html_use_index = False
html_permalinks_icon = "#"
pygments_style = "tango"
