// Statistics over finished games, and the pictures of one game.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { played } from "./envelope.mjs";
import { open, screenshot, started } from "./harness.mjs";
import { deal as dealDice } from "./dice-table.mjs";
import { deal, quiet, visit } from "./table.mjs";

let site;
before(async () => {
  site = await open(process.env.STANDOFF_DIST ? { folder: process.env.STANDOFF_DIST } : {});
});
after(() => site.close());

const SIZES = [[390, 844], [844, 390], [768, 1024], [1440, 900]];
const LANGUAGES = {
  en: { title: "Statistics", role: "By role", course: "How the game went" },
  de: { title: "Statistik", role: "Nach Rolle", course: "So lief die Partie" },
  hu: { title: "Statisztika", role: "Szerep szerint", course: "Így zajlott a játék" },
};
const THEMES = ["dark", "light", "contrast"];

const seat = (controller, role, character, won, alive = won) => ({ name: "Jo", controller, role, character, won, alive });
const game = (name, ended, turns, seats) => ({ game: name, ended, actions: 100, turns, free_undo: ended === 3, seats });

/** Twelve games of the card game and three of the dice game; the last of those among bots only. */
function games() {
  const roles = ["sheriff", "outlaw", "renegade", "deputy"];
  const people = ["bart_cassidy", "calamity_janet", "el_gringo", "jesse_jones", "lucky_duke", "suzy_lafayette", "willy_the_kid", "rose_doolan", "from_the_future"];
  const all = [];
  for (let n = 0; n < 12; n += 1) {
    const won = n % 3 === 0 || n > 9;
    const bots = [seat({ bot: "cowhand" }, "outlaw", "jourdonnais", !won), seat({ bot: "drifter" }, "outlaw", "pedro_ramirez", !won)];
    if (n % 2) bots.push(seat({ bot: "cowhand" }, "renegade", "sid_ketchum", false));
    all.push(game("card", n + 1, 20 + n, [seat("person", roles[n % 3], people[Math.floor((n * n) / 16)], won), ...bots, seat({ bot: "cowhand" }, "deputy", "black_jack", won)]));
  }
  all.push(game("dice", 20, 30, [seat("person", "sheriff", "bart_cassidy", true), seat({ bot: "cowhand" }, "outlaw", "el_gringo", false)]));
  all.push(game("dice", 21, 50, [seat("person", "renegade", "bart_cassidy", false), seat({ bot: "cowhand" }, "outlaw", "el_gringo", false)]));
  all.push(game("dice", 22, 40, [seat({ bot: "drifter" }, "sheriff", "bart_cassidy", false), seat({ bot: "cowhand" }, "outlaw", "el_gringo", true)]));
  return all;
}

/** Opens the statistics with these games in the store. */
async function seeded(page, list, settings = {}) {
  await visit(site, page, settings);
  const texts = list.map((game, at) => played(at + 1, game));
  await page.evaluate((texts) => texts.forEach(([key, text]) => localStorage.setItem(key, text)), texts);
  await page.goto(`${site.url}#/figures`);
  await page.locator('[data-screen="figures"]').waitFor();
}

async function choose(page, name, value, back) {
  await page.goto(`${site.url}#/settings`);
  await page.locator(`[data-do="${name}"] [data-value="${value}"]`).click();
  await page.locator(`[data-do="${name}"] [data-value="${value}"][aria-checked="true"]`).waitFor();
  await page.goto(`${site.url}${back}`);
}

/** What sticks out of the screen or is cut off. */
const outside = (page) =>
  page.evaluate(() => {
    const found = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`${wide} pixels too wide`);
    for (const part of document.querySelectorAll(".tile, .bars :is(th, td, svg), .sums :is(th, td), .hits :is(th, td), .chart, .btn")) {
      const { left, right, width } = part.getBoundingClientRect();
      if (width && !part.closest(".visually-hidden") && (left < -1 || right > innerWidth + 1)) found.push(`${part.className} ${part.textContent} outside`);
    }
    for (const part of document.querySelectorAll(".tile, .bars td, .bars th, .sums td, .hits td")) {
      if (!part.closest(".visually-hidden") && part.scrollWidth > part.clientWidth + 1) found.push(`${part.textContent} spilled`);
    }
    for (const part of document.querySelectorAll('[data-screen] :is(button, summary)')) {
      const { width, height } = part.getBoundingClientRect();
      if (width && Math.min(width, height) < 43.5) found.push(`${part.textContent} too small`);
    }
    return found;
  });

