"""Actions by their masks, of one environment or of many."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def any_legal(masks: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int64]:
    """For each mask one of the actions that it allows, all equally likely."""
    lots = 1.0 - chance.random(masks.shape, np.float32)  # never 0
    found: NDArray[np.int64] = (masks * lots).argmax(axis=-1)
    return found


def legal_actions(mask: NDArray[np.int8]) -> NDArray[np.int64]:
    """The actions that a mask allows. NumPy finds truth values many times as fast as numbers that are not 0."""
    found: NDArray[np.int64] = np.flatnonzero(mask.view(np.bool_) if mask.itemsize == 1 else mask)
    return found
