// Whole dice games as a person plays them.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { MODULES, deal as dealAt, playOn, question } from "./dice-table.mjs";
import { open, screenshot, started } from "./harness.mjs";
import { asked, deal as dealCards, quiet, visit as visitAt } from "./table.mjs";

let site;
before(async () => {
  site = await open(process.env.STANDOFF_DIST ? { folder: process.env.STANDOFF_DIST } : {});
});
after(() => site.close());

const visit = (page, options) => visitAt(site, page, options);
const deal = (page, chairs, options) => dealAt(site, page, chairs, options);
const bots = (count, kind = "marshal") => ["person", ...Array(count - 1).fill(kind)];

test("a whole dice game by tapping, with reloads in mid-turn and a rematch", { timeout: 300_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page);
  await page.locator(".start__menu .btn", { hasText: "dice" }).tap();
  await page.locator('[data-screen="new-dice"]').waitFor();
  await screenshot(page, "dice-new");
  await deal(page, bots(5));
  let reloads = 0;
  await playOn(page, {
    each: async (what, steps) => {
      if (steps === 1) await screenshot(page, "dice-keep");
      if (steps % 9 !== 2 || reloads >= 4) return;
      // Which dice to keep is only decided by rolling.
      await page.keyboard.press("Escape");
      const before = await question(page);
      await page.reload();
      await started(page);
      assert.equal(await asked(page), what);
      assert.deepEqual(await question(page), before);
      reloads += 1;
    },
  });
  assert.ok(reloads > 0, "the game was reloaded on the way");
  await page.locator('[data-action="result"]').tap();
  await page.locator('[data-screen="end"]').waitFor();
  assert.equal(await page.locator(".reveal .role").count(), 5, "all roles are shown");
  assert.ok((await page.locator('.reveal[data-won="true"]').count()) > 0, "somebody has won");
  await screenshot(page, "dice-end");
  await page.reload();
  await started(page);
  await page.locator('[data-screen="end"]').waitFor();
  await page.locator('[data-do="rotate-sheriff"]').tap();
  await page.locator(".screen__foot .btn--primary").tap();
  await page.locator('[data-game="dice"]').waitFor();
  await asked(page);
  assert.equal(await page.locator(".ring .seat").count(), 4);
});

test("all modules by tapping, to the end", { timeout: 600_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 5 });
  const met = new Set();
  for (const [players, roles, seed] of [[5, "special", 11], [6, "mixed", 12], [8, "special", 13]]) {
    await deal(page, bots(players), { modules: MODULES, roles });
    await playOn(page, {
      seed,
      each: async () => {
        const { prompt } = await question(page);
        const kind = prompt?.match(/Choose your dice|Bullseye|Beer|Which arrow|Show your role|ghost|Ghost|Broken/)?.[0];
        if (kind && !met.has(kind)) {
          met.add(kind);
          await screenshot(page, `dice-ask-${kind.replaceAll(" ", "-").toLowerCase()}`);
        }
      },
    });
  }
  for (const kind of ["Choose your dice", "Bullseye", "Beer", "Which arrow", "Show your role"]) assert.ok(met.has(kind), kind);
});

test("three players know each other; all modules but the ghost", { timeout: 300_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 7 });
  await deal(page, bots(3), { modules: ["saloon_dice", "chiefs_arrow", "characters"], roles: "special" });
  await asked(page);
  for (const seat of await page.locator(".ring [data-seat]").all()) {
    assert.match(await seat.getAttribute("aria-label"), /Outlaw|Renegade|Deputy/);
  }
  await playOn(page, { seed: 21 });
});

