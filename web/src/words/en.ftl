### The page, in English

## Everywhere

page-skip = To the content
page-nav = Pages
page-play = Play
page-rules = Rules
page-games = Games
page-game = Game
page-me = Me
page-close = Close
page-cancel = Cancel
page-copy = Copy
page-keep = Keep
page-loading = One moment …
page-to-home = To the first page
page-switch-language = Auf Deutsch umstellen
page-language = Language
page-theme = Light
page-theme-light = Day
page-theme-dark = Night
page-theme-system = As the device
page-theme-to-light = Switch to day
page-theme-to-dark = Switch to night
page-sound = Sound
page-notice-on = Tell me of my turns here
page-notice-off = No word of my turns here
page-sound-on = Turn sound on
page-sound-off = Turn sound off
page-settings = Settings
page-menu = Menu
page-unofficial = Tuath is an unofficial table made by players. It is not connected with, or endorsed by, the authors and publishers of the games, whose names belong to their owners. All drawings here are our own; the rules are told in our own words.
page-text-imprint = Imprint
page-text-privacy = Privacy
page-text-terms = Terms
page-new-version = A new version is here.
page-new-version-load = Load it
page-unreachable = The server cannot be reached. Are you online?
page-server-broken = Something went wrong on the server. Nothing was changed; please try again.
page-refused = That is not possible.
page-guest-name = Guest
page-naming = What shall the others call you?
page-naming-text = A name is enough, no account and no e-mail. The settings change it at any time.
page-naming-go = Go on
page-later-title = This page did not come
page-later = Either there is no connection at the moment, or Tuath has been renewed since: load the page again.
page-missing-title = Nothing here
page-missing = There is no page at this address.
page-missing-table = There is no such table. Perhaps the link was cut off.
page-damaged-take = Take along what is left of its record
page-damaged-title = This table cannot be read
page-damaged-table = What is stored of it is damaged. Nothing of it has been deleted; whoever runs this server can see what is wrong.
page-link-copied = The link is copied.
page-bad-link = That is not a link to a table.

## The first page

page-home-title = Tuath: strategy games of tribes and islands
page-home-head = Sit down at the table tonight.
page-home-lead = Great games of tribes and islands, played exactly by their rulebooks: alone against bots, with friends in other cities, or around one laptop.
page-start-game = Start a game
page-join-link = Join by link
page-join = Join
page-paste-link = Paste the link you were sent
page-my-tables = Your tables
page-wait-for-you = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
page-how = Three ways to play
page-how-bots = Alone: bots take the other chairs, and the game begins at once.
page-how-friends = With friends: open a table and send them its link.
page-how-laptop = At one screen: guests play their seats on your device.
page-home-games = Every rule, every card
page-home-why = Ask “why not?” at any moment and the rulebook answers.
page-players-range = { $least }–{ $most } players
page-play-bots = Play bots
page-play-alone = Play alone
page-with-friends = With friends
page-point-why = Why not?
page-point-why-text = Click on anything. What is not allowed explains itself, with the paragraph of the rules.
page-point-bots = Bots that never peek
page-point-bots-text = They see exactly what a person in their chair would see, and nothing else.
page-point-replay = Every game is kept
page-point-replay-text = Go back to any moment, share a link to it, and see afterwards how the game turned.
page-point-undo = Take it back
page-point-undo-text = Free until something was revealed or another player has acted; afterwards if the others agree.

## Opening a table

