### Inis, in English

inis-title = Inis
inis-author = Christian Martinez
inis-about = Clans want a king on an island that grows. Draft your cards, move in among the others, fight or make peace, and be the one who leads, prays or wanders most when you claim the crown.
inis-origin = The shape of the tiles and the numbers of Citadels and Sanctuaries are a reconstruction, and the cards are told in our own words. You own the game? Correct them in a copy of the data file and play with --data.

## Options of the table

inis-option-highlands = The Highlands’ Advantage card names the instigator
inis-option-highlands-resolution = before the first manoeuvre, after clans have gone into Citadels
inis-option-highlands-start = at the start of the clash
inis-option-lug_samildanach = Lug Samildanach can take
inis-option-lug_samildanach-cancelled_too = cancelled Action cards too
inis-option-lug_samildanach-resolved_only = only Action cards that took effect
inis-option-questions = Questions that leave nothing to decide
inis-option-questions-needed = are not asked
inis-option-questions-all = are asked all the same
inis-option-after_cancelled = Cards that follow another card, after it was cancelled
inis-option-after_cancelled-allowed = may be played
inis-option-after_cancelled-not_allowed = may not be played

## Questions

inis-first-brenn = Who is the first Brenn?
inis-start-tile = Which territory lies at the start?
inis-toss = Which side do the crows show?
inis-deal = Which Action card is dealt?
inis-draw-epic = Which Epic Tale is drawn?
inis-draw-tile = Which territory is turned up?
inis-take-random = Which card is it, at random?
inis-capital = You are Brenn: where does the Capital stand?
inis-start-clan = Where do you place a clan?
inis-keep = Which card do you keep?{ $keep ->
    [1] {""}
   *[other] {" "}{ $left } of { $keep } left.
} { $pass ->
    [one] One is
   *[other] { $pass } are
} passed on.
inis-pass-on = { $keep ->
    [one] You keep one card.
   *[other] You keep { $keep } cards.
} Which one do you pass on to the next player?
inis-come-back = You have no clan in play. Where do you come back with one?
inis-act = { $must ->
    [1] The Brenn begins with a season card. Which one do you play?
   *[other] Play a card, pass, or claim the throne?
}
inis-react = { $at ->
    [0] Before the Assembly: do you play a card?
    [1] Do you want to play a card that can be played at any time?
    [2] { $is_own ->
        [1] You have played “{ NAME($answered) }”. Do you cancel it?
       *[other] { NAME($other) } has played “{ NAME($answered) }”. Do you answer it?
    }
    [3] “{ NAME($answered) }” has been carried out. Do you answer it?
    [4] After your Epic Tale “{ NAME($answered) }”: do you play a card?
    [5] After your season card “{ NAME($answered) }”: do you play a card?
    [6] You draw { $number ->
        [one] an Epic Tale
       *[other] { $number } Epic Tales
    }: do you play a card?
    [7] The Mountains ask for their toll: do you play a card?
    [8] You are about to lose a clan { NAME($territory, form: "in") }: do you play a card?
    [9] The turn of { NAME($other) } is over: do you play a card?
    [10] A clash begins { NAME($territory, form: "in") }: do you play a card?
    [11] Clans have taken shelter { NAME($territory, form: "in") }: do you play a card?
    [12] The manoeuvres { NAME($territory, form: "in") } are about to begin: do you play a card?
    [13] { $is_own ->
        [1] You attack { NAME($other) }: do you play a card?
       *[other] { NAME($other) } attacks you: do you play a card?
    }
    [15] { NAME($other) } attacks you: do you play a card?
   *[other] { $is_own ->
        [1] You have made your manoeuvre: do you play a card?
       *[other] { NAME($other) } has made a manoeuvre: do you play a card?
    }
}
inis-at = “{ NAME($card) }”: which territory?
inis-place = “{ NAME($card) }”: where to?
inis-move-from = “{ NAME($card) }”: from where does a clan move { NAME($first, form: "into") }?
inis-move-to = “{ NAME($card) }”: where does a clan go { NAME($first, form: "from") }?
inis-how-many = “{ NAME($card) }”: how many clans{ inis-where-asked }?
inis-where-asked = { $focused ->
    [1] { $leaving ->
        [1] {" "}{ NAME($first, form: "from") }
       *[other] {" "}{ NAME($first, form: "in") }
    }
   *[other] {""}
}
inis-from-citadels = “{ NAME($card) }”: how many of them come out of Citadels?
inis-take-sheltered = “{ NAME($card) }”: does the clan come out of a Citadel?
inis-clan = “{ NAME($card) }”: which clan?
inis-whose = “{ NAME($card) }”: whose clan{ inis-where-asked }?
inis-who = “{ NAME($card) }”: which player?
inis-may = “{ NAME($card) }”: do you want to { NAME($doing) }?
inis-either = { $by_card ->
    [1] “{ NAME($card) }”: what do you do{ $focused ->
        [1] {" "}{ NAME($first, form: "in") }
       *[other] {""}
    }?
   *[other] The toll of { NAME($territory, form: "the") }: what do you lose?
}
inis-throw = { $in_clash ->
    [1] Which Action card do you throw away for the attack?
   *[other] Which card do you throw away?
}
inis-keep-epic = Which Epic Tale do you keep?
inis-take-shown = Which of the Epic Tales shown do you take?
inis-search = Which card of the Action discard pile do you take?
inis-put-aside = Which Action card do you put aside?
inis-give = { $named ->
    [1] Which Action card do you give to { NAME($other) }?
   *[other] Which Action card do you give?
}
inis-spot = { $turned ->
    [1] Where do you lay { NAME($territory, form: "the") }?
   *[other] Where will the new territory lie?
}
inis-tile = Which territory do you lay?
inis-bury = Which territory comes first under the stack?
inis-next-clash = Which clash comes first?
inis-shelter = Clash { NAME($territory, form: "in") }: do you put a clan into a Citadel? ({ $free } free)
inis-peace = End the clash { NAME($territory, form: "in") }? Otherwise it is { $is_own ->
    [1] your turn.
   *[other] the turn of { NAME($other) }.
}
inis-maneuver = Clash { NAME($territory, form: "in") }: your manoeuvre, with { $exposed ->
    [one] 1 exposed clan
   *[other] { $exposed } exposed clans
}.
inis-withdraw = Where does a clan withdraw to { NAME($first, form: "from") }?
inis-result = { $is_own ->
    [1] { NAME($other) } attacks you { NAME($territory, form: "in") }: what do you lose?
   *[other] What does { NAME($other) } lose?
}

## What a choice leads to

inis-capital-help = Whoever is chieftain of the Capital's territory at the Assembly becomes Brenn.
inis-start-clan-help = Six territories, six opposing clans under you, or six Sanctuaries: each of them can win.
inis-keep-help = What you do not keep, the next player sees.
inis-pass-on-help = The next player chooses from it; the others you hold stay yours.
inis-come-back-help = Whoever has no clan in play comes back with one, and gives up a Deed if there is one.
inis-act-help = One thing a turn. When all pass in a row, the Season ends and the Assembly decides.
inis-react-help = If nobody answers, it happens as announced.
inis-at-help = The card works in this territory; what is chosen now can be answered before it happens.
inis-place-help = New clans come from your reserve; placing them starts no clash.
inis-move-from-help = Clans that move onto opposing clans start a clash.
inis-move-to-help = Clans that move onto opposing clans start a clash.
inis-how-many-help = Those that stay hold their territory; where none stays you are no longer present.
inis-from-citadels-help = Sheltered clans cannot be attacked; those that leave are gone from the clash.
inis-take-sheltered-help = A clan outside can still attack and be attacked; one in a Citadel cannot.
inis-clan-help = Whose clan it is decides who is present and who is chieftain there.
inis-whose-help = Whose clan it is decides who is present and who is chieftain there.
inis-who-help = { NAME($naming) }
inis-may-help = { NAME($doing, form: "then") }
inis-either-help = { $by_card ->
    [1] Only this one happens; who has most clans there afterwards is chieftain.
   *[other] The card is gone for this Season, the clan from the island; you lose only one of them.
}
inis-throw-help = An Action card thrown away goes to the discarded ones unseen.
inis-keep-epic-help = Epic Tales stay in your hand when the Season ends.
inis-take-shown-help = The one you take is yours; the others are discarded.
inis-search-help = It comes into your hand from the discarded Action cards.
inis-put-aside-help = It is put aside face-down in place of the other; nobody learns which it is.
inis-give-help = It goes into that hand; only the two of you know which it is.
inis-spot-help = The island grows here; what lies beside your clans is soon in reach.
inis-tile-help = The one you lay joins the island; the others go under the stack.
inis-bury-help = The order in which they come under the stack is known to you alone.
inis-next-clash-help = They are fought one after another; clans lost here are missing there.
inis-shelter-help = A sheltered clan takes no part: it is not attacked and does not withdraw.
inis-peace-help = One no is enough to go on; if all agree, all stay where they are.
inis-maneuver-help = An attack costs the other a card or a clan; a withdrawal takes clans of yours out of it.
inis-withdraw-help = Only to neighbours where you are chieftain; those that stay go on fighting.
inis-result-help = Either an Action card is thrown away unseen, or an exposed clan is removed.

## Answers where a name does not say enough

inis-act-option = { $choice ->
    [0] pass
    [1] take a Pretender token
   *[other] { NAME($card) }
}
inis-react-option = { $choice ->
    [0] let it happen
    [1] not again in this round
   *[other] { NAME($card) }
}
inis-at-option = { inis-place-or-stop }
inis-move-from-option = { inis-place-or-stop }
inis-move-to-option = { inis-place-or-stop }
inis-withdraw-option = { inis-place-or-stop }
inis-place-or-stop = { $stop ->
    [1] that is enough
   *[other] { NAME($territory) }
}
inis-throw-option = { $stop ->
    [1] that is enough
   *[other] { NAME($chosen) }
}
inis-clan-option = { NAME($territory) }: { NAME($other) }
inis-either-option = { NAME($doing) }
inis-spot-option = { $touched ->
    [2] beside { NAME($first, form: "the") } and { NAME($second, form: "the") }
   *[other] beside { NAME($first, form: "the") }, { NAME($second, form: "the") } and { NAME($third, form: "the") }
}
inis-maneuver-option = { $choice ->
    [0] withdraw
    [1] end the clash
    [2] attack { NAME($other) }
   *[other] { NAME($card) }
}
inis-shelter-option = { $answer ->
    [0] into a Citadel
   *[other] stay outside
}
inis-take-sheltered-option = { $answer ->
    [0] from a Citadel
   *[other] from outside
}
inis-peace-option = { $answer ->
    [0] end the clash
   *[other] go on
}
inis-result-option = { NAME($option) }

