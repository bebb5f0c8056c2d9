import { back, button, card, icon, life, log, role } from "./parts.mjs";

const over = (table, layer) => `${table}\n${layer}`;
const head = (title) => `<header class="screen__head"><button class="icon-btn" type="button" aria-label="Back">${icon("ui-back")}</button><h1 class="title">${title}</h1></header>`;
const close = `<button class="icon-btn icon-btn--ink" type="button" aria-label="Close">${icon("ui-close")}</button>`;
const sheetHead = (title) => `<div class="sheet__head"><h2 class="title">${title}</h2>${close}</div>`;
const field = (label, small, control) => `<div class="field"><span class="field__label">${label}${small ? `<small>${small}</small>` : ""}</span>${control}</div>`;
const toggle = (on, label) => `<button class="switch" type="button" role="switch" aria-checked="${on}" aria-label="${label}"></button>`;
const segments = (label, items, chosen) => `<span class="segments" role="radiogroup" aria-label="${label}">${items.map((item, i) =>
  `<button class="segments__item" type="button" role="radio" aria-checked="${i === chosen}">${item}</button>`).join("")}</span>`;

function start() {
  return `<main class="start">
  <div class="start__scene">
    <div class="sun"></div>
    ${icon("scene-far", "scene__far")}
    ${icon("scene-cactus", "scene__cactus")}
    ${icon("scene-cactus", "scene__cactus scene__cactus--right")}
    ${icon("scene-near", "scene__near")}
    ${icon("scene-slinger", "scene__slinger")}
    ${icon("scene-slinger", "scene__slinger scene__slinger--right")}
    <div class="start__logo">
      <h1>Standoff</h1>
      <div class="rule">${icon("ui-star")}</div>
      <p>Trust nobody. Draw first.</p>
    </div>
  </div>
  <div class="start__ground">
    <nav class="start__menu">
      ${button("<span>Continue<small>5 players, your turn</small></span>", "btn--primary btn--big", "ui-play")}
      ${button("New game", "btn--big", "ui-plus")}
      <div class="start__pair">${button("Rules", "", "ui-help")}${button("Settings", "", "ui-settings")}</div>
      <p class="start__fine">An unofficial fan project.</p>
    </nav>
  </div>
</main>`;
}

function setup() {
  const chairs = [["Ann", 0], ["Jo", 1], ["Mia", 1], ["Lee", 1], ["Kim", 1]];
  return `<main class="screen wood">
  ${head("New game")}
  <div class="screen__body">
    <section class="panel">
      ${field("Players", "2 Outlaws, 1 Renegade, 1 Deputy, the Sheriff", `<span class="stepper"><button class="icon-btn" type="button" aria-label="Fewer">${icon("ui-minus")}</button><output>5</output><button class="icon-btn" type="button" aria-label="More">${icon("ui-plus")}</button></span>`)}
    </section>
    <section class="panel">
      <h2 class="panel__title">Around the table</h2>
      ${chairs.map(([name, kind], i) => `<div class="chair"><b class="chair__no">${i + 1}</b><input class="input" value="${name}" aria-label="Name of player ${i + 1}">${segments(`Player ${i + 1}`, [`${icon("ui-person")}<span class="visually-hidden">Person</span>`, `${icon("ui-bot")}<span class="visually-hidden">Bot</span>`], kind)}</div>`).join("\n")}
    </section>
    <section class="panel">
      <h2 class="panel__title">Options</h2>
      ${field("Bots", "How well they play", segments("Bots", ["Easy", "Sound"], 1))}
      ${field("Pick one of two characters", "", toggle(true, "Pick one of two characters"))}
      ${field("Barrel may be declined", "Otherwise it always draws!", toggle(false, "Barrel may be declined"))}
      ${field("Seed", "Empty: chosen at random", `<input class="input" aria-label="Seed" placeholder="random">`)}
    </section>
  </div>
  <footer class="screen__foot">${button("Deal the cards", "btn--primary btn--big", "ui-deck")}</footer>
</main>`;
}

