### Das Programm und seine Ränder, auf Deutsch

core-language = Deutsch

## Antworten

core-not-offered = Das ist jetzt nicht möglich.
core-no-seat = Einen Platz „{ $text }“ gibt es in dieser Partie nicht.
core-no-such-seat = Einen Platz { $seat } gibt es in dieser Partie nicht; die Plätze haben die Nummern 0 bis { $most }.
core-no-such-moment = Einen Augenblick „{ $text }“ gibt es hier nicht; es gibt { $known }.
core-no-such-wish = „{ $text }“ ist kein Wunsch für diesen Augenblick; es gibt { $known }.
core-wrong-type = „{ $name }“ braucht { $wanted ->
    [number] eine ganze Zahl
    [text] einen Text
    [path] den Pfad einer Datei
    [record] eine Aufzeichnung oder ihren Text
    [players] Namen nach Plätzen
    [generator] einen Zufallsgenerator (random.Random)
   *[words] eine Meldung, eine Zeile des Verlaufs oder eine Ablehnung
}, nicht „{ $text }“ ({ $type }).
drawing-first = Zum Anfang
drawing-back = Zurück
drawing-play = Abspielen
drawing-pause = Anhalten
drawing-forward = Weiter
drawing-last = Zum Ende
drawing-moment = Zeitpunkt der Partie
drawing-empty = Hier liegt noch nichts
core-no-drawing = { $game } hat noch keine Zeichnung.
core-no-past = Diese Stellung ist nur vorgestellt oder begann anderswo: Was vorher war, weiß niemand.
core-not-asked = { NAME($seat) } ist gerade nicht gefragt.
core-unknown-answer = „{ $answer }“ ist keine Antwort auf diese Frage.
core-seat-p1 = Spieler 1
core-seat-p2 = Spieler 2
core-seat-p3 = Spieler 3
core-seat-p4 = Spieler 4
core-seat-p5 = Spieler 5
core-seat-p6 = Spieler 6
core-seat-nature = Zufall

## Zurücknehmen

core-undo-nothing = Von dir gibt es nichts zurückzunehmen.
core-undo-chance = Seit deiner letzten Wahl hat der Zufall etwas entschieden; zurücknehmen kannst du sie nur, wenn die anderen einverstanden sind.
core-undo-other = Seit deiner letzten Wahl hat ein anderer Spieler gehandelt; zurücknehmen kannst du sie nur, wenn die anderen einverstanden sind.
core-undo-revealed = Seit deiner letzten Wahl ist etwas aufgedeckt worden; zurücknehmen kannst du sie nur, wenn die anderen einverstanden sind.
core-undo-turn = Inzwischen ist ein anderer Spieler am Zug; zurücknehmen kannst du deine Wahl nur, wenn die anderen einverstanden sind.

## Spielaufbau

core-no-lesson-there = „{ $file }“ ist keine verlassene Lektion von „{ $game }“.
core-no-lesson = Für dieses Spiel gibt es noch keine Lektion.
core-unknown-game = Ein Spiel „{ $text }“ gibt es nicht. Spiele: { $known }.
core-unknown-language = Eine Sprache „{ $text }“ gibt es nicht. Sprachen: { $known }.
core-unknown-option = Eine Option „{ $option }“ gibt es nicht. Optionen: { $known }.
core-unknown-value = „{ $option }“ kann nicht „{ $value }“ sein. Möglich: { $known }.
core-wrong-seats = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $seats }.
core-unknown-bot = Einen Bot „{ $text }“ gibt es nicht. Bots: { $known }; einen eigenen nennst du als Modul:Klasse.
core-no-bot-there = Einen Bot „{ $text }“ gibt es nicht: { $why }.
core-no-bot = „{ $text }“ ist kein Bot: Ein Bot entsteht ohne Angaben und hat eine Methode choose(chair, rng).
core-network-none = Für dieses Spiel gibt es kein Netz.
core-network-format = Das Netz ist eines im Format { $number } für { $text }.
core-network-rules = Das Netz wurde für Fassung { $made } der Regeln gemacht, und dies ist Fassung { $rules }.
core-network-observation = Das Netz liest die Beobachtung { $made }, und dieses Spiel wird als { $text } gesehen.
core-network-numbers = Die Zahlen des Netzes sind nicht die, die sein Beiblatt nennt.
core-network-unreadable = Das Netz lässt sich nicht lesen: { $reason }.
core-training-other = { $folder } enthält das Training von etwas anderem: anderes Spiel, andere Regeln, Spielerzahlen, Partien oder Startwert. Nenne einen anderen Ordner.
core-training-damaged = { $file } ist beschädigt oder nichts, womit ein Training beginnen kann.
core-needs-extra = Dafür braucht es weitere Pakete; installiere sie mit: pip install "tuath[{ $extra }]"
core-training-packages = Das Training braucht weitere Pakete; installiere sie mit: pip install "tuath[train]"
core-rl-packages = Diese Schnittstelle braucht weitere Pakete; installiere sie mit: pip install "tuath[rl]"
core-openspiel-packages = Diese Schnittstelle braucht OpenSpiel; installiere es mit: pip install "tuath[openspiel]"
core-ray-packages = Ein Ray-Cluster braucht weitere Pakete; installiere sie mit: pip install "tuath[ray]"
core-ray-address = Unter „{ $text }“ ist kein Ray-Cluster zu erreichen ({ $reason }). Nenne HOST:PORT, auto oder local.
core-rl-action = Die Aktion { $number } kann jetzt nicht gewählt werden; gefragt ist „{ $question }“, und die Aktionsmaske sagt, was geht.
core-rl-wait = Die Aktion { $number } kann jetzt nicht gewählt werden: { NAME($seat) } ist gerade nicht gefragt und kann nur warten.
core-arena-other = { $file } enthält etwas anderes als die Partien dieser Arena: andere Bots, Plätze, Optionen, Startwert, Regeln oder Material. Nenne eine andere Datei.
core-arena-damaged = „{ $text }“ ist keine Partie einer Arena: Die Datei ist beschädigt.
core-unknown-chair = „{ $text }“ ist kein Platz. Ein Platz ist human oder bot:NAME, mit einem der Bots { $known }.
server-bad-answer-limit = { $seconds } Sekunden zum Antworten gehen nicht: Es können { $least } bis { $most } sein.
core-bad-number = „{ $text }“ passt nicht zu { $name }: Nötig ist eine ganze Zahl von { $least } bis { $most }.
core-bad-pair = „{ $text }“ ist keine Option. Schreibe sie als NAME=WERT.
core-file-unreadable = { $file } lässt sich nicht lesen: { core-file-trouble }.
core-file-unwritable = { $file } lässt sich nicht schreiben: { core-file-trouble }.
core-file-trouble = { $reason ->
    [missing] Diese Datei gibt es nicht
    [folder] Das ist ein Ordner
    [no-folder] Ihr Pfad führt durch etwas, das kein Ordner ist
    [forbidden] Das ist hier nicht erlaubt
    [full] Es ist kein Platz mehr
    [encoding] Das ist kein Text in UTF-8
   *[other] Das Betriebssystem meldet { $reason }
}
core-game-changed = Die Stellung wurde mit anderen Regeln oder anderem Material von { $game } gespeichert ({ $text }, hier { $known }).
core-file-foreign = { $file } gibt es schon, und es ist keine Aufzeichnung; wähle einen anderen Namen.
core-unknown-card = { $game } hat keine Karte und keine Kartenart namens „{ $text }“; es gibt { $known }.
core-unknown-paragraph = Einen Absatz „{ $text }“ gibt es nicht. Die Teile sind { $known }.

## Datendateien

core-data-no-game = { $file } ist das Material keines Spiels; nenne eins davon mit „"game"“: { $known }.
core-data-json = { $file } ist kein JSON; der erste Fehler steht in Zeile { $line }, Spalte { $column }.
core-data-kind = { $where }: Hier { $wanted ->
    [object] ist ein Objekt { "{…}" } nötig
    [list] ist eine Liste […] nötig
    [text] ist ein Text nötig
    [number] ist eine ganze Zahl nötig
   *[flag] muss true oder false stehen
}.
core-data-missing = { $where }: „{ $name }“ fehlt.
core-data-length = { $where }: Zahl der Einträge: nötig { $wanted }, vorhanden { $found }.
core-data-id = { $where }: „{ $found }“ ist keine Kennung; nötig sind einfache Buchstaben und Ziffern ohne Leerzeichen.
core-data-range = { $where }: { $found } liegt außerhalb des Bereichs; möglich ist { $least } bis { $most }.
core-data-unknown = { $where }: „{ $found }“ ist nicht bekannt. Bekannt: { $known }.
core-data-twice = { $where }: „{ $found }“ steht dort zweimal.
core-data-ports = { $where }: Zahl der Hafenorte: nötig mindestens { $wanted }, vorhanden { $found }.
core-data-castles = { $where }: Nötig sind vier Burgenorte, jeder mit genau einem Ort der Hauptinsel verbunden.
core-data-connection = { $where }: Eine Verbindung verknüpft zwei verschiedene Orte und wird nur einmal genannt.
core-data-border = { $where }: Benachbarte Provinzen müssen einander nennen, und keine ist sich selbst benachbart.
core-data-order = { $where }: Die Arten folgen aufeinander: { $known }.
core-data-tile = { $where }: Ein Gebietsteil bedeckt drei Zellen, die einander berühren.
core-data-neighbours = { $where }: Benachbarte Gebiete müssen einander nennen, und keines ist sich selbst benachbart.
core-data-terrains = { $where }: Ein Spielplan hat zuerst einen Ozean, dann acht Gebiete, zwei von jeder Landschaft.
core-data-coast = { $where }: Der Ozean grenzt an die Gebiete 1, 2 und 3 seines Spielplans.
core-data-breaks = { $where }: Die Grenzpunkte einer Seite sind ungerade Zahlen, die ansteigen.
core-data-corners = { $where }: Wo zwei Seiten zusammentreffen, müssen sie dasselbe Gebiet nennen.
core-data-cases = { $where }: Nötig sind diese Fälle in dieser Reihenfolge: { $known }.
core-data-layout-boards = { $where }: Ein Aufbau hat 1 bis { $most } Spielpläne, nicht { $found }.
core-data-layout-overlap = { $where }: Die Spielpläne { $one } und { $other } liegen aufeinander.
core-data-layout-ocean = { $where }: Spielplan { $one } liegt am Ozean von Spielplan { $other }.
core-data-layout-apart = { $where }: Spielplan { $place } ist weder mit den anderen verbunden noch liegt er einem über das Wasser gegenüber.
core-data-layout-facing = { $where }: Gegenüberliegende Ozeane gehören zu verschiedenen Inseln; das gilt nicht für die Spielpläne { $one } und { $other }.
core-data-layout-touching = { $where }: Die Spielpläne { $one } und { $other } gehören zu verschiedenen Inseln und dürfen einander nicht berühren.
core-data-notation-syntax = { $where }, Zeichen { $place }: Hier ist { $expected ->
    [statement] ein Verb
    [value] eine Zahl, ein Wort oder eine Funktion
    [name] ein Wort
    [end] das Ende
   *[other] „{ $expected }“
} nötig{ $found ->
    [end] {""}
   *[other] , nicht „{ $found }“
}.
core-data-notation-character = { $where }, Zeichen { $place }: „{ $found }“ bedeutet hier nichts.
core-data-notation-twice = { $where }: „{ $found }“ wird zweimal gesagt.
core-data-notation-unknown = { $where }: „{ $found }“ ist hier nicht bekannt. Bekannt: { $known }.
core-data-notation-arguments = { $where }: „{ $found }“ bekommt { $count } Angaben; nötig: { $wanted }.
core-data-notation-key = { $where }: „{ $found }“ braucht die Angabe „{ $wanted }“.
core-data-notation-unread = { $where } ({ $record }): Die Angabe „{ $argument }“ von „{ $found }“ liest niemand. Gelesen werden: { $known }.
core-data-notation-fixed = { $where } ({ $record }): „{ $found }“ lässt sich nicht „{ $argument }={ $value }“ sagen, nur „{ $argument }={ $wanted }“.
core-data-notation-only = { $where } ({ $record }): „{ $found }“ lässt sich nicht „({ $value })“ sagen, nur { $wanted }.
core-data-notation-kind = { $where }: „{ $found }“ kann dort nicht stehen; nötig: { $wanted }.
core-data-notation-block = { $where }: { $wanted ->
    [1] „{ $found }“ braucht einen Block { "{…}" }
   *[other] „{ $found }“ bekommt keinen Block { "{…}" }
}.