## What an answer means

inis-capital-note = { inis-standing }
inis-start-clan-note = { inis-standing }
inis-come-back-note = { inis-standing }
inis-place-note = { inis-standing }
inis-next-clash-note = { inis-standing }
inis-at-note = { inis-standing-or-stop }
inis-move-from-note = { inis-standing-and-after }
inis-move-to-note = { inis-standing-and-after }
inis-withdraw-note = { inis-standing-or-stop }
inis-standing-and-after = { $stop ->
    [1] {""}
   *[other] { inis-standing }{ $toll ->
        [1] ; a toll is due
       *[other] {""}
    }{ $clash ->
        [1] ; a clash follows
       *[other] {""}
    }
}
inis-standing-or-stop = { $stop ->
    [1] {""}
   *[other] { inis-standing }
}
inis-standing = { $own ->
    [0] { $others ->
        [0] nobody there
        [one] 1 opposing clan
       *[other] { $others } opposing clans
    }
   *[other] { $own ->
        [one] 1 clan of yours
       *[other] { $own } clans of yours
    }{ $others ->
        [0] {""}
        [one] , 1 opposing clan
       *[other] , { $others } opposing clans
    }
}
inis-whose-note = { $clans ->
    [0] {""}
    [one] 1 clan
   *[other] { $clans } clans
}
inis-act-note = { $choice ->
    [0] { $passes ->
        [0] {""}
        [one] one pass so far
       *[other] { $passes } passes in a row so far
    }
    [1] { $met ->
        [one] one condition is met
       *[other] { $met } conditions are met
    }
   *[other] {""}
}
inis-maneuver-note = { $choice ->
    [2] { $targets ->
        [one] 1 exposed clan
       *[other] { $targets } exposed clans
    }, { inis-n-action-cards }
   *[other] {""}
}
inis-n-action-cards = { $cards ->
    [0] no Action card
    [one] 1 Action card
   *[other] { $cards } Action cards
}

## Names

inis-crows-clockwise = clockwise
inis-crows-counterclockwise = counterclockwise
inis-act-pass = pass
inis-act-pretender = Pretender token
inis-reaction-decline = no
inis-reaction-decline_round = not again in this round
inis-maneuver-withdraw = withdraw
inis-maneuver-end = end the clash
inis-maneuver-attack = attack
inis-place-stop = that is enough
inis-cards-stop = that is enough
inis-agreement-yes = yes
inis-agreement-no = no
inis-way-first = first
inis-way-second = second
inis-way-third = third
inis-result-clan = an exposed clan
inis-result-card = an Action card
inis-spot-a = place { $part }
inis-spot-b = place { $part }, turned
inis-naming-look = You alone see what that player holds; the card goes on after you have looked.
inis-naming-take = You get a card out of that hand by chance; the other has one less.
inis-naming-give = The card goes into that hand and can be played from there.
inis-naming-clash = The instigator makes the first manoeuvre; from there it goes round.
inis-naming-next_maneuver = That player makes the next manoeuvre; from there it goes round.
inis-naming-instigator = The instigator makes the first manoeuvre; from there it goes round.
inis-naming-other = What the card says happens to that player, and to no other.
inis-doing-place = place a clan
    .then = A clan more can make you chieftain there; it starts no clash.
inis-doing-remove = remove a clan
    .then = A clan less can change who is present and who is chieftain there.
inis-doing-replace = replace an opposing clan
    .then = Your clan stands in its place: that can change who is chieftain there.
inis-doing-discard = throw away an Action card
    .then = It goes to the discarded ones unseen; the rest of the card follows.
inis-doing-move = move clans
    .then = Clans that move onto opposing clans start a clash; those that stay hold their territory.
inis-doing-flip = turn the crows over
    .then = The crows point the other way: who comes next, and to whom cards are passed, turns round.
inis-doing-clash = start a clash
    .then = All who are present fight there, beginning with the instigator.
inis-doing-other = do this
    .then = Yes: it happens now. No: only this is left out, and the card goes on.
inis-map-gates = Gates
inis-map-lost_vale = Lost Vale
inis-colour-red = Red
inis-colour-blue = Blue
inis-colour-green = Green
inis-colour-yellow = Yellow
inis-moment-assembly = start of the Assembly
inis-moment-any_time = any time
inis-moment-declared = a card is played
inis-moment-resolved = an Action card has been carried out
inis-moment-after_epic = after an Epic Tale of yours
inis-moment-after_season = after a season card of yours
inis-moment-draw = you draw Epic Tales
inis-moment-toll = toll of the Mountains
inis-moment-removal = a clan of yours is removed
inis-moment-turn_end = end of a turn
inis-moment-clash_start = start of a clash
inis-moment-citadels_end = clans have taken shelter
inis-moment-resolution = before the first manoeuvre
inis-moment-attack = an attack
inis-moment-maneuvered = after a manoeuvre
inis-moment-attacked = you are attacked
inis-moment-own_card = a card of your own
inis-stop-played = A card is played
inis-stop-carried_out = A card has been carried out
inis-stop-drawn = I draw Epic Tales or pay a toll
inis-stop-turn_end = A turn ends
inis-stop-clash_start = A clash begins
inis-stop-sheltered = Clans have taken shelter
inis-stop-maneuver = An attack or another manoeuvre
inis-stop-loss = I lose a clan
inis-stop-assembly = Before the Assembly
inis-stop-any_time = At any time
inis-stop-peace = Peace in a clash

## The log

inis-brenn = { NAME($seat) } is Brenn.
inis-brenn-stays = { NAME($seat) } stays Brenn.
inis-capital-stands = { NAME($seat) } founds the Capital { NAME($territory, form: "in") }.
inis-crows-fly-clockwise = The crows fly clockwise.
inis-crows-fly-counterclockwise = The crows fly counterclockwise.
inis-round-begins = Round { $round }: the Assembly.
inis-nobody-claims = Nobody holds a Pretender token.
inis-reckoned = { NAME($seat) } fulfils { $number ->
    [0] no condition
    [one] one condition
   *[other] { $number } conditions
}.
inis-nobody-wins = No Pretender wins; the tokens go back.
inis-wins = { NAME($seat) } becomes king of the island.
inis-dealt = { $number ->
    [one] Everybody is dealt one card.
   *[other] Everybody is dealt { $number } cards.
}
inis-passed-on = { $number ->
    [one] Everybody passes one card on.
   *[other] Everybody passes { $number } cards on.
}
inis-season-begins = The Season begins with { NAME($seat) }.
inis-season-ends = All have passed: the Season is over.
inis-comes-back = { NAME($seat) } has no clan in play and comes back.
inis-deed-lost = { NAME($seat) } gives back a Deed.
inis-passed = { NAME($seat) } passes.
inis-pretender = { NAME($seat) } takes a Pretender token.
inis-turn-claimed = { NAME($seat) } takes the next turn.
inis-played = { NAME($seat) } plays “{ NAME($card) }”.
inis-cancelled = “{ NAME($card) }” has no effect.
inis-got-played-card = { NAME($seat) } gets “{ NAME($card) }”.
inis-placed = { NAME($seat) } places { inis-so-many-clans } { NAME($territory, form: "in") }.
inis-moved = { NAME($seat) }: { inis-so-many-clans } { NAME($territory, form: "from") } { NAME($target, form: "into") }.
inis-so-many-clans = { $number ->
    [one] 1 clan
   *[other] { $number } clans
}
inis-festival = The Festival is held { NAME($territory, form: "in") }.
inis-toll = { NAME($seat) } owes { NAME($territory, form: "the") } a toll.
inis-toll-cancelled = { NAME($seat) } owes no toll.
inis-replaced = { NAME($seat) } replaces a clan of { NAME($other) } { NAME($territory, form: "in") }.
inis-lapsed = “{ NAME($card) }”: a part of it is no longer possible.
inis-saved = A clan of { NAME($seat) } { NAME($territory, form: "in") } is saved.
inis-removed = { NAME($seat) } loses a clan { NAME($territory, form: "in") }.
inis-reappeared = The clan of { NAME($seat) } reappears { NAME($territory, form: "in") }.
inis-put-back = { NAME($seat) } puts { inis-so-many-clans } back { NAME($territory, form: "into") }.
inis-citadel-built = A Citadel is built { NAME($territory, form: "in") }.
inis-sanctuary-built = A Sanctuary is built { NAME($territory, form: "in") }.
inis-no-tile = There is no territory left.
inis-no-spot = There is no place where a new territory would touch two others.
inis-laid = A new territory: { NAME($territory, form: "the") }.
inis-looked-at-tile = You see { NAME($territory, form: "the") }.
inis-deed = { NAME($seat) } gains { $number ->
    [one] a Deed
   *[other] { $number } Deeds
}.
inis-threw-away-action = { NAME($seat) } throws away an Action card.
inis-threw-away = { NAME($seat) } throws away “{ NAME($card) }”.
inis-no-epic = There is no Epic Tale left.
inis-reshuffled = The discarded Epic Tales are shuffled into the deck.
inis-drew = You draw “{ NAME($card) }”.
inis-kept = { NAME($seat) } keeps an Epic Tale.
inis-drew-epics = { NAME($seat) } draws { $number ->
    [one] an Epic Tale
   *[other] { $number } Epic Tales
}.
inis-discarded-epic = The Epic Tale “{ NAME($card) }” is discarded.
inis-shown = { NAME($seat) } shows “{ NAME($card) }”.
inis-took-card = { NAME($seat) } takes “{ NAME($card) }”.
inis-took-advantage = { NAME($seat) } takes the Advantage card “{ NAME($card) }”.
inis-looked = { NAME($seat) } looks at cards of { NAME($other) }.
inis-saw = You see “{ NAME($card) }” in the hand of { NAME($other) }.
inis-took-aside = { NAME($seat) } takes the card put aside.
inis-took-aside-card = It is “{ NAME($card) }”.
inis-put-aside-done = { NAME($seat) } puts an Action card aside.
inis-searched = { NAME($seat) } takes a card of the Action discard pile.
inis-stole = { NAME($seat) } takes an Action card of { NAME($other) } at random.
inis-stole-card = It is “{ NAME($card) }”.
inis-gave = { NAME($seat) } gives an Action card to { NAME($other) }.
inis-gave-card = It is “{ NAME($card) }”.
inis-clash-begins = Clash { NAME($territory, form: "in") }; its instigator is { NAME($seat) }.
inis-sheltered = A clan of { NAME($seat) } goes into a Citadel.
inis-exposed-all = All clans { NAME($territory, form: "in") } come out of the Citadels.
inis-silenced = No more triskel cards in this clash.
inis-instigator-named = { NAME($seat) } counts as instigator from now on.
inis-wants-peace = { NAME($seat) } wants to end the clash.
inis-wants-no-peace = { NAME($seat) } wants to go on.
inis-peace-made = All agree: the clash { NAME($territory, form: "in") } is over.
inis-clash-left = { NAME($seat) } ends the clash { NAME($territory, form: "in") }.
inis-attacked = { NAME($seat) } attacks { NAME($other) } { NAME($territory, form: "in") }.
inis-attack-void = The attack on { NAME($seat) } has no effect.
inis-maneuver-named = { NAME($seat) } makes the next manoeuvre.
inis-clash-ends = The clash { NAME($territory, form: "in") } is over.
inis-episode-clash = { $territory ->
    [none] The clash:
   *[other] Clash { NAME($territory, form: "in") }:
}
inis-episode-clash-sheltered = into a Citadel: { NAMES($seats) }
inis-episode-clash-played = { NAMES($cards) } played
inis-episode-clash-attacked = attacks by { NAMES($seats) }
inis-episode-clash-lost = clans lost: { NAMES($seats) }
inis-episode-clash-thrown = Action cards lost: { NAMES($seats) }
inis-episode-clash-moved = clans moved by { NAMES($seats) }
inis-episode-clash-begun = begun by { NAMES($seats) }
inis-episode-clash-wanted = { NAMES($seats) } for peace
inis-episode-clash-refused = { NAMES($seats) } for going on
inis-episode-clash-peace = all agree on peace
inis-episode-clash-left = { NAMES($seats) } ends it
inis-episode-clash-over = over
inis-ending-land = Victory: six opposing clans under one’s chieftains.
inis-ending-religion = Victory: six Sanctuaries near one’s clans.
inis-ending-territories = Victory: clans in six territories.
inis-score-land = { inis-n-conditions }
inis-score-religion = { inis-n-conditions }
inis-score-territories = { inis-n-conditions }
inis-n-conditions = { $points ->
    [0] no condition met
    [one] 1 condition met
   *[other] { $points } conditions met
}

