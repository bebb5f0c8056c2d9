## Everywhere.

ui-title = Standoff
ui-tagline = The Wild West at cards and dice, against bots or around one device.
ui-fan-project = An unofficial fan project. BANG! belongs to its publisher; nothing here comes from them.
ui-ok = OK
ui-cancel = Cancel
ui-close = Close
ui-back = Back
ui-yes = Yes
ui-no = No
ui-on = On
ui-off = Off
ui-you = You
ui-loading = Saddling up
ui-menu = Menu

## Start.

ui-continue-game = Continue
ui-new-game = New game
ui-same-again = Same again
ui-watch-bots = Watch bots
ui-rules = Rules
ui-settings = Settings
ui-save-set-aside = It has been set aside and is listed under Games; you can start a new game.
ui-remove = Remove
ui-discard-game-question = A game is still going on. Abandon it for a new one?
ui-new-version = A new version is ready.
ui-reload = Reload

## New game.

ui-players = Players
ui-player-count = { $n } players
ui-name = Name
ui-seat-name = Player { $n }
ui-person = Player
ui-bot = Bot
ui-bot-names = 
    Abe
    Belle
    Clint
    Dolly
    Earp
    Flora
    Gus
    Hattie
ui-sets = Sets
ui-expansions = Expansions
ui-event-mix = Two event decks
ui-event-length = Event cards in each deck
ui-event-length-all = All
ui-event-length-short = Short: { $n }
ui-event-length-about = A short deck brings its last card sooner.
ui-preset = Rules as in
ui-table-rules = Table rules
ui-options = Options
ui-free-undo = Free undo
ui-free-undo-about = Take moves back even after seeing hidden cards. The game is marked accordingly.
ui-default-option = usual
ui-source = Source
ui-ruling = Ruling { $n }
ui-deal = Deal
ui-reset = Reset

## The table.

ui-deck = Deck
ui-discard-pile = Discard pile
ui-hand = Hand
ui-in-play = In play
ui-life = Life
ui-role = Role
ui-character = Character
ui-distance = Distance
ui-weapon = Weapon
ui-colt = Colt .45
ui-eliminated = Eliminated
ui-end-turn = End turn
ui-undo = Undo
ui-undone = Taken back.
ui-log = Log
ui-pause = Pause
ui-resume = Resume
ui-skip = Skip
ui-choose-target = Choose a target.
ui-choose-card = Choose a card.
ui-choose-two-cards = Choose two cards to discard.
ui-random-hand-card = Random hand card
ui-ready = Ready to use
ui-not-ready = Ready from the next turn on
ui-has-ability-of = With the ability of { $name }
ui-events = Event cards
ui-event-coming = Next
ui-event-none = No event yet
ui-event-last = Stays to the end
ui-events-left = { $n ->
        [one] a card left
       *[other] { $n } cards left
    }
ui-event-by = Revealed by { $who }
ui-misses-turn = Misses the next turn
ui-jailed-for-life = Jailed for life
ui-cannot-heal = Can't regain life
ui-open-hand = Hand lies open
ui-gag-reminder = Nobody may speak!
ui-somebody-spoke = Somebody spoke
ui-who-spoke = Who spoke and loses 1 life?
ui-ghost = Ghost
ui-spare-character = Another character face down
ui-ability-off = Ability switched off
ui-card-off = Switched off
ui-only-suit = Only { $suit }
ui-must-play = Must be played
ui-choose-first-bang = Choose a BANG! card
ui-choose-two-bangs = Choose two BANG! cards
ui-choose-card-of-others = Choose a card in front of another player
ui-target = Target
ui-show-hand = Show hand
ui-end-turn-question = You can still play cards. End your turn?
ui-leave-table = Leave the table
ui-leave-table-question = The game is saved; you can continue it later.
ui-thinking = { $name } is thinking.
ui-cards-in-hand = { $n ->
        [one] a card in hand
       *[other] { $n } cards in hand
    }
ui-cards-in-deck = { $n ->
        [one] a card in the deck
       *[other] { $n } cards in the deck
    }
ui-life-of = { $life } of { $most } lives
ui-at-distance = at distance { $n }
ui-reach = reaches { $n }
ui-turn-number = Turn { $n }

## The curtain between two persons.

ui-pass-to = Pass the device to { $name }.
ui-curtain-about = Nobody else should look now.
ui-take-over = I am { $name }

## The end.

ui-game-over = Game over
ui-you-won = You won!
ui-you-lost = You lost.
ui-winners = Winners
ui-result = See the result
ui-rematch = Rematch
ui-keep-characters = Survivors keep their characters
ui-keep-characters-about = Everyone still alive plays the next game with the same character.
ui-rotate-sheriff = The Sheriff's star moves on
ui-rotate-sheriff-about = The next player to the left becomes Sheriff. Off: roles are random.
ui-rotate-deputy = The first turn moves on
ui-rotate-deputy-about = The next player to the left becomes Deputy and begins. Off: roles are random.

