### Spirit Island, in English

spirit_island-title = Spirit Island
spirit_island-author = R. Eric Reuss
spirit_island-about = You are the spirits of an island that strangers want to take. Grow, choose your powers, guard the Dahan and the land, and spread fear until the invaders leave: all of you together, or alone.
spirit_island-origin = The shape of the lands is a reconstruction, and cards and panels are told in our own words. You own the game? Correct them in a copy of the data file and play with --data.

## Options of the table

spirit_island-option-expansions = Expansions
spirit_island-option-expansions-both = Branch & Claw and Jagged Earth
spirit_island-option-expansions-none = none: the base game alone
spirit_island-option-expansions-branch_and_claw = Branch & Claw
spirit_island-option-expansions-jagged_earth = Jagged Earth
spirit_island-option-material = Material of Jagged Earth
spirit_island-option-material-all = all of it
spirit_island-option-material-without_tokens = only what needs no tokens: mountains and smoking volcanoes
spirit_island-option-material-base_rules = only what needs no new rules: mountains
spirit_island-option-events = Events (only with tokens)
spirit_island-option-events-on = yes
spirit_island-option-events-off = no: one more fear card, and Command the Beasts instead
spirit_island-option-spirit = Spirit of the first player
spirit_island-option-spirit-choose = chosen at the table
spirit_island-option-spirit-lightnings_swift_strike = { spirit_island-spirit-lightnings_swift_strike }
spirit_island-option-spirit-river_surges_in_sunlight = { spirit_island-spirit-river_surges_in_sunlight }
spirit_island-option-spirit-shadows_flicker_like_flame = { spirit_island-spirit-shadows_flicker_like_flame }
spirit_island-option-spirit-vital_strength_of_the_earth = { spirit_island-spirit-vital_strength_of_the_earth }
spirit_island-option-spirit-thunderspeaker = { spirit_island-spirit-thunderspeaker }
spirit_island-option-spirit-a_spread_of_rampant_green = { spirit_island-spirit-a_spread_of_rampant_green }
spirit_island-option-spirit-oceans_hungry_grasp = { spirit_island-spirit-oceans_hungry_grasp }
spirit_island-option-spirit-bringer_of_dreams_and_nightmares = { spirit_island-spirit-bringer_of_dreams_and_nightmares }
spirit_island-option-spirit-keeper_of_the_forbidden_wilds = { spirit_island-spirit-keeper_of_the_forbidden_wilds }
spirit_island-option-spirit-sharp_fangs_behind_the_leaves = { spirit_island-spirit-sharp_fangs_behind_the_leaves }
spirit_island-option-spirit-stones_unyielding_defiance = { spirit_island-spirit-stones_unyielding_defiance }
spirit_island-option-spirit-shifting_memory_of_ages = { spirit_island-spirit-shifting_memory_of_ages }
spirit_island-option-spirit-grinning_trickster_stirs_up_trouble = { spirit_island-spirit-grinning_trickster_stirs_up_trouble }
spirit_island-option-spirit-lure_of_the_deep_wilderness = { spirit_island-spirit-lure_of_the_deep_wilderness }
spirit_island-option-spirit-many_minds_move_as_one = { spirit_island-spirit-many_minds_move_as_one }
spirit_island-option-spirit-volcano_looming_high = { spirit_island-spirit-volcano_looming_high }
spirit_island-option-spirit-shroud_of_silent_mist = { spirit_island-spirit-shroud_of_silent_mist }
spirit_island-option-spirit-vengeance_as_a_burning_plague = { spirit_island-spirit-vengeance_as_a_burning_plague }
spirit_island-option-spirit-starlight_seeks_its_form = { spirit_island-spirit-starlight_seeks_its_form }
spirit_island-option-spirit-fractured_days_split_the_sky = { spirit_island-spirit-fractured_days_split_the_sky }
spirit_island-option-boards = Boards
spirit_island-option-boards-random = drawn at random
spirit_island-option-boards-choose = chosen by the players
spirit_island-option-layout = How the boards lie
spirit_island-option-layout-standard = as usual
spirit_island-option-layout-choose = chosen by the players
spirit_island-option-layout-free = laid freely, board by board
spirit_island-option-extra_board = One board more than players (up to five players)
spirit_island-option-extra_board-off = no
spirit_island-option-extra_board-on = yes: a larger island
spirit_island-option-blight_setup_plus_one = 1 more blight on the blight card at the start
spirit_island-option-blight_setup_plus_one-on = yes
spirit_island-option-blight_setup_plus_one-off = no
spirit_island-option-adversary = Adversary
spirit_island-option-adversary-none = none
spirit_island-option-adversary-brandenburg_prussia = { spirit_island-adversary-brandenburg_prussia }
spirit_island-option-adversary-england = { spirit_island-adversary-england }
spirit_island-option-adversary-sweden = { spirit_island-adversary-sweden }
spirit_island-option-adversary-france = { spirit_island-adversary-france }
spirit_island-option-adversary-habsburg = { spirit_island-adversary-habsburg }
spirit_island-option-adversary-russia = { spirit_island-adversary-russia }
spirit_island-option-level = Level of the adversary
spirit_island-option-level-0 = 0: escalation only
spirit_island-option-level-1 = 1
spirit_island-option-level-2 = 2
spirit_island-option-level-3 = 3
spirit_island-option-level-4 = 4
spirit_island-option-level-5 = 5
spirit_island-option-level-6 = 6
spirit_island-option-second_adversary = Second adversary, which supports the first
spirit_island-option-second_adversary-none = none
spirit_island-option-second_adversary-brandenburg_prussia = { spirit_island-adversary-brandenburg_prussia }
spirit_island-option-second_adversary-england = { spirit_island-adversary-england }
spirit_island-option-second_adversary-sweden = { spirit_island-adversary-sweden }
spirit_island-option-second_adversary-france = { spirit_island-adversary-france }
spirit_island-option-second_adversary-habsburg = { spirit_island-adversary-habsburg }
spirit_island-option-second_adversary-russia = { spirit_island-adversary-russia }
spirit_island-option-second_level = Level of the second adversary
spirit_island-option-second_level-0 = 0: escalation only
spirit_island-option-second_level-1 = 1
spirit_island-option-second_level-2 = 2
spirit_island-option-second_level-3 = 3
spirit_island-option-second_level-4 = 4
spirit_island-option-second_level-5 = 5
spirit_island-option-second_level-6 = 6
spirit_island-option-scenario = Scenario
spirit_island-option-scenario-none = none
spirit_island-option-scenario-blitz = { spirit_island-scenario-blitz }
spirit_island-option-scenario-guard_the_isles_heart = { spirit_island-scenario-guard_the_isles_heart }
spirit_island-option-scenario-rituals_of_terror = { spirit_island-scenario-rituals_of_terror }
spirit_island-option-scenario-dahan_insurrection = { spirit_island-scenario-dahan_insurrection }
spirit_island-option-scenario-second_wave = { spirit_island-scenario-second_wave }
spirit_island-option-scenario-powers_long_forgotten = { spirit_island-scenario-powers_long_forgotten }
spirit_island-option-scenario-ward_the_shores = { spirit_island-scenario-ward_the_shores }
spirit_island-option-scenario-rituals_of_the_destroying_flame = { spirit_island-scenario-rituals_of_the_destroying_flame }
spirit_island-option-scenario-elemental_invocation = { spirit_island-scenario-elemental_invocation }
spirit_island-option-scenario-despicable_theft = { spirit_island-scenario-despicable_theft }
spirit_island-option-scenario-the_great_river = { spirit_island-scenario-the_great_river }
spirit_island-option-questions = Questions that leave nothing to decide
spirit_island-option-questions-fewest = are not asked
spirit_island-option-questions-needed = are asked when you grow
spirit_island-option-questions-all = are asked all the same
spirit_island-option-progression = Power progression for spirits of low complexity
spirit_island-option-progression-off = no: cards are drawn
spirit_island-option-progression-on = yes: each new card is given

## Questions

spirit_island-number-chosen = { $chosen ->
    [1] {" "}(X = { $x })
   *[other] {""}
}
spirit_island-head = { $by ->
    [1] { NAME($cause) }{ spirit_island-number-chosen }{ $at ->
        [1] {" "}in { NAME($focus) }:{" "}
       *[other] :{" "}
    }
    [2] Growth:{" "}
   *[other] { $at ->
        [1] { NAME($focus) }:{" "}
       *[other] {""}
    }
}
spirit_island-head-alone = { $by ->
    [1] { NAME($cause) }{ spirit_island-number-chosen }:{" "}
    [2] Growth:{" "}
   *[other] {""}
}
spirit_island-layout = How do the boards lie?
spirit_island-lay-board = Where do you lay board { NAME($board) }?
spirit_island-board = Which board do you play on?
spirit_island-spirit = Which spirit are you?
spirit_island-aspect = Do you play it with an aspect?
spirit_island-start = Where does your presence begin?
spirit_island-inner-land = Which inland land of your board lies at the isle’s heart?
spirit_island-growth = How do you grow?
spirit_island-growth-action = Growth: What do you do next?
spirit_island-play-face-down = { spirit_island-head }Which card do you play face down?
spirit_island-corner-of = { spirit_island-head-alone }At which of your lands do you place the element marker?
spirit_island-corner-with = { spirit_island-head-alone }Which other land or ocean meets at this corner?
spirit_island-invoke = { spirit_island-head-alone }Which element do you place there?
spirit_island-hold-back = { spirit_island-head }Do you pay 1 energy, so that the towns of this isolated land stay?
spirit_island-pay-to-harm = { spirit_island-head }Do you pay the energy, so that invaders there can be harmed in this action?
spirit_island-presence-from = { spirit_island-head }Where do you take the presence from?
spirit_island-lift = { spirit_island-head-alone }From which land do you take your presence?
spirit_island-presence-to = { spirit_island-head-alone }Where do you add the presence?
spirit_island-time-from = { spirit_island-head-alone }Which presence becomes time?
spirit_island-presence-back = { spirit_island-head-alone }To which track does the presence go back?
spirit_island-unlock = The track is empty: Which way of growing does it open for the rest of the game?
spirit_island-day = Which of the other cards joins the open cards beside your panel?
spirit_island-more-energy = { spirit_island-head-alone }Who gets the energy that is left over?
spirit_island-element = { spirit_island-head-alone }Which element do you gain?
spirit_island-prepare = { spirit_island-head-alone }Which element marker do you prepare?
spirit_island-marker = { spirit_island-head-alone }Which prepared element marker do you use?
spirit_island-track-icon = { $said ->
    [1] Do you use the action on your presence track ({ NAME($alternative) })?
   *[other] Do you use the action on your presence track?
}
spirit_island-play = Which card do you play? ({ $plays ->
    [one] 1 card play
   *[other] { $plays } card plays
} and { $energy } energy left)
spirit_island-deck = { spirit_island-head-alone }Which deck does your new power come from?
spirit_island-keep = Which card do you keep?
spirit_island-forget = { spirit_island-head-alone }Which power do you forget?
spirit_island-pay-instead = { spirit_island-head-alone }Do you pay { $number } energy so that you need not forget a power?
spirit_island-reclaim-or-stop = { spirit_island-head-alone }Which card do you reclaim?
spirit_island-reclaim = { spirit_island-head-alone }Which card do you reclaim?
spirit_island-give = { spirit_island-head-alone }Which card do you give away?
spirit_island-turn-up = { spirit_island-head-alone }Which fear card do you turn up?
spirit_island-use = { $fast ->
    [1] Fast powers: Which one do you use?
   *[other] Slow powers: Which one do you use?
}
spirit_island-use-now = { spirit_island-head-alone }Which power do you use now?
spirit_island-target = { spirit_island-head-alone }Which land do you target?
spirit_island-target-spirit = { spirit_island-head-alone }Which spirit do you target?
spirit_island-repeat = { spirit_island-head }Do you use this power once more?
spirit_island-threshold = { spirit_island-head }{ $said ->
    [1] Your elements allow: { NAME($alternative) }. Do you want this?
   *[other] Do you use the effect that your elements allow?
}
spirit_island-left = { $number ->
    [0] {""}
    [one] {" "}(1 left)
   *[other] {" "}({ $number } left)
}
spirit_island-which-piece = { spirit_island-head }{ $acts ->
    [1] { NAME($doing, form: "which") }
   *[other] Which piece?
}{ spirit_island-left }
spirit_island-where = { spirit_island-head }{ $moves ->
    [1] Where does { NAME($mover, form: "the") } go?
   *[other] { $acts ->
        [2] In which land? ({ NAME($alternative) })
        [1] { $at ->
            [1] { NAME($doing, form: "where") }
           *[other] { NAME($doing, form: "whence") }
        }
       *[other] Which land?
    }{ spirit_island-left }
}
spirit_island-from = { spirit_island-head }{ $acts ->
    [1] { NAME($doing, form: "whence") }
    [2] In which land? ({ NAME($alternative) })
   *[other] From which land?
}{ spirit_island-left }
spirit_island-either = { spirit_island-head }What do you do?
spirit_island-may = { spirit_island-head }{ $said ->
    [1] { NAME($alternative) }?
   *[other] { $acts ->
        [1] { NAME($doing, form: "may") }
       *[other] Do you want to?
    }
}
spirit_island-next-land = { $exploring ->
    [1] The invaders explore: Which land is next?
   *[other] The invaders ravage: Which land is next?
}
spirit_island-next-spirit = { spirit_island-head }Which spirit is next?
spirit_island-next-board = { spirit_island-head }On which board?
spirit_island-call-off = { $at ->
    [1] { NAME($focus) }: Do you skip this ravage?
   *[other] Do you skip this ravage?
}
spirit_island-free-terrain = { spirit_island-head }Which terrain?
spirit_island-again = { spirit_island-head }Once more?
spirit_island-prevent = { spirit_island-head }Do you prevent what follows? ({ NAME($alternative) })
spirit_island-dahan-or-presence = { spirit_island-head }Is a Dahan destroyed, instead of presence?
spirit_island-next-triggered = Several things follow from that: What comes first?
spirit_island-cascade = Blight cascades{ $at ->
    [1] {" "}out of { NAME($focus) }
   *[other] {""}
}: Which adjacent land does it reach?
spirit_island-hit = { $by ->
    [1] { NAME($cause) }
   *[other] Damage
} in { NAME($focus) }: Which piece takes the next point of damage? ({ $number ->
    [one] the last one
   *[other] { $number } left
})
spirit_island-carried = { spirit_island-head }Whose presence is moved?
spirit_island-whole-site = { spirit_island-head }Does the whole sacred site move?
spirit_island-consent = { spirit_island-head }Do you agree that your presence is moved?
spirit_island-count-badlands = { spirit_island-head }Does one of your presence there count as badlands in this action?
spirit_island-count-thieves = { spirit_island-head }Do thieves count as explorers in this action?
spirit_island-use-source = { NAME($focus) }: You have found source { $number }: Do you use it?
spirit_island-pay-for-power = { spirit_island-head }Do you pay { $number } more energy for this power?
spirit_island-set-card-aside = The first game is won: Which of your power cards do you set aside for the second?
spirit_island-stays = { spirit_island-head-alone }In which land does { NAME($mover, form: "a") } stay?
spirit_island-goes = { spirit_island-head-alone }From which land do you remove { NAME($mover, form: "a") }?
spirit_island-spread-to = { spirit_island-head }Where does { NAME($mover, form: "a") } go?
spirit_island-play-set-aside = { spirit_island-head-alone }Which of the cards set aside do you play?
spirit_island-source-found = Chance: What lies under the marker?
spirit_island-keep-thieves = { NAME($focus) } is isolated: Do its thieves stay there?
spirit_island-thief-to = Where does a thief from { NAME($focus) } go?
spirit_island-seen-before = Chance: Was the thief turned up before?
spirit_island-thief-number = Chance: Which number does the thief have?
spirit_island-count-beasts = { spirit_island-head }{ $site ->
    [1] Does your sacred site there count as beasts in this action?
   *[other] Does one of your presence there count as beasts in this action?
}
spirit_island-which-token = { spirit_island-head }Which token?
spirit_island-one-spirit = { spirit_island-head }Which spirit?
spirit_island-part = Lands part again: Which piece goes to { NAME($focus) }?
spirit_island-part-presence = Lands part again: Does a presence of yours go to { NAME($focus) }?
spirit_island-left-out = Which board is left out?
spirit_island-go-along = { spirit_island-head-alone }{ NAME($mover, form: "first") } leaves: Does a presence of yours go along?
spirit_island-forewarned = { spirit_island-head }An invader would die in its dream: Does the rule that saves it come first?
spirit_island-isolation = { $at ->
    [1] { NAME($focus) }: Do you lift the isolation, so that the invader is pushed and not destroyed?
   *[other] Do you lift the isolation, so that the invader is pushed and not destroyed?
}
spirit_island-fall-with = Dahan have been destroyed: Where do you lose a presence?
spirit_island-spend-skip = { $at ->
    [1] { spirit_island-head-alone }Invaders act in { NAME($focus) }: Do you skip this action?
   *[other] { spirit_island-head-alone }Do you skip this action?
}
spirit_island-stopped-by = { $at ->
    [1] { spirit_island-head-alone }Does this stop the build in { NAME($focus) }, so that no disease is used up?
   *[other] { spirit_island-head-alone }Does this stop the build, so that no disease is used up?
}
spirit_island-command-in = In which land do you command the beasts next?
spirit_island-choke = { $at ->
    [1] Invaders act in { NAME($focus) }: Do you stop them by destroying a presence of yours there?
   *[other] Invaders act at your sacred site: Do you stop them by destroying a presence of yours there?
}
spirit_island-ashore = Whoever is in an ocean and has not drowned goes ashore: In which land?
spirit_island-share = { spirit_island-head-alone }{ $number ->
    [0] All of it is covered.
   *[other] { $number } energy still missing.
} What do you give?
spirit_island-half-price = { spirit_island-head }Do you pay half the cost, rounded up? (Otherwise the card is forgotten at the end of the turn.)
spirit_island-measured-from = { spirit_island-head-alone }From which land do you measure the range?
spirit_island-how-much = { spirit_island-head-alone }{ $means ->
    [1] How many of your presence there do you destroy?
   *[other] How much energy do you pay?
}
spirit_island-discard = { spirit_island-head-alone }Which card do you discard?
spirit_island-choice = { spirit_island-head-alone }What do you choose?
spirit_island-whose = { spirit_island-head }Whose presence is destroyed?
spirit_island-look-at = { spirit_island-head-alone }At which deck do you look?
spirit_island-face-down = { spirit_island-head-alone }Which card of the invader discard pile goes onto the deck?
spirit_island-unseen-face-down = { spirit_island-head-alone }Which card of the invader discard pile goes onto the deck?
spirit_island-mixed = Which of the shuffled cards lies on top?
spirit_island-event = Which event is turned up?
spirit_island-draw = Which power is drawn?
spirit_island-reveal = Which invader card is turned up?
spirit_island-blight-card = Which blight card is turned up?
spirit_island-shown-terrain = Which of the two terrains counts?

## What a choice leads to

spirit_island-next-land-help = You choose the order; what happens in one land may change what is possible in the next.
spirit_island-next-board-help = Each board has its turn; you only choose the order.
spirit_island-next-spirit-help = Each spirit has its turn; you only choose the order.
spirit_island-next-triggered-help = All of them happen; you only choose which comes first.
spirit_island-cascade-help = One more blight comes there, presence there is destroyed, and from blight it goes on.
spirit_island-hit-help = Usually an explorer withstands 1, a town 2, a city 3; whatever is destroyed no longer strikes.
spirit_island-which-piece-help = { $acts ->
    [1] { NAME($doing, form: "then") }
   *[other] The effect happens to the piece you choose; the others stay as they are.
}
spirit_island-which-token-help = Beasts, wilds, disease, strife and badlands each hinder invaders in a way of their own.
spirit_island-one-spirit-help = The spirit you choose does what follows and decides about it; no other spirit does.
spirit_island-where-help = { $moves ->
    [1] There it takes part in what the invaders do next: ravage, build, explore.
   *[other] { $acts ->
        [1] { NAME($doing, form: "then") }
       *[other] It happens in the land you choose, and nowhere else.
    }
}
spirit_island-from-help = { $acts ->
    [2] It happens in the land you choose, and nowhere else.
   *[other] What leaves a land no longer takes part there, invaders and Dahan alike.
}
spirit_island-either-help = What you choose is done now, as far as possible; the other way does not happen this time.
spirit_island-may-help = Yes: it is done now, as far as possible. No: only this is left out, and the effect goes on.
spirit_island-how-much-help = { $means ->
    [1] The more is destroyed, the more levels count; destroyed presence lies beside the island.
   *[other] Whatever you pay is gone; what you keep is there next turn.
}
spirit_island-half-price-help = For half its cost it stays yours; for nothing it is forgotten at the end of the turn.
spirit_island-measured-from-help = Range counts from a land with your presence; both target lands use the same one.
spirit_island-carried-help = Its owner has to agree.
spirit_island-whole-site-help = A sacred site is two presence: both go, or just one.
spirit_island-count-badlands-help = Badlands add 1 damage to damage that is dealt there.
spirit_island-count-beasts-help = Then whatever speaks of beasts works here too, for this action alone.
spirit_island-consent-help = Presence is moved only if its owner agrees.
spirit_island-go-along-help = It moves with them to the same land, without any range.
spirit_island-fall-with-help = One of your presence in that land or beside it is destroyed for each Dahan lost.
spirit_island-ashore-help = It counts as moved there, and takes part in what the invaders do next.
spirit_island-forewarned-help = Whichever rule comes first settles what happens to it.
spirit_island-isolation-help = Isolated lands have no neighbours for invaders, unless you waive that for this action.
spirit_island-spend-skip-help = If not, it stays for a later invader action in this land this turn.
spirit_island-stopped-by-help = Only one thing needs to stop the build; the others are kept.
spirit_island-choke-help = The action does not happen there; the presence is lost.
spirit_island-command-in-help = Each command moves or uses the beasts of one land.
spirit_island-growth-help = Everything in the option you choose is done; it sets your presence, energy and cards this turn.
spirit_island-growth-action-help = All of it is done; the order is yours.
spirit_island-presence-from-help = The space you uncover counts at once: more energy each turn, or more card plays.
spirit_island-lift-help = Presence taken from the island leaves its land, and perhaps a sacred site with it.
spirit_island-presence-to-help = From presence you measure range; two in one land are a sacred site.
spirit_island-time-from-help = It leaves the track or the island and waits as time beside your panel.
spirit_island-presence-back-help = It covers the space again, so that what stands there no longer counts.
spirit_island-unlock-help = It is decided for the whole game, even if the track is covered again.
spirit_island-day-help = From the open cards you may gain powers later.
spirit_island-more-energy-help = It is shared as evenly as possible; this is what remains.
spirit_island-element-help = It counts for thresholds until the end of the turn.
spirit_island-prepare-help = A prepared marker is kept until you use it for one action.
spirit_island-marker-help = It gives its element for this action alone and is spent.
spirit_island-play-help = You pay for it now, and its elements count the whole turn, even if its power is not used.
spirit_island-deck-help = Of four cards you keep one; for a major power you forget one of yours.
spirit_island-keep-help = It comes into your hand and may be played this turn; the others are discarded.
spirit_island-forget-help = It leaves you for good; if it is in play, its elements are gone at once.
spirit_island-track-icon-help = It may be used once in every spirit phase as long as it is uncovered.
spirit_island-pay-instead-help = Otherwise you forget one of your power cards, the new one included.
spirit_island-reclaim-or-stop-help = It comes back from the discard pile into your hand.
spirit_island-reclaim-help = It comes back from the discard pile into your hand.
spirit_island-use-help = Each power once a turn. What you do not use in its phase is not kept for later.
spirit_island-use-now-help = It is carried out in the middle of the other one, which then goes on.
spirit_island-target-help = The power works there; whatever of it cannot be done in that land is left out.
spirit_island-part-help = Pieces of the joined land are divided freely; they count as moved.
spirit_island-part-presence-help = It counts as moved; without it you may lose sight of that land.
spirit_island-left-out-help = Nothing of this happens on that board.
spirit_island-target-spirit-help = The power works for this spirit; yourself counts too, unless it says another.
spirit_island-repeat-help = It is a new action with new targets; extra costs are due again.
spirit_island-give-help = It goes into the other's hand for good.
spirit_island-turn-up-help = What it will bring is known before it is earned.
spirit_island-threshold-help = You may always act as if you had fewer elements.
spirit_island-layout-help = It decides which boards touch and where the coast lies.
spirit_island-lay-board-help = It is joined along whole sides and covers no ocean; apart, it begins an island of its own.
spirit_island-board-help = Your presence begins there; the lands of each board differ in what stands on them.
spirit_island-spirit-help = It decides how you grow and what you are good at; low complexity is a good start.
spirit_island-aspect-help = An aspect replaces a part of the spirit, such as a special rule or an innate power.
spirit_island-start-help = From there you measure range in the first turns.
spirit_island-inner-land-help = The isle's heart must not fall to the invaders.
spirit_island-share-help = Everybody says their own share; nothing is paid until it is covered and all agree.
spirit_island-discard-help = It goes to your discard pile, from where it can be reclaimed.
spirit_island-choice-help = All decide together; if you cannot agree, the first option applies.
spirit_island-prevent-help = Its price is due in full, and then it does not happen here.
spirit_island-call-off-help = One action of the board may be skipped; a later one could be worse.
spirit_island-free-terrain-help = The invaders act in all lands of this terrain where some are, on all boards.
spirit_island-again-help = Each time counts as an action of its own.
spirit_island-dahan-or-presence-help = One of the two is lost here.
spirit_island-pay-to-harm-help = Without it invaders here are neither damaged nor destroyed by this.
spirit_island-hold-back-help = Otherwise they move on as the scenario says.
spirit_island-play-face-down-help = It costs a card play and no energy, gives no elements, and counts for what the scenario asks.
spirit_island-corner-of-help = The marker gives its element to powers that target a land at this corner.
spirit_island-corner-with-help = Lands and oceans that meet there share the marker.
spirit_island-keep-thieves-help = For thieves isolation works as for invaders, if you wish.
spirit_island-thief-to-help = Thieves in coastal lands escape before the next ravage.
spirit_island-count-thieves-help = Then whatever speaks of explorers concerns them too, for this action.
spirit_island-use-source-help = A source can be used now or held back for later.
spirit_island-pay-for-power-help = Without it the power cannot be used here.
spirit_island-invoke-help = It must be an element of one of the power cards you have.
spirit_island-set-card-aside-help = In the second game it may be played once, for nothing, from stage III on.
spirit_island-stays-help = What stays lies there when the second game begins; the rest is removed.
spirit_island-goes-help = What you leave lies there when the second game begins.
spirit_island-spread-to-help = It goes to a neighbour that has room, or towards one.
spirit_island-play-set-aside-help = For no energy and no card play; it reaches any land and is then gone.
spirit_island-whose-help = It may be that of any of you; you choose together.
spirit_island-look-at-help = You see what is coming, everything stays in its order.
spirit_island-face-down-help = The invaders will explore by it again.
spirit_island-unseen-face-down-help = The invaders will explore by it again.

## What is asked by each verb

spirit_island-doing-at = act in a land
    .where = Which land?
    .whence = Which land?
    .then = What the effect says happens in the land you choose, and nowhere else.
spirit_island-doing-push = push pieces
    .which = Which piece do you push?
    .where = Where do you push it?
    .whence = From which land do you push?
    .then = What is pushed leaves this land, and takes part in ravage and build where it goes.
spirit_island-doing-gather = gather pieces
    .which = Which piece do you gather?
    .where = From which land do you gather?
    .whence = From which land do you gather?
    .then = What is gathered leaves its land, and takes part in ravage and build here.
spirit_island-doing-gather_into = gather pieces
    .which = Which piece do you gather?
    .where = Where do you gather them?
    .whence = From which land do you gather?
    .then = What is gathered leaves its land, and takes part in ravage and build where it comes.
spirit_island-doing-merge = join two lands
    .where = Which land does it join?
    .then = Until the end of the turn both are one land: what stands in either stands in it.
spirit_island-doing-move = move pieces
    .which = Which piece do you move?
    .where = Where do they go?
    .whence = From which land do you move?
    .then = What moves leaves its land, and takes part in ravage and build where it goes.
