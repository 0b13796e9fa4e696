"""What makes a site of the pages in docs/: see `build.py`."""
