import { readdirSync, readFileSync } from "node:fs";
import { game } from "@sw/legion-core";
import { ARMIES, CIVIL_WAR, CLONE_WARS } from "@sw/legion-core/examples";
import { expect, it } from "vitest";

const EXAMPLES = new URL("../../examples/", import.meta.url);

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, EXAMPLES), "utf8"));

it("The example armies and battlefield are those of the package, and can be played together", () => {
  const table = read("legion-battlefield.json");
  const battle = (one: string, other: string) =>
    game.parse.config({ table, armies: [read(`legion-${one}.json`), read(`legion-${other}.json`)] });
  expect(battle("imperials", "rebels")).toEqual({ ok: true, value: CIVIL_WAR });
  expect(battle("republic", "separatists")).toEqual({ ok: true, value: CLONE_WARS });
});

it("The examples folder has a file for every army of 1000 points of the package", () => {
  const files = readdirSync(new URL("armies/", EXAMPLES));
  expect(Object.fromEntries(files.map((name) => [name.replace(/\.json$/, ""), read(`armies/${name}`)]))).toEqual(
    ARMIES,
  );
});
