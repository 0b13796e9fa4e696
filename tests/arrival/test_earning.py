"""A-5: the earning phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.arrival.board import BLUE, GREEN, RED, YELLOW, arrival, leader, until
from tests.table import Played
from tuath.core.question import NATURE, bits_of
from tuath.games import find
from tuath.games.arrival.queries import dealt_in_turn

ARRIVAL = find("arrival")
PRINTED = ARRIVAL.setup(ARRIVAL.complete(2, {})).printed
BACK_OF = {card["id"]: card["back"] for card in ARRIVAL.material()["earning_cards"]["cards"]}
STACK_WITH = {"discs": "left", "arms": "centre", "fame": "right"}
STACKS = ("left", "centre", "right")
SECTIONS = ("top", "middle", "bottom")

# Four cards for each leader whose bottom sections show one fame each and nothing else.
POOR = {RED: "D05 D12 D13 D15", GREEN: "A03 A04 A07 A09", BLUE: "F01 F04 F06 F09", YELLOW: "F10 F11 F12 F13"}
SIX_TILES = "lia_fail emers_mercy high_walls sublime_stronghold cauldron_of_dagda:erdinia silver_in_the_hills:moss"


# ---- an earning phase in one call -----------------------------------------------------------------------------------


def drawing(*own: str, seats: int = 2, lucky: bool = False, **position: Any) -> Played:
    """A game in which the first card of a round is to be drawn. The stacks show discs, arms and fame."""
    places = own or ("umall", "gaillim", "latharna", "corcach")[:seats]
    state = tiles_in_supply(SIX_TILES) | dict(position.pop("state", {}))
    return arrival(*places, phase="cards", lucky=lucky, state=state, **position)


def tiles_in_supply(display: str, face_down: str | None = None, used: str = "") -> dict[str, Any]:
    """The tiles that no leader has, by name. Face-down are all the rest, unless they are named."""
    rest = [tile.copies for tile in PRINTED.tiles] if face_down is None else [0] * len(PRINTED.tiles)
    for id in (face_down or "").split():
        rest[PRINTED.tile[id]] += 1
    if face_down is None:
        for id in f"{display} {used}".split():
            rest[PRINTED.tile[id]] -= 1
    shown, spent = (tuple(PRINTED.tile[id] for id in ids.split()) for ids in (display, used))
    return {"display": shown, "used_tiles": spent, "tile_supply": rest}


def order(game: Played) -> list[int]:
    """The seats in turn order."""
    return [(game.state.starter + place) % game.state.seats for place in range(game.state.seats)]


def draw(game: Played, cards: Mapping[int, str]) -> None:
    """Everybody draws backs that fit these cards; a card with the same back comes to the top of the stack."""
    for place in range(4):
        for seat in order(game):
            back = BACK_OF[cards[seat].split()[place]]
            game.play(seat, STACK_WITH[back])
            game.nature(back)


def turn_up(game: Played, cards: Mapping[int, str], *places: int) -> None:
    for place in places:
        game.nature(*(cards[seat].split()[place] for seat in order(game)))


def block(game: Played, sections: Mapping[int, str]) -> None:
    for seat in order(game):
        game.play(seat, sections[seat])


def earning(
    *own: str, cards: Mapping[int, str] | None = None, open: str | Mapping[int, str] = "middle", **position: Any
) -> Played:
    """An earning phase, paid out as far as step c.

    ``cards`` gives each leader's four, in the order in which they are drawn; ``open`` the section those leaders keep
    open. Leaders who are not in it earn four fame and nothing else.
    """
    game = drawing(*own, **position)
    named = cards or {}
    sections = dict.fromkeys(POOR, "bottom") | (dict.fromkeys(named, open) if isinstance(open, str) else dict(open))
    rows = POOR | dict(named)
    blocked = {seat: [each for each in SECTIONS if each != sections[seat]] for seat in POOR}
    draw(game, rows)
    turn_up(game, rows, 0, 1)
    block(game, {seat: first for seat, (first, _) in blocked.items()})
    turn_up(game, rows, 2)
    block(game, {seat: second for seat, (_, second) in blocked.items()})
    turn_up(game, rows, 3)
    return game


def all_leaders(game: Played, name: str) -> list[Any]:
    """One thing that everybody sees of every leader, by seat."""
    return [each[name] for each in game.position.view()["leaders"]]


def rows_of_backs(game: Played) -> list[list[str]]:
    """The backs of the cards that lie before each leader."""
    return [[card["back"] for card in each["cards"]] for each in game.position.view()["leaders"]]


# ---- drawing cards -------------------------------------------------------------------------------------------


def test_each_leader_draws_four_cards_in_turn_order() -> None:
    """A-5.1: once around, four times."""
    game = drawing(seats=3, lucky=True, state={"starter": GREEN})
    for seat in [GREEN, BLUE, RED] * 4:
        assert game.pending().keys() == {seat}
        assert game.asked(seat) == "stack"
        game.play(seat, "left")
    assert [len(backs) for backs in rows_of_backs(game)] == [4, 4, 4]
    assert game.asked(RED) == "block"


def test_the_top_card_of_any_stack() -> None:
    """A-5.1: the stack is free choice, its top card lies before the leader, and the next card is seen from behind."""
    game = drawing()
    assert game.options(RED) == ("left", "centre", "right")
    game.play(RED, "right")
    game.nature("arms")
    assert rows_of_backs(game) == [["fame"], []]
    stacks = game.position.view()["stacks"]
    assert [(stack["back"], stack["size"]) for stack in stacks] == [("discs", 18), ("arms", 18), ("arms", 17)]


def test_cards_keep_the_order_in_which_they_came() -> None:
    """A-5.1: the first card drawn is the first turned up."""
    game = drawing()
    rows = {RED: "F01 D01 A01 F02", GREEN: "D02 D03 F03 A02"}
    draw(game, rows)
    assert rows_of_backs(game) == [["fame", "discs", "arms", "fame"], ["discs", "discs", "fame", "arms"]]
    assert set(game.options(NATURE)) == {card for card, back in BACK_OF.items() if back == "fame"}
    turn_up(game, rows, 0, 1)
    assert [card["card"] for card in leader(game, RED)["cards"]] == ["F01", "D01", None, None]


def test_nobody_looks_at_the_fronts() -> None:
    """A-5.1, A-R.48: not even the leader who drew the card sees more than its back, and nobody more than others."""
    game = drawing()
    for seat, stack, back in ((RED, "left", "fame"), (GREEN, "centre", "arms"), (RED, "right", "discs")):
        game.play(seat, stack)
        game.nature(back)
    assert game.position.view(RED) == game.position.view(GREEN) == game.position.view()
    cards = [card for each in game.position.view()["leaders"] for card in each["cards"]]
    assert [card["card"] for card in cards] == [None, None, None]


# ---- a stack is used up --------------------------------------------------------------------------------------


def late_round(sizes: tuple[int, int, int], discarded: str, seats: int = 2) -> Played:
    """A round in which earlier cards have been discarded and the stacks are no longer equal."""
    gone = bits_of(PRINTED.cards.index(card) for card in discarded.split())
    everything = (1 << len(PRINTED.cards)) - 1
    buried = [(cards & ~gone).bit_count() - 1 for cards in PRINTED.with_back]
    assert sum(sizes) == sum(buried) + 3
    state = {"sizes": list(sizes), "buried": buried, "discarded": gone, "unseen": everything & ~gone}
    return drawing(seats=seats, state=state)


EIGHT = "D01 D02 D03 A01 A02 A03 F01 F02"


def test_a_used_up_stack_is_replaced_at_once() -> None:
    """A-5.2: the discards and the other stacks become three new ones; what lies before leaders stays there."""
    game = late_round((2, 20, 24), EIGHT)
    game.play(RED, "left")
    game.nature("fame")
    assert len(game.position.view()["discarded_cards"]) == 8
    game.play(GREEN, "left")
    assert game.told("cards-reshuffled")
    game.nature("arms", "arms", "discs")
    stacks = game.position.view()["stacks"]
    assert [stack["size"] for stack in stacks] == [18, 17, 17]
    assert [stack["back"] for stack in stacks] == ["arms", "arms", "discs"]
    assert game.position.view()["discarded_cards"] == []
    assert rows_of_backs(game) == [["discs"], ["fame"]]


def test_all_backs_are_in_the_new_stacks() -> None:
    """A-5.2: the tops of the other stacks and the discards are shuffled in with the rest."""
    game = late_round((1, 21, 24), EIGHT)
    game.play(RED, "left")
    decision = game.pending()[NATURE]
    assert dict(zip(decision.options, decision.weights or (), strict=True)) == {"discs": 17, "arms": 18, "fame": 18}


def test_a_stack_with_cards_is_not_touched() -> None:
    """A-5.2: discards stay where they are as long as every stack has a card."""
    game = late_round((2, 20, 24), EIGHT)
    game.play(RED, "left")
    game.nature("fame")
    assert [stack["size"] for stack in game.position.view()["stacks"]] == [1, 20, 24]
    assert not game.told("cards-reshuffled")


def test_the_last_draw_of_the_phase_can_empty_a_stack_too() -> None:
    """A-R.36, A-5.2: then the stack is replaced at once, before any card is turned up."""
    game = late_round((8, 18, 20), EIGHT)
    for seat in [RED, GREEN] * 4:
        game.play(seat, "left")
        if seat == RED or game.state.drawn < 8:
            game.nature("fame")
    assert game.asked(NATURE) == "top"
    game.nature("arms", "arms", "discs")
    assert [stack["size"] for stack in game.position.view()["stacks"]] == [16, 15, 15]
    assert game.asked(NATURE) == "front"


def test_cards_drawn_before_a_shuffle_did_not_come_back_by_it() -> None:
    """A-5.2: the first card was drawn when the discards lay open, the others may be among them."""
    game = late_round((1, 21, 24), EIGHT)
    game.play(RED, "left")
    game.nature("discs", "discs", "discs")
    for seat in [GREEN, RED] * 3 + [GREEN]:
        game.play(seat, "left")
        game.nature("discs")
    all_discs = {card for card, back in BACK_OF.items() if back == "discs"}
    assert set(game.options(NATURE)) == all_discs - set(EIGHT.split())
    game.nature("D18")
    assert set(game.options(NATURE)) == all_discs - {"D18"}


some_discards = st.lists(st.sampled_from(sorted(BACK_OF)), min_size=8, max_size=16, unique=True)


@settings(max_examples=40)
@given(data=st.data(), discarded=some_discards, first=st.integers(1, 8), second=st.integers(9, 20))
def test_new_stacks_are_about_equal(data: st.DataObject, discarded: list[str], first: int, second: int) -> None:
    """A-5.2, A-R.36: they differ by one card at most, and all cards are in them that do not lie before leaders."""
    game = late_round((first, second, len(BACK_OF) - len(discarded) - first - second), " ".join(discarded))
    while not game.told("cards-reshuffled") or NATURE in game.pending():
        seat = next(iter(game.pending()))
        if game.asked(seat) == "front":
            break
        game.play(seat, "left" if seat != NATURE else data.draw(st.sampled_from(game.options(NATURE))))
    sizes = [stack["size"] for stack in game.position.view()["stacks"]]
    assert max(sizes) - min(sizes) <= 1
    assert sum(sizes) == len(BACK_OF) - first


@settings(max_examples=40)
@given(data=st.data(), discarded=some_discards, first=st.integers(1, 8))
def test_fronts_fit_the_backs(data: st.DataObject, discarded: list[str], first: int) -> None:
    """A-2.3, A-5.1, A-5.2: the back seen on a stack is the back of the card turned up, and what was drawn before a
    shuffle is none of the cards that came back by it.
    """
    left = len(BACK_OF) - len(discarded) - first
    game = late_round((first, left // 2, left - left // 2), " ".join(discarded))
    seen: list[str] = []
    shuffled_at = 8
    while game.position.view()["phase"] in ("cards", "first_blocker", "second_blocker"):
        seat = next(iter(game.pending()))
        question, options = game.asked(seat), game.options(seat)
        answer = data.draw(st.sampled_from(options))
        if question == "stack":
            seen.append(game.position.view()["stacks"][STACKS.index(answer)]["back"])
        if question == "front":
            place = sum(len(fronts) for fronts in game.state.fronts)
            assert {BACK_OF[card] for card in options} == {seen[place]}
            assert place >= shuffled_at or not set(options) & set(discarded)
        game.play(seat, answer)
        if question == "stack" and game.told("cards-reshuffled"):
            shuffled_at = min(shuffled_at, len(seen))


# ---- turning up and blocking ------------------------------------------------------------------------

TWO_ROWS = {RED: "D01 D02 D03 D04", GREEN: "A01 A02 A03 A04"}


def fronts(game: Played, seat: int) -> list[str | None]:
    return [card["card"] for card in leader(game, seat)["cards"]]


def test_the_first_blocker_after_two_cards() -> None:
    """A-5.3, A-R.48: cards one and two are open to all, three and four to nobody; any of three sections is blocked."""
    game = drawing()
    draw(game, TWO_ROWS)
    turn_up(game, TWO_ROWS, 0, 1)
    for seat in (RED, GREEN):
        assert game.asked(seat) == "block"
        assert fronts(game, seat) == [*TWO_ROWS[seat].split()[:2], None, None]
        assert game.options(seat) == SECTIONS


def test_the_second_blocker_after_three_cards() -> None:
    """A-5.4: one of the two sections that are left, with the fourth card still face-down."""
    game = drawing()
    draw(game, TWO_ROWS)
    turn_up(game, TWO_ROWS, 0, 1)
    block(game, {RED: "middle", GREEN: "bottom"})
    turn_up(game, TWO_ROWS, 2)
    assert fronts(game, RED) == ["D01", "D02", "D03", None]
    assert game.options(RED) == ("top", "bottom")
    assert game.options(GREEN) == ("top", "middle")
    assert game.why_not(RED, "middle").rule == "A-5.4"


def test_the_fourth_card_after_both_blockers() -> None:
    """A-5.5: it is turned up when nothing can be blocked any more."""
    game = drawing(tiles={RED: "ogams_wisdom"})
    draw(game, TWO_ROWS)
    turn_up(game, TWO_ROWS, 0, 1)
    block(game, {RED: "middle", GREEN: "bottom"})
    turn_up(game, TWO_ROWS, 2)
    block(game, {RED: "top", GREEN: "top"})
    assert game.asked(NATURE) == "front"
    assert fronts(game, RED) == ["D01", "D02", "D03", None]
    turn_up(game, TWO_ROWS, 3)
    assert fronts(game, RED) == ["D01", "D02", "D03", "D04"]
    assert leader(game, RED)["blocked"] == ["middle", "top"]


def test_T_10_only_the_open_section_counts_on_all_four_cards() -> None:
    """A-T.10, A-5.5: with blockers on top and bottom the four middle sections are paid out."""
    game = earning(cards={RED: "D01 D04 A01 F04"}, open="middle")
    # discs 2 + 1, swords 1 + 1, fame 2 and Fomori 1 + 1 + 1; the fourth card, seen too late, shows a tile
    red = leader(game, RED)
    assert (red["discs"], red["swords"], red["shields"]) == (2 + 3, 2, 0)
    assert (red["fame"], red["corruption"], red["fomori"]) == (4 + 2, 3, 3)
    assert red["claims"] == 1


@pytest.mark.parametrize(("section", "discs", "corruption"), [("top", 10, 8), ("middle", 6, 5), ("bottom", 4, 1)])
def test_each_section_can_be_the_open_one(section: str, discs: int, corruption: int) -> None:
    """A-5.5: four cards whose sections show 10, 6 and 4 discs."""
    game = earning(cards={RED: "D01 D02 D03 D04"}, open=section)
    assert leader(game, RED)["discs"] == 2 + discs
    assert leader(game, RED)["corruption"] == corruption


def test_blockers_are_set_at_the_same_time() -> None:
    """A-5.6, A-R.48: by default nobody sees another leader's blocker before all have set theirs."""
    game = drawing(seats=3, lucky=True)
    until(game, "block")
    assert game.pending().keys() == {RED, GREEN, BLUE}
    game.play(GREEN, "top")
    assert game.pending().keys() == {RED, BLUE}
    assert all_leaders(game, "blocked") == [[], [], []]
    assert not game.told("section-blocked")
    game.play(BLUE, "bottom")
    game.play(RED, "middle")
    assert all_leaders(game, "blocked") == [["middle"], ["top"], ["bottom"]]


