"""A small network, as NumPy plays it: a few layers, and a short cut from what the game itself thinks of a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Table = NDArray[np.float32]


class Layer(NamedTuple):
    weights: NDArray[np.floating[Any]]
    bias: NDArray[np.floating[Any]]


class Network:
    """The last of its inputs is the written evaluation, which also goes straight to the output."""

    def __init__(self, layers: Sequence[Layer], short_cut: float) -> None:
        self.layers = [Layer(np.ascontiguousarray(w, np.float32), np.asarray(b, np.float32)) for w, b in layers]
        self.short_cut = short_cut

    @property
    def size(self) -> int:
        """How many inputs it has."""
        return int(self.layers[0].weights.shape[0])

    def __call__(self, rows: Table) -> Table:
        """For each row how good it is: the logarithm of the odds to win."""
        found = rows
        for layer in self.layers[:-1]:
            found = np.maximum(found @ layer.weights + layer.bias, 0.0)
        last = self.layers[-1]
        outcome: Table = (found @ last.weights + last.bias)[:, 0] + self.short_cut * rows[:, -1]
        return outcome
