### Origo, auf Deutsch

origo-title = Origo
origo-author = Wolfgang Kramer
origo-about = Fünf Stämme besiedeln das alte Europa. Fülle Länder, um sie zu gründen, bilde Clans, beherrsche die See und kämpfe vor der Wertung um die besten Felder.
origo-origin = Der Spielplan, die Zusammenstellung der Karten, die Gründungswerte und die meisten Länderpunkte sind eine Rekonstruktion: Sie passen zu jeder Angabe der Anleitung, sind aber nicht die des gedruckten Spiels. Du besitzt das Spiel? Dann berichtige sie in einer Kopie der Datendatei und spiele mit --data.

## Optionen des Tisches

origo-option-tribes = Stämme
origo-option-tribes-by_seat = nach Sitzplatz
origo-option-tribes-chosen = jeder Spieler wählt
origo-option-clan_moves = Vorrücken für Clans
origo-option-clan_moves-by_place = Platz für Platz
origo-option-clan_moves-in_total = jeder mit seiner Summe auf einmal
origo-option-supremacy = Oberherrschaft in einem Land mit freien Feldern
origo-option-supremacy-with_gaps = zählt
origo-option-supremacy-without_gaps = zählt nicht
origo-option-sailing = Andere Aktionen zwischen segelnden Schilden
origo-option-sailing-any_time = erlaubt
origo-option-sailing-in_one_go = nicht erlaubt: in einem Stück segeln
origo-option-population = Bevölkerungskarten bei der Verteidigung
origo-option-population-beside = nur mit einem weiteren eigenen Schild daneben
origo-option-population-attacked = der angegriffene Schild genügt
origo-option-standstill = Drei Runden ohne Ausbreiten und Angriff
origo-option-standstill-plays_on = das Spiel geht weiter
origo-option-standstill-ends = beenden das Spiel
origo-option-shuffling = Verbrauchten Nachziehstapel neu mischen
origo-option-shuffling-at_once = sobald die letzte Karte gezogen ist
origo-option-shuffling-when_needed = sobald die nächste Karte zu ziehen ist
origo-option-questions = Fragen, bei denen nichts zu entscheiden ist
origo-option-questions-needed = werden nicht gestellt
origo-option-questions-all = werden trotzdem gestellt
origo-option-placement = Reihenfolge der Startaufstellung
origo-option-placement-clockwise = jedes Mal im Uhrzeigersinn
origo-option-placement-back_and_forth = hin und zurück: jedes zweite Mal vom Letzten zum Ersten

## Fragen

origo-draw = Welche Karte wird gezogen?
origo-tribe = Welchen Stamm führst du an?
origo-start = Wohin legst du einen Startschild?
origo-act = { $uses ->
    [0] Was tust du noch? Ausbreiten und angreifen nicht mehr.
    [one] Was tust du? Noch einmal ausbreiten oder angreifen.
    [2] Was tust du? Noch zweimal ausbreiten oder angreifen.
   *[other] Was tust du? Noch { $uses }-mal ausbreiten oder angreifen.
}
origo-expand = Mit welcher Karte breitest du dich aus?
origo-place = Wohin legst du mit { NAME($card, form: "dat") } deinen Schild?
origo-attack = Welches Feld greifst du an?
origo-open = Mit welcher Karte greifst du { NAME($field) } an? (Ohne sie steht es { $attack } zu { $defence }.)
origo-add = Auf { NAME($field) } führst du { $attack } zu { $defence }. Spielst du noch eine Karte aus?
origo-duel = Auf { NAME($field) } hat der Angriff { $attack }, die Verteidigung { $defence }. Spielst du eine Karte aus, oder gibst du auf?
origo-migrate = Welcher Schild wandert?
origo-migrate-to = Wohin wandert der Schild von { NAME($origin) }?
origo-exchange = Welche Karte tauschst du ein?
origo-exchange-another = Welche weitere Karte tauschst du ein?
origo-sail = Welcher Schild segelt?
origo-sail-to = Wohin segelt der Schild von { NAME($origin) }?
origo-start-player = Wer wird Startspieler der nächsten Runde?

## Wozu eine Wahl führt

origo-tribe-help = Alle Stämme spielen sich gleich; deiner gibt dir die Farbe.
origo-start-help = Von hier aus breitest du dich aus: Schilde nebeneinander stärken sich gegenseitig.
origo-act-help = In jeder Reihenfolge: zweimal ausbreiten oder angreifen, alle Schiffe einmal, wandern oder tauschen.
origo-expand-help = Die Karte sagt, wohin der Schild darf; wer ein Land füllt, gründet es.
origo-place-help = Das letzte freie Feld eines Landes gründet es und bringt Punkte.
origo-attack-help = Der Schild muss an deinen grenzen, in einem gegründeten Land; 2 je Karte, 1 je Nachbar.
origo-open-help = Du brauchst mehr als der Verteidiger; bei Gleichstand führt er.
origo-add-help = Mehr Vorsprung kostet jetzt eine weitere Karte; der Verteidiger kann noch antworten.
origo-duel-help = Jede passende Karte bringt 2; wer aufgibt, verliert das Feld, die Karten sind in jedem Fall weg.
origo-migrate-help = Ein Schild an Land zieht umsonst, auch über eine Kette eigener Schilde hinweg.
origo-migrate-to-help = Das verlassene Feld wird frei; das letzte freie Feld eines Landes gründet es.
origo-exchange-help = Zwei Karten werden abgelegt und zwei gezogen, statt zu wandern.
origo-exchange-another-help = Genau zwei Karten gehen, zwei neue kommen.
origo-sail-help = Jeder Schild auf See zieht einmal im Zug ohne Karte; die Reihenfolge kann wichtig sein.
origo-sail-to-help = An Land oder weiter auf See, auch über eine Kette eigener Schilde.
origo-start-player-help = Wer beginnt, sieht am wenigsten; wer zuletzt kommt, kann auf alles antworten.