def test_blockers_in_turn_order() -> None:
    """A-5.6, A-R.48: if the table plays so, each leader sees the blockers of those before."""
    game = drawing(seats=3, lucky=True, state={"starter": BLUE}, blockers="in_turn")
    until(game, "block")
    for _ in range(2):
        for seat, before in ((BLUE, 0), (RED, 1), (GREEN, 2)):
            assert game.pending().keys() == {seat}
            set_now = [len(blocked) for blocked in all_leaders(game, "blocked")]
            assert sorted(set_now) == [min(set_now)] * (3 - before) + [min(set_now) + 1] * before
            game.play(seat, game.options(seat)[0])


def test_numbers_backs_and_used_things_are_open() -> None:
    """A-R.48: everybody sees the same: all numbers, backs, fronts turned up, used tiles and discarded cards."""
    game = drawing(goods={GREEN: {"swords": 2}}, state=tiles_in_supply(SIX_TILES, used="song_of_the_bard"))
    draw(game, TWO_ROWS)
    turn_up(game, TWO_ROWS, 0, 1)
    game.play(RED, "top")
    view = game.position.view(GREEN)
    assert view == game.position.view(RED) == game.position.view()
    assert view["used_tiles"] == ["song_of_the_bard"]
    assert view["leaders"][GREEN]["swords"] == 2
    assert fronts(game, RED) == ["D01", "D02", None, None]
    game.lucky = True
    until(game, "act")
    assert len(game.position.view()["discarded_cards"]) == 8


