### The Arrival, auf Deutsch

arrival-title = The Arrival
arrival-author = Martin Wallace
arrival-about = Stämme landen auf einer Insel, die den Fomori gehört. Erwirb Ruhm und nimm so wenig Korruption auf dich, wie du verantworten kannst; was von beidem zählt, entscheidet sich daran, ob die Insel gerettet wird.
arrival-origin = Der Spielplan und die Zahlen auf den Ertragskarten sind eine Rekonstruktion: Sie passen zu jeder Angabe der Anleitung, sind aber nicht die des gedruckten Spiels. Du besitzt das Spiel? Dann berichtige sie in einer Kopie der Datendatei und spiele mit --data.

## Optionen des Tisches

arrival-option-tribes = Stämme
arrival-option-tribes-by_seat = nach Sitzplatz
arrival-option-tribes-chosen = jeder Stammesanführer wählt
arrival-option-blockers = Blocker
arrival-option-blockers-together = gleichzeitig setzen
arrival-option-blockers-in_turn = reihum setzen
arrival-option-start_discs = Bauscheiben zu Beginn
arrival-option-start_discs-two_in_hand = zwei im Stammesvorrat
arrival-option-start_discs-none_in_hand = keine im Stammesvorrat
arrival-option-shortage = Korruption bei zu wenigen Fomori
arrival-option-shortage-printed = wie auf den Karten aufgedruckt
arrival-option-shortage-received = so viel, wie man Fomori erhält
arrival-option-castles = Burgen zurückdrängen
arrival-option-castles-distant = auch durch Distanzangriff
arrival-option-castles-connected = nur vom verbundenen Ort aus
arrival-option-overrun_tie = Gleichstand, wenn die Stämme überrannt sind
arrival-option-overrun_tie-collected = der im Spiel gesammelte Ruhm entscheidet
arrival-option-overrun_tie-final = der Ruhm am Ende entscheidet
arrival-option-ports = Eingezeichnete Verbindungen zweier Hafenorte
arrival-option-ports-open = für Fomori offen
arrival-option-ports-closed = für Fomori gesperrt
arrival-option-questions = Fragen, bei denen nichts zu entscheiden ist
arrival-option-questions-needed = werden nicht gestellt
arrival-option-questions-all = werden trotzdem gestellt
arrival-option-late_tiles = Nach dem Passen
arrival-option-late_tiles-allowed = bis zum Ende des Zuges Taktikplättchen einsetzbar
arrival-option-late_tiles-not_allowed = nichts mehr einsetzbar

## Fragen

arrival-starting-player = Wer wird Startspieler?
arrival-fomori = Welcher Fomori wird aufgedeckt?
arrival-display = Welches Taktikplättchen kommt in die Auslage?
arrival-top = Welche Rückseite zeigt die nächste Karte des Stapels?
arrival-front = Welche Ertragskarte wird aufgedeckt?
arrival-tribe = Welchen Stamm führst du an?
arrival-port = In welchem Hafenort gehst du an Land?
arrival-stack = Von welchem Stapel ziehst du eine Ertragskarte?
arrival-block = Welchen Abschnitt sperrst du auf allen deinen Karten?
arrival-block-another = Welchen weiteren Abschnitt sperrst du?
arrival-ogam = Setzt du Ogams Weisheit ein, um einen anderen Abschnitt zu öffnen?
arrival-take = Welches Taktikplättchen nimmst du?
arrival-act = { $actions ->
    [0] Keine Aktion mehr übrig. Was tust du noch?
    [one] Eine Aktion ist noch übrig. Was tust du?
   *[other] { $actions } Aktionen sind noch übrig. Was tust du?
}
arrival-build = Wo baust du?
arrival-shield = In welcher Provinz platzierst du den Schild?
arrival-spread = Wohin breitest du die Fomori aus?
arrival-repel = Wen drängst du zurück?
arrival-reward = Welchen Lohn wählst du?
arrival-hoard = Welche Güter hortest du? Die übrigen gehen zurück.
arrival-tile = Welches Taktikplättchen setzt du ein?
arrival-trophy = Wie viele deiner Fomori legst du zurück?
arrival-ruse = Welcher Fomori wechselt den Platz?
arrival-ruse-with = Mit welchem anderen Fomori tauscht er?
arrival-migrate = Welcher Áit wechselt den Platz?
arrival-migrate-with = Mit welchem anderen Áit tauscht er?
arrival-song = Um wie viel senkst du deine Korruption?
arrival-rebuild = Wo verbaust du eine von den Baumeistern gerettete Bauscheibe?

## Wozu eine Wahl führt

arrival-tribe-help = Alle Stämme spielen sich gleich; deiner bestimmt Farbe und Bauscheiben.
arrival-port-help = Dein erster Áit: Von hier aus baust du weiter, und Häfen sind über das Meer verbunden.
arrival-stack-help = Die Rückseite deutet die Vorderseite an; vier Karten werden gezogen, ein Abschnitt zählt auf allen.
arrival-block-help = Ein gesperrter Abschnitt bringt auf keiner Karte etwas: Du erhältst, was du nicht sperrst.
arrival-block-another-help = Der Abschnitt, der jetzt offen bleibt, zählt auf allen vier Karten, auch auf der noch verdeckten.
arrival-ogam-help = Eine deiner Sperren wird versetzt: Ein anderer Abschnitt zählt, der jetzt offene nicht mehr.
arrival-take-help = Ein Plättchen bleibt dir, bis du es einsetzt; das ist keine Aktion.
arrival-act-help = Zwei Aktionen je Zug. Plättchen und Trophäen sind keine; wer passt, ist für diese Runde fertig.
arrival-build-help = Ein neuer Áit oder eine Stufe mehr: Broch und Caer bringen mehr und kosten Angreifer mehr Fomori.
arrival-shield-help = Er schützt jeden Ort der Provinz, wem er auch gehört, bis Fomori sich dort ausbreiten.
arrival-spread-help = Schilde und Bauscheiben dort verschwinden und kosten je einen Fomori, dazu einen, der bleibt.
arrival-repel-help = Es kostet so viele Schwerter wie seine Stärke und bringt Ruhm oder senkt deine Korruption.
arrival-reward-help = Ruhm gewinnt, wenn die Insel gerettet wird, niedrige Korruption, wenn sie überrannt ist.
arrival-hoard-help = Bis zu drei bleiben für die nächste Runde; Fomori behält man nie.
arrival-tile-help = Es wirkt sofort und liegt dann bei den benutzten; es kostet keine Aktion.
arrival-trophy-help = Sie müssen nicht mehr ausgebreitet werden; deine Korruption bleibt, wie sie ist.
arrival-ruse-help = Zwei Fomori auf der Karte tauschen die Plätze; Burgen bleiben.
arrival-ruse-with-help = Beide bleiben offen; wer von wo erreichbar ist, kann sich ändern.
arrival-migrate-help = Zwei Áits beliebiger Anführer tauschen die Plätze; Broch und Caer bleiben.
arrival-migrate-with-help = Die Besitzer bleiben, nur die Orte wechseln.
arrival-song-help = Niedrige Korruption gewinnt, wenn die Insel überrannt ist; hohe beendet das Spiel früher.
arrival-rebuild-help = In dieser Runde verlorene Bauscheiben werden nach den üblichen Regeln neu gebaut, soweit Platz ist.

## Antworten auf Fragen, wo ein Name nicht genug sagt