## Wirkungen von Karten

core-number = { $count ->
    [0] kein
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $count }
}
    .fem = { $count ->
        [0] keine
        [1] eine
       *[other] { core-number }
    }
core-effect-and = { $before } und { $last }
core-effect-or = { $before } oder { $last }
core-effect-may = du darfst { PART($block, form: "inf") }
    .third = darf { PART($block, form: "inf") }
core-effect-if = wenn { PART($condition) }: { PART($then, form: "sentence") }
core-effect-if-else = wenn { PART($condition) }: { PART($then, form: "sentence") }; sonst: { PART($otherwise, form: "sentence") }
core-effect-each = { $text } je { PART($per, form: "per") }{ $most ->
    [0] {""}
   *[other] {" "}(höchstens { $most })
}

## Aufzeichnungen

core-record-none = Zeile { $line }: Das ist keine Aufzeichnung von Tuath; sie würde mit „tuath-record 1“ beginnen.
core-record-format = Zeile { $line }: Die Aufzeichnung hat ein anderes Format; diese Fassung des Programms liest Format { $format }.
core-record-head = Zeile { $line }: „{ $text }“ gehört nicht in den Kopf einer Aufzeichnung.
core-record-missing = Im Kopf der Aufzeichnung fehlt „{ $text }“.
core-record-number = Zeile { $line }: „{ $text }“ braucht eine ganze Zahl.
core-record-line = Zeile { $line }: „{ $text }“ ist keine Antwort; sie bestünde aus drei Wörtern: wer, Frage und Antwort.
core-record-cut = Zeile { $line }: Die Aufzeichnung bricht ab; in der letzten Zeile stünden „end“ und die Zahl der Antworten.
core-record-count = Zeile { $line }: Zahl der Antworten laut Schlusszeile: { $count }, tatsächlich: { $found }.
core-record-after-end = Zeile { $line }: Nach dem Ende darf nichts mehr folgen.
core-record-game = Die Aufzeichnung gehört zum Spiel „{ $text }“, nicht zu { $game }.
core-record-rules = Die Partie wurde nach Fassung { $rules } der Regeln gespielt; dieses Programm spielt nach Fassung { $known }.
core-record-material = Zeile { $line }: Die Partie wurde mit anderem Material gespielt ({ $text }), das nicht vorliegt; mit diesem geht sie nicht weiter. Ihre Datendatei kann mit --data angegeben werden.
core-record-mended = Zeile { $line }: Die Partie wurde nach Fassung { $rules } der Regeln gespielt. Nach Fassung { $known }, in der eine Regel berichtigt wurde, geht sie nicht weiter.
core-record-seat = Einen Platz „{ $text }“ gibt es in diesem Spiel nicht.
core-record-setup = Der Spielaufbau der Aufzeichnung ist nicht möglich.
core-record-question = Zeile { $line }: Eine Frage „{ $text }“ gibt es nicht.
core-record-option = Zeile { $line }: „{ $text }“ steht hier nicht zur Wahl. Bekannt sind unter anderem { $known }.
core-record-not-asked = Zeile { $line }: Gefragt ist hier nicht „{ $text }“, sondern { $asked }.
core-record-illegal = Zeile { $line }: „{ $text }“ ist hier nicht erlaubt.
core-record-result = Laut Aufzeichnung endete die Partie mit „{ $text }“, ihre Antworten führen aber zu „{ $found }“.
core-record-fine = Die Aufzeichnung ist in Ordnung: { $game }, { $seats } Spieler, { $answers ->
    [one] 1 Antwort
   *[other] { $answers } Antworten
}.
core-record-ended-then = So endete die Partie laut Aufzeichnung: { $how } Gewonnen hat: { $winners }.
core-record-going-on = Die Partie ist noch nicht zu Ende.

## Spielstände

core-line-unknown = „{ $text }“ ist keine Antwort, die diese Regeln und dieses Material kennen.
core-snapshot-none = Das ist kein Spielstand von Tuath.
core-snapshot-foreign = { $what ->
    [game] Der Spielstand gehört zu einem anderen Spiel ({ $text }).
    [rules] Der Spielstand stammt von einem neueren Tuath (Regeln { $text }); bitte aktualisiere dieses.
    [material] Der Spielstand wurde mit anderem Material gespielt ({ $text }), das nicht zur Hand ist; seine Datei lässt sich mit --data angeben.
   *[state] Der Spielstand stammt von einem früheren Tuath, und seine Partie lässt sich nach diesen Regeln nicht mehr nachspielen; ihre Aufzeichnung kann weiter betrachtet werden.
}
core-snapshot-damaged = Die gesicherte Stellung ist beschädigt: Ein Teil fehlt oder wurde verändert.
core-again-same = Gleiche Plätze
core-again-turned = Plätze gedreht
core-again-alone = Wer allein spielt, hat keinen anderen Platz.
core-again-round = Eine Partie geht von einer Runde aus weiter, wenn „from“ verlangt wird, und nur dann wird die Runde genannt.
core-again-no-round = Von Runde { $round } aus geht diese Partie nicht weiter; ihre letzte war { $most }.
core-again-hidden = Was in dieser Partie verdeckt war, ist jetzt bekannt: Eine weitere kann nur von vorn beginnen.
core-again-nothing-kept = Am Anfang dieser Partie wurde nichts gewählt, was sich behalten ließe.
core-again-no-level = Diese Stufe gibt es nicht.
core-again-no-moment = Nach { $count } Antworten geht diese Partie nicht weiter; der letzte Augenblick dafür ist nach { $most }.

## Das Terminal

