// Makes the pictures of README.md from the built page: node docs/pictures/make.mjs
// Chance is the same in every run, so the same page gives the same pictures.
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { deal as dealDice, playOn as playDice } from "../../tests/browser/dice-table.mjs";
import { open } from "../../tests/browser/harness.mjs";
import { EXTRAS } from "../../tests/browser/screens.mjs";
import { deal, playOn, quiet, visit } from "../../tests/browser/table.mjs";

const LARGEST = 120_000;
const folder = import.meta.dirname;
const site = await open();
const ends = [];
const t = { after: (end) => ends.push(end) };
mkdirSync(folder, { recursive: true });

/** Keeps what the page shows as NAME.webp; the browser itself does the packing. */
async function picture(page, name) {
  await page.mouse.move(0, 0);
  await page.locator(".toast").waitFor({ state: "detached" });
  const png = (await page.screenshot()).toString("base64");
  const packer = await page.context().newPage();
  const webp = await packer.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.82).split(",")[1];
  }, png);
  await packer.close();
  const file = resolve(folder, `${name}.webp`);
  writeFileSync(file, Buffer.from(webp, "base64"));
  const { size } = statSync(file);
  console.log(`${String(size).padStart(8)}  docs/pictures/${name}.webp`);
  if (size > LARGEST) throw new Error(`${name} is larger than ${LARGEST} bytes`);
}

/** Plays until it is the person's turn with a good hand, after some rounds. */
const untilTurn = (page, after, seed) =>
  playOn(page, {
    seed,
    each: async (what, steps) => {
      const calm = what === "prompt" && (await page.locator('[data-prompt="calm"]').count()) && !(await page.locator(".is-aiming").count());
      return calm && steps >= after && (await page.locator(".hand [data-legal]").count()) > 1 ? "stop" : undefined;
    },
  });

const options = { ...quiet, locale: "en-GB" };
const phone = await site.newPhone(t, options);
await visit(site, phone, { luck: 3 });
await phone.locator('[data-screen="start"]').waitFor();
await phone.evaluate(() => document.fonts.ready);
await picture(phone, "start");
await deal(site, phone, ["person", ...Array(6).fill("marshal")], "base+dodge_city");
await untilTurn(phone, 12, 8);
await picture(phone, "table-phone");

await dealDice(site, phone, ["person", ...Array(4).fill("marshal")], { modules: ["saloon_dice", "chiefs_arrow", "characters"] });
await playDice(phone, {
  seed: 11,
  each: async (_, steps) => (steps >= 8 && (await phone.locator('.prompt [data-action^="roll"]').count()) ? "stop" : undefined),
});
await picture(phone, "dice");

const desk = await site.newDesktop(t, options);
await visit(site, desk, { luck: 21 });
await deal(site, desk, ["person", ...Array(7).fill("marshal")], "base+dodge_city", { extras: EXTRAS });
await untilTurn(desk, 10, 41);
await picture(desk, "table-desktop");
await desk.goto(`${site.url}#/settings`);
await desk.locator('[data-do="theme"] [data-value="light"]').click();
await desk.goto(`${site.url}#/table`);
await desk.locator('[data-screen="table"]').waitFor();
await picture(desk, "light");

for (const end of ends) await end();
await site.close();

const readme = readFileSync(resolve(folder, "../../README.md"), "utf8");
for (const name of ["start", "table-phone", "table-desktop", "dice", "light"]) {
  if (!readme.includes(`docs/pictures/${name}.webp`)) throw new Error(`README.md does not show ${name}`);
}
