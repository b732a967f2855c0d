import { defaultCatalogue, type FirstGamePlacement, type UnitCount } from "@sw/rebellion-core/catalogue";
import { describe, expect, it } from "vitest";

const { board, borders, systems, units } = defaultCatalogue;
const ids = systems.map(({ id }) => id);

function placement(at: string): FirstGamePlacement {
  const found = board.firstGame.find((entry) => entry.at === at);
  if (found === undefined) throw new Error(`nothing is placed at ${at}`);
  return found;
}

function counts(lists: readonly UnitCount[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { type, count } of lists) sums[type] = (sums[type] ?? 0) + count;
  return sums;
}

function neighbours(system: string): readonly string[] {
  return borders.flatMap(([a, b]) => (a === system ? [b] : b === system ? [a] : []));
}

describe("systems", () => {
  it("[reb.system.count] The board has 32 systems, sorted by id", () => {
    expect(new Set(ids).size).toBe(32);
    expect(ids).toEqual([...ids].sort());
  });

  it("[reb.region.eight, reb.region.four-systems] The board has eight regions of four systems each", () => {
    const sizes = counts(systems.map(({ region }) => ({ type: region, count: 1 })));
    expect(Object.values(sizes)).toEqual([4, 4, 4, 4, 4, 4, 4, 4]);
  });

  it("[reb.remote-system.definition, reb.populous-system.definition] Eight systems have no resource icons and are remote", () => {
    const remote = systems.filter(({ resources }) => resources.length === 0);
    expect(remote.map(({ id }) => id)).toEqual([
      "dagobah",
      "dantooine",
      "dathomir",
      "endor",
      "hoth",
      "ilum",
      "tatooine",
      "yavin",
    ]);
    for (const { resources, buildQueue } of systems) expect(buildQueue === null).toBe(resources.length === 0);
  });

  it("[reb.probe.one-per-system] The 31 systems other than Coruscant have one probe card each", () => {
    expect(systems.filter(({ fixedLoyalty }) => fixedLoyalty).map(({ id }) => id)).toEqual(["coruscant"]);
    expect(systems.filter(({ fixedLoyalty }) => !fixedLoyalty)).toHaveLength(31);
  });

  it("[reb.probe.loyalty-icon] Five probe cards show a Rebel icon and seven an Imperial one, all of populous systems", () => {
    const symbols = counts(systems.map(({ setupProbe }) => ({ type: setupProbe ?? "none", count: 1 })));
    expect(symbols).toEqual({ rebel: 5, imperial: 7, none: 20 });
    for (const { setupProbe, resources } of systems) expect(setupProbe === null || resources.length > 0).toBe(true);
  });
});

describe("borders", () => {
  it("The board has 69 borders, each listed once, between systems that exist", () => {
    expect(borders).toHaveLength(69);
    expect(new Set(borders.map(([a, b]) => `${a} ${b}`)).size).toBe(69);
    for (const [a, b] of borders) {
      expect(ids).toContain(a);
      expect(ids).toContain(b);
      expect(a < b).toBe(true);
    }
  });

  it("Every system can be reached from every other system", () => {
    const reached = new Set(["alderaan"]);
    for (const system of reached) for (const next of neighbours(system)) reached.add(next);
    expect(reached.size).toBe(32);
  });

  it("[reb.activation.ltp-impassable] Cato Neimoidia does not border Coruscant", () => {
    expect(neighbours("cato-neimoidia")).toEqual(["alderaan", "corellia", "kashyyyk", "malastare", "sullust"]);
  });
});

describe("time track", () => {
  it("[reb.time.icon-spaces] The time track has recruit icons on spaces 2 to 5 and build icons on the even spaces up to 14", () => {
    expect(board.recruitSpaces).toEqual([2, 3, 4, 5]);
    expect(board.buildSpaces).toEqual([2, 4, 6, 8, 10, 12, 14]);
    expect(board.trackLength).toBe(16);
  });

  it("The time marker starts on space 1 and the reputation marker on space 14", () => {
    expect(board).toMatchObject({ timeStart: 1, reputationStart: 14 });
  });
});

