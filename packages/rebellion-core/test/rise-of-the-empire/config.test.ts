import { type Config, configOf, createGame, game } from "@sw/rebellion-core";
import { type Catalogue, catalogueFaults, defaultCatalogue, type Expansion } from "@sw/rebellion-core/catalogue";
import { expectOk } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, test } from "vitest";
import { boxFor } from "../../src/testing/box.ts";
import { action, leader, mission, objective, unit } from "../home-made/entries.ts";

const NOTHING: Expansion = { units: [], leaders: [], rings: [], missions: [], actions: [], objectives: [] };
const EXPANDED: Partial<Config> = { expansion: "rise-of-the-empire" };

/** The base box with an expansion of one's own. */
function boxWith(expansion: Partial<Expansion>): Catalogue {
  return { ...defaultCatalogue, riseOfTheEmpire: { ...NOTHING, ...expansion } };
}

/** What a game of the catalogue is refused with, by its reader and by its set-up. */
function refusal(catalogue: Catalogue, changes: Partial<Config>): string {
  const own = expectOk(createGame(catalogue));
  const config = configOf(changes);
  const read = own.parse.config(JSON.parse(JSON.stringify(config)));
  const set = own.setup(config, "seed");
  if (read.ok || set.ok) return "";
  expect(set.violation).toEqual(read.violation);
  return `${read.violation.rule} ${read.violation.code}`;
}

describe("the box that a configuration is played with", () => {
  test("[rote.box.added-to-base] Components of an expansion are added to those of the base box only in games with the expansion", () => {
    const catalogue = boxWith({
      units: [unit()],
      leaders: [leader()],
      missions: [mission()],
      actions: [action()],
      objectives: [objective()],
    });
    const base = boxFor(configOf(), catalogue);
    const both = boxFor(configOf(EXPANDED), catalogue);
    expect(both.units).toHaveLength(base.units.length + 1);
    expect(both.leaders).toHaveLength(base.leaders.length + 1);
    expect(both.cards).toHaveLength(base.cards.length + 3);
    expect(both.systems).toEqual(base.systems);
    expect(base.hash).toBe(boxFor(configOf()).hash);
  });

  test("[rote.box.replaced-cards] A card of the expansion replaces the base card that it names", () => {
    const catalogue = boxWith({ missions: [mission({ id: "sabotage-rote", replaces: "sabotage" })] });
    const ids = (changes: Partial<Config>): readonly string[] =>
      boxFor(configOf(changes), catalogue).cards.map(({ id }) => id);
    expect(ids({})).toContain("sabotage");
    expect(ids({})).not.toContain("sabotage-rote");
    expect(ids(EXPANDED)).toContain("sabotage-rote");
    expect(ids(EXPANDED)).not.toContain("sabotage");
  });

  test.each<readonly [what: string, expansion: Partial<Expansion>, fault: string]>([
    ["replaces a card that is not there", { missions: [mission({ replaces: "tund" })] }, "replaces-no-card"],
    [
      "replaces a card that another replaces",
      { actions: [action({ replaces: "good-intel" }), action({ id: "other", replaces: "good-intel" })] },
      "replaces-no-card",
    ],
    ["has an id of the base box", { units: [unit({ id: "x-wing" })] }, "id-used-twice"],
    ["names a leader that neither box has", { actions: [action({ leaders: ["tund"] })] }, "unknown-leader"],
  ])("[tt.catalogue.entry] An expansion whose entry %s is rejected", (_what, expansion, code) => {
    expect(catalogueFaults(boxWith(expansion)).map((fault) => fault.code)).toEqual([code]);
  });

  test("[tt.catalogue.entry] A fault of the base box is reported once, not again for the expansion", () => {
    const missions = [...defaultCatalogue.missions, mission({ set: "project" })];
    expect(catalogueFaults({ ...boxWith({}), missions })).toHaveLength(1);
  });

  test("[tt.catalogue.hash] Games with and without the expansion have different catalogue hashes, and reject each other's states", () => {
    const own = expectOk(createGame(boxWith({ units: [unit()] })));
    const [base, expanded] = [configOf(), configOf(EXPANDED)];
    expect(own.catalogueOf(base)).toBe(game.catalogueOf(base));
    expect(own.catalogueOf(expanded)).not.toBe(own.catalogueOf(base));
    const { state } = expectOk(own.setup(expanded, "seed"));
    expect(state.catalogue).toBe(own.catalogueOf(expanded));
    expect(own.parse.state(JSON.parse(JSON.stringify(state))).ok).toBe(true);
    expectIllegal(own.parse.state({ ...state, config: base }), "tt.catalogue.hash");
  });
});

describe("configurations of the expansion", () => {
  test("[rote.box.chosen-content] Starting units and mission sets of the expansion are rejected in a game without it", () => {
    const sets = { rebel: "base", imperial: "base" } as const;
    expect(refusal(defaultCatalogue, { startingUnits: "expansion" })).toBe("rote.box.chosen-content needs-expansion");
    expect(refusal(defaultCatalogue, { missionSets: sets })).toBe("rote.box.chosen-content needs-expansion");
    expect(refusal(boxWith({}), { ...EXPANDED, missionSets: sets })).toBe("");
  });

  test("[rote.box.added-to-base] A game with the expansion is rejected by a catalogue that has none", () => {
    const { riseOfTheEmpire: _, ...base } = defaultCatalogue;
    expect(refusal(base, EXPANDED)).toBe("rote.box.added-to-base not-in-catalogue");
  });

  test("[rote.box.cinematic-optional] Cinematic combat is rejected by a catalogue without advanced tactic cards", () => {
    const { advancedTactics: _, ...base } = defaultCatalogue;
    expect(refusal(base, { combat: "cinematic" })).toBe("rote.box.cinematic-optional not-in-catalogue");
  });

  test("[rote.setup.full-set-up] The fixed set-up of a first game is rejected in a game with the expansion", () => {
    expect(refusal(boxWith({}), { ...EXPANDED, setup: "first-game" })).toBe("rote.setup.full-set-up no-first-game");
  });

  test("The state of a game without the expansion has no expansion settings, even if the given configuration sets them to their defaults", () => {
    const said = configOf({ expansion: "none", combat: "base", startingUnits: "base", missionSets: "secret" });
    const plain = expectOk(game.setup(configOf(), "seed")).state;
    expect(expectOk(game.setup(said, "seed")).state).toEqual(plain);
    expect(Object.keys(plain.config)).toEqual(["players", "setup", "rulings"]);
    expectIllegal(game.parse.state({ ...plain, config: said }), "tt.input.shape");
  });
});
