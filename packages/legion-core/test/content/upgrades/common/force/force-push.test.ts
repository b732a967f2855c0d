import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { State } from "../../../../../src/state/state.ts";
import { moving, perform } from "../../../../helpers/actions.ts";
import { acts, after, FAR } from "../../../../helpers/activations.ts";
import { movesOf, onMission, straight } from "../../../../helpers/moves.ts";
import { eventsOf, offered, tokensByUnit } from "../../../../helpers/reading.ts";
import { engine, type Fielding, playOut } from "../../../../helpers/scene.ts";
import { firstActs } from "../../helpers.ts";

describe("Force Push", () => {
  const REBELS = "rebel-troopers";

  const VADER = "darth-vader-dark-lord-of-the-sith";

  it("[leg.upgrade.action-exhaust-icons] Force Push and Force Choke can choose trooper units, but no vehicles", () => {
    const offers = (card: string, enemy: string): boolean =>
      offered(
        firstActs(
          [{ unit: VADER, upgrades: [card], at: [400, 300] }],
          [{ unit: enemy, at: [400, 400], defeated: enemy === REBELS ? 3 : 0 }],
        ),
      ).includes(`perform ${card}`);
    for (const card of ["force-push", "force-choke"]) {
      expect([offers(card, REBELS), offers(card, "at-rt-rebel-alliance")]).toEqual([true, false]);
    }
  });
});

describe("Force Push, further", () => {
  const vader: Fielding = { unit: "darth-vader-dark-lord-of-the-sith", upgrades: ["force-push"], at: [300, 300] };

  const REBELS: Fielding = { unit: "rebel-troopers", at: [300, 430], tokens: { standby: 1 } };

  it("Force Push exhausts so that its player moves an enemy trooper unit at range 1 at speed 1", () => {
    const start = onMission(
      acts([vader], [REBELS, { unit: "at-st", at: [430, 300] }, { ...REBELS, at: [300, 700] }, FAR]).state,
    );
    const asked = after(start, [perform("force-push")]);
    expect(asked.units[0]?.cards).toEqual(["exhausted"]);
    expect(engine.decision(asked)).toMatchObject({
      seat: "player-1",
      kind: "move",
      context: { unit: "p2.0", speed: 1 },
    });
    expectIllegal(engine.apply(asked, moving(straight(2, { x: 1, y: 0 }, [460, 430]))), "leg.move.standard-tool");
    const pushed = playOut(asked, [moving(straight(1, { x: 1, y: 0 }, [380, 430]))]);
    expect(eventsOf(pushed, "unit-moved")).toMatchObject([{ unit: "p2.0" }]);
    expect(tokensByUnit(pushed.state, "standby")[1]).toBe(0);
    expect(engine.decision(pushed.state)).toMatchObject({ seat: "player-1", kind: "action", context: { actions: 2 } });
    const none = acts([vader], [{ ...REBELS, at: [300, 700] }, FAR]).state;
    expectIllegal(engine.apply(none, perform("force-push")), "leg.actions.free-card-action-cost");
  });

  it("[leg.standby.trigger] A player whose unit uses Force Push cannot spend standby tokens on the unit that is pushed", () => {
    const watch: Fielding = { unit: "stormtroopers", at: [450, 430], tokens: { standby: 1 } };
    const start = onMission(acts([vader, watch], [REBELS, FAR]).state);
    const pushed = after(start, [perform("force-push"), moving(straight(1, { x: 0, y: 1 }, [300, 500]))]);
    expect(engine.decision(pushed)).toMatchObject({ seat: "player-1", kind: "action" });
    expect(tokensByUnit(pushed, "standby")[1]).toBe(1);
  });

  it("Force Push can move engaged units, but not units that immobilize tokens reduce to speed 0", () => {
    const engaged: Fielding = { ...REBELS, at: [300, 327] };
    const asked = after(onMission(acts([vader], [engaged, FAR]).state), [perform("force-push")]);
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1", kind: "move" });
    expect(movesOf(asked).length).toBeGreaterThan(0);
    const held = (immobilize: number): State =>
      onMission(acts([vader], [{ ...engaged, tokens: { immobilize } }, FAR]).state);
    expect(engine.decision(after(held(1), [perform("force-push")]))?.kind).toBe("move");
    expectIllegal(engine.apply(held(2), perform("force-push")), "leg.actions.free-card-action-cost");
  });

  it("[leg.kw.spur] Force Push cannot move riders that only their own player could make fast enough", () => {
    const luke: Fielding = { unit: "luke-skywalker-jedi-knight", upgrades: ["force-push"], at: [300, 300] };
    const pushes = (immobilize: number): boolean => {
      const dewback: Fielding = { unit: "dewback-rider", at: [300, 400], tokens: { immobilize } };
      return offered(onMission(acts([luke], [dewback, FAR]).state)).includes("perform force-push");
    };
    expect([0, 1].map(pushes)).toEqual([true, false]);
  });
});
