// A person at the table as seen by any driver that can evaluate a function in the page: Playwright, Puppeteer, plain WebDriver.

/** Tells whether the person can act, must wait, or the game is over. */
export const state = (page) =>
  page.evaluate(() => {
    if (document.querySelector('[data-action="result"], [data-screen="end"]')) return "over";
    if (document.querySelector(".prompt.is-sent, [data-lost], [data-felt]")) return "wait";
    if (document.querySelector("[data-sheet]")) return "act";
    const prompt = document.querySelector("[data-prompt]");
    return prompt && prompt.dataset.prompt !== "waiting" ? "act" : "wait";
  });

/** Taps something lit up, else the button that goes on. */
export const act = (page, random) =>
  page.evaluate((random) => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const any = (list) => list[Math.floor(random * list.length)];
    const picks = all('[data-sheet] [data-legal="true"]');
    const targets = document.querySelector(".table.is-aiming") ? all('.seat[data-legal="true"], [data-me][data-legal="true"]') : [];
    const cards = random < 0.85 ? all('.hand [data-legal="true"], .me .mini[data-legal="true"]') : [];
    const buttons = all(".prompt [data-action]").filter((button) => !["undo", "hint", "result"].includes(button.dataset.action));
    const urgent = document.querySelector('[data-prompt="urgent"]');
    const likely = document.querySelector('.prompt .btn--primary:not([data-action="result"])');
    // Now and then any button, so that no choice is made and unmade for ever.
    const stray = random > 0.95 ? buttons : [];
    const order = [stray, picks, targets, urgent ? [] : cards, likely ? [likely] : [], buttons, all('.hand [data-legal="true"]')];
    any(order.find((list) => list.length) ?? [])?.click();
  }, random);

/** Whether a card or a choice is lit up and nothing is half chosen: that would be forgotten by a reload. */
export const isLit = (page) =>
  page.evaluate(() => {
    const lit = document.querySelector('.hand [data-legal="true"], [data-sheet] [data-legal="true"]');
    return lit !== null && document.querySelector(".table.is-aiming") === null;
  });
