### Spirit Island, auf Deutsch

spirit_island-title = Spirit Island
spirit_island-author = R. Eric Reuss
spirit_island-about = Ihr seid die Geister einer Insel, die Fremde in Besitz nehmen wollen. Wachst, wählt eure Fähigkeiten, schützt die Dahan und das Land und verbreitet Furcht, bis die Invasoren gehen: alle zusammen oder allein.
spirit_island-origin = Die Formen der Gebiete sind nachgebildet, und Karten und Tableaus werden mit eigenen Worten erzählt. Du besitzt das Spiel? Berichtige sie in einer Kopie der Datendatei und spiele mit --data.

## Optionen des Tisches

spirit_island-option-spirit = Geist des ersten Spielers
spirit_island-option-spirit-choose = wird am Tisch gewählt
spirit_island-option-spirit-lightnings_swift_strike = { spirit_island-spirit-lightnings_swift_strike }
spirit_island-option-spirit-river_surges_in_sunlight = { spirit_island-spirit-river_surges_in_sunlight }
spirit_island-option-spirit-shadows_flicker_like_flame = { spirit_island-spirit-shadows_flicker_like_flame }
spirit_island-option-spirit-vital_strength_of_the_earth = { spirit_island-spirit-vital_strength_of_the_earth }
spirit_island-option-spirit-thunderspeaker = { spirit_island-spirit-thunderspeaker }
spirit_island-option-spirit-a_spread_of_rampant_green = { spirit_island-spirit-a_spread_of_rampant_green }
spirit_island-option-spirit-oceans_hungry_grasp = { spirit_island-spirit-oceans_hungry_grasp }
spirit_island-option-spirit-bringer_of_dreams_and_nightmares = { spirit_island-spirit-bringer_of_dreams_and_nightmares }
spirit_island-option-boards = Spielpläne
spirit_island-option-boards-random = werden zufällig gezogen
spirit_island-option-boards-choose = werden von den Spielern gewählt
spirit_island-option-layout = Lage der Spielpläne
spirit_island-option-layout-standard = wie üblich
spirit_island-option-layout-choose = wird von den Spielern gewählt
spirit_island-option-extra_board = Ein Spielplan mehr als Spieler (bis zu fünf Spieler)
spirit_island-option-extra_board-off = nein
spirit_island-option-extra_board-on = ja: eine größere Insel
spirit_island-option-blight_setup_plus_one = Zu Beginn 1 Ödnis mehr auf der Ödnis-Karte
spirit_island-option-blight_setup_plus_one-on = ja
spirit_island-option-blight_setup_plus_one-off = nein
spirit_island-option-adversary = Nation
spirit_island-option-adversary-none = keine
spirit_island-option-adversary-brandenburg_prussia = { spirit_island-adversary-brandenburg_prussia }
spirit_island-option-adversary-england = { spirit_island-adversary-england }
spirit_island-option-adversary-sweden = { spirit_island-adversary-sweden }
spirit_island-option-level = Level der Nation
spirit_island-option-level-0 = 0: nur die Eskalation
spirit_island-option-level-1 = 1
spirit_island-option-level-2 = 2
spirit_island-option-level-3 = 3
spirit_island-option-level-4 = 4
spirit_island-option-level-5 = 5
spirit_island-option-level-6 = 6
spirit_island-option-second_adversary = Zweite Nation, die die erste unterstützt
spirit_island-option-second_adversary-none = keine
spirit_island-option-second_adversary-brandenburg_prussia = { spirit_island-adversary-brandenburg_prussia }
spirit_island-option-second_adversary-england = { spirit_island-adversary-england }
spirit_island-option-second_adversary-sweden = { spirit_island-adversary-sweden }
spirit_island-option-second_level = Level der zweiten Nation
spirit_island-option-second_level-0 = 0: nur die Eskalation
spirit_island-option-second_level-1 = 1
spirit_island-option-second_level-2 = 2
spirit_island-option-second_level-3 = 3
spirit_island-option-second_level-4 = 4
spirit_island-option-second_level-5 = 5
spirit_island-option-second_level-6 = 6
spirit_island-option-scenario = Szenario
spirit_island-option-scenario-none = keines
spirit_island-option-scenario-blitz = { spirit_island-scenario-blitz }
spirit_island-option-scenario-guard_the_isles_heart = { spirit_island-scenario-guard_the_isles_heart }
spirit_island-option-scenario-rituals_of_terror = { spirit_island-scenario-rituals_of_terror }
spirit_island-option-scenario-dahan_insurrection = { spirit_island-scenario-dahan_insurrection }
spirit_island-option-progression = Vorgegebene Reihe neuer Fähigkeiten für einfache Geister
spirit_island-option-progression-off = nein: Karten werden gezogen
spirit_island-option-progression-on = ja: jede neue Karte steht fest

## Fragen

spirit_island-head = { $by ->
    [1] { NAME($cause) }{ $at ->
        [1] {" "}in { NAME($focus) }:{" "}
       *[other] :{" "}
    }
    [2] Wachstum:{" "}
   *[other] { $at ->
        [1] { NAME($focus) }:{" "}
       *[other] {""}
    }
}
spirit_island-head-alone = { $by ->
    [1] { NAME($cause) }:{" "}
    [2] Wachstum:{" "}
   *[other] {""}
}
spirit_island-layout = Wie liegen die Spielpläne?
spirit_island-board = Auf welchem Spielplan spielst du?
spirit_island-spirit = Welcher Geist bist du?
spirit_island-start = Wo beginnt deine Präsenz?
spirit_island-inner-land = Welches Binnengebiet deines Spielplans liegt am Herzen der Insel?
spirit_island-growth = Wie wächst du?
spirit_island-growth-action = Wachstum: Was tust du zuerst?
spirit_island-presence-from = { spirit_island-head }Woher nimmst du die Präsenz?
spirit_island-lift = { spirit_island-head-alone }Aus welchem Gebiet nimmst du deine Präsenz?
spirit_island-presence-to = { spirit_island-head-alone }Wo fügst du die Präsenz hinzu?
spirit_island-element = { spirit_island-head-alone }Welches Element erhältst du?
spirit_island-track-icon = { $said ->
    [1] Nutzt du die Aktion auf deiner Präsenz-Leiste ({ NAME($alternative) })?
   *[other] Nutzt du die Aktion auf deiner Präsenz-Leiste?
}
spirit_island-play = Welche Karte spielst du aus? (noch { $plays ->
    [one] 1 Kartenaktion
   *[other] { $plays } Kartenaktionen
} und { $energy } Energie)
spirit_island-deck = { spirit_island-head-alone }Aus welchem Stapel kommt deine neue Fähigkeit?
spirit_island-keep = Welche Karte behältst du?
spirit_island-forget = { spirit_island-head-alone }Welche Fähigkeit vergisst du?
spirit_island-reclaim = { spirit_island-head-alone }Welche Karte erlangst du wieder?
spirit_island-give = { spirit_island-head-alone }Welche Karte gibst du ab?
spirit_island-turn-up = { spirit_island-head-alone }Welche Furcht-Karte deckst du auf?
spirit_island-use = { $fast ->
    [1] Sofort-Fähigkeiten: Welche nutzt du?
   *[other] Verzögerte Fähigkeiten: Welche nutzt du?
}
spirit_island-use-now = { spirit_island-head-alone }Welche Fähigkeit nutzt du jetzt?
spirit_island-target = { spirit_island-head-alone }Welches Gebiet beeinflusst du?
spirit_island-target-spirit = { spirit_island-head-alone }Welchen Geist beeinflusst du?
spirit_island-repeat = { spirit_island-head }Nutzt du eine Fähigkeit noch einmal?
spirit_island-threshold = { spirit_island-head }{ $said ->
    [1] Deine Elemente erlauben: { NAME($alternative) }. Möchtest du das?
   *[other] Nutzt du den Effekt, den deine Elemente erlauben?
}
spirit_island-left = { $number ->
    [0] {""}
   *[other] {" "}(noch { $number })
}
spirit_island-which-piece = { spirit_island-head }{ $acts ->
    [1] { NAME($doing, form: "which") }
   *[other] Welche Spielfigur?
}{ spirit_island-left }
spirit_island-where = { spirit_island-head }{ $moves ->
    [1] Wohin kommt { NAME($mover, form: "the") }?
   *[other] { $acts ->
        [2] In welchem Gebiet? ({ NAME($alternative) })
        [1] { $at ->
            [1] { NAME($doing, form: "where") }
           *[other] { NAME($doing, form: "whence") }
        }
       *[other] Welches Gebiet?
    }{ spirit_island-left }
}
spirit_island-from = { spirit_island-head }{ $acts ->
    [1] { NAME($doing, form: "whence") }
   *[other] Aus welchem Gebiet?
}{ spirit_island-left }
spirit_island-either = { spirit_island-head }Was tust du?
spirit_island-may = { spirit_island-head }{ $said ->
    [1] { NAME($alternative) }?
   *[other] { $acts ->
        [1] { NAME($doing, form: "may") }
       *[other] Möchtest du?
    }
}
spirit_island-next-land = { $exploring ->
    [1] Die Invasoren entdecken: Welches Gebiet ist als Nächstes an der Reihe?
   *[other] Die Invasoren wüten: Welches Gebiet ist als Nächstes an der Reihe?
}
spirit_island-next-spirit = { spirit_island-head }Welcher Geist ist als Nächstes an der Reihe?
spirit_island-next-triggered = Daraus folgt mehreres: Was kommt zuerst?
spirit_island-cascade = Ödnis breitet sich{ $at ->
    [1] {" "}aus { NAME($focus) }
   *[other] {""}
} aus: Welches angrenzende Gebiet erreicht sie?
spirit_island-hit = { $by ->
    [1] { NAME($cause) }
   *[other] Schaden
} in { NAME($focus) }: Welche Spielfigur nimmt den nächsten Schadenspunkt? ({ $number ->
    [one] der letzte
   *[other] noch { $number }
})
spirit_island-carried = { spirit_island-head }Wessen Präsenz wird bewegt?
spirit_island-whole-site = { spirit_island-head }Wird die ganze Heilige Stätte bewegt?
spirit_island-consent = { spirit_island-head }Bist du einverstanden, dass deine Präsenz bewegt wird?
spirit_island-go-along = { spirit_island-head-alone }Dahan werden bewegt: Geht eine deiner Präsenzen mit?
spirit_island-forewarned = { spirit_island-head }Ein Invasor würde im Traum sterben: Kommt zuerst die Regel, die ihn rettet?
spirit_island-isolation = { $at ->
    [1] { NAME($focus) }: Hebt ihr die Isolation auf, so dass der Invasor verschoben und nicht zerstört wird?
   *[other] Hebt ihr die Isolation auf, so dass der Invasor verschoben und nicht zerstört wird?
}
spirit_island-fall-with = Dahan wurden zerstört: Wo verlierst du eine Präsenz?
spirit_island-choke = { $at ->
    [1] Invasoren handeln in { NAME($focus) }: Hältst du sie auf und vernichtest dafür eine deiner Präsenzen dort?
   *[other] Invasoren handeln an deiner Heiligen Stätte: Hältst du sie auf und vernichtest dafür eine deiner Präsenzen dort?
}
spirit_island-ashore = Ein Ozean ist nicht mehr im Spiel: Welches Gebiet erreichen die Spielfiguren darin?
spirit_island-pays = { spirit_island-head-alone }Wer bezahlt die nächste Energie?
spirit_island-pay-with = { spirit_island-head-alone }Womit bezahlst du?
spirit_island-discard = { spirit_island-head-alone }Welche Karte wirfst du ab?
spirit_island-choice = { spirit_island-head-alone }Was wählt ihr?
spirit_island-whose = { spirit_island-head }Wessen Präsenz wird vernichtet?
spirit_island-draw = Welche Fähigkeit wird gezogen?
spirit_island-reveal = Welche Invasoren-Karte wird aufgedeckt?
spirit_island-blight-card = Welche Ödnis-Karte wird aufgedeckt?
spirit_island-shown-terrain = Welche der beiden Landschaftsarten gilt?

## Was die einzelnen Verben fragen

spirit_island-doing-at = in einem Gebiet handeln
    .where = Welches Gebiet?
    .whence = Welches Gebiet?
spirit_island-doing-push = Spielfiguren verschieben
    .which = Welche Spielfigur verschiebst du?
    .where = Wohin verschiebst du sie?
    .whence = Aus welchem Gebiet verschiebst du?
spirit_island-doing-gather = Spielfiguren versammeln
    .which = Welche Spielfigur versammelst du?
    .where = Aus welchem Gebiet versammelst du?
    .whence = Aus welchem Gebiet versammelst du?
spirit_island-doing-gather_into = Spielfiguren versammeln
    .which = Welche Spielfigur versammelst du?
    .where = Wo versammelst du sie?
    .whence = Aus welchem Gebiet versammelst du?
spirit_island-doing-move = Spielfiguren bewegen
    .which = Welche Spielfigur bewegst du?
    .where = Wohin gehen sie?
    .whence = Aus welchem Gebiet bewegst du?
spirit_island-doing-destroy = Spielfiguren zerstören
    .which = Welche Spielfigur wird zerstört?
    .where = In welchem Gebiet zerstörst du?
    .whence = In welchem Gebiet zerstörst du?
spirit_island-doing-remove = Spielfiguren entfernen
    .which = Welche Spielfigur wird entfernt?
    .where = Aus welchem Gebiet entfernst du?
    .whence = Aus welchem Gebiet entfernst du?
spirit_island-doing-remove_health = Spielfiguren entfernen
    .which = Welche Spielfigur wird entfernt?
    .where = Aus welchem Gebiet entfernst du?
    .whence = Aus welchem Gebiet entfernst du?
spirit_island-doing-replace = Spielfiguren ersetzen
    .which = Welche Spielfigur wird ersetzt?
    .where = In welchem Gebiet ersetzt du?
    .whence = In welchem Gebiet ersetzt du?
spirit_island-doing-restore = Spielfiguren zurückholen
    .which = Welche Spielfigur kommt zurück?
    .where = Wo kommt sie zurück?
    .whence = Wo kommt sie zurück?
spirit_island-doing-add = Spielfiguren hinzufügen
    .which = Welche Spielfigur kommt hinzu?
    .where = Wo kommt sie hinzu?
    .whence = Wo kommt sie hinzu?
spirit_island-doing-damage = Schaden zufügen
    .which = Welche Spielfigur nimmt den Schaden?
    .where = In welchem Gebiet fügst du Schaden zu?
    .whence = In welchem Gebiet fügst du Schaden zu?
spirit_island-doing-damage_one = einer Spielfigur Schaden zufügen
    .which = Welche Spielfigur nimmt den Schaden?
    .where = In welchem Gebiet fügst du Schaden zu?
    .whence = In welchem Gebiet fügst du Schaden zu?
spirit_island-doing-damage_different = mehreren Spielfiguren Schaden zufügen
    .which = Welche Spielfigur nimmt den Schaden?
    .where = In welchem Gebiet fügst du Schaden zu?
    .whence = In welchem Gebiet fügst du Schaden zu?
spirit_island-doing-attack = angreifen lassen
    .which = Welche Spielfigur nimmt den Schaden?
    .where = In welchem Gebiet greifen sie an?
    .whence = In welchem Gebiet greifen sie an?
spirit_island-doing-drown = Spielfiguren ertränken
    .which = Welche Spielfigur ertrinkt?
    .where = In welchem Gebiet ertrinkt sie?
    .whence = In welchem Gebiet ertrinkt sie?
spirit_island-doing-save = Spielfiguren retten
    .which = Welche Spielfigur wird gerettet?
    .where = In welchem Gebiet wird sie gerettet?
    .whence = In welchem Gebiet wird sie gerettet?
spirit_island-doing-sit_out = Spielfiguren unbeteiligt lassen
    .which = Welche Spielfigur bleibt unbeteiligt?
    .where = In welchem Gebiet?
    .whence = In welchem Gebiet?
spirit_island-doing-destroy_presence = Präsenz vernichten
    .where = Wo wird eine deiner Präsenzen vernichtet?
    .whence = Wo wird eine deiner Präsenzen vernichtet?
spirit_island-doing-add_presence = Präsenz hinzufügen
    .where = Wo fügst du Präsenz hinzu?
    .whence = Wo fügst du Präsenz hinzu?
spirit_island-doing-move_presence = Präsenz bewegen
    .where = Wohin geht deine Präsenz?
    .whence = Aus welchem Gebiet geht deine Präsenz?
spirit_island-doing-repeat = die Fähigkeit noch einmal nutzen
    .may = Nutzt du diese Fähigkeit noch einmal?