terminal-lesson-welcome = { $title }: eine erste Partie mit Lehrer, etwa { $minutes } Minuten. „hilfe“ nennt, was du eingeben kannst.
terminal-lesson-step = Schritt { $step } von { $of } · { $chapter }
terminal-lesson-move = Du bist dran: { $text }.
terminal-lesson-take = Vorschlag ({ $number }): { $option }.
terminal-lesson-why = Warum hat { $who } das getan?
terminal-lesson-next = Enter: weiter
terminal-lesson-over = Die Lektion ist zu Ende. Ab hier ist es deine Partie.
terminal-lesson-kept = Mit Lehrer:
terminal-lesson-go-on = tuath learn { $game } --resume { $file }
terminal-offer-title = Welches Spiel?
terminal-offer-game = { $title }, { $least } bis { $most } Spieler
terminal-offer-else = „tuath learn SPIEL“ lehrt eines in zehn bis fünfzehn Minuten, „tuath --help“ zählt alles andere auf.
terminal-offer-which = Nummer oder Name, Enter beendet
terminal-offer-unknown = „{ $text }“ ist kein einzelnes Spiel dieser Liste.
terminal-welcome = { $title }. Gib die Nummer oder den Namen einer Möglichkeit ein; „hilfe“ nennt alles Übrige.
terminal-asks = { $who }: { $prompt }
terminal-prompt = deine Antwort
terminal-hand-over = { $who }, du bist am Zug. Drücke die Eingabetaste, wenn nur du den Bildschirm siehst.
terminal-unknown = „{ $text }“ ist weder eine Möglichkeit noch ein Befehl. Gib „hilfe“ ein, wenn du nicht weiterweißt.
terminal-ambiguous = „{ $text }“ passt auf mehrere Möglichkeiten: { $known }.
terminal-why-usage = Sag dazu, was du tun möchtest, zum Beispiel: warum { $example }
terminal-why-may = Das darfst du: { $option } ist Möglichkeit { $number }.
terminal-way-first = Ein Weg: zuerst { $option } ({ $number }), dann ist { $wish } möglich.
terminal-way-instead = Ein Weg: stattdessen { $option } ({ $number }).
terminal-way-other = Ein Weg: Nimm deine letzte Wahl mit „zurück“ zurück, dann { $option }: Dort ist { $wish } möglich.
terminal-term-here = Hier: { $here }
terminal-way-none = Daran kannst du jetzt nichts ändern.
terminal-nobody-else = Sonst ist gerade niemand gefragt.
terminal-also-asked = Ebenfalls gefragt: { $known }. Wer zuerst handelt, entscheidet ihr, zum Beispiel mit: platz { $number }
terminal-undone = Zurückgenommen.
terminal-undo-anyway = Sind alle am Tisch einverstanden, gib ein: zurück!
terminal-undo-chance = Seit deiner letzten Wahl hat der Zufall etwas entschieden; mit zurück! nimmst du sie trotzdem zurück.
terminal-undo-other = Seit deiner letzten Wahl hat ein Bot gehandelt; mit zurück! nimmst du sie trotzdem zurück.
terminal-undo-revealed = Seit deiner letzten Wahl ist etwas aufgedeckt worden; mit zurück! nimmst du sie trotzdem zurück.
terminal-undo-turn = Inzwischen ist ein Bot am Zug; mit zurück! nimmst du deine Wahl trotzdem zurück.
terminal-saved = Gesichert als { $file }. Weiter geht es mit:
terminal-go-on = tuath play --resume { $file }
terminal-together = zusammen
terminal-over-title = Die Partie ist zu Ende
terminal-winners = { $count ->
    [0] Niemand hat gewonnen.
    [one] { $names } hat gewonnen.
   *[other] Den Sieg teilen sich { $names }.
}
terminal-goodbye = Die Partie geht weiter, wann immer du magst:
terminal-resumed = { $over ->
    [1] Diese Partie ist zu Ende,
   *[0] Die Partie geht dort weiter, wo sie unterbrochen wurde,
} nach { $answers ->
    [one] 1 Antwort
   *[other] { $answers } Antworten
}.
terminal-record-kept = Die Aufzeichnung dieser Partie: { $file }
terminal-again = tuath play --again { $file }
terminal-again-ways = spielt noch einmal mit denselben Leuten; mit „--as“ auch: { $ways }.
terminal-rule = [{ $rule }]
terminal-recap-title = Seit deinem letzten Zug
terminal-recap-none = Seit deinem letzten Zug ist nichts geschehen.
terminal-one-letter = „{ $text }“ allein ist zu kurz, um gemeint zu sein; es könnte heißen: { $known }. Tippe mehr Buchstaben oder eine Nummer.
terminal-whole-word = Damit es nie aus Versehen geschieht, tippe das ganze Wort: { $word }
terminal-map-up = hoch
terminal-map-down = runter
terminal-map-left = links
terminal-map-right = rechts
terminal-map-goes-on = Die Karte geht weiter ({ $ways }); „karte { $example }“ schiebt sie, „karte ganz“ zeigt alles.
terminal-map-usage = „{ $text }“ ist keine Richtung: karte hoch, karte runter, karte links, karte rechts oder karte ganz.
terminal-options-short = „mehr“ sagt, was jede bewirkt.
terminal-options-cut = … und { $number ->
    [one] eine weitere Möglichkeit
   *[other] { $number } weitere Möglichkeiten
}: „mehr“ nennt alle.
terminal-page = – Eingabetaste: weiter; alles andere: genug –
terminal-recap-own = Für dich
terminal-recap-folded = Runde { $round }: { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
}; „verlauf“ erzählt sie.
terminal-recap-away = Während du weg warst ({ $hours ->
    [0] { $minutes } Minuten
    [one] etwa eine Stunde
   *[other] { $hours } Stunden
})
terminal-log-title = Was bisher geschah
terminal-log-steps = „verlauf 2“ erzählt Runde 2 Schritt für Schritt.
terminal-stands-for-you = du
terminal-forced = Es gibt nur eine Möglichkeit, sie wird für dich gewählt: { $option }
terminal-no-stops = Solche Augenblicke gibt es in diesem Spiel nicht, oder mehrere spielen an diesem Bildschirm: Dann werden alle gefragt.
terminal-stops-usage = Ändere einen mit seiner Nummer und deinem Wunsch, etwa „halte 1 immer“.
terminal-no-such-wish = „{ $text }“ ist dort kein Wunsch; es gibt { $known }.
terminal-stands = Gilt für diesen Kampf. Du wirst nicht noch einmal gefragt; „halte { $number } …“ ändert es ({ $moment }).
terminal-wished = { $moment }: { $wish }.
terminal-wish-never = nie
terminal-wish-if_able = wenn ich kann
terminal-wish-always = immer
terminal-wish-fight = weiterkämpfen
terminal-wish-ask = frag mich
terminal-wish-peace = Frieden
terminal-help =
    1, 2, 3 …         die Möglichkeit mit dieser Nummer wählen
    NAME              eine Möglichkeit beim Namen wählen; der Anfang genügt, ab zwei Buchstaben
    warum NAME        warum etwas nicht geht und was stattdessen geht, oder was es kosten würde
    zurück, zurück!   deine letzte Wahl zurücknehmen; mit !{ $people ->
        [one] {" "}auch über Zufall und Bots hinweg
       *[other] , wenn alle einverstanden sind
    }
    karte             den Spielplan neu zeichnen, so groß wie der Bildschirm; „karte runter“, „hoch“, „links“, „rechts“ schieben ihn, wo er größer ist, „karte ganz“ zeigt alles
    mehr              alle Möglichkeiten nennen, mit allem, was dazu zu sagen ist
    tisch             noch einmal alles zeigen, was auf dem Tisch liegt
    platz 2           einen anderen Platz vorlassen, der ebenfalls gefragt ist (Nummer oder Name)
    ziel              worum es geht, wie man gewinnt und was wann kommt
    rückblick         was seit deinem letzten Zug geschah
    verlauf           was bisher geschah
    regeln [§]        der Absatz zu dieser Frage oder ein anderer, etwa: regeln { $example }; oder ein Wort des Spiels
    halte             wann du gefragt wirst, wo Karten beantwortet werden können (Inis); „halte 1 immer“ ändert einen
    egal              beliebige Reihenfolge, wo etwas nacheinander kommt und die Reihenfolge nichts ändert
    tipp              die besten Möglichkeiten mit ihren Chancen, und warum; „tipp länger“ denkt länger nach
    sichern [DATEI]   die Partie in eine Datei schreiben
    hilfe             diese Liste
    ende              sichern und aufhören

terminal-any-order = „egal“: beliebige Reihenfolge, sie ändert hier nichts.
terminal-no-any-order = Hier wird nach keiner Reihenfolge gefragt, die nichts ändert: Wähle selbst.

## Befehle

