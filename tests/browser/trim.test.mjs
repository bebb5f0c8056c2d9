// What is taken out of the compiled game, tried on a small module.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { arrange } from "../../.ci/arrange.mjs";
import { loosen, shorten } from "../../.ci/trim.mjs";

const LOG = "__wbg_log_0123456789abcdef";
const UNUSED = "__wbg_unused_0123456789abcdef";
const PATH = "/home/somebody/src/game.rs";
const BASE = 1024;
const place = [BASE + 16, PATH.length, 12, 5].map((value) => `\\${(value & 255).toString(16).padStart(2, "0")}\\${((value >> 8) & 255).toString(16).padStart(2, "0")}\\00\\00`).join("");

/** A module that answers 42 to 0, and panics at anything else. */
const MODULE = `(module
  (import "./game_bg.js" "${LOG}" (func $log (param i32)))
  (memory (export "memory") 1)
  (data (i32.const ${BASE}) "${place}${PATH}kept")
  (func $core::panicking::panic_fmt (call $log (i32.const 1)) (unreachable))
  (func $ask (export "a_rather_long_name") (param i32) (result i32)
    (if (local.get 0) (then (call $core::panicking::panic_fmt)))
    (i32.const 42))
  (func (export "intounderlyingsource_cancel")))`;

const GLUE = `export class IntoUnderlyingSource {
    cancel() {
        wasm.intounderlyingsource_cancel();
    }
}
if (Symbol.dispose) IntoUnderlyingSource.prototype[Symbol.dispose] = IntoUnderlyingSource.prototype.free;
function __wbg_get_imports() {
    const import0 = {
        __proto__: null,
        ${LOG}: function(arg0) {
            console.log(arg0);
        },
        ${UNUSED}: function(arg0) {
            arg0.unused();
        },
    };
    return {
        __proto__: null,
        "./game_bg.js": import0,
    };
}
export const ask = (what) => wasm.a_rather_long_name(what);
`;

/** What one of the optimiser's programs makes of a module. */
function make(program, given, ...options) {
  const folder = mkdtempSync(join(tmpdir(), "trim-"));
  try {
    const [source, target] = ["given", "made"].map((name) => join(folder, name));
    writeFileSync(source, given);
    execFileSync(join(import.meta.dirname, "node_modules/.bin", program), [source, "-o", target, ...options]);
    return readFileSync(target);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("the module says less and does the same", () => {
  const { wasm, js } = shorten(loosen(make("wasm-as", MODULE, "-g")), GLUE);
  const module = new WebAssembly.Module(wasm);
  const [{ module: from, name }] = WebAssembly.Module.imports(module);
  const said = [];
  const { exports } = new WebAssembly.Instance(module, { [from]: { [name]: (word) => said.push(word) } });
  const long = Object.keys(exports).find((name) => name !== "memory");
  assert.deepEqual(Object.keys(exports).sort(), [long, "memory"].sort());
  assert.ok(name.length < 5 && long.length < 5);

  assert.equal(exports[long](0), 42);
  assert.throws(() => exports[long](1), WebAssembly.RuntimeError);
  assert.deepEqual(said, []);

  const data = Buffer.from(exports.memory.buffer, BASE, 16 + PATH.length + 4);
  assert.equal(data.toString(), "\0".repeat(16 + PATH.length) + "kept");

  assert.ok(js.includes(`${name}: function`) && js.includes(`wasm.${long}(`) && js.includes(`${from}: import0`));
  for (const gone of [LOG, UNUSED, "IntoUnderlying", "a_rather_long_name"]) assert.ok(!js.includes(gone), gone);
});

test("a module without names is refused", () => {
  assert.throws(() => loosen(make("wasm-as", MODULE)), /no panics found/);
});

test("functions that are alike stand side by side, and do what they did", () => {
  const sum = (n) => `(func (export "sum${n}") (param i64 i64) (result i64) (i64.add (i64.mul (local.get 0) (i64.const 1000003)) (i64.add (local.get 1) (i64.const ${n}))))`;
  const test = (n) => `(func (export "test${n}") (param f64) (result i32) (f64.gt (f64.sqrt (f64.abs (local.get 0))) (f64.const ${n}.5)))`;
  const module = make("wasm-as", `(module (import "b" "log" (func)) ${sum(1)} ${test(1)} ${sum(2)} ${test(2)} ${sum(3)} ${test(3)})`);
  const sorted = make("wasm-opt", arrange(module), "--reorder-functions-by-name");
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(sorted), { b: { log() {} } });
  const places = (word) => [1, 2, 3].map((n) => Number(exports[word + n].name)).sort(); // a function is named by its number
  for (const word of ["sum", "test"]) {
    const [first, , last] = places(word);
    assert.equal(last - first, 2, `${word}: ${places(word)}`);
  }
  assert.equal(exports.sum2(2n, 5n), 2_000_013n);
  assert.deepEqual([exports.test3(9), exports.test3(16)], [0, 1]);
});