page-create-title = Open a table
page-create-lead = Choose a game, fill the chairs, send the link.
page-chairs = Chairs
page-chair = Chair { $number }
page-chair-me = your place
page-chair-open = whoever follows the link
page-chair-guest = somebody at this screen
page-guest-called = Name of the guest on chair { $number }
page-chair-bot = the computer plays
page-chair-none = stays empty
page-kind-me = You
page-kind-open = By link
page-kind-guest = Guest here
page-kind-bot = Bot
page-kind-none = No one
page-kind-program = Program
page-program = program
page-program-named = { $name } (program)
page-program-find = Name of the program on chair { $number }
page-program-found = Programs for chair { $number }
page-program-search = search by name
page-program-other = another one
page-program-none = No program is here now that plays { $game }.
page-program-unknown = No program with such a name that plays { $game } is here now.
page-sum-unnamed = A program is still to be chosen.
page-bot-name = Bot
page-bot-random = careless
page-bot-random-how = Does anything at all.
page-bot-gentle = gentle
page-bot-gentle-how = Sees what a move does at once; good for first games.
page-bot-policy = intuitive
page-bot-policy-how = Answers at a glance, as it has learned from its own games; where it has learned nothing yet, it plays as fair.
page-bot-fair = fair
page-bot-fair-how = Answers at once: looks at all its choices, or knows from its own games.
page-bot-strong = strong
page-bot-strong-how = Looks further ahead, for about a second.
page-bot-max = as strong as it can
page-bot-max-how = Thinks for several seconds before each move.
page-bot-greedy = attentive
page-bot-greedy-how = Takes what looks best right after its move.
page-bot-called = Bot, { $bot }
page-bot-level = How the bot on chair { $number } plays
page-table-rules = Rules of the table
page-clock = Clock
page-clock-none = none
page-clock-fast = 20 min
page-clock-calm = 60 min
page-clock-days = over days
page-days-move = For each answer
page-days-reserve = In reserve
page-days-weekends = Clocks rest on weekends
page-days = { $days ->
    [0] none
    [one] one day
   *[other] { $days } days
}
page-gone = When time is gone
page-gone-short-bot = a bot plays
page-gone-short-wait = wait
page-gone-short-end = it ends
page-gone-bot-note = A bot plays on for whoever has no time left, until they return.
page-gone-wait-note = Nothing happens by itself; whoever is missing can be replaced if the others agree.
page-gone-end-note = The game ends there, unfinished, and it is shown whose time was gone.
page-gone-bot = without time a bot plays on
page-gone-wait = the table waits for the slow
page-gone-end = without time the game ends
page-span-days-hours = { $days ->
    [one] 1 day
   *[other] { $days } days
} { $hours } h
page-span-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
page-span-hours = { $hours } h { $minutes } min
page-span-minutes = { $minutes } min
page-rests-weekend = rests until { $day }
page-rests-vacation = on vacation until { $day }
page-overdue = overdue
page-in-reserve = { $time } of it in reserve
page-pace-minutes = { $minutes } min and { $seconds } s for each answer
page-pace-days = { $days ->
    [one] 1 day for each answer
   *[other] { $days } days for each answer
}
page-pace-reserve = { $days ->
    [one] 1 in reserve
   *[other] { $days } in reserve
}
page-pace-weekends = weekends off
page-next-table = Next table
page-key-next = the next table where you are asked; where a turn is planned, with Shift
page-new-table = New table
page-play-on = Play
page-others-turn = Waiting for others
page-ended-games = Over
page-nobody-waits = Nobody waits for you.
page-waits-for = Waiting for { $names }
page-feeds = Your turns elsewhere
page-feeds-text = A feed reader tells you where you are asked; a calendar shows when your time is gone in games over days. Neither tells what is asked.
page-feed-atom = For a feed reader
page-feed-ics = For a calendar
page-feeds-secret = Whoever has these addresses sees whose turn it is and with whom you play. The menu of a table has a switch that leaves the table out.
page-feeds-make = Make the addresses
page-feeds-replace = New addresses
page-feeds-off = Switch off
page-channels = Word of your turns
page-channels-text = Told when you are asked at a table with others and have not answered within a minute, and once more before your time is gone: which table, with whom, since when and until when. Never what is asked. The menu of a table has a switch that leaves the table out.
page-channel-new = Nothing has been sent yet.
page-channel-sent = Last sent on { $moment }.
page-channel-fails = { $failures ->
    [one] Failed once; the next try is on { $again }.
   *[other] Failed { $failures } times in a row; the next try is on { $again }.
}
page-channel-failed = Switched off, as nothing arrived any more.
page-channel-off = Switched off.
page-channel-on = Send to { $address }
page-channel-test = Try it
page-channel-tested = A test is on its way.
page-channel-drop = Take away
page-channel-add = Add
page-webhook = To an address of yours
page-webhook-text = For programs: each word is sent there as JSON, and signed.
page-webhook-address = Address that hears of your turns
page-webhook-secret = What is sent is signed with this secret. It is shown this once.
page-channel-asked = Asked by a mail: open the link in it to agree.
page-mail = By mail
page-mail-text = A mailbox is asked first. All tables that wait come in one mail, and a link in each ends them.
page-mail-address = Your mailbox
page-mail-yes = Yes, write to me
page-mail-yes-text = Word of your turns is to be sent to your mailbox: which table waits, with whom, since when and until when.
page-mail-no = No more mails
page-mail-no-text = Word of turns is not to be sent to your mailbox any more.
page-mail-on = Word of your turns goes to { $address } from now on.
page-mail-off = No more mails go to { $address }.
page-push = To this browser
page-push-text = Also while the page is closed. The message is encrypted for this browser, and comes as long as you are signed in here.
page-push-add = Tell this browser
page-push-here = this browser
page-push-elsewhere = another browser ({ $service })
page-answer-given = Your answer from before has been given.
page-answer-late = A table has moved on since you answered without a connection: your answer was not used.
page-answer-look = Look
page-vacation = Vacation
page-vacation-text = Your clocks in games over days rest meanwhile, at all tables. Whoever is on vacation may play all the same.
page-vacation-first = from
page-vacation-last = to
page-vacation-take = Take it
page-vacation-left = { $left } of { $allowed } days are left in { $year }.
page-vacation-from-to = { $from } to { $to }
page-vacation-end = Be back
page-vacation-end-this = Be back from the vacation: { $days }
page-visible = Visible
page-private = by link
page-public = to all
page-game-options = { $count ->
    [one] One option of the game
   *[other] { $count } options of the game
}
page-game-options-lead = Variants, and points where the rulebook leaves a choice. The first possibility is the usual one.
page-options-fallen = No longer possible with this choice:
page-usual = usual
page-reconstructed = Part of the printed material is not available to us; what is played here is a reconstruction that fits the rulebook.
page-what-that-means = What that means
page-sum = { $game } for { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
}
page-sum-open = { $open ->
    [one] Begins as soon as the free chair is taken.
   *[other] Begins as soon as the { $open } free chairs are taken.
}
page-sum-now = Begins at once.
page-sum-few = At least { $least } chairs are needed.
page-create = Open the table
page-open-tables = Open tables
page-open-none = No open tables just now. Open one!
page-running = Being played
page-record = Record
page-record-lead = A game kept as a file can be looked at again here.
page-record-choose = Choose a record
page-chairs-free = { $count ->
    [one] 1 chair free
   *[other] { $count } chairs free
}
page-status-over = over
page-status-expired = has waited too long
page-status-damaged = cannot be read at present
page-status-playing = in play
page-your-turn-short = Your turn
page-look = Watch
page-to-table = To the table
page-look-at = Look back
page-sit-down = Sit down

## At the table