command-options = Optionen von { $title }; jede wird als NAME=WERT angegeben, zum Beispiel: tuath play { $game } -o { $example }
command-options-none = { $title } hat keine Optionen.
command-games-none = In { $file } liegt noch keine Partie. „tuath play“ beginnt eine.
command-games-one = { $seats ->
    [one] eine Person
   *[other] { $seats } Personen
}, { $answers ->
    [one] eine Antwort
   *[other] { $answers } Antworten
}{ $over ->
    [0] {""}
   *[other] {", zu Ende"}
}
command-games-turn = Am Zug: { $names }
command-no-kept-game = Eine gesicherte Partie „{ $text }“ gibt es nicht. „tuath games“ nennt sie alle mit Nummer und Namen.
command-games-person = Mensch
command-no-folder = Einen Ordner { $file } gibt es nicht.
command-usual = Vorgabe
command-see-options = „tuath options { $game }“ nennt sie alle.
command-resume-alone = { $name } verträgt sich nicht mit { $other }: Das steht schon in der gesicherten Partie.
command-as-alone = „--as“ sagt, wie noch einmal gespielt wird; nenne die Partie mit „--again“.
command-again-way = „{ $text }“ ist keine Art, noch einmal zu spielen. Möglich sind: { $known }.
command-again-not-over = Die Partie in { $file } ist noch nicht zu Ende; „tuath play --resume“ setzt sie fort.
command-simulated = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} { $game } mit { $players ->
    [one] 1 Spieler
   *[other] { $players } Spielern
} in { $seconds } s, { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} je Partie
command-number = { $number }
command-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
command-error = ± { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
command-wins = Siege
command-wins-by-seat = Siege nach Platz (Standardfehler)
command-endings = Spielende
command-bot-random = nimmt irgendetwas
command-bot-gentle = sieht, was eine Antwort sofort bewirkt, und das nicht genau
command-bot-greedy = nimmt, was nach seinen eigenen Entscheidungen am besten aussieht, nach der geschriebenen Bewertung
command-bot-policy = antwortet auf einen Blick, wie es das aus eigenen Partien gelernt hat
command-bot-policy-none = spielt wie fair: Für dieses Spiel ist nichts gelernt
command-bot-fair = sieht sich alle seine Möglichkeiten in mehreren vorgestellten Welten an
command-bot-strong = denkt etwa eine Sekunde nach
command-bot-max = denkt mehrere Sekunden nach
command-bot-other = kommt mit einem Paket
command-bot-at-a-glance = { $how }; an Tischen zu { $players } antwortet es auf einen Blick wie policy
command-bot-plays-on = { $how }; an Tischen zu { $players } spielt es weiter, was policy täte
command-bots-of = Bots für { $game }
command-bots-network = Fair, strong und max urteilen nach einem Netz, wo sie nicht policy folgen: gelernt aus { $games } Partien; { $strength }.
command-bots-strength = mit { $positions } Stellungen je Zug gewann es { NUMBER($share, maximumFractionDigits: 0) } % von { $games } Partien gegen { $against }
command-bots-measured = { $table }: der erste gewann { NUMBER($won, maximumFractionDigits: 1) } von { $games }, das sind { NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) } % (Intervall von 95 %)
command-bots-written = Fair, strong und max urteilen nach der geschriebenen Bewertung. { $why }
command-trained-round = Runde { $round }: { $games } Partien, { $positions } Stellungen
command-trained-fit = Angepasst: Verlust { NUMBER($loss, minimumFractionDigits: 4, maximumFractionDigits: 4) } bei zurückgehaltenen Partien; die geschriebene Bewertung allein { NUMBER($written, minimumFractionDigits: 4, maximumFractionDigits: 4) }
command-trained-match = Gegen greedy: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % von { $games } Partien gewonnen
command-trained-done = Das Netz liegt in { $folder }. Um damit zu spielen: TUATH_WEIGHTS={ $folder }
command-train-needs-minutes = { $name } betrifft ein Netz, das auf einen Blick antwortet; trainiert wird es mit --minutes.
command-policy-taught = { $games } Partien eines Lehrers mit { $decisions } Entscheidungen
command-policy-cloned = Daraus gelernt: die Antwort des Lehrers bei { NUMBER($share, maximumFractionDigits: 0) } % der zurückgehaltenen Entscheidungen
command-policy-round = { $decisions } eigene Entscheidungen
command-policy-measured = Gegen { $bot }, { $seats } Spieler: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % von { $games } Partien gewonnen (95 %: { NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) } %)
command-policy-alone = Allein: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % von { $games } Partien gewonnen (95 %: { NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) } %)
command-policy-curve = { $bot }, { $seats }
command-policy-plot = { $game }: Partien, die das Netz gewann
command-policy-axis = tausend Entscheidungen
command-policy-done = Zwischenstand, Netz, Protokoll und Kurve liegen in { $folder }. Um damit zu spielen: TUATH_WEIGHTS={ $folder } und der Bot „policy“
command-arena-played = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} { $game } aus { $deals ->
    [one] 1 Kartenverteilung
   *[other] { $deals } Kartenverteilungen
}, { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}, Startwert { NUMBER($seed, useGrouping: 0) }
command-arena-bot = Bot
command-arena-games = Partien
command-arena-won = Siege
command-arena-rate = Anteil
command-arena-interval = 95 %
command-arena-rating = Wertung
command-arena-verdict = entschieden
command-arena-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
command-arena-strength = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
command-arena-stronger = stärker
command-arena-weaker = schwächer
command-arena-open = offen
command-arena-intervals = Von keiner bis zu allen Partien
command-arena-scale = ● Anteil, ─ zwischen welchen Werten er liegt, │ wenn alle gleich stark wären
command-arena-plot = { $game }: Anteil der Siege
command-arena-deals = Kartenverteilungen
command-card = Karte
command-card-text = Was sie sagt
command-card-clauses = gezeigte Klauseln
command-disputed = { $card } ist nicht gesichert: { $note }
command-cards = { $cards } Karten; ohne Text: { $missing }, von keinem Test gespielt: { $untested }
command-clauses = { $shown } von { $clauses } Klauseln sind gezeigt: ohne sie, oder mit einer um eins höheren Zahl, schlägt ein Test fehl
command-clause-left = { $card }: kein Test würde es bemerken: { $line }
command-coverage = { $paragraphs } Absätze, davon { $mechanical } bindend; im Quelltext nicht genannt: { $uncited }, in den Tests nicht genannt: { $untested }
command-coverage-code = Quelltext
command-coverage-tests = Tests
command-no-tests = Die Tests liegen hier nicht vor; diese Liste braucht die Quellen des Programms.
command-paragraph = Absatz
command-bench-title = Zufallspartien auf einem Rechenkern
command-bench-what = Was
command-bench-decisions = Entscheidungen/s
command-bench-games = Partien/s
command-bench-copy = Kopieren µs
command-bench-imagine = Neu austeilen µs
command-bench-view = Ansicht µs
command-bench-save = Sichern+Laden µs
command-bench-replay = Nachspielen µs/Antwort
command-bench-driven = Entscheidungen/s, Antwort für Antwort
command-bench-thinking = Was Bots ansehen
command-bench-written = Stellungen/s, geschriebene Bewertung
command-bench-learned = gelernte
command-bench-simulations = Kurzpartien der Suche/s
command-bench-learning = Die Schleife eines Lernenden: Entscheidungen/s mit Beobachtung und Maske
command-bench-bare = Regeln allein
command-bench-env = Umgebung
command-bench-of-bare = davon
command-bench-openspiel = OpenSpiel
command-bench-vector = viele Partien in allen Kernen
command-bench-ratios = Verhältnisse in diesem Lauf
command-bench-missing = { $name } ist nicht installiert und fehlt hier; für den Vergleich installiere die Zusatzpakete „bench“.
command-bench-questions = Was in { $games ->
    [one] einer zufälligen Partie
   *[other] { $games } zufälligen Partien
} jedes Spiels gefragt wird; questions=all: auch, wo nichts zu entscheiden ist
command-bench-questions-round = Fragen je Runde
command-bench-questions-spared = je Runde erspart
command-bench-questions-one = nur eine Möglichkeit
command-bench-questions-same = alles läuft aufs Selbe hinaus
command-bench-questions-none = keine Wahl
command-bench-server = Je zwei Personen an { $tables } Tischen, { $seconds } s, zufällige Antworten über Sockets auf diesem Rechner
command-bench-moves = Züge/s
command-bench-cpu = µs Rechenzeit je Zug
command-bench-p50 = Klick bis Mitspieler p50 ms
command-bench-p99 = p99 ms
command-bench-idle = kB je ruhendem Tisch
command-bench-active = kB je bespieltem Tisch
command-bench-ratio = Züge je Sekunde, dieser Server zu boardgame.io: { $ratio }. Hier steht jeder Zug auf der Platte, bevor er gemeldet wird; dort im Arbeitsspeicher.
command-bench-cpu-ratio = Züge je Sekunde eigener Rechenzeit, dieser Server zu boardgame.io: { $ratio }.
command-bench-needs = Diese Messung braucht das Paket { $name }; installiere die Zusatzpakete „server“ und „bench“.
command-bench-missing-node = node oder npm fehlt, daher ohne boardgame.io.

## Der Server

server-bad-name = Ein Name hat ein bis { $most } Zeichen.
server-bad-passphrase = Ein Kennsatz hat { $least } bis { $most } Zeichen.
server-wrong-passphrase = Niemand mit diesem Namen hat diesen Kennsatz.
server-link-over = Dieser Link gilt nicht mehr: Er wirkt einmal und nur zehn Minuten lang. Erzeuge auf dem Gerät, auf dem du angemeldet bist, einen neuen.
server-show-again = Das öffnet Türen. Zeig darum erst, dass du es bist: mit deinem Kennsatz, einem Passkey oder einem Link von einem anderen deiner Geräte. Programme mit einem Token können das nicht.
server-show-needs-browser = Nur wer mit einem Browser angemeldet ist, kann zeigen, wer er ist; ein Token kann es nicht.
server-show-wrong-passphrase = Das ist nicht dein Kennsatz.
server-passkey-of-another = Dieser Passkey gehört jemand anderem.
server-challenge-over = Das hat zu lange gedauert oder wurde schon benutzt. Bitte versuche es noch einmal.
server-passkey-wrong = Was dein Browser geschickt hat, ist kein Passkey für diese Seite.
server-passkey-unknown = Dieser Passkey ist hier nicht oder nicht mehr bekannt. Melde dich auf andere Weise an.
server-passkey-known = Dieser Passkey ist hier schon bekannt.
server-passkey-went-back = Dieser Passkey zählt weniger Anmeldungen als zuvor: Vielleicht hat ihn jemand kopiert. Melde dich auf andere Weise an und entferne ihn.
server-passkey-nameless = Passkeys brauchen eine Seite mit einem Namen wie localhost; eine Adresse aus Zahlen hat keinen.
server-too-many-passkeys = Du hast schon { $most } Passkeys; entferne zuerst einen davon.
server-rated-together = Dieses Spiel gewinnt oder verliert man gemeinsam, darum wird es nie gewertet; es zählt, wie schwer es war.
server-rated-alone = Zu einem gewerteten Tisch gehörst du und jemand, gegen den du spielst: Menschen oder Bots.
server-rated-guests = An einem gewerteten Tisch sitzt jeder an einem eigenen Gerät: keine Gäste, und niemand doppelt.
server-rated-seed = An einem gewerteten Tisch wird kein Startwert gewählt: wer ihn nennt, könnte wissen, was kommt.
server-rated-hints = An einem gewerteten Tisch bekommt niemand Hinweise.
server-delay-rated = An einem gewerteten Tisch sehen Zuschauer das Spiel mindestens { $least } Minuten später.
server-delay-open = Bei diesem Spiel ist nichts verdeckt: Zuschauer sehen es sofort, eine Verzögerung gibt es hier nicht.
server-rated-begun = Diese Partie wird gewertet und hat begonnen; niemand setzt sich mehr dazu.
server-delete-name = Um dich zu löschen, schreibe deinen Namen genau so, wie er hier steht. Nichts wurde gelöscht.
server-block-yourself = Dich selbst kannst du weder stumm schalten noch sperren.
server-many-blocks = Du hast schon { $most } Spieler stumm geschaltet oder gesperrt; gib erst einen davon frei.
server-many-reports = Du hast heute schon { $most } Mal etwas gemeldet; bitte warte bis morgen.
server-blocked = Wer diesen Tisch eröffnet hat, möchte nicht, dass du dich hier setzt.
server-friend-yourself = Mit dir selbst kannst du nicht befreundet sein.
server-friend-blocked = Du hast diesen Spieler gesperrt; gib ihn frei, bevor du fragst.
server-friend-not-taken = Dieser Spieler nimmt keine solchen Anfragen mehr an.
server-many-friends = Du hast schon { $most } Freunde; trenne dich erst von einem.
server-many-asked = Du hast { $most } Spieler gefragt, die noch nicht geantwortet haben; nimm erst eine dieser Anfragen zurück.
server-invite-strangers = Einladen kannst du Freunde und Mitglieder deiner Clubs; niemanden, den du gesperrt hast oder der dich gesperrt hat.
server-invite-full = Dieser Tisch wartet auf niemanden mehr.
server-many-invited = An diesen Tisch sind schon { $most } Spieler eingeladen.
server-bad-club-name = Der Name eines Clubs hat ein bis { $most } Zeichen.
server-club-private = Dieser Club ist für seine Mitglieder; mit dem Einladungslink kannst du beitreten.
server-club-invitation = Dieser Link lässt niemanden (mehr) in den Club. Frag ein Mitglied nach dem gültigen.
server-club-hosts-only = Das können nur Gastgeber des Clubs.
server-club-last-host = Ein Club braucht einen Gastgeber; ernenne erst einen anderen.
server-club-full = Dieser Club hat schon { $most } Mitglieder.
server-club-end-name = Um den Club aufzulösen, schreibe seinen Namen genau so, wie er hier steht. Nichts wurde aufgelöst.
server-many-clubs = Du bist schon in { $most } Clubs; verlass erst einen davon.
server-many-own-clubs = Du bist schon Gastgeber von { $most } Clubs; ernenne andere Gastgeber oder löse erst einen davon auf.
server-season-day = Eine Saison beginnt nach dem ersten Tag der vorigen ({ $first }) und innerhalb von { $most } Tagen ab heute.
server-many-seasons = Dieser Club hatte schon { $most } Saisons.
server-banned = Du darfst diesen Server nicht mehr benutzen. Der Grund: { $reason }
server-banned-until = Du darfst diesen Server bis { $moment } nicht benutzen. Der Grund: { $reason }
server-closed = Wer diesen Server betreibt, hat den Tisch geschlossen. Die Partie endet hier, unvollendet. Der Grund: { $reason }
server-bad-text = Eine Nachricht hat ein bis { $most } Zeichen.
server-silenced = Wer den Tisch eröffnet hat, hat { $name } in diesem Chat stumm gestellt.
server-heard-again = { $name } darf in diesem Chat wieder reden.
server-silenced-you = Wer diesen Tisch eröffnet hat, hat dich in seinem Chat stumm gestellt.
server-silence-host = Nur wer den Tisch eröffnet hat, stellt jemanden in seinem Chat stumm.
server-silence-self = Dich selbst kannst du nicht stumm stellen; nichts zu sagen genügt.
server-silence-nobody = So jemand sitzt hier nicht und hat hier nichts gesagt.
server-talks-fast = Du redest schneller, als die anderen lesen können; warte { $seconds ->
        [1] eine Sekunde
       *[other] { $seconds } Sekunden
    }.
