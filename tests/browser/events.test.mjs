// Games with event decks: what lies open is seen, read and noticed, and every question is answered by tapping.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { open, screenshot } from "./harness.mjs";
import { deal as dealAt, misplaced, playOn, question, quiet, visit as visitAt } from "./table.mjs";

let site;
before(async () => {
  site = await open(process.env.STANDOFF_DIST ? { folder: process.env.STANDOFF_DIST } : {});
});
after(() => site.close());

const visit = (page, options) => visitAt(site, page, options);
const deal = (page, chairs, sets, options) => dealAt(site, page, chairs, sets, options);
const BOTH = ["high_noon", "fistful_of_cards", "the_bullet"];

/** The event decks as they are shown. */
const decks = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".evdeck")].map((deck) => ({
      deck: deck.dataset.deck,
      label: deck.getAttribute("aria-label"),
      active: deck.querySelector("[data-event]")?.dataset.event ?? null,
      coming: deck.querySelector("[data-coming]")?.dataset.coming ?? null,
    })),
  );

const SIZES = [[390, 844], [844, 390], [360, 640], [768, 1024], [1440, 900]];

/** Plays with eight until both decks have a card in force and the person is asked at the table. */
async function eventful(page) {
  let shown = [];
  const open = () => shown.length === 2 && shown.every(({ active }) => active);
  for (let games = 0; games < 10 && !open(); games += 1) {
    await deal(page, ["person", ...Array(7).fill("marshal")], "base+dodge_city", { extras: BOTH });
    // Nothing holds before the first player's second turn, but what comes is known.
    if (games === 0) {
      assert.deepEqual((await decks(page)).map(({ active, coming }) => [active, Boolean(coming)]), [[null, true], [null, true]]);
      await screenshot(page, "events-8-first");
      assert.deepEqual(await misplaced(page), []);
    }
    await playOn(page, {
      seed: 60 + games,
      each: async (what) => {
        shown = await decks(page);
        return what === "prompt" && open() ? "stop" : undefined;
      },
    });
  }
  assert.ok(open(), JSON.stringify(shown));
}

test("eight players and two event decks fit, upright, lying down, on a tablet and on a desk", { timeout: 240_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 5 });
  await eventful(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await screenshot(page, `events-8-${width}x${height}`);
    assert.deepEqual(await misplaced(page), [], `${width}x${height}`);
  }
  // Whoever only watches has no hand, but the same decks.
  await deal(page, Array(8).fill("marshal"), "base+dodge_city", { extras: BOTH });
  await page.locator('[data-action="result"]').waitFor({ timeout: 90_000 });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await screenshot(page, `events-watch-${width}x${height}`);
    assert.deepEqual(await misplaced(page), [], `watching, ${width}x${height}`);
  }
});

test("eight players and two event decks fit with longer words and larger letters", { timeout: 240_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 5 });
  await eventful(page);
  for (const [lang, size] of [["de", "normal"], ["hu", "normal"], ["de", "huge"]]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.url}#/settings`);
    await page.locator(`[data-do="language"] [data-value="${lang}"]`).click();
    await page.locator(`html[lang="${lang}"]`).waitFor();
    await page.locator(`[data-do="text-size"] [data-value="${size}"]`).click();
    await page.goto(`${site.url}#/table`);
    await page.locator(".evdeck").first().waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await screenshot(page, `events-8-${lang}-${size}-${width}x${height}`);
      assert.deepEqual(await misplaced(page), [], `${lang} ${size} ${width}x${height}`);
    }
  }
});

