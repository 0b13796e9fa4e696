### Origo, in English

origo-title = Origo
origo-author = Wolfgang Kramer
origo-about = Five tribes settle old Europe. Fill countries to found them, join shields to clans, rule the sea, and fight for the best fields before the scoring.
origo-origin = The map, the mix of the cards, the founding values and most points of the countries are a reconstruction that fits every statement of the rulebook; they are not the published ones. Own the game? Correct them in a copy of the data file and play with --data.

## Options of the table

origo-option-tribes = Tribes
origo-option-tribes-by_seat = by seat
origo-option-tribes-chosen = each player chooses
origo-option-clan_moves = Moves for clans
origo-option-clan_moves-by_place = place by place
origo-option-clan_moves-in_total = each player’s sum at once
origo-option-supremacy = Supremacy in a country with free fields
origo-option-supremacy-with_gaps = counts
origo-option-supremacy-without_gaps = does not count
origo-option-sailing = Other actions between sailing shields
origo-option-sailing-any_time = allowed
origo-option-sailing-in_one_go = not allowed: all sailing in one go
origo-option-population = Population cards in defence
origo-option-population-beside = need another own shield beside the field
origo-option-population-attacked = the attacked shield is enough
origo-option-standstill = Three rounds without expansion or attack
origo-option-standstill-plays_on = the game goes on
origo-option-standstill-ends = end the game
origo-option-shuffling = Shuffling a used-up draw pile
origo-option-shuffling-at_once = as soon as its last card is drawn
origo-option-shuffling-when_needed = when the next card is to be drawn
origo-option-questions = Questions that leave nothing to decide
origo-option-questions-needed = are not asked
origo-option-questions-all = are asked all the same
origo-option-placement = Order of the start placement
origo-option-placement-clockwise = clockwise every time
origo-option-placement-back_and_forth = back and forth: every other time from the last to the first

## Questions

origo-draw = Which card is drawn?
origo-tribe = Which tribe do you lead?
origo-start = Where do you lay a start shield?
origo-act = { $uses ->
    [0] Both expansions and attacks are used. What else?
    [one] One expansion or attack is left. What do you do?
   *[other] { $uses } expansions or attacks are left. What do you do?
}
origo-expand = Which card do you play to expand?
origo-place = Where do you lay the shield with { NAME($card, form: "the") }?
origo-attack = Which field do you attack?
origo-open = With which card do you attack { NAME($field) }? ({ $attack } against { $defence } before it)
origo-add = You lead { $attack } to { $defence } on { NAME($field) }. Do you add another card?
origo-duel = On { NAME($field) } the attack has { $attack }, the defence { $defence }. Do you play a card or give up?
origo-migrate = Which shield migrates?
origo-migrate-to = Where does the shield on { NAME($origin) } migrate to?
origo-exchange = Which card do you exchange?
origo-exchange-another = Which other card do you exchange?
origo-sail = Which shield sails?
origo-sail-to = Where does the shield on { NAME($origin) } sail to?
origo-start-player = Who is the start player of the next round?

## What a choice leads to

origo-tribe-help = Tribes play alike; yours gives you your colour.
origo-start-help = From here you expand and defend: shields side by side strengthen each other.
origo-act-help = In any order: two expansions or attacks, all ships once, one migration or an exchange.
origo-expand-help = The card names where the shield may go; whoever fills a country founds it.
origo-place-help = The last free field of a country founds it and brings points.
origo-attack-help = The shield must be adjacent to yours and in a founded country; 2 per card, 1 per neighbour.
origo-open-help = You need more than the defender; at a tie the defender leads.
origo-add-help = A lead of more costs another card now; the defender may still answer.
origo-duel-help = Each fitting card adds 2; whoever gives up loses the field, the cards are gone either way.
origo-migrate-help = One shield on land moves for nothing, over a chain of your own shields too.
origo-migrate-to-help = The field it leaves is free again; the last free field of a country founds it.
origo-exchange-help = Two cards are discarded and two drawn, instead of a migration.
origo-exchange-another-help = Exactly two cards go; two new ones come.
origo-sail-help = Each shield at sea moves once a turn without a card; the order can matter.
origo-sail-to-help = Onto land or along the sea, over a chain of your own shields too.
origo-start-player-help = Who begins sees least; who comes last can answer everything.

