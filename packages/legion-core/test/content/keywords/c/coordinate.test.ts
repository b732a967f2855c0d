import { describe, expect, it } from "vitest";
import { issueOrder } from "../../../../src/rounds/orders.ts";
import { unitChosen } from "../../../helpers/actions.ts";
import { offered } from "../../../helpers/reading.ts";
import { done, type Fielding, playOut, REBELS, scene } from "../../../helpers/scene.ts";

describe("Coordinate", () => {
  it("[leg.kw.coordinate.issue] A unit with Coordinate that is issued an order orders a named unit at range 1, which may coordinate in turn", () => {
    const droid = (x: number): Fielding => ({ unit: "b1-battle-droids", at: [x, 150] });
    const armies = [[droid(150), droid(300), droid(450), droid(900)], REBELS] as const;
    const order = (unit: number) =>
      done(scene({ armies }), (work) => issueOrder(work, unit, { rule: "leg.kw.direct", cause: null }));
    const { state } = order(0);
    expect(offered(state)).toEqual(["choose-unit p1.1", "done"]);
    const next = playOut(state, [unitChosen("p1.1")]).state;
    expect(next.units.slice(0, 4).map(({ ordered }) => ordered)).toEqual([true, true, false, false]);
    expect(offered(next)).toEqual(["choose-unit p1.2", "done"]);
    expect(order(3).state.frames).toEqual([]);
  });

  it("[leg.kw.coordinate.issue] [leg.undeployed.friendly-undeployed] An undeployed unit orders by Coordinate another undeployed unit, and none on the battlefield", () => {
    const away: Fielding = { unit: "b1-battle-droids", at: null };
    const armies = [[away, away, { ...away, at: [150, 60] }], REBELS] as const;
    const { state } = done(scene({ armies }), (work) => issueOrder(work, 0, { rule: "leg.kw.direct", cause: null }));
    expect(offered(state)).toEqual(["choose-unit p1.1", "done"]);
  });

  it("[leg.kw.coordinate.one-target] A unit whose Coordinate names several units still orders only one", () => {
    const armies = [
      [
        { unit: "stap-riders", at: [150, 150] as const },
        { unit: "b1-battle-droids", at: [300, 150] as const },
        { unit: "aat-battle-tank", at: [150, 300] as const },
      ],
      REBELS,
    ] as const;
    const both = [{ unit: 0, keyword: "coordinate", value: 1, until: "game" }] as const;
    const ordered = done(scene({ armies, state: { ongoing: both } }), (work) =>
      issueOrder(work, 0, { rule: "leg.kw.direct", cause: null }),
    );
    const open = offered(ordered.state);
    expect(open[open.length - 1]).toBe("done");
    const one = playOut(ordered.state, [unitChosen((open[0] ?? "").slice("choose-unit ".length))]).state;
    expect(one.units.slice(0, 3).filter((unit) => unit.ordered)).toHaveLength(2);
  });
});