# ---- Ogam's wisdom -------------------------------------------------------------------------------------------

RICH = {RED: "D01 D02 D03 D04"}  # 10 discs on top, 6 in the middle, 4 at the bottom


def test_T_32_ogams_wisdom_opens_another_section() -> None:
    """A-T.32, A-5.7, A-15.9, A-R.8: from the middle to the top or the bottom, after the fourth card is seen."""
    game = earning(cards=RICH, open="middle", tiles={RED: "ogams_wisdom"})
    assert game.asked(RED) == "ogam"
    assert game.options(RED) == ("keep", "top", "bottom")
    assert fronts(game, RED) == ["D01", "D02", "D03", "D04"]
    assert leader(game, RED)["discs"] == 2
    game.play(RED, "bottom")
    assert leader(game, RED)["discs"] == 2 + 4
    assert leader(game, RED)["tiles"] == []
    assert game.position.view()["used_tiles"] == ["ogams_wisdom"]


def test_ogams_wisdom_need_not_be_used() -> None:
    """A-5.7: it may be; then it is kept."""
    game = earning(cards=RICH, open="middle", tiles={RED: "ogams_wisdom"})
    game.play(RED, "keep")
    assert leader(game, RED)["discs"] == 2 + 6
    assert leader(game, RED)["tiles"] == ["ogams_wisdom"]


