"""What cards and territories of Inis can say: verbs, functions and words with their kinds, and the moments of play.

``you`` is who acts, and what is ``own`` is yours; inside ``as``, ``each_player`` and the condition of ``player`` or
``opponent`` it is that player. ``here`` is the territory that ``at`` has found, otherwise the territory of the moment:
of the clash, of the clan that is removed, of the printed effect. ``from`` and ``to`` are ``here`` unless they are said.
What is not possible is left out (I-8.4); what is counted is counted once, before the first piece moves (I-17.8).
"""

from __future__ import annotations

from functools import cache

from tuath.core.notation import Vocabulary, form

HOW_MANY = "number|up_to|amount"
CARDS = "cards|shown|that_card"

VERBS = {
    # clans and buildings: I-9
    "place": form(f"{HOW_MANY} own|marker", to="place"),
    "move": form(f"{HOW_MANY} clans", from_="place", to="place", together="flag", clash="flag"),
    "remove": form(f"{HOW_MANY} clans", from_="place"),
    "replace": form("number clans own", from_="person!"),
    "build": form("number building"),
    "lay": form("number tile", spot="person!", of="number"),
    # cards: I-8
    "draw": form("number|more", keep="number"),
    "take": form(f"{HOW_MANY} {CARDS}|taken", from_="person|people|pile", pick="picker"),
    "give": form(f"{HOW_MANY} {CARDS}|given", to="person|people|pile!"),
    "discard": form(f"{HOW_MANY} {CARDS}|thrown"),
    "reveal": form("number cards", from_="people!", pick="picker!"),
    "look": form("amount cards", from_="person!"),
    "shuffle": form("cards"),
    "cancel": form("that_card|event"),
    "deed": form("number"),
    # clashes and turns: I-7, I-10
    "clash": form(instigator="person!"),
    "end_clash": form(),
    "appoint": form("role person"),
    "outcome": form("result"),
    "expose": form("amount sheltered"),
    "store": form("amount lost"),
    "forbid": form("building", "side", until="moment"),
    "flip": form("token"),
    "nothing": form(),
    # where, who, when, how often
    "at": form("place", f"{HOW_MANY} place", block=True),
    "as": form("person", block=True),
    "each_player": form("condition", block=True),
    "times": form("number", block=True),
    "on": form("moment", block=True),
}

FUNCTIONS = {
    "territory": form("", "condition", gives="place"),
    "elsewhere": form("", "condition", gives="place"),
    "player": form("condition", gives="person"),
    "opponent": form("", "condition", gives="person"),
    "n": form("clans|building|cards|counted", gives="number"),
    "min": form("number number", gives="number"),
    "present": form(gives="condition"),
    "chieftain": form(gives="condition"),
    "exposed": form(gives="condition"),
    "involved": form(gives="condition"),
    "has": form("clans|building|cards", "clans place", gives="condition"),
    "none": form("building", gives="condition"),
    "allows": form("building", gives="condition"),
    "clash_in": form("place", gives="condition"),
    "took": form("clans", gives="condition"),
    "did": form("verb", gives="condition"),
}

WORDS = {
    **dict.fromkeys(("any", "some", "all"), "amount"),
    **dict.fromkeys(("yes", "no"), "flag"),
    **dict.fromkeys(("here", "adjacent", "capital", "home", "new"), "place"),
    **dict.fromkeys(("you", "brenn", "victim", "owner"), "person"),
    **dict.fromkeys(("opponents", "givers"), "people"),
    **dict.fromkeys(("aside", "action_discard"), "pile"),
    **dict.fromkeys(("random", "holder"), "picker"),
    **dict.fromkeys(("clan", "clan.opposing", "clan.exposed", "clan.own.exposed"), "clans"),
    "clan.own": "clans|own",
    "clan.sheltered": "clans|sheltered",
    "clan.lost": "lost",
    "clan.stored": "own",
    "that_clan": "own",
    **dict.fromkeys(("citadel", "sanctuary"), "building"),
    "festival": "marker",
    "tile": "tile",
    "crows": "token",
    **dict.fromkeys(("action", "epic", "action.other", "epic.other"), "cards"),
    "action.deck": "given",
    "advantage.here": "taken",
    "card": "thrown",
    "epic.shown": "shown",
    "that_card": "that_card",
    **dict.fromkeys(("opponent", "discarded"), "counted"),
    **dict.fromkeys(("removal", "attack", "toll"), "event"),
    **dict.fromkeys(("both", "own_choice"), "result"),
    **dict.fromkeys(("instigator", "next_maneuver", "next_turn"), "role"),
    "triskel": "side",
    **dict.fromkeys(("deal", "draft_end", "clash_end"), "moment"),
    **dict.fromkeys(("take", "remove", "discard", "draw", "build", "place"), "verb"),
}

