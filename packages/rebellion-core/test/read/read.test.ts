import { type Config, configOf, game, type State } from "@sw/rebellion-core";
import { defaultCatalogue } from "@sw/rebellion-core/catalogue";
import { createReader, reader, type Source } from "@sw/rebellion-core/read";
import { play, scenario } from "@sw/rebellion-core/testing";
import { at, expectOk, HIDDEN, seeded } from "@sw/tabletop";
import { expectAgreement, jsonCopy } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";

const VIEWERS = [...game.seats, "spectator"] as const;

/** Everything that the readers tell of a game. */
function allOf(source: Source): unknown {
  return {
    places: reader.places(source),
    leaders: reader.leaders(source),
    base: reader.base(source),
    sides: [reader.side(source, "rebel"), reader.side(source, "imperial")],
    combat: reader.combat(source) ?? null,
    moving: reader.moving(source) ?? null,
  };
}

/** States of a random game, one in so many and all that begin a combat. */
function statesOf(config: Partial<Config>, steps: number, every: number): readonly State[] {
  const chance = seeded("read");
  let { state } = expectOk(game.setup(configOf(config), "read"));
  const states = [state];
  for (let step = 1; step < steps && game.decision(state) !== undefined; step++) {
    const actions = game.legalActions(state);
    const fought = reader.combat(state) !== undefined;
    ({ state } = expectOk(game.apply(state, at(actions, chance.pick("action", actions.length, String)))));
    if (step % every === 0 || (!fought && reader.combat(state) !== undefined)) states.push(state);
  }
  return states;
}

