"""How a game begins: boards, decks and pools, before anything is drawn: S-2."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from types import MappingProxyType

from tuath.core.notation import Call
from tuath.core.question import Seat, bits_of, members
from tuath.games.spirit_island.foes.adversaries import impose, preparations
from tuath.games.spirit_island.foes.scenarios import begin
from tuath.games.spirit_island.foes.wave import take_over
from tuath.games.spirit_island.material.geometry import PER_BOARD, Slot
from tuath.games.spirit_island.material.material import OPEN_TRACKS, Printed
from tuath.games.spirit_island.material.pieces import CITY, DAHAN, FIGURES, TOWN, Pieces, kind_of, piece
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.queries import (
    board_count,
    does_without_events,
    extra_board,
    foes,
    has_events,
    has_tokens,
    in_use,
    spirit,
)
from tuath.games.spirit_island.state.standing.wave import has_passed_over, lines_in_force
from tuath.games.spirit_island.state.state import (
    NO_CARD,
    NONE,
    NOTHING_SAID,
    ON,
    SETUP,
    STAGE_COUNT,
    AnyTask,
    Doing,
    Growing,
    Options,
    PrepareScenario,
    Rules,
    Settle,
    State,
    Task,
)

EMPTY: Mapping[str, int] = MappingProxyType({})
EXTRA_FEAR = 1  # markers per player with an extra board: S-20.3
EXTRA_INVADERS = {1: (), 2: (), 3: (CITY,), 4: (TOWN,), 5: (TOWN, CITY)}  # printed ones there, by players: S-20.3


def new_state(
    rules: Rules,
    printed: Printed,
    options: Options,
    spirits: Sequence[int],
    boards: Sequence[int],
    *,
    lying: tuple[int, tuple[Slot, ...]] | None = None,
    aspects: tuple[int, ...] = (),
    passed_on: Mapping[str, int] = EMPTY,
) -> State:
    """S-2.2 to S-2.6, S-2.10: everything that is the same for whatever will be drawn; by place of the boards.

    ``lying`` is the layout and the boards that are laid by hand, where it is not the standard one.
    S-19.11: in a second game with what the first has passed on.
    """
    state = usual_state(rules, printed, options, spirits, boards)
    state.counters = dict(passed_on)
    if has_passed_over(state):
        take_over(state)
    state.layout, state.laid = lying or (state.layout, state.laid)
    state.aspects, state.said = aspects or state.aspects, NOTHING_SAID
    state.fear_deck = fear_deck(state)
    clear_extra_board(state)
    state.events = event_deck(state)
    impose(state)
    begin(state)
    state.agenda = first_tasks(state)
    return state


def first_tasks(state: State) -> list[AnyTask]:
    """S-2.15: the adversary's pieces and cards, the spirits, the scenario, the first explore; the last comes next."""
    chosen = lines_in_force(state)
    parts = range(len(chosen.setup)) if chosen is not None else range(0)
    tasks: list[AnyTask] = [*preparations(state)]
    tasks += [Settle(seat) for seat in sorted(range(state.seats), key=lambda seat: moves_in_setup(state, seat))]
    tasks += [PrepareScenario(each) for each in parts]
    laid = [Task("lay_commands")] if does_without_events(state.options) else []
    return [*reversed([*tasks, *laid, Task("first_explore"), Task("turn")])]


def moves_in_setup(state: State, seat: Seat) -> bool:
    """S-2.10 [R]: whose setup moves what others look for begins after them."""
    return any(isinstance(each, Call) and each.verb == "at" for part in spirit(state, seat).setup for each in part)


def fear_deck(state: State) -> list[int]:
    """S-2.3, S-18.1, S-20.5: the usual cards, and what each adversary adds; S-20.10 [R]: level III has what is left."""
    usual, added = state.printed.numbers.fear_deck, [foe.now.fear for foe in foes(state)]
    found = [own + sum(cards[level] - own for cards in added) for level, own in enumerate(usual)]
    found[1] += does_without_events(state.options)  # S-20.6: one card more at level II
    found[-1] -= max(0, sum(found) - state.fear_cards.bit_count())
    return found


def event_deck(state: State) -> int:
    """S-2.9, S-14.9: the events of the sets in use, without those of another adversary or not for these spirits."""
    if not has_events(state.options):
        return 0
    printed = state.printed
    met = {foe.adversary.id for foe in foes(state)}
    there = met | {printed.spirits[each].id for each in state.spirits}
    fitting = [
        place for place in in_use(printed, "events", state.options) if there.isdisjoint(printed.events[place].not_with)
    ]
    own = [
        place
        for place in fitting
        if (foe := printed.events[place].adversary) is None or printed.adversaries[foe].id in met
    ]
    return bits_of(own)


def clear_extra_board(state: State) -> None:
    """S-20.3: of the printed invaders there are only those for so many players."""
    for land in members(extra_board(state)):
        kinds = (*EXTRA_INVADERS[state.seats], DAHAN)
        state.pieces[land] = tuple(one for one in state.pieces[land] if kind_of(one) in kinds)


