// Everyone can play: what axe finds, targets a finger can hit, what a screen reader hears, keys alone.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { open } from "./harness.mjs";
import { cardTable, diceTable, plain } from "./screens.mjs";
import { deal as dealDice } from "./dice-table.mjs";
import { asked, chance, deal, playOn, quiet, visit } from "./table.mjs";

let site;
before(async () => {
  site = await open();
});
after(() => site.close());

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const THEMES = ["dusk", "light", "contrast"];
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

// What is seen of a player or a card is a name and numbers beside pictures; the label says the same in words, so letter by
// letter it is another text. That it holds the name is looked at by `unnamed`.
const RULES = { "label-content-name-mismatch": { enabled: false } };

/** Things whose label does not hold the name that is seen on them. */
const unnamed = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("button[aria-label]")].flatMap((button) => {
      const name = button.querySelector(".card__name, .seat__name")?.textContent.trim();
      return name && !button.ariaLabel.includes(name) ? [`"${name}" is labelled "${button.ariaLabel}"`] : [];
    }),
  );

/** Everything axe has to say, as short lines. */
const audit = (page, options) =>
  page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"], ...options });
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.slice(0, 3).map(({ target, failureSummary }) => `${impact} ${id}: ${target} ${failureSummary.split("\n")[1] ?? ""}`),
    );
  }, options);

/** What a finger can hardly hit: links within text aside, and small cards, which lie on a seat that can be hit. */
const small = (page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('button, a[href], input, select, summary, [role="button"], [role="switch"], [role="radio"]')];
    const found = [];
    for (const part of parts) {
      if (part.closest("[inert]") || part.matches("p a, .mini")) continue;
      // What covers a hidden control is its label.
      const target = part.matches("label input") ? part.closest("label") : part;
      const { width, height } = target.getBoundingClientRect();
      if (width && (width < 43.5 || height < 43.5)) {
        found.push(`${part.className || part.tagName} "${part.ariaLabel ?? part.textContent.trim()}" ${Math.round(width)}x${Math.round(height)}`);
      }
    }
    return [...new Set(found)];
  });

const dress = (page, name, value) =>
  page.evaluate(([name, value]) => {
    if (value) document.documentElement.dataset[name] = value;
    else delete document.documentElement.dataset[name];
  }, [name, value]);

for (const [name, walk] of [["screens", plain], ["card game", cardTable], ["dice game", diceTable]]) {
  test(`axe and the ruler find nothing: ${name}`, { timeout: 600_000 }, async (t) => {
    const page = await site.newPhone(t, { ...quiet, bypassCSP: true });
    await page.addInitScript(axe);
    const found = [];
    await walk(site, page, async (where) => {
      const note = (how, list) => found.push(...list.map((line) => `${where}, ${how}: ${line}`));
      for (const theme of THEMES) {
        await dress(page, "theme", theme === "dusk" ? null : theme);
        const only = theme === "dusk" ? { runOnly: TAGS, rules: RULES } : { runOnly: { type: "rule", values: ["color-contrast"] } };
        note(`${theme} phone`, await audit(page, only));
      }
      await dress(page, "theme", null);
      note("named", await unnamed(page));
      note("small", await small(page));
      await dress(page, "text", "small");
      note("small text", await small(page));
      await dress(page, "text", null);
      await page.setViewportSize(DESK);
      note("desktop", await audit(page, { runOnly: TAGS, rules: RULES }));
      note("desktop small", await small(page));
      await page.setViewportSize(PHONE);
    });
    assert.deepEqual([...new Set(found)], []);
  });
}

