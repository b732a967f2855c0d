import { CIVIL_WAR, CLONE_WARS, SKIRMISH } from "@sw/legion-core/examples";
import { describe, expect, it } from "vitest";
import { army } from "../../src/content/army.ts";
import { defaultCatalogue, FACTIONS } from "../../src/content/catalogue.ts";
import { ALL } from "./samples.ts";

describe.each(ALL)("the army of $name", ({ points, list }) => {
  it("The sample army is legal", () => {
    expect(army.check(list)).toEqual([]);
  });

  it("[leg.army.points-sum] The sample army costs the points of its units and upgrades", () => {
    expect(army.points(list)).toBe(points);
    expect(points).toBeGreaterThanOrEqual(988);
  });
});

describe("the armies of the examples", () => {
  const lists = ALL.map(({ list }) => list);

  it("The examples include three armies of 1000 points of each faction", () => {
    expect(FACTIONS.map((faction) => lists.filter((list) => list.faction === faction).length)).toEqual([3, 3, 3, 3]);
  });

  it("The example armies of 1000 points include every objective and every advantage", () => {
    const { primaryObjectives, secondaryObjectives, advantages } = defaultCatalogue;
    const ids = [...primaryObjectives, ...secondaryObjectives, ...advantages].map(({ id }) => id);
    const brought = lists.flatMap(({ battleDeck: { primary, secondary, advantages } }) => [
      ...primary,
      ...secondary,
      ...advantages,
    ]);
    expect(ids.filter((id) => !brought.includes(id))).toEqual([]);
  });

  it("Nearly four fifths of the units of the catalogue are in some example army", () => {
    const small = [SKIRMISH, CIVIL_WAR, CLONE_WARS].flatMap(({ armies }) => armies);
    const fielded = new Set([...lists, ...small].flatMap(({ units }) => units.map(({ unit }) => unit)));
    const known = defaultCatalogue.units.filter(({ id }) => fielded.has(id));
    expect(known.length).toBeGreaterThan(defaultCatalogue.units.length * 0.78);
  });
});
