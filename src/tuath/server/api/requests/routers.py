"""How a router of the interface is made: what all of them have in common."""

from __future__ import annotations

from fastapi import APIRouter, FastAPI

from tuath.server.api.requests.problems import PROBLEMS


def room(tag: str | None = None, prefix: str = "") -> APIRouter:
    """The router of one resource: below /api, and with what may go wrong."""
    return APIRouter(prefix=f"/api{prefix}", tags=[tag] if tag else None, responses=PROBLEMS)


def open_room(app: FastAPI, router: APIRouter) -> None:
    """A router that is included is built again, with the first request: a third of a second for all of them."""
    app.router.routes.extend(router.routes)
