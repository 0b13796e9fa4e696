### Spirit Island, auf Deutsch

spirit_island-title = Spirit Island
spirit_island-author = R. Eric Reuss
spirit_island-about = Ihr seid die Geister einer Insel, die Fremde in Besitz nehmen wollen. Wachst, wählt eure Fähigkeiten, schützt die Dahan und das Land und verbreitet Furcht, bis die Invasoren gehen: alle zusammen oder allein.
spirit_island-origin = Die Formen der Gebiete sind nachgebildet, und Karten und Tableaus werden mit eigenen Worten erzählt. Du besitzt das Spiel? Berichtige sie in einer Kopie der Datendatei und spiele mit --data.

## Optionen des Tisches

spirit_island-option-expansions = Erweiterungen
spirit_island-option-expansions-both = Ast und Tatze und Zerklüftete Erde
spirit_island-option-expansions-none = keine: nur das Grundspiel
spirit_island-option-expansions-branch_and_claw = Ast und Tatze
spirit_island-option-expansions-jagged_earth = Zerklüftete Erde
spirit_island-option-material = Material von „Zerklüftete Erde“
spirit_island-option-material-all = alles
spirit_island-option-material-without_tokens = nur was keine Plättchen braucht: Berge und rauchende Vulkane
spirit_island-option-material-base_rules = nur was keine neuen Regeln braucht: Berge
spirit_island-option-events = Ereignisse (nur mit Plättchen)
spirit_island-option-events-on = ja
spirit_island-option-events-off = nein: eine Furcht-Karte mehr, dafür „Lenkt die Bestien“
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
spirit_island-option-boards = Spielpläne
spirit_island-option-boards-random = werden zufällig gezogen
spirit_island-option-boards-choose = werden von den Spielern gewählt
spirit_island-option-layout = Lage der Spielpläne
spirit_island-option-layout-standard = wie üblich
spirit_island-option-layout-choose = wird von den Spielern gewählt
spirit_island-option-layout-free = frei zusammengesetzt, Spielplan für Spielplan
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
spirit_island-option-adversary-france = { spirit_island-adversary-france }
spirit_island-option-adversary-habsburg = { spirit_island-adversary-habsburg }
spirit_island-option-adversary-russia = { spirit_island-adversary-russia }
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
spirit_island-option-second_adversary-france = { spirit_island-adversary-france }
spirit_island-option-second_adversary-habsburg = { spirit_island-adversary-habsburg }
spirit_island-option-second_adversary-russia = { spirit_island-adversary-russia }
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
spirit_island-option-scenario-second_wave = { spirit_island-scenario-second_wave }
spirit_island-option-scenario-powers_long_forgotten = { spirit_island-scenario-powers_long_forgotten }
spirit_island-option-scenario-ward_the_shores = { spirit_island-scenario-ward_the_shores }
spirit_island-option-scenario-rituals_of_the_destroying_flame = { spirit_island-scenario-rituals_of_the_destroying_flame }
spirit_island-option-scenario-elemental_invocation = { spirit_island-scenario-elemental_invocation }
spirit_island-option-scenario-despicable_theft = { spirit_island-scenario-despicable_theft }
spirit_island-option-scenario-the_great_river = { spirit_island-scenario-the_great_river }
spirit_island-option-questions = Fragen, bei denen nichts zu entscheiden ist
spirit_island-option-questions-fewest = werden nicht gestellt
spirit_island-option-questions-needed = werden beim Wachsen gestellt
spirit_island-option-questions-all = werden trotzdem gestellt
spirit_island-option-progression = Vorgegebene Reihe neuer Fähigkeiten für einfache Geister
spirit_island-option-progression-off = nein: Karten werden gezogen
spirit_island-option-progression-on = ja: jede neue Karte steht fest

## Fragen

