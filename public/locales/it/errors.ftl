### What goes wrong outside the rules. Plain words; tell what to do where something can be done.

error-players = Con queste scatole si gioca da { $least } a { $most }; voi siete { $found }.
error-no-such-sheriff = Il posto { $place } non può cominciare come Sceriffo o Vice: lì non c’è nessuno.
error-sets = Scegli il gioco base o Dodge City, e nessuna scatola due volte.
error-no-event-deck = Non c’è nessun mazzo di eventi in gioco, quindi non ha una lunghezza.
error-event-length = Un mazzo di eventi può avere da 1 a { $most } carte, non { $found }.
error-event-mix = Si possono mischiare solo Mezzogiorno di Fuoco e Per un Pugno di Carte insieme.
error-characters = Solo { $found } giocatori hanno un personaggio; ne serve uno a testa.
error-character-twice = { $character } compare due volte.
error-character-not-in-sets = { $character } viene da una scatola che non è in gioco.
error-character-not-in-modules = { $character } richiede un modulo che non è in gioco.
error-dice-players = Al gioco di dadi si gioca da { $least } a { $most }; voi siete { $found }.
error-dice-ghost = Per il fantasma servono almeno { $least } giocatori; voi siete { $found }.
error-chairs = Ci sono { $found } nomi per { $expected } giocatori.
error-other-game = Questo è il salvataggio di un altro gioco.
error-other-version = Questa partita è stata giocata con la versione { $found } delle regole; Standoff ora usa la { $expected }.
error-unreadable-step = Il passo { $step } non si può leggere.
error-illegal-step = Il passo { $step } va contro le regole.
error-diverged = Dopo il passo { $step } la partita non è più quella salvata.
error-checkpoints = Il salvataggio è incompleto.
error-rules-changed = Le regole sono cambiate dopo il passo { $step }.
error-other-rules = È stata giocata con la versione { $found } delle regole. Standoff ora usa la { $expected }, che non permette il passo { $step }.
error-unsound = Nessuna partita può avere questo aspetto.
error-altered = Le sue parti si contraddicono.
# $why is one of the other errors.
error-resume = La partita salvata non si può continuare. { $why }
error-foreign = Non è stata scritta da Standoff.
error-save-version = È stata scritta da un’altra versione di Standoff ({ $found }).
error-damaged = È stata tagliata o modificata.
error-malformed = Non si può leggere.
error-not-saved = La partita non viene salvata. { $why }
error-other-tab = Qui la partita non viene salvata: continua in un’altra scheda.
error-unavailable = Il browser non permette a Standoff di salvare nulla.
error-full = Lo spazio del browser è pieno.
error-nothing-to-undo = Non c’è niente da annullare.
error-undo-revealed = Nel frattempo si sono viste carte nascoste. La mossa non si può annullare.
error-undo-rules = Nel frattempo le regole sono cambiate. Più indietro non si può andare.
