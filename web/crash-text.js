// The words of the crash screen. They are not among the game's texts, because they must be there when the game is not.

const TEXTS = {
  en: {
    broken: "The game has stopped",
    brokenWhy: "Something in the page broke, and it cannot go on by itself:",
    notLoaded: "The game could not be loaded",
    notLoadedWhy: "A part of the page did not arrive or did not start. Check the connection, then reload:",
    saved: "Your game is saved, with all {steps} steps. After reloading it goes on from there.",
    noGame: "No game was in progress. Finished games and settings are safe.",
    reload: "Reload",
    setAside: "Set the saved game aside and reload",
    copy: "Copy report",
    copied: "Copied. The report holds no names.",
    exportData: "Export my data",
  },
  de: {
    broken: "Das Spiel ist stehengeblieben",
    brokenWhy: "In der Seite ist etwas kaputtgegangen, sie kann nicht von selbst weitermachen:",
    notLoaded: "Das Spiel konnte nicht geladen werden",
    notLoadedWhy: "Ein Teil der Seite ist nicht angekommen oder nicht gestartet. Prüfe die Verbindung und lade neu:",
    saved: "Deine Partie ist gespeichert, mit allen {steps} Schritten. Nach dem Neuladen geht sie dort weiter.",
    noGame: "Es lief keine Partie. Beendete Partien und Einstellungen sind sicher.",
    reload: "Neu laden",
    setAside: "Gespeicherte Partie beiseitelegen und neu laden",
    copy: "Bericht kopieren",
    copied: "Kopiert. Der Bericht enthält keine Namen.",
    exportData: "Meine Daten exportieren",
  },
  hu: {
    broken: "A játék megállt",
    brokenWhy: "Valami elromlott az oldalban, és magától nem tud folytatódni:",
    notLoaded: "A játékot nem sikerült betölteni",
    notLoadedWhy: "Az oldal egy része nem érkezett meg vagy nem indult el. Ellenőrizd a kapcsolatot, majd töltsd újra:",
    saved: "A játszmád el van mentve, mind a {steps} lépéssel. Újratöltés után onnan folytatódik.",
    noGame: "Nem volt folyamatban játszma. A befejezett játszmák és a beállítások megvannak.",
    reload: "Újratöltés",
    setAside: "A mentett játszma félretétele és újratöltés",
    copy: "Jelentés másolása",
    copied: "Kimásolva. A jelentésben nincsenek nevek.",
    exportData: "Adataim exportálása",
  },
};

/** @param {string} language */
export const text = (language) => TEXTS[/** @type {keyof typeof TEXTS} */ (language)] ?? TEXTS.en;