## Why not

inis-no-territory-in-play = { NAME($territory, form: "number") ->
    [many] { NAME($territory, form: "The") } are not in play.
   *[one] { NAME($territory, form: "The") } is not in play.
}
inis-no-capital-here = No Citadel may ever stand { NAME($territory, form: "in") }, nor the Capital.
inis-no-card-in-hand = You do not hold “{ NAME($option) }”.
inis-no-season-side = “{ NAME($option) }” cannot be played on your turn, only at its own moment.
inis-no-druid-alone = “{ NAME($option) }” may not be your only Action card.
inis-no-pass-for-brenn = The Brenn has to begin the Season with a season card.
inis-no-second-token = You have a Pretender token already.
inis-no-condition-met = You meet no victory condition: { $land ->
    [one] 1 opposing clan
   *[other] { $land } opposing clans
}, { $religion ->
    [one] 1 Sanctuary
   *[other] { $religion } Sanctuaries
}, { $spread ->
    [one] 1 territory
   *[other] { $spread } territories
}, { $deeds ->
    [one] 1 Deed
   *[other] { $deeds } Deeds
}; six of one kind are needed.
inis-no-such-card-to-choose = “{ NAME($option) }” is not among the cards to choose from.
inis-no-stop-yet = You have to do it at least once.
inis-no-card-of-that-kind = “{ NAME($option) }” is not a card of the kind that is thrown away.
inis-no-card-for-this-moment = “{ NAME($option) }” belongs to another moment: its text says when it is played.
inis-no-territory-of-card = { inis-this-card } is about other territories than { NAME($territory, form: "the") }.{ inis-instead }
inis-no-fewer = { NAME($option) } is too few: the card says how many it must be at least.{ inis-instead }
inis-no-more = { NAME($option) } is too many: you do not have so many clans for it.{ inis-instead }
inis-no-more-by-card = { NAME($option) } is more than the card allows.{ inis-instead }
inis-no-fewer-from-citadels = { NAME($option) } is too few: not enough of the clans that move stand outside the Citadels.{ inis-instead }
inis-no-more-than-move = { NAME($option) } is more than the clans that move.{ inis-instead }
inis-no-more-in-citadels = { NAME($option) } is more than the clans that are in Citadels.{ inis-instead }
inis-no-such-player = There is no such player.{ inis-instead }
inis-no-player-of-card = { inis-this-card } is about other players than { NAME($other) }.{ inis-instead }
inis-no-clan-there = { NAME($other) } has no clan { NAME($territory, form: "in") }.
inis-instead = { $offers ->
    [one] {" "}Possible now: { NAMES($offered, form: "apart") }.
    [other] {" "}Possible now: { NAMES($offered, form: "apart") }.
   *[0] {""}
}
inis-this-card = { $by_card ->
    [1] “{ NAME($card) }”
   *[other] This
}
inis-no-clan-of-card = { inis-this-card } is about other clans than that of { NAME($other) } { NAME($territory, form: "in") }.{ inis-instead }
inis-no-such-way = Nothing of this can be done now: { NAME($doing) }.{ inis-instead }
inis-no-spot-touching-two = A new territory covers no other one and touches at least two.
inis-no-such-tile = { NAME($territory, form: "number") ->
    [many] { NAME($territory, form: "The") } are not among the territories you see.
   *[one] { NAME($territory, form: "The") } is not among the territories you see.
}
inis-no-clash-waiting-here = No clash is waiting { NAME($territory, form: "in") }.
inis-no-maneuver-card = “{ NAME($option) }” cannot be played as a manoeuvre now: what it asks for is not so here.{ inis-instead }
inis-no-maneuver-side = “{ NAME($option) }” cannot be played as a manoeuvre: it has no such side.{ inis-instead }
inis-no-maneuver-silenced = No triskel cards can be played any more in this clash.{ inis-instead }
inis-no-such-opponent = There is no such opponent.
inis-no-exposed-clan-to-attack = { NAME($other) } has no exposed clan here.
inis-no-refuge = You are not chieftain of any adjacent territory.
inis-no-end-alone = Others stand exposed as well: only all together can end the clash.
inis-no-neighbour = { NAME($territory, form: "number") ->
    [many] { NAME($territory, form: "The") } are not adjacent.
   *[one] { NAME($territory, form: "The") } is not adjacent.
}
inis-no-refuge-there = You are not chieftain { NAME($territory, form: "in") }.
inis-no-action-card-to-lose = There is no Action card to lose.
inis-no-part-of-card = { inis-this-card } has no such part.{ inis-instead }
inis-no-clan-of-yours-there = You have no clan { NAME($territory, form: "in") }.
inis-no-sanctuary-there = There is no Sanctuary { NAME($territory, form: "in") }.
inis-no-second-sanctuary = There is a Sanctuary { NAME($territory, form: "in") } already.
inis-no-citadel-there = There is no Citadel { NAME($territory, form: "in") }.
inis-no-citadel-allowed = No Citadel may ever stand { NAME($territory, form: "in") }.
inis-no-neighbour-of-it = { NAME($territory, form: "number") ->
    [many] { NAME($territory, form: "The") } are not adjacent to { NAME($first, form: "the") }.
   *[one] { NAME($territory, form: "The") } is not adjacent to { NAME($first, form: "the") }.
}
inis-no-place-but-elsewhere = It has to be another territory than { NAME($territory, form: "the") }.
inis-nothing-to-do-there = { inis-this-card } could do nothing { NAME($territory, form: "in") }.
inis-no-territory-twice = You have chosen { NAME($territory, form: "the") } for it already.
inis-no-clan-beside = A clan { NAME($territory, form: "from") } cannot come: it is not adjacent.
inis-no-clan-of-yours = That clan is not yours.
inis-no-opposing-clan-of = It has to be an opponent who has a clan there.
inis-no-clan-of-other = { NAME($other) } has no clan there.
inis-no-opponent = It has to be one of your opponents whom the card is about.

## The table in the terminal

inis-sheet-round = { $phase ->
    [0] Setup
    [1] Round { $round }, Assembly
    [2] Round { $round }, draft
    [3] Round { $round }, Season
   *[other] Round { $round }, the end
}; direction { $clockwise ->
    [1] clockwise
   *[other] counterclockwise
}; left: territories { $tiles }, Citadels { $citadels }, Sanctuaries { $sanctuaries }; Epic Tales { $deck }/{ $discard }
inis-sheet-clash = Clash { NAME($territory, form: "in") }, instigator { NAME($seat) }
inis-sheet-silenced = No triskel cards in this clash.
inis-sheet-players = Players
inis-sheet-player = player
inis-sheet-reserve = reserve
inis-sheet-deeds = Deeds
inis-sheet-land = L
inis-sheet-religion = R
inis-sheet-territories = T
inis-sheet-cards = Action/Epic
inis-sheet-advantages = Advantage cards
inis-sheet-known = known
inis-sheet-brenn = Brenn
inis-sheet-token = Pretender
inis-sheet-turn = →
inis-sheet-lands = Territories
inis-sheet-land-name = territory
inis-sheet-buildings = buildings
inis-sheet-seat = { NAME($seat) }
inis-sheet-exposed = exposed
inis-sheet-sheltered = in Citadels
inis-sheet-neighbours = beside
inis-sheet-hand = Your cards
inis-sheet-card = card
inis-sheet-text = what it does
inis-sheet-draft = Cards to draft
inis-sheet-draft-step = Draft, step { $step } of { $steps }: keep { $keep }, pass { $pass } on to { NAME($seat) }
inis-sheet-drawn = Epic Tales drawn
inis-sheet-tiles = Territories you see
inis-sheet-kept = kept
inis-sheet-table-card = On the table: “{ NAME($card) }” ({ NAME($seat) })
inis-sheet-aside = Put aside by you: “{ NAME($card) }”
inis-sheet-display = In the display: { $number ->
    [0] nothing
   *[other] { $cards }
}
inis-legend-mark = number of an option
inis-legend-letter = clans of a player, by the player’s letter (A: player 1)
inis-legend-chieftain = chieftain
inis-legend-capital = Capital
inis-legend-citadel = Citadel
inis-legend-sanctuary = Sanctuary
inis-legend-festival = Festival
inis-legend-clash = clash