## Antworten auf Fragen, wo ein Name nicht genug sagt

origo-add-option = { $stop ->
    [1] das genügt
   *[other] { NAME($card) }
}
origo-duel-option = { $stop ->
    [1] aufgeben
   *[other] { NAME($card) }
}
origo-sail-option = { $stop ->
    [1] fertig gesegelt
   *[other] { NAME($field) }
}

## Was eine Antwort kostet und bringt

origo-start-note = { NAME($region) }{ $clan ->
    [1] {""}
   *[other] , dann { $clan } zusammenhängende Schilde
}
origo-expand-note = { origo-n-free-fields }
origo-exchange-note = { origo-n-free-fields }
origo-exchange-another-note = { origo-n-free-fields }
origo-n-free-fields = { $fields ->
    [0] passt auf kein freies Feld
    [one] passt auf 1 freies Feld
   *[other] passt auf { $fields } freie Felder
}
origo-place-note = { origo-covering }
origo-migrate-to-note = { origo-covering }
origo-sail-to-note = { origo-covering }
origo-covering = { $points ->
    [0] { NAME($region) }{ $left ->
        [0] , kein weiteres Feld frei
        [one] , 1 weiteres Feld frei
       *[other] , { $left } weitere Felder frei
    }
   *[other] gründet { NAME($region, form: "acc") }: { origo-n-points }
}{ $clan ->
    [1] {""}
   *[other] , { $clan } zusammenhängende Schilde
}
origo-migrate-note = { NAME($region) }, { origo-n-targets }
origo-sail-note = { $stop ->
    [1] {""}
   *[other] { NAME($region) }, { origo-n-targets }
}
origo-n-targets = { $fields ->
    [0] kein Ziel
    [one] 1 mögliches Ziel
   *[other] { $fields } mögliche Ziele
}
origo-attack-note = { NAME($other) }, { NAME($region) }: { $attack } zu { $defence } ohne Karten
origo-open-note = +{ $strength }
origo-add-note = { $stop ->
    [1] {""}
   *[other] +{ $strength }
}
origo-duel-note = { $stop ->
    [1] das Duell ist verloren
   *[other] +{ $strength }
}
origo-n-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
origo-n-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}

## Namen

origo-act-expand = ausbreiten
origo-act-attack = angreifen
origo-act-migrate = wandern
origo-act-exchange = zwei Karten tauschen
origo-act-sail = segeln
origo-act-skip = den Zug aussetzen
origo-act-done = den Zug beenden
origo-act-expand-short = Ausbreiten
origo-act-attack-short = Angreifen
origo-act-migrate-short = Wandern
origo-act-exchange-short = Tauschen
origo-act-sail-short = Segeln
origo-act-skip-short = Aussetzen
origo-act-done-short = Beenden
origo-ship-done = fertig gesegelt
origo-reply-stop = nichts mehr ausspielen
origo-card-row = Reihenkarte { $part }
    .acc = die Reihenkarte { $part }
    .The = Die Reihenkarte { $part }
    .dat = der Reihenkarte { $part }
origo-card-column = Spaltenkarte { $part }
    .acc = die Spaltenkarte { $part }
    .The = Die Spaltenkarte { $part }
    .dat = der Spaltenkarte { $part }
origo-card-country = Länderkarte { origo-country-of-card }
    .acc = die Länderkarte { origo-country-of-card }
    .The = Die Länderkarte { origo-country-of-card }
    .dat = der Länderkarte { origo-country-of-card }
origo-card-population = Bevölkerungskarte
    .acc = eine Bevölkerungskarte
    .The = Eine Bevölkerungskarte
    .dat = einer Bevölkerungskarte
origo-card-ship = Schiffskarte
    .acc = eine Schiffskarte
    .The = Eine Schiffskarte
    .dat = einer Schiffskarte
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
origo-tribe-huns = Hunnen
    .gen = der Hunnen
origo-tribe-goths = Goten
    .gen = der Goten
origo-tribe-langobards = Langobarden
    .gen = der Langobarden
origo-tribe-anglo_saxons = Angelsachsen
    .gen = der Angelsachsen
origo-tribe-vandals = Wandalen
    .gen = der Wandalen
origo-region-britannia = Britannien
    .in = in Britannien
origo-region-germania = Germanien
    .in = in Germanien
origo-region-baltic_lands = Baltikum
    .acc = das Baltikum
    .in = im Baltikum
origo-region-gaul = Gallien
    .in = in Gallien
origo-region-hispania = Hispanien
    .in = in Hispanien
origo-region-italy = Italien
    .in = in Italien
origo-region-belgica = Belgica
    .in = in Belgica
origo-region-scandinavia = Skandinavien
    .in = in Skandinavien
origo-region-poland = Polen
    .in = in Polen
origo-region-helvetia = Helvetien
    .in = in Helvetien
origo-region-dacia = Dakien
    .in = in Dakien
origo-region-dalmatia = Dalmatien
    .in = in Dalmatien
