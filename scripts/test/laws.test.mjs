import { expect, test } from "vitest";
import { LAWS, offences } from "../lib/laws.mjs";

const LIBRARY = "packages/some-core/src/thing.ts";

/**
 * Per law: texts that break it, and a text that looks alike and does not.
 * @type {Record<string, { path?: string, breaks: readonly string[], keeps: readonly string[] }>}
 */
const CASES = {
  "exact-math": {
    breaks: ["Math.random()", "Math.sin(1)", "Math.pow(2, 3)", "Math.hypot(1, 2)", "2 ** n", "3 ** 2", "Math.log2(8)"],
    keeps: ["Math.floor(Math.sqrt(2))", "// never Math.random()", "a * b", "2 ** 31 - 1"],
  },
  "no-ambient": {
    breaks: [
      "new Date()",
      "Date.now()",
      "console.log(1)",
      "a.localeCompare(b)",
      "new Intl.Collator()",
      "n.toLocaleString()",
    ],
    keeps: ["const x = { Date: 1 }", 'const y = "console"', "x.Date", "new Date(0)"],
  },
  "no-module-memory": {
    breaks: ["let last;", "export let count = 0;", "var known = [];"],
    keeps: ["const most = 4;", "function f() { let last; }", "for (let i = 0; i < 2; i++) f(i);"],
  },
  "own-stack": {
    breaks: ["work.state.frames = []", "state.frames = [...frames, frame]"],
    keeps: ["const { frames } = state", "const frames = state.frames", "({ frames: [] })", "state.frames === other"],
  },
  "ask-what-is-hidden": {
    breaks: ["card === HIDDEN", "HIDDEN !== card"],
    keeps: ["isHidden(card)", "card = HIDDEN", "word === HIDDEN.id"],
  },
  "no-any": { breaks: ["let x: any", "f<any>()"], keeps: ['const any = "any"'] },
  "no-double-assertion": { breaks: ["x as unknown as T", "(x as unknown) as T"], keeps: ["x as unknown", "x as T"] },
  "no-suppressions": { breaks: ["// @ts-expect-error", "// biome-ignore lint: x"], keeps: ["// ignore"] },
  "no-unfinished-work": { breaks: ["// TODO", "// FIXME later"], keeps: ["const todos = 1"] },
  "short-files": { breaks: ["x\n".repeat(401)], keeps: ["x\n".repeat(400)] },
  "title-is-a-sentence": {
    path: "packages/some-core/test/thing.test.ts",
    breaks: [
      `test("a ship is destroyed", () => {});`,
      `test("[tt.a] [tt.b] is destroyed then", () => {});`,
      `test("Is destroyed when it carries nobody", () => {});`,
      `test("[tt.a, tt.b] And so are its units", () => {});`,
      `it("Without ships nothing is destroyed", () => {});`,
      `it.only("Two dice", () => {});`,
      `test.prop([fc.nat()])("[tt.a] May be rolled again", () => {});`,
      `test.each(TABLE)("%s", () => {});`,
      `test.each(TABLE)("[$rule] %s", () => {});`,
      `test(\`[tt.a] \${what}\`, () => {});`,
      `test(title, () => {});`,
      `property.prop([TEXT])("never steers the terminal", () => {});`,
    ],
    keeps: [
      `test("[tt.a] [tt.b] A Rebel ship that carries nobody is destroyed", () => {});`,
      `test("Z-95 Headhunter draws a card", () => {});`,
      `it("90 cards form one deck", () => {});`,
      `it.each(TABLE)("%s stands %i damage", () => {});`,
      `test(\`[tt.a] \${what} is refused\`, () => {});`,
      `test("'apply' changes nothing", () => {});`,
      `test("[tt.a] " + what + " is refused", () => {});`,
      `describe("damage", () => {});`,
      `const isRead = /x/.test(text);`,
      `test.prop([fc.nat()])("Any number of dice can be rolled", () => {});`,
    ],
  },
  "official-spanish": {
    path: "packages/legion-core/src/text/lines.ts",
    breaks: [`const line = { en: "heavy cover", es: "cobertura pesada" };`],
    keeps: [`const line = { en: "coraje", es: "Aplomo" };`, `const rango = { es: "categoría" };`],
  },
  "no-machine-paths": {
    path: "README.md",
    breaks: ["see /home/me/x", "cd /tmp", "`../shared/x`"],
    keeps: ["src/work.ts", "./work.ts", "and/or", "https://example.org/home/x"],
  },
  "no-registry-hosts": {
    path: "pnpm-lock.yaml",
    breaks: ["https://registry.npmjs.org/x", "npm.pkg.github.com"],
    keeps: ["the registry. Then", "npm.config"],
  },
};

test("Every law has its cases", () => {
  expect(Object.keys(CASES).sort()).toEqual(LAWS.map(({ name }) => name).sort());
});

test.each(Object.entries(CASES))(
  "The law %s finds what breaks it and lets pass what keeps it",
  (name, { path = LIBRARY, breaks, keeps }) => {
    const broken = (/** @type {string} */ text) => offences(path, text).map(({ law }) => law.name);
    for (const text of breaks) expect(broken(text), text).toContain(name);
    for (const text of keeps) expect(broken(text), text).not.toContain(name);
  },
);

test("An offence names its line", () => {
  expect(offences(LIBRARY, "const a = 1;\nconst b = Math.sin(a);\n")).toMatchObject([{ line: 2, what: "Math.sin" }]);
});

test("The command may use the clock and the console, and nobody outside the packages is held to library laws", () => {
  expect(offences("packages/cli/src/main.ts", "console.log(Date.now(), Math.random())")).toEqual([]);
  expect(offences("scripts/x.mjs", "console.log(Date.now())")).toEqual([]);
});

test("Lists of content may be long", () => {
  expect(offences("packages/some-core/src/catalogue/cards.ts", "x\n".repeat(900))).toEqual([]);
});
