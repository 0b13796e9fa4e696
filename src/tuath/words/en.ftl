### The engine and its edges, in English

core-language = English

## Answers

core-not-offered = That is not possible now.
core-no-seat = There is no seat “{ $text }” in this game.
core-no-such-seat = There is no seat { $seat } in this game; seats are numbered from 0 to { $most }.
core-no-such-moment = There is no moment “{ $text }” here; there are { $known }.
core-no-such-wish = “{ $text }” is no wish for this moment; there are { $known }.
core-wrong-type = “{ $name }” needs { $wanted ->
    [number] a whole number
    [text] a text
    [path] the path of a file
    [record] a record or its text
    [players] names by seat
    [generator] a generator of random numbers (random.Random)
   *[words] a message, a line of the log or a refusal
}, not “{ $text }” ({ $type }).
drawing-first = To the beginning
drawing-back = Back
drawing-play = Play
drawing-pause = Pause
drawing-forward = Forward
drawing-last = To the end
drawing-moment = Moment of the game
drawing-empty = Nothing lies here yet
core-no-drawing = { $game } has no drawing yet.
core-no-past = This position is imagined, or began elsewhere: its past is not known.
core-not-asked = { NAME($seat) } is not asked anything now.
core-unknown-answer = “{ $answer }” is no answer to this question.
core-seat-p1 = player 1
core-seat-p2 = player 2
core-seat-p3 = player 3
core-seat-p4 = player 4
core-seat-p5 = player 5
core-seat-p6 = player 6
core-seat-nature = chance

## Undo

core-undo-nothing = There is nothing of yours to take back.
core-undo-chance = Chance has decided something since your last choice; taking it back needs the others’ consent.
core-undo-other = Another player has acted since your last choice; taking it back needs the others’ consent.
core-undo-revealed = Something has been revealed since your last choice; taking it back needs the others’ consent.
core-undo-turn = The turn has passed to another player; taking your choice back needs the others’ consent.

## Setting up

core-no-lesson-there = “{ $file }” is no lesson of “{ $game }” that was left.
core-no-lesson = There is no lesson for this game yet.
core-unknown-game = There is no game “{ $text }”. Games: { $known }.
core-unknown-language = There is no language “{ $text }”. Languages: { $known }.
core-unknown-option = There is no option “{ $option }”. Options: { $known }.
core-unknown-value = “{ $option }” cannot be “{ $value }”. Possible: { $known }.
core-wrong-seats = This game is for { $least } to { $most } players, not for { $seats }.
core-unknown-bot = There is no bot “{ $text }”. Bots: { $known }; one of your own is named as module:Class.
core-no-bot-there = There is no bot “{ $text }”: { $why }.
core-no-bot = “{ $text }” is no bot: a bot is made without arguments and has a method choose(chair, rng).
core-network-none = There is no network for this game.
core-network-format = The network is one of format { $number } for { $text }.
core-network-rules = The network was made for version { $made } of the rules, and these are version { $rules }.
core-network-observation = The network reads observation { $made }, and this game is seen as { $text }.
core-network-numbers = The network's numbers are not those that its paper names.
core-network-unreadable = The network cannot be read: { $reason }.
core-training-other = { $folder } holds the training of something else: another game, other rules, players, games or seed. Name another folder.
core-training-damaged = { $file } is damaged, or nothing that training can begin with.
core-needs-extra = This needs more packages; install them with: pip install "tuath[{ $extra }]"
core-training-packages = Training needs more packages; install them with: pip install "tuath[train]"
core-rl-packages = This interface needs more packages; install them with: pip install "tuath[rl]"
core-openspiel-packages = This interface needs OpenSpiel; install it with: pip install "tuath[openspiel]"
core-ray-packages = A Ray cluster needs more packages; install them with: pip install "tuath[ray]"
core-ray-address = No Ray cluster can be reached at “{ $text }” ({ $reason }). Name HOST:PORT, auto or local.
core-rl-action = Action { $number } may not be chosen now; “{ $question }” is asked, and the action mask says what may.
core-rl-wait = Action { $number } may not be chosen now: { NAME($seat) } is not asked anything and can only wait.
core-arena-other = { $file } holds something else than the games of this arena: other bots, seats, options, seed, rules or material. Name another file.
core-arena-damaged = “{ $text }” is no game of an arena: the file is damaged.
core-unknown-chair = “{ $text }” is no seat. A seat is human or bot:NAME, with one of the bots { $known }.
server-bad-answer-limit = { $seconds } seconds to answer are not possible: it can be { $least } to { $most }.
core-bad-number = “{ $text }” is not right for { $name }: a whole number from { $least } to { $most } is needed.
core-bad-pair = “{ $text }” is no option. Write it as NAME=VALUE.
core-file-unreadable = { $file } cannot be read: { core-file-trouble }.
core-file-unwritable = { $file } cannot be written: { core-file-trouble }.
core-file-trouble = { $reason ->
    [missing] there is no such file
    [folder] it is a folder
    [no-folder] its path leads through something that is no folder
    [forbidden] that is not allowed here
    [full] there is no room left
    [encoding] it is not text in UTF-8
   *[other] the operating system says { $reason }
}
core-game-changed = The position was pickled with other rules or other material of { $game } ({ $text }, here { $known }).
core-file-foreign = { $file } is there already and is no record; choose another name.
core-unknown-card = { $game } has no card and no kind of cards called “{ $text }”; its kinds are { $known }.
core-unknown-paragraph = There is no paragraph “{ $text }”. The parts are { $known }.

## Data files

core-data-no-game = { $file } is the material of no game here; name one with “"game"”: { $known }.
core-data-json = { $file } is no JSON; the first mistake is in line { $line }, column { $column }.
core-data-kind = { $where }: { $wanted ->
    [object] an object { "{…}" } is needed here
    [list] a list […] is needed here
    [text] a text is needed here
    [number] a whole number is needed here
   *[flag] true or false is needed here
}.
core-data-missing = { $where }: “{ $name }” is missing.
core-data-length = { $where }: { $wanted } entries are needed, there are { $found }.
core-data-id = { $where }: “{ $found }” is no id; plain letters and figures without spaces are needed.
core-data-range = { $where }: { $found } is out of range; { $least } to { $most } is possible.
core-data-unknown = { $where }: “{ $found }” is not known. Known: { $known }.
core-data-twice = { $where }: “{ $found }” stands there twice.
core-data-ports = { $where }: at least { $wanted } ports are needed, there are { $found }.
core-data-castles = { $where }: four castle locations are needed, each connected to exactly one location of the island.
core-data-connection = { $where }: a connection joins two different locations and is given once.
core-data-border = { $where }: neighbours must name each other, and no province is its own neighbour.
core-data-order = { $where }: the kinds follow each other: { $known }.
core-data-tile = { $where }: a tile covers three cells that touch each other.
core-data-neighbours = { $where }: neighbouring lands must name each other, and no land is its own neighbour.
core-data-terrains = { $where }: a board has an ocean first and then eight lands, two of each terrain.
core-data-coast = { $where }: the ocean lies at lands 1, 2 and 3 of its board.
core-data-breaks = { $where }: breaks are odd numbers that rise.
core-data-corners = { $where }: where two sides meet they must name the same land.
core-data-cases = { $where }: these cases are needed, in this order: { $known }.
core-data-layout-boards = { $where }: a layout has 1 to { $most } boards, not { $found }.
core-data-layout-overlap = { $where }: boards { $one } and { $other } lie upon each other.
core-data-layout-ocean = { $where }: board { $one } lies at the ocean of board { $other }.
core-data-layout-apart = { $where }: board { $place } is neither joined to the others nor faces one of them across the water.
core-data-layout-facing = { $where }: oceans that face each other belong to different islands; boards { $one } and { $other } do not.
core-data-layout-touching = { $where }: boards { $one } and { $other } belong to different islands and must not touch.
core-data-notation-syntax = { $where }, character { $place }: { $expected ->
    [statement] a verb
    [value] a number, a word or a function
    [name] a word
    [end] the end
   *[other] “{ $expected }”
} is needed here{ $found ->
    [end] {""}
   *[other] , not “{ $found }”
}.
core-data-notation-character = { $where }, character { $place }: “{ $found }” has no meaning here.
core-data-notation-twice = { $where }: “{ $found }” is said twice.
core-data-notation-unknown = { $where }: “{ $found }” is not known here. Known: { $known }.
core-data-notation-arguments = { $where }: “{ $found }” is told { $count } things; { $wanted } are needed.
core-data-notation-key = { $where }: “{ $found }” needs to be told “{ $wanted }”.
core-data-notation-unread = { $where } ({ $record }): nothing reads the argument “{ $argument }” of “{ $found }”. Read are: { $known }.
core-data-notation-fixed = { $where } ({ $record }): “{ $found }” cannot be told “{ $argument }={ $value }”, only “{ $argument }={ $wanted }”.
core-data-notation-only = { $where } ({ $record }): “{ $found }” cannot be told “({ $value })”, only { $wanted }.
core-data-notation-kind = { $where }: “{ $found }” cannot stand there; wanted: { $wanted }.
core-data-notation-block = { $where }: { $wanted ->
    [1] “{ $found }” needs a block { "{…}" }
   *[other] “{ $found }” takes no block { "{…}" }
}.