arrival-stack-option = { NAME($option, form: "nom") } Stapel: { NAME($back) }
arrival-hoard-option = { $discs ->
    [0] { $swords ->
        [0] { $shields ->
            [0] keine Güter
           *[other] { arrival-n-shields }
        }
       *[other] { $shields ->
            [0] { arrival-n-swords }
           *[other] { arrival-n-swords } und { arrival-n-shields }
        }
    }
   *[other] { $swords ->
        [0] { $shields ->
            [0] { arrival-n-discs }
           *[other] { arrival-n-discs } und { arrival-n-shields }
        }
       *[other] { $shields ->
            [0] { arrival-n-discs } und { arrival-n-swords }
           *[other] { arrival-n-discs }, { arrival-n-swords } und { arrival-n-shields }
        }
    }
}
arrival-trophy-option = { NAME($option) } Fomori
arrival-song-option = um { NAME($option) }
arrival-n-discs = { $discs ->
    [0] keine Bauscheiben
    [one] 1 Bauscheibe
   *[other] { $discs } Bauscheiben
}
arrival-n-swords = { $swords ->
    [0] keine Schwerter
    [one] 1 Schwert
   *[other] { $swords } Schwerter
}
arrival-n-shields = { $shields ->
    [0] keine Schilde
    [one] 1 Schild
   *[other] { $shields } Schilde
}
arrival-n-fame = { $points ->
    [0] keine Ruhmespunkte
    [one] 1 Ruhmespunkt
   *[other] { $points } Ruhmespunkte
}

## Was eine Antwort kostet und bringt

arrival-build-note = { $discs ->
    [1] neuer Áit
    [2] wird zum Broch
   *[3] wird zum Caer
}{ $price ->
    [0] {""}
    [one] , Außenposten für 1 Ruhmespunkt
   *[other] , Außenposten für { $price } Ruhmespunkte
}
arrival-rebuild-note = { $discs ->
    [0] {""}
    [1] neuer Áit
    [2] wird zum Broch
   *[3] wird zum Caer
}{ $price ->
    [0] {""}
    [one] , Außenposten für 1 Ruhmespunkt
   *[other] , Außenposten für { $price } Ruhmespunkte
}
arrival-shield-note = { $shields ->
    [0] dort liegt noch kein Schild
    [one] dort liegt 1 Schild
   *[other] dort liegen { $shields } Schilde
}
arrival-spread-note = kostet { $cost } von { $have } Fomori{ $discs ->
    [0] {""}
    [one] , zerstört 1 Bauscheibe
   *[other] , zerstört { $discs } Bauscheiben
}{ $shields ->
    [0] {""}
    [one] , zerschlägt 1 Schild
   *[other] , zerschlägt { $shields } Schilde
}
arrival-repel-note = { NAME($fomori) }: kostet { $strength ->
    [one] 1 Schwert
   *[other] { $strength } Schwerter
}{ $price ->
    [0] {""}
    [one] {" "}und 1 Ruhmespunkt (Distanzangriff)
   *[other] {" "}und { $price } Ruhmespunkte (Distanzangriff)
}, bringt { arrival-n-fame } oder 1 Korruptionspunkt weniger
arrival-reward-note = { $points ->
    [0] {""}
   *[other] { arrival-n-fame }
}
arrival-block-note = { arrival-section-brings }
arrival-block-another-note = { arrival-section-brings }
arrival-section-brings = brächte bisher { arrival-n-fame }{ $raised ->
    [0] {""}
   *[other] {" "}(davon { $raised } für Brochs und Caers)
}, { arrival-n-discs }, { arrival-n-swords }, { arrival-n-shields }, { $hordes ->
    [0] keine
   *[other] { $hordes }
} Fomori, { $tactics ->
    [0] keine
   *[other] { $tactics }
} Plättchen
arrival-ruse-note = { NAME($fomori) }
arrival-ruse-with-note = { NAME($fomori) }
arrival-migrate-note = { NAME($seat) }
arrival-migrate-with-note = { NAME($seat) }
arrival-tile-note = { $points ->
    [0] {""}
   *[other] bringt jetzt { arrival-n-fame }
}
arrival-take-note = { $points ->
    [0] {""}
   *[other] brächte jetzt { arrival-n-fame }
}

## Namen

arrival-stack-left = links
    .nom = linker
    .dat = linken
arrival-stack-centre = Mitte
    .nom = mittlerer
    .dat = mittleren
arrival-stack-right = rechts
    .nom = rechter
    .dat = rechten
arrival-back-discs = Bauscheiben
    .short = Bauscheiben
arrival-back-arms = Schwerter und Schilde
    .short = Schwerter, Schilde
    .list = Schwerter/Schilde
arrival-back-fame = Ruhmespunkte und Taktikplättchen
    .short = Ruhm, Plättchen
    .list = Ruhm/Plättchen
arrival-section-top = oben
    .acc = oberen
arrival-section-middle = Mitte
    .acc = mittleren
arrival-section-bottom = unten
    .acc = unteren
arrival-ogam-keep = alles so lassen
arrival-ogam-top = den oberen Abschnitt öffnen
arrival-ogam-middle = den mittleren Abschnitt öffnen
arrival-ogam-bottom = den unteren Abschnitt öffnen
arrival-act-build = Befestigung bauen
arrival-act-shield = Schild platzieren
arrival-act-spread = Fomori ausbreiten
arrival-act-repel = abwehren: Fomori zurückdrängen
arrival-act-pass = passen
arrival-act-tile = Plättchen einsetzen
arrival-act-trophy = Burg-Trophäe einsetzen
arrival-act-done = Zug beenden
arrival-act-build-short = Bauen
arrival-act-shield-short = Schild
arrival-act-spread-short = Ausbreiten
arrival-act-repel-short = Abwehren
arrival-act-pass-short = Passen
arrival-act-tile-short = Plättchen
arrival-act-trophy-short = Trophäe
arrival-act-done-short = Beenden
arrival-site-done = nichts mehr bauen
arrival-reward-fame = Ruhm
arrival-reward-corruption = 1 Korruptionspunkt weniger
arrival-fomori-sineach = Sineach
    .a = ein Sineach
    .acc = einen Sineach
arrival-fomori-athach = Athach
    .a = ein Athach
    .acc = einen Athach
arrival-fomori-monghfinn = Monghfinn
    .a = ein Monghfinn
    .acc = einen Monghfinn
arrival-fomori-castle = Burg Balors
    .a = eine Burg Balors
    .acc = eine Burg Balors
arrival-tile-cauldron_of_dagda = Kessel des Dagda ({ $owner })
arrival-tile-silver_in_the_hills = Silber in den Hügeln ({ $part ->
    [moss] Moos
    [ochre] Ocker
    [heather] Heide
    [slate] Schiefer
   *[other] { $part }
})
arrival-tile-flight_of_the_wild_geese = Flug der Wildgänse
arrival-tile-trail_of_the_salmons = Zug der Lachse
arrival-tile-lia_fail = Lia Fáil
arrival-tile-emers_mercy = Emers Gnade
arrival-tile-high_walls = Hohe Mauern
arrival-tile-sublime_stronghold = Hehre Trutzburg
arrival-tile-ogams_wisdom = Ogams Weisheit
arrival-tile-hour_of_the_master_builder = Stunde der Baumeister
arrival-tile-cu_chulainns_ruse = Cú Chulainns List
arrival-tile-big_migration = Große Wanderung
arrival-tile-song_of_the_bard = Lied des Barden

## Was die Plättchen bewirken