spirit_island-doing-pay = Energie bezahlen
    .may = Bezahlst du dafür?
spirit_island-doing-forget = eine Fähigkeit vergessen
    .may = Vergisst du dafür eine Fähigkeit?
spirit_island-doing-reclaim = eine Karte wiedererlangen
    .may = Erlangst du eine Karte wieder?
spirit_island-doing-play_card = eine Karte ausspielen
    .may = Spielst du eine Karte aus?
spirit_island-doing-element = ein Element erhalten
    .may = Nimmst du das Element?

## Antworten, bei denen ein Name nicht genug sagt

spirit_island-growth-option = { NAME($alternative) }{ $granted ->
    [1] {" "}(in jedem Fall)
   *[other] {""}
}
spirit_island-growth-action-option = { NAME($alternative) }
spirit_island-either-option = { NAME($alternative) }
spirit_island-turn-up-option = { $level ->
    [0] verdiente Karte { $nth }
    [1] { $ritual ->
        [1] Furcht-Stapel, Karte { $nth }
       *[other] Furchtstufe I, Karte { $nth }
    }
    [2] Furchtstufe II, Karte { $nth }
   *[other] Furchtstufe III, Karte { $nth }
}
spirit_island-which-piece-option = { spirit_island-piece-as-it-is }
spirit_island-hit-option = { spirit_island-piece-as-it-is }
spirit_island-piece-as-it-is = { $stop ->
    [1] das genügt
   *[other] { NAME($piece) }{ $damage ->
        [0] {""}
       *[other] , { $damage } Schaden
    }{ $strife ->
        [0] {""}
       *[other] , { $strife } Streit
    }
}
spirit_island-use-option = { $stop ->
    [1] { $fast ->
        [1] keine Sofort-Fähigkeit mehr
       *[other] keine verzögerte Fähigkeit mehr
    }
   *[other] { NAME($option) }
}
spirit_island-play-option = { $stop ->
    [1] keine Karte mehr
   *[other] { NAME($power) }
}

## Was eine Antwort bedeutet

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
    [0] Dschungel
    [1] Berge
    [2] Wüste
    [3] Sumpf
   *[other] Ozean
}{ $explorers ->
    [0] {""}
   *[other] {" "}· { $explorers } Entdecker
}{ $towns ->
    [0] {""}
    [one] {" "}· 1 Dorf
   *[other] {" "}· { $towns } Dörfer
}{ $cities ->
    [0] {""}
    [one] {" "}· 1 Stadt
   *[other] {" "}· { $cities } Städte
}{ $dahan ->
    [0] {""}
   *[other] {" "}· { $dahan } Dahan
}{ $blight ->
    [0] {""}
   *[other] {" "}· { $blight } Ödnis
}{ $own ->
    [0] {""}
    [one] {" "}· 1 eigene Präsenz
   *[other] {" "}· { $own } eigene Präsenzen
}{ $coming ->
    [1] {" "}· Wüten: { spirit_island-ravage-brings }
   *[other] {""}
}
spirit_island-ravage-brings = { $damage } Schaden{ $blighted ->
    [1] , Ödnis
    [2] , Ödnis, die sich ausbreitet
   *[other] {""}
}{ $lost ->
    [0] {""}
   *[other] , { $lost } Dahan verloren
}{ $answer ->
    [0] {""}
   *[other] , Gegenschlag der Dahan mit { $answer }
}
spirit_island-next-land-note = { $exploring ->
    [1] { spirit_island-as-it-is }
   *[other] { $coming ->
        [1] { spirit_island-ravage-brings }
       *[other] kein Wüten: es wird verhindert
    }
}
spirit_island-which-piece-note = { spirit_island-health-left }
spirit_island-hit-note = { spirit_island-health-left }
spirit_island-health-left = { $stop ->
    [1] {""}
   *[other] { $health ->
        [0] {""}
       *[other] Abwehrkraft { $left } von { $health }
    }
}
spirit_island-growth-note = { $cost ->
    [0] {""}
   *[other] kostet { $cost } von { $energy } Energie
}
spirit_island-presence-from-note = { $track ->
    [1] deckt auf:{ $energy ->
        [-1] {""}
       *[other] {" "}{ $energy } Energie je Runde
    }{ $plays ->
        [-1] {""}
        [one] {" "}1 Kartenaktion
       *[other] {" "}{ $plays } Kartenaktionen
    }{ spirit_island-elements-given }{ $action ->
        [0] {""}
       *[other] {" "}eine Aktion je Runde
    } (auf der Leiste liegen { $left })
   *[other] {""}
}
spirit_island-elements-given = { $sun ->
    [0] {""}
    [one] {" "}Sonne
   *[other] {" "}{ $sun } Sonne
}{ $moon ->
    [0] {""}
    [one] {" "}Mond
   *[other] {" "}{ $moon } Mond
}{ $fire ->
    [0] {""}
    [one] {" "}Feuer
   *[other] {" "}{ $fire } Feuer
}{ $air ->
    [0] {""}
    [one] {" "}Luft
   *[other] {" "}{ $air } Luft
}{ $water ->
    [0] {""}
    [one] {" "}Wasser
   *[other] {" "}{ $water } Wasser
}{ $earth ->
    [0] {""}
    [one] {" "}Erde
   *[other] {" "}{ $earth } Erde
}{ $plant ->
    [0] {""}
    [one] {" "}Pflanze
   *[other] {" "}{ $plant } Pflanze
}{ $animal ->
    [0] {""}
    [one] {" "}Tier
   *[other] {" "}{ $animal } Tier
}{ $any ->
    [0] {""}
   *[other] {" "}beliebiges Element
}
spirit_island-element-note = { $have ->
    [0] bisher hast du keines
   *[other] bisher hast du { $have }
}
spirit_island-play-note = { $stop ->
    [1] {""}
   *[other] { spirit_island-card-as-it-is }
}
spirit_island-keep-note = { spirit_island-card-as-it-is }
spirit_island-discard-note = { spirit_island-card-as-it-is }
spirit_island-forget-note = { spirit_island-card-as-it-is }
spirit_island-reclaim-note = { spirit_island-card-as-it-is }
spirit_island-card-as-it-is = { $cost } Energie, { $fast ->
    [1] sofort
   *[other] verzögert
},{ spirit_island-elements-given }
spirit_island-deck-note = { $major ->
    [1] stärker und teurer; du vergisst dafür eine Fähigkeit
   *[other] {""}
}
spirit_island-use-note = { $stop ->
    [1] {""}
   *[other] { $levels ->
        [0] {""}
       *[other] permanent, { $met } von { $levels } Stufen erreicht
    }
}
spirit_island-target-spirit-note = { $self ->
    [1] dich selbst
   *[other] {""}
}
spirit_island-spirit-note = Schwierigkeit: { $complexity ->
    [0] niedrig
    [1] mittel
    [2] hoch
   *[other] sehr hoch
}

## Namen von Antworten

spirit_island-answer-yes = ja
spirit_island-answer-no = nein
spirit_island-payment-energy = 1 Energie
spirit_island-payment-discarding = eine Karte abwerfen für 2 Energie
spirit_island-payment-forgetting = eine Karte vergessen für 4 Energie
spirit_island-way-first = erste
spirit_island-way-second = zweite
spirit_island-way-third = dritte
spirit_island-way-fourth = vierte
spirit_island-way-fifth = fünfte
spirit_island-way-sixth = sechste
spirit_island-way-seventh = siebte
spirit_island-way-eighth = achte
spirit_island-way-ninth = neunte
spirit_island-source-energy = Energie-Leiste
spirit_island-source-plays = Kartenaktions-Leiste
spirit_island-source-third = dritte Leiste
spirit_island-source-fourth = vierte Leiste
spirit_island-source-fifth = fünfte Leiste
spirit_island-source-sixth = sechste Leiste
spirit_island-source-destroyed = vernichtete Präsenz
spirit_island-source-island = Präsenz von der Insel
spirit_island-deck-minor = Schwache Fähigkeiten
spirit_island-deck-major = Starke Fähigkeiten
spirit_island-piece-stop = das genügt
spirit_island-land_or_stop-stop = das genügt
spirit_island-power_or_stop-stop = keine mehr
spirit_island-use-done = keine mehr
spirit_island-use-ritual = das Ritual abhalten
spirit_island-sheet-extra_build = Zusätzlich bauen
spirit_island-sheet-adversary = Nation: { NAME($adversary) }, Level { $level }
spirit_island-sheet-leading = Führende Nation: { NAME($adversary) }, Level { $level }
spirit_island-sheet-supporting = Unterstützende Nation: { NAME($adversary) }, Level { $level }. Sie eskaliert bei jeder Karte der Stufe III.
spirit_island-sheet-extra-board = Zusätzlicher Spielplan: { NAME($board) }
spirit_island-sheet-scenario = Szenario: { NAME($scenario) }
spirit_island-sheet-difficulty = Schwierigkeitsgrad { $number }
spirit_island-sheet-free = Geister, die zur Wahl stehen
spirit_island-sheet-complexity = Schwierigkeit
spirit_island-sheet-uniques = Eigene Karten
spirit_island-complexity-low = niedrig
spirit_island-complexity-moderate = mittel
spirit_island-complexity-high = hoch
spirit_island-complexity-very_high = sehr hoch
spirit_island-figure-explorer = Entdecker
    .the = der Entdecker
    .a = einen Entdecker
    .nom = ein Entdecker
    .first = Ein Entdecker
    .many = Entdecker
spirit_island-figure-town = Dorf
    .the = das Dorf
    .a = ein Dorf
    .nom = ein Dorf
    .first = Ein Dorf
    .many = Dörfer
spirit_island-figure-city = Stadt
    .the = die Stadt
    .a = eine Stadt
    .nom = eine Stadt
    .first = Eine Stadt
    .many = Städte
spirit_island-figure-dahan = Dahan
    .the = der Dahan
    .a = einen Dahan
    .nom = ein Dahan
    .first = Ein Dahan
    .many = Dahan
spirit_island-phase-setup = Spielvorbereitung
spirit_island-phase-invaders = Invasoren-Phase
spirit_island-phase-over = Die Partie ist zu Ende

## Der Verlauf

spirit_island-spirit-chosen = { NAME($spirit) } erwacht.
spirit_island-settled = { NAME($seat) } beginnt in { NAME($land) }.
spirit_island-round-begins = Runde { $round }
spirit_island-grows = { NAME($seat) } wächst: { NAME($alternative) }.
spirit_island-presence-added = { NAME($seat) } fügt in { NAME($land) } Präsenz hinzu.
spirit_island-presence-destroyed = { NAME($seat) } verliert in { NAME($land) } eine Präsenz.
spirit_island-presence-moved = { NAME($seat) } bewegt eine Präsenz von { NAME($land) } nach { NAME($target) }.
spirit_island-energy-gained = { NAME($seat) } erhält { $number } Energie.
spirit_island-energy-forgone = { NAME($seat) } entgeht { $number } Energie.
spirit_island-presence-removed = { NAME($seat) } nimmt eine Präsenz in { NAME($land) } aus dem Spiel.
spirit_island-energy-spent = { NAME($seat) } gibt { $number } Energie ab.
spirit_island-plays-gained = { NAME($seat) } erhält in dieser Runde { $number ->
    [one] 1 Kartenaktion
   *[other] { $number } Kartenaktionen
}.
spirit_island-element-gained = { NAME($seat) } erhält { $number ->
    [one] das Element { NAME($element) }
   *[other] { $number }-mal das Element { NAME($element) }
}.
spirit_island-power-gained = { NAME($seat) } erhält die Karte „{ NAME($power) }“.
spirit_island-power-forgotten = { NAME($seat) } vergisst „{ NAME($power) }“.
spirit_island-power-turned-up = „{ NAME($power) }“ wird aufgedeckt und abgelegt.
spirit_island-power-discarded = { NAME($seat) } wirft „{ NAME($power) }“ ab.
spirit_island-event-chosen = { NAME($cause) }: Ihr wählt die { NAME($way) } Möglichkeit.
spirit_island-power-reclaimed = { NAME($seat) } erlangt „{ NAME($power) }“ wieder.
spirit_island-powers-reclaimed = { NAME($seat) } erlangt { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} wieder.
spirit_island-power-given = { NAME($seat) } gibt „{ NAME($power) }“ an { NAME($other) }.
spirit_island-card-played = { NAME($seat) } spielt „{ NAME($power) }“ aus.
spirit_island-power-used = { NAME($seat) } nutzt „{ NAME($use) }“.
spirit_island-power-used-in = { NAME($seat) } nutzt „{ NAME($use) }“ in { NAME($land) }.
spirit_island-power-used-for = { NAME($seat) } nutzt „{ NAME($use) }“ für { NAME($other) }.
spirit_island-holds = In { NAME($land) }: { NAME($alternative) }.
spirit_island-isolated = { NAME($land) } ist in dieser Runde isoliert.
spirit_island-moved = { NAME($piece, form: "first") } geht von { NAME($land) } nach { NAME($target) }.
spirit_island-destroyed = { NAME($piece, form: "first") } in { NAME($land) } wird zerstört.
spirit_island-added = { $number ->
    [one] { NAME($piece, form: "first") } kommt in { NAME($land) } hinzu.
   *[other] { $number } { NAME($piece, form: "many") } kommen in { NAME($land) } hinzu.
}
spirit_island-removed = { NAME($piece, form: "first") } in { NAME($land) } wird entfernt.
spirit_island-replaced = { NAME($piece, form: "first") } in { NAME($land) } wird durch { $number ->
    [one] { NAME($new, form: "a") }
   *[other] { $number } { NAME($new, form: "many") }
} ersetzt.
spirit_island-damaged = { $number ->
    [one] { NAME($piece, form: "first") } in { NAME($land) } hat jetzt { $damage } Schaden.
   *[other] { $number } { NAME($piece, form: "many") } in { NAME($land) } haben jetzt je { $damage } Schaden.
}
spirit_island-strife-added = { NAME($piece, form: "first") } in { NAME($land) } erhält 1 Streit.
spirit_island-strife-lost = { NAME($piece, form: "first") } in { NAME($land) } verliert 1 Streit.
spirit_island-beasts-added = { NAME($land) } erhält { spirit_island-sheet-some-beasts }.
spirit_island-beasts-removed = { NAME($land) } verliert { spirit_island-sheet-some-beasts }.
spirit_island-wilds-added = { NAME($land) } erhält { spirit_island-sheet-some-wilds }.
spirit_island-wilds-removed = { NAME($land) } verliert { spirit_island-sheet-some-wilds }.
spirit_island-disease-added = { NAME($land) } erhält { spirit_island-sheet-some-disease }.
spirit_island-disease-removed = { NAME($land) } verliert { spirit_island-sheet-some-disease }.
spirit_island-badlands-added = { NAME($land) } erhält { spirit_island-sheet-some-badlands }.
spirit_island-badlands-removed = { NAME($land) } verliert { spirit_island-sheet-some-badlands }.
spirit_island-dreamt = { NAME($piece, form: "first") } in { NAME($land) } träumt schlecht.
spirit_island-fear = { $number } Furcht.
spirit_island-fear-card-earned = Eine Furcht-Karte ist verdient.
spirit_island-fear-card-turned-up = Eine Furcht-Karte wird aufgedeckt: { NAME($fear_card) }.
spirit_island-fear-card = Furcht-Karte: { NAME($fear_card) } ({ $level ->
    [1] I
    [2] II
   *[other] III
}): { NAME($alternative) }.
spirit_island-terror-rises = { $number ->
    [4] Die Furcht ist vollkommen: Die Invasoren fliehen.
    [3] Die Furchtstufe steigt auf III.
   *[other] Die Furchtstufe steigt auf II.
}
spirit_island-blighted = { NAME($land) } erhält { $number } Ödnis.
spirit_island-blight-removed = { NAME($land) } verliert { $number } Ödnis.
spirit_island-blight-moved = { $number } Ödnis kommt von { NAME($land) } nach { NAME($target) }.
spirit_island-blight-card-filled = { $number } Ödnis kommt auf die Ödnis-Karte.
spirit_island-blight-stays = { NAME($land) } erhält keine Ödnis.
spirit_island-cascades = Ödnis breitet sich von { NAME($land) } nach { NAME($target) } aus.
spirit_island-blight-card-turned = Die Ödnis-Karte wird umgedreht: { NAME($blight_card) }.
spirit_island-blight-card-acts = Verödete Insel: { NAME($blight_card) }.
spirit_island-card-revealed = Invasoren-Karte: { NAME($invader_card) }.
spirit_island-accelerated = Invasoren-Karte aus dem Stapel: { NAME($invader_card) }.
spirit_island-escalates = Eskalation: { NAME($adversary) }.
spirit_island-terrain-drawn = Von den beiden Landschaftsarten gilt diese: { NAME($drawn_terrain) }.
spirit_island-ritual = { NAME($seat) } hält in { NAME($land) } ein Ritual ab.
spirit_island-ravaged = Wüten in { NAME($land) }: { $number } Schaden.
spirit_island-ravage-skipped = Kein Wüten in { NAME($land) }.
spirit_island-built = { NAME($piece, form: "first") } wird in { NAME($land) } gebaut.
spirit_island-build-skipped = In { NAME($land) } wird nichts gebaut.
spirit_island-disease-stops = Eine Seuche verhindert das Bauen in { NAME($land) }.
spirit_island-explored = Ein Entdecker kommt nach { NAME($land) }.
spirit_island-explore-skipped = Kein Entdecker kommt nach { NAME($land) }.
spirit_island-wilds-stop = Wildnis hält Entdecker von { NAME($land) } fern.
spirit_island-ending-victory = Die Insel ist gerettet: Die Invasoren geben auf.
spirit_island-ending-blight = Die Insel ist verloren: Sie ist verödet.
spirit_island-ending-presence = Die Insel ist verloren: Ein Geist hat keine Präsenz mehr.
spirit_island-ending-time = Die Insel ist verloren: Es gibt keine Invasoren-Karte mehr.
spirit_island-ending-adversary = Die Insel ist an die Nation verloren.
spirit_island-ending-scenario = Die Insel ist nach den Regeln des Szenarios verloren.
spirit_island-score-victory = { spirit_island-points }
spirit_island-score-blight = { spirit_island-points }
spirit_island-score-presence = { spirit_island-points }
spirit_island-score-time = { spirit_island-points }
spirit_island-score-adversary = { spirit_island-points }
spirit_island-score-scenario = { spirit_island-points }
spirit_island-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Warum nicht

