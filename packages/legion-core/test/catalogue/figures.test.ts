import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { defaultCatalogue, type Entry } from "../../src/content/catalogue.ts";
import {
  advantageLine,
  battleForceLine,
  commandLine,
  counterpartLine,
  primaryLine,
  secondaryLine,
  unitLine,
  upgradeLine,
} from "./figures/lines.ts";

/** The lines of a table by the ids with which they begin. */
function byId(lines: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(" | ")), line]));
}

function table(file: string): readonly string[] {
  const text = readFileSync(new URL(`./figures/${file}.txt`, import.meta.url), "utf8");
  return text.trimEnd().split("\n");
}

function expectFigures<One extends Entry>(file: string, entries: readonly One[], line: (entry: One) => string): void {
  const rows = table(file);
  expect(byId(entries.map(line))).toEqual(byId(rows));
  expect(entries).toHaveLength(rows.length);
}

// The tables come from component facts gathered apart from the catalogue (figures/make.mjs), one line for each card.
describe("the figures of the cards in play on 9 January 2026", () => {
  it("The figures of units equal those of the reviewed table", () => {
    expectFigures("units", defaultCatalogue.units, unitLine);
  });

  it("The figures of counterparts equal those of the reviewed table", () => {
    expectFigures("counterparts", defaultCatalogue.counterparts, counterpartLine);
  });

  it("The figures of upgrades equal those of the reviewed table", () => {
    expectFigures("upgrades", defaultCatalogue.upgrades, upgradeLine);
  });

  it("The figures of command cards equal those of the reviewed table", () => {
    expectFigures("commands", defaultCatalogue.commands, commandLine);
  });

  it("The figures of primary objectives and their maps equal those of the reviewed table", () => {
    expectFigures("primary-objectives", defaultCatalogue.primaryObjectives, primaryLine);
  });

  it("The figures of secondary objectives equal those of the reviewed table", () => {
    expectFigures("secondary-objectives", defaultCatalogue.secondaryObjectives, secondaryLine);
  });

  it("The figures of advantages equal those of the reviewed table", () => {
    expectFigures("advantages", defaultCatalogue.advantages, advantageLine);
  });

  it("The figures of battle forces equal those of the reviewed table", () => {
    expectFigures("battle-forces", defaultCatalogue.battleForces, battleForceLine);
  });
});
