"""What a network is to be like, and what came of fitting it; how is up to fitting.py, which needs PyTorch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tuath.bots.network import Network
from tuath.training.playing import Sample


class Settings(NamedTuple):
    hidden: tuple[int, ...] = (256, 64)
    dropout: float = 0.25
    epochs: int = 10
    rate: float = 3e-3
    decay: float = 0.05
    short_cut: bool = True
    trace: float = 0.4  # how much what comes later counts, beside what a network thinks of the next moment


class Fitted(NamedTuple):
    network: Network
    loss: float  # cross-entropy on games that were held out
    written_loss: float  # by the written evaluation alone
    rows: int


Fit = Callable[[Sequence[Sample], Settings, int], Fitted]  # by the seed of its chance