## Options of questions, where a name does not say enough

origo-add-option = { $stop ->
    [1] that is enough
   *[other] { NAME($card) }
}
origo-duel-option = { $stop ->
    [1] give up
   *[other] { NAME($card) }
}
origo-sail-option = { $stop ->
    [1] done sailing
   *[other] { NAME($field) }
}

## What an option costs and brings

origo-start-note = { NAME($region) }{ $clan ->
    [1] {""}
   *[other] , joined to a group of { $clan }
}
origo-expand-note = { origo-n-free-fields }
origo-exchange-note = { origo-n-free-fields }
origo-exchange-another-note = { origo-n-free-fields }
origo-n-free-fields = { $fields ->
    [0] fits no free field
    [one] fits 1 free field
   *[other] fits { $fields } free fields
}
origo-place-note = { origo-covering }
origo-migrate-to-note = { origo-covering }
origo-sail-to-note = { origo-covering }
origo-covering = { $points ->
    [0] { NAME($region) }{ $left ->
        [0] , no other field free
        [one] , 1 other field free
       *[other] , { $left } other fields free
    }
   *[other] founds { NAME($region, form: "the") }: { origo-n-points }
}{ $clan ->
    [1] {""}
   *[other] , group of { $clan }
}
origo-migrate-note = { NAME($region) }, { origo-n-targets }
origo-sail-note = { $stop ->
    [1] {""}
   *[other] { NAME($region) }, { origo-n-targets }
}
origo-n-targets = { $fields ->
    [0] no field to go to
    [one] 1 field to go to
   *[other] { $fields } fields to go to
}
origo-attack-note = { NAME($other) }, { NAME($region) }: { $attack } against { $defence } before cards
origo-open-note = +{ $strength }
origo-add-note = { $stop ->
    [1] {""}
   *[other] +{ $strength }
}
origo-duel-note = { $stop ->
    [1] the duel is lost
   *[other] +{ $strength }
}
origo-n-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
origo-n-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

## Names

origo-act-expand = expand
origo-act-attack = attack
origo-act-migrate = migrate
origo-act-exchange = exchange two cards
origo-act-sail = sail
origo-act-skip = skip the turn
origo-act-done = end turn
origo-act-expand-short = Expand
origo-act-attack-short = Attack
origo-act-migrate-short = Migrate
origo-act-exchange-short = Exchange
origo-act-sail-short = Sail
origo-act-skip-short = Skip
origo-act-done-short = End turn
origo-ship-done = done sailing
origo-reply-stop = stop
origo-card-row = row card { $part }
    .a = a row card { $part }
    .the = the row card { $part }
    .The = The row card { $part }
origo-card-column = column card { $part }
    .a = a column card { $part }
    .the = the column card { $part }
    .The = The column card { $part }
origo-card-country = country card { origo-country-of-card }
    .a = a country card { origo-country-of-card }
    .the = the country card { origo-country-of-card }
    .The = The country card { origo-country-of-card }
origo-card-population = population card
    .a = a population card
    .the = the population card
    .The = The population card
origo-card-ship = ship card
    .a = a ship card
    .the = the ship card
    .The = The ship card
origo-country-of-card = { $part ->
    [britannia] { origo-region-britannia }
    [germania] { origo-region-germania }
    [baltic_lands] { origo-region-baltic_lands }
    [gaul] { origo-region-gaul }
    [hispania] { origo-region-hispania }
    [italy] { origo-region-italy }
    [belgica] { origo-region-belgica }
    [scandinavia] { origo-region-scandinavia }
    [poland] { origo-region-poland }
    [helvetia] { origo-region-helvetia }
    [dacia] { origo-region-dacia }
    [dalmatia] { origo-region-dalmatia }
   *[other] { $part }
}
origo-tribe-huns = Huns
origo-tribe-goths = Goths
origo-tribe-langobards = Lombards
origo-tribe-anglo_saxons = Anglo-Saxons
origo-tribe-vandals = Vandals
origo-region-britannia = Britannia
    .in = in Britannia
origo-region-germania = Germania
    .in = in Germania
origo-region-baltic_lands = Baltic lands
    .the = the Baltic lands
    .in = in the Baltic lands
origo-region-gaul = Gaul
    .in = in Gaul
origo-region-hispania = Hispania
    .in = in Hispania