arrival-tile-text-cauldron_of_dagda = { $fame ->
    [one] 1 Ruhmespunkt
   *[other] { $fame } Ruhmespunkte
} für jeden deiner befestigten Orte in { NAME($province) }.
arrival-tile-text-silver_in_the_hills = { $fame ->
    [one] 1 Ruhmespunkt
   *[other] { $fame } Ruhmespunkte
} für jeden deiner befestigten Orte in den Provinzen der Farbe { $colour ->
    [moss] Moos
    [ochre] Ocker
    [heather] Heide
    [slate] Schiefer
   *[other] { $colour }
}.
arrival-tile-text-flight_of_the_wild_geese = { $fame ->
    [one] 1 Ruhmespunkt
   *[other] { $fame } Ruhmespunkte
} für jede Provinz, in der du einen befestigten Ort hast.
arrival-tile-text-trail_of_the_salmons = { $fame ->
    [one] 1 Ruhmespunkt
   *[other] { $fame } Ruhmespunkte
} für jeden deiner befestigten Hafenorte.
arrival-tile-text-lia_fail = 2, 4, 6 oder 8 Ruhmespunkte für den Ersten, Zweiten, Dritten oder Vierten auf der Ruhmespunktleiste; nicht, solange dort zwei Stammesanführer gleichauf liegen.
arrival-tile-text-emers_mercy = { $fame ->
    [one] 1 Ruhmespunkt
   *[other] { $fame } Ruhmespunkte
}, wenn du allein die niedrigste Korruption hast.
arrival-tile-text-high_walls = { $fame ->
    [one] 1 Ruhmespunkt
   *[other] { $fame } Ruhmespunkte
} für jeden eigenen Broch und jedes eigene Caer.
arrival-tile-text-sublime_stronghold = { $fame ->
    [one] 1 Ruhmespunkt
   *[other] { $fame } Ruhmespunkte
} für jedes eigene Caer.
arrival-tile-text-ogams_wisdom = Wenn beide Blocker gesetzt sind, vor der Auswertung: Öffne einen anderen Abschnitt.
arrival-tile-text-hour_of_the_master_builder = Wirkt von selbst in der Runde, in der du es nimmst: { $fame ->
    [one] Eine Bauscheibe, die du an Fomori verlierst, wird
   *[other] Bis zu { $fame } Bauscheiben, die du an Fomori verlierst, werden
} darauf gesammelt; du darfst sie verbauen, wenn alle gepasst haben.
arrival-tile-text-cu_chulainns_ruse = Vertausche zwei Fomori auf dem Plan, aber keine Burgen.
arrival-tile-text-big_migration = Vertausche zwei Áits auf dem Plan, gleich wem sie gehören.
arrival-tile-text-song_of_the_bard = Senke deine Korruption um bis zu { $fame }.

## Der Verlauf

arrival-round-begins = Runde { $round } von { $rounds } beginnt; Startspieler ist { NAME($seat) }.
arrival-starting-player-is = Das Los bestimmt { NAME($seat) } zum Startspieler.
arrival-tribe-chosen = Der Stamm { NAME($tribe) } hat seinen Anführer gefunden.
arrival-card-drawn = { NAME($seat) } zieht eine Karte vom { NAME($stack, form: "dat") } Stapel (Rückseite: { NAME($back) }).
arrival-cards-reshuffled = Ein Stapel ist aufgebraucht: Die Ertragskarten werden gemischt und zu drei neuen Stapeln aufgeteilt.
arrival-card-turned-up = { NAME($seat) } deckt Karte { NAME($card) } auf.
arrival-section-blocked = { NAME($seat) } sperrt den { NAME($section, form: "acc") } Abschnitt.
arrival-ogam-used = { NAME($seat) } setzt Ogams Weisheit ein und öffnet den { NAME($section, form: "acc") } Abschnitt.
arrival-goods-earned = { NAME($seat) } erhält { arrival-hoard-option }.
arrival-fomori-reshuffled = Die zurückgedrängten Fomori werden wieder in den Vorrat gemischt.
arrival-fomori-taken = { $fomori_taken ->
    [0] { NAME($seat) } bekommt keine Fomori mehr.
   *[other] { NAME($seat) } nimmt unbesehen { $fomori_taken } Fomori.
}
arrival-tile-taken = { NAME($seat) } nimmt das Taktikplättchen „{ NAME($tile) }“.
arrival-tile-used = { NAME($seat) } setzt das Taktikplättchen „{ NAME($tile) }“ ein.
arrival-fame-gained = { NAME($seat) } erhält { arrival-n-fame }.
arrival-fame-paid = { NAME($seat) } zahlt { arrival-n-fame }.
arrival-corruption-gained = { NAME($seat) } erhält { $points ->
    [0] keine Korruptionspunkte
    [one] 1 Korruptionspunkt
   *[other] { $points } Korruptionspunkte
}.
arrival-corruption-lost = { $points ->
    [0] { NAME($seat) } hat keine Korruptionspunkte zu verlieren.
    [one] { NAME($seat) } verliert 1 Korruptionspunkt.
   *[other] { NAME($seat) } verliert { $points } Korruptionspunkte.
}
arrival-limit-reached = { NAME($seat) } erreicht das Korruptionslimit von { $limit }: Das Spiel endet mit dieser Runde.
arrival-built = { NAME($seat) } baut auf { NAME($location) } { $discs ->
    [1] einen Áit
    [2] einen Broch
   *[3] ein Caer
}.
arrival-discs-lost = { NAME($seat) } verliert auf { NAME($location) } { arrival-n-discs }.
arrival-discs-kept = Die Stunde der Baumeister rettet { arrival-n-discs } für { NAME($seat) }.
arrival-shield-placed = { NAME($seat) } platziert in { NAME($province) } einen Schild.
arrival-shields-broken = { $shields ->
    [one] Der Schild in { NAME($province) } zerbricht.
   *[other] Die { $shields } Schilde in { NAME($province) } zerbrechen.
}
arrival-fomori-spread = { NAME($seat) } breitet die Fomori nach { NAME($location) } aus (Kosten: { $cost } Fomori).
arrival-fomori-appeared = Auf { NAME($location) } erscheint { NAME($fomori, form: "a") }.
arrival-repelled = { NAME($seat) } drängt auf { NAME($location) } mit { $swords ->
    [one] 1 Schwert
   *[other] { $swords } Schwertern
} { NAME($fomori, form: "acc") } zurück.
arrival-passed = { NAME($seat) } passt.
arrival-hoarded = { NAME($seat) } hortet { arrival-hoard-option }.
arrival-next-starting-player = { NAME($seat) } wird Startspieler der nächsten Runde.
arrival-trophy-used = { NAME($seat) } setzt eine Burg-Trophäe ein: { $fomori_returned ->
    [0] Es gehen keine Fomori zurück.
    [one] 1 Fomori geht zurück.
   *[other] { $fomori_returned } Fomori gehen zurück.
}
arrival-fomori-swapped = Die Fomori auf { NAME($location) } und { NAME($other) } tauschen die Plätze.
arrival-aits-swapped = Die Áits auf { NAME($location) } und { NAME($other) } tauschen die Plätze.
arrival-ending-overrun = Die Fomori haben die Stämme überrannt: Die niedrigste Korruption gewinnt.
arrival-ending-repelled = Die Stämme haben die Fomori zurückgedrängt: Der höchste Ruhm gewinnt.

## Der Verlauf in Kürze

arrival-chronicle-earned = { NAME($seat) }
arrival-chronicle-earned-cards = { $drawn ->
    [0] deckt { NAMES($cards) } auf
    [one] { $cards ->
        [none] zieht eine Karte ({ NAMES($backs, form: "list") })
       *[other] zieht eine Karte und deckt { NAMES($cards) } auf
    }
   *[other] { $cards ->
        [none] zieht { $drawn } Karten ({ NAMES($backs, form: "list") })
       *[other] zieht { $drawn } Karten und deckt { NAMES($cards) } auf
    }
}
arrival-chronicle-earned-blocked = sperrt { NAMES($sections) }
arrival-chronicle-earned-ogam = öffnet { NAMES($sections) } durch Ogams Weisheit
arrival-chronicle-earned-fame = erhält { arrival-n-fame }
arrival-chronicle-earned-goods = bekommt { arrival-hoard-option }
arrival-chronicle-earned-fomori = nimmt { $fomori_taken } Fomori und { arrival-n-corruption }
arrival-chronicle-earned-tiles = nimmt { NAMES($tiles) }
arrival-chronicle-acted = { NAME($seat) }
arrival-chronicle-acted-built = baut auf { NAMES($locations) }
arrival-chronicle-acted-shielded = schützt { NAMES($provinces) }
arrival-chronicle-acted-spread = breitet die Fomori nach { NAMES($locations) } aus
arrival-chronicle-acted-repelled = drängt { NAMES($fomori) } auf { NAMES($locations) } zurück
arrival-chronicle-acted-tiles = setzt { NAMES($tiles) } ein
arrival-chronicle-acted-trophy = legt durch eine Burg-Trophäe { $fomori_returned } Fomori zurück
arrival-chronicle-acted-paid = zahlt { arrival-n-fame }
arrival-chronicle-acted-fame = erhält { arrival-n-fame }
arrival-chronicle-acted-purified = verliert { $points ->
    [0] keine Korruptionspunkte
    [one] 1 Korruptionspunkt
   *[other] { $points } Korruptionspunkte
}
arrival-chronicle-acted-hoarded = passt und hortet { arrival-hoard-option }
arrival-chronicle-fomori = Die Fomori
arrival-chronicle-fomori-appeared = kommen nach { NAMES($locations) } ({ NAMES($fomori) })
arrival-chronicle-fomori-discs = zerstören Bauscheiben: { NAMES($seats) }
arrival-chronicle-fomori-shields = zerbrechen die Schilde in { NAMES($provinces) }
arrival-chronicle-fomori-reshuffled = werden wieder in den Vorrat gemischt
arrival-chronicle-standing = So steht es:
arrival-chronicle-standing-fame = Ruhm { NAMES($seats) }
arrival-chronicle-standing-corruption = Korruption { NAMES($seats) }
arrival-chronicle-standing-limit = { NAMES($seats) } hat das Korruptionslimit von { $limit } erreicht
arrival-chronicle-standing-overrun = die Fomori haben die Stämme überrannt, und die niedrigste Korruption gewinnt
arrival-chronicle-standing-repelled = die Stämme haben die Fomori zurückgedrängt, und der höchste Ruhm gewinnt
arrival-n-corruption = { $corruption ->
    [0] keine Korruptionspunkte
    [one] 1 Korruptionspunkt
   *[other] { $corruption } Korruptionspunkte
}