spirit_island-number-chosen = { $chosen ->
    [1] {" "}(X = { $x })
   *[other] {""}
}
spirit_island-head = { $by ->
    [1] { NAME($cause) }{ spirit_island-number-chosen }{ $at ->
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
    [1] { NAME($cause) }{ spirit_island-number-chosen }:{" "}
    [2] Wachstum:{" "}
   *[other] {""}
}
spirit_island-layout = Wie liegen die Spielpläne?
spirit_island-lay-board = Wohin legst du Spielplan { NAME($board) }?
spirit_island-board = Auf welchem Spielplan spielst du?
spirit_island-spirit = Welcher Geist bist du?
spirit_island-aspect = Spielst du ihn mit einem Aspekt?
spirit_island-start = Wo beginnt deine Präsenz?
spirit_island-inner-land = Welches Binnengebiet deines Spielplans liegt am Herzen der Insel?
spirit_island-growth = Wie wächst du?
spirit_island-growth-action = Wachstum: Was tust du als Nächstes?
spirit_island-play-face-down = { spirit_island-head }Welche Karte spielst du verdeckt aus?
spirit_island-corner-of = { spirit_island-head-alone }An welches deiner Gebiete legst du das Element-Plättchen?
spirit_island-corner-with = { spirit_island-head-alone }Welches andere Gebiet oder welcher Ozean liegt an dieser Ecke?
spirit_island-invoke = { spirit_island-head-alone }Welches Element legst du dorthin?
spirit_island-hold-back = { spirit_island-head }Bezahlst du 1 Energie, damit die Dörfer dieses isolierten Gebiets bleiben?
spirit_island-pay-to-harm = { spirit_island-head }Bezahlst du die Energie, damit Invasoren dort in dieser Aktion Schaden nehmen können?
spirit_island-presence-from = { spirit_island-head }Woher nimmst du die Präsenz?
spirit_island-lift = { spirit_island-head-alone }Aus welchem Gebiet nimmst du deine Präsenz?
spirit_island-presence-to = { spirit_island-head-alone }Wo fügst du die Präsenz hinzu?
spirit_island-time-from = { spirit_island-head-alone }Welche Präsenz wird zu Zeit?
spirit_island-presence-back = { spirit_island-head-alone }Auf welche Leiste kommt die Präsenz zurück?
spirit_island-unlock = Die Leiste ist leer: Welche Art zu wachsen eröffnet sie für den Rest des Spiels?
spirit_island-day = Welche der übrigen Karten kommt zu den offenen Karten neben deinem Tableau?
spirit_island-more-energy = { spirit_island-head-alone }Wer erhält die übrige Energie?
spirit_island-element = { spirit_island-head-alone }Welches Element erhältst du?
spirit_island-prepare = { spirit_island-head-alone }Welches Element-Plättchen bereitest du vor?
spirit_island-marker = { spirit_island-head-alone }Welches vorbereitete Element-Plättchen gibst du aus?
spirit_island-track-icon = { $said ->
    [1] Nutzt du die Aktion auf deiner Präsenz-Leiste ({ NAME($alternative) })?
   *[other] Nutzt du die Aktion auf deiner Präsenz-Leiste?
}
spirit_island-play = Welche Karte spielst du aus? (noch { $plays ->
    [one] 1 Karte
   *[other] { $plays } Karten
} und { $energy } Energie)
spirit_island-deck = { spirit_island-head-alone }Aus welchem Stapel kommt deine neue Fähigkeit?
spirit_island-keep = Welche Karte behältst du?
spirit_island-forget = { spirit_island-head-alone }Welche Fähigkeit vergisst du?
spirit_island-pay-instead = { spirit_island-head-alone }Zahlst du { $number } Energie, um keine Fähigkeit vergessen zu müssen?
spirit_island-reclaim-or-stop = { spirit_island-head-alone }Welche Karte erlangst du wieder?
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
spirit_island-repeat = { spirit_island-head }Nutzt du diese Fähigkeit noch einmal?
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
    [2] In welchem Gebiet? ({ NAME($alternative) })
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
spirit_island-next-board = { spirit_island-head }Auf welchem Spielplan?
spirit_island-call-off = { $at ->
    [1] { NAME($focus) }: Lasst ihr dieses Wüten aus?
   *[other] Lasst ihr dieses Wüten aus?
}
spirit_island-free-terrain = { spirit_island-head }Welche Landschaftsart?
spirit_island-again = { spirit_island-head }Noch einmal?
spirit_island-prevent = { spirit_island-head }Verhindert ihr das Folgende? ({ NAME($alternative) })
spirit_island-dahan-or-presence = { spirit_island-head }Wird ein Dahan zerstört statt einer Präsenz?
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
spirit_island-count-badlands = { spirit_island-head }Zählt eine deiner Präsenzen dort bei dieser Aktion als Einöde?
spirit_island-count-thieves = { spirit_island-head }Zählen Diebe bei dieser Aktion als Entdecker?
spirit_island-use-source = { NAME($focus) }: Ihr habt Quelle { $number } gefunden: Nutzt ihr sie?
spirit_island-pay-for-power = { spirit_island-head }Zahlst du { $number } Energie mehr für diese Fähigkeit?
spirit_island-set-card-aside = Die erste Partie ist gewonnen: Welche deiner Fähigkeitenkarten legst du für die zweite beiseite?
spirit_island-stays = { spirit_island-head-alone }In welchem Gebiet bleibt { NAME($mover, form: "a") }?
spirit_island-goes = { spirit_island-head-alone }Aus welchem Gebiet entfernst du { NAME($mover, form: "a") }?
spirit_island-spread-to = { spirit_island-head }Wohin geht { NAME($mover, form: "a") }?
spirit_island-play-set-aside = { spirit_island-head-alone }Welche der beiseitegelegten Karten spielst du aus?
spirit_island-source-found = Zufall: Was liegt unter dem Marker?
spirit_island-keep-thieves = { NAME($focus) } ist isoliert: Bleiben die Diebe dort?
spirit_island-thief-to = Wohin zieht ein Dieb aus { NAME($focus) }?
spirit_island-seen-before = Zufall: War der Dieb schon einmal aufgedeckt?
spirit_island-thief-number = Zufall: Welche Zahl hat der Dieb?
spirit_island-count-beasts = { spirit_island-head }{ $site ->
    [1] Zählt deine Heilige Stätte dort bei dieser Aktion als Bestie?
   *[other] Zählt eine deiner Präsenzen dort bei dieser Aktion als Bestie?
}
spirit_island-which-token = { spirit_island-head }Welches Plättchen?
spirit_island-one-spirit = { spirit_island-head }Welcher Geist?
spirit_island-part = Gebiete werden wieder getrennt: Welche Spielfigur kommt nach { NAME($focus) }?
spirit_island-part-presence = Gebiete werden wieder getrennt: Kommt eine deiner Präsenzen nach { NAME($focus) }?
spirit_island-left-out = Welcher Spielplan wird ausgelassen?
spirit_island-go-along = { spirit_island-head-alone }{ NAME($mover, form: "first") } wird bewegt: Geht eine deiner Präsenzen mit?
spirit_island-forewarned = { spirit_island-head }Ein Invasor würde im Traum sterben: Kommt zuerst die Regel, die ihn rettet?
spirit_island-isolation = { $at ->
    [1] { NAME($focus) }: Hebt ihr die Isolation auf, so dass der Invasor verschoben und nicht zerstört wird?
   *[other] Hebt ihr die Isolation auf, so dass der Invasor verschoben und nicht zerstört wird?
}
spirit_island-fall-with = Dahan wurden zerstört: Wo verlierst du eine Präsenz?
spirit_island-spend-skip = { $at ->
    [1] { spirit_island-head-alone }Invasoren handeln in { NAME($focus) }: Lässt du diese Aktion aus?
   *[other] { spirit_island-head-alone }Lässt du diese Aktion aus?
}
spirit_island-stopped-by = { $at ->
    [1] { spirit_island-head-alone }Verhindert das hier das Bauen in { NAME($focus) }, so dass keine Seuche verbraucht wird?
   *[other] { spirit_island-head-alone }Verhindert das hier das Bauen, so dass keine Seuche verbraucht wird?
}
spirit_island-command-in = In welchem Gebiet lenkt ihr als Nächstes die Bestien?
spirit_island-choke = { $at ->
    [1] Invasoren handeln in { NAME($focus) }: Hältst du sie auf und vernichtest dafür eine deiner Präsenzen dort?
   *[other] Invasoren handeln an deiner Heiligen Stätte: Hältst du sie auf und vernichtest dafür eine deiner Präsenzen dort?
}
spirit_island-ashore = Wer in einem Ozean ist und nicht ertrunken ist, geht an Land: In welches Gebiet?
spirit_island-share = { spirit_island-head-alone }{ $number ->
    [0] Alles ist gedeckt.
   *[other] Noch { $number } Energie offen.
} Was gibst du?
spirit_island-half-price = { spirit_island-head }Zahlst du die halben Kosten, aufgerundet? (Sonst wird die Karte am Rundenende vergessen.)
spirit_island-measured-from = { spirit_island-head-alone }Von welchem Gebiet aus misst du die Reichweite?
spirit_island-how-much = { spirit_island-head-alone }{ $means ->
    [1] Wie viele deiner Präsenzen dort vernichtest du?
   *[other] Wie viel Energie zahlst du?
}
spirit_island-discard = { spirit_island-head-alone }Welche Karte wirfst du ab?
spirit_island-choice = { spirit_island-head-alone }Was wählt ihr?
spirit_island-whose = { spirit_island-head }Wessen Präsenz wird vernichtet?
spirit_island-look-at = { spirit_island-head-alone }Welchen Stapel siehst du an?
spirit_island-face-down = { spirit_island-head-alone }Welche Karte des Invasoren-Ablagestapels kommt auf den Stapel?
spirit_island-unseen-face-down = { spirit_island-head-alone }Welche Karte des Invasoren-Ablagestapels kommt auf den Stapel?
spirit_island-mixed = Welche der gemischten Karten liegt oben?
spirit_island-event = Welches Ereignis wird aufgedeckt?
spirit_island-draw = Welche Fähigkeit wird gezogen?
spirit_island-reveal = Welche Invasoren-Karte wird aufgedeckt?
spirit_island-blight-card = Welche Ödnis-Karte wird aufgedeckt?
spirit_island-shown-terrain = Welche der beiden Landschaftsarten gilt?

## Wozu eine Wahl führt

spirit_island-next-land-help = Ihr wählt die Reihenfolge; was in einem Gebiet geschieht, kann im nächsten etwas ändern.
spirit_island-next-board-help = Jeder Spielplan kommt an die Reihe; ihr wählt nur die Reihenfolge.
spirit_island-next-spirit-help = Jeder Geist kommt an die Reihe; ihr wählt nur die Reihenfolge.
spirit_island-next-triggered-help = Alles davon geschieht; ihr wählt nur, was zuerst kommt.
spirit_island-cascade-help = Dort kommt eine weitere Ödnis hinzu, Präsenz wird vernichtet, und wo Ödnis liegt, geht es weiter.
spirit_island-hit-help = Meist hält ein Entdecker 1 Schaden aus, ein Dorf 2, eine Stadt 3; Zerstörtes schlägt nicht mehr zu.
spirit_island-which-piece-help = { $acts ->
    [1] { NAME($doing, form: "then") }
   *[other] Der Effekt trifft die gewählte Spielfigur; die anderen bleiben, wie sie sind.
}
spirit_island-which-token-help = Bestien, Wildnis, Seuchen, Streit und Einöden hindern Invasoren je auf eigene Art.
spirit_island-one-spirit-help = Der gewählte Geist tut, was folgt, und entscheidet darüber; kein anderer.
spirit_island-where-help = { $moves ->
    [1] Dort ist die Spielfigur dabei, wenn die Invasoren als Nächstes wüten, bauen, entdecken.
   *[other] { $acts ->
        [1] { NAME($doing, form: "then") }
       *[other] Es geschieht im gewählten Gebiet und nirgends sonst.
    }
}
spirit_island-from-help = { $acts ->
    [2] Es geschieht im gewählten Gebiet und nirgends sonst.
   *[other] Was ein Gebiet verlässt, nimmt dort nicht mehr teil, Invasoren wie Dahan.
}
spirit_island-either-help = Was du wählst, geschieht jetzt, so weit es geht; das andere diesmal nicht.
spirit_island-may-help = Ja: Es geschieht jetzt, so weit es geht. Nein: Nur das entfällt, der Effekt geht weiter.
spirit_island-how-much-help = { $means ->
    [1] Je mehr vernichtet wird, desto mehr Stufen der Fähigkeit zählen; vernichtete Präsenz liegt neben der Insel.
   *[other] Was du zahlst, ist weg; was du behältst, hast du nächste Runde.
}
spirit_island-half-price-help = Für die halben Kosten bleibt sie dir; umsonst wird sie am Rundenende vergessen.
spirit_island-measured-from-help = Die Reichweite zählt ab einem Gebiet mit deiner Präsenz; für beide Gebiete ab demselben.
spirit_island-carried-help = Wem sie gehört, der muss einverstanden sein.
spirit_island-whole-site-help = Eine Heilige Stätte sind zwei Präsenzen: Beide gehen oder nur eine.
spirit_island-count-badlands-help = Eine Einöde erhöht den Schaden, der dort zugefügt wird, um 1.
spirit_island-count-beasts-help = Dann wirkt hier auch, was von Bestien spricht, aber nur bei dieser Aktion.
spirit_island-consent-help = Präsenz wird nur bewegt, wenn ihr Besitzer zustimmt.
spirit_island-go-along-help = Sie zieht mit in dasselbe Gebiet, ganz ohne Reichweite.
spirit_island-fall-with-help = Für jeden verlorenen Dahan wird eine deiner Präsenzen dort oder daneben vernichtet.
spirit_island-ashore-help = Das gilt als Bewegung; dort nimmt die Figur an dem teil, was die Invasoren als Nächstes tun.
spirit_island-forewarned-help = Welche Regel zuerst kommt, entscheidet, was mit ihm geschieht.
spirit_island-isolation-help = Isolierte Gebiete haben für Invasoren keine Nachbarn, außer ihr verzichtet diesmal darauf.
spirit_island-spend-skip-help = Wenn nicht, bleibt es für eine spätere Aktion der Invasoren hier in dieser Runde.
spirit_island-stopped-by-help = Nur eines muss das Bauen verhindern; das Übrige bleibt erhalten.
spirit_island-choke-help = Die Aktion findet dort nicht statt; die Präsenz ist verloren.
spirit_island-command-in-help = Jeder Befehl bewegt oder nutzt die Bestien eines Gebiets.
spirit_island-growth-help = Alles in der gewählten Möglichkeit geschieht: Präsenz, Energie und Karten für diese Runde.
spirit_island-growth-action-help = Alles davon geschieht; die Reihenfolge bestimmst du.
spirit_island-presence-from-help = Das aufgedeckte Feld zählt sofort: mehr Energie oder mehr Karten je Runde.
spirit_island-lift-help = Präsenz von der Insel verlässt ihr Gebiet, vielleicht auch eine Heilige Stätte.
spirit_island-presence-to-help = Von Präsenz aus misst du Reichweite; zwei in einem Gebiet sind eine Heilige Stätte.
spirit_island-time-from-help = Sie verlässt Leiste oder Insel und liegt als Zeit neben deinem Tableau.
spirit_island-presence-back-help = Sie verdeckt das Feld wieder; was dort steht, zählt nicht mehr.
spirit_island-unlock-help = Das ist für die ganze Partie entschieden, auch wenn die Leiste wieder verdeckt wird.
spirit_island-day-help = Aus den offenen Karten kannst du später Fähigkeiten erhalten.
spirit_island-more-energy-help = Sie wird so gleichmäßig wie möglich verteilt; dies ist der Rest.
spirit_island-element-help = Es zählt bis zum Rundenende für Element-Effekte.
spirit_island-prepare-help = Ein vorbereitetes Plättchen bleibt, bis du es für eine Aktion ausgibst.
spirit_island-marker-help = Es gibt sein Element nur für diese Aktion und ist dann verbraucht.
spirit_island-play-help = Du zahlst jetzt; ihre Elemente zählen die ganze Runde, auch wenn die Fähigkeit ungenutzt bleibt.
spirit_island-deck-help = Von vier Karten behältst du eine; für eine Starke Fähigkeit vergisst du eine eigene.
spirit_island-keep-help = Sie kommt auf deine Hand und ist gleich spielbar; die übrigen werden abgelegt.
spirit_island-forget-help = Du verlierst sie endgültig; liegt sie aus, sind ihre Elemente sofort weg.
spirit_island-track-icon-help = Sie ist in jeder Geister-Phase einmal nutzbar, solange sie aufgedeckt ist.
spirit_island-pay-instead-help = Sonst vergisst du eine deiner Fähigkeitenkarten, auch die neue ist möglich.
spirit_island-reclaim-or-stop-help = Sie kommt vom Ablagestapel zurück auf deine Hand.
spirit_island-reclaim-help = Sie kommt vom Ablagestapel zurück auf deine Hand.
spirit_island-use-help = Jede Fähigkeit einmal je Runde. Was in seiner Phase nicht genutzt wird, verfällt.
spirit_island-use-now-help = Sie wird mitten in der anderen ausgeführt, die danach weitergeht.
spirit_island-target-help = Die Fähigkeit wirkt dort; was in diesem Gebiet nicht geht, entfällt.
spirit_island-part-help = Spielfiguren des verbundenen Gebiets werden frei verteilt; sie gelten als bewegt.
spirit_island-part-presence-help = Sie gilt als bewegt; ohne sie verlierst du das Gebiet vielleicht aus der Reichweite.
spirit_island-left-out-help = Auf diesem Spielplan geschieht davon nichts.
spirit_island-target-spirit-help = Die Fähigkeit wirkt für diesen Geist; auch für dich selbst, wenn nicht „anderer“ dasteht.
spirit_island-repeat-help = Es ist eine neue Aktion, die anderes beeinflussen darf; Zusatzkosten fallen erneut an.
spirit_island-give-help = Sie geht endgültig auf die andere Hand.
spirit_island-turn-up-help = So ist bekannt, was sie bringt, bevor sie verdient ist.
spirit_island-threshold-help = Du darfst immer so tun, als hättest du weniger Elemente.
spirit_island-layout-help = Sie bestimmt, welche Spielpläne aneinandergrenzen und wo die Küste liegt.
spirit_island-lay-board-help = Er liegt mit ganzen Seiten an und verdeckt keinen Ozean; abseits beginnt er eine eigene Insel.
spirit_island-board-help = Dort beginnt deine Präsenz; die Pläne unterscheiden sich in dem, was auf ihnen steht.
spirit_island-spirit-help = Er bestimmt, wie du wächst und was du gut kannst; geringe Komplexität ist ein guter Anfang.
spirit_island-aspect-help = Ein Aspekt ersetzt einen Teil des Geistes, etwa eine Spezialregel oder eine Permanente Fähigkeit.
spirit_island-start-help = Von dort aus misst du in den ersten Runden die Reichweite.
spirit_island-inner-land-help = Das Herz der Insel darf nicht an die Invasoren fallen.
spirit_island-share-help = Jeder nennt seinen Anteil; gezahlt wird erst, wenn alles gedeckt ist und alle einverstanden sind.
spirit_island-discard-help = Sie kommt auf deinen Ablagestapel und kann wiedererlangt werden.
spirit_island-choice-help = Alle entscheiden gemeinsam; ohne Einigung gilt die erste Möglichkeit.
spirit_island-prevent-help = Der Preis ist ganz zu zahlen, dann geschieht es hier nicht.
spirit_island-call-off-help = Eine Aktion des Spielplans darf ausfallen; eine spätere könnte schlimmer sein.
spirit_island-free-terrain-help = Die Invasoren handeln in allen Gebieten dieser Landschaftsart, in denen welche sind, auf allen Spielplänen.
spirit_island-again-help = Jedes Mal zählt als eigene Aktion.
spirit_island-dahan-or-presence-help = Eines von beiden geht hier verloren.
spirit_island-pay-to-harm-help = Sonst werden Invasoren hier dadurch weder beschädigt noch zerstört.
spirit_island-hold-back-help = Sonst ziehen sie weiter, wie das Szenario es sagt.
spirit_island-play-face-down-help = Sie zählt als ausgespielte Karte, kostet keine Energie und bringt keine Elemente.
spirit_island-corner-of-help = Das Plättchen gibt sein Element Fähigkeiten, die ein Gebiet an dieser Ecke treffen.
spirit_island-corner-with-help = Gebiete und Ozeane, die sich dort treffen, teilen das Plättchen.
spirit_island-keep-thieves-help = Isolation wirkt auf Diebe wie auf Invasoren, wenn ihr wollt.
spirit_island-thief-to-help = Diebe in Küstengebieten entkommen vor dem nächsten Wüten.
spirit_island-count-thieves-help = Dann betrifft sie bei dieser Aktion auch, was von Entdeckern spricht.
spirit_island-use-source-help = Eine Quelle kann jetzt genutzt oder aufgehoben werden.
spirit_island-pay-for-power-help = Sonst ist die Fähigkeit hier nicht nutzbar.
spirit_island-invoke-help = Es muss ein Element einer deiner Fähigkeitenkarten sein.
spirit_island-set-card-aside-help = In der zweiten Partie ist sie ab Stufe III einmal umsonst ausspielbar.
spirit_island-stays-help = Was bleibt, liegt dort, wenn die zweite Partie beginnt; der Rest wird entfernt.
spirit_island-goes-help = Was ihr liegen lasst, liegt dort, wenn die zweite Partie beginnt.
spirit_island-spread-to-help = Es geht in ein Nachbargebiet mit Platz oder in dessen Richtung.
spirit_island-play-set-aside-help = Sie kostet keine Energie und zählt nicht mit; sie erreicht jedes Gebiet und ist danach weg.
spirit_island-whose-help = Es kann die von jedem von euch sein; ihr entscheidet gemeinsam.
spirit_island-look-at-help = Ihr seht, was kommt; die Reihenfolge bleibt.
spirit_island-face-down-help = Nach ihr werden die Invasoren noch einmal entdecken.
spirit_island-unseen-face-down-help = Nach ihr werden die Invasoren noch einmal entdecken.

## Was die einzelnen Verben fragen

spirit_island-doing-at = in einem Gebiet handeln
    .where = Welches Gebiet?
    .whence = Welches Gebiet?
    .then = Was der Effekt sagt, geschieht im gewählten Gebiet und nirgends sonst.
spirit_island-doing-push = Spielfiguren verschieben
    .which = Welche Spielfigur verschiebst du?
    .where = Wohin verschiebst du sie?
    .whence = Aus welchem Gebiet verschiebst du?
    .then = Was verschoben wird, verlässt dieses Gebiet und ist beim Wüten und Bauen im neuen dabei.
spirit_island-doing-gather = Spielfiguren versammeln
    .which = Welche Spielfigur versammelst du?
    .where = Aus welchem Gebiet versammelst du?
    .whence = Aus welchem Gebiet versammelst du?
    .then = Was versammelt wird, verlässt sein Gebiet und ist beim Wüten und Bauen hier dabei.
spirit_island-doing-gather_into = Spielfiguren versammeln
    .which = Welche Spielfigur versammelst du?
    .where = Wo versammelst du sie?
    .whence = Aus welchem Gebiet versammelst du?
    .then = Was versammelt wird, verlässt sein Gebiet und ist beim Wüten und Bauen im neuen dabei.
spirit_island-doing-merge = zwei Gebiete vereinen
    .where = Mit welchem Gebiet wird es eins?
    .then = Bis zum Ende der Runde sind beide ein Gebiet: Was in einem steht, steht in ihm.
spirit_island-doing-move = Spielfiguren bewegen
    .which = Welche Spielfigur bewegst du?
    .where = Wohin gehen sie?
    .whence = Aus welchem Gebiet bewegst du?
    .then = Was sich bewegt, verlässt sein Gebiet und ist beim Wüten und Bauen im neuen dabei.
spirit_island-doing-destroy = Spielfiguren zerstören
    .which = Welche Spielfigur wird zerstört?
    .where = In welchem Gebiet zerstörst du?
    .whence = In welchem Gebiet zerstörst du?
    .then = Was zerstört wird, ist dort nicht mehr dabei; ein Dorf bringt 1 Furcht, eine Stadt 2.
spirit_island-doing-remove = Spielfiguren entfernen
    .which = Welche Spielfigur wird entfernt?
    .where = Aus welchem Gebiet entfernst du?
    .whence = Aus welchem Gebiet entfernst du?
    .then = Was entfernt wird, ist dort nicht mehr dabei, bringt aber keine Furcht wie beim Zerstören.
spirit_island-doing-remove_health = Spielfiguren entfernen
    .which = Welche Spielfigur wird entfernt?
    .where = Aus welchem Gebiet entfernst du?
    .whence = Aus welchem Gebiet entfernst du?
    .then = Was entfernt wird, ist dort nicht mehr dabei, bringt aber keine Furcht wie beim Zerstören.
spirit_island-doing-replace = Spielfiguren ersetzen
    .which = Welche Spielfigur wird ersetzt?
    .where = In welchem Gebiet ersetzt du?
    .whence = In welchem Gebiet ersetzt du?
    .then = Eine andere Spielfigur tritt an ihre Stelle und zählt statt ihrer beim Wüten und Bauen.
spirit_island-doing-restore = Spielfiguren zurückholen
    .which = Welche Spielfigur kommt zurück?
    .where = Wo kommt sie zurück?
    .whence = Wo kommt sie zurück?
    .then = Sie kommt in dieses Gebiet zurück und wirkt dort wie zuvor.
spirit_island-doing-add = Spielfiguren hinzufügen
    .which = Welche Spielfigur kommt hinzu?
    .where = Wo kommt sie hinzu?
    .whence = Wo kommt sie hinzu?
    .then = Was hinzukommt, bleibt und zählt von nun an bei allem, was dort geschieht.
spirit_island-doing-damage = Schaden zufügen
    .which = Welche Spielfigur nimmt den Schaden?
    .where = In welchem Gebiet fügst du Schaden zu?
    .whence = In welchem Gebiet fügst du Schaden zu?
    .then = Meist hält ein Entdecker 1 aus, ein Dorf 2, eine Stadt 3; Zerstörtes wütet und baut nicht mehr.
spirit_island-doing-damage_one = einer Spielfigur Schaden zufügen
    .which = Welche Spielfigur nimmt den Schaden?
    .where = In welchem Gebiet fügst du Schaden zu?
    .whence = In welchem Gebiet fügst du Schaden zu?
    .then = Meist hält ein Entdecker 1 aus, ein Dorf 2, eine Stadt 3; Zerstörtes wütet und baut nicht mehr.
spirit_island-doing-damage_different = mehreren Spielfiguren Schaden zufügen
    .which = Welche Spielfigur nimmt den Schaden?
    .where = In welchem Gebiet fügst du Schaden zu?
    .whence = In welchem Gebiet fügst du Schaden zu?
    .then = Meist hält ein Entdecker 1 aus, ein Dorf 2, eine Stadt 3; jede Spielfigur nimmt ihn nur einmal.
spirit_island-doing-attack = angreifen lassen
    .which = Welche Spielfigur nimmt den Schaden?
    .where = In welchem Gebiet greifen sie an?
    .whence = In welchem Gebiet greifen sie an?
    .then = Wer angreift, fügt seinen Schaden zu; was dabei zerstört wird, wütet und baut nicht mehr.
spirit_island-doing-drown = Spielfiguren ertränken
    .which = Welche Spielfigur ertrinkt?
    .where = In welchem Gebiet ertrinkt sie?
    .whence = In welchem Gebiet ertrinkt sie?
    .then = Was ertrinkt, ist zerstört und dort nicht mehr dabei.
spirit_island-doing-save = Spielfiguren retten
    .which = Welche Spielfigur wird gerettet?
    .where = In welchem Gebiet wird sie gerettet?
    .whence = In welchem Gebiet wird sie gerettet?
    .then = Was gerettet wird, bleibt, wo es ist, obwohl es vernichtet würde.
spirit_island-doing-sit_out = Spielfiguren unbeteiligt lassen
    .which = Welche Spielfigur bleibt unbeteiligt?
    .where = In welchem Gebiet?
    .whence = In welchem Gebiet?
    .then = Was unbeteiligt bleibt, ist beim Wüten hier nicht dabei.
spirit_island-doing-destroy_presence = Präsenz vernichten
    .where = Wo wird eine deiner Präsenzen vernichtet?
    .whence = Wo wird eine deiner Präsenzen vernichtet?
    .then = Sie ist fort von der Insel; wo keine mehr liegt, zählt keine Reichweite mehr.
spirit_island-doing-add_presence = Präsenz hinzufügen
    .where = Wo fügst du Präsenz hinzu?
    .whence = Wo fügst du Präsenz hinzu?
    .then = Von Präsenz aus misst du Reichweite; zwei in einem Gebiet sind eine Heilige Stätte.
spirit_island-doing-move_presence = Präsenz bewegen
    .where = Wohin geht deine Präsenz?
    .whence = Aus welchem Gebiet geht deine Präsenz?
    .then = Reichweite zählt von dort, wo sie hinkommt; wo keine mehr liegt, nicht mehr.
spirit_island-doing-repeat = die Fähigkeit noch einmal nutzen
    .may = Nutzt du diese Fähigkeit noch einmal?
    .then = Es ist eine neue Aktion, die anderes beeinflussen darf; zusätzliche Kosten fallen wieder an.
spirit_island-doing-pay = Energie bezahlen
    .may = Bezahlst du dafür?
    .then = Was du bezahlst, ist weg; ohne das entfällt nur dieser Teil.
spirit_island-doing-forget = eine Fähigkeit vergessen
    .may = Vergisst du dafür eine Fähigkeit?
    .then = Die Fähigkeit verlässt dich für immer; ohne das entfällt nur dieser Teil.
spirit_island-doing-reclaim = eine Karte wiedererlangen
    .may = Erlangst du eine Karte wieder?
    .then = Eine Karte kommt vom Ablagestapel auf deine Hand und ist wieder ausspielbar.
spirit_island-doing-play_card = eine Karte ausspielen
    .may = Spielst du eine Karte aus?
    .then = Ihre Elemente zählen bis zum Ende der Runde, auch wenn die Fähigkeit ungenutzt bleibt.
spirit_island-doing-element = ein Element erhalten
    .may = Nimmst du das Element?
    .then = Es zählt bis zum Rundenende für Element-Effekte.

## Antworten, bei denen ein Name nicht genug sagt

spirit_island-growth-option = { NAME($alternative) }{ $granted ->
    [1] {" "}(in jedem Fall)
   *[other] {""}
}
spirit_island-growth-action-option = { NAME($alternative) }
spirit_island-unlock-option = { NAME($alternative) }
spirit_island-either-option = { NAME($alternative) }
spirit_island-choice-option = { NAME($event_part) }: { NAME($alternative) }{ $cost ->
    [0] {""}
   *[other] {" "}[{ spirit_island-event-price }]
}
spirit_island-event-price = { $cost } Energie{ $aid ->
    [1] , davon { $aided } durch { NAME($element) } im Spiel, bleiben { $due }
   *[other] {""}
}
spirit_island-share-option = { $said ->
    [0] lieber nicht zahlen
    [1] eine Karte abwerfen für 2 Energie
    [2] eine Karte vergessen für 4 Energie
    [3] ein vorbereitetes Element ausgeben für 1 Energie
    [4] zurücknehmen, was du statt Energie gibst
   *[other] { $same ->
        [1] { $due ->
            [0] { $alone ->
                [1] { $amount } Energie zahlen
               *[other] einverstanden: { $amount } Energie
            }
           *[other] nicht mehr als { $amount } Energie
        }
       *[other] { $amount } Energie{ $due ->
            [0] {""}
            [one] , { $due } fehlt
           *[other] , { $due } fehlen
        }
    }
}
spirit_island-turn-up-option = { $level ->
    [0] verdiente Karte { $nth }
    [1] { $ritual ->
        [1] Furchtstapel, Karte { $nth }
       *[other] Furchtstufe I, Karte { $nth }
    }
    [2] Furchtstufe II, Karte { $nth }
   *[other] Furchtstufe III, Karte { $nth }
}
spirit_island-lay-board-option = { $side ->
    [3] abseits: Sein Ozean liegt dem von Spielplan { NAME($beside) } gegenüber, { $its_side ->
        [0] zu Gebiet 3 hin
        [1] zu Gebiet 1 hin
        [2] weit zu Gebiet 3 hin
       *[3] weit zu Gebiet 1 hin
    }
   *[other] seine { $its_side ->
        [0] Seite bei Gebiet 3
        [1] Binnenseite
       *[2] Seite bei Gebiet 1
    } an der { $side ->
        [0] Seite bei Gebiet 3
        [1] Binnenseite
       *[2] Seite bei Gebiet 1
    } von Spielplan { NAME($beside) }{ $also ->
        [0] {""}
        [1] , auch an Spielplan { NAME($third) }
       *[2] , auch an den Spielplänen { NAME($third) } und { NAME($fourth) }
    }
}
spirit_island-which-piece-option = { spirit_island-piece-as-it-is }
spirit_island-hit-option = { spirit_island-piece-as-it-is }
spirit_island-piece-as-it-is = { $stop ->
    [1] das genügt
   *[other] { $thief ->
        [0] { $site ->
            [1] Heilige Stätte (als Bestie)
           *[other] { NAME($piece) }
        }
        [1] Dieb, verdeckt
        [2] Dieb, leer
       *[other] Dieb, { $face }
    }{ $damage ->
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
       *[other] keine Verzögerte Fähigkeit mehr
    }
   *[other] { NAME($option) }
}
spirit_island-play-option = { $stop ->
    [1] keine Karte mehr
   *[other] { NAME($power) }
}
spirit_island-day-option = { $stop ->
    [1] keine von ihnen
   *[other] { NAME($power) }
}
spirit_island-marker-option = { $stop ->
    [1] keines mehr
   *[other] { NAME($element) }
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
        [one] {" "}1 Karte je Runde
       *[other] {" "}{ $plays } Karten je Runde
    }{ $more_plays ->
        [0] {""}
       [one] {" "}1 Karte mehr ausspielen
       *[other] {" "}{ $more_plays } Karten mehr ausspielen
    }{ spirit_island-elements-given }{ $chosen ->
        [0] {""}
       *[other] {" "}ein Element deiner Wahl für den Rest des Spiels
    }{ $action ->
        [0] {""}
       *[other] {" "}eine Aktion je Runde
    }{ $at_once ->
        [0] {""}
       *[other] {" "}sofort { $at_once } Energie
    }{ $opens ->
        [0] {""}
        [1] {" "}eine von zwei Wachstumsoptionen
       *[other] {" "}die früher gewählte Wachstumsoption
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
spirit_island-prepare-note = { spirit_island-element-note }
spirit_island-marker-note = { $stop ->
    [1] {""}
   *[other] { $have } vorbereitet{ spirit_island-marker-lights }
}
spirit_island-marker-lights = { $level ->
    [0] {""}
   *[other] { $more ->
        [0] ; erfüllt Stufe { $level }
        [1] ; erfüllt mit einem weiteren Stufe { $level }
       *[other] ; erfüllt mit { $more } weiteren Stufe { $level }
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
   *[other] { $price ->
        [0] {""}
       *[other] übers Wasser für { $price } Energie
    }
}
spirit_island-spirit-note = Schwierigkeit: { $complexity ->
    [0] niedrig
    [1] mittel
    [2] hoch
   *[other] sehr hoch
}
spirit_island-aspect-note = { $stop ->
    [1] wie sein Tableau es sagt
   *[other] { $change ->
        [1] schwieriger zu spielen
        [2] einfacher zu spielen
       *[other] so anspruchsvoll wie ohne ihn
    }
}

## Namen von Antworten

spirit_island-answer-yes = ja
spirit_island-answer-no = nein
spirit_island-share-refuse = lieber nicht zahlen
spirit_island-share-discarding = eine Karte abwerfen für 2 Energie
spirit_island-share-forgetting = eine Karte vergessen für 4 Energie
spirit_island-share-marker = ein vorbereitetes Element ausgeben für 1 Energie
spirit_island-share-back = zurücknehmen, was du statt Energie gibst
spirit_island-way-first = erste
spirit_island-way-second = zweite
spirit_island-way-third = dritte
spirit_island-way-fourth = vierte
spirit_island-way-fifth = fünfte
spirit_island-way-sixth = sechste
spirit_island-way-seventh = siebte
spirit_island-way-eighth = achte
spirit_island-way-ninth = neunte
spirit_island-source_or_stop-stop = das genügt
spirit_island-source_or_stop-energy = { spirit_island-source-energy }
spirit_island-source_or_stop-plays = { spirit_island-source-plays }
spirit_island-source_or_stop-third = { spirit_island-source-third }
spirit_island-source_or_stop-fourth = { spirit_island-source-fourth }
spirit_island-source_or_stop-fifth = { spirit_island-source-fifth }
spirit_island-source_or_stop-sixth = { spirit_island-source-sixth }
spirit_island-source_or_stop-destroyed = { spirit_island-source-destroyed }
spirit_island-source_or_stop-island = { spirit_island-source-island }
spirit_island-source-energy = Energie-Leiste
spirit_island-source-plays = Ausspielen-Leiste
spirit_island-source-third = Wachstums-Leiste 1
spirit_island-source-fourth = Wachstums-Leiste 2
spirit_island-source-fifth = Wachstums-Leiste 3
spirit_island-source-sixth = Wachstums-Leiste 4
spirit_island-source-destroyed = vernichtete Präsenz
spirit_island-source-island = Präsenz von der Insel
spirit_island-aspect-none = ohne Aspekt
spirit_island-pile-invader_deck = den Invasoren-Stapel
spirit_island-pile-event_deck = den Ereignisstapel
spirit_island-discarded_card-unseen_1 = eine ungesehene Karte der Stufe I
spirit_island-discarded_card-unseen_2 = eine ungesehene Karte der Stufe II
spirit_island-discarded_card-unseen_3 = eine ungesehene Karte der Stufe III
spirit_island-deck-minor = Schwache Fähigkeiten
spirit_island-deck-major = Starke Fähigkeiten
spirit_island-piece-stop = das genügt
spirit_island-land_or_stop-stop = das genügt
spirit_island-power_or_stop-stop = keine mehr
spirit_island-element_or_stop-stop = keines mehr
spirit_island-use-done = keine mehr
spirit_island-use-command = die Bestien lenken
spirit_island-use-ritual = das Ritual abhalten
spirit_island-sheet-extra_build = Zusätzlich bauen
spirit_island-sheet-commands = Lenkt die Bestien: { $number } zum Nutzen{ $left ->
    [0] {""}
   *[other] , { $left } im Invasoren-Stapel
}.
spirit_island-against = { $foes ->
    [0] { $told ->
        [0] keine Nation
       *[other] { NAME($scenario) }
    }
   *[other] { NAME($adversary) }, Level { $level }{ $foes ->
        [1] {""}
       *[other] {" "}und noch eine
    }{ $told ->
        [0] {""}
       *[other] , { NAME($scenario) }
    }
}
spirit_island-sheet-adversary = Nation: { NAME($adversary) }, Level { $level }
spirit_island-sheet-leading = Führende Nation: { NAME($adversary) }, Level { $level }
spirit_island-sheet-supporting = Unterstützende Nation: { NAME($adversary) }, Level { $level }. Sie eskaliert bei jeder Karte der Stufe III.
spirit_island-sheet-extra-board = Zusätzlicher Spielplan: { NAME($board) }
spirit_island-sheet-scenario = Szenario: { NAME($scenario) }
spirit_island-sheet-corner = { NAME($element) } an der Ecke von { $text }
spirit_island-sheet-panel-towns = Auf der Szenario-Karte: { $number ->
    [one] 1 Dorf
   *[other] { $number } Dörfer
}
spirit_island-sheet-panel-thieves = Neben der Insel: { $number ->
    [one] 1 Dieb
   *[other] { $number } Diebe
}
spirit_island-sheet-wave = { $half ->
    [1] Die erste von zwei Partien
   *[other] Die zweite von zwei Partien
}
spirit_island-sheet-set-aside = Aus der ersten Partie beiseitegelegt: { NAME($power) }
spirit_island-sheet-blight-beside = Neben der Ödnis-Karte, für das Umdrehen: { $number } Ödnis
spirit_island-sheet-source = Quelle { $number }, { NAME($source) }: { $finder ->
    [spirits] von euch gefunden
    [held_back] von euch gefunden und zurückgehalten
   *[other] von den Invasoren gefunden
}
spirit_island-sheet-panel-markers = Auf dem Tableau der Nation: { $number } Marker
spirit_island-sheet-panel-beasts = Auf dem Tableau der Nation: { $number ->
    [one] 1 Bestie
   *[other] { $number } Bestien
}
spirit_island-sheet-panel-blight = Auf dem Tableau der Nation: { $number } Ödnis
spirit_island-sheet-reminder = Erinnerungskarte im Invasoren-Stapel, unter { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
spirit_island-sheet-hidden = Invasoren-Karte der Stufe { $stage ->
    [1] I
    [2] II
   *[other] III
} im Furchtstapel, unter { $number ->
    [one] 1 Furcht-Karte
   *[other] { $number } Furcht-Karten
}
spirit_island-sheet-loss-panel-beasts = Bestien auf dem Tableau der Nation: { $have }, auf der Insel: { $limit }. { $left ->
    [one] Noch eine dorthin, und das Spiel ist verloren.
   *[other] Noch { $left } dorthin, und das Spiel ist verloren.
}
spirit_island-sheet-loss-panel-marker = Marker auf dem Tableau der Nation: noch { $have } von { $limit }. { $have ->
    [one] Mit dem letzten ist das Spiel verloren.
   *[other] Liegt dort keiner mehr, ist das Spiel verloren.
}
spirit_island-sheet-loss-island-town = Dörfer auf der Insel: { $have } von { $limit }. { $left ->
    [one] Mit dem nächsten ist das Spiel verloren.
   *[other] Muss eines auf die Insel und ist keines mehr da, ist das Spiel verloren.
}
spirit_island-sheet-loss-scenario_card-town = Dörfer auf der Szenario-Karte: { $have } von { $limit }. { $left ->
    [one] Mit dem nächsten ist das Spiel verloren.
   *[other] Mit mehr als so vielen ist das Spiel verloren.
}
spirit_island-sheet-loss-island-dahan = Dahan auf der Insel: { $have }. { $left ->
    [one] Mit einem weniger ist das Spiel verloren.
   *[other] Mit weniger als { $limit } ist das Spiel verloren.
}
spirit_island-sheet-loss-ravage = Stärkstes Wüten, das bevorsteht: { $ground } mit { $damage } Schaden; ab { $limit } zählt es dafür.
spirit_island-sheet-difficulty = Schwierigkeitsgrad { $number }
spirit_island-difficulty = Schwierigkeitsgrad { $number }{ $foes ->
    [0] {""}
   *[other] {" "}= Nation { $foes }
}{ $scenario ->
    [0] {""}
   *[other] { $foes ->
        [0] {" "}=
       *[other] {" "}+
    } Szenario { $scenario }
}{ $board ->
    [0] {""}
   *[other] { $foes ->
        [0] { $scenario ->
            [0] {" "}=
           *[other] {" "}+
        }
       *[other] {" "}+
    } zusätzlicher Spielplan { $board }
}
spirit_island-decks = Furcht-Karten { $fear } · Invasoren-Stapel { $invaders }
spirit_island-not-recommended = Das Szenario „{ NAME($scenario) }“ ist gegen „{ NAME($adversary) }“ nicht zu empfehlen.
spirit_island-sheet-free = Geister, die zur Wahl stehen
spirit_island-sheet-complexity = Schwierigkeit
spirit_island-sheet-how = so spielt er sich
spirit_island-sheet-how-it-plays = { NAME($does) } { NAME($way) } { NAME($hard) }
spirit_island-complexity-low = niedrig
spirit_island-complexity-moderate = mittel
spirit_island-complexity-high = hoch
spirit_island-complexity-very_high = sehr hoch
spirit_island-token-badlands = Einöde
spirit_island-token-beasts = Bestie
spirit_island-token-disease = Seuche
spirit_island-token-strife = Streit
spirit_island-token-wilds = Wildnis
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
spirit_island-figure-beasts = Bestie
    .the = die Bestie
    .a = eine Bestie
    .nom = eine Bestie
    .first = Eine Bestie
    .many = Bestien
spirit_island-figure-wilds = Wildnis
    .the = die Wildnis
    .a = eine Wildnis
    .nom = eine Wildnis
    .first = Eine Wildnis
    .many = Wildnis
spirit_island-figure-disease = Seuche
    .the = die Seuche
    .a = eine Seuche
    .nom = eine Seuche
    .first = Eine Seuche
    .many = Seuchen
spirit_island-figure-badlands = Einöde
    .the = die Einöde
    .a = eine Einöde
    .nom = eine Einöde
    .first = Eine Einöde
    .many = Einöden
spirit_island-figure-blight = Ödnis
    .the = die Ödnis
    .a = eine Ödnis
    .nom = eine Ödnis
    .first = Eine Ödnis
    .many = Ödnis
spirit_island-phase-setup = Spielvorbereitung
spirit_island-phase-invaders = Invasoren-Phase
spirit_island-phase-over = Die Partie ist zu Ende

## Der Verlauf

spirit_island-spirit-chosen = { NAME($spirit) } erwacht.
spirit_island-laid-by-hand = { $apart ->
    [1] Spielplan { NAME($board) } liegt abseits, über das Wasser Spielplan { NAME($beside) } gegenüber.
   *[other] Spielplan { NAME($board) } liegt an Spielplan { NAME($beside) }.
}
spirit_island-aspect-chosen = { NAME($seat) } wird mit dem Aspekt „{ NAME($aspect) }“ gespielt.
spirit_island-settled = { NAME($seat) } beginnt in { NAME($land) }.
spirit_island-round-begins = Runde { $round }
spirit_island-grows = { NAME($seat) } wächst: { NAME($alternative) }.
spirit_island-presence-added = { NAME($seat) } fügt in { NAME($land) } Präsenz hinzu.
spirit_island-presence-destroyed = { NAME($seat) } verliert in { NAME($land) } eine Präsenz.
spirit_island-presence-moved = { NAME($seat) } bewegt eine Präsenz von { NAME($land) } nach { NAME($target) }.
spirit_island-energy-gained = { NAME($seat) } erhält { $number } Energie.
spirit_island-energy-forgone = { NAME($seat) } entgeht { $number } Energie.
spirit_island-frozen = { NAME($land) } steht still, bis die Phase „Verzögerte Fähigkeiten“ vorbei ist.
spirit_island-presence-returned = Eine Präsenz von { NAME($seat) } kommt auf die Leisten zurück.
spirit_island-destroyed-presence-removed = { NAME($seat) } nimmt eine vernichtete Präsenz aus dem Spiel.
spirit_island-time-gained = { NAME($seat) } erhält 1 Zeit.
spirit_island-time-spent = { NAME($seat) } gibt 1 Zeit aus.
spirit_island-day-dealt = „{ NAME($power) }“ liegt offen neben dem Tableau von { NAME($seat) }.
spirit_island-day-kept = „{ NAME($power) }“ kommt zu den offenen Karten von { NAME($seat) }.
spirit_island-element-marked = { NAME($seat) } markiert ein Feld mit { NAME($element) }.
spirit_island-presence-removed = { NAME($seat) } nimmt eine Präsenz in { NAME($land) } aus dem Spiel.
spirit_island-presence-replaced = { NAME($seat) } ersetzt in { NAME($land) } eine Präsenz, die aus dem Spiel kommt, durch { $number ->
    [one] { NAME($new, form: "a") }
   *[other] { $number } { NAME($new, form: "many") }
}.
spirit_island-presence-replaced-beside = { NAME($seat) } ersetzt in { NAME($land) } eine Präsenz, die nun als vernichtet gilt, durch { $number ->
    [one] { NAME($new, form: "a") }
   *[other] { $number } { NAME($new, form: "many") }
}.
spirit_island-presence-saved = { NAME($seat) } bewahrt in { NAME($land) } eine Präsenz vor der Vernichtung.
spirit_island-energy-spent = { NAME($seat) } gibt { $number } Energie ab.
spirit_island-plays-gained = { NAME($seat) } darf in dieser Runde { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} mehr ausspielen.
spirit_island-element-gained = { NAME($seat) } erhält { $number ->
    [one] das Element { NAME($element) }
   *[other] { $number }-mal das Element { NAME($element) }
}.
spirit_island-marker-prepared = { NAME($seat) } bereitet ein Element-Plättchen vor: { NAME($element) }.
spirit_island-marker-discarded = { NAME($seat) } wirft ein Element-Plättchen ab: { NAME($element) }.
spirit_island-power-gained = { NAME($seat) } erhält die Karte „{ NAME($power) }“.
spirit_island-power-forgotten = { NAME($seat) } vergisst „{ NAME($power) }“.
spirit_island-power-turned-up = „{ NAME($power) }“ wird aufgedeckt und abgelegt.
spirit_island-power-discarded = { NAME($seat) } wirft „{ NAME($power) }“ ab.
spirit_island-share-said = { NAME($seat) } würde { $number } Energie zahlen.
spirit_island-share-discard = { NAME($seat) } würde dafür „{ NAME($power) }“ abwerfen.
spirit_island-share-forget = { NAME($seat) } würde dafür „{ NAME($power) }“ vergessen.
spirit_island-share-prepared = { NAME($seat) } würde dafür ein vorbereitetes Element ausgeben: { NAME($element) }.
spirit_island-share-taken-back = { NAME($seat) } würde lieber nur mit Energie zahlen.
spirit_island-share-refused = { NAME($seat) } möchte lieber nicht zahlen: Es wird nichts bezahlt.
spirit_island-share-missing = Keine Einigung, { $number } Energie { $number ->
    [one] fehlt
   *[other] fehlen
}: Es wird nichts bezahlt.
spirit_island-event-turned-up = Ereignis: { NAME($event) }
spirit_island-event-part = { NAME($event_part) }: { NAME($alternative) }.
spirit_island-token-event = { NAME($token_event) }: { NAME($alternative) }.
spirit_island-dahan-event = { NAME($dahan_event) }: { NAME($alternative) }.
spirit_island-event-put-back = { NAME($event) } kommt in den Stapel zurück, unter { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}.
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
spirit_island-power-left-out = { NAME($seat) } lässt „{ NAME($use) }“ aus: Nichts davon geschieht, und alles ist wie vorher.
spirit_island-holds = In { NAME($land) }: { NAME($alternative) }.
spirit_island-isolated = { NAME($land) } ist in dieser Runde isoliert.
spirit_island-moved = { NAME($piece, form: "first") } geht von { NAME($land) } nach { NAME($target) }.
spirit_island-site-moved = { NAME($seat) } bewegt eine Heilige Stätte als Bestie von { NAME($land) } nach { NAME($target) }.
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
spirit_island-fear-lost = { $number } Furcht kommt in den Vorrat zurück.
spirit_island-fear-cards-discarded = { $number ->
    [one] Eine verdiente Furcht-Karte wird ungesehen abgelegt.
   *[other] { $number } verdiente Furcht-Karten werden ungesehen abgelegt.
}
spirit_island-fear-card-added = Auf dem Furchtstapel liegt eine Karte mehr.
spirit_island-fear-card-removed = Die oberste Karte des Furchtstapels kommt in die Schachtel.
spirit_island-card-blight-boxed = { $number } Ödnis der Karte kommt in die Schachtel.
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
spirit_island-blight-from-box = Die Ödnis für { NAME($land) } kommt aus der Schachtel.
spirit_island-blight-removed = { NAME($land) } verliert { $number } Ödnis.
spirit_island-blight-boxed = { $number } Ödnis aus { NAME($land) } kommt in die Schachtel.
spirit_island-blight-moved = { $number } Ödnis kommt von { NAME($land) } nach { NAME($target) }.
spirit_island-blight-card-filled = { $number } Ödnis kommt auf die Ödnis-Karte.
spirit_island-blight-stays = { NAME($land) } erhält keine Ödnis.
spirit_island-cascades = Ödnis breitet sich von { NAME($land) } nach { NAME($target) } aus.
spirit_island-blight-card-turned = Die Ödnis-Karte wird umgedreht: { NAME($blight_card) }.
spirit_island-blight-card-acts = Verödete Insel: { NAME($blight_card) }.
spirit_island-invader-card-seen = Die oberste Karte des Invasoren-Stapels ist { NAME($invader_card) }.
spirit_island-event-seen = Die oberste Karte des Ereignisstapels ist { NAME($event) }.
spirit_island-event-to-bottom = { NAME($event) } kommt unter den Ereignisstapel.
spirit_island-deck-shuffled = Die obersten { $number } Karten des Stapels werden gemischt.
spirit_island-card-to-bottom = { NAME($invader_card) } kommt unter den Invasoren-Stapel.
spirit_island-cards-swapped = { NAME($invader_card) } kommt vom Ablagestapel auf den Invasoren-Stapel, dessen oberste Karte verdeckt abgelegt wird.
spirit_island-unseen-cards-swapped = Eine ungesehene Karte der Stufe { $stage } kommt vom Ablagestapel auf den Invasorenstapel, dessen oberste Karte verdeckt abgelegt wird.
spirit_island-card-revealed = Invasoren-Karte: { NAME($invader_card) }.
spirit_island-accelerated = Invasoren-Karte aus dem Stapel: { NAME($invader_card) }.
spirit_island-played-face-down = { NAME($seat) } spielt { NAME($power) } verdeckt aus.
spirit_island-thieves-added = { $number ->
    [one] Ein Dieb kommt
   *[other] { $number } Diebe kommen
} nach { NAME($land) }.
spirit_island-thieves-move = { $number ->
    [one] Ein Dieb zieht
   *[other] { $number } Diebe ziehen
} von { NAME($land) } nach { NAME($target) }.
spirit_island-thief-turned-up = Ein Dieb in { NAME($land) } wird aufgedeckt: { spirit_island-thief-face }.
spirit_island-thief-caught = Ein Dieb in { NAME($land) } wird gefasst: { spirit_island-thief-face }.
spirit_island-thief-escapes = Ein Dieb entkommt aus { NAME($land) }: { spirit_island-thief-face }.
spirit_island-thief-face = { $number ->
    [0] leer
   *[other] { $number }
}
spirit_island-searched = { $players ->
    [1] Ihr durchsucht
   *[other] Die Invasoren durchsuchen
} { NAME($land) }: { $number ->
    [0] nichts
   *[other] Quelle { $number }
}.
spirit_island-all-removed = Alles in { NAME($land) } kommt aus dem Spiel.
spirit_island-wave-beaten = Die erste Welle ist besiegt: Die Invasoren verlassen die Insel, aber sie kommen wieder.
spirit_island-card-set-aside = { NAME($seat) } legt „{ NAME($power) }“ für die zweite Partie beiseite.
spirit_island-wave-higher = Die Insel blüht: Das Level der Nation steigt um { $number }.
spirit_island-wave-card-back = Die Ödnis-Karte „{ NAME($blight_card) }“ wird mit { $number } Ödnis auf ihre blühende Seite gedreht; { $left } liegen daneben.
spirit_island-wave-second = Die zweite Welle kommt: Andere Geister erwachen.
spirit_island-set-aside-played = { NAME($seat) } spielt die beiseitegelegte Karte „{ NAME($power) }“ aus.
spirit_island-set-aside-discarded = Die beiseitegelegte Karte „{ NAME($power) }“ wird abgeworfen.
spirit_island-markers-added = { NAME($land) } erhält { $number ->
    [one] einen Marker
   *[other] { $number } Marker
}.
spirit_island-markers-destroyed = { NAME($land) } verliert { $number ->
    [one] einen Marker
   *[other] { $number } Marker
}.
spirit_island-invoked = { NAME($seat) } legt { NAME($element) } an eine Ecke von { NAME($land) }.
spirit_island-left-island = { NAME($piece, form: "first") } verlässt von { NAME($land) } aus die Insel.
spirit_island-blight-waits = { $number } Ödnis wartet auf dem Tableau der Nation.
spirit_island-blight-back = { $number } Ödnis kommt vom Tableau der Nation auf die Ödnis-Karte.
spirit_island-collected = { $number ->
    [one] { NAME($piece, form: "first") } kommt auf das Tableau der Nation.
   *[other] { $number } { NAME($piece) } kommen auf das Tableau der Nation.
}
spirit_island-markers-taken = { $number ->
    [one] 1 Marker kommt
   *[other] { $number } Marker kommen
} vom Tableau der Nation; { $left } { $left ->
    [one] bleibt
   *[other] bleiben
}.
spirit_island-reminder-laid = Eine Erinnerungskarte liegt unter { $number } Karten des Invasoren-Stapels.
spirit_island-reminder-reached = Die Erinnerungskarte liegt oben auf dem Invasoren-Stapel.
spirit_island-card-hidden = Eine unbenutzte Invasoren-Karte der Stufe { $stage ->
    [1] I
    [2] II
   *[other] III
} liegt unter { $number } Karten des Furchtstapels.
spirit_island-card-comes-up = Aus dem Furchtstapel auf das Aktionsfeld „Bauen“: { NAME($invader_card) }.
spirit_island-escalates = Eskalation: { NAME($adversary) }.
spirit_island-terrain-drawn = Von den beiden Landschaftsarten gilt diese: { NAME($drawn_terrain) }.
spirit_island-ritual = { NAME($seat) } hält in { NAME($land) } ein Ritual ab.
spirit_island-ravage-begins = { $number ->
    [0] Wüten in keinem Gebiet: Dort sind keine Invasoren ({ NAME($invader_card) }).
    [one] Wüten in 1 Gebiet ({ NAME($invader_card) }).
   *[other] Wüten in { $number } Gebieten ({ NAME($invader_card) }).
}
spirit_island-ravaged = Wüten in { NAME($land) }: { $force } Schaden{ $defence ->
    [0] {""}
   *[other] , Verteidigung nimmt { $defence }, übrig { $number }
}{ $holds ->
    [1] ; das Gebiet hält stand
   *[0] {""}
}.
spirit_island-ravage-empty = In { NAME($land) } ist kein Invasor mehr, der wüten könnte.
spirit_island-struck-back = Die Dahan in { NAME($land) } schlagen zurück: { $number } Schaden.
spirit_island-ravage-converted = In { NAME($land) } wird aus dem Wüten ein Bauen.
spirit_island-added-board = Der Spielplan { NAME($board) } wird Teil der Insel.
spirit_island-lands-joined = { NAME($land) } und { NAME($target) } sind bis zum Rundenende ein Gebiet.
spirit_island-destroyed-board = Der Spielplan { NAME($board) } wird zerstört, mit allem, was darauf ist.
spirit_island-ravage-skipped = Kein Wüten in { NAME($land) }.
spirit_island-build-begins = { $number ->
    [0] Bauen in keinem Gebiet: Dort sind keine Invasoren ({ NAME($invader_card) }).
    [one] Bauen in 1 Gebiet ({ NAME($invader_card) }).
   *[other] Bauen in { $number } Gebieten ({ NAME($invader_card) }).
}
spirit_island-built = { NAME($piece, form: "first") } wird in { NAME($land) } gebaut.
spirit_island-build-skipped = In { NAME($land) } wird nichts gebaut.
spirit_island-build-card-skipped = Mit { NAME($invader_card) } wird nichts gebaut.
spirit_island-explore-card-skipped = Mit der nächsten Invasoren-Karte wird nichts entdeckt.
spirit_island-card-kept-in-play = { NAME($power) } bleibt bis zum Spielende ausgespielt neben { NAME($seat) } liegen.
spirit_island-beasts-card-taken = Die Spieler nehmen eine Karte „Lenkt die Bestien“.
spirit_island-beasts-commanded = Die Spieler lenken die Bestien.
spirit_island-disease-stops = Eine Seuche verhindert das Bauen in { NAME($land) }.
spirit_island-explored = Ein Entdecker kommt nach { NAME($land) }{ $why ->
    [1] , wo Invasoren gebaut haben
    [2] {" "}vom Ozean her
    [3] {" "}aus einem Dorf oder einer Stadt daneben
   *[0] {""}
}.
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

spirit_island-no-ocean = { NAME($option) } ist Ozean: Dorthin reicht nur, was vom Ozean spricht.
spirit_island-no-target = Eine Regel verschließt { NAME($option) } gerade für diese Fähigkeit.
spirit_island-out-of-range = { NAME($option) } liegt außer Reichweite: { $number ->
    [0] Diese Präsenz kommt nur dorthin, wo du schon welche hast
    [one] Diese Präsenz kommt höchstens 1 Gebiet von deiner entfernt hinzu
   *[other] Diese Präsenz kommt höchstens { $number } Gebiete von deiner entfernt hinzu
}.
spirit_island-no-land-for-this = { spirit_island-this-power } meint hier andere Gebiete. { NAME($option) }: { spirit_island-as-it-is }.{ spirit_island-instead }
spirit_island-instead = { $offers ->
    [one] {" "}Jetzt möglich: { NAMES($offered, form: "apart") }.
    [other] {" "}Jetzt möglich: { NAMES($offered, form: "apart") }.
   *[0] {""}
}
spirit_island-not-beside-the-crowd = { NAME($option) } liegt nicht neben dem Gebiet, in dem zu viele stehen: Verschoben wird in ein benachbartes.{ spirit_island-instead }
spirit_island-no-room-there = In { NAME($option) } ist kein Platz mehr, in einem Gebiet daneben aber schon.{ spirit_island-instead }
spirit_island-no-nearer-to-room = Nebenan ist nirgends Platz, und { NAME($option) } liegt nicht auf dem kürzesten Weg zu einem Gebiet mit Platz.{ spirit_island-instead }
spirit_island-spirit-not-there = { NAME($spirit) } gehört nicht zu dem Material, mit dem ihr spielt.
spirit_island-spirit-taken = { NAME($spirit) } ist schon vergeben.
spirit_island-spirit-played-before = { NAME($spirit) } war in der ersten Partie dabei: Die zweite ist für andere Geister.
spirit_island-no-start-here = Dein Geister-Tableau nennt dafür ein anderes Gebiet als { NAME($option) }.
spirit_island-not-in-hand = „{ NAME($power) }“ ist nicht auf deiner Hand.
spirit_island-too-dear = „{ NAME($power) }“ kostet { $cost } Energie; du hast { $energy }.
spirit_island-not-in-play = „{ NAME($cause) }“: Diese Karte hast du in dieser Runde nicht ausgespielt.
spirit_island-used-already = „{ NAME($cause) }“: Diese Fähigkeit hast du in dieser Runde schon genutzt.
spirit_island-not-its-time = „{ NAME($cause) }“ ist { $fast ->
    [1] eine Verzögerte Fähigkeit: Sie wird genutzt, wenn die Invasoren gehandelt haben
   *[other] eine Sofort-Fähigkeit: Sie wird genutzt, bevor die Invasoren handeln
}.
spirit_island-no-use-now = „{ NAME($cause) }“: Nichts, was sie beeinflussen darf, ist in Reichweite.
spirit_island-no-beasts-here = Hier sind keine Bestien mehr zu lenken.
spirit_island-not-nearer-the-ocean = Sie ziehen in ein Gebiet näher am Ozean; dieses liegt nicht näher.
spirit_island-no-ravage-here = { NAME($option) } war schon an der Reihe: Dort steht kein Wüten mehr aus.{ spirit_island-instead }
spirit_island-no-ravage-of-the-card = Die Karte zeigt die Landschaft von { NAME($option) } nicht: Dort wird nicht gewütet.{ spirit_island-instead }
spirit_island-no-ravage-without-invaders = In { NAME($option) } sind keine Invasoren, die wüten könnten.{ spirit_island-instead }
spirit_island-not-explored-by-card = Die Karte zeigt nicht die Landschaft von { NAME($option) }: Dort wird nicht entdeckt.{ spirit_island-instead }
spirit_island-not-explored-from-anywhere = Nach { NAME($option) } kommt kein Entdecker: Weder dort noch daneben ist ein Dorf oder eine Stadt, und kein Ozean.{ spirit_island-instead }
spirit_island-explored-already = { NAME($option) } ist durch diese Karte schon entdeckt.{ spirit_island-instead }
spirit_island-explored-after-this-board = { NAME($option) } liegt auf einem anderen Spielplan, wo die Reihenfolge nichts ändert.{ spirit_island-instead }
spirit_island-no-adjacent-land = Ödnis breitet sich in ein angrenzendes Gebiet aus.
spirit_island-not-inland = Es muss ein Binnengebiet deines eigenen Spielplans sein.
spirit_island-lay-beside = Dort liegt noch kein Spielplan, an den man einen legen könnte.
spirit_island-lay-overlap = Der Spielplan läge auf einem anderen.
spirit_island-lay-ocean = Der Spielplan würde einen Ozean verdecken, oder sein eigener würde verdeckt.
spirit_island-lay-touching = Der Spielplan würde eine andere Insel berühren, ohne an ihr anzuliegen.
spirit_island-not-in-the-box = { NAME($thing) } gehört zu einer Erweiterung, mit der an diesem Tisch nicht gespielt wird. Nehmt diese Erweiterung dazu oder wählt etwas anderes.
spirit_island-no-extra-board = Einen zusätzlichen Spielplan gibt es nur mit bis zu { $most } Spielern.
spirit_island-needs-more-rules = { NAME($thing) } gehört zu dem Teil von „Zerklüftete Erde“, den dieser Tisch weglässt, weil er mehr Regeln braucht. Nehmt das ganze Material dieser Erweiterung oder wählt etwas anderes.
spirit_island-needs-expansion = { NAME($adversary) } braucht Plättchen oder Ereignisse, die nur eine Erweiterung bringt. Nehmt eine dazu oder wählt eine andere Nation.
spirit_island-nobody-leads = Eine zweite Nation braucht eine erste, die sie unterstützt.
spirit_island-same-adversary = Die zweite Nation muss eine andere sein als die erste: { NAME($adversary) }.
spirit_island-this-power = { $by ->
    [1] „{ NAME($cause) }“
    [2] Dein Wachstum
   *[other] Dieser Effekt
}
spirit_island-not-on-the-island = Ein solches Gebiet hat diese Insel nicht.
spirit_island-beyond-range = { NAME($option) } liegt außer Reichweite: { spirit_island-this-power } reicht { $reach ->
    [0] nicht über das Ausgangs-Gebiet hinaus
    [one] 1 Gebiet weit
   *[other] { $reach } Gebiete weit
}.
spirit_island-beyond-second-range = { NAME($option) } liegt von deinem Ausgangs-Gebiet aus außer Reichweite.
spirit_island-no-such-target = { spirit_island-this-power } braucht { NAME($wanted) }{ $kinds ->
    [2] {" "}oder { NAME($or_wanted) }
   *[other] {""}
}. { NAME($option) }: { spirit_island-as-it-is }.
spirit_island-no-origin = Von { NAME($option) } aus liegt das Einfluss-Gebiet außer Reichweite.
spirit_island-not-beside-the-first = { NAME($option) } grenzt nicht an das erste Einfluss-Gebiet.
spirit_island-not-its-ground = Dein Geist darf in { NAME($option) } keine Präsenz haben: Seine Spezialregeln sagen, wo er sein kann.
spirit_island-no-land-for-presence = { spirit_island-this-power } fügt Präsenz nur in Gebieten der genannten Art hinzu. { NAME($option) }: { spirit_island-as-it-is }.{ spirit_island-instead }
spirit_island-no-presence-there = Du hast in { NAME($option) } keine Präsenz.
spirit_island-presence-stays = Eine Regel hält deine Präsenz in { NAME($option) } fest.
spirit_island-not-there-or-beside = { NAME($option) } ist weder { NAME($focus) } noch grenzt es daran.
spirit_island-not-adjacent = { NAME($option) } grenzt nicht an{ $at ->
    [1] {" "}{ NAME($focus) }
   *[other] {""}
}.
spirit_island-nothing-to-gather = In { NAME($option) } steht nichts, was sich damit versammeln ließe.{ spirit_island-instead }
spirit_island-no-ritual-there = In { NAME($option) } lässt sich kein Ritual abhalten: Es braucht ein Gebiet, wie das Szenario es nennt, und genug Präsenz dafür.
spirit_island-none-left-there = In { NAME($option) } ist nichts dieser Art mehr übrig.
spirit_island-no-corner-there = In { NAME($option) } gibt es keine Ecke für dich: Du brauchst dort Präsenz, und Energie für eine freie Ecke.
spirit_island-no-level-reached = „{ NAME($cause) }“: Deine Elemente erreichen noch keine ihrer Stufen.
spirit_island-no-such-growth = Eine solche Wachstumsoption hat dein Tableau nicht.
spirit_island-growth-taken = Diese Wachstumsoption hast du in dieser Runde schon genutzt.
spirit_island-growth-locked = Diese Wachstumsoption öffnet sich erst, wenn ihre Präsenz-Leiste leer ist.
spirit_island-growth-enough = Du hast so viele Wachstumsoptionen gewählt, wie dein Tableau erlaubt.
spirit_island-growth-too-dear = Diese Wachstumsoption kostet { $cost } Energie; du hast { $energy }.
spirit_island-no-such-growth-action = Die gewählte Wachstumsoption hat keinen solchen Teil.{ spirit_island-instead }
spirit_island-growth-action-done = Diesen Teil hast du schon getan: { NAME($alternative) }.{ spirit_island-instead }
spirit_island-aspect-only = Dieser Aspekt gehört zu einer Erweiterung, mit der ihr nicht spielt.{ spirit_island-instead }
spirit_island-no-aspect-of-spirit = Dieser Aspekt gehört zu einem anderen Geist.{ spirit_island-instead }
spirit_island-ashore-only = Die Figuren gehen in einem Gebiet an Land, das an diesen Ozean grenzt.{ spirit_island-instead }
spirit_island-board-only = Dieser Spielplan liegt nicht aus.{ spirit_island-instead }
spirit_island-no-board-taken = Dieser Spielplan ist vergeben.{ spirit_island-instead }
spirit_island-carried-only = Dieser Geist hat dort keine Präsenz, die mitkommen könnte.{ spirit_island-instead }
spirit_island-no-such-choice = { spirit_island-this-power } stellt das nicht zur Wahl.{ spirit_island-instead }
spirit_island-choice-too-dear = „{ NAME($event_part) }“ lässt sich nicht ganz bezahlen{ $cost ->
    [0] {""}
   *[other] {" "}[{ spirit_island-event-price }]
}.{ spirit_island-instead }
spirit_island-corner-with-only = { NAME($option) } liegt an keiner Ecke mit den Gebieten, die du genannt hast.{ spirit_island-instead }
spirit_island-day-only = Nur eine der übrigen gezogenen Karten kann zu den offenen kommen.{ spirit_island-instead }
spirit_island-no-such-way = { spirit_island-this-power } kennt keine solche Möglichkeit.{ spirit_island-instead }
spirit_island-way-too-dear = Du kannst nicht bezahlen, was das kostet: { NAME($alternative) }.{ spirit_island-instead }
spirit_island-way-does-nothing = Nichts davon ist jetzt möglich: { NAME($alternative) }.{ spirit_island-instead }
spirit_island-way-does-less = Davon ist weniger möglich als von einer anderen Möglichkeit, die deshalb vorgeht: { NAME($alternative) }.{ spirit_island-instead }
spirit_island-element-only = Damit lässt sich nur ein Element gewinnen, das die Wirkung nennt.{ spirit_island-instead }
spirit_island-face-down-only = Verdeckt legen lässt sich nur eine Invasoren-Karte, um die es hier geht.{ spirit_island-instead }
spirit_island-unseen-face-down-only = Verdeckt legen lässt sich nur eine Invasoren-Karte, um die es hier geht.{ spirit_island-instead }
spirit_island-forget-only = „{ NAME($option) }“ ist keine deiner Karten, die jetzt vergessen werden darf.{ spirit_island-instead }
spirit_island-discard-only = „{ NAME($option) }“ ist nicht auf deiner Hand.{ spirit_island-instead }
spirit_island-free-terrain-only = Diese Landschaft gehört nicht zu denen, unter denen das Ereignis wählen lässt.{ spirit_island-instead }
spirit_island-give-only = „{ NAME($option) }“ ist nicht auf deiner Hand.{ spirit_island-instead }
spirit_island-hit-only = Dort steht keine solche Figur, die der Schaden treffen könnte.{ spirit_island-instead }
spirit_island-how-much-only = So viel hast du nicht.
spirit_island-invoke-only = Keine deiner Fähigkeitenkarten zeigt dieses Element.{ spirit_island-instead }
spirit_island-keep-only = „{ NAME($option) }“ steht nicht zur Wahl.{ spirit_island-instead }
spirit_island-layout-only = Dieser Inselaufbau ist für eine andere Zahl von Spielplänen.{ spirit_island-instead }
spirit_island-lay-board-only = So läge der Spielplan an einem Platz, der schon angeboten wird, nur von einem anderen Spielplan aus.
spirit_island-left-out-only = Dieser Spielplan gehört nicht zu denen, von denen einer ausgelassen wird.{ spirit_island-instead }
spirit_island-look-at-only = In diesem Stapel liegt keine Karte mehr, die man ansehen könnte.{ spirit_island-instead }
spirit_island-marker-only = Von diesem Element hast du kein Plättchen vorbereitet.{ spirit_island-instead }
spirit_island-more-energy-only = Den Rest kann nur ein Geist bekommen, der an der Energie teilhat.{ spirit_island-instead }
spirit_island-next-board-only = Auf diesem Spielplan ist nichts mehr zu tun.{ spirit_island-instead }
spirit_island-no-spirit-concerned = Diesen Geist betrifft es nicht.{ spirit_island-instead }
spirit_island-no-spirit-twice = Dieser Geist war schon an der Reihe.{ spirit_island-instead }
spirit_island-next-triggered-only = Davon steht jetzt nichts aus.{ spirit_island-instead }
spirit_island-one-spirit-only = Die Wirkung meint andere Geister als diesen.{ spirit_island-instead }
spirit_island-part-only = Eine solche Figur ist nicht mehr aufzuteilen.{ spirit_island-instead }
spirit_island-share-only = Davon hast du jetzt nichts, was du geben könntest.{ spirit_island-instead }
spirit_island-share-not-there = Du hast nur { $have } Energie.
spirit_island-share-not-due = So viel ist nicht mehr offen: Wer zu viel zahlt, nennt erst weniger.
spirit_island-share-lowered-enough = Du hast schon dreimal weniger genannt als zuvor; jetzt kannst du nur mehr zahlen oder gar nicht.
spirit_island-choice-declined = Ihr habt euch nicht geeinigt, für „{ NAME($event_part) }“ zu zahlen.{ spirit_island-instead }
spirit_island-play-only = Jetzt muss eine Karte gespielt werden.{ spirit_island-instead }
spirit_island-play-face-down-only = „{ NAME($option) }“ ist nicht auf deiner Hand.{ spirit_island-instead }
spirit_island-play-set-aside-only = „{ NAME($option) }“ wurde dafür nicht beiseitegelegt.{ spirit_island-instead }
spirit_island-presence-back-only = Auf dieser Leiste ist kein Feld frei.{ spirit_island-instead }
spirit_island-presence-from-only = Von dort ist keine Präsenz von dir zu nehmen.{ spirit_island-instead }
spirit_island-reclaim-only = „{ NAME($option) }“ liegt nicht auf deinem Ablagestapel.{ spirit_island-instead }
spirit_island-reclaim-or-stop-only = „{ NAME($option) }“ liegt nicht auf deinem Ablagestapel.{ spirit_island-instead }
spirit_island-set-card-aside-only = „{ NAME($option) }“ gehört nicht zu den Karten, die beiseitegelegt werden können.{ spirit_island-instead }
spirit_island-no-such-spirit = Einen solchen Geist gibt es in dieser Partie nicht.{ spirit_island-instead }
spirit_island-for-another-spirit = { spirit_island-this-power } ist für einen anderen Geist als dich selbst.{ spirit_island-instead }
spirit_island-spirit-too-far = Der Weg übers Wasser zu { NAME($other) } kostet { $price } Energie; du hast { $energy }.{ spirit_island-instead }
spirit_island-spirit-too-dear = Du kannst nicht bezahlen, was { spirit_island-this-power } für { NAME($other) } kostet.{ spirit_island-instead }
spirit_island-time-from-only = Von dort ist keine Präsenz von dir zu nehmen.{ spirit_island-instead }
spirit_island-turn-up-only = Diese Furcht-Karte liegt schon offen.{ spirit_island-instead }
spirit_island-no-fear-card-there = An dieser Stelle ist keine Furcht-Karte.{ spirit_island-instead }
spirit_island-unlock-only = Eine leere Leiste öffnet eine von zwei Wachstumsoptionen.
spirit_island-use-now-only = Das ist keine der Fähigkeiten, die du jetzt nutzen darfst.{ spirit_island-instead }
spirit_island-use-only = Jetzt lässt sich kein Ritual abhalten, und es sind keine Bestien zu lenken.
spirit_island-which-piece-only = Dort steht keine solche Figur, um die es hier geht.{ spirit_island-instead }
spirit_island-which-token-only = Kein Invasor ist dort, der Streit bekommen könnte.{ spirit_island-instead }
spirit_island-no-token-of-effect = Dieses Plättchen kommt durch diese Wirkung hier nicht dazu.{ spirit_island-instead }
spirit_island-whose-only = Dieser Geist hat dort keine Präsenz.{ spirit_island-instead }
spirit_island-filter-any = ein beliebiges Gebiet
spirit_island-filter-dahan = ein Gebiet mit Dahan
spirit_island-filter-invaders = ein Gebiet mit Invasoren
spirit_island-filter-no_invaders = ein Gebiet ohne Invasoren
spirit_island-filter-town = ein Gebiet mit einem Dorf
spirit_island-filter-city = ein Gebiet mit einer Stadt
spirit_island-filter-blight = ein Gebiet mit Ödnis
spirit_island-filter-no_blight = ein Gebiet ohne Ödnis
spirit_island-filter-beasts = ein Gebiet mit Bestien
spirit_island-filter-beasts_2 = ein Gebiet mit zwei Bestien
spirit_island-filter-disease = ein Gebiet mit Seuchen
spirit_island-filter-coastal = ein Küstengebiet
spirit_island-filter-inland = ein Binnengebiet
spirit_island-filter-no_wetland = ein Gebiet, das kein Sumpf ist
spirit_island-filter-jungle = einen Dschungel
spirit_island-filter-mountain = Berge
spirit_island-filter-sands = eine Wüste
spirit_island-filter-wetland = einen Sumpf

## Der Tisch im Terminal

spirit_island-letter-jungle = D
spirit_island-letter-mountain = B
spirit_island-letter-sands = W
spirit_island-letter-wetland = S
spirit_island-letter-ocean = ~
spirit_island-letter-sun = So
spirit_island-letter-moon = Mo
spirit_island-letter-fire = Fe
spirit_island-letter-air = Lu
spirit_island-letter-water = Wa
spirit_island-letter-earth = Er
spirit_island-letter-plant = Pf
spirit_island-letter-animal = Ti
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
spirit_island-sheet-event = Ereignis: { NAME($event) }
spirit_island-sheet-event-state = jetzt
spirit_island-sheet-event-text = was es sagt
spirit_island-sheet-event-now = wird ausgeführt
spirit_island-sheet-event-done = erledigt
spirit_island-sheet-event-open = gilt
spirit_island-sheet-event-choice = kann gewählt werden
spirit_island-sheet-event-later = folgt später
spirit_island-sheet-event-no = gilt nicht
spirit_island-sheet-event-dear = nicht bezahlbar
spirit_island-sheet-event-cost = { $cost } Energie{ $by ->
    [1] , davon { $aided } durch { NAME($element) } im Spiel
   *[other] {""}
}
spirit_island-sheet-bill = Gemeinsam zu zahlen: { $cost } Energie{ $by ->
    [1] , davon { $aided } durch { NAME($element) } im Spiel
   *[other] {""}
}, { $due } noch offen
spirit_island-sheet-bill-of = { NAME($seat) } würde { $energy } von { $have } Energie zahlen{ $given ->
    [0] {""}
   *[other] {" "}und Karten für { $given } geben
}{ $cards ->
    [0] {""}
    [one] , dazu { $cards } Karte, die zählen würde
   *[other] , dazu { $cards } Karten, die zählen würden
}{ $agreed ->
    [1] {" "}(einverstanden)
   *[other] {""}
}
spirit_island-sheet-small-event = { NAME($name) }:
spirit_island-sheet-events = Ereignisstapel: { $left ->
    [0] keine Karte übrig
    [one] noch 1 Karte
   *[other] noch { $left } Karten
}, { $discarded } abgeworfen
spirit_island-sheet-events-mixed = Die obersten { $number } Karten des Ereignisstapels wurden gemischt.
spirit_island-sheet-event-face = Die { $place }. Karte des Ereignisstapels ist { NAME($event) }.
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
spirit_island-sheet-range = Reichweite
spirit_island-sheet-collapse = Wenn all seine Präsenz in einem Gebiet vernichtet wird
spirit_island-sheet-collapse-to-invaders = Invasoren
spirit_island-sheet-collapse-to-dahan = Dahan
spirit_island-sheet-collapse-invaders = { $damage } Schaden{ $lost ->
    [0] {""}
    [one] , 1 kann fallen
   *[other] , { $lost } können fallen
}
spirit_island-sheet-collapse-dahan = { $damage } Schaden{ $lost ->
    [0] {""}
    [one] , 1 kann fallen
   *[other] , { $lost } können fallen
}
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
spirit_island-sheet-marker-face = { $number ->
    [0] ein leerer aufgedeckt
   *[other] eine { $number } aufgedeckt
}
spirit_island-sheet-some-markers = { $number } Marker
spirit_island-sheet-some-badlands = { $number ->
    [one] 1 Einöde
   *[other] { $number } Einöden
}
spirit_island-sheet-some-defend = Verteidigen { $number }
spirit_island-sheet-time = Zeit auf dem Tableau: { $number }
spirit_island-sheet-drowned = Ertränkte Invasoren auf dem Tableau: { $number } Abwehrkraft
spirit_island-sheet-time-of = Zeit { $number }
spirit_island-sheet-days-of = { $number ->
    [one] 1 offene Karte
   *[other] { $number } offene Karten
}
spirit_island-sheet-drowned-of = ertränkt { $number }
spirit_island-sheet-collapse-of = Schaden bei Vernichtung: { $text }
spirit_island-sheet-days = Offene Karten neben dem Tableau
spirit_island-sheet-days-names = Offene Karten neben dem Tableau: { $cards }
spirit_island-sheet-aspect = Aspekt: { NAME($aspect) }
spirit_island-sheet-marked = { NAME($source) }, Feld { $place }: { NAME($element) } für den Rest des Spiels
spirit_island-sheet-frozen = im Stillstand
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
spirit_island-sheet-plays = Karten
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
spirit_island-sheet-prepared = (vorbereitet: { $text })
spirit_island-sheet-ready = fertig
spirit_island-sheet-tracks = Präsenz-Leisten (aufgedeckt | noch verdeckt)
spirit_island-sheet-track = Leiste
spirit_island-sheet-spaces = Felder
spirit_island-track-action = Aktion
spirit_island-track-chosen = gewählt
spirit_island-track-any = beliebig
spirit_island-track-more-plays = Karte ausspielen
spirit_island-track-energy = Energie sofort
spirit_island-track-growth = Wachstumsoption
spirit_island-sheet-growth = Wachstumsoptionen ({ $number } davon je Runde; eine leere Wachstums-Leiste öffnet eine ihrer zwei)
spirit_island-sheet-way-state = Stand
spirit_island-sheet-way-open = offen
spirit_island-sheet-way-taken = genutzt
spirit_island-sheet-way-closed = aufgegeben
spirit_island-sheet-way-locked = noch zu: { NAME($source) }
spirit_island-sheet-rules = Spezialregeln
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
spirit_island-legend-defend = Verteidigen
spirit_island-legend-ravage = Wüten mit so viel Schaden
spirit_island-legend-build = ein Dorf oder eine Stadt wird gebaut
spirit_island-legend-tokens = Bestien, Wildnis, Seuchen, Einöden, Marker des Szenarios
spirit_island-legend-corner = ein Element an einer Ecke von Gebieten

## Dinge

spirit_island-noun-explorer = Entdecker
    .dat = { $count ->
        [one] Entdecker
       *[other] Entdeckern
    }
    .a = einen Entdecker
    .a_dat = einem Entdecker
spirit_island-noun-town = { $count ->
    [one] Dorf
   *[other] Dörfer
}
    .dat = { $count ->
        [one] Dorf
       *[other] Dörfern
    }
    .a = ein Dorf
    .a_dat = einem Dorf
spirit_island-noun-city = { $count ->
    [one] Stadt
   *[other] Städte
}
    .dat = { $count ->
        [one] Stadt
       *[other] Städten
    }
    .a = eine Stadt
    .a_dat = einer Stadt
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
spirit_island-noun-thief = { $count ->
    [one] Dieb
   *[other] Diebe
}
    .dat = { $count ->
        [one] Dieb
       *[other] Dieben
    }
    .a = einen Dieb
spirit_island-noun-marker = Marker
    .dat = { $count ->
        [one] Marker
       *[other] Markern
    }
    .a = einen Marker
    .a_dat = einem Marker
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
    [one] Präsenz eines beliebigen Geistes
    [mass] Präsenz beliebiger Geister
   *[other] { $how ->
        [all] Präsenzen aller Geister
       *[other] Präsenzen beliebiger Geister
    }
}
spirit_island-noun-presence-other = Präsenz eines anderen Geistes
spirit_island-noun-presence-destroyed = vernichtete Präsenz
spirit_island-noun-presence-target = Präsenz des beeinflussten Geistes
spirit_island-noun-presence-user = deine Präsenz
    .dat = deiner Präsenz
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
    [one] Heilige Stätte eines beliebigen Geistes
    [mass] eine Heilige Stätte eines beliebigen Geistes
   *[other] Heilige Stätten beliebiger Geister
}
    .dat = { $count ->
        [mass] einer Heiligen Stätte eines beliebigen Geistes
       *[other] Heiligen Stätten beliebiger Geister
    }
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
spirit_island-noun-face = Punkt auf dem Marker
spirit_island-noun-energy_track = Energie auf dem höchsten offenen Feld deiner Energie-Leiste
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
    .a = eine verdiente Furcht-Karte
spirit_island-noun-event = { $moment ->
    [destroyed_here] zerstörte Spielfigur
    [moved_here] hierher bewegte Spielfigur
    [invaders_damage_land] dem Gebiet zugefügten Schaden
    [fear_here] erzeugte Furcht
    [power_fear_here] erzeugte Furcht
   *[other] Spielfigur
}
spirit_island-noun-element-sun = { $count ->
    [one] eigene Sonne
   *[other] eigene Sonnen
}
spirit_island-noun-element-fire = { $count ->
    [one] eigenes Feuer
   *[other] eigene Feuer
}
spirit_island-noun-element-air = eigene Luft
spirit_island-noun-element-plant = { $count ->
    [one] eigene Pflanze
   *[other] eigene Pflanzen
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
    .a = einen hierdurch zerstörten Entdecker
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
} 1 Landschaftsart (auf keiner ausliegenden Invasoren-Karte)
spirit_island-kind-coastal = { $number ->
    [one] Küstengebiet
    [many] Küstengebiete
   *[other] Küstengebieten
}
    .before = Küsten-
spirit_island-kind-inland = { $number ->
    [one] Binnengebiet
    [many] Binnengebiete
   *[other] Binnengebieten
}
    .before = Binnen-
spirit_island-kind-land = { $number ->
    [one] Gebiet
    [many] Gebiete
   *[other] Gebieten
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
spirit_island-in = { $way ->
    [from] aus
   *[other] in
}
spirit_island-in-the = { $way ->
    [from] aus dem
   *[other] im
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
spirit_island-chosen-lands = { spirit_island-amount } { $count ->
    [one] { spirit_island-one-land }
   *[other] { spirit_island-many-lands }
}{ spirit_island-which }

spirit_island-each-of = { $how ->
    [all] {""}
   *[other] { $count ->
        [one] {""}
       *[other] jedem von{" "}
    }
}
spirit_island-fn-land = { $how ->
    [all] jedes { spirit_island-one-land }{ spirit_island-which }
   *[other] { spirit_island-chosen-lands }
}
    .in = { spirit_island-in } { spirit_island-each-of }{ spirit_island-so-many-lands }
    .inside = in { spirit_island-many-lands-in }{ spirit_island-which }
    .from = aus { spirit_island-many-lands-in }{ spirit_island-which }
    .into = in 1 { spirit_island-one-land }{ spirit_island-which }
spirit_island-fn-adjacent = { $how ->
    [all] jedes angrenzende { spirit_island-one-land }
   *[other] { spirit_island-amount } { $count ->
        [one] angrenzendes { spirit_island-one-land }
       *[other] angrenzende { spirit_island-many-lands }
    }
}{ spirit_island-which }
    .in = { spirit_island-in } { spirit_island-each-of }{ spirit_island-so-many-adjacent }
    .inside = in angrenzenden { spirit_island-many-lands-in }{ spirit_island-which }
    .from = aus angrenzenden { spirit_island-many-lands-in }{ spirit_island-which }
    .near = in einem angrenzenden { spirit_island-one-land }{ spirit_island-which }
    .beside = neben einem { spirit_island-one-land }{ spirit_island-which } mit
spirit_island-fn-adjacent_to = 1 an jenes angrenzendes Gebiet
    .in = { spirit_island-in } 1 an jenes angrenzenden Gebiet
spirit_island-fn-adjacent_to_previous = ein angrenzendes { spirit_island-one-land }{ spirit_island-which }
    .in = { spirit_island-in } einem angrenzenden { spirit_island-one-land }{ spirit_island-which }
spirit_island-fn-same_board = jedes andere { spirit_island-one-land } desselben Spielplans
    .in = { spirit_island-in } jedem { $other_is ->
        [yes] anderen { spirit_island-one-land }
       *[other] { spirit_island-one-land }
    } desselben Spielplans
spirit_island-range-of = in Reichweite { PART($what) } von { $of_is ->
    [here] diesem Gebiet
   *[other] { PART($of, form: "mass_dat") }
}
spirit_island-fn-within = { $how ->
    [all] jedes Gebiet
   *[other] { spirit_island-amount } { $count ->
        [one] Gebiet
       *[other] Gebiete
    }
} { spirit_island-range-of }
    .in = { spirit_island-in } { $how ->
        [all] jedem Gebiet
       *[other] { spirit_island-each-of }{ spirit_island-amount } { $count ->
            [one] Gebiet
           *[other] Gebieten
        }
    } { spirit_island-range-of }
spirit_island-which-apart = { $rest_is ->
    [none] {""}
    [matches] {""}
   *[other] {" "}{ PART($rest, form: "with") }
}
spirit_island-of-the-card = { $rest_is ->
    [matches] {" "}unter den Gebieten { PART($rest, form: "whose") }
   *[other] {""}
}
spirit_island-among-those = { $rest_is ->
    [none] {""}
    [matches] { spirit_island-of-the-card }
   *[other] {" "}(von denen { PART($rest, form: "with") })
}
spirit_island-of-the-most = { $rest_is ->
    [none] {" "}(mindestens 1)
    [matches] {" "}(mindestens 1){ spirit_island-of-the-card }
   *[other] {" "}(mindestens 1, von denen { PART($rest, form: "with") })
}
spirit_island-fn-most = das { spirit_island-one-land } mit den meisten { PART($what, form: "many_dat") }{ spirit_island-of-the-most }
    .in = { spirit_island-in-the } { spirit_island-one-land } mit den { $rank_number ->
        [0] meisten
        [1] meisten
        [2] zweitmeisten
        [3] drittmeisten
       *[other] { $rank_number }.-meisten
    } { PART($what, form: "many_dat") }{ spirit_island-of-the-most }
    .into = in das { spirit_island-one-land } mit den meisten { PART($what, form: "many_dat") }{ spirit_island-of-the-most }
spirit_island-the-fewest = { $what_is ->
    [blight] der wenigsten Ödnis
   *[other] den wenigsten { PART($what, form: "many_dat") }
}{ spirit_island-among-those }
spirit_island-fn-fewest = das { spirit_island-one-land } mit { spirit_island-the-fewest }
    .in = { $count ->
        [one] { spirit_island-in-the } { $among_is ->
            [none] {""}
           *[other] angrenzenden{" "}
        }{ spirit_island-one-land }
       *[other] { spirit_island-in } jedem der { $count } { spirit_island-many-lands }
    } mit { spirit_island-the-fewest }
spirit_island-fn-highest = das { spirit_island-one-land }{ spirit_island-which-apart } mit der höchsten Nummer{ spirit_island-of-the-card }
    .in = { spirit_island-in-the } { spirit_island-one-land }{ spirit_island-which-apart } mit der höchsten Nummer{ spirit_island-of-the-card }
spirit_island-fn-lowest = das { spirit_island-one-land }{ spirit_island-which-apart } mit der niedrigsten Nummer{ spirit_island-of-the-card }
    .in = { spirit_island-in-the } { spirit_island-one-land }{ spirit_island-which-apart } mit der niedrigsten Nummer{ spirit_island-of-the-card }
spirit_island-fn-nearest = das nächstgelegene { spirit_island-one-land }{ spirit_island-which }
    .in = { spirit_island-in-the } nächstgelegenen { spirit_island-one-land }{ spirit_island-which }
spirit_island-fn-land_no = Gebiet Nr. { PART($what) }
    .in = { spirit_island-in } Gebiet Nr. { PART($what) }
    .from = aus Gebiet Nr. { PART($what) }
    .into = in Gebiet Nr. { PART($what) }
spirit_island-fn-choice = 1 { spirit_island-one-land } nach Wahl{ spirit_island-which }
    .in = { spirit_island-in } 1 { spirit_island-one-land } nach Wahl{ $board_is ->
        [none] {""}
       *[other] {" "}auf einem beliebigen Spielplan
    }{ spirit_island-which }

spirit_island-word-here = dieses Gebiet
    .into = in dieses Gebiet
spirit_island-word-adjacent = angrenzende Gebiete
    .in = { spirit_island-in } { spirit_island-each-of }{ spirit_island-so-many-adjacent }
    .inside = in angrenzenden Gebieten
    .near = in einem angrenzenden Gebiet
    .beside = neben einem Gebiet mit
spirit_island-word-here_or_adjacent = dieses oder 1 angrenzendes Gebiet
    .in = { spirit_island-in } diesem oder 1 angrenzenden Gebiet
spirit_island-word-here_and_adjacent = dieses und die angrenzenden Gebiete
    .in = { spirit_island-in } diesem und jedem angrenzenden Gebiet
    .inside = in diesem und den angrenzenden Gebieten
    .near = dort oder in einem angrenzenden Gebiet
    .beside = mit oder neben
spirit_island-word-here_and_origin = dieses Gebiet und das Ausgangs-Gebiet
    .in = { spirit_island-in } diesem Gebiet und dem Ausgangs-Gebiet
spirit_island-word-here_and_one_coastal = diesem Gebiet und 1 Küstengebiet
spirit_island-word-origin = das Ausgangs-Gebiet
    .in = { spirit_island-in-the } Ausgangs-Gebiet
spirit_island-word-targets = die Einfluss-Gebiete
    .in = { $how ->
        [all] { spirit_island-in } jedem Einfluss-Gebiet
       *[other] { spirit_island-in } { $count } der Einfluss-Gebiete
    }
spirit_island-word-that_land = jenes Gebiet
    .in = { spirit_island-in } jenem Gebiet
spirit_island-word-that_piece = jene Spielfigur
    .inside = auf ihnen
spirit_island-word-moved_to = das Zielgebiet
    .in = { spirit_island-in-the } Zielgebiet
spirit_island-word-pushed_to = das erreichte Gebiet
    .in = { $how ->
        [all] { spirit_island-in } jedem erreichten Gebiet
       *[other] { spirit_island-in-the } erreichten Gebiet
    }
spirit_island-word-left_land = das verlassene Gebiet
    .inside = im verlassenen Gebiet
spirit_island-word-damaged_lands = die hierdurch geschädigten Gebiete
    .in = { spirit_island-in } jedem hierdurch geschädigten Gebiet
spirit_island-word-event_land = das Gebiet jener Fähigkeit
    .in = { spirit_island-in-the } Gebiet jener Fähigkeit
spirit_island-word-oceans = die Ozeane
    .in = { spirit_island-in } jedem Ozean
spirit_island-word-other_lands = andere Gebiete
    .from = aus anderen Gebieten
spirit_island-word-any_one_land = ein beliebiges Gebiet
    .into = gemeinsam in 1 beliebiges Gebiet
spirit_island-word-same_land = dasselbe Gebiet
    .in = { spirit_island-in } demselben Gebiet
spirit_island-word-inner_lands = die inneren Gebiete
    .in = { spirit_island-in } { $how ->
        [all] jedem inneren Gebiet
       *[other] einem inneren Gebiet
    }
    .inside = in den inneren Gebieten
spirit_island-word-board = der Spielplan
    .inside = auf dem Spielplan
spirit_island-word-new_board = 1 Gebiet des neuen Spielplans
    .in = { spirit_island-in } 1 Gebiet des neuen Spielplans
    .inside = in 1 Gebiet des neuen Spielplans
spirit_island-word-island = die Insel
    .inside = auf der Insel
    .from = von der Insel
spirit_island-word-panel = das Tableau
    .inside = auf dem Tableau
spirit_island-word-scenario_card = die Szenario-Karte
    .inside = auf der Szenario-Karte
spirit_island-word-adjacent_to_origin = angrenzend an das Ausgangs-Gebiet
    .with = (auch angrenzend an das Ausgangs-Gebiet)

## Wie viele

spirit_island-number = { $count }
    .roman = { $count ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] { $count }
    }
spirit_island-amount = { $how ->
    [all] alle
    [all_but] alle
    [any] beliebig viele
    [half_up] { spirit_island-half }
    [half_down] { spirit_island-half }
   *[other] { $limit ->
        [up_to] bis zu { $count }
        [between] { $least } bis { $count }
        [more] zusätzlich { $count }
       *[other] { $count }
    }
}
spirit_island-allowed = { $limit ->
    [up_to] { $counted ->
        [per] bis zu { $count }
       *[other] { $count ->
            [1] 1
           *[other] bis zu { $count }
        }
    }
   *[other] { spirit_island-amount }
}
spirit_island-half = { $limit ->
    [up_to] bis zur Hälfte der
    [more] zusätzlich die Hälfte der
   *[other] die Hälfte der
}
spirit_island-measure-each = {" "}pro { PART($per, form: "per") }
spirit_island-measure-share = {" "}pro { $share } { PART($per, form: "noun") }{ $rounded ->
    [up] {" "}(aufgerundet)
    [down] {" "}(abgerundet)
   *[other] {""}
}
spirit_island-measure-times = { $before } (multipliziert mit den { PART($per, form: "many_dat") })
spirit_island-measure-plus = { $before } plus { $count }{ $after }
spirit_island-measure-minus = { $before } ({ $alone ->
    [1] { $count } davon nicht mitgezählt
   *[other] minus { $count }{ $after }
})
spirit_island-measure-most = { $before } (höchstens { $count }{ $after })
spirit_island-measure-least = { $before } (mindestens { $count }{ $after })
spirit_island-more-less = { $limit ->
    [less] weniger
   *[other] mehr
}
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
    } Abwehrkraft{ spirit_island-per }
    .damage = { $count } Schaden { spirit_island-more-less }{ spirit_island-per }
    .often = { $count ->
        [1] einmal
       *[other] { $count }-mal
    } { spirit_island-more-less }
spirit_island-at-most = höchstens { PART($most) }
spirit_island-things = { $several ->
    [0] { spirit_island-amount } { PART($what, form: "noun") }{ $how ->
        [half_up] {" "}(aufgerundet)
        [half_down] {" "}(abgerundet)
        [all_but] {" "}bis auf { $but }
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
    .than_dat = { PART($what, form: "many_dat") }{ spirit_island-there }
spirit_island-there = { $with_is ->
    [none] {""}
   *[other] {" "}{ PART($with, form: "inside") }
}
spirit_island-fn-n_lands = { $what_is ->
    [adjacent] angrenzende Gebiete
   *[other] { spirit_island-many-lands }
}{ spirit_island-which }
    .per = { $what_is ->
        [adjacent] angrenzendes Gebiet
       *[other] { spirit_island-one-land }
    }{ spirit_island-which }{ $what_is ->
        [board] {" "}auf dem Spielplan
       *[other] {""}
    }
spirit_island-fn-n_types = verschiedene Arten von { PART($what, form: "many_dat") }
    .per = Art von { PART($what, form: "many_dat") }
spirit_island-fn-terror = die Furchtstufe
    .per = Furchtstufe
    .than = die Furchtstufe angibt
    .than_dat = die Furchtstufe angibt
spirit_island-fn-stage = die Invasoren-Stufe
    .per = Invasoren-Stufe
spirit_island-fn-turn = die Runde
    .per = bisherige Runde
spirit_island-fn-number = die Nummer des Gebiets
    .per = Punkt der Gebietsnummer
spirit_island-fn-cost = der Preis { PART($what, form: "gen") }
    .per = Energie der Kosten { PART($what, form: "gen") }
    .whose = { PART($what, form: "whose") }
spirit_island-word-x = X
spirit_island-here-there = { $there ->
    [0] hier
   *[other] dort
}

## Bedingungen

spirit_island-fn-has = es { spirit_island-here-there } { PART($what, form: "a") } gibt
    .with = mit { PART($what, form: "a_dat") }
    .where = einem Gebiet mit { PART($what, form: "a_dat") }
spirit_island-fn-none = es { spirit_island-here-there } { $what_is ->
    [strife] keinen
   *[other] keine
} { PART($what, form: "mass") } gibt
    .with = ohne { PART($what, form: "mass") }
    .where = einem Gebiet ohne { PART($what, form: "mass") }
spirit_island-fn-terrain = es ein { PART($what, form: "one") } ist
    .with = vom Typ { PART($what, form: "one") }
    .not_with = (kein { PART($what, form: "one") })
    .where = einem { PART($what, form: "one") }
spirit_island-fn-coastal = es ein Küstengebiet ist
    .with = an der Küste
    .where = einem Küstengebiet
spirit_island-fn-inland = es ein Binnengebiet ist
    .with = im Binnenland
    .where = einem Binnengebiet
spirit_island-fn-ocean = es ein Ozean ist
    .where = einem Ozean
spirit_island-fn-matches = das Gebiet { PART($what, form: "card") } entspricht
    .with = passend zu { PART($what, form: "card") }
    .whose = { PART($what, form: "card") }
    .not_with = passend zu k{ PART($what, form: "card") }
spirit_island-fn-printed = das Gebiet { PART($what, form: "mass") } zeigt
    .with = mit aufgedruckten { PART($what, form: "mass_dat") }
    .not_with = ohne aufgedruckte { PART($what, form: "mass") }
spirit_island-fn-healthy = die Insel blüht
spirit_island-fn-target = { $what_is ->
    [self] du dich selbst beeinflusst
   *[other] du einen anderen Geist beeinflusst
}
spirit_island-fn-origin_is = die Reichweite von { PART($what, form: "mass_dat") } ausging
spirit_island-fn-can = { $with_is ->
    [event_piece] sich einer davon { PART($what, form: "inf") } lässt
   *[other] sich { PART($with, form: "mass") } { PART($what, form: "inf") } lassen
}
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
spirit_island-comparing = { PART($what, form: "noun") }{ spirit_island-per }
spirit_island-comparing-with = { PART($what, form: "noun_dat") }{ spirit_island-per }{ spirit_island-there }
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
spirit_island-than = { $same ->
    [1] { PART($than, form: "inside") }
   *[other] { PART($than, form: "than") }
}
spirit_island-than-dat = { $same ->
    [1] { PART($than, form: "inside") }
   *[other] { PART($than, form: "than_dat") }
}
spirit_island-compare-some = { $what_is ->
    [destroyed-explorer] hierdurch ein Entdecker zerstört wird
   *[other] { spirit_island-there-some }
}
    .with = { $with_is ->
        [adjacent] { PART($with, form: "beside") } { PART($what, form: "a_dat") }
        [here_and_adjacent] { PART($with, form: "beside") } { PART($what, form: "a_dat") }
        [board] auf einem Spielplan mit { PART($what, form: "a_dat") }
       *[other] mit { PART($what, form: "a_dat") }{ spirit_island-compared-near }
    }
    .elements = { $count } { spirit_island-of-element }
spirit_island-there-some = es{ $with_is ->
    [none] { spirit_island-compared-there }
   *[other] { spirit_island-compared-near }
} { PART($what, form: "a") } gibt
spirit_island-compare-none = es{ spirit_island-compared-there } { $what_is ->
    [strife] keinen
   *[other] keine
} { PART($what, form: "mass") } gibt
    .with = { $with_is ->
        [board] auf einem Spielplan ohne { PART($what, form: "mass") }
       *[other] ohne { PART($what, form: "mass") }{ spirit_island-there }
    }
spirit_island-on-board = { $with_is ->
    [board] {" "}auf dem Spielplan
   *[other] {""}
}
spirit_island-lands-some = es{ spirit_island-on-board } ein { spirit_island-one-land }{ spirit_island-which } gibt
    .with = mit einem { spirit_island-one-land }{ spirit_island-which }
spirit_island-lands-none = es{ spirit_island-on-board } kein { spirit_island-one-land }{ spirit_island-which } gibt
    .with = ohne ein { spirit_island-one-land }{ spirit_island-which }
spirit_island-lands-is = es{ spirit_island-on-board } genau { $count } { spirit_island-many-lands }{ spirit_island-which } gibt
    .with = mit genau { $count } { spirit_island-many-lands-in }{ spirit_island-which }
spirit_island-lands-at-least = es{ spirit_island-on-board } mindestens { $count } { spirit_island-many-lands }{ spirit_island-which } gibt
    .with = mit mindestens { $count } { spirit_island-many-lands-in }{ spirit_island-which }
spirit_island-lands-at-most = es{ spirit_island-on-board } höchstens { $count } { spirit_island-many-lands }{ spirit_island-which } gibt
    .with = mit höchstens { $count } { spirit_island-many-lands-in }{ spirit_island-which }
spirit_island-lands-more = es{ spirit_island-on-board } mehr { $than_is ->
    [none] als { $count } { spirit_island-many-lands }{ spirit_island-which }
   *[other] { spirit_island-many-lands }{ spirit_island-which } als { spirit_island-than }
} gibt
spirit_island-lands-less = es{ spirit_island-on-board } weniger { $than_is ->
    [none] als { $count } { spirit_island-many-lands }{ spirit_island-which } gibt
   *[other] { spirit_island-many-lands }{ spirit_island-which } gibt als { spirit_island-than }
}
spirit_island-compare-is = es{ spirit_island-compared-there } { $than_is ->
    [none] genau { $count } { spirit_island-comparing } gibt
   *[other] ebenso viele { PART($what, form: "many") } wie { spirit_island-than } gibt
}
    .with = mit { $than_is ->
        [none] genau { $count } { spirit_island-comparing-with }
       *[other] ebenso vielen { PART($what, form: "many_dat") }{ spirit_island-there } wie { spirit_island-than-dat }
    }
spirit_island-compare-at-least = { $what_is ->
    [destroyed-explorer] hierdurch mindestens { $count } Entdecker zerstört werden
   *[other] { spirit_island-there-at-least }
}
    .elements = { $count } { spirit_island-of-element }
    .with = mit { $than_is ->
        [none] mindestens { $count } { spirit_island-comparing-with }
       *[other] mindestens so vielen { PART($what, form: "many_dat") }{ spirit_island-there } wie { spirit_island-than-dat }
    }
spirit_island-there-at-least = es{ spirit_island-compared-there } { $than_is ->
    [none] mindestens { $count } { spirit_island-comparing } gibt
   *[other] { $extra ->
        [0] mindestens so viele { PART($what, form: "many") } wie { spirit_island-than } gibt
       *[other] mindestens { $extra } { PART($what, form: "many") } mehr als { spirit_island-than } gibt
    }
}
spirit_island-compare-at-most = es{ spirit_island-compared-there } { $than_is ->
    [none] höchstens { $count } { spirit_island-comparing }
   *[other] höchstens so viele { PART($what, form: "many") }, wie { spirit_island-than },
} gibt
    .with = mit { $than_is ->
        [none] höchstens { $count } { spirit_island-comparing-with }
       *[other] nicht mehr { PART($what, form: "many_dat") }{ spirit_island-there }{ $than_is ->
            [terror] ,
           *[other] {""}
        } als { spirit_island-than-dat }
    }
spirit_island-compare-more = es{ spirit_island-compared-there } { $than_is ->
    [none] mehr als { $count } { spirit_island-comparing }
   *[other] mehr { PART($what, form: "many") } als { spirit_island-than }
} gibt
    .with = mit { $than_is ->
        [none] mehr als { $count } { spirit_island-comparing-with }
       *[other] mehr { PART($what, form: "many_dat") }{ spirit_island-there } als { spirit_island-than-dat }
    }
spirit_island-compare-less = es{ spirit_island-compared-there } weniger als { $count } { spirit_island-comparing } gibt
spirit_island-so-high = { $left_is ->
    [terror] { PART($right, form: "roman") }
   *[other] { PART($right) }
}
spirit_island-number-is = { PART($left) } { spirit_island-so-high } ist
spirit_island-number-at-least = { $left_is ->
    [turn] Runde { PART($right) } erreicht ist
   *[other] { PART($left) } mindestens { spirit_island-so-high } ist
}
    .with = { $left_is ->
        [number] ab Nr. { PART($right) }
        [cost] mit Kosten von mindestens { PART($right) } für seine { PART($left, form: "whose") }
       *[other] (wo { PART($left) } mindestens { PART($right) } ist)
    }
spirit_island-number-at-most = { $left_is ->
    [turn] es höchstens Runde { PART($right) } ist
   *[other] { PART($left) } höchstens { spirit_island-so-high } ist
}
spirit_island-number-more = { $left_is ->
    [turn] Runde { PART($right) } vorbei ist
   *[other] { PART($left) } höher als { spirit_island-so-high } ist
}
spirit_island-number-less = { $left_is ->
    [turn] Runde { PART($right) } noch nicht begonnen hat
   *[other] { PART($left) } niedriger als { spirit_island-so-high } ist
}

## Verbindungen

spirit_island-effect-then = { $before }; { $last }
spirit_island-between-then = {"; "}
spirit_island-effect-either = entweder { $before } – oder { $last }
spirit_island-between-either = {" – oder "}
spirit_island-effect-one-of = entweder { $before } oder { $last }
spirit_island-between-one-of = {" oder "}
spirit_island-do-this = { $block_is ->
    [long] {" "}dies tun:
    [nested] {" "}dies tun:
    [chained] {" "}dies tun:
   *[other] {""}
}
spirit_island-pause = { $block_is ->
    [long] :
    [acted] :
    [may] :
    [chained] ,
   *[other] {""}
}
spirit_island-break = { $block_is ->
    [nested] {""}
    [chained] ,
   *[other] :
}
spirit_island-effect-and-or = { $before } und/oder { $last }
spirit_island-effect-if = falls { PART($condition) }: { PART($then, form: "inner") }
spirit_island-effect-if-else = falls { PART($condition) }: { PART($then, form: "inner") }; sonst{ $otherwise_is ->
    [chained] ,
   *[other] :
} { PART($otherwise, form: "inner") }
spirit_island-effect-may = { $person ->
    [they] er darf
    [all] ihr dürft
   *[other] du darfst
}{ spirit_island-do-this } { PART($block, form: "inner") }
    .third = darf{ spirit_island-do-this } { PART($block, form: "inner") }
spirit_island-side-card = { $text }
spirit_island-when-use = { PART($effect, form: "text") }
spirit_island-when-each_spirit_phase = In jeder Geister-Phase: { PART($effect, form: "text") }
spirit_island-when-each_beasts = Einmal, in einer Phase „Sofort-Fähigkeiten“, für jede Bestie: { PART($effect, form: "text") }
spirit_island-when-each_invader_phase = In jeder Invasoren-Phase: { PART($effect, form: "text") }
spirit_island-when-event_choice = { NAME($name) }{ $chooser ->
    [each_slow_card] {" "}(für jede ausgespielte Verzögerte Fähigkeitenkarte, durch ihren Geist)
   *[other] {""}
}: { PART($effect, form: "text") }
spirit_island-when-event_stage = Stufe { spirit_island-event-cases }, { NAME($name) }: { PART($effect, form: "text") }
spirit_island-when-event_adversary_stage = Stufe { spirit_island-event-cases }, { NAME($name) }: { PART($effect, form: "text") }
spirit_island-when-event_terror = Furchtstufe { spirit_island-event-cases }, { NAME($name) }: { PART($effect, form: "text") }
spirit_island-when-event_blighted = { $cases ->
    [healthy] Blühende Insel
   *[blighted] Verödete Insel
}, { NAME($name) }: { PART($effect, form: "text") }
spirit_island-event-cases = { $cases ->
    [I-II] I oder II
    [II-III] II oder III
   *[other] { $cases }
}
spirit_island-when-condition = falls { PART($condition) }
spirit_island-when-escalation = Eskalation, { NAME($name) }: { PART($effect, form: "text") }
spirit_island-when-loss = { NAME($name) }: { $said ->
    [when] Ihr verliert, wenn { PART($condition) }
    [effect] { PART($effect, form: "text") }
   *[both] { PART($effect, form: "text") } Ihr verliert, wenn { PART($condition) }
}
spirit_island-when-scenario_victory = { $level ->
    [any] Ihr gewinnt, wenn { PART($condition) }
    [victory] Ist keine Furcht-Karte übrig, gewinnt ihr, wenn { PART($condition) }
   *[other] Auf Furchtstufe { $level } gewinnt ihr, wenn { PART($condition) }
}
spirit_island-when-between = Wenn ihr die erste Partie gewonnen habt: { PART($effect, form: "text") }
spirit_island-when-second_game = In der zweiten Partie, mit anderen Geistern: { PART($effect, form: "text") }
spirit_island-when-source_spirits = Quelle { $number }, { NAME($name) }, von euch gefunden: { PART($effect, form: "text") }
spirit_island-when-source_invaders = Quelle { $number }, { NAME($name) }, von den Invasoren gefunden: { PART($effect, form: "text") }
spirit_island-when-scenario_loss = Ihr verliert, wenn { PART($condition) }
spirit_island-when-aspect = { $adds ->
    [only] Ergänzt das Tableau.
   *[other] Ersetzt „{ NAME($replaced) }“.
}{ $said ->
    [no] {""}
   *[other] {" "}Spielvorbereitung: { PART($effect, form: "text") }
}
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
spirit_island-use-cost = { $often ->
    [any] , beliebig oft in jeder Runde
   *[other] {""}
}{ $paid ->
    [yes] ; zusätzliche Kosten: { PART($effect, form: "inner") }
   *[other] {""}
}
spirit_island-when-target_land = { spirit_island-from-origin }; Einfluss: { PART($condition) }{ spirit_island-use-cost }
spirit_island-when-target_lands = { spirit_island-from-origin } und Reichweite { $second } vom selben Ausgangs-Gebiet; Einfluss: je 1 Gebiet{ spirit_island-use-cost }
spirit_island-when-speed_option = du darfst diese Fähigkeit als Sofort-Fähigkeit nutzen; dafür { PART($effect, form: "inner") }
spirit_island-when-range_bonus = Reichweite +{ $range }, wenn { PART($condition) }
spirit_island-when-target_any_spirit = Einfluss: ein beliebiger Geist{ spirit_island-use-cost }
spirit_island-when-target_another_spirit = Einfluss: ein anderer Geist{ spirit_island-use-cost }
spirit_island-when-target_self = Einfluss: du selbst{ spirit_island-use-cost }
spirit_island-when-threshold_add = { spirit_island-elements-head }: { PART($effect, form: "text") }
spirit_island-when-threshold_after = danach: { PART($effect, form: "text") }
spirit_island-when-threshold_too = { PART($effect, form: "text") }
spirit_island-when-threshold_modify = { spirit_island-elements-head }: { PART($effect, form: "text") }
spirit_island-when-threshold_range = { spirit_island-elements-head }: { PART($effect, form: "text") }
spirit_island-when-threshold_speed = { spirit_island-elements-head }: { PART($effect, form: "text") }
spirit_island-when-threshold_instead = { spirit_island-elements-head }, stattdessen: { PART($effect, form: "text") }
spirit_island-when-threshold_may_instead = { spirit_island-elements-head }, nach Wahl stattdessen: { PART($effect, form: "text") }
spirit_island-when-threshold_last_instead = { spirit_island-elements-head }, nach Wahl statt des letzten Effekts: { PART($effect, form: "text") }
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

## Zwei Anlässe in einem

spirit_island-joint-added_here-moved_here = { PART($what, form: "mass") } hier hinzugefügt oder hierher bewegt werden
spirit_island-joint-would_ravage_here-would_build_here = Invasoren hier wüten oder bauen würden

## Blöcke

spirit_island-verb-at = { PART($what, form: "in") }{ $distinct_is ->
    [none] { $in_order_is ->
        [none] {""}
       *[other] {" "}(in der Reihenfolge eurer Wahl)
    }
   *[other] {" "}(jeder Geist ein anderes)
}{ $what_is ->
    [land_no] :
   *[other] { spirit_island-pause }
} { PART($block, form: "inner") }
    .third = { $told ->
        [1] { PART($block, form: "third") }
       *[other] wählt { PART($what) }{ $distinct_is ->
            [none] {""}
           *[other] {" "}(jeder Geist ein anderes)
        }: { PART($block, form: "inner") }
    }
spirit_island-verb-wherever = in { $what_is ->
    [none] allen Gebieten
   *[other] { spirit_island-many-lands-in }{ spirit_island-which }
}{ spirit_island-break } { PART($block, form: "inner") }
spirit_island-verb-each_board = auf { $max_is ->
    [none] jedem Spielplan
    [given] { $max_number ->
        [1] 1 Spielplan
       *[other] bis zu { $max_number } Spielplänen
    }
    [half_up] bis zur Hälfte der Spielpläne (aufgerundet)
   *[other] bis zu 1 Spielplan{ PART($max, form: "measure") }
}{ $what_is ->
    [none] {""}
   *[other] {" "}{ PART($what, form: "with") }
}{ spirit_island-pause } { PART($block, form: "inner") }
spirit_island-verb-each_spirit = jeder Geist{ $what_is ->
    [none] {""}
   *[other] {" "}{ PART($what, form: "with") }
}{ $told ->
    [1] {" "}{ PART($block, form: "third") }
   *[other] : { PART($block, form: "inner") }
}
spirit_island-verb-each_card = für jede Karte der Stufe { spirit_island-numeral } im Invasoren-Stapel: { PART($block, form: "inner") }
spirit_island-verb-as = { $it ->
    [1] { $what_is ->
        [target] dieser
       *[other] { PART($what) }
    }
   *[other] { PART($what) }
}{ $told ->
    [1] {" "}{ PART($block, form: "third") }
   *[other] : { PART($block, form: "inner") }
}
spirit_island-fn-one_spirit = 1 Geist mit Präsenz { $has_presence_is ->
    [target_board] auf dem Einfluss-Spielplan
    [island] auf der Insel
   *[other] hier
}
spirit_island-verb-prevent = um das Folgende zu verhindern, { $person ->
    [they] darf er
   *[other] dürft ihr
} { PART($block, form: "inner") }
spirit_island-verb-lasting = { PART($what) }{ spirit_island-break } { PART($block, form: "inner") }
spirit_island-verb-on = { $what_is ->
    [before_step] { PART($what) }
    [after_step] { PART($what) }
    [after_card] { PART($what) }
    [phase] { $max_number ->
        [1] einmal, { PART($what, form: "once") }
       *[other] { PART($what) }
    }
    [reached] { PART($what) }
    [fear_deck_empty] sobald { PART($what) }
    [blight_card_flips] sobald { PART($what) }
   *[other] { spirit_island-each-time }, wenn { PART($what) }
}{ spirit_island-how-often }{ $block_is ->
    [chained] ,
   *[other] :
} { PART($block, form: "inner") }{ $inside_is ->
    [none] {""}
   *[other] {" "}(noch in derselben Aktion)
}
spirit_island-verb-next = { $what_is ->
    [after_step] einmal, { PART($what, form: "next") }
   *[other] { $block_is ->
        [may] einmal
       *[other] das nächste Mal
    }, wenn { PART($what) }
}: { PART($block, form: "inner") }
spirit_island-each-time = { $max_number ->
    [1] { $always ->
        [yes] jedes Mal
       *[other] einmal
    }
   *[other] jedes Mal
}
spirit_island-how-often = { $max_is ->
    [none] {""}
    [given] { $always ->
        [yes] {" "}(höchstens { $max_number ->
            [one] einmal
           *[other] { $max_number }-mal
        } pro Runde)
       *[other] { $max_number ->
            [1] {""}
           *[other] {" "}(höchstens { $max_number }-mal)
        }
    }
   *[other] {" "}(höchstens einmal{ PART($max, form: "measure") })
}
spirit_island-verb-times = { $how ->
    [any] beliebig oft
   *[other] { $limit ->
        [up_to] bis zu{" "}
       *[other] {""}
    }{ $count ->
        [1] einmal
        [2] zweimal
       *[other] { $count }-mal
    }{ spirit_island-per }
}: { PART($block, form: "inner") }
spirit_island-verb-end_of_turn = am Rundenende, { PART($what) }: { PART($block, form: "inner") }
spirit_island-verb-from_each = aus jedem angrenzenden Gebiet: { PART($block, form: "inner") }

spirit_island-word-game = für den Rest der Partie
spirit_island-word-next_turn = in der nächsten Runde
spirit_island-word-from_next_turn = ab der nächsten Runde für den Rest der Partie
spirit_island-word-invader_phase = in der Invasoren-Phase dieser Runde
spirit_island-word-ravage_step = beim Wüten dieser Runde
spirit_island-word-explore_step = beim Entdecken dieser Runde
spirit_island-word-next_ravage_step = beim nächsten Wüten mit einer Karte
spirit_island-word-next_explore_card = für die nächste „Entdecken“-Karte
spirit_island-word-next_build_card = für die nächste „Bauen“-Karte
spirit_island-word-before_discarding = vor dem Abwerfen der ausgespielten Karten
spirit_island-word-after_discarding = nach dem Abwerfen der ausgespielten Karten

## Ereignisse

spirit_island-here = { $aimed ->
    [no] in einem Gebiet
   *[other] hier
}
spirit_island-fn-destroyed_here = { spirit_island-here } { spirit_island-by }{ PART($what, form: "mass") } zerstört werden
spirit_island-fn-leave = { PART($what, form: "mass") } ein Gebiet verlassen
spirit_island-fn-enter_ocean = { PART($what, form: "mass") } in einen Ozean im Spiel gelangen
spirit_island-fn-drowned = { PART($what, form: "mass") } ertrinken
spirit_island-fn-power_would_destroy = eine deiner Fähigkeiten { PART($what, form: "a") } zerstören würde
spirit_island-fn-added_here = { spirit_island-here } { spirit_island-by }{ PART($what, form: "mass") } { $what_is ->
    [blight] hinzugefügt wird
   *[other] hinzugefügt werden
}{ $cascade_is ->
    [none] {""}
   *[other] {" "}(nicht durch Ausbreitung)
}
spirit_island-fn-moved_here = { PART($what, form: "mass") } { $aimed ->
    [no] in ein Gebiet
   *[other] hierher
} bewegt werden
spirit_island-fn-sacred_site_made = hier eine eigene Heilige Stätte entsteht
spirit_island-fn-explored_here = Invasoren { spirit_island-here } entdecken
spirit_island-fn-disease_stops_build = Seuche hier einen Bau verhindern würde
spirit_island-fn-gained_without = du eine Fähigkeitenkarte ohne { PART($what, form: "noun") } erhältst
spirit_island-fn-presence_falls = eigene Präsenz{ $by_is ->
    [none] {""}
   *[other] {" "}nicht durch eine Aktion eines Geistes
} vernichtet wird
spirit_island-fn-presence_grows = dein Wachstum Präsenz hinzufügt
spirit_island-fn-built_here = Invasoren { spirit_island-here } { $what_is ->
    [none] {""}
   *[other] 1 { PART($what, form: "noun") }{" "}
}bauen
spirit_island-fn-fear_here = hier Furcht erzeugt wird
spirit_island-fn-power_fear_here = Fähigkeiten hier Furcht erzeugen (nicht für zerstörte Dörfer und Städte)
spirit_island-fn-pieces_changed_here = sich die Spielfiguren hier ändern
spirit_island-fn-skipped_by_this = hierdurch eine Aktion ausgelassen wird
spirit_island-fn-used_power_on_land = er eine Fähigkeit auf ein Gebiet nutzt
spirit_island-fn-invaders_damage_land = Invasoren { $aimed ->
    [no] einem Gebiet
   *[other] dem Gebiet
} { spirit_island-by }{ $min_number ->
    [1] Schaden
   *[other] mindestens { PART($min) } Schaden
} zufügen
spirit_island-by = { $by_is ->
    [none] {""}
    [ravage] durch Wüten{" "}
   *[other] durch { PART($by, form: "mass") }{" "}
}
spirit_island-fn-event_or_blight_card_destroys = eine Ereignis- oder Ödnis-Karte { PART($what, form: "mass") } vernichtet
spirit_island-fn-reclaimed_none = er in dieser Runde keine Karte wiedererlangt hat
spirit_island-fn-none_before = es hier vorher keine { PART($what, form: "many") } gab
spirit_island-fn-before_step = vor jedem { PART($what) }
spirit_island-fn-after_step = nach { $what_is ->
    [slow] jeder Phase „Verzögerte Fähigkeiten“
   *[other] jedem { PART($what) }
}
    .next = nach dem nächsten { PART($what) }
spirit_island-fn-after_card = nach { PART($what, form: "each_card") }
spirit_island-fn-phase = { $what_is ->
    [spirit] in jeder Geister-Phase
    [fast] in jeder Phase „Sofort-Fähigkeiten“
   *[other] in jeder Phase „Verzögerte Fähigkeiten“
}
    .once = { $what_is ->
        [spirit] in einer Geister-Phase
       *[other] in einer Phase „Verzögerte Fähigkeiten“
    }
spirit_island-fn-reached = { $what_is ->
    [reminder_card] sobald die Erinnerungskarte erreicht ist
   *[other] sobald eine Invasoren-Karte erreicht ist
}
spirit_island-fn-blight_card_flips = die Ödnis-Karte umgedreht wird
spirit_island-fn-fear_deck_empty = der Furchtstapel leer ist
spirit_island-fn-would_destroy = { PART($what, form: "mass") } { $what_is ->
    [presence-any] vernichtet würde
   *[other] zerstört würden
}
spirit_island-fn-would_add = { PART($what, form: "mass") } hinzugefügt { $what_is ->
    [blight] würde
   *[other] würden
}
spirit_island-fn-would_build_here = Invasoren { spirit_island-here } { $what_is ->
    [none] {""}
   *[other] 1 { PART($what, form: "noun") }{" "}
}bauen würden
spirit_island-fn-would_explore_here = Invasoren { spirit_island-here } entdecken würden
spirit_island-fn-would_forget = du eine Karte von { PART($what) } vergessen würdest
spirit_island-fn-first_uncovered = du { PART($what) } zum ersten Mal aufdeckst
spirit_island-fn-power_added_here = eine Fähigkeit von dir in einem Gebiet { PART($what, form: "mass") } hinzugefügt hat
spirit_island-fn-power_removed = eine Fähigkeit von dir { PART($what, form: "mass") } entfernt hat
spirit_island-fn-would_ravage_here = Invasoren { $what_is ->
    [none] { spirit_island-here }
   *[other] in einem Gebiet { PART($what, form: "with") }
} { $normal_is ->
    [none] {""}
   *[other] durch eine Karte{" "}
}wüten würden
spirit_island-fear-returned = bis zu { $count } verdiente Furcht{ spirit_island-per } in den Vorrat
spirit_island-damage-dealt = { $to_is ->
    [none] {""}
    [land] { PART($to, form: "mass_dat") }{" "}
   *[other] den { PART($to, form: "mass_dat") }{" "}
}{ spirit_island-by }{ spirit_island-amount } Schaden{ spirit_island-per }{ $among_is ->
    [none] {""}
   *[other] {" "}{ PART($among, form: "inside") }
}
spirit_island-lowered = { $defend_is ->
    [none] {""}
   *[other] {" "}(Verteidigen senkt ihn)
}
spirit_island-damage-to-each = allen { PART($what, form: "many_dat") } je { spirit_island-amount } Schaden{ spirit_island-per }
spirit_island-damage-to-different = { spirit_island-by }{ $counted ->
    [per] { $count } { PART($with, form: "per") }{ spirit_island-per } (jeweils einem anderen)
   *[other] { $count } verschiedenen { PART($with, form: "many_dat") }
} je { PART($what) } Schaden
spirit_island-added-instead = { $instead_is ->
    [none] {""}
   *[other] stattdessen{" "}
}
spirit_island-added-in-all = { $max_each_is ->
    [none] {""}
   *[other] {" "}(höchstens { PART($max_each) } von jeder Art)
}
spirit_island-pushed = { spirit_island-things }{ spirit_island-to-lands }{ $spread_is ->
    [none] {""}
    [most_lands] {" "}in möglichst viele verschiedene Gebiete
   *[other] {" "}möglichst gleichmäßig verteilt
}
spirit_island-push-notes = { spirit_island-carrying }
spirit_island-skipped = { $how ->
    [all] alle Invasoren-Aktionen
   *[other] { $what_is ->
        [all_ravages] jedes Wüten
        [all_builds] jedes Bauen
        [all_explores] jedes Entdecken
        [that_action] diese Aktion
        [one] 1 Invasoren-Aktion nach Wahl
       *[other] das nächste Bauen
    }
}{ spirit_island-of-cards }
spirit_island-at-hand = { $there ->
    [0] {" "}hier
   *[other] {""}
}
spirit_island-health-removed = Invasoren mit zusammen { spirit_island-amount } Abwehrkraft{ spirit_island-per }
spirit_island-power-terms = { $forget_is ->
    [none] {""}
   *[other] , ohne eine Karte zu vergessen
}{ $forget_alternative_is ->
    [none] {""}
   *[other] {" "}(für eine Starke: 1 Karte vergessen oder { PART($forget_alternative) } Energie bezahlen)
}
spirit_island-forgotten = { $what_is ->
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
}
spirit_island-reclaimed = { $how ->
    [all] alle Karten
    [half_up] die Hälfte der Karten (aufgerundet)
   *[other] { spirit_island-amount } { $count ->
        [one] Karte
       *[other] Karten
    }
}{ $from_is ->
    [none] {""}
   *[other] {" "}aus { PART($from) }
}
spirit_island-card-repeated = { $what_is ->
    [none] { $count ->
        [one] Fähigkeitenkarte
       *[other] Fähigkeitenkarten
    }
   *[other] der billigsten ausgespielten Fähigkeitenkarten
}{ $max_cost_is ->
    [none] {""}
   *[other] {" "}mit Kosten von höchstens { PART($max_cost) }
}{ $pay_is ->
    [none] {" "}kostenlos wiederholen
   *[other] {" "}wiederholen und die Kosten erneut bezahlen
}
spirit_island-made-fast = { spirit_island-allowed } Verzögerte { $count ->
    [one] Fähigkeit
   *[other] Fähigkeiten
}{ $what_is ->
    [none] {""}
   *[other] {" "}(keine Starke)
}{ spirit_island-per } { $always ->
    [yes] jede Runde
   *[other] in dieser Runde
} als Sofort-{ $count ->
    [one] Fähigkeit
   *[other] Fähigkeiten
} nutzen
spirit_island-changed-speed = in dieser Runde { spirit_island-allowed } Verzögerte Fähigkeit als Sofort-Fähigkeit oder Sofort-Fähigkeit als Verzögerte nutzen
spirit_island-range-gained = { $how ->
    [any] du darfst die Reichweite deiner Fähigkeiten außer Acht lassen{ $pay_is ->
        [none] {""}
       *[other] {" "}(für jeweils { PART($pay) } Energie)
    }{ $max_is ->
        [none] {""}
       *[other] {" "}(für { PART($max) } Aktion in jeder Runde, auch beim Wachstum)
    }
   *[other] { spirit_island-range-changed }
}
spirit_island-range-changed = Reichweite { $set_is ->
    [none] +{ $count }{ $only_is ->
        [none] {""}
       *[other] {" "}für Fähigkeitenkarten
    }{ $origin_is ->
        [none] {""}
        [jungle] {" "}ausgehend von { PART($origin, form: "many_dat") }
        [mountain] {" "}ausgehend von { PART($origin, form: "many_dat") }
        [sands] {" "}ausgehend von { PART($origin, form: "many_dat") }
        [wetland] {" "}ausgehend von { PART($origin, form: "many_dat") }
       *[other] {" "}ausgehend von Gebieten { PART($origin, form: "with") }
    }{ $to_is ->
        [none] {""}
       *[other] {" "}in { PART($to, form: "many") }
    }
   *[other] { PART($set) }
}
spirit_island-cards-played = { $set_is ->
    [none] in dieser Runde { $count } { $count ->
        [one] Karte
       *[other] Karten
    } mehr
   *[other] nur { $set_number } { $set_number ->
        [one] Karte
       *[other] Karten
    }
} ausspielen
spirit_island-presence-anywhere = { $from_is ->
    [none] irgendwo
    [here] { spirit_island-here-there }
    [here_or_adjacent] in diesem oder angrenzenden Gebieten
   *[other] { PART($from, form: "in") }
} { spirit_island-amount } eigene { $count ->
    [one] Präsenz
   *[other] Präsenzen
}{ spirit_island-per }
spirit_island-presence-restored = { spirit_island-amount } { $from_is ->
    [destroyed] vernichtete { $count ->
        [one] Präsenz
       *[other] Präsenzen
    }
   *[other] eigene { $count ->
        [one] Präsenz
       *[other] Präsenzen
    } von der Insel
} auf die Präsenz-Leisten
spirit_island-how-far-below = { $under_number ->
    [1] direkt unter
   *[other] { $under_number } Plätze unter
}
spirit_island-out-of-game = { $from_is ->
    [none] {""}
    [track] {" "}von einer Präsenz-Leiste
   *[other] {" "}{ PART($from, form: "from") }
} aus dem Spiel
spirit_island-out-notes = { $onto_is ->
    [none] {""}
   *[other] {" "}(auf die Erinnerungskarte)
}{ $until_is ->
    [none] {""}
   *[other] {" "}(mindestens aber, bis die Ödnis-Karte umgedreht wird)
}
spirit_island-placed = { $count } { PART($what, form: "noun") } { $with_is ->
    [ocean] im Ozean
   *[other] { PART($with, form: "in") }
}
spirit_island-placed-else = { $fallback_is ->
    [none] {""}
   *[other] {" "}(oder in einem Wüstengebiet, falls es keines gibt)
}

## Verben: Gebiete

spirit_island-verb-fear = { $limit ->
    [less] { spirit_island-fear-returned } zurücklegen
   *[other] { spirit_island-amount } Furcht{ spirit_island-per } erzeugen
}
    .third = { $limit ->
        [less] legt { spirit_island-fear-returned } zurück
       *[other] erzeugt{ spirit_island-in-its-place } { spirit_island-amount } Furcht{ spirit_island-per }
    }
spirit_island-verb-damage = { spirit_island-damage-dealt } zufügen{ spirit_island-lowered }
    .third = fügt{ spirit_island-in-its-place } { spirit_island-damage-dealt } zu{ spirit_island-lowered }
spirit_island-verb-damage_each = { spirit_island-damage-to-each } zufügen
    .third = fügt{ spirit_island-in-its-place } { spirit_island-damage-to-each } zu
spirit_island-verb-damage_one = nur 1 { PART($what, form: "per") } { spirit_island-amount } Schaden zufügen
    .third = fügt{ spirit_island-in-its-place } nur 1 { PART($what, form: "per") } { spirit_island-amount } Schaden zu
spirit_island-verb-damage_different = { spirit_island-damage-to-different } zufügen
    .third = fügt{ spirit_island-in-its-place } { spirit_island-damage-to-different } zu
spirit_island-verb-destroy = { spirit_island-things } { $what_is ->
    [presence] vernichten
    [presence-any] vernichten
   *[other] zerstören
}
    .third = { $what_is ->
        [presence] vernichtet
        [presence-any] vernichtet
       *[other] zerstört
    }{ spirit_island-in-its-place } { spirit_island-things }
spirit_island-verb-remove = { spirit_island-things } entfernen
    .third = entfernt{ spirit_island-in-its-place } { spirit_island-things }
spirit_island-verb-replace = { spirit_island-what-is-replaced } ersetzen{ spirit_island-then-destroyed }
    .third = ersetzt{ spirit_island-in-its-place } { spirit_island-what-is-replaced }{ spirit_island-then-destroyed }
spirit_island-then-destroyed = { $as_destroyed_is ->
    [none] {""}
   *[other] {" "}(dann gilt sie als vernichtet)
}
spirit_island-verb-add = { spirit_island-what-is-added }{ $to_is ->
    [blight_card] {" "}auf die Ödnis-Karte legen
   *[other] {" "}hinzufügen
}{ spirit_island-added-in-all }
    .third = { $to_is ->
        [blight_card] legt { spirit_island-what-is-added } auf die Ödnis-Karte
       *[other] fügt{ spirit_island-in-its-place } { spirit_island-what-is-added } hinzu
    }{ spirit_island-added-in-all }
spirit_island-fn-one_of = { $what_is ->
    [given] Plättchen einer Art, die in einem angrenzenden Gebiet liegt ({ PART($what, form: "mass") }),
   *[other] { PART($what, form: "noun") } (nur falls es in einem angrenzenden Gebiet { PART($what, form: "mass") } gibt)
}
spirit_island-verb-push = { spirit_island-pushed } verschieben{ spirit_island-push-notes }
    .third = verschiebt{ spirit_island-in-its-place } { spirit_island-pushed }{ spirit_island-push-notes }
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
    [given] {" "}(mitnehmen darf sie je bis zu { $carry_max_is ->
        [none] 1
       *[other] { PART($carry_max) }
    } { PART($carry, form: "many") })
   *[other] { $carry_max_is ->
        [none] {" "}(jede Figur darf 1 { PART($carry, form: "per") } mitnehmen)
       *[other] {" "}(sie darf bis zu { PART($carry_max) } { PART($carry, form: "many") } mitnehmen)
    }
}
spirit_island-verb-gather = { spirit_island-things }{ spirit_island-from-where } versammeln
    .third = versammelt{ spirit_island-in-its-place } { spirit_island-things }{ spirit_island-from-where }
spirit_island-from-where = { $from_is ->
    [none] {""}
   *[other] {" "}{ PART($from, form: "from") }
}
spirit_island-verb-gather_into = { spirit_island-amount } { PART($what, form: "noun") } jeweils { PART($with, form: "into") } versammeln
spirit_island-verb-move = { spirit_island-what-is-moved } bewegen{ spirit_island-carrying }
    .third = bewegt{ spirit_island-in-its-place } { spirit_island-what-is-moved }{ spirit_island-carrying }
spirit_island-far = { $range_is ->
    [none] {""}
    [any] {" "}über beliebige Entfernung
   *[other] {" "}bis zu { $range_number } { $range_number ->
        [one] Gebiet
       *[other] Gebiete
    } weit
}
spirit_island-verb-drown = { spirit_island-things } ertränken
    .third = ertränkt{ spirit_island-in-its-place } { spirit_island-things }
spirit_island-verb-defend = { $limit ->
    [less] { $from_is ->
        [none] Verteidigen
       *[other] Verteidigen durch Geister
    } sinkt um { $count }
    [more] Verteidigen +{ $count }{ spirit_island-per }
   *[other] Verteidigen { $count }{ spirit_island-per }
}{ spirit_island-during }{ $at_use_is ->
    [none] {""}
   *[other] {" "}(so viele es jetzt sind)
}
spirit_island-during = { $during_is ->
    [none] {""}
   *[other] {" "}beim Wüten
}
spirit_island-in-its-place = { $placed ->
    [0] {""}
   *[other] {" "}{ PART($whereabouts, form: "in") }{ $apart ->
        [0] {""}
       *[other] {" "}(jeder Geist ein anderes)
    }
}
spirit_island-what-is-presence-added = { spirit_island-amount } { $from_is ->
    [none] {""}
   *[other] vernichtete{" "}
}{ $count ->
    [one] Präsenz
   *[other] Präsenzen
}{ $range_is ->
    [none] {""}
    [any] {" "}in beliebiger Reichweite
   *[other] {" "}in Reichweite { PART($range) }
}{ $land_is ->
    [none] {""}
    [coastal] {" "}in { PART($land, form: "where") }
    [inland] {" "}in { PART($land, form: "where") }
    [ocean] {" "}in { PART($land, form: "where") }
    [terrain] {" "}in { PART($land, form: "where") }
    [given] {" "}in { PART($land, form: "where") }
   *[other] {" "}in einem Gebiet { PART($land, form: "with") }
}{ $ignore_is ->
    [none] {""}
   *[other] {" "}(auch in sonst unzulässigen Gebieten)
}
spirit_island-what-is-presence-moved = { spirit_island-amount } eigene { $count ->
    [one] Präsenz
   *[other] Präsenzen
}{ $from_is ->
    [none] {""}
   *[other] {" "}{ PART($from, form: "from") }
}{ spirit_island-to-lands }{ spirit_island-far }
spirit_island-what-is-element-gained = { $what_is ->
    [same_as_target] dieselben Elemente
    [discarded] die Elemente dieser Plättchen
    [one_they_have] { $count } bereits vorhandenes Element
    [any] { $count } { $same_is ->
        [none] { $distinct_is ->
            [none] { $count ->
                [one] beliebiges Element
               *[other] beliebige Elemente
            }
           *[other] verschiedene Elemente nach Wahl
        }
       *[other] gleiche Elemente nach Wahl
    }
   *[other] { $count } { PART($what, form: "mass") }
}
spirit_island-what-is-power-gained = { $how ->
    [any] 1 Fähigkeitenkarte
   *[other] { $what_is ->
        [minor] 1 Schwache Fähigkeit
        [major] 1 Starke Fähigkeit
       *[days_that_never_were] 1 der Tage, die es nie gab,
    }
}{ $draw_is ->
    [none] {""}
   *[other] {" "}({ PART($draw) } ziehen{ $keep_is ->
        [none] {""}
       *[other] , { PART($keep) } behalten
    })
}
spirit_island-what-is-moved = { spirit_island-things }{ spirit_island-from-where }{ spirit_island-to-lands }{ $between_is ->
    [none] {""}
   *[other] {" "}zwischen { PART($between) }
}{ spirit_island-far }
spirit_island-what-is-added = { spirit_island-added-instead }{ $to_is ->
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
   *[other] { $cascade_is ->
        [none] {" "}ohne Verlust von Präsenz
       *[other] {" "}und ohne Verlust von Präsenz
    }
}{ $keep_own_presence_is ->
    [none] {""}
   *[other] {" "}ohne Verlust eigener Präsenz
}{ $fallback_is ->
    [none] {""}
   *[other] {" "}(oder auf einem anderen Spielplan, falls es keine gibt)
}{ $from_is ->
    [none] {""}
   *[other] {" "}{ PART($from, form: "from") }
}
spirit_island-what-is-replaced = { spirit_island-things } durch { $count ->
    [one] {""}
   *[other] je{" "}
}{ $with_is ->
    [given] { PART($with) }
   *[other] 1 { PART($with) }
}
spirit_island-verb-keep_out = Dahan-Ereignisse bringen keine { PART($what, form: "mass") } hinein
spirit_island-verb-share_damage = der Schaden dieser Fähigkeit darf auf das Einfluss-Gebiet und { PART($what) } aufgeteilt werden
spirit_island-verb-unhindered = was Nationen und Szenarien über das Entfernen sagen, gilt für diese Fähigkeit nicht
spirit_island-verb-isolate = das Gebiet isolieren
spirit_island-verb-skip = { $what_is ->
    [next_build_card] die nächste „Bauen“-Karte hat keine Wirkung
    [next_explore_card] die nächste „Entdecken“-Karte hat keine Wirkung
   *[other] { spirit_island-skipped } auslassen
}{ $advance_is ->
    [none] {""}
   *[other] {" "}und bleibt liegen
}{ $reveal_is ->
    [none] {""}
    [yes] , wird aber aufgedeckt
   *[other] {" "}und wird nicht aufgedeckt
}
    .third = lässt{ spirit_island-in-its-place } { spirit_island-skipped } aus
spirit_island-of-cards = { $normal_is ->
    [none] {""}
   *[other] {" "}durch Karten
}
spirit_island-verb-explore_reach = Entdecker kommen auch in Gebiete, die { $count } { $count ->
    [one] Gebiet
   *[other] Gebiete
} weiter entfernt sind
spirit_island-verb-no_escalation = es gibt keine Eskalation
spirit_island-verb-no_fear_for = zerstörte { PART($what, form: "many") } erzeugen keine Furcht
spirit_island-verb-no_source = Dörfer und Städte dort sind kein Ausgangspunkt für das Entdecken
spirit_island-verb-explore_cards = beim Entdecken { $count ->
    [one] wird 1 Karte
   *[other] werden { $count } Karten
} mehr aufgedeckt, jede wird vor der nächsten ganz abgehandelt
spirit_island-verb-let_build = die Invasoren bauen lassen und die Seuche behalten
spirit_island-verb-build_here = die Invasoren{ spirit_island-at-hand } bauen lassen
spirit_island-verb-ravage_here = die Invasoren{ spirit_island-at-hand } wüten lassen
spirit_island-verb-explore_here = die Invasoren{ spirit_island-at-hand } entdecken lassen
spirit_island-verb-convert = { $what_is ->
    [first_ravage] das erste Wüten hier wird zu einem Bauen
   *[other] im nächsten Schritt „Wüten“ wird jedes Wüten zu einem Bauen
}
spirit_island-verb-include = { PART($what, form: "cards") } { $instead_is ->
    [none] wirken auch hier
   *[other] wirken dort, gleich was sie zeigen, und sonst nirgends
}
spirit_island-verb-attack = { spirit_island-things } { $count ->
    [one] seinen
   *[other] ihren
} normalen Schaden { PART($to, form: "mass_dat") } zufügen lassen
spirit_island-verb-fight = { PART($what, form: "many") } und { PART($with, form: "many") } einander Schaden zufügen lassen
spirit_island-verb-sit_out = { spirit_island-amount } { PART($what, form: "noun") }{ spirit_island-per } beim Wüten unbeteiligt bleiben lassen
spirit_island-verb-immune = { PART($what, form: "mass") } { $what_is ->
    [presence] kann
   *[other] können
} { $from_is ->
    [none] {""}
   *[other] durch Wüten{" "}
}nicht { PART($with) } werden
spirit_island-verb-health = { $what_is ->
    [land] { $set_is ->
        [none] für Ödnis ist { PART($with, form: "damage") } nötig
       *[other] schon { PART($set) } Schaden führt zu Ödnis
    }
   *[other] { PART($what, form: "many") } haben { PART($with, form: "health") }
}
spirit_island-verb-strength = { PART($what, form: "many") } fügen{ $to_is ->
    [none] {""}
    [land] {" "}dem Gebiet
   *[other] {" "}{ PART($to, form: "mass_dat") }
}{ spirit_island-during } je { $set_is ->
    [none] { PART($with, form: "damage") }
   *[other] { PART($set) } Schaden
} zu
spirit_island-verb-ravage_damage = { $once_is ->
    [none] beim Wüten
   *[other] beim nächsten Wüten hier
} { $count } Schaden { spirit_island-more-less }{ spirit_island-per }
spirit_island-verb-ravage_rule = { PART($what) }
spirit_island-verb-ignore = { $with_is ->
    [none] bei jedem Invasor wirkt { PART($what) } nicht und bleibt liegen
    [build] { PART($what, form: "mass") } verhindern kein Bauen und bleiben liegen
   *[other] { PART($what, form: "mass") } verhindert kein Entdecken und bleibt liegen
}
spirit_island-verb-counts_as = { PART($what, form: "mass") } { $what_is ->
    [presence] gilt
    [sacred_site] gilt
    [blight] gilt
    [thief] sind keine Invasoren und nehmen an deren Aktionen nicht teil, gelten aber
   *[other] gelten
} { $what_is ->
    [thief] {""}
   *[other] auch{" "}
}als { PART($with, form: "mass") }{ $by_is ->
    [none] {""}
   *[other] {" "}für deine Aktionen
}{ $optional_is ->
    [none] {""}
   *[other] { $what_is ->
        [sacred_site] , wenn du möchtest (1 je Gebiet), und was damit geschieht, geschieht mit 2 deiner Präsenzen dort
        [thief] {" "}bei Fähigkeiten und anderen Aktionen der Geister, wenn ihr möchtet
       *[other] {" "}(nach Wahl bei jeder einzeln)
    }
}
spirit_island-verb-no_heal = { PART($what, form: "many") } heilen hier nicht
spirit_island-verb-no_cascade = Ödnis breitet sich von hier nicht aus
spirit_island-verb-no_presence_loss = Ödnis vernichtet hier keine Präsenz
spirit_island-verb-destroy_fewer = { $count } { PART($what, form: "noun") } weniger zerstören
spirit_island-verb-remove_health = { spirit_island-health-removed } entfernen
    .third = entfernt{ spirit_island-in-its-place } { spirit_island-health-removed }
spirit_island-verb-restore = { spirit_island-amount } { PART($what, form: "noun") } zurücklegen
spirit_island-verb-owner_may_push_instead = ihr Besitzer darf sie stattdessen verschieben
spirit_island-verb-merge = bis zum Rundenende sind dieses und 1 angrenzendes Gebiet ein Gebiet
spirit_island-verb-stasis = bis zum Ende der Phase „Verzögerte Fähigkeiten“ gilt dieses Gebiet mit allem darin als nicht vorhanden, außer für Sieg und Niederlage

## Verben: Geister

spirit_island-verb-energy = { $what_is ->
    [card_plays_number] so viel Energie erhalten, wie du Karten ausspielen darfst
   *[other] { $limit ->
        [less] { $count } Energie verlieren
       *[other] { spirit_island-amount } Energie{ spirit_island-per } erhalten{ spirit_island-for-health }
    }
}
    .third = { $what_is ->
        [card_plays_number] erhält so viel Energie, wie er Karten ausspielen darf
       *[other] { $limit ->
            [less] verliert { $count } Energie
           *[other] erhält { spirit_island-amount } Energie{ spirit_island-per }{ spirit_island-for-health }
        }
    }
spirit_island-for-health = { $each_is ->
    [none] {""}
    [n] {" "}für je so viel ihrer aufgedruckten Abwehrkraft, wie es { PART($each) } gibt
   *[other] {" "}für je { PART($each) } ihrer aufgedruckten Abwehrkraft
}
spirit_island-verb-forgo_energy = jede Runde { $count } Energie weniger erhalten
    .third = erhält jede Runde { $count } Energie weniger
spirit_island-verb-pay = { $count } Energie{ spirit_island-per } bezahlen
    .third = bezahlt { $count } Energie{ spirit_island-per }
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
spirit_island-verb-power = { spirit_island-what-is-power-gained } erhalten{ spirit_island-power-terms }
    .third = erhält { spirit_island-what-is-power-gained }{ spirit_island-power-terms }
spirit_island-verb-forget = { spirit_island-forgotten } vergessen
    .third = vergisst { spirit_island-forgotten }
spirit_island-verb-reclaim = { spirit_island-reclaimed } wiedererlangen
    .third = erlangt { spirit_island-reclaimed } wieder
spirit_island-word-hand = der Hand
spirit_island-word-bonus_play = ein Feld mit „+1 Karte ausspielen“
spirit_island-word-discard = dem Ablagestapel
spirit_island-word-play = den ausgespielten
spirit_island-verb-play_card = { $what_is ->
    [gained] die erhaltene Karte
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
}{ $max_is ->
    [none] {""}
    [given] {" "}{ $max_number ->
        [1] einmal
        [2] bis zu zweimal
       *[other] bis zu { $max_number }-mal
    }
   *[other] {" "}bis zu einmal{ PART($max, form: "measure") }
} wiederholen
spirit_island-verb-repeat_card = { spirit_island-amount } { spirit_island-card-repeated }
    .third = darf { spirit_island-allowed } { spirit_island-card-repeated }
spirit_island-verb-resolve_power = { $what_is ->
    [slow] { $count } Verzögerte Fähigkeit
   *[other] diese Fähigkeitenkarte
} jetzt nutzen
spirit_island-verb-fast = { $how ->
    [all] nach Wahl alle Verzögerten Fähigkeiten in dieser Runde als Sofort-Fähigkeiten nutzen
   *[other] { $limit ->
        [up_to] du darfst { spirit_island-made-fast }
       *[other] du darfst diese Fähigkeit als Sofort-Fähigkeit nutzen
    }
}
    .third = darf { $how ->
        [all] alle seine Verzögerten Fähigkeiten in dieser Runde als Sofort-Fähigkeiten nutzen
       *[other] { $limit ->
            [up_to] { spirit_island-made-fast }
           *[other] diese Fähigkeit als Sofort-Fähigkeit nutzen
        }
    }
spirit_island-verb-slow = { $how ->
    [all] alle Fähigkeiten sind Verzögert und bleiben es
   *[other] du darfst diese Fähigkeit als Verzögerte Fähigkeit nutzen
}
spirit_island-verb-flip_speed = du darfst { spirit_island-changed-speed }
    .third = darf { spirit_island-changed-speed }
spirit_island-verb-range = { spirit_island-range-gained }
    .third = erhält { spirit_island-range-gained }
spirit_island-verb-element = { spirit_island-what-is-element-gained } erhalten
    .third = erhält { spirit_island-what-is-element-gained }
spirit_island-verb-card_plays = { spirit_island-cards-played }
    .third = darf { spirit_island-cards-played }
spirit_island-verb-add_presence = { spirit_island-what-is-presence-added } hinzufügen
    .third = fügt{ spirit_island-in-its-place } { spirit_island-what-is-presence-added } hinzu
spirit_island-verb-move_presence = { spirit_island-what-is-presence-moved }{ $along_is ->
    [none] {" "}bewegen
   *[other] {" "}von dort mit jeder dieser Figuren mitbewegen
}
    .third = bewegt { spirit_island-what-is-presence-moved }{ $along_is ->
        [none] {""}
       *[other] {" "}von dort mit jeder dieser Figuren mit
    }
spirit_island-verb-destroy_presence = { spirit_island-presence-anywhere } vernichten
    .third = vernichtet { spirit_island-presence-anywhere }
spirit_island-verb-restore_presence = { spirit_island-presence-restored } zurücknehmen
    .third = nimmt { spirit_island-presence-restored } zurück
spirit_island-verb-presence_defends = jede eigene Präsenz gibt Verteidigen { $count } in ihrem Gebiet
spirit_island-verb-share_targeting = du und der beeinflusste Geist dürft die Präsenz des anderen für die Reichweite nutzen
spirit_island-verb-prepare = { $count } { $what_is ->
    [none] beliebiges Element-Plättchen
   *[other] Element-Plättchen { PART($what, form: "noun") }
} vorbereiten
spirit_island-verb-discard_markers = { spirit_island-amount } vorbereitete Element-Plättchen abwerfen
spirit_island-verb-gain_time = { spirit_island-amount } Zeit erhalten
    .third = erhält { spirit_island-amount } Zeit
spirit_island-verb-time = { $count } Zeit{ spirit_island-per } ausgeben
spirit_island-verb-save = { spirit_island-amount } davon vor dem Vernichten bewahren
spirit_island-verb-sacred_site = in { PART($in, form: "many_dat") } { $count ->
    [1] ist schon 1 eigene Präsenz
   *[other] sind { $count } eigene Präsenzen
} eine Heilige Stätte
spirit_island-verb-inhabit = deine Präsenz darf nur in { PART($what, form: "where") } sein
spirit_island-verb-regrow = Wachstum darf auch eigene vernichtete Präsenz hinzufügen{ $count ->
    [0] {" "}(kostenlos)
   *[other] {" "}(für je { $count } Energie)
}{ spirit_island-per }
spirit_island-verb-open_ocean = auf Spielplänen mit eigener Präsenz ist der Ozean im Spiel: Für Fähigkeiten und Ödnis ist er ein { PART($what, form: "one") } an der Küste
spirit_island-verb-drift = wenn du für eine Fähigkeit ein Einfluss-Gebiet festlegst, darfst du { $count } eigene { $count ->
    [one] Präsenz
   *[other] Präsenzen
} dort oder in ein angrenzendes Gebiet versammeln, auch damit Reichweite und Ausgangs-Gebiet passen
spirit_island-verb-keep_days = einige Fähigkeitenkarten liegen offen neben deinem Tableau, man erhält sie durch eine Wachstumsoption; wenn du sonst eine Fähigkeitenkarte erhältst, { $count ->
    [one] darf
   *[other] dürfen
} { $count } der nicht behaltenen dazukommen
spirit_island-verb-keep_time = Zeit ist eigene Präsenz auf diesem Tableau: du erhältst sie von einer Leiste oder von der Insel; ausgegeben kommt sie auf eine Leiste zurück oder wird vernichtet, wenn dort kein Platz ist
spirit_island-verb-grow_panel = alle Leisten geben Präsenz; eine Wachstums-Leiste, die zum ersten Mal leer ist, eröffnet eine ihrer zwei Wachstumsoptionen für den Rest des Spiels
spirit_island-verb-mark_elements = wird ein Feld mit Stern aufgedeckt, wähle ein Element, das es von da an gibt
spirit_island-verb-harmless = deine Fähigkeiten fügen keinen Schaden zu und zerstören nichts außer eigener Präsenz; ein Invasor, den sie zerstören würden, zählt für jede Fähigkeit einmal
spirit_island-verb-spend_markers = vorbereitete Element-Plättchen bleiben auf deinem Tableau; für eine einzelne Aktion darfst du beliebig viele davon ausgeben, jedes für 1 seines Elements
spirit_island-verb-reach = wenn du { PART($what, form: "mass") } verschiebst oder versammelst, dürfen sie in bis zu { $count } Gebiete entfernte Gebiete gehen oder von dort kommen

## Verben: Karten und Tisch

spirit_island-verb-take = { $from_is ->
    [fear_deck] { $count } { $count ->
        [one] Furcht-Karte
       *[other] Furcht-Karten
    } verdienen
   *[other] { $count } { $from_is ->
        [cards_target_did_not_keep] der Karten nehmen, die der beeinflusste Geist nicht behält
        [used_card] der hierfür genutzten Karten nehmen
        [looked_card] der angesehenen Karten nehmen
       *[forgotten] { $what_is ->
            [unique] vergessene Startfähigkeit nehmen
           *[other] vergessene Karte nehmen
        }
    }
}
    .third = { $from_is ->
        [fear_deck] verdient { $count } { $count ->
            [one] Furcht-Karte
           *[other] Furcht-Karten
        }
       *[other] nimmt { $count } { $from_is ->
            [cards_target_did_not_keep] der Karten, die der beeinflusste Geist nicht behält
            [used_card] der hierfür genutzten Karten
            [looked_card] der angesehenen Karten
           *[forgotten] { $what_is ->
                [unique] vergessene Startfähigkeit
               *[other] vergessene Karte
            }
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
spirit_island-verb-keep_in_play = diese Karte bleibt bis zum Spielende ausgespielt: Sie darf jede Runde ohne Ausspielen und ohne Energie genutzt werden
spirit_island-verb-use_unseen = Karten { PART($what, form: "gen") } aufdecken und abwerfen, bis eine auf ein Gebiet wirkt, und diese sofort im beeinflussten Gebiet nutzen, gleich welche Reichweite und welchen Einfluss sie nennt: „bis zu“ so oft wie möglich, „oder“ als „und“; Ödnis, die sie entfernt, kostet dich keine Präsenz
spirit_island-verb-look = { $counted ->
    [per] oben von { PART($what, form: "dat") } { $count } Karte{ spirit_island-per }
   *[other] { $count ->
        [1] die oberste Karte
       *[other] die obersten { $count } Karten
    } { PART($what, form: "gen") }
} ansehen
spirit_island-verb-reveal = { $what_is ->
    [fear_deck-top] die oberste Karte des Furchtstapels
   *[other] { $count } { PART($what, form: "noun") }
} aufdecken
spirit_island-verb-put = { PART($what) } { $under_is ->
    [none] { PART($with, form: "onto") }
   *[other] { $with_is ->
        [card] { spirit_island-how-far-below } { PART($with) }
        [that_card] { spirit_island-how-far-below } jene Karte
       *[other] unter { PART($under) } Karten { PART($with, form: "deck") }
    }
} legen
spirit_island-verb-put_back = sie oben zurücklegen{ $shuffle_is ->
    [none] {""}
   *[other] , dann die obersten { PART($shuffle) } Karten dieses Stapels mischen
}
spirit_island-verb-swap = { PART($what) } mit { PART($with) } vertauschen ({ PART($stage_gap) } Stufe Unterschied)
spirit_island-verb-resolve_card = { $what_is ->
    [event_deck-top] die oberste Ereigniskarte
   *[other] die verdienten Furcht-Karten
} abhandeln
spirit_island-verb-accelerate = den Invasoren-Stapel { $count ->
    [one] einmal
   *[other] { $count }-mal
}{ spirit_island-per } beschleunigen
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
}{ spirit_island-out-of-game } nehmen{ spirit_island-out-notes }
    .third = nimmt { $count } { PART($what, form: "noun") }{ spirit_island-per }{ spirit_island-out-of-game }{ spirit_island-out-notes }
spirit_island-so-many-cards = { $count ->
    [one] { PART($what) }
   *[other] { $count }-mal { PART($what) }
}
spirit_island-verb-take_blight_from = die Ödnis stattdessen aus der Schachtel nehmen
spirit_island-verb-leave_on_card = diese Ödnis bleibt auf der Ödnis-Karte
spirit_island-verb-add_board = einen zufälligen Spielplan neben den Einfluss-Spielplan legen (höchstens { PART($max_per_game) } pro Partie): { PART($block, form: "inner") }
spirit_island-verb-leave_out_board = „Bauen“-Karten und jede Aktion der Nation auf allen Spielplänen lassen 1 Spielplan nach Wahl aus
spirit_island-verb-destroy_board = den Einfluss-Spielplan zerstören
spirit_island-verb-board_actions = auf dem Spielplan, den sie { $what_is ->
    [board_from] verlässt
   *[other] erreicht
}, geschieht in dieser Invasoren-Phase jede Invasoren-Aktion und jede Aktion für alle Spielpläne oder Gebiete { PART($with, form: "often") }
spirit_island-verb-extra_space = links von „Wüten“ gibt es ein viertes Aktionsfeld: Seine Karte baut in jeder Invasoren-Phase vor dem Wüten; Karten rücken von „Wüten“ dorthin weiter; { $before_is ->
    [none] es bleibt die ganze Partie
   *[other] es entfällt, sobald eine Karte der Stufe { PART($before, form: "roman") } darauf rücken würde, und diese wird abgelegt
}
spirit_island-verb-extra_builds = in Invasoren-Phasen ohne Furcht-Karte baut das vierte Aktionsfeld { $count ->
    [1] nur einmal
    [2] zweimal nacheinander
   *[other] { $count }-mal nacheinander
}
spirit_island-verb-invader_round = nach der Spielvorbereitung handeln die Invasoren { $count ->
    [1] ein weiteres Mal
   *[other] { $count } weitere Male
}
spirit_island-verb-cheaper = Sofort-Fähigkeiten kosten { $count } Energie weniger; Permanente und solche mit Kosten 0 bringen stattdessen { $count } Energie
spirit_island-verb-terror_level = { $set_is ->
    [none] die Furchtstufe um { $count } erhöhen (über III: Sieg)
   *[other] die Furchtstufe ist { PART($set, form: "roman") }, und Furcht erhöht sie nicht; ihre Trenner liegen neben dem Spielplan
}
spirit_island-verb-deal_fear = { $below_is ->
    [none] { $how ->
        [all] der Furchtstapel hat alle Furcht-Karten
       *[other] der Furchtstapel hat { $count } { $count ->
            [one] Furcht-Karte
           *[other] Furcht-Karten
        }
    }; ist er leer, werden keine mehr verdient
   *[other] die übrigen Furcht-Karten liegen unter denen der Furchtstufen
}
spirit_island-verb-fear_waits = verdiente Furcht-Karten werden nicht in der Invasoren-Phase abgehandelt
spirit_island-verb-supply = es gibt nur { $count } { PART($what, form: "noun") }{ spirit_island-per }; ihr verliert, wenn eines davon gesetzt werden muss und keines übrig ist{ $joined_is ->
    [none] {""}
   *[other] {" "}(neben einer anderen Nation ab Level { PART($joined) }: für jedes Level von ihr 1 pro Spieler mehr)
}
spirit_island-verb-durable = { PART($what, form: "many") } sind ausdauernd (je { PART($with) } Schaden, statt zerstört zu werden, außer wenn alle zerstört werden)
spirit_island-verb-play_face_down = { $count } Fähigkeitenkarte verdeckt ausspielen (zählt als ausgespielte Karte, kostet keine Energie)
    .third = spielt { $count } Fähigkeitenkarte verdeckt aus (zählt als ausgespielte Karte, kostet keine Energie)
spirit_island-verb-use_face_down = { $count } in dieser Runde verdeckt ausgespielte Karte nutzen
    .third = nutzt { $count } in dieser Runde verdeckt ausgespielte Karte
spirit_island-verb-invoke = 1 Element-Plättchen an eine freie Ecke eines Gebiets mit eigener Präsenz legen, wo 3 Gebiete aneinanderstoßen oder Gebiete an Ozean oder Rand: ein Element einer eigenen Fähigkeitenkarte, für { $count } Energie und { PART($beside) } mehr für jedes Plättchen an einer benachbarten Ecke
    .third = legt 1 Element-Plättchen an eine freie Ecke eines Gebiets mit eigener Präsenz, wo 3 Gebiete aneinanderstoßen oder Gebiete an Ozean oder Rand: ein Element einer eigenen Fähigkeitenkarte, für { $count } Energie und { PART($beside) } mehr für jedes Plättchen an einer benachbarten Ecke
spirit_island-verb-mix = { PART($blank) } leere Marker, { PART($ones) } mit einer 1, { PART($twos) } mit einer 2 und { PART($threes) } mit einer 3 verdeckt mischen: das sind die Diebe
spirit_island-verb-mix_back = die { PART($what, form: "many") } abseits der Insel wieder unter die anderen mischen
spirit_island-verb-flee = jeder { PART($what, form: "each") } an einem Ozean entkommt: { PART($block, form: "inner") }; jeder andere zieht 1 Gebiet weiter zum Ozean seines Spielplans
spirit_island-verb-face_up = { PART($what, form: "many") } liegen offen; anderswo liegen sie verdeckt und gemischt
spirit_island-verb-catch = { PART($what, form: "many") } können zerstört, entfernt oder ersetzt werden, wenn es vor oder nach der Aktion so ist; anderswo werden sie stattdessen verschoben
spirit_island-verb-hide = 1 Zahlenmarker pro Spielplan und { PART($more) } weiteren ungesehen mit leeren mischen und auf jedem Spielplan { $count } verdeckt in die Gebiete ohne Dahan legen
spirit_island-verb-search = { $what_is ->
    [spirits] ihr sucht: ein Marker dort wird aufgedeckt; ein leerer kommt weg, eine Zahl ist eine Quelle, die ihr gefunden habt
   *[other] die Invasoren suchen: ein Marker dort wird aufgedeckt; ein leerer kommt weg, eine Zahl ist eine Quelle, die sie gefunden haben{ $against_is ->
        [none] {""}
       *[other] {" "}({ PART($against) }{ $least_is ->
            [none] {""}
           *[other] : { PART($least) } von ihnen
        })
    }
}
spirit_island-verb-hold_back = ihr dürft eine Quelle, die ihr findet, zurückhalten; bei der Wertung zählt sie { $count } Punkte
spirit_island-verb-set_aside = { $count } Fähigkeitenkarte für die zweite Partie beiseitelegen
    .third = legt { $count } Fähigkeitenkarte für die zweite Partie beiseite
spirit_island-verb-leave = { $what_is ->
    [token] von jeder Plättchen-Art { $count } liegen lassen und die übrigen entfernen
    [blight] { $count } Ödnis liegen lassen und den Rest zurück auf die Ödnis-Karte legen
   *[other] { $count } { PART($what, form: "many") } stehen lassen und die übrigen entfernen
}
spirit_island-verb-spread = { PART($what, form: "many") } verschieben, bis kein Gebiet mehr als { $count } hat
spirit_island-verb-next_wave = wenn die Insel blühte, steigt das Level der (führenden) Nation um { PART($level) }; sonst die Ödnis-Karte mit { PART($blight) } Ödnis pro Spielplan auf ihre blühende Seite drehen, und die übrige Ödnis liegt daneben: Sie kommt beim Umdrehen der Karte anstelle der aufgedruckten Zahl
spirit_island-verb-keep_natives = Dahan, Ödnis und Plättchen sind die, die die erste Partie übrig gelassen hat; aufgedruckte werden nicht platziert; Ödnis, die die Spielvorbereitung der Nation hinzufügt, kommt von der Ödnis-Karte
spirit_island-verb-lay_lower = aufgedruckte Invasoren der Gebiete ab Nr. { $count } beginnen in dem Gebiet, dessen Nummer um { PART($what) } niedriger ist
spirit_island-verb-play_set_aside = ab Stufe { PART($stage) } beiseitegelegte Karten ausspielen: ohne Energie und zusätzlich zu den anderen; sie geben keine Elemente, dürfen jedes Gebiet beeinflussen, Element-Effekte mit höchstens { PART($elements) } Elementen gelten als erfüllt, und nach einmaliger Nutzung werden sie abgeworfen
    .third = spielt ab Stufe { PART($stage) } beiseitegelegte Karten aus: ohne Energie und zusätzlich zu den anderen; sie geben keine Elemente, dürfen jedes Gebiet beeinflussen, Element-Effekte mit höchstens { PART($elements) } Elementen gelten als erfüllt, und nach einmaliger Nutzung werden sie abgeworfen
spirit_island-verb-harm_costs = Fähigkeitenkarten mit { PART($what, form: "noun") } schaden Invasoren nur oder zerstören sie nur, wenn man { PART($with) } Energie mehr für die Fähigkeit zahlt
spirit_island-verb-moving_costs = Fähigkeiten verschieben oder versammeln { PART($what, form: "many") } nur, wenn man { PART($with) } Energie mehr für die Fähigkeit zahlt
spirit_island-verb-stronger = Fähigkeitenkarten mit { PART($what, form: "noun") }, die Schaden zufügen, fügen { PART($with) } mehr zu
spirit_island-verb-joined = beim Entdecken und Bauen sind Invasoren aus einem { $what_is ->
    [jungle] Dschungelgebiet
    [mountain] Gebirge
    [wetland] Sumpfgebiet
   *[sands] Wüstengebiet
} in allen Gebieten dieser Art
spirit_island-verb-no_forgetting = { $what_is ->
    [minor] schwache
   *[major] starke
} Fähigkeiten erhält man, ohne eine Karte zu vergessen
spirit_island-verb-untargetable = dieses Gebiet für den Rest der Partie nicht als Einfluss-Gebiet zulassen
spirit_island-verb-corner_elements = eine Fähigkeit zählt die Elemente an den Ecken ihres Einfluss-Gebiets für ihre Element-Effekte, aber nicht für Reichweite oder Geschwindigkeit
spirit_island-verb-corner_aid = jedes dieser Plättchen bezahlt { $count } der Kosten eines Ereignisses, das sein Element unterstützt
spirit_island-verb-layout = die Spielpläne an einem Ufer nebeneinanderlegen (Inselaufbau „Küstenlinie“)
spirit_island-verb-move_inland = { PART($what, form: "many") } ziehen je 1 Gebiet weiter ins Landesinnere, die am weitesten innen zuerst, gleichmäßig von Norden her verteilt; liegt keines weiter innen, verlassen sie am Ostrand die Insel auf die Szenario-Karte, anderswo ziehen sie in ein gleich weit innen liegendes Gebiet
spirit_island-verb-harm_needs = Invasoren werden nur in Gebieten mit einem { PART($what, form: "noun") } in Reichweite { PART($with) } beschädigt oder zerstört, oder wenn { PART($pay) } Energie bezahlt werden: vom Geist, der eine Fähigkeit nutzt, sonst von einem beliebigen Geist, für jedes Gebiet
spirit_island-verb-panel_markers = Marker auf diesem Tableau zu Beginn: { $count }{ spirit_island-per }
spirit_island-verb-take_markers = für jede Ödnis, die es hinzufügt, auch durch Ausbreitung, 1 Marker von diesem Tableau nehmen
spirit_island-verb-collect = { PART($what, form: "many") }, die durch Regeln einer Nation zerstört werden, kommen auf dieses Tableau
spirit_island-verb-blight_waits = von der Insel entfernte Ödnis wartet auf diesem Tableau; sobald { $count }{ spirit_island-per } hier liegen, kommt alle auf die Ödnis-Karte
spirit_island-verb-push_instead = Furcht-Karten entfernen keine { PART($what, form: "many") }: Ihr dürft sie stattdessen verschieben
spirit_island-verb-win_or_lose = habt ihr dann nicht gewonnen, verliert ihr
spirit_island-verb-place = { spirit_island-placed } platzieren{ spirit_island-placed-else }
    .third = platziert { spirit_island-placed }{ spirit_island-placed-else }
spirit_island-verb-start_destroyed = { $count } { PART($what, form: "noun") } ist zu Beginn vernichtet
spirit_island-verb-deal_days = { $instead_is ->
    [none] {""}
   *[other] stattdessen{" "}
}{ PART($minor) } Schwache und { PART($major) } Starke Fähigkeiten als Tage, die es nie gab, auslegen
spirit_island-verb-omit = { PART($what) }

spirit_island-numeral = { $stage_number ->
    [1] I
    [2] II
    [3] III
   *[other] { PART($stage) }
}
spirit_island-fn-card = { $stage_is ->
    [none] die Karte „{ PART($what) }“
   *[other] { $what_is ->
        [invader_deck] alle Karten der Stufe { spirit_island-numeral } aus dem Invasoren-Stapel
        [unused-invader_card] eine unbenutzte Invasoren-Karte der Stufe { spirit_island-numeral }
        [invader_deck-top] die oberste Karte der Stufe { spirit_island-numeral } des Invasoren-Stapels
       *[other] die unterste Karte der Stufe { spirit_island-numeral } des Invasoren-Stapels
    }
}
spirit_island-word-invader_deck = der Invasoren-Stapel
    .gen = des Invasoren-Stapels
    .dat = dem Invasoren-Stapel
spirit_island-word-invader_deck-top = die oberste Karte des Invasoren-Stapels
    .onto = oben auf den Invasoren-Stapel
    .deck = des Invasoren-Stapels
spirit_island-word-invader_discard-one = einer Karte des Ablagestapels der Invasoren
spirit_island-word-event_deck = der Ereignisstapel
    .gen = des Ereignisstapels
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
    .onto = unter den Stapel
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
    .whose = teuerste ausgespielte Karte
spirit_island-word-reminder_card = die Erinnerungskarte
spirit_island-word-event_piece = sie
spirit_island-word-unused-fear_card = eine unbenutzte Furcht-Karte
spirit_island-word-target = der beeinflusste Geist
    .dat = dem beeinflussten Geist
    .inside = im Einfluss-Gebiet
spirit_island-word-user = du
    .dat = dir
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
spirit_island-word-replace = ersetzt
    .done = Figuren ersetzt wurden
    .inf = ersetzen
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
spirit_island-word-strike_next_door = Wüten hier schadet in dieser Runde statt Dahan und Gebiet den Invasoren in angrenzenden Gebieten, und die Dahan hier schlagen nicht zurück
spirit_island-word-explorers_fight_with_dahan = Entdecker kämpfen auf der Seite der Dahan

## Regeln mit Namen

spirit_island-said-remove_from_game_1_presence_from_island_onto_reminder_card = die Präsenz kommt nicht von der Insel
spirit_island-said-destroy_all_dahan = die Dahan werden nicht zerstört
spirit_island-said-slave_rebellion = Sklavenaufstand
spirit_island-said-against_france = gegen Frankreich

## Page

spirit_island-page-map = Die Insel
spirit_island-page-invaders = Invasoren, Furcht und Ödnis
spirit_island-page-spirits = Geister
spirit_island-page-parts = Wachstum und Permanente Fähigkeiten
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
spirit_island-page-no-spirit-yet = Du bist noch kein Geist. Geister werden hier gewählt, sobald die Spielpläne liegen.
spirit_island-page-watching = Du schaust zu.
spirit_island-page-ready = bereit
spirit_island-page-used = genutzt
spirit_island-page-costs = kostet { $number } Energie
spirit_island-page-unique = Startfähigkeit
spirit_island-page-minor = Schwache
spirit_island-page-major = Starke
spirit_island-page-target-any = jedes
spirit_island-page-target-coastal = Küste
spirit_island-page-target-inland = Binnen
spirit_island-page-target-spirit = ein Geist
spirit_island-page-target-another = anderer Geist
spirit_island-page-target-self = du selbst
spirit_island-page-growth = Wachstum
spirit_island-page-innates = Permanente
spirit_island-page-own-cards = Eigene Karten
spirit_island-page-choose-spirit = Diesen Geist nehmen
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
spirit_island-page-reclaim-one = 1 Karte wiedererlangen
spirit_island-page-space-prepare = 1 Element-Plättchen vorbereiten
spirit_island-page-space-markers = 2 Element-Plättchen abwerfen, um 1 Karte mehr auszuspielen
spirit_island-page-space-power = 2 Energie zahlen, um eine Fähigkeitenkarte zu erhalten
spirit_island-page-space-move = 1 Präsenz um 1 Gebiet bewegen
spirit_island-page-space-push = 1 Dahan aus einem deiner Gebiete verschieben
spirit_island-page-space-action = etwas geschieht beim Wachstum
spirit_island-page-space-bonus = { $number ->
    [one] 1 Karte mehr ausspielen
   *[other] { $number } Karten mehr ausspielen
}
spirit_island-page-space-opens = öffnet Wachstumsoptionen
spirit_island-page-space-free = Frei: { $what }
spirit_island-page-space-next = Verdeckt, als Nächstes: { $what }
spirit_island-page-space-covered = Verdeckt: { $what }
spirit_island-page-elements = Elemente
spirit_island-page-has-element = { $number } { NAME($element) }
spirit_island-page-needs-element = { $number } { NAME($element) } nötig, { $have } vorhanden
spirit_island-page-destroyed = { $number } Präsenz vernichtet
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
spirit_island-page-cascade = Ausbreitung
spirit_island-page-dahan-fall = { $number ->
    [one] 1 Dahan fällt
   *[other] { $number } Dahan fallen
}
spirit_island-page-strike-back = { $number } Schaden zurück
spirit_island-page-sum = { $force } − { $defence } = { $number } Schaden
spirit_island-page-holds = das Gebiet hält stand
spirit_island-page-blight-came = { $number } Ödnis
spirit_island-page-cascades-to = Ödnis breitet sich aus nach { $text }
spirit_island-page-gone = gefallen: { $text }
spirit_island-page-back = zurück
spirit_island-page-came = { $kind ->
    [city] Stadt
   *[town] Dorf
}
spirit_island-page-why-1 = Dorf hier
spirit_island-page-why-2 = Küste
spirit_island-page-why-3 = Dorf daneben
spirit_island-page-stopped-skipped = ausgelassen
spirit_island-page-stopped-empty = kein Invasor
spirit_island-page-stopped-disease = Seuche
spirit_island-page-stopped-wilds = Wildnis
spirit_island-page-plan-mark = Etwas bezeichnen
spirit_island-page-plan-pin = Nadel
spirit_island-page-plan-ask = Bitte
spirit_island-page-plan-note = Notiz
spirit_island-page-plan-aim = Ziel
spirit_island-page-plan-ready = Ich bin bereit
spirit_island-page-plan-take = Das mache ich
spirit_island-page-plan-land = Welches Gebiet?
spirit_island-page-plan-card = Welche Karte?
spirit_island-page-plan-put = Dorthin setzen
spirit_island-page-plan-away = Wegnehmen
spirit_island-page-plan-how-pin = Drücke auf das Gebiet, auf das es ankommt.
spirit_island-page-plan-how-ask = Drücke auf das Gebiet, in dem du Hilfe brauchst.
spirit_island-page-plan-how-note = Drücke auf das Gebiet und schreibe dann bis zu 80 Zeichen.
spirit_island-page-plan-how-aim = Wähle eine Karte und drücke dann auf das Gebiet, für das sie gedacht ist.
spirit_island-page-plan-threats = Gefahren dieser Runde
spirit_island-page-plan-nobody = Noch niemand
spirit_island-page-plan-marks = Auf der Karte bezeichnet
spirit_island-page-plan-after = Wie es jetzt steht
spirit_island-page-plan-outlook = { $blight } Ödnis · { $cascades ->
    [one] 1 Ausbreitung
   *[other] { $cascades } Ausbreitungen
} · { $dahan } Dahan verloren
spirit_island-page-plan-binds = Ein Plan bindet niemanden und vergeht mit der Runde.
spirit_island-page-plan-many = { $number } Zeichen hier
spirit_island-page-plan-said-pin = { NAME($seat) } bezeichnet { NAME($land) }.
spirit_island-page-plan-said-ask = { NAME($seat) } bittet um Hilfe in { NAME($land) }.
spirit_island-page-plan-said-note = { NAME($seat) } zu { NAME($land) }: { $text }
spirit_island-page-plan-said-take = { NAME($seat) } übernimmt { NAME($land) }.
spirit_island-page-plan-said-aim = { NAME($seat) } plant { NAME($use) } in { NAME($land) }.
spirit_island-page-plan-said-card = { NAME($seat) } will { NAME($use) } ausspielen.
spirit_island-page-plan-said-ready = { NAME($seat) } ist bereit.
spirit_island-page-plan-said-changed = { NAME($seat) } hat den Plan geändert und ist nicht mehr bereit.
spirit_island-page-plan-still = Weiter bereit
spirit_island-page-plan-stale = Seit du bereit bist, hat jemand den Plan geändert.
spirit_island-page-plan-changed = Seit du bereit warst, hast du deinen Plan geändert.
spirit_island-page-plan-cards = Karten, die du spielen willst
spirit_island-page-plan-means = Will spielen: { $cards }
spirit_island-page-plan-meant = soll gespielt werden
spirit_island-page-by-land = Wüten, Gebiet für Gebiet
spirit_island-page-of-lands = { $of ->
    [one] { $at } von 1 Gebiet
   *[other] { $at } von { $of } Gebieten
}
spirit_island-page-staged-ravage = Die Invasoren wüten: { NAME($land) }{ spirit_island-page-staged-at }
spirit_island-page-staged-build = Die Invasoren bauen: { NAME($land) }{ spirit_island-page-staged-at }
spirit_island-page-staged-at = { $of ->
    [0] {""}
   *[other] , { $at } von { $of }
}
spirit_island-page-staged-explore = { $number ->
    [0] Die Invasoren entdecken: niemand kommt
    [one] Die Invasoren entdecken: 1 Gebiet
   *[other] Die Invasoren entdecken: { $number } Gebiete auf einmal
}
spirit_island-page-end-planning = Planung beenden
spirit_island-page-end-fast = Invasoren handeln lassen
spirit_island-page-will-build = Bauen: { $kind ->
    [city] eine Stadt
   *[town] ein Dorf
}
spirit_island-page-nothing = nichts hier
spirit_island-page-coastal = Küste
spirit_island-page-defend = Verteidigen { $number }
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
    [markers] Marker
   *[blight] Ödnis
}
spirit_island-page-face = { $number ->
    [0] ein leerer aufgedeckt
   *[other] eine { $number } aufgedeckt
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
spirit_island-page-to-turn = Geist
spirit_island-page-again = Noch einmal spielen
spirit_island-again-kept = Gleiche Geister
spirit_island-again-from = Ab Runde { $round }
spirit_island-again-deal = Gleiche Insel
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
spirit_island-page-short-france = Frankreich { $level }
spirit_island-page-short-habsburg = Habsburg { $level }
spirit_island-page-short-russia = Russland { $level }
spirit_island-page-leading = Führende Nation: Sie eskaliert wie sonst.
spirit_island-page-supporting = Unterstützende Nation: Sie eskaliert bei jeder Karte der Stufe III.
spirit_island-page-extra-board = Zusätzlicher Spielplan: { NAME($board) }
spirit_island-page-extra-build = Zusätzlich bauen

## Was die Zeichen in den Ländern sind

spirit_island-page-joint-cost = Gemeinsam zu zahlen
spirit_island-page-cost = Kosten { $number }
spirit_island-page-paid-of = { $paid } von { $cost }
spirit_island-page-has-energy = hat { $number }
spirit_island-page-gives = gibt
spirit_island-page-pays-less = { NAME($seat) } zahlt 1 weniger
spirit_island-page-pays-more = { NAME($seat) } zahlt 1 mehr
spirit_island-page-aids = Jedes Element { NAME($element) } im Spiel senkt die Kosten um 1.
spirit_island-page-still-missing = { $number } fehlen noch
spirit_island-page-agree = Einverstanden
spirit_island-page-agrees = einverstanden
spirit_island-page-thinks = wird gefragt
spirit_island-page-say-share = Ich zahle { $number }
spirit_island-page-no-more = Nicht mehr als { $number }
spirit_island-page-rather-not = Lieber nicht
spirit_island-page-choose-to-pay = Wählen und aufteilen
spirit_island-page-would-discard = wirft „{ NAME($power) }“ ab (2)
spirit_island-page-would-forget = vergisst „{ NAME($power) }“ (4)
spirit_island-page-would-spend = { $number ->
    [one] gibt 1 vorbereitetes Element aus
   *[other] gibt { $number } vorbereitete Elemente aus
}
spirit_island-page-too-dear = { $number } Energie: zu teuer für euch alle
spirit_island-page-markers-ward_the_shores = { $number ->
    [one] 1 Schutzmuster
   *[other] { $number } Schutzmuster
}
spirit_island-page-markers-rituals_of_the_destroying_flame = { $number ->
    [one] 1 Flamme
   *[other] { $number } Flammen
}
spirit_island-page-one-land-with = in dieser Runde ein Gebiet mit { $text }
spirit_island-page-collapse = Wenn alle Präsenz hier vernichtet wird
spirit_island-page-farther = Fähigkeitenkarten reichen von hier { $number } weiter
spirit_island-page-lights = { $number ->
    [one] Erfüllt 1 Stufe
   *[other] Erfüllt { $number } Stufen
}
spirit_island-page-then-element = { $number } mit dieser Karte
spirit_island-page-lacks-element = { $number } fehlen zur nächsten Stufe
spirit_island-page-fold = Ablage zuklappen
spirit_island-page-unfold = Ablage aufklappen
spirit_island-page-difficulty = Grad { $number }
spirit_island-page-legend = Zeichen in den Gebieten
spirit_island-page-legend-explorer = Entdecker
spirit_island-page-legend-explorer-does = Abwehrkraft 1, 1 Schaden
spirit_island-page-legend-town = Dorf
spirit_island-page-legend-town-does = Abwehrkraft 2, 2 Schaden; von ihm ziehen Entdecker aus
spirit_island-page-legend-city = Stadt
spirit_island-page-legend-city-does = Abwehrkraft 3, 3 Schaden; von ihr ziehen Entdecker aus
spirit_island-page-legend-dahan = Dahan
spirit_island-page-legend-dahan-does = Abwehrkraft 2; schlagen beim Wüten mit 2 Schaden zurück
spirit_island-page-legend-beasts = Bestien
spirit_island-page-legend-beasts-does = greifen durch Fähigkeiten und Ereignisse an; von selbst tun sie nichts
spirit_island-page-legend-wilds = Wildnis
spirit_island-page-legend-wilds-does = 1 davon verhindert ein Entdecken in ihrem Gebiet und wird entfernt
spirit_island-page-legend-disease = Seuche
spirit_island-page-legend-disease-does = 1 davon verhindert ein Bauen in ihrem Gebiet und wird entfernt
spirit_island-page-legend-badlands = Einöde
spirit_island-page-legend-badlands-does = jede erhöht den ersten Schaden einer Aktion dort um 1, bei Invasoren und bei Dahan
spirit_island-page-legend-strife = Streit
spirit_island-page-legend-strife-does = sein Invasor fügt einmal keinen Schaden zu; dann wird 1 davon entfernt
spirit_island-page-legend-blight = Ödnis
spirit_island-page-legend-blight-does = vernichtet dort, wo sie hinkommt, je 1 Präsenz jedes Geistes; liegt dort schon welche, breitet sie sich auch in ein angrenzendes Gebiet aus

spirit_island-page-locked = öffnet sich, wenn Wachstums-Leiste { $track } leer ist
spirit_island-page-growth-track = Wachstums-Leiste { $number }
spirit_island-page-on-leave = 1 Energie, wenn die Präsenz sie verlässt
spirit_island-page-prepared = Vorbereitete Elemente
spirit_island-page-prepared-lights = { $markers } ausgeben: erfüllt Stufe { $level }.
spirit_island-page-drowned = { $number } ertränkt
spirit_island-page-days = Offen beim Tableau
spirit_island-page-frozen = im Stillstand

## Einen Geist wählen

spirit_island-page-order = Reihenfolge
spirit_island-page-by-complexity = Nach Anspruch
spirit_island-page-by-strength = Nach Stärke
spirit_island-page-by-set = Nach Spiel
spirit_island-page-set-base = Grundspiel
spirit_island-page-set-bc = Ast und Tatze
spirit_island-page-set-je = Zerklüftete Erde
spirit_island-page-for-low = für ein erstes Spiel
spirit_island-page-for-moderate = nach zwei oder drei Spielen
spirit_island-page-for-high = mit einer ganz eigenen Regel
spirit_island-page-for-very-high = für alle, die das Spiel gut kennen
spirit_island-page-taken-by = Schon gewählt von { NAME($seat) }
spirit_island-page-how-it-plays = So spielt er sich
spirit_island-page-aspect = Aspekt
spirit_island-page-no-aspect = Keiner
spirit_island-page-as-printed = wie gedruckt
spirit_island-page-aspect-up = schwieriger
spirit_island-page-aspect-down = einfacher
spirit_island-page-aspect-same = gleich anspruchsvoll
spirit_island-page-panel-and-cards = Tableau und Karten
spirit_island-page-take-aspect = So spielen
spirit_island-page-strength-offence = Angriff
spirit_island-page-strength-control = Kontrolle
spirit_island-page-strength-fear = Furcht
spirit_island-page-strength-defence = Verteidigung
spirit_island-page-strength-utility = Unterstützung
spirit_island-page-strength-unrated = Noch nicht eingeschätzt
spirit_island-page-of-five = { $number } von 5

## Wie stark jeder Geist ist, von 0 bis 5, nach unserer Einschätzung: Angriff, Kontrolle, Furcht, Verteidigung, Unterstützung

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

## Wie sich jeder Geist spielt: was er tut, wie, und was schwer ist

spirit_island-how-lightnings_swift_strike-1 = Schlägt zu, bevor die Invasoren handeln: die meisten seiner Fähigkeiten können sofort wirken.
spirit_island-how-lightnings_swift_strike-2 = Bekommt früh viele Karten und spielt sie alle auf einmal.
spirit_island-how-lightnings_swift_strike-3 = Es schützt kaum ein Gebiet; was es nicht zerstört, schadet.
spirit_island-how-river_surges_in_sunlight-1 = Spült Entdecker und Dörfer fort und bringt Dahan zusammen.
spirit_island-how-river_surges_in_sunlight-2 = Jeder Sumpf mit seiner Präsenz ist eine Heilige Stätte, daher reicht er bald weit.
spirit_island-how-river_surges_in_sunlight-3 = Er zerstört wenig, solange seiner Permanenten Fähigkeit die Elemente fehlen.
spirit_island-how-shadows_flicker_like_flame-1 = Erschreckt mehr, als sie töten: nehmen einzelne Entdecker und Dörfer.
spirit_island-how-shadows_flicker_like_flame-2 = Zahlen 1 Energie, um jedes noch so ferne Gebiet mit Dahan zu erreichen.
spirit_island-how-shadows_flicker_like_flame-3 = Sie haben anfangs wenig Energie; Mond und Feuer lassen ihre Permanente Fähigkeit wachsen.
spirit_island-how-vital_strength_of_the_earth-1 = Schützt das Land: jede Heilige Stätte verteidigt von selbst.
spirit_island-how-vital_strength_of_the_earth-2 = Hat viel Energie und spielt wenige Karten: teure Karten sind richtig.
spirit_island-how-vital_strength_of_the_earth-3 = Sie ist langsam; plant eine Runde voraus und lasst die Invasoren kommen.
spirit_island-how-thunderspeaker-1 = Führt die Dahan in den Kampf und zieht mit ihnen.
spirit_island-how-thunderspeaker-2 = Haltet Dahan zusammen: ihre Fähigkeiten zählen sie.
spirit_island-how-thunderspeaker-3 = Fallen Dahan beim Wüten, fällt auch ihre Präsenz.
spirit_island-how-a_spread_of_rampant_green-1 = Erstickt Bauen und Wüten, indem es dort Präsenz opfert.
spirit_island-how-a_spread_of_rampant_green-2 = Setzt mehr Präsenz als alle anderen und bekommt sie zurück.
spirit_island-how-a_spread_of_rampant_green-3 = Es tötet langsam und braucht für Städte andere oder seine Karten.
spirit_island-how-oceans_hungry_grasp-1 = Zieht, was an der Küste steht, ins Meer und ertränkt es.
spirit_island-how-oceans_hungry_grasp-2 = Seine Präsenz ebbt und flutet: beim Wachstum bewegt sie sich gemeinsam.
spirit_island-how-oceans_hungry_grasp-3 = Tief im Landesinneren kann er kaum etwas tun.
spirit_island-how-bringer_of_dreams_and_nightmares-1 = Zerstört nie: was er töten würde, bringt stattdessen Furcht.
spirit_island-how-bringer_of_dreams_and_nightmares-2 = Siegt durch Schrecken; am meisten bringen Starke Fähigkeiten gegen Städte.
spirit_island-how-bringer_of_dreams_and_nightmares-3 = Die Invasoren bleiben auf der Insel; jemand muss ihr Wüten aufhalten.
spirit_island-how-keeper_of_the_forbidden_wilds-1 = Lässt Wildnis wachsen, die Entdecker fernhält.
spirit_island-how-keeper_of_the_forbidden_wilds-2 = Gibt Fähigkeiten und Präsenz für große Schläge her.
spirit_island-how-keeper_of_the_forbidden_wilds-3 = Dahan bleiben nicht an seinen Heiligen Stätten; er ist gern allein.
spirit_island-how-sharp_fangs_behind_the_leaves-1 = Jagen mit Bestien: ihre Präsenz zieht mit ihnen und schlägt dort zu.
spirit_island-how-sharp_fangs_behind_the_leaves-2 = Nutzen viele Fähigkeiten in einer Runde, von Dschungel zu Dschungel.
spirit_island-how-sharp_fangs_behind_the_leaves-3 = Sie schützen nichts; die Jagd muss rechtzeitig kommen.
spirit_island-how-stones_unyielding_defiance-1 = Steckt Schläge ein: Wüten die Invasoren bei seiner Präsenz, fällt es auf sie zurück.
spirit_island-how-stones_unyielding_defiance-2 = Lässt Ödnis zu und wird von ihr nicht so leicht zerstört.
spirit_island-how-stones_unyielding_defiance-3 = Es wächst langsam und bewegt kaum etwas.
spirit_island-how-shifting_memory_of_ages-1 = Bereitet Elemente vor und nutzt sie, wenn eine Fähigkeit sie braucht.
spirit_island-how-shifting_memory_of_ages-2 = Lernt Starke Fähigkeiten, ohne zu vergessen, und erreicht ihre Element-Effekte.
spirit_island-how-shifting_memory_of_ages-3 = Es muss ganze Runden vorausplanen und beginnt langsam.
spirit_island-how-grinning_trickster_stirs_up_trouble-1 = Sät Unruhe, bis die Invasoren einander bekämpfen.
spirit_island-how-grinning_trickster_stirs_up_trouble-2 = Deckt Fähigkeiten auf gut Glück auf und macht das Beste daraus.
spirit_island-how-grinning_trickster_stirs_up_trouble-3 = Der Zufall redet mit, und Ödnis räumt er ungern auf.
spirit_island-how-lure_of_the_deep_wilderness-1 = Lockt Invasoren ins Landesinnere, wo sie an Wildnis, Bestien und Seuchen verloren gehen.
spirit_island-how-lure_of_the_deep_wilderness-2 = Entdecker bei ihrer Präsenz vergessen zu kämpfen.
spirit_island-how-lure_of_the_deep_wilderness-3 = Sie lebt nur im Landesinneren; die Küste gehört anderen.
spirit_island-how-many_minds_move_as_one-1 = Überall Herden von Bestien: auch ihre Heiligen Stätten zählen als solche.
spirit_island-how-many_minds_move_as_one-2 = Bewegen Bestien zwei Gebiete weit und erschrecken mit ihnen.
spirit_island-how-many_minds_move_as_one-3 = Sie haben wenige harte Schläge; Furcht und Verschieben müssen reichen.
spirit_island-how-volcano_looming_high-1 = Sammelt Präsenz in Bergen und lässt sie ausbrechen.
spirit_island-how-volcano_looming_high-2 = Vernichtete Präsenz ist Schaden ringsum; hohe Gipfel sehen weit.
spirit_island-how-volcano_looming_high-3 = Ausbrüche treffen auch Dahan, und danach muss er neu wachsen.
spirit_island-how-shroud_of_silent_mist-1 = Kühlt Invasoren so langsam aus, dass sie von Runde zu Runde verletzt bleiben.
spirit_island-how-shroud_of_silent_mist-2 = Verschiebt Präsenz kurz vor einer Fähigkeit dorthin, wo sie gebraucht wird.
spirit_island-how-shroud_of_silent_mist-3 = Karten mit Feuer nützen ihm wenig; er braucht Geduld.
spirit_island-how-vengeance_as_a_burning_plague-1 = Lässt das Land veröden und rächt sich von dort.
spirit_island-how-vengeance_as_a_burning_plague-2 = Verbreitet Seuchen, die Furcht und Präsenz bringen.
spirit_island-how-vengeance_as_a_burning_plague-3 = Sie lebt von Ödnis, daher ist die Insel stets nah am Ende.
spirit_island-how-starlight_seeks_its_form-1 = Beginnt als fast nichts und entscheidet im Spiel, was es wird.
spirit_island-how-starlight_seeks_its_form-2 = Jede leere Leiste eröffnet ein neues Wachstum, für immer gewählt.
spirit_island-how-starlight_seeks_its_form-3 = Viele Entscheidungen zugleich, und Stärke erst in der Mitte des Spiels.
spirit_island-how-fractured_days_split_the_sky-1 = Biegen die Zeit: Aktionen geschehen hier zweimal und dort gar nicht.
spirit_island-how-fractured_days_split_the_sky-2 = Wählen Fähigkeiten aus Tagen, die es nie gab, statt sie zu ziehen.
spirit_island-how-fractured_days_split_the_sky-3 = Zeit kostet Präsenz, und man muss wissen, was die Invasoren tun werden.

# What it is about, and the order of play.
spirit_island-aim-1 = Ihr seid die Geister einer Insel; ihr gewinnt alle zusammen oder verliert.
spirit_island-aim-2 = Ihr gewinnt, wenn die Invasoren fort sind, die bei der Furchtstufe zählen: erst alle, später Dörfer und Städte, dann nur die Städte. Furcht hebt die Stufe; mit der letzten Furcht-Karte habt ihr gewonnen.
spirit_island-aim-3 = Ihr verliert, wenn das Land zu sehr verödet, ein Geist keine Präsenz mehr hat oder der Invasoren-Stapel leer ist.
spirit_island-course-setup = Spielvorbereitung
spirit_island-course-setup-says = Geister werden gewählt, und die Insel wird ausgelegt.
spirit_island-course-spirit = Geister-Phase
spirit_island-course-spirit-says = Jeder Geist wächst, bekommt Energie und spielt Fähigkeitenkarten, alle gleichzeitig.
spirit_island-course-fast = Sofort-Fähigkeiten
spirit_island-course-fast-says = Bevor die Invasoren handeln: Karten und Permanente Fähigkeiten, die sofort wirken.
spirit_island-course-invaders = Invasoren
spirit_island-course-invaders-says = Sie handeln, wie es ihre Karten sagen; wo, seht ihr vorher.
spirit_island-course-event = Ereignis
spirit_island-course-event-says = Eine Karte, die für eine Runde oder für immer etwas ändert.
spirit_island-course-fear = Furcht
spirit_island-course-fear-says = Die verdienten Furcht-Karten helfen euch.
spirit_island-course-ravage = Wüten
spirit_island-course-ravage-says = Invasoren der Karte schaden dem Land und den Dahan, und die schlagen zurück.
spirit_island-course-build = Bauen
spirit_island-course-build-says = Wo Invasoren sind, ein Dorf oder eine Stadt mehr.
spirit_island-course-explore = Entdecken
spirit_island-course-explore-says = Eine neue Karte wird aufgedeckt: Entdecker kommen in die Nähe von Dörfern, Städten und Küste.
spirit_island-course-slow = Verzögerte Fähigkeiten
spirit_island-course-slow-says = Was länger dauert: Karten und Permanente Fähigkeiten, die verzögert wirken. Dann endet die Runde.
spirit_island-course-over = Das Ende
spirit_island-course-over-says = Gewonnen oder verloren, zusammen.

## Die Lektion: eine erste Partie mit Lehrer

spirit_island-lesson-chapter-about = Worum es geht
spirit_island-lesson-chapter-spirit = Die Geister-Phase
spirit_island-lesson-chapter-powers = Fähigkeiten und Invasoren
spirit_island-lesson-chapter-end = Die nächste Runde, und weiter

spirit_island-lesson-aim-title = Wie gewinnst du?
spirit_island-lesson-aim-text = Du bist ein Geist einer Insel, die Invasoren besiedeln. Vertreibe sie: Erst müssen alle fort, und je mehr sie dich fürchten, desto weniger zählen noch.
spirit_island-lesson-lose-title = Wie könntest du verlieren?
spirit_island-lesson-lose-text = Wenn zu viel Land verödet, wenn du keine Präsenz mehr hast oder wenn der Invasoren-Stapel leer ist. Du beeilst dich also und schützt das Land.
spirit_island-lesson-island-title = Ein Spielplan, acht Gebiete
spirit_island-lesson-island-text = Berge, Dschungel, Wüsten und Sümpfe; die Dahan wohnen hier und stehen auf deiner Seite. In die Berge A1 und A6 sind Entdecker gekommen, wie es die erste Invasoren-Karte gesagt hat.
spirit_island-lesson-island-board = Ein Entdecker in den Bergen.

spirit_island-lesson-grow-title = Wachse
spirit_island-lesson-grow-text = Du bist der Sonnengenährte Fluss. Jede Runde beginnt mit einer Wachstumsoption: Karten wiedererlangen, Präsenz hinzufügen oder eine Fähigkeit erhalten.
spirit_island-lesson-grow-move = wähle eine Wachstumsoption
spirit_island-lesson-grow-free = Jede Wahl ist gut. Wir würden zweimal Präsenz hinzufügen: Von vielen Orten reichen deine Fähigkeiten weit.
spirit_island-lesson-presence-title = Präsenz öffnet deine Leisten
spirit_island-lesson-presence-text = Präsenz kommt von einer deiner beiden Leisten: Die eine hebt deine Energie je Runde, die andere, wie viele Karten du spielst. Dann kommt sie in ein Gebiet in Reichweite.
spirit_island-lesson-presence-move = nimm Präsenz von einer Leiste, dann wähle ein Gebiet
spirit_island-lesson-presence-free = Jedes Gebiet ist gut. Wir nähmen A1: Dort ist ein Entdecker.
spirit_island-lesson-presence-board = Nahe beim Entdecker.
spirit_island-lesson-presence-second-title = Und noch einmal
spirit_island-lesson-presence-second-text = Zwei Präsenzen in einem Gebiet wären eine Heilige Stätte, von der manche Fähigkeiten ausgehen. Für den Fluss zählt auch jeder Sumpf mit seiner Präsenz als eine.
spirit_island-lesson-presence-second-move = eine Leiste, dann ein Gebiet
spirit_island-lesson-presence-second-free = Wir nähmen sie von der Leiste der Karten, um zwei Karten zu spielen, und legten sie nach A2, ans Meer.
spirit_island-lesson-cards-title = Fähigkeitenkarten
spirit_island-lesson-cards-text = Eine Karte kostet Energie. Sie wirkt sofort, bevor die Invasoren handeln, oder verzögert, nach ihnen. Außerdem bringt sie Elemente: Mit genug davon wirken deine Permanenten Fähigkeiten.
spirit_island-lesson-play-title = Spiele eine Karte
spirit_island-lesson-play-text = Mit deiner Energie bezahlst du Karten, und deine Leiste der Karten sagt, wie viele du spielen darfst; beides steht neben deiner Hand.
spirit_island-lesson-play-move = spiele eine Karte
spirit_island-lesson-play-free = Wir würden Überschwemmung spielen: Ein Schaden zerstört einen Entdecker, bevor ein Dorf gebaut wird.
spirit_island-lesson-play-second-title = Spiele noch eine
spirit_island-lesson-play-second-text = Was übrig ist, kostet wenig. Achte auf die Elemente: Einmal Sonne und zweimal Wasser lassen Gewaltige Überflutung wirken.
spirit_island-lesson-play-second-move = spiele noch eine Karte, oder höre auf
spirit_island-lesson-play-second-free = Wir würden Energieschub spielen: Er kostet nichts, gibt Energie und bringt Sonne und Wasser.

spirit_island-lesson-fast-title = Sofort-Fähigkeiten
spirit_island-lesson-fast-text = Nutze jetzt, was sofort wirkt. Eine Fähigkeit sagt, wie weit sie von deiner Präsenz reicht; dann wählst du ein Gebiet.
spirit_island-lesson-fast-move = nutze eine Fähigkeit, dann wähle ein Gebiet
spirit_island-lesson-fast-free = Jede Wahl ist gut. Wir würden A1 überschwemmen: Wo kein Invasor ist, baut auch keiner.
spirit_island-lesson-fast-board = Ein Entdecker hat Abwehrkraft 1.
spirit_island-lesson-boon-title = Und der Energieschub
spirit_island-lesson-boon-text = Fähigkeiten darf man in beliebiger Folge nutzen. Wer einen Geist beeinflusst, darf sich selbst wählen.
spirit_island-lesson-boon-move = nutze Energieschub, oder beende die Sofort-Fähigkeiten
spirit_island-lesson-boon-free = Wir würden ihn nutzen: 1 Energie für die nächste Runde.
spirit_island-lesson-invaders-title = Die Invasoren haben gehandelt
spirit_island-lesson-invaders-text = Sie haben gebaut, wo ihre Karte es sagte und ein Invasor war: in den Bergen. Dann haben sie eine neue Karte aufgedeckt und sind in die Wüsten gekommen, die sie erreichen konnten.
spirit_island-lesson-invaders-board = Die Karte sagte: Berge.
spirit_island-lesson-innate-title = Permanente Fähigkeiten
spirit_island-lesson-innate-text = Nun die Verzögerten. Gewaltige Überflutung ist eine Permanente Fähigkeit: Sie kostet keine Karte, nur Elemente, und schiebt einen Entdecker oder ein Dorf ins Nachbargebiet.
spirit_island-lesson-innate-move = nutze sie, dann wähle Gebiet, Figur und wohin sie geht
spirit_island-lesson-innate-free = Jede Wahl ist gut. Wir würden das Dorf aus A6 schieben: In den Bergen wüten sie als Nächstes.
spirit_island-lesson-innate-board = Nächste Runde wüten sie hier.

spirit_island-lesson-forecast-title = Du siehst, was kommt
spirit_island-lesson-forecast-text = Jede Invasoren-Karte wirkt dreimal: Erst entdecken sie dort, eine Runde später bauen sie, dann wüten sie. Du weißt also zwei Runden vorher, wo Hilfe nötig ist.
spirit_island-lesson-ravage-title = Was Wüten bewirkt
spirit_island-lesson-ravage-text = Entdecker machen 1 Schaden, Dörfer 2, Städte 3, am Land und an den Dahan dort; ab 2 Schaden verödet das Land. Dahan, die überleben, schlagen zurück.
spirit_island-lesson-grow-again-title = Wachse wieder
spirit_island-lesson-grow-again-text = Gespielte Karten liegen auf deiner Ablage, bis du sie mit der ersten Wachstumsoption wiedererlangst. Ein anderer Weg ist eine neue Fähigkeit.
spirit_island-lesson-grow-again-move = wähle eine Wachstumsoption
spirit_island-lesson-grow-again-free = Wir würden eine Fähigkeit nehmen: In dieser Partie kommt sie aus einer festen Liste für den Fluss.
spirit_island-lesson-fear-title = Furcht
spirit_island-lesson-fear-text = Fähigkeiten sowie zerstörte Dörfer und Städte bringen Furcht. Genug davon deckt Furcht-Karten auf, die dir helfen, und hebt die Furchtstufe: Dann müssen weniger Invasoren fort.
spirit_island-lesson-yours-title = Ab hier ist es deine Insel
spirit_island-lesson-yours-text = Wachsen, Karten spielen, Sofort-Fähigkeiten, Invasoren, Verzögerte Fähigkeiten: Jede Runde ist wie die erste. Sieh auf die Vorschau, bevor du wählst.

## Das Ende und seine Abrechnung

spirit_island-over-won = Die Insel ist frei
spirit_island-over-lost = Die Insel ist verloren
spirit_island-over-why-won = In Runde { $turn } war es genug: { $level ->
    [1] Kein Invasor ist mehr da.
    [2] Kein Dorf und keine Stadt ist mehr da.
    [3] Keine Stadt ist mehr da.
   *[other] Die Invasoren fliehen vor dem Schrecken selbst.
}
spirit_island-over-why-task = In Runde { $turn } ist die Aufgabe des Szenarios erfüllt.
spirit_island-over-why-blight = In Runde { $turn } ist sie ganz verödet.
spirit_island-over-why-presence = In Runde { $turn } hat ein Geist keine Präsenz mehr.
spirit_island-over-why-time = In Runde { $turn } ist keine Invasoren-Karte mehr da.
spirit_island-over-why-adversary = In Runde { $turn } gehört sie der Nation.
spirit_island-over-why-scenario = In Runde { $turn } ist sie nach den Regeln des Szenarios verloren.
spirit_island-over-played = { $number ->
    [one] 1 Karte gespielt
   *[other] { $number } Karten gespielt
}
spirit_island-over-box-won = { $level ->
    [1] Sieg bei Furchtstufe I
    [2] Sieg bei Furchtstufe II
    [3] Sieg bei Furchtstufe III
   *[other] Sieg durch Schrecken
}
spirit_island-over-level-1 = kein Invasor mehr
spirit_island-over-level-2 = kein Dorf und keine Stadt mehr
spirit_island-over-level-3 = keine Stadt mehr
spirit_island-over-level-4 = der Schrecken selbst
spirit_island-over-way-task = die Aufgabe des Szenarios
spirit_island-over-box-blight = Niederlage: Die Ödnis-Karte ist leer
spirit_island-over-box-presence = Niederlage: ein Geist ohne Präsenz
spirit_island-over-box-time = Niederlage: keine Invasoren-Karte mehr
spirit_island-over-box-adversary = Niederlage gegen die Nation
spirit_island-over-box-scenario = Niederlage durch das Szenario
spirit_island-over-way-blight = keine Ödnis mehr auf der Karte
spirit_island-over-way-presence = ein Geist ohne Präsenz
spirit_island-over-way-time = keine Invasoren-Karte mehr
spirit_island-over-way-adversary = was die Nation will
spirit_island-over-way-scenario = was das Szenario verbietet
spirit_island-over-fell = Das letzte zerstörte Dorf oder die letzte zerstörte Stadt fiel in { NAME($land) }, in Runde { $turn }.
spirit_island-over-left = Noch auf der Insel, auf dieser Stufe ohne Belang: { $explorers ->
    [one] 1 Entdecker
   *[other] { $explorers } Entdecker
}, { $towns ->
    [one] 1 Dorf
   *[other] { $towns } Dörfer
}, { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}.
spirit_island-over-sacrifice = Bei derselben Prüfung wäre sie verloren gewesen: ein Sieg durch Opfer.
spirit_island-over-last-blight = Die letzte Ödnis der Karte kam in Runde { $turn } nach { NAME($land) }.
spirit_island-over-gone = { NAME($seat) } verlor in Runde { $turn } die letzte Präsenz.
spirit_island-over-foe = Gegen { NAME($adversary) }, Level { $level }.
spirit_island-over-time = Als in Runde { $turn } eine Karte aufgedeckt werden musste, war der Stapel leer.
spirit_island-over-figure-fear = Furcht
spirit_island-over-figure-dahan = Dahan
spirit_island-over-figure-cards = Invasoren-Karten übrig
spirit_island-over-figure-blight = Ödnis auf der Insel
spirit_island-over-box-turns = Was jede Runde kostete und rettete
spirit_island-over-column-fear = Furcht
spirit_island-over-column-destroyed = zerstört
spirit_island-over-column-blight = Ödnis
spirit_island-over-column-happened = was geschah
spirit_island-over-turn = { $number }
spirit_island-over-setup = Spielvorbereitung
spirit_island-over-sum = zusammen
spirit_island-over-on-island = Ödnis, wie sie am Ende auf der Insel liegt
spirit_island-over-lost-here = hier ging sie verloren
spirit_island-over-card = die Ödnis-Karte wird umgedreht: { NAME($blight_card) }
spirit_island-over-terror = { $level ->
    [2] Furchtstufe II
    [3] Furchtstufe III
   *[other] keine Furcht-Karte mehr
}
spirit_island-over-blighted = { $number ->
    [1] Ödnis in { NAME($first) }
    [2] Ödnis in { NAME($first) } und { NAME($second) }
   *[other] Ödnis in { $number } Gebieten, darunter { NAME($first) } und { NAME($second) }
}
spirit_island-over-fallen = { $number ->
    [one] 1 Dorf oder Stadt zerstört
   *[other] { $number } Dörfer und Städte zerstört
}
spirit_island-over-presence = { $number } Präsenz verloren
spirit_island-over-quiet = keine Ödnis, und kein Dorf, keine Stadt fiel
spirit_island-over-score = Punkte
spirit_island-over-term-difficulty = { $times } × Schwierigkeit { $number }
spirit_island-over-term-victory = Sieg
spirit_island-over-term-left = 2 × { $number } übrige Invasoren-Karten
spirit_island-over-term-gone = aufgedeckte Invasoren-Karten
spirit_island-over-term-dahan = { $number } Dahan, { $seats ->
    [one] 1 Geist
   *[other] { $seats } Geister
}
spirit_island-over-term-sources = nie genutzte Quellen
spirit_island-over-term-blight = { $number } Ödnis, { $seats ->
    [one] 1 Geist
   *[other] { $seats } Geister
}
spirit_island-over-course = Dörfer und Städte gegen Ödnis
spirit_island-over-buildings = Dörfer und Städte
spirit_island-page-moments = Dörfer, Städte und Ödnis: weniger ist besser
spirit_island-over-printed = Ödnis, wie sie auf den Spielplänen gedruckt ist
## Begriffe, die sich selbst erklären

spirit_island-term-presence = Präsenz
spirit_island-term-presence-forms = Präsenz|Präsenzen
spirit_island-term-presence-text = Wo ein Geist auf der Insel ist. Von ihr aus wird die Reichweite von Fähigkeiten und neuer Präsenz gemessen.
spirit_island-term-presence-here = { $number ->
    [0] Du hast nirgends Präsenz.
    [one] Du hast in einem Gebiet Präsenz.
   *[other] Du hast in { $number } Gebieten Präsenz.
}
spirit_island-term-sacred_site = Heilige Stätte
spirit_island-term-sacred_site-forms = Heilige Stätte|Heiligen Stätte|Heilige Stätten|Heiligen Stätten
spirit_island-term-sacred_site-text = Zwei deiner Präsenzen in einem Gebiet. Manche Fähigkeiten reichen nur von dort, nicht von jeder Präsenz.
spirit_island-term-sacred_site-here = { $number ->
    [0] Du hast keine.
    [one] Du hast eine: { NAME($first) }.
   *[other] Du hast { $number }.
}
spirit_island-term-invaders = Invasoren
spirit_island-term-invaders-forms = Invasoren|Invasor
spirit_island-term-invaders-text = Entdecker, Dörfer und Städte, mit Abwehrkraft 1, 2 und 3. Wo sie sind, bauen sie weiter und wüten im Gebiet.
spirit_island-term-invaders-here = { $number ->
    [0] Keiner ist auf der Insel.
    [one] Einer ist auf der Insel.
   *[other] { $number } sind auf der Insel.
}
spirit_island-term-dahan = Dahan
spirit_island-term-dahan-forms = Dahan
spirit_island-term-dahan-text = Das Volk der Insel, mit Abwehrkraft 2. Nach einem Wüten schlagen die übrigen mit je 2 Schaden zurück.
spirit_island-term-dahan-here = { $number ->
    [0] Keiner ist auf der Insel.
    [one] Einer ist auf der Insel.
   *[other] { $number } sind auf der Insel.
}
spirit_island-term-blight = Ödnis
spirit_island-term-blight-forms = Ödnis
spirit_island-term-blight-text = Was ein Wüten mit 2 oder mehr Schaden in einem Gebiet hinterlässt. Sie vernichtet dort Präsenz, breitet sich aus, wo schon welche liegt, und ist ihre Karte leer, kann alles verloren sein.
spirit_island-term-blight-here = { $number ->
    [0] Auf ihrer Karte ist keine mehr.
    [one] Auf ihrer Karte ist noch eine.
   *[other] Auf ihrer Karte sind noch { $number }.
}
spirit_island-term-ravage = Wüten
spirit_island-term-ravage-forms = Wüten|wütet
spirit_island-term-ravage-text = Invasoren fügen dem Gebiet und den Dahan Schaden zu, die dann zurückschlagen. Zwei Schaden am Gebiet bringen Ödnis.
spirit_island-term-ravage-here = { $number ->
    [0] Als Nächstes wütet kein Gebiet.
    [one] Als Nächstes wütet ein Gebiet.
   *[other] Als Nächstes wüten { $number } Gebiete.
}
spirit_island-term-build = Bauen
spirit_island-term-build-forms = Bauen|baut
spirit_island-term-build-text = Wo in Gebieten der Karte Invasoren sind, kommt ein Dorf hinzu, oder eine Stadt, wenn es mehr Dörfer als Städte gibt. Ohne Invasoren wird nicht gebaut.
spirit_island-term-explore = Entdecken
spirit_island-term-explore-forms = Entdecken
spirit_island-term-explore-text = Eine neue Karte zeigt eine Landschaft. In jedes solche Gebiet mit Dorf oder Stadt, oder neben einem davon oder dem Ozean, kommt ein Entdecker.
spirit_island-term-fear = Furcht
spirit_island-term-fear-forms = Furcht
spirit_island-term-fear-text = Was Invasoren schreckt: Manche Fähigkeiten machen welche, auch zerstörte Dörfer und Städte. Ist der Vorrat verbraucht, gibt es eine Furcht-Karte, die euch hilft.
spirit_island-term-fear-here = Noch { $number } bis zur nächsten Karte.
spirit_island-term-terror = Furchtstufe
spirit_island-term-terror-forms = Furchtstufe|Furchtstufen
spirit_island-term-terror-text = Sie steigt mit Furcht-Karten, von I bis III. Je höher sie ist, desto weniger braucht ihr zum Sieg.
spirit_island-term-terror-here = Zurzeit ist sie { $number ->
    [1] I
    [2] II
   *[other] III
}.
spirit_island-term-defend = Verteidigen
spirit_island-term-defend-forms = Verteidigen|Verteidige
spirit_island-term-defend-text = Senkt den Schaden eines Wütens in diesem Gebiet, in dieser Runde. Gegen anderen Schaden hilft es nicht.
spirit_island-term-elements = Elemente
spirit_island-term-elements-forms = Element|Elemente|Elementen
spirit_island-term-elements-text = Zeichen auf Karten und Leisten. Die aller Karten, die du in dieser Runde ausgespielt hast, zählen zusammen und lösen Element-Effekte aus.
spirit_island-term-innate = Permanente Fähigkeit
spirit_island-term-innate-forms = Permanente Fähigkeit|Permanenten Fähigkeit|Permanente Fähigkeiten|Permanenten Fähigkeiten
spirit_island-term-innate-text = Eine Fähigkeit auf dem Tableau eines Geistes. Sie kostet keine Energie und keine Karte; deine Elemente sagen, welche Stufen wirken.
spirit_island-term-push = Verschieben
spirit_island-term-push-forms = verschieben|verschiebe|verschiebt|verschoben
spirit_island-term-push-text = Jede Figur geht in ein angrenzendes Gebiet deiner Wahl. Du wählst, welche es sind und wohin jede geht.
spirit_island-term-gather = Versammeln
spirit_island-term-gather-forms = versammeln|versammle|versammelt
spirit_island-term-gather-text = Figuren kommen aus angrenzenden Gebieten in dieses. Du wählst, woher jede kommt.

## Warum eine Möglichkeit gut aussieht

spirit_island-reason-won = Damit ist die Partie gewonnen.
spirit_island-reason-won-kept = Die erste der beiden Partien bleibt gewonnen.
spirit_island-reason-fear = Furcht: { $now } statt { $before }.
spirit_island-reason-fear-kept = Die Furcht bleibt bei { $now }.
spirit_island-reason-blight = Die Insel erträgt noch { $now } Ödnis statt { $before }.
spirit_island-reason-blight-kept = Die Insel erträgt weiter noch { $now } Ödnis.
spirit_island-reason-victory = Vor dem Sieg stehen { $now } Figuren statt { $before }.
spirit_island-reason-victory-kept = Vor dem Sieg stehen nicht mehr als { $now } Figuren.
spirit_island-reason-tokens = Plättchen auf der Insel werden helfen.
spirit_island-reason-ravage = Das Wüten in { NAME($land) }: { $now } Schaden kommt durch statt { $before }.
spirit_island-reason-ravage-kept = { $now ->
    [0] In { NAME($land) } kommt nichts durch, wenn die Invasoren wüten.
   *[other] In { NAME($land) } kommt nicht mehr als { $now } Schaden durch.
}
spirit_island-reason-invaders = { NAME($land) }: Nach der Invasoren-Phase { $now ->
    [0] steht dort kein Invasor
    [one] steht dort 1 Invasor
   *[other] stehen dort { $now } Invasoren
} statt { $before }.
spirit_island-reason-invaders-kept = { $now ->
    [0] { NAME($land) } bleibt frei von Invasoren.
   *[other] Die Invasoren in { NAME($land) } drohen weniger.
}
spirit_island-reason-doom = { $now ->
    [0] Die letzte Ödnis fällt in dieser Runde nicht.
   *[other] Die letzte Ödnis fällt gleich.
}
spirit_island-reason-doom-kept = { $now ->
    [0] Die letzte Ödnis fällt in dieser Runde nicht.
   *[other] Die letzte Ödnis fällt gleich.
}
spirit_island-reason-power = „{ NAME($use) }“ kann in dieser Runde in { NAME($land) } am meisten tun.
spirit_island-reason-gift = „{ NAME($use) }“ kann in dieser Runde am meisten tun.
spirit_island-reason-growth = Deine nächsten Runden werden stärker: Karten, Energie, Elemente.
spirit_island-reason-reach = Du hast Präsenz in { $now } Gebieten statt { $before } und reichst weiter.
spirit_island-reason-reach-kept = Aus deinen { $now } Gebieten reichst du weiter und zu mehr Invasoren.
spirit_island-reason-destroyed = Vernichtete Präsenz: { $now } statt { $before }.
spirit_island-reason-destroyed-kept = Es wird nicht mehr als { $now } Präsenz vernichtet.
spirit_island-reason-hand = Handkarten für die nächste Runde: { $now } statt { $before }.
spirit_island-reason-hand-kept = Du behältst { $now ->
    [one] eine Karte
   *[other] { $now } Karten
} für die nächste Runde.
spirit_island-reason-energy = Energie, die bleibt: { $now } statt { $before }.
spirit_island-reason-energy-kept = Du behältst { $now } Energie.
spirit_island-reason-to_grow = Was das Wachstum noch bringt, ist mehr wert.

## Rätsel
spirit_island-until-invaders = Die Zugfolge endet, bevor die Invasoren handeln: nur Sofort-Fähigkeiten.
spirit_island-until-slow = Die Zugfolge endet mit der Phase „Verzögerte Fähigkeiten“.
spirit_island-goal-won = Sieg
spirit_island-goal-piece = { NAME($land) }: { NAME($figure) } weg
spirit_island-goal-invaders = keine Invasoren in { NAME($land) }
spirit_island-goal-buildings = { $number ->
    [0] Kein Dorf und keine Stadt auf der Insel
   *[other] Höchstens { $number } Dörfer und Städte auf der Insel
}
spirit_island-goal-blighted = keine Ödnis für { NAME($land) } in Sicht
spirit_island-goal-dahan_lost = { $number ->
    [0] kein Verlust von Dahan in Sicht
   *[other] höchstens { $number } Dahan gehen verloren
}
spirit_island-puzzle-win = Siege in dieser Runde
spirit_island-puzzle-win-text = Was weg sein muss, hängt von der Furchtstufe ab; hebt Furcht sie an, steht weniger im Weg.
spirit_island-puzzle-clear = Räume das Gebiet in dieser Runde
spirit_island-puzzle-clear-text = Kein Invasor darf dort bleiben, ob zerstört oder vertrieben.
spirit_island-puzzle-buildings = Reiß nieder in dieser Runde
spirit_island-puzzle-buildings-text = So wenige Dörfer und Städte, wie es geht.
spirit_island-puzzle-save = Rette das Land in dieser Runde
spirit_island-puzzle-save-text = Die Invasoren wüten gleich. Wie es danach steht, darf daraus keine Ödnis werden.
spirit_island-puzzle-save_all = Rette das Land und die Dahan
spirit_island-puzzle-save_all-text = Die Invasoren wüten gleich. Wie es danach steht, darf daraus keine Ödnis werden, und kein Dahan darf verloren gehen.
spirit_island-puzzle-dahan = Rette die Dahan in dieser Runde
spirit_island-puzzle-dahan-text = Die Invasoren wüten gleich. Wie es danach steht, darf kein Dahan verloren gehen.
