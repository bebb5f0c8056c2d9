import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bar, button, centre, hand, icon, me, page, prompt, seat, table } from "./parts.mjs";
import { screens } from "./screens.mjs";

const here = dirname(fileURLToPath(import.meta.url));

const jo = { name: "Jo", character: ["willy_the_kid", "Willy the Kid"], distance: 1, inReach: true, life: [3, 4], hand: 3, reach: 1, play: ["volcanic", "mustang"] };
const mia = { name: "Mia", character: ["rose_doolan", "Rose Doolan"], distance: 2, inReach: true, life: [5, 5], hand: 4, reach: 3, role: "sheriff", play: ["remington", "barrel", "scope"], states: "is-turn" };
const lee = { guess: "outlaw", name: "Lee", character: ["vulture_sam", "Vulture Sam"], distance: 2, inReach: true, life: [1, 4], hand: 0, play: ["jail"] };
const kim = { name: "Kim", character: ["suzy_lafayette", "Suzy Lafayette"], distance: 1, life: [0, 4], hand: 0, role: "deputy", states: "is-dead" };
const ann = { name: "Ann", character: ["lucky_duke", "Lucky Duke"], life: [3, 4], reach: 2, role: "outlaw", play: ["schofield", "barrel"] };
const cards = [["bang", "AS", "is-playable"], ["missed", "10C", "is-dim"], ["beer", "6H", "is-playable"], ["general_store", "9C", "is-playable"], ["dynamite", "2H", "is-playable"]];

const ring = (seats, middle) => `<section class="ring" data-opponents="${seats.length}">${seats.map((s, i) => seat(i + 1, s)).join("\n")}${middle}</section>`;
const five = [jo, mia, lee, kim];
const quiet = five.map((s) => (s === mia ? { ...s, states: "" } : s));

export const table5 = table([
  bar("Your turn"),
  ring(quiet, centre(42, ["panic", "JH"], "Jo took a card from Lee")),
  me({ ...ann, states: "is-turn" }),
  hand(cards),
  prompt("Your turn: play cards or end your turn", "One BANG! per turn", [button("Undo", "btn--paper", "ui-undo"), button("End turn", "btn--primary", "ui-check")]),
]);

const waiting = table([
  bar("Mia’s turn"),
  ring(five.map((s) => (s === jo ? { ...s, asked: "thinking…" } : s)), centre(38, ["bang", "QH"], "Mia shoots at Jo")),
  me(ann),
  hand(cards.map(([k, v]) => [k, v, ""])),
  prompt("Waiting for Jo <span class=\"thinking\"><i></i><i></i><i></i></span>", "Jo may answer with a Missed!", [button("Skip", "", "ui-speed")], "is-waiting"),
]);

const target = table([
  bar("Your turn"),
  ring(quiet.map((s) => (s === jo || s.name === "Mia" ? { ...s, states: "is-target" } : s === lee ? { ...s, distance: 3, inReach: false } : s)), centre(42, ["panic", "JH"], "")),
  me({ ...ann, states: "is-turn" }),
  hand([["bang", "AS", "is-selected"], ["missed", "10C", "is-dim"], ["beer", "6H", ""], ["general_store", "9C", ""], ["dynamite", "2H", ""]]),
  prompt("BANG!: choose a target", "Your Schofield reaches 2", [button("Cancel", "btn--paper", "ui-close")]),
], "is-aiming");

const shot = table([
  bar("Jo’s turn"),
  ring(quiet.map((s) => (s === jo ? { ...s, states: "is-turn" } : s)), centre(37, ["bang", "8D"], "Jo shoots at you")),
  me({ ...ann, states: "is-asked" }),
  hand([["bang", "AS", "is-dim"], ["missed", "10C", "is-playable"], ["beer", "6H", "is-dim"], ["general_store", "9C", "is-dim"], ["dynamite", "2H", "is-dim"]]),
  prompt("Jo shoots at you: play a Missed! or take the hit", "Your Barrel found no heart", [button("Take the hit", "btn--danger", "ui-life"), button("Play Missed!", "btn--primary", "card-missed")], "is-urgent"),
]);

const toast = table5.replace("</main>", `<div class="toast" role="status">${icon("ui-warning")}<span>Jo is at distance 3, your Schofield reaches 2.</span></div></main>`);

const many = ["winchester", "mustang", "scope", "barrel", "dynamite", "sombrero", "canteen"];
const names = [
  ["Bartholomew", "bart_cassidy", "Bart Cassidy"], ["Jo", "calamity_janet", "Calamity Janet"], ["Christine", "jourdonnais", "Jourdonnais"],
  ["Mia", "pedro_ramirez", "Pedro Ramirez"], ["Lee", "slab_the_killer", "Slab the Killer"], ["Kim", "kit_carlson", "Kit Carlson"], ["Sam", "paul_regret", "Paul Regret"],
];
const eight = names.map(([name, id, character], i) => ({
  name, character: [id, character], distance: [2, 3, 4, 5, 4, 2, 1][i], inReach: i === 0 || i > 4, life: [[3, 4], [5, 5], [1, 4], [4, 4], [2, 4], [0, 4], [2, 3]][i],
  hand: [3, 7, 0, 4, 2, 0, 10][i], reach: [5, 3, 1, 2, 5, 1, 4][i], role: i === 1 ? "sheriff" : i === 5 ? "outlaw" : undefined,
  play: [many, ["remington", "barrel", "mustang", "jail"], many.slice(1, 7), ["schofield", "iron_plate", "knife"], many, [], many.slice(0, 6)][i],
  states: i === 1 ? "is-turn" : i === 5 ? "is-dead" : "",
}));

const table8 = table([
  bar("Jo’s turn"),
  ring(eight, centre(18, ["gatling", "10H"], "Jo plays Gatling")),
  me({ ...ann, play: ["schofield", "barrel", "mustang", "scope", "sombrero", "canteen", "dynamite"] }),
  hand([["bang", "AS"], ["missed", "10C"], ["beer", "6H"], ["general_store", "9C"], ["wells_fargo", "3H"], ["rev_carabine", "AC"], ["indians", "KD"], ["duel", "QD"]]),
  prompt("Waiting for Christine <span class=\"thinking\"><i></i><i></i><i></i></span>", "", [button("Skip", "", "ui-speed")], "is-waiting"),
]);

const few = (n) => table([
  bar("Your turn"),
  ring([jo, mia, lee, { ...jo, name: "Tom", character: ["el_gringo", "El Gringo"] }, { ...lee, name: "Zoe", character: ["sid_ketchum", "Sid Ketchum"] }, { ...jo, name: "Max", character: ["jesse_jones", "Jesse Jones"] }].slice(0, n), centre(42, ["beer", "8H"], "Mia drinks a Beer")),
  me({ ...ann, states: "is-turn" }), hand(cards),
  prompt("Your turn: play cards or end your turn", "", [button("End turn", "btn--primary", "ui-check")]),
]);

const pages = {
  "table-5": ["Table, five players", table5],
  "table-8": ["Table, eight players", table8],
  "table-4": ["Table, four players", few(3)],
  "table-6": ["Table, six players", few(5)],
  "table-7": ["Table, seven players", few(6)],
  "table-waiting": ["Waiting", waiting],
  "table-target": ["Choosing a target", target],
  "table-shot": ["Prompt", shot],
  "table-toast": ["Toast", toast],
  ...screens(table5),
};

for (const [name, [title, body, attributes]] of Object.entries(pages)) {
  writeFileSync(join(here, `${name}.html`), page(`Standoff mock: ${title}`, body, attributes));
}