spirit_island-no-ocean = Das ist Ozean.
spirit_island-no-target = Die Fähigkeit kann dieses Gebiet nicht beeinflussen: Es liegt außer Reichweite oder ist kein solches Gebiet.
spirit_island-out-of-range = Dieses Gebiet liegt außer Reichweite, oder Präsenz darf dort nicht hinzukommen.
spirit_island-no-own-land = Dort hast du keine Präsenz, oder dieses Gebiet darf es nicht sein.
spirit_island-no-land-for-this = Dieses Gebiet ist hier nicht möglich.
spirit_island-no-start-here = Hier beginnt deine Präsenz nicht.
spirit_island-not-in-hand = „{ NAME($power) }“ ist nicht auf deiner Hand.
spirit_island-too-dear = „{ NAME($power) }“ kostet { $cost } Energie; du hast { $energy }.
spirit_island-not-in-play = „{ NAME($cause) }“: Diese Karte hast du in dieser Runde nicht ausgespielt.
spirit_island-used-already = „{ NAME($cause) }“: Diese Fähigkeit hast du in dieser Runde schon genutzt.
spirit_island-not-its-time = „{ NAME($cause) }“ ist { $fast ->
    [1] langsam: Sie wird genutzt, wenn die Invasoren gehandelt haben
   *[other] schnell: Sie wird genutzt, bevor die Invasoren handeln
}.
spirit_island-no-use-now = „{ NAME($cause) }“: Kein Ziel ist in Reichweite{ $levels ->
    [0] {""}
   *[other] , oder deine Elemente erreichen keine ihrer Stufen
}.
spirit_island-no-ravage-here = Hier steht kein Wüten mehr aus.
spirit_island-not-explored = Hierher kommt jetzt kein Entdecker.
spirit_island-no-adjacent-land = Ödnis breitet sich in ein angrenzendes Gebiet aus.
spirit_island-not-inland = Es muss ein Binnengebiet deines eigenen Spielplans sein.
spirit_island-no-extra-board = Einen zusätzlichen Spielplan gibt es nur mit bis zu { $most } Spielern.
spirit_island-nobody-leads = Eine zweite Nation braucht eine erste, die sie unterstützt.
spirit_island-same-adversary = Die zweite Nation muss eine andere sein als die erste: { NAME($adversary) }.

## Der Tisch im Terminal

spirit_island-letter-jungle = D
spirit_island-letter-mountain = B
spirit_island-letter-sands = W
spirit_island-letter-wetland = S
spirit_island-letter-ocean = ~
spirit_island-sheet-course = { $turn ->
    [0] { NAME($phase) }
   *[other] Runde { $turn } · { NAME($phase) }
}
spirit_island-sheet-fear = Furchtstufe { $level ->
    [1] I
    [2] II
    [3] III
   *[other] des Sieges
} · Furcht { $shown } von { $pool } · übrige Furcht-Karten { $ritual ->
    [1] { $first }
   *[other] { $first }/{ $second }/{ $third }
}{ $earned ->
    [0] {""}
   *[other] {" "}· { $earned } verdient
}{ $ritual ->
    [1] {" "}· { spirit_island-page-by-ritual }
   *[other] {""}
}
spirit_island-sheet-face = Die { $place }. der kommenden Furcht-Karten liegt offen: { NAME($fear_card) }.
spirit_island-sheet-goal = Sieg: { $level ->
    [1] keine Invasoren mehr auf der Insel
    [2] keine Dörfer und Städte mehr auf der Insel
    [3] keine Städte mehr auf der Insel
   *[other] errungen
}
spirit_island-sheet-blight = { $healthy ->
    [1] Blühende Insel
   *[other] Verödete Insel
}: noch { $left } Ödnis auf der Karte{ $turned ->
    [1] {" "}· { NAME($card) }
   *[other] {""}
}
spirit_island-sheet-invaders = Invasoren
spirit_island-sheet-step = Schritt
spirit_island-sheet-card = Karte
spirit_island-sheet-coming = was sie bringt
spirit_island-sheet-ravage = Wüten
spirit_island-sheet-build = Bauen
spirit_island-sheet-explore = Entdecken
spirit_island-sheet-deck = Stapel
spirit_island-sheet-deck-left = { $number ->
    [0] keine Karte mehr
    [one] noch 1 Karte
   *[other] noch { $number } Karten
}
spirit_island-sheet-ravage-of = { $ground }: { spirit_island-ravage-brings }
spirit_island-sheet-build-of = { $ground }: { NAME($piece, form: "nom") }
spirit_island-sheet-lands = Gebiete
spirit_island-sheet-land = Gebiet
spirit_island-sheet-terrain = Landschaft
spirit_island-sheet-pieces = Spielfiguren
spirit_island-sheet-presence = Präsenz
spirit_island-sheet-tokens = Ödnis usw.
spirit_island-sheet-neighbours = neben
spirit_island-sheet-coast = Küste
spirit_island-sheet-some-blight = { $number } Ödnis
spirit_island-sheet-some-beasts = { $number ->
    [one] 1 Bestie
   *[other] { $number } Bestien
}
spirit_island-sheet-some-wilds = { $number } Wildnis
spirit_island-sheet-some-disease = { $number ->
    [one] 1 Seuche
   *[other] { $number } Seuchen
}
spirit_island-sheet-some-badlands = { $number ->
    [one] 1 Einöde
   *[other] { $number } Einöden
}
spirit_island-sheet-some-defend = Verteidigen { $number }
spirit_island-sheet-isolated = isoliert
spirit_island-sheet-some-pieces = { $number } { $kind ->
    [explorer] Entdecker
    [town] { $number ->
        [one] Dorf
       *[other] Dörfer
    }
    [city] { $number ->
        [one] Stadt
       *[other] Städte
    }
   *[other] Dahan
}{ $damage ->
    [0] {""}
   *[other] {" "}({ $damage } Schaden)
}{ $strife ->
    [0] {""}
   *[other] {" "}({ $strife } Streit)
}
spirit_island-sheet-spirits = Geister
spirit_island-sheet-number = Nr.
spirit_island-sheet-spirit = Geist
spirit_island-sheet-energy = Energie
spirit_island-sheet-plays = Aktionen
spirit_island-sheet-elements = Elemente
spirit_island-sheet-cards = Hand/Spiel/Abl.
spirit_island-sheet-where = Präsenz
spirit_island-sheet-energy-of = { $energy } (+{ $income })
spirit_island-sheet-plays-of = { $left ->
    [0] { $plays }
   *[other] noch { $left } von { $plays }
}
spirit_island-sheet-presence-of = { $lands ->
    [one] 1 Gebiet
   *[other] { $lands } Gebiete
}{ $destroyed ->
    [0] {""}
   *[other] , { $destroyed } vernichtet
}
spirit_island-sheet-ready = fertig
spirit_island-sheet-tracks = Präsenz-Leisten (aufgedeckt | noch verdeckt)
spirit_island-sheet-track = Leiste
spirit_island-sheet-spaces = Felder
spirit_island-track-action = Aktion
spirit_island-track-any = beliebig
spirit_island-sheet-rules = Besondere Regeln
spirit_island-sheet-rule = Regel
spirit_island-sheet-innates = Permanente Fähigkeiten
spirit_island-sheet-power = Fähigkeit
spirit_island-sheet-text = was sie bewirkt
spirit_island-sheet-speed-fast = sofort
spirit_island-sheet-speed-slow = verzögert
spirit_island-sheet-used = genutzt
spirit_island-sheet-met = erreicht
spirit_island-sheet-missing = fehlt: { $text }
spirit_island-sheet-hand = Deine Hand
spirit_island-sheet-in-play = Ausgespielte Karten
spirit_island-sheet-hand-names = Auf der Hand: { $cards }
spirit_island-sheet-discard-names = Abgelegt: { $cards }
spirit_island-legend-mark = Nummer einer Möglichkeit
spirit_island-legend-land = Gebiet und Landschaft: { spirit_island-letter-jungle } Dschungel, { spirit_island-letter-mountain } Berge, { spirit_island-letter-sands } Wüste, { spirit_island-letter-wetland } Sumpf
spirit_island-legend-explorer = Entdecker
spirit_island-legend-town = Dörfer
spirit_island-legend-city = Städte
spirit_island-legend-dahan = Dahan
spirit_island-legend-presence = Präsenz; bei mehreren Geistern mit der Nummer des Geistes davor
spirit_island-legend-sacred = Heilige Stätte
spirit_island-legend-blight = Ödnis
spirit_island-legend-defend = Verteidigung
spirit_island-legend-ravage = Wüten mit so viel Schaden
spirit_island-legend-build = ein Dorf oder eine Stadt wird gebaut
spirit_island-legend-tokens = Bestien, Wildnis, Seuchen, Einöden

## Besondere Regeln

spirit_island-text-swiftness_of_lightning = Du darfst jede Runde so viele Verzögerte Fähigkeiten als Sofort-Fähigkeiten nutzen, wie du Luft hast.
spirit_island-text-rivers_domain = In Sümpfen ist schon eine einzelne eigene Präsenz eine Heilige Stätte.
spirit_island-text-shadows_of_the_dahan = Für jeweils 1 Energie darfst du die Reichweite einer Fähigkeit außer Acht lassen, wenn im gewählten Gebiet Dahan sind.
spirit_island-text-earths_vitality = Gebiete mit eigener Heiliger Stätte haben Verteidigen 3.
spirit_island-text-ally_of_the_dahan = Jedes Mal, wenn ein Dahan ein Gebiet verlässt, darf 1 eigene Präsenz von dort mit ihm gehen.
spirit_island-text-sworn_to_victory = Nach einem Wüten, das Dahan zerstört hat, wird für jeden davon 1 eigene Präsenz in diesem oder einem angrenzenden Gebiet vernichtet.
spirit_island-text-choke_the_land_with_green = Vor dem Wüten oder Bauen an einer eigenen Heiligen Stätte darfst du dort 1 eigene Präsenz vernichten, um es auszulassen.
spirit_island-text-steady_regeneration = Fügt Wachstum Präsenz hinzu, darfst du vernichtete nehmen: auf der Blühenden Insel kostenlos, auf der Verödeten für je 1 Energie.
spirit_island-text-ocean_in_play = Deine Präsenz darf in Ozeane und Küstengebiete, nie ins Landesinnere. Solange du auf einem Spielplan bist, ist dessen Ozean im Spiel: für Fähigkeiten und Ödnis ist er ein Sumpf an der Küste.
spirit_island-text-drowning = Invasoren und Dahan, die in einen Ozean im Spiel gelangen, ertrinken: Sie werden zerstört. Die aufgedruckte Abwehrkraft ertrunkener Invasoren bringt dir, sooft sie die Anzahl der Spieler erreicht, 1 Energie.
spirit_island-text-to_dream_a_thousand_deaths = Deine Fähigkeiten fügen weder Schaden zu noch zerstören sie etwas, außer eigener Präsenz. Jeder Invasor, den eine von ihnen zerstört hätte, bringt einmal Furcht: ein Dorf 2, eine Stadt 5. Entdecker und Dörfer werden außerdem verschoben.

## Dinge

spirit_island-noun-explorer = Entdecker
    .dat = { $count ->
        [one] Entdecker
       *[other] Entdeckern
    }
spirit_island-noun-town = { $count ->
    [one] Dorf
   *[other] Dörfer
}
    .dat = { $count ->
        [one] Dorf
       *[other] Dörfern
    }
spirit_island-noun-city = { $count ->
    [one] Stadt
   *[other] Städte
}
    .dat = { $count ->
        [one] Stadt
       *[other] Städten
    }
spirit_island-noun-invader = { $count ->
    [one] Invasor
   *[other] Invasoren
}
spirit_island-noun-invader-damaged = { $count ->
    [one] beschädigten Invasor
   *[other] { $how ->
        [all] beschädigten
       *[other] beschädigte
    } Invasoren
}
    .dat = { $count ->
        [one] beschädigten Invasor
       *[other] beschädigten Invasoren
    }
spirit_island-noun-invader-strife = { $count ->
    [one] Invasor mit Streit
   *[other] Invasoren mit Streit
}
spirit_island-noun-invader-other = { $count ->
    [one] anderen Invasor
   *[other] andere Invasoren
}
    .dat = anderen Invasoren
spirit_island-noun-dahan = Dahan
spirit_island-noun-blight = Ödnis
spirit_island-noun-blight-new = neue Ödnis
    .dat = neuer Ödnis
spirit_island-noun-beasts = { $count ->
    [one] Bestie
   *[other] Bestien
}
spirit_island-noun-wilds = Wildnis
spirit_island-noun-disease = { $count ->
    [one] Seuche
   *[other] Seuchen
}
spirit_island-noun-strife = Streit
spirit_island-noun-badlands = { $count ->
    [one] Einöde
   *[other] Einöden
}
spirit_island-noun-badlands-new = dieser Einöden
spirit_island-noun-token = Plättchen
spirit_island-noun-matching_type = Plättchen einer hinzugefügten, noch nicht wiederholten Art
spirit_island-noun-marker = Marker
    .dat = { $count ->
        [one] Marker
       *[other] Markern
    }
spirit_island-noun-presence = { $count ->
    [one] eigene Präsenz
    [mass] eigene Präsenz
   *[other] { $how ->
        [all] eigenen
       *[other] eigene
    } Präsenzen
}
    .dat = { $count ->
        [one] eigenen Präsenz
        [mass] eigener Präsenz
       *[other] eigenen Präsenzen
    }
spirit_island-noun-presence-any = { $count ->
    [one] Präsenz
    [mass] Präsenz
   *[other] Präsenzen
} beliebiger Geister
spirit_island-noun-presence-other = Präsenz eines anderen Geistes
spirit_island-noun-presence-destroyed = vernichtete Präsenz
spirit_island-noun-presence-target = Präsenz des beeinflussten Geistes
spirit_island-noun-presence-user = Präsenz des Anwenders
spirit_island-noun-sacred_site = { $count ->
    [one] eigene Heilige Stätte
    [mass] eine eigene Heilige Stätte
   *[other] eigene Heilige Stätten
}
    .dat = { $count ->
        [one] eigenen Heiligen Stätte
        [mass] einer eigenen Heiligen Stätte
       *[other] eigenen Heiligen Stätten
    }
spirit_island-noun-sacred_site-any = { $count ->
    [one] Heilige Stätte
    [mass] eine Heilige Stätte
   *[other] Heilige Stätten
} beliebiger Geister
    .dat = { $count ->
        [mass] einer Heiligen Stätte
       *[other] Heiligen Stätten
    } beliebiger Geister
spirit_island-noun-sacred_site-other = Heilige Stätte eines anderen Geistes
spirit_island-noun-sacred_site-target = eine Heilige Stätte des beeinflussten Geistes
    .dat = einer Heiligen Stätte des beeinflussten Geistes
spirit_island-noun-land = das Gebiet
    .dat = dem Gebiet