page-round = Round { $round }
page-round-of = Round { $round } of { $rounds }
page-round-word = Round
page-prompt = What is asked
page-may-choose = may be chosen
page-chosen = chosen
page-last-move = last move
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Show the whole map
page-overview = Overview of the map
page-not-now = { $option }: not possible now, press to learn why
page-back = Take this part back
page-back-key = Take this part back (Esc)
page-opens-help = Click a lit place, or choose first what to do.
page-place-ask = what do you do there?
page-place-help = Choose what to do there, or take the place back.
page-menu-costs = costs { $count } { $name }
page-menu-not = Not here: { $verb }
page-menu-why = why?
page-options = { $count ->
    [one] The only option in words
   *[other] The { $count } options in words
}
page-waiting-for = Waiting for { $names }
page-waiting-title = The table is laid
page-waiting-chairs = { $count ->
    [one] One chair is still free
   *[other] { $count } chairs are still free
}
page-waiting-share = Send the link; the game begins when everybody sits.
page-waiting-sit = Take a chair; the game begins when everybody sits.
page-waiting-public = Anybody who comes to the lobby can sit down here.
page-waiting-private = Only who has the link can sit down here.
page-you-watch = You are watching.
page-watching = watching
page-spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
page-over = { $count ->
    [0] Nobody has won
    [one] { $names } has won
   *[other] { $names } share the victory
}
page-won = { $count ->
    [0] nobody won
    [one] { $names } won
   *[other] { $names } won together
}
page-over-thanks = Thank you for playing.
page-over-broken = The game was broken off.
page-free-chair = Free chair
page-you = (you)
page-guest = (guest)
page-winner = winner
page-resigned = resigned
page-late = out of time
page-stands-in = until the player is back
page-kept = kept for { $name } until somebody sits down
page-come-back = Take my chair back
page-come-back-as = Take the chair of { $name } back
page-replace-wish = { $name } is missing; a bot is to play on.
page-free-wish = { $name } is missing; the chair is to be freed for somebody else.
page-seed-chosen = The seed of this game was named: somebody can know what will come.
page-seed-mixed = The host has named a seed; the server mixes its own chance into it, so nobody knows what will come.
page-locked-title = A private table
page-locked-table = This table is private. Ask those who play for the link for spectators, or for an invitation.
page-watch-lead = With this link one can watch, but not sit down or talk:
page-copy-watch = Copy the link for spectators
page-listen-only = You have come by the link for spectators: you can read along here.
page-online = here
page-away = away
page-is-asked = is asked
page-score = Score
page-players = Players
page-tray = Supply
page-recap = Recap
page-recap-title = Since you acted
page-recap-away = While you were away
page-recap-none = Nothing has happened since you acted.
page-recap-for-you = For you
page-recap-game = The game
page-recap-before = Before
page-recap-score = from { $before } to { $now }
page-recap-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
page-recap-said = Since you acted: { $count ->
    [one] one move
   *[other] { $count } moves
}, { $own ->
    [0] none of them concerns you
    [one] one of them concerns you
   *[other] { $own } of them concern you
}.
page-recap-again = Show again
page-recap-log = Whole log
page-recap-close = Put away
page-key-recap = what has happened since you acted
page-aim = Aim
page-aim-open = What it is about, and the order of play (A)
page-aim-course = The order of play
page-aim-here = you are here
page-log = Log
page-chat = Chat
page-tabs = Log, chat and rules
page-side = Players, log, chat and rules
page-sheet = Raise or lower the sheet
page-board = The board of { $game }
page-log-jump = See the table after answer { $count }
page-log-unfold = The { $steps } steps of it
page-chat-empty = Nothing has been said yet.
page-chat-say = Say something
page-chat-more = Earlier lines
page-voices = Who may speak here
page-voice-silent = silenced
page-voice-silence = Silence
page-voice-silence-this = Silence { $name }
page-voice-let = Let speak
page-voice-let-this = Let speak: { $name }
page-send = Send
page-unread = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
}
page-invite = Invite
page-copy-link = Copy the link
page-leave = Leave
page-undo = Undo
page-undo-asked = The others are asked for their consent.
page-undo-wish = { $name } would like to take the last choice back
page-undo-wish-you = Do you agree?
page-undo-wish-wait = Waiting for the others’ consent.
page-stops = Stops
page-stops-title = Ask me at …
page-stops-secret = only you see this
page-stops-note = “Always” asks you even when you hold nothing: the others wait a little longer and cannot tell why.
page-stops-strict = At this table everybody is asked every time; who has not answered in time lets it happen. Only the wish for peace counts.
page-stops-kept = kept until changed
page-wish-never = never
page-wish-if_able = if I can
page-wish-always = always
page-wish-fight = fight on
page-wish-ask = ask me
page-wish-peace = peace
page-asking = Answers
page-answer-limit = Time to answer
page-answer-limit-seconds = { $seconds } seconds
page-answer-limit-short = { $seconds } s
page-answer-limit-note = Who may answer has { $seconds } seconds.
page-asking-quiet = quiet
page-asking-quiet-note = Asked is who can answer or wants to be. Every pause is drawn before anybody looks.
page-asking-strict = strict
page-asking-strict-note = Everybody is asked every time and presses a button; who has not in time lets it happen.
page-asking-strict-tag = strict answers
page-window = { $moment }
page-window-card = { $name } plays “{ $card }”.
page-window-help = It happens in a moment, unless somebody answers.
page-window-unnoticed = unnoticed for { $seconds } s
page-window-left = { $seconds } s left
page-window-hold = Hold the space bar to look beneath
page-agree = Agree
page-refuse = Refuse
page-resign = Resign
page-resign-sure = A bot will play on in your chair, and you cannot win any more.
page-rematch = Rematch
page-replace = Let a bot play for { $name }
page-free-seat = Free the chair of { $name }
page-auto-on = Answer by itself where there is one option
page-auto-off = Ask even where there is one option
page-why-not = { $option }: not now
page-why-not-yet = { $option }: not yet
page-way-first = { $option } first
page-way-instead = { $option } instead
page-way-other = { $act }: { $option }
page-way-then = then { $option } is possible
page-way-back = takes your last choice back
page-term-here = Here:
page-term-show = show on the map
page-term-back = Back to the word before
page-way-none = There is nothing that you could do about it now.
page-why-may = You may
page-why-may-text = This is one of your options.
page-choose-it = Choose it
page-understood = Understood
page-notify-turn = It is your turn.
page-net-connecting = connecting …
page-net-polling = slow line
page-net-lost = connection lost, trying again …
page-net-kept = no connection: as it stood at { $time }
page-net-waits = Your answer is kept and given when there is one.
page-net-live = connected
page-handover = Give the device to { $name }
page-handover-text = The table is covered until { $name } is there: nobody else should look now.
page-handover-who = Who has the device?
page-handover-who-text = The table is covered, so that nobody sees what is not meant for him.
page-handover-me = I am { $name }