## Effects of cards

core-number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
}
core-effect-and = { $before } and { $last }
core-effect-or = { $before } or { $last }
core-effect-may = you may { PART($block, form: "inf") }
    .third = may { PART($block, form: "inf") }
core-effect-if = if { PART($condition) }: { PART($then) }
core-effect-if-else = if { PART($condition) }: { PART($then) }; otherwise: { PART($otherwise) }
core-effect-each = { $text } for each { PART($per, form: "per") }{ $most ->
    [0] {""}
   *[other] {" "}(at most { $most })
}

## Records

core-record-none = Line { $line }: this is no record of Tuath; it would begin with “tuath-record 1”.
core-record-format = Line { $line }: the record has another format; this version reads format { $format }.
core-record-head = Line { $line }: “{ $text }” does not belong in the head of a record.
core-record-missing = The head of the record lacks “{ $text }”.
core-record-number = Line { $line }: “{ $text }” needs a whole number.
core-record-line = Line { $line }: “{ $text }” is no answer; it would be who, question and answer, three words.
core-record-cut = Line { $line }: the record breaks off; its last line would be “end” and the number of answers.
core-record-count = Line { $line }: the end speaks of { $count } answers, there are { $found }.
core-record-after-end = Line { $line }: nothing may follow the end.
core-record-game = The record is of the game “{ $text }”, not of { $game }.
core-record-rules = The record was played by version { $rules } of the rules; this program plays version { $known }.
core-record-material = Line { $line }: the game was played with other material ({ $text }), which is not at hand; with this one it goes no further. Its data file can be given with --data.
core-record-mended = Line { $line }: the game was played by version { $rules } of the rules. By version { $known }, in which a rule was mended, it goes no further.
core-record-seat = There is no seat “{ $text }” in this game.
core-record-setup = The setup of the record is not possible.
core-record-question = Line { $line }: there is no question “{ $text }”.
core-record-option = Line { $line }: there is no “{ $text }” to choose. Known are { $known } and others.
core-record-not-asked = Line { $line }: “{ $text }” is not asked here, but { $asked }.
core-record-illegal = Line { $line }: “{ $text }” is not allowed here.
core-record-result = The record says that the game ended “{ $text }”, but its answers lead to “{ $found }”.
core-record-fine = The record is sound: { $game }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}, { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}.
core-record-ended-then = As it was recorded, the game ended like this: { $how } Winners: { $winners }.
core-record-going-on = The game is not over.

## Saved positions

core-line-unknown = “{ $text }” is no answer that these rules and this material know.
core-snapshot-none = This is no saved position of Tuath.
core-snapshot-foreign = { $what ->
    [game] The position is one of another game ({ $text }).
    [rules] The position was saved by a newer Tuath (rules { $text }); please update this one.
    [material] The position was played with other material ({ $text }), which is not at hand; its data file can be given with --data.
   *[state] The position was saved by an earlier Tuath and its game cannot be played again by these rules; its record can still be looked at.
}
core-snapshot-damaged = The saved position is damaged; part of it has been lost or changed.
core-again-same = Same seats
core-again-turned = Seats turned
core-again-alone = One player alone has no seat to turn to.
core-again-round = A game goes on from a round if it is asked for with “from”, and then the round is named.
core-again-no-round = The game has no round { $round } to go on from; its last one was { $most }.
core-again-hidden = What was hidden in this game is known now: another game can only begin from the start.
core-again-nothing-kept = Nothing was chosen at the beginning of this game that another one could keep.
core-again-no-level = There is no such level.
core-again-no-moment = The game has no moment after { $count } answers to go on from; the last one is after { $most }.

## The terminal

