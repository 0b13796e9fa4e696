"""What comes next: the tasks of the agenda, one after another, until the game is over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tuath.core.table import Rule, Table
from tuath.games.inis import assembly, cards, clash, effects, season, verbs, windows
from tuath.games.inis.again import AGAIN
from tuath.games.inis.state import MOMENTS, State, Task

Do = Callable[[Table[State], Task], Awaitable[None]]

# Tasks that put a question, to a player or to chance; a step ends with the first of them.
ASKING: dict[str, Do] = {
    "start_tile": assembly.start_tile,
    "first_brenn": assembly.first_brenn,
    "start_clan": assembly.start_clan,
    "ask_crows": assembly.ask_crows,
    "deal_aside": assembly.deal_aside,
    "deal": assembly.deal,
    "draft": assembly.draft,
    "come_back": season.come_back,
    "act": season.act,
    "declare": windows.declare_answer,
    "proceed": effects.proceed,
    "throw": cards.throw,
    "draw_card": cards.draw_card,
    "keep_epics": cards.keep_epics,
    "reveal_one": cards.reveal_one,
    "take_shown": cards.take_shown,
    "put_aside": cards.put_aside,
    "put_aside_from_deck": cards.put_aside_from_deck,
    "search": cards.search,
    "steal": cards.steal,
    "collect": cards.collect,
    "give": cards.give,
    "explore": verbs.explore,
    "look_at_tile": verbs.look_at_tile,
    "lay_looked": verbs.lay_looked,
    "bury": verbs.bury,
    "clashes": clash.clashes,
    "shelter": clash.shelter,
    "peace": clash.peace,
    "maneuver": clash.maneuver,
    "strike": clash.strike,
}

# Tasks that just happen.
SILENT: dict[str, Do] = {
    "start_clans": assembly.start_clans,
    "assembly": assembly.assembly,
    "name_brenn": assembly.name_brenn,
    "check_victory": assembly.check_victory,
    "hand_out_advantages": assembly.hand_out_advantages,
    "gather_actions": assembly.gather_actions,
    "event": assembly.event,
    "take_up": assembly.take_up,
    "draft_end": assembly.draft_end,
    "end_season": assembly.end_season,
    "season": season.season,
    "turn": season.turn,
    "end_turn": season.end_turn,
    "next_turn": season.next_turn,
    "appoint_next_turn": season.appoint_next_turn,
    "carry_out": effects.carry_out,
    "finish": effects.finish,
    "put_away": windows.put_away,
    "cancel_that_card": windows.cancel_card,
    "draw": cards.draw,
    "draw_more": cards.draw_more,
    "shuffle": cards.shuffle,
    "reveal_each": cards.reveal_each,
    "discard_shown": cards.discard_shown,
    "look": cards.look,
    "take_aside": cards.take_aside,
    "give_back": cards.give_back,
    "take_that": cards.take_that,
    "give_that": cards.give_that,
    "take_advantage": cards.take_advantage,
    "place": verbs.place,
    "put_festival": verbs.put_festival,
    "move": verbs.move,
    "move_sheltered": verbs.move_sheltered,
    "arrive": verbs.arrive,
    "toll": verbs.toll,
    "pay_toll": verbs.pay_toll,
    "cancel_toll": verbs.cancel_toll,
    "replace": verbs.replace,
    "remove": verbs.remove,
    "lose": verbs.lose,
    "cancel_removal": verbs.cancel_removal,
    "reappear": verbs.reappear,
    "store": verbs.store,
    "put_back": verbs.put_back,
    "build_citadel": verbs.build_citadel,
    "build_sanctuary": verbs.build_sanctuary,
    "look_for_tile": verbs.look_for_tile,
    "flip": verbs.flip,
    "deed": verbs.deed,
    "meet": clash.meet,
    "provoke": clash.provoke,
    "clash": clash.begin_clash,
    "festival": clash.festival,
    "after_festival": clash.after_festival,
    "shelter_step": clash.shelter_step,
    "expose": clash.expose,
    "silence": clash.silence,
    "appoint_instigator": clash.appoint_instigator,
    "appoint_next_maneuver": clash.appoint_next_maneuver,
    "resolution": clash.resolution,
    "cancel_attack": clash.cancel_attack,
    "outcome_both": clash.outcome_both,
    "outcome_own_choice": clash.outcome_own_choice,
    "after_maneuver": clash.after_maneuver,
    "end_clash": clash.end_clash,
    "end_of_clash": clash.end_of_clash,
    "recall": clash.recall,
    "clash_over": clash.clash_over,
    "wait": clash.wait,
}


def step(table: Table[State]) -> Rule[None] | None:
    """The next step; None when the game is over."""
    return None if table.state.phase == "over" else go_on(table)


async def go_on(table: Table[State]) -> None:
    """Whatever just happens, up to the first task that may ask: what is hidden in a step's answers is its last one."""
    agenda = table.state.agenda
    while agenda:
        task = agenda.pop()
        if task.kind in AGAIN:
            still = AGAIN[task.kind](table.state, task)
            if still is None:
                continue
            task = still
        if task.kind == "window":
            asked = windows.offers(table.state, MOMENTS[task.number])
            if asked:
                await windows.open_window(table, task, asked)
                return
        elif task.kind in ASKING:
            await ASKING[task.kind](table, task)
            return
        else:
            await SILENT[task.kind](table, task)