origo-region-north_sea = Nordsee
    .acc = die Nordsee
    .in = in der Nordsee
origo-region-baltic_sea = Ostsee
    .acc = die Ostsee
    .in = in der Ostsee
origo-region-bay_of_biscay = Golf von Biscaya
    .acc = den Golf von Biscaya
    .in = im Golf von Biscaya
origo-region-mediterranean = Mittelmeer
    .acc = das Mittelmeer
    .in = im Mittelmeer
origo-map-bay_of_biscay = Biscaya

## Wofür die Karten gut sind

origo-card-text-row = { $number ->
    [one] Ein freies Feld der Reihe { $lines }.
   *[other] Ein freies Feld einer der Reihen { $lines }.
}
origo-card-text-column = { $number ->
    [one] Ein freies Feld der Spalte { $lines }.
   *[other] Ein freies Feld einer der Spalten { $lines }.
}
origo-card-text-country = Ein freies Feld { NAME($region, form: "in") }.
origo-card-text-population = Ein freies Feld neben einem deiner Schilde.
origo-card-text-ship = Ein freies Seefeld.

## Der Verlauf

origo-drawn = Du ziehst { NAME($card, form: "acc") }.
origo-filled-up = { NAME($seat) } zieht { origo-n-cards }.
origo-reshuffled = Der Nachziehstapel ist verbraucht: Der Ablagestapel wird gemischt.
origo-tribe-chosen = { NAME($seat) } führt den Stamm { NAME($tribe, form: "gen") } an.
origo-started = { NAME($seat) } legt einen Startschild auf { NAME($field) }.
origo-round-begins = Runde { $round } beginnt; Startspieler ist { NAME($seat) }.
origo-skipped = { NAME($seat) } setzt den Zug aus.
origo-expanded = { NAME($seat) } breitet sich mit { NAME($card, form: "dat") } auf { NAME($field) } aus.
origo-attacked = { NAME($seat) } greift { NAME($other) } auf { NAME($field) } mit { NAME($card, form: "dat") } an.
origo-duelled = { NAME($seat) } spielt { NAME($card, form: "acc") } aus: Angriff { $attack }, Verteidigung { $defence }.
origo-attack-won = { NAME($seat) } gewinnt das Duell und hält { NAME($field) }; { NAME($other) } verliert dort den Schild.
origo-attack-lost = { NAME($other) } behauptet { NAME($field) }; { NAME($seat) } verliert den angreifenden Schild.
origo-migrated = { NAME($seat) } wandert von { NAME($origin) } nach { NAME($target) }.
origo-sailed = { NAME($seat) } segelt von { NAME($origin) } nach { NAME($target) }.
origo-exchanged = { NAME($seat) } tauscht { NAME($card, form: "acc") } ein.
origo-founded = { NAME($seat) } gründet { NAME($region, form: "acc") }: { origo-n-points }.
origo-scoring-due = Das Gründungsfeld ist rot: Es kommt zu einer Stammeswertung.
origo-last-round = Dies ist die letzte Runde.
origo-scoring-begins = Stammeswertung.
origo-clan-scored = Clans mit { $size } Schilden, { $place }. Platz: { NAME($seat) } erhält { origo-n-points } und steht auf { $total }.
origo-clans-scored = Clans: { NAME($seat) } erhält { origo-n-points } und steht auf { $total }.
origo-sea-scored = Seemacht: { NAME($seat) } erhält { origo-n-points } und steht auf { $total }.
origo-country-scored = { NAME($region) }: { NAME($seat) } erhält { origo-n-points } und steht auf { $total }.
origo-supremacy-scored = { NAME($region) }, Oberherrschaft: { NAME($seat) } erhält { origo-n-points } und steht auf { $total }.
origo-start-player-named = { NAME($seat) } liegt auf dem Pfad hinten und bestimmt den Startspieler: { NAME($other) }.
origo-ending-founded = Der letzte Gründungsstein ist gesetzt: Es gewinnt, wer auf dem Pfad am weitesten vorne steht.
origo-ending-shields = Ein Vorrat an Schilden ist aufgebraucht: Es gewinnt, wer auf dem Pfad am weitesten vorne steht.
origo-ending-skipped = Alle haben ihren Zug ausgesetzt: Es gewinnt, wer auf dem Pfad am weitesten vorne steht.
origo-ending-standstill = Drei Runden ohne Ausbreiten und Angriff: Es gewinnt, wer auf dem Pfad am weitesten vorne steht.
origo-score-founded = { origo-n-points }
origo-score-shields = { origo-n-points }
origo-score-skipped = { origo-n-points }
origo-score-standstill = { origo-n-points }

## Warum nicht