## Warum nicht

arrival-no-port = { NAME($option) } ist kein Hafenort.
arrival-no-port-taken = { NAME($option) } ist nicht mehr frei.
arrival-no-tribe-taken = Den Stamm { NAME($option) } führt schon ein anderer an.
arrival-no-card-in-stack = Dieser Stapel ist leer.
arrival-no-section-twice = Diesen Abschnitt hast du schon gesperrt.
arrival-no-tile-on-display = Dieses Plättchen liegt nicht aus.
arrival-no-done-before-two-actions = { $actions ->
    [one] Du hast noch eine Aktion auszuführen
   *[other] Du hast noch { $actions } Aktionen auszuführen
}; früher endet der Zug nur, wenn du passt.
arrival-no-third-action = Du hast alle deine Aktionen ausgeführt; einsetzen darfst du nur noch Taktikplättchen und Burg-Trophäen.
arrival-no-action-after-passing = Du hast gepasst und in dieser Runde keine Aktion mehr; bis zum Ende des Zuges darfst du nur noch Taktikplättchen einsetzen.
arrival-no-build-without-disc = Du hast keine Bauscheibe.
arrival-no-build-anywhere = Jeder Ort in deiner Reichweite ist besetzt, und deine eigenen sind schon Caers.
arrival-no-build-fame-suffices = Du könntest nur Außenposten bauen; jeder kostet { arrival-price }; du hast { arrival-too-little-fame }.
arrival-no-build-on-balors-isle = Auf Balors Insel wird nicht gebaut.
arrival-no-build-on-fomori = { NAME($option) } ist von Fomori besetzt.
arrival-no-build-on-other-leader = { NAME($option) } gehört einem anderen Stammesanführer.
arrival-no-build-above-caer = Auf { NAME($option) } steht schon ein Caer; eine vierte Stufe gibt es nicht.
arrival-no-build-unconnected = { NAME($option) } ist mit keinem befestigten Ort verbunden.
arrival-no-build-outpost-price = Ein Außenposten auf { NAME($option) } kostet { arrival-price }; du hast { arrival-too-little-fame }.
arrival-price = { $price ->
    [one] 1 Ruhmespunkt
   *[other] { $price } Ruhmespunkte
}
arrival-too-little-fame = { $fame ->
    [0] keinen
   *[other] nur { $fame }
}
arrival-no-shield-without-shield = Du hast keinen Schild.
arrival-no-shield-anywhere = In jeder Provinz, in der du einen befestigten Ort hast, liegen schon drei Schilde.
arrival-no-shield-without-fortification = In { NAME($option) } hast du keinen befestigten Ort.
arrival-no-shield-above-three = In { NAME($option) } liegen schon drei Schilde.
arrival-no-spread-without-fomori = Du hast keine Fomori.
arrival-no-spread-anywhere = Jeder Ort neben den Fomori gehört ihnen schon oder ist der letzte seines Anführers.
arrival-no-spread-suffices = Deine Fomori reichen für keinen Ort, der ihnen offensteht.
arrival-no-spread-castle = Auf { NAME($option) } steht eine Burg Balors; dorthin breiten sich keine Fomori aus.
arrival-no-spread-held = { NAME($option) } ist schon von Fomori besetzt.
arrival-no-spread-unconnected = { NAME($option) } ist mit keinem Ort verbunden, auf dem ein Fomori oder eine Burg liegt.
arrival-no-spread-from-port-to-port = An diesem Tisch folgen Fomori keiner Verbindung zwischen zwei Hafenorten.
arrival-no-spread-last-fortification = { NAME($option) } ist der letzte befestigte Ort seines Stammesanführers.
arrival-no-spread-cost = { NAME($option) } kostet { $cost } Fomori ({ $shields } für Schilde, { $discs } für Bauscheiben, 1 zum Besetzen); du hast { $have ->
    [0] keinen
   *[other] nur { $have }
}.
arrival-no-repel-without-sword = Du hast kein Schwert.
arrival-no-repel-in-reach = In deiner Reichweite ist weder ein Fomori noch eine Burg.
arrival-no-repel-swords-suffice = Jeder Fomori und jede Burg in deiner Reichweite ist zu stark für { $have ->
    [one] dein einziges Schwert
   *[other] deine { $have } Schwerter
}.
arrival-no-repel-fame-suffices = Wofür deine Schwerter genügen, das erreichst du nur durch einen Distanzangriff; er kostet { arrival-price }; du hast { arrival-too-little-fame }.
arrival-no-repel-castle-from-afar = An diesem Tisch ist { NAME($option) } auf Balors Insel nur von dem Ort aus angreifbar, der damit verbunden ist.
arrival-no-repel-empty = Auf { NAME($option) } liegt weder ein Fomori noch eine Burg.
arrival-no-repel-out-of-reach = { NAME($option) } ist außer Reichweite: Es gibt keine Verbindung zu einem deiner Orte und keinen Weg von Hafen zu Hafen, und der Ort liegt weder in einer deiner Provinzen noch in einer Nachbarprovinz.
arrival-no-repel-distant-price = Ein Distanzangriff auf { NAME($option) } kostet { arrival-price }; du hast { arrival-too-little-fame }.
arrival-no-repel-swords = Auf { NAME($option) } liegt { NAME($fomori, form: "a") } mit Stärke { $strength }; du hast { $have ->
    [0] kein Schwert
    [one] nur 1 Schwert
   *[other] nur { $have } Schwerter
}.
arrival-no-pass-with-usable-fomori = Du darfst nicht passen, solange du Fomori hast, die sich einsetzen lassen.
arrival-no-tile = Du hast kein Taktikplättchen.
arrival-no-tile-usable = Keines deiner Taktikplättchen lässt sich jetzt einsetzen.
arrival-no-tile-of-yours = Dieses Plättchen hast du nicht.
arrival-no-ogam-now = Ogams Weisheit lässt sich nur zwischen dem zweiten Blocker und der Auswertung einsetzen.
arrival-no-master-builder-by-hand = Die Stunde der Baumeister wirkt von selbst, sobald Fomori einen Ort von dir einnehmen.
arrival-no-lia-fail-while-level = Lia Fáil lässt sich nicht einsetzen, solange zwei Stammesanführer gleich viel Ruhm haben.
arrival-no-ruse-without-two-fomori = Auf dem Plan liegen weniger als zwei Fomori.
arrival-no-ruse-without-fomori = Auf { NAME($option) } liegt kein Fomori.
arrival-no-ruse-castle = Die Burgen Balors bleiben, wo sie stehen.
arrival-no-ruse-with-itself = Wähle zwei verschiedene Orte.
arrival-no-migration-without-two-aits = Auf dem Plan stehen weniger als zwei Áits.
arrival-no-migration-without-ait = Auf { NAME($option) } steht kein Áit.
arrival-no-migration-with-itself = Wähle zwei verschiedene Orte.
arrival-no-trophy = Du hast keine offene Burg-Trophäe.
arrival-hoard-only = Diese Güter hast du nicht.
arrival-ogam-only = Dieser Abschnitt ist schon offen.
arrival-song-only = Das Lied senkt deine Korruption um mindestens 1, aber nie unter 0.
arrival-trophy-only = So viele Fomori hast du nicht.