## Replay

page-replay = Replay
page-replay-start = Before the first answer.
page-back-table = Back to the table
page-statistics = How it went
page-position = Position
page-position-of = Answer { $count } of { $total }
page-step-back = One step back
page-step-on = One step on
page-run = Play
page-pause = Pause

## Rules

page-rules-of = Rules of { $game }
page-rules-lead = Numbered paragraphs, told in our own words. The table cites them whenever it allows or refuses something.
page-rules-search = Search the rules
page-rules-found = { $count ->
    [0] Nothing found
    [one] One paragraph found
   *[other] { $count } paragraphs found
}
page-rules-none = No paragraph speaks of “{ $text }”.
page-contents = Contents

## Me

page-me-hello = Hello, { $name }
page-me-welcome = Welcome
page-me-lead = Your name at the table, and how you like it here.
page-name = Name
page-name-kept = You are { $name } now.
page-sign-in = Sign in
page-sign-out = Sign out on all devices
page-passphrase = Pass-phrase
page-passphrase-text = With a pass-phrase you can be yourself on other devices too. Eight letters at least; a short sentence is best. A new one signs out all other devices.
page-login = You sign in as “{ $login }”.
page-passphrase-kept = The pass-phrase is kept.
page-recover = You have been here before
page-recover-text = With the name and the pass-phrase that you use elsewhere:
page-recovered = Welcome back, { $name }.
page-recover-link = Or by a link: on a device on which you are signed in, the settings make one.
page-passkeys = Passkeys
page-passkeys-text = With a passkey you sign in by finger, face or the code of your device, without name or pass-phrase. The secret of it stays with you; here only its counterpart is kept.
page-passkey-name = What you call it, such as “my phone”
page-passkey-add = Add a passkey
page-passkey-added = The passkey is known from now on.
page-passkey-unused = Not used yet.
page-passkey-site = Only good at { $site }.
page-passkey-remove = Remove
page-passkey-remove-this = Remove { $name }
page-passkey-removed = It is not known here any more. Where it lies you can delete it as well.
page-passkey-sign-in = Sign in with a passkey
page-passkey-cancelled = Nothing was changed: your browser was given no passkey.
page-passkey-there = A passkey of yours lies there already.
page-passkey-failed = Your browser cannot do that with a passkey here.
page-passkey-lack-insecure = Passkeys need a page with HTTPS; all else works without.
page-passkey-lack-nameless = Passkeys need an address with a name, and this one is a number; on the server’s own machine, open “localhost” instead.
page-passkey-lack-browser = This browser knows no passkeys; all else works without.
page-device = Sign in on another device
page-device-text = A link that is good once and for ten minutes. Open it there, or hold the camera of that device in front of the code.
page-device-make = Make a link
page-device-code = The link as a code for cameras
page-device-back = Call it back
page-device-left = Good for { $time } more
page-device-secret = Whoever opens it is signed in as you: give it to nobody.
page-device-until = A link made before is good until { $time }; a new one takes its place.
page-device-used = It has been used: you are signed in on the other device.
page-device-over = Its time is over.
page-device-here = Sign in on this device
page-device-as = This link signs you in as { $name }.
page-device-go = Continue as { $name } on this device
page-device-same = You are { $name } on this device already. The link has not been used.
page-device-other = Now you are { $now } here. If you continue, { $now } is signed out on this device.
page-device-lost = { $now } has neither a pass-phrase nor a passkey: unless signed in elsewhere too, nobody can become { $now } again.
page-device-stay = Stay { $now }
page-device-otherwise = Sign in otherwise
page-sign-out-lost = You have neither a pass-phrase nor a passkey. Once you have signed out, nobody can get back to your name and your tables.
page-sign-out-all-the-same = Sign out all the same
page-sign-out-here = Sign out here
page-sign-ins = Where you are signed in
page-sign-ins-text = A device that nobody uses for 90 days is signed out by itself.
page-sign-in-device = { $browser } on { $system }
page-sign-in-unknown = A device
page-sign-in-earlier = Devices from before { $day }
page-sign-in-since = Signed in on { $day }.
page-sign-in-here = This device
page-sign-in-end = Sign out
page-sign-in-end-this = Sign out { $device }
page-sign-in-ended = { $device }: signed out.
page-sign-ins-end-others = Sign out all others
page-sign-ins-ended = All other devices are signed out.
page-passkey-alone = Sign out all my other devices
page-show = Is it you?
page-show-text = This opens doors to your account, so show it once more. Then you are not asked again for a while.
page-show-passkey = Show it with a passkey
page-show-link = Or by a link
page-show-link-text = On another device of yours, the settings make one. Copy it to here, or open it in this browser.
page-show-link-field = The link
page-show-by-link = Show by it that it is you
page-shown = It is you: for { $minutes } minutes you are not asked again.
page-show-not = Nothing was changed.
page-naming-before = Here before?
page-naming-otherwise = By pass-phrase or link
page-token = For programs
page-token-text = A token lets a bot of yours play under your name.
page-token-new = Make a token
page-token-once = It is shown this once only.
page-tokens = Your tokens
page-token-name = What it is for
page-token-scope = What it may do
page-token-scope-read = Looking on
page-token-scope-play = Playing at tables
page-token-scope-host = Everything, opening tables too
page-token-nameless = a token without a name
page-token-made = Made on { $day }.
page-token-used = Last used on { $day }.
page-token-revoke = Revoke
page-token-revoke-this = Revoke { $name }
page-signed-out = You have been signed out.
page-set-sound = Sound
page-set-sound-text = Two plucked strings when it is your turn.
page-set-motion = Motion
page-set-motion-text = Pieces travel and options breathe.
page-set-auto = Answer by itself
page-set-auto-text = Where there is only one option it is taken for you.
page-set-notify = Notifications
page-set-notify-text = From the browser, when it is your turn and you look elsewhere.
page-set-handover = Several people at this screen
page-set-handover-text = Cover the table until the next one has the device.
page-handover-secrets = where there are secrets
page-handover-always = always
page-handover-never = never
page-notify-denied = The browser does not allow notifications here.
page-keys = Keyboard
page-key-ctrl = Ctrl
page-key-tab = from option to option
page-key-enter = choose
page-key-digits = buttons of the prompt bar
page-key-why = the paragraph of what is asked
page-key-undo = take back
page-key-log = the log
page-key-lines = in the log, from line to line, and to its position
page-key-options = the first option of what is asked
page-key-board = the board
page-key-hand = your hand or supply
page-key-back = take a part of the action back, or close
page-key-search = search the rules
page-key-replay = in a replay, one step back or on
page-material-given = This table is played with the material of its host ({ $fingerprint }).
page-material-earlier = This table is played with other material than a new one would be, the one it was begun with ({ $fingerprint }).