origo-region-italy = Italy
    .in = in Italy
origo-region-belgica = Belgica
    .in = in Belgica
origo-region-scandinavia = Scandinavia
    .in = in Scandinavia
origo-region-poland = Poland
    .in = in Poland
origo-region-helvetia = Helvetia
    .in = in Helvetia
origo-region-dacia = Dacia
    .in = in Dacia
origo-region-dalmatia = Dalmatia
    .in = in Dalmatia
origo-region-north_sea = North Sea
    .the = the North Sea
    .in = in the North Sea
origo-region-baltic_sea = Baltic Sea
    .the = the Baltic Sea
    .in = in the Baltic Sea
origo-region-bay_of_biscay = Bay of Biscay
    .the = the Bay of Biscay
    .in = in the Bay of Biscay
origo-region-mediterranean = Mediterranean
    .the = the Mediterranean
    .in = in the Mediterranean
origo-map-bay_of_biscay = Bay of Biscay

## What the cards are for

origo-card-text-row = { $number ->
    [one] A free field of row { $lines }.
   *[other] A free field of one of the rows { $lines }.
}
origo-card-text-column = { $number ->
    [one] A free field of column { $lines }.
   *[other] A free field of one of the columns { $lines }.
}
origo-card-text-country = A free field { NAME($region, form: "in") }.
origo-card-text-population = A free field beside one of your shields.
origo-card-text-ship = A free sea field.

## The log

origo-drawn = You draw { NAME($card, form: "a") }.
origo-filled-up = { NAME($seat) } draws { origo-n-cards }.
origo-reshuffled = The draw pile is used up: the discard pile is shuffled.
origo-tribe-chosen = { NAME($seat) } leads the { NAME($tribe) }.
origo-started = { NAME($seat) } lays a start shield on { NAME($field) }.
origo-round-begins = Round { $round } begins; { NAME($seat) } is the start player.
origo-skipped = { NAME($seat) } skips the turn.
origo-expanded = { NAME($seat) } expands to { NAME($field) } with { NAME($card, form: "a") }.
origo-attacked = { NAME($seat) } attacks { NAME($other) } on { NAME($field) } with { NAME($card, form: "a") }.
origo-duelled = { NAME($seat) } plays { NAME($card, form: "a") }: attack { $attack }, defence { $defence }.
origo-attack-won = { NAME($seat) } wins the duel and holds { NAME($field) }; { NAME($other) } loses the shield there.
origo-attack-lost = { NAME($other) } holds { NAME($field) }; { NAME($seat) } loses the attacking shield.
origo-migrated = { NAME($seat) } migrates from { NAME($origin) } to { NAME($target) }.
origo-sailed = { NAME($seat) } sails from { NAME($origin) } to { NAME($target) }.
origo-exchanged = { NAME($seat) } exchanges { NAME($card, form: "a") }.
origo-founded = { NAME($seat) } founds { NAME($region, form: "the") }: { origo-n-points }.
origo-scoring-due = The founding field is red: a tribal scoring is due.
origo-last-round = This is the last round.
origo-scoring-begins = Tribal scoring.
origo-clan-scored = Clans of { $size }, place { $place }: { NAME($seat) } gets { origo-n-points } and stands at { $total }.
origo-clans-scored = Clans: { NAME($seat) } gets { origo-n-points } and stands at { $total }.
origo-sea-scored = Sea power: { NAME($seat) } gets { origo-n-points } and stands at { $total }.
origo-country-scored = { NAME($region) }: { NAME($seat) } gets { origo-n-points } and stands at { $total }.
origo-supremacy-scored = { NAME($region) }, supremacy: { NAME($seat) } gets { origo-n-points } and stands at { $total }.
origo-start-player-named = { NAME($seat) } is last on the path and names the start player: { NAME($other) }.
origo-ending-founded = The last founding stone has been placed: the leader furthest along the path wins.
origo-ending-shields = A supply of shields is used up: the leader furthest along the path wins.
origo-ending-skipped = Everybody has skipped the turn: the leader furthest along the path wins.
origo-ending-standstill = Three rounds without expansion or attack: the leader furthest along the path wins.
origo-score-founded = { origo-n-points }
origo-score-shields = { origo-n-points }
origo-score-skipped = { origo-n-points }
origo-score-standstill = { origo-n-points }

