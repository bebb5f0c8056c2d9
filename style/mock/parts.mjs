export const sheets = ["main", "card", "table", "overlay", "screens", "wide", "motion"];

export const icon = (id, cls = "icon") =>
  `<svg class="${cls}" aria-hidden="true"><use href="../../public/art.svg#${id}"></use></svg>`;

export function page(title, body, attributes = "") {
  const links = sheets.map((name) => `  <link rel="stylesheet" href="../${name}.css">`).join("\n");
  return `<!doctype html>
<html lang="en"${attributes}>
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
  <meta http-equiv="Content-Security-Policy" content="default-src 'self'; style-src 'self'; script-src 'self'">
  <title>${title}</title>
${links}
</head>
<body>
${body}
</body>
</html>
`;
}

const kinds = {
  bang: ["BANG!", "brown", [["sym-shot"]]],
  missed: ["Missed!", "brown", [["sym-miss"]]],
  beer: ["Beer", "brown", [["ui-plus"], ["ui-life"]]],
  saloon: ["Saloon", "brown", [["sym-all"], ["ui-plus"], ["ui-life"]]],
  stagecoach: ["Stagecoach", "brown", [["sym-draw"], ["sym-draw"]]],
  wells_fargo: ["Wells Fargo", "brown", [["sym-draw"], ["sym-draw"], ["sym-draw"]]],
  general_store: ["General Store", "brown", [["sym-all"], ["sym-draw"]]],
  panic: ["Panic!", "brown", [["ui-hand"], ["ui-distance"], "1"]],
  cat_balou: ["Cat Balou", "brown", [["ui-discard"], ["ui-hand"]]],
  gatling: ["Gatling", "brown", [["sym-all"], ["sym-shot"]]],
  indians: ["Indians!", "brown", [["sym-all"]]],
  duel: ["Duel", "brown", [["ui-swap"]]],
  mustang: ["Mustang", "blue", [["ui-distance"], "+1"]],
  scope: ["Scope", "blue", [["ui-distance"], "−1"]],
  barrel: ["Barrel", "blue", [["suit-hearts"]]],
  jail: ["Jail", "blue", []],
  dynamite: ["Dynamite", "blue", [["suit-spades"], "2–9"]],
  schofield: ["Schofield", "blue", [], 2],
  remington: ["Remington", "blue", [], 3],
  rev_carabine: ["Rev. Carabine", "blue", [], 4],
  winchester: ["Winchester", "blue", [], 5],
  volcanic: ["Volcanic", "blue", [["sym-shot"], "∞"], 1],
  sombrero: ["Sombrero", "green", [["sym-miss"]]],
  iron_plate: ["Iron Plate", "green", [["sym-miss"]]],
  canteen: ["Canteen", "green", [["ui-plus"], ["ui-life"]]],
  knife: ["Knife", "green", [["sym-shot"], ["ui-distance"], "1"]],
  howitzer: ["Howitzer", "green", [["sym-all"], ["sym-shot"]]],
};

const suits = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };

export function face(kind, value) {
  const [name, , line, reach] = kinds[kind];
  const suit = suits[value.at(-1)];
  const symbols = line.map((part) => (Array.isArray(part) ? icon(part[0]) : `<b>${part}</b>`)).join("");
  return `<span class="card__corner"><b class="card__rank">${value.slice(0, -1)}</b>${icon(`suit-${suit}`, `icon suit--${suit}`)}</span>` +
    (reach ? `<b class="card__reach">${reach}</b>` : "") +
    icon(`card-${kind}`, "card__art") +
    `<span class="card__line">${symbols}</span><span class="card__name${name.split(" ").some((word) => word.length > 8) ? " is-long" : ""}">${name}</span>`;
}

export function card(kind, value, states = "", tag = "button") {
  const classes = `card card--${kinds[kind][1]} ${states}`.trim();
  const type = tag === "button" ? ' type="button"' : "";
  return `<${tag} class="${classes}"${type}>${face(kind, value)}<span class="card__tick">${icon("ui-check")}</span></${tag}>`;
}

export const back = (tag = "span", states = "") =>
  `<${tag} class="card card--back ${states}">${icon("ui-star", "card__art")}</${tag}>`;

export function mini(kind) {
  const [name, colour, , reach] = kinds[kind];
  const danger = kind === "jail" || kind === "dynamite" ? " mini--danger" : "";
  return `<span class="mini mini--${colour}${danger}" title="${name}">${icon(`card-${kind}`, "")}${reach ? `<b class="mini__reach">${reach}</b>` : ""}</span>`;
}

export function life(now, max) {
  let bullets = "";
  for (let i = 0; i < max; i += 1) bullets += icon("ui-life", i < now ? "icon" : "icon is-lost");
  return `<span class="life" role="img" aria-label="${now} of ${max} lives">${bullets}</span>`;
}

export const role = (id, label = "") => `<span class="role role--${id}">${icon(`role-${id}`)}${label}</span>`;

const roleNames = { sheriff: "Sheriff", deputy: "Deputy", outlaw: "Outlaw", renegade: "Renegade" };

