### Inis, auf Deutsch

inis-title = Inis
inis-author = Christian Martinez
inis-about = Clans suchen einen König für eine Insel, die wächst. Wähle deine Karten, ziehe zu den anderen, kämpfe oder schließe Frieden – und führe, bete oder wandere am meisten, wenn du die Krone beanspruchst.
inis-origin = Die Form der Gebiete und die Zahlen der Siedlungen und Kultstätten sind eine Rekonstruktion, und die Karten sind in unseren eigenen Worten wiedergegeben. Du besitzt das Spiel? Dann berichtige sie in einer Kopie der Datendatei und spiele mit --data.

## Optionen des Tisches

inis-option-highlands = Die Vorteilskarte des Hochlands bestimmt den Anstifter
inis-option-highlands-resolution = vor dem ersten Manöver, nachdem Clans in Siedlungen gegangen sind
inis-option-highlands-start = zu Beginn des Kampfes
inis-option-lug_samildanach = Lug Samildanach kann nehmen
inis-option-lug_samildanach-cancelled_too = auch aufgehobene Aktionskarten
inis-option-lug_samildanach-resolved_only = nur Aktionskarten, die gewirkt haben
inis-option-questions = Fragen, bei denen nichts zu entscheiden ist
inis-option-questions-needed = werden nicht gestellt
inis-option-questions-all = werden trotzdem gestellt
inis-option-after_cancelled = Karten, die auf eine andere folgen, wenn diese aufgehoben wurde
inis-option-after_cancelled-allowed = dürfen gespielt werden
inis-option-after_cancelled-not_allowed = dürfen nicht gespielt werden

## Fragen

inis-first-brenn = Wer ist der erste Brenn?
inis-start-tile = Welches Gebiet liegt zu Beginn aus?
inis-toss = Welche Seite zeigen die Krähen?
inis-deal = Welche Aktionskarte wird ausgeteilt?
inis-draw-epic = Welche Heldentat wird gezogen?
inis-draw-tile = Welches Gebiet wird aufgedeckt?
inis-take-random = Welche Karte ist es, durch Zufall?
inis-capital = Du bist Brenn: Wo steht die Hauptstadt?
inis-start-clan = Wo setzt du einen Clan ein?
inis-keep = Welche Karte behältst du?{ $keep ->
    [1] {""}
   *[other] {" "}Noch { $left } von { $keep }.
} { $pass ->
    [one] Eine geht
   *[other] { $pass } gehen
} weiter.
inis-pass-on = { $keep ->
    [one] Du behältst eine Karte.
   *[other] Du behältst { $keep } Karten.
} Welche gibst du an den nächsten Spieler?
inis-come-back = Du hast keinen Clan im Spiel. Wo kommst du mit einem zurück?
inis-act = { $must ->
    [1] Der Brenn beginnt mit einer Jahreszeitenkarte. Welche spielst du?
   *[other] Was tust du: Karte spielen, passen, Anspruch erheben?
}
inis-react = { $at ->
    [0] Vor der Versammlung: Spielst du eine Karte?
    [1] Möchtest du eine Karte spielen, die jederzeit gespielt werden kann?
    [2] { $is_own ->
        [1] Du hast „{ NAME($answered) }“ gespielt. Machst du die Karte wirkungslos?
       *[other] { NAME($other) } hat „{ NAME($answered) }“ gespielt. Antwortest du darauf?
    }
    [3] Die Karte „{ NAME($answered) }“ ist ausgeführt. Antwortest du darauf?
    [4] Nach deiner Heldentat „{ NAME($answered) }“: Spielst du eine Karte?
    [5] Nach deiner Jahreszeitenkarte „{ NAME($answered) }“: Spielst du eine Karte?
    [6] Du ziehst { $number ->
        [one] eine Heldentat
       *[other] { $number } Heldentaten
    }: Spielst du eine Karte?
    [7] Die Berge fordern ihren Zoll: Spielst du eine Karte?
    [8] Du verlierst gleich einen Clan { NAME($territory, form: "in") }: Spielst du eine Karte?
    [9] Der Zug von { NAME($other) } ist vorbei: Spielst du eine Karte?
    [10] Ein Kampf beginnt { NAME($territory, form: "in") }: Spielst du eine Karte?
    [11] Clans sind { NAME($territory, form: "in") } in Siedlungen gegangen: Spielst du eine Karte?
    [12] Die Manöver { NAME($territory, form: "in") } beginnen gleich: Spielst du eine Karte?
    [13] { $is_own ->
        [1] Du greifst { NAME($other) } an: Spielst du eine Karte?
       *[other] { NAME($other) } greift dich an: Spielst du eine Karte?
    }
    [15] { NAME($other) } greift dich an: Spielst du eine Karte?
   *[other] { $is_own ->
        [1] Du hast dein Manöver gemacht: Spielst du eine Karte?
       *[other] { NAME($other) } hat ein Manöver gemacht: Spielst du eine Karte?
    }
}
inis-at = „{ NAME($card) }“: Welches Gebiet?
inis-place = „{ NAME($card) }“: Wo?
inis-move-from = „{ NAME($card) }“: Von wo zieht ein Clan { NAME($first, form: "into") }?
inis-move-to = „{ NAME($card) }“: Wohin zieht ein Clan { NAME($first, form: "from") }?
inis-how-many = „{ NAME($card) }“: Wie viele Clans{ inis-where-asked }?
inis-where-asked = { $focused ->
    [1] { $leaving ->
        [1] {" "}{ NAME($first, form: "from") }
       *[other] {" "}{ NAME($first, form: "in") }
    }
   *[other] {""}
}
inis-from-citadels = „{ NAME($card) }“: Wie viele davon kommen aus Siedlungen?
inis-take-sheltered = „{ NAME($card) }“: Kommt der Clan aus einer Siedlung?
inis-clan = „{ NAME($card) }“: Welcher Clan?
inis-whose = „{ NAME($card) }“: Wessen Clan{ inis-where-asked }?
inis-who = „{ NAME($card) }“: Welcher Spieler?
inis-may = „{ NAME($card) }“: Möchtest du { NAME($doing) }?
inis-either = { $by_card ->
    [1] „{ NAME($card) }“: Was tust du{ $focused ->
        [1] {" "}{ NAME($first, form: "in") }
       *[other] {""}
    }?
   *[other] Zoll für { NAME($territory, form: "acc") }: Was verlierst du?
}
inis-throw = { $in_clash ->
    [1] Welche Aktionskarte wirfst du für den Angriff ab?
   *[other] Welche Karte wirfst du ab?
}
inis-keep-epic = Welche Heldentat behältst du?
inis-take-shown = Welche der gezeigten Heldentaten nimmst du?
inis-search = Welche Karte nimmst du aus dem Ablagestapel der Aktionskarten?
inis-put-aside = Welche Aktionskarte legst du beiseite?
inis-give = { $named ->
    [1] Welche Aktionskarte gibst du { NAME($other) }?
   *[other] Welche Aktionskarte gibst du ab?
}
inis-spot = { $turned ->
    [1] Wohin legst du { NAME($territory, form: "acc") }?
   *[other] Wo soll das neue Gebiet liegen?
}
inis-tile = Welches Gebiet legst du an?
inis-bury = Welches Gebiet kommt zuoberst unter den Stapel?
inis-next-clash = Welcher Kampf kommt zuerst?
inis-shelter = Kampf { NAME($territory, form: "in") }: Stellst du einen Clan in eine Siedlung? ({ $free } frei)
inis-peace = Kampf { NAME($territory, form: "in") } beenden? Sonst { $is_own ->
    [1] bist du
   *[other] ist { NAME($other) }
} dran.
inis-maneuver = Kampf { NAME($territory, form: "in") }: dein Manöver, mit { $exposed ->
    [one] 1 ungeschützten Clan
   *[other] { $exposed } ungeschützten Clans
}.
inis-withdraw = Wohin zieht sich ein Clan { NAME($first, form: "from") } zurück?
inis-result = { $is_own ->
    [1] { NAME($other) } greift dich { NAME($territory, form: "in") } an: Was verlierst du?
   *[other] Was verliert { NAME($other) }?
}

## Wozu eine Wahl führt

inis-capital-help = Wer bei der Versammlung Häuptling im Gebiet der Hauptstadt ist, wird Brenn.
inis-start-clan-help = Sechs Gebiete, sechs fremde Clans unter dir oder sechs Kultstätten: Jedes davon kann gewinnen.
inis-keep-help = Was du nicht behältst, sieht die nächste Person.
inis-pass-on-help = Die nächste Person wählt daraus; die übrigen bleiben dir.
inis-come-back-help = Wer keinen Clan im Spiel hat, kommt mit einem zurück und gibt eine Auszeichnung ab, falls vorhanden.
inis-act-help = Eines je Zug. Passen alle nacheinander, enden die Jahreszeiten, und die Versammlung entscheidet.
inis-react-help = Antwortet niemand, geschieht es wie angekündigt.
inis-at-help = Die Karte wirkt in diesem Gebiet; vorher kann noch jemand antworten.
inis-place-help = Neue Clans kommen aus deinem Vorrat; durch Einsetzen beginnt kein Kampf.
inis-move-from-help = Clans, die auf fremde Clans ziehen, beginnen einen Kampf.
inis-move-to-help = Clans, die auf fremde Clans ziehen, beginnen einen Kampf.
inis-how-many-help = Wer bleibt, hält das Gebiet; wo niemand bleibt, bist du nicht mehr anwesend.
inis-from-citadels-help = Geschützte Clans können nicht angegriffen werden; wer geht, ist aus dem Kampf.
inis-take-sheltered-help = Ein Clan draußen kann noch angreifen und angegriffen werden, einer in einer Siedlung nicht.
inis-clan-help = Wessen Clan es ist, entscheidet, wer dort anwesend und wer Häuptling ist.
inis-whose-help = Wessen Clan es ist, entscheidet, wer dort anwesend und wer Häuptling ist.
inis-who-help = { NAME($naming) }
inis-may-help = { NAME($doing, form: "then") }
inis-either-help = { $by_card ->
    [1] Nur das eine geschieht; wer danach dort die meisten Clans hat, ist Häuptling.
   *[other] Die Karte fehlt dir bis zur Versammlung, der Clan auf der Insel; du verlierst nur eines davon.
}
inis-throw-help = Eine abgeworfene Aktionskarte kommt ungesehen auf den Ablagestapel.
inis-keep-epic-help = Heldentaten bleiben dir, wenn die Jahreszeiten enden.
inis-take-shown-help = Die du nimmst, gehört dir; die übrigen werden abgelegt.
inis-search-help = Sie kommt aus den abgelegten Aktionskarten auf deine Hand.
inis-put-aside-help = Sie wird an Stelle der anderen verdeckt beiseitegelegt; niemand erfährt, welche es ist.
inis-give-help = Sie kommt auf jene Hand; nur ihr beide wisst, welche es ist.
inis-spot-help = Hier wächst die Insel; was neben deinen Clans liegt, ist bald erreichbar.
inis-tile-help = Das gewählte kommt auf die Insel; die übrigen kommen unter den Stapel.
inis-bury-help = In welcher Reihenfolge sie unter den Stapel kommen, weißt nur du.
inis-next-clash-help = Sie werden nacheinander ausgetragen; hier verlorene Clans fehlen dort.
inis-shelter-help = Ein geschützter Clan nimmt nicht teil: Er wird nicht angegriffen und zieht sich nicht zurück.
inis-peace-help = Ein Nein genügt, um weiterzukämpfen; sind sich alle einig, bleiben alle, wo sie sind.
inis-maneuver-help = Ein Angriff kostet den anderen eine Karte oder einen Clan; ein Rückzug führt eigene Clans heraus.
inis-withdraw-help = Nur in Nachbargebiete, in denen du Häuptling bist; wer bleibt, kämpft weiter.
inis-result-help = Entweder wird eine Aktionskarte ungesehen abgeworfen oder ein ungeschützter Clan entfernt.

## Antworten, bei denen ein Name nicht genug sagt

inis-act-option = { $choice ->
    [0] passen
    [1] ein Anwärter-Plättchen nehmen
   *[other] { NAME($card) }
}
inis-react-option = { $choice ->
    [0] geschehen lassen
    [1] nicht mehr in dieser Runde
   *[other] { NAME($card) }
}
inis-at-option = { inis-place-or-stop }
inis-move-from-option = { inis-place-or-stop }
inis-move-to-option = { inis-place-or-stop }
inis-withdraw-option = { inis-place-or-stop }
inis-place-or-stop = { $stop ->
    [1] das genügt
   *[other] { NAME($territory) }
}
inis-throw-option = { $stop ->
    [1] das genügt
   *[other] { NAME($chosen) }
}
inis-clan-option = { NAME($territory) }: { NAME($other) }
inis-either-option = { NAME($doing) }
inis-spot-option = { $touched ->
    [2] neben { NAME($first, form: "dat") } und { NAME($second, form: "dat") }
   *[other] neben { NAME($first, form: "dat") }, { NAME($second, form: "dat") } und { NAME($third, form: "dat") }
}
inis-maneuver-option = { $choice ->
    [0] Rückzug
    [1] den Kampf beenden
    [2] Angriff auf { NAME($other) }
   *[other] { NAME($card) }
}
inis-shelter-option = { $answer ->
    [0] in eine Siedlung
   *[other] draußen bleiben
}
inis-take-sheltered-option = { $answer ->
    [0] aus einer Siedlung
   *[other] von draußen
}
inis-peace-option = { $answer ->
    [0] den Kampf beenden
   *[other] weiterkämpfen
}
inis-result-option = { NAME($option) }