test("dialogs take the focus, keep it and give it back", async (t) => {
  const page = await site.newDesktop(t, quiet);
  await visit(site, page);
  await deal(site, page, ["person", "marshal", "marshal", "marshal"]);
  await playOn(page, { each: async (what) => (what === "prompt" && (await page.locator(".hand [data-card]").count()) ? "stop" : undefined) });
  const focused = (selector) => page.evaluate((selector) => Boolean(document.activeElement?.closest(selector)), selector);
  const back = (selector) => page.waitForFunction((selector) => document.activeElement?.closest(selector), selector, { timeout: 10_000 });
  const menu = page.locator('[data-do="menu"]');
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.locator(".sheet__list").waitFor();
  for (let tabs = 0; tabs < 12; tabs += 1) {
    // Beyond the last thing of a dialog lies the browser itself, never the table.
    assert.equal(await focused(".table"), false);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Escape");
  await page.locator(".scrim").waitFor({ state: "detached" });
  await back('[data-do="menu"]');

  const card = page.locator(".hand [data-card]").first();
  await card.focus();
  await page.keyboard.press("i");
  await page.locator("[data-zoom]").waitFor();
  assert.ok(await focused("[data-zoom]"));
  await page.keyboard.press("Escape");
  await back(".hand [data-card]");
});

test("the log is one stop for the Tab key, and arrows go through it", async (t) => {
  const page = await site.newDesktop(t, quiet);
  await visit(site, page);
  await deal(site, page, ["person", "marshal", "marshal", "marshal"]);
  await asked(page);
  assert.equal(await page.locator(".aside .log__at:not([tabindex='-1'])").count(), 0);
  await page.locator(".aside .log").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  const line = await page.evaluate(() => document.activeElement.dataset.step);
  assert.ok(line !== undefined);
  await page.keyboard.press("Enter");
  await page.locator("[data-moment]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("[data-moment]").waitFor({ state: "detached" });
});

test("what has the focus is seen, in every theme", async (t) => {
  const page = await site.newDesktop(t, quiet);
  await visit(site, page);
  for (const theme of ["light", "dark", "contrast"]) {
    await page.goto(`${site.url}#/settings`);
    await page.locator(`[data-do="theme"] [data-value="${theme}"]`).click();
    for (const route of ["", "settings", "new"]) {
      await page.goto(`${site.url}#/${route}`);
      await page.locator(`[data-screen="${route || "start"}"]`).waitFor();
      for (let tabs = 0; tabs < 6; tabs += 1) {
        await page.keyboard.press("Tab");
        const seen = await page.evaluate(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
          return document.activeElement === document.body || (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2);
        });
        assert.ok(seen, `${theme} ${route}: ${await page.evaluate(() => document.activeElement.outerHTML.slice(0, 120))}`);
      }
    }
  }
});

test("a screen reader is told what happened and what is asked, in one place and not too often", { timeout: 120_000 }, async (t) => {
  const page = await site.newDesktop(t, quiet);
  await visit(site, page, { luck: 4 });
  await deal(site, page, ["person", ...Array(6).fill("marshal")]);
  assert.equal(await page.locator('[aria-live="polite"], [role="status"][data-live]').count(), 1);
  await page.evaluate(() => {
    window.told = [];
    const region = document.querySelector("[data-live]");
    new MutationObserver(() => window.told.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true });
  });
  const asks = [];
  await playOn(page, {
    seed: 9,
    most: 30,
    each: async (what, steps) => {
      if (what === "prompt") {
        asks.push(steps);
        const spoken = () => document.querySelector("[data-live]").textContent.includes(document.querySelector(".prompt__text").textContent.trim());
        await page.waitForFunction(spoken, null, { timeout: 5000 });
      }
      return steps >= 12 ? "stop" : undefined;
    },
  });
  const told = await page.evaluate(() => window.told);
  assert.ok(told.some((text) => /\. .*\./.test(text)), "what happened is told with the question");
  // Bots that act at once are told in one breath: not much more often than the person taps.
  assert.ok(told.length <= 3 * asks.length + 6, `${told.length} times for ${asks.length} questions`);
  assert.ok(told.every((text) => text.length < 900), "in a few lines");
});

test("the language of the page is the one spoken", async (t) => {
  const page = await site.newPhone(t, { ...quiet, locale: "de-AT" });
  await page.goto(`${site.url}#/settings`);
  await page.locator('[data-screen="settings"]').waitFor();
  const spoken = () => page.evaluate(() => document.documentElement.lang);
  assert.equal(await spoken(), "de");
  await page.locator('[data-value="hu"]').click();
  await page.locator('html[lang="hu"]').waitFor();
});

test("a dice game is played with the keyboard alone", { timeout: 180_000 }, async (t) => {
  const page = await site.newDesktop(t, quiet);
  await visit(site, page, { luck: 3 });
  await dealDice(site, page, ["person", "drifter", "drifter", "drifter"]);
  const next = chance(9);
  for (let steps = 0; steps < 1500; steps += 1) {
    if ((await asked(page)) === "over") return;
    // The likeliest answer by its key; if that does nothing, whatever Tab finds.
    const before = await page.locator("main").innerText();
    await page.keyboard.press(next() < 0.8 ? "e" : "s");
    await page.waitForTimeout(20);
    if ((await page.locator("main").innerText()) !== before) continue;
    const there = () => page.evaluate(() => Boolean(document.activeElement?.matches('[data-legal="true"], .prompt .btn:not([data-action="undo"])')));
    await page.keyboard.press("Tab");
    for (let tabs = 0; tabs < 60 && !(await there()); tabs += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  }
  assert.fail(`the game does not end: ${await page.locator(".prompt").innerText()}`);
});
