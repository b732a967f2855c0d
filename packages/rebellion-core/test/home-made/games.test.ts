import { configOf, createGame } from "@sw/rebellion-core";
import { catalogueFaults, defaultCatalogue } from "@sw/rebellion-core/catalogue";
import { expectOk, seeded } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { expect, it } from "vitest";
import { action, changing, leader, mission, objective, system, tactic, unit, withEntries } from "./entries.ts";

const all = withEntries({
  systems: [system(), system({ id: "far-system", region: "far-region", resources: [], buildQueue: null })],
  borders: [
    ["odd-system", "yavin"],
    ["far-system", "odd-system"],
  ],
  units: [
    unit(),
    unit({ id: "odd-walker", faction: "imperial", theater: "ground", class: "vehicle", buildIcon: null }),
  ],
  leaders: [leader(), leader({ id: "odd-imperial", faction: "imperial", start: "starting", pool: "general" })],
  missions: [
    mission({
      copies: 3,
      effect: [{ op: "gain-units", faction: "rebel", units: [{ type: "odd-unit", count: 2 }], at: "here" }],
    }),
    mission({
      id: "odd-order",
      faction: "imperial",
      set: "starting",
      mode: "resolve",
      effect: [
        { op: "gain-units", faction: "imperial", units: [{ type: "odd-walker", count: 1 }], at: "here" },
        { op: "combat", theater: null },
      ],
    }),
  ],
  actions: [
    action({
      leaders: ["odd-leader", "han-solo"],
      needs: "pool",
      effect: [
        { op: "place-leader", at: [{ is: "remote" }] },
        { op: "draw", deck: "objective", count: 1 },
      ],
    }),
  ],
  objectives: [objective({ reputation: 0, kept: true })],
  tactics: [
    tactic({ copies: 4 }),
    tactic({ id: "odd-space-tactic", theater: "space", special: true, effect: { op: "draw", count: 3 } }),
  ],
});

it("The function createGame rejects a catalogue with its first fault", () => {
  const odd = withEntries({ missions: [mission({ faction: "imperial", portrait: "han-solo", effect: [] })] });
  const made = createGame(odd);
  expect(made).toEqual({ ok: false, violation: catalogueFaults(odd)[0] });
  expect(expectIllegal(made, "tt.catalogue.entry")).toMatchObject({
    code: "leader-of-the-other-side",
    params: { entry: "odd-mission", about: "han-solo" },
  });
});

it("The function createGame creates a game for the given number of players, which defaults to two", () => {
  expect(expectOk(createGame(defaultCatalogue)).seats).toEqual(["rebel", "imperial"]);
  const three = expectOk(createGame(defaultCatalogue, { players: 3 }));
  expect(three.seats).toEqual(["rebel", "imperial-admiral", "imperial-general"]);
  expect(expectOk(createGame(defaultCatalogue, { players: 4 })).seats).toHaveLength(4);
  expectIllegal(three.setup(configOf({ players: 2 }), "seed"), "reb.team.two-per-team");
});

it("A state of a game with a home-made catalogue is rejected by the game of the box", () => {
  const own = expectOk(createGame(all));
  const box = expectOk(createGame(defaultCatalogue));
  expect(own.catalogueOf(configOf())).not.toBe(box.catalogueOf(configOf()));
  const { state } = expectOk(own.setup(configOf(), "seed"));
  expect(own.parse.state(JSON.parse(JSON.stringify(state))).ok).toBe(true);
  expect(box.parse.state(state).ok).toBe(false);
  expect(changing("units", "x-wing", { count: 9 }).units).toHaveLength(defaultCatalogue.units.length);
});

it.each([
  ["first-game", 2],
  ["advanced", 2],
  ["advanced", 4],
] as const)(
  "Random games with home-made entries of every kind can be played to the end: %s for %i",
  (setup, players) => {
    const own = expectOk(createGame(all, { players }));
    const chance = seeded(`home-made ${setup} ${players}`);
    let { state } = expectOk(
      own.setup(configOf({ setup, players, rulings: setup === "advanced" ? "faq" : "book" }), "home-made"),
    );
    let steps = 0;
    for (let options = own.legalActions(state); options.length > 0 && steps < 4000; options = own.legalActions(state)) {
      const picked = options[chance.pick("action", options.length, String)];
      if (picked === undefined) break;
      state = expectOk(own.apply(state, picked)).state;
      steps += 1;
      if (steps % 16 > 0) continue;
      expect(own.invariants(state)).toEqual([]);
      for (const seat of own.seats) {
        const view = own.view(state, seat);
        expect(own.view(own.determinize(view, chance), seat)).toEqual(view);
      }
    }
    expect(own.outcome(state)?.winners.length).toBeGreaterThan(0);
    expect(expectOk(own.parse.state(state))).toEqual(state);
  },
);