## Was eine Antwort bedeutet

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
        [1] ; Zoll ist fällig
       *[other] {""}
    }{ $clash ->
        [1] ; es kommt zum Kampf
       *[other] {""}
    }
}
inis-standing-or-stop = { $stop ->
    [1] {""}
   *[other] { inis-standing }
}
inis-standing = { $own ->
    [0] { $others ->
        [0] niemand dort
        [one] 1 gegnerischer Clan
       *[other] { $others } gegnerische Clans
    }
   *[other] { $own ->
        [one] 1 eigener Clan
       *[other] { $own } eigene Clans
    }{ $others ->
        [0] {""}
        [one] , 1 gegnerischer Clan
       *[other] , { $others } gegnerische Clans
    }
}
inis-whose-note = { $clans ->
    [0] {""}
    [one] 1 Clan
   *[other] { $clans } Clans
}
inis-act-note = { $choice ->
    [0] { $passes ->
        [0] {""}
        [one] bisher einmal gepasst
       *[other] bisher { $passes }-mal nacheinander gepasst
    }
    [1] { $met ->
        [one] eine Bedingung ist erfüllt
       *[other] { $met } Bedingungen sind erfüllt
    }
   *[other] {""}
}
inis-maneuver-note = { $choice ->
    [2] { $targets ->
        [one] 1 ungeschützter Clan
       *[other] { $targets } ungeschützte Clans
    }, { inis-n-action-cards }
   *[other] {""}
}
inis-n-action-cards = { $cards ->
    [0] keine Aktionskarte
    [one] 1 Aktionskarte
   *[other] { $cards } Aktionskarten
}

## Namen

inis-crows-clockwise = im Uhrzeigersinn
inis-crows-counterclockwise = gegen den Uhrzeigersinn
inis-act-pass = passen
inis-act-pretender = Anwärter-Plättchen
inis-reaction-decline = nein
inis-reaction-decline_round = nicht mehr in dieser Runde
inis-maneuver-withdraw = Rückzug
inis-maneuver-end = den Kampf beenden
inis-maneuver-attack = Angriff
inis-place-stop = das genügt
inis-cards-stop = das genügt
inis-agreement-yes = ja
inis-agreement-no = nein
inis-way-first = Erstes
inis-way-second = Zweites
inis-way-third = Drittes
inis-result-clan = einen ungeschützten Clan
inis-result-card = eine Aktionskarte
inis-spot-a = Platz { $part }
inis-spot-b = Platz { $part }, gedreht
inis-naming-look = Nur du siehst, was diese Person auf der Hand hat; danach geht die Karte weiter.
inis-naming-take = Du erhältst durch Zufall eine Karte aus dieser Hand; dort ist es eine weniger.
inis-naming-give = Die Karte kommt auf diese Hand und kann von dort gespielt werden.
inis-naming-clash = Der Anstifter macht das erste Manöver; von ihm aus geht es reihum.
inis-naming-next_maneuver = Diese Person macht das nächste Manöver; von ihr aus geht es reihum.
inis-naming-instigator = Der Anstifter macht das erste Manöver; von ihm aus geht es reihum.
inis-naming-other = Was die Karte sagt, geschieht dieser Person und keiner anderen.
inis-doing-place = einen Clan einsetzen
    .then = Ein Clan mehr kann dich dort zum Häuptling machen; ein Kampf beginnt dadurch nicht.
inis-doing-remove = einen Clan entfernen
    .then = Ein Clan weniger kann ändern, wer dort anwesend und wer Häuptling ist.
inis-doing-replace = einen gegnerischen Clan ersetzen
    .then = Dein Clan steht an seiner Stelle: Das kann ändern, wer dort Häuptling ist.
inis-doing-discard = eine Aktionskarte abwerfen
    .then = Sie geht ungesehen zu den abgeworfenen; dann folgt der Rest der Karte.
inis-doing-move = Clans ziehen
    .then = Clans, die zu gegnerischen ziehen, beginnen einen Kampf; die bleiben, halten ihr Gebiet.
inis-doing-flip = die Krähen umdrehen
    .then = Die Krähen zeigen andersherum: Wer als Nächstes kommt und an wen Karten gehen, kehrt sich um.
inis-doing-clash = einen Kampf beginnen
    .then = Alle, die dort anwesend sind, kämpfen; der Anstifter beginnt.
inis-doing-other = das tun
    .then = Ja: Es geschieht jetzt. Nein: Nur das entfällt, und die Karte geht weiter.
inis-map-gates = Tore
inis-map-lost_vale = Verl. Tal
inis-colour-red = Rot
inis-colour-blue = Blau
inis-colour-green = Grün
inis-colour-yellow = Gelb
inis-moment-assembly = Beginn der Versammlung
inis-moment-any_time = jederzeit
inis-moment-declared = eine Karte wird gespielt
inis-moment-resolved = eine Aktionskarte ist ausgeführt
inis-moment-after_epic = nach einer deiner Heldentaten
inis-moment-after_season = nach einer deiner Jahreszeitenkarten
inis-moment-draw = du ziehst Heldentaten
inis-moment-toll = Zoll der Berge
inis-moment-removal = einer deiner Clans wird entfernt
inis-moment-turn_end = Ende eines Zuges
inis-moment-clash_start = Beginn eines Kampfes
inis-moment-citadels_end = Clans sind in Siedlungen gegangen
inis-moment-resolution = vor dem ersten Manöver
inis-moment-attack = ein Angriff
inis-moment-maneuvered = nach einem Manöver
inis-moment-attacked = du wirst angegriffen
inis-moment-own_card = eine eigene Karte
inis-stop-played = Eine Karte wird gespielt
inis-stop-carried_out = Eine Karte ist ausgeführt
inis-stop-drawn = Ich ziehe Heldentaten oder zahle Zoll
inis-stop-turn_end = Ein Zug endet
inis-stop-clash_start = Ein Kampf beginnt
inis-stop-sheltered = Clans sind in Siedlungen gegangen
inis-stop-maneuver = Ein Angriff oder anderes Manöver
inis-stop-loss = Ich verliere einen Clan
inis-stop-assembly = Vor der Versammlung
inis-stop-any_time = Jederzeit
inis-stop-peace = Frieden im Kampf

## Der Verlauf

inis-brenn = { NAME($seat) } ist Brenn.
inis-brenn-stays = { NAME($seat) } bleibt Brenn.
inis-capital-stands = { NAME($seat) } gründet die Hauptstadt { NAME($territory, form: "in") }.
inis-crows-fly-clockwise = Die Krähen fliegen im Uhrzeigersinn.
inis-crows-fly-counterclockwise = Die Krähen fliegen gegen den Uhrzeigersinn.
inis-round-begins = Runde { $round }: die Versammlung.
inis-nobody-claims = Niemand hat ein Anwärter-Plättchen.
inis-reckoned = { NAME($seat) } erfüllt { $number ->
    [0] keine Bedingung
    [one] eine Bedingung
   *[other] { $number } Bedingungen
}.
inis-nobody-wins = Kein Anwärter gewinnt; die Plättchen gehen zurück.
inis-wins = { NAME($seat) } wird König der Insel.
inis-dealt = { $number ->
    [one] Alle bekommen eine Karte.
   *[other] Alle bekommen { $number } Karten.
}
inis-passed-on = { $number ->
    [one] Alle geben eine Karte weiter.
   *[other] Alle geben { $number } Karten weiter.
}
inis-season-begins = Die Jahreszeiten beginnen mit { NAME($seat) }.
inis-season-ends = Alle haben gepasst: Die Jahreszeiten sind vorbei.
inis-comes-back = { NAME($seat) } hat keinen Clan im Spiel und kehrt zurück.
inis-deed-lost = { NAME($seat) } gibt eine Auszeichnung ab.
inis-passed = { NAME($seat) } passt.
inis-pretender = { NAME($seat) } nimmt ein Anwärter-Plättchen.
inis-turn-claimed = { NAME($seat) } nimmt sich den nächsten Zug.
inis-played = { NAME($seat) } spielt „{ NAME($card) }“.
inis-cancelled = Die Karte „{ NAME($card) }“ bleibt ohne Wirkung.
inis-got-played-card = { NAME($seat) } bekommt „{ NAME($card) }“.
inis-placed = { NAME($seat) } setzt { NAME($territory, form: "in") } { inis-so-many-clans } ein.
inis-moved = { NAME($seat) }: { inis-so-many-clans } { NAME($territory, form: "from") } { NAME($target, form: "into") }.
inis-so-many-clans = { $number ->
    [one] 1 Clan
   *[other] { $number } Clans
}
inis-festival = Das Fest ist { NAME($territory, form: "in") }.
inis-toll = { NAME($seat) } schuldet Zoll für { NAME($territory, form: "acc") }.
inis-toll-cancelled = { NAME($seat) } schuldet keinen Zoll.
inis-replaced = { NAME($seat) } ersetzt { NAME($territory, form: "in") } einen Clan von { NAME($other) }.
inis-lapsed = „{ NAME($card) }“: Ein Teil davon ist nicht mehr möglich.
inis-saved = Ein Clan von { NAME($seat) } { NAME($territory, form: "in") } ist gerettet.
inis-removed = { NAME($seat) } verliert { NAME($territory, form: "in") } einen Clan.
inis-reappeared = Der Clan von { NAME($seat) } erscheint { NAME($territory, form: "in") }.
inis-put-back = { NAME($seat) } setzt { NAME($territory, form: "in") } { inis-so-many-clans } zurück.
inis-citadel-built = Eine Siedlung entsteht { NAME($territory, form: "in") }.
inis-sanctuary-built = Eine Kultstätte entsteht { NAME($territory, form: "in") }.
inis-no-tile = Es ist kein Gebiet mehr da.
inis-no-spot = Nirgends ist Platz, wo ein neues Gebiet an zwei andere grenzt.
inis-laid = Ein neues Gebiet: { NAME($territory, form: "the") }.
inis-looked-at-tile = Du siehst { NAME($territory, form: "acc") }.
inis-deed = { NAME($seat) } erhält { $number ->
    [one] eine Auszeichnung
   *[other] { $number } Auszeichnungen
}.
inis-threw-away-action = { NAME($seat) } wirft eine Aktionskarte ab.
inis-threw-away = { NAME($seat) } wirft „{ NAME($card) }“ ab.
inis-no-epic = Es ist keine Heldentat mehr da.
inis-reshuffled = Die abgelegten Heldentaten werden in den Stapel gemischt.
inis-drew = Du ziehst „{ NAME($card) }“.
inis-kept = { NAME($seat) } behält eine Heldentat.
inis-drew-epics = { NAME($seat) } zieht { $number ->
    [one] eine Heldentat
   *[other] { $number } Heldentaten
}.
inis-discarded-epic = Die Heldentat „{ NAME($card) }“ wird abgelegt.
inis-shown = { NAME($seat) } zeigt „{ NAME($card) }“.
inis-took-card = { NAME($seat) } nimmt „{ NAME($card) }“.
inis-took-advantage = { NAME($seat) } nimmt die Vorteilskarte „{ NAME($card) }“.
inis-looked = { NAME($seat) } sieht sich Karten von { NAME($other) } an.
inis-saw = Du siehst „{ NAME($card) }“ auf der Hand von { NAME($other) }.
inis-took-aside = { NAME($seat) } nimmt die beiseitegelegte Karte.
inis-took-aside-card = Es ist „{ NAME($card) }“.
inis-put-aside-done = { NAME($seat) } legt eine Aktionskarte beiseite.
inis-searched = { NAME($seat) } nimmt eine Karte aus dem Ablagestapel der Aktionskarten.
inis-stole = { NAME($seat) } nimmt { NAME($other) } eine zufällige Aktionskarte ab.
inis-stole-card = Es ist „{ NAME($card) }“.
inis-gave = { NAME($seat) } gibt { NAME($other) } eine Aktionskarte.
inis-gave-card = Es ist „{ NAME($card) }“.
inis-clash-begins = Kampf { NAME($territory, form: "in") }; Anstifter ist { NAME($seat) }.
inis-sheltered = Ein Clan von { NAME($seat) } geht in eine Siedlung.
inis-exposed-all = Alle Clans { NAME($territory, form: "in") } verlassen die Siedlungen.
inis-silenced = Keine Triskel-Karten mehr in diesem Kampf.
inis-instigator-named = { NAME($seat) } gilt von nun an als Anstifter.
inis-wants-peace = { NAME($seat) } will den Kampf beenden.
inis-wants-no-peace = { NAME($seat) } will weiterkämpfen.
inis-peace-made = Alle sind sich einig: Der Kampf { NAME($territory, form: "in") } ist vorbei.
inis-clash-left = { NAME($seat) } beendet den Kampf { NAME($territory, form: "in") }.
inis-attacked = { NAME($seat) } greift { NAME($other) } { NAME($territory, form: "in") } an.
inis-attack-void = Der Angriff auf { NAME($seat) } bleibt ohne Wirkung.
inis-maneuver-named = { NAME($seat) } macht das nächste Manöver.
inis-clash-ends = Der Kampf { NAME($territory, form: "in") } ist vorbei.
inis-episode-clash = { $territory ->
    [none] Der Kampf:
   *[other] Kampf { NAME($territory, form: "in") }:
}
inis-episode-clash-sheltered = in eine Siedlung: { NAMES($seats) }
inis-episode-clash-played = { NAMES($cards) } gespielt
inis-episode-clash-attacked = Angriffe von { NAMES($seats) }
inis-episode-clash-lost = Clans verloren: { NAMES($seats) }
inis-episode-clash-thrown = Aktionskarten verloren: { NAMES($seats) }
inis-episode-clash-moved = Clans bewegt von { NAMES($seats) }
inis-episode-clash-begun = begonnen von { NAMES($seats) }
inis-episode-clash-wanted = { NAMES($seats) } für Frieden
inis-episode-clash-refused = { NAMES($seats) } fürs Weiterkämpfen
inis-episode-clash-peace = alle wollen Frieden
inis-episode-clash-left = { NAMES($seats) } beendet ihn
inis-episode-clash-over = vorbei
inis-ending-land = Sieg: sechs gegnerische Clans unter eigenen Häuptlingen.
inis-ending-religion = Sieg: sechs Kultstätten bei eigenen Clans.
inis-ending-territories = Sieg: Clans in sechs Gebieten.
inis-score-land = { inis-n-conditions }
inis-score-religion = { inis-n-conditions }
inis-score-territories = { inis-n-conditions }
inis-n-conditions = { $points ->
    [0] keine Bedingung erfüllt
    [one] 1 Bedingung erfüllt
   *[other] { $points } Bedingungen erfüllt
}

