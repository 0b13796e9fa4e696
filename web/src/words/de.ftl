### Die Seite, auf Deutsch

## Überall

page-skip = Zum Inhalt
page-nav = Seiten
page-play = Spielen
page-rules = Regeln
page-games = Spiele
page-game = Spiel
page-me = Ich
page-close = Schließen
page-cancel = Abbrechen
page-copy = Kopieren
page-keep = Merken
page-loading = Einen Augenblick …
page-to-home = Zur Startseite
page-switch-language = Switch to English
page-language = Sprache
page-theme = Licht
page-theme-light = Tag
page-theme-dark = Nacht
page-theme-system = wie das Gerät
page-theme-to-light = Zum Tag wechseln
page-theme-to-dark = Zur Nacht wechseln
page-sound = Ton
page-notice-on = Meine Züge hier melden
page-notice-off = Meine Züge hier nicht melden
page-sound-on = Ton einschalten
page-sound-off = Ton ausschalten
page-settings = Einstellungen
page-menu = Menü
page-unofficial = Tuath ist ein inoffizieller Spieltisch von Spielern für Spieler. Er steht in keiner Verbindung zu den Autoren und Verlagen der Spiele und ist von ihnen nicht autorisiert; die Namen der Spiele gehören ihren Inhabern. Alle Zeichnungen sind unsere eigenen, die Regeln mit eigenen Worten erzählt.
page-text-imprint = Impressum
page-text-privacy = Datenschutz
page-text-terms = Nutzungsbedingungen
page-new-version = Eine neue Fassung ist da.
page-new-version-load = Laden
page-unreachable = Der Server ist nicht zu erreichen. Bist du online?
page-server-broken = Auf dem Server ist etwas schiefgegangen. Geändert wurde nichts; versuch es bitte noch einmal.
page-refused = Das geht nicht.
page-guest-name = Gast
page-naming = Wie sollen dich die anderen nennen?
page-naming-text = Ein Name genügt, ohne Konto und ohne E-Mail. In den Einstellungen lässt er sich jederzeit ändern.
page-naming-go = Weiter
page-later-title = Diese Seite ist nicht gekommen
page-later = Entweder gibt es gerade keine Verbindung, oder Tuath ist inzwischen erneuert worden: lade die Seite neu.
page-missing-title = Hier ist nichts
page-missing = Unter dieser Adresse gibt es keine Seite.
page-missing-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
page-damaged-take = Mitnehmen, was von der Aufzeichnung da ist
page-damaged-title = Dieser Tisch lässt sich nicht lesen
page-damaged-table = Was von ihm gespeichert ist, ist beschädigt. Gelöscht wurde nichts; wer diesen Server betreibt, kann sehen, woran es liegt.
page-link-copied = Der Link ist kopiert.
page-bad-link = Das ist kein Link zu einem Tisch.

## Die erste Seite

page-home-title = Tuath: Strategiespiele von Stämmen und Inseln
page-home-head = Setz dich heute Abend an den Tisch.
page-home-lead = Große Spiele von Stämmen und Inseln, genau nach ihren Regelheften: allein gegen Bots, mit Freunden in anderen Städten oder gemeinsam an einem Laptop.
page-start-game = Spiel beginnen
page-join-link = Mit Link dazukommen
page-join = Dazukommen
page-paste-link = Füge den Link ein, den du bekommen hast
page-my-tables = Deine Tische
page-wait-for-you = { $count ->
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
}
page-how = Drei Arten zu spielen
page-how-bots = Allein: Bots nehmen die anderen Plätze, und es geht sofort los.
page-how-friends = Mit Freunden: Eröffne einen Tisch und verschick den Link.
page-how-laptop = An einem Bildschirm: Gäste spielen ihre Plätze auf deinem Gerät.
page-home-games = Jede Regel, jede Karte
page-home-why = Frag jederzeit „Warum nicht?“, und das Regelheft antwortet.
page-players-range = { $least }–{ $most } Spieler
page-play-bots = Gegen Bots
page-play-alone = Allein spielen
page-with-friends = Mit Freunden
page-point-why = Warum nicht?
page-point-why-text = Klick an, was du willst. Was nicht erlaubt ist, erklärt sich selbst, mit dem Paragrafen der Regeln.
page-point-bots = Bots, die nicht spicken
page-point-bots-text = Sie sehen genau das, was ein Mensch auf ihrem Platz sähe, und sonst nichts.
page-point-replay = Jede Partie bleibt
page-point-replay-text = Geh zu jedem Augenblick zurück, verschick einen Link dorthin und sieh am Ende, wie sich das Blatt gewendet hat.
page-point-undo = Nimm es zurück
page-point-undo-text = Frei, solange nichts aufgedeckt wurde und niemand sonst gehandelt hat; danach, wenn die anderen zustimmen.

## Einen Tisch eröffnen