def test_a_moved_blocker_closes_what_was_open() -> None:
    """A-R.8: and opens the section it came from; the other blocker stays."""
    game = earning(cards=RICH, open="middle", tiles={RED: "ogams_wisdom ogams_wisdom"})
    game.play(RED, "top")
    assert sorted(leader(game, RED)["blocked"]) == ["bottom", "middle"]


def test_both_copies_by_one_leader() -> None:
    """A-R.8: one after the other; the second starts from what the first has opened."""
    game = earning(cards=RICH, open="middle", tiles={RED: "ogams_wisdom ogams_wisdom"})
    game.play(RED, "top")
    assert game.options(RED) == ("keep", "middle", "bottom")
    game.play(RED, "bottom")
    assert leader(game, RED)["discs"] == 2 + 4
    assert game.position.view()["used_tiles"] == ["ogams_wisdom", "ogams_wisdom"]


def test_ogams_wisdom_in_turn_order() -> None:
    """A-R.8, A-5.7: those who hold one are asked, beginning with the starting player, before anybody is paid."""
    held = {RED: "ogams_wisdom", BLUE: "ogams_wisdom"}
    game = earning(seats=3, state={"starter": GREEN}, tiles=held)
    assert game.pending().keys() == {BLUE}
    game.play(BLUE, "keep")
    assert game.pending().keys() == {RED}
    assert all_leaders(game, "fame") == [4, 4, 4]
    game.play(RED, "keep")
    assert all_leaders(game, "fame") == [8, 8, 8]


