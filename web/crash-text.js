// The words of the crash screen, from the language files. They are in the script, because they must be there when the game is not.

/** @param {string} language */
export const text = (language) => BOOT_TEXTS[language] ?? BOOT_TEXTS.en;