origo-no-tribe-of-two = Zu zweit spielen Rot und Blau, nicht der Stamm { NAME($option, form: "gen") }.
origo-no-tribe-taken = Den Stamm { NAME($option, form: "gen") } führt schon jemand anders an.
origo-no-field-taken = Auf { NAME($field) } liegt schon ein Schild.
origo-no-start-above-limit = { NAME($field) } liegt { NAME($region, form: "in") }; dort liegen schon { $limit } Startschilde, mehr sind vor der ersten Runde nicht erlaubt.
origo-no-card-in-hand = { NAME($card, form: "The") } hast du nicht auf der Hand.
origo-no-card-fits-free-field = { NAME($card, form: "The") } passt auf kein freies Feld.
origo-no-field-of-card = { NAME($card, form: "The") } passt nicht auf { NAME($field) } { NAME($region, form: "in") }.
origo-no-attack-without-foreign-shield = Auf { NAME($field) } liegt kein Schild eines Mitspielers.
origo-no-attack-unless-adjacent = Keiner deiner Schilde grenzt an { NAME($field) }; Ecken zählen nicht.
origo-no-attack-unless-founded-or-full = { NAME($field) } liegt { NAME($region, form: "in") }: kein gegründetes Land und kein voll besetztes Meer.
origo-no-attack-without-card = Keine deiner Karten passt auf { NAME($field) }.
origo-no-population-beside = Eine Bevölkerungskarte braucht einen weiteren Schild von dir neben { NAME($field) }; der angegriffene liegt nicht neben sich selbst.
origo-no-card-for-duel = { NAME($card, form: "The") } passt nicht auf { NAME($field) }.
origo-no-own-shield = Du hast keinen Schild auf { NAME($field) }.
origo-no-migration-from-sea = { NAME($field) } ist ein Seefeld; von dort wird gesegelt.
origo-no-sailing-on-land = { NAME($field) } ist ein Landfeld; von dort wird gewandert.
origo-no-sailing-twice = Der Schild auf { NAME($field) } ist in diesem Zug schon gesegelt.
origo-no-done-before-a-shield = Wähle zuerst einen Schild.
origo-no-field-to-go-to = Der Schild auf { NAME($field) } erreicht kein freies Feld.
origo-no-way-there = { NAME($field) } grenzt weder an { NAME($origin) } noch an eine von dort ausgehende lückenlose Kette deiner Schilde.
origo-no-third-use = Du hast dich in diesem Zug schon zweimal ausgebreitet oder angegriffen.
origo-no-shield-in-supply = In deinem Vorrat ist kein Schild mehr.
origo-no-expansion-with-these-cards = Keine deiner Karten passt auf ein freies Feld.
origo-no-attack-anywhere = Kein fremder Schild neben einem von dir liegt in einem gegründeten Land oder einem vollen Meer.
origo-no-attack-with-these-cards = Keine deiner Karten passt zu einem Feld, das du angreifen könntest.
origo-no-second-migration = Du bist in diesem Zug schon gewandert oder hast Karten eingetauscht.
origo-no-migration-anywhere = Keiner deiner Schilde auf Land erreicht ein freies Feld.
origo-no-exchange-without-two-cards = Zum Eintauschen brauchst du zwei Karten.
origo-no-sailing-again = An diesem Tisch wird in einem Stück gesegelt; das hast du in diesem Zug getan.
origo-no-sailing-left = Jeder deiner Schilde auf See, der ein freies Feld vor sich hat, ist in diesem Zug schon gesegelt.
origo-no-sailing-anywhere = Keiner deiner Schilde liegt auf See und hat ein freies Feld vor sich.
origo-no-done-before-anything = Du hast noch nichts getan; du kannst den ganzen Zug aussetzen.
origo-no-skip-after-something = Du hast in diesem Zug schon etwas getan; beende ihn stattdessen.
origo-no-such-player = { NAME($option) } spielt nicht mit.

## Die Übersichten des Terminals

origo-sheet-players = Die Spieler
origo-sheet-player = Spieler
origo-sheet-total = Punkte
origo-sheet-supply = Vorrat
origo-sheet-lost = Verloren
origo-sheet-cards = Karten
origo-sheet-clans = Clans
origo-sheet-at-sea = Auf See
origo-sheet-outlook = Wertung jetzt
origo-sheet-turn = am Zug
origo-sheet-skipped = ausgesetzt
origo-sheet-starts = Startspieler
origo-sheet-countries = Schilde in Ländern und Meeren
origo-sheet-region = Land
origo-sheet-values = Punkte
origo-sheet-free = Frei
origo-sheet-seat = { NAME($seat) }
origo-sheet-founded = gegründet
origo-sheet-full = voll besetzt
origo-sheet-hand = Deine Karten
origo-sheet-card = Karte
origo-sheet-copies = Anzahl
origo-sheet-fields = Freie Felder
origo-sheet-round = { $round ->
    [0] Die Startschilde werden gelegt
   *[other] Runde { $round }
}; { $stones ->
    [0] kein Gründungsstein mehr
    [one] noch 1 Gründungsstein, das nächste Land bringt { $points }{ $red ->
        [1] {" "}und eine Stammeswertung
       *[other] {""}
    }
   *[other] noch { $stones } Gründungssteine, das nächste Land bringt { $points }{ $red ->
        [1] {" "}und eine Stammeswertung
       *[other] {""}
    }
}; Nachziehstapel { $pile }, Ablagestapel { $discard }
origo-sheet-last-round = Dies ist die letzte Runde; danach folgt die letzte Stammeswertung.
origo-sheet-due = { $due ->
    [one] Am Ende der Runde findet eine Stammeswertung statt.
   *[other] Am Ende der Runde findet eine Stammeswertung statt, eine weitere am Ende der nächsten.
}
origo-sheet-duel = Duell um { NAME($field) }: { NAME($seat) } greift mit { $attack } an, { NAME($other) } verteidigt mit { $defence }.

## Die Legende der Karte

origo-legend-mark = Nummer einer Möglichkeit
origo-legend-huns = Schild oder Stammesführer der Hunnen
origo-legend-goths = ebenso, Goten
origo-legend-langobards = ebenso, Langobarden
origo-legend-anglo-saxons = ebenso, Angelsachsen
origo-legend-vandals = ebenso, Wandalen
origo-legend-free = freies Landfeld
origo-legend-sea = freies Seefeld
origo-legend-stone = gegründetes Land
origo-legend-duel = Goten, von Hunnen angegriffen
origo-legend-border = Grenze oder Küste