def test_ogams_wisdom_taken_now_is_for_a_later_round() -> None:
    """A-R.43: not in the phase in which it was taken, nor in the actions after it, but in the next earning phase."""
    state = tiles_in_supply(f"ogams_wisdom {SIX_TILES}".rsplit(" ", 1)[0])
    game = earning(cards={RED: "F04 D12 D13 D16"}, open="middle", state=state)
    game.play(RED, "ogams_wisdom")
    game.lucky = True
    until(game, "act")
    assert leader(game, RED)["blocked"] == []
    assert game.why_not(RED, "tile").rule == "A-12.1"
    until(game, "ogam")
    assert game.position.view()["round"] == 3
    assert game.pending().keys() == {RED}


# ---- pay-out and fame ---------------------------------------------------------------------------------


def test_each_step_is_finished_for_all_before_the_next() -> None:
    """A-5.8, A-R.2: fame for all in turn order, then goods for all, then Fomori for all, then tiles."""
    cards = {RED: "D10 A10 F17 F18", GREEN: "D08 D18 A16 F02", BLUE: "D02 A17 F01 F07"}
    game = earning(seats=3, cards=cards, open="top", state={"starter": BLUE})
    steps = {"fame-gained": "a", "goods-earned": "b", "fomori-taken": "c", "tile-taken": "d"}
    while game.asked(next(iter(game.pending()))) in ("take", "display"):
        seat = next(iter(game.pending()))
        game.play(seat, game.options(seat)[0])
    told = [(steps.get(key.removeprefix("arrival-")), dict(params).get("seat")) for key, params in messages(game)]
    paid = [(step, seat) for step, seat in told if step]
    seats = ["seat:p3", "seat:p1", "seat:p2"]
    assert list(dict.fromkeys(paid)) == [(step, seat) for step in "abcd" for seat in seats]


def messages(game: Played) -> list[tuple[str, Any]]:
    return [(told.message.key, told.message.params) for told in game.log]


FOUR_PLACES = "umall gaillim:2 conmaicne:2 cruachain:3"  # an Áit, two Brochs and a Caer


def test_T_1_a_flat_symbol() -> None:
    """A-T.1, A-5.9: a fame symbol 1 gives 1, whatever one has on the map."""
    game = earning(FOUR_PLACES, "temair", cards={RED: "D11 D01 D06 D07"}, open="top")
    assert leader(game, RED)["fame"] == 4 + 1


def test_T_1_two_for_each_broch_or_caer() -> None:
    """A-T.1, A-5.9, A-1.5: an Áit, two Brochs and a Caer give 6."""
    game = earning(FOUR_PLACES, "temair:3", cards={RED: "F14 D01 D12 D13"}, open="middle")
    assert leader(game, RED)["fame"] == 4 + 6


def test_T_1_three_for_each_caer() -> None:
    """A-T.1, A-5.9: an Áit, two Brochs and a Caer give 3."""
    game = earning(FOUR_PLACES, "temair:3", cards={RED: "F15 D01 D06 D07"}, open="top")
    assert leader(game, RED)["fame"] == 4 + 3


def test_fame_of_all_kinds_adds_up() -> None:
    """A-5.9: flat points 2 + 1, twice 2 for three Brochs or Caers, 3 for a Caer."""
    game = earning(FOUR_PLACES, "temair:3", cards={RED: "F14 F12 F15 A12"}, open="top")
    assert leader(game, RED)["fame"] == 4 + 3 + 12 + 3


# ---- discs, swords and shields ------------------------------------------------------------------------------


def test_goods_are_the_sum_of_the_numbers_shown() -> None:
    """A-5.10, A-1.1: they come from the general supply into the tribe supply."""
    game = earning(cards={RED: "D04 A06 A13 A08"}, open="top")
    red, supply = leader(game, RED), game.position.view()["supply"]
    assert (red["discs"], red["swords"], red["shields"]) == (2 + 3, 6, 3)
    assert (red["stock"], supply["swords"], supply["shields"]) == (12 - 3, 20 - 6, 12 - 3)


