### same as English: boot-direction

boot-language = Polski
boot-direction = ltr
boot-tagline = Dziki Zachód w kartach i kościach, z botami albo przy jednym urządzeniu.
boot-fan-project = Nieoficjalny projekt fanowski. BANG! należy do swojego wydawcy; nic tutaj od niego nie pochodzi.
boot-about = O grze
boot-description = BANG! przy jednym stole, offline, z botami albo znajomymi. Nieoficjalny projekt fanowski.
boot-no-script = Standoff to gra działająca na stronie: potrzebuje JavaScriptu i WebAssembly.
boot-broken = Gra się zatrzymała
boot-broken-why = Coś na stronie się zepsuło i gra sama nie ruszy dalej:
boot-not-loaded = Nie udało się wczytać gry
boot-not-loaded-why = Część strony nie dotarła albo się nie uruchomiła. Sprawdź połączenie i odśwież stronę:
boot-saved = Twoja gra jest zapisana, wszystkie kroki: { $steps }. Po odświeżeniu potoczy się dalej od tego miejsca.
boot-no-game = Żadna gra nie trwała. Skończone gry i ustawienia są bezpieczne.
boot-reload = Odśwież
boot-set-aside = Odłóż zapisaną grę i odśwież
boot-copy = Kopiuj raport
boot-copied = Skopiowano. Raport nie zawiera imion.
boot-export-data = Eksportuj moje dane
