import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogue, type Entry } from "../../src/catalogue/index.ts";
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
  it("are those of the table of units", () => {
    expectFigures("units", catalogue.units, unitLine);
  });

  it("are those of the table of counterparts", () => {
    expectFigures("counterparts", catalogue.counterparts, counterpartLine);
  });

  it("are those of the table of upgrades", () => {
    expectFigures("upgrades", catalogue.upgrades, upgradeLine);
  });

  it("are those of the table of command cards", () => {
    expectFigures("commands", catalogue.commands, commandLine);
  });

  it("are those of the table of primary objectives and their maps", () => {
    expectFigures("primary-objectives", catalogue.primaryObjectives, primaryLine);
  });

  it("are those of the table of secondary objectives", () => {
    expectFigures("secondary-objectives", catalogue.secondaryObjectives, secondaryLine);
  });

  it("are those of the table of advantages", () => {
    expectFigures("advantages", catalogue.advantages, advantageLine);
  });

  it("are those of the table of battle forces", () => {
    expectFigures("battle-forces", catalogue.battleForces, battleForceLine);
  });
});