spirit_island-noun-any = { $count ->
    [one] Spielfigur
   *[other] Spielfiguren
}
spirit_island-noun-event_piece = { $count ->
    [one] dieser Spielfiguren
   *[other] { $how ->
        [any] dieser Spielfiguren
       *[other] diese Spielfiguren
    }
}
    .dat = diesen Spielfiguren
spirit_island-noun-players = Spieler
    .dat = { $count ->
        [one] Spieler
       *[other] Spielern
    }
spirit_island-noun-boards = { $count ->
    [one] Spielplan
   *[other] Spielpläne
}
    .dat = { $count ->
        [one] Spielplan
       *[other] Spielplänen
    }
spirit_island-noun-spirits = { $count ->
    [one] Geist
   *[other] Geister
} mit Präsenz
    .dat = { $count ->
        [one] Geist
       *[other] Geistern
    } mit Präsenz
spirit_island-noun-cards_played = in dieser Runde ausgespielte { $count ->
    [one] Karte
   *[other] Karten
}
    .dat = in dieser Runde ausgespielten Karten
spirit_island-noun-previous_uses = frühere Nutzung dieser Fähigkeit
spirit_island-noun-invader_discard = { $count ->
    [one] Karte
   *[other] Karten
} im Ablagestapel der Invasoren
spirit_island-noun-fear_card = { $count ->
    [one] Furcht-Karte
   *[other] Furcht-Karten
}
spirit_island-noun-fear_card-earned = verdiente { $count ->
    [one] Furcht-Karte
   *[other] Furcht-Karten
}
    .dat = verdienten { $count ->
        [one] Furcht-Karte
       *[other] Furcht-Karten
    }
spirit_island-noun-event = betroffene Figur oder Furcht
spirit_island-noun-saved = gerettete Präsenz
spirit_island-noun-element-sun = { $count ->
    [one] eigene Sonne
   *[other] eigenen Sonnen
}
spirit_island-noun-element-fire = { $count ->
    [one] eigenes Feuer
   *[other] eigenem Feuer
}
spirit_island-noun-element-air = { $count ->
    [one] eigene Luft
   *[other] eigener Luft
}
spirit_island-noun-element-plant = { $count ->
    [one] eigene Pflanze
   *[other] eigenen Pflanzen
}
spirit_island-noun-destroyed-invader = hierdurch { $count ->
    [one] zerstörten Invasor
   *[other] zerstörte Invasoren
}
    .dat = hierdurch zerstörten Invasoren
spirit_island-noun-destroyed-explorer = hierdurch { $count ->
    [one] zerstörten Entdecker
   *[other] zerstörte Entdecker
}
    .dat = hierdurch zerstörten Entdeckern
spirit_island-noun-destroyed-town = hierdurch { $count ->
    [one] zerstörtes Dorf
   *[other] zerstörte Dörfer
}
    .dat = hierdurch zerstörten Dörfern
spirit_island-noun-destroyed-city = hierdurch zerstörte { $count ->
    [one] Stadt
   *[other] Städte
}
    .dat = hierdurch zerstörten Städten
spirit_island-noun-removed-explorer = hierdurch { $count ->
    [one] entfernten Entdecker
   *[other] entfernte Entdecker
}
    .dat = hierdurch entfernten Entdeckern
spirit_island-noun-removed-token = hierdurch { $count ->
    [one] entferntes Plättchen
   *[other] entfernte Plättchen
}
    .dat = hierdurch entfernten Plättchen
spirit_island-noun-removed-beasts = hierdurch entfernte { $count ->
    [one] Bestie
   *[other] Bestien
}
spirit_island-noun-removed-blight = hierdurch entfernte Ödnis
spirit_island-noun-replaced-presence = hierdurch ersetzte Präsenz
spirit_island-noun-added-token = hierdurch hinzugefügte Plättchen
    .dat = hierdurch hinzugefügten Plättchen

spirit_island-noun-sun = { spirit_island-element-sun }
spirit_island-noun-moon = { spirit_island-element-moon }
spirit_island-noun-fire = { spirit_island-element-fire }
spirit_island-noun-air = { spirit_island-element-air }
spirit_island-noun-water = { spirit_island-element-water }
spirit_island-noun-earth = { spirit_island-element-earth }
spirit_island-noun-plant = { spirit_island-element-plant }
spirit_island-noun-animal = { spirit_island-element-animal }

## Gebiete

spirit_island-kind-jungle = { $number ->
    [one] Dschungelgebiet
    [many] Dschungelgebiete
   *[other] Dschungelgebieten
}
    .before = Dschungel-
spirit_island-kind-mountain = { $number ->
    [one] Berggebiet
    [many] Berggebiete
   *[other] Berggebieten
}
    .before = Berg-
spirit_island-kind-sands = { $number ->
    [one] Wüstengebiet
    [many] Wüstengebiete
   *[other] Wüstengebieten
}
    .before = Wüsten-
spirit_island-kind-wetland = { $number ->
    [one] Sumpfgebiet
    [many] Sumpfgebiete
   *[other] Sumpfgebieten
}
    .before = Sumpf-
spirit_island-kind-free_terrain = { $number ->
    [one] Gebiet
    [many] Gebiete
   *[other] Gebieten
} einer einmal gewählten Landschaftsart, die keine ausliegende Invasoren-Karte zeigt,
spirit_island-kind-coastal = { $number ->
    [one] Küstengebiet
    [many] Küstengebiete
   *[other] Küstengebieten
}
spirit_island-kind-inland = { $number ->
    [one] Binnengebiet
    [many] Binnengebiete
   *[other] Binnengebieten
}

spirit_island-one-land = { $kind_is ->
    [none] Gebiet
   *[other] { PART($kind, form: "one") }
}
spirit_island-many-lands = { $kind_is ->
    [none] Gebiete
   *[other] { PART($kind, form: "many") }
}
spirit_island-many-lands-in = { $kind_is ->
    [none] Gebieten
   *[other] { PART($kind, form: "many_dat") }
}
spirit_island-which = { $rest_is ->
    [none] {""}
   *[other] {" "}{ PART($rest, form: "with") }
}
spirit_island-so-many-lands = { $how ->
    [all] jedem { spirit_island-one-land }
   *[other] { spirit_island-amount } { $count ->
        [one] { spirit_island-one-land }
       *[other] { spirit_island-many-lands-in }
    }
}{ spirit_island-which }
spirit_island-so-many-adjacent = { $how ->
    [all] jedem angrenzenden { spirit_island-one-land }
   *[other] { spirit_island-amount } angrenzenden { $count ->
        [one] { spirit_island-one-land }
       *[other] { spirit_island-many-lands-in }
    }
}{ spirit_island-which }

spirit_island-fn-land = { spirit_island-so-many-lands }
    .in = in { spirit_island-so-many-lands }
    .inside = in { spirit_island-many-lands-in }{ spirit_island-which }
    .from = aus { spirit_island-many-lands-in }{ spirit_island-which }
    .into = in 1 { spirit_island-one-land }{ spirit_island-which }
spirit_island-fn-adjacent = { spirit_island-so-many-adjacent }
    .in = in { spirit_island-so-many-adjacent }
    .inside = in angrenzenden { spirit_island-many-lands-in }{ spirit_island-which }
spirit_island-fn-adjacent_to = 1 an jenes angrenzendes Gebiet
    .in = in 1 an jenes angrenzenden Gebiet
spirit_island-fn-adjacent_to_previous = ein angrenzendes { spirit_island-one-land }{ spirit_island-which }
    .in = in einem angrenzenden { spirit_island-one-land }{ spirit_island-which }
spirit_island-fn-same_board = jedes andere { spirit_island-one-land } desselben Spielplans
    .in = in jedem { $other_is ->
        [yes] anderen { spirit_island-one-land }
       *[other] { spirit_island-one-land }
    } desselben Spielplans
spirit_island-fn-within = Gebiete in Reichweite { PART($what) }
    .in = in { $how ->
        [all] jedem Gebiet
       *[other] { spirit_island-amount } { $count ->
            [one] Gebiet
           *[other] Gebieten
        }
    } in Reichweite { PART($what) } von { $of_is ->
        [here] diesem Gebiet
       *[other] { PART($of, form: "mass_dat") }
    }
spirit_island-fn-most = das { spirit_island-one-land }{ spirit_island-which } mit den meisten { PART($what, form: "many_dat") }
    .in = im { spirit_island-one-land }{ spirit_island-which }{ $rank_is ->
        [none] {" "}mit den meisten { PART($what, form: "many_dat") }
       *[other] {" "}auf Platz { PART($rank) } nach der Zahl an { PART($what, form: "many_dat") }
    }
    .into = in das { spirit_island-one-land }{ spirit_island-which } mit den meisten { PART($what, form: "many_dat") }
spirit_island-fn-fewest = das { spirit_island-one-land }{ spirit_island-which } mit den wenigsten { PART($what, form: "many_dat") }
    .in = { $count ->
        [one] im { $among_is ->
            [none] {""}
           *[other] angrenzenden{" "}
        }{ spirit_island-one-land }
       *[other] in den { $count } { spirit_island-many-lands-in }
    }{ spirit_island-which } mit { $what_is ->
        [blight] der wenigsten Ödnis
       *[other] den wenigsten { PART($what, form: "many_dat") }
    }
spirit_island-fn-highest = das { spirit_island-one-land }{ spirit_island-which } mit der höchsten Nummer
    .in = im { spirit_island-one-land }{ spirit_island-which } mit der höchsten Nummer
spirit_island-fn-lowest = das { spirit_island-one-land }{ spirit_island-which } mit der niedrigsten Nummer
    .in = im { spirit_island-one-land }{ spirit_island-which } mit der niedrigsten Nummer
spirit_island-fn-nearest = das nächstgelegene { spirit_island-one-land }{ spirit_island-which }
    .in = im nächstgelegenen { spirit_island-one-land }{ spirit_island-which }
spirit_island-fn-land_no = Gebiet Nr. { PART($what) }
    .in = in Gebiet Nr. { PART($what) }
    .from = aus Gebiet Nr. { PART($what) }
    .into = in Gebiet Nr. { PART($what) }
spirit_island-fn-choice = 1 { spirit_island-one-land }{ spirit_island-which } nach Wahl
    .in = in 1 { spirit_island-one-land }{ spirit_island-which } nach Wahl{ $board_is ->
        [none] {""}
       *[other] {" "}auf einem beliebigen Spielplan
    }

spirit_island-word-here = dieses Gebiet
    .into = in dieses Gebiet
spirit_island-word-adjacent = angrenzende Gebiete
    .in = in { spirit_island-so-many-adjacent }
    .inside = in angrenzenden Gebieten
spirit_island-word-here_or_adjacent = dieses oder 1 angrenzendes Gebiet
    .in = in diesem oder 1 angrenzenden Gebiet
spirit_island-word-here_and_adjacent = dieses und die angrenzenden Gebiete
    .in = in diesem und jedem angrenzenden Gebiet
    .inside = in diesem und den angrenzenden Gebieten
spirit_island-word-here_and_origin = dieses Gebiet und das Ausgangs-Gebiet
    .in = in diesem Gebiet und im Ausgangs-Gebiet
spirit_island-word-here_and_one_coastal = diesem Gebiet und 1 Küstengebiet
spirit_island-word-origin = das Ausgangs-Gebiet
    .in = im Ausgangs-Gebiet
spirit_island-word-targets = die Einfluss-Gebiete
    .in = { $how ->
        [all] in jedem Einfluss-Gebiet
       *[other] in { $count } der Einfluss-Gebiete
    }
spirit_island-word-that_land = jenes Gebiet
    .in = in jenem Gebiet
spirit_island-word-that_piece = jene Spielfigur
    .inside = auf der jeweiligen Figur
spirit_island-word-moved_to = das Zielgebiet
    .in = im Zielgebiet
spirit_island-word-pushed_to = das erreichte Gebiet
    .in = { $how ->
        [all] in jedem erreichten Gebiet
       *[other] im erreichten Gebiet
    }
spirit_island-word-left_land = das verlassene Gebiet
    .inside = im verlassenen Gebiet
spirit_island-word-damaged_lands = die hierdurch geschädigten Gebiete
    .in = in jedem hierdurch geschädigten Gebiet
spirit_island-word-event_land = das betroffene Gebiet
    .in = im betroffenen Gebiet
spirit_island-word-oceans = die Ozeane
    .in = in jedem Ozean
spirit_island-word-other_lands = andere Gebiete
    .from = aus anderen Gebieten
spirit_island-word-any_one_land = ein beliebiges Gebiet
    .into = gemeinsam in 1 beliebiges Gebiet
spirit_island-word-same_land = dasselbe Gebiet
    .in = in demselben Gebiet
spirit_island-word-inner_lands = die inneren Gebiete
    .in = in { $how ->
        [all] jedem inneren Gebiet
       *[other] einem inneren Gebiet
    }
    .inside = in den inneren Gebieten
spirit_island-word-board = der Spielplan
    .inside = auf dem Spielplan
spirit_island-word-island = die Insel
    .inside = auf der Insel
    .from = von der Insel
spirit_island-word-panel = das Tableau
    .inside = auf dem Tableau
spirit_island-word-scenario_card = die Szenario-Karte
    .inside = auf der Szenario-Karte
spirit_island-word-adjacent_to_origin = angrenzend an das Ausgangs-Gebiet
    .with = angrenzend an das Ausgangs-Gebiet
spirit_island-word-adjacent_to_target = an das Einfluss-Gebiet
    .with = an das Einfluss-Gebiet

## Wie viele

spirit_island-number = { $count }
spirit_island-amount = { $how ->
    [all] alle
    [any] beliebig viele
   *[other] { $limit ->
        [up_to] bis zu { $count }
        [more] zusätzlich { $count }
       *[other] { $count }
    }
}
spirit_island-per = { $counted ->
    [per] {" "}je { PART($per, form: "per") }{ $most ->
        [0] {""}
       *[other] {" "}(höchstens { $most })
    }
    [formula] {" "}(X = { PART($formula) })
   *[other] {""}
}
spirit_island-signed = { $limit ->
    [less] −{ $count }
   *[other] +{ $count }
}{ spirit_island-per }
spirit_island-at-most = höchstens { PART($most) }
spirit_island-things = { spirit_island-amount } { PART($what, form: "noun") }{ spirit_island-per }{ $among_is ->
    [none] {""}
   *[other] {" "}{ PART($among, form: "inside") }
}
spirit_island-sign-plus = { PART($left) } + { PART($right) }
spirit_island-sign-minus = { PART($left) } − { PART($right) }
spirit_island-sign-times = { PART($left) } × { PART($right) }
spirit_island-fn-n = { $what_is ->
    [energy_track] höchste offene Zahl der Energie-Leiste
   *[other] Anzahl an { PART($what, form: "many_dat") }{ spirit_island-there }
}
    .per = { PART($what, form: "per") }{ spirit_island-there }
    .than = { PART($what, form: "many") }{ spirit_island-there }
    .than_dat = { PART($what, form: "many_dat") }{ spirit_island-there }
spirit_island-there = { $with_is ->
    [none] {""}
   *[other] {" "}{ PART($with, form: "inside") }
}
spirit_island-fn-n_lands = die Anzahl an { $what_is ->
    [adjacent] angrenzenden Gebieten
   *[other] { spirit_island-many-lands-in }
}{ spirit_island-which }{ $what_is ->
    [board] {" "}auf dem Spielplan
    [island] {" "}auf der Insel
   *[other] {""}
}
spirit_island-fn-n_types = Anzahl verschiedener Arten unter { PART($what, form: "many_dat") }
spirit_island-fn-min = das Kleinere von: { PART($what) } / { PART($with) }
spirit_island-fn-max = das Größere von: { PART($what) } / { PART($with) }
spirit_island-fn-half_up = Hälfte von: { PART($what) }, aufgerundet
spirit_island-fn-half_down = Hälfte von: { PART($what) }, abgerundet
spirit_island-fn-div_down = { PART($what) } ÷ { PART($with) }, abgerundet
spirit_island-fn-terror = die Furchtstufe
    .than = die Furchtstufe angibt
    .than_dat = die Furchtstufe angibt
spirit_island-fn-stage = die Invasoren-Stufe
spirit_island-fn-turn = die Nummer der Runde
spirit_island-fn-number = die Nummer des Gebiets
spirit_island-fn-cost = der Preis { PART($what, form: "gen") }
spirit_island-word-x = X

## Bedingungen

spirit_island-fn-has = es hier { PART($what, form: "mass") } gibt
    .with = mit { PART($what, form: "mass_dat") }