## Die Übersichten des Terminals

arrival-sheet-leaders = Die Stammesanführer
arrival-sheet-leader = Anführer
arrival-sheet-fame = Ruhm
arrival-sheet-corruption = Korruption
arrival-sheet-discs = Bauscheiben
arrival-sheet-swords = Schwerter
arrival-sheet-shields = Schilde
arrival-sheet-fomori = Fomori
arrival-sheet-locations = Orte
arrival-sheet-tiles = Plättchen
arrival-sheet-trophies = Trophäen
arrival-sheet-supply = Allgemeiner Vorrat
arrival-sheet-cards = Ertragskarten
arrival-sheet-cards-of = Ertragskarten von { NAME($seat) }
arrival-sheet-section = Abschnitt
arrival-sheet-card = { $number } · { NAME($back, form: "short") }
arrival-sheet-sum = Summe
arrival-sheet-display = Plättchen in der Auslage
arrival-sheet-held = Plättchen im Besitz der Anführer
arrival-sheet-tile = Plättchen
arrival-sheet-effect = Wirkung
arrival-sheet-stacks = Stapel
arrival-sheet-round = Runde { $round } von { $rounds }, Korruptionslimit { $limit }; Fomori und Burgen halten { $held ->
    [one] 1 Ort
   *[other] { $held } Orte
}, die Stämme { $fortified }
arrival-sheet-last-round = Das Limit ist erreicht: Dies ist die letzte Runde.
arrival-sheet-passed = gepasst
arrival-sheet-starts = Startspieler
arrival-sheet-turn = am Zug
arrival-sheet-blocked = gesperrt
arrival-sheet-open = offen
arrival-sheet-face-down = verdeckt
arrival-sheet-supply-line = Schwerter: { $swords }, Schilde: { $shields }, verdeckte Fomori: { $fomori } (noch nicht aufgedeckt: { $sineach } Sineach, { $athach } Athach, { $monghfinn } Monghfinn), zurückgedrängt: { $repelled }
arrival-sheet-stack-line = { NAME($stack) }: { $size ->
    [one] 1 Karte
   *[other] { $size } Karten
}, Rückseite { NAME($back) }
arrival-earn-fame = Ruhm +{ $n }
arrival-earn-fame_per_broch_or_caer = Ruhm +{ $n } je Broch/Caer
arrival-earn-fame_per_caer = Ruhm +{ $n } je Caer
arrival-earn-discs = { $n ->
    [one] 1 Bauscheibe
   *[other] { $n } Bauscheiben
}
arrival-earn-swords = { $n ->
    [one] 1 Schwert
   *[other] { $n } Schwerter
}
arrival-earn-shields = { $n ->
    [one] 1 Schild
   *[other] { $n } Schilde
}
arrival-earn-fomori = { $n } Fomori
arrival-earn-tactics = { $n } Plättchen
arrival-score-overrun = { $points ->
    [one] 1 Korruptionspunkt
   *[other] { $points } Korruptionspunkte
}
arrival-score-repelled = { $points ->
    [one] 1 Ruhmespunkt
   *[other] { $points } Ruhmespunkte
}

## Die Legende der Karte

arrival-isle-balor = Balors Insel
arrival-legend-mark = Nummer einer Möglichkeit
arrival-legend-fortification = von den Fir Bolg mit zwei Bauscheiben befestigt
arrival-legend-fir-bolg = Fir Bolg
arrival-legend-muintir-nemid = Muintir Nemid
arrival-legend-mil-espaine = Mil Éspaine
arrival-legend-tuath-de = Tuath Dé
arrival-legend-sineach = Sineach, Stärke 1
arrival-legend-athach = Athach, Stärke 2
arrival-legend-monghfinn = Monghfinn, Stärke 3
arrival-legend-castle = Burg Balors, Stärke 4
arrival-legend-empty-castle = geräumter Burgenort
arrival-legend-unoccupied = unbesetzt
arrival-legend-port = Hafenort
arrival-legend-connection = Verbindung
arrival-legend-bonus = Bonus der Provinz
arrival-legend-shield = Schild
arrival-legend-province-colour = Farben der Provinzen: Moos, Ocker, Heide, Schiefer

## Plan und Ablage auf der Seite

arrival-board-map = Karte von Érin
arrival-board-balance = Der Stand
arrival-board-fomori-hold = von Fomori gehalten
arrival-board-tribes-hold = von den Stämmen gehalten
arrival-board-as-it-stands = Stand jetzt:
arrival-board-overrun = überrannt
arrival-board-overrun-wins = die geringste Korruption gewinnt
arrival-board-repelled = zurückgedrängt
arrival-board-repelled-wins = der höchste Ruhm gewinnt
arrival-board-port = Hafen
arrival-board-free = unbesetzt
arrival-board-empty-castle = ohne Burg
arrival-board-level = { $discs ->
    [1] Áit
    [2] Broch
   *[3] Caer
}
arrival-board-bonus = Bonus
arrival-board-shields = Schilde
arrival-board-supply = Dein Vorrat
arrival-board-action = Aktionen übrig:
arrival-board-tiles = Deine Taktikplättchen
arrival-board-no-action = keine Aktion
arrival-board-now = jetzt
arrival-board-no-tiles = noch keine
arrival-board-display = Auslage
arrival-board-to-take = noch zu nehmen:
arrival-board-stacks = Karte ziehen
arrival-board-cards = Karten
arrival-board-your-cards = Deine Karten
arrival-board-sum = Summe
arrival-board-blocked = gesperrt
arrival-board-open = offen
arrival-board-others-cards = Karten der anderen
arrival-board-limit = Korruptionslimit
arrival-board-limit-reached = erreicht: letzte Runde
arrival-board-trophies = Burgtrophäen
arrival-board-turned = benutzt
arrival-board-kept-discs = Scheiben beim Baumeister
arrival-board-hoard = Was du behältst
arrival-board-nothing = nichts
arrival-board-general = Allgemeiner Vorrat

# What it is about, and the order of play.
arrival-aim-1 = Du führst einen der Stämme, die auf einer Insel der Fomori landen.
arrival-aim-2 = Halten am Ende die Anführer mehr Orte als die Fomori, gewinnt der höchste Ruhm.
arrival-aim-3 = Wenn nicht, ist die Insel überrannt, und die niedrigste Korruption gewinnt. Achte also auf beide Leisten und darauf, welches Ende kommt.
arrival-course-setup = Landung
arrival-course-setup-says = Jeder Anführer nimmt einen Hafen, in dem er beginnt.
arrival-course-earn = Ertrag
arrival-course-earn-says = Alle ziehen vier Ertragskarten, verdeckt.
arrival-course-block = Sperren
arrival-course-block-says = Du sperrst zwei von drei Abschnitten; der offene zählt auf allen vier Karten.
arrival-course-pay = Auszahlung
arrival-course-pay-says = Ruhm, Bauscheiben, Schwerter, Schilde, Fomori mit Korruption, dann Plättchen.
arrival-course-act = Aktionen
arrival-course-act-says = Zwei Aktionen im Zug, reihum, bis alle gepasst haben: bauen, Schild legen, ausbreiten, zurückdrängen.
arrival-course-round_end = Ende der Runde
arrival-course-round_end-says = Hat jemand die Grenze der Korruption erreicht, oder war es die letzte Runde? Dann endet die Partie.
arrival-course-over = Das Ende
arrival-course-over-says = Wer mehr Orte hält, entscheidet, was zählt: Ruhm oder Korruption.

