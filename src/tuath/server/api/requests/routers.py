"""What all rooms of the interface have in common."""

from __future__ import annotations

from fastapi import APIRouter, FastAPI

from tuath.server.api.requests.problems import PROBLEMS


def room(tag: str | None = None, prefix: str = "") -> APIRouter:
    """Where a room declares what it answers: below /api, and with what may go wrong."""
    return APIRouter(prefix=f"/api{prefix}", tags=[tag] if tag else None, responses=PROBLEMS)


def open_room(app: FastAPI, router: APIRouter) -> None:
    """A router that is included is built again, with the first request: a third of a second for all of them."""
    app.router.routes.extend(router.routes)