page-stage = What happens
page-is-ready = ready
page-is-ready-before = ready, but before the last change of the plan
page-changed-since-ready = plan changed since ready
page-plan = Plan
page-any-order = Any order
page-stage-begins = What happened meanwhile …
page-stage-ahead = { $of ->
    [one] one step
   *[other] { $of } steps
}
page-stage-at = { $at } of { $of }
page-step-done = Done
page-stage-skip = Skip
page-stage-skip-turn = Skip to my turn
page-stage-steps = Steps of what happens
page-stage-go = Step { $number }: { $text }
page-key-space = Space
page-key-skip = skip what is shown, and see the table as it is
page-set-speed = Speed
page-set-speed-text = How fast you are shown what the others do.
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-speed-at-once = at once
page-key-aim = the aim and the order of play

## A guided first game

page-lesson = Lesson
page-lesson-tag = First game
page-lesson-step = Step { $step } of { $of }
page-lesson-minutes = { $minutes } min
page-lesson-move = Your move:
page-lesson-your-move = Your move
page-lesson-on-your-own = go on as you like; the next step comes by itself.
page-lesson-show = Show me
page-lesson-why = Why did { $name } do that?
page-lesson-tray = To your supply
page-lesson-holds = The lesson holds the table. Read in peace, then go on.
page-lesson-next = Next
page-lesson-before = Back
page-lesson-play-on = Play on
page-lesson-next-title = Next lesson: { $title }
page-lesson-keys = A shows the aim and where you are, R what has happened, ? the rule of a question.
page-lesson-comes = This comes in step { $step }.
page-lesson-not-now = This step is about something else; it will be your choice soon.
page-lesson-leave = Leave
page-lesson-leave-title = Leave the lesson?
page-lesson-leave-text = Your place is kept: the table, your move, the step. The others wait.
page-lesson-leave-keep = Leave, keep my place
page-lesson-leave-alone = Play on without the teacher
page-lesson-stay = Stay here
page-lesson-back = Welcome back
page-lesson-back-title = You were at “{ $title }”
page-lesson-back-text = Before you left:
page-lesson-go-on = Go on with step { $step }
page-lesson-again = Start the lesson again
page-learn = Learn in { $minutes } minutes
page-learn-on = Go on with the lesson
page-learn-lead = New to { $title }? A guided first game explains it while you play.
page-learn-title = Learn { $title } · Tuath
page-learn-failed = The lesson could not be begun.
page-bot-scripted = plays its part
page-key-return = Enter

# The ending
page-ending = How it ended
page-over-after = over: { $round }
page-show-all = Show all
page-share = Share
page-ranking = Ranking
page-met = met
page-came = it came to this
page-moments = Turning points
page-moments-lead = lead over the best rival
page-moments-none = No turn changed the lead for good.
page-and-now = And now
page-good-game = Good game
page-good-game-said = Good game, thank you!
page-wants-rematch = { $name } wants a rematch.
page-go-there = Go there
page-setup = setup
page-replay-speed = Speed
page-to-turn = Turn
page-to-moment = Moment

## Analyses

page-chance = Chance to { $together ->
    [0] win
   *[other] win together
}
page-chance-all = All together
page-analysis-follows = Analysis follows ({ $part } %)
page-key-moments = Key moments
page-key-moment-of = key moment { $number } of { $count }
page-decided = Moments that decided it
page-decided-none = No moment stands out.
page-better = What would have been better
page-better-played = played
page-better-better = better
page-better-also = also
page-better-for = { $which ->
    [better] For the better one:
   *[other] For what was played:
}
page-better-try = Play on from here
page-better-by = estimated by “{ $bot }” from what { $name } knew, { $games } times from here, ± { $doubt } %
page-hint-asked-by = { $name } asked for a hint

## Hints

page-hint = Hint
page-hint-before = What a strong player would do. That you ask is marked in the record.
page-hint-chance = Chance to { $together ->
    [0] win
   *[other] win together
}, by the bot “{ $bot }”, from what you can know.
page-hint-percent = { $chance } %
page-hint-action = { $act }: { $option }
page-hint-said = { $letter }, { $option }, about { $chance } percent.
page-hint-do = Do this
page-hint-show = Show it
page-hint-equal = { $number ->
    [2] A and B are as good as each other.
   *[other] A, B and C are as good as each other.
}
page-hint-thinking = Thinking …
page-hint-gone = The game has moved on. Ask again when you are asked something.
page-hint-marked = marked in the record
page-hint-longer = Think longer
page-key-hint = a hint
page-hints = Hints
page-hints-alone = alone
page-hints-alone-note = Whoever plays against no other person may ask; partners may too.
page-hints-allowed = for all
page-hints-allowed-note = Everybody may ask; everybody sees that somebody did, and the record keeps it.
page-hints-forbidden = none
page-hints-forbidden-note = Nobody may ask.