## Why not

origo-no-tribe-of-two = Two players lead the red and the blue tribe, not the { NAME($option) }.
origo-no-tribe-taken = Another player leads the { NAME($option) }.
origo-no-field-taken = A shield lies on { NAME($field) } already.
origo-no-start-above-limit = { NAME($field) } lies { NAME($region, form: "in") }, where { $limit } start shields lie already; there is no room for more before the first round.
origo-no-card-in-hand = You do not have { NAME($card, form: "a") }.
origo-no-card-fits-free-field = { NAME($card, form: "The") } fits no free field.
origo-no-field-of-card = { NAME($card, form: "The") } does not fit { NAME($field) }, which lies { NAME($region, form: "in") }.
origo-no-attack-without-foreign-shield = No other player has a shield on { NAME($field) }.
origo-no-attack-unless-adjacent = None of your shields is beside { NAME($field) }; corners do not count.
origo-no-attack-unless-founded-or-full = { NAME($field) } lies { NAME($region, form: "in") }: neither a founded country nor a sea without a free field.
origo-no-attack-without-card = None of your cards fits { NAME($field) }.
origo-no-population-beside = A population card needs another shield of yours beside { NAME($field) }; the attacked one is not beside itself.
origo-no-card-for-duel = { NAME($card, form: "The") } does not fit { NAME($field) }.
origo-no-own-shield = You have no shield on { NAME($field) }.
origo-no-migration-from-sea = { NAME($field) } is a sea field; from there one sails.
origo-no-sailing-on-land = { NAME($field) } is a land field; from there one migrates.
origo-no-sailing-twice = The shield on { NAME($field) } has sailed in this turn.
origo-no-done-before-a-shield = Choose a shield first.
origo-no-field-to-go-to = The shield on { NAME($field) } has no free field to go to.
origo-no-way-there = { NAME($field) } is neither beside { NAME($origin) } nor beside an unbroken chain of your shields from there.
origo-no-third-use = You have expanded or attacked twice in this turn.
origo-no-shield-in-supply = There is no shield left in your supply.
origo-no-expansion-with-these-cards = None of your cards fits a free field.
origo-no-attack-anywhere = No foreign shield beside one of yours lies in a founded country or a full sea.
origo-no-attack-with-these-cards = None of your cards fits a field that you could attack.
origo-no-second-migration = You have migrated or exchanged cards in this turn.
origo-no-migration-anywhere = None of your shields on land has a free field to go to.
origo-no-exchange-without-two-cards = You need two cards to exchange.
origo-no-sailing-again = At this table one sails in one go; you have done so in this turn.
origo-no-sailing-left = Every shield of yours at sea that has a free field to go to has sailed in this turn.
origo-no-sailing-anywhere = None of your shields lies at sea with a free field to go to.
origo-no-done-before-anything = You have done nothing yet; you may skip the whole turn.
origo-no-skip-after-something = You have done something in this turn; end it instead.
origo-no-such-player = { NAME($option) } does not play.

## The terminal’s sheets

origo-sheet-players = The players
origo-sheet-player = Player
origo-sheet-total = Points
origo-sheet-supply = Supply
origo-sheet-lost = Lost
origo-sheet-cards = Cards
origo-sheet-clans = Clans
origo-sheet-at-sea = At sea
origo-sheet-outlook = If scored now
origo-sheet-turn = to move
origo-sheet-skipped = skipped
origo-sheet-starts = start player
origo-sheet-countries = Shields by country and sea
origo-sheet-region = Country
origo-sheet-values = Values
origo-sheet-free = Free
origo-sheet-seat = { NAME($seat) }
origo-sheet-founded = founded
origo-sheet-full = full
origo-sheet-hand = Your cards
origo-sheet-card = Card
origo-sheet-copies = Number
origo-sheet-fields = Free fields
origo-sheet-round = { $round ->
    [0] Start shields are being laid
   *[other] Round { $round }
}; { $stones ->
    [0] no founding stone is left
    [one] 1 founding stone is left; the next country brings { $points }{ $red ->
        [1] {" "}and a tribal scoring
       *[other] {""}
    }
   *[other] { $stones } founding stones are left; the next country brings { $points }{ $red ->
        [1] {" "}and a tribal scoring
       *[other] {""}
    }
}; draw pile { $pile }, discard pile { $discard }
origo-sheet-last-round = This is the last round; the final tribal scoring follows.
origo-sheet-due = { $due ->
    [one] A tribal scoring is due at the end of the round.
   *[other] A tribal scoring is due at the end of the round, and another one at the end of the next.
}
origo-sheet-duel = Duel on { NAME($field) }: { NAME($seat) } attacks with { $attack }, { NAME($other) } defends with { $defence }.

