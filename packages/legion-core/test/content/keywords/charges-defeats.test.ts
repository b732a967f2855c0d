import { nearest } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import type { Action } from "../../../src/state/actions.ts";
import type { State } from "../../../src/state/state.ts";
import { type Scenario, type SideSpec, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { faces, PASS, perform, wound } from "../../helpers/actions.ts";
import { eventsOf, offered } from "../../helpers/reading.ts";
import { engine, playOut } from "../../helpers/scene.ts";
import { baited, facedown, nearestMove, VETERANS } from "./bane.ts";

/** Sabine Wren, whose command card in play lets her detonate charges. */
const SABINE: UnitSpec = { unit: "sabine-wren-explosive-artist", at: [300, 300], order: "faceup" };
const REST: UnitSpec = { unit: "stormtroopers", at: [1500, 800], order: "faceup" };
const BLOW: Action = { type: "choose-option", subject: "thermal-charge.0" };

/** A charge at [600, 300], and before it whoever is to be attacked; Sabine acts. */
function mined(prey: UnitSpec, theirs: Partial<SideSpec> = {}, more: Partial<Scenario> = {}): State {
  return scenario({
    table: { terrain: [] },
    tokens: [{ kind: "charge", name: "thermal-charge", owner: "player-1", at: [600, 300] }],
    "player-1": { units: [SABINE], permanents: ["explosions"], orderPool: {} },
    "player-2": { units: [prey, REST], orderPool: {}, ...theirs },
    activating: "p1.0",
    ...more,
  });
}

const bounty = (unit: string): NonNullable<Scenario["ongoing"]>[number] => ({
  unit,
  keyword: "bounty",
  value: 1,
  until: "game",
});
const FATAL = ["critical", "critical", "blank", "blank"] as const;
const detonated = (start: State, draws: readonly string[] = FATAL) => playOut(start, [perform("aim"), BLOW], draws);
const points = ({ sides: players }: State): readonly number[] => players.map((own) => own.points);
const defeated = (one: Parameters<typeof eventsOf>[0]): readonly string[] =>
  eventsOf(one, "unit-defeated").map(({ unit }) => unit);

describe("Defeats by tokens that attack", () => {
  const TROOPER: UnitSpec = { unit: "stormtroopers", at: [600, 400], defeated: 3, order: "faceup" };

  it("[leg.kw.bounty.score] A bounty is scored for a unit defeated by a charge that the unit with Bounty detonated", () => {
    const marked: UnitSpec = { ...TROOPER, tokens: { bounty: 1 } };
    const shot = detonated(mined(marked, {}, { ongoing: [bounty("p1.0")] }));
    expect(defeated(shot)).toEqual(["p2.0"]);
    expect(points(shot.state)).toEqual([1, 0]);
    expect(points(detonated(mined(marked)).state)).toEqual([0, 0]);
  });

  it("[leg.kw.bounty.score] No bounty is scored for a unit defeated by Kablamo!, because no unit detonates it", () => {
    const prey: UnitSpec = { ...VETERANS, tokens: { bounty: 1 } };
    const rebels: UnitSpec = { unit: "rebel-troopers", at: [100, 850] };
    const start = baited(
      [facedown("kablamo", 1000, 300)],
      { at: [300, 200] },
      {
        "player-2": { units: [prey, rebels], hand: [] },
      },
    );
    const asked = playOut(start, [perform("move")]).state;
    const shot = playOut(
      asked,
      [nearestMove(asked, 1000, 440)],
      [...faces(4, "critical"), ...faces(4, "blank"), "operative"],
    );
    expect(defeated(shot)).toEqual(["p2.0"]);
    expect(points(shot.state)).toEqual([0, 0]);
  });

  it("[leg.kw.detonate-x.attacker] Sweep and Clear scores units defeated by a unit's attack, but none defeated by a charge", () => {
    const mission = { primary: "close-the-pocket", secondary: "sweep-and-clear" };
    const swept = detonated(mined(TROOPER, {}, { mission }));
    expect(defeated(swept)).toEqual(["p2.0"]);
    expect(engine.decision(swept.state)).toMatchObject({ kind: "action", seat: "player-1" });
    expect(points(swept.state)).toEqual([0, 0]);
  });

  it("[leg.kw.detonate-x.attack] Wookiees that lose a miniature to a charge may move after they have gained suppression", () => {
    const wookiees: UnitSpec = {
      unit: "wookiee-warriors-noble-fighters",
      at: [600, 400],
      others: [
        [640, 400],
        [560, 400],
      ],
      wounds: [0, 2],
      order: "faceup",
    };
    const force: Partial<SideSpec> = { faction: "galactic-republic", battleForce: "wookiee-defenders" };
    const lost = detonated(mined(wookiees, force));
    expect(eventsOf(lost, "miniature-defeated").map(({ miniature }) => miniature)).toEqual(["p2.0.1"]);
    expect(engine.decision(lost.state)).toMatchObject({ kind: "move", seat: "player-2", context: { unit: "p2.0" } });
    expect(nearest(lost.state, "pool")).toBeUndefined();
    expect(unitTokens(lost.state, 1, "suppression")).toBe(1);
    const stayed = playOut(lost.state, [PASS]);
    expect(engine.decision(stayed.state)).toMatchObject({ kind: "action", seat: "player-1" });
    const hurt = detonated(mined({ ...wookiees, wounds: [] }, force));
    const healthy = playOut(hurt.state, [wound("p2.0.1")]);
    expect(engine.decision(healthy.state)).toMatchObject({ kind: "action", seat: "player-1" });
  });

  it("[leg.kw.detonate-x.attack] Friends' cards protect a unit attacked by a charge as in any ranged attack, and clones lend dodge tokens", () => {
    const prey: UnitSpec = { unit: "rebel-troopers", at: [600, 400], defeated: 3, order: "faceup" };
    const luke: UnitSpec = {
      unit: "luke-skywalker-hero-of-the-rebellion",
      upgrades: ["force-barrier"],
      at: [720, 480],
    };
    const barred = detonated(mined(prey, { units: [prey, luke] }), ["critical", "critical"]).state;
    expect(offered(barred)).toEqual(["choose-option force-barrier critical", "pass"]);
    const saved = playOut(barred, [{ type: "choose-option", subject: "force-barrier critical" }], ["blank"]);
    expect(eventsOf(saved, "pool-resolved")).toMatchObject([{ wounds: 1 }]);
    expect(saved.state.units[2]?.cards).toEqual(["exhausted"]);
    const clones: UnitSpec = { unit: "clone-trooper-infantry", at: [600, 400], defeated: 3, order: "faceup" };
    const lender: UnitSpec = { ...clones, at: [720, 480], tokens: { dodge: 1 } };
    const asked = detonated(mined(clones, { units: [clones, lender] }), ["hit", "hit"]).state;
    expect(offered(asked)).toContain("choose-option dodge of p2.1");
  });
});

describe("Defeats of units that attack", () => {
  it("[leg.kw.detonate-x.when] Charges can be detonated after an attack in which the attacker was defeated", () => {
    const start = scenario({
      table: { terrain: [] },
      tokens: [{ kind: "charge", name: "thermal-charge", owner: "player-2", at: [600, 300] }],
      "player-1": {
        units: [
          { unit: "rebel-commandos", at: [300, 700], defeated: 3 },
          { unit: "rebel-troopers", at: [1500, 100], order: "facedown" },
        ],
      },
      "player-2": {
        units: [
          { unit: "darth-vader-the-emperors-apprentice", at: [300, 500], order: "faceup" },
          { ...SABINE, at: [900, 100] },
        ],
        permanents: ["explosions"],
      },
      activating: "p1.0",
    });
    const shot = playOut(start, [perform("attack")], ["critical", "defense-surge"]);
    expect(defeated(shot)).toEqual(["p1.0"]);
    expect(offered(shot.state)).toEqual(["choose-option thermal-charge.0", "done"]);
  });
});