## Settings.

ui-language = Language
ui-language-not-loaded = That language couldn't be loaded. Try again when you are online.
ui-language-files = Translating Standoff
ui-language-files-about = Choose language files (.ftl) from your device to see them here at once, until you reload.
ui-language-files-choose = Choose files
ui-language-files-unread = These files are too large to be language files.
# $n is how many texts there are, $low how many places could not be read.
ui-language-files-read = { $n } texts read, { $low } with errors.
ui-theme = Theme
ui-theme-auto = Auto
ui-theme-light = Light
ui-theme-dark = Dark
ui-theme-high-contrast = Contrast
ui-speed = Speed
ui-speed-instant = Instant
ui-auto-pass = Pass for me
ui-auto-pass-about = When you have no answer, pass automatically after a moment.
ui-sound = Sound
ui-confirm-end = Ask before ending a turn
ui-confirm-end-about = Only if cards could still be played.
ui-four-colours = Four-colour suits
ui-left-handed = Left-handed
ui-reduced-motion = Less motion
ui-reset-settings = Reset settings
ui-text-size = Text size
ui-text-small = S
ui-text-normal = M
ui-text-large = L
ui-text-huge = XL

## About.

ui-about = About
ui-credits = Thanks to
ui-credit-icons = Pictures: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0; the rest drawn for this page.
ui-credit-font = Type: Rye by Nicole Fally, SIL Open Font License.
ui-credit-code = Code: MIT or Apache 2.0. Made with Rust, Leptos and WebAssembly.
ui-keys = Keys
ui-keys-about = Tab and Enter reach everything. 1 to 9 tap a card in your hand, E presses the main button, I enlarges the focused card, L opens the log, Escape cancels.

## Rules.

ui-rules-intro = Everybody has a role; only the Sheriff's is known. Watch who shoots whom, find out who your friends are, and be on the side that is left.
ui-rules-turn = First draw two cards. Then play as many as you like, but only one BANG! card. Never have two cards of the same name in front of you; a new weapon replaces the old. At the end discard down to as many cards as you have lives. The turn goes to the left.
ui-rules-distance = Count the seats the shorter way round, leaving out the eliminated; your neighbours are at distance 1. Your weapon says how far you can shoot; the Colt .45 everybody has reaches 1.
ui-rules-dying = Lose your last life without a Beer to save you, and you are out and show your role. Whoever eliminates an Outlaw draws three cards. A Sheriff who eliminates a Deputy discards everything. Nobody ever has more lives than at the start.
ui-rules-check = Draw! means: flip the top card of the deck. Its suit, and sometimes its rank, decides; then it is discarded. A shot is anything a Missed! can stop: BANG!, Gatling, and cards that say so.
ui-rules-green = Green cards do nothing when they are laid down. In a later turn of yours you use each of them once; those that stop a shot work from the next player's turn on. Until then others can take them away.
ui-rules-three = A Deputy, who begins, an Outlaw and a Renegade, all known. The Deputy is after the Renegade, the Renegade after the Outlaw, the Outlaw after the Deputy. Eliminate your target and you win; if it falls to somebody else, the last one standing does. Whoever eliminates anybody draws three cards.
ui-rules-events = High Noon and A Fistful of Cards bring event cards. From the Sheriff's second turn on, one is revealed before each of the Sheriff's turns and holds for everybody until the next covers it; all see what comes next. The last card of a deck stays. Wild West Show reveals one with a Stagecoach or Wells Fargo, Eldorado every two rounds or after an Ace.
ui-heading-turn = Your turn
ui-heading-distance = Distance
ui-heading-dying = Elimination
ui-heading-check = Draw!
ui-heading-green = Green cards
ui-heading-three = Three players
ui-heading-events = Event cards
ui-rulings = Rulings
ui-cards = Cards
ui-characters = Characters
ui-roles = Roles
ui-search = Search
ui-nothing-found = Nothing found.
ui-copies = { $n ->
        [one] 1 copy
       *[other] { $n } copies
    }
ui-border-brown = Takes effect and is discarded
ui-border-blue = Stays in play
ui-border-green = Is laid down first and used once in a later turn

## Several tabs, storage.

ui-other-tab = This game is open in another tab.
ui-other-tab-about = Moves you make here are not saved.
ui-play-here = Play here

## Finished games, replays, files and links

