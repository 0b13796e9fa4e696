"""What a moment is to be judged by: not only who won in the end, but what a network thinks of the moments after it.

Who wins is decided by much that comes later, and by chance; the next moments know more of it. This is the lambda return
of learning by temporal differences: of the next moment's value a part is taken as a network estimates it, and the rest
as it is judged in turn, up to the end.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tuath.bots.network import Table


def traced(won: Table, said: Table, paths: NDArray[np.int32], trace: float) -> Table:
    """For each row its aim: ``won`` at the end of a path, and before that what follows, by ``trace`` and the estimates.

    With 1 every moment is judged by the end alone, with 0 by the estimate of the next moment.
    """
    aims = won.astype(np.float32)
    ends = np.cumsum(paths)
    longest = int(paths.max(initial=0))
    for back in range(2, longest + 1):  # all paths side by side, from their last moment but one backwards
        rows = (ends - back)[paths >= back]
        aims[rows] = (1 - trace) * said[rows + 1] + trace * aims[rows + 1]
    return aims