const tile = async (page, name) => (await page.locator(`[data-tile="${name}"] dd`).innerText()).replace(/\s+/g, " ");
const rows = (page, name) =>
  page.locator(`[data-chart="${name}"] tbody tr`).evaluateAll((rows) =>
    rows.map((row) => [row.querySelector("th").innerText.trim().replace(/\s+/g, " "), row.querySelector(".bars__of b").innerText, row.querySelector(".bars__of small").innerText]));

test("without a finished game there is a way to one", { timeout: 60_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(site, page, { hash: "#/figures" });
  await page.locator(".blank").waitFor();
  await screenshot(page, "figures-empty");
  assert.deepEqual(await outside(page), []);
  await page.locator(".blank .btn--primary").tap();
  await page.locator('[data-screen="new"]').waitFor();
});

test("the numbers are right, and follow what is counted", { timeout: 60_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await seeded(page, games());
  assert.match(await tile(page, "games"), /^15/);
  assert.equal(await tile(page, "won"), "50% 7 of 14");
  assert.equal(await tile(page, "streak"), "0 best: 4");
  assert.equal(await tile(page, "length"), "28 turns longest: 50");
  assert.deepEqual(await rows(page, "roles"), [["Sheriff", "100%", "5 of 5"], ["Outlaw", "25%", "1 of 4"], ["Renegade", "20%", "1 of 5"]]);
  assert.deepEqual(await rows(page, "bots"), [["Drifter", "46%", "6 of 13"], ["Cowhand", "39%", "13 of 33"]]);
  const first = (await rows(page, "characters"))[0];
  assert.deepEqual(first, ["Bart Cassidy", "50%", "2 of 4"], "the most played first");
  assert.ok((await rows(page, "characters")).some(([name]) => /Bart Cassidy Dice game/.test(name)), "each game has its own");
  assert.match(await page.locator('[data-do="notes"]').innerText(), /^1 game had no winner\. /);
  assert.match(await page.locator('[data-do="notes"]').innerText(), /1 game was played with free undo\.$/);

  await page.locator('[data-value="dice"]').tap();
  assert.match(await tile(page, "games"), /^3/);
  assert.equal(await tile(page, "won"), "50% 1 of 2");
  await page.locator('[data-do="persons-only"]').tap();
  assert.match(await tile(page, "games"), /^2/);
  await page.locator('[data-value="card"]').tap();
  assert.equal(await tile(page, "won"), "50% 6 of 12");
  const chart = await page.locator('[data-chart="roles"] td[title]').first().getAttribute("title");
  assert.match(chart, /^likely between \d+% and 100%$/);
});

test("counting begins anew after a question, and can be taken back", { timeout: 60_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await seeded(page, games());
  await page.locator('[data-do="reset"] > .btn').tap();
  const question = page.locator('[data-do="reset-question"]');
  await question.waitFor();
  await question.scrollIntoViewIfNeeded();
  await screenshot(page, "figures-reset");
  await question.locator(".btn").first().tap();
  assert.equal(await question.count(), 0);
  assert.match(await tile(page, "games"), /^15/);
  await page.locator('[data-do="reset"] > .btn').tap();
  await question.locator(".btn--danger").tap();
  assert.equal(await page.locator(".tile").count(), 0);
  await page.reload();
  await started(page);
  await page.locator('[data-screen="figures"]').waitFor();
  assert.equal(await page.locator(".tile").count(), 0);
  await page.locator('[data-do="reset"] > .btn').tap();
  assert.match(await tile(page, "games"), /^15/);
});

