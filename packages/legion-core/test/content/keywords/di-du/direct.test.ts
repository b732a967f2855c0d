import { describe, expect, it } from "vitest";
import { atMoment } from "../../../../src/rounds/moments.ts";
import type { GameFrame } from "../../../../src/state/frames.ts";
import { emptyPool } from "../../../../src/state/state.ts";
import { unitChosen } from "../../../helpers/actions.ts";
import { FAR, PHASE, STORM } from "../../../helpers/activations.ts";
import { standing } from "../../../helpers/moves.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { done, engine, type Fielding, playOut, REBELS, scene, settled } from "../../../helpers/scene.ts";

describe("Direct", () => {
  const ORDERS: GameFrame = { kind: "command", stage: "orders", turn: 0 };

  it("[leg.kw.direct] [leg.command.other-sources] A unit with Direct issues an order to a named unit at range 2, whatever card was played", () => {
    const cody: Fielding = { unit: "clone-commander-cody-leader-of-the-212th", at: [150, 150] };
    const walker = (x: number): Fielding => ({ unit: "at-rt-galactic-republic", at: [x, 300] });
    const armies = [[cody, walker(150), walker(350), walker(1500), STORM], REBELS] as const;
    const { state } = settled(scene({ armies, frames: [ORDERS] }));
    expect(offered(state)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "done"]);
    const issued = playOut(state, [unitChosen("p1.2")]);
    expect(eventsOf(issued, "order-issued")).toMatchObject([{ unit: "p1.2", rule: "leg.kw.direct", cause: "direct" }]);
  });

  it("[leg.kw.direct] Direct is not offered if no named unit is at range 2", () => {
    const asked = (x: number) => {
      const armies = [
        [
          { unit: "agent-kallus-hunter-of-spectres", at: [300, 300] },
          { unit: "stormtroopers", state: standing([[x, 300]]) },
        ],
        [],
      ] as const;
      const { state } = done(scene({ armies }), (work) => atMoment(work, "issue-orders", null));
      return engine.decision(state) === undefined ? [] : offered(state);
    };
    expect(asked(627)).toEqual(["choose-unit p1.1", "done"]);
    expect(asked(628)).toEqual([]);
  });

  it("[leg.kw.direct] Direct orders only units that Direct itself names, not units that another keyword of the unit names", () => {
    const geonosians = ["sun-fac-ruthless-lieutenant", "poggle-the-lesser-public-leader-of-the-geonosians"];
    const mine = [...geonosians, "geonosian-warriors-soldiers-of-the-hive"].map(
      (unit, place): Fielding => ({ unit, at: [300 + 150 * place, 300] }),
    );
    const { state } = done(scene({ armies: [mine, []] }), (work) => atMoment(work, "issue-orders", null));
    expect(engine.decision(state)).toMatchObject({ rule: "leg.kw.direct", context: { unit: "p1.0" } });
    expect(offered(state)).toEqual(["choose-unit p1.2", "done"]);
  });

  it("[leg.kw.direct] [leg.range.at-self] Count Dooku, a trooper with Direct for troopers, may order himself, even beside an enemy Comms Jammer", () => {
    const dooku: Fielding = { unit: "count-dooku-darth-tyranus", at: [300, 300] };
    const jammer: Fielding = { ...STORM, upgrades: ["stormtrooper", "comms-jammer"], at: [400, 300] };
    const { state } = settled(scene({ armies: [[dooku], [jammer]], frames: [ORDERS] }));
    expect(offered(state)).toEqual(["choose-unit p1.0", "done"]);
    expect(playOut(state, [unitChosen("p1.0")]).state.units[0]?.order).toBe("faceup");
  });

  it("[leg.command.other-sources] After the order pools are created, Direct can order only a unit whose token is in the pool, and takes that token", () => {
    const kallus: Fielding = { unit: "agent-kallus-hunter-of-spectres", at: [300, 300] };
    const armies = [[kallus, { unit: "stormtroopers", at: [400, 300] }], [FAR]] as const;
    const asked = (corps: number) => {
      const players = [{ orderPool: { ...emptyPool(), corps, commander: 1 } }, {}] as const;
      return done(scene({ armies, players, frames: [PHASE] }), (work) => atMoment(work, "issue-orders", null)).state;
    };
    expect(engine.decision(asked(0))?.kind).not.toBe("choose-unit");
    expect(offered(asked(1))).toEqual(["choose-unit p1.1", "done"]);
    const { state, events } = playOut(asked(1), [unitChosen("p1.1")]);
    expect([state.sides[0].orderPool.corps, state.units[1]?.order]).toEqual([0, "faceup"]);
    expect(eventsOf({ events }, "order-pool-changed")).toMatchObject([{ seat: "player-1", rule: "leg.kw.direct" }]);
  });
});
