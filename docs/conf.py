"""How these pages become a site: `python3 dev.py docs`. Nothing is fetched: neither to build it nor to read it."""

from hamster_table import __version__

project = "Hamster Table"
author = "hamster_table contributors"
release = version = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 3
default_role = "literal"  # a name in `single backticks` in a docstring
autodoc_member_order = "bysource"

html_theme = "furo"
html_title = f"{project} {release}"
html_favicon = "../resources/icons/hamster-table.svg"
html_copy_source = False
html_show_copyright = False
