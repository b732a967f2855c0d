import { describe, expect, it } from "vitest";
import { atMoment } from "../../../../src/rounds/moments.ts";
import { courageOf } from "../../../../src/units/conditions.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { add, choose, DONE, declare, faces, unitChosen } from "../../../helpers/actions.ts";
import { acts, after, FAR } from "../../../helpers/activations.ts";
import { attackOf } from "../../../helpers/attacks.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { box, done, type Fielding, playOut, scene } from "../../../helpers/scene.ts";
import { chances, inSetUp, withUpgrades } from "../helpers.ts";

const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

describe("Unseen Saboteur", () => {
  it("An Unseen Saboteur gives Prepared Position to another friendly trooper unit that is no commander or operative", () => {
    const others = [
      "leia-organa-fearless-and-inventive",
      "rebel-troopers",
      "at-rt-rebel-alliance",
      "rebel-veterans",
      "ahsoka-tano-fulcrum",
    ];
    const agent: Fielding = { unit: "rebel-troopers", upgrades: ["unseen-saboteur"], at: null };
    const asked = inSetUp([agent, ...others.map((unit): Fielding => ({ unit, at: null }))]);
    expect(offered(asked)).toEqual(["choose-unit p1.2", "choose-unit p1.4"]);
    const state = after(asked, [unitChosen("p1.2")]);
    expect(keywordsOf({ box, state }, 2)["prepared-position"]).toBe(1);
  });
});

describe("Reluctant Hero", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  const LEIA: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [560, 300] };

  const REBELS: Fielding = { unit: "rebel-troopers", at: [560, 300] };

  it("A Reluctant Hero gives one pool Critical 1 for each suppression token", () => {
    const hero = (suppression: number): Fielding => ({
      ...withUpgrades(STORM, "reluctant-hero"),
      tokens: { suppression },
    });
    for (const tokens of [1, 2]) {
      const start = after(attackOf([hero(tokens)], [LEIA]), [add(0, 1), add(1, 1), add(2, 1)]);
      expect(offered(start)).toContain("choose-option reluctant-hero");
      const used = after(start, [choose("reluctant-hero"), DONE], faces(3, "attack-surge"));
      expect(chances(used)).toEqual(["choose-option critical"]);
      const criticals = Array.from({ length: tokens }, () => choose("critical"));
      expect(eventsOf(playOut(used, criticals, faces(3, "block")), "pool-resolved")).toMatchObject([{ wounds: 0 }]);
    }
    const armed = { ...hero(1), upgrades: ["reluctant-hero", "dlt-19-stormtrooper"] };
    const two = attackOf([armed], [LEIA, { ...REBELS, at: [300, 560] }]);
    const first = after(two, [declare("p2.0"), add(0, 1), choose("reluctant-hero"), DONE, declare("p2.1")]);
    expect(offered(first)).toEqual(["resolve 0", "resolve 1"]);
    expect(offered(after(attackOf([withUpgrades(STORM, "reluctant-hero")], [LEIA]), [add(0, 1)]))).not.toContain(
      "choose-option reluctant-hero",
    );
  });
});

describe("Frontline Commander", () => {
  it("A Frontline Commander gives Dauntless to friendly trooper units that activate at range 1", () => {
    const start = (y: number) =>
      acts(
        [
          { ...STORM, tokens: { suppression: 1 } },
          { unit: "general-veers-master-tactician", upgrades: ["frontline-commander"], at: [300, y] },
        ],
        [FAR],
        { stage: "panic-check" },
      ).state;
    expect(keywordsOf({ box, state: start(440) }, 0)["dauntless"]).toBe(1);
    expect(offered(start(440))).toEqual(["effect 0", "pass"]);
    expect(keywordsOf({ box, state: start(560) }, 0)["dauntless"]).toBeUndefined();
  });
});

describe("Proven Tactician", () => {
  it("A Proven Tactician has 1 more courage, and gives friendly corps units at range 1 Reinforcements", () => {
    const veers: Fielding = { unit: "general-veers-master-tactician", upgrades: ["proven-tactician"], at: [300, 300] };
    const army = [
      veers,
      { ...STORM, at: [300, 440] },
      { unit: "imperial-death-troopers", at: [440, 300] },
      { ...STORM, at: [300, 600] },
    ] as const;
    const state = scene({ armies: [army, [FAR]], state: { round: 1 } });
    expect([
      courageOf({ box, state }, 0),
      courageOf({ box, state: scene({ armies: [[{ ...veers, upgrades: [] }], [FAR]] }) }, 0),
    ]).toEqual([3, 2]);
    const over = done(state, (work) => atMoment(work, "activation-phase-end", null)).state;
    expect([0, 1, 2, 3].map((unit) => keywordsOf({ box, state: over }, unit)["reinforcements"])).toEqual([
      undefined,
      1,
      undefined,
      undefined,
    ]);
    const later = done({ ...state, round: 2 }, (work) => atMoment(work, "activation-phase-end", null)).state;
    expect(keywordsOf({ box, state: later }, 1)["reinforcements"]).toBeUndefined();
  });
});