spirit_island-doing-destroy = destroy pieces
    .which = Which piece is destroyed?
    .where = In which land do you destroy?
    .whence = In which land do you destroy?
    .then = What is destroyed no longer takes part there; a town brings 1 fear, a city 2.
spirit_island-doing-remove = remove pieces
    .which = Which piece is removed?
    .where = From which land do you remove?
    .whence = From which land do you remove?
    .then = What is removed no longer takes part there, but brings no fear as destroying does.
spirit_island-doing-remove_health = remove pieces
    .which = Which piece is removed?
    .where = From which land do you remove?
    .whence = From which land do you remove?
    .then = What is removed no longer takes part there, but brings no fear as destroying does.
spirit_island-doing-replace = replace pieces
    .which = Which piece is replaced?
    .where = In which land do you replace?
    .whence = In which land do you replace?
    .then = Another piece takes its place and counts for ravage and build instead of it.
spirit_island-doing-restore = restore pieces
    .which = Which piece comes back?
    .where = Where does it come back?
    .whence = Where does it come back?
    .then = It comes back to this land and works there as before.
spirit_island-doing-add = add pieces
    .which = Which piece is added?
    .where = Where is it added?
    .whence = Where is it added?
    .then = What is added stays, and counts from now on for all that happens there.
spirit_island-doing-damage = deal damage
    .which = Which piece takes the damage?
    .where = In which land do you deal damage?
    .whence = In which land do you deal damage?
    .then = Usually an explorer withstands 1, a town 2, a city 3; what is destroyed no longer ravages or builds.
spirit_island-doing-damage_one = deal damage to a piece
    .which = Which piece takes the damage?
    .where = In which land do you deal damage?
    .whence = In which land do you deal damage?
    .then = Usually an explorer withstands 1, a town 2, a city 3; what is destroyed no longer ravages or builds.
spirit_island-doing-damage_different = deal damage to several pieces
    .which = Which piece takes the damage?
    .where = In which land do you deal damage?
    .whence = In which land do you deal damage?
    .then = Usually an explorer withstands 1, a town 2, a city 3; each piece takes it only once.
spirit_island-doing-attack = let pieces attack
    .which = Which piece takes the damage?
    .where = In which land do they attack?
    .whence = In which land do they attack?
    .then = Who attacks deals its damage; what that destroys no longer ravages or builds.
spirit_island-doing-drown = drown pieces
    .which = Which piece drowns?
    .where = In which land does it drown?
    .whence = In which land does it drown?
    .then = What drowns is destroyed and no longer takes part there.
spirit_island-doing-save = save pieces
    .which = Which piece is saved?
    .where = In which land is it saved?
    .whence = In which land is it saved?
    .then = What is saved stays where it is, although it would be destroyed.
spirit_island-doing-sit_out = let pieces sit out
    .which = Which piece sits out?
    .where = In which land?
    .whence = In which land?
    .then = What sits out takes no part in the ravage here.
spirit_island-doing-destroy_presence = destroy presence
    .where = Where is a presence of yours destroyed?
    .whence = Where is a presence of yours destroyed?
    .then = It is off the island; range no longer counts from a land where none is left.
spirit_island-doing-add_presence = add presence
    .where = Where do you add presence?
    .whence = Where do you add presence?
    .then = From presence you measure range; two in one land are a sacred site.
spirit_island-doing-move_presence = move presence
    .where = Where does your presence go?
    .whence = From which land does your presence go?
    .then = Range counts from where it goes, no longer from a land where none is left.
spirit_island-doing-repeat = use the power once more
    .may = Do you use this power once more?
    .then = It is a new action with new targets; extra costs are due again.
spirit_island-doing-pay = pay energy
    .may = Do you pay for it?
    .then = What you pay is gone; without it only this part does not happen.
spirit_island-doing-forget = forget a power
    .may = Do you forget a power for it?
    .then = The power leaves you for good; without it only this part does not happen.
spirit_island-doing-reclaim = reclaim a card
    .may = Do you reclaim a card?
    .then = A card comes back from the discard pile into your hand, and can be played again.
spirit_island-doing-play_card = play a card
    .may = Do you play a card?
    .then = Its elements count for the rest of the turn, even if its power is not used.
spirit_island-doing-element = gain an element
    .may = Do you gain the element?
    .then = It counts for thresholds until the end of the turn.

## Answers where a name does not say enough

spirit_island-growth-option = { NAME($alternative) }{ $granted ->
    [1] {" "}(in any case)
   *[other] {""}
}
spirit_island-growth-action-option = { NAME($alternative) }
spirit_island-unlock-option = { NAME($alternative) }
spirit_island-either-option = { NAME($alternative) }
spirit_island-choice-option = { NAME($event_part) }: { NAME($alternative) }{ $cost ->
    [0] {""}
   *[other] {" "}[{ spirit_island-event-price }]
}
spirit_island-event-price = { $cost } energy{ $aid ->
    [1] , { $aided } of it by { NAME($element) } in play, { $due } to pay
   *[other] {""}
}
spirit_island-share-option = { $said ->
    [0] rather not pay
    [1] discard a card for 2 energy
    [2] forget a card for 4 energy
    [3] spend a prepared element for 1 energy
    [4] take back what you give instead of energy
   *[other] { $same ->
        [1] { $due ->
            [0] { $alone ->
                [1] pay { $amount } energy
               *[other] agree: { $amount } energy
            }
           *[other] no more than { $amount } energy
        }
       *[other] { $amount } energy{ $due ->
            [0] {""}
           *[other] , { $due } missing
        }
    }
}
spirit_island-turn-up-option = { $level ->
    [0] earned card { $nth }
    [1] { $ritual ->
        [1] fear deck, card { $nth }
       *[other] terror level I, card { $nth }
    }
    [2] terror level II, card { $nth }
   *[other] terror level III, card { $nth }
}
spirit_island-lay-board-option = { $side ->
    [3] apart: its ocean faces that of board { NAME($beside) }, { $its_side ->
        [0] towards land 3
        [1] towards land 1
        [2] far towards land 3
       *[3] far towards land 1
    }
   *[other] its { $its_side ->
        [0] side by land 3
        [1] inland side
       *[2] side by land 1
    } at the { $side ->
        [0] side by land 3
        [1] inland side
       *[2] side by land 1
    } of board { NAME($beside) }{ $also ->
        [0] {""}
        [1] , also at board { NAME($third) }
       *[2] , also at boards { NAME($third) } and { NAME($fourth) }
    }
}
spirit_island-which-piece-option = { spirit_island-piece-as-it-is }
spirit_island-hit-option = { spirit_island-piece-as-it-is }
spirit_island-piece-as-it-is = { $stop ->
    [1] that is enough
   *[other] { $thief ->
        [0] { $site ->
            [1] sacred site (as beasts)
           *[other] { NAME($piece) }
        }
        [1] thief, face down
        [2] thief, blank
       *[other] thief, { $face }
    }{ $damage ->
        [0] {""}
       *[other] , { $damage } damage
    }{ $strife ->
        [0] {""}
       *[other] , { $strife } strife
    }
}
spirit_island-use-option = { $stop ->
    [1] { $fast ->
        [1] no more fast powers
       *[other] no more slow powers
    }
   *[other] { NAME($option) }
}
spirit_island-play-option = { $stop ->
    [1] no more cards
   *[other] { NAME($power) }
}
spirit_island-day-option = { $stop ->
    [1] none of them
   *[other] { NAME($power) }
}
spirit_island-marker-option = { $stop ->
    [1] no more
   *[other] { NAME($element) }
}
## What an answer means

spirit_island-start-note = { spirit_island-as-it-is }
spirit_island-where-note = { spirit_island-as-it-is }
spirit_island-target-note = { spirit_island-as-it-is }
spirit_island-lift-note = { spirit_island-as-it-is }
spirit_island-presence-to-note = { spirit_island-as-it-is }
spirit_island-fall-with-note = { spirit_island-as-it-is }
spirit_island-cascade-note = { spirit_island-as-it-is }
spirit_island-from-note = { $stop ->
    [1] {""}
   *[other] { spirit_island-as-it-is }
}
spirit_island-as-it-is = { $terrain ->
    [0] Jungle
    [1] Mountain
    [2] Sands
    [3] Wetland
   *[other] Ocean
}{ $explorers ->
    [0] {""}
    [one] {" "}· 1 explorer
   *[other] {" "}· { $explorers } explorers
}{ $towns ->
    [0] {""}
    [one] {" "}· 1 town
   *[other] {" "}· { $towns } towns
}{ $cities ->
    [0] {""}
    [one] {" "}· 1 city
   *[other] {" "}· { $cities } cities
}{ $dahan ->
    [0] {""}
   *[other] {" "}· { $dahan } Dahan
}{ $blight ->
    [0] {""}
   *[other] {" "}· { $blight } blight
}{ $own ->
    [0] {""}
   *[other] {" "}· { $own } presence of yours
}{ $coming ->
    [1] {" "}· ravage: { spirit_island-ravage-brings }
   *[other] {""}
}
spirit_island-ravage-brings = { $damage } damage{ $blighted ->
    [1] , blight
    [2] , blight that cascades
   *[other] {""}
}{ $lost ->
    [0] {""}
   *[other] , { $lost } Dahan lost
}{ $answer ->
    [0] {""}
   *[other] , Dahan strike back for { $answer }
}
spirit_island-next-land-note = { $exploring ->
    [1] { spirit_island-as-it-is }
   *[other] { $coming ->
        [1] { spirit_island-ravage-brings }
       *[other] no ravage: it is stopped
    }
}
spirit_island-which-piece-note = { spirit_island-health-left }
spirit_island-hit-note = { spirit_island-health-left }
spirit_island-health-left = { $stop ->
    [1] {""}
   *[other] { $health ->
        [0] {""}
       *[other] health { $left } of { $health }
    }
}
spirit_island-growth-note = { $cost ->
    [0] {""}
   *[other] costs { $cost } of { $energy } energy
}
spirit_island-presence-from-note = { $track ->
    [1] uncovers{ $energy ->
        [-1] {""}
       *[other] {" "}{ $energy } energy per turn
    }{ $plays ->
        [-1] {""}
        [one] {" "}1 card play
       *[other] {" "}{ $plays } card plays
    }{ $more_plays ->
        [0] {""}
       *[other] {" "}+{ $more_plays } card play
    }{ spirit_island-elements-given }{ $chosen ->
        [0] {""}
       *[other] {" "}an element of your choice for the rest of the game
    }{ $action ->
        [0] {""}
       *[other] {" "}an action each turn
    }{ $at_once ->
        [0] {""}
       *[other] {" "}{ $at_once } energy at once
    }{ $opens ->
        [0] {""}
        [1] {" "}one of two growth options
       *[other] {" "}the growth option chosen before
    } ({ $left } presence on the track)
   *[other] {""}
}
spirit_island-elements-given = { $sun ->
    [0] {""}
    [one] {" "}Sun
   *[other] {" "}{ $sun } Sun
}{ $moon ->
    [0] {""}
    [one] {" "}Moon
   *[other] {" "}{ $moon } Moon
}{ $fire ->
    [0] {""}
    [one] {" "}Fire
   *[other] {" "}{ $fire } Fire
}{ $air ->
    [0] {""}
    [one] {" "}Air
   *[other] {" "}{ $air } Air
}{ $water ->
    [0] {""}
    [one] {" "}Water
   *[other] {" "}{ $water } Water
}{ $earth ->
    [0] {""}
    [one] {" "}Earth
   *[other] {" "}{ $earth } Earth
}{ $plant ->
    [0] {""}
    [one] {" "}Plant
   *[other] {" "}{ $plant } Plant
}{ $animal ->
    [0] {""}
    [one] {" "}Animal
   *[other] {" "}{ $animal } Animal
}{ $any ->
    [0] {""}
   *[other] {" "}any element
}
spirit_island-element-note = { $have ->
    [0] you have none so far
   *[other] you have { $have } so far
}
spirit_island-prepare-note = { spirit_island-element-note }
spirit_island-marker-note = { $stop ->
    [1] {""}
   *[other] { $have } prepared{ spirit_island-marker-lights }
}
spirit_island-marker-lights = { $level ->
    [0] {""}
   *[other] { $more ->
        [0] ; level { $level } lights
        [1] ; level { $level } lights with one more
       *[other] ; level { $level } lights with { $more } more
    }
}
spirit_island-play-note = { $stop ->
    [1] {""}
   *[other] { spirit_island-card-as-it-is }
}
spirit_island-day-note = { spirit_island-play-note }
spirit_island-keep-note = { spirit_island-card-as-it-is }
spirit_island-discard-note = { spirit_island-card-as-it-is }
spirit_island-forget-note = { spirit_island-card-as-it-is }
spirit_island-reclaim-note = { spirit_island-card-as-it-is }
spirit_island-card-as-it-is = { $cost } energy, { $fast ->
    [1] fast
   *[other] slow
},{ spirit_island-elements-given }
spirit_island-deck-note = { $major ->
    [1] stronger and dearer; you forget a power for it
   *[other] {""}
}
spirit_island-use-note = { $stop ->
    [1] {""}
   *[other] { $levels ->
        [0] {""}
       *[other] innate, { $met } of { $levels } levels reached
    }
}
spirit_island-target-spirit-note = { $self ->
    [1] yourself
   *[other] { $price ->
        [0] {""}
       *[other] over the water for { $price } energy
    }
}
spirit_island-spirit-note = complexity: { $complexity ->
    [0] low
    [1] moderate
    [2] high
   *[other] very high
}
spirit_island-aspect-note = { $stop ->
    [1] as its panel says
   *[other] { $change ->
        [1] harder to play
        [2] simpler to play
       *[other] as demanding as without it
    }
}

## Names of answers

spirit_island-answer-yes = yes
spirit_island-answer-no = no
spirit_island-share-refuse = rather not pay
spirit_island-share-discarding = discard a card for 2 energy
spirit_island-share-forgetting = forget a card for 4 energy
spirit_island-share-marker = spend a prepared element for 1 energy
spirit_island-share-back = take back what you give instead of energy
spirit_island-way-first = first
spirit_island-way-second = second
spirit_island-way-third = third
spirit_island-way-fourth = fourth
spirit_island-way-fifth = fifth
spirit_island-way-sixth = sixth
spirit_island-way-seventh = seventh
spirit_island-way-eighth = eighth
spirit_island-way-ninth = ninth
spirit_island-source_or_stop-stop = that is enough
spirit_island-source_or_stop-energy = { spirit_island-source-energy }
spirit_island-source_or_stop-plays = { spirit_island-source-plays }
spirit_island-source_or_stop-third = { spirit_island-source-third }
spirit_island-source_or_stop-fourth = { spirit_island-source-fourth }
spirit_island-source_or_stop-fifth = { spirit_island-source-fifth }
spirit_island-source_or_stop-sixth = { spirit_island-source-sixth }
spirit_island-source_or_stop-destroyed = { spirit_island-source-destroyed }
spirit_island-source_or_stop-island = { spirit_island-source-island }
spirit_island-source-energy = energy track
spirit_island-source-plays = card play track
spirit_island-source-third = growth track 1
spirit_island-source-fourth = growth track 2
spirit_island-source-fifth = growth track 3
spirit_island-source-sixth = growth track 4
spirit_island-source-destroyed = destroyed presence
spirit_island-source-island = presence on the island
spirit_island-aspect-none = without an aspect
spirit_island-pile-invader_deck = the invader deck
spirit_island-pile-event_deck = the event deck
spirit_island-discarded_card-unseen_1 = an unseen card of stage I
spirit_island-discarded_card-unseen_2 = an unseen card of stage II
spirit_island-discarded_card-unseen_3 = an unseen card of stage III
spirit_island-deck-minor = minor powers
spirit_island-deck-major = major powers
spirit_island-piece-stop = that is enough
spirit_island-land_or_stop-stop = that is enough
spirit_island-power_or_stop-stop = no more
spirit_island-element_or_stop-stop = no more
spirit_island-use-done = no more
spirit_island-use-command = command the beasts
spirit_island-use-ritual = hold the ritual
spirit_island-sheet-extra_build = extra build
spirit_island-sheet-commands = Command the Beasts: { $number } to use{ $left ->
    [0] {""}
   *[other] , { $left } in the invader deck
}.
spirit_island-against = { $foes ->
    [0] { $told ->
        [0] no adversary
       *[other] { NAME($scenario) }
    }
   *[other] { NAME($adversary) }, level { $level }{ $foes ->
        [1] {""}
       *[other] {" "}and another
    }{ $told ->
        [0] {""}
       *[other] , { NAME($scenario) }
    }
}
spirit_island-sheet-adversary = Adversary: { NAME($adversary) }, level { $level }
spirit_island-sheet-leading = Leading adversary: { NAME($adversary) }, level { $level }
spirit_island-sheet-supporting = Supporting adversary: { NAME($adversary) }, level { $level }. It escalates with every stage III card.
spirit_island-sheet-extra-board = Extra board: { NAME($board) }
spirit_island-sheet-scenario = Scenario: { NAME($scenario) }
spirit_island-sheet-corner = { NAME($element) } on the corner of { $text }
spirit_island-sheet-panel-towns = On the card of the scenario: { $number ->
    [one] 1 town
   *[other] { $number } towns
}
spirit_island-sheet-panel-thieves = Beside the island: { $number ->
    [one] 1 thief
   *[other] { $number } thieves
}
spirit_island-sheet-wave = { $half ->
    [1] The first of two games
   *[other] The second of two games
}
spirit_island-sheet-set-aside = Set aside from the first game: { NAME($power) }
spirit_island-sheet-blight-beside = Beside the blight card, for when it turns over: { $number } blight
spirit_island-sheet-source = Source { $number }, { NAME($source) }: { $finder ->
    [spirits] found by you
    [held_back] found by you and held back
   *[other] found by the invaders
}
spirit_island-sheet-panel-markers = On the panel of the adversary: { $number ->
    [one] 1 marker
   *[other] { $number } markers
}
spirit_island-sheet-panel-beasts = On the panel of the adversary: { $number } beasts
spirit_island-sheet-panel-blight = On the panel of the adversary: { $number } blight
spirit_island-sheet-reminder = Reminder card in the invader deck, under { $number ->
    [one] 1 card
   *[other] { $number } cards
}
spirit_island-sheet-hidden = Invader card of stage { $stage ->
    [1] I
    [2] II
   *[other] III
} in the fear deck, under { $number ->
    [one] 1 fear card
   *[other] { $number } fear cards
}
spirit_island-sheet-loss-panel-beasts = Beasts on the panel of the adversary: { $have }, on the island: { $limit }. { $left ->
    [one] One more that goes there, and the game is lost.
   *[other] { $left } more that go there, and the game is lost.
}
spirit_island-sheet-loss-panel-marker = Markers left on the panel of the adversary: { $have } of { $limit }. { $have ->
    [one] With the last one the game is lost.
   *[other] When none is left, the game is lost.
}
spirit_island-sheet-loss-island-town = Towns on the island: { $have } of { $limit }. { $left ->
    [one] With the next one the game is lost.
   *[other] When one has to be placed and none is left, the game is lost.
}
spirit_island-sheet-loss-scenario_card-town = Towns on the card of the scenario: { $have } of { $limit }. { $left ->
    [one] With the next one the game is lost.
   *[other] With more than that the game is lost.
}
spirit_island-sheet-loss-island-dahan = Dahan on the island: { $have }. { $left ->
    [one] With one fewer the game is lost.
   *[other] With fewer than { $limit } the game is lost.
}
spirit_island-sheet-loss-ravage = Greatest ravage to come: { $ground }, { $damage } damage; from { $limit } on it counts towards that.
spirit_island-sheet-difficulty = Difficulty { $number }
spirit_island-difficulty = Difficulty { $number }{ $foes ->
    [0] {""}
   *[other] {" "}= adversaries { $foes }
}{ $scenario ->
    [0] {""}
   *[other] { $foes ->
        [0] {" "}=
       *[other] {" "}+
    } scenario { $scenario }
}{ $board ->
    [0] {""}
   *[other] { $foes ->
        [0] { $scenario ->
            [0] {" "}=
           *[other] {" "}+
        }
       *[other] {" "}+
    } extra board { $board }
}
spirit_island-decks = Fear cards { $fear } · invader deck { $invaders }
spirit_island-not-recommended = { NAME($scenario) } is not recommended against { NAME($adversary) }.
spirit_island-sheet-free = Spirits that wait to be chosen
spirit_island-sheet-complexity = complexity
spirit_island-sheet-how = how it plays
spirit_island-sheet-how-it-plays = { NAME($does) } { NAME($way) } { NAME($hard) }
spirit_island-complexity-low = low
spirit_island-complexity-moderate = moderate
spirit_island-complexity-high = high
spirit_island-complexity-very_high = very high
spirit_island-token-badlands = badlands
spirit_island-token-beasts = beasts
spirit_island-token-disease = disease
spirit_island-token-strife = strife
spirit_island-token-wilds = wilds
spirit_island-figure-explorer = explorer
    .the = the explorer
    .a = an explorer
    .first = An explorer
    .many = explorers
spirit_island-figure-town = town
    .the = the town
    .a = a town
    .first = A town
    .many = towns
spirit_island-figure-city = city
    .the = the city
    .a = a city
    .first = A city
    .many = cities
spirit_island-figure-dahan = Dahan
    .the = the Dahan
    .a = a Dahan
    .first = A Dahan
    .many = Dahan
spirit_island-figure-beasts = beasts
    .the = the beasts
    .a = a beasts
    .first = A beasts
    .many = beasts
spirit_island-figure-wilds = wilds
    .the = the wilds
    .a = a wilds
    .first = A wilds
    .many = wilds
spirit_island-figure-disease = disease
    .the = the disease
    .a = a disease
    .first = A disease
    .many = disease
spirit_island-figure-badlands = badlands
    .the = the badlands
    .a = a badlands
    .first = A badlands
    .many = badlands
spirit_island-figure-blight = blight
    .the = the blight
    .a = a blight
    .first = A blight
    .many = blight
spirit_island-phase-setup = Setup
spirit_island-phase-invaders = Invader phase
spirit_island-phase-over = The game is over

## The log

