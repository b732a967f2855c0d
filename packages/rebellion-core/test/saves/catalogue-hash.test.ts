import { describe, expect, test } from "vitest";
import { defaultCatalogue } from "../../src/catalogue/index.ts";
import type { Catalogue, Entry } from "../../src/language/language.ts";
import { boxesOf } from "../../src/state/boxes.ts";
import { configOf } from "../../src/state/config.ts";

const CONFIGS = [configOf(), configOf({ combat: "cinematic", expansion: "rise-of-the-empire" })];

function hashesOf(catalogue: Catalogue): readonly string[] {
  const boxes = boxesOf(catalogue);
  return CONFIGS.map((config) => boxes.of(config).hash);
}

function told<One extends Entry>(entries: readonly One[]): readonly One[] {
  return entries.map((entry) => ({ ...entry, name: { en: "Another", es: "Otro" }, unverified: "a remark" }));
}

describe("the hash that saves and replays carry", () => {
  const own = hashesOf(defaultCatalogue);
  const { systems, units, leaders, missions, actions, objectives, tactics } = defaultCatalogue;

  test("[tt.catalogue.hash] Changing names and remarks of systems, units, leaders and cards does not change the catalogue's hash", () => {
    const otherwise = {
      ...defaultCatalogue,
      systems: told(systems),
      units: told(units),
      leaders: told(leaders),
      missions: told(missions),
      actions: told(actions),
      objectives: told(objectives),
      tactics: told(tactics),
    };
    expect(hashesOf(otherwise)).toEqual(own);
  });

  test.each<[string, Partial<Catalogue>]>([
    [
      "number of units of a kind",
      { units: units.map((unit, place) => (place === 0 ? { ...unit, count: unit.count + 1 } : unit)) },
    ],
    ["order of its systems", { systems: [...systems].reverse() }],
    ["number of leaders", { leaders: leaders.slice(1) }],
  ])("[tt.catalogue.hash] A different %s changes the catalogue's hash", (_what, change) => {
    for (const [index, hash] of hashesOf({ ...defaultCatalogue, ...change }).entries())
      expect(hash).not.toBe(own[index]);
  });

  test("[tt.catalogue.hash] A different procedure of the same card changes the catalogue's hash", () => {
    const renamed = JSON.parse(
      JSON.stringify(defaultCatalogue).replaceAll('"op":"procedure","name":"', '"op":"procedure","name":"other-'),
    );
    expect(renamed).not.toEqual(defaultCatalogue);
    expect(hashesOf({ ...defaultCatalogue, missions: renamed.missions })[1]).not.toBe(own[1]);
  });
});
