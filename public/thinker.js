// The worker in which bots think ahead: the same game as in the page, without the page. It is sent the script and the
// compiled game first, then messages. Between two slices of a thought it listens.
"use strict";

const { port1, port2 } = new MessageChannel(); // a timer would wait longer each time
let early = [];

// `think` is set by the game. It takes a message or nothing, and gives an answer, true while there is more to do,
// undefined when there is not, and null if that was no message.
function turn(message) {
  const said = self.think(message, performance.now());
  if (said === null) throw new Error("not a message");
  if (typeof said === "string") postMessage(said);
  if (said !== undefined) port2.postMessage(0);
}

port1.onmessage = () => turn();
self.onmessage = async ({ data: [script, game] }) => {
  self.onmessage = ({ data }) => (early ? early.push(data) : turn(data));
  const { default: init } = await import(script);
  await init({ module_or_path: game });
  const waiting = early;
  early = null;
  waiting.forEach((data) => turn(data));
};
// A failure while it starts ends it like any other.
addEventListener("unhandledrejection", ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
});