spirit_island-spirit-chosen = { NAME($spirit) } awakens.
spirit_island-laid-by-hand = { $apart ->
    [1] Board { NAME($board) } lies apart, across the water from board { NAME($beside) }.
   *[other] Board { NAME($board) } lies beside board { NAME($beside) }.
}
spirit_island-aspect-chosen = { NAME($seat) } is played with the aspect { NAME($aspect) }.
spirit_island-settled = { NAME($seat) } begins in { NAME($land) }.
spirit_island-round-begins = Turn { $round }
spirit_island-grows = { NAME($seat) } grows: { NAME($alternative) }.
spirit_island-presence-added = { NAME($seat) } adds presence in { NAME($land) }.
spirit_island-presence-destroyed = { NAME($seat) } loses a presence in { NAME($land) }.
spirit_island-presence-moved = { NAME($seat) } moves a presence from { NAME($land) } to { NAME($target) }.
spirit_island-energy-gained = { NAME($seat) } gains { $number } energy.
spirit_island-energy-forgone = { NAME($seat) } forgoes { $number } energy.
spirit_island-frozen = { NAME($land) } is in stasis until the slow phase is over.
spirit_island-presence-returned = A presence of { NAME($seat) } goes back to its tracks.
spirit_island-destroyed-presence-removed = { NAME($seat) } removes a destroyed presence from the game.
spirit_island-time-gained = { NAME($seat) } gains 1 time.
spirit_island-time-spent = { NAME($seat) } spends 1 time.
spirit_island-day-dealt = { NAME($power) } lies open beside the panel of { NAME($seat) }.
spirit_island-day-kept = { NAME($power) } joins the open cards of { NAME($seat) }.
spirit_island-element-marked = { NAME($seat) } marks a space with { NAME($element) }.
spirit_island-presence-removed = { NAME($seat) } removes a presence in { NAME($land) } from the game.
spirit_island-presence-replaced = { NAME($seat) } replaces a presence in { NAME($land) }, which leaves the game, by { $number ->
    [one] { NAME($new, form: "a") }
   *[other] { $number } { NAME($new, form: "many") }
}.
spirit_island-presence-replaced-beside = { NAME($seat) } replaces a presence in { NAME($land) }, which now counts as destroyed, by { $number ->
    [one] { NAME($new, form: "a") }
   *[other] { $number } { NAME($new, form: "many") }
}.
spirit_island-presence-saved = { NAME($seat) } saves a presence in { NAME($land) } from destruction.
spirit_island-energy-spent = { NAME($seat) } gives up { $number } energy.
spirit_island-plays-gained = { NAME($seat) } gains { $number ->
    [one] 1 card play
   *[other] { $number } card plays
} this turn.
spirit_island-element-gained = { NAME($seat) } gains { $number ->
    [one] the element { NAME($element) }
   *[other] the element { NAME($element) } { $number } times
}.
spirit_island-marker-prepared = { NAME($seat) } prepares an element marker: { NAME($element) }.
spirit_island-marker-discarded = { NAME($seat) } discards an element marker: { NAME($element) }.
spirit_island-power-gained = { NAME($seat) } gains { NAME($power) }.
spirit_island-power-forgotten = { NAME($seat) } forgets { NAME($power) }.
spirit_island-power-turned-up = { NAME($power) } is turned up and discarded.
spirit_island-power-discarded = { NAME($seat) } discards { NAME($power) }.
spirit_island-share-said = { NAME($seat) } would pay { $number } energy.
spirit_island-share-discard = { NAME($seat) } would discard { NAME($power) } to pay.
spirit_island-share-forget = { NAME($seat) } would forget { NAME($power) } to pay.
spirit_island-share-prepared = { NAME($seat) } would spend a prepared element to pay: { NAME($element) }.
spirit_island-share-taken-back = { NAME($seat) } would rather pay with energy alone.
spirit_island-share-refused = { NAME($seat) } would rather not pay: nothing is paid.
spirit_island-share-missing = You have not agreed, { $number } energy are missing: nothing is paid.
spirit_island-event-turned-up = Event: { NAME($event) }
spirit_island-event-part = { NAME($event_part) }: { NAME($alternative) }.
spirit_island-token-event = { NAME($token_event) }: { NAME($alternative) }.
spirit_island-dahan-event = { NAME($dahan_event) }: { NAME($alternative) }.
spirit_island-event-put-back = { NAME($event) } goes back into the deck, under { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
spirit_island-power-reclaimed = { NAME($seat) } reclaims { NAME($power) }.
spirit_island-powers-reclaimed = { NAME($seat) } reclaims { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
spirit_island-power-given = { NAME($seat) } gives { NAME($power) } to { NAME($other) }.
spirit_island-card-played = { NAME($seat) } plays { NAME($power) }.
spirit_island-power-used = { NAME($seat) } uses { NAME($use) }.
spirit_island-power-used-in = { NAME($seat) } uses { NAME($use) } in { NAME($land) }.
spirit_island-power-used-for = { NAME($seat) } uses { NAME($use) } for { NAME($other) }.
spirit_island-power-left-out = { NAME($seat) } leaves out { NAME($use) }: nothing of it is done, and all is as before.
spirit_island-holds = In { NAME($land) }: { NAME($alternative) }.
spirit_island-isolated = { NAME($land) } is isolated this turn.
spirit_island-moved = { NAME($piece, form: "first") } moves from { NAME($land) } to { NAME($target) }.
spirit_island-site-moved = { NAME($seat) } moves a sacred site as beasts from { NAME($land) } to { NAME($target) }.
spirit_island-destroyed = { NAME($piece, form: "first") } in { NAME($land) } is destroyed.
spirit_island-added = { $number ->
    [one] { NAME($piece, form: "first") } is added in { NAME($land) }.
   *[other] { $number } { NAME($piece, form: "many") } are added in { NAME($land) }.
}
spirit_island-removed = { NAME($piece, form: "first") } in { NAME($land) } is removed.
spirit_island-replaced = { NAME($piece, form: "first") } in { NAME($land) } is replaced by { $number ->
    [one] { NAME($new, form: "a") }
   *[other] { $number } { NAME($new, form: "many") }
}.
spirit_island-damaged = { $number ->
    [one] { NAME($piece, form: "first") } in { NAME($land) } now has { $damage } damage.
   *[other] { $number } { NAME($piece, form: "many") } in { NAME($land) } now have { $damage } damage each.
}
spirit_island-strife-added = { NAME($piece, form: "first") } in { NAME($land) } gets 1 strife.
spirit_island-strife-lost = { NAME($piece, form: "first") } in { NAME($land) } loses 1 strife.
spirit_island-beasts-added = { NAME($land) } gets { spirit_island-sheet-some-beasts }.
spirit_island-beasts-removed = { NAME($land) } loses { spirit_island-sheet-some-beasts }.
spirit_island-wilds-added = { NAME($land) } gets { spirit_island-sheet-some-wilds }.
spirit_island-wilds-removed = { NAME($land) } loses { spirit_island-sheet-some-wilds }.
spirit_island-disease-added = { NAME($land) } gets { spirit_island-sheet-some-disease }.
spirit_island-disease-removed = { NAME($land) } loses { spirit_island-sheet-some-disease }.
spirit_island-badlands-added = { NAME($land) } gets { spirit_island-sheet-some-badlands }.
spirit_island-badlands-removed = { NAME($land) } loses { spirit_island-sheet-some-badlands }.
spirit_island-dreamt = { NAME($piece, form: "first") } in { NAME($land) } has a dreadful dream.
spirit_island-fear = { $number } fear.
spirit_island-fear-card-earned = A fear card is earned.
spirit_island-fear-lost = { $number } fear goes back into the pool.
spirit_island-fear-cards-discarded = { $number ->
    [one] An earned fear card is discarded unseen.
   *[other] { $number } earned fear cards are discarded unseen.
}
spirit_island-fear-card-added = One more fear card lies on top of the fear deck.
spirit_island-fear-card-removed = The top card of the fear deck goes to the box.
spirit_island-card-blight-boxed = { $number } blight of the card goes to the box.
spirit_island-fear-card-turned-up = A fear card is turned up: { NAME($fear_card) }.
spirit_island-fear-card = Fear card: { NAME($fear_card) } ({ $level ->
    [1] I
    [2] II
   *[other] III
}): { NAME($alternative) }.
spirit_island-terror-rises = { $number ->
    [4] The fear is complete: the invaders flee.
    [3] The terror level rises to III.
   *[other] The terror level rises to II.
}
spirit_island-blighted = { NAME($land) } gets { $number } blight.
spirit_island-blight-from-box = The blight for { NAME($land) } comes from the box.
spirit_island-blight-removed = { NAME($land) } loses { $number } blight.
spirit_island-blight-boxed = { $number } blight of { NAME($land) } goes to the box.
spirit_island-blight-moved = { $number } blight is moved from { NAME($land) } to { NAME($target) }.
spirit_island-blight-card-filled = { $number } blight is added to the blight card.
spirit_island-blight-stays = { NAME($land) } gets no blight.
spirit_island-cascades = Blight cascades from { NAME($land) } to { NAME($target) }.
spirit_island-blight-card-turned = The blight card turns: { NAME($blight_card) }.
spirit_island-blight-card-acts = Blighted island: { NAME($blight_card) }.
spirit_island-invader-card-seen = The top card of the invader deck is { NAME($invader_card) }.
spirit_island-event-seen = The top card of the event deck is { NAME($event) }.
spirit_island-event-to-bottom = { NAME($event) } goes to the bottom of the event deck.
spirit_island-deck-shuffled = The top { $number } cards of the deck are shuffled.
spirit_island-card-to-bottom = { NAME($invader_card) } goes to the bottom of the invader deck.
spirit_island-cards-swapped = { NAME($invader_card) } goes from the discard pile onto the invader deck, whose top card is discarded face down.
spirit_island-unseen-cards-swapped = An unseen card of stage { $stage } goes from the discard pile onto the invader deck, whose top card is discarded face down.
spirit_island-card-revealed = Invader card: { NAME($invader_card) }.
spirit_island-accelerated = Invader card out of the deck: { NAME($invader_card) }.
spirit_island-played-face-down = { NAME($seat) } plays { NAME($power) } face down.
spirit_island-thieves-added = { $number ->
    [one] A thief comes
   *[other] { $number } thieves come
} to { NAME($land) }.
spirit_island-thieves-move = { $number ->
    [one] A thief goes
   *[other] { $number } thieves go
} from { NAME($land) } to { NAME($target) }.
spirit_island-thief-turned-up = A thief in { NAME($land) } is turned up: { spirit_island-thief-face }.
spirit_island-thief-caught = A thief in { NAME($land) } is caught: { spirit_island-thief-face }.
spirit_island-thief-escapes = A thief escapes from { NAME($land) }: { spirit_island-thief-face }.
spirit_island-thief-face = { $number ->
    [0] blank
   *[other] { $number }
}
spirit_island-searched = { $players ->
    [1] You search
   *[other] The invaders search
} { NAME($land) }: { $number ->
    [0] nothing
   *[other] source { $number }
}.
spirit_island-all-removed = Everything in { NAME($land) } leaves the game.
spirit_island-wave-beaten = The first wave is beaten: the invaders leave the island, but they will come again.
spirit_island-card-set-aside = { NAME($seat) } sets { NAME($power) } aside for the second game.
spirit_island-wave-higher = The island is healthy: the level of the adversary rises by { $number }.
spirit_island-wave-card-back = The blight card { NAME($blight_card) } is turned to its healthy side, with { $number } blight; { $left } lie beside it.
spirit_island-wave-second = The second wave comes: other spirits awaken.
spirit_island-set-aside-played = { NAME($seat) } plays { NAME($power) }, which was set aside.
spirit_island-set-aside-discarded = { NAME($power) }, which was set aside, is discarded.
spirit_island-markers-added = { NAME($land) } gets { $number ->
    [one] a marker
   *[other] { $number } markers
}.
spirit_island-markers-destroyed = { NAME($land) } loses { $number ->
    [one] a marker
   *[other] { $number } markers
}.
spirit_island-invoked = { NAME($seat) } places { NAME($element) } on a corner of { NAME($land) }.
spirit_island-left-island = { NAME($piece, form: "first") } leaves the island from { NAME($land) }.
spirit_island-blight-waits = { $number } blight waits on the panel of the adversary.
spirit_island-blight-back = { $number } blight goes from the panel of the adversary to the blight card.
spirit_island-collected = { $number ->
    [one] { NAME($piece, form: "first") } goes onto the panel of the adversary.
   *[other] { $number } { NAME($piece) } go onto the panel of the adversary.
}
spirit_island-markers-taken = { $number ->
    [one] 1 marker goes
   *[other] { $number } markers go
} from the panel of the adversary; { $left } { $left ->
    [one] is
   *[other] are
} left.
spirit_island-reminder-laid = A reminder card lies under { $number } cards of the invader deck.
spirit_island-reminder-reached = The reminder card is on top of the invader deck.
spirit_island-card-hidden = An unused invader card of stage { $stage ->
    [1] I
    [2] II
   *[other] III
} lies under { $number } cards of the fear deck.
spirit_island-card-comes-up = Out of the fear deck onto the build space: { NAME($invader_card) }.
spirit_island-escalates = Escalation: { NAME($adversary) }.
spirit_island-terrain-drawn = Of the two terrains this one counts: { NAME($drawn_terrain) }.
spirit_island-ritual = { NAME($seat) } holds a ritual in { NAME($land) }.
spirit_island-ravage-begins = { $number ->
    [0] Ravage in no land: no invaders there ({ NAME($invader_card) }).
    [one] Ravage in 1 land ({ NAME($invader_card) }).
   *[other] Ravage in { $number } lands ({ NAME($invader_card) }).
}
spirit_island-ravaged = Ravage in { NAME($land) }: { $force } damage{ $defence ->
    [0] {""}
   *[other] , defence takes { $defence }, { $number } left
}{ $holds ->
    [1] ; the land holds
   *[0] {""}
}.
spirit_island-ravage-empty = No invader is left in { NAME($land) } to ravage.
spirit_island-struck-back = The Dahan in { NAME($land) } strike back: { $number } damage.
spirit_island-ravage-converted = In { NAME($land) } the ravage becomes a build.
spirit_island-added-board = Board { NAME($board) } becomes a part of the island.
spirit_island-lands-joined = { NAME($land) } and { NAME($target) } are one land until the end of the turn.
spirit_island-destroyed-board = Board { NAME($board) } is destroyed with everything on it.
spirit_island-ravage-skipped = No ravage in { NAME($land) }.
spirit_island-build-begins = { $number ->
    [0] Build in no land: no invaders there ({ NAME($invader_card) }).
    [one] Build in 1 land ({ NAME($invader_card) }).
   *[other] Build in { $number } lands ({ NAME($invader_card) }).
}
spirit_island-built = { NAME($piece, form: "first") } is built in { NAME($land) }.
spirit_island-build-skipped = Nothing is built in { NAME($land) }.
spirit_island-build-card-skipped = Nothing is built with { NAME($invader_card) }.
spirit_island-explore-card-skipped = Nothing is explored with the next invader card.
spirit_island-card-kept-in-play = { NAME($power) } stays in play beside { NAME($seat) } for the rest of the game.
spirit_island-beasts-card-taken = The players take a card “Command the Beasts”.
spirit_island-beasts-commanded = The players command the beasts.
spirit_island-disease-stops = Disease stops the build in { NAME($land) }.
spirit_island-explored = An explorer comes to { NAME($land) }{ $why ->
    [1] , where invaders have built
    [2] , from the sea
    [3] , from a town or city nearby
   *[0] {""}
}.
spirit_island-explore-skipped = No explorer comes to { NAME($land) }.
spirit_island-wilds-stop = Wilds keep explorers out of { NAME($land) }.
spirit_island-ending-victory = The island is saved: the invaders give up.
spirit_island-ending-blight = The island is lost: blight has consumed it.
spirit_island-ending-presence = The island is lost: a spirit has no presence left.
spirit_island-ending-time = The island is lost: there is no invader card left.
spirit_island-ending-adversary = The island is lost to the adversary.
spirit_island-ending-scenario = The island is lost by the rules of the scenario.
spirit_island-score-victory = { spirit_island-points }
spirit_island-score-blight = { spirit_island-points }
spirit_island-score-presence = { spirit_island-points }
spirit_island-score-time = { spirit_island-points }
spirit_island-score-adversary = { spirit_island-points }
spirit_island-score-scenario = { spirit_island-points }
spirit_island-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Why not

spirit_island-no-ocean = { NAME($option) } is ocean: only what speaks of the ocean reaches there.
spirit_island-no-target = A rule closes { NAME($option) } to this power now.
spirit_island-out-of-range = { NAME($option) } is out of range: { $number ->
    [0] this presence comes only where you have some already
    [one] this presence comes at most 1 land away from yours
   *[other] this presence comes at most { $number } lands away from yours
}.
spirit_island-no-land-for-this = { spirit_island-this-power } is about other lands here. { NAME($option) }: { spirit_island-as-it-is }.{ spirit_island-instead }
spirit_island-instead = { $offers ->
    [one] {" "}Possible now: { NAMES($offered, form: "apart") }.
    [other] {" "}Possible now: { NAMES($offered, form: "apart") }.
   *[0] {""}
}
spirit_island-not-beside-the-crowd = { NAME($option) } is not beside the land where too many stand: one is pushed to a land beside it.{ spirit_island-instead }
spirit_island-no-room-there = { NAME($option) } has no room for another one, and a land beside has.{ spirit_island-instead }
spirit_island-no-nearer-to-room = No land beside has room, and { NAME($option) } is not on the shortest way to one that has.{ spirit_island-instead }
spirit_island-spirit-not-there = { NAME($spirit) } is not among the material you play with.
spirit_island-spirit-taken = { NAME($spirit) } is taken already.
spirit_island-spirit-played-before = { NAME($spirit) } was played in the first game: The second is for other spirits.
spirit_island-no-start-here = The panel of your spirit names another land for it than { NAME($option) }.
spirit_island-not-in-hand = { NAME($power) } is not in your hand.
spirit_island-too-dear = { NAME($power) } costs { $cost } energy; you have { $energy }.
spirit_island-not-in-play = { NAME($cause) }: You have not played this card this turn.
spirit_island-used-already = { NAME($cause) }: You have used this power in this turn.
spirit_island-not-its-time = { NAME($cause) } is { $fast ->
    [1] slow: it is used after the invaders have acted
   *[other] fast: it is used before the invaders act
}.
spirit_island-no-use-now = { NAME($cause) }: There is no target for it in range.
spirit_island-no-beasts-here = There are no beasts left to be commanded here.
spirit_island-not-nearer-the-ocean = They go one land nearer to the ocean; this land is not.
spirit_island-no-ravage-here = { NAME($option) } has had its turn: no ravage is left to be carried out there.{ spirit_island-instead }
spirit_island-no-ravage-of-the-card = The card does not show the terrain of { NAME($option) }: there is no ravage there.{ spirit_island-instead }
spirit_island-no-ravage-without-invaders = There are no invaders in { NAME($option) } who could ravage.{ spirit_island-instead }
spirit_island-not-explored-by-card = The card does not show the terrain of { NAME($option) }: it is not explored.{ spirit_island-instead }
spirit_island-not-explored-from-anywhere = No explorer comes to { NAME($option) }: there is no town or city in it or beside it, and no ocean.{ spirit_island-instead }
spirit_island-explored-already = { NAME($option) } has been explored by this card already.{ spirit_island-instead }
spirit_island-explored-after-this-board = { NAME($option) } lies on another board, where the order changes nothing.{ spirit_island-instead }
spirit_island-no-adjacent-land = Blight cascades to an adjacent land.
spirit_island-not-inland = It must be an inland land of your own board.
spirit_island-lay-beside = No board lies there yet to lay one beside.
spirit_island-lay-overlap = The board would lie upon another one.
spirit_island-lay-ocean = The board would cover an ocean, or have its own ocean covered.
spirit_island-lay-touching = The board would touch another island without being joined to it.
spirit_island-not-in-the-box = { NAME($thing) } belongs to an expansion that this table does not play with. Choose that expansion too, or something else.
spirit_island-no-extra-board = There is an extra board only with up to { $most } players.
spirit_island-needs-more-rules = { NAME($thing) } is of that part of Jagged Earth that this table leaves out, as it needs more rules. Choose all material of Jagged Earth, or something else.
spirit_island-needs-expansion = { NAME($adversary) } needs tokens or events, which come with an expansion. Choose one, or another adversary.
spirit_island-nobody-leads = A second adversary needs a first one that it supports.
spirit_island-same-adversary = The second adversary must be another one than the first: { NAME($adversary) }.
spirit_island-this-power = { $by ->
    [1] “{ NAME($cause) }”
    [2] Your growth
   *[other] This effect
}
spirit_island-not-on-the-island = There is no such land on this island.
spirit_island-beyond-range = { NAME($option) } is out of range: { spirit_island-this-power } reaches { $reach ->
    [0] no farther than the land it starts from
    [one] 1 land far
   *[other] { $reach } lands far
}.
spirit_island-beyond-second-range = { NAME($option) } is out of range of the land from which you target.
spirit_island-no-such-target = { spirit_island-this-power } needs { NAME($wanted) }{ $kinds ->
    [2] {" "}or { NAME($or_wanted) }
   *[other] {""}
}. { NAME($option) }: { spirit_island-as-it-is }.
spirit_island-no-origin = From { NAME($option) } the target is out of range.
spirit_island-not-beside-the-first = { NAME($option) } is not adjacent to the first target.
spirit_island-not-its-ground = Your spirit may have no presence in { NAME($option) }: its special rules say where it can be.
spirit_island-no-land-for-presence = { spirit_island-this-power } adds presence only in lands of the kind it names. { NAME($option) }: { spirit_island-as-it-is }.{ spirit_island-instead }
spirit_island-no-presence-there = You have no presence in { NAME($option) }.
spirit_island-presence-stays = A rule keeps your presence in { NAME($option) }.
spirit_island-not-there-or-beside = { NAME($option) } is neither { NAME($focus) } nor adjacent to it.
spirit_island-not-adjacent = { NAME($option) } is not adjacent{ $at ->
    [1] {" "}to { NAME($focus) }
   *[other] {""}
}.
spirit_island-nothing-to-gather = Nothing stands in { NAME($option) } that could be gathered with it.{ spirit_island-instead }
spirit_island-no-ritual-there = No ritual can be held in { NAME($option) }: it needs such a land as the scenario names, and presence enough to give.
spirit_island-none-left-there = Nothing of that kind is left in { NAME($option) }.
spirit_island-no-corner-there = In { NAME($option) } there is no corner for you: you need presence there, and energy for a corner that is free.
spirit_island-no-level-reached = { NAME($cause) }: Your elements reach none of its levels yet.
spirit_island-no-such-growth = Your panel has no such growth option.
spirit_island-growth-taken = You have taken this growth option in this turn.
spirit_island-growth-locked = This growth option opens only when its presence track is empty.
spirit_island-growth-enough = You have chosen as many growth options as your panel allows.
spirit_island-growth-too-dear = This growth option costs { $cost } energy; you have { $energy }.
spirit_island-no-such-growth-action = The growth option you have chosen has no such part.{ spirit_island-instead }
spirit_island-growth-action-done = You have done this part already: { NAME($alternative) }.{ spirit_island-instead }
spirit_island-aspect-only = This aspect belongs to a set you do not play with.{ spirit_island-instead }
spirit_island-no-aspect-of-spirit = This aspect belongs to another spirit.{ spirit_island-instead }
spirit_island-ashore-only = The pieces go ashore in a land beside that ocean.{ spirit_island-instead }
spirit_island-board-only = This board is not among those laid out.{ spirit_island-instead }
spirit_island-no-board-taken = This board is taken.{ spirit_island-instead }
spirit_island-carried-only = That spirit has no presence there that could go along.{ spirit_island-instead }
spirit_island-no-such-choice = { spirit_island-this-power } has no such choice.{ spirit_island-instead }
spirit_island-choice-too-dear = “{ NAME($event_part) }” cannot be paid in full{ $cost ->
    [0] {""}
   *[other] {" "}[{ spirit_island-event-price }]
}.{ spirit_island-instead }
spirit_island-corner-with-only = { NAME($option) } does not lie at a corner with the lands you have named.{ spirit_island-instead }
spirit_island-day-only = Only one of the other cards that were drawn can join the open ones.{ spirit_island-instead }
spirit_island-no-such-way = { spirit_island-this-power } has no such way.{ spirit_island-instead }
spirit_island-way-too-dear = You cannot pay what this costs: { NAME($alternative) }.{ spirit_island-instead }
spirit_island-way-does-nothing = Nothing of this can be done now: { NAME($alternative) }.{ spirit_island-instead }
spirit_island-way-does-less = Less of this can be done than of another way, which comes first: { NAME($alternative) }.{ spirit_island-instead }
spirit_island-element-only = Only an element that the effect names can be gained with it.{ spirit_island-instead }
spirit_island-face-down-only = Only an invader card that the effect is about can be laid face down.{ spirit_island-instead }
spirit_island-unseen-face-down-only = Only an invader card that the effect is about can be laid face down.{ spirit_island-instead }
spirit_island-forget-only = “{ NAME($option) }” is not among your power cards that may be forgotten now.{ spirit_island-instead }
spirit_island-discard-only = “{ NAME($option) }” is not in your hand.{ spirit_island-instead }
spirit_island-free-terrain-only = That terrain is not one of those the event leaves to be chosen.{ spirit_island-instead }
spirit_island-give-only = “{ NAME($option) }” is not in your hand.{ spirit_island-instead }
spirit_island-hit-only = No such piece stands there that the damage could hit.{ spirit_island-instead }
spirit_island-how-much-only = You do not have so much.
spirit_island-invoke-only = None of your power cards shows this element.{ spirit_island-instead }
spirit_island-keep-only = “{ NAME($option) }” is not among the cards to choose from.{ spirit_island-instead }
spirit_island-layout-only = This layout is for another number of boards.{ spirit_island-instead }
spirit_island-lay-board-only = The board would lie in a place that is offered already, told by another board.
spirit_island-left-out-only = That board is not among those from which one is left out.{ spirit_island-instead }
spirit_island-look-at-only = There is no card left in that deck to look at.{ spirit_island-instead }
spirit_island-marker-only = You have prepared no marker of that element.{ spirit_island-instead }
spirit_island-more-energy-only = Only a spirit that shares the energy can get what is left over.{ spirit_island-instead }
spirit_island-next-board-only = Nothing is left to be done on that board.{ spirit_island-instead }
spirit_island-no-spirit-concerned = That spirit is not concerned.{ spirit_island-instead }
spirit_island-no-spirit-twice = That spirit has had its turn.{ spirit_island-instead }
spirit_island-next-triggered-only = Nothing of that waits to happen now.{ spirit_island-instead }
spirit_island-one-spirit-only = The effect is about other spirits than this one.{ spirit_island-instead }
spirit_island-part-only = There is no such piece left to divide.{ spirit_island-instead }
spirit_island-share-only = You have nothing of that kind to give now.{ spirit_island-instead }
spirit_island-share-not-there = You have only { $have } energy.
spirit_island-share-not-due = So much is not missing any more: whoever pays too much says less first.
spirit_island-share-lowered-enough = You have said less than before three times; now you can only pay more, or not at all.
spirit_island-choice-declined = You have not agreed to pay for “{ NAME($event_part) }”.{ spirit_island-instead }
spirit_island-play-only = A card has to be played now.{ spirit_island-instead }
spirit_island-play-face-down-only = “{ NAME($option) }” is not in your hand.{ spirit_island-instead }
spirit_island-play-set-aside-only = “{ NAME($option) }” was not set aside for this.{ spirit_island-instead }
spirit_island-presence-back-only = That track has no free space.{ spirit_island-instead }
spirit_island-presence-from-only = There is no presence of yours to be taken from there.{ spirit_island-instead }
spirit_island-reclaim-only = “{ NAME($option) }” is not in your discard pile.{ spirit_island-instead }
spirit_island-reclaim-or-stop-only = “{ NAME($option) }” is not in your discard pile.{ spirit_island-instead }
spirit_island-set-card-aside-only = “{ NAME($option) }” is not among the cards that can be set aside.{ spirit_island-instead }
spirit_island-no-such-spirit = There is no such spirit in this game.{ spirit_island-instead }
spirit_island-for-another-spirit = { spirit_island-this-power } is for another spirit than yourself.{ spirit_island-instead }
spirit_island-spirit-too-far = The way over the water to { NAME($other) } costs { $price } energy; you have { $energy }.{ spirit_island-instead }
spirit_island-spirit-too-dear = You cannot pay what { spirit_island-this-power } costs for { NAME($other) }.{ spirit_island-instead }
spirit_island-time-from-only = There is no presence of yours to be taken from there.{ spirit_island-instead }
spirit_island-turn-up-only = That fear card lies open already.{ spirit_island-instead }
spirit_island-no-fear-card-there = There is no fear card at that place.{ spirit_island-instead }
spirit_island-unlock-only = An empty track opens one of two ways of growing.
spirit_island-use-now-only = That is none of the powers you may use now.{ spirit_island-instead }
spirit_island-use-only = There is no ritual that could be held now, and no beasts to be commanded.
spirit_island-which-piece-only = No such piece stands there that the effect is about.{ spirit_island-instead }
spirit_island-which-token-only = No invader is there to get strife.{ spirit_island-instead }
spirit_island-no-token-of-effect = That token cannot be added by this effect here.{ spirit_island-instead }
spirit_island-whose-only = That spirit has no presence there.{ spirit_island-instead }
spirit_island-filter-any = any land
spirit_island-filter-dahan = a land with Dahan
spirit_island-filter-invaders = a land with invaders
spirit_island-filter-no_invaders = a land without invaders
spirit_island-filter-town = a land with a town
spirit_island-filter-city = a land with a city
spirit_island-filter-blight = a land with blight
spirit_island-filter-no_blight = a land without blight
spirit_island-filter-beasts = a land with beasts
spirit_island-filter-beasts_2 = a land with two beasts
spirit_island-filter-disease = a land with disease
spirit_island-filter-coastal = a coastal land
spirit_island-filter-inland = an inland land
spirit_island-filter-no_wetland = a land that is no wetland
spirit_island-filter-jungle = a jungle
spirit_island-filter-mountain = a mountain
spirit_island-filter-sands = sands
spirit_island-filter-wetland = a wetland

## The table in a terminal

spirit_island-letter-jungle = J
spirit_island-letter-mountain = M
spirit_island-letter-sands = S
spirit_island-letter-wetland = W
spirit_island-letter-ocean = ~
spirit_island-letter-sun = Su
spirit_island-letter-moon = Mo
spirit_island-letter-fire = Fi
spirit_island-letter-air = Ai
spirit_island-letter-water = Wa
spirit_island-letter-earth = Ea
spirit_island-letter-plant = Pl
spirit_island-letter-animal = An
spirit_island-sheet-course = { $turn ->
    [0] { NAME($phase) }
   *[other] Turn { $turn } · { NAME($phase) }
}
spirit_island-sheet-fear = Terror level { $level ->
    [1] I
    [2] II
    [3] III
   *[other] of victory
} · fear { $shown } of { $pool } · fear cards left { $ritual ->
    [1] { $first }
   *[other] { $first }/{ $second }/{ $third }
}{ $earned ->
    [0] {""}
   *[other] {" "}· { $earned } earned
}{ $ritual ->
    [1] {" "}· { spirit_island-page-by-ritual }
   *[other] {""}
}
spirit_island-sheet-face = Fear card { $place } of those to come lies face up: { NAME($fear_card) }.
spirit_island-sheet-event = Event: { NAME($event) }
spirit_island-sheet-event-state = now
spirit_island-sheet-event-text = what it says
spirit_island-sheet-event-now = is carried out
spirit_island-sheet-event-done = done
spirit_island-sheet-event-open = applies
spirit_island-sheet-event-choice = can be chosen
spirit_island-sheet-event-later = comes later
spirit_island-sheet-event-no = does not apply
spirit_island-sheet-event-dear = cannot be paid
spirit_island-sheet-event-cost = { $cost } energy{ $by ->
    [1] , { $aided } of it by { NAME($element) } in play
   *[other] {""}
}
spirit_island-sheet-bill = Paid together: { $cost } energy{ $by ->
    [1] , { $aided } of it by { NAME($element) } in play
   *[other] {""}
}, { $due } still missing
spirit_island-sheet-bill-of = { NAME($seat) } would pay { $energy } of { $have } energy{ $given ->
    [0] {""}
   *[other] {" "}and cards worth { $given }
}{ $cards ->
    [0] {""}
    [one] , with { $cards } more card to give
   *[other] , with { $cards } more cards to give
}{ $agreed ->
    [1] {" "}(agrees)
   *[other] {""}
}
spirit_island-sheet-small-event = { NAME($name) }:
spirit_island-sheet-events = Event deck: { $left ->
    [0] no card left
    [one] 1 card left
   *[other] { $left } cards left
}, { $discarded } discarded
spirit_island-sheet-events-mixed = The top { $number } cards of the event deck were shuffled.
spirit_island-sheet-event-face = Card { $place } of the event deck is { NAME($event) }.
spirit_island-sheet-goal = Victory: { $level ->
    [1] no invaders left on the island
    [2] no towns and cities left on the island
    [3] no cities left on the island
   *[other] won
}
spirit_island-sheet-blight = { $healthy ->
    [1] Healthy island
   *[other] Blighted island
}: { $left } blight left on the card{ $turned ->
    [1] {" "}· { NAME($card) }
   *[other] {""}
}
spirit_island-sheet-invaders = Invaders
spirit_island-sheet-step = step
spirit_island-sheet-card = card
spirit_island-sheet-coming = what it brings
spirit_island-sheet-ravage = ravage
spirit_island-sheet-build = build
spirit_island-sheet-explore = explore
spirit_island-sheet-deck = deck
spirit_island-sheet-deck-left = { $number ->
    [0] no card left
    [one] 1 card left
   *[other] { $number } cards left
}
spirit_island-sheet-ravage-of = { $ground }: { spirit_island-ravage-brings }
spirit_island-sheet-build-of = { $ground }: { NAME($piece, form: "a") }
spirit_island-sheet-lands = Lands
spirit_island-sheet-land = land
spirit_island-sheet-terrain = terrain
spirit_island-sheet-pieces = pieces
spirit_island-sheet-presence = presence
spirit_island-sheet-range = range
spirit_island-sheet-collapse = If all its presence in a land is destroyed
spirit_island-sheet-collapse-to-invaders = invaders
spirit_island-sheet-collapse-to-dahan = Dahan
spirit_island-sheet-collapse-invaders = { $damage } damage{ $lost ->
    [0] {""}
    [one] , 1 can fall
   *[other] , { $lost } can fall
}
spirit_island-sheet-collapse-dahan = { $damage } damage{ $lost ->
    [0] {""}
    [one] , 1 can fall
   *[other] , { $lost } can fall
}
spirit_island-sheet-tokens = blight etc.
spirit_island-sheet-neighbours = beside
spirit_island-sheet-coast = coast
spirit_island-sheet-some-blight = { $number } blight
spirit_island-sheet-some-beasts = { $number } beasts
spirit_island-sheet-some-wilds = { $number } wilds
spirit_island-sheet-some-disease = { $number } disease
spirit_island-sheet-some-badlands = { $number } badlands
spirit_island-sheet-marker-face = { $number ->
    [0] a blank one face up
   *[other] a { $number } face up
}
spirit_island-sheet-some-markers = { $number ->
    [one] 1 marker
   *[other] { $number } markers
}
spirit_island-sheet-some-defend = defend { $number }
spirit_island-sheet-time = Time on the panel: { $number }
spirit_island-sheet-drowned = Drowned invaders on the panel: { $number } health
spirit_island-sheet-time-of = time { $number }
spirit_island-sheet-days-of = { $number ->
    [one] 1 open card
   *[other] { $number } open cards
}
spirit_island-sheet-drowned-of = drowned { $number }
spirit_island-sheet-collapse-of = damage if destroyed: { $text }
spirit_island-sheet-days = Open cards beside the panel
spirit_island-sheet-days-names = Open cards beside the panel: { $cards }
spirit_island-sheet-aspect = Aspect: { NAME($aspect) }
spirit_island-sheet-marked = { NAME($source) }, space { $place }: { NAME($element) } for the rest of the game
spirit_island-sheet-frozen = in stasis
spirit_island-sheet-isolated = isolated
spirit_island-sheet-some-pieces = { $number } { $kind ->
    [explorer] { $number ->
        [one] explorer
       *[other] explorers
    }
    [town] { $number ->
        [one] town
       *[other] towns
    }
    [city] { $number ->
        [one] city
       *[other] cities
    }
   *[other] Dahan
}{ $damage ->
    [0] {""}
   *[other] {" "}({ $damage } damage)
}{ $strife ->
    [0] {""}
   *[other] {" "}({ $strife } strife)
}
spirit_island-sheet-spirits = Spirits
spirit_island-sheet-number = no.
spirit_island-sheet-spirit = spirit
spirit_island-sheet-energy = energy
spirit_island-sheet-plays = plays
spirit_island-sheet-elements = elements
spirit_island-sheet-cards = hand/play/disc.
spirit_island-sheet-where = presence
spirit_island-sheet-energy-of = { $energy } (+{ $income })
spirit_island-sheet-plays-of = { $left ->
    [0] { $plays }
   *[other] { $left } of { $plays } left
}
spirit_island-sheet-presence-of = { $lands ->
    [one] 1 land
   *[other] { $lands } lands
}{ $destroyed ->
    [0] {""}
   *[other] , { $destroyed } destroyed
}
spirit_island-sheet-prepared = (prepared: { $text })
spirit_island-sheet-ready = ready
spirit_island-sheet-tracks = Presence tracks (uncovered | still covered)
spirit_island-sheet-track = track
spirit_island-sheet-spaces = spaces
spirit_island-track-action = action
spirit_island-track-chosen = chosen
spirit_island-track-any = any
spirit_island-track-more-plays = card play
spirit_island-track-energy = energy at once
spirit_island-track-growth = growth option
spirit_island-sheet-growth = Growth options ({ $number } of them each turn; an empty growth track opens one of its two)
spirit_island-sheet-way-state = state
spirit_island-sheet-way-open = open
spirit_island-sheet-way-taken = taken
spirit_island-sheet-way-closed = given up
spirit_island-sheet-way-locked = locked by { NAME($source) }
spirit_island-sheet-rules = Special rules
spirit_island-sheet-rule = rule
spirit_island-sheet-innates = Innate powers
spirit_island-sheet-power = power
spirit_island-sheet-text = what it does
spirit_island-sheet-speed-fast = fast
spirit_island-sheet-speed-slow = slow
spirit_island-sheet-used = used
spirit_island-sheet-met = reached
spirit_island-sheet-missing = missing: { $text }
spirit_island-sheet-hand = Your hand
spirit_island-sheet-in-play = Cards in play
spirit_island-sheet-hand-names = In hand: { $cards }
spirit_island-sheet-discard-names = Discarded: { $cards }
spirit_island-legend-mark = number of an option
spirit_island-legend-land = land and terrain: { spirit_island-letter-jungle } Jungle, { spirit_island-letter-mountain } Mountain, { spirit_island-letter-sands } Sands, { spirit_island-letter-wetland } Wetland
spirit_island-legend-explorer = explorers
spirit_island-legend-town = towns
spirit_island-legend-city = cities
spirit_island-legend-dahan = Dahan
spirit_island-legend-presence = presence; of several spirits with the number of the spirit before it
spirit_island-legend-sacred = sacred site
spirit_island-legend-blight = blight
spirit_island-legend-defend = defence
spirit_island-legend-ravage = ravage with so much damage
spirit_island-legend-build = a town or city is about to be built
spirit_island-legend-tokens = beasts, wilds, disease, badlands, markers of the scenario
spirit_island-legend-corner = an element on a corner of lands

## Things

spirit_island-noun-explorer = { $count ->
    [one] explorer
   *[other] explorers
}
    .a = an explorer
spirit_island-noun-town = { $count ->
    [one] town
   *[other] towns
}
    .a = a town
spirit_island-noun-city = { $count ->
    [one] city
   *[other] cities
}
    .a = a city
spirit_island-noun-invader = { $count ->
    [one] invader
   *[other] invaders
}
spirit_island-noun-invader-damaged = { $count ->
    [one] damaged invader
   *[other] damaged invaders
}
spirit_island-noun-invader-strife = { $count ->
    [one] invader with strife
   *[other] invaders with strife
}
spirit_island-noun-invader-other = { $count ->
    [one] other invader
   *[other] other invaders
}
spirit_island-noun-dahan = Dahan
spirit_island-noun-blight = blight
spirit_island-noun-blight-new = new blight
spirit_island-noun-beasts = beasts
spirit_island-noun-wilds = wilds
spirit_island-noun-disease = disease
spirit_island-noun-strife = strife
spirit_island-noun-badlands = badlands
spirit_island-noun-badlands-new = these badlands
spirit_island-noun-token = { $count ->
    [one] token
   *[other] tokens
}
spirit_island-noun-matching_type = token of a type added and not yet repeated
spirit_island-noun-thief = { $count ->
    [one] thief
   *[other] thieves
}
    .a = a thief
spirit_island-noun-marker = { $count ->
    [one] marker
   *[other] markers
}
    .a = a marker
spirit_island-yours = { $person ->
    [they] its
   *[other] your
}
spirit_island-of-yours = { $person ->
    [they] of its own
   *[other] of yours
}
spirit_island-noun-presence = { $count ->
    [mass] { spirit_island-yours } presence
   *[other] { $how ->
        [any] { spirit_island-yours } presence
        [many] { spirit_island-yours } presence
       *[other] of { spirit_island-yours } presence
    }
}
    .per = presence { spirit_island-of-yours }
spirit_island-noun-presence-any = { $count ->
    [mass] any spirit’s presence
    [one] presence of any spirit
   *[other] { $how ->
        [all] presence of all spirits
       *[other] presence of any spirits
    }
}
    .per = presence of any spirit
spirit_island-noun-presence-other = presence of another spirit
spirit_island-noun-presence-destroyed = destroyed presence
spirit_island-noun-presence-target = presence of the target spirit
spirit_island-noun-presence-user = your presence
spirit_island-noun-sacred_site = { $count ->
    [mass] a sacred site { spirit_island-of-yours }
    [one] sacred site { spirit_island-of-yours }
   *[other] sacred sites { spirit_island-of-yours }
}
spirit_island-noun-sacred_site-any = { $count ->
    [mass] any spirit’s sacred site
    [one] sacred site of any spirit
   *[other] sacred sites of any spirits
}
spirit_island-noun-sacred_site-other = { $count ->
    [one] sacred site of another spirit
   *[other] sacred sites of other spirits
}
spirit_island-noun-sacred_site-target = a sacred site of the target spirit
spirit_island-noun-land = the land
spirit_island-noun-any = { $count ->
    [one] piece
   *[other] pieces
}
spirit_island-noun-event_piece = { $count ->
    [one] of these pieces
   *[other] these pieces
}
spirit_island-noun-players = { $count ->
    [one] player
   *[other] players
}
spirit_island-noun-boards = { $count ->
    [one] board
   *[other] boards
}
spirit_island-noun-spirits = { $count ->
    [one] spirit
   *[other] spirits
} with presence
spirit_island-noun-cards_played = { $count ->
    [one] card
   *[other] cards
} played this turn
spirit_island-noun-previous_uses = earlier use of this power
spirit_island-noun-invader_discard = { $count ->
    [one] card
   *[other] cards
} in the invader discard
spirit_island-noun-face = point on the marker
spirit_island-noun-energy_track = energy on the highest open space of your energy track
spirit_island-noun-fear_card = fear card
spirit_island-noun-fear_card-earned = { $count ->
    [one] earned fear card
   *[other] earned fear cards
}
    .a = an earned fear card
spirit_island-noun-event = { $moment ->
    [destroyed_here] piece destroyed
    [moved_here] piece moved here
    [invaders_damage_land] damage dealt to the land
    [fear_here] fear generated
    [power_fear_here] fear generated
   *[other] piece
}
spirit_island-noun-element-sun = Sun { spirit_island-of-yours }
spirit_island-noun-element-fire = Fire { spirit_island-of-yours }
spirit_island-noun-element-air = Air { spirit_island-of-yours }
spirit_island-noun-element-plant = Plant { spirit_island-of-yours }
spirit_island-noun-destroyed-invader = { $count ->
    [one] invader
   *[other] invaders
} destroyed by this
spirit_island-noun-destroyed-explorer = { $count ->
    [one] explorer
   *[other] explorers
} destroyed by this
    .a = an explorer destroyed by this
spirit_island-noun-destroyed-town = { $count ->
    [one] town
   *[other] towns
} destroyed by this
    .before = { $count ->
        [one] town
       *[other] towns
    }
spirit_island-noun-destroyed-city = { $count ->
    [one] city
   *[other] cities
} destroyed by this
spirit_island-noun-removed-explorer = { $count ->
    [one] explorer
   *[other] explorers
} removed by this
spirit_island-noun-removed-token = { $count ->
    [one] token
   *[other] tokens
} removed by this
spirit_island-noun-removed-beasts = beasts removed by this
spirit_island-noun-removed-blight = blight removed by this
spirit_island-noun-replaced-presence = presence replaced by this
spirit_island-noun-added-token = { $count ->
    [one] token
   *[other] tokens
} added by this

spirit_island-noun-sun = { spirit_island-element-sun }
spirit_island-noun-moon = { spirit_island-element-moon }
spirit_island-noun-fire = { spirit_island-element-fire }
spirit_island-noun-air = { spirit_island-element-air }
spirit_island-noun-water = { spirit_island-element-water }
spirit_island-noun-earth = { spirit_island-element-earth }
spirit_island-noun-plant = { spirit_island-element-plant }
spirit_island-noun-animal = { spirit_island-element-animal }

## Lands

spirit_island-kind-jungle = { $number ->
    [one] jungle
   *[other] jungles
}
    .before = { $number ->
        [one] jungle
       *[other] jungles
    }
spirit_island-kind-mountain = { $number ->
    [one] mountain
   *[other] mountains
}
    .before = { $number ->
        [one] mountain
       *[other] mountains
    }
spirit_island-kind-sands = sands
    .before = sands
spirit_island-kind-wetland = { $number ->
    [one] wetland
   *[other] wetlands
}
    .before = { $number ->
        [one] wetland
       *[other] wetlands
    }
spirit_island-kind-free_terrain = { $number ->
    [one] land
   *[other] lands
} of 1 terrain (shown on no invader card in play)
spirit_island-kind-coastal = { $number ->
    [one] coastal land
   *[other] coastal lands
}
    .before = coastal
spirit_island-kind-inland = { $number ->
    [one] inland land
   *[other] inland lands
}
    .before = inland
spirit_island-kind-land = { $number ->
    [one] land
   *[other] lands
}

spirit_island-one-land = { $kind_is ->
    [none] land
   *[other] { PART($kind, form: "one") }
}
spirit_island-many-lands = { $kind_is ->
    [none] lands
   *[other] { PART($kind, form: "many") }
}
spirit_island-many-lands-in = { $kind_is ->
    [none] lands
   *[other] { PART($kind, form: "many") }
}
spirit_island-which = { $rest_is ->
    [none] {""}
   *[other] {" "}{ PART($rest, form: "with") }
}
spirit_island-in = { $way ->
    [from] from
    [into] into
   *[other] in
}
spirit_island-so-many-lands = { $how ->
    [all] each { spirit_island-one-land }
   *[other] { spirit_island-amount } { $count ->
        [one] { spirit_island-one-land }
       *[other] { spirit_island-many-lands-in }
    }
}{ spirit_island-which }
spirit_island-so-many-adjacent = { $how ->
    [all] each adjacent { spirit_island-one-land }
   *[other] { spirit_island-amount } adjacent { $count ->
        [one] { spirit_island-one-land }
       *[other] { spirit_island-many-lands-in }
    }
}{ spirit_island-which }

spirit_island-each-of = { $how ->
    [all] {""}
   *[other] { $count ->
        [one] {""}
       *[other] each of{" "}
    }
}
spirit_island-fn-land = { spirit_island-so-many-lands }
    .in = { spirit_island-in } { spirit_island-each-of }{ spirit_island-so-many-lands }
    .inside = in { spirit_island-many-lands-in }{ spirit_island-which }
    .from = from { spirit_island-many-lands }{ spirit_island-which }
    .into = into 1 { spirit_island-one-land }{ spirit_island-which }
spirit_island-fn-adjacent = { spirit_island-so-many-adjacent }
    .in = { spirit_island-in } { spirit_island-each-of }{ spirit_island-so-many-adjacent }
    .inside = in adjacent { spirit_island-many-lands-in }{ spirit_island-which }
    .from = from adjacent { spirit_island-many-lands }{ spirit_island-which }
    .near = in an adjacent { spirit_island-one-land }{ spirit_island-which }
    .beside = adjacent to a { spirit_island-one-land }{ spirit_island-which } with
spirit_island-fn-adjacent_to = 1 land adjacent to that land
    .in = { spirit_island-in } 1 land adjacent to that land
spirit_island-fn-adjacent_to_previous = an adjacent { spirit_island-one-land }{ spirit_island-which }
    .in = { spirit_island-in } an adjacent { spirit_island-one-land }{ spirit_island-which }
spirit_island-fn-same_board = each { $other_is ->
    [yes] other { spirit_island-one-land }
   *[other] { spirit_island-one-land }
} on the same board
    .in = { spirit_island-in } each { $other_is ->
        [yes] other { spirit_island-one-land }
       *[other] { spirit_island-one-land }
    } on the same board
spirit_island-so-many-within = { $how ->
    [all] each land
   *[other] { spirit_island-amount } { $count ->
        [one] land
       *[other] lands
    }
} within range { PART($what) } of { $of_is ->
    [here] this land
   *[other] { PART($of, form: "mass") }
}
spirit_island-fn-within = { spirit_island-so-many-within }
    .in = { spirit_island-in } { spirit_island-each-of }{ spirit_island-so-many-within }
spirit_island-among-those = { $rest_is ->
    [none] {""}
   *[other] {" "}(among those { PART($rest, form: "with") })
}
spirit_island-of-the-most = { $rest_is ->
    [none] {" "}(at least 1)
   *[other] {" "}(at least 1, among those { PART($rest, form: "with") })
}
spirit_island-fn-most = the { spirit_island-one-land } with the most { PART($what, form: "many") }{ spirit_island-of-the-most }
    .in = { spirit_island-in } the { spirit_island-one-land } with the { $rank_number ->
        [0] most
        [1] most
        [2] second most
        [3] third most
       *[other] { $rank_number }th most
    } { PART($what, form: "many") }{ spirit_island-of-the-most }
    .into = into the { spirit_island-one-land } with the most { PART($what, form: "many") }{ spirit_island-of-the-most }
spirit_island-the-fewest = { $what_is ->
    [blight] the least
   *[other] the fewest
} { PART($what, form: "many") }{ spirit_island-among-those }
spirit_island-fn-fewest = the { spirit_island-one-land } with { spirit_island-the-fewest }
    .in = { spirit_island-in } { $count ->
        [one] the { $among_is ->
            [none] {""}
           *[other] adjacent{" "}
        }{ spirit_island-one-land }
       *[other] each of the { $count } { spirit_island-many-lands }
    } with { spirit_island-the-fewest }
spirit_island-fn-highest = the highest-numbered { spirit_island-one-land }{ spirit_island-which }
    .in = { spirit_island-in } the highest-numbered { spirit_island-one-land }{ spirit_island-which }
spirit_island-fn-lowest = the lowest-numbered { spirit_island-one-land }{ spirit_island-which }
    .in = { spirit_island-in } the lowest-numbered { spirit_island-one-land }{ spirit_island-which }
spirit_island-fn-nearest = the nearest { spirit_island-one-land }{ spirit_island-which }
    .in = { spirit_island-in } the nearest { spirit_island-one-land }{ spirit_island-which }
spirit_island-fn-land_no = land { PART($what) }
    .in = { spirit_island-in } land { PART($what) }
    .from = from land { PART($what) }
    .into = to land { PART($what) }
spirit_island-fn-choice = 1 { spirit_island-one-land } of your choice{ spirit_island-which }
    .in = { spirit_island-in } 1 { spirit_island-one-land } of your choice{ $board_is ->
        [none] {""}
       *[other] {" "}on any board
    }{ spirit_island-which }

spirit_island-word-here = this land
    .into = into this land
spirit_island-word-adjacent = adjacent lands
    .in = { spirit_island-in } { spirit_island-each-of }{ spirit_island-so-many-adjacent }
    .inside = in adjacent lands
    .near = in an adjacent land
    .beside = adjacent to a land with
spirit_island-word-here_or_adjacent = this or 1 adjacent land
    .in = { spirit_island-in } this or 1 adjacent land
spirit_island-word-here_and_adjacent = this and the adjacent lands
    .in = { spirit_island-in } this land and each adjacent one
    .inside = in this and adjacent lands
    .near = there or in an adjacent land
    .beside = with or adjacent to
spirit_island-word-here_and_origin = this land and the origin land
    .in = { spirit_island-in } this land and the origin land
spirit_island-word-here_and_one_coastal = this land and 1 coastal land
spirit_island-word-origin = the origin land
    .in = { spirit_island-in } the origin land
spirit_island-word-targets = the target lands
    .in = { spirit_island-in } { $how ->
        [all] each target land
       *[other] { $count } of the target lands
    }
spirit_island-word-that_land = that land
    .in = { spirit_island-in } that land
spirit_island-word-that_piece = that piece
    .inside = on it
spirit_island-word-moved_to = the land they were moved to
    .in = { spirit_island-in } the land they were moved to
spirit_island-word-pushed_to = the land it was pushed to
    .in = { spirit_island-in } { $how ->
        [all] each land they were pushed to
       *[other] the land it was pushed to
    }
spirit_island-word-left_land = the land it leaves
    .inside = in the land it leaves
spirit_island-word-damaged_lands = the lands damaged by this
    .in = { spirit_island-in } each land where this dealt damage
spirit_island-word-event_land = the land of that power
    .in = { spirit_island-in } the land of that power
spirit_island-word-oceans = the oceans
    .in = { spirit_island-in } each ocean
spirit_island-word-other_lands = other lands
    .from = from other lands
spirit_island-word-any_one_land = any one land
    .into = to any one land
spirit_island-word-same_land = the same land
    .in = { spirit_island-in } the same land
spirit_island-word-inner_lands = the inner lands
    .in = { spirit_island-in } { $how ->
        [all] each inner land
       *[other] an inner land
    }
    .inside = in the inner lands
spirit_island-word-board = the board
    .inside = on the board
spirit_island-word-new_board = 1 land of the new board
    .in = { spirit_island-in } 1 land of the new board
    .inside = in 1 land of the new board
spirit_island-word-island = the island
    .inside = on the island
    .from = from the island
spirit_island-word-panel = the panel
    .inside = on the panel
spirit_island-word-scenario_card = the scenario card
    .inside = on the scenario card
spirit_island-word-adjacent_to_origin = adjacent to the origin land
    .with = that is adjacent to the origin land too

## How many

spirit_island-number = { $count }
    .roman = { $count ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] { $count }
    }
spirit_island-amount = { $how ->
    [all] all
    [all_but] all
    [any] any number of
   *[other] { $limit ->
        [up_to] up to { spirit_island-how-many }
        [between] { $least } to { $count }
        [more] { spirit_island-how-many } more
       *[other] { spirit_island-how-many }
    }
}
spirit_island-allowed = { $limit ->
    [up_to] { $counted ->
        [per] up to { $count }
       *[other] { $count ->
            [1] 1
           *[other] up to { $count }
        }
    }
   *[other] { spirit_island-amount }
}
spirit_island-how-many = { $how ->
    [half_up] half of the
    [half_down] half of the
   *[other] { $count }
}
spirit_island-measure-each = {" "}per { PART($per, form: "per") }
spirit_island-measure-share = {" "}per { $share } { PART($per, form: "noun") }{ $rounded ->
    [up] {" "}(rounded up)
    [down] {" "}(rounded down)
   *[other] {""}
}
spirit_island-measure-times = { $before } for each { PART($per, form: "per") }
spirit_island-measure-plus = { $before } plus { $count }{ $after }
spirit_island-measure-minus = { $before }{ $alone ->
    [1] , not counting { $count ->
        [1] the first
       *[other] the first { $count }
    }
   *[other] {" "}(minus { $count }{ $after })
}
spirit_island-measure-most = { $before } (at most { $count }{ $after })
spirit_island-measure-least = { $before } (at least { $count }{ $after })
spirit_island-per = { $counted ->
    [per] { PART($measure) }
   *[other] {""}
}
spirit_island-signed = { $limit ->
    [less] −{ $count }
   *[other] +{ $count }
}{ spirit_island-per }
    .health = { $limit ->
        [less] −{ $count }
       *[other] +{ $count }
    } health{ spirit_island-per }
    .damage = { $count } { $limit ->
        [less] less
       *[other] more
    } damage{ spirit_island-per }
    .often = { $count ->
        [1] once
       *[other] { $count } times
    } { $limit ->
        [less] less
       *[other] more
    }
    .less = { $count }{ spirit_island-per } { $limit ->
        [less] less
       *[other] more
    }
spirit_island-at-most = at most { PART($most) }
spirit_island-things = { $several ->
    [0] { spirit_island-amount } { PART($what, form: "noun") }{ $how ->
        [half_up] {" "}(rounded up)
        [half_down] {" "}(rounded down)
        [all_but] {" "}but { $but }
       *[other] {""}
    }{ spirit_island-per }{ $among_is ->
        [none] {""}
       *[other] {" "}{ $verb ->
            [push] { PART($among, form: "from") }
            [remove] { PART($among, form: "from") }
           *[other] { PART($among, form: "inside") }
        }
    }
   *[other] { PART($things) }
}
spirit_island-fn-n = { PART($what, form: "many") }{ spirit_island-there }
    .per = { PART($what, form: "per") }{ spirit_island-there }
    .noun = { PART($what, form: "noun") }{ spirit_island-there }
    .than = { PART($what, form: "many") }{ spirit_island-there }
spirit_island-there = { $with_is ->
    [none] {""}
   *[other] {" "}{ PART($with, form: "inside") }
}
spirit_island-fn-n_lands = { $what_is ->
    [adjacent] adjacent lands
   *[other] { spirit_island-many-lands }
}{ spirit_island-which }
    .per = { $what_is ->
        [adjacent] adjacent land
       *[other] { spirit_island-one-land }
    }{ spirit_island-which }{ $what_is ->
        [board] {" "}on the board
       *[other] {""}
    }
spirit_island-fn-n_types = different kinds of { PART($what, form: "many") }
    .per = different kind of { PART($what, form: "many") }
spirit_island-fn-terror = the terror level
    .per = terror level
    .than = the terror level
spirit_island-fn-stage = the invader stage
    .per = invader stage
spirit_island-fn-turn = the turn
    .per = turn so far
spirit_island-fn-number = the land’s number
    .per = point of the land’s number
spirit_island-fn-cost = the cost of { PART($what) }
    .per = energy { PART($what) } costs
    .whose = { PART($what, form: "whose") }
spirit_island-word-x = X
spirit_island-you-have = { $person ->
    [they] that spirit has
   *[other] you have
}
spirit_island-here-there = { $there ->
    [0] here
   *[other] there
}
spirit_island-this-that = { $there ->
    [0] this land
   *[other] that land
}

## Conditions

spirit_island-fn-has = { $what_is ->
    [presence] { spirit_island-you-have } presence { spirit_island-here-there }
   *[other] { spirit_island-this-that } has { PART($what, form: "a") }
}
    .with = with { PART($what, form: "a") }
    .where = a land with { PART($what, form: "a") }
spirit_island-fn-none = { $what_is ->
    [presence] { spirit_island-you-have } no presence { spirit_island-here-there }
   *[other] { spirit_island-this-that } has no { PART($what, form: "mass") }
}
    .with = without { PART($what, form: "mass") }
    .where = a land without { PART($what, form: "mass") }
spirit_island-fn-terrain = { spirit_island-this-that } is { PART($what, form: "one") }
    .with = that is { PART($what, form: "one") }
    .not_with = that is not { PART($what, form: "one") }
    .where = a { PART($what, form: "one") }
spirit_island-fn-coastal = { spirit_island-this-that } is coastal
    .with = that is coastal
    .where = a coastal land
spirit_island-fn-inland = { spirit_island-this-that } is inland
    .with = that is inland
    .where = an inland land
spirit_island-fn-ocean = { spirit_island-this-that } is an ocean
    .where = an ocean
spirit_island-fn-matches = the land matches { PART($what, form: "card") }
    .with = matching { PART($what, form: "card") }
    .not_with = not matching { PART($what, form: "card") }
spirit_island-fn-printed = the land shows { PART($what, form: "mass") }
    .with = with { PART($what, form: "mass") } printed on it
    .not_with = without { PART($what, form: "mass") } printed on it
spirit_island-fn-healthy = the island is healthy
spirit_island-fn-target = { $what_is ->
    [self] you target yourself
   *[other] you target another spirit
}
spirit_island-fn-origin_is = range was measured from { PART($what, form: "mass") }
spirit_island-fn-can = { $with_is ->
    [event_piece] one of them can be { PART($what) }
   *[other] { PART($with, form: "mass") } can be { PART($what) }
}
spirit_island-fn-gives = { PART($what) } has { PART($with, form: "noun") }
    .not = { PART($what) } does not have { PART($with, form: "noun") }
spirit_island-fn-is = { PART($what) } is { PART($with) }
spirit_island-fn-did = { $with_is ->
    [none] this { PART($what, form: "past") }
   *[other] this { PART($what, form: "past") } { PART($with, form: "a") }
}{ $into_is ->
    [none] {""}
   *[other] {" "}into a land with { PART($into, form: "a") }
}
    .not = { $with_is ->
        [none] { $what_is ->
            [reclaim] nothing is reclaimed in it
           *[other] this did not { PART($what, form: "inf") } anything
        }
       *[other] this did not { PART($what, form: "inf") } { PART($with, form: "mass") }
    }
spirit_island-comparing = { PART($what, form: "noun") }{ spirit_island-per }{ spirit_island-compared-there }
spirit_island-comparing-with = { PART($what, form: "noun") }{ spirit_island-per }{ spirit_island-there }
spirit_island-compared-there = { $with_is ->
    [none] { $what_is ->
        [players] {""}
        [boards] {""}
        [spirits] {""}
        [cards_played] {""}
        [invader_discard] {""}
        [destroyed-explorer] {""}
        [destroyed-town] {""}
        [destroyed-city] {""}
        [destroyed-invader] {""}
        [fear_card-earned] {""}
       *[other] {" "}{ spirit_island-here-there }
    }
   *[other] {" "}{ PART($with, form: "inside") }
}
spirit_island-compared-near = { $with_is ->
    [none] {""}
    [adjacent] {" "}{ PART($with, form: "near") }
    [here_and_adjacent] {" "}{ PART($with, form: "near") }
   *[other] {" "}{ PART($with, form: "inside") }
}
spirit_island-compare-some = { $what_is ->
    [destroyed-explorer] this destroys an explorer
   *[other] { spirit_island-there-some }
}
    .with = { $with_is ->
        [adjacent] { PART($with, form: "beside") } { PART($what, form: "a") }
        [here_and_adjacent] { PART($with, form: "beside") } { PART($what, form: "a") }
        [board] on a board with { PART($what, form: "a") }
       *[other] with { PART($what, form: "a") }{ spirit_island-compared-near }
    }
    .elements = { $count } { spirit_island-of-element }
spirit_island-there-some = there { $what_is ->
    [dahan] are
    [beasts] are
    [wilds] are
    [badlands] are
   *[other] is
} { PART($what, form: "a") }{ $with_is ->
    [none] { spirit_island-compared-there }
   *[other] { spirit_island-compared-near }
}
spirit_island-compare-none = there { $what_is ->
    [blight] is
    [disease] is
    [strife] is
   *[other] are
} no { PART($what, form: "mass") }{ spirit_island-compared-there }
    .with = { $with_is ->
        [board] on a board without { PART($what, form: "mass") }
       *[other] without { PART($what, form: "mass") }{ spirit_island-there }
    }
spirit_island-compare-is = there { $than_is ->
    [none] { $count ->
        [one] is
       *[other] are
    } exactly { $count } { spirit_island-comparing }
   *[other] are as many { PART($what, form: "many") }{ spirit_island-compared-there } as { spirit_island-than }
}
    .with = with { $than_is ->
        [none] exactly { $count } { spirit_island-comparing-with }
       *[other] as many { PART($what, form: "many") }{ spirit_island-there } as { spirit_island-than }
    }
spirit_island-compare-at-least = { $what_is ->
    [destroyed-explorer] this destroys at least { $count } explorers
   *[other] { spirit_island-there-at-least }
}
    .with = with { $than_is ->
        [none] at least { $count } { spirit_island-comparing-with }
       *[other] at least as many { PART($what, form: "many") }{ spirit_island-there } as { spirit_island-than }
    }
    .elements = { $count } { spirit_island-of-element }
spirit_island-there-at-least = there { $than_is ->
    [none] { $count ->
        [one] is
       *[other] are
    } at least { $count } { spirit_island-comparing }
   *[other] { $extra ->
        [0] are at least as many { PART($what, form: "many") }{ spirit_island-compared-there } as { spirit_island-than }
       *[other] are at least { $extra } more { PART($what, form: "many") }{ spirit_island-compared-there } than { spirit_island-than }
    }
}
spirit_island-compare-at-most = there are at most { $than_is ->
    [none] { $count } { spirit_island-comparing }
   *[other] as many { PART($what, form: "many") }{ spirit_island-compared-there } as { spirit_island-than }
}
    .with = with { $than_is ->
        [none] at most { $count } { spirit_island-comparing-with }
       *[other] no more { PART($what, form: "many") }{ spirit_island-there } than { spirit_island-than }
    }
spirit_island-compare-more = there are more { $than_is ->
    [none] than { $count } { spirit_island-comparing }
   *[other] { PART($what, form: "many") }{ spirit_island-compared-there } than { spirit_island-than }
}
    .with = with more { $than_is ->
        [none] than { $count } { spirit_island-comparing-with }
       *[other] { PART($what, form: "many") }{ spirit_island-there } than { spirit_island-than }
    }
spirit_island-compare-less = there are fewer than { $count } { spirit_island-comparing }
spirit_island-than = { $same ->
    [1] { PART($than, form: "inside") }
   *[other] { PART($than, form: "than") }
}
spirit_island-on-board = { $with_is ->
    [board] {" "}on the board
   *[other] {""}
}
spirit_island-lands-some = there is a { spirit_island-one-land }{ spirit_island-which }{ spirit_island-on-board }
    .with = that has a { spirit_island-one-land }{ spirit_island-which }
spirit_island-lands-none = there is no { spirit_island-one-land }{ spirit_island-which }{ spirit_island-on-board }
    .with = that has no { spirit_island-one-land }{ spirit_island-which }
spirit_island-lands-is = there are exactly { $count } { spirit_island-many-lands }{ spirit_island-which }{ spirit_island-on-board }
    .with = that has exactly { $count } { spirit_island-many-lands }{ spirit_island-which }
spirit_island-lands-at-least = there are at least { $count } { spirit_island-many-lands }{ spirit_island-which }{ spirit_island-on-board }
    .with = that has at least { $count } { spirit_island-many-lands }{ spirit_island-which }
spirit_island-lands-at-most = there are at most { $count } { spirit_island-many-lands }{ spirit_island-which }{ spirit_island-on-board }
    .with = that has at most { $count } { spirit_island-many-lands }{ spirit_island-which }
spirit_island-lands-more = there are more { $than_is ->
    [none] than { $count } { spirit_island-many-lands }{ spirit_island-which }{ spirit_island-on-board }
   *[other] { spirit_island-many-lands }{ spirit_island-which }{ spirit_island-on-board } than there are { spirit_island-than }
}
spirit_island-lands-less = there are fewer { $than_is ->
    [none] than { $count } { spirit_island-many-lands }{ spirit_island-which }{ spirit_island-on-board }
   *[other] { spirit_island-many-lands }{ spirit_island-which }{ spirit_island-on-board } than there are { spirit_island-than }
}
spirit_island-so-high = { $left_is ->
    [terror] { PART($right, form: "roman") }
   *[other] { PART($right) }
}
spirit_island-number-is = { PART($left) } is { spirit_island-so-high }
spirit_island-number-at-least = { $left_is ->
    [turn] it is turn { PART($right) } or later
    [terror] the terror level is { PART($right, form: "roman") } or higher
   *[other] { PART($left) } is { PART($right) } or more
}
    .with = { $left_is ->
        [number] numbered { PART($right) } or higher
        [cost] whose { PART($left, form: "whose") } costs { PART($right) } or more
       *[other] where { PART($left) } is { PART($right) } or more
    }
spirit_island-number-at-most = { $left_is ->
    [turn] it is turn { PART($right) } or earlier
    [terror] the terror level is { PART($right, form: "roman") } or lower
   *[other] { PART($left) } is { PART($right) } or less
}
spirit_island-number-more = { $left_is ->
    [turn] turn { PART($right) } is over
   *[other] { PART($left) } is higher than { spirit_island-so-high }
}
spirit_island-number-less = { $left_is ->
    [turn] turn { PART($right) } has not begun
   *[other] { PART($left) } is lower than { spirit_island-so-high }
}

## Joining

spirit_island-effect-then = { $before }; { $last }
spirit_island-between-then = {"; "}
spirit_island-effect-either = either { $before } – or { $last }
    .third = either { $before } – or { $last }
spirit_island-between-either = {" – or "}
spirit_island-effect-one-of = either { $before } or { $last }
spirit_island-between-one-of = {" or "}
spirit_island-pause = { $block_is ->
    [long] :
   *[other] ,
}
spirit_island-apart = { $distinct_is ->
    [none] { $in_order_is ->
        [none] {""}
       *[other] {" "}(in an order you choose)
    }
   *[other] {" "}(a different one for each spirit)
}
spirit_island-effect-and-or = { $before } and/or { $last }
spirit_island-effect-if = if { PART($condition) }{ $then_is ->
    [long] :
   *[other] ,
} { PART($then, form: "inner") }
spirit_island-effect-if-else = if { PART($condition) }{ $then_is ->
    [long] :
   *[other] ,
} { PART($then, form: "inner") }; otherwise{ $otherwise_is ->
    [chained] {" "}
    [long] :{" "}
   *[other] ,{" "}
}{ PART($otherwise, form: "inner") }
spirit_island-effect-may = { $person ->
    [they] it may
   *[other] you may
}{ $block_is ->
    [placed] ,
    [long] {" "}do this:
    [nested] {" "}do this:
    [chained] {" "}do this:
   *[other] {""}
} { PART($block, form: "inner") }
    .third = may{ $block_is ->
        [placed] ,
        [long] {" "}do this:
        [nested] {" "}do this:
        [chained] {" "}do this:
       *[other] {""}
    } { PART($block, form: "inner") }
spirit_island-side-card = { $text }
spirit_island-when-use = { PART($effect, form: "text") }
spirit_island-when-each_spirit_phase = In each spirit phase: { PART($effect, form: "text") }
spirit_island-when-each_beasts = Once, in a fast phase, for each beasts: { PART($effect, form: "text") }
spirit_island-when-each_invader_phase = In each invader phase: { PART($effect, form: "text") }
spirit_island-when-event_choice = { NAME($name) }{ $chooser ->
    [each_slow_card] {" "}(for each slow power card in play, by its spirit)
   *[other] {""}
}: { PART($effect, form: "text") }
spirit_island-when-event_stage = Stage { spirit_island-event-cases }, { NAME($name) }: { PART($effect, form: "text") }
spirit_island-when-event_adversary_stage = Stage { spirit_island-event-cases }, { NAME($name) }: { PART($effect, form: "text") }
spirit_island-when-event_terror = Terror level { spirit_island-event-cases }, { NAME($name) }: { PART($effect, form: "text") }
spirit_island-when-event_blighted = { $cases ->
    [healthy] Healthy island
   *[blighted] Blighted island
}, { NAME($name) }: { PART($effect, form: "text") }
spirit_island-event-cases = { $cases ->
    [I-II] I or II
    [II-III] II or III
   *[other] { $cases }
}
spirit_island-when-condition = if { PART($condition) }
spirit_island-when-escalation = Escalation, { NAME($name) }: { PART($effect, form: "text") }
spirit_island-when-loss = { NAME($name) }: { $said ->
    [when] you lose if { PART($condition) }
    [effect] { PART($effect, form: "text") }
   *[both] { PART($effect, form: "text") } You lose if { PART($condition) }
}
spirit_island-when-scenario_victory = { $level ->
    [any] You win if { PART($condition) }
    [victory] When no fear card is left, you win if { PART($condition) }
   *[other] At terror level { $level } you win if { PART($condition) }
}
spirit_island-when-between = When you have won the first game: { PART($effect, form: "text") }
spirit_island-when-second_game = In the second game, with other spirits: { PART($effect, form: "text") }
spirit_island-when-source_spirits = Source { $number }, { NAME($name) }, found by you: { PART($effect, form: "text") }
spirit_island-when-source_invaders = Source { $number }, { NAME($name) }, found by the invaders: { PART($effect, form: "text") }
spirit_island-when-scenario_loss = You lose if { PART($condition) }
spirit_island-when-aspect = { $adds ->
    [only] Adds to the panel.
   *[other] Replaces { NAME($replaced) }.
}{ $said ->
    [no] {""}
   *[other] {" "}Setup: { PART($effect, form: "text") }
}
spirit_island-when-level = Level { $level }, { NAME($name) }: { PART($effect, form: "text") }

## Target, range and thresholds

spirit_island-from-origin = Range { $range } from { $origin ->
    [sacred_site] a sacred site of yours
   *[presence] your presence
}{ $terrain ->
    [jungle] {" "}in a jungle
    [mountain] {" "}in a mountain
    [sands] {" "}in sands
    [wetland] {" "}in a wetland
   *[none] {""}
}
spirit_island-use-cost = { $often ->
    [any] , any number of times each turn
   *[other] {""}
}{ $paid ->
    [yes] ; additional cost: { PART($effect, form: "inner") }
   *[other] {""}
}
spirit_island-when-target_land = { spirit_island-from-origin }; target: { PART($condition) }{ spirit_island-use-cost }
spirit_island-when-target_lands = { spirit_island-from-origin } and range { $second } from the same origin land; targets: 1 land each{ spirit_island-use-cost }
spirit_island-when-speed_option = you may use this power as fast if you { PART($effect, form: "inner") }
spirit_island-when-range_bonus = +{ $range } range if { PART($condition) }
spirit_island-when-target_any_spirit = target: any spirit{ spirit_island-use-cost }
spirit_island-when-target_another_spirit = target: another spirit{ spirit_island-use-cost }
spirit_island-when-target_self = target: yourself{ spirit_island-use-cost }
spirit_island-when-threshold_add = { spirit_island-elements-head }: { PART($effect, form: "text") }
spirit_island-when-threshold_after = afterwards: { PART($effect, form: "text") }
spirit_island-when-threshold_too = { PART($effect, form: "text") }
spirit_island-when-threshold_modify = { spirit_island-elements-head }: { PART($effect, form: "text") }
spirit_island-when-threshold_range = { spirit_island-elements-head }: { PART($effect, form: "text") }
spirit_island-when-threshold_speed = { spirit_island-elements-head }: { PART($effect, form: "text") }
spirit_island-when-threshold_instead = { spirit_island-elements-head }, instead: { PART($effect, form: "text") }
spirit_island-when-threshold_may_instead = { spirit_island-elements-head }, instead if you like: { PART($effect, form: "text") }
spirit_island-when-threshold_last_instead = { spirit_island-elements-head }, instead of the last effect if you like: { PART($effect, form: "text") }
spirit_island-when-threshold_both = { spirit_island-elements-head }: do both alternatives
spirit_island-when-threshold_first = { spirit_island-elements-head }, first: { PART($effect, form: "text") }
spirit_island-when-threshold_before_last = { spirit_island-elements-head }, before the last effect: { PART($effect, form: "text") }
spirit_island-when-threshold_inline = { spirit_island-elements-head }, among these effects: { PART($effect, form: "text") }
spirit_island-when-threshold_special = if no other card is in play: { PART($effect, form: "text") }
spirit_island-elements-head = { PART($condition, form: "elements") }
spirit_island-of-element = { $what_is ->
    [element-sun] { spirit_island-element-sun }
    [element-moon] { spirit_island-element-moon }
    [element-fire] { spirit_island-element-fire }
    [element-air] { spirit_island-element-air }
    [element-water] { spirit_island-element-water }
    [element-earth] { spirit_island-element-earth }
    [element-plant] { spirit_island-element-plant }
   *[element-animal] { spirit_island-element-animal }
}

## Names

spirit_island-element-sun = Sun
spirit_island-element-moon = Moon
spirit_island-element-fire = Fire
spirit_island-element-air = Air
spirit_island-element-water = Water
spirit_island-element-earth = Earth
spirit_island-element-plant = Plant
spirit_island-element-animal = Animal
spirit_island-terrain-jungle = Jungle
spirit_island-terrain-mountain = Mountain
spirit_island-terrain-sands = Sands
spirit_island-terrain-wetland = Wetland
spirit_island-terrain-ocean = Ocean
spirit_island-piece-explorer = explorer
spirit_island-piece-town = town
spirit_island-piece-city = city
spirit_island-piece-dahan = Dahan
spirit_island-piece-presence = presence
spirit_island-piece-blight = blight
spirit_island-piece-beasts = beasts
spirit_island-piece-wilds = wilds
spirit_island-piece-disease = disease
spirit_island-piece-strife = strife
spirit_island-piece-badlands = badlands
spirit_island-phase-spirit = Spirit phase
spirit_island-phase-fast = Fast powers
spirit_island-phase-slow = Slow powers
spirit_island-phase-time_passes = Time passes
spirit_island-step-ravage = Ravage
spirit_island-step-build = Build
spirit_island-step-explore = Explore
spirit_island-speed-fast = Fast
spirit_island-speed-slow = Slow

## Two moments in one

spirit_island-joint-added_here-moved_here = { PART($what, form: "mass") } are added or moved here
spirit_island-joint-would_ravage_here-would_build_here = invaders would ravage or build here

## Blocks

spirit_island-verb-at = { PART($what, form: "in") }{ spirit_island-apart }{ spirit_island-pause } { PART($block, form: "inner") }
    .trailing = { PART($block, form: "inner") } { PART($what, form: "in") }{ spirit_island-apart }
    .third = { $told ->
        [1] { PART($block, form: "third") }
       *[other] chooses { PART($what) }{ spirit_island-apart }: { PART($block, form: "inner") }
    }
spirit_island-verb-wherever = in { $what_is ->
    [none] all lands
   *[other] { spirit_island-many-lands }{ spirit_island-which }
}{ spirit_island-pause } { PART($block, form: "inner") }
spirit_island-verb-each_board = on { $max_is ->
    [none] each board
    [given] { $max_number ->
        [1] 1 board
       *[other] up to { $max_number } boards
    }
    [half_up] up to half of the boards (rounded up)
   *[other] up to 1 board{ PART($max, form: "measure") }
}{ $what_is ->
    [none] {""}
   *[other] {" "}{ PART($what, form: "with") }
}{ spirit_island-pause } { PART($block, form: "inner") }
spirit_island-verb-each_spirit = each spirit{ $what_is ->
    [none] {""}
   *[other] {" "}{ PART($what, form: "with") }
}{ $told ->
    [1] {" "}{ PART($block, form: "third") }
   *[other] : { PART($block, form: "inner") }
}
spirit_island-verb-each_card = for each stage { spirit_island-numeral } card of { PART($what) }{ spirit_island-pause } { PART($block, form: "inner") }
spirit_island-verb-as = { $it ->
    [1] { $what_is ->
        [target] it
       *[other] { PART($what) }
    }
   *[other] { PART($what) }
}{ $told ->
    [1] {" "}{ PART($block, form: "third") }
   *[other] : { PART($block, form: "inner") }
}
spirit_island-fn-one_spirit = 1 spirit with presence { $has_presence_is ->
    [target_board] on the target board
    [island] on the island
   *[other] here
}
spirit_island-verb-prevent = { $person ->
    [they] it may
   *[other] you may
} { PART($block, form: "inner") } to prevent what follows
spirit_island-verb-lasting = { PART($what) }{ spirit_island-pause } { PART($block, form: "inner") }
spirit_island-verb-on = { $what_is ->
    [before_step] { PART($what) }
    [after_step] { PART($what) }
    [after_card] { PART($what) }
    [phase] { $max_number ->
        [1] once, { PART($what, form: "once") }
       *[other] { PART($what) }
    }
    [reached] { PART($what) }
    [fear_deck_empty] when { PART($what) }
    [blight_card_flips] when { PART($what) }
   *[other] { spirit_island-each-time } { PART($what) }
}{ spirit_island-how-often }{ spirit_island-pause } { PART($block, form: "inner") }{ $inside_is ->
    [none] {""}
   *[other] {" "}(in the same action)
}
spirit_island-verb-next = { $what_is ->
    [after_step] { PART($what, form: "next") }
   *[other] { $block_is ->
        [may] once, when
       *[other] the next time
    } { PART($what) }
}{ spirit_island-pause } { PART($block, form: "inner") }
spirit_island-each-time = { $max_number ->
    [1] { $always ->
        [yes] each time
       *[other] once, when
    }
   *[other] each time
}
spirit_island-how-often = { $max_is ->
    [none] {""}
    [given] { $always ->
        [yes] {" "}(at most { $max_number ->
            [one] once
           *[other] { $max_number } times
        } a turn)
       *[other] { $max_number ->
            [1] {""}
           *[other] {" "}(at most { $max_number } times)
        }
    }
   *[other] {" "}(at most once{ PART($max, form: "measure") })
}
spirit_island-verb-times = { $how ->
    [any] as often as you like
   *[other] { $limit ->
        [up_to] up to{" "}
       *[other] {""}
    }{ $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    }{ spirit_island-per }
}{ spirit_island-pause } { PART($block, form: "inner") }
spirit_island-verb-end_of_turn = at the end of the turn, { PART($what) }, { PART($block, form: "inner") }
    .third = at the end of the turn, { PART($what) }, { PART($block, form: "third") }
spirit_island-verb-from_each = from each adjacent land{ spirit_island-pause } { PART($block, form: "inner") }

spirit_island-word-game = for the rest of the game
spirit_island-word-next_turn = in the next turn
spirit_island-word-from_next_turn = from the next turn on, for the rest of the game
spirit_island-word-invader_phase = in this turn’s invader phase
spirit_island-word-ravage_step = in this turn’s ravage step
spirit_island-word-explore_step = in this turn’s explore step
spirit_island-word-next_ravage_step = in the next ravage step with a card
spirit_island-word-next_explore_card = for the next explore card
spirit_island-word-next_build_card = for the next build card
spirit_island-word-before_discarding = before discarding the cards played
spirit_island-word-after_discarding = after discarding the cards played

## Events

spirit_island-here = { $aimed ->
    [no] in a land
   *[other] here
}
spirit_island-fn-destroyed_here = { PART($what, form: "mass") } are destroyed { spirit_island-here }{ spirit_island-by }
spirit_island-fn-leave = { PART($what, form: "mass") } leave a land
spirit_island-fn-enter_ocean = { PART($what, form: "mass") } come into an ocean in play
spirit_island-fn-drowned = { PART($what, form: "mass") } drown
spirit_island-fn-power_would_destroy = one of your powers would destroy { PART($what, form: "a") }
spirit_island-fn-added_here = { PART($what, form: "mass") } { $what_is ->
    [blight] is
   *[other] are
} added { spirit_island-here }{ spirit_island-by }{ $cascade_is ->
    [none] {""}
   *[other] {" "}(not by a cascade)
}
spirit_island-fn-moved_here = { PART($what, form: "mass") } are moved { $aimed ->
    [no] into a land
   *[other] here
}
spirit_island-fn-sacred_site_made = you make a sacred site here
spirit_island-fn-explored_here = invaders explore { spirit_island-here }
spirit_island-fn-disease_stops_build = disease would stop a build here
spirit_island-fn-gained_without = you gain a power card without { PART($what, form: "noun") }
spirit_island-fn-presence_falls = { spirit_island-yours } presence is destroyed{ $by_is ->
    [none] {""}
   *[other] {" "}by anything but a spirit action
}
spirit_island-fn-presence_grows = { spirit_island-yours } growth adds presence
spirit_island-fn-built_here = invaders build { $what_is ->
    [none] {""}
   *[other] a { PART($what, form: "noun") }{" "}
}{ spirit_island-here }
spirit_island-fn-fear_here = fear is generated here
spirit_island-fn-power_fear_here = powers generate fear here (not for destroyed towns and cities)
spirit_island-fn-pieces_changed_here = the pieces here change
spirit_island-fn-skipped_by_this = an action is skipped by this
spirit_island-fn-used_power_on_land = it uses a power on a land
spirit_island-fn-invaders_damage_land = invaders deal { $min_number ->
    [1] damage
   *[other] at least { PART($min) } damage
} to { $aimed ->
    [no] a land
   *[other] the land
}{ spirit_island-by }
spirit_island-by = { $by_is ->
    [none] {""}
   *[ravage] {" "}by a ravage
}
spirit_island-fn-event_or_blight_card_destroys = an event or blight card destroys { PART($what, form: "mass") }
spirit_island-fn-reclaimed_none = it has reclaimed no card this turn
spirit_island-fn-none_before = there were no { PART($what, form: "many") } here before
spirit_island-fn-before_step = before each { PART($what) } step
spirit_island-fn-after_step = after each { $what_is ->
    [slow] slow phase
   *[other] { PART($what) } step
}
    .next = after the next { PART($what) } step
spirit_island-fn-after_card = after each { PART($what) } card
spirit_island-fn-phase = { $what_is ->
    [spirit] in each spirit phase
    [fast] in each fast phase
   *[other] in each slow phase
}
    .once = { $what_is ->
        [spirit] in a spirit phase
       *[other] in a slow phase
    }
spirit_island-fn-reached = { $what_is ->
    [reminder_card] when the reminder card is reached
   *[other] when an invader card is reached
}
spirit_island-fn-blight_card_flips = the blight card flips
spirit_island-fn-fear_deck_empty = the fear deck is empty
spirit_island-fn-would_destroy = { PART($what, form: "mass") } would be destroyed
spirit_island-fn-would_add = { PART($what, form: "mass") } would be added
spirit_island-fn-would_build_here = invaders would build { $what_is ->
    [none] {""}
   *[other] a { PART($what, form: "noun") }{" "}
}{ spirit_island-here }
spirit_island-fn-would_explore_here = invaders would explore { spirit_island-here }
spirit_island-fn-would_forget = you would forget a card from { PART($what) }
spirit_island-fn-first_uncovered = you uncover { PART($what) } for the first time
spirit_island-fn-power_added_here = a power of yours has added { PART($what, form: "mass") } in a land
spirit_island-fn-power_removed = a power of yours has removed { PART($what, form: "mass") }
spirit_island-fn-would_ravage_here = invaders would ravage { $what_is ->
    [none] { spirit_island-here }
   *[other] in a land { PART($what, form: "with") }
}{ $normal_is ->
    [none] {""}
   *[other] {" "}by a card
}
spirit_island-fear-returned = up to { $count } earned fear{ spirit_island-per } to the pool
spirit_island-damage-dealt = { spirit_island-amount } damage{ spirit_island-per }{ $to_is ->
    [none] {""}
   *[other] {" "}to { PART($to, form: "mass") }
}{ $by_is ->
    [none] {""}
   *[other] , dealt by { PART($by, form: "mass") }
}{ $among_is ->
    [none] {""}
   *[other] {" "}{ PART($among, form: "inside") }
}{ $defend_is ->
    [none] {""}
   *[other] {" "}(Defend lowers it)
}
spirit_island-damage-to-each = { $counted ->
    [per] each { PART($what, form: "each") } { spirit_island-amount } damage{ spirit_island-per }
   *[other] { spirit_island-amount } damage to each { PART($what, form: "each") }
}
spirit_island-damage-to-different = { PART($what) } damage each to { $counted ->
    [per] { $count } { PART($with, form: "per") }{ spirit_island-per } (all different)
   *[other] { $count } different { PART($with, form: "many") }
}{ $by_is ->
    [none] {""}
   *[other] , dealt by { PART($by, form: "mass") }
}
spirit_island-pushed = { spirit_island-things }{ spirit_island-to-lands }{ spirit_island-carrying }{ $spread_is ->
    [none] {""}
    [most_lands] {" "}into as many different lands as possible
   *[other] , spread as evenly as possible
}
spirit_island-skipped = { $how ->
    [all] all invader actions
   *[other] { $what_is ->
        [all_ravages] all ravages
        [all_builds] all builds
        [all_explores] all explores
        [that_action] that action
        [one] 1 invader action of { spirit_island-yours } choice
       *[other] the next build
    }
}{ spirit_island-of-cards }
spirit_island-at-hand = { $there ->
    [0] {" "}here
   *[other] {""}
}
spirit_island-health-removed = invaders with a total health of { spirit_island-amount }{ spirit_island-per }
spirit_island-forgotten = { $what_is ->
    [none] { $count } { $count ->
        [one] power card
       *[other] power cards
    }
    [this] this card
    [minor] { $count } minor power
    [major] { $count } major power
    [unique] { $count } unique power
    [boon_of_vigor] Boon of Vigor
   *[other] { $count } card with { PART($what, form: "noun") }
}{ $from_is ->
    [none] {""}
   *[other] {" "}from { PART($from) }
}
spirit_island-reclaimed = { $how ->
    [all] all cards
    [half_up] half of the cards (rounded up)
   *[other] { spirit_island-amount } { $count ->
        [one] card
       *[other] cards
    }
}{ $from_is ->
    [none] {""}
   *[other] {" "}from { PART($from) }
}
spirit_island-card-repeated = { $what_is ->
    [none] {""}
   *[other] of { spirit_island-yours } cheapest{" "}
}{ $what_is ->
    [none] { $count ->
        [one] power card
       *[other] power cards
    }
   *[other] power cards in play
}{ $max_cost_is ->
    [none] {""}
   *[other] {" "}of cost { PART($max_cost) } or less
}{ $pay_is ->
    [none] {" "}for free
   *[other] , paying the cost again
}
spirit_island-made-fast = { spirit_island-allowed } { $what_is ->
    [none] { $count ->
        [one] slow power
       *[other] slow powers
    }
   *[other] { $count ->
        [one] slow power (no major)
       *[other] slow powers (no majors)
    }
}{ spirit_island-per } as fast { $always ->
    [yes] each turn
   *[other] this turn
}
spirit_island-range-gained = { $how ->
    [any] you may ignore the range of { spirit_island-yours } powers{ $pay_is ->
        [none] {""}
       *[other] {" "}for { PART($pay) } energy each time
    }{ $max_is ->
        [none] {""}
       *[other] {" "}or growth for { PART($max) } action each turn
    }
   *[other] { spirit_island-range-changed }
}
spirit_island-range-changed = { $set_is ->
    [none] +{ $count } range{ $only_is ->
        [none] {""}
       *[other] {" "}for power cards
    }{ $origin_is ->
        [none] {""}
        [jungle] {" "}from { PART($origin, form: "many") }
        [mountain] {" "}from { PART($origin, form: "many") }
        [sands] {" "}from { PART($origin, form: "many") }
        [wetland] {" "}from { PART($origin, form: "many") }
       *[other] {" "}from lands { PART($origin, form: "with") }
    }{ $to_is ->
        [none] {""}
       *[other] {" "}to { PART($to, form: "many") }
    }
   *[other] range { PART($set) }
}
spirit_island-presence-restored = { spirit_island-amount } { $from_is ->
    [destroyed] destroyed presence
   *[other] of { spirit_island-yours } presence from the island
} to the presence tracks
spirit_island-taken = { $from_is ->
    [fear_deck] { $count } fear { $count ->
        [one] card
       *[other] cards
    }
   *[other] { $count } { $from_is ->
        [cards_target_did_not_keep] of the cards the target spirit does not keep
        [used_card] of the cards used for this
        [looked_card] of the cards seen
       *[forgotten] { $what_is ->
            [unique] forgotten unique power
           *[other] forgotten card
        }
    }
}
spirit_island-how-far-below = { $under_number ->
    [1] directly below
   *[other] { $under_number } places below
}

## Verbs: lands

spirit_island-verb-fear = { $limit ->
    [less] return { spirit_island-fear-returned }
   *[other] generate { spirit_island-amount } fear{ spirit_island-per }
}
    .third = { $limit ->
        [less] returns { spirit_island-fear-returned }
       *[other] generates { spirit_island-amount } fear{ spirit_island-per }
    }{ spirit_island-in-its-place }
spirit_island-verb-damage = deal { spirit_island-damage-dealt }
    .third = deals { spirit_island-damage-dealt }{ spirit_island-in-its-place }
spirit_island-verb-damage_each = deal { spirit_island-damage-to-each }
    .third = deals { spirit_island-damage-to-each }{ spirit_island-in-its-place }
spirit_island-verb-damage_one = deal { spirit_island-amount } damage to a single { PART($what, form: "noun") }
    .third = deals { spirit_island-amount } damage to a single { PART($what, form: "noun") }{ spirit_island-in-its-place }
spirit_island-verb-damage_different = deal { spirit_island-damage-to-different }
    .third = deals { spirit_island-damage-to-different }{ spirit_island-in-its-place }
spirit_island-verb-destroy = destroy { spirit_island-things }
    .third = destroys { spirit_island-things }{ spirit_island-in-its-place }
spirit_island-verb-remove = remove { spirit_island-things }
    .third = removes { spirit_island-things }{ spirit_island-in-its-place }
spirit_island-verb-replace = replace { spirit_island-what-is-replaced }
    .third = replaces { spirit_island-what-is-replaced }{ spirit_island-in-its-place }
spirit_island-verb-add = add { spirit_island-what-is-added }
    .third = adds { spirit_island-what-is-added }{ spirit_island-in-its-place }
spirit_island-fn-one_of = { $what_is ->
    [given] token of a kind lying in an adjacent land ({ PART($what, form: "mass") })
   *[other] { PART($what, form: "noun") } (only if an adjacent land has { PART($what, form: "mass") })
}
spirit_island-verb-push = push { spirit_island-pushed }
    .third = pushes { spirit_island-pushed }{ spirit_island-in-its-place }
spirit_island-to-lands = { $to_is ->
    [none] {""}
    [coastal] {" "}into { PART($to, form: "many") }
    [inland] {" "}into { PART($to, form: "many") }
    [jungle] {" "}into { PART($to, form: "many") }
    [mountain] {" "}into { PART($to, form: "many") }
    [sands] {" "}into { PART($to, form: "many") }
    [wetland] {" "}into { PART($to, form: "many") }
    [nearer_ocean] {" "}into lands nearer to the ocean
    [most] {" "}{ PART($to, form: "into") }
    [land] {" "}{ PART($to, form: "into") }
    [land_no] {" "}{ PART($to, form: "into") }
    [here] {" "}{ PART($to, form: "into") }
    [any_one_land] {" "}{ PART($to, form: "into") }
   *[other] {" "}into lands { PART($to, form: "with") }
}
spirit_island-carrying = { $carry_is ->
    [none] {""}
    [defend] {" "}(each may take along { $carry_max_is ->
        [none] 1
       *[other] up to { PART($carry_max) }
    } Defend)
    [given] {" "}(may take along up to { $carry_max_is ->
        [none] 1
       *[other] { PART($carry_max) }
    } each of { PART($carry, form: "many") })
   *[other] { $carry_max_is ->
        [none] {" "}(each may take along 1 { PART($carry, form: "mass") })
       *[other] {" "}(may take along up to { PART($carry_max) } { PART($carry, form: "many") })
    }
}
spirit_island-verb-gather = gather { spirit_island-things }{ spirit_island-from-where }
    .third = gathers { spirit_island-things }{ spirit_island-from-where }{ spirit_island-in-its-place }
spirit_island-from-where = { $from_is ->
    [none] {""}
   *[other] {" "}{ PART($from, form: "from") }
}
spirit_island-verb-gather_into = gather { spirit_island-amount } { PART($what, form: "noun") }, each { PART($with, form: "into") }
spirit_island-verb-move = move { spirit_island-what-is-moved }
    .third = moves { spirit_island-what-is-moved }{ spirit_island-in-its-place }
spirit_island-far = { $range_is ->
    [none] {""}
    [any] , any distance
   *[other] {" "}up to { $range_number } { $range_number ->
        [one] land
       *[other] lands
    } far
}
spirit_island-verb-drown = drown { spirit_island-things }
    .third = drowns { spirit_island-things }{ spirit_island-in-its-place }
spirit_island-verb-defend = { $limit ->
    [less] { $from_is ->
        [none] Defend
       *[other] Defend from spirits
    } is lowered by { $count }
    [more] Defend { $count } more{ spirit_island-per }
   *[other] Defend { $count }{ spirit_island-per }
}{ spirit_island-during }{ $at_use_is ->
    [none] {""}
   *[other] {" "}(as many as there are now)
}
spirit_island-during = { $during_is ->
    [none] {""}
   *[other] {" "}in ravages
}
spirit_island-in-its-place = { $placed ->
    [0] {""}
   *[other] {" "}{ PART($whereabouts, form: "in") }{ $apart ->
        [0] {""}
       *[other] {" "}(a different one for each spirit)
    }
}
spirit_island-what-is-presence-added = { spirit_island-amount } { $from_is ->
    [none] presence
   *[other] destroyed presence
}{ $range_is ->
    [none] {""}
    [any] {" "}at any range
   *[other] {" "}at range { PART($range) }
}{ $land_is ->
    [none] {""}
    [coastal] , into { PART($land, form: "where") }
    [inland] , into { PART($land, form: "where") }
    [ocean] , into { PART($land, form: "where") }
    [terrain] , into { PART($land, form: "where") }
    [given] , into { PART($land, form: "where") }
   *[other] , into a land { PART($land, form: "with") }
}{ $ignore_is ->
    [none] {""}
   *[other] {" "}(on any type of land)
}
spirit_island-what-is-presence-moved = { spirit_island-amount } of { spirit_island-yours } presence{ $from_is ->
    [none] {""}
   *[other] {" "}{ PART($from, form: "from") }
}{ spirit_island-to-lands }{ spirit_island-far }
spirit_island-what-is-element-gained = { $what_is ->
    [same_as_target] the same elements
    [discarded] the elements of these markers
    [one_they_have] { $count } of an element { $person ->
        [they] it already has
       *[other] you already have
    }
    [any] { $count } { $count ->
        [one] element
       *[other] { $distinct_is ->
            [none] { $same_is ->
                [none] elements
               *[other] identical elements
            }
           *[other] different elements
        }
    } of { spirit_island-yours } choice
   *[other] { $count } { PART($what, form: "mass") }
}
spirit_island-what-is-power-gained = { $how ->
    [any] a power card
   *[other] { $what_is ->
        [minor] a minor power
        [major] a major power
       *[days_that_never_were] 1 of the Days That Never Were
    }
}{ $draw_is ->
    [none] {""}
   *[other] {" "}(draw { PART($draw) }{ $keep_is ->
        [none] {""}
       *[other] , keep { PART($keep) }
    })
}{ $forget_is ->
    [none] {""}
   *[other] {" "}without forgetting a card
}{ $forget_alternative_is ->
    [none] {""}
   *[other] {" "}(for a major power: forget a card or pay { PART($forget_alternative) } energy)
}
spirit_island-what-is-moved = { spirit_island-things }{ spirit_island-from-where }{ spirit_island-to-lands }{ $between_is ->
    [none] {""}
   *[other] {" "}between { PART($between) }
}{ spirit_island-far }{ spirit_island-carrying }
spirit_island-what-is-added = { spirit_island-things }{ $instead_is ->
    [none] {""}
   *[other] {" "}instead
}{ $from_is ->
    [none] {""}
   *[other] {" "}{ PART($from, form: "from") }
}{ $to_is ->
    [none] {""}
    [blight_card] {" "}to the blight card
   *[other] {" "}to { $distinct_is ->
        [none] 1 { PART($to, form: "per") }
       *[other] different { PART($to, form: "many") }
    }
}{ $cascade_is ->
    [none] {""}
   *[other] { $presence_loss_is ->
        [none] {" "}(no cascade)
       *[other] {" "}(no cascade, and no presence is destroyed)
    }
}{ $cascade_is ->
    [none] { $presence_loss_is ->
        [none] {""}
       *[other] {" "}(no presence is destroyed)
    }
   *[other] {""}
}{ $keep_own_presence_is ->
    [none] {""}
   *[other] {" "}(none of { spirit_island-yours } presence is destroyed)
}{ $fallback_is ->
    [none] {""}
   *[other] {" "}(or on another board if there are none)
}{ $max_each_is ->
    [none] {""}
   *[other] {" "}(at most { PART($max_each) } of each kind)
}
spirit_island-what-is-replaced = { spirit_island-things } by { $with_is ->
    [given] { PART($with) }
   *[other] 1 { PART($with) }
}{ $count ->
    [one] {""}
   *[other] {" "}each
}{ $as_destroyed_is ->
    [none] {""}
   *[other] {" "}(then it counts as destroyed)
}
spirit_island-verb-keep_out = Dahan events bring no { PART($what, form: "mass") } in
spirit_island-verb-share_damage = the damage of this power may be split between the target land and { PART($what) }
spirit_island-verb-unhindered = what adversaries and scenarios say about removing does not hold for this power
spirit_island-verb-isolate = isolate the land
spirit_island-verb-skip = { $what_is ->
    [next_build_card] the next build card does nothing
    [next_explore_card] the next explore card does nothing
   *[other] skip { spirit_island-skipped }
}{ $advance_is ->
    [none] {""}
   *[other] {" "}and stays where it is
}{ $reveal_is ->
    [none] {""}
    [yes] {" "}but is turned up
   *[other] {" "}and is not turned up
}
    .third = skips { spirit_island-skipped }{ spirit_island-in-its-place }
spirit_island-of-cards = { $normal_is ->
    [none] {""}
   *[other] {" "}from cards
}
spirit_island-verb-explore_reach = explorers also come to lands that are { $count } { $count ->
    [one] land
   *[other] lands
} farther away
spirit_island-verb-no_escalation = there is no escalation
spirit_island-verb-no_fear_for = destroyed { PART($what, form: "many") } generate no fear
spirit_island-verb-no_source = towns and cities there are no starting point for exploring
spirit_island-verb-explore_cards = { $count } { $count ->
    [one] card
   *[other] cards
} more { $count ->
    [one] is
   *[other] are
} turned up for exploring, each finished before the next
spirit_island-verb-let_build = let the invaders build and keep the disease
spirit_island-verb-build_here = let the invaders build{ spirit_island-at-hand }
spirit_island-verb-ravage_here = let the invaders ravage{ spirit_island-at-hand }
spirit_island-verb-explore_here = let the invaders explore{ spirit_island-at-hand }
spirit_island-verb-convert = { $what_is ->
    [first_ravage] the first ravage here becomes a build
   *[other] in the next ravage step every ravage becomes a build
}
spirit_island-verb-include = { PART($what, form: "cards") } { $instead_is ->
    [none] act here too
   *[other] act there, whatever they show, and nowhere else
}
spirit_island-verb-attack = let { spirit_island-things } deal { $count ->
    [one] its
   *[other] their
} normal damage to { PART($to, form: "mass") }
spirit_island-verb-fight = let { PART($what, form: "many") } and { PART($with, form: "many") } damage each other
spirit_island-verb-sit_out = { spirit_island-amount } { PART($what, form: "noun") }{ spirit_island-per } { $count ->
    [one] takes
   *[other] take
} no part in ravages
spirit_island-verb-immune = { PART($what, form: "mass") } cannot be { PART($with) }{ $from_is ->
    [none] {""}
   *[other] {" "}by ravages
}
spirit_island-verb-health = { $what_is ->
    [land] { $set_is ->
        [none] it takes { PART($with, form: "less") } damage to add blight
       *[other] { PART($set) } damage is enough to add blight
    }
   *[other] each { PART($what, form: "each") } has { PART($with, form: "health") }
}
spirit_island-verb-strength = { PART($what, form: "many") } deal { $set_is ->
    [none] { PART($with, form: "damage") } each
   *[other] { PART($set) } damage each
}{ $to_is ->
    [none] {""}
   *[other] {" "}to { PART($to, form: "mass") }
}{ spirit_island-during }
spirit_island-verb-ravage_damage = { $once_is ->
    [none] ravages deal
   *[other] the next ravage here deals
} { $count } { $limit ->
    [less] less
   *[other] more
} damage{ spirit_island-per }
spirit_island-verb-ravage_rule = { PART($what) }
spirit_island-verb-ignore = { $with_is ->
    [none] { PART($what) } of each invader has no effect and stays
    [build] { PART($what, form: "mass") } does not stop builds and stays
   *[other] { PART($what, form: "mass") } do not stop explores and stay
}
spirit_island-verb-counts_as = { PART($what, form: "mass") } { $what_is ->
    [beasts] also count
    [thief] are no invaders and take no part in their actions, but count
   *[other] also counts
} as { PART($with, form: "mass") }{ $by_is ->
    [none] {""}
   *[other] {" "}for { spirit_island-yours } actions
}{ $optional_is ->
    [none] {""}
   *[other] { $what_is ->
        [sacred_site] {" "}if you like (1 for each land), and what happens to it happens to 2 of your presence there
        [thief] {" "}in powers and other spirit actions if you like
       *[other] {" "}wherever you like
    }
}
spirit_island-verb-no_heal = { PART($what, form: "many") } do not heal here
spirit_island-verb-no_cascade = blight causes no cascade here
spirit_island-verb-no_presence_loss = blight destroys no presence here
spirit_island-verb-destroy_fewer = { $count } { PART($what, form: "noun") } fewer { $count ->
    [one] is
   *[other] are
} destroyed
spirit_island-verb-remove_health = remove { spirit_island-health-removed }
    .third = removes { spirit_island-health-removed }{ spirit_island-in-its-place }
spirit_island-verb-restore = put back { spirit_island-amount } { PART($what, form: "noun") }
spirit_island-verb-owner_may_push_instead = its owner may push it instead
spirit_island-verb-merge = until the end of the turn this land and 1 adjacent land are one land
spirit_island-verb-stasis = until the end of the slow phase this land and everything in it count as not there, but for victory and defeat

## Verbs: spirits

spirit_island-verb-energy = { $what_is ->
    [card_plays_number] gain energy equal to your card plays
   *[other] { $limit ->
        [less] lose { $count } energy
       *[other] gain { spirit_island-amount } energy{ spirit_island-per }{ spirit_island-for-health }
    }
}
    .third = { $what_is ->
        [card_plays_number] gains energy equal to its card plays
       *[other] { $limit ->
            [less] loses { $count } energy
           *[other] gains { spirit_island-amount } energy{ spirit_island-per }{ spirit_island-for-health }
        }
    }
spirit_island-for-health = { $each_is ->
    [none] {""}
    [n] {" "}for as much of their printed health as there are { PART($each) }
   *[other] {" "}for each { PART($each) } of their printed health
}
spirit_island-verb-forgo_energy = gain { $count } energy less each turn
    .third = gains { $count } energy less each turn
spirit_island-verb-pay = pay { $count } energy{ spirit_island-per }
    .third = pays { $count } energy{ spirit_island-per }
spirit_island-verb-pay_jointly = together pay { $count } energy{ spirit_island-per }{ $aided_is ->
    [none] {""}
   *[other] {" "}(aided by { PART($aided, form: "noun") })
}
spirit_island-verb-split_energy = split { $count } energy{ spirit_island-per } { $among_is ->
    [none] between you and the target spirit
   *[other] { $spread_is ->
        [none] among the spirits
       *[other] as evenly as possible among the spirits
    }
}
spirit_island-verb-power = gain { spirit_island-what-is-power-gained }
    .third = gains { spirit_island-what-is-power-gained }
spirit_island-verb-forget = forget { spirit_island-forgotten }
    .third = forgets { spirit_island-forgotten }
spirit_island-verb-reclaim = reclaim { spirit_island-reclaimed }
    .third = reclaims { spirit_island-reclaimed }
spirit_island-word-hand = { spirit_island-yours } hand
spirit_island-word-bonus_play = a space with +1 card play
spirit_island-word-discard = { spirit_island-yours } discard pile
spirit_island-word-play = the cards in play
spirit_island-verb-play_card = play { $what_is ->
    [gained] the card gained
   *[other] { $count } card from { spirit_island-yours } hand
}, { $pay_is ->
    [cost] paying its cost
   *[other] paying half its cost (rounded up) or forgetting it at the end of the turn
}{ $all_thresholds_is ->
    [none] {""}
   *[other] {" "}(all its thresholds count as met)
}
spirit_island-verb-give_card = give { PART($to) } { $count } card from { spirit_island-yours } hand
spirit_island-verb-repeat = { $what_is ->
    [effects_only] repeat these effects
    [same_land] repeat this power on the same land
   *[other] repeat this power
}{ $at_is ->
    [none] {""}
   *[other] {" "}on an adjacent land
}{ $max_is ->
    [none] {""}
    [given] {" "}{ $max_number ->
        [1] once
        [2] up to twice
       *[other] up to { $max_number } times
    }
   *[other] {" "}up to once{ PART($max, form: "measure") }
}
spirit_island-verb-repeat_card = repeat { spirit_island-amount } { spirit_island-card-repeated }
    .third = may repeat { spirit_island-allowed } { spirit_island-card-repeated }
spirit_island-verb-resolve_power = use { $what_is ->
    [slow] { $count } slow power
   *[other] that power card
} now
spirit_island-verb-fast = { $how ->
    [all] you may use all { spirit_island-yours } slow powers as fast this turn
   *[other] { $limit ->
        [up_to] you may use { spirit_island-made-fast }
       *[other] you may use this power as fast
    }
}
    .third = { $how ->
        [all] may use all its slow powers as fast this turn
       *[other] { $limit ->
            [up_to] may use { spirit_island-made-fast }
           *[other] may use this power as fast
        }
    }
spirit_island-verb-slow = { $how ->
    [all] all powers are slow and stay so
   *[other] you may use this power as slow
}
spirit_island-verb-flip_speed = you may use { spirit_island-allowed } slow power as fast, or fast power as slow, this turn
    .third = may use { spirit_island-allowed } slow power as fast, or fast power as slow, this turn
spirit_island-verb-range = { spirit_island-range-gained }
    .third = gets { spirit_island-range-gained }
spirit_island-verb-element = gain { spirit_island-what-is-element-gained }
    .third = gains { spirit_island-what-is-element-gained }
spirit_island-verb-card_plays = { $set_is ->
    [none] get +{ $count } { $count ->
        [one] card play
       *[other] card plays
    } this turn
   *[other] have only { $set_number } { $set_number ->
        [one] card play
       *[other] card plays
    }
}
    .third = { $set_is ->
        [none] gets +{ $count } { $count ->
            [one] card play
           *[other] card plays
        } this turn
       *[other] has only { $set_number } { $set_number ->
            [one] card play
           *[other] card plays
        }
    }
spirit_island-verb-add_presence = add { spirit_island-what-is-presence-added }
    .third = adds { spirit_island-what-is-presence-added }{ spirit_island-in-its-place }
spirit_island-verb-move_presence = move { spirit_island-what-is-presence-moved }{ spirit_island-along }
    .third = moves { spirit_island-what-is-presence-moved }{ spirit_island-along }
spirit_island-along = { $along_is ->
    [none] {""}
   *[other] {" "}from there along with each of them
}
spirit_island-verb-destroy_presence = destroy { spirit_island-what-is-presence-lost }
    .third = destroys { spirit_island-what-is-presence-lost }
spirit_island-what-is-presence-lost = { spirit_island-amount } of { spirit_island-yours } presence { $from_is ->
    [none] anywhere
    [here] { spirit_island-here-there }
    [here_or_adjacent] in this or adjacent lands
   *[other] { PART($from, form: "in") }
}{ spirit_island-per }
spirit_island-verb-restore_presence = return { spirit_island-presence-restored }
    .third = returns { spirit_island-presence-restored }
spirit_island-verb-presence_defends = each of { spirit_island-yours } presence gives Defend { $count } in its land
spirit_island-verb-share_targeting = you and the target spirit may use each other’s presence for targeting
spirit_island-verb-prepare = prepare { $count } { $what_is ->
    [none] { $count ->
        [one] element marker
       *[other] element markers
    } of your choice
   *[other] { PART($what, form: "noun") } marker
}
spirit_island-verb-discard_markers = discard { spirit_island-amount } prepared element markers
spirit_island-verb-gain_time = gain { spirit_island-amount } time
    .third = gains { spirit_island-amount } time
spirit_island-verb-time = spend { $count } time{ spirit_island-per }
spirit_island-verb-save = save { spirit_island-amount } of it from destruction
spirit_island-verb-sacred_site = in { PART($in, form: "many") } { spirit_island-amount } of { spirit_island-yours } presence is a sacred site
spirit_island-verb-inhabit = { spirit_island-yours } presence may only be in { PART($what, form: "where") }
spirit_island-verb-regrow = growth may also add { spirit_island-yours } destroyed presence{ $count ->
    [0] {" "}for free
   *[other] {" "}for { $count } energy each
}{ spirit_island-per }
spirit_island-verb-open_ocean = on boards with { spirit_island-yours } presence the ocean is in play: for powers and blight it is a coastal { PART($what, form: "one") }
spirit_island-verb-drift = when you target a land with a power you may gather { $count } of { spirit_island-yours } presence into it or into an adjacent land, also to make range and origin fit
spirit_island-verb-keep_days = some power cards lie open beside { spirit_island-yours } panel for a growth option to gain; when you gain a power card otherwise, { $count } of those you do not keep may join them
spirit_island-verb-keep_time = time is { spirit_island-yours } presence on this panel: you gain it from a track or from the island; when you spend it, it goes back to a track, or is destroyed if there is no room
spirit_island-verb-grow_panel = all tracks give presence; a growth track that is empty for the first time opens one of its two growth options for the rest of the game
spirit_island-verb-mark_elements = when a starred space is uncovered, choose an element, which it gives from then on
spirit_island-verb-harmless = { spirit_island-yours } powers deal no damage and destroy nothing but { spirit_island-yours } presence, and an invader they would destroy counts once for each power
spirit_island-verb-spend_markers = prepared element markers stay on { spirit_island-yours } panel; for a single action you may spend any of them, each for 1 of its element
spirit_island-verb-reach = when you push or gather { PART($what, form: "mass") }, they may go to or come from lands up to { $count } away

## Verbs: cards and table

spirit_island-verb-take = { $from_is ->
    [fear_deck] earn { spirit_island-taken }
   *[other] take { spirit_island-taken }
}
    .third = { $from_is ->
        [fear_deck] earns { spirit_island-taken }
       *[other] takes { spirit_island-taken }
    }
spirit_island-verb-discard = discard { $how ->
    [all] the other cards seen
   *[other] { $what_is ->
        [this] this card
        [that_card] that card
       *[other] { $count } { PART($what, form: "noun") }
    }
}{ $instead_is ->
    [none] {""}
   *[other] {" "}instead
}
spirit_island-verb-discard_top = turn over and discard the top card of { PART($what) }
spirit_island-verb-keep_in_play = this card stays in play for the rest of the game: it can be used every turn without card play or energy
spirit_island-verb-use_unseen = turn over and discard cards of { PART($what) } until one targets a land, and use it in the target land at once, whatever its range and target: “up to” as often as possible, “or” as “and”; blight it removes costs you no presence
spirit_island-verb-look = look at the top { $counted ->
    [per] cards of { PART($what) }: { $count }{ spirit_island-per }
   *[other] { $count ->
        [1] card
       *[other] { $count } cards
    } of { PART($what) }
}
spirit_island-verb-reveal = reveal { $what_is ->
    [fear_deck-top] the top card of the fear deck
   *[other] { $count } { PART($what, form: "noun") }
}
spirit_island-verb-put = put { PART($what) } { $under_is ->
    [none] { PART($with, form: "onto") }
   *[other] { $with_is ->
        [card] { spirit_island-how-far-below } { PART($with) }
        [that_card] { spirit_island-how-far-below } that card
       *[other] under { PART($under) } cards of { PART($with, form: "deck") }
    }
}
spirit_island-verb-put_back = put it back on top{ $shuffle_is ->
    [none] {""}
   *[other] , then shuffle the top { PART($shuffle) } cards of that deck
}
spirit_island-verb-swap = swap { PART($what) } with { PART($with) } ({ PART($stage_gap) } stage apart)
spirit_island-verb-resolve_card = resolve { PART($what, form: "many") }
spirit_island-verb-accelerate = accelerate the invader deck { $count ->
    [one] once
   *[other] { $count } times
}{ spirit_island-per }
spirit_island-verb-fear_pool = put { $count } more fear{ spirit_island-per } into the fear pool
spirit_island-verb-remove_from_game = take { $how ->
    [all] { $what_is ->
        [any] all pieces
       *[other] all of { PART($what) }
    }
   *[other] { $what_is ->
        [card] { spirit_island-so-many-cards }
        [invader_deck-top] { spirit_island-so-many-cards }
        [fear_deck-top] { spirit_island-so-many-cards }
       *[other] { $count } { PART($what, form: "noun") }{ spirit_island-per }
    }
}{ $from_is ->
    [none] {""}
    [track] {" "}from a presence track
   *[other] {" "}{ PART($from, form: "from") }
} out of the game{ $onto_is ->
    [none] {""}
   *[other] {" "}(onto the reminder card)
}{ $until_is ->
    [none] {""}
   *[other] , and on until the blight card flips
}
    .third = takes { $count } { PART($what, form: "noun") }{ spirit_island-per }{ $from_is ->
        [none] {""}
        [track] {" "}from a presence track
       *[other] {" "}{ PART($from, form: "from") }
    } out of the game{ $onto_is ->
        [none] {""}
       *[other] {" "}(onto the reminder card)
    }{ $until_is ->
        [none] {""}
       *[other] , and on until the blight card flips
    }
spirit_island-so-many-cards = { $count ->
    [one] { PART($what) }
   *[other] { $count } times { PART($what) }
}
spirit_island-verb-take_blight_from = take the blight from the box instead
spirit_island-verb-leave_on_card = that blight stays on the blight card
spirit_island-verb-add_board = add a random board next to the target board (at most { PART($max_per_game) } per game): { PART($block, form: "inner") }
spirit_island-verb-leave_out_board = build cards and each adversary action on all boards leave out 1 board of your choice
spirit_island-verb-destroy_board = destroy the target board
spirit_island-verb-board_actions = on the board { $what_is ->
    [board_from] it leaves
   *[other] it reaches
} each invader action, and each action for every board or land, happens { PART($with, form: "often") } in this invader phase
spirit_island-verb-extra_space = left of “Ravage” there is a fourth action space: in each invader phase its card builds before the ravage step; cards move on there from “Ravage”; { $before_is ->
    [none] it stays all game
   *[other] it ends when a stage { PART($before, form: "roman") } card would move onto it, and that card is discarded
}
spirit_island-verb-extra_builds = in invader phases without a fear card the fourth action space builds { $count ->
    [1] only once
    [2] twice in a row
   *[other] { $count } times in a row
}
spirit_island-verb-invader_round = after setup the invaders get { $count } more { $count ->
    [one] set
   *[other] sets
} of actions
spirit_island-verb-cheaper = fast powers cost { $count } energy less; innate ones and those of cost 0 give { $count } energy instead
spirit_island-verb-terror_level = { $set_is ->
    [none] raise the terror level by { $count } (above III: victory)
   *[other] the terror level is { PART($set, form: "roman") }, and fear does not raise it; its dividers lie beside the board
}
spirit_island-verb-deal_fear = { $below_is ->
    [none] { $how ->
        [all] the fear deck has all fear cards
       *[other] the fear deck has { $count } fear { $count ->
            [one] card
           *[other] cards
        }
    }; when it is empty no more are earned
   *[other] the other fear cards lie below those of the terror levels
}
spirit_island-verb-fear_waits = earned fear cards are not resolved in the invader phase
spirit_island-verb-supply = there are only { $count } { PART($what, form: "noun") }{ spirit_island-per }; the game is lost when one must be placed and none is left{ $joined_is ->
    [none] {""}
   *[other] {" "}(beside another adversary, from level { PART($joined) } on: 1 per player more for each level of it)
}
spirit_island-verb-durable = each { PART($what, form: "each") } is durable (it takes { PART($with) } damage instead of being destroyed, unless all of them are destroyed)
spirit_island-verb-play_face_down = play { $count } power card face down, for a card play and no energy
    .third = plays { $count } power card face down, for a card play and no energy
spirit_island-verb-use_face_down = use { $count } card played face down this turn
    .third = uses { $count } card played face down this turn
spirit_island-verb-invoke = place 1 element marker on a free corner of a land with the spirit’s presence, where 3 lands meet or lands meet the ocean or the edge: an element of one of the spirit’s power cards, for { $count } energy and { PART($beside) } more for each marker on an adjacent corner
    .third = places 1 element marker on a free corner of a land with the spirit’s presence, where 3 lands meet or lands meet the ocean or the edge: an element of one of the spirit’s power cards, for { $count } energy and { PART($beside) } more for each marker on an adjacent corner
spirit_island-verb-mix = mix { PART($blank) } blank markers, { PART($ones) } with a 1, { PART($twos) } with a 2 and { PART($threes) } with a 3 face down: they are the thieves
spirit_island-verb-mix_back = mix the { PART($what, form: "many") } that are off the island in with the others
spirit_island-verb-flee = each { PART($what, form: "each") } adjacent to an ocean escapes, for which you { PART($block, form: "inner") }; each other one moves 1 land towards the ocean of its board
spirit_island-verb-face_up = { PART($what, form: "many") } lie face up; elsewhere they lie face down and mixed
spirit_island-verb-catch = { PART($what, form: "many") } can be destroyed, removed or replaced, if it is so before or after the action; elsewhere they are pushed instead
spirit_island-verb-hide = mix 1 numbered marker per board and { PART($more) } more with blank ones, unseen, and put { $count } on each board into the lands without Dahan, face down
spirit_island-verb-search = { $what_is ->
    [spirits] you search: a marker there is turned up; a blank one is discarded, a number is a source that you have found
   *[other] the invaders search: a marker there is turned up; a blank one is discarded, a number is a source that they have found{ $against_is ->
        [none] {""}
       *[other] {" "}({ PART($against) }{ $least_is ->
            [none] {""}
           *[other] : { PART($least) } of them
        })
    }
}
spirit_island-verb-hold_back = you may hold back a source that you find; if you have scores, it is worth { $count } points
spirit_island-verb-set_aside = set { $count } power card aside for the second game
    .third = sets { $count } power card aside for the second game
spirit_island-verb-leave = { $what_is ->
    [token] leave { $count } token of each kind and remove the others
    [blight] leave { $count } blight and put the rest back onto the blight card
   *[other] leave { $count } { PART($what, form: "many") } and remove the others
}
spirit_island-verb-spread = push { PART($what, form: "many") } until no land has more than { $count }
spirit_island-verb-next_wave = if the island was healthy, the level of the (leading) adversary rises by { PART($level) }; otherwise turn the blight card to its healthy side with { PART($blight) } blight per board, and what is left of the blight lies beside it: it comes when the card turns over, instead of the printed number
spirit_island-verb-keep_natives = Dahan, blight and tokens are those that the first game has left, none are placed as printed; blight that the adversary’s setup adds comes from the blight card
spirit_island-verb-lay_lower = printed invaders of lands { $count } and higher begin in the land whose number is { PART($what) } lower
spirit_island-verb-play_set_aside = play cards that were set aside, from stage { PART($stage) } on: for no energy and no card play; they give no elements, target any land, thresholds of at most { PART($elements) } elements count as met, and they are discarded after one use
    .third = plays cards that were set aside, from stage { PART($stage) } on: for no energy and no card play; they give no elements, target any land, thresholds of at most { PART($elements) } elements count as met, and they are discarded after one use
spirit_island-verb-harm_costs = power cards with { PART($what, form: "noun") } damage or destroy invaders only if you pay { PART($with) } energy more for the power
spirit_island-verb-moving_costs = powers push or gather { PART($what, form: "many") } only if you pay { PART($with) } energy more for the power
spirit_island-verb-stronger = power cards with { PART($what, form: "noun") } that deal damage deal { PART($with) } more
spirit_island-verb-joined = for exploring and building, invaders in one { $what_is ->
    [jungle] jungle
    [mountain] mountain
    [wetland] wetland
   *[sands] sands
} are in all of that kind
spirit_island-verb-no_forgetting = { $what_is ->
    [minor] minor
   *[major] major
} powers are gained without forgetting a card
spirit_island-verb-untargetable = let no power target this land for the rest of the game
spirit_island-verb-corner_elements = a power that targets a land counts the elements on its corners for its thresholds, but not for range or speed
spirit_island-verb-corner_aid = each marker pays { $count } of the cost of an event that its element aids
spirit_island-verb-layout = lay the boards side by side along one shore (layout “Coastline”)
spirit_island-verb-move_inland = each { PART($what, form: "each") } moves 1 land further inland, the most inland ones first, split evenly from the north; where none lies further inland, it leaves the island at the eastern edge onto the scenario card, and elsewhere it moves to a land just as far inland
spirit_island-verb-harm_needs = invaders are damaged or destroyed only in lands with a { PART($what, form: "noun") } within range { PART($with) }, or if { PART($pay) } energy are paid: by the spirit that uses a power, otherwise by any spirit, for each land
spirit_island-verb-panel_markers = markers on this panel at the start: { $count }{ spirit_island-per }
spirit_island-verb-take_markers = take 1 marker off this panel for each blight it adds, with that of its cascades
spirit_island-verb-collect = { PART($what, form: "mass") } destroyed by rules of an adversary go onto this panel
spirit_island-verb-blight_waits = blight removed from the island waits on this panel; as soon as { $count }{ spirit_island-per } lie here, all of it goes to the blight card
spirit_island-verb-push_instead = fear cards do not remove { PART($what, form: "many") }: you may push them instead
spirit_island-verb-win_or_lose = if you have not won then, you lose
spirit_island-verb-place = place { $count } { PART($what, form: "noun") } { $with_is ->
    [ocean] in the ocean
   *[other] { PART($with, form: "in") }
}{ $fallback_is ->
    [none] {""}
   *[other] {" "}(or in sands if there is none)
}
    .third = places { $count } { PART($what, form: "noun") } { $with_is ->
        [ocean] in the ocean
       *[other] { PART($with, form: "in") }
    }{ $fallback_is ->
        [none] {""}
       *[other] {" "}(or in sands if there is none)
    }
spirit_island-verb-start_destroyed = { $count } { PART($what, form: "noun") } starts destroyed
spirit_island-verb-deal_days = deal { PART($minor) } minor and { PART($major) } major powers as Days That Never Were{ $instead_is ->
    [none] {""}
   *[other] {" "}instead
}
spirit_island-verb-omit = { PART($what) }

spirit_island-numeral = { $stage_number ->
    [1] I
    [2] II
    [3] III
   *[other] { PART($stage) }
}
spirit_island-fn-card = { $stage_is ->
    [none] the card “{ PART($what) }”
   *[other] { $what_is ->
        [invader_deck] the stage { spirit_island-numeral } cards of the invader deck
        [unused-invader_card] an unused stage { spirit_island-numeral } invader card
        [invader_deck-top] the top stage { spirit_island-numeral } card of the invader deck
       *[other] the bottom stage { spirit_island-numeral } card of the invader deck
    }
}
spirit_island-word-invader_deck = the invader deck
spirit_island-word-invader_deck-top = the top card of the invader deck
    .onto = on top of the invader deck
    .deck = the invader deck
spirit_island-word-invader_discard-one = a card of the invader discard
spirit_island-word-event_deck = the event deck
spirit_island-word-event_deck-top = the top card of the event deck
    .onto = on top of the event deck
    .deck = the event deck
spirit_island-word-fear_deck-top = the top card of the fear deck
    .onto = on top of the fear deck
    .deck = the fear deck
spirit_island-word-minor_deck = the minor powers
spirit_island-word-major_deck = the major powers
spirit_island-word-bottom = the bottom
    .onto = at the bottom
spirit_island-word-build_space = the build space
    .onto = on the build space
spirit_island-word-box = the box
    .from = from the box
spirit_island-word-blight_card = the blight card
    .from = from the blight card
spirit_island-word-this = this card
spirit_island-word-that_card = that card
spirit_island-word-looked_card = the card seen
spirit_island-word-discarded = the card turned over
spirit_island-word-highest_cost = its most expensive card in play
    .whose = most expensive card in play
spirit_island-word-reminder_card = the reminder card
spirit_island-word-event_piece = it
spirit_island-word-unused-fear_card = an unused fear card
spirit_island-word-target = the target spirit
    .inside = in the target land
spirit_island-word-user = you
spirit_island-word-fast = fast
spirit_island-word-slow = slow

spirit_island-word-ravage = ravage
    .card = a ravage card
    .cards = ravage cards
spirit_island-word-build = build
    .card = a build card
    .cards = build cards
spirit_island-word-explore = explore
    .card = an explore card
    .cards = explore cards
spirit_island-word-advance = advance
spirit_island-word-damage = damaged
spirit_island-word-destroy = destroyed
    .past = destroyed
    .inf = destroy
spirit_island-word-move = moved
spirit_island-word-change = changed in any way
spirit_island-word-replace = replaced
    .past = replaced pieces
    .inf = replace
spirit_island-word-push = pushed
    .past = pushed
    .inf = push
spirit_island-word-gather = gathered
    .inf = gather
spirit_island-word-remove = removed
    .past = removed something
    .inf = remove
spirit_island-word-reclaim = reclaimed
    .inf = reclaim
spirit_island-word-forget = forgotten
    .past = made you forget
spirit_island-word-add_presence = added presence
    .past = added presence
spirit_island-word-all_invaders = all invaders
spirit_island-word-dahan_strike_together = the Dahan strike back at the same time as the invaders
spirit_island-word-dahan_strike_first = the Dahan strike first
spirit_island-word-strike_next_door = ravages here damage invaders in adjacent lands this turn instead of Dahan and land, and the Dahan here do not strike back
spirit_island-word-explorers_fight_with_dahan = explorers fight on the side of the Dahan

## Rules by name

spirit_island-said-remove_from_game_1_presence_from_island_onto_reminder_card = the presence does not come from the island
spirit_island-said-destroy_all_dahan = the Dahan are not destroyed
spirit_island-said-slave_rebellion = Slave Rebellion
spirit_island-said-against_france = against France

## Page

spirit_island-page-map = The island
spirit_island-page-invaders = The invaders, fear and blight
spirit_island-page-spirits = Spirits
spirit_island-page-parts = Growth and innate powers
spirit_island-page-energy = Energy
spirit_island-page-income = { $number } energy each turn
spirit_island-page-plays-left = { $number ->
    [one] 1 card play left
   *[other] { $number } card plays left
}
spirit_island-page-hand = Hand
spirit_island-page-in-play = In play
spirit_island-page-drawn = To choose from
spirit_island-page-discarded = Discarded
spirit_island-page-cards = Cards
spirit_island-page-no-cards = No cards.
spirit_island-page-no-spirit-yet = You are no spirit yet. Spirits are chosen here once the boards lie.
spirit_island-page-watching = You are watching.
spirit_island-page-ready = ready
spirit_island-page-used = used
spirit_island-page-costs = costs { $number } energy
spirit_island-page-unique = own
spirit_island-page-minor = minor
spirit_island-page-major = major
spirit_island-page-target-any = any
spirit_island-page-target-coastal = coast
spirit_island-page-target-inland = inland
spirit_island-page-target-spirit = any spirit
spirit_island-page-target-another = another spirit
spirit_island-page-target-self = yourself
spirit_island-page-growth = Growth
spirit_island-page-innates = Innate powers
spirit_island-page-own-cards = Own cards
spirit_island-page-choose-spirit = Take this spirit
spirit_island-page-complexity = How demanding it is to play
spirit_island-page-complexity-low = simple
spirit_island-page-complexity-moderate = medium
spirit_island-page-complexity-high = demanding
spirit_island-page-complexity-very-high = very demanding
spirit_island-page-energy-track = Energy each turn
spirit_island-page-plays-track = Card plays each turn
spirit_island-page-space-energy = { $number } energy
spirit_island-page-space-plays = { $number ->
    [one] 1 card play
   *[other] { $number } card plays
}
spirit_island-page-any-element = any element
spirit_island-page-reclaim-one = reclaim 1 card
spirit_island-page-space-prepare = prepare 1 element marker
spirit_island-page-space-markers = discard 2 element markers for 1 more card play
spirit_island-page-space-power = pay 2 energy to gain a power card
spirit_island-page-space-move = move 1 presence 1 land
spirit_island-page-space-push = push 1 Dahan from one of your lands
spirit_island-page-space-action = something is done in growth
spirit_island-page-space-bonus = { $number ->
    [one] 1 card play more
   *[other] { $number } card plays more
}
spirit_island-page-space-opens = opens growth options
spirit_island-page-space-free = Uncovered: { $what }
spirit_island-page-space-next = Covered, next: { $what }
spirit_island-page-space-covered = Covered: { $what }
spirit_island-page-elements = Elements
spirit_island-page-has-element = { $number } { NAME($element) }
spirit_island-page-needs-element = { $number } { NAME($element) } needed, { $have } there
spirit_island-page-destroyed = { $number } presence destroyed
spirit_island-page-none = none
spirit_island-page-face-down = face down, stage { $stage }
spirit_island-page-deck = { $number ->
    [one] 1 invader card left
   *[other] { $number } invader cards left
}
spirit_island-page-cards-left = Cards left
spirit_island-page-fear-of = Fear { $shown }/{ $pool }
spirit_island-page-terror = Terror level { $level }
spirit_island-page-until-next = { $number ->
    [one] 1 card to the next
   *[other] { $number } cards to the next
}
spirit_island-page-by-ritual = { $level ->
    [1] a ritual raises it
    [2] a ritual raises it
   *[other] a ritual wins
}
spirit_island-page-for-spirit = { NAME($seat) }: { NAME($says) }
spirit_island-page-earned = { $number ->
    [one] 1 fear card earned
   *[other] { $number } fear cards earned
}
spirit_island-page-healthy = Healthy island
spirit_island-page-blighted = Blighted island
spirit_island-page-blight-left = { $number } blight left
spirit_island-page-threatens = This turn threatens
spirit_island-page-threatens-next = Next turn threatens
spirit_island-page-ravage = Ravage
spirit_island-page-damage = { $number } damage
spirit_island-page-one-blight = 1 blight
spirit_island-page-cascade = cascade
spirit_island-page-dahan-fall = { $number ->
    [one] 1 Dahan falls
   *[other] { $number } Dahan fall
}
spirit_island-page-strike-back = { $number } damage back
spirit_island-page-sum = { $force } − { $defence } = { $number } damage
spirit_island-page-holds = the land holds
spirit_island-page-blight-came = { $number } blight
spirit_island-page-cascades-to = blight goes on to { $text }
spirit_island-page-gone = gone: { $text }
spirit_island-page-back = back
spirit_island-page-came = { $kind ->
    [city] city
   *[town] town
}
spirit_island-page-why-1 = town here
spirit_island-page-why-2 = coast
spirit_island-page-why-3 = town beside
spirit_island-page-stopped-skipped = skipped
spirit_island-page-stopped-empty = no invader
spirit_island-page-stopped-disease = disease
spirit_island-page-stopped-wilds = wilds
spirit_island-page-plan-mark = Mark something
spirit_island-page-plan-pin = Pin
spirit_island-page-plan-ask = Ask
spirit_island-page-plan-note = Note
spirit_island-page-plan-aim = Target
spirit_island-page-plan-ready = I am ready
spirit_island-page-plan-take = I take this
spirit_island-page-plan-land = Which land?
spirit_island-page-plan-card = Which card?
spirit_island-page-plan-put = Put it there
spirit_island-page-plan-away = Take away
spirit_island-page-plan-how-pin = Press the land that matters.
spirit_island-page-plan-how-ask = Press the land where you need help.
spirit_island-page-plan-how-note = Press the land, then write up to 80 characters.
spirit_island-page-plan-how-aim = Choose a card, then press the land you mean it for.
spirit_island-page-plan-threats = Threats of this turn
spirit_island-page-plan-nobody = Nobody yet
spirit_island-page-plan-marks = Marked on the map
spirit_island-page-plan-after = As it stands
spirit_island-page-plan-outlook = { $blight } blight · { $cascades ->
    [one] 1 cascade
   *[other] { $cascades } cascades
} · { $dahan } Dahan lost
spirit_island-page-plan-binds = A plan binds nobody, and is gone with the turn.
spirit_island-page-plan-many = { $number } marks here
spirit_island-page-plan-said-pin = { NAME($seat) } marks { NAME($land) }.
spirit_island-page-plan-said-ask = { NAME($seat) } asks for help in { NAME($land) }.
spirit_island-page-plan-said-note = { NAME($seat) } on { NAME($land) }: { $text }
spirit_island-page-plan-said-take = { NAME($seat) } takes { NAME($land) }.
spirit_island-page-plan-said-aim = { NAME($seat) } means { NAME($use) } for { NAME($land) }.
spirit_island-page-plan-said-card = { NAME($seat) } means to play { NAME($use) }.
spirit_island-page-plan-said-ready = { NAME($seat) } is ready.
spirit_island-page-plan-said-changed = { NAME($seat) } has changed the plan and is not ready any more.
spirit_island-page-plan-still = Still ready
spirit_island-page-plan-stale = A partner has changed the plan since you were ready.
spirit_island-page-plan-changed = You have changed your plan since you were ready.
spirit_island-page-plan-cards = Cards you mean to play
spirit_island-page-plan-means = Means to play: { $cards }
spirit_island-page-plan-meant = meant to be played
spirit_island-page-by-land = Ravage, land by land
spirit_island-page-of-lands = { $of ->
    [one] { $at } of 1 land
   *[other] { $at } of { $of } lands
}
spirit_island-page-staged-ravage = The invaders ravage: { NAME($land) }{ spirit_island-page-staged-at }
spirit_island-page-staged-build = The invaders build: { NAME($land) }{ spirit_island-page-staged-at }
spirit_island-page-staged-at = { $of ->
    [0] {""}
   *[other] , { $at } of { $of }
}
spirit_island-page-staged-explore = { $number ->
    [0] The invaders explore: nobody comes
    [one] The invaders explore: 1 land
   *[other] The invaders explore: { $number } lands at once
}
spirit_island-page-end-planning = End planning
spirit_island-page-end-fast = Let the invaders act
spirit_island-page-will-build = Build: { $kind ->
    [city] a city
   *[town] a town
}
spirit_island-page-nothing = nothing here
spirit_island-page-coastal = coastal
spirit_island-page-defend = Defend { $number }
spirit_island-page-isolated = Isolated
spirit_island-page-damaged = { $number } damage
spirit_island-page-with-strife = { $number } strife
spirit_island-page-pieces = { $number } { $kind ->
    [explorer] { $number ->
        [one] explorer
       *[other] explorers
    }
    [town] { $number ->
        [one] town
       *[other] towns
    }
    [city] { $number ->
        [one] city
       *[other] cities
    }
   *[dahan] Dahan
}
spirit_island-page-tokens = { $number } { $token ->
    [beasts] beasts
    [wilds] wilds
    [disease] disease
    [badlands] badlands
    [markers] { $number ->
        [one] marker
       *[other] markers
    }
   *[blight] blight
}
spirit_island-page-face = { $number ->
    [0] a blank one face up
   *[other] a { $number } face up
}
spirit_island-page-presence-of = { $number } presence ({ NAME($seat) })
spirit_island-page-sacred-of = { $number } presence, sacred site ({ NAME($seat) })
spirit_island-page-over-victory = The spirits have won!
spirit_island-page-over-blight = The spirits have lost.
spirit_island-page-over-presence = The spirits have lost.
spirit_island-page-over-time = The spirits have lost.
spirit_island-page-over-adversary = The spirits have lost.
spirit_island-page-over-scenario = The spirits have lost.
spirit_island-page-round = Turn { $round }
spirit_island-page-round-word = Turn
spirit_island-page-to-turn = Spirit
spirit_island-page-again = Play again
spirit_island-again-kept = Same spirits
spirit_island-again-from = From turn { $round }
spirit_island-again-deal = Same island
spirit_island-statistics-island = On the island
spirit_island-statistics-dangers = Blight and fear cards
spirit_island-statistics-explorers = Explorers
spirit_island-statistics-towns = Towns
spirit_island-statistics-cities = Cities
spirit_island-statistics-dahan = Dahan
spirit_island-statistics-blight = Blight
spirit_island-statistics-fear = Fear cards earned
spirit_island-statistics-presence = Presence on the island
spirit_island-statistics-energy = Energy each turn
spirit_island-statistics-plays = Card plays each turn
spirit_island-statistics-cards_played = Cards played
spirit_island-statistics-powers_used = Powers used
spirit_island-page-adversary = { NAME($adversary) }, level { $level }
spirit_island-page-short-brandenburg_prussia = Prussia { $level }
spirit_island-page-short-england = England { $level }
spirit_island-page-short-sweden = Sweden { $level }
spirit_island-page-short-france = France { $level }
spirit_island-page-short-habsburg = Habsburg { $level }
spirit_island-page-short-russia = Russia { $level }
spirit_island-page-leading = Leading adversary: it escalates as usual.
spirit_island-page-supporting = Supporting adversary: it escalates with every stage III card.
spirit_island-page-extra-board = Extra board: { NAME($board) }
spirit_island-page-extra-build = Extra build

## What the signs on the lands are

spirit_island-page-joint-cost = Paid together
spirit_island-page-cost = Cost { $number }
spirit_island-page-paid-of = { $paid } of { $cost }
spirit_island-page-has-energy = has { $number }
spirit_island-page-gives = gives
spirit_island-page-pays-less = { NAME($seat) } pays 1 less
spirit_island-page-pays-more = { NAME($seat) } pays 1 more
spirit_island-page-aids = Each { NAME($element) } in play lowers the cost by 1.
spirit_island-page-still-missing = { $number } still missing
spirit_island-page-agree = Agree
spirit_island-page-agrees = agrees
spirit_island-page-thinks = is asked
spirit_island-page-say-share = I pay { $number }
spirit_island-page-no-more = No more than { $number }
spirit_island-page-rather-not = Rather not
spirit_island-page-choose-to-pay = Choose and divide
spirit_island-page-would-discard = discards { NAME($power) } (2)
spirit_island-page-would-forget = forgets { NAME($power) } (4)
spirit_island-page-would-spend = { $number ->
    [one] spends 1 prepared element
   *[other] spends { $number } prepared elements
}
spirit_island-page-too-dear = { $number } energy: too dear for you all
spirit_island-page-markers-ward_the_shores = { $number ->
    [one] 1 ward
   *[other] { $number } wards
}
spirit_island-page-markers-rituals_of_the_destroying_flame = { $number ->
    [one] 1 flame
   *[other] { $number } flames
}
spirit_island-page-one-land-with = one land with { $text } this turn
spirit_island-page-collapse = If all presence here is destroyed
spirit_island-page-farther = power cards reach { $number } farther from here
spirit_island-page-lights = { $number ->
    [one] Lights 1 level
   *[other] Lights { $number } levels
}
spirit_island-page-then-element = { $number } with this card
spirit_island-page-lacks-element = { $number } missing for the next level
spirit_island-page-fold = Fold the tray
spirit_island-page-unfold = Unfold the tray
spirit_island-page-difficulty = Difficulty { $number }
spirit_island-page-legend = Signs on the lands
spirit_island-page-legend-explorer = Explorer
spirit_island-page-legend-explorer-does = 1 health, 1 damage
spirit_island-page-legend-town = Town
spirit_island-page-legend-town-does = 2 health, 2 damage; explorers come from it
spirit_island-page-legend-city = City
spirit_island-page-legend-city-does = 3 health, 3 damage; explorers come from it
spirit_island-page-legend-dahan = Dahan
spirit_island-page-legend-dahan-does = 2 health; strikes back with 2 damage after a ravage
spirit_island-page-legend-beasts = Beasts
spirit_island-page-legend-beasts-does = powers and events let them attack; they do nothing by themselves
spirit_island-page-legend-wilds = Wilds
spirit_island-page-legend-wilds-does = 1 of them stops an exploration of its land and is removed
spirit_island-page-legend-disease = Disease
spirit_island-page-legend-disease-does = 1 of them stops a build in its land and is removed
spirit_island-page-legend-badlands = Badlands
spirit_island-page-legend-badlands-does = the first damage of an action to invaders there, and to Dahan, is 1 higher for each
spirit_island-page-legend-strife = Strife
spirit_island-page-legend-strife-does = its invader deals no damage once; then 1 strife is removed
spirit_island-page-legend-blight = Blight
spirit_island-page-legend-blight-does = destroys 1 presence of each spirit there when it comes; where there is some already, it spreads to an adjacent land too

spirit_island-page-locked = opens when growth track { $track } is empty
spirit_island-page-growth-track = Growth track { $number }
spirit_island-page-on-leave = 1 energy when its presence leaves
spirit_island-page-prepared = Prepared elements
spirit_island-page-prepared-lights = Spend { $markers }: level { $level } lights.
spirit_island-page-drowned = { $number } drowned
spirit_island-page-days = Open beside the panel
spirit_island-page-frozen = in stasis

## Choosing a spirit

spirit_island-page-order = Order
spirit_island-page-by-complexity = By complexity
spirit_island-page-by-strength = By strength
spirit_island-page-by-set = By set
spirit_island-page-set-base = Base game
spirit_island-page-set-bc = Branch & Claw
spirit_island-page-set-je = Jagged Earth
spirit_island-page-for-low = for a first game
spirit_island-page-for-moderate = after two or three games
spirit_island-page-for-high = bends a rule of its own
spirit_island-page-for-very-high = for those who know the game well
spirit_island-page-taken-by = Taken by { NAME($seat) }
spirit_island-page-how-it-plays = How it plays
spirit_island-page-aspect = Aspect
spirit_island-page-no-aspect = None
spirit_island-page-as-printed = as printed
spirit_island-page-aspect-up = harder
spirit_island-page-aspect-down = simpler
spirit_island-page-aspect-same = as demanding
spirit_island-page-panel-and-cards = Panel and cards
spirit_island-page-take-aspect = Play it like this
spirit_island-page-strength-offence = Offence
spirit_island-page-strength-control = Control
spirit_island-page-strength-fear = Fear
spirit_island-page-strength-defence = Defence
spirit_island-page-strength-utility = Utility
spirit_island-page-strength-unrated = Not rated yet
spirit_island-page-of-five = { $number } of 5

## How strong each spirit is, from 0 to 5, as we see it: offence, control, fear, defence, utility

spirit_island-strength-lightnings_swift_strike = 5 1 2 1 2
spirit_island-strength-river_surges_in_sunlight = 3 5 1 2 2
spirit_island-strength-shadows_flicker_like_flame = 2 2 4 2 1
spirit_island-strength-vital_strength_of_the_earth = 2 3 1 5 2
spirit_island-strength-thunderspeaker = 5 3 1 2 2
spirit_island-strength-a_spread_of_rampant_green = 2 3 1 4 3
spirit_island-strength-oceans_hungry_grasp = 5 4 2 2 1
spirit_island-strength-bringer_of_dreams_and_nightmares = 0 3 5 2 2
spirit_island-strength-keeper_of_the_forbidden_wilds = 4 3 1 3 2
spirit_island-strength-sharp_fangs_behind_the_leaves = 5 3 3 1 1
spirit_island-strength-stones_unyielding_defiance = 3 1 1 5 2
spirit_island-strength-shifting_memory_of_ages = 3 2 1 3 5
spirit_island-strength-grinning_trickster_stirs_up_trouble = 3 4 1 3 3
spirit_island-strength-lure_of_the_deep_wilderness = 3 5 2 1 2
spirit_island-strength-many_minds_move_as_one = 3 4 3 3 2
spirit_island-strength-volcano_looming_high = 5 1 3 1 1
spirit_island-strength-shroud_of_silent_mist = 3 4 3 2 1
spirit_island-strength-vengeance_as_a_burning_plague = 5 1 3 1 2
spirit_island-strength-starlight_seeks_its_form = 3 3 3 3 4
spirit_island-strength-fractured_days_split_the_sky = 2 3 2 3 5

## How each spirit plays: what it does, how, and what is hard

spirit_island-how-lightnings_swift_strike-1 = Strikes before the invaders move: most of its powers can be fast.
spirit_island-how-lightnings_swift_strike-2 = Takes many cards early and plays them all at once.
spirit_island-how-lightnings_swift_strike-3 = It has little that guards a land, so what it does not destroy hurts.
spirit_island-how-river_surges_in_sunlight-1 = Washes explorers and towns away and brings Dahan together.
spirit_island-how-river_surges_in_sunlight-2 = Each wetland with its presence is a sacred site, so its reach grows fast.
spirit_island-how-river_surges_in_sunlight-3 = It destroys little by itself before its innate power has its elements.
spirit_island-how-shadows_flicker_like_flame-1 = Frightens more than it kills: takes lone explorers and single towns.
spirit_island-how-shadows_flicker_like_flame-2 = Pays 1 energy to reach any land with Dahan, however far.
spirit_island-how-shadows_flicker_like_flame-3 = It starts poor in energy; moon and fire make its innate power grow.
spirit_island-how-vital_strength_of_the_earth-1 = Guards the land: every sacred site defends by itself.
spirit_island-how-vital_strength_of_the_earth-2 = Has plenty of energy and few card plays: dear cards are right for it.
spirit_island-how-vital_strength_of_the_earth-3 = It is slow; plan a turn ahead and let the invaders come.
spirit_island-how-thunderspeaker-1 = Leads the Dahan into battle and moves along with them.
spirit_island-how-thunderspeaker-2 = Keep Dahan together: its powers count them.
spirit_island-how-thunderspeaker-3 = When Dahan fall in a ravage, its presence falls too.
spirit_island-how-a_spread_of_rampant_green-1 = Chokes building and ravaging by giving up presence where it happens.
spirit_island-how-a_spread_of_rampant_green-2 = Places more presence than any other and gets it back.
spirit_island-how-a_spread_of_rampant_green-3 = It kills slowly and needs others, or its cards, for cities.
spirit_island-how-oceans_hungry_grasp-1 = Drags whatever stands on the coast into the sea and drowns it.
spirit_island-how-oceans_hungry_grasp-2 = Its presence ebbs and flows: growth moves all of it together.
spirit_island-how-oceans_hungry_grasp-3 = Far inland it can hardly do anything.
spirit_island-how-bringer_of_dreams_and_nightmares-1 = Never destroys: what it would kill brings fear instead.
spirit_island-how-bringer_of_dreams_and_nightmares-2 = Wins by terror; major powers dreamt of a city are worth most.
spirit_island-how-bringer_of_dreams_and_nightmares-3 = Invaders stay on the island, so somebody must stop their ravages.
spirit_island-how-keeper_of_the_forbidden_wilds-1 = Grows wilds that keep explorers out of the jungle.
spirit_island-how-keeper_of_the_forbidden_wilds-2 = Gives up power cards and presence for great strokes.
spirit_island-how-keeper_of_the_forbidden_wilds-3 = Dahan do not stay at its sacred sites; it likes to be alone.
spirit_island-how-sharp_fangs_behind_the_leaves-1 = Hunts with beasts: its presence moves and strikes where they are.
spirit_island-how-sharp_fangs_behind_the_leaves-2 = Uses many powers in one turn from jungle to jungle.
spirit_island-how-sharp_fangs_behind_the_leaves-3 = It defends nothing; the hunt must come in time.
spirit_island-how-stones_unyielding_defiance-1 = Takes the blows: ravages at its presence rebound on the invaders.
spirit_island-how-stones_unyielding_defiance-2 = Lets blight come and is not destroyed by it so easily.
spirit_island-how-stones_unyielding_defiance-3 = It grows slowly and moves hardly anything.
spirit_island-how-shifting_memory_of_ages-1 = Prepares elements and spends them when a power needs them.
spirit_island-how-shifting_memory_of_ages-2 = Knows major powers without forgetting and reaches their thresholds.
spirit_island-how-shifting_memory_of_ages-3 = It has to plan whole turns ahead, and starts slowly.
spirit_island-how-grinning_trickster_stirs_up_trouble-1 = Sows strife, so that invaders fight each other.
spirit_island-how-grinning_trickster_stirs_up_trouble-2 = Draws powers by luck and makes the most of them.
spirit_island-how-grinning_trickster_stirs_up_trouble-3 = Chance has its say, and it cleans up blight unwillingly.
spirit_island-how-lure_of_the_deep_wilderness-1 = Draws invaders inland, where they are lost to wilds, beasts and disease.
spirit_island-how-lure_of_the_deep_wilderness-2 = Explorers near its presence forget to fight.
spirit_island-how-lure_of_the_deep_wilderness-3 = It lives inland only; the coast belongs to others.
spirit_island-how-many_minds_move_as_one-1 = Herds of beasts everywhere: its sacred sites count as beasts too.
spirit_island-how-many_minds_move_as_one-2 = Moves beasts two lands at once and frightens with them.
spirit_island-how-many_minds_move_as_one-3 = It has few strong blows; fear and pushing must do.
spirit_island-how-volcano_looming_high-1 = Gathers presence on mountains, then lets it erupt.
spirit_island-how-volcano_looming_high-2 = Destroyed presence is damage all around; tall peaks see far.
spirit_island-how-volcano_looming_high-3 = Eruptions hurt Dahan as well, and it must grow again.
spirit_island-how-shroud_of_silent_mist-1 = Chills invaders so slowly that they stay hurt from turn to turn.
spirit_island-how-shroud_of_silent_mist-2 = Shifts presence just before a power, wherever it is needed.
spirit_island-how-shroud_of_silent_mist-3 = Cards with fire are wasted on it; it needs patience.
spirit_island-how-vengeance_as_a_burning_plague-1 = Lets the land be blighted and takes revenge from there.
spirit_island-how-vengeance_as_a_burning_plague-2 = Spreads disease, which earns fear and more presence.
spirit_island-how-vengeance_as_a_burning_plague-3 = It lives off blight, so the island is always near its end.
spirit_island-how-starlight_seeks_its_form-1 = Begins as almost nothing and decides in play what it will be.
spirit_island-how-starlight_seeks_its_form-2 = Each emptied track opens a new way to grow, chosen for good.
spirit_island-how-starlight_seeks_its_form-3 = Many choices at once, and no strength before the middle of the game.
spirit_island-how-fractured_days_split_the_sky-1 = Bends time: actions happen twice here and not at all there.
spirit_island-how-fractured_days_split_the_sky-2 = Chooses powers from days that never were instead of drawing them.
spirit_island-how-fractured_days_split_the_sky-3 = Time costs presence, and one must know what the invaders will do.

# What it is about, and the order of play.
spirit_island-aim-1 = You are the spirits of an island; all of you win together, or lose.
spirit_island-aim-2 = You win when the invaders that count at the terror level are gone: first all of them, later the towns and cities, then only the cities. Fear raises the level; with the last fear card you have won.
spirit_island-aim-3 = You lose when the land is blighted too much, a spirit has no presence left, or the invader deck runs out.
spirit_island-course-setup = Setting up
spirit_island-course-setup-says = Spirits are chosen, and the island is laid out.
spirit_island-course-spirit = Spirit phase
spirit_island-course-spirit-says = Each spirit grows, gains energy and plays power cards, all at the same time.
spirit_island-course-fast = Fast powers
spirit_island-course-fast-says = Before the invaders act: fast cards and innate powers.
spirit_island-course-invaders = Invaders
spirit_island-course-invaders-says = They act as their cards say; you see where beforehand.
spirit_island-course-event = Event
spirit_island-course-event-says = A card that changes things for one turn or for good.
spirit_island-course-fear = Fear
spirit_island-course-fear-says = The fear cards you have earned help you.
spirit_island-course-ravage = Ravage
spirit_island-course-ravage-says = Invaders of the ravage card damage the land and the Dahan, who strike back.
spirit_island-course-build = Build
spirit_island-course-build-says = Where invaders are, a town or a city more.
spirit_island-course-explore = Explore
spirit_island-course-explore-says = A new card is turned up: explorers come near towns, cities and the coast.
spirit_island-course-slow = Slow powers
spirit_island-course-slow-says = What takes longer: slow cards and innate powers. Then the turn ends.
spirit_island-course-over = The end
spirit_island-course-over-says = Won or lost, together.

## The lesson: a guided first game

spirit_island-lesson-chapter-about = What it is about
spirit_island-lesson-chapter-spirit = The spirit phase
spirit_island-lesson-chapter-powers = Powers and invaders
spirit_island-lesson-chapter-end = The next turn, and on

spirit_island-lesson-aim-title = How do you win?
spirit_island-lesson-aim-text = You are a spirit of an island that invaders settle. Drive them away: at first all of them have to go, and the more they fear you, the fewer count.
spirit_island-lesson-lose-title = How could you lose?
spirit_island-lesson-lose-text = If too much land is blighted, if you have no presence left, or if the invader deck runs out. So you hurry, and you protect the land.
spirit_island-lesson-island-title = One board, eight lands
spirit_island-lesson-island-text = Mountains, jungles, sands and wetlands; the Dahan live here and are on your side. Explorers have come to the mountains A1 and A6, as the first invader card has said.
spirit_island-lesson-island-board = An explorer in the mountains.

spirit_island-lesson-grow-title = Grow
spirit_island-lesson-grow-text = You are River Surges in Sunlight. Each turn begins with one growth option: get your cards back, add presence, or gain a power.
spirit_island-lesson-grow-move = choose a growth option
spirit_island-lesson-grow-free = Any choice is fine. We would add presence twice: from many places your powers reach far.
spirit_island-lesson-presence-title = Presence opens your tracks
spirit_island-lesson-presence-text = Presence comes from one of your two tracks: one raises your energy each turn, the other how many cards you play. Then it goes to a land in range.
spirit_island-lesson-presence-move = take presence from a track, then choose a land
spirit_island-lesson-presence-free = Any land is fine. We would take A1: an explorer is there.
spirit_island-lesson-presence-board = Near the explorer.
spirit_island-lesson-presence-second-title = And once more
spirit_island-lesson-presence-second-text = Two presences in one land would be a sacred site, from which some powers start. River counts every wetland with its presence as one, too.
spirit_island-lesson-presence-second-move = a track, then a land
spirit_island-lesson-presence-second-free = We would take it from the track of card plays, to play two cards, and put it on A2, by the sea.
spirit_island-lesson-cards-title = Power cards
spirit_island-lesson-cards-text = A card costs energy. It is fast, before the invaders act, or slow, after them. It also brings elements: with enough of them your innate powers work.
spirit_island-lesson-play-title = Play a card
spirit_island-lesson-play-text = Your energy pays for cards, and your track of card plays says how many; both numbers stand beside your hand.
spirit_island-lesson-play-move = play any card
spirit_island-lesson-play-free = We would play Flash Floods: one damage destroys an explorer before a town is built.
spirit_island-lesson-play-second-title = Play another one
spirit_island-lesson-play-second-text = What is left costs little. Mind the elements: sun once and water twice make Massive Flooding work.
spirit_island-lesson-play-second-move = play another card, or stop
spirit_island-lesson-play-second-free = We would play Boon of Vigor: it costs nothing, gives energy, and brings sun and water.

spirit_island-lesson-fast-title = Fast powers
spirit_island-lesson-fast-text = Use what is fast now. A power says how far it reaches from your presence; then you choose a land.
spirit_island-lesson-fast-move = use a power, then choose a land
spirit_island-lesson-fast-free = Any choice is fine. We would flood A1: where no invader is, none will build.
spirit_island-lesson-fast-board = An explorer has 1 health.
spirit_island-lesson-boon-title = And the boon
spirit_island-lesson-boon-text = Powers may be used in any order. Who targets a spirit may target itself.
spirit_island-lesson-boon-move = use Boon of Vigor, or end the fast powers
spirit_island-lesson-boon-free = We would use it: 1 energy for the next turn.
spirit_island-lesson-invaders-title = The invaders have acted
spirit_island-lesson-invaders-text = They have built where their card said and an invader was: in the mountains. Then they have turned up a new card and explored the sands that they could reach.
spirit_island-lesson-invaders-board = The card said: mountains.
spirit_island-lesson-innate-title = Slow and innate powers
spirit_island-lesson-innate-text = Now slow powers come. Massive Flooding is innate: it costs no card, only elements, and pushes an explorer or a town into the next land.
spirit_island-lesson-innate-move = use it, then choose land, piece and where it goes
spirit_island-lesson-innate-free = Any choice is fine. We would push the town out of A6: the mountains are about to be ravaged.
spirit_island-lesson-innate-board = Next turn they ravage here.

spirit_island-lesson-forecast-title = You see what comes
spirit_island-lesson-forecast-text = Each invader card is used three times: first they explore there, a turn later they build, then they ravage. So you know two turns ahead where to help.
spirit_island-lesson-ravage-title = What ravaging does
spirit_island-lesson-ravage-text = Explorers do 1 damage, towns 2, cities 3, to the land and to the Dahan there; from 2 damage on the land is blighted. Dahan that survive strike back.
spirit_island-lesson-grow-again-title = Grow again
spirit_island-lesson-grow-again-text = Cards that were played lie on your discard until you take them back with the first growth option. Another way is a new power.
spirit_island-lesson-grow-again-move = choose a growth option
spirit_island-lesson-grow-again-free = We would gain a power: in this game it comes from a fixed list made for River.
spirit_island-lesson-fear-title = Fear
spirit_island-lesson-fear-text = Powers, and towns and cities that are destroyed, bring fear. Enough of it turns up fear cards that help you, and raises the terror level: then fewer invaders have to go.
spirit_island-lesson-yours-title = From here on it is your island
spirit_island-lesson-yours-text = Grow, play cards, fast powers, invaders, slow powers: each turn is as the first one. Look at the forecast before you choose.

## The ending and its reckoning

spirit_island-over-won = The island is free
spirit_island-over-lost = The island is lost
spirit_island-over-why-won = In turn { $turn } it was enough: { $level ->
    [1] no invader is left.
    [2] no town and no city is left.
    [3] no city is left.
   *[other] the invaders flee from the terror itself.
}
spirit_island-over-why-task = In turn { $turn } the task of the scenario is fulfilled.
spirit_island-over-why-blight = Blight has taken it in turn { $turn }.
spirit_island-over-why-presence = In turn { $turn } a spirit has no presence left.
spirit_island-over-why-time = In turn { $turn } no invader card is left to turn up.
spirit_island-over-why-adversary = The adversary has taken it in turn { $turn }.
spirit_island-over-why-scenario = It is lost in turn { $turn } by the rules of the scenario.
spirit_island-over-played = { $number ->
    [one] 1 card played
   *[other] { $number } cards played
}
spirit_island-over-box-won = { $level ->
    [1] Victory at terror level I
    [2] Victory at terror level II
    [3] Victory at terror level III
   *[other] Victory by terror
}
spirit_island-over-level-1 = no invader left
spirit_island-over-level-2 = no town and no city left
spirit_island-over-level-3 = no city left
spirit_island-over-level-4 = the terror itself
spirit_island-over-way-task = the task of the scenario
spirit_island-over-box-blight = Defeat: the blighted card is empty
spirit_island-over-box-presence = Defeat: a spirit without presence
spirit_island-over-box-time = Defeat: no invader card left
spirit_island-over-box-adversary = Defeat by the adversary
spirit_island-over-box-scenario = Defeat by the scenario
spirit_island-over-way-blight = no blight left on the card
spirit_island-over-way-presence = a spirit without presence
spirit_island-over-way-time = no invader card left
spirit_island-over-way-adversary = what the adversary wants
spirit_island-over-way-scenario = what the scenario forbids
spirit_island-over-fell = The last town or city that was destroyed fell in { NAME($land) }, in turn { $turn }.
spirit_island-over-left = Still on the island, and of no matter at this level: { $explorers ->
    [one] 1 explorer
   *[other] { $explorers } explorers
}, { $towns ->
    [one] 1 town
   *[other] { $towns } towns
}, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}.
spirit_island-over-sacrifice = It would have been lost at the same check: a victory by sacrifice.
spirit_island-over-last-blight = The last blight of the card went to { NAME($land) } in turn { $turn }.
spirit_island-over-gone = { NAME($seat) } lost the last presence in turn { $turn }.
spirit_island-over-foe = Against { NAME($adversary) }, level { $level }.
spirit_island-over-time = The deck was empty when a card had to be turned up in turn { $turn }.
spirit_island-over-figure-fear = fear
spirit_island-over-figure-dahan = Dahan
spirit_island-over-figure-cards = invader cards left
spirit_island-over-figure-blight = blight on the island
spirit_island-over-box-turns = What each turn cost and saved
spirit_island-over-column-fear = fear
spirit_island-over-column-destroyed = destroyed
spirit_island-over-column-blight = blight
spirit_island-over-column-happened = what happened
spirit_island-over-turn = { $number }
spirit_island-over-setup = setup
spirit_island-over-sum = together
spirit_island-over-on-island = blight as it lies on the island in the end
spirit_island-over-lost-here = the turn that lost it
spirit_island-over-card = the blight card turns: { NAME($blight_card) }
spirit_island-over-terror = { $level ->
    [2] terror level II
    [3] terror level III
   *[other] no fear card left
}
spirit_island-over-blighted = { $number ->
    [1] blight in { NAME($first) }
    [2] blight in { NAME($first) } and { NAME($second) }
   *[other] blight in { $number } lands, { NAME($first) } and { NAME($second) } among them
}
spirit_island-over-fallen = { $number ->
    [one] 1 town or city destroyed
   *[other] { $number } towns and cities destroyed
}
spirit_island-over-presence = { $number } presence lost
spirit_island-over-quiet = no blight, and no town or city fell
spirit_island-over-score = Score
spirit_island-over-term-difficulty = { $times } × difficulty { $number }
spirit_island-over-term-victory = victory
spirit_island-over-term-left = 2 × { $number } invader cards left
spirit_island-over-term-gone = invader cards turned up
spirit_island-over-term-dahan = { $number } Dahan, { $seats ->
    [one] 1 spirit
   *[other] { $seats } spirits
}
spirit_island-over-term-sources = sources never used
spirit_island-over-term-blight = { $number } blight, { $seats ->
    [one] 1 spirit
   *[other] { $seats } spirits
}
spirit_island-over-course = Towns and cities against blight
spirit_island-over-buildings = Towns and cities
spirit_island-page-moments = towns, cities and blight: fewer is better
spirit_island-over-printed = blight as the boards show it
## Terms that explain themselves