page-puzzle = Puzzle
page-puzzles = Puzzles
page-puzzles-lead = Positions out of games between bots: one plan leads to the goal this turn, and it is not the obvious one. Nobody else interferes, and you may take back as often as you like.
page-puzzles-count = { $number ->
    [one] 1 puzzle
   *[other] { $number } puzzles
}
page-puzzle-title = { $title }, puzzle { $number } · Tuath
page-puzzle-not-begun = The puzzle could not be opened.
page-puzzle-of = Puzzle { $number } of { $of }
page-puzzle-level = Difficulty { $level } of 3
page-puzzle-rare = by chance 1 in { $rare }
page-puzzle-met = , done
page-puzzle-unmet = , to do
page-puzzle-now = now { $now }
page-puzzle-line = Your line
page-puzzle-try = { $tries ->
    [one] first try
   *[other] try { $tries }
}
page-puzzle-back = Take back
page-puzzle-start = From the start
page-puzzle-solution = Show the solution
page-puzzle-solution-is = The solution
page-puzzle-solved = Solved in { $time }, { $tries ->
    [one] first try
   *[other] try { $tries }
}
page-puzzle-others = { $number ->
    [one] There is one more line that succeeds.
   *[other] There are { $number } more lines that succeed.
}
page-puzzle-next = Next puzzle
page-puzzle-all = All puzzles
page-puzzle-failed = The line is over, and something is missing
page-puzzle-left = Back to where the solution was left
page-puzzle-done = Solved
page-puzzle-done-text = The goal is reached.
page-puzzle-failed-text = Take something back, or begin again.

## People

page-players-lead = The strongest by title and size, after at least { $least } rated games. The bar is how unsure a strength still is; the list goes by its lower end.
page-players-none = Nobody has played enough rated games here yet.
page-missing-player = There is no such player, or they have deleted themselves.
page-size = Size
page-for-two = for 2
page-for-more = for 3 and more
page-profile = Your profile
page-profile-empty = No public or rated game is over yet.
page-profile-empty-mine = None of your games is over yet. Here you will see what became of them.
page-here-since = Here since { $month }
page-games-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
page-running-count = { $count } running
page-won-of-rated = won of { $of ->
    [one] 1 rated game
   *[other] { $of } rated games
}
page-left-unfinished = left unfinished
page-won-of = { $won } won of { $of }
page-rating = Strength
page-ratings = Strength by title and size
page-ratings-how = with its uncertainty; 25 is a newcomer
page-rating-show = How the strength has gone: { $game }, { $size }
page-rating-course = { $game } { $size }
page-rating-band = band: uncertainty
page-rated-game = Rated game
page-not-sure = not yet sure
page-against = Against whom
page-against-how = games, won
page-favourites = Favourite spirits
page-favourites-how = won of played, hardest level won
page-never-won = not won yet
page-lately = Lately
page-place-1 = won
page-place-2 = not won
page-place-3 = left before the end
page-points = { $count } points
page-rated = Rated
page-rated-note = The result counts for the strength of all who play. Who leaves has lost; nobody gets hints.
page-rated-note-together = This game is won together and never rated; what counts is how hard it was.
page-rated-note-alone = A game counts only against somebody, people or bots.
page-rated-note-guests = With guests at one screen a game does not count.
page-about = About { $name }
page-dealing = What you can do about { $name }
page-mute = Do not hear { $name }
page-unmute = Hear { $name } again
page-block = Block { $name }
page-unblock = Do not block { $name } any more
page-mute-note = What they say in chats is hidden from you. They are not told.
page-block-note = What they say is hidden from you, and they cannot sit down at your tables. They are not told.
page-unheard = { $count ->
    [one] 1 line of somebody whom you do not hear
   *[other] { $count } lines of people whom you do not hear
}
page-report = Report { $name }
page-report-kind = What is it about?
page-report-chat = what was said
page-report-play = how it was played
page-report-name = the name
page-report-other = something else
page-report-text = What has happened?
page-report-note = Whoever runs this server reads it, nobody else.
page-reported = It is with the host of this server.
page-my-games = All my games
page-my-games-text = One file with a record of each of your games that is over, and all that is kept about you. Running games are not in it, as a record tells what the others hold.
page-my-games-take = Take them along
page-delete-me = Delete me
page-delete-me-text = Your name, what you have said, your ratings, sign-ins and tokens go for good, here and at every table. Games stay for those who played them, without your name; running ones are resigned. Nobody can bring this back.
page-delete-me-sure = Write your name, { $name }, and it is done at once.
page-delete-me-go = Delete me for good
page-deleted = You have been deleted. Farewell!

## The lobby

page-tables = Tables
page-find = Find
page-find-table = Find me a table of
page-find-for = for
page-find-people = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
}
page-pace = Pace
page-find-any = at any pace
page-find-live = at one sitting
page-find-days = over days
page-find-rated = rated
page-find-note = Nobody there yet? Then a table is opened for you, and others are seated at it.
page-lobby-counts = { $open } open, { $running } running
page-lobby-filters = Filters
page-lobby-clear = Clear the filters
page-lobby-fresh = { $count ->
    [one] 1 new table
   *[other] { $count } new tables
}
page-lobby-none-such = No table is like that just now.
page-lobby-gone = not there any more
page-lobby-game = Title
page-lobby-pace = Pace
page-lobby-with = With
page-lobby-me = For me
page-lobby-pace-live = at one sitting
page-lobby-pace-days = over days
page-lobby-pace-none = without a clock
page-lobby-with-people = people
page-lobby-with-bots = bots
page-lobby-with-guests = guests at one screen
page-lobby-me-free = free seat
page-lobby-me-rated = rated
page-lobby-me-watch = to watch

