"""Can all of them be put into pairs, where not everybody may meet everybody? Edmonds' matching with blossoms.

``swiss`` asks before it settles a pair: so it never puts two together whom it would regret at the end of the list, and
never has to try all ways.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

NOBODY = -1


def pairs_up(near: Sequence[Sequence[int]]) -> bool:
    """By whom each of them may meet."""
    return len(near) % 2 == 0 and NOBODY not in Matching(near).mates


class Matching:
    """As many pairs as there can be."""

    def __init__(self, near: Sequence[Sequence[int]]) -> None:
        self.near = near
        self.mates = [NOBODY] * len(near)
        self._take_what_is_free()
        for one in range(len(near)):
            if self.mates[one] == NOBODY:
                self._turn_over(self._way_from(one))

    def _take_what_is_free(self) -> None:
        """Most find somebody at once; the others look for a way through these pairs."""
        for one, others in enumerate(self.near):
            other = next((each for each in others if self.mates[each] == NOBODY), None)
            if self.mates[one] == NOBODY and other is not None:
                self.mates[one], self.mates[other] = other, one

    def _turn_over(self, end: int) -> None:
        """Along the way that was found, whoever was single is not, and pairs are others."""
        while end != NOBODY:
            before = self.came[end]
            after = self.mates[before]
            self.mates[end], self.mates[before] = before, end
            end = after

    def _way_from(self, root: int) -> int:
        """The end of a way on which pairs and possible pairs take turns; nobody where there is none."""
        size = len(self.near)
        self.came, self.base = [NOBODY] * size, list(range(size))
        seen, queue = {root}, deque([root])
        while queue:
            one = queue.popleft()
            for other in self.near[one]:
                if self.base[one] == self.base[other] or self.mates[one] == other:
                    continue
                mate = self.mates[other]
                if other == root or (mate != NOBODY and self.came[mate] != NOBODY):
                    fresh = [each for each in self._shrunk(one, other) if each not in seen]
                    seen.update(fresh)
                    queue.extend(fresh)
                elif self.came[other] == NOBODY:
                    self.came[other] = one
                    if mate == NOBODY:
                        return other
                    seen.add(mate)
                    queue.append(mate)
        return NOBODY

    def _shrunk(self, one: int, other: int) -> list[int]:
        """A ring of odd length counts as one place from now on: those who lie in it."""
        stem = self._common(one, other)
        blossom: set[int] = set()
        self._mark(one, stem, other, blossom)
        self._mark(other, stem, one, blossom)
        inside = [each for each in range(len(self.near)) if self.base[each] in blossom]
        for each in inside:
            self.base[each] = stem
        return inside

    def _common(self, one: int, other: int) -> int:
        """Where the ways to both part."""
        above = set()
        while True:
            one = self.base[one]
            above.add(one)
            if self.mates[one] == NOBODY:
                break
            one = self.came[self.mates[one]]
        while self.base[other] not in above:
            other = self.came[self.mates[self.base[other]]]
        return self.base[other]

    def _mark(self, one: int, stem: int, child: int, blossom: set[int]) -> None:
        while self.base[one] != stem:
            blossom |= {self.base[one], self.base[self.mates[one]]}
            self.came[one] = child
            child = self.mates[one]
            one = self.came[child]