## Card texts

inis-side-season = Season: { $text }
inis-side-triskel = Triskel: { $text }
inis-side-automatic = { $text }

inis-when-own_turn = { $condition_is ->
    [none] { PART($effect) }
   *[other] only if { PART($condition) }: { PART($effect) }
}
inis-when-assembly_start = before the Assembly begins{ inis-provided }. { PART($effect, form: "sentence") }
inis-when-opponent_action_card_declared = when an opponent plays an Action card{ inis-provided-too }: { PART($effect) }
inis-when-epic_or_advantage_card_declared = when anyone plays an Epic Tale or an Advantage card{ inis-provided-too }: { PART($effect) }
inis-when-after_action_card_resolved = after anyone’s Action card has been carried out{ inis-provided-too }: { PART($effect) }
inis-when-after_own_season_card = after a season card of yours{ inis-provided }: { PART($effect) }
inis-when-after_own_epic_tale = after an Epic Tale of yours{ inis-provided }: { PART($effect) }
inis-when-own_epic_draw = when you draw Epic Tales{ inis-provided-too }: { PART($effect) }
inis-when-gates_effect_resolving = when the Gates of Tír na nÓg open for you{ inis-provided-too }: { PART($effect) }
inis-when-own_move_into_mountains = when your clans move into the Mountains{ inis-provided-too }: { PART($effect) }
inis-when-own_clan_removed = when a clan of yours is removed{ inis-provided-too }: { PART($effect) }
inis-when-own_clan_removed_in_clash = when a clan of yours is removed in a clash{ inis-provided-too }: { PART($effect) }
inis-when-end_of_any_turn = at the end of anyone’s turn{ inis-provided }: { PART($effect) }
inis-when-any_time = at any time{ inis-provided }: { PART($effect) }
inis-when-clash_start = at the start of a clash{ inis-provided }: { PART($effect) }
inis-when-clash_citadels_end = in a clash, when the Citadels have been occupied{ inis-provided }: { PART($effect) }
inis-when-clash_resolution_start = in a clash, before the first manoeuvre{ inis-provided }: { PART($effect) }
inis-when-clash_maneuver = as your manoeuvre in a clash{ inis-provided }: { PART($effect) }
inis-when-clash_own_attack_declared = when you attack{ inis-provided-too }: { PART($effect) }
inis-when-clash_attack_against_you = when you are attacked{ inis-provided-too }: { PART($effect) }
inis-when-clash_after_own_attack = after your attack{ inis-provided }: { PART($effect) }
inis-when-clash_after_own_maneuver = after your manoeuvre in a clash{ inis-provided }: { PART($effect) }
inis-when-clash_after_any_maneuver = after anyone’s manoeuvre in a clash{ inis-provided }: { PART($effect) }
inis-when-this_discarded = when this card is discarded{ inis-provided-too }: { PART($effect) }
inis-when-enters_play = when this territory comes into play: { PART($effect) }
inis-when-turn_direction_changed = when the direction of play changes: { PART($effect) }
inis-when-clans_moved_in = when clans move in here: { PART($effect) }
inis-when-always = { PART($effect) }
inis-provided = { $condition_is ->
    [none] {""}
   *[other] , if { PART($condition) }
}
inis-provided-too = { $condition_is ->
    [none] {""}
   *[other] {" "}and { PART($condition) }
}

inis-here = { $there ->
    [2] { PART($place, form: "in") }
    [1] there
   *[other] here
}
inis-to-here = { $there ->
    [2] { PART($place, form: "to") }
    [1] into it
   *[other] into this territory
}
inis-from-here = { $there ->
    [2] { PART($place, form: "from") }
    [1] from there
   *[other] from here
}
inis-your = { $person ->
    [they] their
   *[other] your
}
inis-your-many = { $person ->
    [they] their
   *[other] your
}
inis-hand-of = { $person ->
    [they] their hand
   *[other] your hand
}

inis-verb-place = { $what_is ->
    [festival] lay { inis-placing } (whoever starts a clash where it lies first removes one of their own clans there)
    [clan-stored] put { inis-setting } again (the others go to your reserve)
   *[other] place { inis-setting }
}
    .third = { $what_is ->
        [festival] lays { inis-placing }
       *[other] places { inis-setting }
    }
inis-placing = { PART($what) } { $to_is ->
    [none] { inis-here }
   *[other] { PART($to, form: "in") }
}
inis-setting = { PART($what, form: "reserve") } { $to_is ->
    [none] { inis-here }
   *[other] { PART($to, form: "in") }
}
inis-verb-move = { $clash_is ->
    [no] peacefully move { inis-moving }
   *[other] move { inis-moving }
}
    .third = { $clash_is ->
        [no] peacefully moves { inis-moving }
       *[other] moves { inis-moving }
    }
inis-moving = { PART($what) } { $from_is ->
    [none] { inis-from-here }
   *[other] { PART($from, form: "from") }
} { $to_is ->
    [none] { inis-to-here }
   *[other] { PART($to, form: "to") }
}
inis-verb-remove = remove { inis-removing }
    .third = removes { inis-removing }
inis-removing = { PART($what) } { $from_is ->
    [none] { inis-here }
   *[other] { PART($from, form: "from") }
}
inis-verb-replace = replace { PART($what, form: "bare") } of { PART($from) } by one from your reserve
    .third = replaces { PART($what, form: "bare") } of { PART($from) } by one from their reserve
inis-verb-build = build { PART($what) } { inis-here }
    .third = builds { PART($what) } { inis-here }
inis-verb-lay = { $of_is ->
    [none] { $spot_is ->
        [brenn] let the Brenn choose a place for a new territory; then turn up the top tile and lay it there.
       *[other] choose a place for a new territory; then turn up the top tile and lay it there.
    }
   *[other] look at the top { PART($of) } territory tiles, lay one of them at a place { $spot_is ->
        [brenn] of the Brenn’s choice
       *[other] of your choice
    } and put the others under the stack.
}
    .third = { $of_is ->
        [none] chooses a place for a new territory, turns up the top tile and lays it there
       *[other] looks at the top { PART($of) } territory tiles, lays one of them and puts the others under the stack
    }
inis-verb-draw = { $how ->
    [more] draw { inis-more-cards }, but keep only as many as usual
   *[other] draw { inis-epic-tales }{ $keep_is ->
        [none] {""}
       *[other] , of which you keep { PART($keep) }
    }
}
    .third = { $how ->
        [more] draws { inis-more-cards }, but keeps only as many as usual
       *[other] draws { inis-epic-tales }{ $keep_is ->
            [none] {""}
           *[other] , of which they keep { PART($keep) }
        }
    }
inis-more-cards = { $count ->
    [one] one more Epic Tale
   *[other] { core-number } more Epic Tales
}
inis-epic-tales = { $how ->
    [per] one Epic Tale for each { PART($per, form: "per") }{ $most ->
        [0] {""}
       *[other] {" "}(at most { $most })
    }
   *[other] { $count ->
        [one] one Epic Tale
       *[other] { core-number } Epic Tales
    }
}
inis-verb-take = { $pick_is ->
    [holder] { PART($from) } gives you { PART($what) } of their choice.
   *[other] take { inis-taking }
}
    .inf = take { inis-taking }
    .third = takes { inis-taking }
inis-taking = { $pick_is ->
    [random] { PART($what) } at random
   *[other] { $from_is ->
        [aside] { PART($what, form: "the") }
       *[other] { PART($what, form: "chosen") }
    }
}{ $from_is ->
    [none] {""}
   *[other] {" "}{ PART($from, form: "from") }
}
inis-verb-give = { $what_is ->
    [action-deck] choose which Action card is put aside
   *[other] { $to_is ->
        [aside] put { PART($what) } from { inis-hand-of } aside
        [givers] give { PART($what) } back for each you got
       *[other] give { PART($what) } to { PART($to) }
    }
}
    .third = { $what_is ->
        [action-deck] chooses which Action card is put aside
       *[other] { $to_is ->
            [aside] puts { PART($what) } from { inis-hand-of } aside
            [givers] gives { PART($what) } back for each you got
           *[other] gives { PART($what) } to { PART($to) }
        }
    }
inis-verb-discard = { $what_is ->
    [epic-shown] discard { PART($what) }
   *[other] throw away { PART($what) }
}
    .third = { $what_is ->
        [epic-shown] discards { PART($what) }
       *[other] throws away { PART($what) }
    }
inis-verb-reveal = { PART($from) } reveals { PART($what) } { $pick_is ->
    [random] at random
   *[other] of their choice
}.
inis-verb-look = look at { PART($what) } of { PART($from) }
    .third = looks at { PART($what) } of { PART($from) }
inis-verb-shuffle = shuffle the discard pile of { PART($what, form: "many") } back into its deck
    .third = shuffles the discard pile of { PART($what, form: "many") } back into its deck
inis-verb-cancel = { $what_is ->
    [that_card] that card has no effect and is discarded
    [removal] the clan stays where it is
    [attack] the attack has no effect
   *[toll] you pay no toll for this movement
}
inis-verb-deed = gain { inis-deeds }
    .third = gains { inis-deeds }
inis-deeds = { $count ->
    [one] one Deed
   *[other] { core-number } Deeds
}
inis-verb-clash = start a clash { inis-here } { $instigator_is ->
    [you] as its instigator
   *[other] and name as its instigator { PART($instigator) }
}
    .third = starts a clash { inis-here } { $instigator_is ->
        [you] as its instigator
       *[other] and names as its instigator { PART($instigator) }
    }