describe("set-up", () => {
  it("[reb.setup.s8-imperial-units] The full set-up gives the Empire the starting units that the rulebook lists", () => {
    expect(counts(board.startingUnits.imperial)).toEqual({
      "star-destroyer": 3,
      "assault-carrier": 3,
      "tie-fighter": 12,
      stormtrooper: 12,
      "at-st": 5,
      "at-at": 1,
      "death-star": 1,
    });
  });

  it("[reb.setup.s8-rebel-units] The full set-up gives the Rebels the starting units that the rulebook lists", () => {
    expect(counts(board.startingUnits.rebel)).toEqual({
      "corellian-corvette": 1,
      "rebel-transport": 1,
      "x-wing": 2,
      "y-wing": 2,
      "rebel-trooper": 6,
      airspeeder: 2,
    });
  });

  it("[reb.first-game.imperial-total, reb.first-game.rebel-total] The first game places exactly the starting units that the rulebook lists", () => {
    const placed = board.firstGame.flatMap((entry) => entry.units);
    expect(counts(placed)).toEqual(counts([...board.startingUnits.rebel, ...board.startingUnits.imperial]));
  });

  const FIRST_GAME = [
    ["reb.first-game.kashyyyk", "kashyyyk", "rebel", {}],
    [
      "reb.first-game.bothawui",
      "bothawui",
      "rebel",
      { "corellian-corvette": 1, "rebel-transport": 1, "x-wing": 1, "y-wing": 1, "rebel-trooper": 3, airspeeder: 1 },
    ],
    ["reb.first-game.naboo", "naboo", "rebel", {}],
    [
      "reb.first-game.rebel-base-space",
      "rebel-base",
      null,
      { "x-wing": 1, "y-wing": 1, "rebel-trooper": 3, airspeeder: 1 },
    ],
    [
      "reb.first-game.saleucami",
      "saleucami",
      "imperial",
      { "star-destroyer": 1, "tie-fighter": 2, stormtrooper: 2, "at-st": 1 },
    ],
    [
      "reb.first-game.mandalore",
      "mandalore",
      "subjugation",
      { "death-star": 1, "tie-fighter": 4, stormtrooper: 2, "at-st": 1 },
    ],
    [
      "reb.first-game.coruscant",
      "coruscant",
      null,
      { "star-destroyer": 1, "assault-carrier": 1, "tie-fighter": 2, stormtrooper: 3, "at-at": 1, "at-st": 1 },
    ],
    ["reb.first-game.corellia", "corellia", "imperial", { "assault-carrier": 1, stormtrooper: 1 }],
    [
      "reb.first-game.sullust",
      "sullust",
      "subjugation",
      { "star-destroyer": 1, "tie-fighter": 2, stormtrooper: 2, "at-st": 1 },
    ],
    [
      "reb.first-game.mustafar",
      "mustafar",
      "imperial",
      { "assault-carrier": 1, "tie-fighter": 2, stormtrooper: 2, "at-st": 1 },
    ],
  ] as const;

  it.each(FIRST_GAME)(
    "[%s] The first game starts with the marker and units that the rulebook lists at %s",
    (_, at, marker, expected) => {
      const { marker: found, units: placed } = placement(at);
      expect(found).toBe(marker);
      expect(counts(placed)).toEqual(expected);
    },
  );

  it("The first game puts units only in listed places, and every listed place and unit exists", () => {
    expect(board.firstGame.map(({ at }) => at)).toEqual(FIRST_GAME.map(([, at]) => at));
    const types = units.map(({ id }) => id);
    for (const { at, units: placed } of board.firstGame) {
      expect([...ids, board.baseSpace.id]).toContain(at);
      for (const { type } of placed) expect(types).toContain(type);
    }
  });

  it("The first game marks Corellia, Mandalore, Mustafar, Saleucami and Sullust as Imperial or subjugated, whose probe cards are removed", () => {
    const marked = board.firstGame.filter(({ marker }) => marker === "imperial" || marker === "subjugation");
    expect(marked.map(({ at }) => at).sort()).toEqual(["corellia", "mandalore", "mustafar", "saleucami", "sullust"]);
  });
});
