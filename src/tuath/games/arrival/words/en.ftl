### The Arrival, in English

arrival-title = The Arrival
arrival-author = Martin Wallace
arrival-about = Tribes land on an island that the Fomori hold. Earn fame, and take as little corruption as you can bear; whether the island is saved decides which of the two counts.
arrival-origin = The map and the figures on the earning cards are a reconstruction that fits every statement of the rulebook; they are not the published ones. Own the game? Correct them in a copy of the data file and play with --data.

## Options of the table

arrival-option-tribes = Tribes
arrival-option-tribes-by_seat = by seat
arrival-option-tribes-chosen = each leader chooses
arrival-option-blockers = Blockers
arrival-option-blockers-together = set at the same time
arrival-option-blockers-in_turn = set in turn order
arrival-option-start_discs = Discs at the start
arrival-option-start_discs-two_in_hand = two in hand
arrival-option-start_discs-none_in_hand = none in hand
arrival-option-shortage = Corruption when Fomori run short
arrival-option-shortage-printed = as printed on the cards
arrival-option-shortage-received = as many as were received
arrival-option-castles = Repelling castles
arrival-option-castles-distant = also by distant attack
arrival-option-castles-connected = only from the connected location
arrival-option-overrun_tie = Tie when overrun
arrival-option-overrun_tie-collected = fame collected in the game decides
arrival-option-overrun_tie-final = fame at the end decides
arrival-option-ports = Drawn connections between two ports
arrival-option-ports-open = open to Fomori
arrival-option-ports-closed = closed to Fomori
arrival-option-questions = Questions that leave nothing to decide
arrival-option-questions-needed = are not asked
arrival-option-questions-all = are asked all the same
arrival-option-late_tiles = After passing
arrival-option-late_tiles-allowed = tactic tiles may be used until the turn ends
arrival-option-late_tiles-not_allowed = nothing may be used any more

## Questions

arrival-starting-player = Who is the starting player?
arrival-fomori = Which Fomori is turned up?
arrival-display = Which tactic tile comes on display?
arrival-top = Which back does the next card of the stack show?
arrival-front = Which earning card is turned up?
arrival-tribe = Which tribe do you lead?
arrival-port = In which port do you land?
arrival-stack = From which stack do you draw an earning card?
arrival-block = Which section do you block on all your cards?
arrival-block-another = Which other section do you block?
arrival-ogam = Do you use Ogam’s wisdom to open another section?
arrival-take = Which tactic tile do you take?
arrival-act = { $actions ->
    [0] No action is left. What else do you do?
    [one] One action is left. What do you do?
   *[other] { $actions } actions are left. What do you do?
}
arrival-build = Where do you build?
arrival-shield = Which province do you shield?
arrival-spread = To which location do the Fomori spread?
arrival-repel = Whom do you repel?
arrival-reward = What is your reward?
arrival-hoard = Which goods do you hoard? The others go back.
arrival-tile = Which tactic tile do you use?
arrival-trophy = How many of your Fomori go back?
arrival-ruse = Which Fomori changes places?
arrival-ruse-with = With which other Fomori?
arrival-migrate = Which Áit changes places?
arrival-migrate-with = With which other Áit?
arrival-song = By how much do you lower your corruption?
arrival-rebuild = Where do you build a disc saved by the master-builder?

## What a choice leads to

arrival-tribe-help = Tribes play alike; yours gives you your colour and your discs.
arrival-port-help = Your first Áit: from here you build on, and ports are linked with each other by sea.
arrival-stack-help = The back hints at the front; four cards are drawn, and one section of all of them counts.
arrival-block-help = A blocked section yields nothing on any card: the one you do not block is the one you earn.
arrival-block-another-help = The section left open now counts on all four cards, also on the fourth, still unseen one.
arrival-ogam-help = One of your blockers moves: another section is open and counts, the one open now is closed.
arrival-take-help = A tile is kept until you use it; using it is no action.
arrival-act-help = Two actions a turn. Tiles and trophies are none; passing ends the round for you.
arrival-build-help = A new Áit, or one level more: Broch and Caer bring more fame and cost a spreader more Fomori.
arrival-shield-help = It protects every place of the province, whoever holds it, until somebody spreads there.
arrival-spread-help = Shields and discs there go and cost you a Fomori each, plus one that stays there.
arrival-repel-help = It costs swords as strong as the Fomori and brings fame or lowers your corruption.
arrival-reward-help = Fame wins if the island is saved, low corruption if it is overrun.
arrival-hoard-help = Up to three stay for the next round; Fomori are never kept.
arrival-tile-help = It works at once and then lies with the used tiles; it costs no action.
arrival-trophy-help = They need not be spread any more; your corruption stays what it is.
arrival-ruse-help = Two Fomori on the map change places; castles stay.
arrival-ruse-with-help = Both stay face-up; who can be reached by whom may change.
arrival-migrate-help = Two Áits of any leaders change places; Broch and Caer stay.
arrival-migrate-with-help = Their owners stay the same, only the places change.
arrival-song-help = Low corruption wins if the island is overrun, and much of it ends the game sooner.
arrival-rebuild-help = Discs lost this round are built again by the usual rules, as far as there is a place.

## Options of questions, where a name does not say enough

arrival-stack-option = { NAME($option) } stack: { NAME($back) }
arrival-hoard-option = { $discs ->
    [0] { $swords ->
        [0] { $shields ->
            [0] nothing
           *[other] { arrival-n-shields }
        }
       *[other] { $shields ->
            [0] { arrival-n-swords }
           *[other] { arrival-n-swords } and { arrival-n-shields }
        }
    }
   *[other] { $swords ->
        [0] { $shields ->
            [0] { arrival-n-discs }
           *[other] { arrival-n-discs } and { arrival-n-shields }
        }
       *[other] { $shields ->
            [0] { arrival-n-discs } and { arrival-n-swords }
           *[other] { arrival-n-discs }, { arrival-n-swords } and { arrival-n-shields }
        }
    }
}
arrival-trophy-option = { NAME($option) } Fomori
arrival-song-option = by { NAME($option) }
arrival-n-discs = { $discs ->
    [0] no disc
    [one] 1 disc
   *[other] { $discs } discs
}
arrival-n-swords = { $swords ->
    [0] no sword
    [one] 1 sword
   *[other] { $swords } swords
}
arrival-n-shields = { $shields ->
    [0] no shield
    [one] 1 shield
   *[other] { $shields } shields
}
arrival-n-fame = { $points ->
    [0] no fame
   *[other] { $points } fame
}