server-unknown-chair = „{ $text }“ ist kein Platz. Möglich sind me, guest, open und bot:NAME.
server-needs-invitation = Dieser Tisch ist privat; mit dem Einladungslink kannst du Platz nehmen.
server-no-lesson = An diesem Tisch wird nicht unterrichtet.
server-no-free-chair = Dieser Platz ist nicht frei.
server-game-has-begun = Die Partie läuft schon; du kannst aufgeben, aber nicht mehr aufstehen.
server-game-is-over = Die Partie ist zu Ende.
server-not-playing = Die Partie hat noch nicht begonnen.
server-not-damaged = Dieser Tisch lässt sich lesen; die Aufzeichnung gibt es, wenn die Partie zu Ende ist.
server-not-over = Das gibt es erst, wenn die Partie zu Ende ist.
server-nothing-to-agree = Es gibt nichts, dem du zustimmen könntest.
server-no-plan = Dieses Spiel wird nicht gemeinsam geplant.
server-many-marks = Du hast schon { $most } Zeichen auf dem Plan. Nimm erst eines weg.
server-no-such-place = Es gibt nichts namens „{ $text }“, das sich bezeichnen ließe.
server-bad-note = Nur eine Notiz hat Worte, und zwar ein bis { $most } Zeichen.
server-not-yours = Das hast nicht du zu entscheiden.
server-host-only = Das kann nur, wer den Tisch eröffnet hat, oder wer mitspielt, solange diese Person fehlt.
server-player-is-here = Wer da ist oder eben noch da war, kann nicht ersetzt werden; das geht erst, wenn jemand eine Weile fehlt.
server-hidden-hand = In diesem Spiel sind Karten verdeckt; solange die Partie läuft, kann nur ein Bot für jemanden spielen.
server-seed-known = Der Startwert dieser Partie wurde gewählt, also weiß jemand, was kommt; sonst kann hier niemand Platz nehmen.
server-seed-mixed = Wer den Tisch eröffnet hat, hat einen Startwert gewählt. Weil mehrere Menschen spielen, hat der Server eigenen Zufall hineingemischt: Niemand weiß, was kommt.
server-no-return = Auf diesen Platz kannst du nicht zurückkehren.
server-hint-asked = { NAME($seat) } hat nach einem Tipp gefragt.
server-hint-not-asked = Du wirst gerade nichts gefragt; einen Tipp gibt es zu einer Frage, die auf deine Antwort wartet.
server-hint-window = Solange andere auf eine Karte antworten können, gibt es keine Tipps: Die Frage danach verriete, was du hältst. Frage, wenn du am Zug bist.
server-returned = { NAME($seat) } ist zurück und spielt weiter.
server-time-ended = Die Zeit von { NAME($seat) } ist um. Wie an diesem Tisch vereinbart, endet die Partie hier, unvollendet.
server-unknown-zone = „{ $text }“ ist keine Zeitzone. Eine heißt etwa Europe/Berlin oder UTC.
server-vacation-days = Ein Urlaub beginnt heute ({ $today }) oder später, endet frühestens an seinem ersten Tag und binnen { $most } Tagen von heute an.
server-vacation-overlaps = An einem Teil dieser Tage hast du schon Urlaub.
server-vacation-too-long = Das wären { $days } Urlaubstage im Jahr { $year }; es gibt { $most } im Jahr.
server-too-many-vacations = Du hast schon { $most } Urlaube; ein längerer zählt als einer.
server-bot-plays = Für { NAME($seat) } spielt ein Bot; eine Rückkehr ist jederzeit möglich.
server-chair-freed = Der Platz von { NAME($seat) } ist frei für jemand anderen; bis ihn jemand nimmt, kann { NAME($seat) } zurückkommen.
server-again = { $name } möchte noch einmal spielen und wartet an einem neuen Tisch.
server-again-from = Diese Partie geht vom Beginn der Runde { $round } einer früheren aus weiter. Was der Zufall von hier an bringt, ist neu.
server-again-after = Diese Partie geht nach { $count } Antworten einer früheren weiter, mit Bots für alle anderen. Was der Zufall von hier an bringt, ist neu.
server-private = Dieser Tisch ist privat; zusehen kannst du mit einem Link von denen, die hier spielen.
server-listen-only = An einem privaten Tisch reden nur die, die hier spielen oder eingeladen sind.
server-sign-in = Sag uns zuerst deinen Namen.
server-not-there = Hier ist nichts.
server-moved-on = Am Tisch ist es schon weitergegangen; so steht es jetzt.
server-malformed = Die Anfrage ist fehlerhaft: { $where } { $what ->
    [missing] fehlt
    [unknown] ist hier nicht bekannt
    [long] ist länger als { $bound } Zeichen
    [short] ist kürzer als { $bound } Zeichen
    [many] sind mehr als { $bound }
    [few] sind weniger als { $bound }
    [most] ist mehr als { $bound }
    [least] ist weniger als { $bound }
    [choice] ist nichts von dem, was möglich ist
    [json] ist kein JSON
   *[other] ist nicht so, wie es sein soll
}.
server-too-large = Das ist zu groß.
server-too-fast = Zu schnell; warte einen Augenblick.
server-too-slow = Das hat zu lange gedauert.
server-foreign-origin = Anfragen von fremden Seiten werden nicht angenommen.
server-foreign-name = Dieser Server heißt nicht „{ $text }“; wer ihn betreibt, kann den Namen in die Einstellung names aufnehmen.
server-metrics-closed = Die Zahlen sind für diesen Rechner oder für die, die den Schlüssel zeigen (Einstellung metrics).
server-no-such-position = Diese Stellung gibt es nicht; die letzte ist { $most }.
server-went-back = Seit der letzten Antwort wurde eine Regel berichtigt. Nach den berichtigten Regeln { $answers ->
    [one] ist die letzte Antwort
   *[other] sind die letzten { $answers } Antworten
 } nicht möglich: Die Partie geht vor { $answers ->
    [one] ihr
   *[other] ihnen
 } weiter.
server-fell-back = Seit der letzten Antwort hat sich das Programm geändert; „{ $text }“ lässt sich nicht mehr so spielen wie damals. Die Partie geht vor { $answers ->
    [one] dieser Antwort
   *[other] den letzten { $answers } Antworten
 } weiter: Spielt bitte von dort aus.