test("every name of an event card fits", async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 6 });
  await deal(page, ["person", ...Array(4).fill("marshal")], "base", { extras: BOTH });
  await page.locator(".evdeck").first().waitFor();
  for (const lang of ["en", "de", "hu"]) {
    await page.goto(`${site.url}#/settings`);
    await page.locator(`[data-do="language"] [data-value="${lang}"]`).click();
    await page.locator(`html[lang="${lang}"]`).waitFor();
    await page.goto(`${site.url}#/rules`);
    const names = await page.locator(".entry:has(.card--event) .entry__text b").allInnerTexts();
    assert.equal(names.length, 58);
    await page.goto(`${site.url}#/table`);
    await page.locator("[data-coming]").first().waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const broken = await page.evaluate((names) => {
        const deck = document.querySelector(".evdeck").cloneNode(true);
        const coming = deck.querySelector("[data-coming]");
        const active = document.createElement("button");
        active.className = "event event--active";
        active.append(...[...coming.children].filter((one) => !one.matches(".event__label")).map((one) => one.cloneNode(true)));
        deck.firstElementChild.replaceWith(active);
        document.querySelector(".evdeck").replaceWith(deck);
        const found = [];
        for (const name of names) {
          const letters = Math.max(...name.split(/[ -]/).map((word) => word.length));
          for (const label of deck.querySelectorAll(".event__name")) {
            label.textContent = name;
            label.classList.toggle("is-long", letters === 9 || letters === 10);
            label.classList.toggle("is-longest", letters > 10 && letters < 14);
            label.classList.toggle("is-giant", letters > 13);
            const range = document.createRange();
            // No word runs over two lines, but for the longest of all on the smallest of all cards.
            if (letters > 13 && label.parentElement.matches(".event--coming")) continue;
            const text = label.firstChild;
            for (const word of name.matchAll(/[^ -]+/g)) {
              range.setStart(text, word.index);
              range.setEnd(text, word.index + word[0].length);
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) {
                found.push(`${word[0]} of ${name} in ${label.parentElement.className}`);
              }
            }
          }
          for (const one of deck.querySelectorAll(".event")) {
            if (one.scrollHeight > one.clientHeight + 1) found.push(`${name} is too high in ${one.className}`);
          }
        }
        return found;
      }, names);
      assert.deepEqual(broken, [], `${lang} ${width}x${height}`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
  }
});