## What an option costs and brings

arrival-build-note = { $discs ->
    [1] new Áit
    [2] becomes a Broch
   *[3] becomes a Caer
}{ $price ->
    [0] {""}
   *[other] , outpost for { $price } fame
}
arrival-rebuild-note = { $discs ->
    [0] {""}
    [1] new Áit
    [2] becomes a Broch
   *[3] becomes a Caer
}{ $price ->
    [0] {""}
   *[other] , outpost for { $price } fame
}
arrival-shield-note = { $shields ->
    [0] no shield there yet
    [one] 1 shield there
   *[other] { $shields } shields there
}
arrival-spread-note = costs { $cost } of { $have } Fomori{ $discs ->
    [0] {""}
    [one] , destroys 1 disc
   *[other] , destroys { $discs } discs
}{ $shields ->
    [0] {""}
    [one] , breaks 1 shield
   *[other] , breaks { $shields } shields
}
arrival-repel-note = { NAME($fomori) }: { $strength ->
    [one] 1 sword
   *[other] { $strength } swords
}{ $price ->
    [0] {""}
   *[other] {" "}and { $price } fame for the distance
}, brings { $points } fame or 1 corruption less
arrival-reward-note = { $points ->
    [0] {""}
   *[other] { $points } fame
}
arrival-block-note = { arrival-section-brings }
arrival-block-another-note = { arrival-section-brings }
arrival-section-brings = so far it brings { arrival-n-fame }{ $raised ->
    [0] {""}
   *[other] {" "}({ $raised } of it for your Brochs and Caers)
}, { arrival-n-discs }, { arrival-n-swords }, { arrival-n-shields }, { $hordes ->
    [0] no
   *[other] { $hordes }
} Fomori, { $tactics ->
    [0] no tile
    [one] 1 tile
   *[other] { $tactics } tiles
}
arrival-ruse-note = { NAME($fomori) }
arrival-ruse-with-note = { NAME($fomori) }
arrival-migrate-note = { NAME($seat) }
arrival-migrate-with-note = { NAME($seat) }
arrival-tile-note = { $points ->
    [0] {""}
   *[other] { $points } fame now
}
arrival-take-note = { $points ->
    [0] {""}
   *[other] { $points } fame if used now
}

## Names

arrival-stack-left = left
arrival-stack-centre = centre
arrival-stack-right = right
arrival-back-discs = discs
arrival-back-arms = swords and shields
    .list = swords/shields
arrival-back-fame = fame and tactic tiles
    .list = fame/tiles
arrival-section-top = top
arrival-section-middle = middle
arrival-section-bottom = bottom
arrival-ogam-keep = leave it as it is
arrival-ogam-top = open the top section
arrival-ogam-middle = open the middle section
arrival-ogam-bottom = open the bottom section
arrival-act-build = build a fortification
arrival-act-shield = place a shield
arrival-act-spread = spread the Fomori
arrival-act-repel = repel the Fomori
arrival-act-pass = pass
arrival-act-tile = use a tactic tile
arrival-act-trophy = use a castle trophy
arrival-act-done = end turn
arrival-act-build-short = Build
arrival-act-shield-short = Shield
arrival-act-spread-short = Spread
arrival-act-repel-short = Repel
arrival-act-pass-short = Pass
arrival-act-tile-short = Tile
arrival-act-trophy-short = Trophy
arrival-act-done-short = End turn
arrival-site-done = build no more
arrival-reward-fame = fame
arrival-reward-corruption = 1 corruption less
arrival-fomori-sineach = Sineach
    .a = a Sineach
    .A = A Sineach
arrival-fomori-athach = Athach
    .a = an Athach
    .A = An Athach
arrival-fomori-monghfinn = Monghfinn
    .a = a Monghfinn
    .A = A Monghfinn
arrival-fomori-castle = Balor’s castle
    .a = one of Balor’s castles
    .A = One of Balor’s castles
arrival-tile-cauldron_of_dagda = Cauldron of Dagda ({ $owner })
arrival-tile-silver_in_the_hills = Silver in the hills ({ $part ->
    [moss] moss
    [ochre] ochre
    [heather] heather
    [slate] slate
   *[other] { $part }
})
arrival-tile-flight_of_the_wild_geese = Flight of the wild geese
arrival-tile-trail_of_the_salmons = Trail of the salmons
arrival-tile-lia_fail = Lia Fáil
arrival-tile-emers_mercy = Emer’s mercy
arrival-tile-high_walls = High walls
arrival-tile-sublime_stronghold = Sublime stronghold
arrival-tile-ogams_wisdom = Ogam’s wisdom
arrival-tile-hour_of_the_master_builder = Hour of the master-builder
arrival-tile-cu_chulainns_ruse = Cú Chulainn’s ruse
arrival-tile-big_migration = Big migration
arrival-tile-song_of_the_bard = Song of the bard

## What the tiles do

arrival-tile-text-cauldron_of_dagda = { $fame } fame for each of your fortified locations in { NAME($province) }.
arrival-tile-text-silver_in_the_hills = { $fame } fame for each of your fortified locations in the provinces of one colour: { $colour ->
    [moss] moss
    [ochre] ochre
    [heather] heather
    [slate] slate
   *[other] { $colour }
}.
arrival-tile-text-flight_of_the_wild_geese = { $fame } fame for each province with a fortified location of yours.
arrival-tile-text-trail_of_the_salmons = { $fame } fame for each of your fortified ports.
arrival-tile-text-lia_fail = 2, 4, 6 or 8 fame as first, second, third or fourth on the fame track; not while two leaders are level.
arrival-tile-text-emers_mercy = { $fame } fame if you alone have the least corruption.
arrival-tile-text-high_walls = { $fame } fame for each of your Brochs and Caers.
arrival-tile-text-sublime_stronghold = { $fame } fame for each of your Caers.
arrival-tile-text-ogams_wisdom = After both blockers are set and before the pay-out: open another section.
arrival-tile-text-hour_of_the_master_builder = Works by itself in the round you take it: up to { $fame } discs you lose to Fomori are kept and may be built when all have passed.
arrival-tile-text-cu_chulainns_ruse = Swap two Fomori on the map, never castles.
arrival-tile-text-big_migration = Swap two Áits on the map, whoever owns them.
arrival-tile-text-song_of_the_bard = Lower your corruption by up to { $fame }.