spirit_island-term-presence = Presence
spirit_island-term-presence-forms = presence
spirit_island-term-presence-text = Where a spirit is on the island. From it the range of powers and of new presence is measured.
spirit_island-term-presence-here = { $number ->
    [0] You have presence nowhere.
    [one] You have presence in one land.
   *[other] You have presence in { $number } lands.
}
spirit_island-term-sacred_site = Sacred site
spirit_island-term-sacred_site-forms = sacred site|sacred sites
spirit_island-term-sacred_site-text = Two of your presence in one land. Some powers reach out only from there, not from any presence.
spirit_island-term-sacred_site-here = { $number ->
    [0] You have none.
    [one] You have one: { NAME($first) }.
   *[other] You have { $number }.
}
spirit_island-term-invaders = Invaders
spirit_island-term-invaders-forms = invaders|invader
spirit_island-term-invaders-text = Explorers, towns and cities, with health 1, 2 and 3. Where they are they build more, and ravage the land.
spirit_island-term-invaders-here = { $number ->
    [0] None is on the island.
    [one] One is on the island.
   *[other] { $number } are on the island.
}
spirit_island-term-dahan = Dahan
spirit_island-term-dahan-forms = Dahan
spirit_island-term-dahan-text = The people of the island, with health 2. After a ravage those who are left strike back with 2 damage each.
spirit_island-term-dahan-here = { $number ->
    [0] None is on the island.
    [one] One is on the island.
   *[other] { $number } are on the island.
}
spirit_island-term-blight = Blight
spirit_island-term-blight-forms = blight
spirit_island-term-blight-text = What a ravage with 2 damage or more leaves in a land. It destroys presence there, spreads where some lies already, and when its card is empty, all may be lost.
spirit_island-term-blight-here = { $number ->
    [0] None is left on its card.
    [one] One is left on its card.
   *[other] { $number } are left on its card.
}
spirit_island-term-ravage = Ravage
spirit_island-term-ravage-forms = ravage|ravages
spirit_island-term-ravage-text = Invaders deal damage to the land and to the Dahan, who then strike back. Two damage to the land bring blight.
spirit_island-term-ravage-here = { $number ->
    [0] No land will ravage next.
    [one] One land will ravage next.
   *[other] { $number } lands will ravage next.
}
spirit_island-term-build = Build
spirit_island-term-build-forms = build|builds
spirit_island-term-build-text = Where invaders are in lands of the card, a town comes, or a city if there are more towns than cities. No invader, no build.
spirit_island-term-explore = Explore
spirit_island-term-explore-forms = explore|explores
spirit_island-term-explore-text = A new card shows a terrain. An explorer comes into each such land with a town or city, or beside one or the ocean.
spirit_island-term-fear = Fear
spirit_island-term-fear-forms = fear
spirit_island-term-fear-text = What frightens invaders: some powers make it, and destroyed towns and cities. When the pool is empty a fear card is earned, which helps you.
spirit_island-term-fear-here = { $number } of it until the next card.
spirit_island-term-terror = Terror level
spirit_island-term-terror-forms = terror level|terror levels
spirit_island-term-terror-text = It rises with fear cards, from I to III. The higher it is, the less is needed to win.
spirit_island-term-terror-here = It is { $number ->
    [1] I
    [2] II
   *[other] III
} now.
spirit_island-term-defend = Defend
spirit_island-term-defend-forms = defend|defends
spirit_island-term-defend-text = It lowers the damage of a ravage in that land, for this turn. It does nothing against other damage.
spirit_island-term-elements = Elements
spirit_island-term-elements-forms = element|elements
spirit_island-term-elements-text = Signs on cards and tracks. Those on all cards you have played this turn count together, and open thresholds.
spirit_island-term-innate = Innate power
spirit_island-term-innate-forms = innate power|innate powers
spirit_island-term-innate-text = A power on the panel of a spirit. It costs no energy and no card play; your elements say which of its levels work.
spirit_island-term-push = Push
spirit_island-term-push-forms = push|pushes|pushed
spirit_island-term-push-text = Each piece moves to an adjacent land of your choice. You choose which pieces, and where each of them goes.
spirit_island-term-gather = Gather
spirit_island-term-gather-forms = gather|gathers|gathered
spirit_island-term-gather-text = Pieces move from adjacent lands into this one. You choose from where each of them comes.

