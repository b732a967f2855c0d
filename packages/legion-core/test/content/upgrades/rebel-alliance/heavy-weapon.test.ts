import { describe, expect, it } from "vitest";
import type { CardSide } from "../../../../src/catalogue/entries.ts";
import { deployInTerritory } from "../../../../src/moving/territory-deploy.ts";
import type { State } from "../../../../src/state/state.ts";
import { courageOf, unitTokens } from "../../../../src/units/conditions.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { afterLosses } from "../../../../src/units/wounds/casualties.ts";
import { add, choose, effect, PASS } from "../../../helpers/actions.ts";
import { acting, after, FAR, PHASE } from "../../../helpers/activations.ts";
import { attackOf } from "../../../helpers/attacks.ts";
import { onMission } from "../../../helpers/moves.ts";
import { offered } from "../../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene } from "../../../helpers/scene.ts";

describe("Cassian Andor", () => {
  const squad = (side: CardSide | null, fallen = 0): Fielding => {
    const fielded: Fielding = { unit: "rebel-troopers", upgrades: ["cassian-andor"], at: [300, 300] };
    const whole = scene({ armies: [[fielded], []] }).units[0]?.miniatures ?? [];
    const miniatures = whole.map((one, place) => (place < fallen ? { ...one, status: "defeated" as const } : one));
    return { ...fielded, state: { sides: [side], miniatures } };
  };

  const LEIA: Fielding = { unit: "darth-vader-dark-lord-of-the-sith", at: [300, 480] };

  const keyed = (side: CardSide) => {
    const state = scene({ armies: [[squad(side)], [FAR]] });
    const { "low-profile": low, "secret-mission": secret, "uncanny-luck": luck } = keywordsOf({ box, state }, 0);
    return [low, secret, luck, courageOf({ box, state }, 0)];
  };

  it("Cassian's first side gives Low Profile, Secret Mission and 1 courage; his second side gives Uncanny Luck 1 and no courage value", () => {
    const plain = scene({ armies: [[{ unit: "rebel-troopers", at: [300, 300] }], [FAR]] });
    const courage = courageOf({ box, state: plain }, 0) ?? 0;
    expect(keyed("A")).toEqual([1, 1, undefined, courage + 1]);
    expect(keyed("B")).toEqual([undefined, undefined, 1, null]);
  });

  it("[leg.upgrade.double-sided-choose] Cassian's card starts with its first side faceup when the unit deploys, without a choice", () => {
    const reserve: Fielding = { unit: "rebel-troopers", upgrades: ["cassian-andor"], at: null };
    const start = onMission(scene({ armies: [[reserve], [FAR]], frames: [PHASE, acting(0)] }));
    const placing = done(start, (work) => deployInTerritory(work, 0)).state;
    const [first] = engine.legalActions(placing);
    if (first === undefined) throw new Error("nothing to place");
    const placed = playOut(placing, [first]).state;
    expect([engine.decision(placed)?.kind, placed.units[0]?.sides]).toEqual(["place", ["A"]]);
  });

  it("Cassian's card may be turned over after miniatures of his unit were defeated", () => {
    const start = scene({ armies: [[squad("A", 1)], [FAR]], frames: [PHASE] });
    const asked = done(start, (work) => afterLosses(work, 0)).state;
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    expect(after(asked, [effect()]).units[0]?.sides).toEqual(["B"]);
    expect(after(asked, [PASS]).units[0]?.sides).toEqual(["A"]);
    const turned = scene({ armies: [[squad("B", 1)], [FAR]], frames: [PHASE] });
    expect(offered(done(turned, (work) => afterLosses(work, 0)).state)).not.toContain("effect 0");
  });

  it("[leg.courage.null-loses] The unit loses all its suppression when Cassian's card is turned over", () => {
    const start = scene({ armies: [[{ ...squad("A", 1), tokens: { suppression: 2 } }], [FAR]], frames: [PHASE] });
    const asked = done(start, (work) => afterLosses(work, 0)).state;
    const { state, events } = playOut(asked, [effect()]);
    expect(unitTokens(state, 0, "suppression")).toBe(0);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "tokens-lost", token: "suppression", amount: 2, rule: "leg.courage.null-loses" }),
    );
    expect(unitTokens(after(asked, [PASS]), 0, "suppression")).toBe(2);
  });

  it("Cassian's second side adds a white die per defeated miniature to one pool per activation", () => {
    const diceOf = (state: State) =>
      state.frames.flatMap((frame) => (frame.kind === "attack" ? frame.pools.flatMap(({ dice }) => dice) : []))[0]?.[0];
    const formed = after(attackOf([squad("B", 2)], [LEIA]), [add(2, 1)]);
    expect(offered(formed)).toContain("choose-option cassian-andor");
    expect((diceOf(after(formed, [choose("cassian-andor")])) ?? 0) - (diceOf(formed) ?? 0)).toBe(2);
    expect(offered(after(formed, [choose("cassian-andor")]))).not.toContain("choose-option cassian-andor");
    expect(offered(after(attackOf([squad("A", 2)], [LEIA]), [add(2, 1)]))).not.toContain("choose-option cassian-andor");
    expect(offered(after(attackOf([squad("B", 0)], [LEIA]), [add(2, 1)]))).not.toContain("choose-option cassian-andor");
    const noted = { frames: [PHASE, acting(1, { marks: ["cassian-andor"] })] };
    expect(offered(after(attackOf([squad("B", 2)], [LEIA], { state: noted }), [add(2, 1)]))).not.toContain(
      "choose-option cassian-andor",
    );
  });
});
