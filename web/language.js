// Fetches the texts of a language. Only what is read is fetched; the service worker keeps it.

/** @param {string} tag */
export async function fetchLanguage(tag) {
  const response = await fetch(new URL(LANGUAGES[tag], document.baseURI));
  if (!response.ok) throw new Error(`${tag} could not be loaded: ${response.status}`);
  return response.text();
}

/** The language of the page, or English in its place: one of the two must be there. */
export async function firstLanguage() {
  const tag = document.documentElement.lang;
  try {
    return { tag, text: await fetchLanguage(tag), failed: false };
  } catch (error) {
    if (tag === "en") throw error;
    console.warn(error);
    return { tag: "en", text: await fetchLanguage("en"), failed: true };
  }
}
