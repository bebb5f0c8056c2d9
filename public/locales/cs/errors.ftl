### Co se může pokazit mimo pravidla. Prostými slovy; i s radou, kde se dá něco udělat.

error-players = Tyto sady jsou pro { $least } až { $most } hráčů; teď jich je { $found }.
error-no-such-sheriff = Místo { $place } nemůže začínat jako Šerif ani Pomocník šerifa: nikdo tam nesedí.
error-sets = Vyber základní hru nebo Dodge City a žádnou sadu dvakrát.
error-no-event-deck = Ve hře není žádný balíček událostí, takže nemá délku.
error-event-length = Balíček událostí může mít 1 až { $most } karet, ne { $found }.
error-event-mix = Smíchat lze jen Pravé poledne a Pro hrst karet dohromady.
error-characters = Hráčů s postavou: { $found }. Postavu potřebují všichni.
error-character-twice = { $character } je tu dvakrát.
error-character-not-in-sets = { $character } patří do sady, která není ve hře.
error-character-not-in-modules = { $character } potřebuje modul, který není ve hře.
error-dice-players = Kostková hra je pro { $least } až { $most } hráčů; teď jich je { $found }.
error-dice-ghost = Duch potřebuje nejméně { $least } hráčů; teď jich je { $found }.
error-chairs = Počet jmen je { $found }, ale počet hráčů { $expected }.
error-other-game = Toto je uložená jiná hra.
error-other-version = Tato hra se hrála podle pravidel verze { $found }; Standoff teď hraje verzi { $expected }.
error-unreadable-step = Krok { $step } nelze přečíst.
error-illegal-step = Krok { $step } porušuje pravidla.
error-diverged = Po kroku { $step } už to není hra, která byla uložena.
error-checkpoints = Uložená hra není úplná.
error-rules-changed = Po kroku { $step } se změnila pravidla.
error-other-rules = Hrálo se podle pravidel verze { $found }. Standoff teď hraje verzi { $expected }, která krok { $step } nedovoluje.
error-unsound = Takto žádná hra vypadat nemůže.
error-altered = Její části si odporují.
# $why je jedna z ostatních chyb.
error-resume = V uložené hře nelze pokračovat. { $why }
error-foreign = Nezapsal ji Standoff.
error-save-version = Zapsala ji jiná verze Standoffu ({ $found }).
error-damaged = Je useknutá nebo pozměněná.
error-malformed = Nelze ji přečíst.
error-not-saved = Hra se neukládá. { $why }
error-other-tab = Zde se hra neukládá: pokračuje na jiné kartě prohlížeče.
error-unavailable = Prohlížeč nedovoluje, aby Standoff cokoli ukládal.
error-full = Úložiště prohlížeče je plné.
error-nothing-to-undo = Není co vzít zpět.
error-undo-revealed = Mezitím se ukázaly skryté karty. Zpět to vzít nelze.
error-undo-rules = Mezitím se změnila pravidla. Dál zpět to vzít nelze.
