import { describe, expect, it } from "vitest";
import { isSuppressed } from "../../../src/units/conditions.ts";
import { DONE, effect, faces, PASS, perform } from "../../helpers/actions.ts";
import { acts, after, FAR, READY } from "../../helpers/activations.ts";
import { offered, tokensByUnit } from "../../helpers/reading.ts";
import { box, done, type Fielding, playOut, scene } from "../../helpers/scene.ts";

describe("captains", () => {
  it.each([
    ["stormtrooper-captain", "stormtroopers"],
    ["rebel-trooper-captain", "rebel-troopers"],
  ] as const)(
    "The %s of %s exhausts as an activation starts, in which the unit ignores and keeps its suppression",
    (card, unit) => {
      const troop = { unit, upgrades: [card], at: [300, 300] as const, tokens: { suppression: 1 } };
      const asked = acts([troop], [FAR], { stage: "start" }).state;
      expect(isSuppressed({ box, state: asked }, 0)).toBe(true);
      expect(offered(asked)).toEqual(["effect 0", "pass"]);
      const steady = playOut(asked, [effect()], faces(1, "block"));
      expect(tokensByUnit(steady.state, "suppression")).toEqual([1, 0]);
      expect(isSuppressed({ box, state: steady.state }, 0)).toBe(false);
      expect(steady.state.units[0]?.cards).toEqual(["exhausted"]);
      const recovered = after(steady.state, [perform("recover")]);
      expect([tokensByUnit(recovered, "suppression")[0], recovered.units[0]?.cards[0]]).toEqual([1, "readied"]);
      const over = after(recovered, [DONE]);
      expect(isSuppressed({ box, state: over }, 0)).toBe(true);
      expect(tokensByUnit(after(asked, [PASS], faces(1, "block")), "suppression")).toEqual([0, 0]);
    },
  );
});

describe("droids and orders", () => {
  it.each([
    ["b1-battle-droids", "oom-series-battle-droid"],
    ["aat-battle-tank", "command-control-array"],
  ] as const)("The Coordinate of %s with %s reaches range 2", (unit, card) => {
    const other = (y: number): Fielding => ({ unit: "b1-battle-droids", at: [300, y] });
    const pilots = unit === "aat-battle-tank" ? ["oom-series-droid-pilot"] : [];
    const ordered = (upgrades: readonly string[]) => {
      const start = scene({
        armies: [
          [{ unit, upgrades: [...pilots, ...upgrades], at: [300, 300], state: READY }, other(640), other(880)],
          [FAR],
        ],
      });
      return done(start, (work) => work.push({ kind: "choice", source: "coordinate", unit: 0, value: 1, chosen: [] }))
        .state;
    };
    expect(offered(ordered([card]))).toEqual(["choose-unit p1.1", "done"]);
    expect(ordered([]).frames).toEqual([]);
  });
});
