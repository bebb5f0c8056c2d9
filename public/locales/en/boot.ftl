### What the page shows before the game is there, and when it cannot start. No arguments but $steps.

# The language's own name for itself, and ltr or rtl.
boot-language = English
boot-direction = ltr
boot-tagline = The Wild West at cards and dice, against bots or around one device.
boot-fan-project = An unofficial fan project. BANG! belongs to its publisher; nothing here comes from them.
boot-about = About
boot-description = BANG! at one table, offline, against bots or friends. An unofficial fan project.
boot-no-script = Standoff is a game inside the page: it needs JavaScript and WebAssembly.
boot-broken = The game has stopped
boot-broken-why = Something in the page broke, and it cannot go on by itself:
boot-not-loaded = The game could not be loaded
boot-not-loaded-why = A part of the page did not arrive or did not start. Check the connection, then reload:
boot-saved = Your game is saved, with all { $steps } steps. After reloading it goes on from there.
boot-no-game = No game was in progress. Finished games and settings are safe.
boot-reload = Reload
boot-set-aside = Set the saved game aside and reload
boot-copy = Copy report
boot-copied = Copied. The report holds no names.
boot-export-data = Export my data
