// A bare page with nothing but the scripts that connect devices, under the policy of the real one, and helpers for tests with
// such pages. It is bundled from web/ alone, without the game.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import Server from "bittorrent-tracker/server";
import { build } from "esbuild";
import { dist, open } from "./harness.mjs";

const source = resolve(import.meta.dirname, "../../web");

/** Serves the bare page and starts the browser, with these flags too. */
export async function openWire(flags = []) {
  const folder = mkdtempSync(join(tmpdir(), "standoff-wire-"));
  writeFileSync(join(folder, "services.js"), "window.standoff = {};");
  await build({ entryPoints: [join(source, "files.js")], outdir: folder, bundle: true, splitting: true, format: "esm" });
  const [csp] = readFileSync(join(dist, "index.html"), "utf8").match(/<meta[^>]*Content-Security-Policy[^>]*>/);
  const scripts = '<script src="services.js"></script><script type="module" src="files.js"></script>';
  const page = `<!DOCTYPE html><title>Wire</title>${csp}<link rel="icon" href="data:,">${scripts}<video></video>`;
  writeFileSync(join(folder, "index.html"), page);
  const site = await open({ folder, flags });
  return {
    ...site,
    async close() {
      await site.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A page with the lines loaded, which writes down what it is told: `heard`, a list of [kind, line, text]. */
export async function device(site, t, options) {
  const page = await site.newDesktop(t, options);
  await start(site, page);
  return page;
}

/** Loads the page, also again. */
export async function start(site, page) {
  await page.goto(site.url);
  const why = await page.evaluate(() => new Promise((done) => standoff.files.net((_, why) => done(why))));
  if (why) throw new Error(why);
  await page.evaluate(() => {
    globalThis.heard = [];
    standoff.net.listen((...news) => heard.push(news));
  });
}

/** Calls a function of the lines and gives what its callback gets. */
export const ask = (page, name, ...args) =>
  page.evaluate(([name, args]) => new Promise((done) => standoff.net[name](...args, (...got) => done(got))), [name, args]);

/** Calls one that answers nothing. */
export const say = (page, name, ...args) => page.evaluate(([name, args]) => standoff.net[name](...args), [name, args]);

/** Waits for a piece of news and gives the first such one: [kind, line, text]. What is null may be anything. */
export async function news(page, kind, line = null, text = null, timeout = 60_000) {
  const found = await page.waitForFunction(
    ([kind, line, text]) => heard.find((one) => one[0] === kind && line in { null: 1, [one[1]]: 1 } && (text === null || one[2] === text)),
    [kind, line, text],
    { timeout },
  );
  return found.jsonValue();
}

export const heard = (page) => page.evaluate(() => heard);

/** Connects two pages by codes and gives the numbers of the line on both sides. */
export async function connect(host, guest) {
  const [hosts, invitation, failed] = await ask(host, "invite", "[]");
  if (failed) throw new Error(`no invitation: ${failed}`);
  const [guests, answer, why] = await ask(guest, "answer", invitation, "[]");
  if (why) throw new Error(`no answer: ${why}`);
  const [refused] = await ask(host, "accept", hosts, answer);
  if (refused) throw new Error(`not accepted: ${refused}`);
  await news(host, "open", hosts);
  await news(guest, "open", guests);
  return [hosts, guests, invitation, answer];
}

/** A real tracker on this machine. What passes through it is in `seen`. */
export async function openTracker(port = 0) {
  const server = new Server({ udp: false, http: false, ws: true, stats: false });
  const [seen, sockets] = [[], new Set()];
  server.on("warning", () => {}); // somebody sent nonsense
  await new Promise((listening, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", listening);
  });
  server.ws.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("message", (data) => seen.push(data.toString()));
    const { send } = socket;
    socket.send = (data, ...rest) => {
      seen.push(String(data));
      return send.call(socket, data, ...rest);
    };
  });
  const used = server.ws.address().port;
  return {
    port: used,
    url: `ws://127.0.0.1:${used}`,
    seen,
    close: () =>
      new Promise((closed) => {
        server.close(closed);
        for (const socket of sockets) socket.terminate();
      }),
  };
}