terminal-lesson-welcome = { $title }: a first game with a teacher, about { $minutes } minutes. “help” lists what you can type.
terminal-lesson-step = Step { $step } of { $of } · { $chapter }
terminal-lesson-move = Your move: { $text }.
terminal-lesson-take = Proposal ({ $number }): { $option }.
terminal-lesson-why = Why did { $who } do that?
terminal-lesson-next = Enter: go on
terminal-lesson-over = The lesson is over. From here on it is your game.
terminal-lesson-kept = With the teacher:
terminal-lesson-go-on = tuath learn { $game } --resume { $file }
terminal-offer-title = Which game?
terminal-offer-game = { $title }, { $least } to { $most } players
terminal-offer-else = “tuath learn GAME” teaches one in ten to fifteen minutes, “tuath --help” lists everything else.
terminal-offer-which = number or name, Enter leaves
terminal-offer-unknown = There is no single game “{ $text }” in this list.
terminal-welcome = { $title }. Type the number or the name of an option; “help” lists everything else.
terminal-asks = { $who }: { $prompt }
terminal-prompt = your answer
terminal-hand-over = { $who }, it is your turn. Press Enter when only you can see the screen.
terminal-unknown = “{ $text }” is neither an option nor a command. Type “help” for help.
terminal-ambiguous = “{ $text }” could be several options: { $known }.
terminal-why-usage = Say what you would like to do, for example: why { $example }
terminal-why-may = You may: { $option } is option { $number }.
terminal-way-first = A way: first { $option } ({ $number }), then { $wish } is possible.
terminal-way-instead = A way: { $option } ({ $number }) instead.
terminal-way-other = A way: take your last choice back with “undo”, then { $option }: there { $wish } is possible.
terminal-term-here = Here: { $here }
terminal-way-none = There is nothing that you could do about it now.
terminal-nobody-else = Nobody else is asked now.
terminal-also-asked = Also asked: { $known }. Who goes first is up to you, for example: seat { $number }
terminal-undone = Taken back.
terminal-undo-anyway = If everybody at the table agrees: undo!
terminal-undo-chance = Chance has decided something since your last choice; undo! takes it back anyway.
terminal-undo-other = A bot has acted since your last choice; undo! takes it back anyway.
terminal-undo-revealed = Something has been revealed since your last choice; undo! takes it back anyway.
terminal-undo-turn = The turn has passed to a bot; undo! takes your choice back anyway.
terminal-saved = Saved as { $file }. Go on with:
terminal-go-on = tuath play --resume { $file }
terminal-together = together
terminal-over-title = The game is over
terminal-winners = { $count ->
    [0] Nobody has won.
    [one] { $names } has won.
   *[other] { $names } share the victory.
}
terminal-goodbye = The game goes on whenever you like:
terminal-resumed = { $over ->
    [1] This game is over
   *[0] The game goes on where it stopped
}, after { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}.
terminal-record-kept = The record of this game: { $file }
terminal-again = tuath play --again { $file }
terminal-again-ways = plays again with the same players; with “--as” also: { $ways }.
terminal-rule = [{ $rule }]
terminal-recap-title = Since your last turn
terminal-recap-none = Nothing has happened since your last turn.
terminal-one-letter = “{ $text }” alone is too short to be meant; it could be: { $known }. Type more letters, or a number.
terminal-whole-word = So that it never happens by accident, type the whole word: { $word }
terminal-map-up = up
terminal-map-down = down
terminal-map-left = left
terminal-map-right = right
terminal-map-goes-on = The map goes on ({ $ways }); “map { $example }” moves it, “map all” draws it whole.
terminal-map-usage = The map cannot be moved “{ $text }”: map up, map down, map left, map right, or map all.
terminal-options-short = “more” tells what each does.
terminal-options-cut = … and { $number ->
    [one] one more option
   *[other] { $number } more options
}: “more” lists all of them.
terminal-page = – Enter: more; anything else: enough –
terminal-recap-own = For you
terminal-recap-folded = Round { $round }: { $lines ->
    [one] one line
   *[other] { $lines } lines
}; “log” tells them.
terminal-recap-away = While you were away ({ $hours ->
    [0] { $minutes } minutes
    [one] about an hour
   *[other] { $hours } hours
})
terminal-log-title = What happened
terminal-log-steps = “log 2” tells round 2 step by step.
terminal-stands-for-you = you
terminal-forced = The only option is taken for you: { $option }
terminal-no-stops = There are no such moments in this game, or several people play at this screen: then everybody is asked.
terminal-stops-usage = Change one by its number and your wish, as in “stops 1 always”.
terminal-no-such-wish = “{ $text }” is no wish there; there are { $known }.
terminal-stands = Kept for this clash. You are not asked again; “stops { $number } …” changes it ({ $moment }).
terminal-wished = { $moment }: { $wish }.
terminal-wish-never = never
terminal-wish-if_able = if I can
terminal-wish-always = always
terminal-wish-fight = fight on
terminal-wish-ask = ask me
terminal-wish-peace = peace
terminal-help =
    1, 2, 3 …     choose the option with that number
    NAME          choose an option by its name; the beginning is enough, from two letters on
    why NAME      why something is not possible and what would work, or what it would cost
    undo, undo!   take back your last choice; with ! { $people ->
        [one] also past chance and bots
       *[other] if everybody agrees
    }
    map           draw the board again, as large as the screen; “map down”, “up”, “left”, “right” move it where it is larger, “map all” draws it whole
    more          list all options with everything that is said about them
    table         show everything on the table again
    seat 2        let another seat go first that is asked as well, by number or name
    aim           what it is about, how one wins, and the order of play
    recap         what has happened since your last turn
    log           what happened so far
    rules [§]     the paragraph of this question, or any other, e.g. rules { $example }; or a word of the game
    stops         at which moments you are asked where cards can be answered (Inis); “stops 1 always” changes one
    any           any order, where things come one after another and their order changes nothing
    hint          the best options with their chances, and why; “hint longer” thinks longer
    save [FILE]   write the game to a file
    help          this list
    quit          save and leave

terminal-any-order = “any”: any order, it changes nothing here.
terminal-no-any-order = No order is asked for that changes nothing: choose yourself.

## Commands

