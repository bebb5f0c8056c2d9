### Lo que muestra la página antes de que esté el juego, y cuando no puede empezar.
### same as English: boot-direction

boot-language = Español
boot-direction = ltr
boot-tagline = El Salvaje Oeste con cartas y dados, contra bots o en torno a un solo dispositivo.
boot-fan-project = Un proyecto no oficial de aficionados. BANG! pertenece a su editorial; nada de lo que hay aquí procede de ella.
boot-about = Acerca de
boot-description = BANG! en una mesa, sin conexión, contra bots o con amigos. Un proyecto no oficial de aficionados.
boot-no-script = Standoff es un juego dentro de la página: necesita JavaScript y WebAssembly.
boot-broken = El juego se ha detenido
boot-broken-why = Algo ha fallado en la página y no puede seguir por sí sola:
boot-not-loaded = No se ha podido cargar el juego
boot-not-loaded-why = Una parte de la página no ha llegado o no ha arrancado. Comprueba la conexión y recarga:
boot-saved = Tu partida está guardada, con sus { $steps } pasos. Al recargar, seguirá donde estaba.
boot-no-game = No había ninguna partida en curso. Las partidas terminadas y los ajustes están a salvo.
boot-reload = Recargar
boot-set-aside = Apartar la partida guardada y recargar
boot-copy = Copiar informe
boot-copied = Copiado. El informe no contiene nombres.
boot-export-data = Exportar mis datos
