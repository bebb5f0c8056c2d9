// A slow line to a server on this machine: slow 4G as Lighthouse means it. It lies before everything the browser asks for,
// service workers included, and all connections share it.
import { createServer, connect } from "node:net";

const RTT_MS = 150;
const DOWN = (1.6e6 / 8) * 0.9; // bytes a second; a tenth is lost to headers of packets
const UP = (750e3 / 8) * 0.9;

/** Sends what comes in on to `to`, as fast as the line can and half a round trip later. */
function lane(rate) {
  let free = 0;
  return (from, to) =>
    from.on("data", (bytes) => {
      // Small pieces, so that connections take turns.
      for (let at = 0; at < bytes.length; at += 1460) {
        const piece = bytes.subarray(at, at + 1460);
        free = Math.max(free, performance.now()) + (piece.length / rate) * 1000;
        setTimeout(() => to.writable && to.write(piece), free + RTT_MS / 2 - performance.now());
      }
    });
}

/** A line to `port`; returns its own port and how to close it. */
export async function slowLine(port) {
  const [down, up] = [lane(DOWN), lane(UP)];
  const open = new Set();
  const server = createServer((client) => {
    const host = connect(port, "127.0.0.1");
    for (const end of [client, host]) {
      open.add(end);
      end.on("error", () => {}).on("close", () => (client.destroySoon(), host.destroySoon(), open.delete(end)));
    }
    // A connection is made in one round trip before anything is sent.
    client.pause();
    setTimeout(() => (up(client, host), client.resume()), RTT_MS);
    down(host, client);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    port: server.address().port,
    close: () => {
      for (const end of open) end.destroy();
      return new Promise((closed) => server.close(closed));
    },
  };
}