page-create-title = Einen Tisch eröffnen
page-create-lead = Spiel wählen, Plätze besetzen, Link verschicken.
page-chairs = Plätze
page-chair = Platz { $number }
page-chair-me = dein Platz
page-chair-open = wer dem Link folgt
page-chair-guest = jemand an diesem Bildschirm
page-guest-called = Name des Gastes auf Stuhl { $number }
page-chair-bot = der Computer spielt
page-chair-none = bleibt leer
page-kind-me = Du
page-kind-open = Per Link
page-kind-guest = Gast hier
page-kind-bot = Bot
page-kind-none = niemand
page-kind-program = Programm
page-program = Programm
page-program-named = { $name } (Programm)
page-program-find = Name des Programms auf Stuhl { $number }
page-program-found = Programme für Stuhl { $number }
page-program-search = nach dem Namen suchen
page-program-other = ein anderes
page-program-none = Gerade ist kein Programm da, das { $game } spielt.
page-program-unknown = Gerade ist kein Programm dieses Namens da, das { $game } spielt.
page-sum-unnamed = Ein Programm ist noch zu wählen.
page-bot-name = Bot
page-bot-random = sorglos
page-bot-random-how = Tut irgendetwas.
page-bot-gentle = sanft
page-bot-gentle-how = Sieht, was ein Zug sofort bewirkt; gut für erste Partien.
page-bot-policy = aus dem Gefühl
page-bot-policy-how = Antwortet auf einen Blick, wie es das aus eigenen Partien gelernt hat; wo es noch nichts gelernt hat, spielt es ordentlich.
page-bot-fair = ordentlich
page-bot-fair-how = Antwortet sofort: Sieht sich alle Möglichkeiten an oder weiß es aus eigenen Partien.
page-bot-strong = stark
page-bot-strong-how = Schaut weiter voraus, etwa eine Sekunde lang.
page-bot-max = so stark es geht
page-bot-max-how = Denkt vor jedem Zug mehrere Sekunden nach.
page-bot-greedy = aufmerksam
page-bot-greedy-how = Nimmt, was gleich nach seinem Zug am besten aussieht.
page-bot-called = Bot, { $bot }
page-bot-level = Wie der Bot auf Platz { $number } spielt
page-table-rules = Regeln des Tisches
page-clock = Bedenkzeit
page-clock-none = ohne
page-clock-fast = 20 min
page-clock-calm = 60 min
page-clock-days = über Tage
page-days-move = Für jede Antwort
page-days-reserve = In Reserve
page-days-weekends = Am Wochenende ruhen die Uhren
page-days = { $days ->
    [0] keine
    [one] ein Tag
   *[other] { $days } Tage
}
page-gone = Wenn die Zeit um ist
page-gone-short-bot = Bot spielt
page-gone-short-wait = warten
page-gone-short-end = Ende
page-gone-bot-note = Wer keine Zeit mehr hat, für den spielt ein Bot, bis er zurückkommt.
page-gone-wait-note = Von selbst geschieht nichts; wer fehlt, kann ersetzt werden, wenn die anderen zustimmen.
page-gone-end-note = Die Partie endet dort, unvollendet; man sieht, wessen Zeit um war.
page-gone-bot = ohne Zeit spielt ein Bot weiter
page-gone-wait = der Tisch wartet auf die Langsamen
page-gone-end = ohne Zeit endet die Partie
page-span-days-hours = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} { $hours } h
page-span-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
page-span-hours = { $hours } h { $minutes } min
page-span-minutes = { $minutes } min
page-rests-weekend = ruht bis { $day }
page-rests-vacation = im Urlaub bis { $day }
page-overdue = überfällig
page-in-reserve = davon { $time } in Reserve
page-pace-minutes = { $minutes } min und { $seconds } s für jede Antwort
page-pace-days = { $days ->
    [one] 1 Tag für jede Antwort
   *[other] { $days } Tage für jede Antwort
}
page-pace-reserve = { $days } in Reserve
page-pace-weekends = Wochenenden frei
page-next-table = Nächster Tisch
page-key-next = der nächste Tisch, an dem du gefragt bist; wo ein Zug geplant wird, mit Umschalt
page-new-table = Neuer Tisch
page-play-on = Spielen
page-others-turn = Andere sind dran
page-ended-games = Vorbei
page-nobody-waits = Niemand wartet auf dich.
page-waits-for = Warten auf { $names }
page-feeds = Deine Züge anderswo
page-feeds-text = Ein Feed-Reader sagt dir, wo du gefragt bist; ein Kalender zeigt, wann in Partien über Tage deine Zeit um ist. Was gefragt wird, sagt keiner von beiden.
page-feed-atom = Für einen Feed-Reader
page-feed-ics = Für einen Kalender
page-feeds-secret = Wer diese Adressen hat, sieht, wo du am Zug bist und mit wem du spielst. Im Menü eines Tisches lässt sich der Tisch davon ausnehmen.
page-feeds-make = Adressen erzeugen
page-feeds-replace = Neue Adressen
page-feeds-off = Abschalten
page-channels = Nachricht von deinen Zügen
page-channels-text = Wenn du an einem Tisch mit anderen gefragt bist und nicht binnen einer Minute geantwortet hast, und noch einmal, bevor deine Zeit um ist: welcher Tisch, mit wem, seit wann und bis wann. Nie, was gefragt wird. Im Menü eines Tisches lässt sich der Tisch davon ausnehmen.
page-channel-new = Noch wurde nichts geschickt.
page-channel-sent = Zuletzt geschickt am { $moment }.
page-channel-fails = { $failures ->
    [one] Einmal nicht angekommen; neuer Versuch am { $again }.
   *[other] { $failures } Mal nacheinander nicht angekommen; neuer Versuch am { $again }.
}
page-channel-failed = Abgeschaltet, weil nichts mehr ankam.
page-channel-off = Abgeschaltet.
page-channel-on = An { $address } schicken
page-channel-test = Ausprobieren
page-channel-tested = Eine Probe ist unterwegs.
page-channel-drop = Entfernen
page-channel-add = Hinzufügen
page-webhook = An eine Adresse von dir
page-webhook-text = Für Programme: jede Nachricht wird als JSON dorthin geschickt und ist unterschrieben.
page-webhook-address = Adresse, die von deinen Zügen hört
page-webhook-secret = Was geschickt wird, ist mit diesem Geheimnis unterschrieben. Es wird nur dieses eine Mal gezeigt.
page-channel-asked = Mit einer Mail gefragt: öffne den Link darin, um zuzustimmen.
page-mail = Per Mail
page-mail-text = Ein Postfach wird zuerst gefragt. Alle Tische, die warten, kommen in einer Mail, und ein Link in jeder beendet sie.
page-mail-address = Dein Postfach
page-mail-yes = Ja, schreibt mir
page-mail-yes-text = Nachricht von deinen Zügen soll an dein Postfach gehen: welcher Tisch wartet, mit wem, seit wann und bis wann.
page-mail-no = Keine Mails mehr
page-mail-no-text = An dein Postfach soll keine Nachricht von Zügen mehr gehen.
page-mail-on = Nachricht von deinen Zügen geht von nun an an { $address }.
page-mail-off = An { $address } gehen keine Mails mehr.
page-push = An diesen Browser
page-push-text = Auch wenn die Seite geschlossen ist. Die Nachricht ist für diesen Browser verschlüsselt und kommt, solange du hier angemeldet bist.
page-push-add = Diesem Browser Bescheid sagen
page-push-here = diesen Browser
page-push-elsewhere = einen anderen Browser ({ $service })
page-answer-given = Deine Antwort von vorhin ist angekommen.
page-answer-late = Ein Tisch ist weitergegangen, seit du ohne Verbindung geantwortet hast: deine Antwort wurde nicht gebraucht.
page-answer-look = Ansehen
page-vacation = Urlaub
page-vacation-text = In Partien über Tage ruhen solange deine Uhren, an allen Tischen. Wer Urlaub hat, darf trotzdem spielen.
page-vacation-first = von
page-vacation-last = bis
page-vacation-take = Nehmen
page-vacation-left = { $left } von { $allowed } Tagen sind { $year } noch übrig.
page-vacation-from-to = { $from } bis { $to }
page-vacation-end = Zurück
page-vacation-end-this = Zurück aus dem Urlaub: { $days }
page-visible = Sichtbar
page-private = per Link
page-public = für alle
page-game-options = { $count ->
    [one] Eine Einstellung des Spiels
   *[other] { $count } Einstellungen des Spiels
}
page-game-options-lead = Varianten, und was das Regelheft offen lässt. Die erste Möglichkeit ist die übliche.
page-options-fallen = Mit dieser Wahl nicht mehr möglich:
page-usual = üblich
page-reconstructed = Ein Teil des gedruckten Materials liegt uns nicht vor; gespielt wird mit einer Nachbildung, die zum Regelheft passt.
page-what-that-means = Was das heißt
page-sum = { $game } { $count ->
    [1] allein
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
   *[other] mit { $count } Spielern
}
page-sum-open = { $open ->
    [one] Beginnt, sobald der freie Platz besetzt ist.
   *[other] Beginnt, sobald die { $open } freien Plätze besetzt sind.
}
page-sum-now = Beginnt sofort.
page-sum-few = Mindestens { $least } Plätze müssen besetzt sein.
page-create = Tisch eröffnen
page-open-tables = Offene Tische
page-open-none = Gerade gibt es keine offenen Tische. Eröffne einen!
page-running = Wird gerade gespielt
page-record = Aufzeichnung
page-record-lead = Eine als Datei gesicherte Partie lässt sich hier wieder ansehen.
page-record-choose = Aufzeichnung wählen
page-chairs-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
page-status-over = beendet
page-status-expired = hat zu lange gewartet
page-status-damaged = derzeit nicht lesbar
page-status-playing = läuft
page-your-turn-short = Du bist dran
page-look = Zusehen
page-to-table = Zum Tisch
page-look-at = Ansehen
page-sit-down = Hinsetzen

## Am Tisch

