### What the page shows before the game is there, and when it cannot start. No arguments but $steps.
###
### same as English: boot-direction

# The language's own name for itself, and ltr or rtl.
boot-language = Italiano
boot-direction = ltr
boot-tagline = Il selvaggio West a carte e dadi, contro i bot o intorno a un solo dispositivo.
boot-fan-project = Un progetto non ufficiale fatto da appassionati. BANG! è del suo editore; nulla di ciò che è qui viene da lì.
boot-about = Informazioni
boot-description = BANG! a un solo tavolo, anche offline, contro i bot o con gli amici. Un progetto non ufficiale fatto da appassionati.
boot-no-script = Standoff è un gioco dentro la pagina: richiede JavaScript e WebAssembly.
boot-broken = Il gioco si è fermato
boot-broken-why = Qualcosa nella pagina si è rotto, e non può andare avanti da sé:
boot-not-loaded = Impossibile caricare il gioco
boot-not-loaded-why = Una parte della pagina non è arrivata o non è partita. Controlla la connessione, poi ricarica:
boot-saved = La tua partita è salvata, con tutti i suoi passi ({ $steps }). Dopo aver ricaricato continua da lì.
boot-no-game = Non c’era nessuna partita in corso. Partite finite e impostazioni sono al sicuro.
boot-reload = Ricarica
boot-set-aside = Metti da parte la partita salvata e ricarica
boot-copy = Copia il rapporto
boot-copied = Copiato. Il rapporto non contiene nomi.
boot-export-data = Esporta i miei dati
