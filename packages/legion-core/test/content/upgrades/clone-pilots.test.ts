import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { play, type Scenario, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { choose, PASS } from "../../helpers/actions.ts";
import { attacking } from "../../helpers/attacks.ts";
import { offered, tokensOf } from "../../helpers/reading.ts";

const TANK: UnitSpec = { unit: "saber-class-tank", upgrades: ["veteran-clone-pilot"], at: [500, 300] };
const TIRED: UnitSpec = { ...TANK, upgrades: [{ card: "veteran-clone-pilot", state: "exhausted" }] };
const CLONES: UnitSpec = { unit: "clone-trooper-infantry", at: [500, 430], defeated: 3, tokens: { aim: 2 } };
const REBELS: UnitSpec = { unit: "rebel-troopers", at: [800, 300], defeated: 3 };
const AWAY: UnitSpec = { unit: "rebel-troopers", at: [1700, 850] };

/** The first unit is about to make an attack with the weapons that are offered first. */
function fight(mine: readonly UnitSpec[], more: Partial<Scenario> = {}): State {
  return attacking(
    scenario({
      activating: "p1.0",
      "player-1": { units: mine, faction: "galactic-republic", hand: [] },
      "player-2": { units: [REBELS, AWAY], hand: [] },
      ...more,
    }),
  );
}

/** What may be done with tokens of another because of the pilot. */
const lent = (state: State): readonly string[] => offered(state).filter((key) => key.includes("veteran-clone-pilot"));

const pilotOf = ({ units }: State, unit: number): string | undefined => units[unit]?.cards[0];

describe("Veteran Clone Pilot", () => {
  const AIM = "aim of p1.1 by veteran-clone-pilot";

  it("[leg.upgrade.action-exhaust-icons] A Veteran Clone Pilot exhausts so that its unit may spend all tokens of clone troopers at range 1 when it attacks", () => {
    const state = fight([TANK, CLONES]);
    expect(lent(state)).toEqual([`choose-option ${AIM}`]);
    let now = play(state, [choose(AIM)]).state;
    expect(pilotOf(now, 0)).toBe("exhausted");
    expect(tokensOf(now, "p1.1")).toEqual({ aim: 1 });
    while (lent(now).length === 0) now = play(now, [game.legalActions(now)[0] ?? PASS]).state;
    now = play(now, [choose(AIM)]).state;
    expect(tokensOf(now, "p1.1")).toEqual({});
    expect(pilotOf(play(state, [PASS]).state, 0)).toBe("readied");
  });

  it("[leg.upgrade.action-exhaust-icons] Attacking clone troopers beside a Veteran Clone Pilot may spend its unit's tokens, which exhausts the card", () => {
    const state = fight([
      { ...CLONES, tokens: {} },
      { ...TANK, tokens: { aim: 1 } },
    ]);
    const { state: after, events } = play(state, [choose(AIM)]);
    expect(tokensOf(after, "p1.1")).toEqual({});
    expect(pilotOf(after, 1)).toBe("exhausted");
    expect(events).toContainEqual(
      expect.objectContaining({ type: "ongoing-began", unit: "p1.1", keyword: "veteran-clone-pilot lent" }),
    );
  });

  it("[leg.upgrade.only-readied] A Veteran Clone Pilot lends no tokens of other units, from beyond range 1 or out of sight, or while exhausted", () => {
    expect(lent(fight([TANK, { ...CLONES, at: [500, 620] }]))).toEqual([]);
    expect(
      lent(fight([TANK, { unit: "wookiee-warriors-noble-fighters", at: [500, 430], tokens: { aim: 1 } }])),
    ).toEqual([]);
    expect(lent(fight([TIRED, CLONES]))).toEqual([]);
    expect(lent(fight([{ unit: "saber-class-tank", at: [500, 300] }, CLONES]))).toEqual([]);
  });

  it("[leg.upgrade.action-exhaust-icons] Defending clone troopers beside a Veteran Clone Pilot may spend its unit's dodge tokens", () => {
    const state = scenario({
      activating: "p2.0",
      "player-1": {
        units: [
          { ...CLONES, tokens: {} },
          { ...TANK, tokens: { dodge: 1 } },
        ],
        faction: "galactic-republic",
        hand: [],
      },
      "player-2": { units: [{ ...REBELS, at: [500, 620] }, AWAY], hand: [] },
    });
    let now = attacking(state);
    for (let step = 0; step < 6 && lent(now).length === 0; step++) now = play(now, [PASS]).state;
    expect(lent(now)).toEqual(["choose-option dodge of p1.1 by veteran-clone-pilot"]);
    expect(pilotOf(play(now, [choose("dodge of p1.1 by veteran-clone-pilot")]).state, 1)).toBe("exhausted");
  });

  it("[leg.end.steps] A Veteran Clone Pilot readies in the End Phase", () => {
    const state = scenario({
      phase: "end",
      "player-1": { units: [TIRED], faction: "galactic-republic", hand: ["push"] },
      "player-2": { units: [AWAY], hand: ["push"] },
    });
    expect(pilotOf(state, 0)).toBe("readied");
  });
});