## The legend of the map

origo-legend-mark = the number of an option
origo-legend-huns = shield or leader of the Huns
origo-legend-goths = the same, Goths
origo-legend-langobards = the same, Lombards
origo-legend-anglo-saxons = the same, Anglo-Saxons
origo-legend-vandals = the same, Vandals
origo-legend-free = free land field
origo-legend-sea = free sea field
origo-legend-stone = founded country
origo-legend-duel = Goths, attacked by Huns
origo-legend-border = border or coast

## The board in the browser

origo-board-map = Map of old Europe with the path of the leaders
origo-board-free = free
origo-board-free-sea = free sea
origo-board-may-choose = may be chosen
origo-board-chosen = chosen
origo-board-last-move = last move
origo-board-leader = { NAME($seat) } stands on { $points }
origo-board-founded = { NAME($region) } is founded
origo-board-is-founded = founded
origo-board-score-board = Score board
origo-board-foundings = Foundings
origo-board-stone = a founding worth { $points }
origo-board-stone-red = a founding worth { $points }; a tribal scoring follows
origo-board-last-round = Last round
origo-board-scoring-due = Tribal scoring after this round
origo-board-standing = If it were scored now
origo-board-scored = Tribal scoring
origo-board-total = Points on the path
origo-board-clans = Clans
origo-board-sea-power = Sea power
origo-board-countries = Countries
origo-board-supremacy = Supremacy
origo-board-shields = Shields on the map
origo-board-duel = Duel for { NAME($field) }
origo-board-attacker = attacks
origo-board-defender = defends
origo-board-leads = leads
origo-board-answers = must answer
origo-board-from-shields = strength from shields
origo-board-strength = strength { $strength }
origo-board-hand = Your hand
origo-board-no-cards = No cards in hand
origo-board-watching = You are watching.
origo-board-supply = Supply
origo-board-pile = Draw pile
origo-board-discard = Discard pile
origo-board-uses = Expand or attack
origo-board-on-map = shields on the map
origo-board-in-supply = in supply
origo-board-cards = cards in hand
origo-board-lost = shields out of the game
origo-board-outlook = points if it were scored now
origo-board-starter = start player
origo-board-row = Row
origo-board-column = Column
origo-board-country = Country
origo-board-population = Population
origo-board-population-says = beside a shield of yours
origo-board-ship = Ship
origo-board-ship-says = any free sea field
origo-board-fits-short = { $fields ->
    [0] no field
    [one] 1 field
   *[other] { $fields } fields
}
origo-board-fitting = { $cards ->
    [0] none of your cards fits
    [one] one of your cards fits
   *[other] { $cards } of your cards fit
}

# What it is about, and the order of play.
origo-aim-1 = Your tribe settles old Europe with shields; points move your leader along the path.
origo-aim-2 = You score for founding countries, and in tribal scorings for clans, for the sea and for the most shields in each country.
origo-aim-3 = Whoever's leader is furthest along the path after the last scoring wins.
origo-course-setup = Start shields
origo-course-setup-says = Everybody lays the first shields, one at a time.
origo-course-turn = Turns
origo-course-turn-says = In your turn: expand or attack twice, migrate or exchange once, sail with your ships.
origo-course-duel = Duel
origo-course-duel-says = Attacker and defender add cards in turn; whoever stops adding has lost.
origo-course-sail = Sailing
origo-course-sail-says = Each of your shields at sea may move once.
origo-course-refill = Drawing
origo-course-refill-says = Whoever spent cards draws up to ten again.
origo-course-scoring = Tribal scoring
origo-course-scoring-says = After a round with a red founding space: clans, sea power, then country by country.
origo-course-over = The end
origo-course-over-says = The last founding stone, a last shield or a round in which all skip: then the final scoring.

## The lesson: a guided first game

