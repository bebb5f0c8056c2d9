// What the build takes out of style sheets, scripts and the index.
import assert from "node:assert/strict";
import { test } from "node:test";
import { css, html, js } from "../../.ci/strip.mjs";

test("a style sheet keeps its meaning", () => {
  const pairs = [
    ["/* what */\na > b,\n.c :hover {\n  color: red; /* why */\n  margin: 0 -1px !important;\n}\n", "a > b,.c :hover{color:red;margin:0 -1px!important}"],
    [".x { width: calc(1px + (2px - var(--a)) * 2); --b: ; }", ".x{width:calc(1px + (2px - var(--a)) * 2);--b:}"],
    ["@media (width >= 40rem) and (orientation: landscape) { a { b: c } }", "@media (width >= 40rem) and (orientation:landscape){a{b:c}}"],
    [`a::before { content: "; /* {  } */ \\" "; }`, `a::before{content:"; /* {  } */ \\" "}`],
    ["a { background: url(a /*b*/.svg)  center }", "a{background:url(a /*b*/.svg) center}"],
    [".a + .b ~ .c :is(.d, .e) { f: g }", ".a + .b ~ .c :is(.d,.e){f:g}"],
  ];
  for (const [from, to] of pairs) assert.equal(css(from), to);
});

test("a script loses comments that have their own lines, and no others", () => {
  assert.equal(js('// a\n/**\n * b\n */\nif (x) {\n  y("// c"); // d\n\n}\n'), 'if (x) {\ny("// c"); // d\n}\n');
  assert.throws(() => js("x = `\n  y`;\n"));
});

test("the index loses comments and indents", () => {
  assert.equal(html("<a>\n  <!-- b\n c -->\n  <d>e</d>\n</a>\n"), "<a>\n<d>e</d>\n</a>\n");
});