spirit_island-fn-none = es hier keine { PART($what, form: "mass") } gibt
    .with = ohne { PART($what, form: "mass") }
spirit_island-fn-terrain = es ein { PART($what, form: "one") } ist
    .with = vom Typ { PART($what, form: "one") }
    .not_with = nicht vom Typ { PART($what, form: "one") }
spirit_island-fn-coastal = es ein Küstengebiet ist
    .with = an der Küste
spirit_island-fn-inland = es ein Binnengebiet ist
spirit_island-fn-ocean = es ein Ozean ist
spirit_island-fn-matches = das Gebiet { PART($what, form: "card") } entspricht
    .with = passend zu { PART($what, form: "card") }
    .not_with = nicht passend zu { PART($what, form: "card") }
spirit_island-fn-printed = das Gebiet { PART($what, form: "mass") } zeigt
    .with = mit aufgedruckten { PART($what, form: "mass_dat") }
    .not_with = ohne aufgedruckte { PART($what, form: "mass") }
spirit_island-fn-healthy = die Insel blüht
spirit_island-fn-target = { $what_is ->
    [self] du dich selbst beeinflusst
   *[other] du einen anderen Geist beeinflusst
}
spirit_island-fn-origin_is = die Reichweite von { PART($what, form: "mass_dat") } ausging
spirit_island-fn-can = man { PART($with, form: "mass") } { PART($what, form: "inf") } kann
spirit_island-fn-gives = { PART($what) } { PART($with, form: "noun") } hat
    .not = { PART($what) } ohne { PART($with, form: "noun") } ist
spirit_island-fn-is = { PART($what) } { PART($with, form: "speed") } ist
spirit_island-fn-did = hierdurch { $with_is ->
    [none] { $what_is ->
        [remove] etwas{" "}
       *[other] {""}
    }
   *[other] { PART($with, form: "mass") }{" "}
}{ $into_is ->
    [none] {""}
   *[other] in ein Gebiet mit { PART($into, form: "mass_dat") }{" "}
}{ PART($what, form: "done") }
    .not = { $what_is ->
        [reclaim] darin
       *[other] hierdurch
    } { $with_is ->
        [none] nichts
       *[other] { $with_is ->
            [strife] kein Streit
           *[other] keine { PART($with, form: "mass") }
        }
    } { PART($what, form: "done") }
spirit_island-comparing = { PART($what, form: "noun") }{ spirit_island-there }{ spirit_island-per }
spirit_island-comparing-with = { PART($what, form: "noun_dat") }{ spirit_island-there }{ spirit_island-per }
spirit_island-compare-is = es { $than_is ->
    [none] genau { $count } { spirit_island-comparing } gibt
   *[other] ebenso viele { PART($what, form: "many") }{ spirit_island-there } wie { PART($than, form: "than") } gibt
}
    .with = mit { $than_is ->
        [none] genau { $count } { spirit_island-comparing-with }
       *[other] ebenso vielen { PART($what, form: "many_dat") }{ spirit_island-there } wie { PART($than, form: "than_dat") }
    }
spirit_island-compare-at-least = es { $than_is ->
    [none] mindestens { $count } { spirit_island-comparing } gibt
   *[other] { $extra ->
        [0] mindestens so viele { PART($what, form: "many") }{ spirit_island-there } wie { PART($than, form: "than") } gibt
       *[other] mindestens { $extra } mehr { PART($what, form: "many") }{ spirit_island-there } als { PART($than, form: "than") } gibt
    }
}
    .elements = { $count } { spirit_island-of-element }
    .with = mit { $than_is ->
        [none] mindestens { $count } { spirit_island-comparing-with }
       *[other] mindestens so vielen { PART($what, form: "many_dat") }{ spirit_island-there } wie { PART($than, form: "than_dat") }
    }
spirit_island-compare-at-most = es { $than_is ->
    [none] höchstens { $count } { spirit_island-comparing }
   *[other] höchstens so viele { PART($what, form: "many") }{ spirit_island-there }, wie { PART($than, form: "than") },
} gibt
    .with = mit { $than_is ->
        [none] höchstens { $count } { spirit_island-comparing-with }
       *[other] höchstens so vielen { PART($what, form: "many_dat") }{ spirit_island-there }, wie { PART($than, form: "than_dat") }
    }
spirit_island-compare-more = es { $than_is ->
    [none] mehr als { $count } { spirit_island-comparing }
   *[other] mehr { PART($what, form: "many") }{ spirit_island-there } als { PART($than, form: "than") }
} gibt
    .with = mit { $than_is ->
        [none] mehr als { $count } { spirit_island-comparing-with }
       *[other] mehr { PART($what, form: "many_dat") }{ spirit_island-there } als { PART($than, form: "than_dat") }
    }
spirit_island-compare-less = es weniger als { $count } { spirit_island-comparing } gibt
spirit_island-number-is = { PART($left) } { PART($right) } ist
spirit_island-number-at-least = { PART($left) } mindestens { PART($right) } ist
    .with = (wo { PART($left) } mindestens { PART($right) } ist)
spirit_island-number-at-most = { PART($left) } höchstens { PART($right) } ist
spirit_island-number-more = { PART($left) } größer als { PART($right) } ist
spirit_island-number-less = { PART($left) } kleiner als { PART($right) } ist

## Verbindungen

spirit_island-effect-then = { $before }; { $last }
spirit_island-between-then = {"; "}
spirit_island-effect-either = entweder { $before } – oder { $last }
spirit_island-between-either = {" – oder "}
spirit_island-effect-and-or = { $before } und/oder { $last }
spirit_island-effect-if = wenn { PART($condition) }: { PART($then, form: "inner") }
spirit_island-effect-if-else = wenn { PART($condition) }: { PART($then, form: "inner") }; sonst: { PART($otherwise, form: "inner") }
spirit_island-effect-may = { $person ->
    [they] darf
   *[other] du darfst
}{ $block_is ->
    [long] {" "}dies tun:
   *[other] {""}
} { PART($block, form: "inner") }
spirit_island-side-card = { $text }
spirit_island-when-use = { PART($effect, form: "text") }
spirit_island-when-each_invader_phase = In jeder Invasoren-Phase: { PART($effect, form: "text") }
spirit_island-when-condition = wenn { PART($condition) }
spirit_island-when-escalation = Eskalation, { NAME($name) }: { PART($effect, form: "text") }
spirit_island-when-loss = { NAME($name) }: Ihr verliert, wenn { PART($condition) }
spirit_island-when-level = Level { $level }, { NAME($name) }: { PART($effect, form: "text") }

## Einfluss, Reichweite und Element-Effekte

spirit_island-from-origin = Reichweite { $range } von { $origin ->
    [sacred_site] eigener Heiliger Stätte
   *[presence] eigener Präsenz
}{ $terrain ->
    [jungle] {" "}in einem Dschungelgebiet
    [mountain] {" "}in einem Berggebiet
    [sands] {" "}in einem Wüstengebiet
    [wetland] {" "}in einem Sumpfgebiet
   *[none] {""}
}
spirit_island-when-target_land = { spirit_island-from-origin }; Einfluss: { PART($condition) }
spirit_island-when-target_lands = { spirit_island-from-origin } und Reichweite { $second } vom selben Ausgangs-Gebiet; Einfluss: je 1 Gebiet
spirit_island-when-range_bonus = Reichweite +{ $range }, wenn { PART($condition) }
spirit_island-when-target_any_spirit = Einfluss: ein beliebiger Geist
spirit_island-when-target_another_spirit = Einfluss: ein anderer Geist
spirit_island-when-target_self = Einfluss: du selbst
spirit_island-when-threshold_add = { spirit_island-elements-head }: { PART($effect, form: "text") }
spirit_island-when-threshold_modify = { spirit_island-elements-head }: { PART($effect, form: "text") }
spirit_island-when-threshold_range = { spirit_island-elements-head }: { PART($effect, form: "text") }
spirit_island-when-threshold_speed = { spirit_island-elements-head }: { PART($effect, form: "text") }
spirit_island-when-threshold_instead = { spirit_island-elements-head }, stattdessen: { PART($effect, form: "text") }
spirit_island-when-threshold_may_instead = { spirit_island-elements-head }, nach Wahl stattdessen: { PART($effect, form: "text") }
spirit_island-when-threshold_both = { spirit_island-elements-head }: beide Möglichkeiten ausführen
spirit_island-when-threshold_first = { spirit_island-elements-head }, zuerst: { PART($effect, form: "text") }
spirit_island-when-threshold_before_last = { spirit_island-elements-head }, vor dem letzten Effekt: { PART($effect, form: "text") }
spirit_island-when-threshold_inline = { spirit_island-elements-head }, an passender Stelle: { PART($effect, form: "text") }
spirit_island-when-threshold_special = wenn keine andere Karte im Spiel ist: { PART($effect, form: "text") }
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

## Namen

spirit_island-element-sun = Sonne
spirit_island-element-moon = Mond
spirit_island-element-fire = Feuer
spirit_island-element-air = Luft
spirit_island-element-water = Wasser
spirit_island-element-earth = Erde
spirit_island-element-plant = Pflanze
spirit_island-element-animal = Tier
spirit_island-terrain-jungle = Dschungel
spirit_island-terrain-mountain = Berge
spirit_island-terrain-sands = Wüste
spirit_island-terrain-wetland = Sumpf
spirit_island-terrain-ocean = Ozean
spirit_island-piece-explorer = Entdecker
spirit_island-piece-town = Dorf
spirit_island-piece-city = Stadt
spirit_island-piece-dahan = Dahan
spirit_island-piece-presence = Präsenz
spirit_island-piece-blight = Ödnis
spirit_island-piece-beasts = Bestie
spirit_island-piece-wilds = Wildnis
spirit_island-piece-disease = Seuche
spirit_island-piece-strife = Streit
spirit_island-piece-badlands = Einöde
spirit_island-phase-spirit = Geister-Phase
spirit_island-phase-fast = Phase „Sofort-Fähigkeiten“
spirit_island-phase-slow = Phase „Verzögerte Fähigkeiten“
spirit_island-phase-time_passes = Rundenende
spirit_island-step-ravage = Wüten
spirit_island-step-build = Bauen
spirit_island-step-explore = Entdecken
spirit_island-speed-fast = Sofort
spirit_island-speed-slow = Verzögert

## Blöcke

spirit_island-verb-at = { PART($what, form: "in") }{ $distinct_is ->
    [none] {""}
   *[other] {" "}(jeder Geist ein anderes)
}{ $block_is ->
    [one] { $what_is ->
        [land_no] :
       *[other] {""}
    }
   *[other] :
} { PART($block, form: "inner") }
spirit_island-verb-wherever = { $what_is ->
    [none] alle Gebiete
   *[other] { spirit_island-many-lands }{ spirit_island-which }
}: { PART($block, form: "inner") }
spirit_island-verb-each_board = jeder Spielplan{ $what_is ->
    [none] {""}
   *[other] {" "}{ PART($what, form: "with") }
}{ $max_is ->
    [none] {""}
   *[other] {" "}(Höchstzahl: { PART($max) })
}: { PART($block, form: "inner") }
spirit_island-verb-each_spirit = jeder Geist{ $what_is ->
    [none] {""}
   *[other] {" "}{ PART($what, form: "with") }
}{ $block_is ->
    [may] {""}
   *[other] :
} { PART($block, form: "inner") }
spirit_island-verb-each_card = für jede Karte der Stufe { PART($stage) } im Invasoren-Stapel: { PART($block, form: "inner") }
spirit_island-verb-as = { PART($what) }{ $block_is ->
    [may] {""}
   *[other] :
} { PART($block, form: "inner") }
spirit_island-fn-one_spirit = 1 Geist mit Präsenz { $has_presence_is ->
    [target_board] auf dem Einfluss-Spielplan
   *[other] hier
}
spirit_island-verb-prevent = das Folgende lässt sich verhindern: { PART($block, form: "inner") }
spirit_island-verb-lasting = { PART($what) }: { PART($block, form: "inner") }
spirit_island-verb-on = { $what_is ->
    [before_step] { PART($what) }
    [after_step] { PART($what) }
    [after_card] { PART($what) }
    [phase] { PART($what) }
    [reached] { PART($what) }
   *[other] jedes Mal, wenn { PART($what) }
}{ spirit_island-how-often }: { PART($block, form: "inner") }
spirit_island-verb-next = { $what_is ->
    [after_step] einmal, { PART($what, form: "next") }
   *[other] das nächste Mal, wenn { PART($what) }
}: { PART($block, form: "inner") }
spirit_island-how-often = { $max_is ->
    [none] {""}
   *[other] {" "}(Höchstzahl: { PART($max) })
}{ $inside_is ->
    [none] {""}
   *[other] , noch in derselben Aktion
}
spirit_island-verb-times = { $how ->
    [any] beliebig oft: { PART($block, form: "inner") }
   *[other] { $counted ->
        [per] { $count ->
            [one] einmal
           *[other] { $count }-mal
        }{ spirit_island-per }: { PART($block, form: "inner") }
       *[other] { $count }-mal{ spirit_island-per }: { PART($block, form: "inner") }
    }
}
spirit_island-verb-end_of_turn = am Rundenende, { PART($what) }: { PART($block, form: "inner") }
spirit_island-verb-from_each = aus jedem angrenzenden Gebiet: { PART($block, form: "inner") }

spirit_island-word-game = für den Rest der Partie
spirit_island-word-next_turn = in der nächsten Runde
spirit_island-word-from_next_turn = ab der nächsten Runde, für den Rest der Partie
spirit_island-word-invader_phase = in der Invasoren-Phase dieser Runde
spirit_island-word-ravage_step = beim Wüten dieser Runde
spirit_island-word-explore_step = beim Entdecken dieser Runde
spirit_island-word-next_ravage_step = beim nächsten Wüten, das eine Karte hat
spirit_island-word-next_explore_card = für die nächste „Entdecken“-Karte
spirit_island-word-next_build_card = für die nächste „Bauen“-Karte
spirit_island-word-before_discarding = vor dem Abwerfen der ausgespielten Karten
spirit_island-word-after_discarding = nach dem Abwerfen der ausgespielten Karten

## Ereignisse

spirit_island-fn-destroyed_here = hier { PART($what, form: "mass") } zerstört werden
spirit_island-fn-added_here = hier { spirit_island-by }{ PART($what, form: "mass") } { $what_is ->
    [blight] hinzugefügt wird
   *[other] hinzugefügt werden
}{ $cascade_is ->
    [none] {""}
   *[other] {" "}(nicht durch Ausbreitung)
}
spirit_island-fn-moved_here = { PART($what, form: "mass") } hierher bewegt werden
spirit_island-fn-replaced_with = eine Spielfigur durch { PART($what, form: "mass") } ersetzt wird
spirit_island-fn-explored_here = Invasoren hier entdecken
spirit_island-fn-built_here = Invasoren hier { $what_is ->
    [none] {""}
   *[other] 1 { PART($what, form: "noun") }{" "}
}bauen
spirit_island-fn-fear_here = hier Furcht erzeugt wird
spirit_island-fn-power_fear_here = Fähigkeiten hier Furcht erzeugen (nicht für zerstörte Dörfer und Städte)
spirit_island-fn-pieces_changed_here = sich die Spielfiguren hier ändern
spirit_island-fn-skipped_by_this = hierdurch eine Aktion ausgelassen wird
spirit_island-fn-used_power_on_land = dieser Geist eine Fähigkeit auf ein Gebiet nutzt
spirit_island-fn-blight_added = { PART($what, form: "inside") } Ödnis hinzugefügt wird
spirit_island-fn-invaders_damage_land = Invasoren dem Gebiet { spirit_island-by }mindestens { PART($min) } Schaden zufügen
spirit_island-by = { $by_is ->
    [none] {""}
    [ravage] durch Wüten{" "}
   *[other] durch { PART($by, form: "mass") }{" "}
}
spirit_island-fn-event_or_blight_card_destroys = eine Ereignis- oder Ödnis-Karte { PART($what, form: "mass") } vernichtet
spirit_island-fn-before_step = vor jedem { PART($what) }
spirit_island-fn-after_step = nach jedem { PART($what) }
    .next = nach dem nächsten { PART($what) }
