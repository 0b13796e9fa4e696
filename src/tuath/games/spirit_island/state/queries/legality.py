"""Which thresholds a spirit has reached, and which variants go together: S-7.6, S-20."""

from __future__ import annotations

from collections.abc import Sequence
from operator import ge

from tuath.core.message import Refusal, refuse
from tuath.core.notation import Call
from tuath.core.question import Seat
from tuath.games.spirit_island.material.geometry import MOST_BOARDS
from tuath.games.spirit_island.material.material import Elements, Printed, Threshold
from tuath.games.spirit_island.state.queries.queries import board_count, has_tokens, in_use, sets_in_use
from tuath.games.spirit_island.state.standing.library import library
from tuath.games.spirit_island.state.standing.panel import elements
from tuath.games.spirit_island.state.state import NO_FOE, Options, State, Unlocked


def is_met(state: State, seat: Seat, threshold: Threshold) -> bool:
    """S-7.6: one of the lists of elements is enough; S-22.30: of some cards all count as met."""
    return meets(elements(state, seat), threshold) or (bool(state.standing) and has_opened(state, seat, threshold))


def has_opened(state: State, seat: Seat, threshold: Threshold) -> bool:
    rows = [row for row in state.standing if isinstance(row, Unlocked) and row.seat == seat]
    return any(
        threshold is each and opens(state, row, each)
        for row in rows
        for each in state.printed.powers[row.card].thresholds
    )


def opens(state: State, row: Unlocked, threshold: Threshold) -> bool:
    """S-22.30: do all its thresholds count as met? S-19.12: or of those with so many elements at most is it one?"""
    match library(state.printed).statements[row.statement]:
        case Call("play_card") as said:
            return said.key("all_thresholds") is not None
        case Call("play_set_aside") as said if isinstance(most := said.key("elements"), int):
            return any(sum(wanted) <= most for wanted in threshold.elements)
    return True


def meets(own: Sequence[int], threshold: Threshold) -> bool:
    return not threshold.elements or any(covers(own, wanted) for wanted in threshold.elements)


def covers(own: Sequence[int], wanted: Elements) -> bool:
    return all(map(ge, own, wanted))


def no_variant(printed: Printed, options: Options, players: int) -> Refusal | None:
    """S-20.3: an extra board for up to five players; S-20.5: the supporting adversary needs another one that leads."""
    left_out = is_left_out(printed, options)
    if left_out is not None:
        return left_out
    wanting = without_what_it_needs(printed, options)
    if wanting:
        return refuse("S-2.16", "spirit_island-needs-expansion", adversary=f"adversary:{wanting}")
    if board_count(options, players) > MOST_BOARDS:
        return refuse("S-20.3", "spirit_island-no-extra-board", most=MOST_BOARDS - 1)
    if options.second_adversary == NO_FOE:
        return None
    if options.adversary == NO_FOE:
        return refuse("S-20.5", "spirit_island-nobody-leads")
    if options.second_adversary == options.adversary:
        return refuse("S-20.5", "spirit_island-same-adversary", adversary=f"adversary:{options.adversary}")
    return None


def without_what_it_needs(printed: Printed, options: Options) -> str:
    """S-2.16: an adversary that needs tokens or events, which come with an expansion only."""
    if has_tokens(options):
        return ""
    chosen = (foe for foe in printed.adversaries if foe.id in (options.adversary, options.second_adversary))
    return next((foe.id for foe in chosen if foe.requires), "")


def is_left_out(printed: Printed, options: Options) -> Refusal | None:
    """S-2.16: something that was chosen is of a set that is not in use, or needs more rules than the table wants."""
    chosen = [
        ("spirit", "spirits", printed.spirit_index, options.spirit),
        ("adversary", "adversaries", printed.adversary_index, options.adversary),
        ("adversary", "adversaries", printed.adversary_index, options.second_adversary),
        ("scenario", "scenarios", printed.scenario_index, options.scenario),
    ]
    for family, kind, index, id in chosen:
        if id not in index or index[id] in in_use(printed, kind, options):
            continue
        is_there = getattr(printed, kind)[index[id]].set in sets_in_use(options)
        why = "needs-more-rules" if is_there else "not-in-the-box"
        return refuse("S-2.16", f"spirit_island-{why}", thing=f"{family}:{id}")
    return None