## Warum nicht

inis-no-territory-in-play = { NAME($territory, form: "number") ->
    [many] { NAME($territory, form: "The") } sind nicht im Spiel.
   *[one] { NAME($territory, form: "The") } ist nicht im Spiel.
}
inis-no-capital-here = Eine Siedlung darf { NAME($territory, form: "in") } nie stehen, auch nicht die Hauptstadt.
inis-no-card-in-hand = Die Karte „{ NAME($option) }“ hast du nicht.
inis-no-season-side = Die Karte „{ NAME($option) }“ wird nicht in deinem Zug gespielt, sondern nur zu ihrer Gelegenheit.
inis-no-druid-alone = Die Karte „{ NAME($option) }“ darf nicht deine einzige Aktionskarte sein.
inis-no-pass-for-brenn = Der Brenn muss die Jahreszeiten mit einer Jahreszeitenkarte beginnen.
inis-no-second-token = Du hast schon ein Anwärter-Plättchen.
inis-no-condition-met = Du erfüllst keine Siegbedingung: { $land ->
    [one] 1 gegnerischer Clan
   *[other] { $land } gegnerische Clans
}, { $religion ->
    [one] 1 Kultstätte
   *[other] { $religion } Kultstätten
}, { $spread ->
    [one] 1 Gebiet
   *[other] { $spread } Gebiete
}, { $deeds ->
    [one] 1 Auszeichnung
   *[other] { $deeds } Auszeichnungen
}; sechs von einer Art sind nötig.
inis-no-such-card-to-choose = Die Karte „{ NAME($option) }“ steht nicht zur Wahl.
inis-no-stop-yet = Wenigstens einmal muss es sein.
inis-no-card-of-that-kind = Die Karte „{ NAME($option) }“ ist nicht von der Art, die abgeworfen wird.
inis-no-card-for-this-moment = Die Karte „{ NAME($option) }“ gehört zu einer anderen Gelegenheit: Ihr Text sagt, wann sie gespielt wird.
inis-no-territory-of-card = { inis-this-card } meint andere Gebiete als { NAME($territory, form: "the") }.{ inis-instead }
inis-no-fewer = { NAME($option) } ist zu wenig: Die Karte sagt, wie viele es mindestens sein müssen.{ inis-instead }
inis-no-more = { NAME($option) } ist zu viel: So viele Clans hast du dafür nicht.{ inis-instead }
inis-no-more-by-card = { NAME($option) } ist mehr, als die Karte erlaubt.{ inis-instead }
inis-no-fewer-from-citadels = { NAME($option) } ist zu wenig: Von den Clans, die ziehen, stehen nicht genug außerhalb der Siedlungen.{ inis-instead }
inis-no-more-than-move = { NAME($option) } ist mehr, als Clans ziehen.{ inis-instead }
inis-no-more-in-citadels = { NAME($option) } ist mehr, als Clans in Siedlungen sind.{ inis-instead }
inis-no-such-player = Diesen Spieler gibt es nicht.{ inis-instead }
inis-no-player-of-card = { inis-this-card } meint andere Spieler als { NAME($other) }.{ inis-instead }
inis-no-clan-there = { NAME($other) } hat keinen Clan { NAME($territory, form: "in") }.
inis-instead = { $offers ->
    [one] {" "}Jetzt möglich: { NAMES($offered, form: "apart") }.
    [other] {" "}Jetzt möglich: { NAMES($offered, form: "apart") }.
   *[0] {""}
}
inis-this-card = { $by_card ->
    [1] Die Karte „{ NAME($card) }“
   *[other] Dies
}
inis-no-clan-of-card = { inis-this-card } meint andere Clans als den von { NAME($other) } { NAME($territory, form: "in") }.{ inis-instead }
inis-no-such-way = Nichts davon ist jetzt möglich: { NAME($doing) }.{ inis-instead }
inis-no-spot-touching-two = Ein neues Gebiet bedeckt kein anderes und berührt mindestens zwei.
inis-no-such-tile = { NAME($territory, form: "number") ->
    [many] { NAME($territory, form: "The") } sind nicht unter den Gebieten, die du siehst.
   *[one] { NAME($territory, form: "The") } ist nicht unter den Gebieten, die du siehst.
}
inis-no-clash-waiting-here = Es wartet kein Kampf { NAME($territory, form: "in") }.
inis-no-maneuver-card = Die Karte „{ NAME($option) }“ lässt sich jetzt nicht als Manöver spielen: Was sie verlangt, ist hier nicht gegeben.{ inis-instead }
inis-no-maneuver-side = Die Karte „{ NAME($option) }“ lässt sich nicht als Manöver spielen: Sie hat keine solche Seite.{ inis-instead }
inis-no-maneuver-silenced = In diesem Kampf können keine Triskel-Karten mehr gespielt werden.{ inis-instead }
inis-no-such-opponent = Diesen Gegner gibt es nicht.
inis-no-exposed-clan-to-attack = { NAME($other) } hat hier keinen ungeschützten Clan.
inis-no-refuge = Du bist in keinem Nachbargebiet Häuptling.
inis-no-end-alone = Auch andere stehen ungeschützt: Nur alle zusammen können den Kampf beenden.
inis-no-neighbour = { NAME($territory, form: "number") ->
    [many] { NAME($territory, form: "The") } grenzen nicht an.
   *[one] { NAME($territory, form: "The") } grenzt nicht an.
}
inis-no-refuge-there = Du bist { NAME($territory, form: "in") } nicht Häuptling.
inis-no-action-card-to-lose = Es ist keine Aktionskarte da.
inis-no-part-of-card = Einen solchen Teil hat die Karte nicht.{ inis-instead }
inis-no-clan-of-yours-there = Du hast keinen Clan { NAME($territory, form: "in") }.
inis-no-sanctuary-there = Es gibt { NAME($territory, form: "in") } keine Kultstätte.
inis-no-second-sanctuary = Es gibt { NAME($territory, form: "in") } schon eine Kultstätte.
inis-no-citadel-there = Es gibt { NAME($territory, form: "in") } keine Siedlung.
inis-no-citadel-allowed = Eine Siedlung darf { NAME($territory, form: "in") } nie stehen.
inis-no-neighbour-of-it = { NAME($territory, form: "number") ->
    [many] { NAME($territory, form: "The") } grenzen nicht an { NAME($first, form: "acc") }.
   *[one] { NAME($territory, form: "The") } grenzt nicht an { NAME($first, form: "acc") }.
}
inis-no-place-but-elsewhere = Es muss ein anderes Gebiet sein als { NAME($territory, form: "the") }.
inis-nothing-to-do-there = { inis-this-card } könnte { NAME($territory, form: "in") } nichts bewirken.
inis-no-territory-twice = Dafür hast du { NAME($territory, form: "acc") } schon gewählt.
inis-no-clan-beside = Ein Clan { NAME($territory, form: "from") } kann nicht kommen: Das Gebiet grenzt nicht an.
inis-no-clan-of-yours = Dieser Clan gehört dir nicht.
inis-no-opposing-clan-of = Es muss ein Gegner sein, der dort einen Clan hat.
inis-no-clan-of-other = { NAME($other) } hat dort keinen Clan.
inis-no-opponent = Es muss einer deiner Gegner sein, um den es auf der Karte geht.

## Der Tisch im Terminal

inis-sheet-round = { $phase ->
    [0] Aufbau
    [1] Runde { $round }, Versammlung
    [2] Runde { $round }, Draft
    [3] Runde { $round }, Jahreszeiten
   *[other] Runde { $round }, Ende
}; { $clockwise ->
    [1] im Uhrzeigersinn
   *[other] gegen den Uhrzeigersinn
}; übrige Gebiete: { $tiles }, Siedlungen: { $citadels }, Kultstätten: { $sanctuaries }; Heldentaten: { $deck }/{ $discard }
inis-sheet-clash = Kampf { NAME($territory, form: "in") }, Anstifter { NAME($seat) }
inis-sheet-silenced = Keine Triskel-Karten in diesem Kampf.
inis-sheet-players = Spieler
inis-sheet-player = Spieler
inis-sheet-reserve = Vorrat
inis-sheet-deeds = Ausz.
inis-sheet-land = H
inis-sheet-religion = K
inis-sheet-territories = G
inis-sheet-cards = Aktion/Heldentat
inis-sheet-advantages = Vorteilskarten
inis-sheet-known = bekannt
inis-sheet-brenn = Brenn
inis-sheet-token = Anwärter
inis-sheet-turn = →
inis-sheet-lands = Gebiete
inis-sheet-land-name = Gebiet
inis-sheet-buildings = Bauten
inis-sheet-seat = { NAME($seat) }
inis-sheet-exposed = ungeschützt
inis-sheet-sheltered = in Siedlungen
inis-sheet-neighbours = neben
inis-sheet-hand = Deine Karten
inis-sheet-card = Karte
inis-sheet-text = was sie bewirkt
inis-sheet-draft = Karten im Draft
inis-sheet-draft-step = Draft, Schritt { $step } von { $steps }: { $keep } behalten, { $pass } an { NAME($seat) } weitergeben
inis-sheet-drawn = Gezogene Heldentaten
inis-sheet-tiles = Gebiete, die du siehst
inis-sheet-kept = behalten
inis-sheet-table-card = Auf dem Tisch: „{ NAME($card) }“ ({ NAME($seat) })
inis-sheet-aside = Von dir beiseitegelegt: „{ NAME($card) }“
inis-sheet-display = In der Auslage: { $number ->
    [0] nichts
   *[other] { $cards }
}
inis-legend-mark = Nummer einer Möglichkeit
inis-legend-letter = Clans eines Spielers, mit seinem Buchstaben (A: Spieler 1)
inis-legend-chieftain = Häuptling
inis-legend-capital = Hauptstadt
inis-legend-citadel = Siedlung
inis-legend-sanctuary = Kultstätte
inis-legend-festival = Fest
inis-legend-clash = Kampf

## Kartentexte

inis-side-season = Jahreszeiten: { $text }
inis-side-triskel = Triskel: { $text }
inis-side-automatic = { $text }