export function seat(at, s) {
  const badge = s.role ? `<span class="badge role--${s.role}">${icon(`role-${s.role}`, "")}</span>` : "";
  const dead = s.states?.includes("is-dead");
  const reaches = s.inReach ? [icon("ui-reach"), " is-in-reach"] : ["", ""];
  return `<button class="seat ${s.states ?? ""}" type="button" data-pos="${at}">
    ${icon("ui-star", "seat__turn")}
    ${dead ? "" : `<span class="distance${reaches[1]}">${reaches[0]}${s.distance}</span>`}
    <span class="seat__head">
      <span class="emblem">${icon(dead ? "ui-skull" : `char-${s.character[0]}`, "")}${badge}${s.guess ? `<span class="badge badge--guess role--${s.guess}">${icon(`role-${s.guess}`, "")}</span>` : ""}</span>
      <span class="seat__who"><b class="seat__name">${s.name}</b><span class="seat__char">${s.character[1]}</span></span>
    </span>
    ${dead
      ? `<span class="seat__facts">${role(s.role, roleNames[s.role])}</span>`
      : `<span class="seat__facts">${life(s.life[0], s.life[1])}<span class="fact">${icon("ui-hand")}${s.hand}</span><span class="fact">${icon("ui-gun")}${s.reach ?? 1}</span></span>
    <span class="seat__play">${(s.play ?? []).map(mini).join("")}</span>`}
    ${s.asked ? `<span class="seat__asked">${s.asked}</span>` : ""}
    <span class="seat__aim">${icon("ui-reach", "")}</span><span class="flash"></span>
  </button>`;
}

export function bar(text) {
  return `<header class="bar">
    <button class="icon-btn" type="button" aria-label="Menu">${icon("ui-menu")}</button>
    <h1 class="bar__turn">${icon("ui-star")}<span>${text}</span></h1>
    <button class="icon-btn" type="button" aria-label="Speed">${icon("ui-speed")}</button>
    <button class="icon-btn" type="button" aria-label="Log">${icon("ui-log")}</button>
  </header>`;
}

export function centre(deck, [kind, value], ticker, check = "") {
  return `<div class="centre">
    <div class="piles">
      <div class="pile pile--deck">${back()}<b class="pile__count">${deck}</b></div>
      <div class="pile pile--discard">${card(kind, value, "card--static", "span")}</div>
    </div>
    ${check}
    <p class="ticker">${ticker}</p>
  </div>`;
}

export function me(m) {
  return `<section class="me ${m.states ?? ""}">
    <span class="emblem">${icon(`char-${m.character[0]}`, "")}</span>
    <span class="me__name"><b>${m.name}</b><span class="seat__char">${m.character[1]}</span></span>
    <span class="me__stats">${life(m.life[0], m.life[1])}<span class="fact">${icon("ui-gun")}${m.reach}</span>${role(m.role, roleNames[m.role])}</span>
    <span class="seat__play">${m.play.map(mini).join("")}</span><span class="flash"></span>
  </section>`;
}

export const hand = (cards) => `<ul class="hand">${cards.map(([kind, value, states]) => `<li class="hand__slot">${card(kind, value, states)}</li>`).join("")}</ul>`;

export const button = (label, cls = "", id = "") =>
  `<button class="btn ${cls}" type="button">${id ? icon(id) : ""}${label}</button>`;

export const prompt = (text, small, actions, states = "") =>
  `<section class="prompt ${states}" aria-live="polite"><p class="prompt__text">${text}${small ? ` <small>${small}</small>` : ""}</p><div class="prompt__actions">${actions.join("")}</div></section>`;

export const logEntries = [
  ["ui-star", "<b>Jo</b>’s turn", true],
  ["sym-draw", "<b>Jo</b> draws 2 cards"],
  ["card-schofield", "<b>Jo</b> puts Schofield into play: reach 2"],
  ["card-bang", "<b>Jo</b> shoots at <b>Ann</b>"],
  ["card-barrel", "<b>Ann</b> draws! for the Barrel: 7♥, the shot is cancelled"],
  ["ui-star", "<b>Mia</b>’s turn", true],
  ["card-dynamite", "<b>Mia</b> draws! for Dynamite: K♣, it moves on to <b>Ann</b>"],
  ["card-panic", "<b>Mia</b> plays Panic! on <b>Lee</b> and takes a card"],
  ["card-duel", "<b>Mia</b> challenges <b>Jo</b> to a Duel"],
  ["ui-life", "<b>Jo</b> loses 1 life"],
  ["ui-skull", "<b>Kim</b> is eliminated. Kim was a <b>Deputy</b>"],
];

export function log() {
  return `<ol class="log">${logEntries.map(([id, text, head]) =>
    `<li class="log__entry${head ? " log__entry--turn" : ""}">${icon(id)}<span>${text}</span></li>`).join("")}</ol>`;
}

export const aside = () => `<aside class="aside"><h2 class="aside__title">Log</h2>${log()}</aside>`;

export const table = (parts, states = "") => `<main class="table wood ${states}">${parts.join("\n")}${aside()}</main>`;