## The log

arrival-round-begins = Round { $round } of { $rounds } begins; { NAME($seat) } is the starting player.
arrival-starting-player-is = { NAME($seat) } is drawn as the starting player.
arrival-tribe-chosen = The tribe { NAME($tribe) } has found its leader.
arrival-card-drawn = { NAME($seat) } draws a card from the { NAME($stack) } stack (back: { NAME($back) }).
arrival-cards-reshuffled = A stack is used up: the earning cards are shuffled into three new stacks.
arrival-card-turned-up = { NAME($seat) } turns up card { NAME($card) }.
arrival-section-blocked = { NAME($seat) } blocks the { NAME($section) } section.
arrival-ogam-used = { NAME($seat) } uses Ogam’s wisdom and opens the { NAME($section) } section.
arrival-goods-earned = { NAME($seat) } earns { arrival-hoard-option }.
arrival-fomori-reshuffled = The repelled Fomori are shuffled back into the supply.
arrival-fomori-taken = { NAME($seat) } takes { $fomori_taken } Fomori, unseen.
arrival-tile-taken = { NAME($seat) } takes the tactic tile “{ NAME($tile) }”.
arrival-tile-used = { NAME($seat) } uses the tactic tile “{ NAME($tile) }”.
arrival-fame-gained = { NAME($seat) } gains { arrival-n-fame }.
arrival-fame-paid = { NAME($seat) } pays { arrival-n-fame }.
arrival-corruption-gained = { NAME($seat) } gains { $points } corruption.
arrival-corruption-lost = { $points ->
    [0] { NAME($seat) } has no corruption to lose.
   *[other] { NAME($seat) } loses { $points } corruption.
}
arrival-limit-reached = { NAME($seat) } has reached the corruption limit of { $limit }: the game ends with this round.
arrival-built = { NAME($seat) } builds on { NAME($location) }: { $discs ->
    [1] an Áit
    [2] a Broch
   *[3] a Caer
}.
arrival-discs-lost = { NAME($seat) } loses { arrival-n-discs } on { NAME($location) }.
arrival-discs-kept = The master-builder keeps { arrival-n-discs } for { NAME($seat) }.
arrival-shield-placed = { NAME($seat) } places a shield in { NAME($province) }.
arrival-shields-broken = { $shields ->
    [one] The shield of { NAME($province) } is broken.
   *[other] The { $shields } shields of { NAME($province) } are broken.
}
arrival-fomori-spread = { NAME($seat) } spreads the Fomori to { NAME($location) } ({ $cost } Fomori).
arrival-fomori-appeared = { NAME($fomori, form: "A") } appears on { NAME($location) }.
arrival-repelled = { NAME($seat) } repels { NAME($fomori, form: "a") } on { NAME($location) } with { arrival-n-swords }.
arrival-passed = { NAME($seat) } passes.
arrival-hoarded = { NAME($seat) } hoards { arrival-hoard-option }.
arrival-next-starting-player = { NAME($seat) } will start the next round.
arrival-trophy-used = { NAME($seat) } uses a castle trophy: { $fomori_returned } Fomori go back.
arrival-fomori-swapped = The Fomori on { NAME($location) } and { NAME($other) } change places.
arrival-aits-swapped = The Áits on { NAME($location) } and { NAME($other) } change places.
arrival-ending-overrun = The Fomori have overrun the tribes: the lowest corruption wins.
arrival-ending-repelled = The tribes have repelled the Fomori: the highest fame wins.

## The log in short

arrival-chronicle-earned = { NAME($seat) }
arrival-chronicle-earned-cards = { $drawn ->
    [0] turns up { NAMES($cards) }
    [one] { $cards ->
        [none] draws a card ({ NAMES($backs, form: "list") })
       *[other] draws a card and turns up { NAMES($cards) }
    }
   *[other] { $cards ->
        [none] draws { $drawn } cards ({ NAMES($backs, form: "list") })
       *[other] draws { $drawn } cards and turns up { NAMES($cards) }
    }
}
arrival-chronicle-earned-blocked = blocks { NAMES($sections) }
arrival-chronicle-earned-ogam = opens { NAMES($sections) } by Ogam’s wisdom
arrival-chronicle-earned-fame = gains { arrival-n-fame }
arrival-chronicle-earned-goods = earns { arrival-hoard-option }
arrival-chronicle-earned-fomori = takes { $fomori_taken } Fomori and { $corruption } corruption
arrival-chronicle-earned-tiles = takes { NAMES($tiles) }
arrival-chronicle-acted = { NAME($seat) }
arrival-chronicle-acted-built = builds on { NAMES($locations) }
arrival-chronicle-acted-shielded = shields { NAMES($provinces) }
arrival-chronicle-acted-spread = spreads the Fomori to { NAMES($locations) }
arrival-chronicle-acted-repelled = repels { NAMES($fomori) } on { NAMES($locations) }
arrival-chronicle-acted-tiles = uses { NAMES($tiles) }
arrival-chronicle-acted-trophy = puts { $fomori_returned } Fomori back by a castle trophy
arrival-chronicle-acted-paid = pays { arrival-n-fame }
arrival-chronicle-acted-fame = gains { arrival-n-fame }
arrival-chronicle-acted-purified = loses { $points } corruption
arrival-chronicle-acted-hoarded = passes and hoards { arrival-hoard-option }
arrival-chronicle-fomori = The Fomori
arrival-chronicle-fomori-appeared = come to { NAMES($locations) } ({ NAMES($fomori) })
arrival-chronicle-fomori-discs = destroy discs: { NAMES($seats) }
arrival-chronicle-fomori-shields = break the shields of { NAMES($provinces) }
arrival-chronicle-fomori-reshuffled = are shuffled back into the supply
arrival-chronicle-standing = How it stands:
arrival-chronicle-standing-fame = fame { NAMES($seats) }
arrival-chronicle-standing-corruption = corruption { NAMES($seats) }
arrival-chronicle-standing-limit = { NAMES($seats) } has reached the corruption limit of { $limit }
arrival-chronicle-standing-overrun = the Fomori have overrun the tribes, and the lowest corruption wins
arrival-chronicle-standing-repelled = the tribes have repelled the Fomori, and the highest fame wins

