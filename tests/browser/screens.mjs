// Every screen of the page and every state of its tables, one after another, for tests that look at all of them.
import { deal as dealDice, playOn as playDice } from "./dice-table.mjs";
import { deal, playOn, visit } from "./table.mjs";

export const ROUTES = ["", "new", "new-dice", "settings", "rules", "games", "figures", "lessons", "about", "friends"];
export const EXTRAS = ["high_noon", "fistful_of_cards", "the_bullet", "wild_west_show", "eldorado"];

const escape = async (page) => {
  await page.keyboard.press("Escape");
  await page.locator(".scrim").waitFor({ state: "detached" });
};

/** Screens without a table. Calls `look(name)` at each. */
export async function plain(site, page, look) {
  await visit(site, page);
  for (const route of ROUTES) {
    await page.goto(`${site.url}#/${route}`);
    await page.locator(`[data-screen="${route || "start"}"]`).waitFor();
    await look(route || "start");
  }
}

/** What lies over a table while it is the person's turn. */
async function layers(page, look) {
  await page.locator('[data-do="menu"]').click();
  await page.locator(".sheet__list").waitFor();
  await look("menu");
  await escape(page);
  const log = page.locator('[data-do="log"]');
  if (await log.isVisible()) {
    await log.click();
    await page.locator(".drawer").waitFor();
    await look("log");
    await escape(page);
  }
  await page.locator(".ring .seat:not([data-legal])").first().focus();
  await page.keyboard.press("i");
  if (await page.locator("[data-seat-sheet]").count()) {
    await look("player");
    await escape(page);
  }
}

/** The card game with everything in it: eight players, all sets, four event decks. */
export async function cardTable(site, page, look) {
  await visit(site, page, { luck: 21 });
  const met = new Set();
  const once = async (name) => {
    if (met.has(name)) return;
    met.add(name);
    await look(`card ${name}`);
  };
  for (let game = 0; game < 4 && !["turn", "urgent", "sheet"].every((name) => met.has(name)); game += 1) {
    await deal(site, page, ["person", ...Array(7).fill("marshal")], "base+dodge_city", { extras: EXTRAS });
    await playOn(page, {
      seed: 41 + game,
      each: async (what, steps) => {
        if (what === "sheet") await once("sheet");
        const tone = await page.locator("[data-prompt]").getAttribute("data-prompt");
        if (what === "prompt" && tone === "urgent") await once("urgent");
        if (what === "prompt" && tone === "calm" && steps > 8) {
          const aiming = await page.locator(".table.is-aiming").count();
          await once(aiming ? "aiming" : "turn");
          const card = page.locator(".hand [data-card]");
          if (!aiming && !met.has("menu") && (await card.count())) {
            await layers(page, once);
            await card.first().focus();
            await page.keyboard.press("i");
            await page.locator("[data-zoom]").waitFor();
            await once("zoom");
            await escape(page);
            const event = page.locator("[data-event]").first();
            if (await event.count()) {
              await event.focus();
              await page.keyboard.press("i");
              if (await page.locator("[data-zoom]").count()) {
                await once("event");
                await escape(page);
              }
            }
            const dim = page.locator(".hand .is-dim").first();
            if (await dim.count()) {
              await dim.focus();
              await page.keyboard.press("Enter");
              await once("refusal");
            }
          }
        }
        return steps > 60 && met.has("urgent") ? "stop" : undefined;
      },
    });
  }
  await deal(site, page, ["person", ...Array(4).fill("marshal")]);
  await page.goto(`${site.url}#/`);
  await page.locator(".start__menu .btn").nth(1).click();
  await page.locator("[data-notice]").waitFor();
  await once("notice");
  await page.locator("[data-notice] .btn").first().click();
  await curtainAndEnd(site, page, once, (chairs) => deal(site, page, chairs, "base"), playOn);
}

/** The dice game with everything in it. */
export async function diceTable(site, page, look) {
  await visit(site, page, { luck: 5 });
  const met = new Set();
  const once = async (name) => {
    if (met.has(name)) return;
    met.add(name);
    await look(`dice ${name}`);
  };
  const modules = ["saloon_dice", "chiefs_arrow", "characters", "ghost"];
  await dealDice(site, page, ["person", ...Array(7).fill("marshal")], { modules, roles: "special" });
  await playDice(page, {
    seed: 13,
    each: async (what, steps) => {
      if (what === "sheet") await once("sheet");
      const prompt = page.locator("[data-prompt]");
      const tone = (await prompt.count()) ? await prompt.getAttribute("data-prompt") : "";
      if (what === "prompt" && tone === "urgent") await once("urgent");
      const rolling = await page.locator('.prompt [data-action^="roll"]').count();
      if (what === "prompt" && rolling && steps > 3) {
        await once("turn");
        if (!met.has("menu")) await layers(page, once);
      }
      if (what === "prompt" && !rolling && tone === "calm") await once("choice");
      return steps > 50 ? "stop" : undefined;
    },
  });
  await curtainAndEnd(site, page, once, (chairs) => dealDice(site, page, chairs), playDice);
}

async function curtainAndEnd(site, page, once, deal, play) {
  await deal(["person", "drifter", "person", "drifter"]);
  await play(page, {
    seed: 3,
    most: 200,
    each: async (what) => {
      if (what !== "curtain") return;
      await once("curtain");
      return "stop";
    },
  });
  await deal(["drifter", "drifter", "drifter", "drifter"]);
  await page.locator('[data-action="result"]').waitFor({ timeout: 60_000 });
  await once("over");
  await page.locator('[data-action="result"]').click();
  await page.locator('[data-screen="end"]').waitFor();
  await once("end");
}