## Das Brett im Browser

origo-board-map = Karte des alten Europa mit dem Pfad der Stammesführer
origo-board-free = frei
origo-board-free-sea = freies Seefeld
origo-board-may-choose = wählbar
origo-board-chosen = gewählt
origo-board-last-move = letzter Zug
origo-board-leader = { NAME($seat) } steht auf { $points }
origo-board-founded = { NAME($region) } ist gegründet
origo-board-is-founded = gegründet
origo-board-score-board = Wertungsplan
origo-board-foundings = Gründungen
origo-board-stone = eine Gründung für { $points }
origo-board-stone-red = eine Gründung für { $points }; danach folgt eine Stammeswertung
origo-board-last-round = Letzte Runde
origo-board-scoring-due = Stammeswertung nach dieser Runde
origo-board-standing = Würde jetzt gewertet
origo-board-scored = Stammeswertung
origo-board-total = Punkte auf dem Pfad
origo-board-clans = Clans
origo-board-sea-power = Seemacht
origo-board-countries = Länder
origo-board-supremacy = Oberherrschaft
origo-board-shields = Schilde auf dem Plan
origo-board-duel = Duell um { NAME($field) }
origo-board-attacker = greift an
origo-board-defender = verteidigt
origo-board-leads = führt
origo-board-answers = muss antworten
origo-board-from-shields = Stärke durch Schilde
origo-board-strength = Stärke { $strength }
origo-board-hand = Deine Hand
origo-board-no-cards = Keine Karten auf der Hand
origo-board-watching = Du siehst zu.
origo-board-supply = Vorrat
origo-board-pile = Nachziehstapel
origo-board-discard = Ablagestapel
origo-board-uses = Ausbreiten, angreifen
origo-board-on-map = Schilde auf dem Plan
origo-board-in-supply = Vorrat
origo-board-cards = Karten auf der Hand
origo-board-lost = Schilde aus dem Spiel
origo-board-outlook = Punkte, würde jetzt gewertet
origo-board-starter = Startspieler
origo-board-row = Reihe
origo-board-column = Spalte
origo-board-country = Land
origo-board-population = Bevölkerung
origo-board-population-says = neben einen eigenen Schild
origo-board-ship = Schiff
origo-board-ship-says = jedes freie Seefeld
origo-board-fits-short = { $fields ->
    [0] kein Feld
    [one] 1 Feld
   *[other] { $fields } Felder
}
origo-board-fitting = { $cards ->
    [0] keine deiner Karten passt
    [one] eine deiner Karten passt
   *[other] { $cards } deiner Karten passen
}

# What it is about, and the order of play.
origo-aim-1 = Dein Stamm besiedelt das alte Europa mit Schilden; Punkte bewegen deinen Stammesführer auf dem Pfad.
origo-aim-2 = Punkte gibt es für Gründungen und in Stammeswertungen für Clans, für die Seemacht und für die meisten Schilde in jedem Land.
origo-aim-3 = Wessen Stammesführer nach der letzten Wertung am weitesten ist, gewinnt.
origo-course-setup = Startschilde
origo-course-setup-says = Alle legen reihum ihre ersten Schilde.
origo-course-turn = Züge
origo-course-turn-says = In deinem Zug: zweimal ausbreiten oder angreifen, einmal wandern oder tauschen, mit den Schiffen segeln.
origo-course-duel = Duell
origo-course-duel-says = Angreifer und Verteidiger legen abwechselnd Karten nach; wer nicht mehr nachlegt, verliert.
origo-course-sail = Segeln
origo-course-sail-says = Jeder deiner Schilde auf See darf einmal ziehen.
origo-course-refill = Nachziehen
origo-course-refill-says = Wer Karten ausgegeben hat, zieht wieder auf zehn.
origo-course-scoring = Stammeswertung
origo-course-scoring-says = Nach einer Runde mit rotem Gründungsfeld: Clans, Seemacht, dann Land für Land.
origo-course-over = Das Ende
origo-course-over-says = Der letzte Gründungsstein, ein letzter Schild oder eine Runde, in der alle aussetzen: dann die Schlusswertung.

## Die Lektion: eine erste Partie mit Lehrer

origo-lesson-chapter-about = Worum es geht
origo-lesson-chapter-start = Startschilde
origo-lesson-chapter-turns = Züge
origo-lesson-chapter-end = Wertung, und weiter

