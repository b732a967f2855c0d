import { expect, test } from "vitest";
import { coverage, unknownIds } from "../lib/coverage.mjs";

const INDEX = {
  "x.plain": {},
  "x.same": { sameAs: "x.plain" },
  "x.chain": { coveredBy: "x.same" },
  "x.manners": { untestable: "nobody can tell" },
  "x.loop": { coveredBy: "x.pool" },
  "x.pool": { coveredBy: "x.loop" },
  "x.astray": { coveredBy: "x.nowhere" },
};

test("A rule is covered by its own title or by that of the rule it leans on", () => {
  const { listed, covered, untestable, missing } = coverage(INDEX, new Set(["x.plain"]));
  expect({ listed, covered, untestable }).toEqual({ listed: 7, covered: 3, untestable: 1 });
  expect(missing).toEqual(["x.loop", "x.pool", "x.astray"]);
});

test("Only untestable rules are not missing where no title names any", () => {
  const { covered, missing } = coverage(INDEX, new Set());
  expect(covered).toBe(0);
  expect(missing).toHaveLength(6);
});

test("A rule may lean on a rule of another package, proved by that package's tests", () => {
  const index = { "x.lean": { coveredBy: "y.rule" } };
  const all = { ...index, "y.rule": {} };
  expect(coverage(index, new Set(), all, new Set(["y.rule"])).covered).toBe(1);
  expect(coverage(index, new Set(), all, new Set()).missing).toEqual(["x.lean"]);
});

test("Another package's title does not prove a package's own rule", () => {
  expect(coverage(INDEX, new Set(), INDEX, new Set(["x.plain"])).missing).toContain("x.plain");
});

test("Titles that name an unlisted id of a listed family are found", () => {
  expect(unknownIds(new Set(["x.plain", "x.typo", "other.word"]), INDEX)).toEqual(["x.typo"]);
});