inis-when-own_turn = { $condition_is ->
    [none] { PART($effect) }
   *[other] nur wenn { PART($condition) }: { PART($effect, form: "sentence") }
}
inis-when-assembly_start = vor Beginn der Versammlung{ inis-provided }. { PART($effect, form: "sentence") }
inis-when-opponent_action_card_declared = wenn ein Gegner eine Aktionskarte spielt{ inis-provided-too }: { PART($effect, form: "sentence") }
inis-when-epic_or_advantage_card_declared = wenn jemand eine Heldentat oder Vorteilskarte spielt{ inis-provided-too }: { PART($effect, form: "sentence") }
inis-when-after_action_card_resolved = nachdem eine beliebige Aktionskarte ausgeführt ist{ inis-provided-too }: { PART($effect, form: "sentence") }
inis-when-after_own_season_card = nach einer eigenen Jahreszeitenkarte{ inis-provided }: { PART($effect, form: "sentence") }
inis-when-after_own_epic_tale = nach einer eigenen Heldentat{ inis-provided }: { PART($effect, form: "sentence") }
inis-when-own_epic_draw = wenn du Heldentaten ziehst{ inis-provided-too }: { PART($effect, form: "sentence") }
inis-when-gates_effect_resolving = wenn sich die Tore von Tír na nÓg für dich öffnen{ inis-provided-too }: { PART($effect, form: "sentence") }
inis-when-own_move_into_mountains = wenn deine Clans in die Berge ziehen{ inis-provided-too }: { PART($effect, form: "sentence") }
inis-when-own_clan_removed = wenn einer deiner Clans entfernt wird{ inis-provided-too }: { PART($effect, form: "sentence") }
inis-when-own_clan_removed_in_clash = wenn in einem Kampf einer deiner Clans entfernt wird{ inis-provided-too }: { PART($effect, form: "sentence") }
inis-when-end_of_any_turn = am Ende eines beliebigen Zuges{ inis-provided }: { PART($effect, form: "sentence") }
inis-when-any_time = jederzeit{ inis-provided }: { PART($effect, form: "sentence") }
inis-when-clash_start = zu Beginn eines Kampfes{ inis-provided }: { PART($effect, form: "sentence") }
inis-when-clash_citadels_end = in einem Kampf, nachdem die Siedlungen bezogen sind{ inis-provided }: { PART($effect, form: "sentence") }
inis-when-clash_resolution_start = in einem Kampf, vor dem ersten Manöver{ inis-provided }: { PART($effect, form: "sentence") }
inis-when-clash_maneuver = als dein Manöver in einem Kampf{ inis-provided }: { PART($effect, form: "sentence") }
inis-when-clash_own_attack_declared = wenn du angreifst{ inis-provided-too }: { PART($effect, form: "sentence") }
inis-when-clash_attack_against_you = wenn du angegriffen wirst{ inis-provided-too }: { PART($effect, form: "sentence") }
inis-when-clash_after_own_attack = nach deinem Angriff{ inis-provided }: { PART($effect, form: "sentence") }
inis-when-clash_after_own_maneuver = nach deinem Manöver in einem Kampf{ inis-provided }: { PART($effect, form: "sentence") }
inis-when-clash_after_any_maneuver = nach einem beliebigen Manöver in einem Kampf{ inis-provided }: { PART($effect, form: "sentence") }
inis-when-this_discarded = wenn diese Karte abgelegt wird{ inis-provided-too }: { PART($effect, form: "sentence") }
inis-when-enters_play = wenn dieses Gebiet ins Spiel kommt: { PART($effect, form: "sentence") }
inis-when-turn_direction_changed = wenn die Spielrichtung wechselt: { PART($effect, form: "sentence") }
inis-when-clans_moved_in = wenn Clans hierher ziehen: { PART($effect, form: "sentence") }
inis-when-always = { PART($effect) }
inis-provided = { $condition_is ->
    [none] {""}
   *[other] , falls { PART($condition) }
}
inis-provided-too = { $condition_is ->
    [none] {""}
   *[other] {" "}und { PART($condition) }
}

inis-here = { $there ->
    [2] { PART($place, form: "in") }
    [1] dort
   *[other] hier
}
inis-to-here = { $there ->
    [2] { PART($place, form: "to") }
    [1] dorthin
   *[other] hierher
}
inis-from-here = { $there ->
    [2] { PART($place, form: "from") }
    [1] von dort
   *[other] von hier
}
inis-your = { $person ->
    [they] seiner
   *[other] deiner
}
inis-your-many = { $person ->
    [they] seine
   *[other] deine
}
inis-hand-of = { $person ->
    [they] seiner Hand
   *[other] deiner Hand
}

inis-verb-place = { $what_is ->
    [festival] lege { inis-placing }(wer dort einen Kampf anstiftet, entfernt zuerst einen eigenen Clan)
    [clan-stored] setze { inis-setting } zurück (die übrigen kommen in deinen Vorrat)
   *[other] setze { inis-setting } ein{ $to_is ->
        [none] {""}
       *[other] { PART($to, form: "where") }
    }
}
    .inf = { $what_is ->
        [festival] { inis-placing }legen
        [clan-stored] { inis-setting } zurücksetzen
       *[other] { inis-setting } einsetzen{ $to_is ->
            [none] {""}
           *[other] { PART($to, form: "where") }
        }
    }
    .third = { $what_is ->
        [festival] legt { inis-placing }
       *[other] setzt { inis-setting } ein{ $to_is ->
            [none] {""}
           *[other] { PART($to, form: "where") }
        }
    }
inis-placing = { PART($what) } { $to_is ->
    [none] { inis-to-here }
   *[other] { PART($to, form: "to") }
}{" "}
inis-setting = { $to_is ->
    [none] { inis-here } { PART($what, form: "reserve") }
   *[other] { PART($what, form: "reserve") } { PART($to, form: "in") }
}
inis-verb-move = ziehe { inis-moving }
    .inf = { inis-moving } ziehen
    .third = zieht { inis-moving }
inis-moving = { PART($what) } { $from_is ->
    [none] { inis-from-here }
   *[other] { PART($from, form: "from") }
} { $clash_is ->
    [no] friedlich{" "}
   *[other] {""}
}{ $to_is ->
    [none] { inis-to-here }
   *[other] { PART($to, form: "to") }
}
inis-verb-remove = entferne { inis-removing }
    .inf = { inis-removing } entfernen
    .third = entfernt { inis-removing }
inis-removing = { $from_is ->
    [none] { inis-here } { PART($what) }
   *[other] { PART($what) } { PART($from, form: "from") }
}
inis-verb-replace = ersetze { PART($what, form: "bare") } { PART($from, form: "gen") } durch einen aus deinem Vorrat
    .inf = { PART($what, form: "bare") } { PART($from, form: "gen") } durch einen aus deinem Vorrat ersetzen
    .third = ersetzt { PART($what, form: "bare") } { PART($from, form: "gen") } durch einen aus seinem Vorrat
inis-verb-build = baue { inis-here } { PART($what) }
    .inf = { inis-here } { PART($what) } bauen
    .third = baut { inis-here } { PART($what) }
inis-verb-lay = { $of_is ->
    [none] { $spot_is ->
        [brenn] lass den Brenn einen Platz für ein neues Gebiet wählen, decke dann das oberste Gebiet auf und lege es dorthin.
       *[other] wähle einen Platz für ein neues Gebiet, decke dann das oberste Gebiet auf und lege es dorthin.
    }
   *[other] sieh dir die obersten { PART($of) } Gebiete des Stapels an, lege eines davon an einen Platz { $spot_is ->
        [brenn] nach Wahl des Brenn
       *[other] deiner Wahl
    } und die übrigen unter den Stapel.
}
    .inf = { $of_is ->
        [none] das oberste Gebiet aufdecken und an einen freien Platz legen
       *[other] von den obersten { PART($of) } Gebieten eines an einen freien Platz und die übrigen unter den Stapel legen
    }
    .third = { $of_is ->
        [none] deckt das oberste Gebiet auf und legt es an einen freien Platz
       *[other] legt von den obersten { PART($of) } Gebieten eines an einen freien Platz und die übrigen unter den Stapel
    }
inis-verb-draw = { $how ->
    [more] ziehe { inis-more-cards } mehr, behalte aber nicht mehr als sonst
   *[other] ziehe { inis-epic-tales }{ $keep_is ->
        [none] {""}
       *[other] , von denen du { PART($keep, form: "fem") } behältst
    }
}
    .inf = { $how ->
        [more] { inis-more-cards } mehr ziehen
       *[other] { inis-epic-tales } ziehen{ $keep_is ->
            [none] {""}
           *[other] , von denen du { PART($keep, form: "fem") } behältst
        }
    }
    .third = { $how ->
        [more] zieht { inis-more-cards } mehr
       *[other] zieht { inis-epic-tales }{ $keep_is ->
            [none] {""}
           *[other] , von denen er { PART($keep, form: "fem") } behält
        }
    }
inis-more-cards = { $count ->
    [one] eine Karte
   *[other] { core-number } Karten
}
inis-epic-tales = { $how ->
    [per] eine Heldentat je { PART($per, form: "per") }{ $most ->
        [0] {""}
       *[other] {" "}(höchstens { $most })
    }
   *[other] { $count ->
        [one] eine Heldentat
       *[other] { core-number } Heldentaten
    }
}
inis-verb-take = { $pick_is ->
    [holder] { PART($from) } gibt dir { PART($what) } eigener Wahl.
   *[other] nimm { inis-taking }
}
    .inf = { inis-taking } nehmen
    .third = nimmt { inis-taking }
inis-taking = { $from_is ->
    [none] { PART($what, form: "chosen") }
    [aside] { PART($what, form: "aside") }
    [action_discard] { PART($what, form: "chosen") } { PART($from, form: "from") }
   *[other] { PART($from, form: "dat") } { $pick_is ->
        [random] { PART($what, form: "random") }
       *[other] { PART($what, form: "chosen") }
    } weg
}
inis-verb-give = { $what_is ->
    [action-deck] bestimme, welche Aktionskarte beiseitegelegt wird
   *[other] { $to_is ->
        [aside] lege { PART($what) } aus { inis-hand-of } beiseite
        [givers] gib für jede erhaltene { PART($what) } zurück
       *[other] gib { PART($to, form: "dat") } { PART($what) }
    }
}
    .inf = { $what_is ->
        [action-deck] bestimmen, welche Aktionskarte beiseitegelegt wird
       *[other] { $to_is ->
            [aside] { PART($what) } aus { inis-hand-of } beiseitelegen
            [givers] für jede erhaltene { PART($what) } zurückgeben
           *[other] { PART($to, form: "dat") } { PART($what) } geben
        }
    }
    .third = { $what_is ->
        [action-deck] bestimmt, welche Aktionskarte beiseitegelegt wird
       *[other] { $to_is ->
            [aside] legt { PART($what) } aus { inis-hand-of } beiseite
            [givers] gibt für jede erhaltene { PART($what) } zurück
           *[other] gibt { PART($to, form: "dat") } { PART($what) }
        }
    }
inis-verb-discard = { $what_is ->
    [epic-shown] lege { PART($what) } ab
   *[other] wirf { PART($what) } ab
}
    .inf = { $what_is ->
        [epic-shown] { PART($what) } ablegen
       *[other] { PART($what) } abwerfen
    }
    .third = { $what_is ->
        [epic-shown] legt { PART($what) } ab
       *[other] wirft { PART($what) } ab
    }
inis-verb-reveal = { PART($from) } deckt { $pick_is ->
    [random] { PART($what, form: "random") }
   *[other] { PART($what) } eigener Wahl
} auf.
inis-verb-look = sieh dir { PART($what) } { PART($from, form: "gen") } an
    .inf = { PART($what) } { PART($from, form: "gen") } ansehen
    .third = sieht sich { PART($what) } { PART($from, form: "gen") } an
inis-verb-shuffle = mische den Ablagestapel der { PART($what, form: "many") } in ihren Nachziehstapel zurück
    .inf = den Ablagestapel der { PART($what, form: "many") } in ihren Nachziehstapel zurückmischen
    .third = mischt den Ablagestapel der { PART($what, form: "many") } in ihren Nachziehstapel zurück
inis-verb-cancel = { $what_is ->
    [that_card] diese Karte hat keine Wirkung und wird abgelegt
    [removal] der Clan bleibt, wo er ist
    [attack] der Angriff hat keine Wirkung
   *[toll] du zahlst für diese Bewegung keinen Zoll
}
inis-verb-deed = nimm { inis-deeds }
    .inf = { inis-deeds } erhalten
    .third = erhält { inis-deeds }
inis-deeds = { $count ->
    [one] eine Auszeichnung
   *[other] { core-number } Auszeichnungen
}
inis-verb-clash = { $instigator_is ->
    [you] stifte { inis-here } einen Kampf an
   *[other] löse { inis-here } einen Kampf aus und bestimme als Anstifter { PART($instigator, form: "last") }
}
    .inf = { $instigator_is ->
        [you] { inis-here } einen Kampf anstiften
       *[other] { inis-here } einen Kampf auslösen und als Anstifter { PART($instigator, form: "acc") } bestimmen
    }
    .third = { $instigator_is ->
        [you] stiftet { inis-here } einen Kampf an
       *[other] löst { inis-here } einen Kampf aus und bestimmt als Anstifter { PART($instigator, form: "last") }
    }
inis-verb-end_clash = der Kampf endet sofort
inis-verb-appoint = { $what_is ->
    [next_turn] { $with_is ->
        [you] der nächste Zug ist deiner; Jahreszeiten, die gerade enden würden, gehen weiter
       *[other] den nächsten Zug hat { PART($with) }
    }
    [instigator] bestimme { PART($with, form: "acc") } zum Anstifter; er macht das erste Manöver
   *[next_maneuver] bestimme { PART($with, form: "acc") } für das nächste Manöver
}
inis-verb-outcome = { $what_is ->
    [both] der Angegriffene verliert sowohl einen ungeschützten Clan als auch eine Aktionskarte
   *[own_choice] du entscheidest statt des Angegriffenen, ob ein ungeschützter Clan entfernt oder eine Aktionskarte abgeworfen wird
}
inis-verb-expose = { PART($what) } kommen heraus und sind in diesem Kampf ungeschützt
inis-verb-store = behalte { PART($what) } bis zum Ende des Kampfes auf dieser Karte, auch frühere und spätere
inis-verb-forbid = { $what_is ->
    [triskel] niemand darf { $until_is ->
        [none] {""}
       *[other] { PART($until, form: "until") }{" "}
    }Triskel-Karten spielen
   *[other] hier darf { PART($what, form: "no") } gebaut werden
}
inis-verb-flip = wende das Krähenplättchen: Die Spielrichtung wechselt
    .inf = das Krähenplättchen wenden: Die Spielrichtung wechselt
    .third = wendet das Krähenplättchen: Die Spielrichtung wechselt