server-mended = Wer diesen Server betreibt, hat diesen Tisch wieder in Ordnung gebracht. Die Partie geht { $answers } Antworten früher weiter: Spielt bitte von dort aus.
server-passphrase-common = Dieser Kennsatz gehört zu denen, die alle zuerst versuchen. Nimm ein paar Wörter, die nur für dich zusammengehören.
server-passphrase-is-name = Dein Name ist kein Kennsatz: Ihn versuchen alle zuerst. Nimm ein paar Wörter, die nur für dich zusammengehören.
server-sign-in-doubled = Mehrere haben diesen Namen und diesen Kennsatz; er sagt also nicht, wer du bist. Komm mit einem Passkey oder über einen Link von einem Gerät, auf dem du angemeldet bist, und wähle dann einen anderen Kennsatz.
server-damaged-table = Dieser Tisch lässt sich nicht lesen: Was von ihm gespeichert ist, ist beschädigt. Gelöscht wurde nichts.
server-record-too-long = Die Aufzeichnung hat { $found } Antworten; höchstens { $most } werden angenommen.
server-table-expired = Dieser Tisch hat zu lange auf Mitspieler gewartet; bitte eröffne einen neuen.
server-too-many-tables = Du hast schon { $most } Tische, an denen noch nicht zu Ende gespielt ist; beende erst einen davon.
server-too-many-bots = Deine Tische dürfen zusammen { $most } Bots haben; beende erst eine Partie.
server-cannot-store = Das ließ sich nicht speichern und ist nicht geschehen; bitte versuche es später noch einmal.
server-busy = Es wartet schon zu viel auf Berechnung; bitte versuche es gleich noch einmal.
server-bot-replaced = Der Bot { $bot } ist ausgefallen; { $simpler } spielt weiter.
server-listens = Tuath ist zu finden unter { $address }
server-room = Es ist Platz für etwa { $people } Leute zugleich.
server-stop = Strg+C beendet ihn; die Partien gehen weiter, wenn er wieder da ist.
server-stop-folder = Strg+C beendet ihn. Die Partien liegen in { $folder } und gehen weiter, wenn er wieder da ist.
server-friends = Freunde in deinem Netz öffnen { $address } oder halten die Kamera eines Telefons hierauf:
server-friends-nowhere = Dieser Rechner ist in keinem Netz, von dem er weiß, also erreicht ihn sonst niemand. Nenne seine Adresse mit --host.
server-friends-beyond = Von anderswo brauchen sie einen Weg herein: Port { $port } deines Routers, einen Tunnel oder einen Proxy; docs/friends.md beschreibt jeden.
server-friends-plain = Ohne HTTPS gibt es keine Passkeys und keine Nachrichten des Browsers, und die Seite lässt sich nicht installieren. Alles andere geht.
server-newer-database = Die Datenbank stammt von einem neueren Tuath (ihr Stand ist { $found }); bitte aktualisiere dieses.
server-needs-packages = Der Server braucht weitere Pakete; installiere sie mit: pip install "tuath[server]"
server-feed-title = Tuath: die Züge von { $name }
server-feed-turn = Du bist am Zug: { $game }
server-feed-turn-with = Du bist am Zug: { $game }, mit { $names }
server-feed-since = Du bist gefragt seit { $moment }.
server-feed-until = Deine Zeit ist um am { $moment }.
server-notice-soon = Deine Zeit läuft ab: { $game }
server-notice-soon-with = Deine Zeit läuft ab: { $game }, mit { $names }
server-notice-test = Eine Probe von Tuath
server-notice-test-text = Nachricht von deinen Zügen kommt hier an.
server-no-calls = Dieser Server schickt keine Nachrichten an Adressen von Spielern.
server-bad-address = Das ist keine Adresse, die sich aufrufen lässt: https://, ein Name und ein Pfad, in einfachen Buchstaben ohne Leerzeichen; kein Benutzer, kein Passwort und kein #.
server-address-https = Hier werden nur Adressen mit https:// aufgerufen.
server-address-inner = Diese Adresse liegt in einem Netz, das Spielern verschlossen ist.
server-call-slow = Binnen { $seconds } Sekunden hat niemand geantwortet.
server-call-certificate = Dem Zertifikat dieser Adresse glaubt dieser Server nicht.
server-call-nonsense = Was dort geantwortet wurde, ist kein HTTP.
server-call-unreachable = Unter dieser Adresse ist niemand zu erreichen.
server-call-status = Die Adresse hat mit { $status } geantwortet; 200 bis 299 hieße, dass die Nachricht angekommen ist.
server-too-many-channels = Du hast schon { $most } davon; entferne zuerst etwas.
server-bad-site = { $name } ist „{ $text }“; nötig ist die Adresse dieses Servers mit http:// oder https:// und einem Schrägstrich am Ende.
server-bad-smtp = TUATH_SMTP ist keine Adresse eines Mailservers: smtps://BENUTZER:PASSWORT@RECHNER?from=ADRESSE, oder smtp://, wo TLS später beginnt.
server-mail-needs-site = Mail braucht neben TUATH_SMTP auch TUATH_SITE: die Adresse dieses Servers, für die Links darin.
server-no-mail = Dieser Server verschickt keine Mails.
server-bad-mailbox = Das ist keine Mailadresse wie maren@example.org.
server-mail-refused = Der Mailserver nimmt keine Mails für diese Adresse an ({ $status }).
server-mail-failed = Der Mailserver hat die Mail nicht angenommen ({ $reason }).
server-mail-several = { $count } Tische warten auf dich
server-mail-confirm = Darf Tuath dir schreiben?
server-mail-confirm-text = { $name } möchte Nachricht von Zügen bei Tuath an diese Adresse bekommen. Bist du das, öffne diese Adresse und stimme zu. Wenn nicht, tu nichts: Mehr wird nicht geschickt.
server-mail-foot = Keine dieser Mails mehr:
server-bad-push = Mit diesen Schlüsseln könnte niemand deinem Browser schreiben.
server-push-needs-browser = Ein Browser hört von Zügen, solange er angemeldet ist; ein Programm nennt stattdessen eine Adresse.
server-too-many-tokens = Du hast schon { $most } Token; widerrufe zuerst eines davon.
server-token-scope = Dieses Token ist zum { $scope ->
    [read] Zusehen
   *[play] Zusehen und Spielen an Tischen
}, nicht zum { $needed ->
    [play] Spielen an Tischen
   *[host] Eröffnen von Tischen und Ändern deiner Angaben
}; erzeuge dafür ein anderes.
server-program-token = Ein Programm wird man mit einem Token; auf der Seite wird es niemand.
server-program-sits = Wer als Mensch an einem Tisch sitzt, wird dort nicht zum Programm; beende erst diese Partien.
server-program-guest = Ein Programm hat keine Gäste neben sich.
server-program-pairing = Die schnelle Paarung bringt Menschen zusammen; ein Programm wird eingeladen.
server-program-silent = Programme spielen und sagen nichts.
server-no-such-program = Unter diesem Namen lässt sich kein Programm einladen.
server-program-twice = { $name } ist schon eingeladen oder sitzt schon hier.
server-program-game = { $name } spielt dieses Spiel nicht.
server-program-away = { $name } hört gerade nicht zu.
server-program-busy = { $name } hat so viele Tische, wie es zugleich spielt.
server-not-invited = Für dich ist hier kein Platz freigehalten.
server-declined = { $name } möchte hier nicht spielen; der Platz ist frei.
server-from-the-future = So weit ist der Tisch noch nicht; so steht es jetzt.
server-bad-database = { $address } ist keine Adresse einer Datenbank: postgresql://NAME:PASSWORT@RECHNER/DATENBANK oder eine Datei.
server-unknown-database = { $scheme }:// ist keine Datenbank, die Tuath kennt: postgresql:// oder eine Datei von SQLite.
server-not-a-database = { $file } ist keine Datenbank; wähle eine andere Datei.
server-file-is-held = { $file } wird von einem anderen laufenden Tuath benutzt (Prozess { $pid }).
server-backup-exists = { $file } gibt es schon; eine Sicherung tritt nie an die Stelle einer anderen Datei.
server-no-backup = { $file } ist keine vollständige Sicherung der Tische; „tuath admin backup“ macht eine.
server-backup-of-other = { $file } ist eine Sicherung { $kind ->
    [postgresql] einer Datenbank von PostgreSQL; nenne eine mit --database postgresql://…, um sie dort zurückzuspielen
   *[sqlite] einer Datei von SQLite; spiele sie mit --folder oder mit --database und dem Namen einer Datei zurück
}.
server-older-database = Die Zeilen stammen von einem früheren Tuath (Form { $found }, hier { $known }). Starte einmal „tuath serve“, das bringt sie auf den neuesten Stand; mache vorher eine Sicherung.
server-no-rows = In dieser Datenbank gibt es noch keine Tische; „tuath serve“ legt sie an.
server-no-database-yet = Unter { $file } gibt es keine Datenbank; nenne sie mit --database oder --folder wie bei „tuath serve“.
server-database-in-use = Die Datenbank wird benutzt; halte erst alle Server an, denn sie behalten Tische im Speicher.
server-needs-program = Dafür braucht es { $program } aus PostgreSQL.
server-program-failed = { $program } sagt: { $reason }
server-one-process = Eine Datei von SQLite bedient ein einziger Prozess; --workers { $workers } braucht PostgreSQL (--database postgresql://…).
server-database-trouble = Die Datenbank { $address } lässt sich nicht benutzen: { $reason ->
    [password] Name oder Passwort stimmen nicht
    [missing] eine Datenbank dieses Namens gibt es nicht
    [unreachable] dort antwortet niemand ({ $said })
    [read-only] sie lässt sich lesen, aber nicht beschreiben
    [full] es ist kein Platz mehr
   *[other] sie sagt „{ $said }“
}.
server-bad-host = { $host } ist keine Adresse dieses Rechners.
server-port-taken = Port { $port } von { $host } wird schon benutzt; wähle mit --port einen anderen.
server-port-forbidden = Port { $port } steht nicht allen offen; wähle mit --port einen anderen über 1023.
server-bad-proxy = „{ $text }“ ist keine Adresse eines Proxys; nötig ist eine Adresse wie 192.0.2.7 oder ein Netz wie 192.0.2.0/24.
server-bad-setting = { $name } ist „{ $text }“; nötig ist eine Zahl, die nicht negativ ist.
server-setting-choice = { $name } ist „{ $text }“; möglich ist { $known }.
server-setting-kind = { $name } ist von falscher Art: Nötig ist { $wanted ->
    [number] eine Zahl, ohne Anführungszeichen
    [list] eine Liste von Texten
   *[text] ein Text, in Anführungszeichen
}.
server-setting-unknown = { $name } ist keine Einstellung von Tuath{ $like ->
    [none] .
   *[other] ; { $like } ist eine.
}.
server-settings-file = { $file } ist kein TOML: { $reason }.
server-bad-prefix = { $name } ist „{ $text }“; nötig ist ein Pfad wie /spiele, der nicht wie einer der Seite selbst beginnt.
server-no-page = Dieser Installation fehlt die Seite: Programme werden bedient, Browser nicht. Mit Node 20 oder neuer gebaut wäre sie da; docs/hosting.md sagt, wie.
command-serve-check-file = Einstellungsdatei: { $file }
command-serve-check-source = { $source ->
    [flag] hier gesagt
    [environment] aus der Umgebung
    [file] aus der Einstellungsdatei
   *[usual] wie üblich
}
command-serve-json = --json gehört zu --check: Programmen sagt ein Server alles über seine Schnittstelle.
command-serve-check-nothing = nichts
command-serve-check-sound = Mit diesen Einstellungen kann ein Server starten.
command-serve-check-wrong = { $count ->
    [one] Eine Sache ist
   *[other] { $count } Sachen sind
} falsch; so startet kein Server, oder nicht so, wie es gemeint war.
server-part-place = Wo er ist
server-part-games = Was gespielt wird
server-part-words = Was er sagt
server-part-limits = Wie viel jemand tun darf
server-part-tables = Wie lange am Tisch etwas dauert
server-part-notices = Nachricht von Zügen
server-part-machine = Was der Rechner tut
server-part-texts = Was zu sagen Pflicht ist
server-part-tests = Nur für Tests
server-setting-host = Die Adresse, an der er zu finden ist. 0.0.0.0 oder :: sind alle dieses Rechners; hinter einem Proxy ist die übliche richtig.
server-setting-port = Der Port, an dem er zu finden ist; 0 ist irgendein freier.
server-setting-prefix = Der Pfad, unter dem ein Proxy die Seite anbietet, etwa /spiele; ohne ihn ist sie die ganze Site.
server-setting-proxy = Adressen oder Netze von Proxys, denen geglaubt wird, für wen sie fragen und ob mit HTTPS.
server-setting-names = Weitere Namen, unter denen Browser nach diesem Server fragen dürfen, neben localhost, Adressen aus Zahlen, der, an der er lauscht, dem Namen des Rechners und dem aus site; ohne all das gilt, was ein genannter Proxy sagt.
server-setting-database = postgresql://NAME:PASSWORT@RECHNER/DATENBANK oder eine Datei von SQLite; sonst tuath.sqlite3 im Ordner.
server-setting-folder = Der Ordner für die Datei der Datenbank und das Material, mit dem Tische begonnen wurden; sonst der Datenordner derer, die den Server starten.
server-setting-workers = Wie viele Prozesse bedienen; mehr als einer braucht PostgreSQL.
server-setting-data = Datendateien mit anderem gedrucktem Material, eine für jedes Spiel.
server-setting-bots = Eigene Bots, als modul:Klasse, neben denen, die einen Namen haben.
server-setting-weights = Ein Ordner mit eigenen Netzen für die Bots, statt der mitgelieferten.
server-setting-lang = Die Sprache dessen, was beim Start und von tuath admin gesagt wird; wer spielt, wählt die eigene.
server-setting-log = Wie viel aufgezeichnet wird, als ein JSON-Objekt je Zeile: ab dieser Stufe.
server-setting-rate = Anfragen in der Sekunde, die jemand stellen darf; von einer Adresse dürfen es fünfmal so viele sein.
server-setting-tables-per-player = Unfertige Tische, die jemand eröffnet haben darf.
server-setting-bots-per-player = Bots an allen unfertigen Tischen, die jemand eröffnet hat, zusammen.
server-setting-longest-game = Antworten, die eine mitgebrachte Aufzeichnung haben darf.
server-setting-security-days = Tage, die aufgehoben wird, wer sich angemeldet hat, wer abgewiesen wurde und von welcher verschlüsselten Adresse; 0: gar nicht.
server-setting-expires = Sekunden, bis ein wartender Tisch in keiner Liste mehr steht.
server-setting-archived = Sekunden, bis eine Partie, die niemand anrührt, in keiner Liste mehr steht.
server-setting-grace = Sekunden, die jemand fort sein muss, um zu fehlen und ersetzt zu werden.
server-setting-answer-limit = Sekunden für die, die auf eine Karte antworten können, wo der Tisch nichts anderes sagt; ohne Antwort geschieht es.
server-setting-pause = Wo Menschen auf Karten antworten können: Mit 0 gibt es keine ausgelosten Pausen, und die Zeit verrät, wer nichts hielt.
server-setting-delay = Sekunden, um die Zuschauer an öffentlichen Tischen mit verdeckten Karten zurück sind, wo der Tisch nichts anderes sagt; an gewerteten mindestens 180.
server-setting-vacation = Tage im Jahr, an denen die Uhren nach Tagen bei jemandem ruhen dürfen.
server-setting-notice-grace = Sekunden, bis jemand von einem Zug erfährt, auf den gewählten Wegen; wer vorher antwortet, braucht keine Nachricht.
server-setting-remind = Sekunden, bevor jemandes Zeit um ist, zu denen es gesagt wird; nie in ihrer ersten Hälfte.
server-setting-reach = Wohin für Spieler Nachricht von Zügen gehen darf: public ist https zu dem, was alle erreichen, any auch http und eigene Netze, none nirgendwohin.
server-setting-smtp = Der Server, der unsere Mails annimmt, als smtps://BENUTZER:PASSWORT@RECHNER?from=ADRESSE; ohne ihn gibt es keine Mails.
server-setting-mail-every = Sekunden zwischen zwei Mails an ein Postfach; was solange wartet, kommt in einer.
server-setting-site = Die Adresse dieses Servers, wie man sie eintippt, mit einem Schrägstrich am Ende; nötig für Mails, sonst wie ein Spieler sie eingetippt hat.
server-setting-awake = Sekunden, die Bots weiterspielen, nachdem zuletzt jemand an ihren Tisch gesehen hat.
server-setting-silence = Sekunden, nach denen nach einem Tisch gesehen wird, an dem es weitergehen müsste.
server-setting-metrics = Der Schlüssel, den Prometheus für /metrics zeigt (Authorization: Bearer SCHLÜSSEL); ohne ihn sind die Zahlen nur für diesen Rechner.
server-setting-keep-finished = Sekunden, die eine beendete Partie im Speicher bleibt, wenn niemand hinsieht.
server-setting-keep-unused = Sekunden, die jeder andere Tisch es tut.
server-setting-analysts = Prozesse je Arbeiter, die beendete Partien analysieren; 0: Keine wird analysiert.
server-setting-closely = Entscheidungen einer Partie, die bei der Analyse genauer angesehen werden.
server-setting-ahead = 0: Worte und Material der Spiele werden erst bereitgelegt, wenn jemand danach fragt, nicht nach dem Start.
server-setting-imprint = Wer diesen Server betreibt, am Fuß jeder Seite: eine Adresse oder eine Textdatei (deploy/texts/ hat eine zum Anfangen).
server-setting-privacy = Was über Spieler gespeichert wird und wozu, ebenso.
server-setting-terms = Worin einwilligt, wer hier spielt, ebenso.
server-setting-seeds = „chosen“: Wer einen Startwert nennt, bekommt ihn auch gegen andere und kann jede verdeckte Karte kennen.

## Analysen

core-analysis-chance = Chance
core-analysis-nothing = Noch gibt es nichts zu analysieren: Niemand hatte eine Wahl.
server-analysis-too-long = Diese Partie hat { $found } Antworten; analysiert werden Partien bis { $most }.
command-admin-order = Optionen stehen hinter dem Befehl: tuath admin { $command } …
command-admin-place = { $place }, { $size } MB
command-admin-counts = { $players } Spieler, { $playing } laufende Partien, { $waiting } wartende Tische, { $over } beendete Partien, { $answers } Antworten
command-admin-last = letzte Änderung: { $when }
command-admin-room = frei auf diesem Datenträger: { $free } von { $whole } GB
command-admin-load = Last
command-admin-now = jetzt
command-admin-peak = Tagesspitze
command-admin-load-people = Menschen
command-admin-load-sockets = Verbindungen
command-admin-load-answers = Züge in der Minute
command-admin-load-tables = Tische im Speicher
command-admin-load-processes = Prozesse
command-admin-look-room = Auf dem Datenträger ist wenig Platz: { $free } GB von { $whole }.
command-admin-next = „tuath admin check“ liest jeden Tisch, „tuath admin backup DATEI“ sichert alles, „tuath admin --help“ sagt, was es noch gibt.
command-admin-look-silent = Seit { $minutes } Minuten hat kein Server ein Lebenszeichen gegeben.
command-admin-look-late = { $table } ({ $game }): Jemandes Zeit ist seit { $days } Tagen um.
command-admin-look-vain = { $tables } Tische warten seit mehr als einem Monat auf Mitspieler.
command-admin-look-reports = { $reports ->
    [one] Eine Meldung eines Spielers wartet
   *[other] { $reports } Meldungen von Spielern warten
} auf dich.
command-admin-look-damaged = { $tables ->
    [one] Ein Tisch lässt sich nicht lesen.
   *[other] { $tables } Tische lassen sich nicht lesen.
}
command-admin-look-notices = { $channels ->
    [one] Ein Spieler bekommt keine Nachricht
   *[other] { $channels } Spieler bekommen keine Nachricht
} von Zügen: Das Senden schlägt immer wieder fehl.
command-admin-look-backup = { $ever ->
    [yes] Die letzte Sicherung ist { $days } Tage alt.
   *[no] Seit { $days } Tagen wurde nichts gesichert.
}
command-admin-look-page-missing = Die Seite fehlt in dieser Installation: Browser werden nicht bedient.
command-admin-look-page-old = Die Seite ist älter als ihre Quellen in diesem Checkout.
command-admin-look-hidden = Ein Proxy reicht Anfragen weiter, der nicht genannt wurde: Alle Spieler zählen als eine Adresse.
command-admin-look-certificate = Das Zertifikat von { $site } { $days ->
    [0] nehmen Browser nicht an.
    [one] läuft in einem Tag ab.
   *[other] läuft in { $days } Tagen ab.
}
command-admin-look = Hier nachsehen
command-admin-look-nothing = Nichts braucht dich.
command-admin-game = Spiel
command-admin-waiting = wartend
command-admin-playing = laufend
command-admin-days = über Tage
command-admin-over = beendet
command-admin-private = privat
command-admin-id = Kennung
command-admin-name = Name
command-admin-created = angelegt
command-admin-tables = Tische
command-admin-tokens = Token
command-admin-people = wer
command-admin-status = Stand
command-admin-updated = geändert
command-admin-owner = wessen
command-admin-scope = wofür
command-admin-used = benutzt
command-admin-none = Es gibt keine.
command-admin-more = Nur { $most } sind gezeigt; mit --most sind es andere.
command-admin-no-token = „{ $id }“ ist die Kennung keines Tokens oder mehrerer; „tuath admin tokens“ nennt sie, und acht Zeichen sind das wenigste.
command-admin-revoked = Das Token { $id } ({ $name }) von { $player } gilt nicht mehr.
command-admin-bad-status = „{ $text }“ ist kein Stand eines Tisches; es gibt { $known }.
command-admin-archived = { $written } Aufzeichnungen in { $folder } geschrieben. Die Tische bleiben, wo sie sind.
command-admin-archive-broken = Diese lassen sich nicht lesen: { $tables }.
command-admin-tidied = { $tables } vergeblich wartende Tische und { $requests } Vermerke von Anfragen sind fort; { $before } MB vorher, { $after } MB jetzt.
command-admin-asks-tidy = Tische, an die sich seit { $days } Tagen niemand gesetzt hat, kommen endgültig fort. Keine begonnene Partie.
command-admin-statistics = Aus den letzten { $days } Tagen, ohne Namen; was weniger als { $few } Tische gemeinsam haben, fehlt.
command-admin-reason = Ein Grund hat ein bis { $most } Zeichen.
command-admin-close-asks = Die Partie an { $subject } endet jetzt, unvollendet, und nichts davon zählt.
command-admin-delete-asks = Der Tisch { $subject } wird endgültig gelöscht, mit allem, was dort gespielt und gesagt wurde.
command-admin-ban-asks = { $subject } wird von diesem Server ferngehalten.
command-admin-done-close = { $subject } ist geschlossen.
command-admin-mend-asks = Die Partie an { $subject } geht von der letzten Antwort an weiter, die sich spielen lässt; was danach geantwortet wurde, ist verloren.
command-admin-done-mend = { $subject } ist wieder in Ordnung.
command-admin-mended = { $answers } Antworten bleiben, { $lost } sind verloren.
command-admin-when = wann
command-admin-what = was
command-admin-player = Konto
command-admin-address = Ort
command-admin-detail = wie
command-admin-times = Mal
command-admin-done-hide = { $subject } steht in keiner Liste mehr.
command-admin-done-show = { $subject } steht wieder in den Listen.
command-admin-done-delete = { $subject } ist gelöscht.
command-admin-done-ban = { $subject } ist gesperrt.
command-admin-done-unban = { $subject } darf wieder kommen.
command-admin-done-settle = Meldung { $subject } ist erledigt.
command-admin-logged = Im Protokoll: { $number }
command-admin-not-running = An { $table } läuft keine Partie; „tuath admin delete“ entfernt einen Tisch.
command-admin-no-table = Einen Tisch { $table } gibt es nicht.
command-admin-changed = Der Tisch { $table } hat sich gerade geändert; bitte noch einmal.
command-admin-bad-subject = „{ $text }“ ist kein Spieler (p_…), keine Adresse und kein Netz.
command-admin-no-player = Einen Spieler { $text } gibt es nicht.
command-admin-not-banned = { $text } ist nicht gesperrt.
command-admin-no-report = Eine Meldung { $number } gibt es nicht.
command-admin-banned = { $subject }, seit { $since }{ $until_set ->
    [0] {""}
   *[other] , bis { $until }
}: { $reason }
command-admin-no-bans = Niemand ist gesperrt.
command-admin-members = Mitglieder
command-admin-hosts = Gastgeber
command-admin-end-club-asks = Der Club { $subject } wird endgültig aufgelöst; seine Tische werden private.
command-admin-done-end-club = Der Club { $subject } ist aufgelöst.
command-admin-no-club = Einen Club { $club } gibt es nicht.
command-admin-report = { $number }  { $when }  über { $name } ({ $about }), von { $by }, am Tisch { $table }, { $kind ->
    [chat] Chat
    [play] Spiel
    [name] Name
   *[other] anderes
}: { $text }
command-admin-no-reports = Es gibt nichts zu erledigen.
command-admin-deed = { $number }  { $when }  { $what } { $subject }: { $reason }
command-admin-no-deeds = Noch wurde nichts getan.
command-admin-copied = Gesichert in { $file }, { $size } MB.
command-admin-broken = { $table } ({ $game }) lässt sich nicht lesen: { $why }
command-admin-broken-all = { $broken } von { $tables } Tischen lassen sich nicht lesen.
command-admin-sound = Alle { $tables } Tische mit { $answers } Antworten lassen sich lesen.
command-admin-needs-yes = Das lässt sich nicht zurücknehmen; sage --yes, wenn es so gemeint ist.
command-admin-asks-yes = Niemand ist da, der gefragt werden könnte; sage --yes, wenn es so gemeint ist.
command-admin-restore-asks = Alles unter { $place } wird durch { $file } ersetzt. Was jetzt dort ist, wird vorher nach { $aside } gesichert.
command-admin-go-on = Weiter?
command-admin-restored = { $file } ist wieder an seiner Stelle; der Server kann starten.
command-admin-aside = Was vorher dort war, ist in { $aside }.
command-analyse-title = { $game }, { $answers } Antworten. Chance { $together ->
    [0] zu gewinnen
   *[other] zusammen zu gewinnen
}, geschätzt vom Bot „{ $level }“ nach dem, was alle jeweils wussten.
command-analyse-thinking = Ich sehe mir die Partie an …
command-analyse-from-to = { $first } % → { $last } %
command-analyse-together = Alle zusammen
command-analyse-hints = Tipps erfragt
command-analyse-moments = Augenblicke, die sie entschieden haben
command-analyse-no-moments = Kein Augenblick ragt heraus.
command-analyse-moment = Antwort { $count }, Runde { $round }
command-analyse-setup = Antwort { $count }, Aufbau
command-analyse-better = Was besser gewesen wäre
command-analyse-none = Keine Wahl hat sicher 5 % oder mehr gekostet.
command-analyse-choice = { $seat }, Antwort { $count } (± { $doubt } %)
command-analyse-played-one = gespielt
command-analyse-better-one = besser
command-analyse-also-one = auch
command-analyse-try = Selbst einen besseren Weg probieren, mit Bots für alle anderen: tuath play --again { $file } --as after:{ $count }
command-analyse-turns = Was jeder Zug gekostet und gerettet hat

## Tipps

core-hint-together = Nichts Einzelnes gibt den Ausschlag; es ist alles zusammen.
core-hint-forbidden = An diesem Tisch wird ohne Tipps gespielt. Eröffne einen Tisch, der sie erlaubt, oder frage in einer eigenen Partie gegen Bots.
core-hint-others = Hier spielen { $people } Menschen gegeneinander, darum gibt es keine Tipps. Ein Tisch, der mit erlaubten Tipps eröffnet wird, hat sie für alle.
core-hint-setting = „{ $text }“ sagt nichts über Tipps; es gibt { $known }.
core-hint-one-way = Hier gibt es nur eines zu tun: Ein Tipp ist nicht nötig.
terminal-hint-title = Chance zu { $together ->
    [0] gewinnen
   *[other] gewinnen, gemeinsam
}, nach dem Bot „{ $level }“, aus dem, was du wissen kannst. Dass du gefragt hast, steht in der Aufzeichnung.
terminal-hint-thinking = Ich denke nach …
terminal-hint-option = { $option } ({ $number })
terminal-hint-chance = etwa { $chance } %
terminal-hint-then = , dann { $option }
terminal-hint-equal = { $number ->
    [2] A und B sind gleich gut.
   *[other] A, B und C sind gleich gut.
}
terminal-hint-longer = „tipp länger“ denkt länger nach.
core-hint-lesson = In einer Lektion sagt der Lehrer, was wir tun würden; wenn sie vorbei ist oder du ohne sie weiterspielst, kannst du nach Tipps fragen.

## Rätsel
core-no-puzzle = Es gibt kein Rätsel { $number } zu „{ $game }“; es gibt { $most }.
core-puzzle-outdated = Dieses Rätsel zu „{ $game }“ ist von anderen Regeln oder anderem Material und lässt sich nicht mehr spielen. „tuath puzzles make“ macht neue.
core-puzzle-over = Diese Zugfolge ist zu Ende. Nimm etwas zurück oder fang neu an.
core-puzzle-nothing-back = Nichts zurückzunehmen: Hier beginnt das Rätsel.
core-puzzle-hint-idea = Denk vom Ende her: Vollendet wird der Plan mit „{ $option }“.
core-puzzle-hint-first = Fang an mit „{ $option }“.
core-puzzle-hint-next = Von hier aus: „{ $option }“.
core-puzzle-hint-left = Von hier aus ist die Lösung, die wir kennen, nicht mehr zu erreichen. Nimm etwas zurück.
core-puzzle-lacks-least = { $goal }: { $now }, { $number } nötig.
core-puzzle-lacks-most = { $goal }: noch { $now }.
core-puzzle-trap = Die Falle: „{ $option }“ sieht gut aus und führt am Ziel vorbei.
terminal-puzzle-list-title = { $title }: { $number } Rätsel
terminal-puzzle-list-line = { $number }  { $title }  { $stars }  durch Zufall 1 von { $rare }
terminal-puzzle-list-how = tuath puzzle SPIEL NUMMER spielt eines.
terminal-puzzle-none = Zu diesem Spiel gibt es keine Rätsel.
terminal-puzzle-welcome = { $game }, Rätsel { $number } von { $of }: { $title }  { $stars }
terminal-puzzle-how = „u“ nimmt zurück, „anfang“ beginnt neu, „tipp“ und „lösung“ helfen, „aufgabe“ zeigt das Ziel, „ende“ verlässt es.
terminal-puzzle-solved = Gelöst in { $time }, { $tries ->
    [one] im ersten Versuch
   *[other] im { $tries }. Versuch
}{ $hints ->
    [0] .
   *[other] , mit Hilfe.
}
terminal-puzzle-others = { $number ->
    [one] Es gibt noch eine Zugfolge, die gelingt.
   *[other] Es gibt noch { $number } Zugfolgen, die gelingen.
}
terminal-puzzle-failed = Die Zugfolge ist zu Ende, und es fehlt etwas:
terminal-puzzle-left = Bei deiner Wahl { $number } hast du die Lösung verlassen. „dorthin“ bringt dich hin.
terminal-puzzle-solution = Die Lösung:
terminal-puzzle-next = Weiter: tuath puzzle { $game } { $number }
terminal-puzzle-orders = u, anfang, dorthin, tipp, lösung, ende
terminal-puzzles-found = { $kind }: durch Zufall 1 von { $rare }, { $positions } Stellungen (Partie { $match })
terminal-puzzles-written = { $number } Rätsel von { $found }, gefunden in { $games } Partien, stehen in { $file }.
core-hint-puzzle = Ein Rätsel hat seine eigenen Tipps.
server-no-puzzle = An diesem Tisch gibt es kein Rätsel.

## Turniere

server-tournament-together = Dieses Spiel gewinnt oder verliert man gemeinsam, es gibt also keine Gegner: ein Turnier lässt sich daraus nicht machen.
server-tournament-name = Ein Turnier hat einen Namen von einem bis { $most } Zeichen.
server-tournament-robin-for-two = Jeder gegen jeden spielt man zu zweit. Für größere Tische wähle Schweizer Runden.
server-tournament-players = An so einem Turnier können mindestens { $least } und höchstens { $most } teilnehmen, und die kleinste Zahl liegt nicht über der größten.
server-tournament-start = Ein Turnier beginnt später als jetzt und innerhalb eines Jahres.
server-tournament-club = Diesen Club kennt man hier nicht, oder du gehörst nicht dazu.
server-tournament-many = Du hast schon { $most } Turniere, die nicht zu Ende sind; lass erst eines davon enden.
server-tournament-joined = Du spielst schon in { $most } Turnieren, die nicht zu Ende sind; lass erst eines davon enden.
server-tournament-private = Dieses Turnier ist privat; hinein kommst du mit dem Einladungslink.
server-tournament-blocked = Wer dieses Turnier eröffnet hat, möchte nicht, dass du teilnimmst.
server-tournament-full = Dieses Turnier ist voll: { $most } Teilnehmer.
server-tournament-few = Es beginnt mit mindestens { $least } Teilnehmern.
server-tournament-begun = Dieses Turnier hat begonnen; niemand tritt mehr bei.
server-tournament-off = Dieses Turnier wurde abgesagt.
server-tournament-over = Dieses Turnier ist zu Ende.
server-tournament-not-in = Du nimmst an diesem Turnier nicht teil.
server-tournament-host = Das kann nur, wer das Turnier eröffnet hat.
server-tournament-not-yet = Beenden lässt sich nur eine Partie, die nach dem Tag ihrer Runde noch läuft.
server-tournament-replace = An einem Turniertisch wird niemand ersetzt: was mit denen geschieht, die fehlen, wurde vorher festgelegt.
server-tournament-closed = Die Turnierleitung hat diese Partie beendet, weil ihr Tag vorbei ist: verloren für alle ohne Restzeit, unentschieden für alle anderen, die geblieben sind.