## Why an option looks good

spirit_island-reason-won = It wins the game.
spirit_island-reason-won-kept = The first of the two games stays won.
spirit_island-reason-fear = Fear: { $now } instead of { $before }.
spirit_island-reason-fear-kept = The fear stays at { $now }.
spirit_island-reason-blight = The island bears { $now } more blight instead of { $before }.
spirit_island-reason-blight-kept = The island still bears { $now } more blight.
spirit_island-reason-victory = { $now } pieces stand between you and victory instead of { $before }.
spirit_island-reason-victory-kept = No more than { $now } pieces stand between you and victory.
spirit_island-reason-tokens = Tokens on the island will help.
spirit_island-reason-ravage = The ravage in { NAME($land) }: { $now } damage gets through instead of { $before }.
spirit_island-reason-ravage-kept = { $now ->
    [0] Nothing gets through in { NAME($land) } when the invaders ravage.
   *[other] No more than { $now } damage gets through in { NAME($land) }.
}
spirit_island-reason-invaders = { NAME($land) }: after the invaders’ turn { $now ->
    [0] no invader stands there
    [one] 1 invader stands there
   *[other] { $now } invaders stand there
} instead of { $before }.
spirit_island-reason-invaders-kept = { $now ->
    [0] { NAME($land) } stays free of invaders.
   *[other] The invaders in { NAME($land) } are less of a threat.
}
spirit_island-reason-doom = { $now ->
    [0] The last blight does not fall this turn.
   *[other] The last blight is about to fall.
}
spirit_island-reason-doom-kept = { $now ->
    [0] The last blight does not fall this turn.
   *[other] The last blight is about to fall.
}
spirit_island-reason-power = “{ NAME($use) }” can do most this turn in { NAME($land) }.
spirit_island-reason-gift = “{ NAME($use) }” can do most this turn.
spirit_island-reason-growth = Your turns to come are stronger: plays, energy, elements, cards.
spirit_island-reason-reach = You are present in { $now } lands instead of { $before }, and reach further.
spirit_island-reason-reach-kept = From your { $now } lands you reach further, and more invaders.
spirit_island-reason-destroyed = Destroyed presence: { $now } instead of { $before }.
spirit_island-reason-destroyed-kept = No more than { $now } presence is destroyed.
spirit_island-reason-hand = Cards in hand for the next turn: { $now } instead of { $before }.
spirit_island-reason-hand-kept = You keep { $now ->
    [one] a card
   *[other] { $now } cards
} in hand for the next turn.
spirit_island-reason-energy = Energy left: { $now } instead of { $before }.
spirit_island-reason-energy-kept = You keep { $now } energy.
spirit_island-reason-to_grow = What growth still brings is worth more.

