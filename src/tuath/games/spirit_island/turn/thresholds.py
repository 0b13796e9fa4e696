"""What a power does: its effect, and what its thresholds add, change or replace: S-7.6."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tuath.core.notation import (
    Call,
    Effect,
    Either,
    Expr,
    If,
    May,
    Op,
    Stmt,
    Text,
    UpTo,
    parse,
)
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.material import Innate, Power, Threshold
from tuath.games.spirit_island.material.vocabulary import VERBS as DECLARED
from tuath.games.spirit_island.state.queries.legality import is_met
from tuath.games.spirit_island.state.queries.possible import is_possible
from tuath.games.spirit_island.state.queries.targets import (
    TARGETING,
    power_at,
    thresholds_of,
)
from tuath.games.spirit_island.state.questions import THRESHOLD
from tuath.games.spirit_island.state.state import (
    YES,
    Doing,
)

ALONE = "no_other_cards_in_play"
LAST_INSTEAD = "last_instead"
INSTEAD = ("instead", "may_instead", LAST_INSTEAD)


async def carry_out_card(use: Use, card: Power) -> None:
    """S-7.6: the effect with its thresholds, each looked at when it is reached; alternatives before either."""
    await add_thresholds(use, card, "first")
    effect = await one_of(use, [card.effect, *(each for each in card.thresholds if each.mode in INSTEAD)])
    for threshold in [each for each in card.thresholds if each.mode == "modify"]:
        if is_met(use.state, use.seat, threshold) and await is_wanted(use, threshold.effect):
            effect = modified(effect, threshold.effect)
    for threshold in [each for each in card.thresholds if each.mode == "both"]:
        use.is_both = is_met(use.state, use.seat, threshold) and await wants(use, threshold.effect)
        if use.is_both:
            await carry_out_both(use, threshold, effect)
            effect = ()
    if any(each.mode == "before_last" for each in card.thresholds):
        await carry_out(use, effect[:-1])
        await add_thresholds(use, card, "before_last")
        effect = effect[-1:]
    await carry_out(use, effect)
    await add_thresholds(use, card, "add")
    for threshold in [each for each in card.thresholds if each.mode == "special"]:
        if has_special(use, threshold) and await is_wanted(use, threshold.effect):
            await carry_out(use, threshold.effect)


def has_special(use: Use, threshold: Threshold) -> bool:
    """S-7.6: what else than elements a part of a card may need."""
    return not use.is_repeat and threshold.condition == ALONE and use.state.played[use.seat] == 1 << use.power


async def carry_out_both(use: Use, both: Threshold, effect: Effect) -> None:
    """S-7.6: both ways, one after the other; S-22.23: the second if the elements are still there then."""
    for statement in effect:
        ways = statement.options if isinstance(statement, Either) else ((statement,),)
        for place, way in enumerate(ways):
            if not place or is_met(use.state, use.seat, both):
                await carry_out(use, way)


async def carry_out_innate(use: Use, innate: Innate) -> None:
    """S-7.7: level by level; some stand in the place of the one before. What belongs to all may follow them."""
    destroyed = Counter[str]()
    await carry_out(use, () if innate.general_last else innate.general)
    parts: list[list[Threshold]] = []
    for level in [level for level in innate.levels if level.mode == "modify" and is_met(use.state, use.seat, level)]:
        if await is_wanted(use, level.effect):
            await carry_out(use, level.effect)
    for level in [level for level in innate.levels if level.mode != "modify"]:
        if level.mode in INSTEAD and parts:
            parts[-1].append(level)
        elif level.mode not in TARGETING:
            parts.append([level])
    is_first = True  # S-7.2: who uses the power wants at least that
    for lowest, *higher in parts:
        if not is_met(use.state, use.seat, lowest) or not (lowest.needs is None or use.holds(lowest.needs)):
            continue
        effect = await one_of(use, [lowest.effect, *(each for each in higher if each.mode != LAST_INSTEAD)])
        ends = [each for each in higher if each.mode == LAST_INSTEAD and is_met(use.state, use.seat, each)]
        if ends:
            await carry_out(use, effect[:-1])
            able = [each for each in ends if is_possible(use.case, each.effect)]  # S-7.5
            effect = await one_of(use, [effect[-1:], *able])
            await carry_out(use, effect)
        elif is_first or effect != lowest.effect or await is_wanted(use, effect):
            use.tally.destroyed.clear()  # "by this" means by this level
            await carry_out(use, effect)
            destroyed.update(use.tally.destroyed)
        is_first = False
    use.tally.destroyed.update(destroyed)
    await carry_out(use, innate.general if innate.general_last else ())


async def one_of(use: Use, ways: Sequence[Effect | Threshold]) -> Effect:
    """S-7.6: what stands instead of the first, the last of them first, or the first."""
    for way in reversed(ways):
        if not isinstance(way, Threshold):
            return way
        if is_met(use.state, use.seat, way) and await wants(use, way.effect):
            return way.effect
    return ()


async def add_thresholds(use: Use, card: Power, mode: str) -> None:
    for threshold in [each for each in card.thresholds if each.mode == mode]:
        if is_met(use.state, use.seat, threshold) and await is_wanted(use, threshold.effect):
            await carry_out(use, threshold.effect)


def modified(effect: Effect, change: Effect) -> Effect:
    """What is omitted falls away, the rest is added."""
    omitted: list[Stmt] = []
    added: list[Stmt] = []
    for statement in change:
        match statement:
            case Call("omit", (Text(text),)):
                omitted += parse(text)
            case _:
                added.append(statement)
    return (*(each for each in effect if each not in omitted), *added)


async def is_wanted(use: Use, effect: Effect) -> bool:
    """S-7.6: a spirit may always act as if it had fewer elements; what only helps is not asked."""
    return only_helps(effect) or await wants(use, effect)


async def wants(use: Use, effect: Effect) -> bool:
    """The number of the threshold among those of the power says what would be done."""
    thresholds = enumerate(thresholds_of(power_at(use.state, use.power)), start=1)
    place = next((place for place, each in thresholds if each.effect is effect), 0)
    use.state.doing[use.seat] = Doing(use.cause, where=use.here, threshold=place)
    is_done = await use.table.choose(use.seat, THRESHOLD) == YES
    use.tally.declined |= not is_done
    return is_done


def only_helps(effect: Effect) -> bool:
    """Nothing in it must be done that one might not want."""
    return all(is_help(statement) for statement in effect)


def is_help(statement: Stmt) -> bool:
    match statement:
        case May():
            return True
        case If(_, then, otherwise):
            return only_helps(then) and only_helps(otherwise)
        case Call(verb, args, _, block):
            helps = DECLARED[verb].helps
            if helps == "inside":
                return only_helps(block or ())
            return helps == "always" or (helps == "up_to" and is_up_to(args[0]))
    return False


def is_up_to(quantity: Expr) -> bool:
    """May it be none?"""
    return isinstance(quantity, UpTo) or (isinstance(quantity, Op) and isinstance(quantity.left, UpTo))