test("the form explains what a module needs", async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { hash: "#/new-dice" });
  const ghost = page.locator('[data-do="ghost"]');
  await ghost.tap();
  assert.equal(await ghost.getAttribute("aria-checked"), "true");
  for (let i = 0; i < 3; i += 1) await page.locator('[data-do="fewer"]').tap();
  assert.equal(await page.locator(".stepper output").textContent(), "3");
  assert.equal(await ghost.isDisabled(), true);
  assert.equal(await ghost.getAttribute("aria-checked"), "false");
  assert.match(await page.locator("main").innerText(), /five players/);
  await page.locator('[data-do="characters"]').tap();
  assert.match(await page.locator("main").innerText(), /Apache Kid joins only/);
  await screenshot(page, "dice-form");
  await page.evaluate(() => document.documentElement.setAttribute("data-text", "huge"));
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, "nothing is too wide");
});

test("a kept die stays, dynamite says why it does", { timeout: 120_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 9 });
  await deal(page, bots(4));
  const seen = { kept: 0, locked: 0 };
  await playOn(page, {
    seed: 31,
    each: async () => {
      const { buttons, dice } = await question(page);
      if (!buttons.includes("stop")) return;
      const locked = page.locator('[data-die][data-state="locked"]');
      if (seen.locked === 0 && (await locked.count())) {
        await locked.first().tap();
        await page.locator(".toast").waitFor();
        assert.match(await page.locator(".toast").innerText(), /Dynamite/);
        seen.locked += 1;
      }
      const loose = page.locator('[data-die][data-state="rolls"]');
      if ((await loose.count()) > 1) {
        const at = Number(await loose.first().getAttribute("data-die"));
        await loose.first().tap();
        assert.equal(await page.locator(`[data-die="${at}"]`).getAttribute("aria-pressed"), "true");
        await page.locator('.prompt [data-action^="roll"]').tap();
        if ((await asked(page)) === "over") return "stop";
        const now = await question(page);
        if (now.buttons.includes("stop")) {
          assert.equal(now.dice[at], dice[at]);
          assert.equal(await page.locator(`[data-die="${at}"]`).getAttribute("data-state"), "kept");
          seen.kept += 1;
        }
      }
      return seen.kept > 1 && seen.locked ? "stop" : undefined;
    },
  });
  assert.ok(seen.kept > 0);
});

test("a shot out of reach is refused with the distance", { timeout: 120_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { luck: 3 });
  await deal(page, bots(6));
  let told = "";
  await playOn(page, {
    seed: 8,
    each: async () => {
      if (!/^Bullseye/.test((await question(page)).prompt)) return;
      const other = page.locator(".seat:not([data-legal]):not(.is-dead)").first();
      if (!(await other.count())) return;
      await screenshot(page, "dice-aim");
      await other.tap();
      told = await page.locator(".toast").innerText();
      return "stop";
    },
  });
  assert.match(told, /\d seats? away/);
});

test("a saved dice game is continued, a damaged one is set aside", async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page);
  await deal(page, bots(4));
  await asked(page);
  const before = await question(page);
  await page.goto(`${site.url}#/`);
  await page.reload();
  await started(page);
  await screenshot(page, "dice-start");
  await page.locator(".start__menu .btn--primary").tap();
  await asked(page);
  assert.deepEqual(await question(page), before);

  const key = "standoff.game";
  const text = await page.evaluate((key) => localStorage.getItem(key), key);
  for (const damaged of [text.slice(0, text.length / 2), "not a game", text.replace('"dice"', '"dise"')]) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, damaged]);
    await page.goto("about:blank");
    await page.goto(`${site.url}#/table`);
    await started(page);
    await page.locator('[data-notice="set-aside"]').waitFor();
    await page.locator("[data-notice] .btn--paper").tap();
    await page.locator('[data-screen="start"]').waitFor();
  }
  // One game takes the other's place.
  await deal(page, bots(4));
  await dealCards(site, page, ["person", "marshal", "marshal", "marshal"]);
  await asked(page);
  assert.equal(await page.locator('[data-game="dice"]').count(), 0);
  await page.reload();
  await started(page);
  await asked(page);
  assert.ok((await page.locator(".hand [data-card]").count()) > 0);
});