origo-lesson-chapter-about = What it is about
origo-lesson-chapter-start = Start shields
origo-lesson-chapter-turns = Turns
origo-lesson-chapter-end = Scoring, and on

origo-lesson-aim-title = Who wins?
origo-lesson-aim-text = Your tribe settles old Europe with shields. Points move your leader along the path round the map; whose leader is furthest in the end wins.
origo-lesson-sources-title = Four sources of points
origo-lesson-sources-text = Points come from founding a country, from clans (three or more shields of yours side by side), from shields at sea, and from being strong in a country. Fields are named by row and column: D4 is row D, column 4.
origo-lesson-first-title = Lay your first shield
origo-lesson-first-text = Everybody lays eight start shields in turn, on any free field. A small country takes only two of them, a large one four.
origo-lesson-first-move = choose any free field
origo-lesson-first-free = We would take D4: it lies in Belgica, which has only four fields and is soon founded.
origo-lesson-first-board = Belgica has four fields.
origo-lesson-beside-title = Stay together
origo-lesson-beside-text = Shields side by side become a clan, also across borders. And a shield beside a field lets you go there later with a population card.
origo-lesson-beside-move = lay the next shield
origo-lesson-beside-free = We would take D5: now Belgica is closed to the others’ start shields.
origo-lesson-beside-board = Two of four fields.
origo-lesson-beside-why = D10 lies in the Baltic lands, a large country at the edge. There are eight fields for a clan, and few neighbours.
origo-lesson-sea-title = One to sea
origo-lesson-sea-text = Each shield at sea is worth a point in a scoring, and those with the most there get more. Shields at sea can also sail in every turn.
origo-lesson-sea-move = lay a shield, perhaps on water
origo-lesson-sea-free = We would take C3 in the North Sea: beside Belgica, so it belongs to your clan.
origo-lesson-sea-board = The North Sea.
origo-lesson-rest-title = Five more
origo-lesson-rest-text = Lay your other start shields as you like. Look at your cards: rows, columns and countries that they name are where you can go later.
origo-lesson-rest-move = lay the others, any field is fine
origo-lesson-rest-free = We would take E5: your clan grows into Germania.
origo-lesson-rest-board = In Germania.

origo-lesson-turn-title = Your turn
origo-lesson-turn-text = In a turn you may expand or attack, twice in all, then migrate once or exchange two cards, and sail with your shields at sea; in any order. You hold ten cards, and fill up at the end.
origo-lesson-expand-title = Expand with a card
origo-lesson-expand-text = A card opens free fields: of its row, its column or its country. A ship card opens the sea, a population card all fields beside your shields.
origo-lesson-expand-move = choose Expand, then a card, then a field
origo-lesson-expand-free = Any choice is fine. We would play row C to C4: the third field of Belgica.
origo-lesson-expand-board = Row C leads here.
origo-lesson-found-title = Found a country
origo-lesson-found-text = Who fills the last free field of a country founds it, whoever holds the others, and scores at once.
origo-lesson-found-move = expand a second time
origo-lesson-found-free = We would play a population card to E4: the last field of Belgica.
origo-lesson-found-board = The last free field?
origo-lesson-founding-title = The founding track
origo-lesson-founding-text = Each founding takes the next stone from the track, and brings what was under it. The fourth, eighth and twelfth are red: then everything is scored for everybody at the end of the round.
origo-lesson-migrate-title = Migrate, or exchange
origo-lesson-migrate-text = Once in a turn, one shield on land may move to a free field beside it, or jump over a chain of your own shields. Instead you may exchange two cards.
origo-lesson-migrate-move = migrate, exchange, or go on
origo-lesson-migrate-free = We would migrate only where it joins a lonely shield to a clan.
origo-lesson-sail-title = Sail
origo-lesson-sail-text = Each of your shields at sea may move once, too, by the same rule, to water or to land. It costs no card.
origo-lesson-sail-move = sail, or end the turn
origo-lesson-sail-free = We would sail where it makes a clan larger, and else stay.
origo-lesson-done-title = End the turn
origo-lesson-done-text = You draw up to ten cards. Then the others have their turns.
origo-lesson-done-move = end the turn
origo-lesson-done-free = Nothing is lost: what you have not used comes again.
origo-lesson-theirs-title = What the others do
origo-lesson-theirs-text = They expand, too, and their places have changed on the map. Look which countries are nearly full: the next to lay there founds it.
origo-lesson-theirs-why = A6 lies in Scandinavia. Whoever has more shields in a country gets more points for it.
origo-lesson-attack-title = Attacks
origo-lesson-attack-text = In founded countries and full seas a shield beside yours can be attacked with a fitting card. Each card counts 2, each own shield beside the field 1; who is behind plays on or loses the shield.

