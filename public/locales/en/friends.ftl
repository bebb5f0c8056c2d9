## Friends on their own devices

friends-about = Everyone plays on their own device. One of you hosts: the game runs there, and no server is needed.
friends-name = Your name
friends-host = Host a table
friends-host-about = Choose a game, then invite your friends.
friends-join = Join a table
friends-join-about = Paste the link a friend sent you, type the name of a room, or scan the QR code.
friends-paste = Link, code or room
friends-paste-answer = Your friend's answer
friends-enter = Join
friends-take-in = Connect
friends-scan = Scan
friends-scan-about = Fit the whole QR code into the frame.
friends-no-camera = The camera can't be used.
friends-damaged = That isn't a Standoff code, or part of it is missing.
friends-other = That belongs to another invitation, or was used before.
friends-failed = Couldn't connect. Make a new invitation and try again.
friends-no-wires = That didn't work. Check the link, or reload the page and try again.
friends-back = Back to the table
friends-seat-kept = Your seat is saved. Ask the host for a new invitation.
friends-invited = You are invited
friends-invited-about = A friend is waiting for you at a table. Say who you are, and take a seat.
friends-invited-host = The table you are hosting will be closed.
friends-net-about = Public trackers help your devices find each other. All they see is a random number, nothing of your game.
friends-passed-on = Passed on to your other tab. You can close this one.
friends-too-late = Too late: that is no longer possible.
friends-at-table = At the table
friends-hosts = host
friends-here = guest
friends-open = Open seat
friends-open-about = a bot plays if nobody comes
friends-away = away right now
friends-ready = ready
friends-not-ready = not ready yet
friends-good = good connection, { $ms } ms
friends-fair = fair connection, { $ms } ms
friends-slow = slow connection, { $ms } ms
friends-dismiss = Remove { $name }
friends-sit = Sit here
friends-stand = Leave the seat and watch
friends-watch = Watching
friends-came = { $name } is here.
friends-left = { $name } has left.
friends-played = Game
friends-absent = When someone is away
friends-absent-bot = A bot plays
friends-absent-wait = We wait
friends-timer = Time for a decision
friends-no-timer = None
friends-seconds = { $n } s
friends-invite = Invite a friend
friends-invite-about = For one friend. On the same network it works without the internet.
friends-making = One moment …
friends-step-one = 1. Let your friend scan this, or send the link.
friends-step-two = 2. Your friend gets an answer for you: scan it, or paste it here.
friends-picture = QR code of the link
friends-link = Link
friends-send = Send the link
friends-open-room = Open a room on the internet
friends-room = Room
friends-room-searching = Asking the trackers …
friends-room-open = Open: your friends can join by its name, its link or its QR code.
friends-room-trouble = No tracker is answering. Still trying …
friends-close-room = Close the room
friends-begin = Deal
friends-begin-about = { $here ->
        [one] 1 friend is here
       *[other] { $here } friends are here
    }{ $open ->
        [0] {""}
       *[other] , bots play for { $open }
    }
friends-begin-alone = Nobody is here yet: bots only
friends-dealing = Everyone's device is shuffling …
friends-change = Change the game
friends-close-table = Close the table
friends-close-question = This closes the table for everyone. Nobody can rejoin it.
friends-to-table = Go to the table
friends-answer = Your answer
friends-answer-about = Show this code to the host or send the link. Keep this page open.
friends-searching = Looking for the host …
friends-waiting = The game starts when the host deals.
friends-i-am-ready = I'm ready
friends-lost = Lost contact with the host
friends-lost-room = Still looking. The game resumes when the host is back.
friends-refused = You can't join
friends-version = The host uses another version of Standoff. Reload it on both devices.
friends-full = The table is full.
friends-closed = The host has closed the table.
friends-leave = Leave the table
friends-leave-question = You can keep your seat and come back, or give it up: then a bot plays on for you to the end.
friends-settings = Friends
friends-online = Look for friends over the internet
friends-trackers = Trackers for rooms
friends-helpers = Helper servers (STUN, TURN)

## At a table with friends

