import { expect, test } from "vitest";
import { idsInTitles } from "../lib/test-titles.mjs";

const LISTED = new Set(["tt.a", "tt.b", "tt.c"]);

/** @param {string} text */
const ids = (text) => [...idsInTitles(text, (id) => LISTED.has(id))].sort();

test("Ids stand in brackets in titles of tests and groups, alone or several", () => {
  expect(ids(`test("[tt.a] holds", () => {});`)).toEqual(["tt.a"]);
  expect(ids(`describe("[tt.a]", () => { it("[tt.b][tt.c] holds", () => {}); });`)).toEqual(["tt.a", "tt.b", "tt.c"]);
  expect(ids(`test.prop([fc.nat()])("[tt.a, tt.b] holds", () => {});`)).toEqual(["tt.a", "tt.b"]);
  expect(ids(`it.only(\`[tt.a] \${what}\`, () => {});`)).toEqual(["tt.a"]);
  expect(ids(`test("[tt.a]" + " holds", () => {});`)).toEqual(["tt.a"]);
});

test("An id that no index lists is reported like any other; plain brackets are not ids", () => {
  expect(ids(`test("[tt.unlisted] [0] [empty] [a b]", () => {});`)).toEqual(["tt.unlisted"]);
});

test("Ids elsewhere do not count: bodies, comments, other calls", () => {
  expect(ids(`// [tt.a]\nconst t = "[tt.a]"; log("[tt.b]"); test("holds", () => { see("[tt.c]"); });`)).toEqual([]);
  expect(ids(`/word/.test("[tt.a]"); one().test("[tt.b]"); it.each([["tt.c"]])("holds", () => {});`)).toEqual([]);
});

test("A test that is skipped or planned proves nothing", () => {
  expect(ids(`test.skip("[tt.a]", () => {}); it.todo("[tt.b]"); test.skipIf(x)("[tt.c]", () => {});`)).toEqual([]);
  expect(ids(`describe.skip("x", () => { test("[tt.a]", () => {}); });`)).toEqual([]);
});

test("A bracket filled from a table counts the table's ids, not those in the bodies", () => {
  const loop = `for (const rule of ["tt.a", "tt.b"]) test(\`[\${rule}] holds\`, () => expect(x).toBe("tt.c"));`;
  expect(ids(loop)).toEqual(["tt.a", "tt.b"]);
  expect(ids(`test.each([["tt.a", 1]])("[%s] %i", (rule) => check("tt.b"));`)).toEqual(["tt.a"]);
  expect(ids(`test.each([{ rule: "tt.b" }])("[$rule]", () => {});`)).toEqual(["tt.b"]);
});

test("A title computed as a whole counts bracketed strings only", () => {
  const text = `for (const [title, rule] of [["[tt.a] x", "tt.b"]]) test(title, () => {});`;
  expect(ids(text)).toEqual(["tt.a"]);
});