spirit_island-fn-after_card = nach { PART($what, form: "each_card") }
spirit_island-fn-phase = { $what_is ->
    [spirit] in jeder Geister-Phase
   *[other] in jeder Phase „Verzögerte Fähigkeiten“
}
spirit_island-fn-reached = { $what_is ->
    [reminder_card] sobald die Erinnerungskarte erreicht ist
   *[other] sobald eine Invasoren-Karte erreicht ist
}
spirit_island-fn-blight_card_flips = die Ödnis-Karte umgedreht wird
spirit_island-fn-fear_deck_empty = der Furchtstapel leer ist
spirit_island-fn-would_destroy = { PART($what, form: "mass") } zerstört { $what_is ->
    [presence-any] würde
   *[other] würden
}
spirit_island-fn-would_add = { PART($what, form: "mass") } hinzugefügt { $what_is ->
    [blight] würde
   *[other] würden
}
spirit_island-fn-would_build_here = Invasoren hier 1 { PART($what, form: "noun") } bauen würden
spirit_island-fn-would_explore_here = Invasoren hier entdecken würden
spirit_island-fn-would_forget = du eine Karte von { PART($what) } vergessen würdest
spirit_island-fn-would_ravage_here = Invasoren hier { $normal_is ->
    [none] {""}
   *[other] durch eine Karte{" "}
}wüten würden{ $what_is ->
    [none] {""}
   *[other] {" "}und { PART($what) }
}

## Verben: Gebiete

spirit_island-verb-fear = { $limit ->
    [less] bis zu { $count } verdiente Furcht{ spirit_island-per } in den Vorrat zurücklegen
   *[other] { spirit_island-amount } Furcht{ spirit_island-per } erzeugen
}
spirit_island-verb-damage = { spirit_island-by }{ spirit_island-amount } Schaden{ spirit_island-per } { $among_is ->
    [none] {""}
   *[other] { PART($among, form: "inside") }{" "}
}{ $to_is ->
    [none] zufügen
   *[other] an { PART($to, form: "mass_dat") } anrichten
}{ $defend_is ->
    [none] {""}
   *[other] {" "}(Verteidigen senkt ihn)
}
spirit_island-verb-damage_each = allen { PART($what, form: "many_dat") } je { spirit_island-amount } Schaden{ spirit_island-per } zufügen
spirit_island-verb-damage_one = { spirit_island-amount } Schaden an nur 1 { PART($what, form: "per") } zufügen
spirit_island-verb-damage_different = { spirit_island-by }{ $counted ->
    [per] { $count } { PART($with, form: "per") }{ spirit_island-per } (nie demselben zweimal)
   *[other] { $count } verschiedenen { PART($with, form: "many_dat") }{ spirit_island-per }
} je { PART($what) } Schaden zufügen
spirit_island-verb-destroy = { spirit_island-things } { $what_is ->
    [presence] vernichten
    [presence-any] vernichten
   *[other] zerstören
}
spirit_island-verb-remove = { spirit_island-things } entfernen
spirit_island-verb-replace = { spirit_island-things } durch { $count ->
    [one] {""}
   *[other] je{" "}
}{ $with_is ->
    [given] { PART($with) }
   *[other] 1 { PART($with) }
} ersetzen
spirit_island-verb-add = { $instead_is ->
    [none] {""}
   *[other] stattdessen{" "}
}{ $to_is ->
    [none] {""}
    [blight_card] {""}
   *[other] { $distinct_is ->
        [none] bei 1 { PART($to, form: "per") }
       *[other] bei verschiedenen { PART($to, form: "many_dat") }
    }{" "}
}{ spirit_island-things }{ $cascade_is ->
    [none] {""}
   *[other] {" "}ohne Ausbreitung
}{ $presence_loss_is ->
    [none] {""}
   *[other] {" "}und ohne Verlust von Präsenz
}{ $keep_own_presence_is ->
    [none] {""}
   *[other] {" "}ohne Verlust eigener Präsenz
}{ $fallback_is ->
    [none] {""}
   *[other] {" "}(oder auf einem anderen Spielplan, falls es keine gibt)
}{ $from_is ->
    [none] {""}
   *[other] {" "}{ PART($from, form: "from") }
}{ $to_is ->
    [blight_card] {" "}auf die Ödnis-Karte legen
   *[other] {" "}hinzufügen
}{ $max_is ->
    [none] {""}
   *[other] {" "}(insgesamt höchstens { PART($max) })
}
spirit_island-fn-one_of = Plättchen einer Art, die in einem angrenzenden Gebiet liegt ({ PART($what, form: "mass") }),
spirit_island-verb-push = { spirit_island-things }{ spirit_island-to-lands }{ $spread_is ->
    [none] {""}
    [most_lands] {" "}in möglichst viele verschiedene Gebiete
   *[other] {" "}möglichst gleichmäßig verteilt
} verschieben{ spirit_island-carrying }{ $weight_is ->
    [none] {""}
   *[other] {" "}(ein Dorf zählt 2)
}
spirit_island-to-lands = { $to_is ->
    [none] {""}
    [coastal] {" "}in { PART($to, form: "many") }
    [inland] {" "}in { PART($to, form: "many") }
    [jungle] {" "}in { PART($to, form: "many") }
    [mountain] {" "}in { PART($to, form: "many") }
    [sands] {" "}in { PART($to, form: "many") }
    [wetland] {" "}in { PART($to, form: "many") }
    [nearer_ocean] {" "}in Gebiete, die dem Ozean näher sind,
    [most] {" "}{ PART($to, form: "into") }
    [land] {" "}{ PART($to, form: "into") }
    [land_no] {" "}{ PART($to, form: "into") }
    [here] {" "}{ PART($to, form: "into") }
    [any_one_land] {" "}{ PART($to, form: "into") }
   *[other] {" "}in Gebiete { PART($to, form: "with") }
}
spirit_island-carrying = { $carry_is ->
    [none] {""}
    [defend] {" "}(sie dürfen je { $carry_max_is ->
        [none] 1
       *[other] bis zu { PART($carry_max) }
    } Verteidigen mitnehmen)
   *[other] { $carry_max_is ->
        [none] {" "}(jede Figur darf 1 { PART($carry, form: "per") } mitnehmen)
       *[other] {" "}(sie darf mitnehmen, je bis zu { PART($carry_max) }: { PART($carry, form: "mass") })
    }
}
spirit_island-verb-gather = { spirit_island-things }{ spirit_island-from-where } versammeln
spirit_island-from-where = { $from_is ->
    [none] {""}
   *[other] {" "}{ PART($from, form: "from") }
}
spirit_island-verb-gather_into = { spirit_island-amount } { PART($what, form: "noun") } { PART($with, form: "into") } versammeln
spirit_island-verb-move = { spirit_island-things }{ spirit_island-from-where }{ spirit_island-to-lands }{ $between_is ->
    [none] {""}
   *[other] {" "}zwischen { PART($between) }
}{ spirit_island-far } bewegen{ spirit_island-carrying }
spirit_island-far = { $range_is ->
    [none] {""}
    [any] {" "}über beliebige Entfernung
   *[other] {" "}bis zu { PART($range) } Gebiete weit
}
spirit_island-verb-drown = { spirit_island-things } ertränken
spirit_island-verb-defend = { $limit ->
    [less] { $from_is ->
        [none] Verteidigen
       *[other] Verteidigen durch Geister
    } sinkt um { $count }
    [more] Verteidigen +{ $count }
   *[other] Verteidigen { $count }{ spirit_island-per }
}{ spirit_island-during }
spirit_island-during = { $during_is ->
    [none] {""}
   *[other] {" "}beim Wüten
}
spirit_island-verb-isolate = das Gebiet isolieren
spirit_island-verb-skip = { $how ->
    [all] alle Invasoren-Aktionen{ spirit_island-of-cards } auslassen
   *[other] { $what_is ->
        [all_ravages] jedes Wüten{ spirit_island-of-cards } auslassen
        [all_builds] jedes Bauen{ spirit_island-of-cards } auslassen
        [all_explores] jedes Entdecken{ spirit_island-of-cards } auslassen
        [that_action] diese Aktion auslassen
        [one] 1 Invasoren-Aktion nach Wahl auslassen
        [next_build] das nächste Bauen auslassen
        [next_build_card] die nächste „Bauen“-Karte hat keine Wirkung
       *[next_explore_card] die nächste „Entdecken“-Karte hat keine Wirkung
    }
}{ $advance_is ->
    [none] {""}
   *[other] {" "}und bleibt liegen
}{ $reveal_is ->
    [none] {""}
    [yes] , wird aber aufgedeckt
   *[other] {" "}und wird nicht aufgedeckt
}
spirit_island-of-cards = { $normal_is ->
    [none] {""}
   *[other] {" "}durch Karten
}
spirit_island-verb-build_here = die Invasoren bauen lassen
spirit_island-verb-ravage_here = die Invasoren wüten lassen
spirit_island-verb-explore_here = die Invasoren entdecken lassen
spirit_island-verb-convert = { $what_is ->
    [first_ravage] das erste Wüten hier wird zu einem Bauen
   *[other] im nächsten Schritt „Wüten“ wird jedes Wüten zu einem Bauen
}
spirit_island-verb-include = { PART($what, form: "cards") } { $instead_is ->
    [none] wirken auch hier
   *[other] wirken nur hier, nicht anderswo
}
spirit_island-verb-attack = { spirit_island-things } { $count ->
    [one] seinen
   *[other] ihren
} normalen Schaden { PART($to, form: "mass_dat") } zufügen lassen
spirit_island-verb-fight = { PART($what, form: "mass") } und { PART($with, form: "mass") } einander Schaden zufügen lassen
spirit_island-verb-sit_out = { spirit_island-amount } { PART($what, form: "noun") } beim Wüten unbeteiligt lassen
spirit_island-verb-immune = { PART($what, form: "mass") } { $what_is ->
    [presence] kann
   *[other] können
} { $from_is ->
    [none] {""}
   *[other] durch Wüten{" "}
}nicht { PART($with) } werden
spirit_island-verb-health = { $what_is ->
    [land] { $set_is ->
        [none] der Schaden, ab dem Ödnis kommt, ändert sich um { PART($with) }
       *[other] schon ab { PART($set) } Schaden kommt Ödnis
    }
   *[other] Abwehrkraft { PART($with) } für { PART($what, form: "many") }
}
spirit_island-verb-strength = Schaden { $set_is ->
    [none] { PART($with) }
   *[other] jeweils { PART($set) }
} durch { PART($what, form: "many") }{ $to_is ->
    [none] {""}
    [land] {" "}am Gebiet
   *[other] {" "}an { PART($to, form: "mass_dat") }
}{ spirit_island-during }
spirit_island-verb-ravage_damage = Schaden beim Wüten { spirit_island-signed }
spirit_island-verb-ravage_rule = { PART($what) }
spirit_island-verb-ignore = { $with_is ->
    [none] bei jedem Invasor wirkt { PART($what) } nicht und bleibt liegen
    [build] { PART($what, form: "mass") } verhindern kein Bauen und bleiben liegen
   *[other] { PART($what, form: "mass") } verhindert kein Entdecken und bleibt liegen
}
spirit_island-verb-counts_as = { PART($what, form: "mass") } { $what_is ->
    [presence] gilt
   *[other] gelten
} auch als { PART($with, form: "mass") }{ $optional_is ->
    [none] {""}
   *[other] {" "}(nach Wahl bei jeder einzeln)
}
spirit_island-verb-no_heal = { PART($what, form: "mass") } heilen hier nicht
spirit_island-verb-no_cascade = Ödnis breitet sich von hier nicht aus
spirit_island-verb-destroy_fewer = { $count } { PART($what, form: "noun") } weniger zerstören
spirit_island-verb-remove_health = Invasoren mit zusammen { spirit_island-amount } Abwehrkraft{ spirit_island-per } entfernen
spirit_island-verb-restore = { spirit_island-amount } { PART($what, form: "noun") } zurücklegen
spirit_island-verb-owner_may_push_instead = ihr Besitzer darf sie stattdessen verschieben
spirit_island-verb-merge = bis zum Rundenende sind dieses und 1 angrenzendes Gebiet ein Gebiet
spirit_island-verb-stasis = bis zum Ende der Phase „Verzögerte Fähigkeiten“ geschieht nichts mit den Spielfiguren hier

## Verben: Geister

spirit_island-verb-energy = { $what_is ->
    [card_plays_number] so viel Energie erhalten, wie du Karten ausspielen darfst
   *[other] { $limit ->
        [less] { $count } Energie verlieren
       *[other] { spirit_island-amount } Energie{ spirit_island-per } erhalten
    }
}
spirit_island-verb-forgo_energy = jede Runde { $count } Energie weniger erhalten
spirit_island-verb-pay = { $count } Energie{ spirit_island-per } bezahlen
spirit_island-verb-pay_jointly = gemeinsam { $count } Energie{ spirit_island-per } bezahlen{ $aided_is ->
    [none] {""}
   *[other] {" "}(unterstützt von { PART($aided, form: "noun") })
}
spirit_island-verb-split_energy = { $count } Energie{ spirit_island-per } { $among_is ->
    [none] zwischen dir und dem beeinflussten Geist aufteilen
   *[other] { $spread_is ->
        [none] auf die Geister verteilen
       *[other] möglichst gleichmäßig auf die Geister verteilen
    }
}
spirit_island-verb-power = { $how ->
    [any] 1 Fähigkeitenkarte
   *[other] { $what_is ->
        [minor] 1 Schwache Fähigkeit
        [major] 1 Starke Fähigkeit
       *[days_that_never_were] 1 der Tage, die es nie gab,
    }
}{ $draw_is ->
    [none] {""}
   *[other] {" "}(gezogen: { PART($draw) }{ $keep_is ->
        [none] {""}
       *[other] , behalten: { PART($keep) }
    })
}{ $forget_is ->
    [none] {""}
   *[other] , ohne eine Karte zu vergessen,
} erhalten{ $forget_alternative_is ->
    [none] {""}
   *[other] {" "}(für eine Starke: 1 Karte vergessen oder { PART($forget_alternative) } Energie bezahlen)
}
spirit_island-verb-forget = { $what_is ->
    [none] { $count } { $count ->
        [one] Fähigkeitenkarte
       *[other] Fähigkeitenkarten
    }
    [this] diese Karte
    [minor] { $count } Schwache Fähigkeit
    [major] { $count } Starke Fähigkeit
    [unique] { $count } Startfähigkeit
    [boon_of_vigor] „Energieschub“
   *[other] { $count } Karte mit { PART($what, form: "noun") }
}{ $from_is ->
    [none] {""}
   *[other] {" "}aus { PART($from) }
} vergessen
spirit_island-verb-reclaim = { $how ->
    [all] alle Karten
    [half_up] die Hälfte der Karten (aufgerundet)
   *[other] { spirit_island-amount } { $count ->
        [one] Karte
       *[other] Karten
    }
}{ $from_is ->
    [none] {""}
   *[other] {" "}aus { PART($from) }
} wiedererlangen
spirit_island-word-hand = der Hand
spirit_island-word-discard = dem Ablagestapel
spirit_island-word-play = den ausgespielten
spirit_island-verb-play_card = { $what_is ->
    [gained] diese Karte
   *[other] { $count } Handkarte
} ausspielen und { $pay_is ->
    [cost] ihre Kosten bezahlen
   *[other] die Hälfte ihrer Kosten (aufgerundet) bezahlen oder sie am Rundenende vergessen
}{ $all_thresholds_is ->
    [none] {""}
   *[other] {" "}(alle ihre Element-Effekte gelten)
}
spirit_island-verb-give_card = { PART($to, form: "dat") } { $count } Handkarte geben
spirit_island-verb-repeat = { $what_is ->
    [effects_only] diese Effekte
    [same_land] diese Fähigkeit in demselben Gebiet
   *[other] diese Fähigkeit
}{ $at_is ->
    [none] {""}
   *[other] {" "}in einem angrenzenden Gebiet
} wiederholen{ $max_is ->
    [none] {""}
   *[other] {" "}(Höchstzahl: { PART($max) })
}
spirit_island-verb-repeat_card = { spirit_island-amount } { $what_is ->
    [none] { $count ->
        [one] Fähigkeitenkarte
       *[other] Fähigkeitenkarten
    }
   *[other] ausgespielte Fähigkeitenkarte mit den niedrigsten Kosten
}{ $max_cost_is ->
    [none] {""}
   *[other] {" "}mit Kosten von höchstens { PART($max_cost) }
}{ $pay_is ->
    [none] {" "}kostenlos wiederholen
   *[other] {" "}wiederholen und die Kosten erneut bezahlen
}
spirit_island-verb-resolve_power = { $what_is ->
    [slow] { $count } Verzögerte Fähigkeit
   *[other] diese Fähigkeitenkarte
} jetzt nutzen
spirit_island-verb-fast = { $how ->
    [all] nach Wahl alle Verzögerten Fähigkeiten in dieser Runde als Sofort-Fähigkeiten nutzen
   *[other] { $limit ->
        [up_to] { spirit_island-amount } Verzögerte { $count ->
            [one] Fähigkeit
           *[other] Fähigkeiten
        }{ $what_is ->
            [none] {""}
           *[other] {" "}(keine Starke)
        } in dieser Runde als Sofort-{ $count ->
            [one] Fähigkeit
           *[other] Fähigkeiten
        } nutzen
       *[other] diese Fähigkeit darf als Sofort-Fähigkeit genutzt werden
    }
}
spirit_island-verb-slow = { $how ->
    [all] alle Fähigkeiten sind Verzögert und bleiben es
   *[other] diese Fähigkeit darf als Verzögerte Fähigkeit genutzt werden
}
spirit_island-verb-flip_speed = { spirit_island-amount } Verzögerte Fähigkeit als Sofort-Fähigkeit oder Sofort-Fähigkeit als Verzögerte in dieser Runde nutzen
spirit_island-verb-range = { $set_is ->
    [none] Reichweite +{ $count }{ $origin_is ->
        [none] {""}
       *[other] {" "}ausgehend von { PART($origin, form: "many_dat") }
    }{ $to_is ->
        [none] {""}
       *[other] {" "}in { PART($to, form: "many") }
    }
   *[other] Reichweite { PART($set) }
}
spirit_island-verb-element = { $what_is ->
    [same_as_target] dieselben Elemente
    [discarded] die Elemente dieser Plättchen
    [one_they_have] { $count } bereits vorhandenes Element
    [any] { $count } { $same_is ->
        [none] { $distinct_is ->
            [none] { $count ->
                [one] beliebiges Element
               *[other] beliebige Elemente
            }
           *[other] verschiedene Elemente
        }
       *[other] gleiche Elemente
    }
   *[other] { $count } { PART($what, form: "mass") }
} erhalten
spirit_island-verb-card_plays = { $set_is ->
    [none] in dieser Runde { $count } { $count ->
        [one] Karte
       *[other] Karten
    } mehr
   *[other] nur { PART($set) } Karte
} ausspielen
spirit_island-verb-add_presence = { spirit_island-amount } { $from_is ->
    [none] { $count ->
        [one] Präsenz
       *[other] Präsenzen
    }
   *[other] vernichtete { $count ->
        [one] Präsenz
       *[other] Präsenzen
    }
}{ $range_is ->
    [none] {""}
    [any] {" "}in beliebiger Reichweite
   *[other] {" "}in Reichweite { PART($range) }
}{ $land_is ->
    [none] {""}
    [coastal] {" "}in einem Küstengebiet
    [inland] {" "}in einem Binnengebiet
    [ocean] {" "}in einem Ozean
    [terrain] {" "}in einem { PART($land, form: "one") }
    [given] , nur wenn { PART($land) },
   *[other] {" "}in einem Gebiet { PART($land, form: "with") }
}{ $ignore_is ->
    [none] {""}
   *[other] {" "}(auch in sonst unzulässigen Gebieten)
} hinzufügen
spirit_island-verb-move_presence = { spirit_island-amount } eigene { $count ->
    [one] Präsenz
   *[other] Präsenzen
}{ $from_is ->
    [none] {""}
   *[other] {" "}{ PART($from, form: "from") }
}{ spirit_island-to-lands }{ spirit_island-far } bewegen
spirit_island-verb-destroy_presence = { spirit_island-amount } eigene { $count ->
    [one] Präsenz
   *[other] Präsenzen
} irgendwo vernichten
spirit_island-verb-restore_presence = { spirit_island-amount } { $from_is ->
    [destroyed] vernichtete { $count ->
        [one] Präsenz
       *[other] Präsenzen
    }
   *[other] eigene Präsenz von der Insel
} auf die Präsenz-Leisten zurücknehmen
spirit_island-verb-presence_defends = jede eigene Präsenz: Verteidigen { $count } in ihrem Gebiet
spirit_island-verb-share_targeting = du und der beeinflusste Geist dürft die Präsenz des anderen für die Reichweite nutzen
spirit_island-verb-prepare = { $count } { $what_is ->
    [none] beliebiges Element-Plättchen
   *[other] Element-Plättchen { PART($what, form: "noun") }
} vorbereiten
spirit_island-verb-discard_markers = { spirit_island-amount } vorbereitete Element-Plättchen abwerfen
spirit_island-verb-gain_time = { spirit_island-amount } Zeit erhalten
spirit_island-verb-time = { $count } Zeit{ spirit_island-per } ausgeben
spirit_island-verb-save = { spirit_island-amount } { PART($what, form: "noun") } vor dem Vernichten bewahren

