// Breaks one rule at a time in a copy of the sources and wants the scenarios to notice.
//   node tests/mutants.mjs [name...]
//   node tests/mutants.mjs --changed [COMMIT]   only for files that differ from a commit: by default where main was left, or
//                                               on main itself the commit before
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const tree = join(root, "target", "mutants", "tree");
const card = "src/engine/card";
const dice = "src/engine/dice";

// name, file, what stands there, what is put in its place
const mutants = [
  ["bounty", `${card}/frames/death.rs`, "self.draw_many(by, 3);", "self.draw_many(by, 2);"],
  ["penalty", `${card}/frames/death.rs`, "(Role::Deputy, Role::Sheriff)", "(Role::Renegade, Role::Sheriff)"],
  ["renegade alone", `${card}/frames/death.rs`, "living(Role::Renegade) == 1 && self.ring.count() == 1", "living(Role::Renegade) == 1 && self.ring.count() <= 2"],
  ["slab", `${card}/sets/base/slab_the_killer.rs`, "{ 2 } else { 1 }", "{ 1 } else { 1 }"],
  ["bang limit", `${card}/query.rs`, "let usual = self.seat_rules(seat).modifiers.bang_limit;", "let usual = self.seat_rules(seat).modifiers.bang_limit.max(2);"],
  ["reshuffle", `${card}/atoms.rs`, "if self.deck.is_empty() {", "if self.deck.len() > 200 {"],
  ["barrel suit", `${card}/sets/base/barrel.rs`, "== Suit::Hearts", "== Suit::Diamonds"],
  ["jail suit", `${card}/sets/base/jail.rs`, "== Suit::Hearts", "== Suit::Diamonds"],
  ["dynamite range", `${card}/sets/base/dynamite.rs`, "(2..=9)", "(2..=10)"],
  ["duel credit", `${card}/sets/base/duel.rs`, "== DuelCredit::Winner", "!= DuelCredit::Winner"],
  ["two beers", `${card}/query.rs`, "self.ring.count() > 2", "self.ring.count() > 1"],
  ["distance", `${card}/query.rs`, "(self.places_apart(from, to) as i8 + modifiers).max(1)", "(self.places_apart(from, to) as i8 + modifiers).max(0)"],
  ["hand limit", `${card}/frames/turn.rs`, "saturating_sub(self.hand_limit(seat))", "saturating_sub(self.hand_limit(seat) + 1)"],
  ["suzy in a duel", `${card}/sets/base/duel.rs`, "fn defers_triggers_of(&self, seat: Seat) -> bool {\n        self", "fn defers_triggers_of(&self, seat: Seat) -> bool {\n        seat.0 > 9 && self"],
  ["el gringo", `${card}/sets/base/el_gringo.rs`, "step.take_from_hand(seat, by, card)", "step.take_from_hand(by, by, card)"],
  ["bart", `${card}/sets/base/bart_cassidy.rs`, "loss.amount", "1"],
  ["vulture sam", `${card}/sets/base/vulture_sam.rs`, "inherits: true", "inherits: false"],
  ["same name", `${card}/frames/playing.rs`, "any(|card| card.kind() == kind)", "any(|card| card.kind() == kind && kind.is_weapon())"],
  ["green at once", `${card}/query.rs`, "!self.turn.laid.contains(card)", "!self.turn.laid.contains(card) || card.index() > 0"],
  ["molly waits", `${card}/sets/base/duel.rs`, "_ if self.over => None", "_ if !self.over => None"],
  ["molly by order", `${card}/sets/base/duel.rs`, "Some(&mut self.ordered)", "None"],
  ["black jack", `${card}/frames/turn.rs`, "(Some(card), 2) = (card, self.turn.drawn)", "(Some(card), 3) = (card, self.turn.drawn)"],
  ["one first card", `${card}/sets/base/jesse_jones.rs`, "game.turn().drawn == 0", "game.turn().drawn < 9"],
  ["left in the middle", `${card}/sets/base/general_store.rs`, "step.clear_table();", ""],
  ["flips of the dead", `${card}/frames/check.rs`, "for _ in 0..self.flipped {\n            if let Some(laid)", "for _ in 1..self.flipped {\n            if let Some(laid)"],
  ["dead in the barrel", `${card}/sets/fistful_of_cards/russian_roulette.rs`, "if step.in_play(self.next) {", "if true {"],
  ["dead heir", `${card}/frames/share.rs`, "if game.in_play(self.next) {", "if true {"],
  ["mine by order", `${card}/atoms.rs`, "self.goes_to_deck(by, DiscardReason::Used)", "self.goes_to_deck(self.turn.seat, DiscardReason::Used)"],
  ["borrowing guise", `${card}/characters.rs`, ".is_some_and(Self::borrows)", ".is_some_and(|_| false)"],
  ["digger's shots", `${card}/sets/eldorado/grave_digger.rs`, "card.kind() != CardKind::Missed)", "card.kind() == CardKind::Bang)"],
  ["forfeited", `${card}/sets/base/sid_ketchum.rs`, "|| game.forfeits_hand(seat) {", "{"],
  ["apache", `${card}/sets/dodge_city/apache_kid.rs`, "Suit::Diamonds\n", "Suit::Hearts\n"],
  ["gold rush", `${card}/sets/high_noon/gold_rush.rs`, "&[EventRule::TurnsReversed]", "&[]"],
  ["hangover", `${card}/sets/high_noon/hangover.rs`, "EventRule::NoAbilities, ", ""],
  ["new identity", `${card}/sets/high_noon/new_identity.rs`, "LIFE: i8 = 2", "LIFE: i8 = 3"],
  ["banned answers", `${card}/frames/shot.rs`, "self.counts_as(seat, card, kind) && self.forbidden_by(seat, kind, Some(card)).is_none()", "self.counts_as(seat, card, kind)"],
  ["roulette", `${card}/sets/fistful_of_cards/russian_roulette.rs`, "Loss::new(shot.target, 2", "Loss::new(shot.target, 1"],
  ["sniper", `${card}/sets/fistful_of_cards/sniper.rs`, "NEEDED: u8 = 2", "NEEDED: u8 = 1"],
  ["vendetta", `${card}/sets/fistful_of_cards/vendetta.rs`, "if !step.turn().extra", "if step.turn().number > 0"],
  ["dead man", `${card}/sets/fistful_of_cards/dead_man.rs`, "cards: 2", "cards: 1"],
  ["law of the west", `${card}/frames/turn.rs`, "(!plays.is_empty()).then_some(card)", "plays.is_empty().then_some(card)"],
  ["johnny kisch", `${card}/sets/the_bullet/johnny_kisch.rs`, "&[Hook::CardLaid(sweep)]", "&[]"],
  ["uncle will", `${card}/sets/the_bullet/uncle_will.rs`, "uses(Character::UncleWill) == 0", "uses(Character::UncleWill) < 9"],
  ["answers shuffled in", `${card}/frames/shot.rs`, "self.use_up(seat, card);", "self.discard_from_hand(seat, card);"],
  ["bible shuffled in", `${card}/frames/shot.rs`, "step.use_up_in_play(self.target, card);", "step.discard_in_play(self.target, card);"],
  ["rescue guessed", `${card}/frames/loss.rs`, "&& !player.hand.is_empty();\n        if player.life > 0", "&& player.hand.len() as i8 >= (1 - player.life).max(1);\n        if player.life > 0"],
  ["no card for jail", `${card}/sets/base/jail.rs`, "card.is_some_and(|card|", "card.is_none_or(|card|"],
  ["no card for dynamite", `${card}/sets/base/dynamite.rs`, "card.is_none_or(|card| game", "card.is_some_and(|card| game"],
  ["no card, no verdict", `${card}/frames/check.rs`, "self.decide(step, None);", ""],
  ["ghosts heal", `${card}/query.rs`, "player.life < player.max_life && !self", "player.life < player.max_life && !player.ghost && !self"],
  ["ghosts pay", `${card}/query.rs`, "i8::from(!player.ghost)", "1"],
  ["ghosts bleed", `${card}/frames/loss.rs`, "self.amount.min(step.player(self.seat).life.max(0) as u8)", "self.amount"],
  ["john's first card", `${card}/sets/wild_west_show/john_pain.rs`, "for card in cards {", "for card in cards.iter().rev() {"],
  ["john in time", `${card}/frames/shot.rs`, "fn owns_draws(&self) -> bool {\n        true", "fn owns_draws(&self) -> bool {\n        false"],
  ["john's promise", `${card}/atoms.rs`, "frame.reserves() == Some(card)", "frame.reserves() == Some(card) && card.index() > 200"],
  ["dice: arrows kept", `${dice}/frames/turn.rs`, "self.turn.rolls == 1 || self.turn.rolling.contains(at as u8)", "self.turn.rolls == 1 || self.turn.rolling.contains(at as u8) || at < 2"],
  ["dice: last arrow", `${dice}/frames/losses.rs`, "game.supply.tokens() > 1", "game.supply.tokens() > 0"],
  ["dice: chief tie", `${dice}/frames/arrows.rs`, "**amount >= most", "**amount > most + 9 || **amount == most"],
  ["dice: two left", `${dice}/query.rs`, "if count <= 3 { 1 }", "if count <= 1 { 1 }"],
  ["dice: jesse", `${dice}/sets/base/jesse_jones.rs`, "life <= 4", "life < 4"],
  ["dice: gatling arrows", `${dice}/frames/turn.rs`, "        self.return_all(seat);\n        let mut amounts", "        let mut amounts"],
  ["dice: ghost side", `${dice}/frames/deaths.rs`, "players.is_multiple_of(2)", "players.is_multiple_of(3)"],
  ["dice: first ghost", `${dice}/frames/deaths.rs`, "== self.dead.len() as u8", ">= self.dead.len() as u8 + 1"],
  ["dice: molly's limit", `${dice}/frames/losses.rs`, "saturating_sub(self.amounts[shielder.index()])", "saturating_sub(0)"],
  ["dice: judge", `${dice}/frames/window.rs`, "step.window(Moment::Revealed { by: seat, power });", ""],
  ["dice: asked alike", `${dice}/query.rs`, "hidden && !self.players()", "hidden && player.power == Some(power) && !self.players()"],
  ["dice: gambler and dynamite", `${dice}/sets/old_saloon/roles/the_gambler.rs`, "DiceSet::first(step.dice.len() as u8)", "step.loose_dice()"],
];