def usual_state(
    rules: Rules,
    printed: Printed,
    options: Options,
    spirits: Sequence[int],
    boards: Sequence[int],
) -> State:
    """Before adversary and scenario change anything."""
    seats, numbers = len(spirits), printed.numbers
    cards, invaders = in_use(printed, "powers", options), in_use(printed, "invader_cards", options)
    tokens = partial(printed_tokens, printed, boards if has_tokens(options) else (), len(boards))
    count, markers = board_count(options, seats), numbers.fear_markers
    lands = PER_BOARD * len(boards)
    tracks = [track for spirit in spirits for track in printed.spirits[spirit].tracks]
    set_aside = in_progressions(printed, spirits) if options.progression == ON else 0
    first_blight = numbers.first_blight if options.blight_setup_plus_one == ON else 0
    return State(
        printed=printed,
        rules=rules,
        options=options,
        seats=seats,
        layout=printed.layout_index[f"standard_{count}"],
        boards=tuple(boards),
        sunk=0,
        laid=(),
        joined=(),
        pieces=printed_pieces(printed, boards),
        blight=printed_blight(printed, boards),
        beasts=tokens("beasts"),
        wilds=tokens("wilds"),
        disease=tokens("disease"),
        badlands=tokens("badlands"),
        markers=[0] * lands,
        blight_new=(),
        presence=[0] * lands * seats,
        isolated=0,
        frozen=0,
        standing=(),
        happened=(),
        spirits=tuple(spirits),
        aspects=(NONE,) * seats,
        starts=list(range(seats)),
        destroyed=[0] * seats,
        covered=[len(track.spaces) - (track.id in OPEN_TRACKS) for track in tracks],
        energy=[0] * seats,
        hands=[bits_of(printed.spirits[spirit].uniques) for spirit in spirits],
        played=[0] * seats,
        discards=[0] * seats,
        forgotten=[0] * seats,
        drawn=[0] * seats,
        used=[0] * seats,
        quick=[0] * seats,
        elements=[0] * seats * len(ELEMENTS),
        plays=[0] * seats,
        days=[0] * seats,
        forgone=[0] * seats,
        counters={},
        minors=powers_of(printed, "minor", cards) & ~set_aside,
        minors_discarded=0,
        majors=powers_of(printed, "major", cards) & ~set_aside,
        majors_discarded=0,
        event_card=NO_CARD,
        event_part=NONE,
        events=0,
        events_discarded=0,
        event_faces=(),
        event_mixed=0,
        invader_deck=numbers.invader_deck,
        invader_faces=(),
        invader_mixed=0,
        commands_laid=(),
        commands=0,
        reminders=(),
        unseen=[invader_cards(printed, stage, invaders) for stage in range(1, STAGE_COUNT + 1)],
        exploring=(),
        building=(),
        ravaging=(),
        extra_building=(),
        invaders_discarded=0,
        fear_cards=bits_of(in_use(printed, "fear_cards", options)),
        fear_deck=list(numbers.fear_deck),
        fear_earned=0,
        fear_pool=(markers + EXTRA_FEAR if options.extra_board == ON else markers) * seats,
        fear_shown=0,
        fear_discarded=0,
        fear_faces=(),
        fear_resolved=0,
        terror=0,
        blight_cards=blight_pile(printed, options),
        blight_card=NO_CARD,
        blight_left=numbers.healthy_blight * count + first_blight,
        inner_lands=0,
        has_failed=False,
        turn=0,
        phase=SETUP,
        agenda=[],
        growing=[Growing()] * seats,
        busy=0,
        doing=[Doing()] * seats,
        done=0,
        lands_left=0,
        has_no_card=False,
        ending="",
        is_won=False,
    )


def blight_pile(printed: Printed, options: Options) -> int:
    """S-2.5: all cards of the sets in use; S-20.6: without events some are left out."""
    cards, is_played_without = printed.blight_cards, does_without_events(options)
    found = in_use(printed, "blight_cards", options)
    return bits_of(card for card in found if cards[card].without_events or not is_played_without)


def printed_pieces(printed: Printed, boards: Sequence[int]) -> list[Pieces]:
    """S-2.6: dahan, towns and cities as the boards show them."""
    return [pieces for board in boards for pieces in pieces_of_board(printed, board)]


@lru_cache(maxsize=64)
def pieces_of_board(printed: Printed, board: int) -> list[Pieces]:
    found: list[Pieces] = []
    for icons in printed.boards[board].pieces:
        kinds = [kind for kind, name in enumerate(FIGURES) for _ in range(icons.get(name, 0))]
        found.append(tuple(sorted(piece(kind) for kind in kinds)))
    return found


def printed_blight(printed: Printed, boards: Sequence[int]) -> list[int]:
    """S-2.6: it comes from the box."""
    return [icons.get("blight", 0) for board in boards for icons in printed.boards[board].pieces]


def printed_tokens(printed: Printed, boards: Sequence[int], count: int, token: str) -> list[int]:
    """S-2.7: those of a kind that the boards show; of as many boards none where nobody plays with tokens."""
    shown = [icons.get(token, 0) for board in boards for icons in printed.boards[board].tokens]
    return shown or [0] * PER_BOARD * count


@lru_cache(maxsize=64)
def powers_of(printed: Printed, kind: str, cards: tuple[int, ...]) -> int:
    return bits_of(card for card in cards if printed.powers[card].kind == kind)


def in_progressions(printed: Printed, spirits: Sequence[int]) -> int:
    """S-6.8: what lies ready for these spirits instead of in the decks."""
    return bits_of(card for spirit in spirits for card in printed.spirits[spirit].progression)


@lru_cache(maxsize=64)
def invader_cards(printed: Printed, stage: int, cards: tuple[int, ...]) -> int:
    """S-2.4: of each stage one stays in the box unseen, so all of them may come."""
    return bits_of(card for card in cards if printed.invader_cards[card].stage == stage)