inis-verb-end_clash = the clash ends at once
inis-verb-appoint = { $what_is ->
    [next_turn] { $with_is ->
        [you] you take the next turn; a season about to end goes on
       *[other] the next turn is taken by { PART($with) }
    }
    [instigator] choose { PART($with) } to be the instigator from now on and make the first manoeuvre
   *[next_maneuver] choose { PART($with) } to make the next manoeuvre
}
inis-verb-outcome = { $what_is ->
    [both] the attacked player loses both an exposed clan and an Action card
   *[own_choice] you choose instead of the attacked player: an exposed clan is removed or an Action card is thrown away
}
inis-verb-expose = { PART($what) } come out and are exposed in this clash
inis-verb-store = keep { PART($what) } on this card until the clash ends, those removed before and after included
inis-verb-forbid = { $what_is ->
    [triskel] nobody may play triskel cards{ $until_is ->
        [none] {""}
       *[other] {" "}{ PART($until, form: "until") }
    }
   *[other] no { PART($what, form: "per") } can be built here
}
inis-verb-flip = turn the crow token over, which changes the direction of play
    .third = turns the crow token over, which changes the direction of play
inis-verb-nothing = nothing happens; you use up your turn without passing

inis-verb-at = { $what_is ->
    [territory] { $how ->
        [all] in each territory{ PART($what, form: "where") }: { PART($block) }
        [up_to] in up to { core-number } territories{ PART($what, form: "where") }: { PART($block) }
       *[other] choose { PART($what) }: { PART($block) }
    }
   *[other] { PART($block) }
}
    .third = { PART($block, form: "third") }
inis-verb-as = { PART($what) } { PART($block, form: "third") }
inis-verb-each_player = each player who { PART($what, form: "who") } { PART($block, form: "third") }
inis-verb-times = { $how ->
    [per] for each { PART($per, form: "per") }{ $most ->
        [0] {""}
       *[other] {" "}(at most { $most })
    }: { PART($block) }
   *[other] { core-number } times: { PART($block) }
}
inis-verb-on = { PART($what, form: "at") }, { PART($block) }

inis-fn-territory = { $what_is ->
    [none] any territory
   *[other] a territory where { PART($what) }
}
    .where = { $what_is ->
        [none] {""}
       *[other] {" "}where { PART($what) }
    }
    .in = { $what_is ->
        [none] in any territory
       *[other] { $count ->
            [one] { $how ->
                [per] in territories where { PART($what) }
               *[other] in a territory where { PART($what) }
            }
           *[other] in one or more territories where { PART($what) }
        }
    }
    .from = { $what_is ->
        [none] from any territory
       *[other] from a territory where { PART($what) }
    }
    .to = { $what_is ->
        [none] to any territory
       *[other] to a territory where { PART($what) }
    }
inis-fn-elsewhere = { $what_is ->
    [none] another territory
   *[other] another territory where { PART($what) }
}
    .in = { $what_is ->
        [none] in another territory
       *[other] in another territory where { PART($what) }
    }
    .from = { $what_is ->
        [none] from another territory
       *[other] from another territory where { PART($what) }
    }
    .to = { $what_is ->
        [none] to any one other territory
       *[other] to another territory where { PART($what) }
    }
inis-fn-player = a player who { PART($what, form: "who") }
inis-fn-opponent = { $what_is ->
    [none] an opponent
   *[other] an opponent who { PART($what, form: "who") }
}
    .from = { $what_is ->
        [none] from an opponent
       *[other] from an opponent who { PART($what, form: "who") }
    }
inis-fn-present = you are present
    .who = is present { inis-here }
inis-fn-chieftain = you are chieftain
    .who = is chieftain { inis-here }
inis-fn-exposed = you have an exposed clan
    .who = has an exposed clan
inis-fn-involved = you are involved in it
    .who = is involved in it
inis-fn-has = { $what_is ->
    [citadel] a Citadel stands
    [sanctuary] a Sanctuary stands
    [clan-own] you have a clan { $with_is ->
        [none] { inis-here }
       *[other] { PART($with, form: "in") }
    }
   *[other] you hold { PART($what, form: "a") }
}
    .who = { $what_is ->
        [clan-own] has a clan { inis-here }
       *[other] holds { PART($what, form: "a") }
    }
inis-fn-none = no { PART($what, form: "per") } stands
inis-fn-allows = { PART($what) } may stand
inis-fn-clash_in = the clash is { PART($what, form: "in") }
inis-fn-took = it removed { PART($what, form: "a") }
inis-fn-did = { $what_is ->
    [take] you get a card
    [remove] a clan is removed
   *[other] this happens
}
    .not = { $what_is ->
        [take] you get none
        [remove] no clan is removed
       *[other] this does not happen
    }
inis-compare-is = you have exactly { PART($what, form: "bare") } { inis-here }
    .who = has exactly { PART($what, form: "bare") } { inis-here }
inis-compare-is-not = you do not have exactly { PART($what, form: "bare") } { inis-here }
    .who = does not have exactly { PART($what, form: "bare") } { inis-here }
inis-compare-at-least = you have at least { PART($what, form: "bare") } { inis-here }
    .who = has at least { PART($what, form: "bare") } { inis-here }
inis-compare-at-most = you have at most { PART($what, form: "bare") } { inis-here }
    .who = has at most { PART($what, form: "bare") } { inis-here }
inis-compare-more = you have more than { PART($what, form: "bare") } { inis-here }
    .who = has more than { PART($what, form: "bare") } { inis-here }
inis-compare-less = you have fewer than { PART($what, form: "bare") } { inis-here }
    .who = has fewer than { PART($what, form: "bare") } { inis-here }

inis-word-here = this territory
    .in = { inis-here }
    .from = { inis-from-here }
    .to = { inis-to-here }
inis-word-adjacent = an adjacent territory
    .in = in an adjacent territory
    .from = { $count ->
        [one] from an adjacent territory
       *[other] from adjacent territories
    }
    .to = { $together_is ->
        [yes] together to one adjacent territory
       *[other] { $count ->
            [one] to an adjacent territory
           *[other] to one or more adjacent territories
        }
    }
inis-word-capital = the Capital’s territory
    .in = in the Capital’s territory
    .from = from the Capital’s territory
    .to = to the Capital’s territory
inis-word-new = the new territory
    .in = in the new territory
    .from = from the new territory
    .to = to the new territory
inis-word-home = { NAME($home, form: "the") }
    .in = { NAME($home, form: "in") }
    .from = { NAME($home, form: "from") }
    .to = { NAME($home, form: "into") }
inis-word-you = you
inis-word-brenn = the Brenn
    .from = from the Brenn
inis-word-victim = the attacked player
    .from = from the attacked player
inis-word-owner = their owner
    .from = from their owner
inis-word-opponents = each opponent
    .from = from each opponent
inis-word-givers = each of them
inis-word-aside = aside
    .from = that was put aside
inis-word-action_discard = the Action card discard pile
    .from = from the Action card discard pile
inis-word-deal = the deal
    .at = at the deal
inis-word-draft_end = the end of the draft
    .at = after the draft
inis-word-clash_end = the end of the clash
    .at = at the end of the clash
    .until = until this clash ends

inis-some-clan = { $how ->
    [all] all clans
    [any] any number of clans
    [some] one or more clans
    [up_to] up to { core-number } clans
   *[other] { $count ->
        [one] any one clan
       *[other] any { core-number } clans
    }
}
    .per = clan { inis-here }
inis-some-clan-own = { $how ->
    [all] all { inis-your-many } clans
    [any] any number of { inis-your } clans
    [some] one or more of { inis-your } clans
    [up_to] up to { core-number } of { inis-your } clans
    [up_to_per] up to one of { inis-your } clans
   *[other] { core-number } of { inis-your } clans
}
    .reserve = { $how ->
        [all] all clans of { inis-your } reserve
        [any] any number of clans
        [some] one or more clans
        [up_to] up to { inis-n-clans }
        [up_to_per] up to one clan
       *[other] { inis-n-clans }
    }
    .bare = { inis-n-clans }
    .per = clan of { inis-your } own { inis-here }
inis-n-clans = { $count ->
    [one] one clan
   *[other] { core-number } clans
}
inis-n-exposed = { $count ->
    [one] one exposed clan
   *[other] { core-number } exposed clans
}
inis-some-clan-opposing = { $how ->
    [all] all opposing clans
    [any] any number of opposing clans
    [some] one or more opposing clans
    [up_to] up to { core-number } opposing clans
   *[other] { $count ->
        [one] one opposing clan
       *[other] { core-number } opposing clans
    }
}
    .a = an opposing clan
    .bare = { inis-n-clans }
    .per = opposing clan { inis-here }
inis-some-clan-exposed = { $how ->
    [all] all exposed clans
    [any] any number of exposed clans
    [some] one or more exposed clans
    [up_to] up to { core-number } exposed clans
   *[other] { $count ->
        [one] any one exposed clan
       *[other] any { core-number } exposed clans
    }
}
    .bare = { inis-n-exposed }
    .per = exposed clan { inis-here }
inis-some-clan-own-exposed = { $how ->
    [all] all { inis-your-many } exposed clans
    [any] any number of { inis-your } exposed clans
    [some] one or more of { inis-your } exposed clans
    [up_to] up to { core-number } of { inis-your } exposed clans
   *[other] { core-number } of { inis-your } exposed clans
}
    .bare = { inis-n-exposed }
    .per = exposed clan of { inis-your } own { inis-here }
inis-some-clan-sheltered = { $how ->
    [all] all clans in Citadels
   *[other] { core-number } { $count ->
        [one] clan in a Citadel
       *[other] clans in Citadels
    }
}
    .per = clan in a Citadel
inis-some-clan-lost = all { inis-your-many } clans removed in this clash
inis-some-clan-stored = { $how ->
    [all] all of them
    [any] any number of them
    [up_to] up to { core-number } of them
   *[other] { core-number } of them
}
    .reserve = { inis-some-clan-stored }
inis-some-that_clan = it
    .reserve = it again