TWO_SWORDS = {RED: "A01 A06 A03 A04", GREEN: "A08 A10 A07 A09", BLUE: "A02 A17 A11 A14"}  # at the bottom


def test_T_11_the_last_sword_goes_to_the_starting_player() -> None:
    """A-T.11, A-5.10: one is left, three leaders claim two each."""
    goods = {RED: {"swords": 10}, BLUE: {"swords": 9}}
    game = earning(seats=3, cards=TWO_SWORDS, open="bottom", goods=goods, state={"starter": GREEN})
    assert all_leaders(game, "swords") == [10, 1, 9]
    assert game.position.view()["supply"]["swords"] == 0


def test_scarce_swords_are_dealt_one_at_a_time() -> None:
    """A-5.10, A-R.2: four for three leaders who claim two each are 2, 1 and 1; nobody is served before the others."""
    game = earning(seats=3, cards=TWO_SWORDS, open="bottom", goods={GREEN: {"swords": 16}}, state={"starter": BLUE})
    assert all_leaders(game, "swords") == [1, 17, 2]


def test_enough_swords_for_all() -> None:
    """A-5.10: exactly as many as are claimed."""
    game = earning(seats=3, cards=TWO_SWORDS, open="bottom", goods={RED: {"swords": 14}})
    assert all_leaders(game, "swords") == [16, 2, 2]


def test_each_scarce_kind_is_dealt_on_its_own() -> None:
    """A-R.6, A-R.52: the last sword and the last shield both go to the starting player, whatever others saved."""
    cards = {RED: "A06 D12 D13 D15", GREEN: "A13 D06 D09 D16"}  # a sword and a shield; a sword and two shields
    game = earning(cards=cards, goods={RED: {"swords": 19, "shields": 11}})
    assert [all_leaders(game, "swords"), all_leaders(game, "shields")] == [[20, 0], [12, 0]]


def test_T_12_missing_discs_are_void() -> None:
    """A-T.12, A-5.10: a stock of 1, a claim of 3."""
    game = earning(cards={RED: "D01 D12 F01 F05"}, goods={RED: {"discs": 13}})
    assert (leader(game, RED)["discs"], leader(game, RED)["stock"]) == (14, 0)
    assert leader(game, GREEN)["stock"] == 12


orders = st.sampled_from([[(first + n) % seats for n in range(seats)] for seats in (2, 3, 4) for first in range(seats)])


@given(data=st.data(), order=orders, supply=st.integers(0, 20))
def test_dealing_in_turn_is_fair(data: st.DataObject, order: list[int], supply: int) -> None:
    """A-5.10, A-5.12: never more than claimed or there; who still has an open claim is behind nobody, but for one
    piece behind those who are served earlier.
    """
    claims = data.draw(st.lists(st.integers(0, 8), min_size=len(order), max_size=len(order)))
    dealt = dealt_in_turn(claims, supply, order)
    assert sum(dealt) == min(sum(claims), supply)
    assert all(0 <= got <= claim for got, claim in zip(dealt, claims, strict=True))
    for here, seat in enumerate(order):
        if dealt[seat] < claims[seat]:
            assert all(dealt[other] <= dealt[seat] + (there < here) for there, other in enumerate(order))


# ---- Fomori and corruption ------------------------------------------------------------------------

THREE_EACH = {RED: "D03 D01 D12 D13", GREEN: "A02 A06 A03 A07"}  # in the middle
TWO_EACH = {RED: "D03 D12 D13 D15", GREEN: "A02 A03 A07 A14"}  # in the middle


def test_T_2_two_fomori_and_two_corruption() -> None:
    """A-T.2, A-5.11: one symbol with the number 2 in the open sections."""
    game = earning(cards={RED: "D03 D12 D13 D15"}, goods={RED: {"discs": 1}}, corruption=(5,))
    assert (leader(game, RED)["fomori"], leader(game, RED)["corruption"]) == (2, 7)
    assert (leader(game, GREEN)["fomori"], leader(game, GREEN)["corruption"]) == (0, 0)


def test_fomori_are_taken_unseen() -> None:
    """A-5.11, A-R.38, A-R.48: only their number is known; no chance decides on their kinds before they are placed."""
    game = earning(cards=TWO_EACH)
    assert not any(told.message.key == "arrival-fomori-appeared" for told in game.log)
    assert NATURE not in game.pending()
    assert game.position.view()["face_down"] == {"sineach": 32, "athach": 12, "monghfinn": 6}
    assert game.position.view()["supply"]["fomori"] == 50 - 4


def test_T_13_the_discarded_fomori_are_shuffled_in_first() -> None:
    """A-T.13, A-5.12: a supply of 2, a discard of 5, claims of 3 and 3; then all six are there, and one is left."""
    game = earning(cards=THREE_EACH, state={"face_down": [2, 0, 0], "repelled": [1, 3, 1]})
    assert all_leaders(game, "fomori") == [3, 3]
    view = game.position.view()
    assert view["repelled"] == {"sineach": 0, "athach": 0, "monghfinn": 0}
    assert view["face_down"] == {"sineach": 3, "athach": 3, "monghfinn": 1}
    assert view["supply"]["fomori"] == 1