test("statistics fit every screen in every language and theme", { timeout: 120_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await seeded(page, games());
  for (const [lang, words] of Object.entries(LANGUAGES)) {
    await choose(page, "language", lang, "#/figures");
    await page.locator(".tiles").waitFor();
    assert.equal(await page.locator("h1").innerText(), words.title);
    assert.equal(await page.locator('[data-chart="roles"] caption').innerText(), words.role);
    const more = page.locator('[data-chart="characters"] ~ .btn');
    if (await more.count()) await more.tap();
    assert.equal(await page.locator('[data-chart="characters"] tbody tr:visible').count(), 9);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      assert.deepEqual(await outside(page), [], `${lang} at ${width}`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  }
  for (const theme of THEMES) {
    await choose(page, "theme", theme, "#/figures");
    await page.locator(".tiles").waitFor();
    for (const [width, height] of [[390, 844], [1440, 900]]) {
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: `shots/figures-${theme}-${width}.png`, fullPage: true });
    }
    await page.setViewportSize({ width: 390, height: 844 });
  }
});

/** Unfolds how it went. */
async function unfold(page) {
  const fold = page.locator('[data-do="course"] > summary');
  await fold.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await fold.click();
  await page.locator(".chart").waitFor();
}

/** Lets bots play to the end and unfolds how it went. */
async function ended(page) {
  await page.locator('[data-action="result"]').click({ timeout: 120_000 });
  await unfold(page);
}

/** The curve and the matrix agree with each other. */
async function agree(page, players) {
  assert.equal(await page.locator(".chart [data-line]").count(), players);
  const dead = await page.locator(".reveal.is-dead").count();
  assert.equal(await page.locator(".sums .out").count(), dead);
  assert.ok((await page.locator(".chart [data-death]").count()) >= dead);
  const cells = await page.locator(".hits tbody tr").evaluateAll((rows) =>
    rows.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.querySelector("b")?.textContent ?? (cell.querySelector("span") ? 0 : cell.textContent)))));
  const lost = await page.locator(".sums tbody tr").evaluateAll((rows) => rows.map((row) => Number(row.querySelectorAll("td")[1].textContent)));
  assert.equal(lost.length, players);
  lost.forEach((sum, at) => assert.equal(cells.reduce((all, row) => all + row[at], 0), sum, `life lost by ${at}`));
  for (const row of cells) assert.equal(row.slice(0, players).reduce((all, one) => all + one, 0), row[players], "sum of a row");
}

test("the end of a card game shows how it went", { timeout: 300_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(site, page, { luck: 5 });
  await deal(site, page, Array(8).fill("cowhand"), "base+dodge_city");
  await ended(page);
  await agree(page, 8);
  for (const [lang, words] of Object.entries(LANGUAGES)) {
    await choose(page, "language", lang, "#/end");
    await unfold(page);
    assert.equal(await page.locator('[data-do="course"] h2').innerText(), words.course);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      assert.deepEqual(await outside(page), [], `${lang} at ${width}`);
    }
  }
  for (const theme of THEMES) {
    await choose(page, "theme", theme, "#/end");
    await unfold(page);
    for (const [width, height] of [[390, 844], [1440, 900]]) {
      await page.setViewportSize({ width, height });
      await page.locator('[data-do="course"]').screenshot({ path: `shots/course-${theme}-${width}.png` });
    }
  }
  // One line alone.
  const first = page.locator(".whose").first();
  await first.click();
  assert.equal(await first.getAttribute("aria-pressed"), "true");
  assert.equal(await page.locator(".course[data-chosen='0']").count(), 1);
  await page.locator('[data-do="course"]').screenshot({ path: "shots/course-alone.png" });
  await first.click();
  assert.equal(await page.locator(".course[data-chosen]").count(), 0);
});

test("the end of a dice game shows it too", { timeout: 300_000 }, async (t) => {
  const page = await site.newPhone(t, quiet);
  await visit(site, page, { luck: 3 });
  await dealDice(site, page, Array(5).fill("cowhand"));
  await ended(page);
  await agree(page, 5);
  await page.locator('[data-do="course"]').screenshot({ path: "shots/course-dice.png" });
});