page-round = Runde { $round }
page-round-of = Runde { $round } von { $rounds }
page-round-word = Runde
page-prompt = Was gefragt ist
page-may-choose = wählbar
page-chosen = gewählt
page-last-move = letzter Zug
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-zoom-fit = Ganze Karte zeigen
page-overview = Überblick über die Karte
page-not-now = { $option }: jetzt nicht möglich; drücken, um zu erfahren, warum
page-back = Diesen Teil zurücknehmen
page-back-key = Diesen Teil zurücknehmen (Esc)
page-opens-help = Klicke einen leuchtenden Ort an oder wähle erst die Tat.
page-place-ask = was tust du dort?
page-place-help = Wähle, was dort geschieht, oder nimm den Ort zurück.
page-menu-costs = kostet { $count } { $name }
page-menu-not = Hier nicht: { $verb }
page-menu-why = warum?
page-options = { $count ->
    [one] Die einzige Möglichkeit in Worten
   *[other] Die { $count } Möglichkeiten in Worten
}
page-waiting-for = Warten auf { $names }
page-waiting-title = Der Tisch ist gedeckt
page-waiting-chairs = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
page-waiting-share = Verschick den Link; es geht los, wenn alle sitzen.
page-waiting-sit = Nimm Platz; es geht los, wenn alle sitzen.
page-waiting-public = Wer in die Lobby kommt, kann sich hier hinsetzen.
page-waiting-private = Nur wer den Link hat, kann sich hier hinsetzen.
page-you-watch = Du siehst zu.
page-watching = du siehst zu
page-spectators = { $count ->
    [one] Eine Person sieht zu
   *[other] { $count } Personen sehen zu
}
page-over = { $count ->
    [0] Niemand hat gewonnen
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
page-won = { $count ->
    [0] niemand gewinnt
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
page-over-thanks = Danke fürs Mitspielen.
page-over-broken = Die Partie wurde abgebrochen.
page-free-chair = Freier Platz
page-you = (du)
page-guest = (Gast)
page-winner = Sieg
page-resigned = aufgegeben
page-late = Zeit abgelaufen
page-stands-in = bis zur Rückkehr
page-kept = für { $name } bereit, bis jemand Platz nimmt
page-come-back = Meinen Platz zurücknehmen
page-come-back-as = Den Platz von { $name } zurücknehmen
page-replace-wish = { $name } fehlt; ein Bot soll weiterspielen.
page-free-wish = { $name } fehlt; der Platz soll für jemand anderen frei werden.
page-seed-chosen = Der Startwert dieser Partie wurde gewählt: Jemand kann wissen, was kommt.
page-seed-mixed = Wer den Tisch eröffnet hat, hat einen Startwert gewählt; der Server mischt eigenen Zufall hinein, also weiß niemand, was kommt.
page-locked-title = Ein privater Tisch
page-locked-table = Dieser Tisch ist privat. Frag die, die hier spielen, nach dem Link zum Zusehen oder einer Einladung.
page-watch-lead = Mit diesem Link kann man zusehen, aber weder Platz nehmen noch mitreden:
page-copy-watch = Link zum Zusehen kopieren
page-listen-only = Du bist mit dem Link zum Zusehen gekommen: Hier kannst du mitlesen.
page-online = da
page-away = nicht da
page-is-asked = ist gefragt
page-score = Punktestand
page-players = Spieler
page-tray = Vorrat
page-recap = Rückblick
page-recap-title = Seit deinem Zug
page-recap-away = Während du weg warst
page-recap-none = Seit deinem Zug ist nichts geschehen.
page-recap-for-you = Für dich
page-recap-game = Das Spiel
page-recap-before = Davor
page-recap-score = von { $before } auf { $now }
page-recap-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
page-recap-said = Seit deinem letzten Zug: { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}, { $own ->
    [0] keiner betrifft dich
    [one] einer davon betrifft dich
   *[other] { $own } davon betreffen dich
}.
page-recap-again = Noch einmal zeigen
page-recap-log = Ganzes Protokoll
page-recap-close = Weglegen
page-key-recap = was seit deinem Zug geschah
page-aim = Ziel
page-aim-open = Worum es geht und was wann kommt (A)
page-aim-course = Der Ablauf
page-aim-here = jetzt
page-log = Verlauf
page-chat = Chat
page-tabs = Verlauf, Chat und Regeln
page-side = Spieler, Verlauf, Chat und Regeln
page-sheet = Blatt heben oder senken
page-board = Der Spielplan von { $game }
page-log-jump = Den Tisch nach Antwort { $count } ansehen
page-log-unfold = Die { $steps } Schritte davon
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Sag etwas
page-chat-more = Frühere Zeilen
page-voices = Wer hier reden darf
page-voice-silent = stumm
page-voice-silence = Stumm stellen
page-voice-silence-this = { $name } stumm stellen
page-voice-let = Reden lassen
page-voice-let-this = { $name } reden lassen
page-send = Senden
page-unread = { $count ->
    [one] 1 neue Zeile
   *[other] { $count } neue Zeilen
}
page-invite = Einladen
page-copy-link = Link kopieren
page-leave = Aufstehen
page-undo = Zurück
page-undo-asked = Die anderen werden um Zustimmung gebeten.
page-undo-wish = { $name } möchte die letzte Entscheidung zurücknehmen
page-undo-wish-you = Bist du einverstanden?
page-undo-wish-wait = Warten auf die Zustimmung der anderen.
page-stops = Halte
page-stops-title = Frag mich …
page-stops-secret = nur du siehst das
page-stops-note = „Immer“ fragt dich auch, wenn du nichts hast: Die anderen warten etwas länger und wissen nicht, warum.
page-stops-strict = An diesem Tisch werden alle jedes Mal gefragt; wer nicht rechtzeitig antwortet, lässt es geschehen. Nur der Wunsch nach Frieden zählt.
page-stops-kept = bleibt, bis du ihn änderst
page-wish-never = nie
page-wish-if_able = wenn ich kann
page-wish-always = immer
page-wish-fight = weiterkämpfen
page-wish-ask = frag mich
page-wish-peace = Frieden
page-asking = Antworten
page-answer-limit = Zeit zum Antworten
page-answer-limit-seconds = { $seconds } Sekunden
page-answer-limit-short = { $seconds } s
page-answer-limit-note = Wer antworten darf, hat { $seconds } Sekunden.
page-asking-quiet = still
page-asking-quiet-note = Gefragt wird, wer antworten kann oder will. Jede Pause wird ausgelost, bevor jemand hinsieht.
page-asking-strict = streng
page-asking-strict-note = Alle werden jedes Mal gefragt und drücken einen Knopf; wer es nicht rechtzeitig tut, lässt es geschehen.
page-asking-strict-tag = strenge Antworten
page-window = { $moment }
page-window-card = { $name } spielt „{ $card }“.
page-window-help = Gleich geschieht es, wenn niemand antwortet.
page-window-unnoticed = { $seconds } s unbemerkt
page-window-left = noch { $seconds } s
page-window-hold = Halte die Leertaste, um darunter zu sehen
page-agree = Einverstanden
page-refuse = Ablehnen
page-resign = Aufgeben
page-resign-sure = Ein Bot spielt auf deinem Platz weiter, und du kannst nicht mehr gewinnen.
page-rematch = Revanche
page-replace = Einen Bot für { $name } spielen lassen
page-free-seat = Den Stuhl von { $name } freigeben
page-auto-on = Einzige Möglichkeit von selbst wählen
page-auto-off = Auch bei einer einzigen Möglichkeit fragen
page-why-not = { $option }: jetzt nicht
page-why-not-yet = { $option }: noch nicht
page-way-first = Zuerst { $option }
page-way-instead = Stattdessen { $option }
page-way-other = { $act }: { $option }
page-way-then = dann ist { $option } möglich
page-way-back = nimmt deine letzte Wahl zurück
page-term-here = Hier:
page-term-show = auf der Karte zeigen
page-term-back = Zurück zum Begriff davor
page-way-none = Daran kannst du jetzt nichts ändern.
page-why-may = Das darfst du
page-why-may-text = Es ist eine deiner Möglichkeiten.
page-choose-it = Wählen
page-understood = Verstanden
page-notify-turn = Du bist dran.
page-net-connecting = Verbindung wird aufgebaut …
page-net-polling = langsame Verbindung
page-net-lost = Verbindung verloren, neuer Versuch …
page-net-kept = keine Verbindung: so stand es um { $time }
page-net-waits = Deine Antwort bleibt hier und wird dann gegeben.
page-net-live = verbunden
page-handover = Gib das Gerät an { $name }
page-handover-text = Der Tisch ist verdeckt, bis { $name } da ist: Sonst sollte jetzt niemand hinsehen.
page-handover-who = Wer hat das Gerät?
page-handover-who-text = Der Tisch ist verdeckt, damit niemand sieht, was nicht für ihn bestimmt ist.
page-handover-me = Ich bin { $name }

## Rückblick

page-replay = Rückblick
page-replay-start = Vor der ersten Antwort.
page-back-table = Zurück zum Tisch
page-statistics = Wie es lief
page-position = Stellung
page-position-of = Antwort { $count } von { $total }
page-step-back = Einen Schritt zurück
page-step-on = Einen Schritt weiter
page-run = Abspielen
page-pause = Anhalten

## Regeln

page-rules-of = Regeln von { $game }
page-rules-lead = Nummerierte Paragrafen in eigenen Worten. Der Tisch nennt sie, wenn er etwas erlaubt oder ablehnt.
page-rules-search = In den Regeln suchen
page-rules-found = { $count ->
    [0] Nichts gefunden
    [one] Ein Paragraf gefunden
   *[other] { $count } Paragrafen gefunden
}
page-rules-none = Kein Paragraf spricht von „{ $text }“.
page-contents = Inhalt

## Ich

page-me-hello = Hallo, { $name }
page-me-welcome = Willkommen
page-me-lead = Dein Name am Tisch, und wie du es hier magst.
page-name = Name
page-name-kept = Du heißt jetzt { $name }.
page-sign-in = Anmelden
page-sign-out = Auf allen Geräten abmelden
page-passphrase = Kennsatz
page-passphrase-text = Mit einem Kennsatz bist du auch auf anderen Geräten du selbst. Mindestens acht Zeichen, am besten ein kurzer Satz. Ein neuer meldet alle anderen Geräte ab.
page-login = Du meldest dich als „{ $login }“ an.
page-passphrase-kept = Der Kennsatz ist gemerkt.
page-recover = Du warst schon einmal hier
page-recover-text = Mit dem Namen und dem Kennsatz, die du anderswo benutzt:
page-recovered = Willkommen zurück, { $name }.
page-recover-link = Oder mit einem Link: Die Einstellungen eines Geräts, auf dem du angemeldet bist, erzeugen einen.
page-passkeys = Passkeys
page-passkeys-text = Mit einem Passkey meldest du dich mit Finger, Gesicht oder dem Code deines Geräts an, ohne Namen und Kennsatz. Sein Geheimnis bleibt bei dir; hier liegt nur das Gegenstück.
page-passkey-name = Wie du ihn nennst, etwa „mein Handy“
page-passkey-add = Passkey hinzufügen
page-passkey-added = Der Passkey ist von nun an bekannt.
page-passkey-unused = Noch nicht benutzt.
page-passkey-site = Gilt nur auf { $site }.
page-passkey-remove = Entfernen
page-passkey-remove-this = { $name } entfernen
page-passkey-removed = Er ist hier nicht mehr bekannt. Wo er liegt, kannst du ihn ebenfalls löschen.
page-passkey-sign-in = Mit Passkey anmelden
page-passkey-cancelled = Nichts wurde geändert: Dein Browser hat keinen Passkey bekommen.
page-passkey-there = Dort liegt schon ein Passkey von dir.
page-passkey-failed = Dein Browser kann das hier mit einem Passkey nicht.
page-passkey-lack-insecure = Passkeys brauchen eine Seite mit HTTPS; alles andere geht auch ohne.
page-passkey-lack-nameless = Passkeys brauchen eine Adresse mit einem Namen, und diese ist eine Zahl; auf dem Rechner des Servers selbst hilft „localhost“.
page-passkey-lack-browser = Dieser Browser kennt keine Passkeys; alles andere geht auch ohne.
page-device = Auf einem anderen Gerät anmelden
page-device-text = Ein Link, der einmal und zehn Minuten lang gilt. Öffne ihn dort, oder halte die Kamera jenes Geräts vor den Code.
page-device-make = Link erzeugen
page-device-code = Der Link als Code für Kameras
page-device-back = Zurückrufen
page-device-left = Gilt noch { $time }
page-device-secret = Wer ihn öffnet, ist als du angemeldet: Gib ihn niemandem.
page-device-until = Ein früherer Link gilt noch bis { $time }; ein neuer tritt an seine Stelle.
page-device-used = Er wurde benutzt: Du bist auf dem anderen Gerät angemeldet.
page-device-over = Seine Zeit ist um.
page-device-here = Auf diesem Gerät anmelden
page-device-as = Dieser Link meldet dich als { $name } an.
page-device-go = Auf diesem Gerät als { $name } weiter
page-device-same = Du bist auf diesem Gerät schon { $name }. Der Link wurde nicht benutzt.
page-device-other = Hier bist du jetzt { $now }. Wenn du weitergehst, wird { $now } auf diesem Gerät abgemeldet.
page-device-lost = { $now } hat weder Kennsatz noch Passkey: Ohne Anmeldung auf einem weiteren Gerät kann niemand mehr { $now } werden.
page-device-stay = { $now } bleiben
page-device-otherwise = Anders anmelden
page-sign-out-lost = Du hast weder Kennsatz noch Passkey. Bist du einmal abgemeldet, kommt niemand mehr zu deinem Namen und deinen Tischen zurück.
page-sign-out-all-the-same = Trotzdem abmelden
page-sign-out-here = Hier abmelden
page-sign-ins = Wo du angemeldet bist
page-sign-ins-text = Ein Gerät, das 90 Tage niemand benutzt, meldet sich von selbst ab.
page-sign-in-device = { $browser } auf { $system }
page-sign-in-unknown = Ein Gerät
page-sign-in-earlier = Geräte aus der Zeit vor dem { $day }
page-sign-in-since = Angemeldet am { $day }.
page-sign-in-here = Dieses Gerät
page-sign-in-end = Abmelden
page-sign-in-end-this = { $device } abmelden
page-sign-in-ended = { $device }: abgemeldet.
page-sign-ins-end-others = Alle anderen abmelden
page-sign-ins-ended = Alle anderen Geräte sind abgemeldet.
page-passkey-alone = Alle meine anderen Geräte abmelden
page-show = Bist du es?
page-show-text = Das öffnet Türen zu deinem Konto. Zeig darum noch einmal, dass du es bist; danach wirst du eine Weile lang nicht mehr gefragt.
page-show-passkey = Mit einem Passkey zeigen
page-show-link = Oder mit einem Link
page-show-link-text = Die Einstellungen eines anderen deiner Geräte erzeugen einen. Kopiere ihn hierher oder öffne ihn in diesem Browser.
page-show-link-field = Der Link
page-show-by-link = Damit zeigen, dass du es bist
page-shown = Du bist es: { $minutes } Minuten lang wirst du nicht mehr gefragt.
page-show-not = Nichts wurde geändert.
page-naming-before = Schon einmal hier gewesen?
page-naming-otherwise = Mit Kennsatz oder Link
page-token = Für Programme
page-token-text = Mit einem Token kann ein Bot von dir unter deinem Namen spielen.
page-token-new = Token erzeugen
page-token-once = Es wird nur dieses eine Mal gezeigt.
page-tokens = Deine Token
page-token-name = Wofür es ist
page-token-scope = Was es darf
page-token-scope-read = Zusehen
page-token-scope-play = An Tischen spielen
page-token-scope-host = Alles, auch Tische eröffnen
page-token-nameless = ein Token ohne Namen
page-token-made = Erzeugt am { $day }.
page-token-used = Zuletzt benutzt am { $day }.
page-token-revoke = Widerrufen
page-token-revoke-this = { $name } widerrufen
page-signed-out = Du bist abgemeldet worden.
page-set-sound = Ton
page-set-sound-text = Zwei gezupfte Saiten, wenn du dran bist.
page-set-motion = Bewegung
page-set-motion-text = Figuren wandern, Möglichkeiten atmen.
page-set-auto = Von selbst antworten
page-set-auto-text = Wo es nur eine Möglichkeit gibt, wird sie für dich gewählt.
page-set-notify = Benachrichtigungen
page-set-notify-text = Vom Browser, wenn du dran bist und anderswo hinsiehst.
page-set-handover = Mehrere an diesem Bildschirm
page-set-handover-text = Den Tisch verdecken, bis der Nächste das Gerät hat.
page-handover-secrets = wo es Geheimnisse gibt
page-handover-always = immer
page-handover-never = nie
page-notify-denied = Der Browser erlaubt hier keine Benachrichtigungen.
page-keys = Tastatur
page-key-ctrl = Strg
page-key-tab = von Möglichkeit zu Möglichkeit
page-key-enter = wählen
page-key-digits = Knöpfe der Fragezeile
page-key-why = der Paragraf zur Frage
page-key-undo = zurücknehmen
page-key-log = der Verlauf
page-key-lines = im Verlauf von Zeile zu Zeile und zu ihrer Stellung
page-key-options = die erste Möglichkeit der Frage
page-key-board = das Spielbrett
page-key-hand = deine Hand oder dein Vorrat
page-key-back = einen Teil der Aktion zurücknehmen, oder schließen
page-key-search = in den Regeln suchen
page-key-replay = im Rückblick ein Schritt zurück oder weiter
page-material-given = An diesem Tisch wird mit dem Material des Gastgebers gespielt ({ $fingerprint }).
page-material-earlier = An diesem Tisch wird mit anderem Material gespielt als an einem neuen: mit dem, mit dem die Partie begann ({ $fingerprint }).

page-stage = Was geschieht
page-is-ready = bereit
page-is-ready-before = bereit, aber vor der letzten Änderung des Plans
page-changed-since-ready = Plan geändert, seit „bereit“
page-plan = Plan
page-any-order = Beliebige Reihenfolge
page-stage-begins = Was inzwischen geschah …
page-stage-ahead = { $of ->
    [one] ein Schritt
   *[other] { $of } Schritte
}
page-stage-at = { $at } von { $of }
page-step-done = Erledigt
page-stage-skip = Überspringen
page-stage-skip-turn = Weiter zu meinem Zug
page-stage-steps = Schritte dessen, was geschieht
page-stage-go = Schritt { $number }: { $text }
page-key-space = Leertaste
page-key-skip = Gezeigtes überspringen und den Tisch sehen, wie er ist
page-set-speed = Tempo
page-set-speed-text = Wie schnell gezeigt wird, was die anderen tun.
page-speed-slow = langsam
page-speed-normal = normal
page-speed-fast = schnell
page-speed-at-once = sofort
page-key-aim = Ziel und Ablauf

## Eine erste Partie mit Lehrer

page-lesson = Lektion
page-lesson-tag = Erste Partie
page-lesson-step = Schritt { $step } von { $of }
page-lesson-minutes = { $minutes } Min.
page-lesson-move = Du bist dran:
page-lesson-your-move = Du bist dran
page-lesson-on-your-own = mach weiter, wie du magst; der nächste Schritt kommt von selbst.
page-lesson-show = Zeig es mir
page-lesson-why = Warum hat { $name } das getan?
page-lesson-tray = Zu deinem Vorrat
page-lesson-holds = Die Lektion hält den Tisch an. Lies in Ruhe, dann weiter.
page-lesson-next = Weiter
page-lesson-before = Zurück
page-lesson-play-on = Weiterspielen
page-lesson-next-title = Nächste Lektion: { $title }
page-lesson-keys = A zeigt das Ziel und wo du bist, R was geschehen ist, ? die Regel zur Frage.
page-lesson-comes = Das kommt in Schritt { $step }.
page-lesson-not-now = In diesem Schritt geht es um etwas anderes; bald kannst du das wählen.
page-lesson-leave = Verlassen
page-lesson-leave-title = Die Lektion verlassen?
page-lesson-leave-text = Dein Platz bleibt erhalten: der Tisch, dein Zug, der Schritt. Die anderen warten.
page-lesson-leave-keep = Verlassen, Platz behalten
page-lesson-leave-alone = Ohne Lehrer weiterspielen
page-lesson-stay = Hierbleiben
page-lesson-back = Willkommen zurück
page-lesson-back-title = Du warst bei „{ $title }“
page-lesson-back-text = Zuletzt geschah:
page-lesson-go-on = Weiter mit Schritt { $step }
page-lesson-again = Lektion neu beginnen
page-learn = In { $minutes } Minuten lernen
page-learn-on = Weiter mit der Lektion
page-learn-lead = Neu bei { $title }? Eine geführte erste Partie erklärt es beim Spielen.
page-learn-title = { $title } lernen · Tuath
page-learn-failed = Die Lektion konnte nicht beginnen.
page-bot-scripted = spielt eine Rolle
page-key-return = Enter

# Das Ende
page-ending = Wie es ausging
page-over-after = zu Ende: { $round }
page-show-all = Alles zeigen
page-share = Teilen
page-ranking = Rangfolge
page-met = erfüllt
page-came = so kam es
page-moments = Wendepunkte
page-moments-lead = Vorsprung vor dem Besten der anderen
page-moments-none = Kein Zug änderte den Vorsprung auf Dauer.
page-and-now = Und jetzt
page-good-game = Schöne Partie
page-good-game-said = Schöne Partie, danke!
page-wants-rematch = { $name } möchte eine Revanche.
page-go-there = Dorthin
page-setup = Aufbau
page-replay-speed = Tempo
page-to-turn = Zug
page-to-moment = Wendepunkt

## Analysen

page-chance = Chance, { $together ->
    [0] zu gewinnen
   *[other] zusammen zu gewinnen
}
page-chance-all = Alle zusammen
page-analysis-follows = Analyse folgt ({ $part } %)
page-key-moments = Wichtige Augenblicke
page-key-moment-of = wichtiger Augenblick { $number } von { $count }
page-decided = Was sie entschieden hat
page-decided-none = Kein Augenblick ragt heraus.
page-better = Was besser gewesen wäre
page-better-played = gespielt
page-better-better = besser
page-better-also = auch
page-better-for = { $which ->
    [better] Für das Bessere:
   *[other] Für das Gespielte:
}
page-better-try = Von hier weiterspielen
page-better-by = geschätzt von „{ $bot }“ nach dem, was { $name } wusste, { $games }-mal von hier aus, ± { $doubt } %
page-hint-asked-by = { $name } hat nach einem Tipp gefragt

## Tipps

page-hint = Tipp
page-hint-before = Was jemand Starkes täte. Dass du fragst, steht in der Aufzeichnung.
page-hint-chance = Chance, { $together ->
    [0] zu gewinnen
   *[other] gemeinsam zu gewinnen
}, nach dem Bot „{ $bot }“, aus dem, was du wissen kannst.
page-hint-percent = { $chance } %
page-hint-action = { $act }: { $option }
page-hint-said = { $letter }, { $option }, etwa { $chance } Prozent.
page-hint-do = Tu das
page-hint-show = Zeig es
page-hint-equal = { $number ->
    [2] A und B sind gleich gut.
   *[other] A, B und C sind gleich gut.
}
page-hint-thinking = Denkt nach …
page-hint-gone = Die Partie ist weitergegangen. Frage wieder, wenn du gefragt wirst.
page-hint-marked = in der Aufzeichnung vermerkt
page-hint-longer = Länger denken
page-key-hint = ein Tipp
page-hints = Tipps
page-hints-alone = allein
page-hints-alone-note = Fragen darf, wer gegen keinen anderen Menschen spielt; Partner auch.
page-hints-allowed = für alle
page-hints-allowed-note = Alle dürfen fragen; alle sehen, dass jemand gefragt hat, und die Aufzeichnung behält es.
page-hints-forbidden = keine
page-hints-forbidden-note = Niemand darf fragen.

page-puzzle = Rätsel
page-puzzles = Rätsel
page-puzzles-lead = Stellungen aus Partien zwischen Bots: Ein Plan führt in diesem Zug zum Ziel, und es ist nicht der naheliegende. Niemand greift ein, und du darfst zurücknehmen, so oft du willst.
page-puzzles-count = { $number ->
    [one] 1 Rätsel
   *[other] { $number } Rätsel
}
page-puzzle-title = { $title }, Rätsel { $number } · Tuath
page-puzzle-not-begun = Das Rätsel konnte nicht geöffnet werden.
page-puzzle-of = Rätsel { $number } von { $of }
page-puzzle-level = Schwierigkeit { $level } von 3
page-puzzle-rare = durch Zufall 1 von { $rare }
page-puzzle-met = , erledigt
page-puzzle-unmet = , noch offen
page-puzzle-now = jetzt { $now }
page-puzzle-line = Deine Zugfolge
page-puzzle-try = { $tries ->
    [one] erster Versuch
   *[other] { $tries }. Versuch
}
page-puzzle-back = Zurücknehmen
page-puzzle-start = Von vorn
page-puzzle-solution = Lösung zeigen
page-puzzle-solution-is = Die Lösung
page-puzzle-solved = Gelöst in { $time }, { $tries ->
    [one] im ersten Versuch
   *[other] im { $tries }. Versuch
}
page-puzzle-others = { $number ->
    [one] Es gibt noch eine Zugfolge, die gelingt.
   *[other] Es gibt noch { $number } Zugfolgen, die gelingen.
}
page-puzzle-next = Nächstes Rätsel
page-puzzle-all = Alle Rätsel
page-puzzle-failed = Die Zugfolge ist zu Ende, und es fehlt etwas
page-puzzle-left = Dorthin, wo die Lösung verlassen wurde
page-puzzle-done = Gelöst
page-puzzle-done-text = Das Ziel ist erreicht.
page-puzzle-failed-text = Nimm etwas zurück oder fang neu an.

## Leute

page-players-lead = Die Stärksten nach Spiel und Größe, ab { $least } gewerteten Partien. Der Balken zeigt, wie unsicher eine Stärke noch ist; die Liste geht nach seinem unteren Ende.
page-players-none = Hier hat noch niemand genug gewertete Partien gespielt.
page-missing-player = Diesen Spieler gibt es nicht, oder er hat sich gelöscht.
page-size = Größe
page-for-two = zu 2
page-for-more = zu 3 und mehr
page-profile = Dein Profil
page-profile-empty = Noch ist keine öffentliche oder gewertete Partie zu Ende.
page-profile-empty-mine = Noch ist keine deiner Partien zu Ende. Hier siehst du dann, was daraus geworden ist.
page-here-since = Hier seit { $month }
page-games-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
page-running-count = { $count } laufen
page-won-of-rated = gewonnen von { $of ->
    [one] 1 gewerteten Partie
   *[other] { $of } gewerteten Partien
}
page-left-unfinished = vorzeitig verlassen
page-won-of = { $won } von { $of } gewonnen
page-rating = Stärke
page-ratings = Stärke nach Spiel und Größe
page-ratings-how = mit Unsicherheit; 25 ist ein Neuling
page-rating-show = Wie sich die Stärke entwickelt hat: { $game }, { $size }
page-rating-course = { $game } { $size }
page-rating-band = Band: Unsicherheit
page-rated-game = Gewertete Partie
page-not-sure = noch unsicher
page-against = Gegen wen
page-against-how = Partien, Siege
page-favourites = Lieblingsgeister
page-favourites-how = gewonnen von gespielt, schwerster Sieg
page-never-won = noch nicht gewonnen
page-lately = Zuletzt
page-place-1 = gewonnen
page-place-2 = nicht gewonnen
page-place-3 = vorzeitig verlassen
page-points = { $count } Punkte
page-rated = Gewertet
page-rated-note = Das Ergebnis zählt für die Stärke aller, die mitspielen. Wer geht, hat verloren; Hinweise gibt es nicht.
page-rated-note-together = Dieses Spiel gewinnt man gemeinsam, es wird nie gewertet; es zählt, wie schwer es war.
page-rated-note-alone = Eine Partie zählt nur gegen jemanden: Menschen oder Bots.
page-rated-note-guests = Mit Gästen an einem Bildschirm zählt eine Partie nicht.
page-about = Über { $name }
page-dealing = Was du wegen { $name } tun kannst
page-mute = { $name } stumm schalten
page-unmute = { $name } wieder hören
page-block = { $name } sperren
page-unblock = { $name } nicht mehr sperren
page-mute-note = Du siehst nicht mehr, was diese Person in Chats sagt. Sie erfährt nichts davon.
page-block-note = Du siehst nicht mehr, was diese Person sagt, und sie kann sich nicht an deine Tische setzen. Sie erfährt nichts davon.
page-unheard = { $count ->
    [one] 1 Zeile von jemandem, den du nicht hörst
   *[other] { $count } Zeilen von Leuten, die du nicht hörst
}
page-report = { $name } melden
page-report-kind = Worum geht es?
page-report-chat = was gesagt wurde
page-report-play = wie gespielt wurde
page-report-name = der Name
page-report-other = etwas anderes
page-report-text = Was ist geschehen?
page-report-note = Das liest, wer diesen Server betreibt, und sonst niemand.
page-reported = Gemeldet. Gelesen wird es von denen, die diesen Server betreiben.
page-my-games = Alle meine Partien
page-my-games-text = Eine Datei mit dem Protokoll jeder deiner beendeten Partien und allem, was über dich aufbewahrt wird. Laufende Partien fehlen, denn ein Protokoll verrät, was die anderen haben.
page-my-games-take = Mitnehmen
page-delete-me = Mich löschen
page-delete-me-text = Dein Name, was du gesagt hast, deine Wertungen, Anmeldungen und Zugangsschlüssel verschwinden endgültig, hier und an jedem Tisch. Partien bleiben denen, die sie gespielt haben, ohne deinen Namen; laufende werden aufgegeben. Niemand kann das zurückholen.
page-delete-me-sure = Schreibe deinen Namen, { $name }, dann geschieht es sofort.
page-delete-me-go = Endgültig löschen
page-deleted = Du bist gelöscht. Leb wohl!

## Die Tische

page-tables = Tische
page-find = Finden
page-find-table = Finde mir einen Tisch
page-find-for = zu
page-find-people = { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $count }
}
page-pace = Tempo
page-find-any = egal wie schnell
page-find-live = an einem Stück
page-find-days = über Tage
page-find-rated = gewertet
page-find-note = Noch niemand da? Dann wird ein Tisch für dich eröffnet, und andere werden dazugesetzt.
page-lobby-counts = { $open } offen, { $running } laufen
page-lobby-filters = Filter
page-lobby-clear = Filter aufheben
page-lobby-fresh = { $count ->
    [one] 1 neuer Tisch
   *[other] { $count } neue Tische
}
page-lobby-none-such = So einen Tisch gibt es gerade nicht.
page-lobby-gone = nicht mehr da
page-lobby-game = Spiel
page-lobby-pace = Tempo
page-lobby-with = Mit
page-lobby-me = Für mich
page-lobby-pace-live = an einem Stück
page-lobby-pace-days = über Tage
page-lobby-pace-none = ohne Uhr
page-lobby-with-people = Menschen
page-lobby-with-bots = Bots
page-lobby-with-guests = Gäste an einem Bildschirm
page-lobby-me-free = freier Platz
page-lobby-me-rated = gewertet
page-lobby-me-watch = zum Zusehen

## Turniere

page-tournament = Turnier
page-tournaments = Turniere
page-tournaments-lead = Ein paar Abende oder ein paar Wochen mit denselben Leuten: Tische entstehen von selbst, Ergebnisse zählen von selbst.
page-tournaments-open = Zum Mitmachen
page-tournaments-running = Laufen gerade
page-tournaments-over = Zu Ende
page-tournaments-none = Gerade keine. Eröffne selbst eines.
page-tournament-crowd = { $players } von { $most }
page-tournament-club-note = Mitglieder von { $club } finden es bei den Turnieren und können mitmachen; seine Partien zählen für die Saison des Clubs.
page-tournament-from = ab { $day }
page-tournament-mine = deins
page-tournament-robin = jeder gegen jeden
page-tournament-swiss = Schweizer Runden
page-tournament-robin-note = Zu zweit, mit bis zu 16 Teilnehmern. Von Anfang an ist klar, wer auf wen trifft.
page-tournament-swiss-note = Einige Runden, in denen sich trifft, wer gleich gut steht. Bis zu 64 Teilnehmer, Tische zu zweit bis zu viert.
page-tournament-open = Turnier eröffnen
page-tournament-name = Name
page-tournament-together = Nicht { $games }: das gewinnt man gemeinsam, es gibt also keine Gegner.
page-tournament-mode = Art
page-tournament-times = Begegnungen
page-tournament-once = einmal
page-tournament-twice = zweimal, Plätze getauscht
page-tournament-size = An einem Tisch
page-tournament-rounds = Runden
page-tournament-players = Teilnehmer
page-tournament-least = Mindestens so viele Teilnehmer
page-tournament-most = Höchstens so viele Teilnehmer
page-tournament-to = bis
page-tournament-minutes = { $minutes } min
page-tournament-round-days = Eine Runde dauert
page-tournament-starts = Beginn
page-tournament-starts-note = Ohne Datum beginnt es, wenn du es sagst.
page-tournament-starts-then = Es beginnt dann von selbst, oder es fällt aus, wenn zu wenige da sind.
page-tournament-rated = Alle Partien werden gewertet: keine Gäste, keine Hinweise, und wer geht, hat verloren.
page-tournament-gone-bot = Wer keine Zeit mehr hat, für den spielt ein Bot, bis er zurückkommt; kommt er nicht, hat er die Partie verloren.
page-tournament-gone-wait = Der Tisch wartet auf alle, die keine Zeit mehr haben; nach dem Tag der Runde kann die Turnierleitung die Partie beenden, und für sie ist sie verloren.
page-tournament-gone-end = Mit der Zeit eines Spielers endet die Partie; für ihn ist sie verloren, die anderen gewinnen.
page-tournament-of = { $game } zu { $size ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $size }
}
page-tournament-fraction = { $part } von { $whole }
page-tournament-begins = Beginn
page-tournament-over = Partien zu Ende
page-tournament-ends = Ende von Runde { $round }
page-tournament-my-game = Meine Partie: { $names }
page-tournament-join = Mitmachen
page-tournament-leave = Wieder gehen
page-tournament-withdraw = Aussteigen
page-tournament-withdraw-sure = Deine laufenden Partien werden sofort aufgegeben, alle anderen sind verloren, und zurück kannst du nicht. Aussteigen?
page-tournament-start = Beginnen lassen
page-tournament-start-sure = Es wird ausgelost, und die ersten Tische entstehen; dann kann niemand mehr dazukommen. Beginnen?
page-tournament-off = Absagen
page-tournament-off-sure = Zurückholen lässt es sich nicht. Absagen?
page-tournament-cancelled = Dieses Turnier ist nicht zustande gekommen.
page-tournament-blocked = Hier spielt, wen du gesperrt hast: { $names }. Wer mitmacht, kann an denselben Tisch kommen; bis zum Beginn kannst du wieder gehen.
page-tournament-table = Tabelle
page-tournament-place = Platz
page-tournament-points = Punkte
page-tournament-counts = { $size ->
    [2] ein Sieg 1, unentschieden ½
   *[other] 1 für jeden, der hinter einem liegt, ½ bei Gleichstand
}; dann { $first }, dann { $then }
page-tournament-tie-direct = direkter Vergleich
page-tournament-tie-direct-short = direkt
page-tournament-tie-sonneborn = Punkte der Besiegten (Sonneborn-Berger)
page-tournament-tie-sonneborn-short = S-B
page-tournament-tie-buchholz = Punkte aller Gegner (Buchholz)
page-tournament-tie-buchholz-short = Buchholz
page-tournament-tie-wins = Siege
page-tournament-tie-wins-short = Siege
page-tournament-round-short = R{ $number }
page-tournament-gone = jemand, der gegangen ist
page-tournament-withdrawn = ausgestiegen
page-tournament-rest = spielfrei
page-tournament-won = { $name } hat gewonnen
page-tournament-was-unplayed = nicht gespielt
page-tournament-was-off = abgebrochen
page-tournament-was-rest = spielfrei
page-tournament-playing = läuft
page-tournament-watch = Partie gegen { $names }, läuft
page-tournament-result = { $points } gegen { $names }
page-tournament-against = g. { $places }
page-tournament-nobody = Noch ist niemand dabei.
page-tournament-to-come = kommt noch
page-tournament-until = bis { $day }
page-tournament-end = Partie beenden
page-tournament-settled = Was vereinbart ist
page-tournament-says-robin = Jeder trifft auf jeden, { $times ->
    [one] einmal
   *[other] zweimal, beim zweiten Mal mit getauschten Plätzen
}, an Tischen zu zweit.
page-tournament-says-swiss = Bis zu { $rounds } Runden an Tischen zu { $size ->
    [2] zweit
    [3] dritt
   *[other] viert
}: es trifft sich, wer gleich gut steht, und niemand zweimal auf dieselben, solange es anders geht.
page-tournament-says-days = Die Partien einer Runde sollen nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} zu Ende sein; danach kann die Turnierleitung beenden, was hängt: verloren für alle ohne Restzeit, unentschieden für die anderen. { $mode ->
    [robin] Die nächste Runde beginnt dann, oder sobald alle Partien zu Ende sind.
   *[other] Die nächste Runde beginnt, wenn alle Partien zu Ende sind.
}
page-tournament-says-begins = Es beginnt mit { $least } bis { $most } Teilnehmern, wenn die Turnierleitung es sagt.
page-tournament-says-begins-then = Es beginnt am { $day } mit { $least } bis { $most } Teilnehmern, oder es fällt aus, wenn zu wenige da sind.
page-tournament-says-points = Punkte: { $counts }.
page-tournament-says-tables = Tische entstehen von selbst, und alle sitzen schon; deinen findest du unter deinen Tischen. Ersetzt wird dort niemand.
page-tournament-says-rest-robin = Bei ungerader Zahl hat in jeder Runde jemand spielfrei, alle gleich oft; das zählt nichts.
page-tournament-says-rest = Bei ungerader Zahl hat in jeder Runde jemand spielfrei; das zählt als Sieg, und niemand hat es zweimal, bevor alle anderen es hatten.
page-tournament-says-rest-larger = Ein Tisch, der nicht voll wird, hat weniger Leute, und wer dort gewinnt, bekommt gleich viele Punkte. Wer trotzdem übrig bleibt, hat spielfrei; das zählt als Sieg.
page-tournament-says-withdrawn = Wer aussteigt, verliert laufende Partien und alle, die noch kommen; gewonnen haben sie die Gegner.
page-tournament-says-blocks = Wer mitmacht, kann an einen Tisch mit allen kommen, die hier spielen, gesperrt oder nicht.
page-missing-tournament = Dieses Turnier gibt es nicht.

