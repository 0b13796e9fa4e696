"""How a game begins: boards, decks and pools, before anything is drawn: S-2."""

from __future__ import annotations

from collections.abc import Sequence

from tuath.core.question import bits_of
from tuath.games.spirit_island.geometry import MOST_BOARDS, PER_BOARD, land_at
from tuath.games.spirit_island.material import ELEMENTS, Printed, in_sets
from tuath.games.spirit_island.pieces import KINDS, Pieces, piece
from tuath.games.spirit_island.state import NO_CARD, STAGES, Doing, Growing, Options, State, Task

BASE = ("base",)


def new_state(
    printed: Printed, options: Options, spirits: Sequence[int], boards: Sequence[int], sets: Sequence[str] = BASE
) -> State:
    """S-2.2 to S-2.6, S-2.10: everything that is the same for whatever will be drawn; one board for each spirit."""
    seats, numbers = len(spirits), printed.numbers
    lands = PER_BOARD * len(boards)
    tracks = [track for spirit in spirits for track in printed.spirits[spirit].tracks]
    set_aside = in_progressions(printed, spirits) if options.progression == "on" else 0
    first_blight = numbers.first_blight if options.blight_setup_plus_one == "on" else 0
    return State(
        printed=printed,
        options=options,
        seats=seats,
        layout=printed.layout_index[f"standard_{len(boards)}"],
        boards=tuple(boards),
        pieces=printed_pieces(printed, boards),
        blight=printed_blight(printed, boards),
        beasts=[0] * lands,
        wilds=[0] * lands,
        disease=[0] * lands,
        badlands=[0] * lands,
        presence=[0] * lands * seats,
        isolated=0,
        standing=(),
        happened=(),
        spirits=list(spirits),
        starts=list(range(seats)),
        destroyed=[0] * seats,
        covered=[len(track.spaces) - 1 for track in tracks],
        energy=[0] * seats,
        hands=[bits_of(printed.spirits[spirit].uniques) for spirit in spirits],
        played=[0] * seats,
        discards=[0] * seats,
        forgotten=[0] * seats,
        used=[0] * seats,
        quick=[0] * seats,
        elements=[0] * seats * len(ELEMENTS),
        plays=[0] * seats,
        drowned=[0] * seats,
        minors=powers_of(printed, "minor", sets) & ~set_aside,
        minors_discarded=0,
        majors=powers_of(printed, "major", sets) & ~set_aside,
        majors_discarded=0,
        invader_deck=numbers.invader_deck,
        unseen=[invader_cards(printed, stage, sets) for stage in range(1, STAGES + 1)],
        exploring=(),
        building=(),
        ravaging=(),
        invaders_discarded=0,
        fear_cards=bits_of(in_sets(printed.fear_cards, sets)),
        fear_deck=list(numbers.fear_deck),
        fear_earned=0,
        fear_pool=numbers.fear_markers * seats,
        fear_shown=0,
        fear_discarded=0,
        fear_faces=(),
        blight_cards=bits_of(in_sets(printed.blight_cards, sets)),
        blight_card=NO_CARD,
        blight_left=numbers.healthy_blight * seats + first_blight,
        turn=0,
        phase="setup",
        agenda=[Task("turn"), Task("first_explore"), *(Task("settle", seat) for seat in reversed(range(seats)))],
        growing=[Growing()] * seats,
        busy=0,
        doing=[Doing()] * seats,
        done=0,
        lands_left=0,
        has_no_card=False,
        ending="",
        is_won=False,
    )


def printed_pieces(printed: Printed, boards: Sequence[int]) -> list[Pieces]:
    """S-2.6: dahan, towns and cities as the boards show them."""
    found: list[Pieces] = []
    for board in boards:
        for icons in printed.boards[board].pieces:
            kinds = [kind for kind, name in enumerate(KINDS) for _ in range(icons.get(name, 0))]
            found.append(tuple(sorted(piece(kind) for kind in kinds)))
    return found


def printed_blight(printed: Printed, boards: Sequence[int]) -> list[int]:
    """S-2.6: it comes from the box."""
    return [icons.get("blight", 0) for board in boards for icons in printed.boards[board].pieces]


def powers_of(printed: Printed, kind: str, sets: Sequence[str]) -> int:
    return bits_of(place for place in in_sets(printed.powers, sets) if printed.powers[place].kind == kind)


def in_progressions(printed: Printed, spirits: Sequence[int]) -> int:
    """S-6.8: what lies ready for these spirits instead of in the decks."""
    return bits_of(card for spirit in spirits for card in printed.spirits[spirit].progression)


def invader_cards(printed: Printed, stage: int, sets: Sequence[str]) -> int:
    """S-2.4: of each stage one stays in the box unseen, so all of them may come."""
    cards = in_sets(printed.invader_cards, sets)
    return bits_of(place for place in cards if printed.invader_cards[place].stage == stage)


def land_ids() -> tuple[str, ...]:
    """Every land that can be: the place of its board, and its printed number."""
    return tuple(f"{place + 1}-{land_at(0, number)}" for place in range(MOST_BOARDS) for number in range(PER_BOARD))
