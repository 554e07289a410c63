"""How Sphinx builds the site: Markdown pages, no network when it is built and none when it is read."""

from __future__ import annotations

import sys
from pathlib import Path

from sphinx.application import Sphinx

sys.path.insert(0, str(Path(__file__).parent))
import timetable

project = "croupier"
author = "The croupier authors"
copyright = "2026, The croupier authors"
extensions = ["myst_parser"]
exclude_patterns = ["generated/**"]
html_theme = "furo"
html_title = "croupier"
html_show_sphinx = False
html_copy_source = False
myst_heading_anchors = 3
nitpicky = True


def setup(app: Sphinx) -> None:
    """Draw the tables that the pages include from the code itself, so that they cannot be out of date."""
    app.connect("builder-inited", lambda built: timetable.write(Path(built.srcdir) / "generated"))