## Zuschauen

page-hall = Zum Zusehen
page-hall-to = Partien ansehen
page-lobby-all = Alle Tische
page-hall-fresh = { $count ->
    [one] 1 neue Partie
   *[other] { $count } neue Partien
}
page-hall-none = So etwas wird gerade nicht öffentlich gespielt.
page-hall-since = seit { $day }
page-hall-strength = Stärke von { $name }: { $mu } ± { $doubt }
page-behind = { $minutes ->
    [one] 1 Minute später
   *[other] { $minutes } Minuten später
}
page-behind-short = { $minutes } Min. später
page-behind-note = { $minutes ->
    [one] Hier sind Karten verdeckt, darum sehen Zuschauer alles eine Minute später. Ist die Partie zu Ende, sehen sie den Rest sofort.
   *[other] Hier sind Karten verdeckt, darum sehen Zuschauer alles { $minutes } Minuten später. Ist die Partie zu Ende, sehen sie den Rest sofort.
}
page-delay = Zuschauer
page-delay-0 = sofort
page-delay-180 = 3 Min. später
page-delay-900 = 15 Min. später
page-delay-note = Wer zuschaut, sieht alles um so viel später, damit niemandem zugetragen wird, was andere tun. Es lässt sich später nicht ändern.
page-delay-note-rated = Wer an einem gewerteten Tisch zuschaut, sieht alles mindestens drei Minuten später. Es lässt sich später nicht ändern.
page-moment-share = Diesen Moment teilen
page-moment-drawn = Das Bild wird gezeichnet …
page-moment-failed = Das Bild ließ sich hier nicht zeichnen. Der Link geht trotzdem.
page-moment-picture = { $game } nach { $count } Antworten
page-moment-note = Bild und Link zeigen, was alle sehen dürfen.
page-moment-note-private = Das Bild zeigt, was alle sehen dürfen. Mit dem Link kann zuschauen, wer ihn hat.
page-moment-link = Link kopieren
page-moment-save = Bild speichern
page-moment-give = Teilen

