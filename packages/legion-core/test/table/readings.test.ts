import { expect, it } from "vitest";
import { RULES } from "../../src/rules/index.ts";
import { DEFAULT_OPTIONS } from "../../src/table/options.ts";

it("Every table option that the rule index mentions exists", () => {
  const promised = Object.entries(RULES).flatMap(([rule, { ambiguity = "" }]) =>
    [...ambiguity.matchAll(/\boptions?\b(?: (\w+)\))?/g)].map(([, name = "none"]) => ({ rule, name })),
  );
  expect(promised.filter(({ name }) => !Object.hasOwn(DEFAULT_OPTIONS, name))).toEqual([]);
  expect(promised.length).toBeGreaterThan(3);
});