## Why not

arrival-no-port = { NAME($option) } is no port.
arrival-no-port-taken = { NAME($option) } is no longer free.
arrival-no-tribe-taken = Another leader has taken { NAME($option) }.
arrival-no-card-in-stack = That stack is empty.
arrival-no-section-twice = You have already blocked that section.
arrival-no-tile-on-display = That tile is not on display.
arrival-no-done-before-two-actions = { $actions ->
    [one] You still have one action to take
   *[other] You still have { $actions } actions to take
}; the turn ends earlier only by passing.
arrival-no-third-action = You have taken your actions; only tactic tiles and castle trophies are left.
arrival-no-action-after-passing = You have passed and take no more actions in this round; until the turn ends only tactic tiles are left.
arrival-no-build-without-disc = You have no disc to build with.
arrival-no-build-anywhere = Every location in your reach is taken, and your own are Caers already.
arrival-no-build-fame-suffices = You could build outposts only; each costs { arrival-price }, and you have { arrival-too-little-fame }.
arrival-no-build-on-balors-isle = Nothing can be built on Balor’s Isle.
arrival-no-build-on-fomori = { NAME($option) } is held by Fomori.
arrival-no-build-on-other-leader = Another leader holds { NAME($option) }.
arrival-no-build-above-caer = { NAME($option) } is a Caer already; there is no fourth level.
arrival-no-build-unconnected = { NAME($option) } is not connected to any fortified location.
arrival-no-build-outpost-price = An outpost on { NAME($option) } costs { arrival-price }; you have { arrival-too-little-fame }.
arrival-price = { $price } fame
arrival-too-little-fame = { $fame ->
    [0] none
   *[other] only { $fame }
}
arrival-no-shield-without-shield = You have no shield to place.
arrival-no-shield-anywhere = Every province in which you have a fortified location has three shields.
arrival-no-shield-without-fortification = You have no fortified location in { NAME($option) }.
arrival-no-shield-above-three = { NAME($option) } has three shields already.
arrival-no-spread-without-fomori = You have no Fomori.
arrival-no-spread-anywhere = Every location beside the Fomori is held by them, or is the last of its leader.
arrival-no-spread-suffices = Your Fomori do not suffice for any location they could reach.
arrival-no-spread-castle = One of Balor’s castles stands on { NAME($option) }; Fomori spread only to locations without one.
arrival-no-spread-held = { NAME($option) } is held by Fomori already.
arrival-no-spread-unconnected = { NAME($option) } is not connected to a location held by Fomori or by a castle.
arrival-no-spread-from-port-to-port = At this table Fomori do not follow a connection between two ports.
arrival-no-spread-last-fortification = { NAME($option) } is the last fortified location of its leader.
arrival-no-spread-cost = { NAME($option) } costs { $cost } Fomori ({ $shields } for shields, { $discs } for discs, 1 to occupy it); you have { $have }.
arrival-no-repel-without-sword = You have no sword.
arrival-no-repel-in-reach = No Fomori and no castle is in your reach.
arrival-no-repel-swords-suffice = Every Fomori and castle in your reach is too strong for your { $have ->
    [one] only sword
   *[other] { $have } swords
}.
arrival-no-repel-fame-suffices = What your swords could repel can be reached by a distant attack only; that costs { arrival-price }, and you have { arrival-too-little-fame }.
arrival-no-repel-castle-from-afar = At this table { NAME($option) } on Balor’s Isle can be attacked only from the location connected to it.
arrival-no-repel-empty = There is neither a Fomori nor a castle on { NAME($option) }.
arrival-no-repel-out-of-reach = { NAME($option) } is out of reach: neither connected to a location of yours, nor a port while you have one, nor in a province of yours or next to one.
arrival-no-repel-distant-price = A distant attack on { NAME($option) } costs { arrival-price }; you have { arrival-too-little-fame }.
arrival-no-repel-swords = { NAME($fomori, form: "A") } with strength { $strength } is on { NAME($option) }; you have { $have ->
    [0] no sword
    [one] only 1 sword
   *[other] only { $have } swords
}.
arrival-no-pass-with-usable-fomori = You may not pass while you have Fomori that can be used.
arrival-no-tile = You have no tactic tile.
arrival-no-tile-usable = None of your tactic tiles can be used now.
arrival-no-tile-of-yours = You do not have that tile.
arrival-no-ogam-now = Ogam’s wisdom is used between the second blocker and the pay-out only.
arrival-no-master-builder-by-hand = The master-builder works by itself, as soon as Fomori take a place of yours.
arrival-no-lia-fail-while-level = Lia Fáil cannot be used while two leaders have equal fame.
arrival-no-ruse-without-two-fomori = There are fewer than two Fomori on the map.
arrival-no-ruse-without-fomori = There is no Fomori on { NAME($option) }.
arrival-no-ruse-castle = Balor’s castles stay where they are.
arrival-no-ruse-with-itself = Choose two different locations.
arrival-no-migration-without-two-aits = There are fewer than two Áits on the map.
arrival-no-migration-without-ait = There is no Áit on { NAME($option) }.
arrival-no-migration-with-itself = Choose two different locations.
arrival-no-trophy = You have no castle trophy lying face-up.
arrival-hoard-only = You do not have these goods.
arrival-ogam-only = That section is open already.
arrival-song-only = The song lowers your corruption by at least 1, and never below 0.
arrival-trophy-only = You do not have so many Fomori.