function end() {
  const people = [
    ["Ann", "lucky_duke", "Lucky Duke", "outlaw", 3, 4, true], ["Jo", "willy_the_kid", "Willy the Kid", "outlaw", 0, 4, true],
    ["Mia", "rose_doolan", "Rose Doolan", "sheriff", 0, 5, false], ["Lee", "vulture_sam", "Vulture Sam", "renegade", 1, 4, false], ["Kim", "suzy_lafayette", "Suzy Lafayette", "deputy", 0, 4, false],
  ];
  const names = { sheriff: "Sheriff", deputy: "Deputy", outlaw: "Outlaw", renegade: "Renegade" };
  return `<main class="screen wood">
  ${head("The dust settles")}
  <div class="screen__body">
    <section class="banner">${icon("role-outlaw")}<h2 class="title">The Outlaws win!</h2><p>The Sheriff fell in round 9.</p></section>
    <section class="panel">
      ${people.map(([name, id, character, r, now, max, won]) => `<div class="reveal${now ? "" : " is-dead"}"><span class="emblem">${icon(now ? `char-${id}` : "ui-skull", "")}</span><span class="reveal__name"><b>${name}</b>${won ? icon("ui-star", "icon reveal__won") : ""}${now ? life(now, max) : ""}<small>${character}</small></span>${role(r, names[r])}</div>`).join("\n")}
    </section>
    <section class="panel">
      ${field("Survivors keep their characters", "", toggle(false, "Survivors keep their characters"))}
      ${field("Sheriff moves on to the next seat", "", toggle(true, "Sheriff moves on"))}
    </section>
  </div>
  <footer class="screen__foot">${button("Change table", "btn--big")}${button("Rematch", "btn--primary btn--big", "ui-undo")}</footer>
</main>`;
}

function settings() {
  return `<main class="screen wood">
  ${head("Settings")}
  <div class="screen__body">
    <section class="panel"><h2 class="panel__title">Look</h2>
      ${field("Theme", "", segments("Theme", ["Dusk", "Noon", "Contrast"], 0))}
      ${field("Text size", "", segments("Text size", ["S", "M", "L", "XL"], 1))}
      ${field("Cards", "", segments("Cards", ["Normal", "Large"], 0))}
      ${field("Four-colour suits", "", toggle(false, "Four-colour suits"))}
      ${field("Animations", "Follows your device when off there", toggle(true, "Animations"))}
    </section>
    <section class="panel"><h2 class="panel__title">Play</h2>
      ${field("Bot speed", "", segments("Bot speed", ["½×", "1×", "2×", "4×"], 1))}
      ${field("Sound", "", toggle(false, "Sound"))}
      ${field("Pass by itself", "When you could not answer anyway", toggle(true, "Pass by itself"))}
      ${field("Language", "", segments("Language", ["English", "Deutsch", "Magyar"], 0))}
    </section>
    <p class="start__fine">Unofficial fan project. Icons from game-icons.net, CC BY 3.0. Type: Rye, OFL.</p>
  </div>
</main>`;
}

const store = (t) => over(t, `<div class="scrim"><section class="sheet" role="dialog" aria-modal="true" aria-label="General Store">
  ${sheetHead("General Store")}
  <p class="sheet__text">Your pick: take one card. Then Jo, Mia and Lee choose.</p>
  <div class="pick">${[["bang", "KH", "is-playable"], ["mustang", "9H", "is-playable is-selected"], ["beer", "8H", "is-playable"], ["jail", "4H", "is-playable"], ["duel", "JS", "is-taken"]].map(([k, v, s]) => card(k, v, s)).join("")}</div>
  <div class="sheet__actions">${button("Take Mustang", "btn--primary", "ui-check")}</div>
</section></div>`);

const panic = (t) => over(t, `<div class="scrim"><section class="sheet" role="dialog" aria-modal="true" aria-label="Panic! on Mia">
  ${sheetHead("Panic! on Mia")}
  <p class="sheet__text">Take one card: from in play, or a random one from hand.</p>
  <div class="sheet__group"><h3>In play</h3><div class="pick">${[["remington", "KC"], ["barrel", "QS"], ["scope", "AS"]].map(([k, v]) => card(k, v, "is-playable")).join("")}</div></div>
  <div class="sheet__group"><h3>Hand</h3>${button("A random card of 4", "btn--paper btn--wide btn--big", "ui-hand")}</div>
  <div class="sheet__actions">${button("Cancel", "btn--paper", "ui-close")}</div>
</section></div>`);

const zoom = (t) => over(t, `<div class="scrim scrim--centre"><div class="zoom" role="dialog" aria-modal="true" aria-label="Schofield">
  ${card("schofield", "JC", "card--big card--static", "div")}
  <div class="zoom__rule"><h2>Schofield</h2>
    <div class="tags"><span class="tag tag--blue">Blue: stays in play</span><span class="tag tag--plain">Weapon</span><span class="tag tag--plain">Reach 2</span></div>
    <p>Your shots reach players at distance 2. A new weapon replaces the one you had.</p>
    <small>Three in the deck: J♣ Q♣ K♠</small></div>
  ${button("Close", "btn--wide", "ui-close")}
</div></div>`);

const figure = (id, name, now, max, rule, extra = "") => `<div class="figure"><span class="emblem">${icon(`char-${id}`, "")}</span><b>${name}</b><span class="figure__facts">${life(now, max)}${extra}</span><p>${rule}</p></div>`;

