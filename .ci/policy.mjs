// What the page may load, run and connect to.
import { createHash } from "node:crypto";

/** The Content-Security-Policy of a page: scripts inside it are allowed one by one. */
export function policy(html) {
  const inline = [...html.matchAll(/<script\b(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)]
    .map(([, script]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  return [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...inline].join(" "),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "media-src 'self'",
    // Trackers by which devices find each other; one on this machine needs no certificate.
    "connect-src 'self' wss: ws://localhost:* ws://127.0.0.1:*",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}