## The terminal’s sheets

arrival-sheet-leaders = The leaders
arrival-sheet-leader = Leader
arrival-sheet-fame = Fame
arrival-sheet-corruption = Corruption
arrival-sheet-discs = Discs
arrival-sheet-swords = Swords
arrival-sheet-shields = Shields
arrival-sheet-fomori = Fomori
arrival-sheet-locations = Locations
arrival-sheet-tiles = Tactic tiles
arrival-sheet-trophies = Trophies
arrival-sheet-supply = General supply
arrival-sheet-cards = Earning cards
arrival-sheet-cards-of = Earning cards of { NAME($seat) }
arrival-sheet-section = Section
arrival-sheet-card = { $number } · { NAME($back) }
arrival-sheet-sum = Sum
arrival-sheet-display = Tiles on display
arrival-sheet-held = Tiles that leaders hold
arrival-sheet-tile = Tile
arrival-sheet-effect = Effect
arrival-sheet-stacks = Stacks
arrival-sheet-round = Round { $round } of { $rounds }, corruption limit { $limit }; locations held by Fomori and castles { $held }, by the tribes { $fortified }
arrival-sheet-last-round = The limit is reached: this is the last round.
arrival-sheet-passed = passed
arrival-sheet-starts = starting player
arrival-sheet-turn = to move
arrival-sheet-blocked = blocked
arrival-sheet-open = open
arrival-sheet-face-down = face-down
arrival-sheet-supply-line = swords { $swords }, shields { $shields }, face-down Fomori { $fomori } (still unseen: { $sineach } Sineach, { $athach } Athach, { $monghfinn } Monghfinn), repelled { $repelled }
arrival-sheet-stack-line = { NAME($stack) }: { $size } cards, back { NAME($back) }
arrival-earn-fame = fame +{ $n }
arrival-earn-fame_per_broch_or_caer = fame +{ $n } per Broch/Caer
arrival-earn-fame_per_caer = fame +{ $n } per Caer
arrival-earn-discs = { $n ->
    [one] 1 disc
   *[other] { $n } discs
}
arrival-earn-swords = { $n ->
    [one] 1 sword
   *[other] { $n } swords
}
arrival-earn-shields = { $n ->
    [one] 1 shield
   *[other] { $n } shields
}
arrival-earn-fomori = { $n } Fomori
arrival-earn-tactics = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
arrival-score-overrun = { $points } corruption
arrival-score-repelled = { $points } fame

## The legend of the map

arrival-isle-balor = Balor’s Isle
arrival-legend-mark = the number of an option
arrival-legend-fortification = fortified by Fir Bolg with two discs
arrival-legend-fir-bolg = Fir Bolg
arrival-legend-muintir-nemid = Muintir Nemid
arrival-legend-mil-espaine = Mil Éspaine
arrival-legend-tuath-de = Tuath Dé
arrival-legend-sineach = Sineach, strength 1
arrival-legend-athach = Athach, strength 2
arrival-legend-monghfinn = Monghfinn, strength 3
arrival-legend-castle = Balor’s castle, strength 4
arrival-legend-empty-castle = emptied castle location
arrival-legend-unoccupied = unoccupied
arrival-legend-port = port
arrival-legend-connection = connection
arrival-legend-bonus = bonus of a province
arrival-legend-shield = shield
arrival-legend-province-colour = colours of provinces: moss, ochre, heather, slate

## The page’s board and tray

arrival-board-map = Map of Érin
arrival-board-balance = The balance
arrival-board-fomori-hold = held by Fomori
arrival-board-tribes-hold = held by the tribes
arrival-board-as-it-stands = As it stands:
arrival-board-overrun = overrun
arrival-board-overrun-wins = least corruption wins
arrival-board-repelled = repelled
arrival-board-repelled-wins = most fame wins
arrival-board-port = port
arrival-board-free = free
arrival-board-empty-castle = without a castle
arrival-board-level = { $discs ->
    [1] Áit
    [2] Broch
   *[3] Caer
}
arrival-board-bonus = bonus
arrival-board-shields = shields
arrival-board-supply = Your supply
arrival-board-action = actions left:
arrival-board-tiles = Your tactic tiles
arrival-board-no-action = no action
arrival-board-now = now
arrival-board-no-tiles = none yet
arrival-board-display = On display
arrival-board-to-take = still to take:
arrival-board-stacks = Draw a card
arrival-board-cards = cards
arrival-board-your-cards = Your cards
arrival-board-sum = Sum
arrival-board-blocked = blocked
arrival-board-open = open
arrival-board-others-cards = Cards of the others
arrival-board-limit = Corruption limit
arrival-board-limit-reached = reached: last round
arrival-board-trophies = Castle trophies
arrival-board-turned = used
arrival-board-kept-discs = Discs kept by the master-builder
arrival-board-hoard = What you keep
arrival-board-nothing = nothing
arrival-board-general = General supply

# What it is about, and the order of play.
arrival-aim-1 = You lead one of the tribes that land on an island the Fomori hold.
arrival-aim-2 = If in the end the leaders hold more places than the Fomori, the highest fame wins.
arrival-aim-3 = If not, the island is overrun, and the lowest corruption wins. So watch both tracks, and which ending comes.
arrival-course-setup = Landing
arrival-course-setup-says = Each leader takes a port to begin in.
arrival-course-earn = Earning
arrival-course-earn-says = Everybody draws four earning cards, face down.
arrival-course-block = Blocking
arrival-course-block-says = You block two of three sections; the one left open counts on all four cards.
arrival-course-pay = Payout
arrival-course-pay-says = Fame, discs, swords, shields, Fomori with corruption, then tiles.
arrival-course-act = Acting
arrival-course-act-says = Two actions a turn, in turn, until all have passed: build, shield, spread, repel.
arrival-course-round_end = End of the round
arrival-course-round_end-says = Did a leader reach the limit of corruption, or was it the last round? Then the game ends.
arrival-course-over = The end
arrival-course-over-says = Who holds more places decides what counts: fame or corruption.

## The lesson: a guided first game

arrival-lesson-chapter-about = What it is about
arrival-lesson-chapter-earning = Earning
arrival-lesson-chapter-acting = Acting
arrival-lesson-chapter-end = The end, and on