inis-verb-nothing = nichts geschieht; du verbrauchst deinen Zug, ohne zu passen

inis-verb-at = { $what_is ->
    [territory] { $how ->
        [all] in jedem Gebiet{ PART($what, form: "where_one") }: { PART($block, form: "sentence") }
        [up_to] in bis zu { core-number } Gebieten{ PART($what, form: "where") }: { PART($block, form: "sentence") }
       *[other] wähle { PART($what) }: { PART($block, form: "sentence") }
    }
   *[other] { PART($block) }
}
    .inf = { $what_is ->
        [territory] { PART($what, form: "acc") } wählen{ PART($what, form: "where") }: { PART($block, form: "sentence") }
       *[other] { PART($block, form: "inf") }
    }
    .third = { PART($block, form: "third") }
inis-verb-as = { PART($what) } { PART($block, form: "third") }
inis-verb-each_player = jeder Spieler, der { PART($what, form: "who") }, { PART($block, form: "third") }
inis-verb-times = { $how ->
    [per] je { PART($per, form: "per") }{ $most ->
        [0] {""}
       *[other] {" "}(höchstens { $most })
    }: { PART($block, form: "sentence") }
   *[other] { core-number }-mal: { PART($block, form: "sentence") }
}
inis-verb-on = { PART($what, form: "at") }: { PART($block, form: "sentence") }

inis-fn-territory = { $what_is ->
    [none] ein beliebiges Gebiet
   *[other] ein Gebiet, in dem { PART($what) }
}
    .acc = { $what_is ->
        [none] ein beliebiges Gebiet
       *[other] ein Gebiet
    }
    .where_one = { $what_is ->
        [none] {""}
       *[other] , in dem { PART($what) }
    }
    .where = { $what_is ->
        [none] {""}
       *[other] { $how ->
            [up_to] , in denen { PART($what) }
            [per] , in denen { PART($what) }
           *[other] { $count ->
                [one] , in dem { PART($what) }
               *[other] , in denen { PART($what) }
            }
        }
    }
    .in = { $what_is ->
        [none] in einem beliebigen Gebiet
       *[other] { $how ->
            [per] in Gebieten
           *[other] { $count ->
                [one] in einem Gebiet
               *[other] in einem oder mehreren Gebieten
            }
        }
    }
    .from = { $what_is ->
        [none] aus einem beliebigen Gebiet
       *[other] aus einem Gebiet, in dem { PART($what) }
    }
    .to = { $what_is ->
        [none] in ein beliebiges Gebiet
       *[other] in ein Gebiet, in dem { PART($what) }
    }
inis-fn-elsewhere = { $what_is ->
    [none] ein anderes Gebiet
   *[other] ein anderes Gebiet, in dem { PART($what) }
}
    .where = { $what_is ->
        [none] {""}
       *[other] , in dem { PART($what) }
    }
    .in = in einem anderen Gebiet
    .from = { $what_is ->
        [none] aus einem anderen Gebiet
       *[other] aus einem anderen Gebiet, in dem { PART($what) }
    }
    .to = { $what_is ->
        [none] in ein beliebiges anderes Gebiet
       *[other] in ein anderes Gebiet, in dem { PART($what) }
    }
inis-fn-player = ein Spieler, der { PART($what, form: "who") }
    .acc = einen Spieler, der { PART($what, form: "who") },
    .last = einen Spieler, der { PART($what, form: "who") }
    .dat = einem Spieler, der { PART($what, form: "who") }
    .gen = eines Spielers, der { PART($what, form: "who") }
inis-fn-opponent = { $what_is ->
    [none] ein Gegner
   *[other] ein Gegner, der { PART($what, form: "who") }
}
    .acc = { $what_is ->
        [none] einen Gegner
       *[other] einen Gegner, der { PART($what, form: "who") }
    }
    .dat = { $what_is ->
        [none] einem Gegner
       *[other] einem Gegner, der { PART($what, form: "who") },
    }
    .gen = { $what_is ->
        [none] eines Gegners
       *[other] eines Gegners, der { PART($what, form: "who") },
    }
inis-fn-present = du anwesend bist
    .who = { inis-here } anwesend ist
inis-fn-chieftain = du Häuptling bist
    .who = { inis-here } Häuptling ist
inis-fn-exposed = du einen ungeschützten Clan hast
    .who = einen ungeschützten Clan hat
inis-fn-involved = du an ihm beteiligt bist
    .who = an ihm beteiligt ist
inis-fn-has = { $what_is ->
    [citadel] eine Siedlung steht
    [sanctuary] eine Kultstätte steht
    [clan-own] du { $with_is ->
        [none] { inis-here }
       *[other] { PART($with, form: "in") }
    } einen Clan hast
   *[other] du { PART($what) } auf der Hand hast
}
    .who = { $what_is ->
        [clan-own] { inis-here } einen Clan hat
       *[other] { PART($what) } auf der Hand hat
    }
inis-fn-none = { PART($what, form: "no") } steht
inis-fn-allows = { PART($what) } stehen darf
inis-fn-clash_in = der Kampf { PART($what, form: "in") } stattfindet
inis-fn-took = es { PART($what) } entfernt hat
inis-fn-did = { $what_is ->
    [take] du eine Karte bekommst
    [remove] ein Clan entfernt wird
   *[other] das geschieht
}
    .not = { $what_is ->
        [take] du keine bekommst
        [remove] kein Clan entfernt wird
       *[other] das nicht geschieht
    }
inis-compare-is = du { inis-here } genau { PART($what, form: "bare") } hast
    .who = { inis-here } genau { PART($what, form: "bare") } hat
inis-compare-is-not = du { inis-here } nicht genau { PART($what, form: "bare") } hast
    .who = { inis-here } nicht genau { PART($what, form: "bare") } hat
inis-compare-at-least = du { inis-here } mindestens { PART($what, form: "bare") } hast
    .who = { inis-here } mindestens { PART($what, form: "bare") } hat
inis-compare-at-most = du { inis-here } höchstens { PART($what, form: "bare") } hast
    .who = { inis-here } höchstens { PART($what, form: "bare") } hat
inis-compare-more = du { inis-here } mehr als { PART($what, form: "bare") } hast
    .who = { inis-here } mehr als { PART($what, form: "bare") } hat
inis-compare-less = du { inis-here } weniger als { PART($what, form: "bare") } hast
    .who = { inis-here } weniger als { PART($what, form: "bare") } hat

inis-word-here = dieses Gebiet
    .where = {""}
    .in = { inis-here }
    .from = { inis-from-here }
    .to = { inis-to-here }
inis-word-adjacent = ein Nachbargebiet
    .where = {""}
    .in = in einem Nachbargebiet
    .from = { $count ->
        [one] aus einem Nachbargebiet
       *[other] aus Nachbargebieten
    }
    .to = { $together_is ->
        [yes] gemeinsam in ein Nachbargebiet
       *[other] { $count ->
            [one] in ein Nachbargebiet
           *[other] in ein oder mehrere Nachbargebiete
        }
    }
inis-word-capital = das Gebiet der Hauptstadt
    .where = {""}
    .in = im Gebiet der Hauptstadt
    .from = aus dem Gebiet der Hauptstadt
    .to = in das Gebiet der Hauptstadt
inis-word-new = das neue Gebiet
    .where = {""}
    .in = im neuen Gebiet
    .from = aus dem neuen Gebiet
    .to = in das neue Gebiet
inis-word-home = { NAME($home, form: "the") }
    .where = {""}
    .in = { NAME($home, form: "in") }
    .from = { NAME($home, form: "from") }
    .to = { NAME($home, form: "into") }
inis-word-you = du
    .acc = dich
    .dat = dir
    .gen = von dir
inis-word-brenn = der Brenn
    .acc = den Brenn
    .dat = dem Brenn
    .gen = des Brenn
inis-word-victim = der Angegriffene
    .acc = den Angegriffenen
    .dat = dem Angegriffenen
    .gen = des Angegriffenen
inis-word-owner = ihr Besitzer
    .acc = ihren Besitzer
    .dat = ihrem Besitzer
    .gen = ihres Besitzers
inis-word-opponents = jeder Gegner
    .acc = jeden Gegner
    .dat = jedem Gegner
    .gen = jedes Gegners
inis-word-givers = jeder von ihnen
    .acc = jeden von ihnen
    .dat = jedem von ihnen
inis-word-aside = beiseite
inis-word-action_discard = der Ablagestapel der Aktionskarten
    .from = vom Ablagestapel
inis-word-deal = das Austeilen
    .at = beim Austeilen
inis-word-draft_end = das Ende des Drafts
    .at = nach dem Draft
inis-word-clash_end = das Ende des Kampfes
    .at = am Ende des Kampfes
    .until = bis zum Ende dieses Kampfes

inis-some-clan = { $how ->
    [all] alle Clans
    [any] beliebig viele Clans
    [some] einen oder mehrere Clans
    [up_to] bis zu { core-number } Clans
   *[other] { $count ->
        [one] einen beliebigen Clan
       *[other] { core-number } beliebige Clans
    }
}
    .per = Clan { inis-here }
inis-some-clan-own = { $how ->
    [all] alle { inis-your-many } Clans
    [any] beliebig viele { inis-your } Clans
    [some] einen oder mehrere { inis-your } Clans
    [up_to] bis zu { core-number } { inis-your } Clans
    [up_to_per] bis zu einen { inis-your } Clans
   *[other] { $count ->
        [one] einen { inis-your } Clans
       *[other] { core-number } { inis-your } Clans
    }
}
    .reserve = { $how ->
        [all] alle Clans des Vorrats
        [any] beliebig viele Clans
        [some] einen oder mehrere Clans
        [up_to] bis zu { inis-n-clans }
        [up_to_per] bis zu einen Clan
       *[other] { inis-n-clans }
    }
    .bare = { inis-n-clans }
    .per = eigenem Clan { inis-here }
inis-n-clans = { $count ->
    [one] einen Clan
   *[other] { core-number } Clans
}
inis-some-clan-opposing = { $how ->
    [all] alle gegnerischen Clans
    [any] beliebig viele gegnerische Clans
    [some] einen oder mehrere gegnerische Clans
    [up_to] bis zu { core-number } gegnerische Clans
   *[other] { $count ->
        [one] einen gegnerischen Clan
       *[other] { core-number } gegnerische Clans
    }
}
    .bare = { inis-n-clans }
    .per = gegnerischem Clan { inis-here }
inis-some-clan-exposed = { $how ->
    [all] alle ungeschützten Clans
    [any] beliebig viele ungeschützte Clans
    [some] einen oder mehrere ungeschützte Clans
    [up_to] bis zu { core-number } ungeschützte Clans
   *[other] { $count ->
        [one] einen beliebigen ungeschützten Clan
       *[other] { core-number } beliebige ungeschützte Clans
    }
}
    .bare = { inis-n-exposed }
    .per = ungeschütztem Clan { inis-here }
inis-n-exposed = { $count ->
    [one] einen ungeschützten Clan
   *[other] { core-number } ungeschützte Clans
}
inis-some-clan-own-exposed = { $how ->
    [all] alle { inis-your-many } ungeschützten Clans
    [any] beliebig viele { inis-your } ungeschützten Clans
    [some] einen oder mehrere { inis-your } ungeschützten Clans
    [up_to] bis zu { core-number } { inis-your } ungeschützten Clans
   *[other] { $count ->
        [one] einen { inis-your } ungeschützten Clans
       *[other] { core-number } { inis-your } ungeschützten Clans
    }
}
    .bare = { inis-n-exposed }
    .per = eigenem ungeschütztem Clan { inis-here }
inis-some-clan-sheltered = { $how ->
    [all] alle gesicherten Clans
   *[other] { $count ->
        [one] einen gesicherten Clan
       *[other] { core-number } gesicherte Clans
    }
}
    .per = gesichertem Clan
inis-some-clan-lost = alle { inis-your-many } in diesem Kampf entfernten Clans
inis-some-clan-stored = { $how ->
    [all] alle
    [any] beliebig viele davon
    [up_to] bis zu { core-number } davon
   *[other] { $count ->
        [one] einen davon
       *[other] { core-number } davon
    }
}
    .reserve = { inis-some-clan-stored }
inis-some-that_clan = ihn
    .reserve = ihn wieder