describe("readers of states and views", () => {
  it.each<[string, Partial<Config>]>([
    ["the base game", {}],
    ["Rise of the Empire", { expansion: "rise-of-the-empire", combat: "cinematic" }],
  ])("Reading a view of %s gives the same as reading the state, or `HIDDEN`", (_, config) => {
    const states = statesOf(config, 480, 60);
    if (config.expansion === undefined) expect(states.some((state) => reader.combat(state) !== undefined)).toBe(true);
    for (const state of states) {
      const whole = allOf(state);
      expect(JSON.stringify(whole)).not.toContain(JSON.stringify(HIDDEN));
      for (const viewer of VIEWERS) expectAgreement(allOf(jsonCopy(game.view(state, viewer))), whole);
    }
  });

  const state = scenario({
    base: { system: "hoth" },
    baseSpace: { "x-wing": 2 },
    systems: {
      kashyyyk: { loyalty: "rebel", units: { "rebel-trooper": 1 } },
      naboo: { loyalty: "imperial", units: { "star-destroyer": 1, stormtrooper: 2 } },
    },
  });

  it("The reading of a place has its region, neighbors, forces of both sides and leaders", () => {
    const seen = game.view(state, "rebel");
    expect(reader.place(seen, "naboo")).toMatchObject({
      region: "region-8",
      populous: true,
      loyalty: "imperial",
      forces: {
        rebel: [],
        imperial: [
          { unit: "star-destroyer", count: 1 },
          { unit: "stormtrooper", count: 2 },
        ],
      },
    });
    expect(reader.place(seen, "naboo")?.neighbours).toEqual(expect.arrayContaining(["dagobah", "rodia"]));
    const space = reader.place(seen, "rebel-base");
    expect([space?.region, space?.neighbours, space?.forces.rebel]).toEqual([null, [], [{ unit: "x-wing", count: 2 }]]);
    expect(reader.place(seen, "tatooine")?.populous).toBe(false);
    expect(reader.place(seen, "kamino")).toBeUndefined();
  });

  it("[reb.move.same-system-capacity] The reading of a move has the picked units by place and type, and the transport capacity they use", () => {
    const fleet = scenario({
      active: "imperial",
      systems: { sullust: { loyalty: "imperial", units: { "star-destroyer": 1, "tie-fighter": 3, stormtrooper: 4 } } },
    });
    const picks = [
      { type: "activate", subject: "darth-vader", system: "mustafar" },
      { type: "move", subject: "star-destroyer", from: "sullust" },
      { type: "move", subject: "tie-fighter", from: "sullust" },
      { type: "move", subject: "stormtrooper", from: "sullust" },
    ] as const;
    const { state: picking } = play(fleet, picks);
    expect(reader.moving(game.view(picking, "spectator"))).toEqual({
      to: "mustafar",
      picked: expect.arrayContaining([
        { from: "sullust", unit: "star-destroyer", count: 1 },
        { from: "sullust", unit: "tie-fighter", count: 1 },
        { from: "sullust", unit: "stormtrooper", count: 1 },
      ]),
      captives: [],
      transport: [{ from: "sullust", used: 2, capacity: 6 }],
    });
    expect(reader.moving(fleet)).toBeUndefined();
  });

  it("The reading of an attack in a battle has its side, theater and step", () => {
    const steps = statesOf({}, 480, 1).flatMap((one) => reader.combat(one)?.attack ?? []);
    expect(new Set(steps.map(({ step }) => step)).size).toBeGreaterThan(1);
    expect(steps.map(({ theater }) => theater)).toEqual(expect.arrayContaining(["space"]));
    expect(reader.combat(state)).toBeUndefined();
  });

  it("The Empire reads the base as hidden with its possible systems, and the Rebels read where it is", () => {
    const imperial = reader.base(game.view(state, "imperial"));
    expect([imperial.system, imperial.place]).toEqual([HIDDEN, "rebel-base"]);
    expect(imperial.candidates).toContain("hoth");
    expect(reader.base(game.view(state, "rebel"))).toMatchObject({ system: "hoth", candidates: HIDDEN });
    expect(reader.base(state)).toMatchObject({ system: "hoth", candidates: imperial.candidates });
    const revealed = scenario({ base: { system: "hoth", revealed: true } });
    expect(reader.base(game.view(revealed, "spectator"))).toMatchObject({ system: "hoth", place: "hoth" });
  });

  it("[reb.captured.carbonite-still-captured] The reading of a place lists captured leaders apart from those who serve their side", () => {
    const captured = scenario({
      systems: { naboo: { units: { stormtrooper: 1 } } },
      leaders: {
        "princess-leia": { at: "naboo", ring: "captured" },
        "han-solo": { at: "naboo", ring: "carbonite" },
        "darth-vader": "naboo",
        "luke-skywalker": { at: "naboo", ring: "lure-of-the-dark-side" },
      },
    });
    const place = reader.place(game.view(captured, "rebel"), "naboo");
    expect(place?.captives).toEqual(expect.arrayContaining(["princess-leia", "han-solo"]));
    expect(place?.leaders.rebel).toEqual([]);
    expect(place?.leaders.imperial).toEqual(expect.arrayContaining(["darth-vader", "luke-skywalker"]));
    const luke = reader.leaders(captured).find(({ id }) => id === "luke-skywalker");
    expect(luke).toMatchObject({ side: "imperial", captive: false });
  });

  it("The reading of a side has its hands as far as they are known, its pool, its systems and its units on the board", () => {
    const own = reader.side(game.view(state, "imperial"), "imperial");
    const theirs = reader.side(game.view(state, "rebel"), "imperial");
    expect(own.missions).not.toContain(HIDDEN);
    expect(theirs.missions).toHaveLength(own.missions.length);
    expect(new Set(theirs.missions)).toEqual(new Set([HIDDEN]));
    expect(own).toMatchObject({ loyal: ["coruscant", "naboo"], units: { space: 1, ground: 2 }, objectives: [] });
    expect(reader.side(state, "rebel")).toMatchObject({
      seat: "rebel",
      faction: "rebel",
      loyal: ["kashyyyk"],
      units: { space: 2, ground: 1 },
      probes: [],
    });
  });

  it("The atlas of the board has neighbors and distances of systems, and none for the Rebel Base space", () => {
    const { atlas } = reader;
    expect(atlas.systems).toHaveLength(32);
    expect([...atlas.regions.values()].flat().sort()).toEqual([...atlas.systems].sort());
    expect([atlas.distance("hoth", "endor"), atlas.distance("hoth", "hoth")]).toEqual([1, 0]);
    expect(atlas.distance("hoth", "sullust")).toBe(2);
    expect(atlas.distance("hoth", atlas.baseSpace)).toBeUndefined();
  });

  it("[tt.catalogue.entry] A home-made catalogue has readers too, unless it has faults", () => {
    const { borders } = defaultCatalogue;
    const own = expectOk(createReader({ ...defaultCatalogue, borders: [...borders, ["hoth", "ilum"]] }));
    expect(own.atlas.neighboursOf("ilum")).toContain("hoth");
    const twice = createReader({
      ...defaultCatalogue,
      systems: [...defaultCatalogue.systems, at(defaultCatalogue.systems, 0)],
    });
    expect(twice).toMatchObject({ ok: false, violation: { rule: "tt.catalogue.entry" } });
  });
});