@pytest.mark.parametrize(("supply", "left"), [(5, 1), (6, 0), (7, 1)])
def test_the_supply_is_compared_with_all_claims(supply: int, left: int) -> None:
    """A-R.4, A-5.12: for claims of 3 and 3 five are too few, though each of them could be served; six are enough."""
    game = earning(cards=THREE_EACH, state={"face_down": [supply, 0, 0], "repelled": [0, 2, 0]})
    reshuffled = supply < 6
    assert game.told("fomori-reshuffled") == reshuffled
    assert game.position.view()["repelled"]["athach"] == (0 if reshuffled else 2)
    assert game.position.view()["supply"]["fomori"] == left


def test_T_14_corruption_rises_by_the_printed_sum() -> None:
    """A-T.14, A-R.5, A-5.12: a supply of 1, no discard, claims of 2 and 2."""
    game = earning(cards=TWO_EACH, state={"face_down": [1, 0, 0]})
    assert all_leaders(game, "fomori") == [1, 0]
    assert all_leaders(game, "corruption") == [2, 2]


def test_corruption_by_fomori_received() -> None:
    """A-R.5: the other reading, if the table plays so."""
    game = earning(cards=TWO_EACH, state={"face_down": [1, 0, 0]}, shortage="received")
    assert all_leaders(game, "fomori") == [1, 0]
    assert all_leaders(game, "corruption") == [1, 0]


def test_scarce_fomori_are_dealt_from_the_starting_player_on() -> None:
    """A-5.12: one at a time; three for claims of 2 and 2."""
    game = earning(cards=TWO_EACH, state={"face_down": [2, 0, 0], "repelled": [0, 1, 0], "starter": GREEN})
    assert all_leaders(game, "fomori") == [1, 2]


@pytest.mark.parametrize(("seats", "limit"), [(2, 25), (3, 21), (4, 17)])
@pytest.mark.parametrize("short", [-1, 0, 1])
def test_the_limit_is_announced_when_it_is_reached(seats: int, limit: int, short: int) -> None:
    """A-5.13, A-4.2: by reaching or passing it, not before."""
    game = earning(seats=seats, cards={RED: TWO_EACH[RED]}, corruption=(limit - 2 - short,))
    assert leader(game, RED)["corruption"] == limit - short
    assert game.position.view()["limit_reached"] == (short <= 0)
    assert game.told("limit-reached") == (short <= 0)


def test_corruption_has_no_upper_bound() -> None:
    """A-1.8, A-5.11: the track ends, the points do not."""
    game = earning(cards={RED: TWO_EACH[RED]}, corruption=(300,))
    assert leader(game, RED)["corruption"] == 302


# ---- tactic tiles -----------------------------------------------------------------------------------

ONE_TILE = "F04 D12 D13 D16"  # in the middle
EIGHT_TILES = "F01 F02 F03 F17"  # on top


def test_tiles_are_taken_from_the_display_in_turn_order() -> None:
    """A-5.14: as many as the sum shown, one leader after the other."""
    game = earning(cards={RED: ONE_TILE, GREEN: "F07 F03 A10 A11"}, state={"starter": GREEN})
    for tile in ("lia_fail", "emers_mercy", "high_walls"):
        assert game.pending().keys() == {GREEN}
        game.play(GREEN, tile)
    game.lucky = True
    assert leader(game, GREEN)["tiles"] == ["lia_fail", "emers_mercy", "high_walls"]
    until(game, "take")
    assert game.pending().keys() == {RED}
    assert game.why_not(RED, "lia_fail").rule == "A-5.14"


def test_tiles_must_be_taken() -> None:
    """A-R.7: the display is all the choice there is."""
    game = earning(cards={RED: ONE_TILE})
    assert game.asked(RED) == "take"
    assert set(game.options(RED)) == set(SIX_TILES.split())


def test_never_more_than_the_six_on_display() -> None:
    """A-5.14: a claim of 8 takes all six, and the display is full again for the next leader."""
    game = earning(cards={RED: EIGHT_TILES, GREEN: "F04 A03 A07 A14"}, open={RED: "top", GREEN: "middle"})
    game.play(RED, *SIX_TILES.split())
    assert leader(game, RED)["tiles"] == SIX_TILES.split()
    assert game.asked(NATURE) == "display"
    game.lucky = True
    until(game, "take")
    assert game.pending().keys() == {GREEN}
    assert len(game.position.view()["display"]) == 6


def test_the_display_is_filled_after_each_leader_not_after_each_tile() -> None:
    """A-5.14, A-R.37"""
    game = earning(cards={RED: "F04 F07 D12 D13"})
    game.play(RED, "lia_fail")
    assert game.asked(RED) == "take"
    assert len(game.position.view()["display"]) == 5
    game.play(RED, "emers_mercy")
    assert game.asked(NATURE) == "display"
    game.nature("ogams_wisdom", "ogams_wisdom")
    assert game.position.view()["display"] == [*SIX_TILES.split()[2:], "ogams_wisdom", "ogams_wisdom"]