## Die Lektion: eine erste Partie mit Lehrer

arrival-lesson-chapter-about = Worum es geht
arrival-lesson-chapter-earning = Erträge
arrival-lesson-chapter-acting = Aktionen
arrival-lesson-chapter-end = Das Ende, und weiter

arrival-lesson-aim-title = Wer gewinnt?
arrival-lesson-aim-text = Dein Stamm landet auf einer Insel, die den Fomori gehört. Halten die Stämme am Ende zusammen mehr Orte, gewinnt der meiste Ruhm; wenn nicht, die niedrigste Korruption. Du spielst also immer um beides.
arrival-lesson-island-title = Eine Insel mit zehn Provinzen
arrival-lesson-island-text = Weiße Orte kann man besiedeln, die mit Anker sind Häfen. Die Fomori kommen von ihren vier Burgen auf der Insel im Norden und ziehen die Linien entlang, von Ort zu Ort.
arrival-lesson-island-board = Von hier kommen die Fomori.
arrival-lesson-land-title = Lande in einem Hafen
arrival-lesson-land-text = Alle beginnen mit einem Ort, einem Hafen. Von dort wächst dein Stamm die Linien entlang.
arrival-lesson-land-move = lande in einem der angebotenen Häfen
arrival-lesson-land-free = Wir nähmen Áth Cliath: weit weg von den Burgen, mit viel freiem Land ringsum.
arrival-lesson-land-board = Weit weg von den Burgen.

arrival-lesson-draw-title = Vier Karten je Runde
arrival-lesson-draw-text = Eine Runde beginnt mit den Erträgen. Ziehe vier Karten, eine nach der anderen; die Rückseite zeigt, wovon vorne mehr ist: Scheiben, Waffen oder Ruhm und Plättchen.
arrival-lesson-draw-move = ziehe von einem Stapel, insgesamt viermal
arrival-lesson-draw-free = Wir nähmen jedes Mal den linken Stapel: von allem etwas.
arrival-lesson-draw-why = Latharna liegt bei Benn Mór und den Burgen des Nordens. Muintir Nemid will dort Ruhm verdienen, indem es Fomori zurückdrängt.
arrival-lesson-sections-title = Drei Abschnitte auf jeder Karte
arrival-lesson-sections-text = Zwei deiner Karten liegen offen. Du wirst zwei Abschnitte sperren; der, den du nicht sperrst, zählt auf allen vier Karten. Oben gibt es die meisten Güter und die meisten Fomori, unten von beidem am wenigsten.
arrival-lesson-block-title = Sperre einen Abschnitt
arrival-lesson-block-text = Vergleiche, was die Abschnitte bringen, und zähle die Fomori: Jeder, den du erhältst, ist ein Punkt Korruption.
arrival-lesson-block-move = sperre einen Abschnitt
arrival-lesson-block-free = Wir würden den oberen sperren: Er bringt meist die meisten Fomori.
arrival-lesson-block-second-title = Sperre noch einen
arrival-lesson-block-second-text = Nun ist die dritte Karte offen. Was frei bleibt, erhältst du, auch von der vierten Karte, die noch niemand kennt.
arrival-lesson-block-second-move = sperre einen der beiden
arrival-lesson-block-second-free = Wir würden den unteren sperren: Die Mitte bringt mehr.
arrival-lesson-tile-title = Nimm ein Taktikplättchen
arrival-lesson-tile-text = Du hast ein Plättchen verdient. Die meisten bringen einmal Ruhm, wann du es willst.
arrival-lesson-tile-move = nimm irgendein Plättchen
arrival-lesson-tile-free = Wir nähmen den Kessel von Eblana: Er zahlt für jeden deiner Orte dort, und Áth Cliath ist einer.

arrival-lesson-goods-title = Was du verdient hast
arrival-lesson-goods-text = Bauscheiben bauen, Schwerter drängen Fomori zurück, Schilde schützen eine Provinz. Auch deine Fomori liegen da: Sie haben deine Korruption erhöht und müssen eingesetzt werden.
arrival-lesson-build-title = Bauen: Orte entscheiden die Insel
arrival-lesson-build-text = Jetzt handeln alle reihum. In deinem ersten Zug hast du eine Aktion: Lege eine Scheibe auf einen freien Ort neben einem eigenen.
arrival-lesson-build-move = wähle Bauen, dann einen angebotenen Ort
arrival-lesson-build-free = Jede Wahl ist gut. Wir nähmen Temair: Es liegt in Eblana, und dein Kessel zahlt dann mehr.
arrival-lesson-build-board = Gold: Hier darfst du bauen.
arrival-lesson-tiles-title = Plättchen sind keine Aktion
arrival-lesson-tiles-text = In deinem Zug darfst du Plättchen vor und nach Aktionen einsetzen. Ein Kessel zahlt für jeden deiner Orte in seiner Provinz und ist dann weg.
arrival-lesson-tiles-move = setze dein Plättchen ein, oder behalte es und beende den Zug
arrival-lesson-tiles-free = Wir würden es jetzt einsetzen: 4 Ruhm für zwei Orte, bevor die Fomori einen nehmen.
arrival-lesson-theirs-title = Warum den Fomori helfen?
arrival-lesson-theirs-text = Niemand darf passen, solange ein Fomori im eigenen Vorrat noch eingesetzt werden kann. Also schicken alle sie dorthin, wo sie anderen schaden.
arrival-lesson-theirs-board = Hier lag eine Scheibe. Sie ist verloren.
arrival-lesson-theirs-why = Dieser Ort hatte eine Scheibe und hat zwei Fomori gekostet; beide liegen nun nicht mehr bei Mil Éspaine. Und mit jedem Ort der Fomori rückt das Ende näher, in dem die niedrigste Korruption gewinnt.
arrival-lesson-ports-title = Von Hafen zu Hafen
arrival-lesson-ports-text = Von nun an hat ein Zug zwei Aktionen. Mit einem Hafen darfst du in jedem freien Hafen bauen; nur neben Orten anderer zahlst du 2 Ruhm.
arrival-lesson-ports-move = baue noch einmal, auf einem angebotenen Ort
arrival-lesson-ports-free = Jede Wahl ist gut. Wir nähmen Es Ruaid: ein Hafen im Norden, nahe bei Fomori, die man zurückdrängen kann.
arrival-lesson-ports-board = Über See ist es nah.
arrival-lesson-spread-title = Schicke einen Fomori los
arrival-lesson-spread-text = Ziel ist ein Ort neben Fomori. Er kostet einen Fomori, dazu einen für jede Scheibe dort und für jeden Schild in seiner Provinz.
arrival-lesson-spread-move = wähle Ausbreiten, dann einen angebotenen Ort
arrival-lesson-spread-free = Jede Wahl ist gut. Wir nähmen Druim Cett: frei, also kostet es einen, und weit weg von deinen Orten.
arrival-lesson-spread-board = Frei: Das kostet einen Fomori.
arrival-lesson-repel-title = Dränge einen zurück
arrival-lesson-repel-text = Ein Fomori in Reichweite kostet so viele Schwerter, wie er stark ist; in einer Nachbarprovinz dazu 2 Ruhm. Dein Lohn ist Ruhm, oder du verlierst 1 Korruption.
arrival-lesson-repel-move = wähle Zurückdrängen, dann einen Fomori, dann den Lohn
arrival-lesson-repel-free = Jede Wahl ist gut. Wir würden den Sineach auf Ailech wählen und 1 Korruption loswerden: Er bedroht Es Ruaid.
arrival-lesson-repel-board = Er bedroht Es Ruaid.
arrival-lesson-repel-why = Von Ailech erreichen die Fomori Druim Thuama und dann den Hafen Es Ruaid. Wer dort Orte verliert, dem fehlt der Bonus ihrer Provinz.
arrival-lesson-shield-title = Schütze eine Provinz
arrival-lesson-shield-text = Ein Schild macht jeden Ort einer Provinz für Ausbreitungen um einen Fomori teurer. Er gehört niemandem und ist weg, wenn er gebrochen wurde.
arrival-lesson-shield-move = lege deinen Schild, oder tu etwas anderes
arrival-lesson-shield-free = Wir würden Eblana schützen: Zwei deiner Orte liegen dort.
arrival-lesson-pass-title = Passen
arrival-lesson-pass-text = Keiner deiner Fomori kann noch eingesetzt werden, also darfst du passen. Du behältst bis zu drei Güter; wer zuerst passt, beginnt die nächste Runde.
arrival-lesson-pass-move = passe, oder nutze erst, was noch da ist
arrival-lesson-pass-free = Wir würden passen, sobald nichts Nützliches mehr bleibt: früh genug, um die nächste Runde zu beginnen.