arrival-lesson-aim-title = Who wins?
arrival-lesson-aim-text = Your tribe lands on an island that the Fomori hold. If the tribes together hold more places in the end, the most fame wins; if not, the least corruption does. So you always play for both.
arrival-lesson-island-title = An island in ten provinces
arrival-lesson-island-text = White places can be settled, those with an anchor are ports. The Fomori come from their four castles on the isle in the north and go along the lines, from place to place.
arrival-lesson-island-board = Here the Fomori come from.
arrival-lesson-land-title = Land in a port
arrival-lesson-land-text = Everybody begins with one place, a port. From there your tribe grows along the lines.
arrival-lesson-land-move = land in any port that is offered
arrival-lesson-land-free = We would take Áth Cliath: far from the castles, with much free land around it.
arrival-lesson-land-board = Far from the castles.

arrival-lesson-draw-title = Four cards each round
arrival-lesson-draw-text = A round begins with earning. Draw four cards, one at a time; a card’s back shows what there is more of on its front: discs, weapons, or fame and tiles.
arrival-lesson-draw-move = draw from any stack, four times in all
arrival-lesson-draw-free = We would take the left stack each time: a bit of everything.
arrival-lesson-draw-why = Latharna lies beside Benn Mór and the castles of the north. Muintir Nemid wants to earn fame there by repelling Fomori.
arrival-lesson-sections-title = Three sections on each card
arrival-lesson-sections-text = Two of your cards are open. You will block two sections; the one you do not block is earned on all four cards. The top has most goods and most Fomori, the bottom least of both.
arrival-lesson-block-title = Block one section
arrival-lesson-block-text = Compare what the sections bring, and count the Fomori: each one you earn is one point of corruption.
arrival-lesson-block-move = block any section
arrival-lesson-block-free = We would block the top: it mostly brings the most Fomori.
arrival-lesson-block-second-title = Block another one
arrival-lesson-block-second-text = The third card is open now. What you leave open is what you earn, on the fourth card too, which nobody has seen yet.
arrival-lesson-block-second-move = block one of the two
arrival-lesson-block-second-free = We would block the bottom: the middle brings more.
arrival-lesson-tile-title = Take a tactic tile
arrival-lesson-tile-text = You have earned a tile. Most of them bring fame once, at the moment of your choice.
arrival-lesson-tile-move = take any tile
arrival-lesson-tile-free = We would take the Cauldron of Eblana: it pays for each place of yours there, and Áth Cliath is one.

arrival-lesson-goods-title = What you have earned
arrival-lesson-goods-text = Discs build, swords repel Fomori, shields protect a province. Your Fomori lie there too: they have raised your corruption, and they have to be used.
arrival-lesson-build-title = Build: places win the island
arrival-lesson-build-text = Now all act in turn. In your first turn you have one action: put a disc on a free place beside one of yours.
arrival-lesson-build-move = choose Build, then a place that is offered
arrival-lesson-build-free = Any choice is fine. We would take Temair: it lies in Eblana, and your Cauldron then pays more.
arrival-lesson-build-board = Gold: here you may build.
arrival-lesson-tiles-title = Tiles are no action
arrival-lesson-tiles-text = In your turn you may use tiles before and after actions. A Cauldron pays for each place of yours in its province, and is gone then.
arrival-lesson-tiles-move = use your tile, or keep it and end the turn
arrival-lesson-tiles-free = We would use it now: 4 fame for two places, before the Fomori take one.
arrival-lesson-theirs-title = Why would you help the Fomori?
arrival-lesson-theirs-text = Nobody may pass while a Fomori in the own supply can still be used. So everybody sends them to where they hurt others.
arrival-lesson-theirs-board = A disc was here. It is lost.
arrival-lesson-theirs-why = This place had one disc and has cost two Fomori; both are gone from Mil Éspaine’s supply now. And every place that the Fomori hold brings the end closer in which the least corruption wins.
arrival-lesson-ports-title = From port to port
arrival-lesson-ports-text = From now on a turn has two actions. With one port you may build on every free port; beside places of others only, you pay 2 fame.
arrival-lesson-ports-move = build once more, on any place that is offered
arrival-lesson-ports-free = Any choice is fine. We would take Es Ruaid: a port in the north, close to Fomori that can be repelled.
arrival-lesson-ports-board = By sea it is near.
arrival-lesson-spread-title = Send a Fomori
arrival-lesson-spread-text = A target is a place beside Fomori. It costs one Fomori, one more for each disc there and one more for each shield in its province.
arrival-lesson-spread-move = choose Spread, then a place that is offered
arrival-lesson-spread-free = Any choice is fine. We would take Druim Cett: free, so it costs one, and far from your own places.
arrival-lesson-spread-board = Free: it costs one Fomori.
arrival-lesson-repel-title = Repel one
arrival-lesson-repel-text = A Fomori in reach costs as many swords as it is strong; in a neighbour province also 2 fame. You are paid in fame, or lose 1 corruption.
arrival-lesson-repel-move = choose Repel, then a Fomori, then the reward
arrival-lesson-repel-free = Any choice is fine. We would take the Sineach on Ailech and lose 1 corruption: it threatens Es Ruaid.
arrival-lesson-repel-board = It threatens Es Ruaid.
arrival-lesson-repel-why = From Ailech the Fomori reach Druim Thuama and then the port Es Ruaid. Whoever loses places there loses the bonus of their province.
arrival-lesson-shield-title = Protect a province
arrival-lesson-shield-text = A shield makes every place of a province dearer for those who spread, by one Fomori. It belongs to nobody and is gone when it has been broken.
arrival-lesson-shield-move = place your shield, or do something else
arrival-lesson-shield-free = We would shield Eblana: two places of yours lie there.
arrival-lesson-pass-title = Pass
arrival-lesson-pass-text = No Fomori of yours can be used any more, so you may pass. You keep up to three goods; who passes first begins the next round.
arrival-lesson-pass-move = pass, or use what is left first
arrival-lesson-pass-free = We would pass when nothing useful is left: early enough to begin the next round.