inis-some-festival = das Fest-Plättchen
inis-some-citadel = { $count ->
    [one] eine Siedlung
   *[other] { core-number } Siedlungen
}
    .no = keine Siedlung
    .per = Siedlung
inis-some-sanctuary = { $count ->
    [one] eine Kultstätte
   *[other] { core-number } Kultstätten
}
    .no = keine Kultstätte
    .per = Kultstätte
inis-some-tile = { $count ->
    [one] ein Gebiet
   *[other] { core-number } Gebiete
}
inis-some-action = { $how ->
    [all] die Aktionskarten
    [any] beliebig viele Aktionskarten
    [some] eine oder mehrere Aktionskarten
    [up_to] bis zu { core-number } Aktionskarten
   *[other] { $count ->
        [one] eine Aktionskarte
       *[other] { core-number } Aktionskarten
    }
}
    .aside = die beiseitegelegte Aktionskarte
    .chosen = { $count ->
        [one] eine Aktionskarte deiner Wahl
       *[other] { core-number } Aktionskarten deiner Wahl
    }
    .random = { $count ->
        [one] eine zufällige Aktionskarte
       *[other] { core-number } zufällige Aktionskarten
    }
    .many = Aktionskarten
    .per = Aktionskarte auf { inis-hand-of }
inis-some-action-deck = eine beliebige Aktionskarte
inis-some-action-other = noch eine andere Aktionskarte
    .per = anderer Aktionskarte auf { inis-hand-of }
inis-some-epic = { $how ->
    [all] die Heldentaten
    [any] beliebig viele Heldentaten
    [some] eine oder mehrere Heldentaten
    [up_to] bis zu { core-number } Heldentaten
   *[other] { $count ->
        [one] eine Heldentat
       *[other] { core-number } Heldentaten
    }
}
    .chosen = { $count ->
        [one] eine Heldentat deiner Wahl
       *[other] { core-number } Heldentaten deiner Wahl
    }
    .random = { $count ->
        [one] eine zufällige Heldentat
       *[other] { core-number } zufällige Heldentaten
    }
    .many = Heldentaten
    .per = Heldentat auf { inis-hand-of }
inis-some-epic-other = noch eine andere Heldentat
    .per = anderer Heldentat auf { inis-hand-of }
inis-some-epic-shown = { $how ->
    [all] die übrigen
   *[other] { $count ->
        [one] eine davon
       *[other] { core-number } davon
    }
}
    .chosen = { inis-some-epic-shown }
inis-some-card = { $count ->
    [one] eine beliebige Karte
   *[other] { core-number } beliebige Karten
}
inis-some-advantage-here = die Vorteilskarte des Gebietes, wenn sie in dieser Runde noch nicht gespielt wurde
inis-some-that_card = diese Karte
    .chosen = diese Karte auf die Hand
inis-some-opponent = ein Gegner
    .per = anwesendem Gegner
inis-some-discarded = eine abgeworfene Karte
    .per = abgeworfener Karte

## Gebiete

inis-territory-cove = Bucht
    .the = die Bucht
    .The = Die Bucht
    .acc = die Bucht
    .dat = der Bucht
    .in = in der Bucht
    .into = in die Bucht
    .from = aus der Bucht
inis-territory-forest = Wald
    .the = der Wald
    .The = Der Wald
    .acc = den Wald
    .dat = dem Wald
    .in = im Wald
    .into = in den Wald
    .from = aus dem Wald
inis-territory-gates = Tore von Tír na nÓg
    .the = die Tore von Tír na nÓg
    .The = Die Tore von Tír na nÓg
    .number = many
    .acc = die Tore von Tír na nÓg
    .dat = den Toren von Tír na nÓg
    .in = bei den Toren von Tír na nÓg
    .into = zu den Toren von Tír na nÓg
    .from = von den Toren von Tír na nÓg
inis-territory-highlands = Hochland
    .the = das Hochland
    .The = Das Hochland
    .acc = das Hochland
    .dat = dem Hochland
    .in = im Hochland
    .into = ins Hochland
    .from = aus dem Hochland
inis-territory-hills = Hügel
    .the = die Hügel
    .The = Die Hügel
    .number = many
    .acc = die Hügel
    .dat = den Hügeln
    .in = in den Hügeln
    .into = in die Hügel
    .from = aus den Hügeln
inis-territory-iron_mine = Eisenmine
    .the = die Eisenmine
    .The = Die Eisenmine
    .acc = die Eisenmine
    .dat = der Eisenmine
    .in = in der Eisenmine
    .into = in die Eisenmine
    .from = aus der Eisenmine
inis-territory-lost_vale = Verlorenes Tal
    .the = das Verlorene Tal
    .The = Das Verlorene Tal
    .acc = das Verlorene Tal
    .dat = dem Verlorenen Tal
    .in = im Verlorenen Tal
    .into = ins Verlorene Tal
    .from = aus dem Verlorenen Tal
inis-territory-meadows = Wiesen
    .the = die Wiesen
    .The = Die Wiesen
    .number = many
    .acc = die Wiesen
    .dat = den Wiesen
    .in = auf den Wiesen
    .into = auf die Wiesen
    .from = von den Wiesen
inis-territory-misty_lands = Nebelland
    .the = das Nebelland
    .The = Das Nebelland
    .acc = das Nebelland
    .dat = dem Nebelland
    .in = im Nebelland
    .into = ins Nebelland
    .from = aus dem Nebelland
inis-territory-moor = Heide
    .the = die Heide
    .The = Die Heide
    .acc = die Heide
    .dat = der Heide
    .in = auf der Heide
    .into = auf die Heide
    .from = von der Heide
inis-territory-mountains = Berge
    .the = die Berge
    .The = Die Berge
    .number = many
    .acc = die Berge
    .dat = den Bergen
    .in = in den Bergen
    .into = in die Berge
    .from = aus den Bergen
inis-territory-plains = Ebene
    .the = die Ebene
    .The = Die Ebene
    .acc = die Ebene
    .dat = der Ebene
    .in = in der Ebene
    .into = in die Ebene
    .from = aus der Ebene
inis-territory-salt_mine = Salzmine
    .the = die Salzmine
    .The = Die Salzmine
    .acc = die Salzmine
    .dat = der Salzmine
    .in = in der Salzmine
    .into = in die Salzmine
    .from = aus der Salzmine
inis-territory-stone_circle = Steinkreis
    .the = der Steinkreis
    .The = Der Steinkreis
    .acc = den Steinkreis
    .dat = dem Steinkreis
    .in = im Steinkreis
    .into = in den Steinkreis
    .from = aus dem Steinkreis
inis-territory-swamp = Sumpf
    .the = der Sumpf
    .The = Der Sumpf
    .acc = den Sumpf
    .dat = dem Sumpf
    .in = im Sumpf
    .into = in den Sumpf
    .from = aus dem Sumpf
inis-territory-valley = Tal
    .the = das Tal
    .The = Das Tal
    .acc = das Tal
    .dat = dem Tal
    .in = im Tal
    .into = ins Tal
    .from = aus dem Tal

## Das Brett im Browser

inis-board-map = Die Insel
inis-board-chieftain = Häuptling: { NAME($seat) }
inis-board-no-chieftain = kein Häuptling
inis-board-clans-of = { NAME($seat) } { $clans ->
    [one] { $clans } Clan
   *[other] { $clans } Clans
}
inis-board-capital = die Hauptstadt
inis-board-citadels = { $number ->
    [one] { $number } Siedlung
   *[other] { $number } Siedlungen
}
inis-board-sanctuaries = { $number ->
    [one] { $number } Kultstätte
   *[other] { $number } Kultstätten
}
inis-board-festival = das Fest
inis-board-advantage-of = Vorteilskarte: { NAME($seat) }
inis-board-advantage-open = Vorteilskarte in der Auslage
inis-board-advantage-played = Vorteilskarte gespielt
inis-board-new-here = Ein neues Gebiet hier
inis-board-citadels-left = Übrige Siedlungen: { $number }
inis-board-sanctuaries-left = Übrige Kultstätten: { $number }
inis-board-tiles-left = Übrige Gebiete: { $number }
inis-board-direction = Spielrichtung
inis-board-clockwise = im Uhrzeigersinn
inis-board-counterclockwise = gegen den Uhrzeigersinn
inis-board-kind-action = Aktion
inis-board-kind-advantage = Vorteil
inis-board-kind-epic = Heldentat
inis-board-side-season = Jahreszeiten
inis-board-side-triskel = Triskel
inis-board-side-automatic = Immer
inis-board-four = nur zu viert
inis-board-cancelled = aufgehoben
inis-board-turned = gespielt, verdeckt
inis-board-action-cards = { $cards ->
    [one] { $cards } Aktionskarte
   *[other] { $cards } Aktionskarten
}
inis-board-advantage-cards = { $cards ->
    [one] { $cards } Vorteilskarte
   *[other] { $cards } Vorteilskarten
}
inis-board-epic-cards = { $cards ->
    [one] { $cards } Heldentat
   *[other] { $cards } Heldentaten
}
inis-board-reserve = Clans im Vorrat
inis-board-deeds = Auszeichnungen
inis-board-brenn = Brenn
inis-claim-title = { NAME($seat) } erhebt Anspruch auf den Thron
inis-claim-tag = Anwärter: { $names }
inis-claim-stands = { $condition ->
    [land] Häuptling über { $count ->
        [one] einen gegnerischen Clan
       *[other] { $count } gegnerische Clans
    }
    [religion] Anwesend bei { $count ->
        [one] einer Kultstätte
       *[other] { $count } Kultstätten
    }
   *[other] Anwesend in { $count ->
        [one] einem Gebiet
       *[other] { $count } Gebieten
    }
}{ $deeds ->
    [0] {""}
    [one] {" "}und eine Auszeichnung
   *[other] {" "}und { $deeds } Auszeichnungen
}: { $sum } von { $needed }.
inis-claim-wins = Wie es steht, wird { NAME($seat) } bei der nächsten Versammlung König.
inis-claim-nobody = Wie es steht, wird bei der nächsten Versammlung niemand König.
inis-claim-take = Den Anspruch brechen
inis-claim-hangs = Nur ein Clan hält { $places }: Ohne ihn fällt der Anspruch.
inis-claim-firm = An keinem einzelnen Clan hängt er.
inis-claim-also = Selbst Anspruch erheben
inis-claim-able = { $names } kann auch ein Plättchen nehmen.
inis-claim-lack = Dir fehlen { $number } zu einer Bedingung.
inis-claim-tie = Den Gleichstand gewinnen
inis-claim-brenn = Bei gleich vielen Bedingungen gewinnt der Brenn, wenn er Anwärter ist. Brenn wird bei der Versammlung, wer hier Häuptling ist: { $place } ({ $names }).
inis-claim-flag = zählt für den Anspruch von { NAME($seat) }
inis-board-pretender = Anwärter
inis-board-claim = Ein Anwärter-Plättchen nehmen
inis-board-condition-land = Gegnerische Clans unter eigenen Häuptlingen: { $number } von { $needed }
inis-board-condition-religion = Kultstätten, wo anwesend: { $number } von { $needed }
inis-board-condition-territories = Gebiete, wo anwesend: { $number } von { $needed }
inis-board-clash = Kampf { NAME($territory, form: "in") }
inis-board-instigator = Anstifter: { NAME($seat) }
inis-board-silenced = Keine Triskel-Karten
inis-board-fighter = { NAME($seat) }: { $exposed } ungeschützt, { $sheltered } gesichert
inis-board-sheltered = { $number } in Siedlungen gesichert
inis-board-attack = { NAME($seat) } angreifen
inis-board-attacked = angegriffen
inis-board-thinking = denkt nach
inis-board-answered = hat geantwortet
inis-board-order = Folge der Manöver
inis-board-peace = Frieden:
inis-board-peace-stands = Deine Antwort gilt für diesen Kampf, bis du sie änderst; nur du siehst das.
inis-board-now = { NAME($seat) }, jetzt
inis-board-stage-shelter = { $citadels ->
    [0] Keine Siedlungen
   *[other] Siedlungen ({ $free } von { $citadels } frei)
}
inis-board-stage-maneuvers = Manöver
inis-board-waiting = danach { NAME($territory, form: "in") }
inis-board-draft = Draft, Schritt { $step } von { $steps }
inis-board-draft-keep = { $keep } behalten, { $pass } weitergeben
inis-board-draft-deal = Ausgabe { $deal } von { $deals }
inis-board-on-table = Karten auf dem Tisch
inis-board-answers = beantwortet mit
inis-board-drawing = { NAME($seat) } zieht { $number ->
    [one] eine Heldentat
   *[other] { $number } Heldentaten
}
inis-board-parts = Was die Ablage zeigt
inis-board-part-hand = Hand
inis-board-part-display = Offenes
inis-board-part-chronicle = Chronik
inis-board-no-cards = Keine Karten auf der Hand.
inis-board-watching = Du siehst zu; die Hände sind verdeckt.
inis-board-in-display = In der Auslage
inis-board-epic-discard = Abgelegte Heldentaten
inis-board-action-discard = Abgelegte Aktionen
inis-board-epic-deck = Stapel der Heldentaten
inis-board-aside = Beiseitegelegt
inis-board-declined = Abgelehnte Momente
inis-board-round = Runde { $round }
inis-board-nothing-played = Noch keine Karte gespielt.
inis-board-territories = Gebiete, wo anwesend
inis-board-religion = Kultstätten, wo anwesend
inis-board-land = Gegnerische Clans unter eigenen Häuptlingen
inis-board-chieftaincies = Gebiete als Häuptling
inis-board-clans = Clans auf der Insel