origo-lesson-aim-title = Wer gewinnt?
origo-lesson-aim-text = Dein Stamm besiedelt das alte Europa mit Schilden. Punkte bewegen deinen Stammesführer auf dem Pfad um den Plan; wessen Stammesführer am Ende am weitesten ist, gewinnt.
origo-lesson-sources-title = Vier Quellen von Punkten
origo-lesson-sources-text = Punkte gibt es für Gründungen, für Clans (drei oder mehr deiner Schilde nebeneinander), für Schilde auf See und für Stärke in einem Land. Felder heißen nach Reihe und Spalte: D4 ist Reihe D, Spalte 4.
origo-lesson-first-title = Lege deinen ersten Schild
origo-lesson-first-text = Alle legen reihum acht Startschilde, auf beliebige freie Felder. Ein kleines Land nimmt nur zwei davon auf, ein großes vier.
origo-lesson-first-move = wähle ein freies Feld
origo-lesson-first-free = Wir nähmen D4: Es liegt in Belgica, das nur vier Felder hat und bald gegründet ist.
origo-lesson-first-board = Belgica hat vier Felder.
origo-lesson-beside-title = Bleib beisammen
origo-lesson-beside-text = Schilde nebeneinander werden ein Clan, auch über Grenzen hinweg. Und wo ein Schild daneben liegt, kommst du später mit einer Bevölkerungskarte hin.
origo-lesson-beside-move = lege den nächsten Schild
origo-lesson-beside-free = Wir nähmen D5: Nun ist Belgica für die Startschilde der anderen zu.
origo-lesson-beside-board = Zwei von vier Feldern.
origo-lesson-beside-why = D10 liegt im Baltikum, einem großen Land am Rand. Dort sind acht Felder für einen Clan und wenige Nachbarn.
origo-lesson-sea-title = Einer auf See
origo-lesson-sea-text = Jeder Schild auf See ist in einer Wertung einen Punkt wert, und wer dort die meisten hat, bekommt mehr. Schilde auf See können außerdem in jedem Zug segeln.
origo-lesson-sea-move = lege einen Schild, vielleicht aufs Wasser
origo-lesson-sea-free = Wir nähmen C3 in der Nordsee: neben Belgica, also gehört er zu deinem Clan.
origo-lesson-sea-board = Die Nordsee.
origo-lesson-rest-title = Noch fünf
origo-lesson-rest-text = Lege deine übrigen Startschilde, wie du magst. Sieh auf deine Karten: In die Reihen, Spalten und Länder, die sie nennen, kannst du später kommen.
origo-lesson-rest-move = lege die übrigen, jedes Feld ist gut
origo-lesson-rest-free = Wir nähmen E5: Dein Clan wächst nach Germanien hinein.
origo-lesson-rest-board = In Germanien.

origo-lesson-turn-title = Dein Zug
origo-lesson-turn-text = In einem Zug darfst du insgesamt zweimal ausbreiten oder angreifen, einmal wandern oder zwei Karten tauschen und mit deinen Schilden auf See segeln; in beliebiger Folge. Du hast zehn Karten und ziehst am Ende nach.
origo-lesson-expand-title = Breite dich mit einer Karte aus
origo-lesson-expand-text = Eine Karte öffnet freie Felder: ihrer Reihe, ihrer Spalte oder ihres Landes. Eine Schiffskarte öffnet die See, eine Bevölkerungskarte alle Felder neben deinen Schilden.
origo-lesson-expand-move = wähle Ausbreiten, dann eine Karte, dann ein Feld
origo-lesson-expand-free = Jede Wahl ist gut. Wir würden Reihe C nach C4 spielen: das dritte Feld von Belgica.
origo-lesson-expand-board = Reihe C führt hierher.
origo-lesson-found-title = Gründe ein Land
origo-lesson-found-text = Wer das letzte freie Feld eines Landes besetzt, gründet es, wem auch immer die anderen gehören, und bekommt sofort Punkte.
origo-lesson-found-move = breite dich ein zweites Mal aus
origo-lesson-found-free = Wir würden eine Bevölkerungskarte nach E4 spielen: das letzte Feld von Belgica.
origo-lesson-found-board = Das letzte freie Feld?
origo-lesson-founding-title = Die Gründungsleiste
origo-lesson-founding-text = Jede Gründung nimmt den nächsten Stein von der Leiste und bringt, was darunter stand. Das vierte, achte und zwölfte Feld ist rot: Dann wird am Ende der Runde alles für alle gewertet.
origo-lesson-migrate-title = Wandern oder tauschen
origo-lesson-migrate-text = Einmal im Zug darf ein Schild an Land auf ein freies Feld daneben ziehen oder über eine Kette eigener Schilde springen. Stattdessen darfst du zwei Karten tauschen.
origo-lesson-migrate-move = wandere, tausche, oder mach weiter
origo-lesson-migrate-free = Wir würden nur wandern, wo ein einsamer Schild so zu einem Clan kommt.
origo-lesson-sail-title = Segeln
origo-lesson-sail-text = Auch jeder deiner Schilde auf See darf einmal ziehen, nach derselben Regel, auf Wasser oder an Land. Es kostet keine Karte.
origo-lesson-sail-move = segle, oder beende den Zug
origo-lesson-sail-free = Wir würden segeln, wo ein Clan so größer wird, und sonst bleiben.
origo-lesson-done-title = Beende den Zug
origo-lesson-done-text = Du ziehst auf zehn Karten nach. Dann sind die anderen dran.
origo-lesson-done-move = beende den Zug
origo-lesson-done-free = Nichts geht verloren: Was du nicht genutzt hast, kommt wieder.
origo-lesson-theirs-title = Was die anderen tun
origo-lesson-theirs-text = Auch sie breiten sich aus; auf dem Plan ist es markiert. Achte darauf, welche Länder fast voll sind: Wer dort als Nächster legt, gründet.
origo-lesson-theirs-why = A6 liegt in Skandinavien. Wer in einem Land mehr Schilde hat, bekommt dort mehr Punkte.
origo-lesson-attack-title = Angriffe
origo-lesson-attack-text = In gegründeten Ländern und vollen Meeren kann ein Schild neben deinem mit einer passenden Karte angegriffen werden. Jede Karte zählt 2, jeder eigene Schild daneben 1; wer zurückliegt, legt nach oder verliert den Schild.