command-options = Options of { $title }; each is given as NAME=VALUE, for example: tuath play { $game } -o { $example }
command-options-none = { $title } has no options.
command-games-none = No games are kept in { $file } yet. “tuath play” begins one.
command-games-one = { $seats ->
    [one] one player
   *[other] { $seats } players
}, { $answers ->
    [one] one answer
   *[other] { $answers } answers
}{ $over ->
    [0] {""}
   *[other] {", over"}
}
command-games-turn = Turn of { $names }
command-no-kept-game = There is no saved game “{ $text }”. “tuath games” lists them, with their numbers and names.
command-games-person = person
command-no-folder = There is no folder { $file }.
command-usual = default
command-see-options = “tuath options { $game }” lists them all.
command-resume-alone = { $name } cannot be given together with { $other }: the saved game says it itself.
command-as-alone = “--as” says how a game is played again; name that game with “--again”.
command-again-way = “{ $text }” is no way to play again. There are: { $known }.
command-again-not-over = The game in { $file } is not over yet; “tuath play --resume” goes on with it.
command-simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game } with { $players ->
    [one] 1 player
   *[other] { $players } players
} in { $seconds } s, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} a game
command-number = { $number }
command-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
command-error = ± { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
command-wins = won
command-wins-by-seat = won by seat (standard error)
command-endings = ended
command-bot-random = takes anything
command-bot-gentle = sees what an answer does at once, and is not exact about it
command-bot-greedy = takes what looks best after its own choices, by the written evaluation
command-bot-policy = answers at a glance, as it has learned from its own games
command-bot-policy-none = plays as fair: nothing has been learned for this game
command-bot-fair = looks at all its choices in several imagined worlds
command-bot-strong = thinks for about a second
command-bot-max = thinks for several seconds
command-bot-other = comes with a package
command-bot-at-a-glance = { $how }; at tables of { $players } it answers at a glance, as policy does
command-bot-plays-on = { $how }; at tables of { $players } it plays on what policy would do
command-bots-of = Bots for { $game }
command-bots-network = Fair, strong and max judge by a network where they do not follow policy: learned from { $games } games; { $strength }.
command-bots-strength = with { $positions } positions a move it won { NUMBER($share, maximumFractionDigits: 0) } % of { $games } games against { $against }
command-bots-measured = { $table }: the first won { NUMBER($won, maximumFractionDigits: 1) } of { $games }, that is { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) } % (95 % interval)
command-bots-written = Fair, strong and max judge by the written evaluation. { $why }
command-trained-round = Round { $round }: { $games } games, { $positions } positions
command-trained-fit = Fitted: loss { NUMBER($loss, minimumFractionDigits: 4, maximumFractionDigits: 4) } on games held out; the written evaluation alone { NUMBER($written, minimumFractionDigits: 4, maximumFractionDigits: 4) }
command-trained-match = Against greedy: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of { $games } games won
command-trained-done = The network is in { $folder }. To play with it: TUATH_WEIGHTS={ $folder }
command-train-needs-minutes = { $name } is about a policy; a policy is trained with --minutes.
command-policy-taught = { $games } games of a teacher with { $decisions } decisions
command-policy-cloned = Learned from them: the teacher’s answer in { NUMBER($share, maximumFractionDigits: 0) } % of the decisions held out
command-policy-round = { $decisions } decisions of its own
command-policy-measured = Against { $bot }, { $seats } players: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of { $games } games won (95 %: { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) } %)
command-policy-alone = Alone: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of { $games } games won (95 %: { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) } %)
command-policy-curve = { $bot }, { $seats }
command-policy-plot = { $game }: games won by the policy
command-policy-axis = thousands of decisions
command-policy-done = Checkpoint, policy, log and plot are in { $folder }. To play with it: TUATH_WEIGHTS={ $folder } and the bot “policy”
command-arena-played = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game } over { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $players ->
    [one] 1 player
   *[other] { $players } players
}, seed { NUMBER($seed, useGrouping: 0) }
command-arena-bot = bot
command-arena-games = games
command-arena-won = won
command-arena-rate = share
command-arena-interval = 95 %
command-arena-rating = rating
command-arena-verdict = decided
command-arena-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
command-arena-strength = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
command-arena-stronger = stronger
command-arena-weaker = weaker
command-arena-open = open
command-arena-intervals = From none to all of its games
command-arena-scale = ● share, ─ between what it lies, │ if all were equal
command-arena-plot = { $game }: share of wins
command-arena-deals = deals
command-card = card
command-card-text = what it says
command-card-clauses = clauses shown
command-disputed = { $card } is not certain: { $note }
command-cards = { $cards } cards; { $missing } without words, { $untested } played by no test
command-clauses = { $shown } of { $clauses } clauses are shown: a test fails without them, or with their number one higher
command-clause-left = { $card }: no test would miss it: { $line }
command-coverage = { $paragraphs } paragraphs, { $mechanical } mechanical; { $uncited } cited by no code, { $untested } by no test
command-coverage-code = code
command-coverage-tests = tests
command-no-tests = The tests are not here; this list needs a checkout of the sources.
command-paragraph = Paragraph
command-bench-title = Random play on one core
command-bench-what = What
command-bench-decisions = decisions/s
command-bench-games = games/s
command-bench-copy = copy µs
command-bench-imagine = imagine µs
command-bench-view = view µs
command-bench-save = save+load µs
command-bench-replay = replay µs/answer
command-bench-driven = decisions/s, answer by answer
command-bench-thinking = What bots look at
command-bench-written = positions/s, written evaluation
command-bench-learned = learned
command-bench-simulations = short games of search/s
command-bench-learning = A learner's loop: decisions/s with observation and mask
command-bench-bare = rules alone
command-bench-env = environment
command-bench-of-bare = part of it
command-bench-openspiel = OpenSpiel
command-bench-vector = many games on all cores
command-bench-ratios = Ratios in this run
command-bench-missing = { $name } is not installed and is left out; install the extra “bench” to compare.
command-bench-questions = What people are asked in { $games ->
    [one] one random game
   *[other] { $games } random games
} of each title; questions=all: with those that leave nothing to decide
command-bench-questions-round = questions a round
command-bench-questions-spared = spared a round
command-bench-questions-one = one option
command-bench-questions-same = all come to the same
command-bench-questions-none = no choice
command-bench-server = Two players at each of { $tables } tables, { $seconds } s, random answers over sockets on this machine
command-bench-moves = moves/s
command-bench-cpu = µs of the processor a move
command-bench-p50 = click to other player p50 ms
command-bench-p99 = p99 ms
command-bench-idle = kB per idle table
command-bench-active = kB per active table
command-bench-ratio = Moves per second, this server to boardgame.io: { $ratio }. Here every move is on disk when it is told; there it is in memory.
command-bench-cpu-ratio = Moves per second of the server's own processor time, this server to boardgame.io: { $ratio }.
command-bench-needs = This measurement needs the package { $name }; install the extras “server” and “bench”.
command-bench-missing-node = node or npm is missing, so boardgame.io is left out.

## The server

server-bad-name = A name has one to { $most } characters.
server-bad-passphrase = A pass-phrase has { $least } to { $most } characters.
server-wrong-passphrase = Nobody of that name has that pass-phrase.
server-link-over = This link is not good any more: it works once and within ten minutes. Make another one on the device where you are signed in.
server-show-again = This opens doors, so show first that it is you: by your pass-phrase, a passkey, or a link from another device of yours. Programs with a token cannot do it.
server-show-needs-browser = Only who has signed in with a browser can show who they are; a token cannot.
server-show-wrong-passphrase = That is not your pass-phrase.
server-passkey-of-another = That passkey is somebody else’s.
server-challenge-over = That took too long, or has been used already. Please try again.
server-passkey-wrong = What your browser sent is no passkey for this page.
server-passkey-unknown = This passkey is not known here, or not any more. Sign in in another way.
server-passkey-known = This passkey is known here already.
server-passkey-went-back = This passkey counts fewer uses than before: perhaps somebody has copied it. Sign in in another way, and remove it.
server-passkey-nameless = Passkeys need a page with a name, such as localhost; an address of numbers has none.
server-too-many-passkeys = You have { $most } passkeys; remove one of them first.
server-rated-together = This game is won or lost together, so it is never rated; what counts is how hard it was.
server-rated-alone = A rated table needs you and somebody to play against: people or bots.
server-rated-guests = At a rated table everybody sits at a device of their own: no guests, and nobody twice.
server-rated-seed = A rated table has no chosen seed: whoever names it could know what will come.
server-rated-hints = At a rated table nobody gets hints.
server-delay-rated = At a rated table those who look on are at least { $least } minutes behind.
server-delay-open = At this game nothing is hidden: those who look on see it at once, so there is no delay to choose.
server-rated-begun = This game is rated and has begun; nobody else sits down at it.
server-delete-name = To delete yourself, write your name exactly as it stands here. Nothing has been deleted.
server-block-yourself = You cannot mute or block yourself.
server-many-blocks = You have muted or blocked { $most } players already; let one of them go first.
server-many-reports = You have told the host { $most } times today; please wait until tomorrow.
server-blocked = The host of this table does not want you to sit down at it.
server-friend-yourself = You cannot be a friend of yourself.
server-friend-blocked = You have blocked this player; let them go before you ask.
server-friend-not-taken = This player takes no more such questions.
server-many-friends = You have { $most } friends already; part from one of them first.
server-many-asked = You have asked { $most } players who have not answered yet; take one of these questions back first.
server-invite-strangers = You can invite friends, and members of your clubs; none whom you have blocked, or who have blocked you.
server-invite-full = This table waits for nobody any more.
server-many-invited = { $most } players are invited to this table already.
server-bad-club-name = The name of a club has one to { $most } characters.
server-club-private = This club is for its members; its invitation link lets you join.
server-club-invitation = This link does not let anybody into the club (any more). Ask a member for the one that does.
server-club-hosts-only = Only hosts of the club can do that.
server-club-last-host = A club needs a host; name another one first.
server-club-full = This club has { $most } members already.
server-club-end-name = To end the club, write its name exactly as it stands here. Nothing has been ended.
server-many-clubs = You are in { $most } clubs already; leave one of them first.
server-many-own-clubs = You are the host of { $most } clubs already; name other hosts, or end one of them first.
server-season-day = A season begins after the first day of the one before ({ $first }), and within { $most } days from now.
server-many-seasons = This club has had { $most } seasons already.
server-banned = You may not use this server any more. The reason: { $reason }
server-banned-until = You may not use this server until { $moment }. The reason: { $reason }
server-closed = The host of this server has closed this table. The game ends here, unfinished. The reason: { $reason }
server-bad-text = A message has one to { $most } characters.
server-silenced = The host of the table has silenced { $name } in this chat.
server-heard-again = { $name } may speak in this chat again.
server-silenced-you = The host of this table has silenced you in its chat.
server-silence-host = Only the host of the table silences somebody in its chat.
server-silence-self = You cannot silence yourself; saying nothing is enough.
server-silence-nobody = Nobody of that name sits here or has said anything.
server-talks-fast = You are talking faster than the others can read; wait { $seconds ->
        [1] a second
       *[other] { $seconds } seconds
    }.