def test_the_display_is_filled_before_the_first_leader() -> None:
    """A-R.37: the starting player too chooses among six."""
    game = earning(cards={RED: ONE_TILE}, state=tiles_in_supply("lia_fail emers_mercy high_walls sublime_stronghold"))
    assert game.asked(NATURE) == "display"
    game.nature("big_migration", "song_of_the_bard")
    assert game.asked(RED) == "take"
    assert len(game.options(RED)) == 6


def test_used_tiles_are_shuffled_in_when_the_supply_does_not_suffice() -> None:
    """A-5.15: two tiles are missing, the supply has one: the used ones join it before anything is drawn."""
    supply = tiles_in_supply(SIX_TILES, face_down="big_migration", used="ogams_wisdom song_of_the_bard")
    game = earning(cards={RED: "F04 F07 D12 D13"}, state=supply)
    game.play(RED, "lia_fail", "emers_mercy")
    assert set(game.options(NATURE)) == {"big_migration", "ogams_wisdom", "song_of_the_bard"}
    game.nature("song_of_the_bard", "ogams_wisdom")
    view = game.position.view()
    assert (len(view["display"]), view["tile_supply"], view["used_tiles"]) == (6, 1, [])


def test_used_tiles_stay_while_there_is_a_supply() -> None:
    """A-5.15"""
    supply = tiles_in_supply(SIX_TILES, face_down="big_migration", used="ogams_wisdom song_of_the_bard")
    game = earning(cards={RED: ONE_TILE}, state=supply)
    game.play(RED, "lia_fail")
    view = game.position.view()
    assert view["display"][-1] == "big_migration"
    assert view["used_tiles"] == ["ogams_wisdom", "song_of_the_bard"]


def test_the_display_stays_smaller() -> None:
    """A-5.15, A-5.14: when no tile is left anywhere; the next leader chooses among what there is."""
    cards = {RED: ONE_TILE, GREEN: "F07 A03 A07 A14"}
    game = earning(cards=cards, state=tiles_in_supply("lia_fail high_walls", face_down=""))
    game.play(RED, "lia_fail")
    assert game.options(GREEN) == ("high_walls",)
    game.play(GREEN, "high_walls")
    assert game.position.view()["display"] == []
    assert game.asked(RED) == "act"


def test_a_claim_on_an_empty_display_is_void() -> None:
    """A-R.7, A-5.15: one takes up to the claim or up to what is on display."""
    game = earning(cards={RED: EIGHT_TILES}, open="top", state=tiles_in_supply("lia_fail high_walls", face_down=""))
    game.play(RED, "lia_fail", "high_walls")
    assert game.asked(RED) == "act"
    assert leader(game, RED)["claims"] == 0


def test_a_smaller_display_is_filled_at_the_next_filling() -> None:
    """A-R.37: tiles used since then come back before the first leader takes one."""
    supply = tiles_in_supply("lia_fail high_walls", face_down="", used="song_of_the_bard")
    game = earning(cards={RED: ONE_TILE}, state=supply)
    assert game.options(RED) == ("lia_fail", "high_walls", "song_of_the_bard")
    assert game.position.view()["used_tiles"] == []


def test_a_tile_taken_now_may_be_used_in_this_round() -> None:
    """A-R.7"""
    game = earning("umall:2", "gaillim", cards={RED: ONE_TILE})
    game.play(RED, "high_walls")
    game.lucky = True
    until(game, "act")
    assert game.position.view()["round"] == 2
    before = leader(game, RED)["fame"]
    game.play(RED, "tile", "high_walls")
    assert leader(game, RED)["fame"] == before + 2


# ---- discarding ---------------------------------------------------------------------------------------------


def test_all_cards_are_discarded() -> None:
    """A-5.16: all four of every leader, face-up on the discard pile."""
    game = earning(seats=3)
    assert game.asked(RED) == "act"
    assert game.position.view()["discarded_cards"] == sorted_as_printed(POOR[RED], POOR[GREEN], POOR[BLUE])
    assert all_leaders(game, "cards") == [[], [], []]
    assert all_leaders(game, "blocked") == [[], [], []]


def sorted_as_printed(*rows: str) -> list[str]:
    held = " ".join(rows).split()
    return [card for card in BACK_OF if card in held]


def test_cards_stay_until_tiles_are_taken() -> None:
    """A-5.16: step e comes after step d."""
    game = earning(cards={RED: ONE_TILE})
    assert game.asked(RED) == "take"
    assert game.position.view()["discarded_cards"] == []
    assert fronts(game, RED) == ONE_TILE.split()


def test_a_shuffle_is_remembered_for_its_own_phase_only() -> None:
    """A-5.2: in the next round every card in the stacks may have been drawn from the first draw on."""
    game = late_round((1, 21, 24), EIGHT)
    game.lucky = True
    until(game, "act")
    assert game.told("cards-reshuffled")
    assert (game.state.late, game.state.late_from) == (0, 0)