origo-lesson-scoring-title = Eine Stammeswertung
origo-lesson-scoring-text = Zuerst die Clans: der größte 8 Punkte, dann 6, 4, 2, 1. Dann die See, dann Land für Land: Wer dort die meisten Schilde hat, bekommt am meisten. Die Wertungstafel zeigt, was es jetzt brächte.
origo-lesson-yours-title = Ab hier ist es deine Partie
origo-lesson-yours-text = Die Partie endet mit der zwölften Gründung oder wenn jemand den letzten Schild gelegt hat. Bis dahin ist jeder Zug wie der erste.

## Das Ende und seine Abrechnung

origo-over-title = { NAME($seat) } gründet ein Volk
origo-over-why = Am weitesten auf dem Pfad: { $total }, { $lead } vor { NAME($seat) }.
origo-over-why-clans = { origo-over-why } Die Clans machten den Unterschied.
origo-over-why-sea-power = { origo-over-why } Die Seemacht machte den Unterschied.
origo-over-why-country = { origo-over-why } { NAME($region) } machte den Unterschied.
origo-over-box-scoring = Die Schlusswertung, Schritt für Schritt
origo-over-note-scoring = { $number } Schritte
origo-over-before = davor
origo-over-clans = Clans
origo-over-sea-power = Seemacht
origo-over-country = { NAME($region) }
origo-over-sum = Schlusswertung
origo-over-raised = Ein weiteres +1: Das Feld war besetzt, und der Anführer zog weiter auf das nächste freie.
origo-over-box-sources = Woher die Punkte kamen
origo-over-source-start = Zu Beginn
origo-over-source-founding = Gründungen
origo-over-source-clans = Clans
origo-over-source-sea_power = Seemacht
origo-over-source-countries = Länder
origo-over-source-supremacy = Oberherrschaft
origo-over-source-path = Besetzte Felder
origo-over-course = Punkte nach jeder Runde
## Begriffe, die sich selbst erklären

origo-term-shield = Schild
origo-term-shield-forms = Schild|Schilde|Schilden|Schilds
origo-term-shield-text = Ein Angehöriger eines Stammes auf einem Feld der Karte. Ist dein Vorrat leer, kannst du dich nicht mehr ausbreiten oder angreifen.
origo-term-shield-here = { $number ->
    [0] Dein Vorrat ist leer.
    [one] In deinem Vorrat ist noch einer.
   *[other] In deinem Vorrat sind noch { $number }.
}
origo-term-supply = Vorrat
origo-term-supply-forms = Vorrat
origo-term-supply-text = Die Schilde, die du noch nicht eingesetzt hast. Zwei weitere, die Reserve, zeigen nur Punkte und Runden an.
origo-term-supply-here = { $number ->
    [0] Deiner ist leer.
    [one] In deinem ist noch ein Schild.
   *[other] In deinem sind noch { $number } Schilde.
}
origo-term-country = Land
origo-term-country-forms = Land|Länder|Ländern|Landes
origo-term-country-text = Eine Gruppe von Landfeldern mit einem Namen. Es wird gegründet, wenn alle seine Felder belegt sind, und bringt denen mit den meisten Schilden Punkte.
origo-term-country-here = { $number ->
    [0] Noch keines ist gegründet.
    [one] Eines ist gegründet.
   *[other] { $number } sind gegründet.
}
origo-term-founded = Gegründet
origo-term-founded-forms = gegründet|gegründete|gegründeten|gegründetes|Gründung|Gründungen
origo-term-founded-text = Ein Land wird gegründet, wenn sein letztes freies Feld belegt wird. Es bleibt gegründet, und seine Schilde können angegriffen werden.
origo-term-founded-here = { $number ->
    [0] Noch kein Land ist gegründet.
    [one] Ein Land ist gegründet.
   *[other] { $number } Länder sind gegründet.
}
origo-term-full = Volles Meer
origo-term-full-forms = volles Meer|vollen Meer|volle Meere|vollen Meeren
origo-term-full-text = Ein Meer ist voll, solange jedes seiner Felder besetzt ist. Nur dann können Schilde darin angegriffen werden.
origo-term-full-here = { $number ->
    [0] Kein Meer ist voll.
    [one] Ein Meer ist voll.
   *[other] { $number } Meere sind voll.
}
origo-term-clan = Clan
origo-term-clan-forms = Clan|Clans
origo-term-clan-text = Drei oder mehr Schilde eines Spielers, die Kante an Kante zusammenhängen. Bei einer Stammeswertung bringen große Clans Punkte.
origo-term-clan-here = { $number ->
    [0] Du hast keine Schilde auf der Karte.
    [one] Dein größter Verbund hat einen Schild.
   *[other] Dein größter Verbund hat { $number } Schilde.
}
origo-term-adjacent = Benachbart
origo-term-adjacent-forms = benachbart|benachbarte|benachbarten|benachbartes
origo-term-adjacent-text = Zwei Felder sind benachbart, wenn sie eine Kante teilen. Ecken zählen nie.
origo-term-chain = Kette
origo-term-chain-forms = Kette|Ketten|Springen
origo-term-chain-text = Eine Reihe eigener Schilde, jeder neben dem nächsten. Ein Schild, der wandert oder segelt, darf darüber hinweg ziehen und am anderen Ende landen.
origo-term-migrate = Wandern
origo-term-migrate-forms = wandern|wandert|gewandert|Wanderung
origo-term-migrate-text = Einer deiner Schilde geht von einem Landfeld auf ein freies Feld daneben oder über eine Kette. Es kostet keine Karte, einmal im Zug, statt eines Tausches.
origo-term-sail = Segeln
origo-term-sail-forms = segeln|segelt|gesegelt
origo-term-sail-text = Jeder deiner Schilde auf See darf in deinem Zug einmal ziehen, ohne Karte. Die Reihenfolge zählt, denn jeder Zug sieht die Karte, wie sie dann ist.
origo-term-duel = Duell
origo-term-duel-forms = Duell|Duelle|Duells
origo-term-duel-text = Wozu ein Angriff führt: Beide Seiten legen passende Karten nach, bis eine zurückliegt und aufhört. Bei Gleichstand führt der Verteidiger.
origo-term-scoring = Stammeswertung
origo-term-scoring-forms = Stammeswertung|Stammeswertungen
origo-term-scoring-text = Sie zählt Clans, Seemacht, Länder und Vorherrschaft. Sie kommt am Ende einer Runde, in der ein rotes Feld der Gründungsleiste erreicht wurde.
origo-term-population = Bevölkerungskarte
origo-term-population-forms = Bevölkerungskarte|Bevölkerungskarten
origo-term-population-text = Sie passt auf ein Feld, wenn einer deiner Schilde daran angrenzt. Das Feld darf an Land oder auf See liegen, in jedem Land.