games-title = Games
games-empty = No finished games yet. Your first will appear here.
games-stored = { $size } in use on this device.
games-stored-rule = The last 200 results and the moves of the latest 40 games are kept. The oldest go first; games you marked Keep go last.
games-damaged = { $n ->
        [one] 1 game can't be read.
       *[other] { $n } games can't be read.
    }
games-remove-damaged = Remove damaged games
games-turns = { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
games-steps = { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
games-free-undo = played with free undo
games-imported = imported
games-result-only = Only the result is left; the moves were removed to make room.
games-replay = Replay
games-keep = Keep
games-kept = Kept
games-export = Share or save
games-delete = Delete
games-delete-question = The game will be gone for good, result and moves.
games-unreadable = The moves of this game can't be read any more.
games-import = Import a game
games-import-about = A file saved from Standoff, or a link someone sent you.
games-choose-file = Choose a file
games-paste = Link or text
games-open = Open
games-moments = Moments of the game
games-first = To the beginning
games-step-back = One step back
games-play = Play
games-pause = Pause
games-step-forward = One step forward
games-last = To the end
games-step-of = step { $step } of { $last }
games-eyes = Seen by
games-everybody = Everything open
games-close = Close the replay
games-to-present = Back to the game
games-show-moment = Tap a line to see that moment.
games-share-about = Whoever has the game can replay it with all hands and roles open.
games-share-going = The game continues where it was saved. It contains all hidden cards.
games-share-hidden = A game file reveals all hidden cards and roles. With several people playing, you can share it once the game is over.
games-as-file = Save as a file
games-as-link = Send as a link
games-link = Link
games-copied = The link has been copied.
games-not-copied = It couldn't be copied. Select the link and copy it by hand.
games-too-long = This game is too long for a link. Save it as a file.
games-arrived = A game for you
games-reading = Checking the game …
games-going = This game is not over yet.
games-go-on = Play on
games-go-on-question = This replaces your current game. Abandon that one?
games-add = Add to my games
games-added = Added to your games.
games-to-games = To my games
games-too-large = Too large to be a Standoff game.
games-no-game = That isn't a Standoff game.
games-other-format = Another version of Standoff wrote it. Reload the page and try again.
games-other-rules = It was played under rules version { $found }; Standoff now plays version { $own }.
games-broken = It is damaged: cut short or altered. Nothing of yours was changed.
games-rules-go-on = The rules were corrected meanwhile (version { $found }, now { $own }). Your game goes on where it was.
games-rules-played-again = This game was begun under rules version { $found }. It has been replayed under version { $own }.
games-watch-only = Played under rules version { $found }; Standoff now plays version { $own }. You can watch and share it, but not review it or play on from a moment.
games-diverged = This game was played under rules version { $found }, when only moves were kept. Under version { $own } they lead elsewhere, so it can't be replayed. Result and moves stay here; you can save them as a file.
games-record-kept = The moves are saved as they were written, for a version that plays those rules.
games-link-bound = This is a long game: the link works as long as the rules stay the same. To keep it for good, save it as a file.
games-aside = Set aside
games-aside-about = These saved games couldn't be opened. They are kept as they were written; a newer version may open them.

## Statistics

figures-title = Statistics

## Nothing to show.

figures-empty = No finished games yet
figures-empty-about = Finish a game, and you'll see here how you did: with which role, which character and against whom.
figures-no-match = No finished games match this filter.
figures-no-person = So far only bots have played these games. Play one yourself, and your own numbers appear here.

## What is counted.

figures-which = Games counted
figures-all-games = Both
figures-persons-only = Only with people
figures-persons-only-about = Leaves out games the bots played among themselves.

## In short.

figures-games = Games
figures-won = Won
figures-survived = Survived
figures-streak = Wins in a row
figures-best = best: { $n }
figures-length = Average length
figures-turns = { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
figures-longest = longest: { $n }
figures-percent = { $n }%
figures-of = { $won } of { $of }

## Between two percentages.

figures-likely = likely between { $low }% and { $high }%
figures-draws = { $n ->
        [one] 1 game had no winner.
       *[other] { $n } games had no winner.
    }
figures-free-undo = { $n ->
        [one] 1 game was played with free undo.
       *[other] { $n } games were played with free undo.
    }

## Charts.

figures-by-role = By role
figures-by-character = By character
figures-by-players = By number of players
figures-by-level = Against bots
figures-by-level-about = A game against several kinds of bots counts for each of them.
figures-bots = The bots themselves
figures-share = Share won
figures-read = The mark shows your share of wins. The solid part of the bar is certain, the faint part could still be luck; more games make it shorter.
figures-show-all = Show all { $n }

## Counting anew.

figures-reset = Reset statistics
figures-reset-question = Count only games from now on? Your finished games stay in their list, and you can count them again later.
figures-count-all = Count the earlier games again

## One game.

figures-course = How the game went
figures-life = Life, turn by turn
figures-life-about = Line chart of everyone’s lives by turn. The table below has the numbers.
figures-start = Start
figures-lost = Lost
figures-healed = Healed
figures-end = End

## Eliminated in a turn.

figures-out = out in turn { $turn }
figures-alone = Highlight { $name }
figures-shots = Who hit whom
figures-shots-about = Big number: lives taken. Small number with crosshair: shots fired. Skull: the final blow.
figures-shooter = From
figures-nobody = Nobody
figures-total = Total
figures-taken = { $n ->
        [one] 1 life
       *[other] { $n } lives
    }
figures-aimed = { $n ->
        [one] 1 shot
       *[other] { $n } shots
    }
figures-eliminated = eliminated

## The rules to look up

## Suspicion.

manual-suspicion = Your suspicion
manual-suspicion-none = None
manual-suspicion-about = Your own guess: nobody else sees it. It goes away when the role is revealed.

## What is enlarged.

manual-in-full = More in the rules
manual-at-this-table = At this table
manual-your-table = at your table
manual-changed-by = Table rules that change it
manual-concerns = What it changes

## The browser.

manual-kinds = Kinds
manual-search-for = Name, rule or ruling (R55)
manual-found = { $n ->
        [one] 1 entry
       *[other] { $n } entries
    }
manual-show-all = Show everything
manual-rulings-about = Each number is a ruling where the printed rules leave something open. Tap it to see everything it decides.
manual-by-players = How many there are, by number of players
manual-in-short = The rules in short

## Settings, sound, motion, handing the device on

comfort-with-friends = Play with friends
comfort-friend = Friend
comfort-card-size = Card size
comfort-left-handed-about = Moves the main buttons to the left.
comfort-curtain-hold = Hold to take the device

## A speed: everything waits for a tap.

comfort-speed-step = Step

## The tap it waits for.

comfort-next-step = Next
comfort-sound-on = Sound: on
comfort-sound-off = Sound: off

## Sharing the device.

comfort-curtain-hold-about = Prevents accidental taps. On a keyboard, press twice.
comfort-keep-holding = Keep holding
comfort-goes-on = Back to { $name }.
comfort-open-table = To the open table
comfort-look-at-cards = { $name }: look at my cards
comfort-look-at-role = { $name }: look at my role
comfort-hide-role = Hide my role
comfort-claim = Play { $card }
comfort-then-asked = Then: { $names }
comfort-covered = The table is covered.
comfort-covered-about = So nobody sees your cards while you are elsewhere.
comfort-uncover = Uncover

## Everything that is stored.

comfort-data = Your data
comfort-data-about = Settings, the current game and all finished games in one file: a backup, or a way to another device. It contains every hidden card of the current game.
comfort-save-all = Save to a file
comfort-restore-all = Restore from a file
comfort-restore-question = Everything stored here is replaced by what the file holds. Replace it?
comfort-replace = Replace
comfort-no-backup = This isn't a complete backup. Nothing was changed.
comfort-later-backup = This file comes from a newer version. Nothing was changed.

## Bots that think ahead, hints, beliefs and reviews

bots-thinking = { $name } is thinking
bots-hurry = Hurry
bots-mindless = Legends can't think ahead on this device, so they play as Marshals.
bots-copy-report = Copy report
bots-report-copied = Copied. The report holds no names.
bots-report-not-copied = The report couldn't be copied.

## Settings.

bots-thinking-time = Legends think for up to
bots-quick = 0.4 s
bots-full = 1.2 s
bots-aids = Learning aids
bots-aids-about = A hint when you are asked, and on each player’s sheet which role a bot suspects.

## New game.

bots-tempers = Personalities
bots-tempers-about = Some bots are careful, some reckless, some bear a grudge.

## Hints.

bots-hint = Hint
bots-hint-about = Chance to win, as a Legend in your place sees it.
bots-hint-asked = Thinking it over
bots-hint-none = No hint this time.
bots-why-alone = Nothing else comes close.
bots-why-clear = { $n ->
        [one] The first is 1 point ahead of the next.
       *[other] The first is { $n } points ahead of the next.
    }
bots-why-close = They are about equally good.
bots-hinted = with hints

## Beliefs.

bots-beliefs = A bot’s guess
bots-beliefs-about = From what your seat has seen.

## Review.

bots-review = Review my moves
bots-review-about = A Legend goes through the game and marks the moves that cost most chance to win.
bots-review-at = Decision { $n } of { $of }
bots-review-none = No clear mistakes found.
bots-review-stop = Stop
bots-review-failed = This device can't run the review.
bots-better = Better: { $what }
bots-lost = { $n ->
        [one] −1 point
       *[other] −{ $n } points
    }
