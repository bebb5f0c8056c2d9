// Finds an order of a module's functions in which like stands beside like: what is packed then repeats itself at short distances,
// which makes the game a thirtieth smaller to send. The order is written down as names, by which the optimiser sorts.
import { CODE, CUSTOM, Reader, block, importedFunctions, join, list, number, sections } from "./module.mjs";

/** Functions are alike that have the same runs of so many bytes. */
const RUN = 4;
/** So many of its runs stand for a function: those with the lowest hash, which are the same ones in all functions that have them. */
const SKETCH = 128;
/** A run that so many functions have tells nothing. */
const COMMON = 400;
/** Functions that have less of their runs in common are not alike. */
const ALIKE = 0.02;

function hash(bytes, at) {
  let mixed = 0;
  for (let next = at; next < at + RUN; next += 1) mixed = Math.imul(mixed, 0x01000193) ^ bytes[next];
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

function sketch(body) {
  const runs = Array.from({ length: Math.max(0, body.length - RUN + 1) }, (_, at) => hash(body, at));
  return [...new Set(runs.sort((a, b) => a - b))].slice(0, SKETCH);
}

/** The numbers of the bodies in the order they should have: the largest first, then always the one most like the last. */
function order(bodies) {
  const sketches = bodies.map(sketch);
  const holders = new Map();
  sketches.forEach((runs, body) => runs.forEach((run) => (holders.get(run) ?? holders.set(run, []).get(run)).push(body)));
  const left = new Set(bodies.map((_, body) => body).sort((a, b) => bodies[b].length - bodies[a].length || a - b));
  const mostLike = (last) => {
    const shared = new Map();
    for (const run of sketches[last]) {
      const found = holders.get(run);
      if (found.length < COMMON) for (const body of found) if (left.has(body)) shared.set(body, (shared.get(body) ?? 0) + 1);
    }
    let best = { like: ALIKE };
    for (const [body, runs] of shared) {
      const like = runs / Math.max(sketches[body].length, sketches[last].length) + runs * 1e-4;
      if (like > best.like) best = { like, body };
    }
    return best.body;
  };
  const ordered = [];
  while (left.size) {
    const next = (ordered.length ? mostLike(ordered.at(-1)) : undefined) ?? left.values().next().value;
    left.delete(next);
    ordered.push(next);
  }
  return ordered;
}

/** The module with names for its functions that sort them into that order. */
export function arrange(wasm) {
  const parts = sections(wasm).filter(({ id }) => id !== CUSTOM);
  const reader = new Reader(parts.find(({ id }) => id === CODE).bytes);
  const bodies = reader.list(() => reader.block()).map(({ value }) => value);
  const imported = importedFunctions(parts);
  const ranks = [];
  order(bodies).forEach((body, rank) => (ranks[body] = imported + rank));
  const named = [...Array.from({ length: imported }, (_, at) => at), ...ranks];
  const text = (rank) => block(Buffer.from(String(rank).padStart(6, "0")));
  const names = list(named.map((rank, at) => Buffer.concat([number(at), text(rank)])));
  const bytes = Buffer.concat([block(Buffer.from("name")), Buffer.from([1]), block(names)]);
  return join(wasm, [...parts, { id: CUSTOM, bytes }]);
}