inis-some-festival = the Festival marker
inis-some-citadel = { $count ->
    [one] a Citadel
   *[other] { core-number } Citadels
}
    .per = Citadel
inis-some-sanctuary = { $count ->
    [one] a Sanctuary
   *[other] { core-number } Sanctuaries
}
    .per = Sanctuary
inis-some-tile = { $count ->
    [one] a territory
   *[other] { core-number } territories
}
inis-some-action = { $how ->
    [all] the Action cards
    [any] any number of Action cards
    [some] one or more Action cards
    [up_to] up to { core-number } Action cards
   *[other] { $count ->
        [one] one Action card
       *[other] { core-number } Action cards
    }
}
    .a = an Action card
    .the = the Action card
    .chosen = { $count ->
        [one] an Action card of your choice
       *[other] { core-number } Action cards of your choice
    }
    .many = Action cards
    .per = Action card in { inis-hand-of }
inis-some-action-deck = any Action card
inis-some-action-other = another Action card
    .per = other Action card in { inis-hand-of }
inis-some-epic = { $how ->
    [all] the Epic Tales
    [any] any number of Epic Tales
    [some] one or more Epic Tales
    [up_to] up to { core-number } Epic Tales
   *[other] { $count ->
        [one] one Epic Tale
       *[other] { core-number } Epic Tales
    }
}
    .a = an Epic Tale
    .the = the Epic Tale
    .chosen = { $count ->
        [one] an Epic Tale of your choice
       *[other] { core-number } Epic Tales of your choice
    }
    .many = Epic Tales
    .per = Epic Tale in { inis-hand-of }
inis-some-epic-other = another Epic Tale
    .per = other Epic Tale in { inis-hand-of }
inis-some-epic-shown = { $how ->
    [all] the others
   *[other] { core-number } of them
}
    .chosen = { inis-some-epic-shown }
inis-some-card = { $count ->
    [one] one card of any kind
   *[other] { core-number } cards of any kind
}
inis-some-advantage-here = its Advantage card, if it has not been played this round
inis-some-that_card = that card
    .chosen = that card into your hand
inis-some-opponent = an opponent
    .per = opponent
inis-some-discarded = a card thrown away
    .per = card thrown away

## Territories

inis-territory-cove = Cove
    .the = the Cove
    .The = The Cove
    .in = in the Cove
    .into = into the Cove
    .from = from the Cove
inis-territory-forest = Forest
    .the = the Forest
    .The = The Forest
    .in = in the Forest
    .into = into the Forest
    .from = from the Forest
inis-territory-gates = Gates of Tír na nÓg
    .the = the Gates of Tír na nÓg
    .The = The Gates of Tír na nÓg
    .number = many
    .in = at the Gates of Tír na nÓg
    .into = to the Gates of Tír na nÓg
    .from = from the Gates of Tír na nÓg
inis-territory-highlands = Highlands
    .the = the Highlands
    .The = The Highlands
    .number = many
    .in = in the Highlands
    .into = into the Highlands
    .from = from the Highlands
inis-territory-hills = Hills
    .the = the Hills
    .The = The Hills
    .number = many
    .in = in the Hills
    .into = into the Hills
    .from = from the Hills
inis-territory-iron_mine = Iron Mine
    .the = the Iron Mine
    .The = The Iron Mine
    .in = in the Iron Mine
    .into = into the Iron Mine
    .from = from the Iron Mine
inis-territory-lost_vale = Lost Vale
    .the = the Lost Vale
    .The = The Lost Vale
    .in = in the Lost Vale
    .into = into the Lost Vale
    .from = from the Lost Vale
inis-territory-meadows = Meadows
    .the = the Meadows
    .The = The Meadows
    .number = many
    .in = in the Meadows
    .into = into the Meadows
    .from = from the Meadows
inis-territory-misty_lands = Misty Lands
    .the = the Misty Lands
    .The = The Misty Lands
    .number = many
    .in = in the Misty Lands
    .into = into the Misty Lands
    .from = from the Misty Lands
inis-territory-moor = Moor
    .the = the Moor
    .The = The Moor
    .in = on the Moor
    .into = onto the Moor
    .from = from the Moor
inis-territory-mountains = Mountains
    .the = the Mountains
    .The = The Mountains
    .number = many
    .in = in the Mountains
    .into = into the Mountains
    .from = from the Mountains
inis-territory-plains = Plains
    .the = the Plains
    .The = The Plains
    .number = many
    .in = in the Plains
    .into = into the Plains
    .from = from the Plains
inis-territory-salt_mine = Salt Mine
    .the = the Salt Mine
    .The = The Salt Mine
    .in = in the Salt Mine
    .into = into the Salt Mine
    .from = from the Salt Mine
inis-territory-stone_circle = Stone Circle
    .the = the Stone Circle
    .The = The Stone Circle
    .in = in the Stone Circle
    .into = into the Stone Circle
    .from = from the Stone Circle
inis-territory-swamp = Swamp
    .the = the Swamp
    .The = The Swamp
    .in = in the Swamp
    .into = into the Swamp
    .from = from the Swamp
inis-territory-valley = Valley
    .the = the Valley
    .The = The Valley
    .in = in the Valley
    .into = into the Valley
    .from = from the Valley

## The board in the browser

inis-board-map = The island
inis-board-chieftain = Chieftain: { NAME($seat) }
inis-board-no-chieftain = no chieftain
inis-board-clans-of = { NAME($seat) } { $clans ->
    [one] { $clans } clan
   *[other] { $clans } clans
}
inis-board-capital = the Capital
inis-board-citadels = { $number ->
    [one] { $number } Citadel
   *[other] { $number } Citadels
}
inis-board-sanctuaries = { $number ->
    [one] { $number } Sanctuary
   *[other] { $number } Sanctuaries
}
inis-board-festival = the Festival
inis-board-advantage-of = Advantage card: { NAME($seat) }
inis-board-advantage-open = Advantage card in the display
inis-board-advantage-played = Advantage card played
inis-board-new-here = A new territory here
inis-board-citadels-left = Citadels left: { $number }
inis-board-sanctuaries-left = Sanctuaries left: { $number }
inis-board-tiles-left = Territories left: { $number }
inis-board-direction = Direction of play
inis-board-clockwise = clockwise
inis-board-counterclockwise = counterclockwise
inis-board-kind-action = Action
inis-board-kind-advantage = Advantage
inis-board-kind-epic = Epic Tale
inis-board-side-season = Season
inis-board-side-triskel = Triskel
inis-board-side-automatic = Always
inis-board-four = only with four players
inis-board-cancelled = cancelled
inis-board-turned = played, face-down
inis-board-action-cards = { $cards ->
    [one] { $cards } Action card
   *[other] { $cards } Action cards
}
inis-board-advantage-cards = { $cards ->
    [one] { $cards } Advantage card
   *[other] { $cards } Advantage cards
}
inis-board-epic-cards = { $cards ->
    [one] { $cards } Epic Tale
   *[other] { $cards } Epic Tales
}
inis-board-reserve = Clans in reserve
inis-board-deeds = Deeds
inis-board-brenn = Brenn
inis-claim-title = { NAME($seat) } claims the throne
inis-claim-tag = { $number ->
    [one] Pretender: { $names }
   *[other] Pretenders: { $names }
}
inis-claim-stands = { $condition ->
    [land] Chieftain over { $count ->
        [one] one opposing clan
       *[other] { $count } opposing clans
    }
    [religion] Present at { $count ->
        [one] one Sanctuary
       *[other] { $count } Sanctuaries
    }
   *[other] Present in { $count ->
        [one] one territory
       *[other] { $count } territories
    }
}{ $deeds ->
    [0] {""}
    [one] {" "}and one Deed
   *[other] {" "}and { $deeds } Deeds
}: { $sum } of { $needed }.
inis-claim-wins = As it stands, { NAME($seat) } becomes king at the next Assembly.
inis-claim-nobody = As it stands, nobody becomes king at the next Assembly.
inis-claim-take = Take it away
inis-claim-hangs = One clan is all that holds { $places }: without it the claim fails.
inis-claim-firm = No single clan decides it.
inis-claim-also = Claim as well
inis-claim-able = { $names } can take a token too.
inis-claim-lack = You lack { $number } for a condition.
inis-claim-tie = Win the tie
inis-claim-brenn = With equally many conditions the Brenn wins, if among the Pretenders. At the Assembly the chieftain of the { $place } becomes Brenn: { $names }.
inis-claim-flag = counts for the claim of { NAME($seat) }
inis-board-pretender = Pretender
inis-board-claim = Take a Pretender token
inis-board-condition-land = Opposing clans under own chieftains: { $number } of { $needed }
inis-board-condition-religion = Sanctuaries where present: { $number } of { $needed }
inis-board-condition-territories = Territories where present: { $number } of { $needed }
inis-board-clash = Clash { NAME($territory, form: "in") }
inis-board-instigator = Instigator: { NAME($seat) }
inis-board-silenced = No triskel cards
inis-board-fighter = { NAME($seat) }: { $exposed } exposed, { $sheltered } sheltered
inis-board-sheltered = { $number } sheltered in Citadels
inis-board-attack = Attack { NAME($seat) }
inis-board-attacked = attacked
inis-board-thinking = is thinking
inis-board-answered = has answered
inis-board-order = Order of manoeuvres
inis-board-peace = Peace:
inis-board-peace-stands = Your answer stands for this clash until you change it; nobody else sees it.
inis-board-now = { NAME($seat) }, now
inis-board-stage-shelter = { $citadels ->
    [0] No Citadels
   *[other] Citadels ({ $free } of { $citadels } free)
}
inis-board-stage-maneuvers = Manoeuvres
inis-board-waiting = then { NAME($territory, form: "in") }
inis-board-draft = Draft, step { $step } of { $steps }
inis-board-draft-keep = Keep { $keep }, pass { $pass } on
inis-board-draft-deal = deal { $deal } of { $deals }
inis-board-on-table = Cards on the table
inis-board-answers = answered by
inis-board-drawing = { NAME($seat) } draws { $number ->
    [one] an Epic Tale
   *[other] { $number } Epic Tales
}
inis-board-parts = What the tray shows
inis-board-part-hand = Hand
inis-board-part-display = Open cards
inis-board-part-chronicle = Chronicle
inis-board-no-cards = No cards in hand.
inis-board-watching = You are watching; hands are hidden.
inis-board-in-display = In the display
inis-board-epic-discard = Discarded Epic Tales
inis-board-action-discard = Discarded Actions
inis-board-epic-deck = Deck of Epic Tales
inis-board-aside = Put aside
inis-board-declined = Moments declined
inis-board-round = Round { $round }
inis-board-nothing-played = No card has been played yet.
inis-board-territories = Territories where present
inis-board-religion = Sanctuaries where present
inis-board-land = Opposing clans under own chieftains
inis-board-chieftaincies = Territories as chieftain
inis-board-clans = Clans on the island