talk-title = Say something
talk-phrases = 
    Howdy!
    Nice shot!
    Ouch!
    Thank you!
    Sorry, partner.
    Trust me.
    I am no Outlaw!
    Watch that one.
    A Beer, please!
    Take your time.
    Hurry up!
    Good game!
    👍
    😂
    😱
    🤠
talk-mute = Mute chat
talk-unmute = Unmute chat
talk-table = Friends at the table
talk-away = away
talk-stood-in = away, a bot plays
talk-ms = { $ms } ms
talk-lost = Lost contact with the host. Your seat is saved.
talk-closed = The host has closed the table.
talk-refused = The host's version of Standoff doesn't fit yours. Reload both and try again.
talk-look = Look
talk-time = { $seconds } seconds for each decision
talk-next-game = The next game starts when the host deals again.
talk-fair = Checked: a fair game
talk-fair-about = The deal came from everyone's numbers, every move was legal and fixed beforehand, and you were shown the truth. No check can tell whether the host peeked at their own device.
talk-unfair = Something doesn't add up
talk-unchecked = You joined after the deal, so this game can't be checked.
talk-secret = The host's secret isn't the one fixed before the deal.
talk-number = Someone's number isn't the one fixed before the deal, or yours is missing.
talk-seed = The deal doesn't come from everyone's numbers.
talk-setup = The game was dealt with other rules than agreed.
talk-record = The moves break the rules.
talk-rules = The game was played under other rules than Standoff plays now, so it can't be checked.
talk-steps = The moves aren't the ones the host fixed during the game.
talk-shown = Something you were shown didn't happen.
talk-host-gone = Is the host gone for good?
talk-take-over = Take over the table
talk-take-over-about = This device becomes the host. It needs everyone's part of the key to the sealed game. A game of your own that waits here is abandoned for it.
talk-shares = { $have } of { $all } parts of the key are here.
talk-give-about = Someone wants to take over as host and needs your part of the key. With every part their device can see all cards, so agree only if the host is really gone.
talk-give-share = Hand over my part of the key
talk-cannot-move = With only one guest the table can't be moved safely. It waits for the host.

## Connecting, coming back, leaving and breaking off

friends-same-network = Works only in the same network, for instance on one Wi-Fi.
friends-carrying = Waiting for the host to take in the answer: { $seconds } s
friends-connecting = Connecting: { $seconds } s of at most 30
friends-no-way = No connection came about in { $seconds } s. Without helper servers it only works in the same network.
friends-use-helpers = Try with helper servers
friends-room-instead = Open a room instead
friends-room-hint = The host can open a room on the internet, or both of you switch on helper servers in the settings.
friends-own-invitation = This is your own invitation. Send it to a friend: your table stays as it is.
friends-nobody-waits = No tab here is waiting for this answer, or it was used before. Open it on the device that made the invitation, or ask for a new one.
friends-passing-on = The answer is being handed over
friends-grace = Time to come back
friends-bot-in = away, a bot plays in { $seconds } s
friends-keep-seat = Keep my seat
friends-give-up-seat = Give it up
friends-break-off = Break this game off?
friends-break-off-about = The host wants to break this game off, or has done so. If you agree, there can be a new deal; this one counts as not finished.
friends-agree = Agree
friends-play-on = Play on
friends-break-off-asked = Your friends are asked whether this game may be broken off.
friends-break-off-refused = Somebody wants to play on.
friends-broken-off = The game was broken off. It is counted.
friends-dealt-again = Dealing once more: somebody left before the deal was made.
friends-cut-dismissed = The host has sent you away.
friends-cut-rubbish = The connection was cut: the other page sends things that can't be understood.
friends-cut-replaced = It goes on over another connection, perhaps in another tab.
friends-cut-late = No answer came in time for the deal.
friends-cut-unsound = The connection was cut: the table that was shown cannot exist.
friends-cut-impostor = The connection was cut: the other side doesn't have the key of this table.
friends-cut-new-deal = The connection was cut: the host dealt anew in mid-game without asking.
friends-cut-left = has left
talk-unfinished = The record ends before the game does.
talk-unfinished-deals = { $n ->
        [one] One deal at this table was begun and not finished.
       *[other] { $n } deals at this table were begun and not finished.
    }