server-unknown-chair = “{ $text }” is no chair. A chair is me, guest, open or bot:NAME.
server-needs-invitation = This table is private; its invitation link lets you sit down.
server-no-lesson = Nobody is taught at this table.
server-no-free-chair = That chair is not free.
server-game-has-begun = The game has begun; you can resign, but not leave your chair.
server-game-is-over = The game is over.
server-not-playing = The game has not begun yet.
server-not-damaged = This table can be read; its record is given out when the game is over.
server-not-over = That is given out when the game is over.
server-nothing-to-agree = There is nothing you are asked to agree to.
server-no-plan = This game is not planned together.
server-many-marks = You have { $most } marks on the plan already. Take one away first.
server-no-such-place = There is nothing called “{ $text }” to be marked.
server-bad-note = Only a note has words, and it has one to { $most } characters.
server-not-yours = That is not yours to decide.
server-host-only = Only the host of the table can do that, or a player while the host is missing.
server-player-is-here = That player is here, or was a moment ago; only somebody who stays away for a while can be replaced.
server-hidden-hand = In this game hands are hidden; while it runs only a bot can play for somebody.
server-seed-known = The seed of this game was named, so somebody knows what will come; nobody else can sit down here.
server-seed-mixed = The host has named a seed. As several people play, the server has mixed its own chance into it: nobody knows what will come.
server-no-return = That chair is not yours to come back to.
server-hint-asked = { NAME($seat) } has asked for a hint.
server-hint-not-asked = You are not asked anything now; a hint is for a question that waits for your answer.
server-hint-window = While others may answer a card there are no hints: asking would tell what you hold. Ask when it is your turn.
server-returned = { NAME($seat) } is back and plays on.
server-time-ended = The time of { NAME($seat) } is gone. As agreed at this table, the game ends here, unfinished.
server-unknown-zone = “{ $text }” is no time zone. One is called like Europe/Berlin or UTC.
server-vacation-days = A vacation begins today ({ $today }) or later, ends on its first day or later, and within { $most } days from now.
server-vacation-overlaps = You are on vacation on some of these days already.
server-vacation-too-long = These would be { $days } days of vacation in { $year }; there are { $most } in a year.
server-too-many-vacations = You have { $most } vacations; a longer one counts once.
server-bot-plays = A bot plays for { NAME($seat) }, who may come back at any time.
server-chair-freed = The chair of { NAME($seat) } is free for somebody else; until it is taken, { NAME($seat) } may come back.
server-again = { $name } wants to play again and is waiting at a new table.
server-again-from = This game goes on from the beginning of round { $round } of an earlier one. What chance brings from here on is new.
server-again-after = This game goes on after { $count } answers of an earlier one, with bots for everybody else. What chance brings from here on is new.
server-private = This table is private; a link of the people who play here lets you watch.
server-listen-only = At a private table only those speak who play here or are invited.
server-sign-in = Tell us your name first.
server-not-there = There is nothing here.
server-moved-on = The table has moved on; here is how it stands.
server-malformed = The request is malformed: { $where } { $what ->
    [missing] is missing
    [unknown] is not known here
    [long] is longer than { $bound } characters
    [short] is shorter than { $bound } characters
    [many] are more than { $bound }
    [few] are fewer than { $bound }
    [most] is more than { $bound }
    [least] is less than { $bound }
    [choice] is none of what is possible
    [json] is no JSON
   *[other] is not as it should be
}.
server-too-large = That is too large.
server-too-fast = Too fast; wait a moment.
server-too-slow = That took too long.
server-foreign-origin = Requests from other pages are not taken.
server-foreign-name = This server does not go by the name “{ $text }”; its host can add it to the setting names.
server-metrics-closed = The numbers are for this machine, or for whoever shows the host's key (setting metrics).
server-no-such-position = There is no such position; the last one is { $most }.
server-went-back = A rule has been mended since the last answer was given. By the mended rules { $answers ->
    [one] the last answer is
   *[other] the last { $answers } answers are
 } not possible: the game goes on before { $answers ->
    [one] it
   *[other] them
 }.
server-fell-back = The program has changed since the last answer was given, and cannot play “{ $text }” as it was played then. The game goes on before { $answers ->
    [one] this answer
   *[other] the last { $answers } answers
 }: please go on from there.
