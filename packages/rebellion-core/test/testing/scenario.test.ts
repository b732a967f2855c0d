import { game } from "@sw/rebellion-core";
import { defaultCatalogue } from "@sw/rebellion-core/catalogue";
import { expectIllegal, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { attempt, type RuleId, type Violation } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../../src/state/config.ts";
import { boxFor } from "../../src/testing/box.ts";

const refused = (spec: Scenario, rule: RuleId): Violation =>
  expectIllegal(
    attempt(() => scenario(spec)),
    rule,
  );

describe("What a scenario refuses", () => {
  it.each([
    ["systems.naboo.loyal", { systems: { naboo: { loyal: "rebel" } } }],
    ["rebel.assigned.0.leader", { rebel: { assigned: [{ card: "public-uprising", leader: "han-solo" }] } }],
    ["leaders.han-solo.rings", { leaders: { "han-solo": { at: "pool", rings: null } } }],
    [
      "combat.wounds.rebel.0.marker",
      { combat: { system: "naboo", wounds: { rebel: [{ unit: "x-wing", marker: 1 }] } } },
    ],
    ["config.solo.missionFirst", { config: { solo: { missionFirst: true } } }],
    ["objectives.0.seen", { objectives: [{ card: "rebel-assault", seen: [] }] }],
  ] satisfies readonly (readonly [string, object])[])(
    "The key %s is refused, with those that are known there",
    (path, spec: object) => {
      const { code, params } = refused(spec, "tt.input.shape");
      expect({ code, path: params["path"] }).toEqual({ code: "unknown-key", path });
      expect(params["known"]).not.toEqual([]);
    },
  );

  it.each([
    ["system", { systems: { nabo: {} } }, "naboo"],
    ["place", { leaders: { "han-solo": "nabo" } }, "naboo"],
    ["leader", { leaders: { "han-sola": "pool" } }, "han-solo"],
    ["card", { rebel: { missions: ["publicuprising"] } }, "public-uprising"],
    ["type of unit", { systems: { naboo: { units: { xwing: 1 } } } }, "x-wing"],
    ["probe card", { probes: ["coruscant"] }, "corellia"],
    ["ring", { leaders: { "han-solo": { at: "pool", ring: "carbonit" } } }, "carbonite"],
    ["tactic card", { combat: { system: "naboo", tacticTop: ["public-uprising"] } }, "ground-dig-in"],
  ] satisfies readonly (readonly [string, Scenario, string])[])(
    "A %s that nothing is called is refused, with names like it",
    (kind, spec, like) => {
      const { code, params } = refused(spec, "tt.input.shape");
      expect({ code, kind: params["kind"] }).toEqual({ code: "no-such-name", kind });
      expect(params["like"]).toContain(like);
    },
  );

  it("A card more often than the box holds it is refused with how many it holds", () => {
    const twice = { objectives: ["rebel-assault", "rebel-assault"] };
    expect(refused(twice, "reb.limits.cards-reshuffle").params).toEqual({ card: "rebel-assault", copies: 1 });
  });
});

describe("What a scenario places", () => {
  it("Leaders that a scenario names may be all there are, and those who are out of the game are so", () => {
    const state = scenario({ leaders: { "han-solo": "pool", "darth-vader": "eliminated" }, onlyTheseLeaders: true });
    const { leaders } = game.view(state, "spectator");
    const spots = leaders.filter(({ at }) => at !== "supply").map(({ id, at }) => `${id} ${at}`);
    expect(spots.sort()).toEqual(["darth-vader eliminated", "han-solo pool"]);
  });

  it("A card on top of a deck is known to those who have looked at it", () => {
    const looked = { card: "daring-rescue", seenBy: ["rebel"] } as const;
    const state = scenario({ rebel: { missionTop: [looked] } });
    expect(state.sides[0].missionDeck[0]).toMatchObject({ ordered: true, knownTo: 1 });
  });

  it("Planted probe cards rule their systems out for both sides, and not for those who watch", () => {
    const open = scenario({ base: { system: "hoth" } });
    const state = scenario({ base: { system: "hoth", planted: ["dagobah"] } });
    const place = boxFor(DEFAULT_CONFIG).places.get("dagobah") ?? -1;
    expect([open, state].map(({ base }) => base.commonCandidates.includes(place))).toEqual([true, false]);
    expect(state.base).toMatchObject({ planted: true, publicCandidates: open.base.publicCandidates });
  });

  it("Action cards lie in the box unseen, and the expansion has put away what it is said to", () => {
    const boxed = scenario({ rebel: { actionsBoxed: ["noble-sacrifice"] } });
    expect(boxed.sides[0].actionsBoxed.flatMap(({ cards }) => cards)).toHaveLength(
      scenario().sides[0].actionsBoxed.flatMap(({ cards }) => cards).length + 1,
    );
    const away = { poolLimits: [9, 8], objectivesBoxed: ["rebel-assault"] } as const;
    const { expansion } = scenario({ config: { expansion: "rise-of-the-empire" }, expansion: away });
    expect(expansion).toMatchObject({ poolLimits: [9, 8], objectivesBoxed: [{ ordered: false }] });
  });

  it("A catalogue of one's own is compiled once for all scenarios with it", () => {
    const own = { ...defaultCatalogue };
    expect(boxFor(DEFAULT_CONFIG, own)).toBe(boxFor(DEFAULT_CONFIG, own));
  });
});
