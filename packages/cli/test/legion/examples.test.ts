import { readFileSync } from "node:fs";
import { game } from "@sw/legion-core";
import { CIVIL_WAR, CLONE_WARS } from "@sw/legion-core/examples";
import { expect, it } from "vitest";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../examples/legion-${name}.json`, import.meta.url), "utf8"));

it("The armies and the battlefield of the examples are those of the package, and play together", () => {
  const table = read("battlefield");
  const battle = (one: string, other: string) => game.parse.config({ table, armies: [read(one), read(other)] });
  expect(battle("imperials", "rebels")).toEqual({ ok: true, value: CIVIL_WAR });
  expect(battle("republic", "separatists")).toEqual({ ok: true, value: CLONE_WARS });
});