origo-lesson-scoring-title = A tribal scoring
origo-lesson-scoring-text = Clans first: the largest 8 points, then 6, 4, 2, 1. Then the sea, then each country: most shields there get most. The score board shows what it would bring now.
origo-lesson-yours-title = From here on it is your game
origo-lesson-yours-text = The game ends with the twelfth founding, or when somebody has laid the last shield. Until then every turn is as the first one.

## The ending and its reckoning

origo-over-title = { NAME($seat) } founds a people
origo-over-why = Furthest along the path: { $total }, { $lead } ahead of { NAME($seat) }.
origo-over-why-clans = { origo-over-why } The clans made the difference.
origo-over-why-sea-power = { origo-over-why } The power at sea made the difference.
origo-over-why-country = { origo-over-why } { NAME($region) } made the difference.
origo-over-box-scoring = The final scoring, step by step
origo-over-note-scoring = { $number } steps
origo-over-before = before it
origo-over-clans = Clans
origo-over-sea-power = Sea power
origo-over-country = { NAME($region) }
origo-over-sum = Final scoring
origo-over-raised = A further +1: the space was taken, and the leader went on to the next free one.
origo-over-box-sources = Where the points came from
origo-over-source-start = At the start
origo-over-source-founding = Foundings
origo-over-source-clans = Clans
origo-over-source-sea_power = Sea power
origo-over-source-countries = Countries
origo-over-source-supremacy = Supremacy
origo-over-source-path = Spaces that were taken
origo-over-course = Score after each round
## Terms that explain themselves

origo-term-shield = Shield
origo-term-shield-forms = shield|shields
origo-term-shield-text = A member of a tribe, on a field of the map. With your supply empty you cannot expand or attack any more.
origo-term-shield-here = { $number ->
    [0] Your supply is empty.
    [one] One is left in your supply.
   *[other] { $number } are left in your supply.
}
origo-term-supply = Supply
origo-term-supply-forms = supply
origo-term-supply-text = The shields you have not used yet. Two more, the reserve, only mark points and rounds.
origo-term-supply-here = { $number ->
    [0] Yours is empty.
    [one] One shield is left in yours.
   *[other] { $number } shields are left in yours.
}
origo-term-country = Country
origo-term-country-forms = country|countries
origo-term-country-text = A group of land fields with one name. It is founded when all its fields are covered, and brings points to those with the most shields.
origo-term-country-here = { $number ->
    [0] None is founded yet.
    [one] One is founded.
   *[other] { $number } are founded.
}
origo-term-founded = Founded
origo-term-founded-forms = founded|founding|foundings
origo-term-founded-text = A country is founded when its last free field is covered. It stays so to the end, and its shields can be attacked.
origo-term-founded-here = { $number ->
    [0] No country is founded yet.
    [one] One country is founded.
   *[other] { $number } countries are founded.
}
origo-term-full = Full sea
origo-term-full-forms = full sea|full seas
origo-term-full-text = A sea is full while every one of its fields is occupied. Only then can shields in it be attacked.
origo-term-full-here = { $number ->
    [0] No sea is full.
    [one] One sea is full.
   *[other] { $number } seas are full.
}
origo-term-clan = Clan
origo-term-clan-forms = clan|clans
origo-term-clan-text = Three or more shields of one player that are joined edge to edge. At a tribal scoring large clans bring points.
origo-term-clan-here = { $number ->
    [0] You have no shields on the map.
    [one] Your largest group has one shield.
   *[other] Your largest group has { $number } shields.
}
origo-term-adjacent = Adjacent
origo-term-adjacent-forms = adjacent
origo-term-adjacent-text = Two fields are adjacent if they share an edge. Corners never count.
origo-term-chain = Chain
origo-term-chain-forms = chain|jumping
origo-term-chain-text = A row of your own shields, each beside the next. A shield that migrates or sails may pass over it and land at its other end.
origo-term-migrate = Migrate
origo-term-migrate-forms = migrate|migrates|migrated|migration
origo-term-migrate-text = One of your shields goes from a land field to a free field beside it or over a chain. It takes no card, once in a turn, instead of an exchange.
origo-term-sail = Sail
origo-term-sail-forms = sail|sails|sailed|sailing
origo-term-sail-text = Each of your shields at sea may move once in your turn, without a card. The order matters, for each move sees the map as it is then.
origo-term-duel = Duel
origo-term-duel-forms = duel|duels
origo-term-duel-text = What an attack leads to: both sides add cards that fit the field until one is behind and stops. At a tie the defender leads.
origo-term-scoring = Tribal scoring
origo-term-scoring-forms = tribal scoring|tribal scorings
origo-term-scoring-text = It counts clans, sea power, countries and supremacy. It comes at the end of a round in which a red space of the founding track was used.
origo-term-population = Population card
origo-term-population-forms = population card|population cards
origo-term-population-text = It fits a field if one of your own shields is beside it. It may be on land or at sea, in any country.