arrival-lesson-balance-title = Eine Runde ist vorbei
arrival-lesson-balance-text = Die Waage auf dem Brett zeigt, wie es steht: Orte der Fomori gegen Orte aller Stämme. Gespielt werden fünf Runden, weniger, wenn jemand 21 Korruption erreicht.
arrival-lesson-yours-title = Ab hier ist es deine Partie
arrival-lesson-yours-text = Du hast eine ganze Runde gesehen. Die anderen folgen mit denselben Gegnern auf diesem Brett; eine Runde ist immer gleich: erst Erträge, dann Aktionen.

## Das Ende und seine Abrechnung

arrival-over-overrun = { NAME($seat) } hat den Stamm rein gehalten
arrival-over-repelled = Von { NAME($seat) } singt die ganze Insel
arrival-over-shared = { $count } Anführer teilen den Sieg
arrival-over-why-overrun = Die Fomori überrennen die Stämme, { $held } Orte zu { $fortified }. Die niedrigste Korruption gewinnt: { $points }.
arrival-over-why-overrun-tied = Die Fomori überrennen die Stämme, { $held } Orte zu { $fortified }. Die niedrigste Korruption gewinnt: { $points }, wie { NAMES($others) }, bei mehr Ruhm.
arrival-over-why-repelled = Die Stämme drängen die Fomori zurück, { $fortified } Orte zu { $held }. Der höchste Ruhm gewinnt: { $points }.
arrival-over-why-repelled-tied = Die Stämme drängen die Fomori zurück, { $fortified } Orte zu { $held }. Der höchste Ruhm gewinnt: { $points }, wie { NAMES($others) }, bei weniger Korruption.
arrival-over-box-overrun = Überrannt, nicht zurückgedrängt
arrival-over-box-repelled = Zurückgedrängt, nicht überrannt
arrival-over-held = Orte der Fomori: { $pieces ->
    [one] 1 Fomori
   *[other] { $pieces } Fomori
} und { $castles ->
    [one] 1 Burg
   *[other] { $castles } Burgen
}
arrival-over-fortified = befestigte Orte der Stämme
arrival-over-counts-overrun = Mit gleich vielen oder mehr Orten überrennen die Fomori die Stämme, und die niedrigste Korruption gewinnt; der Ruhm entscheidet nur bei Gleichstand.
arrival-over-counts-repelled = Mit mehr Orten drängen die Stämme die Fomori zurück, und der höchste Ruhm gewinnt; die Korruption entscheidet nur bei Gleichstand.
arrival-over-turned-overrun = { $number ->
    [one] 1 befestigter Ort mehr oder 1 vertriebener Fomori,
   *[other] { $number } befestigte Orte mehr oder { $number } vertriebene Fomori,
} und der höchste Ruhm hätte gewonnen: { $count ->
    [one] { NAME($seat) } mit { $points }.
   *[other] { $points }, geteilt von { $count }.
}
arrival-over-turned-repelled = { $number ->
    [one] 1 Ort mehr für die Fomori,
   *[other] { $number } Orte mehr für die Fomori,
} und die niedrigste Korruption hätte gewonnen: { $count ->
    [one] { NAME($seat) } mit { $points }.
   *[other] { $points }, geteilt von { $count }.
}
arrival-over-box-points = Woher jeder Punkt kam
arrival-over-note-corruption = Korruption
arrival-over-note-fame = Ruhm
arrival-over-box-other-repelled = Ruhm, wenn die Stämme gehalten hätten
arrival-over-box-other-overrun = Korruption, wenn die Insel überrannt wäre
arrival-over-column-start = zu Beginn
arrival-over-column-earned-corruption = mit Fomori erhalten, je Runde
arrival-over-column-earned-fame = mit Karten erhalten, je Runde
arrival-over-column-repelled = zurückgedrängt
arrival-over-column-tiles = Plättchen
arrival-over-column-paid = bezahlt
arrival-over-column-track = auf der Leiste
arrival-over-column-provinces = Provinzen, je Ort ihr Bonus
arrival-over-column-goods = Güter und Plättchen, je volle drei
arrival-over-column-corruption = Korruption
arrival-over-column-fame = Ruhm
arrival-over-goods = von { $number }
arrival-over-province = { NAME($province) } { $points }
arrival-over-differs = { NAME($seat) } endete auf { $track }, aber { $number } Güter und Plättchen ergeben volle Dreier: { $points }.
arrival-over-tie-fame = Den Gleichstand entscheidet der Ruhm: { NAME($seat) } hat am meisten davon, { $fame }.
arrival-over-tie-corruption = Den Gleichstand entscheidet die Korruption: { NAME($seat) } hat am wenigsten davon, { $corruption }.
arrival-over-tie-shared = Nichts löst den Gleichstand: Der Sieg wird geteilt.
arrival-over-course-corruption = Korruption nach jeder Runde
arrival-over-course-fame = Ruhm nach jeder Runde
arrival-over-limit = Grenze { $limit }
## Begriffe, die sich selbst erklären