# What it is about, and the order of play.
inis-aim-1 = Du willst König einer Insel werden, die im Spiel wächst.
inis-aim-2 = Erfülle eine von drei Bedingungen: Häuptling über sechs fremde Clans sein, oder da sein, wo sechs Kultstätten stehen, oder in sechs Gebieten. Auszeichnungen füllen Lücken.
inis-aim-3 = Dann nimm in den Jahreszeiten ein Anwärter-Plättchen. Erfüllst du bei der nächsten Versammlung noch am meisten, gewinnst du; bei Gleichstand der Brenn.
inis-course-setup = Besiedeln
inis-course-setup-says = Alle setzen Clans in die ersten Gebiete.
inis-course-assembly = Versammlung
inis-course-assembly-says = Wer ist Brenn? Hat ein Anwärter gewonnen? Dann Vorteilskarten, Raben und das Austeilen.
inis-course-draft = Draft
inis-course-draft-says = Behalte eine Karte, dann zwei, dann drei; die anderen gehen weiter.
inis-course-season = Jahreszeiten
inis-course-season-says = Reihum: eine Karte spielen, passen oder ein Anwärter-Plättchen nehmen. Sie enden, wenn alle hintereinander passen.
inis-course-clash = Kampf
inis-course-clash-says = Clans, die sich treffen, kämpfen oder schließen Frieden; jedes Manöver ist ein Angriff, ein Rückzug oder eine Karte.
inis-course-over = Das Ende
inis-course-over-says = Ein Anwärter hat bei der Versammlung gewonnen.

## Die Lektion: eine erste Partie mit Lehrer

inis-lesson-chapter-about = Worum es geht
inis-lesson-chapter-draft = Die Karten
inis-lesson-chapter-season = Die Jahreszeiten
inis-lesson-chapter-end = Wie es endet, und weiter

inis-lesson-aim-title = Wer wird König?
inis-lesson-aim-text = Du führst Clans auf einer Insel, die wächst. Erfülle eine von drei Bedingungen, erhebe Anspruch auf die Krone, und erfülle sie noch, wenn die nächste Versammlung tagt: Dann hast du gewonnen.
inis-lesson-conditions-title = Drei Wege, je sechs
inis-lesson-conditions-text = Sei Häuptling über sechs fremde Clans; oder sei da, wo sechs Kultstätten stehen; oder sei in sechs Gebieten. Auszeichnungen zählen für das, was fehlt.
inis-lesson-capital-title = Gründe die Hauptstadt
inis-lesson-capital-text = Du bist Brenn, der Richter der Insel, und wählst, wo die Hauptstadt steht. Wer dort Häuptling ist, mit mehr Clans als jeder andere, ist in der nächsten Runde Brenn.
inis-lesson-capital-move = wähle ein Gebiet
inis-lesson-capital-free = Jede Wahl ist gut. Wir nähmen die Wiesen.
inis-lesson-capital-board = Mit der ersten Kultstätte.
inis-lesson-clans-title = Stelle einen Clan auf
inis-lesson-clans-text = Alle stellen zwei Clans auf, einen nach dem anderen. Noch gibt es keinen Kampf: Clans mehrerer Farben dürfen beisammen wohnen.
inis-lesson-clans-move = stelle einen Clan in eines der Gebiete
inis-lesson-clans-free = Wir nähmen die Wiesen: Wer die Hauptstadt hält, führt die Runde an.
inis-lesson-clans-board = Hier ist die Hauptstadt.
inis-lesson-clans-second-title = Und noch einen
inis-lesson-clans-second-text = Bei Gleichstand ist niemand Häuptling, und Brenn bleibt, wer es war. Mit einem Clan mehr bist du sicher.
inis-lesson-clans-second-move = stelle deinen zweiten Clan auf
inis-lesson-clans-second-free = Wir nähmen wieder die Wiesen: Nun bist du dort Häuptling.
inis-lesson-clans-second-why = Jeder Clan mehr in einem Gebiet ist ein Schritt dahin, dort Häuptling zu sein. Und wer Häuptling der Hauptstadt ist, wenn die Versammlung tagt, ist Brenn.

inis-lesson-deal-title = Karten sind alles, was du hast
inis-lesson-deal-text = Jede Runde bringt neue Aktionskarten: Von dreien behältst du eine und gibst zwei weiter, dann gibst du von dreien eine weiter. Das geschieht zweimal; alles, was du in den Jahreszeiten tust, steht auf diesen Karten.
inis-lesson-keep-title = Behalte eine
inis-lesson-keep-text = Zeig auf eine Karte, um sie zu lesen. Was du weitergibst, kann Blau behalten.
inis-lesson-keep-move = behalte irgendeine Karte
inis-lesson-keep-free = Wir würden den Kriegsherrn behalten: Er wird in einem Kampf gespielt.
inis-lesson-pass-on-title = Gib eine weiter
inis-lesson-pass-on-text = Nun hast du wieder drei. Eine davon geht weiter; auch was du behalten hast, darfst du noch abgeben.
inis-lesson-pass-on-move = gib irgendeine Karte weiter
inis-lesson-pass-on-free = Wir würden das Fest weitergeben: Es schützt einen Ort, und wir wollen ziehen.
inis-lesson-keep-second-title = Das zweite Mal
inis-lesson-keep-second-text = Dasselbe mit drei anderen Karten.
inis-lesson-keep-second-move = behalte irgendeine Karte
inis-lesson-keep-second-free = Wir würden die Siedlung behalten: Sie schützt im Kampf einen Clan.
inis-lesson-pass-on-second-title = Die letzte Wahl
inis-lesson-pass-on-second-text = Damit stehen die Hände fest. Einiges von Blaus Hand kennst du: was du weitergegeben hast.
inis-lesson-pass-on-second-move = gib irgendeine Karte weiter
inis-lesson-pass-on-second-free = Wir würden das Neue Bündnis weitergeben.

inis-lesson-season-title = Die Jahreszeiten beginnen
inis-lesson-season-text = Reihum spielst du eine Karte, passt oder nimmst ein Anwärter-Plättchen. Der Brenn beginnt. Die Karte der Wiesen ist eine Vorteilskarte: Ihr Häuptling bekommt sie in jeder Versammlung.
inis-lesson-play-title = Spiele eine Karte
inis-lesson-play-text = Eine Karte sagt, was sie tut und wo. Manche Karten antworten auf andere: Dann wartet die Frage auf alle, die es könnten.
inis-lesson-play-move = spiele irgendeine Karte
inis-lesson-play-free = Jede Wahl ist gut. Wir würden die Siedlung in den Wiesen bauen.
inis-lesson-play-board = Hier sind deine Clans.
inis-lesson-theirs-title = Was Blau getan hat
inis-lesson-theirs-text = Clans, die aufgestellt werden, lösen nie einen Kampf aus. Das tun nur Clans, die in ein Gebiet mit anderen ziehen.
inis-lesson-theirs-why = Diese Karte bringt Blau zwei Clans mehr, jeden in ein Gebiet, in dem es schon war. Wer in einem Gebiet die meisten Clans hat, ist dort Häuptling, und der Häuptling der Hauptstadt wird der nächste Brenn.
inis-lesson-clash-title = Kämpfe
inis-lesson-clash-text = Wer hineinzieht, löst einen Kampf aus. Erst können sich alle auf Frieden einigen; sonst greift jeder reihum an, zieht sich zurück oder spielt eine Karte. Wer angegriffen wird, verliert einen Clan oder wirft eine Aktionskarte ab.
inis-lesson-move-title = Ziehe
inis-lesson-move-text = Die Wanderung bewegt deine Clans in Nachbargebiete. Wo niemand sonst ist, geschieht nichts; wo andere sind, beginnt ein Kampf.
inis-lesson-move-move = spiele eine Karte, die bewegt, oder eine andere
inis-lesson-move-free = Jede Wahl ist gut. Wir würden einen Clan ins Hochland schicken und die anderen dalassen.
inis-lesson-peace-title = Frieden oder nicht
inis-lesson-peace-text = Ein Kampf endet, wenn alle Beteiligten Frieden wollen. Dann bleiben alle, wo sie sind.
inis-lesson-peace-move = sag, ob du Frieden willst
inis-lesson-peace-free = Wir würden einmal weiterkämpfen: Blau muss etwas hergeben.
inis-lesson-fight-title = Ein Manöver
inis-lesson-fight-text = Wer den Kampf ausgelöst hat, beginnt. Du greifst einen Clan an, ziehst dich dorthin zurück, wo du Häuptling bist, oder spielst eine passende Karte.
inis-lesson-fight-move = wähle ein Manöver
inis-lesson-fight-free = Wir würden angreifen: Blau verliert einen Clan oder eine Karte.
inis-lesson-pass-title = Passen
inis-lesson-pass-text = Wer passt, darf später in den Jahreszeiten wieder spielen. Sie enden, wenn alle nacheinander gepasst haben; übrige Karten sind verloren.
inis-lesson-pass-move = passe, oder spiele, was du noch hast
inis-lesson-pass-free = Wir würden passen, wenn nichts Nützliches mehr bleibt.

inis-lesson-pretender-title = Eine neue Versammlung
inis-lesson-pretender-text = Ein Anwärter, der am meisten Bedingungen erfüllt, würde jetzt gewinnen; bei Gleichstand der Brenn. Das Plättchen nimmt man in den Jahreszeiten statt einer Karte, wenn man eine Bedingung erfüllt: So sind alle gewarnt.
inis-lesson-yours-title = Ab hier ist es deine Partie
inis-lesson-yours-text = Versammlung, Draft, Jahreszeiten: Jede Runde ist wie die erste. Behalte die Bedingungen im Auge; wer fünf hat, ist nah dran.

## Das Ende und seine Abrechnung

# Die Versammlung auf der Seite.
inis-assembly-brenn = Brenn
inis-assembly-victory = Sieg
inis-assembly-advantages = Vorteilskarten
inis-assembly-crows = Krähen
inis-assembly-deal = Austeilen
inis-assembly-draft = Draft
inis-assembly-brenn-asks = Die Versammlung: Wer ist Brenn?
inis-assembly-victory-asks = Die Versammlung: Hat ein Anwärter gewonnen?
inis-assembly-advantages-asks = Die Versammlung: Wer nimmt welche Vorteilskarte?
inis-assembly-crows-asks = Die Versammlung: Wohin fliegen die Krähen?
inis-assembly-deal-asks = Die Versammlung: Die Karten werden ausgeteilt
inis-assembly-rules = { NAME($seat) }, { $clans } von { $of } Clans { NAME($territory, form: "in") }
inis-assembly-stays = { NAME($seat) }, in der Hauptstadt herrscht niemand
inis-assembly-nobody = niemand
inis-assembly-no-token = kein Anwärter
inis-assembly-taken = { $number } genommen
inis-assembly-each = je { $number }
inis-assembly-pretenders = Anwärter
inis-assembly-fulfilled = erfüllt
inis-assembly-without = Ohne Plättchen, zählen nicht:
inis-assembly-counts = { $land }, { $religion } und { $territories } von { $needed }
inis-assembly-ending = Zum Ende

inis-over-title = { NAME($seat) } herrscht über die Insel
inis-over-why-land = { inis-over-land-why }.
inis-over-why-religion = { inis-over-religion-why }.
inis-over-why-territories = { inis-over-territories-why }.
inis-over-why-land-brenn = { inis-over-land-why }, und { inis-over-as-brenn }.
inis-over-why-religion-brenn = { inis-over-religion-why }, und { inis-over-as-brenn }.
inis-over-why-territories-brenn = { inis-over-territories-why }, und { inis-over-as-brenn }.
inis-over-land-why = { NAME($winner) } herrscht über { $number } gegnerische Clans
inis-over-religion-why = Die Clans beten an { $number } Kultstätten
inis-over-territories-why = Die Clans leben in { $number } Gebieten
inis-over-as-brenn = der Brenn gewinnt den Gleichstand mit { $count ->
    [one] { NAME($seat) }
   *[other] { $count } anderen
}
inis-over-met = { $number ->
    [one] 1 Bedingung
   *[other] { $number } Bedingungen
}
inis-over-no-token = kein Plättchen
inis-over-box-assembly = Die Abrechnung der Versammlung
inis-over-column-land = Gegnerische Clans unter eigener Herrschaft
inis-over-column-religion = Kultstätten bei eigenen Clans
inis-over-column-territories = Gebiete mit eigenen Clans
inis-over-column-deeds = Auszeichnungen
inis-over-column-met = Bedingungen
inis-over-pretender = Anwärter
inis-over-pretender-brenn = Anwärter, Brenn
inis-over-bystander = zählt nicht
inis-over-land = { $number ->
    [1] { NAME($territory) }
   *[other] { $number } { NAME($territory) }
}
inis-over-deeds = { $number ->
    [one] + 1 Auszeichnung
   *[other] + { $number } Auszeichnungen
}
inis-over-verdict = { NAME($seat) } erfüllt { $number ->
    [one] 1 Bedingung
   *[other] { $number } Bedingungen
}, mehr als jeder andere Anwärter.
inis-over-verdict-alone = { NAME($seat) } hat als Einziger ein Anwärter-Plättchen und erfüllt { $number ->
    [one] 1 Bedingung
   *[other] { $number } Bedingungen
}.
inis-over-verdict-brenn = { NAME($seat) } und { NAME($other) } erfüllen gleich viele Bedingungen. Bei Gleichstand gewinnt der Brenn, wenn er dabei ist: { NAME($seat) }.
inis-over-verdict-none = Kein Anwärter erfüllt noch eine Bedingung.
inis-over-verdict-tie = Mehrere Anwärter erfüllen je { $number ->
    [one] eine Bedingung
   *[other] { $number } Bedingungen
}, und der Brenn ist nicht unter ihnen.
inis-over-box-way = Unterwegs
inis-over-column-attacks = Angriffe
inis-over-column-lost = Clans verloren
inis-over-column-cards = Karten gespielt
inis-over-column-brenn = Brenn geworden
inis-over-course = Der Weg zur { $number ->
    [6] Sechs
   *[other] { $number }
}
inis-over-course-note = beste Bedingung mit Auszeichnungen, nach jeder Jahreszeit
inis-over-measure = Beste Bedingung mit Auszeichnungen
## Begriffe, die sich selbst erklären