## Why an option looks good

origo-reason-won = It ends the game, and you win.
origo-reason-won-kept = It ends the game.
origo-reason-path = Your leader comes to { $now } instead of { $before }.
origo-reason-path-kept = Your leader stays at { $now }.
origo-reason-clans = Your clans bring { $now } instead of { $before } in a tribal scoring.
origo-reason-clans-kept = Your clans still bring { $now } in a tribal scoring.
origo-reason-sea = Your sea power brings { $now } instead of { $before } in a tribal scoring.
origo-reason-sea-kept = Your sea power still brings { $now } in a tribal scoring.
origo-reason-country = { NAME($region) } brings { $now } instead of { $before } in a tribal scoring.
origo-reason-country-kept = { NAME($region) } still brings { $now } in a tribal scoring.
origo-reason-joined = { $now } of your shields lie side by side instead of { $before }: clans may grow of them.
origo-reason-joined-kept = { $now } of your shields stay side by side: clans may grow of them.
origo-reason-shields = { $now } shields on the map instead of { $before }.
origo-reason-shields-kept = All your { $now } shields stay on the map.
origo-reason-cards = { $now } cards in hand instead of { $before }.
origo-reason-cards-kept = You keep your { $now } cards.
origo-reason-duel = You win the duel for { NAME($field) } at about { $now } in 100, against { $before } before.
origo-reason-duel-kept = You win the duel for { NAME($field) } at about { $now } in 100.
origo-reason-rival_path = { NAME($seat) } comes to { $now } instead of { $before }.
origo-reason-rival_path-kept = { NAME($seat) } stays at { $now }.
origo-reason-rival_clans = The clans of { NAME($seat) } bring { $now } instead of { $before } in a tribal scoring.
origo-reason-rival_clans-kept = The clans of { NAME($seat) } bring no more than { $now } in a tribal scoring.
origo-reason-rival_sea = The sea power of { NAME($seat) } brings { $now } instead of { $before }.
origo-reason-rival_sea-kept = The sea power of { NAME($seat) } brings no more than { $now }.
origo-reason-rival_country = { NAME($region) } brings { NAME($seat) } only { $now }, { $before } before.
origo-reason-rival_country-kept = { NAME($region) } brings { NAME($seat) } no more than { $now }.

## Puzzles
origo-until-turn = The line ends with your turn, or as soon as cards are drawn or another player must answer.
origo-goal-path = Your leader on { $number } or further along the path
origo-goal-scoring = { $number } points, if a tribal scoring came now
origo-goal-lead = { $number } points more than anybody else, if a tribal scoring came now
origo-goal-founded = { NAME($region) } is founded
origo-goal-ruled = You alone stand in { NAME($region) }
origo-puzzle-path = Far along the path this turn
origo-puzzle-path-text = Your leader goes as far as can be had.
origo-puzzle-scoring = The best scoring this turn
origo-puzzle-scoring-text = A tribal scoring right afterwards should bring you the most: clans, seas and countries.
origo-puzzle-lead = The best lead this turn
origo-puzzle-lead-text = A tribal scoring right afterwards should bring you far more than anybody else.
origo-puzzle-rule = Rule the country this turn
origo-puzzle-rule-text = Every shield in the founded country is yours.