test("a whole game by tapping with both event decks, and every question of theirs", { timeout: 900_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 71 });
  const chairs = ["person", ...Array(4).fill("marshal")];
  const seen = new Set();
  const tap = (selector) => page.locator(selector).first().tap({ position: { x: 14, y: 14 } });
  const has = async (selector) => (await page.locator(selector).count()) > 0;
  const asks = async (pattern) => pattern.test(Object.values(await question(page)).slice(0, 2).join(" "));
  const turn = async () => (await has('.prompt [data-action="end"]')) && !(await has(".is-aiming"));
  // What to do when it is there; true once it has been done and looked at.
  const ways = {
    suit: async () => {
      if (!(await has(".prompt .btn--suit"))) return false;
      if ((await page.locator(".prompt .btn--suit").count()) < 4) return false;
      await screenshot(page, "events-suit");
      await tap(".prompt .btn--suit");
      await page.locator(".me [data-suit]").waitFor();
      await screenshot(page, "events-suit-named");
      return true;
    },
    colour: async () => {
      if ((await page.locator(".prompt .btn--suit").count()) !== 2) return false;
      await screenshot(page, "events-colour");
      await tap(".prompt .btn--suit");
      return true;
    },
    ranch: async () => {
      if (!(await has('[data-event="ranch"]')) || (await turn()) || !(await has('.prompt [data-action="pass"]'))) return false;
      if (!(await asks(/draw the same/))) return false;
      const before = await page.locator(".hand [data-card]").count();
      await screenshot(page, "events-ranch");
      await tap(".hand [data-legal]");
      if (before > 1) await page.waitForFunction((many) => document.querySelectorAll(".hand [data-card]").length === many, before - 1);
      if (before > 1) await tap('.prompt [data-action="pass"]');
      await page.waitForFunction((many) => document.querySelectorAll(".hand [data-card]").length === many, before);
      return true;
    },
    identity: async (what) => {
      if (what !== "sheet" || !(await has('[data-event="new_identity"]')) || !(await has("[data-sheet] div.charcard"))) return false;
      await screenshot(page, "events-identity");
      await tap("[data-sheet] .sheet__actions .btn");
      await page.locator("[data-sheet]").waitFor({ state: "detached" });
      return true;
    },
    ricochet: async () => {
      if (!(await has('.prompt [data-action="power ricochet"]')) || !(await turn())) return false;
      await tap('.prompt [data-action="power ricochet"]');
      await screenshot(page, "events-ricochet-bang");
      await tap(".hand [data-legal]");
      await page.locator("[data-sheet] [data-of]").first().waitFor();
      await screenshot(page, "events-ricochet");
      // Looking at the table and back.
      await tap('[data-sheet] [data-do="look"]');
      await page.locator("[data-sheet]").waitFor({ state: "detached" });
      await tap(".seat.is-target");
      await tap("[data-sheet] [data-of] [data-legal]");
      await page.locator("[data-sheet] [data-of]").waitFor({ state: "detached" });
      return true;
    },
    brothers: async (what) => {
      if (what !== "prompt" || !(await has('[data-event="blood_brothers"]')) || !(await has(".seat.is-target"))) return false;
      if ((await turn()) || (await has(".is-aiming"))) return false;
      await screenshot(page, "events-brothers");
      await tap(".seat.is-target");
      return true;
    },
    liquor: async () => {
      if (!(await has('[data-event="hard_liquor"]')) || !(await has('.prompt [data-action$="life"]'))) return false;
      await screenshot(page, "events-liquor");
      await tap('.prompt [data-action$="life"]');
      return true;
    },
    daltons: async (what) => {
      if (what !== "sheet" || !(await has('[data-event="the_daltons"]')) || !(await asks(/Daltons/))) return false;
      await screenshot(page, "events-daltons");
      await tap("[data-sheet] [data-legal]");
      return true;
    },
    bound: async (what) => {
      if (what !== "prompt" || !(await has(".hand .is-bound"))) return false;
      assert.match(await page.locator(".hand .is-bound").getAttribute("aria-label"), /Must be played/);
      await screenshot(page, "events-bound");
      return true;
    },
    hangover: async (what) => {
      if (what !== "prompt" || !(await has('[data-event="hangover"]'))) return false;
      assert.ok(await has(".seat__char.is-off"));
      assert.match((await question(page)).me, /Ability switched off/);
      await screenshot(page, "events-hangover");
      return true;
    },
    lasso: async (what) => {
      if (what !== "prompt" || !(await has('[data-event="lasso"]')) || !(await has(".mini.is-off"))) return false;
      assert.equal(await page.locator(".ring .seat .mini:not(.is-off), .me .mini:not(.is-off)").count(), 0, "nothing works");
      await screenshot(page, "events-lasso");
      return true;
    },
    ghost: async (what) => {
      if (what !== "prompt" || !(await has("[data-ghost]"))) return false;
      const { seats, me } = await question(page);
      assert.match([...seats, me].join(), /Ghost/);
      await screenshot(page, "events-ghost");
      return true;
    },
    announced: async () => {
      if (!(await has("[data-turned]"))) return false;
      await screenshot(page, "events-announced");
      return true;
    },
  };
  const most = Number(process.env.GAMES ?? 24);
  for (let game = 0; game < most && (game === 0 || Object.keys(ways).length); game += 1) {
    await deal(page, chairs, "base+dodge_city", { extras: BOTH, length: game % 2 ? "short" : "all" });
    await playOn(page, {
      seed: 80 + game,
      each: async (what) => {
        for (const { active } of await decks(page)) if (active) seen.add(active);
        for (const name of Object.keys(ways)) {
          if (await ways[name](what)) {
            delete ways[name];
            return "again";
          }
        }
      },
    });
    if (game > 0) continue;
    await page.locator('[data-action="result"]').tap();
    await page.locator('[data-screen="end"]').waitFor();
    assert.equal(await page.locator(".reveal .role").count(), 5, "all roles are shown");
  }
  t.diagnostic(`events met: ${seen.size}`);
  assert.deepEqual(Object.keys(ways), [], "these were never met");
});

test("the Sniper takes two BANG! and a target", { timeout: 400_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 81 });
  const tap = (selector) => page.locator(selector).first().tap({ position: { x: 14, y: 14 } });
  const has = async (selector) => (await page.locator(selector).count()) > 0;
  let done = false;
  for (let games = 0; games < 250 && !done; games += 1) {
    await deal(page, ["person", ...Array(3).fill("drifter")], "base", { extras: ["fistful_of_cards"] });
    if (!(await has('[data-coming="sniper"]'))) continue;
    await playOn(page, {
      seed: 200 + games,
      each: async () => {
        const [{ active, coming }] = await decks(page);
        if (active !== "sniper" && coming !== "sniper") return "stop";
        if (!(await has('.prompt [data-action="end"]'))) return undefined;
        if (!(await has('.prompt [data-action="power sniper"]'))) {
          // BANG! cards are kept for it.
          await tap('.prompt [data-action="end"]');
          return "again";
        }
        const many = await page.locator(".hand [data-card]").count();
        await tap('.prompt [data-action="power sniper"]');
        const bangs = await page.locator(".hand [data-legal]").count();
        assert.equal(await page.locator('.hand [data-kind="bang"][data-legal]').count(), bangs, "only BANG! cards will do");
        await tap(".hand [data-legal]");
        await tap(".hand [data-legal]");
        await page.locator(".table.is-aiming").waitFor();
        assert.equal(await page.locator(".hand .is-selected").count(), 2);
        await screenshot(page, "events-sniper");
        await tap(".seat.is-target");
        await page.waitForFunction((left) => document.querySelectorAll(".hand [data-card]").length <= left, many - 2);
        done = true;
        return "stop";
      },
    });
  }
  assert.ok(done, "it was never met");
});

