## Pierwsza gra z przewodnikiem

lesson-title = Nauka gry
lesson-about = Usiądź przy prawdziwym stole i rozegraj krótką grę. Stary wyga pokaże ci, co robić i dlaczego.
lesson-about-game = Trwa około pięciu minut. Rozpoczęta gra poczeka na ciebie i wróci po lekcji.
lesson-start = Zaczynamy
lesson-go-on = Dalej
lesson-again = Od początku
lesson-next = Dalej
lesson-later = Jeszcze nie! Najpierw to:
lesson-watch = Patrz, co robią inni.
lesson-play-now = Zagraj

## Co mówi przewodnik, w tej kolejności

lesson-goal = Grasz Bandytą: Szeryf musi zginąć. Nikt inny nie zna twojej roli.
lesson-sheriff = { $name } to Szeryf, co widać po gwieździe. Z pozostałej dwójki jedno to Bandyta jak ty, a drugie Renegat; kto jest kim, to tajemnica.
lesson-dodge = { $name } strzela do ciebie! Dotknij karty Pudło! na ręce, żeby uniknąć kuli.
lesson-turn = Twoja tura! Masz już dwie dobrane karty i możesz zagrać, ile chcesz.

## Jak daleko jest Szeryf i jak daleko sięga broń

lesson-distance = Liczba przy graczu to odległość. Szeryf jest w odległości { $distance }, a twoja broń sięga tylko na { $reach }.
lesson-weapon = Potrzebujesz lepszej broni. Dotknij karty Schofield: zostanie przed tobą.
lesson-shoot = Teraz { $name } jest w zasięgu. Dotknij BANG!, a potem celu: { $name }.
lesson-end = Trafienie! W turze możesz zagrać tylko jedno BANG!, więc dotknij „Zakończ turę”.
lesson-character = { $name } strzela w turze dwa razy: ta postać tak może. Przytrzymaj kartę lub gracza, żeby przeczytać, co w nich szczególnego.
lesson-friend = { $name } strzela do Szeryfa, więc to pewnie też Bandyta. Kto do kogo strzela, mówi bardzo wiele!

## Kto strzela, przycisk do dotknięcia

lesson-hit = Znowu { $name }, a ty nie masz już karty Pudło!. Dotknij „{ $button }”.

## Własna postać

lesson-hurt = To kosztuje cię życie. Ale { $character } dobiera za to kartę: to właśnie twoja postać.
lesson-freely = Twoja tura. Wyłóż Beczkę i strzel do Szeryfa kartą BANG!; kolejność zależy od ciebie.
lesson-end-again = Świetnie! Zakończ turę.

## Pozostałe życia

lesson-discard = Na koniec zatrzymujesz tylko tyle kart, ile masz żyć: { $lives }. Wybierz jedną do odrzucenia.

## Kto strzela, przycisk do dotknięcia

lesson-barrel = { $name } strzela do ciebie! Dotknij „{ $button }”: odkryje się wierzchnia karta talii, a kier cię uratuje.

## Kto odpadł i przez kogo

lesson-out = { $name } odpada i pokazuje rolę: Bandyta. { $by } dobiera w nagrodę trzy karty.
lesson-beer = Twoja tura i dobra wiadomość: dotknij Piwa, żeby odzyskać życie.

## Życia Szeryfa

lesson-finish = { $lives ->
        [one] Szeryfowi zostało jedno życie. Wiesz, co robić!
        [few] Szeryfowi zostały { $lives } życia. Wiesz, co robić!
       *[many] Szeryfowi zostało { $lives } żyć. Wiesz, co robić!
    }
lesson-won = Szeryf pada, Bandyci wygrywają! { $name } wygrywa z tobą, choćby i zza grobu.