# What it is about, and the order of play.
inis-aim-1 = You want to become king of an island that grows as you play.
inis-aim-2 = Fulfil one of three conditions: be chieftain over six opposing clans, or be present where six Sanctuaries are, or in six territories. Deeds fill gaps.
inis-aim-3 = Then take a Pretender token in the Season. If you still fulfil most at the next Assembly, you win; at a tie the Brenn does.
inis-course-setup = Settling
inis-course-setup-says = Everybody places clans in the first territories.
inis-course-assembly = Assembly
inis-course-assembly-says = Who is Brenn? Has a Pretender won? Then Advantage cards, crows and the deal.
inis-course-draft = Draft
inis-course-draft-says = Keep one card, then two, then three; the others go on to the next player.
inis-course-season = Season
inis-course-season-says = In turn: play a season card, pass, or take a Pretender token. It ends when all pass in a row.
inis-course-clash = Clash
inis-course-clash-says = Clans that meet fight or make peace; each manoeuvre is an attack, a retreat or a card.
inis-course-over = The end
inis-course-over-says = A Pretender won at the Assembly.

## The lesson: a guided first game

inis-lesson-chapter-about = What it is about
inis-lesson-chapter-draft = The cards
inis-lesson-chapter-season = The Season
inis-lesson-chapter-end = How it ends, and on

inis-lesson-aim-title = Who becomes king?
inis-lesson-aim-text = You lead clans on an island that grows. Fulfil one of three conditions, claim the crown, and still fulfil it when the next Assembly meets: then you have won.
inis-lesson-conditions-title = Three ways, six of each
inis-lesson-conditions-text = Be chieftain over six clans of others; or be present where six Sanctuaries stand; or be present in six territories. Deeds count for what is missing.
inis-lesson-capital-title = Found the Capital
inis-lesson-capital-text = You are Brenn, the judge of the island, and choose where the Capital stands. Whoever is chieftain there, with more clans than each other player, is Brenn in the next round.
inis-lesson-capital-move = choose a territory
inis-lesson-capital-free = Any choice is fine. We would take the Meadows.
inis-lesson-capital-board = With the first Sanctuary.
inis-lesson-clans-title = Place a clan
inis-lesson-clans-text = Everybody places two clans, one after the other. There is no fight yet: clans of several colours may live together.
inis-lesson-clans-move = place a clan in either territory
inis-lesson-clans-free = We would take the Meadows: who holds the Capital leads the round.
inis-lesson-clans-board = The Capital is here.
inis-lesson-clans-second-title = And another one
inis-lesson-clans-second-text = At a tie nobody is chieftain, and the Brenn stays who he was. With one clan more you are sure of it.
inis-lesson-clans-second-move = place your second clan
inis-lesson-clans-second-free = We would take the Meadows again: now you are their chieftain.
inis-lesson-clans-second-why = Each clan more in a territory is a step towards being its chieftain. And whoever is chieftain of the Capital when the Assembly meets is Brenn.

inis-lesson-deal-title = Cards are all you have
inis-lesson-deal-text = Each round brings new Action cards by a draft: of three you keep one and pass on two, then of three you pass on one. This is done twice; everything you do in the Season is on these cards.
inis-lesson-keep-title = Keep one
inis-lesson-keep-text = Point at a card to read it. What you pass on Blue may keep.
inis-lesson-keep-move = keep any card
inis-lesson-keep-free = We would keep the Warlord: it answers in a clash.
inis-lesson-pass-on-title = Pass one on
inis-lesson-pass-on-text = Now you have three again. One of them goes on; you may still give away what you have kept.
inis-lesson-pass-on-move = pass any card on
inis-lesson-pass-on-free = We would pass on the Festival: it protects one place, and we want to move.
inis-lesson-keep-second-title = The second deal
inis-lesson-keep-second-text = The same with three other cards.
inis-lesson-keep-second-move = keep any card
inis-lesson-keep-second-free = We would keep the Citadel: it protects a clan in a clash.
inis-lesson-pass-on-second-title = The last choice
inis-lesson-pass-on-second-text = With this the hands are made. You know some of what Blue has: what you have passed on.
inis-lesson-pass-on-second-move = pass any card on
inis-lesson-pass-on-second-free = We would pass on the New Alliance.

inis-lesson-season-title = The Season begins
inis-lesson-season-text = In turn you play one card, or pass, or take a Pretender token. The Brenn begins. The card of the Meadows is an Advantage card: its chieftain gets it in every Assembly.
inis-lesson-play-title = Play a card
inis-lesson-play-text = A card says what it does and where. Some cards answer others: then the question waits for everybody who could.
inis-lesson-play-move = play any card
inis-lesson-play-free = Any choice is fine. We would build the Citadel in the Meadows.
inis-lesson-play-board = Your clans are here.
inis-lesson-theirs-title = What Blue did
inis-lesson-theirs-text = Clans that are placed never start a clash. Only clans that move into a territory with others do.
inis-lesson-theirs-why = This card brings Blue two clans more, each to a territory where it was before. Whoever has the most clans in a territory is its chieftain, and the chieftain of the Capital will be the next Brenn.
inis-lesson-clash-title = Clashes
inis-lesson-clash-text = Who moves in starts a clash. First all may agree on peace; else each in turn attacks, withdraws or plays a card. Who is attacked loses a clan or throws away an Action card.
inis-lesson-move-title = Move
inis-lesson-move-text = Migration moves your clans to neighbouring territories. Where nobody else is, nothing happens; where others are, a clash begins.
inis-lesson-move-move = play a card that moves, or any other
inis-lesson-move-free = Any choice is fine. We would send one clan to the Highlands and leave the rest.
inis-lesson-peace-title = Peace, or not
inis-lesson-peace-text = A clash ends when all who are in it want peace. Then everybody stays where they are.
inis-lesson-peace-move = say whether you want peace
inis-lesson-peace-free = We would go on once: Blue has to give something up.
inis-lesson-fight-title = A manoeuvre
inis-lesson-fight-text = Who started the clash begins. You attack a clan, withdraw to where you are chieftain, or play a card that fits.
inis-lesson-fight-move = choose a manoeuvre
inis-lesson-fight-free = We would attack: Blue loses a clan or a card.
inis-lesson-pass-title = Pass
inis-lesson-pass-text = Who passes may play again later in the Season. It ends when all have passed one after the other; cards that are left are lost.
inis-lesson-pass-move = pass, or play what you still have
inis-lesson-pass-free = We would pass when nothing useful is left.

inis-lesson-pretender-title = A new Assembly
inis-lesson-pretender-text = A Pretender who fulfils most conditions would win now; at a tie the Brenn does. The token is taken in the Season, instead of a card, by somebody who fulfils one: so everybody is warned.
inis-lesson-yours-title = From here on it is your game
inis-lesson-yours-text = Assembly, draft, Season: each round is as the first one. Watch the conditions at the side; who has five is close.

## The ending and its reckoning

# The Assembly on the page.
inis-assembly-brenn = Brenn
inis-assembly-victory = Victory
inis-assembly-advantages = Advantage cards
inis-assembly-crows = Crows
inis-assembly-deal = Deal
inis-assembly-draft = Draft
inis-assembly-brenn-asks = The Assembly: who is Brenn?
inis-assembly-victory-asks = The Assembly: has a Pretender won?
inis-assembly-advantages-asks = The Assembly: who takes which Advantage card?
inis-assembly-crows-asks = The Assembly: which way do the crows fly?
inis-assembly-deal-asks = The Assembly: the cards are dealt
inis-assembly-rules = { NAME($seat) }, { $clans } of { $of } clans { NAME($territory, form: "in") }
inis-assembly-stays = { NAME($seat) }, nobody rules at the Capital
inis-assembly-nobody = nobody
inis-assembly-no-token = no Pretender
inis-assembly-taken = { $number } taken
inis-assembly-each = { $number } each
inis-assembly-pretenders = Pretenders
inis-assembly-fulfilled = fulfilled
inis-assembly-without = Without a token, not counted:
inis-assembly-counts = { $land }, { $religion } and { $territories } of { $needed }
inis-assembly-ending = To the ending

inis-over-title = { NAME($seat) } rules the island
inis-over-why-land = { inis-over-land-why }.
inis-over-why-religion = { inis-over-religion-why }.
inis-over-why-territories = { inis-over-territories-why }.
inis-over-why-land-brenn = { inis-over-land-why }, and { inis-over-as-brenn }.
inis-over-why-religion-brenn = { inis-over-religion-why }, and { inis-over-as-brenn }.
inis-over-why-territories-brenn = { inis-over-territories-why }, and { inis-over-as-brenn }.
inis-over-land-why = { NAME($winner) } rules { $number } opposing clans
inis-over-religion-why = Clans pray at { $number } Sanctuaries
inis-over-territories-why = Clans live in { $number } territories
inis-over-as-brenn = the Brenn wins the tie with { $count ->
    [one] { NAME($seat) }
   *[other] { $count } others
}
inis-over-met = { $number ->
    [one] 1 condition
   *[other] { $number } conditions
}
inis-over-no-token = no token
inis-over-box-assembly = The reckoning at the Assembly
inis-over-column-land = Opposing clans under their rule
inis-over-column-religion = Sanctuaries near their clans
inis-over-column-territories = Territories with their clans
inis-over-column-deeds = Deeds
inis-over-column-met = Conditions
inis-over-pretender = Pretender
inis-over-pretender-brenn = Pretender, Brenn
inis-over-bystander = does not count
inis-over-land = { $number ->
    [1] { NAME($territory) }
   *[other] { $number } { NAME($territory) }
}
inis-over-deeds = { $number ->
    [one] + 1 Deed
   *[other] + { $number } Deeds
}
inis-over-verdict = { NAME($seat) } fulfils { $number ->
    [one] 1 condition
   *[other] { $number } conditions
}, more than any other Pretender.
inis-over-verdict-alone = { NAME($seat) } is the only Pretender, and fulfils { $number ->
    [one] 1 condition
   *[other] { $number } conditions
}.
inis-over-verdict-brenn = { NAME($seat) } and { NAME($other) } fulfil as many conditions. A tie goes to the Brenn, if among them: { NAME($seat) }.
inis-over-verdict-none = No Pretender fulfils a condition any more.
inis-over-verdict-tie = Several Pretenders fulfil { $number ->
    [one] one condition
   *[other] { $number } conditions
} each, and the Brenn is not among them.
inis-over-box-way = Along the way
inis-over-column-attacks = attacks
inis-over-column-lost = clans lost
inis-over-column-cards = cards played
inis-over-column-brenn = became Brenn
inis-over-course = The road to { $number ->
    [6] six
   *[other] { $number }
}
inis-over-course-note = best condition, Deeds included, after each season
inis-over-measure = Best condition, Deeds included
## Terms that explain themselves

