"""The languages that Tuath speaks; whoever only asks which need not read their words."""

from __future__ import annotations

LANGUAGES = ("en", "de")