## Freunde und Clubs

page-company = Freunde und Clubs
page-company-lead = Bei Freunden siehst du, wo sie sitzen, und lädst sie an einen Tisch ein. Ein Club hat Tische, die nur seine Mitglieder sehen, und eine Tabelle der Saison.
page-clubs = Clubs
page-clubs-one = Club
page-my-clubs = Meine Clubs
page-clubs-none = Du bist noch in keinem Club. Gründe einen, oder folge dem Link eines Clubs, den du kennst.
page-club-name = Name des Clubs
page-club-make = Club gründen
page-club-you-host = du bist Gastgeber
page-club-host = Gastgeber
page-members = Mitglieder
page-members-count = { $count ->
    [one] 1 Mitglied
   *[other] { $count } Mitglieder
}
page-since = seit { $day }
page-club-link = Link zum Club
page-club-link-text = Wer den Link hat, kann beitreten; alle Mitglieder können ihn weitergeben. Ein neuer macht den alten ungültig.
page-club-link-renew = Neuen Link machen
page-club-link-renewed = Der Club hat einen neuen Link; der alte lässt niemanden mehr ein.
page-club-table = Tisch für den Club eröffnen
page-club-open = Tische mit freiem Platz
page-club-tournaments-all = Alle Turniere
page-club-open-none = Gerade wartet kein Tisch auf jemanden.
page-club-running = Laufende Partien
page-club-door = { $count ->
    [one] Bisher ein Mitglied.
   *[other] { $count } Mitglieder.
} Mitglieder sehen, wer dabei ist, die Tische des Clubs und seine Tabelle der Saison.
page-club-join = Dem Club beitreten
page-club-locked = Dieser Club ist für seine Mitglieder
page-club-locked-text = Frag eines von ihnen nach dem Link des Clubs; damit kannst du beitreten.
page-club-missing = Diesen Club gibt es nicht, oder er ist aufgelöst.
page-club-leave = Den Club verlassen
page-club-leave-again = Mit dem Link des Clubs kannst du wiederkommen.
page-club-leave-hands-over = Du bist der letzte Gastgeber: wer am längsten dabei ist, wird es dann.
page-club-leave-ends = Du bist das letzte Mitglied: der Club wird aufgelöst, mit seinen Saisons.
page-make-host = Zum Gastgeber machen
page-host-no-more = Nicht mehr Gastgeber
page-member-remove = { $name } aus dem Club entfernen
page-member-remove-note = Der Club bekommt dann einen neuen Link, denn der alte ist bekannt.
page-member-gone = { $name } ist kein Mitglied mehr.
page-club-keeping = Für Gastgeber
page-club-renamed = Der Club hat seinen neuen Namen.
page-club-end = Den Club auflösen
page-club-end-sure = Der Club und seine Saisons verschwinden endgültig; seine Tische bleiben denen, die dort sitzen. Schreibe „{ $club }“, dann geschieht es.
page-club-end-name = Der Name des Clubs
page-club-end-go = Endgültig auflösen
page-club-ended = Der Club ist aufgelöst.
page-season = Saison
page-season-table = Tabelle der Saison
page-season-called = Saison { $number }: { $days }
page-season-days = { $from } bis { $to }
page-season-next = Die nächste Saison beginnt am { $day }.
page-season-all = Alle Partien
page-season-rule = Unsere eigene Zählung: Jede Partie an einem Tisch des Clubs ist so viele Punkte wert, wie Menschen mitgespielt haben, und wer gewonnen hat, teilt sie sich. So bringt eine Partie im Schnitt einen Punkt, gleich wie viele spielen. Bei gleichen Punkten zählen mehr Siege, dann weniger Partien. Bots und Gäste zählen nicht, ebenso wenig Partien mit weniger als zwei Menschen; was man gemeinsam gewinnt, hat eine eigene Tabelle.
page-season-together-rule = Unsere eigene Zählung: Da alle gemeinsam gewinnen oder verlieren, gibt es keine Punkte. Es zählt der schwerste Sieg, dann mehr Siege, dann weniger Partien. Partien mit weniger als zwei Menschen zählen nicht.
page-season-hardest = schwerster Sieg
page-season-won = Siege
page-season-games = Partien
page-season-points = Punkte
page-season-none = In dieser Saison hat noch keine Partie gezählt. Eine Partie an einem Tisch des Clubs zählt, sobald sie zu Ende ist.
page-season-new = Neue Saison
page-season-new-text = Die jetzige endet mit dem Tag davor und bleibt erhalten. Hat eine Saison noch nicht begonnen, bekommt sie stattdessen den neuen Tag.
page-season-first = Erster Tag der Saison
page-season-begin = Dann beginnen
page-season-set = Die Saison ist festgelegt.
page-player = Spieler
page-for-club = für einen Club
page-for-club-note = Mitglieder von { $club } sehen den Tisch, schauen zu und setzen sich; ohne seine Einladung sonst niemand.
page-waiting-club = Mitglieder von { $club } sehen diesen Tisch und können sich setzen. Andere können es mit dem Link.
page-to-club = Zum Club
page-friends-all = Freunde
page-friends-ask-me = Möchten mit dir befreundet sein
page-friends-asked = Von dir gefragt
page-friends-none = Du hast hier noch keine Freunde. Frag jemanden in seinem Profil oder am Tisch bei seinem Namen.
page-friend-ask = { $name } um Freundschaft bitten
page-friend-accept = Mit { $name } befreundet sein
page-friend-decline = Die Anfrage von { $name } ablehnen
page-friend-take-back = Die Anfrage an { $name } zurücknehmen
page-friend-end = Mit { $name } nicht mehr befreundet sein
page-friend-part = Trennen
page-asked-on = gefragt am { $day }
page-accept = Annehmen
page-decline = Ablehnen
page-take-back = Zurücknehmen
page-friends-there = { $names } hier
page-invitations = Einladungen
page-invites-you = { $name } lädt dich zu { $game } ein
page-invite-not-now = Jetzt nicht
page-invite-here = Lade Freunde und Mitglieder deiner Clubs ein; sie sehen es auf ihrer Startseite.
page-invite-this = { $name } einladen
page-invited = { $name } eingeladen
page-lobby-with-friends = Freunde
page-lobby-with-club = meine Clubs
