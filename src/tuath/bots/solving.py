"""Puzzles solved: every line of a seat's decisions to the end of its turn, each position once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from tuath.bots.bot import Chair
from tuath.bots.simple import GreedyBot
from tuath.core.game import Answer
from tuath.core.goals import Aim, Condition
from tuath.core.position import Position
from tuath.core.puzzle import amount, goes_on, play
from tuath.core.question import Seat

DEEPEST = 60  # answers in a line


class Node:
    """A position of some line: what the facts come to there, and where each answer leads."""

    __slots__ = ("amounts", "is_over", "then")

    def __init__(self, amounts: tuple[int, ...], is_over: bool) -> None:
        self.amounts = amounts
        self.is_over = is_over
        self.then: list[tuple[Answer, Node]] = []


class Counted(NamedTuple):
    """How many lines lead on from a position, how many of them succeed, and how likely that is by chance."""

    lines: int
    winning: int
    chance: float


class Search:
    """All lines of a seat from a position, with what some conditions come to along them.

    It is not whole where there are more positions than ``most``.
    """

    def __init__(
        self, start: Position[Any], seat: Seat, until: str, conditions: Sequence[Condition], most: int
    ) -> None:
        self.start, self.seat, self.until = start, seat, until
        self.conditions = tuple(conditions)
        self.most = most
        self.nodes: dict[object, Node] = {}
        self.is_whole = True
        self.root = self._visit(start, 0)

    def _visit(self, position: Position[Any], depth: int) -> Node:
        key = key_of(position)
        known = self.nodes.get(key)
        if known is not None:
            return known
        game, seat = position.game, self.seat
        is_over = not goes_on(self.start, position, seat, self.until)
        node = Node(tuple(amount(game, position, seat, each) for each in self.conditions), is_over)
        self.nodes[key] = node
        if is_over:
            return node
        if depth >= DEEPEST:
            self.is_whole = False
        question = position.decisions[seat].question
        for value in position.decisions[seat].values:
            if len(self.nodes) > self.most or not self.is_whole:
                self.is_whole = False
                break
            after = position.copy()
            play(self.start, after, seat, self.until, value)
            node.then.append(((seat, question, value), self._visit(after, depth + 1)))
        return node


def key_of(position: Position[Any]) -> object:
    """Two positions of the same key lead to the same: the start of the step, the answers since, the draws so far."""
    draws = position.past.draws if position.past is not None else 0
    return repr(position.start.to_data()), draws, tuple((seat, value) for seat, _, value in position.answers)


class Solved:
    """What a search has found about one aim."""

    def __init__(self, search: Search, aim: Aim) -> None:
        self.search = search
        self.aim = aim
        facts = search.start.game.facts_by_id
        counted = [(each.fact, each.things) for each in search.conditions]
        self.wanted = [
            (facts[each.fact], counted.index((each.fact, each.things)), each.number) for each in aim.conditions
        ]
        self.known: dict[int, Counted] = {}

    def raised(self) -> Solved | None:
        """The same for as much as any line reaches, where the aim stands for that; None where none reaches any."""
        if not self.aim.best:
            return self
        fact, place, number = self.wanted[0]
        judged = [node for node in self.search.nodes.values() if node.is_over or not self.aim.at_end]
        reached = [node.amounts[place] for node in judged]
        best = max(reached) if fact.bound == "least" else min(reached)
        if not fact.is_met(best, number):
            return None
        aim = self.aim._replace(conditions=(self.aim.conditions[0]._replace(number=best),), best=False)
        return Solved(self.search, aim)

    def is_met(self, node: Node) -> bool:
        if self.aim.at_end and not node.is_over:
            return False
        return all(fact.is_met(node.amounts[place], number) for fact, place, number in self.wanted)

    def count(self, node: Node) -> Counted:
        """A line that has succeeded is not played on."""
        known = self.known.get(id(node))
        if known is None:
            if self.is_met(node):
                known = Counted(1, 1, 1.0)
            elif not node.then:
                known = Counted(1, 0, 0.0)
            else:
                after = [self.count(then) for _, then in node.then]
                chance = sum(each.chance for each in after) / len(after)
                known = Counted(sum(each.lines for each in after), sum(each.winning for each in after), chance)
            self.known[id(node)] = known
        return known

    def ends(self) -> int:
        """In how many different positions a line can succeed."""
        seen, found, todo = set[int](), set[int](), [self.search.root]
        while todo:
            node = todo.pop()
            if id(node) in seen:
                continue
            seen.add(id(node))
            if self.is_met(node):
                found.add(id(node))
            else:
                todo += [then for _, then in node.then]
        return len(found)

    def solutions(self) -> Iterator[list[Answer]]:
        """Lines that succeed, the shortest first among those that begin alike."""
        yield from self._from(self.search.root, [])

    def _from(self, node: Node, line: list[Answer]) -> Iterator[list[Answer]]:
        if self.is_met(node):
            yield line
            return
        for answer, then in sorted(node.then, key=lambda one: self.shortest(one[1])):
            if self.count(then).winning:
                yield from self._from(then, [*line, answer])

    def shortest(self, node: Node) -> int:
        """How many answers are left to success; very many where there is none."""
        depth, layer = 0, [node]
        while layer and depth < DEEPEST:
            if any(map(self.is_met, layer)):
                return depth
            layer = list({id(then): then for each in layer for _, then in each.then}.values())
            depth += 1
        return DEEPEST

    def follow(self, answers: Sequence[Answer]) -> tuple[bool, int]:
        """Does a line succeed? And after how many of its answers no success was possible any more."""
        node = self.search.root
        for place, answer in enumerate(answers):
            if self.is_met(node):
                return True, place
            if not self.count(node).winning:
                return False, place
            node = next(then for one, then in node.then if one == answer)
        return self.is_met(node), len(answers)


def greedy_line(start: Position[Any], seat: Seat, until: str, dice: int) -> list[Answer]:
    """What ``greedy`` answers until the line is over."""
    position, bot, rng, line = start.copy(), GreedyBot(), Random(dice), list[Answer]()
    while goes_on(start, position, seat, until) and len(line) < DEEPEST:
        value = bot.choose(Chair(position, seat), rng)
        line.append((seat, position.decisions[seat].question, value))
        play(start, position, seat, until, value)
    return line
