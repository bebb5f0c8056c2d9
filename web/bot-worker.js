// The worker in which bots think ahead: the same compiled game as in the page, without the page. Its first message is the
// glue script and the compiled game, the others are for the game. Between two slices of a thought it reads its messages.

const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { port1, port2 } = new MessageChannel(); // a timer would wait longer each time
/** Messages that came before the game had started. @type {string[] | null} */
let early = [];

scope.reportPanic = (message) => scope.postMessage({ panic: message });

/** @param {string} [message] */
function turn(message) {
  const answer = scope.think(message, performance.now());
  if (answer === null) throw new Error("not a message");
  if (typeof answer === "string") scope.postMessage(answer);
  if (answer !== undefined) port2.postMessage(0);
}

port1.onmessage = () => turn();
scope.onmessage = async ({ data: [script, game] }) => {
  scope.onmessage = ({ data }) => (early ? void early.push(data) : turn(data));
  const { default: init } = await import(script);
  await init({ module_or_path: game });
  const waiting = early ?? [];
  early = null;
  waiting.forEach((data) => turn(data));
};
// A failure while the game starts ends the worker like any other failure.
scope.addEventListener("unhandledrejection", ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
});