const seatSheet = (t) => over(t, `<div class="scrim"><section class="sheet" role="dialog" aria-modal="true" aria-label="Mia">
  ${sheetHead("Mia")}
  ${figure("rose_doolan", "Rose Doolan", 5, 5, "She sees all other players at distance −1.", `<span class="fact">${icon("ui-hand")}4 cards</span><span class="fact">${icon("ui-gun")}reach 3</span>${role("sheriff", "Sheriff")}`)}
  <p class="sheet__text">Distance from you: 2. Your Schofield reaches her.</p>
  <div class="sheet__group"><h3>In play</h3><div class="pick">${[["remington", "KC"], ["barrel", "QS"], ["scope", "AS"]].map(([k, v]) => card(k, v)).join("")}</div></div>
  <div class="sheet__group"><h3>My suspicion</h3>${segments("My suspicion", ["None", ...["deputy", "outlaw", "renegade"].map((id) => `${icon(`role-${id}`)}<span class="visually-hidden">${id}</span>`)], 0)}</div>
</section></div>`);

const characters = (t) => over(t, `<div class="scrim"><section class="sheet" role="dialog" aria-modal="true" aria-label="Choose your character">
  <div class="sheet__head"><h2 class="title">Choose your character</h2></div>
  <p class="sheet__text">You are ${role("outlaw", "Outlaw")}</p>
  <div class="charcards">${[["lucky_duke", "Lucky Duke", 4, "Whenever he draws!, he flips two cards and chooses one.", "is-selected"], ["el_gringo", "El Gringo", 3, "Each life he loses to a player lets him take a card from that player’s hand.", ""]].map(([id, name, n, rule, s]) => `<button class="charcard ${s}" type="button"><span class="emblem">${icon(`char-${id}`, "")}</span><b>${name}</b>${life(n, n)}<span>${rule}</span></button>`).join("")}</div>
  <div class="sheet__actions">${button("Play Lucky Duke", "btn--primary btn--big", "ui-check")}</div>
</section></div>`);

const menu = (t) => over(t, `<div class="scrim"><section class="sheet" role="dialog" aria-modal="true" aria-label="Menu">
  ${sheetHead("Menu")}
  <div class="sheet__list">${button("Rules and cards", "btn--paper btn--wide", "ui-help")}${button("Settings", "btn--paper btn--wide", "ui-settings")}${button("Log", "btn--paper btn--wide", "ui-log")}${button("New game", "btn--paper btn--wide", "ui-plus")}${button("Leave the table", "btn--danger btn--wide", "ui-back")}</div>
  <p class="sheet__text">The game is saved after every step.</p>
</section></div>`);

const drawer = (t) => over(t, `<div class="scrim scrim--side"><section class="drawer" role="dialog" aria-modal="true" aria-label="Log">
  <div class="drawer__head"><h2 class="title">Log</h2>${close}</div>${log()}</section></div>`);

const curtain = () => `<main class="curtain">
  <div class="curtain__sign"><span class="emblem">${icon("char-lucky_duke", "")}</span><h1 class="title">Pass the phone to Ann</h1><p>Everyone else, look away, partner.</p></div>
  ${button("I am Ann: show my cards", "btn--primary btn--big", "ui-eye")}
</main>`;

const corrupt = () => over(start(), `<div class="scrim scrim--centre"><section class="sheet" role="alertdialog" aria-modal="true" aria-label="Damaged save"><div class="notice">
  ${icon("ui-warning")}<h2 class="title">This save cannot be read</h2>
  <p class="sheet__text">The saved game is damaged, so it was set aside. You can start a new game at once, or keep the damaged file to report it.</p>
  <div class="sheet__actions">${button("Keep a copy", "btn--paper")}${button("New game", "btn--primary", "ui-plus")}</div>
</div></section></div>`);

const check = (t) => t.replace(/<p class="ticker">[^<]*<\/p>/, `<div class="check is-flipping"><span class="check__back">${back()}</span>${card("saloon", "5H", "card--static", "span")}<b class="check__result">5♥: Barrel holds</b></div>`);

const motion = `<main class="screen wood">${head("Motion")}<div class="screen__body"><section class="panel">
  <div class="pick pick--strip">${card("bang", "AS", "is-new")}${card("beer", "6H", "is-new is-playable")}${back("span", "is-new")}</div>
</section></div></main>`;

export const screens = (table5) => ({
  start: ["Start", start()],
  setup: ["New game", setup()],
  end: ["End", end()],
  settings: ["Settings", settings()],
  store: ["General Store", store(table5)],
  panic: ["Pick a card", panic(table5)],
  zoom: ["Enlarged card", zoom(table5)],
  seat: ["A player", seatSheet(table5)],
  character: ["Choosing a character", characters(table5)],
  menu: ["Menu", menu(table5)],
  log: ["Log", drawer(table5)],
  curtain: ["Curtain", curtain()],
  corrupt: ["Damaged save", corrupt()],
  check: ["Draw!", check(table5)],
  motion: ["Motion", motion],
});
