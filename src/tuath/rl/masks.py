"""Actions by their masks, of one environment or of many."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def any_legal(masks: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int64]:
    """For each mask one of the actions that it allows, all equally likely."""
    lots = 1.0 - chance.random(masks.shape, np.float32)  # never 0
    found: NDArray[np.int64] = (masks * lots).argmax(axis=-1)
    return found