## Tournaments

page-tournament = Tournament
page-tournaments = Tournaments
page-tournaments-lead = Some evenings or some weeks with the same people: tables are made and results counted by themselves.
page-tournaments-open = To join
page-tournaments-running = Being played
page-tournaments-over = Over
page-tournaments-none = None at the moment. Open one yourself.
page-tournament-crowd = { $players } of { $most }
page-tournament-club-note = Members of { $club } find it among the tournaments and can join; its games count for the season of the club.
page-tournament-from = from { $day }
page-tournament-mine = yours
page-tournament-robin = all against all
page-tournament-swiss = Swiss rounds
page-tournament-robin-note = At tables for two, up to 16 players. Everybody knows from the start whom they will meet.
page-tournament-swiss-note = Some rounds, in each of which those meet who stand alike. Up to 64 players, tables for two to four.
page-tournament-open = Open a tournament
page-tournament-name = Its name
page-tournament-together = Not { $games }: that is won together, so there is nobody to play against.
page-tournament-mode = Kind
page-tournament-times = They meet
page-tournament-once = once
page-tournament-twice = twice, seats turned
page-tournament-size = At a table
page-tournament-rounds = Rounds
page-tournament-players = Players
page-tournament-least = Players at the least
page-tournament-most = Players at the most
page-tournament-to = to
page-tournament-minutes = { $minutes } min
page-tournament-round-days = A round lasts
page-tournament-starts = It begins
page-tournament-starts-note = Without a date it begins when you say so.
page-tournament-starts-then = It begins then by itself, or is called off where too few have come.
page-tournament-rated = All its games are rated: no guests, no hints, and whoever leaves has lost.
page-tournament-gone-bot = For whoever has no time left a bot plays on until they return; if they do not, the game is lost for them.
page-tournament-gone-wait = The table waits for whoever has no time left; after the date of the round the host may end the game, and it is lost for them.
page-tournament-gone-end = The game ends with somebody's time; it is lost for them and won by the others.
page-tournament-of = { $game } for { $size ->
    [2] two
    [3] three
    [4] four
   *[other] { $size }
}
page-tournament-fraction = { $part } of { $whole }
page-tournament-begins = begins
page-tournament-over = games over
page-tournament-ends = round { $round } ends
page-tournament-my-game = My game: { $names }
page-tournament-join = Join
page-tournament-leave = Leave
page-tournament-withdraw = Withdraw
page-tournament-withdraw-sure = Your running games are resigned at once, all others are lost, and you cannot come back. Withdraw?
page-tournament-start = Let it begin
page-tournament-start-sure = Lots are drawn and the first tables are made; nobody else can join then. Begin?
page-tournament-off = Call it off
page-tournament-off-sure = It cannot be brought back. Call it off?
page-tournament-cancelled = This tournament did not come about.
page-tournament-blocked = Whom you have blocked plays here: { $names }. Who joins may be seated at one table with them; until it begins you can leave.
page-tournament-table = Table
page-tournament-place = Place
page-tournament-points = points
page-tournament-counts = { $size ->
    [2] a win 1, a draw ½
   *[other] 1 for everybody left behind, ½ for whoever is level
}; then { $first }, then { $then }
page-tournament-tie-direct = meeting each other
page-tournament-tie-direct-short = direct
page-tournament-tie-sonneborn = points of those beaten (Sonneborn-Berger)
page-tournament-tie-sonneborn-short = S-B
page-tournament-tie-buchholz = points of all opponents (Buchholz)
page-tournament-tie-buchholz-short = Buchholz
page-tournament-tie-wins = wins
page-tournament-tie-wins-short = wins
page-tournament-round-short = R{ $number }
page-tournament-gone = somebody who has left
page-tournament-withdrawn = withdrawn
page-tournament-rest = rests
page-tournament-won = { $name } won
page-tournament-was-unplayed = not played
page-tournament-was-off = broken off
page-tournament-was-rest = rests
page-tournament-playing = being played
page-tournament-watch = Game against { $names }, being played
page-tournament-result = { $points } against { $names }
page-tournament-against = v { $places }
page-tournament-nobody = Nobody has joined yet.
page-tournament-to-come = to come
page-tournament-until = until { $day }
page-tournament-end = End this game
page-tournament-settled = What is settled
page-tournament-says-robin = Everybody meets everybody { $times ->
    [one] once
   *[other] twice, the second time with the seats turned
}, at tables for two.
page-tournament-says-swiss = Up to { $rounds } rounds at tables for { $size ->
    [2] two
    [3] three
   *[other] four
}: those meet who stand alike, nobody meets the same again while there is another way.
page-tournament-says-days = The games of a round should be over after { $days ->
    [one] a day
   *[other] { $days } days
}; then the host may end what is stuck: lost by whoever has no time left, level for the others. { $mode ->
    [robin] The next round begins then, or as soon as all games are over.
   *[other] The next round begins when all games are over.
}
page-tournament-says-begins = It begins with { $least } to { $most } players when the host says so.
page-tournament-says-begins-then = It begins on { $day } with { $least } to { $most } players, or is called off where too few have come.
page-tournament-says-points = Points: { $counts }.
page-tournament-says-tables = Tables are made by themselves, with everybody seated; you find yours among your tables. Nobody is replaced there.
page-tournament-says-rest-robin = With an odd number one rests in each round, everybody as often; it counts nothing.
page-tournament-says-rest = With an odd number one rests in each round; it counts as a win, and nobody rests twice before all others have.
page-tournament-says-rest-larger = A table that cannot be filled has fewer people, and its winner as many points. Who is left over all the same rests; that counts as a win.
page-tournament-says-withdrawn = Who withdraws loses running games and all that are left; the opponents win them.
page-tournament-says-blocks = Who joins may be seated with anybody who plays here, blocked or not.
page-missing-tournament = There is no such tournament.

