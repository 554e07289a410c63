"""How Sphinx builds the site: Markdown pages, no network when it is built and none when it is read."""

from __future__ import annotations

project = "croupier"
author = "The croupier authors"
copyright = "2026, The croupier authors"
extensions = ["myst_parser"]
html_theme = "furo"
html_title = "croupier"
html_show_sphinx = False
html_copy_source = False
myst_heading_anchors = 3
nitpicky = True