test("a turn with keys alone", async (t) => {
  const page = await site.newDesktop(t, quiet);
  await visit(page, { luck: 2 });
  await deal(page, bots(4));
  for (let turn = 0; turn < 60; turn += 1) {
    if ((await asked(page)) === "over") break;
    const { buttons } = await question(page);
    if (buttons.includes("stop")) {
      await page.keyboard.press("1");
      await page.keyboard.press(turn % 2 ? "r" : "s");
    } else if (buttons.some((name) => name.startsWith("roll"))) {
      await page.keyboard.press("e");
    } else if (await page.locator('[data-legal="true"]').count()) {
      await page.locator('[data-legal="true"]').first().focus();
      await page.keyboard.press("Enter");
    } else {
      await page.keyboard.press("e");
    }
  }
  assert.ok((await page.locator(".log__entry").count()) > 5);
});

test("rules list characters, roles, faces and modules", async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(page, { hash: "#/rules" });
  await page.locator('[data-do="game"] [data-value="dice"]').tap();
  for (const id of ["bart_cassidy", "tequila_joe", "the_doctor", "left_hand", "ghost", "saloon_dice", "double_gatling", "coward"]) {
    assert.equal(await page.locator(`[data-entry="${id}"]`).count(), 1, id);
  }
  assert.ok((await page.locator("[data-entry]").count()) >= 12 + 4 + 24 + 9 + 6 + 3);
  await screenshot(page, "dice-rules");
  await page.locator('[data-entry="bart_cassidy"]').tap();
  await page.locator("[data-zoom] .figure p").waitFor();
  await page.keyboard.press("Escape");
  await page.locator('input[type="search"]').fill("dynamite");
  assert.equal(await page.locator('[data-entry="dynamite"]').count(), 1);
  assert.equal(await page.locator('[data-entry="lucky_duke"]').count(), 0);
});

test("dice roll, and less motion stops them", async (t) => {
  for (const [reducedMotion, moving] of [["no-preference", true], ["reduce", false]]) {
    const page = await site.newPhone(t, { serviceWorkers: "block", reducedMotion });
    await visit(page, { speed: "fast", luck: 4 });
    await deal(page, bots(3));
    await asked(page);
    if ((await question(page)).buttons.includes("skip")) await page.locator('[data-action="skip"]').tap();
    await page.locator('.prompt [data-action^="roll"]').tap();
    const name = await page.locator(".die .die__cube").first().evaluate((cube) => getComputedStyle(cube).animationName);
    assert.equal(/roll-over|tumble-over/.test(name), moving, name);
  }
});

for (const [players, seed] of [[8, 5], [5, 6], [3, 7]]) {
  test(`${players} players fit, upright, lying down and on a desk`, { timeout: 240_000 }, async (t) => {
    const page = await site.newPhone(t, quiet);
    await visit(page, { luck: seed });
    const modules = players >= 5 ? MODULES : MODULES.slice(0, 3);
    for (const when of ["choose", "keep", "late"]) {
      await deal(page, bots(players), { modules, roles: "special" });
      await playOn(page, {
        seed,
        each: async (what, steps) => {
          const { buttons } = await question(page);
          if (what !== "prompt") return;
          if (when === "choose") return buttons.some((name) => /use|die|base/.test(name)) && buttons.length >= 3 ? "stop" : undefined;
          if (when === "keep") return buttons.includes("stop") ? "stop" : undefined;
          return steps > 60 && buttons.length ? "stop" : undefined;
        },
      });
      for (const [width, height] of [[390, 844], [844, 390], [360, 640], [1440, 900], [820, 1180]]) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(80);
        await screenshot(page, `dice-fit-${players}-${when}-${width}x${height}`);
        assert.deepEqual(await trouble(page), [], `${players} ${when} ${width}x${height}`);
      }
      await page.setViewportSize({ width: 390, height: 844 });
    }
  });
}

