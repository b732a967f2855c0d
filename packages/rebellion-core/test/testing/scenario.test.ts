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
    "A scenario with the unknown key %s is rejected with a list of the keys known there",
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
    "A scenario with an unknown %s is rejected with similar names",
    (kind, spec, like) => {
      const { code, params } = refused(spec, "tt.input.shape");
      expect({ code, kind: params["kind"] }).toEqual({ code: "no-such-name", kind });
      expect(params["like"]).toContain(like);
    },
  );

  it("A scenario with more copies of a card than the box holds is rejected with the number in the box", () => {
    const twice = { objectives: ["rebel-assault", "rebel-assault"] };
    expect(refused(twice, "reb.limits.cards-reshuffle").params).toEqual({ card: "rebel-assault", copies: 1 });
  });
});

describe("What a scenario places", () => {
  it("A scenario can place all leaders that it does not name beside the board, and can eliminate leaders", () => {
    const state = scenario({ leaders: { "han-solo": "pool", "darth-vader": "eliminated" }, onlyTheseLeaders: true });
    const { leaders } = game.view(state, "spectator");
    const spots = leaders.filter(({ at }) => at !== "supply").map(({ id, at }) => `${id} ${at}`);
    expect(spots.sort()).toEqual(["darth-vader eliminated", "han-solo pool"]);
  });

  it("A card on top of a scenario's deck is known to the viewers who have looked at it", () => {
    const looked = { card: "daring-rescue", seenBy: ["rebel"] } as const;
    const state = scenario({ rebel: { missionTop: [looked] } });
    expect(state.sides[0].missionDeck[0]).toMatchObject({ ordered: true, knownTo: 1 });
  });

  it("Planted probe cards in a scenario rule out their systems for both sides, and not for spectators", () => {
    const open = scenario({ base: { system: "hoth" } });
    const state = scenario({ base: { system: "hoth", planted: ["dagobah"] } });
    const place = boxFor(DEFAULT_CONFIG).places.get("dagobah") ?? -1;
    expect([open, state].map(({ base }) => base.commonCandidates.includes(place))).toEqual([true, false]);
    expect(state.base).toMatchObject({ planted: true, publicCandidates: open.base.publicCandidates });
  });

  it("A scenario can put action cards unseen into the box, and objectives of the expansion too", () => {
    const boxed = scenario({ rebel: { actionsBoxed: ["noble-sacrifice"] } });
    expect(boxed.sides[0].actionsBoxed.flatMap(({ cards }) => cards)).toHaveLength(
      scenario().sides[0].actionsBoxed.flatMap(({ cards }) => cards).length + 1,
    );
    const away = { poolLimits: [9, 8], objectivesBoxed: ["rebel-assault"] } as const;
    const { expansion } = scenario({ config: { expansion: "rise-of-the-empire" }, expansion: away });
    expect(expansion).toMatchObject({ poolLimits: [9, 8], objectivesBoxed: [{ ordered: false }] });
  });

  it("A home-made catalogue is compiled once for all scenarios with it", () => {
    const own = { ...defaultCatalogue };
    expect(boxFor(DEFAULT_CONFIG, own)).toBe(boxFor(DEFAULT_CONFIG, own));
  });
});