server-mended = The host of this server has mended this table. The game goes on { $answers } answers earlier: please go on from there.
server-passphrase-common = This is one of the pass-phrases that everybody tries first. Take a few words that belong together for you alone.
server-passphrase-is-name = Your name is no pass-phrase: it is the first that anybody tries. Take a few words that belong together for you alone.
server-sign-in-doubled = Several people have this name and this pass-phrase, so it does not say who you are. Come with a passkey or by a link from a device on which you are signed in, and choose another pass-phrase then.
server-damaged-table = This table cannot be read: what is stored of it is damaged. Nothing of it has been deleted.
server-record-too-long = The record has { $found } answers; at most { $most } are taken.
server-table-expired = This table has waited too long for players; please open a new one.
server-too-many-tables = You have { $most } tables that are not over; finish one of them first.
server-too-many-bots = Your tables may have { $most } bots together; finish a game first.
server-cannot-store = That could not be stored and has not happened; please try again in a while.
server-busy = Too much is waiting to be worked out; please try again in a moment.
server-bot-replaced = The bot { $bot } has failed; { $simpler } plays on.
server-listens = Tuath is at { $address }
server-room = There is room for about { $people } people at once.
server-stop = Ctrl+C ends it; games go on when it is there again.
server-stop-folder = Ctrl+C ends it. The games are kept in { $folder } and go on when it is there again.
server-friends = Friends in your network open { $address }, or show this to the camera of a phone:
server-friends-nowhere = This machine is in no network that it knows of, so nobody else can reach it. Name its address with --host.
server-friends-beyond = From elsewhere they need a way in: port { $port } of your router, a tunnel, or a proxy; docs/friends.md has each of them.
server-friends-plain = Without HTTPS there are no passkeys, no notices of the browser, and the page cannot be installed. All else works.
server-newer-database = The database was written by a newer Tuath (its shape is { $found }); please update this one.
server-needs-packages = The server needs more packages; install them with: pip install "tuath[server]"
server-feed-title = Tuath: the turns of { $name }
server-feed-turn = Your turn: { $game }
server-feed-turn-with = Your turn: { $game }, with { $names }
server-feed-since = You are asked since { $moment }.
server-feed-until = Your time is gone on { $moment }.
server-notice-soon = Your time is running out: { $game }
server-notice-soon-with = Your time is running out: { $game }, with { $names }
server-notice-test = A test from Tuath
server-notice-test-text = Word of your turns arrives here.
server-no-calls = This server sends no word to addresses of players.
server-bad-address = This is no address that can be called: https://, a name, and a path, in plain letters without spaces; no user, no password and no #.
server-address-https = Only addresses with https:// are called here.
server-address-inner = This address lies in a network that is closed to players.
server-call-slow = Nobody has answered within { $seconds } seconds.
server-call-certificate = The certificate of this address is not one that this server believes.
server-call-nonsense = What was answered there is not HTTP.
server-call-unreachable = Nobody can be reached at this address.
server-call-status = The address has answered with { $status }; 200 to 299 would say that the word has come.
server-too-many-channels = You have { $most } of these; take one of them away first.
server-bad-site = { $name } is “{ $text }”; the address of this server is needed, with http:// or https:// and a slash at its end.
server-bad-smtp = TUATH_SMTP is no address of a mail server: smtps://USER:PASSWORD@HOST?from=ADDRESS, or smtp:// where TLS begins later.
server-mail-needs-site = Mail needs TUATH_SITE besides TUATH_SMTP: the address of this server, for the links in it.
server-no-mail = This server sends no mail.
server-bad-mailbox = This is no address of a mailbox, such as maren@example.org.
server-mail-refused = The mail server does not take mail for this address ({ $status }).
server-mail-failed = The mail server has not taken the mail ({ $reason }).
server-mail-several = { $count } tables wait for you
server-mail-confirm = May Tuath write to you?
server-mail-confirm-text = { $name } wants word of turns at Tuath sent to this address. If that is you, open this address and agree. If it is not, do nothing: nothing else will be sent.
server-mail-foot = No more of these mails:
server-bad-push = With these keys nobody could write to your browser.
server-push-needs-browser = A browser hears of turns as long as it is signed in; a program names an address instead.
server-too-many-tokens = You have { $most } tokens; revoke one of them first.
server-token-scope = This token is for { $scope ->
    [read] looking on
   *[play] looking on and playing at tables
}, not for { $needed ->
    [play] playing at tables
   *[host] opening tables or changing who you are
}; make another one for that.
server-program-token = Being a program is said with a token: nobody becomes one on the page.
server-program-sits = Somebody who sits at a table as a person does not become a program there; end those games first.
server-program-guest = A program has no guests at its side.
server-program-pairing = Quick pairing brings people together; a program is invited.
server-program-silent = Programs play, and say nothing.
server-no-such-program = There is no program that can be invited by this name.
server-program-twice = { $name } is invited or sits here already.
server-program-game = { $name } does not play this game.
server-program-away = { $name } is not listening at the moment.
server-program-busy = { $name } has as many tables as it plays at once.
server-not-invited = No chair is kept for you here.
server-declined = { $name } does not want to play here; the chair is free.
server-from-the-future = The table has not come so far yet; here is how it stands.
server-bad-database = { $address } is no address of a database: postgresql://NAME:PASSWORD@HOST/DATABASE or a file.
server-unknown-database = { $scheme }:// is no database that Tuath knows: postgresql:// or a file of SQLite.
server-not-a-database = { $file } is no database; choose another file.
server-file-is-held = { $file } is used by another Tuath that is running (process { $pid }).
server-backup-exists = { $file } is there already; a copy never takes the place of another file.
server-no-backup = { $file } is no whole copy of the tables; “tuath admin backup” makes one.
server-backup-of-other = { $file } is a copy of { $kind ->
    [postgresql] a PostgreSQL database; name one with --database postgresql://… to restore it there
   *[sqlite] a file of SQLite; restore it with --folder or with --database and the name of a file
}.
server-older-database = The rows are of an earlier Tuath (shape { $found }, here { $known }). Start “tuath serve” once, which brings them up to date; make a copy before.
server-no-rows = There are no tables in this database yet; “tuath serve” makes them.
server-no-database-yet = There is no database at { $file }; name it with --database or --folder as for “tuath serve”.
server-database-in-use = The database is in use; stop all servers first, as they keep tables in memory.
server-needs-program = This needs { $program }, which comes with PostgreSQL.
server-program-failed = { $program } says: { $reason }
server-one-process = A file of SQLite is served by one process; --workers { $workers } needs PostgreSQL (--database postgresql://…).
server-database-trouble = The database { $address } cannot be used: { $reason ->
    [password] name or password are wrong
    [missing] there is no database of that name
    [unreachable] nobody answers there ({ $said })
    [read-only] it can be read, but not written
    [full] there is no room left
   *[other] it says “{ $said }”
}.
server-bad-host = { $host } is no address of this machine.
server-port-taken = Port { $port } of { $host } is in use already; choose another one with --port.
server-port-forbidden = Port { $port } is not for everybody to use; choose another one with --port, above 1023.
server-bad-proxy = “{ $text }” is no address of a proxy; an address like 192.0.2.7 or a network like 192.0.2.0/24 is needed.
server-bad-setting = { $name } is “{ $text }”; a number that is not negative is needed.
server-setting-choice = { $name } is “{ $text }”; it can be { $known }.
server-setting-kind = { $name } is of the wrong kind: { $wanted ->
    [number] a number is needed, without quotation marks
    [list] a list of texts is needed
   *[text] a text is needed, in quotation marks
}.
server-setting-unknown = { $name } is no setting of Tuath{ $like ->
    [none] .
   *[other] ; { $like } is one.
}.
server-settings-file = { $file } is no TOML: { $reason }.
server-bad-prefix = { $name } is “{ $text }”; a path like /games is needed that does not begin like one of the page's own.
server-no-page = The page is not in this installation: programs are served, browsers are not. Built with Node 20 or newer it would be there; docs/hosting.md says how.
command-serve-check-file = Settings file: { $file }
command-serve-check-source = { $source ->
    [flag] said here
    [environment] from the environment
    [file] from the settings file
   *[usual] as usual
}
command-serve-json = --json is for --check: a server tells programs by its interface.
command-serve-check-nothing = nothing
command-serve-check-sound = A server can start with these settings.
command-serve-check-wrong = { $count ->
    [one] One thing is
   *[other] { $count } things are
} wrong; a server does not start like this, or not as was meant.
server-part-place = Where it is
server-part-games = What is played
server-part-words = What it says
server-part-limits = How much one may do
server-part-tables = How long things last at a table
server-part-notices = Word of turns
server-part-machine = What the machine does
server-part-texts = What a host has to say
server-part-tests = For tests alone
server-setting-host = The address to listen on. 0.0.0.0 or :: are all of this machine; behind a proxy the usual one is right.
server-setting-port = The port to listen on; 0 is any that is free.
server-setting-prefix = The path below which a proxy offers the page, such as /games; without one it is the whole site.
server-setting-proxy = Addresses or networks of proxies that are believed when they say for whom they ask, and whether by HTTPS.
server-setting-names = More names by which browsers may ask for this server, besides localhost, addresses in numbers, the one it listens on, this machine's and that of site; without any of them a named proxy is believed.
server-setting-database = postgresql://NAME:PASSWORD@HOST/DATABASE, or a file of SQLite; otherwise tuath.sqlite3 in the folder.
server-setting-folder = The folder of the database file and of material that tables were begun with; otherwise the data folder of whoever starts the server.
server-setting-workers = How many processes serve; more than one needs PostgreSQL.
server-setting-data = Data files with other printed material, one for each game.
server-setting-bots = Bots of the host's own, as module:Class, besides those that have a name.
server-setting-weights = A folder with networks of one's own for the bots, instead of those that ship.
server-setting-lang = The language of what is said at the start and by tuath admin; players choose their own.
server-setting-log = How much is logged, as one JSON object a line: from this level on.
server-setting-rate = Requests a second that one player may make; an address may make five times as many.
server-setting-tables-per-player = Unfinished tables that one host may have.
server-setting-bots-per-player = Bots at all unfinished tables of one host together.
server-setting-longest-game = Answers that a record may have which somebody brings.
server-setting-security-days = Days for which it is kept who has signed in, who was turned away, and from which hashed address; 0: not at all.
server-setting-expires = Seconds until a table that waits for players is in no list any more.
server-setting-archived = Seconds until a game that nobody has touched is in no list any more.
server-setting-grace = Seconds that somebody must have been away to be missing, and to be replaced.
server-setting-answer-limit = Seconds for those who may answer a card, where the table says nothing else; without an answer it happens.
server-setting-pause = Where people may answer each other's cards: 0 makes the drawn pauses none, which tells by the time who held nothing.
server-setting-delay = Seconds by which those who look on at a public table with hidden cards are behind, where the table says nothing else; at rated tables at least 180.
server-setting-vacation = Days in a year on which a player's clocks by days may rest.
server-setting-notice-grace = Seconds until somebody is told of a turn, in the ways they have chosen; who answers before needs no word.
server-setting-remind = Seconds before the time of somebody is gone at which they are told so; never in its first half.
server-setting-reach = Where word of turns may be sent for players: public is https to what everybody can reach, any is http and the host's own networks too, none is nowhere.
server-setting-smtp = The server that takes our mail, as smtps://USER:PASSWORD@HOST?from=ADDRESS; without it there is no mail.
server-setting-mail-every = Seconds between two mails to one mailbox; what waits meanwhile comes in one.
server-setting-site = The address of this server as people type it, with a slash at its end; needed for mail, otherwise as a player has typed it.
server-setting-awake = Seconds that bots play on after somebody has last looked at their table.
server-setting-silence = Seconds after which a table that ought to go on is looked at again.
server-setting-metrics = The key that Prometheus shows for /metrics (Authorization: Bearer KEY); without one the numbers are for this machine alone.
server-setting-keep-finished = Seconds that a finished game stays in memory when nobody looks at it.
server-setting-keep-unused = Seconds that any other table does.
server-setting-analysts = Processes of each worker that analyse games that are over; 0: none is analysed.
server-setting-closely = Choices of a game that are looked at closely when it is analysed.
server-setting-ahead = 0: words and material of the games are made ready when they are first asked for, not after the start.
server-setting-imprint = Who runs this server, at the foot of every page: an address, or a file of plain text (deploy/texts/ has one to start from).
server-setting-privacy = What is kept of players and why, likewise.
server-setting-terms = What whoever plays here agrees to, likewise.
server-setting-seeds = “chosen”: whoever names a seed gets it, also against others, and can know every hidden card.

## Analyses

core-analysis-chance = chance
core-analysis-nothing = There is nothing to analyse yet: nobody has had a choice.
server-analysis-too-long = This game has { $found } answers; games of up to { $most } are analysed.
command-admin-order = Options stand behind the command: tuath admin { $command } …
command-admin-place = { $place }, { $size } MB
command-admin-counts = { $players } players, { $playing } running games, { $waiting } waiting tables, { $over } games that are over, { $answers } answers
command-admin-last = last change: { $when }
command-admin-room = free on that disk: { $free } of { $whole } GB
command-admin-load = load
command-admin-now = now
command-admin-peak = day's peak
command-admin-load-people = people
command-admin-load-sockets = sockets
command-admin-load-answers = moves a minute
command-admin-load-tables = tables in memory
command-admin-load-processes = processes
command-admin-look-room = There is little room left on the disk: { $free } GB of { $whole }.
command-admin-next = “tuath admin check” reads every table, “tuath admin backup FILE” copies all of it, “tuath admin --help” says what else there is.
command-admin-look-silent = No server has left a sign of life for { $minutes } minutes.
command-admin-look-late = { $table } ({ $game }): somebody's time is gone since { $days } days.
command-admin-look-vain = { $tables } tables have waited for players for more than a month.
command-admin-look-reports = { $reports ->
    [one] One report of a player waits
   *[other] { $reports } reports of players wait
} for you.
command-admin-look-damaged = { $tables ->
    [one] One table cannot be read.
   *[other] { $tables } tables cannot be read.
}
command-admin-look-notices = { $channels ->
    [one] One player gets no word of turns
   *[other] { $channels } players get no word of turns
}: sending it fails again and again.
command-admin-look-backup = { $ever ->
    [yes] The last copy is { $days } days old.
   *[no] In { $days } days nothing was copied.
}
command-admin-look-page-missing = The page is not in this installation: browsers are not served.
command-admin-look-page-old = The page is older than its sources in this checkout.
command-admin-look-hidden = A proxy passes requests on that was not named: all players count as one address.
command-admin-look-certificate = The certificate of { $site } { $days ->
    [0] is not taken by browsers.
    [one] ends in one day.
   *[other] ends in { $days } days.
}
command-admin-look = Look here
command-admin-look-nothing = Nothing needs you.
command-admin-game = game
command-admin-waiting = waiting
command-admin-playing = running
command-admin-days = over days
command-admin-over = over
command-admin-private = private
command-admin-id = id
command-admin-name = name
command-admin-created = made
command-admin-tables = tables
command-admin-tokens = tokens
command-admin-people = who
command-admin-status = status
command-admin-updated = changed
command-admin-owner = whose
command-admin-scope = for
command-admin-used = used
command-admin-none = There are none.
command-admin-more = Only { $most } are shown; --most shows others.
command-admin-no-token = “{ $id }” is no token's id, or of several; “tuath admin tokens” lists them, and eight characters are the least.
command-admin-revoked = The token { $id } ({ $name }) of { $player } counts no more.
command-admin-bad-status = “{ $text }” is no status of a table; there are { $known }.
command-admin-archived = { $written } records written to { $folder }. The tables stay where they are.
command-admin-archive-broken = These cannot be read: { $tables }.
command-admin-tidied = { $tables } tables that waited in vain and { $requests } notes of requests are gone; { $before } MB before, { $after } MB now.
command-admin-asks-tidy = Tables that nobody has joined for { $days } days are taken away for good. No game that was begun is.
command-admin-statistics = Of the last { $days } days, without names; what fewer than { $few } tables share is left out.
command-admin-reason = A reason has one to { $most } characters.
command-admin-close-asks = The game at { $subject } ends now, unfinished, and nothing of it counts.
command-admin-delete-asks = The table { $subject } is deleted for good, with all that was played and said there.
command-admin-ban-asks = { $subject } is kept away from this server.
command-admin-done-close = { $subject } is closed.
command-admin-mend-asks = The game at { $subject } goes on from the last answer that can be played; what was answered after it is lost.
command-admin-done-mend = { $subject } is mended.
command-admin-mended = { $answers } answers are kept, { $lost } are lost.
command-admin-when = when
command-admin-what = what
command-admin-player = account
command-admin-address = place
command-admin-detail = how
command-admin-times = times
command-admin-done-hide = { $subject } is in no list any more.
command-admin-done-show = { $subject } is in the lists again.
command-admin-done-delete = { $subject } is deleted.
command-admin-done-ban = { $subject } is banned.
command-admin-done-unban = { $subject } may come again.
command-admin-done-settle = Report { $subject } is seen to.
command-admin-logged = In the log: { $number }
command-admin-not-running = No game is running at { $table }; “tuath admin delete” takes a table away.
command-admin-no-table = There is no table { $table }.
command-admin-changed = The table { $table } has just changed; please try again.
command-admin-bad-subject = “{ $text }” is no player (p_…), no address and no network.
command-admin-no-player = There is no player { $text }.
command-admin-not-banned = { $text } is not banned.
command-admin-no-report = There is no report { $number }.
command-admin-banned = { $subject }, since { $since }{ $until_set ->
    [0] {""}
   *[other] , until { $until }
}: { $reason }
command-admin-no-bans = Nobody is banned.
command-admin-members = members
command-admin-hosts = hosts
command-admin-end-club-asks = The club { $subject } ends for good; its tables become private ones.
command-admin-done-end-club = The club { $subject } has ended.
command-admin-no-club = There is no club { $club }.
command-admin-report = { $number }  { $when }  about { $name } ({ $about }), by { $by }, at table { $table }, { $kind ->
    [chat] chat
    [play] play
    [name] name
   *[other] other
}: { $text }
command-admin-no-reports = There is nothing to see to.
command-admin-deed = { $number }  { $when }  { $what } { $subject }: { $reason }
command-admin-no-deeds = Nothing has been done yet.
command-admin-copied = Copied to { $file }, { $size } MB.
command-admin-broken = { $table } ({ $game }) cannot be read: { $why }
command-admin-broken-all = { $broken } of { $tables } tables cannot be read.
command-admin-sound = All { $tables } tables with { $answers } answers can be read.
command-admin-needs-yes = This cannot be taken back; say --yes if that is meant.
command-admin-asks-yes = Nobody is here to be asked; say --yes if that is meant.
command-admin-restore-asks = All that is at { $place } is replaced by { $file }. What is there now is copied to { $aside } first.
command-admin-go-on = Go on?
command-admin-restored = { $file } is in its place again; the server can start.
command-admin-aside = What was there before is in { $aside }.
command-analyse-title = { $game }, { $answers } answers. Chance to { $together ->
    [0] win
   *[other] win together
}, estimated by the bot “{ $level }” from what each player knew.
command-analyse-thinking = Looking at the game …
command-analyse-from-to = { $first } % → { $last } %
command-analyse-together = All together
command-analyse-hints = hints asked
command-analyse-moments = Moments that decided it
command-analyse-no-moments = No moment stands out.
command-analyse-moment = Answer { $count }, round { $round }
command-analyse-setup = Answer { $count }, set-up
command-analyse-better = What would have been better
command-analyse-none = No choice surely cost 5 % or more.
command-analyse-choice = { $seat }, answer { $count } (± { $doubt } %)
command-analyse-played-one = played
command-analyse-better-one = better
command-analyse-also-one = also
command-analyse-try = To try a better way yourself, with bots for all others: tuath play --again { $file } --as after:{ $count }
command-analyse-turns = What each turn cost and saved

## Hints

core-hint-together = No single thing sets it apart; it is the whole that counts.
core-hint-forbidden = This table plays without hints. Set up a table that allows them, or ask in a game of your own against bots.
core-hint-others = { $people } people play against each other here, so there are no hints. A table that is set up with hints allowed has them for everybody.
core-hint-setting = “{ $text }” says nothing about hints; there are { $known }.
core-hint-one-way = There is only one thing to do here: no hint is needed.
terminal-hint-title = Chance to { $together ->
    [0] win
   *[other] win together
}, by the bot “{ $level }”, from what you can know. That you asked is marked in the record.
terminal-hint-thinking = Thinking …
terminal-hint-option = { $option } ({ $number })
terminal-hint-chance = about { $chance } %
terminal-hint-then = , then { $option }
terminal-hint-equal = { $number ->
    [2] A and B are as good as each other.
   *[other] A, B and C are as good as each other.
}
terminal-hint-longer = “hint longer” thinks longer.
core-hint-lesson = In a lesson the teacher says what we would do; when it is over, or you go on without it, you can ask for hints.

## Puzzles
core-no-puzzle = There is no puzzle { $number } of “{ $game }”; there are { $most }.
core-puzzle-outdated = This puzzle of “{ $game }” is of other rules or other material and cannot be played any more. “tuath puzzles make” makes new ones.
core-puzzle-over = This line is over. Take something back, or begin again.
core-puzzle-nothing-back = Nothing to take back: this is where the puzzle begins.
core-puzzle-hint-idea = Think from the end: the plan is completed by “{ $option }”.
core-puzzle-hint-first = Begin with “{ $option }”.
core-puzzle-hint-next = From here: “{ $option }”.
core-puzzle-hint-left = From here the solution that we know cannot be reached. Take something back.
core-puzzle-lacks-least = { $goal }: { $now }, { $number } needed.
core-puzzle-lacks-most = { $goal }: still { $now }.
core-puzzle-trap = The trap: “{ $option }” looks good, and leads past the goal.
terminal-puzzle-list-title = { $title }: { $number } puzzles
terminal-puzzle-list-line = { $number }  { $title }  { $stars }  by chance 1 in { $rare }
terminal-puzzle-list-how = tuath puzzle GAME NUMBER plays one.
terminal-puzzle-none = There are no puzzles of this game.
terminal-puzzle-welcome = { $game }, puzzle { $number } of { $of }: { $title }  { $stars }
terminal-puzzle-how = “u” takes back, “start” begins again, “hint” and “solution” help, “goal” shows the goal, “quit” leaves.
terminal-puzzle-solved = Solved in { $time }, { $tries ->
    [one] first try
   *[other] try { $tries }
}{ $hints ->
    [0] .
   *[other] , with help.
}
terminal-puzzle-others = { $number ->
    [one] There is one more line that succeeds.
   *[other] There are { $number } more lines that succeed.
}
terminal-puzzle-failed = The line is over, and something is missing:
terminal-puzzle-left = You left the solution at your choice { $number }. “back” takes you there.
terminal-puzzle-solution = The solution:
terminal-puzzle-next = Next: tuath puzzle { $game } { $number }
terminal-puzzle-orders = u, start, back, hint, solution, quit
terminal-puzzles-found = { $kind }: by chance 1 in { $rare }, { $positions } positions (game { $match })
terminal-puzzles-written = { $number } puzzles of { $found } found in { $games } games written to { $file }.
core-hint-puzzle = A puzzle has hints of its own.
server-no-puzzle = There is no puzzle at this table.

## Tournaments

server-tournament-together = This game is won or lost together, so there is nobody to play against: no tournament can be made of it.
server-tournament-name = A tournament has a name of one to { $most } characters.
server-tournament-robin-for-two = Everybody meets everybody at tables for two. For larger tables choose Swiss rounds.
server-tournament-players = At least { $least } and at most { $most } players can play in such a tournament, and the least number is not above the most.
server-tournament-start = A tournament begins later than now, and within a year.
server-tournament-club = That club is not known here, or you do not belong to it.
server-tournament-many = You have { $most } tournaments that are not over; let one of them end first.
server-tournament-joined = You play in { $most } tournaments that are not over; let one of them end first.
server-tournament-private = This tournament is private; its invitation link lets you in.
server-tournament-blocked = The host of this tournament does not want you to join it.
server-tournament-full = This tournament is full: { $most } players.
server-tournament-few = It begins with { $least } players at the least.
server-tournament-begun = This tournament has begun; nobody joins it any more.
server-tournament-off = This tournament was called off.
server-tournament-over = This tournament is over.
server-tournament-not-in = You do not play in this tournament.
server-tournament-host = Only the host of the tournament can do that.
server-tournament-not-yet = Only a game that is still played after the date of its round can be ended.
server-tournament-replace = At a table of a tournament nobody is replaced: what happens to who is gone was settled beforehand.
server-tournament-closed = The host of the tournament has ended this game, as its date has passed: lost by whoever has no time left, level for the others who stayed.