## Verben: Karten und Tisch

spirit_island-verb-take = { $from_is ->
    [fear_deck] { $count } Furcht-Karten verdienen
   *[other] { $count } { $from_is ->
        [cards_target_did_not_keep] der Karten nehmen, die der beeinflusste Geist nicht behält
        [used_card] der hierfür genutzten Karten nehmen
        [looked_card] der angesehenen Karten nehmen
       *[forgotten] vergessene Startfähigkeit nehmen
    }
}
spirit_island-verb-discard = { $instead_is ->
    [none] {""}
   *[other] stattdessen{" "}
}{ $how ->
    [all] die übrigen angesehenen Karten
   *[other] { $what_is ->
        [this] diese Karte
        [that_card] jene Karte
       *[other] { $count } { PART($what, form: "noun") }
    }
} abwerfen
spirit_island-verb-discard_top = die oberste Karte { PART($what, form: "gen") } aufdecken und abwerfen
spirit_island-verb-look = { $count } { $count ->
    [one] Karte
   *[other] Karten
}{ spirit_island-per } oben von { PART($what, form: "dat") } ansehen
spirit_island-verb-reveal = { $what_is ->
    [fear_deck-top] die oberste Karte des Furchtstapels
   *[other] { $count } { PART($what, form: "noun") }
} aufdecken
spirit_island-verb-put = { PART($what) } { $under_is ->
    [none] { PART($with, form: "onto") }
   *[other] { $with_is ->
        [card] an Stelle { PART($under) } unter { PART($with) }
        [that_card] an Stelle { PART($under) } unter jene Karte
       *[other] unter { PART($under) } Karten { PART($with, form: "deck") }
    }
} legen
spirit_island-verb-put_back = sie oben zurücklegen
spirit_island-verb-shuffle_top = die obersten { $count } Karten mischen
spirit_island-verb-swap = { PART($what) } mit { PART($with) } vertauschen (Stufen-Unterschied: { PART($stage_gap) })
spirit_island-verb-resolve_card = { $what_is ->
    [event_deck-top] die oberste Ereigniskarte
   *[other] die verdienten Furcht-Karten
} abhandeln
spirit_island-verb-accelerate = den Invasoren-Stapel { $count ->
    [one] einmal
   *[other] { $count }-mal
} beschleunigen
spirit_island-verb-fear_pool = zusätzlich { $count } Furcht{ spirit_island-per } in den Furcht-Vorrat legen
spirit_island-verb-remove_from_game = { $how ->
    [all] { $what_is ->
        [any] alle Spielfiguren
       *[other] { PART($what) }
    }
   *[other] { $what_is ->
        [card] { spirit_island-so-many-cards }
        [invader_deck-top] { spirit_island-so-many-cards }
        [fear_deck-top] { spirit_island-so-many-cards }
       *[other] { $count } { PART($what, form: "noun") }{ spirit_island-per }
    }
}{ $from_is ->
    [none] {""}
    [track] {" "}von einer Präsenz-Leiste
   *[other] {" "}{ PART($from, form: "from") }
} aus dem Spiel nehmen{ $onto_is ->
    [none] {""}
   *[other] {" "}(auf die Erinnerungskarte)
}{ $until_is ->
    [none] {""}
   *[other] {" "}(bis die Ödnis-Karte umgedreht wird)
}
spirit_island-so-many-cards = { $count ->
    [one] { PART($what) }
   *[other] { $count }-mal { PART($what) }
}
spirit_island-verb-take_blight_from = die Ödnis stattdessen aus der Schachtel nehmen
spirit_island-verb-leave_on_card = diese Ödnis bleibt auf der Ödnis-Karte
spirit_island-verb-add_board = einen zufälligen Spielplan neben den Einfluss-Spielplan legen (je Partie höchstens { PART($max_per_game) })
spirit_island-verb-destroy_board = den Einfluss-Spielplan zerstören
spirit_island-verb-board_actions = { $what_is ->
    [board_from] { PART($with) } Invasoren-Aktion jeder Art auf dem Spielplan, von dem sie kommt
   *[other] { PART($with) } Invasoren-Aktion jeder Art auf dem Spielplan, auf den sie geht
}
spirit_island-verb-place = { $count } { PART($what, form: "noun") } { $with_is ->
    [ocean] im Ozean
   *[other] { PART($with, form: "in") }
} platzieren{ $fallback_is ->
    [none] {""}
   *[other] {" "}(oder in einem Wüstengebiet, falls es keines gibt)
}
spirit_island-verb-start_destroyed = { $count } { PART($what, form: "noun") } ist zu Beginn vernichtet
spirit_island-verb-deal_days = { $instead_is ->
    [none] {""}
   *[other] stattdessen{" "}
}{ PART($minor) } Schwache und { PART($major) } Starke Fähigkeiten als Tage, die es nie gab, auslegen
spirit_island-verb-rule = { PART($what) }
spirit_island-verb-omit = entfällt: { PART($what) }

spirit_island-fn-card = { $stage_is ->
    [none] die Karte „{ PART($what) }“
   *[other] { $what_is ->
        [invader_deck] alle Karten der Stufe { PART($stage) } aus dem Invasoren-Stapel
        [unused-invader_card] eine unbenutzte Invasoren-Karte der Stufe { PART($stage) }
        [invader_deck-top] die oberste Karte der Stufe { PART($stage) } des Invasoren-Stapels
       *[other] die unterste Karte der Stufe { PART($stage) } des Invasoren-Stapels
    }
}
spirit_island-word-invader_deck = der Invasoren-Stapel
    .dat = dem Invasoren-Stapel
spirit_island-word-invader_deck-top = die oberste Karte des Invasoren-Stapels
    .onto = oben auf den Invasoren-Stapel
    .deck = des Invasoren-Stapels
spirit_island-word-invader_discard-one = einer Karte des Ablagestapels der Invasoren
spirit_island-word-event_deck = der Ereignisstapel
    .dat = dem Ereignisstapel
spirit_island-word-event_deck-top = die oberste Karte des Ereignisstapels
    .onto = oben auf den Ereignisstapel
    .deck = des Ereignisstapels
spirit_island-word-fear_deck-top = die oberste Karte des Furchtstapels
    .onto = oben auf den Furchtstapel
    .deck = des Furchtstapels
spirit_island-word-minor_deck = die Schwachen Fähigkeiten
    .gen = der Schwachen Fähigkeiten
    .dat = dem Stapel der Schwachen Fähigkeiten
spirit_island-word-major_deck = die Starken Fähigkeiten
    .gen = der Starken Fähigkeiten
spirit_island-word-bottom = unten
    .onto = nach unten
spirit_island-word-build_space = das Aktionsfeld „Bauen“
    .onto = auf das Aktionsfeld „Bauen“
spirit_island-word-box = die Schachtel
    .from = aus der Schachtel
spirit_island-word-blight_card = die Ödnis-Karte
    .from = von der Ödnis-Karte
spirit_island-word-this = diese Karte
    .mass = diese Karte
spirit_island-word-that_card = jene Karte
    .gen = jener Karte
spirit_island-word-looked_card = die angesehene Karte
spirit_island-word-discarded = die aufgedeckte Karte
    .gen = der aufgedeckten Karte
    .card = der aufgedeckten Karte
spirit_island-word-highest_cost = seine teuerste ausgespielte Karte
    .gen = seiner teuersten ausgespielten Karte
spirit_island-word-reminder_card = die Erinnerungskarte
spirit_island-word-event_piece = sie
spirit_island-word-unused-fear_card = eine unbenutzte Furcht-Karte
spirit_island-word-target = der beeinflusste Geist
    .dat = dem beeinflussten Geist
    .inside = im Einfluss-Gebiet
spirit_island-word-user = der Anwender
    .dat = dem Anwender
spirit_island-word-fast = eine Sofort-Fähigkeit
spirit_island-word-slow = eine Verzögerte Fähigkeit

spirit_island-word-ravage = Wüten
    .card = einer „Wüten“-Karte
    .cards = „Wüten“-Karten
spirit_island-word-build = Bauen
    .card = einer „Bauen“-Karte
    .cards = „Bauen“-Karten
    .each_card = jeder „Bauen“-Karte
spirit_island-word-explore = Entdecken
    .card = einer „Entdecken“-Karte
    .cards = „Entdecken“-Karten
    .each_card = jeder „Entdecken“-Karte
spirit_island-word-advance = Weiterschieben der Karten
spirit_island-word-damage = beschädigt
spirit_island-word-destroy = zerstört
    .done = zerstört wurden
spirit_island-word-move = bewegt
spirit_island-word-change = verändert
spirit_island-word-push = verschoben
    .done = verschoben wurden
    .inf = verschieben
spirit_island-word-gather = versammelt
    .inf = versammeln
spirit_island-word-remove = entfernt
    .done = entfernt wurde
spirit_island-word-reclaim = wiedererlangt
    .done = wiedererlangt wurde
spirit_island-word-forget = vergessen
    .done = vergessen wurde
spirit_island-word-add_presence = Präsenz hinzugefügt
    .done = Präsenz hinzugefügt wurde
spirit_island-word-all_invaders = alle Invasoren
spirit_island-word-dahan_strike_together = die Dahan schlagen gleichzeitig mit den Invasoren zu
spirit_island-word-dahan_strike_first = die Dahan schlagen zuerst zu
spirit_island-word-explorers_fight_with_dahan = Entdecker kämpfen auf der Seite der Dahan

## Regeln mit Namen