## Looking on

page-hall = To watch
page-hall-to = Watch games
page-lobby-all = All tables
page-hall-fresh = { $count ->
    [one] 1 new game
   *[other] { $count } new games
}
page-hall-none = Nothing like that is being played in public just now.
page-hall-since = since { $day }
page-hall-strength = Strength of { $name }: { $mu } ± { $doubt }
page-behind = { $minutes ->
    [one] 1 minute later
   *[other] { $minutes } minutes later
}
page-behind-short = { $minutes } min later
page-behind-note = { $minutes ->
    [one] Cards are hidden here, so those who look on see everything a minute later. When the game is over they see the rest at once.
   *[other] Cards are hidden here, so those who look on see everything { $minutes } minutes later. When the game is over they see the rest at once.
}
page-delay = Watching
page-delay-0 = at once
page-delay-180 = 3 min later
page-delay-900 = 15 min later
page-delay-note = Who looks on sees everything that much later, so that nobody is told across the table what others do. It cannot be changed later.
page-delay-note-rated = Who looks on at a rated table sees everything at least three minutes later. It cannot be changed later.
page-moment-share = Share this moment
page-moment-drawn = The picture is being drawn …
page-moment-failed = The picture could not be drawn here. The link works all the same.
page-moment-picture = { $game } after { $count } answers
page-moment-note = Picture and link show what everybody may see.
page-moment-note-private = The picture shows what everybody may see. The link lets anybody watch who has it.
page-moment-link = Copy link
page-moment-save = Save picture
page-moment-give = Share

## Friends and clubs

page-company = Friends and clubs
page-company-lead = With friends you see where they sit, and invite them to a table. A club has tables that only its members see, and a table of the season.
page-clubs = Clubs
page-clubs-one = Club
page-my-clubs = My clubs
page-clubs-none = You are in no club yet. Make one, or follow the link of one that you know.
page-club-name = Name of the club
page-club-make = Make a club
page-club-you-host = you are a host
page-club-host = host
page-members = Members
page-members-count = { $count ->
    [one] 1 member
   *[other] { $count } members
}
page-since = since { $day }
page-club-link = Link to the club
page-club-link-text = Whoever has the link can join; all members can pass it on. Another one ends the one before.
page-club-link-renew = Make another link
page-club-link-renewed = The club has another link; the one before lets nobody in any more.
page-club-table = Open a table for the club
page-club-open = Tables with a free chair
page-club-tournaments-all = All tournaments
page-club-open-none = No table waits for somebody just now.
page-club-running = Games that go on
page-club-door = { $count ->
    [one] One member so far.
   *[other] { $count } members.
} Members see who is in it, the tables of the club and its table of the season.
page-club-join = Join the club
page-club-locked = This club is for its members
page-club-locked-text = Ask one of them for the club’s link; it lets you join.
page-club-missing = There is no such club, or it has ended.
page-club-leave = Leave the club
page-club-leave-again = With the link of the club you can come again.
page-club-leave-hands-over = You are its last host: whoever has been there longest becomes one.
page-club-leave-ends = You are its last member: the club ends, with its seasons.
page-make-host = Make a host
page-host-no-more = No host any more
page-member-remove = Remove { $name } from the club
page-member-remove-note = Then the club gets another link, as the one before is known.
page-member-gone = { $name } is no member any more.
page-club-keeping = For hosts
page-club-renamed = The club has its new name.
page-club-end = End the club
page-club-end-sure = The club and its seasons go for good; its tables stay with those who sit there. Write “{ $club }”, and it is done.
page-club-end-name = The club’s name
page-club-end-go = End it for good
page-club-ended = The club has ended.
page-season = Season
page-season-table = Table of the season
page-season-called = Season { $number }: { $days }
page-season-days = { $from } to { $to }
page-season-next = The next season begins on { $day }.
page-season-all = All games
page-season-rule = Our own way of counting: every game at a table of the club is worth as many points as people played it, and those who have won share them. So a game brings one point on average, however many play. Who has equal points stands by wins, then by fewer games. Bots and guests do not count, nor games with fewer than two people; what is won together has a table of its own.
page-season-together-rule = Our own way of counting: as all win or lose together, there are no points. The hardest win counts, then more wins, then fewer games. Games with fewer than two people do not count.
page-season-hardest = hardest win
page-season-won = won
page-season-games = games
page-season-points = points
page-season-none = No game of this season has counted yet. A game at a table of the club counts as soon as it is over.
page-season-new = Another season
page-season-new-text = The present one ends with the day before, and is kept. A season that has not begun yet gets the new day instead.
page-season-first = First day of the season
page-season-begin = Begin it then
page-season-set = The season is set.
page-player = Player
page-for-club = for a club
page-for-club-note = Members of { $club } see the table, look on and sit down; nobody else does without its invitation.
page-waiting-club = Members of { $club } see this table and can sit down. Others can by the link.
page-to-club = To the club
page-friends-all = Friends
page-friends-ask-me = They would like to be friends
page-friends-asked = You have asked
page-friends-none = You have no friends here yet. Ask somebody on their profile, or at a table by their name.
page-friend-ask = Ask { $name } to be friends
page-friend-accept = Be friends with { $name }
page-friend-decline = Decline { $name }’s question
page-friend-take-back = Take back the question to { $name }
page-friend-end = Be friends with { $name } no more
page-friend-part = Part
page-asked-on = asked on { $day }
page-accept = Accept
page-decline = Decline
page-take-back = Take back
page-friends-there = { $names } here
page-invitations = Invitations
page-invites-you = { $name } invites you to { $game }
page-invite-not-now = Not now
page-invite-here = Invite friends and members of your clubs; they see it on their home page.
page-invite-this = Invite { $name }
page-invited = { $name } invited
page-lobby-with-friends = friends
page-lobby-with-club = my clubs