inis-term-brenn = Brenn
inis-term-brenn-forms = Brenn
inis-term-brenn-text = Der Häuptling im Gebiet der Hauptstadt, bestimmt in jeder Versammlung. Der Brenn beginnt die Jahreszeiten und gewinnt einen Gleichstand der Anwärter.
inis-term-brenn-here = { NAME($seat) } ist Brenn bis zur nächsten Versammlung.
inis-term-chieftain = Häuptling
inis-term-chieftain-forms = Häuptling|Häuptlinge
inis-term-chieftain-text = Wer in einem Gebiet mehr Clans hat als jeder andere. Haben mehrere gleich viele, gibt es keinen.
inis-term-chieftain-here = { $number ->
    [0] Du bist nirgends Häuptling.
    [one] Du bist { NAME($first, form: "in") } Häuptling.
   *[other] Du bist in { $number } Gebieten Häuptling.
}
inis-term-present = Anwesend
inis-term-present-forms = anwesend
inis-term-present-text = Du bist in einem Gebiet anwesend, in dem du wenigstens einen Clan hast. Viele Karten wirken nur dort.
inis-term-present-here = { $number ->
    [0] Du bist nirgends anwesend.
    [one] Du bist nur { NAME($first, form: "in") } anwesend.
   *[other] Du bist in { $number } Gebieten anwesend.
}
inis-term-clan = Clan
inis-term-clan-forms = Clan|Clans
inis-term-clan-text = Eine deiner zwölf Figuren. Was nicht im Spiel ist, ist dein Vorrat, aus dem Clans eingesetzt werden.
inis-term-clan-here = { $number ->
    [0] Dein Vorrat ist leer.
    [one] In deinem Vorrat ist noch einer.
   *[other] In deinem Vorrat sind noch { $number }.
}
inis-term-citadel = Siedlung
inis-term-citadel-forms = Siedlung|Siedlungen
inis-term-citadel-text = In einem Kampf kann in jeder ein Clan Schutz suchen und nimmt dann nicht teil. Die Hauptstadt zählt auch als eine.
inis-term-citadel-here = { $number ->
    [0] Noch keine steht.
    [one] Eine steht auf der Insel.
   *[other] { $number } stehen auf der Insel.
}
inis-term-sanctuary = Kultstätte
inis-term-sanctuary-forms = Kultstätte|Kultstätten
inis-term-sanctuary-text = Ein heiliger Ort. Bei sechs von ihnen anwesend zu sein ist einer der Wege zum Sieg.
inis-term-sanctuary-here = { $number ->
    [0] Noch keine steht.
    [one] Eine steht auf der Insel.
   *[other] { $number } stehen auf der Insel.
}
inis-term-capital = Hauptstadt
inis-term-capital-forms = Hauptstadt
inis-term-capital-text = Sie steht das ganze Spiel in einem Gebiet und zählt als Siedlung. Wer dort Häuptling ist, wird Brenn.
inis-term-capital-here = Sie steht { NAME($first, form: "in") }.
inis-term-clash = Kampf
inis-term-clash-forms = Kampf|Kämpfe|Kampfes|Kämpfen
inis-term-clash-text = Er entsteht, wenn Clans auf gegnerische ziehen. Wer ungeschützt steht, macht reihum Manöver: angreifen, zurückziehen oder eine Heldentat.
inis-term-exposed = Ungeschützt
inis-term-exposed-forms = ungeschützt|ungeschützte|ungeschützten|ungeschützter
inis-term-exposed-text = In einem Kampf jeder Clan, der nicht in einer Siedlung Schutz gefunden hat. Nur solche Clans greifen an und werden angegriffen.
inis-term-pretender = Anwärter
inis-term-pretender-forms = Anwärter|Anwärtern|Anwärters
inis-term-pretender-text = Wer eine Siegbedingung erfüllt, darf als Zug das Plättchen nehmen. In der nächsten Versammlung siegt der Anwärter, der dann die meisten erfüllt.
inis-term-pretender-here = { $number ->
    [0] Zurzeit ist es niemand.
    [one] Zurzeit ist es ein Spieler.
   *[other] Zurzeit sind es { $number } Spieler.
}
inis-term-deed = Auszeichnung
inis-term-deed-forms = Auszeichnung|Auszeichnungen
inis-term-deed-text = Ein Plättchen, das bei einer Siegbedingung deiner Wahl eins mehr zählt. Man behält es von Runde zu Runde.
inis-term-deed-here = { $number ->
    [0] Du hast keine.
    [one] Du hast eine.
   *[other] Du hast { $number }.
}
inis-term-season = Jahreszeitenkarte
inis-term-season-forms = Jahreszeitenkarte|Jahreszeitenkarten
inis-term-season-text = Eine Karte mit Jahreszeitenseite wird als Zug gespielt. Ihre andere Seite, das Triskel, nur zu ihrer Gelegenheit.
inis-term-epic = Heldentat
inis-term-epic-forms = Heldentat|Heldentaten
inis-term-epic-text = Eine Karte des roten Stapels. Sie bleibt über die Runden auf deiner Hand, bis du sie spielst.
inis-term-advantage = Vorteilskarte
inis-term-advantage-forms = Vorteilskarte|Vorteilskarten
inis-term-advantage-text = Jedes Gebiet hat eine. In der Versammlung nimmt sie, wer dort Häuptling ist, nur für diese Jahreszeiten.

## Warum eine Möglichkeit gut aussieht

inis-reason-won = Die Partie endet damit, und du gewinnst.
inis-reason-won-kept = Die Partie endet damit.
inis-reason-land = Gegnerische Clans unter deinen Häuptlingen: { $now } von { $needed } statt { $before }.
inis-reason-land-kept = Gegnerische Clans unter deinen Häuptlingen: weiter { $now } von { $needed }.
inis-reason-religion = Kultstätten, wo du anwesend bist: { $now } von { $needed } statt { $before }.
inis-reason-religion-kept = Kultstätten, wo du anwesend bist: weiter { $now } von { $needed }.
inis-reason-spread = Gebiete, wo du anwesend bist: { $now } von { $needed } statt { $before }.
inis-reason-spread-kept = Gebiete, wo du anwesend bist: weiter { $now } von { $needed }.
inis-reason-met = Siegbedingungen, die du erfüllst: { $now } statt { $before }.
inis-reason-met-kept = Du erfüllst weiter { $now ->
    [one] eine Siegbedingung
   *[other] { $now } Siegbedingungen
}.
inis-reason-deeds = Auszeichnungen: { $now } statt { $before }.
inis-reason-deeds-kept = Du behältst { $now ->
    [one] deine Auszeichnung
   *[other] deine { $now } Auszeichnungen
}.
inis-reason-clans = Clans auf der Insel: { $now } statt { $before }.
inis-reason-clans-kept = Alle deine { $now } Clans bleiben auf der Insel.
inis-reason-chieftain = { $now ->
    [0] Nicht mehr Häuptling { NAME($territory, form: "in") }.
   *[other] Macht dich { NAME($territory, form: "in") } zum Häuptling.
}
inis-reason-chieftain-kept = Du bleibst Häuptling { NAME($territory, form: "in") }.
inis-reason-capital = { $now ->
    [0] Jemand anderes wird Brenn: { NAME($territory) }.
   *[other] Häuptling bei der Hauptstadt { NAME($territory, form: "in") }, also der nächste Brenn.
}
inis-reason-capital-kept = Du bleibst Häuptling bei der Hauptstadt { NAME($territory, form: "in") }, also der nächste Brenn.
inis-reason-card = { $now ->
    [0] „{ NAME($card) }“ ist fort.
   *[other] Du behältst „{ NAME($card) }“.
}
inis-reason-card-kept = Du behältst „{ NAME($card) }“.
inis-reason-actions = { $now ->
    [one] Eine Aktionskarte mehr
   *[other] { $now } Aktionskarten mehr
}.
inis-reason-actions-kept = Es bringt keine Aktionskarten.
inis-reason-epics = Heldentaten auf der Hand: { $now } statt { $before }.
inis-reason-epics-kept = Du behältst { $now ->
    [one] deine Heldentat
   *[other] deine { $now } Heldentaten
}.
inis-reason-advantages = Vorteilskarten: { $now } statt { $before }.
inis-reason-advantages-kept = Du behältst { $now ->
    [one] deine Vorteilskarte
   *[other] deine { $now } Vorteilskarten
}.
inis-reason-victory = { $now ->
    [0] Bei der Versammlung, wie es steht, würde { NAME($seat) } gewinnen.
   *[other] Bei der Versammlung, wie es steht, würdest du gewinnen.
}
inis-reason-victory-kept = { $now ->
    [0] Bei der Versammlung, wie es steht, würde { NAME($seat) } gewinnen.
   *[other] Bei der Versammlung, wie es steht, gewinnst du weiterhin.
}
inis-reason-claim = Du bist Anwärter und erfüllst eine Bedingung.
inis-reason-claim-kept = Du bleibst Anwärter und erfüllst eine Bedingung.
inis-reason-clash = Im Kampf { NAME($territory, form: "in") } bist du stärker.
inis-reason-clash-kept = Im Kampf { NAME($territory, form: "in") } bleibst du stärker.
inis-reason-explore = Ein neues Gebiet kommt, mit einem Clan von dir darauf.
inis-reason-explore-kept = Ein neues Gebiet kommt, mit einem Clan von dir darauf.
inis-reason-rival_near = { NAME($seat) } hat { $now } von { $needed } statt { $before }.
inis-reason-rival_near-kept = { NAME($seat) } bleibt bei { $now } von { $needed }.
inis-reason-rival_clans = { NAME($seat) } hat { $now } Clans auf der Insel statt { $before }.
inis-reason-rival_clans-kept = { NAME($seat) } hat nicht mehr als { $now } Clans auf der Insel.

## Rätsel
inis-until-turn = Die Zugfolge endet mit deinem Zug, oder sobald ein anderer handeln muss. Niemand antwortet auf deine Karten.
inis-goal-met = { $number ->
    [one] Eine Siegbedingung erfüllt
   *[other] { $number } Siegbedingungen erfüllt
}
inis-goal-land = { $number } gegnerische Clans, wo du Häuptling bist
inis-goal-religion = { $number } Kultstätten, wo du anwesend bist
inis-goal-territories = In { $number } Gebieten anwesend
inis-goal-chieftain = Häuptling { NAME($territory, form: "in") }
inis-goal-chieftaincies = In { $number } Gebieten Häuptling
inis-puzzle-claim = Erfülle die Bedingung in diesem Zug
inis-puzzle-claim-text = Damit könntest du das Anwärterplättchen nehmen. Eine Auszeichnung zählt bei jeder Bedingung als eins.
inis-puzzle-land = Führe die meisten Clans in diesem Zug
inis-puzzle-land-text = Sei Häuptling über so viele gegnerische Clans, wie es geht.
inis-puzzle-religion = Die meisten Kultstätten in diesem Zug
inis-puzzle-religion-text = Sei bei so vielen Kultstätten anwesend, wie es geht.
inis-puzzle-territories = Breite dich in diesem Zug aus
inis-puzzle-territories-text = Sei in so vielen Gebieten anwesend, wie es geht.
inis-puzzle-chieftaincies = Häuptling überall in diesem Zug
inis-puzzle-chieftaincies-text = Sei in so vielen Gebieten Häuptling, wie es geht.
inis-puzzle-capital = Nimm die Hauptstadt in diesem Zug
inis-puzzle-capital-text = Wer dort Häuptling ist, wird bei der nächsten Versammlung Brenn.