arrival-term-ait = Áit
arrival-term-ait-forms = Áit|Áits
arrival-term-ait-text = Ein Lager: eine Bauscheibe eines Anführers auf einem Ort. Es ist die unterste Stufe; eine zweite macht einen Broch daraus.
arrival-term-ait-here = { $number ->
    [0] Du hast keinen.
    [one] Du hast einen: { NAME($first) }.
   *[other] Du hast { $number }.
}
arrival-term-broch = Broch
arrival-term-broch-forms = Broch|Brochs
arrival-term-broch-text = Ein Turm: zwei Bauscheiben eines Anführers auf einem Ort. Fomori brauchen dafür einen mehr als für einen Áit; wo Áits zählen, zählen auch Brochs.
arrival-term-broch-here = { $number ->
    [0] Du hast keinen.
    [one] Du hast einen: { NAME($first) }.
   *[other] Du hast { $number }.
}
arrival-term-caer = Caer
arrival-term-caer-forms = Caer|Caers
arrival-term-caer-text = Eine Festung: drei Bauscheiben eines Anführers auf einem Ort, die höchste Stufe. Wo Brochs zählen, zählen auch Caers.
arrival-term-caer-here = { $number ->
    [0] Du hast keines.
    [one] Du hast eines: { NAME($first) }.
   *[other] Du hast { $number }.
}
arrival-term-outpost = Außenposten
arrival-term-outpost-forms = Außenposten|Vorposten
arrival-term-outpost-text = Eine Bauscheibe auf einem freien Ort, der nur mit einem Ort eines anderen Anführers verbunden ist. Er kostet Ruhm; neben einem eigenen Ort baut man umsonst.
arrival-term-port = Hafen
arrival-term-port-forms = Hafen|Häfen|Hafens|Hafenort|Hafenorte
arrival-term-port-text = Ein Ort an der Küste mit einem Anker. Wer einen Hafen hält, darf in jedem anderen freien bauen, als führte ein Weg dorthin.
arrival-term-fame = Ruhm
arrival-term-fame-forms = Ruhm
arrival-term-fame-text = Wofür man einen Anführer kennt. Wird die Insel gerettet, gewinnt der meiste Ruhm; manche Aktionen kosten welchen.
arrival-term-fame-here = Du hast { $number }.
arrival-term-corruption = Korruption
arrival-term-corruption-forms = Korruption
arrival-term-corruption-text = Sie wächst mit jedem Fomori, den ein Anführer nimmt. Wird die Insel überrannt, gewinnt die geringste; an der Grenze geht das Spiel zu Ende.
arrival-term-corruption-here = Du hast { $number }; die Grenze ist { $limit }.
arrival-term-fomori = Fomori
arrival-term-fomori-forms = Fomori
arrival-term-fomori-text = Balors Geschöpfe, mit Stärke 1 bis 3. Ein Anführer muss die eigenen über die Karte ausbreiten und kann sie mit Schwertern zurückdrängen.
arrival-term-fomori-here = { $number ->
    [0] Keiner ist auf der Karte.
    [one] Einer ist auf der Karte.
   *[other] { $number } sind auf der Karte.
}
arrival-term-castle = Balors Burg
arrival-term-castle-forms = Burg|Burgen|Balors Burgen
arrival-term-castle-text = Eine von vier Festungen auf Balors Insel, von denen aus sich Fomori ausbreiten. Mit 4 Schwertern wird sie genommen und dient dann als Trophäe.
arrival-term-castle-here = { $number ->
    [0] Keine steht mehr.
    [one] Eine steht noch.
   *[other] { $number } stehen noch.
}
arrival-term-shield = Schild
arrival-term-shield-forms = Schild|Schilde|Schilden|Schilds
arrival-term-shield-text = Liegt in einer Provinz und schützt jeden Ort dort, wem er auch gehört. Jeder macht einen Ort um einen Fomori teurer.
arrival-term-shield-here = { $number ->
    [0] Keiner ist auf der Karte.
    [one] Einer ist auf der Karte.
   *[other] { $number } sind auf der Karte.
}
arrival-term-province = Provinz
arrival-term-province-forms = Provinz|Provinzen
arrival-term-province-text = Ein farbiger Teil der Insel mit mehreren Orten. Ihre Zahl zählt für manche Taktikplättchen, und höchstens drei Schilde liegen dort.
arrival-term-tile = Taktikplättchen
arrival-term-tile-forms = Taktikplättchen|Plättchen
arrival-term-tile-text = Es wird einmal genutzt, im Zug seines Besitzers, und kostet keine Aktion. Danach ist es weg.
arrival-term-tile-here = { $number ->
    [0] Du hast keines.
    [one] Du hast eines.
   *[other] Du hast { $number }.
}
arrival-term-trophy = Burg-Trophäe
arrival-term-trophy-forms = Burg-Trophäe|Burg-Trophäen|Trophäe|Trophäen
arrival-term-trophy-text = Für eine Burg, die genommen wurde. Einmal im Spiel dreht ihr Besitzer sie um und legt bis zu drei Fomori zurück; die Korruption bleibt.
arrival-term-trophy-here = { $number ->
    [0] Du hast keine offene.
    [one] Du hast eine offene.
   *[other] Du hast { $number } offene.
}
arrival-term-blocker = Blocker
arrival-term-blocker-forms = Blocker|Blockern|Sperrstein|Sperrsteine
arrival-term-blocker-text = Er schließt einen Abschnitt der Ertragskarten. Von drei Abschnitten zahlt der, der offen bleibt, auf allen vier Karten.

## Warum eine Möglichkeit gut aussieht

arrival-reason-won = Die Partie endet damit, und du gewinnst.
arrival-reason-won-kept = Die Partie endet damit.
arrival-reason-fame = Dein Ruhm: { $now } statt { $before }.
arrival-reason-fame-kept = Dein Ruhm bleibt bei { $now }.
arrival-reason-corruption = Deine Korruption am Ende: { $now } statt { $before }.
arrival-reason-corruption-kept = Deine Korruption bleibt bei { $now }.
arrival-reason-province = { NAME($province) }: { $now ->
    [0] kein Ort von dir
    [one] 1 Ort von dir
   *[other] { $now } Orte von dir
} statt { $before }, je { $bonus } Ruhm am Ende.
arrival-reason-province-kept = { $now ->
    [one] Dein Ort in { NAME($province) } bleibt
   *[other] Deine { $now } Orte in { NAME($province) } bleiben
} dir, je { $bonus } Ruhm am Ende.
arrival-reason-shields = { NAME($province) } wird sicherer: { $now ->
    [one] 1 Schild
   *[other] { $now } Schilde
}, dort braucht es { $needed } Fomori gegen einen Ort von dir.
arrival-reason-shields-kept = { NAME($province) } behält { $now ->
    [one] seinen Schild
   *[other] seine { $now } Schilde
}: Dort braucht es { $needed } Fomori gegen einen Ort von dir.
arrival-reason-goods = { $now ->
    [0] Keine Scheiben, Schwerter und Schilde
    [one] 1 Scheibe, Schwert oder Schild
   *[other] { $now } Scheiben, Schwerter und Schilde
} im Vorrat statt { $before }.
arrival-reason-goods-kept = Es kostet weder Scheibe noch Schwert noch Schild.
arrival-reason-duty = { $now ->
    [0] Keine Fomori
    [one] 1 Fomori
   *[other] { $now } Fomori
} auf der Hand statt { $before }: So viel weniger ist noch unterzubringen.
arrival-reason-duty-kept = Auf deiner Hand bleiben nicht mehr als { $now } Fomori.
arrival-reason-walls = Brochs und Caers: { $now } statt { $before }, schwerer zu nehmen.
arrival-reason-walls-kept = Deine { $now } Brochs und Caers stehen.
arrival-reason-trophies = Trophäen: { $now } statt { $before }.
arrival-reason-trophies-kept = Du behältst { $now ->
    [one] deine Trophäe
   *[other] deine { $now } Trophäen
}.
arrival-reason-tile = „{ NAME($tile) }“ ist { $now } wert statt { $before }.
arrival-reason-tile-kept = { $now ->
    [0] Du hast „{ NAME($tile) }“ für später.
   *[other] Du hast „{ NAME($tile) }“, jetzt { $now } wert.
}
arrival-reason-cards = Deine Karten bringen so mehr ein.
arrival-reason-rival_fame = { NAME($seat) } kommt auf { $now } Ruhm statt { $before }.
arrival-reason-rival_fame-kept = { NAME($seat) } bleibt bei { $now } Ruhm.
arrival-reason-rival_corruption = { NAME($seat) } kommt auf { $now } Korruption statt { $before }.
arrival-reason-rival_corruption-kept = { NAME($seat) } bleibt bei { $now } Korruption.
arrival-reason-rival_places = { NAME($seat) } hält { $now ->
    [0] keinen Ort
    [one] 1 Ort
   *[other] { $now } Orte
} statt { $before }.
arrival-reason-rival_places-kept = { NAME($seat) } kommt nicht über { $now ->
    [one] 1 Ort
   *[other] { $now } Orte
} hinaus.
arrival-reason-ending = Das Ende, das dir liegt: { $fortified } Orte der Stämme gegen { $held } der Fomori.
arrival-reason-ending-kept = Das Ende, das dir liegt, bleibt nah: { $fortified } Orte der Stämme gegen { $held } der Fomori.

## Rätsel
arrival-until-turn = Die Zugfolge endet mit deinem Zug. Vorher handelt niemand sonst.
arrival-goal-fame = { $number } Ruhm, Provinzboni und Güter mitgezählt
arrival-goal-corruption = Höchstens { $number } Korruption
arrival-goal-places = { $number } eigene Orte
arrival-goal-fomori = Keine Fomori mehr in { NAME($province) }
arrival-puzzle-fame = Der meiste Ruhm in diesem Zug
arrival-puzzle-fame-text = So viel Ruhm, als endete die Partie jetzt: Leiste, Provinzboni und Güter.
arrival-puzzle-corruption = Ein reiner Name in diesem Zug
arrival-puzzle-corruption-text = Senke deine Korruption so weit, wie es geht.
arrival-puzzle-places = Breite dich in diesem Zug aus
arrival-puzzle-places-text = Halte so viele Orte, wie zu haben sind.
arrival-puzzle-free = Befreie die Provinz in diesem Zug
arrival-puzzle-free-text = Kein einziger Fomori darf dort übrig bleiben.