OWN_TURN = "own_turn"  # when a season side is played: I-8.1
TRIGGERS = (  # when a triskel side is played: I-8.1
    "assembly_start", "opponent_action_card_declared", "epic_or_advantage_card_declared", "after_action_card_resolved",
    "after_own_season_card", "after_own_epic_tale", "own_epic_draw", "gates_effect_resolving",
    "own_move_into_mountains", "own_clan_removed", "own_clan_removed_in_clash", "end_of_any_turn", "any_time",
    "clash_start", "clash_citadels_end", "clash_resolution_start", "clash_maneuver", "clash_own_attack_declared",
    "clash_attack_against_you", "clash_after_own_attack", "clash_after_own_maneuver", "clash_after_any_maneuver",
)  # fmt: skip
THIS_DISCARDED = "this_discarded"  # what a card does by itself when it is discarded: I-16.8
PRINTED_MOMENTS = ("enters_play", "turn_direction_changed", "clans_moved_in", "always")  # of territories: I-14

ATTACKS = frozenset({"clash_own_attack_declared", "clash_after_own_attack"})
REMOVALS = frozenset({"own_clan_removed", "own_clan_removed_in_clash"})
IN_CLASH = frozenset(trigger for trigger in TRIGGERS if "clash" in trigger)
MANEUVERS = frozenset({"clash_after_own_attack", "clash_after_own_maneuver", "clash_after_any_maneuver"})
DRAWS = frozenset({"own_epic_draw", "gates_effect_resolving"})  # only here is there a draw to enlarge
# What speaks of the moment itself can be said at that moment only.
ONLY_AT = {
    "victim": ATTACKS,
    "outcome": frozenset({"clash_own_attack_declared"}),
    "attack": frozenset({"clash_own_attack_declared", "clash_attack_against_you"}),
    "toll": frozenset({"own_move_into_mountains"}),
    "owner": frozenset({"clans_moved_in"}),
    "that_card": frozenset(trigger for trigger in TRIGGERS if "declared" in trigger and "clash" not in trigger)
    | {"after_action_card_resolved", "after_own_epic_tale"},
    **dict.fromkeys(("that_clan", "removal"), REMOVALS),
    **dict.fromkeys(("store", "clan.lost", "clan.stored"), frozenset({"own_clan_removed_in_clash"})),
    **dict.fromkeys(("end_clash", "expose", "exposed", "involved", "clash_in", "clash_end"), IN_CLASH),
    "took": MANEUVERS,
}


@cache
def vocabulary(when: str, has_home: bool) -> Vocabulary:
    """What can be said at a moment; only Advantage cards have a territory of their own."""

    def sayable(name: str) -> bool:
        return when in ONLY_AT.get(name, (when,)) and (has_home or name != "home")

    verbs = {name: use for name, use in VERBS.items() if sayable(name)}
    if when not in DRAWS:
        verbs["draw"] = form("number", keep="number")
    return Vocabulary(
        verbs,
        {name: use for name, use in FUNCTIONS.items() if sayable(name)},
        {name: kind for name, kind in WORDS.items() if sayable(name)},
    )