arrival-lesson-balance-title = A round is over
arrival-lesson-balance-text = The scale on the board shows how it stands: places of the Fomori against places of all tribes. Five rounds are played, fewer if somebody reaches 21 corruption.
arrival-lesson-yours-title = From here on it is your game
arrival-lesson-yours-text = You have seen a whole round. The others follow with the same opponents, on this board; a round is always the same: earn, then act.

## The ending and its reckoning

arrival-over-overrun = { NAME($seat) } has kept the tribe clean
arrival-over-repelled = { NAME($seat) } is sung of on the whole island
arrival-over-shared = { $count } leaders share the victory
arrival-over-why-overrun = The Fomori overrun the tribes, { $held } places to { $fortified }. The least corruption wins: { $points }.
arrival-over-why-overrun-tied = The Fomori overrun the tribes, { $held } places to { $fortified }. The least corruption wins: { $points }, like { NAMES($others) }, and more fame.
arrival-over-why-repelled = The tribes repel the Fomori, { $fortified } places to { $held }. The highest fame wins: { $points }.
arrival-over-why-repelled-tied = The tribes repel the Fomori, { $fortified } places to { $held }. The highest fame wins: { $points }, like { NAMES($others) }, and less corruption.
arrival-over-box-overrun = Overrun, not repelled
arrival-over-box-repelled = Repelled, not overrun
arrival-over-held = places held by Fomori: { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
} and { $castles ->
    [one] 1 castle
   *[other] { $castles } castles
}
arrival-over-fortified = places fortified by tribes
arrival-over-counts-overrun = With as many places or more the Fomori overrun the tribes, and the least corruption wins; fame decides nothing but ties.
arrival-over-counts-repelled = With more places the tribes repel the Fomori, and the highest fame wins; corruption decides nothing but ties.
arrival-over-turned-overrun = { $number ->
    [one] 1 more place fortified, or 1 Fomori driven off,
   *[other] { $number } more places fortified, or { $number } Fomori driven off,
} and the highest fame had won: { $count ->
    [one] { NAME($seat) } with { $points }.
   *[other] { $points }, shared by { $count }.
}
arrival-over-turned-repelled = { $number ->
    [one] 1 more place for the Fomori,
   *[other] { $number } more places for the Fomori,
} and the least corruption had won: { $count ->
    [one] { NAME($seat) } with { $points }.
   *[other] { $points }, shared by { $count }.
}
arrival-over-box-points = Where every point came from
arrival-over-note-corruption = corruption
arrival-over-note-fame = fame
arrival-over-box-other-repelled = Fame, had the tribes held
arrival-over-box-other-overrun = Corruption, had the Fomori overrun the island
arrival-over-column-start = at the start
arrival-over-column-earned-corruption = earned with Fomori, by round
arrival-over-column-earned-fame = earned with cards, by round
arrival-over-column-repelled = repelled
arrival-over-column-tiles = tiles
arrival-over-column-paid = paid
arrival-over-column-track = on the track
arrival-over-column-provinces = provinces, each place its bonus
arrival-over-column-goods = goods and tiles, each full three
arrival-over-column-corruption = corruption
arrival-over-column-fame = fame
arrival-over-goods = of { $number }
arrival-over-province = { NAME($province) } { $points }
arrival-over-differs = { NAME($seat) } ended on { $track }, but { $number } goods and tiles make full threes: { $points }.
arrival-over-tie-fame = The tie is broken by fame: { NAME($seat) } has most of it, { $fame }.
arrival-over-tie-corruption = The tie is broken by corruption: { NAME($seat) } has least of it, { $corruption }.
arrival-over-tie-shared = Nothing breaks the tie: the victory is shared.
arrival-over-course-corruption = Corruption after each round
arrival-over-course-fame = Fame after each round
arrival-over-limit = limit { $limit }
## Terms that explain themselves

arrival-term-ait = Áit
arrival-term-ait-forms = Áit|Áits
arrival-term-ait-text = A camp: one disc of a leader on a location. It is the lowest level; a second disc makes a Broch of it.
arrival-term-ait-here = { $number ->
    [0] You have none.
    [one] You have one: { NAME($first) }.
   *[other] You have { $number }.
}
arrival-term-broch = Broch
arrival-term-broch-forms = Broch|Brochs
arrival-term-broch-text = A tower: two discs of a leader on one location. Fomori need one more for it than for an Áit; what counts Áits counts Brochs too.
arrival-term-broch-here = { $number ->
    [0] You have none.
    [one] You have one: { NAME($first) }.
   *[other] You have { $number }.
}
arrival-term-caer = Caer
arrival-term-caer-forms = Caer|Caers
arrival-term-caer-text = A fortress: three discs of a leader on one location, the highest level. What counts Brochs counts Caers too.
arrival-term-caer-here = { $number ->
    [0] You have none.
    [one] You have one: { NAME($first) }.
   *[other] You have { $number }.
}
arrival-term-outpost = Outpost
arrival-term-outpost-forms = outpost|outposts
arrival-term-outpost-text = A disc on a free location that is connected only to another leader’s. It costs fame; next to a place of your own building is free.
arrival-term-port = Port
arrival-term-port-forms = port|ports
arrival-term-port-text = A location at the coast with an anchor. Whoever holds one port may build in any other that is free, as if a road led there.
arrival-term-fame = Fame
arrival-term-fame-forms = fame
arrival-term-fame-text = What a leader is known for. If the island is saved, the most fame wins; some actions are paid with it.
arrival-term-fame-here = You have { $number }.
arrival-term-corruption = Corruption
arrival-term-corruption-forms = corruption
arrival-term-corruption-text = It grows with every Fomori a leader takes. If the island is overrun, the least corruption wins; at the limit the game is about to end.
arrival-term-corruption-here = You have { $number }; the limit is { $limit }.
arrival-term-fomori = Fomori
arrival-term-fomori-forms = Fomori
arrival-term-fomori-text = Balor’s creatures, of strength 1 to 3. A leader must spread those he holds over the map, and can repel them with swords.
arrival-term-fomori-here = { $number ->
    [0] None is on the map.
    [one] One is on the map.
   *[other] { $number } are on the map.
}
arrival-term-castle = Balor’s castle
arrival-term-castle-forms = castle|castles|Balor’s castle|Balor’s castles
arrival-term-castle-text = One of four strongholds on Balor’s Isle, from which Fomori spread. It is repelled with 4 swords and then serves as a trophy.
arrival-term-castle-here = { $number ->
    [0] None stands any more.
    [one] One still stands.
   *[other] { $number } still stand.
}
arrival-term-shield = Shield
arrival-term-shield-forms = shield|shields
arrival-term-shield-text = Lies in a province and protects every location there, whoever holds it. Each makes a location cost one Fomori more.
arrival-term-shield-here = { $number ->
    [0] None is on the map.
    [one] One is on the map.
   *[other] { $number } are on the map.
}
arrival-term-province = Province
arrival-term-province-forms = province|provinces
arrival-term-province-text = A coloured part of the island with several locations. Its number counts for some tactic tiles, and at most three shields lie there.
arrival-term-tile = Tactic tile
arrival-term-tile-forms = tactic tile|tactic tiles|tile|tiles
arrival-term-tile-text = It is used once, in its owner’s turn, and takes no action. Then it is gone.
arrival-term-tile-here = { $number ->
    [0] You have none.
    [one] You have one.
   *[other] You have { $number }.
}
arrival-term-trophy = Castle trophy
arrival-term-trophy-forms = castle trophy|castle trophies|trophy|trophies
arrival-term-trophy-text = For a castle that was repelled. Once in the game its owner turns it over and puts up to three Fomori back, and corruption stays as it is.
arrival-term-trophy-here = { $number ->
    [0] You have none that is face-up.
    [one] You have one face-up.
   *[other] You have { $number } face-up.
}
arrival-term-blocker = Blocker
arrival-term-blocker-forms = blocker|blockers
arrival-term-blocker-text = It closes a section of the earning cards. Of three sections the one that is left open pays, on all four cards.