## Puzzles
spirit_island-until-invaders = The line ends before the invaders act: fast powers only.
spirit_island-until-slow = The line ends with the slow phase.
spirit_island-goal-won = Victory
spirit_island-goal-piece = no { NAME($figure) } in { NAME($land) }
spirit_island-goal-invaders = no invaders in { NAME($land) }
spirit_island-goal-buildings = { $number ->
    [0] No town and no city on the island
   *[other] No more than { $number } towns and cities on the island
}
spirit_island-goal-blighted = no blight to come in { NAME($land) }
spirit_island-goal-dahan_lost = { $number ->
    [0] no Dahan to be lost
   *[other] no more than { $number } Dahan to be lost
}
spirit_island-puzzle-win = Win this turn
spirit_island-puzzle-win-text = What must be gone depends on the terror level; if fear raises it, less is in the way.
spirit_island-puzzle-clear = Clear the land this turn
spirit_island-puzzle-clear-text = No invader may be left there, destroyed or driven out.
spirit_island-puzzle-buildings = Tear down this turn
spirit_island-puzzle-buildings-text = As few towns and cities as can be had.
spirit_island-puzzle-save = Save the land this turn
spirit_island-puzzle-save-text = The invaders are about to ravage. As things stand afterwards, no blight may come of it.
spirit_island-puzzle-save_all = Save the land and the Dahan
spirit_island-puzzle-save_all-text = The invaders are about to ravage. As things stand afterwards, no blight may come of it, and no Dahan may be lost.
spirit_island-puzzle-dahan = Save the Dahan this turn
spirit_island-puzzle-dahan-text = The invaders are about to ravage. As things stand afterwards, no Dahan may be lost.