test("the characters of The Bullet are played by tapping", { timeout: 400_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 91 });
  const tap = (selector) => page.locator(selector).first().tap({ position: { x: 14, y: 14 } });
  const has = async (selector) => (await page.locator(selector).count()) > 0;
  const ways = {
    "Claus \"The Saint\"": async (what) => {
      const { sheet } = await question(page);
      if (what !== "sheet" || !/^Choose a card for/.test(sheet)) return false;
      await screenshot(page, "events-claus");
      assert.match(sheet, /Abe|Belle|Clint|Dolly/);
      await tap("[data-sheet] [data-legal]");
      await page.waitForFunction((before) => document.querySelector("[data-sheet] .sheet__ask")?.textContent !== before, sheet);
      return true;
    },
    "Uncle Will": async (what) => {
      if (what !== "prompt" || !(await has('.prompt [data-action="end"]')) || !(await has(".hand [data-legal]"))) return false;
      await tap(".hand [data-legal]");
      if (!(await has('.prompt [data-action="as general_store"]'))) return false;
      await screenshot(page, "events-will");
      await tap('.prompt [data-action="as general_store"]');
      await page.locator("[data-sheet] [data-pick]").first().waitFor();
      return true;
    },
  };
  for (let games = 0; games < 250 && Object.keys(ways).length; games += 1) {
    await deal(page, ["person", ...Array(4).fill("marshal")], "base", { extras: ["the_bullet"] });
    const who = await page.locator("[data-me]").getAttribute("aria-label");
    const name = Object.keys(ways).find((name) => who.includes(name));
    if (!name) continue;
    await playOn(page, {
      seed: 300 + games,
      each: async (what, steps) => {
        if (await has(".is-aiming")) return undefined;
        if (await ways[name](what)) {
          delete ways[name];
          return "stop";
        }
        return steps > 25 ? "stop" : undefined;
      },
    });
  }
  assert.deepEqual(Object.keys(ways), [], "these were never met");
});

test("event decks are labelled, read and explained", async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 8 });
  await deal(page, ["person", ...Array(4).fill("marshal")], "base", { extras: ["high_noon"], length: "short" });
  const [first] = await decks(page);
  assert.match(first.label, /^High Noon, 8 cards left$/);
  let turned = null;
  await playOn(page, {
    seed: 90,
    each: async (what) => {
      [turned] = await decks(page);
      return turned.active && what === "prompt" ? "stop" : undefined;
    },
  });
  assert.match(turned.label, /^High Noon, [1-7] cards? left$/);
  assert.equal(await page.locator("section.events").getAttribute("aria-label"), "Event cards");
  // Name and rule are in the button, for those who listen; a tap shows both large.
  const active = page.locator(`[data-event="${turned.active}"]`);
  const words = await active.textContent();
  await active.tap();
  const zoom = page.locator("[data-zoom] .zoom__rule");
  assert.ok(words.includes(await zoom.locator("h2").innerText()));
  assert.ok(words.includes(await zoom.locator("p").innerText()));
  await screenshot(page, "events-zoom");
  await page.keyboard.press("Escape");
  await page.locator("[data-zoom]").waitFor({ state: "detached" });
  if (turned.coming) {
    await page.locator(`[data-coming="${turned.coming}"]`).press("i");
    await page.locator("[data-zoom] .zoom__rule p").waitFor();
    await page.keyboard.press("Escape");
  }
  // The log tells of it.
  await page.locator('[data-do="log"]').tap();
  assert.ok(await page.locator(".drawer .log__entry--event").count());
  await screenshot(page, "events-log");
});