for (const locale of ["de-DE", "hu-HU"]) {
  test(`eight players fit in ${locale}, also with large letters`, { timeout: 240_000 }, async (t) => {
    const page = await site.newPhone(t, { ...quiet, locale });
    await visit(page, { luck: 15 });
    for (const when of ["choose", "keep", "role"]) {
      await deal(page, bots(8), { modules: MODULES, roles: "special" });
      await playOn(page, {
        seed: 3,
        each: async (what) => {
          const { buttons } = await question(page);
          const now = { choose: buttons.some((name) => /loudmouth/.test(name)), keep: buttons.includes("stop"), role: buttons.includes("rest") };
          return what === "prompt" && now[when] ? "stop" : undefined;
        },
      });
      for (const text of ["huge", "normal"]) {
        await page.evaluate((text) => document.documentElement.setAttribute("data-text", text), text);
        for (const [width, height] of text === "huge" ? [[390, 844]] : [[390, 844], [844, 390], [360, 640], [1440, 900]]) {
          await page.setViewportSize({ width, height });
          await page.waitForTimeout(80);
          await screenshot(page, `dice-${locale}-${when}-${text}-${width}x${height}`);
          assert.deepEqual(await trouble(page), [], `${when} ${text} ${width}x${height}`);
        }
      }
      await page.setViewportSize({ width: 390, height: 844 });
    }
  });
}

test("bots alone are watched to the end", { timeout: 120_000 }, async (t) => {
  const page = await site.newDesktop(t, quiet);
  await visit(page);
  await deal(page, Array(8).fill("marshal"), { modules: MODULES, roles: "mixed" });
  await page.locator('[data-action="result"]').waitFor({ timeout: 90_000 });
  assert.equal(await page.locator("[data-me]").count(), 0);
  assert.equal(await page.locator(".ring .seat").count(), 8);
  for (const [width, height] of [[1440, 900], [390, 844], [844, 390]]) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(80);
    await screenshot(page, `dice-watch-${width}x${height}`);
    assert.deepEqual(await trouble(page), [], `${width}x${height}`);
  }
});

/** What does not fit: scrolling, things that lie over each other or out of the page. */
const trouble = (page) =>
  page.evaluate(() => {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`scrolls sideways: ${root.scrollWidth}`);
    if (root.scrollHeight > innerHeight) found.push(`scrolls: ${root.scrollHeight}`);
    const parts = [...document.querySelectorAll(".seat, .centre > .quiver, .tray, .me, .prompt, .bar")];
    const box = (part) => part.getBoundingClientRect();
    for (const [i, a] of parts.entries()) {
      const p = box(a);
      if (p.left < -1 || p.top < -1 || p.right > innerWidth + 1 || p.bottom > innerHeight + 1) found.push(`outside: ${a.className}`);
      for (const b of parts.slice(i + 1)) {
        const q = box(b);
        const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        if (wide > 1 && high > 1) found.push(`${a.className} ${a.dataset.seat ?? ""} over ${b.className} ${b.dataset.seat ?? ""}`);
      }
    }
    for (const part of document.querySelectorAll(".seat > *, .die, .prompt .btn, .me > *, .die__cube > *")) {
      const [p, q] = [box(part), box(part.closest(".seat, .tray, .prompt, .me"))];
      if (part.matches(".seat__turn, .distance, .seat__aim, .seat__asked, .flash")) continue;
      if (p.width && (p.right > q.right + 1.5 || p.bottom > q.bottom + 1.5 || p.left < q.left - 1.5)) {
        found.push(`${part.className} sticks out of ${part.closest(".seat, .tray, .prompt, .me").className}: ${part.textContent}`);
      }
    }
    for (const label of document.querySelectorAll(".prompt .btn > span")) {
      const [p, q] = [box(label), box(label.closest(".btn"))];
      if (p.left < q.left - 1 || p.right > q.right + 1 || p.top < q.top - 1 || p.bottom > q.bottom + 1) found.push(`outside its button: ${label.textContent}`);
    }
    return found;
  });