## Why an option looks good

arrival-reason-won = It ends the game, and you win.
arrival-reason-won-kept = It ends the game.
arrival-reason-fame = Your fame: { $now } instead of { $before }.
arrival-reason-fame-kept = Your fame stays at { $now }.
arrival-reason-corruption = Your corruption in the end: { $now } instead of { $before }.
arrival-reason-corruption-kept = Your corruption stays at { $now }.
arrival-reason-province = { NAME($province) }: { $now ->
    [0] none of your places is left
    [one] 1 place of yours
   *[other] { $now } places of yours
} instead of { $before }, { $bonus } fame for each in the end.
arrival-reason-province-kept = { $now ->
    [one] Your place in { NAME($province) } stays yours
   *[other] Your { $now } places in { NAME($province) } stay yours
}, { $bonus } fame for each in the end.
arrival-reason-shields = Keeps { NAME($province) } safer: { $now ->
    [one] 1 shield
   *[other] { $now } shields
}, { $needed } Fomori needed to spread to you there.
arrival-reason-shields-kept = { NAME($province) } keeps its { $now ->
    [one] shield
   *[other] { $now } shields
}: { $needed } Fomori needed to spread to you there.
arrival-reason-goods = { $now ->
    [0] No discs, swords and shields in hand
    [one] 1 disc, sword or shield in hand
   *[other] { $now } discs, swords and shields in hand
} instead of { $before }.
arrival-reason-goods-kept = It costs no disc, sword or shield.
arrival-reason-duty = { $now ->
    [0] No Fomori in hand
    [one] 1 Fomori in hand
   *[other] { $now } Fomori in hand
} instead of { $before }: so much less is still to be placed.
arrival-reason-duty-kept = No more than { $now } Fomori stay in your hand.
arrival-reason-walls = Brochs and Caers: { $now } instead of { $before }, harder to take.
arrival-reason-walls-kept = Your { $now } Brochs and Caers stand.
arrival-reason-trophies = Trophies: { $now } instead of { $before }.
arrival-reason-trophies-kept = You keep your { $now ->
    [one] trophy
   *[other] { $now } trophies
}.
arrival-reason-tile = { NAME($tile) } is worth { $now } instead of { $before }.
arrival-reason-tile-kept = { $now ->
    [0] You have { NAME($tile) } for later.
   *[other] You have { NAME($tile) }, now worth { $now }.
}
arrival-reason-cards = Your cards bring more that way.
arrival-reason-rival_fame = { NAME($seat) } comes to { $now } fame instead of { $before }.
arrival-reason-rival_fame-kept = { NAME($seat) } stays at { $now } fame.
arrival-reason-rival_corruption = { NAME($seat) } comes to { $now } corruption instead of { $before }.
arrival-reason-rival_corruption-kept = { NAME($seat) } stays at { $now } corruption.
arrival-reason-rival_places = { NAME($seat) } holds { $now ->
    [0] no place
    [one] 1 place
   *[other] { $now } places
} instead of { $before }.
arrival-reason-rival_places-kept = { NAME($seat) } gets no further than { $now ->
    [one] 1 place
   *[other] { $now } places
}.
arrival-reason-ending = The ending that suits you: { $fortified } places of the tribes against { $held } of the Fomori.
arrival-reason-ending-kept = The ending that suits you stays near: { $fortified } places of the tribes against { $held } of the Fomori.

## Puzzles
arrival-until-turn = The line ends with your turn. No other leader acts before.
arrival-goal-fame = { $number } fame, province bonuses and goods counted
arrival-goal-corruption = No more than { $number } corruption
arrival-goal-places = { $number } locations of your own
arrival-goal-fomori = No Fomori left in { NAME($province) }
arrival-puzzle-fame = Most fame this turn
arrival-puzzle-fame-text = As much fame as if the game ended now: track, province bonuses and goods.
arrival-puzzle-corruption = A clean name this turn
arrival-puzzle-corruption-text = Bring your corruption down as far as it goes.
arrival-puzzle-places = Spread out this turn
arrival-puzzle-places-text = Hold as many locations as can be had.
arrival-puzzle-free = Free the province this turn
arrival-puzzle-free-text = Not a single Fomori may be left there.
