### Co stránka ukazuje, než se načte hra, a když se nemůže spustit.

# Vlastní jméno jazyka a směr psaní.
boot-language = Čeština
boot-direction = ltr
boot-tagline = Divoký západ s kartami a kostkami, proti botům nebo společně na jednom zařízení.
boot-fan-project = Neoficiální projekt fanoušků. BANG! patří svému vydavateli; nic zde od něj nepochází.
boot-about = O hře
boot-description = BANG! u jednoho stolu, offline, proti botům nebo přátelům. Neoficiální projekt fanoušků.
boot-no-script = Standoff je hra přímo ve stránce: potřebuje JavaScript a WebAssembly.
boot-broken = Hra se zastavila
boot-broken-why = Něco se na stránce pokazilo a sama už nemůže pokračovat:
boot-not-loaded = Hru se nepodařilo načíst
boot-not-loaded-why = Část stránky nedorazila nebo se nespustila. Zkontroluj připojení a načti stránku znovu:
boot-saved = Tvoje hra je uložená, počet kroků: { $steps }. Po novém načtení pokračuje odtud.
boot-no-game = Žádná hra neprobíhala. Dohrané hry a nastavení jsou v bezpečí.
boot-reload = Načíst znovu
boot-set-aside = Odložit uloženou hru a načíst znovu
boot-copy = Zkopírovat hlášení
boot-copied = Zkopírováno. Hlášení neobsahuje žádná jména.
boot-export-data = Exportovat moje data