spirit_island-text-a_ravage_here_this_turn_hits_invaders_next_door_in_place_of_dahan_and_land_no_counter_attack_by_the_dahan_here = Wüten hier schadet in dieser Runde statt Dahan und Gebiet den Invasoren eines angrenzenden Gebiets, und die Dahan hier schlagen nicht zurück
spirit_island-text-carry_also_includes_city_and_blight_2_of_each_at_most = auch bis zu 2 Städte und bis zu 2 Ödnis dürfen mitgenommen werden
spirit_island-text-every_own_power_that_deals_damage_this_turn_deals_1_more = jede eigene Fähigkeit, die in dieser Runde Schaden zufügt, fügt 1 Schaden mehr zu
spirit_island-text-remove_from_game_1_presence_from_island_onto_reminder_card = die Präsenz von der Insel
spirit_island-text-damage_of_this_power_may_be_shared_between_the_target_and_a_second_land_with_own_presence = der Schaden dieser Fähigkeit darf auf das Einfluss-Gebiet und 1 weiteres Gebiet mit eigener Präsenz aufgeteilt werden
spirit_island-text-the_damage_of_the_first_level_is_raised_by_half_of_the_damage_dealt_to_the_land_rounded_down = der Schaden der ersten Stufe steigt um die Hälfte des Schadens am Gebiet, abgerundet
spirit_island-text-the_cost_is_1_energy_per_blight_instead_of_2 = der Preis ist 1 Energie je Ödnis, nicht 2
spirit_island-text-this_turn_the_land_can_be_chosen_by_own_other_powers_from_any_distance = für deine anderen Fähigkeiten liegt dieses Gebiet in dieser Runde von überall in Reichweite
spirit_island-text-turn_up_minors_onto_the_discard_pile_until_a_land_targeting_one_comes_its_effects_hit_the_target_land_at_once_no_range_or_target_conditions_optional_amounts_are_used_in_full_alternatives_are_all_carried_out = so lange Schwache Fähigkeiten aufdecken und abwerfen, bis eine ein Gebiet beeinflusst; sie geschieht sofort im Einfluss-Gebiet, gleich welche Reichweite und welchen Einflussbereich sie hat; alles Freiwillige geschieht ganz, ebenso jede Möglichkeit
spirit_island-text-destroy_all_dahan = das Zerstören der Dahan
spirit_island-text-slave_rebellion = Sklavenaufstand
spirit_island-text-one_more_explore_card = beim Entdecken wird 1 Karte mehr aufgedeckt, jede wird vor der nächsten ganz abgehandelt
spirit_island-text-no_explore_source = Dörfer und Städte dort sind kein Ausgangspunkt für das Entdecken
spirit_island-text-card_in_play_every_turn = diese Karte liegt neben dem Geist und darf jede Runde wie ausgespielt genutzt werden, ohne Kartenaktion und Energie; ihre Elemente zählen, solange sie genutzt werden darf
spirit_island-text-explore_reaches_one_land_farther = das Entdecken reicht von Dörfern, Städten und Ozeanen 1 Gebiet weiter
spirit_island-text-no_escalation = die Karte löst keine Eskalation aus
spirit_island-text-no_fear_for_destroyed_town_city = zerstörte Dörfer und Städte bringen keine Furcht
spirit_island-text-extra_build_space = links von „Wüten“ gibt es ein viertes Aktionsfeld: Seine Karte baut in jeder Invasoren-Phase vor dem Wüten; Karten rücken von „Wüten“ dorthin weiter
spirit_island-text-extra_build_space_ends = dieses Feld entfällt, sobald eine Karte der Stufe II darauf rücken würde; sie wird abgelegt
spirit_island-text-extra_build_space_stays = das vierte Aktionsfeld bleibt die ganze Partie
spirit_island-text-extra_build_twice = in Invasoren-Phasen ohne Furcht-Karte baut das vierte Aktionsfeld zweimal nacheinander
spirit_island-text-town_supply = es gibt nur 7 Dörfer je Spieler; ihr verliert, wenn ein Dorf gesetzt werden muss und keines übrig ist
spirit_island-text-removed_blight_waits = von der Insel entfernte Ödnis wartet auf diesem Tableau; sobald 3 je Spieler hier liegen, kommt alle auf die Ödnis-Karte
spirit_island-text-fear_cards_push_explorer = Furcht-Karten entfernen keine Entdecker: Ihr dürft den Entdecker stattdessen verschieben
spirit_island-text-marker_per_blight = für jede Ödnis, die dieses Wüten hinzufügt, auch durch Ausbreitung, 1 Marker von diesem Tableau nehmen (zu Beginn: 1 je Spieler plus 1)
spirit_island-text-durable_town = diese Dörfer erhalten 2 Schaden, statt zerstört zu werden, außer wenn alle zerstört werden
spirit_island-text-hunted_beasts_onto_panel = durch Regeln dieser Nation zerstörte Bestien kommen auf dieses Tableau
spirit_island-text-extra_invader_round = nach der Spielvorbereitung handeln die Invasoren ein weiteres Mal
spirit_island-text-fast_powers_cheaper = Sofort-Fähigkeiten kosten 1 Energie weniger; Permanente und solche mit Kosten 0 bringen stattdessen 1 Energie
spirit_island-text-dividers_beside_board = die Trennkarten der Furchtstufen liegen neben dem Spielplan
spirit_island-text-all_fear_cards_in_deck = der Furchtstapel hat alle Furcht-Karten; ist er leer, werden keine mehr verdient
spirit_island-text-terror_level_by_ritual = die Furchtstufe steigt durch das Ritual, nicht durch Furcht
spirit_island-text-fear_cards_wait = verdiente Furcht-Karten werden nicht in der Invasoren-Phase abgehandelt
spirit_island-text-next_terror_level = die Furchtstufe um 1 erhöhen (beim dritten Mal: Sieg)
spirit_island-text-win_now_or_lose = habt ihr dann nicht gewonnen, verliert ihr
spirit_island-text-follow_up_game = dies folgt auf eine gewonnene Partie: andere Geister, dieselbe Nation
spirit_island-text-clear_first_game = nach der ersten Partie legt jeder Geist 1 Fähigkeitenkarte beiseite; alle Präsenz und alle Invasoren entfernen; von jeder Plättchen-Art bleibt 1 je Spielplan, von der Ödnis 2 je Spielplan, der Rest kommt zurück auf die Ödnis-Karte; Dahan verschieben, bis kein Gebiet mehr als 2 hat; dann erhalten Spielpläne mit 2 bis 4 Dahan 1 Dahan im Gebiet mit Dahan und der niedrigsten Nummer, und Spielpläne mit mehr als 8 behalten 8
spirit_island-text-adversary_one_level_higher = wenn die Insel am Ende blühte: Das Level der Nation steigt um 1
spirit_island-text-blighted_card_turned_back = wenn sie verödet war: Die Karte mit 2 Ödnis je Spielplan auf die blühende Seite drehen; der Rest liegt für das Umdrehen daneben, und reicht er nicht, kommt mehr aus der Schachtel
spirit_island-text-no_printed_natives = aufgedruckte Ödnis, Dahan und Plättchen werden nicht platziert
spirit_island-text-invaders_three_lands_lower = aufgedruckte Invasoren der Gebiete ab Nr. 6 kommen in das Gebiet mit der um 3 niedrigeren Nummer
spirit_island-text-adversary_blight_from_card = zusätzliche Ödnis der Nation kommt von der Ödnis-Karte
spirit_island-text-cards_set_aside = ab Stufe III dürfen die beiseitegelegten Karten je einmal in einer Geister-Phase ausgespielt werden, ohne Energie und Kartenaktion, auf ein beliebiges Gebiet; sie geben keine Elemente, und Element-Effekte bis 10 Elemente sind erfüllt
spirit_island-text-mix_markers = 1 Zahlenmarker plus 1 je Spielplan ungesehen mit leeren mischen (3 je Spielplan weniger 1); auf jedem Spielplan 4 verdeckt in Gebiete ohne Dahan legen
spirit_island-text-players_search = ihr durchsucht sie: den Marker aufdecken; eine Zahl habt ihr gefunden, ein leerer wird abgelegt
spirit_island-text-invaders_search = die Invasoren durchsuchen sie: den Marker aufdecken; eine Zahl haben die Invasoren gefunden, ein leerer wird abgelegt
spirit_island-text-hold_source_back = ihr dürft eine gefundene Quelle zurückhalten
spirit_island-text-fire_powers_need_energy = Fähigkeiten mit Feuer schaden Invasoren oder zerstören sie nur für 1 weitere Energie je Fähigkeit
spirit_island-text-fire_powers_stronger = Fähigkeiten mit Feuer, die Schaden zufügen, fügen 1 Schaden mehr zu
spirit_island-text-sands_connected = für Entdecken und Bauen gelten Invasoren in einem Wüstengebiet als in allen Wüstengebieten
spirit_island-text-presence_shifts_between_sands = Geister dürfen eigene Präsenz jederzeit zwischen Wüstengebieten versetzen
spirit_island-text-no_forget_for_major = Starke Fähigkeiten werden erhalten, ohne eine Karte zu vergessen
spirit_island-text-moving_invaders_costs_energy = Fähigkeiten verschieben oder versammeln Invasoren nur für 1 weitere Energie je Fähigkeit
spirit_island-text-land_untargetable = der Marker bleibt liegen, und Fähigkeiten können dieses Gebiet für den Rest der Partie nicht beeinflussen
spirit_island-text-ward_markers = 4 Marker je Spielplan sind Schutzmuster
spirit_island-text-spare_fear_cards_below = alle übrigen Furcht-Karten kommen unter den Furchtstapel; sind sie aufgebraucht, werden sie neu gemischt
spirit_island-text-ward_card = einmal je Runde darf jeder Geist dafür 1 Fähigkeitenkarte verdeckt ausspielen, für 0 Energie und 1 Kartenaktion: eine Verzögerte Fähigkeit in Reichweite 0 von einer eigenen Heiligen Stätte
spirit_island-text-flame_markers = Marker sind Flammen; ihre Zahl ist unbegrenzt
spirit_island-text-flame_needed = Invasoren werden nur beschädigt oder zerstört, wenn eine Flamme in Reichweite 1 liegt oder der Geist 2 Energie bezahlt
spirit_island-text-flame_by_energy = bei Effekten, die keine Fähigkeiten sind, darf jeder Geist die 2 Energie bezahlen, für je 1 Gebiet
spirit_island-text-illegal_place = Invasoren an einem unzulässigen Ort kommen in das nächstgelegene zulässige Gebiet
spirit_island-text-place_element_marker = 1 Element-Plättchen eines Elements einer eigenen Fähigkeitenkarte auf eine freie Ecke eines eigenen Gebiets legen, für 1 Energie plus 1 je angrenzender Ecke mit Plättchen
spirit_island-text-corner_elements = Fähigkeiten, die ein Gebiet beeinflussen, zählen die Elemente an seinen Ecken für ihre Element-Effekte
spirit_island-text-corner_aid = jedes Element-Plättchen zählt als 2 Energie für Wahl-Ereignisse, die es unterstützt
spirit_island-text-thief_pool = 18 Marker als Diebe verdeckt mischen: 12 leere und 1, 1, 1, 2, 2, 3
spirit_island-text-thieves_move = Diebe am Ozean entkommen; je Dieb kommen 4 verdiente Furcht in den Vorrat zurück, und hat er eine Zahl, wird der Invasoren-Stapel so oft beschleunigt; die übrigen ziehen 1 Gebiet näher zum Ozean
spirit_island-text-thieves_no_invaders = Diebe sind keine Invasoren; nur für eure Aktionen dürfen sie als Entdecker gelten
spirit_island-text-thieves_face_up = Diebe liegen offen; anderswo verdeckt
spirit_island-text-thieves_safe = Diebe können nur in Gebieten mit mindestens 2 Dahan und ohne Dörfer oder Städte zerstört, entfernt oder ersetzt werden; anderswo werden sie stattdessen verschoben
spirit_island-text-thieves_return = Diebe außerhalb der Insel kommen am Rundenende in den Vorrat zurück
spirit_island-text-river_layout = die Spielpläne so untereinanderlegen, dass alle Ozeane, der Fluss, auf einer Seite sind
spirit_island-text-towns_move_inland = an ihrem Ende zieht jedes Dorf 1 Gebiet landeinwärts, die innersten zuerst; ein Dorf am östlichen Rand kommt auf die Szenario-Karte

## Page

spirit_island-page-map = Die Insel
spirit_island-page-invaders = Invasoren, Furcht und Ödnis
spirit_island-page-spirits = Geister
spirit_island-page-parts = Wachstum und angeborene Fähigkeiten
spirit_island-page-energy = Energie
spirit_island-page-income = { $number } Energie je Runde
spirit_island-page-plays-left = { $number ->
    [one] noch 1 Karte auszuspielen
   *[other] noch { $number } Karten auszuspielen
}
spirit_island-page-hand = Hand
spirit_island-page-in-play = Ausgespielt
spirit_island-page-drawn = Zur Auswahl
spirit_island-page-discarded = Abgelegt
spirit_island-page-cards = Karten
spirit_island-page-no-cards = Keine Karten.
spirit_island-page-no-spirit-yet = Du bist noch kein Geist: wähle oben einen.
spirit_island-page-watching = Du schaust zu.
spirit_island-page-ready = bereit
spirit_island-page-used = genutzt
spirit_island-page-costs = kostet { $number } Energie
spirit_island-page-unique = eigene
spirit_island-page-minor = kleine
spirit_island-page-major = große
spirit_island-page-target-any = jedes
spirit_island-page-target-coastal = Küste
spirit_island-page-target-inland = Inland
spirit_island-page-target-spirit = ein Geist
spirit_island-page-target-another = anderer Geist
spirit_island-page-target-self = du selbst
spirit_island-page-growth = Wachstum
spirit_island-page-innates = Angeboren
spirit_island-page-own-cards = Eigene Karten
spirit_island-page-choose-spirit = Dieser Geist sein
spirit_island-page-pick-spirit = Lies, was sie können, und wähl einen.
spirit_island-page-pick-board = Wähl eines der gezeigten.
spirit_island-page-complexity = Wie anspruchsvoll er zu spielen ist
spirit_island-page-complexity-low = einfach
spirit_island-page-complexity-moderate = mittel
spirit_island-page-complexity-high = anspruchsvoll
spirit_island-page-complexity-very-high = sehr anspruchsvoll
spirit_island-page-energy-track = Energie je Runde
spirit_island-page-plays-track = Karten je Runde
spirit_island-page-space-energy = { $number } Energie
spirit_island-page-space-plays = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
spirit_island-page-any-element = ein beliebiges Element
spirit_island-page-reclaim-one = 1 Karte zurücknehmen
spirit_island-page-space-free = Frei: { $what }
spirit_island-page-space-next = Verdeckt, als Nächstes: { $what }
spirit_island-page-space-covered = Verdeckt: { $what }
spirit_island-page-has-element = { $number } { NAME($element) }
spirit_island-page-needs-element = { $number } { NAME($element) } nötig, { $have } vorhanden
spirit_island-page-destroyed = { $number } Präsenz zerstört
spirit_island-page-none = keine
spirit_island-page-face-down = verdeckt, Stufe { $stage }
spirit_island-page-deck = { $number ->
    [one] noch 1 Invasoren-Karte
   *[other] noch { $number } Invasoren-Karten
}
spirit_island-page-cards-left = Karten übrig
spirit_island-page-fear-of = Furcht { $shown }/{ $pool }
spirit_island-page-terror = Furchtstufe { $level }
spirit_island-page-until-next = { $number ->
    [one] noch 1 Karte
   *[other] noch { $number } Karten
}
spirit_island-page-by-ritual = { $level ->
    [1] steigt durch ein Ritual
    [2] steigt durch ein Ritual
   *[other] Sieg durch ein Ritual
}
spirit_island-page-for-spirit = { NAME($seat) }: { NAME($says) }
spirit_island-page-earned = { $number ->
    [one] 1 Furcht-Karte verdient
   *[other] { $number } Furcht-Karten verdient
}
spirit_island-page-healthy = Blühende Insel
spirit_island-page-blighted = Verödete Insel
spirit_island-page-blight-left = { $number } Ödnis übrig
spirit_island-page-threatens = Diese Runde droht
spirit_island-page-threatens-next = Nächste Runde droht
spirit_island-page-ravage = Wüten
spirit_island-page-damage = { $number } Schaden
spirit_island-page-one-blight = 1 Ödnis
spirit_island-page-cascade = Kaskade
spirit_island-page-dahan-fall = { $number ->
    [one] 1 Dahan fällt
   *[other] { $number } Dahan fallen
}
spirit_island-page-strike-back = { $number } Schaden zurück
spirit_island-page-will-build = Bauen: { $kind ->
    [city] eine Stadt
   *[town] ein Dorf
}
spirit_island-page-nothing = nichts hier
spirit_island-page-coastal = Küste
spirit_island-page-defend = Verteidigung { $number }
spirit_island-page-isolated = Isoliert
spirit_island-page-damaged = { $number } Schaden
spirit_island-page-with-strife = { $number } Streit
spirit_island-page-pieces = { $number } { $kind ->
    [explorer] Entdecker
    [town] { $number ->
        [one] Dorf
       *[other] Dörfer
    }
    [city] { $number ->
        [one] Stadt
       *[other] Städte
    }
   *[dahan] Dahan
}
spirit_island-page-tokens = { $number } { $token ->
    [beasts] Bestien
    [wilds] Wildnis
    [disease] Seuche
    [badlands] Einöden
   *[blight] Ödnis
}
spirit_island-page-presence-of = { $number } Präsenz ({ NAME($seat) })
spirit_island-page-sacred-of = { $number } Präsenz, Heilige Stätte ({ NAME($seat) })
spirit_island-page-over-victory = Die Geister haben gewonnen!
spirit_island-page-over-blight = Die Geister haben verloren.
spirit_island-page-over-presence = Die Geister haben verloren.
spirit_island-page-over-time = Die Geister haben verloren.
spirit_island-page-over-adversary = Die Geister haben verloren.
spirit_island-page-over-scenario = Die Geister haben verloren.
spirit_island-page-round = Runde { $round }
spirit_island-page-round-word = Runde
spirit_island-page-again = Noch einmal spielen
spirit_island-statistics-island = Auf der Insel
spirit_island-statistics-dangers = Ödnis und Furcht-Karten
spirit_island-statistics-explorers = Entdecker
spirit_island-statistics-towns = Dörfer
spirit_island-statistics-cities = Städte
spirit_island-statistics-dahan = Dahan
spirit_island-statistics-blight = Ödnis
spirit_island-statistics-fear = Verdiente Furcht-Karten
spirit_island-statistics-presence = Präsenz auf der Insel
spirit_island-statistics-energy = Energie je Runde
spirit_island-statistics-plays = Karten je Runde
spirit_island-statistics-cards_played = Ausgespielte Karten
spirit_island-statistics-powers_used = Genutzte Fähigkeiten
spirit_island-page-adversary = { NAME($adversary) }, Level { $level }
spirit_island-page-short-brandenburg_prussia = Preußen { $level }
spirit_island-page-short-england = England { $level }
spirit_island-page-short-sweden = Schweden { $level }
spirit_island-page-leading = Führende Nation: Sie eskaliert wie sonst.
spirit_island-page-supporting = Unterstützende Nation: Sie eskaliert bei jeder Karte der Stufe III.
spirit_island-page-extra-board = Zusätzlicher Spielplan: { NAME($board) }
spirit_island-page-extra-build = Zusätzlich bauen
