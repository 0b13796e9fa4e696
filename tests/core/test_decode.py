"""Records by their type hints: what is read, and where and why something else is refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NamedTuple, NewType

import pytest

from tuath.core.datafile import DataError, Node, fingerprint_of, ids
from tuath.core.decode import At, Distinct, Id, Keys, Length, decode, one_of, whole, words_of
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

Weight = NewType("Weight", int)


class Wheel(NamedTuple):
    kind: Literal["wheel", "roll"]
    spokes: Annotated[int, whole(3, 40)]


class Sail(NamedTuple):
    kind: Literal["sail"]
    colour: Annotated[str, one_of(("red", "white"))]


@dataclass(frozen=True)
class Load:
    weight: Weight
    is_wet: bool = False


Part = Wheel | Sail


class Cart(NamedTuple):
    id: Id
    length: float
    place: tuple[int, int]
    parts: Annotated[tuple[Part, ...], Length(least=1)]
    owner: Node
    rope: Annotated[str, At("rigging/rope/kind")]
    load: Load | None = None
    note: Annotated[str, At("if")] = ""


class Yard(NamedTuple):
    carts: Annotated[tuple[Cart, ...], Distinct()]
    gates: Annotated[Mapping[int, int], Keys((1, 2))]
    prices: Mapping[str, int]


CART: dict[str, Any] = {
    "id": "ox",
    "length": 2,
    "place": [1, 2],
    "parts": [{"kind": "roll", "spokes": 8}, {"kind": "sail", "colour": "red"}],
    "owner": ["anybody"],
    "rigging": {"rope": {"kind": "hemp"}},
}


def yard(*carts: dict[str, Any], **more: Any) -> Yard:
    data: dict[str, Any] = {"carts": list(carts), "gates": {"1": 3, "2": 4, "9": "shut"}, "prices": {"hay": 5}, **more}
    return decode(Yard, Node(data))


def test_a_record_is_read_as_its_hints_say() -> None:
    found = yard(CART, {**CART, "id": "cow", "load": {"weight": 7, "is_wet": True}, "if": "it rains"})
    first, second = found.carts
    assert (first.id, first.length, first.place, first.rope) == ("ox", 2.0, (1, 2), "hemp")
    assert first.parts == (Wheel("roll", 8), Sail("sail", "red"))
    assert (first.load, first.note) == (None, "")
    assert (second.load, second.note) == (Load(Weight(7), True), "it rains")
    assert (found.gates, found.prices) == ({1: 3, 2: 4}, {"hay": 5})
    assert (first.owner.value, first.owner.where) == (["anybody"], "/carts/0/owner")
    assert words_of(Part) == ("wheel", "roll", "sail")


@pytest.mark.parametrize(
    ("change", "where", "key"),
    [
        ({"id": "two words"}, "/carts/0/id", "id"),
        ({"length": "long"}, "/carts/0/length", "kind"),
        ({"place": [1, 2, 3]}, "/carts/0/place", "length"),
        ({"place": {}}, "/carts/0/place", "kind"),
        ({"parts": []}, "/carts/0/parts", "length"),
        ({"parts": [7]}, "/carts/0/parts/0", "kind"),
        ({"parts": [{}]}, "/carts/0/parts/0", "missing"),
        ({"parts": [{"kind": "oar"}]}, "/carts/0/parts/0/kind", "unknown"),
        ({"parts": [{"kind": ["sail"]}]}, "/carts/0/parts/0/kind", "unknown"),
        ({"parts": [{"kind": "wheel", "spokes": 2}]}, "/carts/0/parts/0/spokes", "range"),
        ({"parts": [{"kind": "sail", "colour": "blue"}]}, "/carts/0/parts/0/colour", "unknown"),
        ({"rigging": {}}, "/carts/0/rigging", "missing"),
        ({"rigging": {"rope": "hemp"}}, "/carts/0/rigging/rope", "kind"),
        ({"load": None}, "/carts/0/load", "kind"),
        ({"load": {"weight": True}}, "/carts/0/load/weight", "kind"),
        ({"load": {"weight": 1, "is_wet": 1}}, "/carts/0/load/is_wet", "kind"),
        ({"if": 3}, "/carts/0/if", "kind"),
    ],
)
def test_what_is_wrong_is_refused_with_its_place(change: dict[str, Any], where: str, key: str) -> None:
    with pytest.raises(DataError) as refused:
        yard({**CART, **change})
    message = refused.value.refusal.message
    assert (message.key, dict(message.params)["where"]) == (f"core-data-{key}", where)
    for language in LANGUAGES:
        assert "⟨" not in Catalogue(language).render(message)


def test_what_must_be_there_and_what_may_not_be_twice() -> None:
    with pytest.raises(DataError, match="/carts/1/id"):
        yard(CART, CART)
    with pytest.raises(DataError, match="/gates"):
        yard(CART, gates={"1": 3})
    with pytest.raises(DataError, match="/prices"):
        yard(CART, prices=[1])
    assert ids([Node({"name": "a"}), Node({"name": "b"})], "name") == ["a", "b"]


def test_a_hint_that_nobody_can_read_is_a_mistake_of_ours() -> None:
    class Odd(NamedTuple):
        what: complex

    Odd.__annotations__["what"] = complex
    with pytest.raises(TypeError, match="complex"):
        decode(Odd, Node({"what": 1}))


def test_what_is_only_drawn_does_not_change_the_fingerprint() -> None:
    data = {"carts": [{"id": "ox", "x": 1}], "title": "a"}
    others = [{"carts": [{"id": "ox", "x": 2}], "title": "b"}, {"carts": [{"id": "cow", "x": 1}], "title": "a"}]
    same, other = (fingerprint_of(Node(each), ("carts",), {"x"}) for each in others)
    assert same == fingerprint_of(Node(data), ("carts",), {"x"}) != other
