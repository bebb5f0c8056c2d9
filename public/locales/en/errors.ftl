### What goes wrong outside the rules. Plain words; tell what to do where something can be done.

error-players = These sets need { $least } to { $most } players; you have { $found }.
error-no-such-sheriff = Seat { $place } can't begin as Sheriff or Deputy: nobody sits there.
error-sets = Choose the base game or Dodge City, and no set twice.
error-no-event-deck = No event deck is in play, so it has no length.
error-event-length = An event deck can have 1 to { $most } cards, not { $found }.
error-event-mix = Only High Noon and A Fistful of Cards together can be mixed.
error-characters = Only { $found } players have a character; everyone needs one.
error-character-twice = { $character } is there twice.
error-character-not-in-sets = { $character } belongs to a set that is not in play.
error-character-not-in-modules = { $character } needs a module that is not in play.
error-dice-players = The dice game is for { $least } to { $most } players; you have { $found }.
error-dice-ghost = The ghost needs { $least } players or more; you have { $found }.
error-chairs = There are { $found } names for { $expected } players.
error-other-game = This is the save of another game.
error-other-version = This game was played under rules version { $found }; Standoff now plays version { $expected }.
error-unreadable-step = Step { $step } can't be read.
error-illegal-step = Step { $step } breaks the rules.
error-diverged = After step { $step } the game is not the one that was saved.
error-checkpoints = The save is incomplete.
error-rules-changed = The rules changed after step { $step }.
error-other-rules = It was played under rules version { $found }. Standoff now plays version { $expected }, which does not allow step { $step }.
error-unsound = No game can look like that.
error-altered = Its parts contradict each other.
# $why is one of the other errors.
error-resume = The saved game can't be continued. { $why }
error-foreign = It wasn't written by Standoff.
error-save-version = It was written by another version of Standoff ({ $found }).
error-damaged = It was cut short or altered.
error-malformed = It can't be read.
error-not-saved = The game is not being saved. { $why }
error-other-tab = The game is not being saved here: it goes on in another tab.
error-unavailable = The browser does not let Standoff store anything.
error-full = The browser's storage is full.
error-nothing-to-undo = There is nothing to take back.
error-undo-revealed = Hidden cards have been seen since. It can't be taken back.
error-undo-rules = The rules have changed since. It can't be taken back any further.