## Warum eine Möglichkeit gut aussieht

origo-reason-won = Die Partie endet damit, und du gewinnst.
origo-reason-won-kept = Die Partie endet damit.
origo-reason-path = Dein Anführer kommt auf { $now } statt { $before }.
origo-reason-path-kept = Dein Anführer bleibt auf { $now }.
origo-reason-clans = Deine Clans bringen bei einer Stammeswertung { $now } statt { $before }.
origo-reason-clans-kept = Deine Clans bringen bei einer Stammeswertung weiter { $now }.
origo-reason-sea = Deine Seemacht bringt bei einer Stammeswertung { $now } statt { $before }.
origo-reason-sea-kept = Deine Seemacht bringt bei einer Stammeswertung weiter { $now }.
origo-reason-country = { NAME($region) } bringt bei einer Stammeswertung { $now } statt { $before }.
origo-reason-country-kept = { NAME($region) } bringt bei einer Stammeswertung weiter { $now }.
origo-reason-joined = { $now } deiner Schilde liegen nebeneinander statt { $before }: Daraus können Clans werden.
origo-reason-joined-kept = { $now } deiner Schilde bleiben nebeneinander: Daraus können Clans werden.
origo-reason-shields = { $now } Schilde auf der Karte statt { $before }.
origo-reason-shields-kept = Alle deine { $now } Schilde bleiben auf der Karte.
origo-reason-cards = { $now } Handkarten statt { $before }.
origo-reason-cards-kept = Du behältst deine { $now } Handkarten.
origo-reason-duel = Das Duell um { NAME($field) } gewinnst du in etwa { $now } von 100 Fällen, vorher in { $before }.
origo-reason-duel-kept = Das Duell um { NAME($field) } gewinnst du in etwa { $now } von 100 Fällen.
origo-reason-rival_path = { NAME($seat) } kommt auf { $now } statt { $before }.
origo-reason-rival_path-kept = { NAME($seat) } bleibt auf { $now }.
origo-reason-rival_clans = Die Clans von { NAME($seat) } bringen bei einer Stammeswertung { $now } statt { $before }.
origo-reason-rival_clans-kept = Die Clans von { NAME($seat) } bringen bei einer Stammeswertung nicht mehr als { $now }.
origo-reason-rival_sea = Die Seemacht von { NAME($seat) } bringt { $now } statt { $before }.
origo-reason-rival_sea-kept = Die Seemacht von { NAME($seat) } bringt nicht mehr als { $now }.
origo-reason-rival_country = { NAME($region) } bringt { NAME($seat) } nur { $now }, vorher { $before }.
origo-reason-rival_country-kept = { NAME($region) } bringt { NAME($seat) } nicht mehr als { $now }.

## Rätsel
origo-until-turn = Die Zugfolge endet mit deinem Zug, oder sobald Karten gezogen werden oder ein anderer antworten muss.
origo-goal-path = Dein Stammesführer auf { $number } oder weiter auf dem Pfad
origo-goal-scoring = { $number } Punkte, käme jetzt eine Stammeswertung
origo-goal-lead = { $number } Punkte mehr als jeder andere, käme jetzt eine Stammeswertung
origo-goal-founded = { NAME($region) } ist gegründet
origo-goal-ruled = In { NAME($region) } stehst nur du
origo-puzzle-path = Weit auf dem Pfad in diesem Zug
origo-puzzle-path-text = Dein Stammesführer geht so weit, wie es geht.
origo-puzzle-scoring = Die beste Wertung in diesem Zug
origo-puzzle-scoring-text = Eine Stammeswertung gleich danach soll dir am meisten bringen: Clans, Meere und Länder.
origo-puzzle-lead = Der beste Vorsprung in diesem Zug
origo-puzzle-lead-text = Eine Stammeswertung gleich danach soll dir weit mehr bringen als jedem anderen.
origo-puzzle-rule = Beherrsche das Land in diesem Zug
origo-puzzle-rule-text = Jeder Schild in dem gegründeten Land ist deiner.