function scenarios() {
  const env = { ...process.env, CARGO_TARGET_DIR: join(root, "target", "mutants", "build") };
  const args = ["run", "--quiet", "--bin", "scenario", "--", "tests/scenarios"];
  return spawnSync("cargo", args, { cwd: tree, env, encoding: "utf8" });
}

function changedFiles(base) {
  const git = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout.trim();
  const head = git("rev-parse", "HEAD");
  const left = git("merge-base", "HEAD", "origin/main");
  const since = base ?? (left && left !== head ? left : "HEAD~1");
  return git("diff", "--name-only", since).split("\n");
}

const [first, ...rest] = process.argv.slice(2);
const changed = first === "--changed" ? changedFiles(rest[0]) : undefined;
const wanted = first === undefined ? mutants.map(([name]) => name) : [first, ...rest];
const chosen = mutants.filter(([name, file]) => (changed ? changed.includes(file) : wanted.includes(name)));
if (chosen.length === 0) {
  console.log(changed ? "no file with a mutant has changed" : `no such mutant: ${wanted.join(", ")}`);
  process.exit(changed ? 0 : 1);
}
rmSync(tree, { recursive: true, force: true });
mkdirSync(tree, { recursive: true });
for (const part of ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "benches", "src", "tests", "build.rs", "build", "public/locales"]) {
  const filter = (path) => !/node_modules|shots/.test(path);
  cpSync(join(root, part), join(tree, part), { recursive: true, filter });
}

let missed = 0;
const sound = scenarios();
if (sound.status !== 0) {
  console.error("the scenarios fail without any mutation\n" + sound.stdout + sound.stderr);
  process.exit(1);
}
for (const [name, file, from, to] of chosen) {
  const path = join(tree, file);
  const source = readFileSync(path, "utf8");
  if (source.split(from).length !== 2) {
    console.error(`${name}: the place to break is not found exactly once in ${file}`);
    missed += 1;
    continue;
  }
  writeFileSync(path, source.replace(from, to));
  const run = scenarios();
  const failed = (run.stdout.match(/^FAILED/gm) ?? []).length;
  // A mutant that does not compile proves nothing.
  const caught = run.status !== 0 && failed > 0;
  if (!caught) missed += 1;
  console.log(`${caught ? "caught" : "MISSED"} ${name}: ${failed} scenarios fail`);
  if (!caught && failed === 0) console.log(run.stderr.split("\n").slice(0, 8).join("\n"));
  writeFileSync(path, source);
}
console.log(`${chosen.length - missed} passed, ${missed} failed`);
process.exit(missed === 0 ? 0 : 1);
