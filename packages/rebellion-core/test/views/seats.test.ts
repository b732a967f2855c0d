import { HIDDEN, hashOf, isHidden, seeded, shownCards } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { game, type View } from "../../src/index.ts";
import { type Scenario, scenario } from "../../src/testing/index.ts";

const TABLE: Scenario = {
  base: { system: "dagobah" },
  systems: { sullust: { loyalty: "imperial", units: { "star-destroyer": 1, stormtrooper: 2 } } },
  baseSpace: { "rebel-trooper": 2, "x-wing": 1 },
  probes: ["hoth", "endor"],
  objectives: ["popular-support"],
  rebel: {
    missions: ["hidden-fleet", { card: "hit-and-run", seenBy: ["imperial"] }],
    assigned: [{ card: "sabotage", leaders: ["general-rieekan"] }],
    actions: ["rebel-planning"],
    queue: [{ airspeeder: 1 }],
  },
  imperial: { missions: ["retrieve-the-plans"], actions: ["good-intel"] },
};

const state = scenario(TABLE);
const VIEWERS = ["rebel", "imperial", "spectator"] as const;
const seen = Object.fromEntries(VIEWERS.map((viewer) => [viewer, game.view(state, viewer)])) as Record<
  (typeof VIEWERS)[number],
  View
>;

/** Cards of a hand that are shown, by name, and how many are not. */
function hand(parts: View["sides"]["rebel"]["missions"]): readonly [shown: readonly string[], hidden: number] {
  const shown = shownCards(parts);
  const hidden = parts.reduce((sum, { cards, count }) => sum + (isHidden(cards) ? count : 0), 0);
  return [[...shown].sort(), hidden];
}

describe("a table as each seat sees it", () => {
  it("[reb.base.secret-choice] [reb.probe.secret] Only the Rebels see where the base is; the Empire sees the systems that its probe cards leave open, and spectators see nothing", () => {
    expect(seen.rebel.base.system).toBe("dagobah");
    expect(seen.imperial.base.system).toBe(HIDDEN);
    expect(seen.spectator.base.system).toBe(HIDDEN);
    expect(seen.imperial.baseCandidates).toContain("dagobah");
    expect(seen.imperial.baseCandidates).not.toContain("hoth");
    expect(seen.imperial.baseCandidates).not.toContain("endor");
    expect([seen.rebel.baseCandidates, seen.spectator.baseCandidates]).toEqual([HIDDEN, HIDDEN]);
    expect(hand(seen.imperial.probes)).toEqual([["endor", "hoth"].map((id) => `probe:${id}`), 0]);
    expect(hand(seen.rebel.probes)).toEqual([[], 2]);
    expect(seen.imperial.hiddenProbes).toContain("probe:dagobah");
    expect(seen.rebel.hiddenProbes).not.toContain("probe:dagobah");
  });

  it("[reb.setup.s10-secret] Only its owner sees a hand of missions, but a card once shown stays known to the viewers who saw it", () => {
    const own = ["build-alliance", "hidden-fleet", "hit-and-run", "infiltration", "rapid-mobilization"];
    expect(hand(seen.rebel.sides.rebel.missions)).toEqual([own, 0]);
    expect(hand(seen.imperial.sides.rebel.missions)).toEqual([["hit-and-run"], 4]);
    expect(hand(seen.spectator.sides.rebel.missions)).toEqual([[], 5]);
    expect(hand(seen.rebel.sides.imperial.missions)[0]).toEqual([]);
    expect(hand(seen.imperial.sides.imperial.missions)[0]).toContain("retrieve-the-plans");
  });

  it("[reb.assignment.procedure] An assigned mission of the other side is face down, and its leaders are visible", () => {
    expect(seen.rebel.sides.rebel.assigned).toMatchObject([{ card: "sabotage", leaders: ["general-rieekan"] }]);
    expect(seen.imperial.sides.rebel.assigned).toMatchObject([{ card: HIDDEN, leaders: ["general-rieekan"] }]);
    expect(seen.imperial.sides.rebel.hiddenStarting).toContain("sabotage");
  });

  it("[reb.action.look-own] [reb.first-game.objective-secret] Hidden objectives and action cards of the other side are known only as a set", () => {
    expect(hand(seen.rebel.objectives)).toEqual([["popular-support"], 0]);
    expect(hand(seen.imperial.objectives)).toEqual([[], 1]);
    expect(seen.imperial.hiddenObjectives).toContain("popular-support");
    expect(seen.rebel.hiddenObjectives).not.toContain("popular-support");
    expect(hand(seen.imperial.sides.imperial.actions[0])).toEqual([["good-intel"], 0]);
    expect(hand(seen.rebel.sides.imperial.actions[0])).toEqual([[], 1]);
    expect(seen.rebel.sides.imperial.hiddenActions).toContain("good-intel");
  });

  it("Units, leaders, markers, queues and tracks are visible to all viewers", () => {
    const open = ({ places, leaders, time, reputation, sides }: View): unknown => {
      return { places, leaders, time, reputation, queues: [sides.rebel.queue, sides.imperial.queue] };
    };
    expect(open(seen.imperial)).toEqual(open(seen.rebel));
    expect(open(seen.spectator)).toEqual(open(seen.rebel));
    expect(seen.imperial.sides.rebel.queue[0]).toEqual([{ unit: "airspeeder", count: 1 }]);
  });

  it("A determinized state looks the same to its viewer and is not always the true one", () => {
    for (const viewer of VIEWERS) {
      const others = [1, 2, 3].map((seed) => game.determinize(game.view(state, viewer), seeded(seed)));
      for (const other of others) {
        expect(game.view(other, viewer)).toEqual(seen[viewer]);
        expect(game.invariants(other)).toEqual([]);
      }
      expect(new Set(others.map((other) => hashOf({ ...other, words: null }))).size).toBeGreaterThan(1);
    }
    const bases = [1, 2, 3, 4, 5, 6].map((seed) => game.determinize(seen.imperial, seeded(seed)).base.system);
    expect(new Set(bases).size).toBeGreaterThan(1);
    expect(game.determinize(seen.rebel, seeded(1)).base.system).toBe(state.base.system);
  });
});