inis-term-brenn = Brenn
inis-term-brenn-forms = Brenn
inis-term-brenn-text = The chieftain of the Capital’s territory, named at each Assembly. The Brenn begins the Season and wins a tie of Pretenders.
inis-term-brenn-here = { NAME($seat) } is Brenn until the next Assembly.
inis-term-chieftain = Chieftain
inis-term-chieftain-forms = chieftain|chieftains
inis-term-chieftain-text = Who has more clans in a territory than each other player. If several have the most, there is none.
inis-term-chieftain-here = { $number ->
    [0] You are chieftain nowhere.
    [one] You are chieftain { NAME($first, form: "in") }.
   *[other] You are chieftain of { $number } territories.
}
inis-term-present = Present
inis-term-present-forms = present
inis-term-present-text = You are present in a territory where you have at least one clan. Many cards work only there.
inis-term-present-here = { $number ->
    [0] You are present nowhere.
    [one] You are present { NAME($first, form: "in") } only.
   *[other] You are present in { $number } territories.
}
inis-term-clan = Clan
inis-term-clan-forms = clan|clans
inis-term-clan-text = One of your twelve figures. Those not in play are your reserve, from which clans are placed.
inis-term-clan-here = { $number ->
    [0] Your reserve is empty.
    [one] One is left in your reserve.
   *[other] { $number } are left in your reserve.
}
inis-term-citadel = Citadel
inis-term-citadel-forms = Citadel|Citadels
inis-term-citadel-text = In a clash one clan can shelter in each, and takes no part then. The Capital counts as one.
inis-term-citadel-here = { $number ->
    [0] None stands yet.
    [one] One stands on the island.
   *[other] { $number } stand on the island.
}
inis-term-sanctuary = Sanctuary
inis-term-sanctuary-forms = Sanctuary|Sanctuaries
inis-term-sanctuary-text = A holy place. Being present with six of them is one of the ways to win.
inis-term-sanctuary-here = { $number ->
    [0] None stands yet.
    [one] One stands on the island.
   *[other] { $number } stand on the island.
}
inis-term-capital = Capital
inis-term-capital-forms = Capital
inis-term-capital-text = It stands in one territory for the whole game and counts as a Citadel. Its chieftain becomes Brenn.
inis-term-capital-here = It stands { NAME($first, form: "in") }.
inis-term-clash = Clash
inis-term-clash-forms = clash|clashes
inis-term-clash-text = It comes when clans move onto opposing clans. Those who stand exposed make manoeuvres in turn: attack, withdraw, or an Epic Tale.
inis-term-exposed = Exposed
inis-term-exposed-forms = exposed
inis-term-exposed-text = In a clash, every clan that is not sheltered in a Citadel. Only exposed clans attack and are attacked.
inis-term-pretender = Pretender
inis-term-pretender-forms = Pretender|Pretenders
inis-term-pretender-text = Who meets a victory condition may take the token as a turn. At the next Assembly the Pretender wins who then meets the most conditions.
inis-term-pretender-here = { $number ->
    [0] Nobody is one now.
    [one] One player is one now.
   *[other] { $number } players are Pretenders now.
}
inis-term-deed = Deed
inis-term-deed-forms = Deed|Deeds
inis-term-deed-text = A token that adds one to a victory condition of your choice. It is kept from round to round.
inis-term-deed-here = { $number ->
    [0] You have none.
    [one] You have one.
   *[other] You have { $number }.
}
inis-term-season = Season card
inis-term-season-forms = season card|season cards
inis-term-season-text = A card with a season side is played as your turn. Its other side, the triskel, is played only at its own moment.
inis-term-epic = Epic Tale
inis-term-epic-forms = Epic Tale|Epic Tales
inis-term-epic-text = A card of the red deck. It stays in your hand until you play it, over the rounds.
inis-term-advantage = Advantage card
inis-term-advantage-forms = Advantage card|Advantage cards
inis-term-advantage-text = Each territory has one. At the Assembly its chieftain takes it into hand, for this Season only.

## Why an option looks good

inis-reason-won = It ends the game, and you win.
inis-reason-won-kept = It ends the game.
inis-reason-land = Opposing clans under your chieftains: { $now } of { $needed } instead of { $before }.
inis-reason-land-kept = Opposing clans under your chieftains: still { $now } of { $needed }.
inis-reason-religion = Sanctuaries where you are present: { $now } of { $needed } instead of { $before }.
inis-reason-religion-kept = Sanctuaries where you are present: still { $now } of { $needed }.
inis-reason-spread = Territories where you are present: { $now } of { $needed } instead of { $before }.
inis-reason-spread-kept = Territories where you are present: still { $now } of { $needed }.
inis-reason-met = Victory conditions that you meet: { $now } instead of { $before }.
inis-reason-met-kept = You still meet { $now ->
    [one] one victory condition
   *[other] { $now } victory conditions
}.
inis-reason-deeds = Deeds: { $now } instead of { $before }.
inis-reason-deeds-kept = You keep { $now ->
    [one] your Deed
   *[other] your { $now } Deeds
}.
inis-reason-clans = Clans on the island: { $now } instead of { $before }.
inis-reason-clans-kept = All your { $now } clans stay on the island.
inis-reason-chieftain = { $now ->
    [0] No chieftain any more: { NAME($territory) }.
   *[other] Makes you chieftain: { NAME($territory) }.
}
inis-reason-chieftain-kept = You stay chieftain: { NAME($territory) }.
inis-reason-capital = { $now ->
    [0] Another one will be Brenn: { NAME($territory) }.
   *[other] Chieftain at the Capital, and so the next Brenn: { NAME($territory) }.
}
inis-reason-capital-kept = You stay chieftain at the Capital, and so the next Brenn: { NAME($territory) }.
inis-reason-card = { $now ->
    [0] “{ NAME($card) }” goes.
   *[other] You keep “{ NAME($card) }”.
}
inis-reason-card-kept = You keep “{ NAME($card) }”.
inis-reason-actions = { $now ->
    [one] One more Action card
   *[other] { $now } more Action cards
}.
inis-reason-actions-kept = It draws no Action cards.
inis-reason-epics = Epic Tales in hand: { $now } instead of { $before }.
inis-reason-epics-kept = You keep { $now ->
    [one] your Epic Tale
   *[other] your { $now } Epic Tales
}.
inis-reason-advantages = Advantage cards: { $now } instead of { $before }.
inis-reason-advantages-kept = You keep { $now ->
    [one] your Advantage card
   *[other] your { $now } Advantage cards
}.
inis-reason-victory = { $now ->
    [0] At the Assembly as it stands { NAME($seat) } would win.
   *[other] At the Assembly as it stands you would win.
}
inis-reason-victory-kept = { $now ->
    [0] At the Assembly as it stands { NAME($seat) } would win.
   *[other] At the Assembly as it stands you still win.
}
inis-reason-claim = You are Pretender with a condition met.
inis-reason-claim-kept = You stay Pretender with a condition met.
inis-reason-clash = You are stronger in the clash: { NAME($territory) }.
inis-reason-clash-kept = You stay stronger in the clash: { NAME($territory) }.
inis-reason-explore = A new territory comes, with a clan of yours on it.
inis-reason-explore-kept = A new territory comes, with a clan of yours on it.
inis-reason-rival_near = { NAME($seat) } is at { $now } of { $needed } instead of { $before }.
inis-reason-rival_near-kept = { NAME($seat) } stays at { $now } of { $needed }.
inis-reason-rival_clans = { NAME($seat) } has { $now } clans on the island instead of { $before }.
inis-reason-rival_clans-kept = { NAME($seat) } has no more than { $now } clans on the island.

## Puzzles
inis-until-turn = The line ends with your turn, or as soon as another player must act. Nobody answers your cards.
inis-goal-met = { $number ->
    [one] One victory condition met
   *[other] { $number } victory conditions met
}
inis-goal-land = { $number } opposing clans where you are chieftain
inis-goal-religion = { $number } Sanctuaries where you are present
inis-goal-territories = Present in { $number } territories
inis-goal-chieftain = Chieftain in { NAME($territory, form: "the") }
inis-goal-chieftaincies = Chieftain in { $number } territories
inis-puzzle-claim = Meet the condition this turn
inis-puzzle-claim-text = With it you could take a Pretender token. A Deed counts as one towards any condition.
inis-puzzle-land = Lead the most clans this turn
inis-puzzle-land-text = Be chieftain over as many opposing clans as can be had.
inis-puzzle-religion = The most Sanctuaries this turn
inis-puzzle-religion-text = Be present at as many Sanctuaries as can be had.
inis-puzzle-territories = Spread out this turn
inis-puzzle-territories-text = Be present in as many territories as can be had.
inis-puzzle-chieftaincies = Chieftain everywhere this turn
inis-puzzle-chieftaincies-text = Be chieftain in as many territories as can be had.
inis-puzzle-capital = Take the Capital this turn
inis-puzzle-capital-text = Who is chieftain there becomes Brenn at the next Assembly.