test("an event card that is turned up is noticed, with and without motion", { timeout: 180_000 }, async (t) => {
  for (const reducedMotion of ["reduce", "no-preference"]) {
    const page = await site.newPhone(t, { serviceWorkers: "block", reducedMotion });
    await visit(page, { luck: 9, speed: "fast" });
    await deal(page, Array(4).fill("drifter"), "base", { extras: ["fistful_of_cards"] });
    const fresh = page.locator(".evdeck.is-new");
    await fresh.waitFor({ timeout: 120_000 });
    const { shadow, moves } = await fresh.evaluate((deck) => ({
      shadow: getComputedStyle(deck).boxShadow,
      moves: getComputedStyle(deck.querySelector(".event--active")).animationName,
    }));
    assert.match(shadow, /0px 0px 0px 2px/);
    assert.equal(moves, reducedMotion === "reduce" ? "none" : "turn-up");
    await screenshot(page, `events-turned-${reducedMotion}`);
    await fresh.waitFor({ state: "detached", timeout: 30_000 });
  }
});

test("the form offers event decks and how they lie", async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { hash: "#/new" });
  const checked = (name) => page.locator(`[data-do="${name}"] [aria-checked="true"]`).getAttribute("data-value");
  const has = async (selector) => (await page.locator(selector).count()) > 0;
  assert.ok(!(await has('[data-do="event-mix"]')) && !(await has('[data-do="event-length"]')));
  assert.ok(!(await has('[data-rule="hangover_also_blue"]')));
  await page.locator('[data-do="high_noon"]').tap();
  assert.ok(!(await has('[data-do="event-mix"]')) && (await has('[data-do="event-length"]')));
  assert.ok((await has('[data-rule="hangover_also_blue"]')) && !(await has('[data-rule="ranch_timing"]')));
  await page.locator('[data-do="fistful_of_cards"]').tap();
  await page.locator('[data-do="the_bullet"]').tap();
  assert.ok(await has('[data-rule="ranch_timing"]'));
  assert.equal(await checked("event-mix"), "apart");
  await page.locator('[data-do="event-mix"] [data-value="fistful_last"]').tap();
  await page.locator('[data-do="event-length"] [data-value="short"]').tap();
  await page.locator('[data-do="high_noon"]').scrollIntoViewIfNeeded();
  await screenshot(page, "events-form");
  await page.locator('[data-do="preset"] [data-value="hungarian_table"]').tap();
  assert.equal(await checked("preset"), "hungarian_table");
  assert.equal(await page.locator('[data-rule="ranch_timing"]').inputValue(), "end_of_phase_2");
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll(".segments__item, select")].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
  );
  assert.deepEqual(cut, []);
  await page.locator(".screen__foot .btn--primary").tap();
  await page.locator('[data-screen="table"]').waitFor();
  const [mixed, ...others] = await decks(page);
  assert.deepEqual([mixed.deck, others.length], ["mixed", 0]);
  assert.match(mixed.label, /8 cards left/);
  await screenshot(page, "events-one-deck");
  // The next form begins with the same choice.
  await page.goto(`${site.url}#/new`);
  await page.locator('[data-screen="new"]').waitFor();
  assert.deepEqual([await checked("event-mix"), await checked("event-length")], ["fistful_last", "short"]);
  // Without one of the decks there is nothing to mix.
  await page.locator('[data-do="high_noon"]').tap();
  assert.ok(!(await has('[data-do="event-mix"]')));
});

test("the rules list event cards by set, with picture and rulings", async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { hash: "#/rules" });
  const entries = page.locator(".entry:has(.card--event)");
  await entries.first().waitFor();
  assert.equal(await entries.count(), 58);
  const headings = await page.locator(".panel:has(.card--event) .panel__title").allInnerTexts();
  const sets = ["High Noon", "A Fistful of Cards", "Wild West Show", "Eldorado"];
  assert.deepEqual(headings, sets.map((set) => `Event cards: ${set}`));
  assert.match(await page.locator('[data-entry="ghost_town"]').innerText(), /Rulings: R96, R158/);
  await page.locator('[data-entry="ghost_town"]').scrollIntoViewIfNeeded();
  await screenshot(page, "events-rules");
  await page.locator('[data-entry="ghost_town"]').tap();
  await page.locator("[data-zoom] .zoom__rule p").waitFor();
  await page.keyboard.press("Escape");
  await page.locator('input[type="search"]').fill("ricochet");
  assert.ok((await entries.count()) < 5);
  await page.locator('[data-entry="ricochet"]').waitFor();
});
