"""What powers, spirits, fear, blight, events, adversaries and scenarios of Spirit Island can say, with their kinds.

In a power the user acts in the target land, which is ``here``; on the island's side ``at`` finds the land, inside
``each_board`` on that board. ``presence`` is that of the acting spirit, which ``as`` and ``each_spirit`` change. A
number is exactly so many or as many as possible, ``<=3`` none to three by choice; a number with a sign enlarges what
was said before. A bare piece or terrain inside ``land``, ``highest`` and their like means that it is there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from tuath.core.notation import Form, Vocabulary, form

ELEMENTS = ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal")

HOW_MANY = "number|up_to|amount"
SIGNED = "number|more"
PLACE = "place|board"
CARD = "card|deck"

Needs = Literal[
    "nothing", "land", "pieces", "pieces_beside", "bearers", "victims", "each_victim", "small_pieces", "presence",
    "discards", "cards", "energy", "joint_energy", "time", "markers", "hand", "face_down", "corner",
    "set_aside", "looked",
]  # fmt: skip
Helps = Literal["never", "always", "up_to", "inside"]
Brings = Literal[
    "other", "inside", "defence", "damage", "damage_to_each", "fear", "destroyed", "pushed", "gathered", "replaced",
    "skipped", "safety", "blight", "energy", "elements", "card", "presence", "hand", "plays", "repeat",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Verb:
    """All that is known of a verb but how it is carried out: that is a function under its name in some ``VERBS``.

    Everything else follows from these rows: what is offered, asked, shown, and what a bot makes of it.
    """

    form: Form
    asks: bool = False  # it has questions of its own in the catalogues; what others ask is put in general words
    told: bool = False  # later statements can ask whether it was done, or could be
    silent: bool = False  # it only adds a number, so that its place among the actions of a growth does not matter
    can_wait: bool = False  # among the actions of a spirit phase it comes to the same when growth is over
    private: bool = False  # it concerns a spirit alone, so that the order of the spirits does not matter
    everywhere: bool = False  # it speaks of the island or of a spirit, not of the land where it was said
    opens: bool = False  # what stands in its block holds by itself
    apart: bool = False  # what stands in its block is done elsewhere, by others or later
    stands: bool = False  # it holds for a while, and is shown so long
    waits: bool = False  # what stands in its block is done when something happens
    read: bool = False  # nobody carries it out: it is read where it matters
    of_user: bool = False  # it is read while a power is used, and asks who uses which
    lays_decks: bool = False  # it changes which cards a deck has, before anybody plays
    settles: bool = False  # presence that is on no track when the game begins
    reached: str = ""  # the word for the lands to which it has brought pieces
    needs: Needs = "nothing"  # S-11.5, S-14.5: what must be there, so that it can be done
    helps: Helps = "never"  # S-7.6: does it only help? always, where the number is left to choice, or as its block
    brings: Brings = "other"  # what a bot expects of it


VERBS: Mapping[str, Verb] = {
    # where, who, when, how often
    "at": Verb(
        form("place", f"{HOW_MANY} place", distinct="yes", in_order="yes", block=True),
        apart=True,
        asks=True,
        needs="land",
        helps="inside",
        brings="inside",
    ),
    "wherever": Verb(form("", "condition", block=True), apart=True, everywhere=True, opens=True, stands=True),
    "each_board": Verb(form("", "condition", max="number", block=True), apart=True),
    "each_spirit": Verb(form("", "condition", block=True), apart=True),
    "each_card": Verb(form("deck=invader_deck", stage="number!", block=True)),
    "as": Verb(form("spirit", block=True), helps="inside", brings="inside"),
    "prevent": Verb(form(block=True)),
    "lasting": Verb(form("span", block=True), apart=True, opens=True, stands=True),
    "on": Verb(form("event", max="number", inside="yes", block=True), apart=True, stands=True, waits=True),
    "next": Verb(form("event", block=True), apart=True, stands=True, waits=True),
    "times": Verb(form("number|up_to|amount", block=True)),
    "end_of_turn": Verb(form("moment", block=True), apart=True, stands=True),
    "from_each": Verb(form("place", block=True)),
    # invaders and Dahan: S-9
    "fear": Verb(form(SIGNED), helps="always", brings="fear"),
    "damage": Verb(
        form(SIGNED, to="piece|ground", by="piece", among="place", defend="yes"),
        asks=True,
        needs="victims",
        brings="damage",
    ),
    "damage_each": Verb(form(f"{SIGNED} piece|event_piece"), needs="each_victim", brings="damage_to_each"),
    "damage_one": Verb(form("number piece"), asks=True, brings="damage"),
    "damage_different": Verb(form("number number piece", by="piece"), asks=True, brings="damage"),
    "destroy": Verb(
        form(f"{HOW_MANY} piece|event_piece", among="place"),
        asks=True,
        told=True,
        needs="pieces",
        helps="up_to",
        brings="destroyed",
    ),
    "share_damage": Verb(form("place"), helps="always"),
    "unhindered": Verb(form(), helps="always"),
    "destroy_fewer": Verb(form("number piece")),
    "remove": Verb(form(f"{HOW_MANY} piece", among="place"), asks=True, told=True, needs="pieces", brings="destroyed"),
    "remove_health": Verb(form("up_to piece"), asks=True, needs="small_pieces"),
    "replace": Verb(
        form(f"{HOW_MANY} piece piece", as_destroyed="yes"), asks=True, told=True, needs="pieces", brings="replaced"
    ),
    "restore": Verb(form("up_to counted=removed.token"), asks=True),
    "attack": Verb(form(f"{HOW_MANY} piece", to="piece!"), asks=True),
    "fight": Verb(form("piece piece")),
    "drown": Verb(form(f"{HOW_MANY} piece|event_piece"), asks=True, brings="destroyed"),
    "defend": Verb(
        form(SIGNED, from_="spirits", during="ravaging", at_use="yes"), stands=True, helps="always", brings="defence"
    ),
    "immune": Verb(form("piece harm", from_="ravaging"), stands=True, brings="safety"),
    "health": Verb(form("piece more", "ground more", "ground", set="number"), stands=True),
    "strength": Verb(form("piece more", "piece", set="number", to="piece|ground", during="ravaging"), stands=True),
    "no_heal": Verb(form("piece"), stands=True),
    "counts_as": Verb(form("piece piece", optional="yes", by="who"), stands=True),
    "sit_out": Verb(form(f"{HOW_MANY} piece"), asks=True),
    # adding and moving: S-9, S-10
    "add": Verb(
        form(
            f"{HOW_MANY} piece",
            from_="supply",
            to="piece|supply",
            among="place",
            fallback="board",
            cascade="no",
            presence_loss="no",
            keep_own_presence="yes",
            instead="yes",
            distinct="yes",
            max_each="number",
        ),
        asks=True,
        needs="bearers",
        brings="blight",
    ),
    "push": Verb(
        form(
            f"{HOW_MANY} piece|event_piece",
            to="condition|place|direction",
            among="place",
            carry="piece|defence",
            carry_max="number",
            spread="spread",
        ),
        asks=True,
        told=True,
        reached="pushed_to",
        needs="pieces",
        helps="up_to",
        brings="pushed",
    ),
    "gather": Verb(
        form(f"{HOW_MANY} piece", from_="place"),
        asks=True,
        told=True,
        needs="pieces_beside",
        helps="up_to",
        brings="gathered",
    ),
    "gather_into": Verb(form("amount event_piece=event_piece place"), asks=True, helps="always"),
    "move": Verb(
        form(
            f"{HOW_MANY} piece",
            from_="place",
            to="place|condition",
            between="places",
            range="number",
            carry="piece",
            carry_max="number",
        ),
        asks=True,
        reached="moved_to",
    ),
    "isolate": Verb(form()),
    "keep_out": Verb(form("piece"), read=True),
    "merge": Verb(form("place=here place", until="moment! = end_of_turn"), asks=True),
    "stasis": Verb(form(until="moment! = end_of_slow_phase")),
    "owner_may_push_instead": Verb(form(), read=True),
    "no_cascade": Verb(form(), stands=True),
    "no_presence_loss": Verb(form(), read=True),
    "leave_on_card": Verb(form(), read=True),
    "take_blight_from": Verb(form("supply=box")),
    # invader actions: S-8
    "skip": Verb(form("amount|skipped", normal="yes", advance="no", reveal="flag"), stands=True, brings="skipped"),
    "no_source": Verb(form(), stands=True, read=True),
    "explore_cards": Verb(form("more"), everywhere=True, stands=True, read=True),
    "let_build": Verb(form()),
    "build_here": Verb(form()),
    "ravage_here": Verb(form()),
    "explore_here": Verb(form()),
    "convert": Verb(form("ravages step=build"), stands=True, brings="skipped"),
    "include": Verb(form("step", instead="yes"), read=True),
    "ravage_damage": Verb(form("more", once="yes"), stands=True),
    "ravage_rule": Verb(form("combat|text"), stands=True),
    "explore_reach": Verb(form("more"), read=True),
    "no_escalation": Verb(form(), everywhere=True, stands=True),
    "no_fear_for": Verb(form("piece"), read=True),
    "ignore": Verb(form("piece", "piece step"), stands=True),
    # spirits: S-4 to S-7
    "energy": Verb(form(f"{SIGNED}|plays", each="number"), silent=True, private=True, helps="always", brings="energy"),
    "forgo_energy": Verb(form("number"), everywhere=True, read=True),
    "pay": Verb(form("number"), asks=True, needs="energy"),
    "pay_jointly": Verb(form("number", aided="element"), needs="joint_energy"),
    "split_energy": Verb(form("number", among="spirits", spread="spread = even")),
    "power": Verb(
        form("power|amount", draw="number", keep="number", forget="no", forget_alternative="number"), brings="card"
    ),
    "forget": Verb(
        form("number", "number power|element|card", "card", from_="zone"),
        asks=True,
        told=True,
        private=True,
        needs="cards",
    ),
    "reclaim": Verb(form(HOW_MANY, from_="zone"), can_wait=True, asks=True, told=True, needs="discards", brings="hand"),
    "keep_in_play": Verb(form("card=gained")),
    "play_card": Verb(
        form("number=1", "card=gained", from_="zone", pay="price!", all_thresholds="yes = yes"), asks=True
    ),
    "give_card": Verb(form("number=1", from_="zone! = hand", to="spirit!")),
    "repeat": Verb(form("", "repetition", at="place", max="number"), asks=True, helps="always", brings="repeat"),
    "repeat_card": Verb(
        form(HOW_MANY, "number cheapest", max_cost="number", pay="price", from_="zone = play"),
        helps="always",
        brings="repeat",
    ),
    "resolve_power": Verb(form("number=1 speed|card")),
    "fast": Verb(form("", "up_to|amount", "up_to limit")),
    "slow": Verb(form("", "amount=all"), everywhere=True, stands=True),
    "flip_speed": Verb(form("up_to")),
    "range": Verb(
        form(
            "",
            "more|amount",
            set="number",
            origin="terrain|condition",
            to="terrain",
            pay="number",
            max="number",
            only="card",
        ),
        stands=True,
        helps="always",
    ),
    "element": Verb(
        form("number|amount element|alike", distinct="yes", same="yes"), asks=True, helps="always", brings="elements"
    ),
    "card_plays": Verb(form("", "more", set="number"), can_wait=True, silent=True, brings="plays"),
    "add_presence": Verb(
        form("number|up_to", range="number|amount", land="condition", from_="supply", ignore="habitat"),
        asks=True,
        told=True,
        brings="presence",
    ),
    "move_presence": Verb(
        form("number|up_to", range="number|amount", from_="place", to="place", along="event_piece = that_piece"),
        asks=True,
    ),
    "destroy_presence": Verb(form("number", from_="place"), asks=True, private=True, needs="presence"),
    "restore_presence": Verb(form("number|up_to", from_="supply|place!", to="supply! = tracks")),
    "presence_defends": Verb(form("number"), everywhere=True, stands=True, helps="always"),
    "share_targeting": Verb(form()),
    "prepare": Verb(form("number", "number element"), can_wait=True, helps="always"),
    "discard_markers": Verb(form("number|up_to"), can_wait=True, needs="markers"),
    "gain_time": Verb(form("number|up_to"), helps="always"),
    "time": Verb(form("number"), needs="time"),
    "save": Verb(form("number=1 piece=presence.any"), asks=True),
    # what holds for a spirit all game, printed on its panel: S-5.15, S-5.17, S-22.3
    "sacred_site": Verb(form("number", in_="terrain!"), read=True),
    "inhabit": Verb(form("condition"), read=True),
    "regrow": Verb(form("number"), read=True),
    "open_ocean": Verb(form("terrain"), read=True),
    "harmless": Verb(form(), read=True),
    "drift": Verb(form("number"), read=True),
    "keep_days": Verb(form("number"), read=True),
    "keep_time": Verb(form(), read=True),
    "grow_panel": Verb(form(), read=True),
    "mark_elements": Verb(form(), read=True),
    "spend_markers": Verb(form(), read=True),
    "reach": Verb(form("number piece"), read=True),
    # cards and table
    "take": Verb(form("number", "number=1 power=unique", from_="pile|deck!")),
    "discard": Verb(
        form(
            "number=1 card=that_card",
            "number=1 card=this",
            "number card=fear_card.earned",
            "amount=all pile=looked_card",
            instead="yes = yes",
        )
    ),
    "discard_top": Verb(form("deck")),
    "use_unseen": Verb(form("deck")),
    "look": Verb(form("number=1 deck=invader_deck|event_deck", "number deck=minor_deck")),
    "reveal": Verb(form("deck=fear_deck.top", "number=1 card=fear_card"), helps="always"),
    "put": Verb(form(f"{CARD}|pile|event_piece {CARD}|space", under="number"), needs="looked"),
    "put_back": Verb(form("space=top", shuffle="number")),
    "swap": Verb(form("deck=invader_deck.top deck=invader_discard.one", stage_gap="up_to!")),
    "resolve_card": Verb(form(CARD), read=True),
    "accelerate": Verb(form("number"), lays_decks=True),
    "fear_pool": Verb(form("more")),
    "remove_from_game": Verb(
        form(f"number|amount piece|{CARD}|amount", from_="supply|place", onto="card = reminder_card", until="moment")
    ),
    "add_board": Verb(form("chance", next_to="board! = target_board", max_per_game="number!", block=True)),
    "leave_out_board": Verb(form(), everywhere=True, read=True),
    "destroy_board": Verb(form("board=target_board")),
    "board_actions": Verb(form("board more")),
    # what adversaries and scenarios change: S-18, S-19
    "extra_space": Verb(form("", before="number"), read=True),
    "extra_builds": Verb(form("number"), read=True),
    "invader_round": Verb(form("number")),
    "cheaper": Verb(form("number"), read=True),
    "terror_level": Verb(form("", "more", set="number")),
    "deal_fear": Verb(form("number|amount", below="yes"), lays_decks=True),
    "harm_needs": Verb(form("marker number", pay="number!"), read=True, of_user=True),
    "layout": Verb(form("layout"), read=True),
    "move_inland": Verb(form("piece")),
    "play_face_down": Verb(form("number"), private=True, needs="hand"),
    "use_face_down": Verb(form("number"), private=True, needs="face_down"),
    "invoke": Verb(form("number", beside="number!"), private=True, needs="corner"),
    "mix": Verb(form(blank="number!", ones="number!", twos="number!", threes="number!")),
    "mix_back": Verb(form("thief")),
    "flee": Verb(form("thief", block=True)),
    "face_up": Verb(form("thief"), read=True),
    "catch": Verb(form("thief"), read=True),
    "hide": Verb(form("number", more="number!")),
    "search": Verb(form("spirits|piece", against="text", least="number"), read=True),
    "hold_back": Verb(form("number"), read=True),
    "harm_costs": Verb(form("element number"), read=True, of_user=True),
    "moving_costs": Verb(form("piece number"), read=True, of_user=True),
    "stronger": Verb(form("element number"), read=True),
    "joined": Verb(form("terrain"), read=True),
    "no_forgetting": Verb(form("power=major"), read=True),
    "untargetable": Verb(form()),
    "set_aside": Verb(form("number"), private=True),
    "leave": Verb(form("number piece")),
    "spread": Verb(form("number piece")),
    "next_wave": Verb(form(level="number!", blight="number!")),
    "keep_natives": Verb(form(), read=True),
    "lay_lower": Verb(form("number number"), read=True),
    "play_set_aside": Verb(form(stage="number!", elements="number!"), private=True, needs="set_aside"),
    "corner_elements": Verb(form(), read=True),
    "corner_aid": Verb(form("number"), read=True),
    "fear_waits": Verb(form(), read=True),
    "win_or_lose": Verb(form()),
    "supply": Verb(form("number piece", joined="number"), read=True),
    "durable": Verb(form("piece number"), stands=True, read=True),
    "panel_markers": Verb(form("number"), read=True),
    "take_markers": Verb(form("number")),
    "collect": Verb(form("piece"), read=True),
    "blight_waits": Verb(form("number"), read=True),
    "push_instead": Verb(form("piece"), read=True),
    # setup, and rules by name
    "place": Verb(form("number piece place", fallback="terrain"), settles=True),
    "start_destroyed": Verb(form("number piece=presence"), settles=True),
    "deal_days": Verb(form(minor="number!", major="number!")),
    "omit": Verb(form("text"), read=True),
}

FUNCTIONS = {
    # places
    "land": form("", "condition", gives="place"),
    **dict.fromkeys(
        ("adjacent", "choice", "highest", "lowest", "nearest"), form("condition", board="amount", gives="place")
    ),
    "adjacent_to": form("place", gives="place"),
    "adjacent_to_previous": form("condition", gives="place"),
    "same_board": form("condition", other="yes! = yes", gives="place"),
    "within": form("number", of="place|piece!", gives="place"),
    "most": form("piece", "piece condition", rank="number", gives="place"),
    "fewest": form("piece", "piece condition", among="place", gives="place"),
    "land_no": form("number", gives="place"),
    "ocean": form(gives="condition|place"),
    # numbers
    "n": form("piece|counted|card", f"piece {PLACE}|spirit|event_piece", gives="number"),
    "n_lands": form(PLACE, f"{PLACE} condition", gives="number"),
    "n_types": form("piece|counted", gives="number"),
    "min": form("number number", gives="number"),
    "max": form("number number", gives="number"),
    "div_down": form("number number", gives="number"),
    "half_up": form("number|price", gives="number|price"),
    "half_down": form("number", gives="number"),
    "cost": form("card|cheapest", gives="number"),
    **dict.fromkeys(("terror", "stage", "turn", "number"), form(gives="number")),
    # conditions
    "has": form("piece", gives="condition"),
    "none": form("piece", gives="condition"),
    "terrain": form("terrain", gives="condition"),
    **dict.fromkeys(("coastal", "inland", "healthy"), form(gives="condition")),
    "matches": form("step|card", gives="condition"),
    "reclaimed_none": form(gives="condition"),
    "none_before": form("piece", gives="condition"),
    "printed": form("piece|amount", gives="condition"),
    "target": form("who", gives="condition"),
    "origin_is": form("piece", gives="condition"),
    "can": form("verb piece|event_piece", gives="condition"),
    "gives": form("card element", gives="condition"),
    "is": form("card speed", gives="condition"),
    "did": form("verb", "verb piece|card", into="piece", gives="condition"),
    # events
    "moved_here": form("piece", gives="event"),
    "destroyed_here": form("piece", by="ravaging", gives="event"),
    **dict.fromkeys(("leave", "enter_ocean", "drowned", "power_would_destroy"), form("piece", gives="event")),
    "added_here": form("piece", by="ravaging", cascade="no", gives="event"),
    "built_here": form("", "piece", gives="event"),
    "disease_stops_build": form(gives="event"),
    "gained_without": form("element", gives="event"),
    "presence_falls": form(by="by_no_spirit", gives="event"),
    "presence_grows": form(gives="event"),
    **dict.fromkeys(
        (
            "explored_here",
            "sacred_site_made",
            "fear_here",
            "power_fear_here",
            "pieces_changed_here",
            "skipped_by_this",
            "used_power_on_land",
        ),
        form(gives="event"),
    ),
    "invaders_damage_land": form(min="number!", by="ravaging = ravage", gives="event"),
    "event_or_blight_card_destroys": form("piece", gives="event"),
    **dict.fromkeys(("before_step", "after_step", "after_card"), form("step", gives="event")),
    "phase": form("phase", gives="event"),
    "reached": form("card", gives="event"),
    **dict.fromkeys(("blight_card_flips", "fear_deck_empty", "would_explore_here"), form(gives="event")),
    **dict.fromkeys(("would_destroy", "would_add"), form("piece", gives="event")),
    "would_build_here": form("", "piece", gives="event"),
    "would_forget": form("zone", gives="event"),
    "first_uncovered": form("icon", gives="event"),
    "power_added_here": form("piece", gives="event"),
    "power_removed": form("piece", gives="event"),
    "would_ravage_here": form("", "condition", normal="yes", gives="event"),
    # others
    "card": form("deck", "text", stage="number", gives="card"),
    "one_of": form("piece", present="place!", gives="piece"),
    "one_spirit": form(has_presence=f"{PLACE}!", gives="spirit"),
}

WORDS = {
    "all": "amount",
    "any": "amount|element",
    "half_up": "amount",
    "x": "number",
    "yes": "flag|yes",  # most keys can say one of them only: without the key it is the other
    "no": "flag|no",
    # pieces
    **dict.fromkeys(("explorer", "town", "city", "dahan", "invader", "blight", "beasts", "wilds", "disease"), "piece"),
    **dict.fromkeys(("strife", "badlands", "token", "matching_type"), "piece"),
    "marker": "piece|marker",
    "thief": "piece|thief",
    **dict.fromkeys(("presence", "presence.target", "sacred_site"), "piece|condition"),
    **dict.fromkeys(("presence.any", "presence.other", "presence.destroyed", "presence.user"), "piece"),
    **dict.fromkeys(("sacred_site.any", "sacred_site.other", "sacred_site.target"), "piece"),
    **dict.fromkeys(("invader.damaged", "invader.strife", "invader.other", "badlands.new", "blight.new"), "piece"),
    "all_invaders": "piece",
    "event_piece": "event_piece",
    "that_piece": "event_piece",
    "land": "ground",
    # what is counted
    **dict.fromkeys(("players", "boards", "cards_played", "previous_uses", "energy_track"), "counted"),
    **dict.fromkeys(("event", "face", "invader_discard", "added.token"), "counted"),
    **dict.fromkeys(("removed.token", "removed.explorer", "removed.beasts", "removed.blight"), "counted"),
    **dict.fromkeys(("destroyed.invader", "destroyed.explorer", "destroyed.town", "destroyed.city"), "counted"),
    "replaced.presence": "counted",
    "spirits": "counted|spirits",
    **{f"element.{element}": "counted" for element in ELEMENTS},
    "card_plays_number": "plays",
    # elements and terrains
    **dict.fromkeys(ELEMENTS, "element"),
    **dict.fromkeys(("same_as_target", "one_they_have"), "alike"),
    **dict.fromkeys(("jungle", "mountain", "sands", "wetland", "coastal"), "terrain|condition"),
    "free_terrain": "terrain",
    # places
    **dict.fromkeys(
        ("here", "adjacent", "here_or_adjacent", "here_and_adjacent", "here_and_origin", "origin"), "place"
    ),
    **dict.fromkeys(("targets", "that_land", "moved_to", "pushed_to", "left_land", "damaged_lands"), "place"),
    **dict.fromkeys(("event_land", "oceans", "other_lands", "any_one_land", "inner_lands"), "place"),
    **dict.fromkeys(("island", "panel", "scenario_card", "new_board"), "place"),
    "here_and_one_coastal": "places",
    "nearer_ocean": "direction",
    "adjacent_to_origin": "condition",
    **dict.fromkeys(("board", "board_from", "board_to", "target_board", "other_board"), "board"),
    **dict.fromkeys(("box", "blight_card", "tracks", "track", "destroyed"), "supply"),
    **dict.fromkeys(("bottom", "top", "build_space"), "space"),
    # cards
    **dict.fromkeys(("invader_deck", "event_deck", "fear_deck", "minor_deck", "major_deck"), "deck"),
    **dict.fromkeys(("invader_deck.top", "invader_deck.bottom", "event_deck.top", "fear_deck.top"), "deck"),
    **dict.fromkeys(("invader_discard.one", "unused.fear_card", "unused.invader_card"), "deck"),
    **dict.fromkeys(("this", "that_card", "gained", "reminder_card", "invader_card"), "card"),
    **dict.fromkeys(("fear_card", "fear_card.earned", "boon_of_vigor"), "card"),
    "power_cards": "card",
    "discarded": "card|alike",
    **dict.fromkeys(("looked_card", "used_card", "forgotten", "cards_target_did_not_keep"), "pile"),
    **dict.fromkeys(("minor", "major", "unique", "days_that_never_were"), "power"),
    **dict.fromkeys(("lowest_cost", "highest_cost"), "cheapest"),
    **dict.fromkeys(("hand", "discard", "play"), "zone"),
    **dict.fromkeys(("cost", "forget_at_end_of_turn"), "price"),
    # who, when and how
    **dict.fromkeys(("target", "user"), "spirit"),
    **dict.fromkeys(("self", "other"), "who"),
    **dict.fromkeys(("game", "next_turn", "from_next_turn", "invader_phase", "ravage_step", "explore_step"), "span"),
    "next_ravage_step": "span|ravages",
    **dict.fromkeys(("next_explore_card", "next_build_card"), "span|skipped"),
    **dict.fromkeys(("before_discarding", "after_discarding", "end_of_turn", "end_of_slow_phase", "flipped"), "moment"),
    **dict.fromkeys(("build", "explore", "advance"), "step"),
    "ravage": "step|ravaging",
    "no_spirit_action": "by_no_spirit",
    "spirit": "phase",
    "slow": "phase|speed|step",
    "fast": "phase|speed",
    **dict.fromkeys(("all_ravages", "all_builds", "all_explores", "next_build", "one", "that_action"), "skipped"),
    "first_ravage": "ravages",
    **dict.fromkeys(("dahan_strike_together", "dahan_strike_first", "explorers_fight_with_dahan"), "combat"),
    "strike_next_door": "combat",
    **dict.fromkeys(("damage", "change"), "harm"),
    "move": "harm",
    **{name: "verb" for name, verb in VERBS.items() if verb.told},
    "destroy": "harm|verb",
    "defend": "defence",
    **dict.fromkeys(("most_lands", "even"), "spread"),
    "effects_only": "repetition",
    "same_land": "place|repetition",
    "not_major": "limit",
    "land_type": "habitat",
    "random": "chance",
    "bonus_play": "icon",
    "coastline": "layout",
}

VOCABULARY = Vocabulary({name: verb.form for name, verb in VERBS.items()}, FUNCTIONS, WORDS)
