import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { nominees } from "../../../src/cards/commands/playing.ts";
import { issueOrder } from "../../../src/rounds/orders.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { ActivationFrame, GameFrame } from "../../../src/state/frames.ts";
import type { State } from "../../../src/state/state.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { rankOf } from "../../../src/units/ranks.ts";
import {
  box,
  command,
  done,
  engine,
  eventsOf,
  type Fielding,
  keys,
  play,
  REBELS,
  scene,
  settled,
} from "../../helpers.ts";

const STORM: Fielding = { unit: "stormtroopers" };
const VEERS: Fielding = { unit: "general-veers-master-tactician" };

function choose(subject: string): Action {
  return { type: "choose-unit", subject };
}

/** The first unit of the first player at a step of its activation. */
function activation(step: ActivationFrame["step"], units: readonly Fielding[]): State {
  const frame: ActivationFrame = {
    kind: "activation",
    unit: 0,
    step,
    actions: 2,
    done: [],
    marks: [],
    panicked: false,
    drawn: false,
  };
  const phase: GameFrame = { kind: "activation-phase", player: 1, drawn: null, mayPass: false };
  const ready = { ordered: true, order: "faceup" } as const;
  const enemies = [
    { unit: "rebel-troopers", state: ready },
    { unit: "rebel-troopers", state: ready },
  ];
  return scene({ armies: [units, enemies], frames: [phase, frame] });
}

describe("morale", () => {
  it("[leg.kw.inspire-x] at the end of its activation up to X tokens in all from friends at range 2", () => {
    const friend = (x: number, suppression: number): Fielding => ({ ...STORM, at: [x, 300], tokens: { suppression } });
    const padme: Fielding = { unit: "padme-amidala-spirited-senator", at: [150, 150], tokens: { suppression: 1 } };
    const start = settled(activation("end", [padme, friend(150, 2), friend(300, 1), friend(1200, 1)])).state;
    expect(keywordsOf({ box, state: start }, 0)["inspire"]).toBe(2);
    expect(keys(start)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "done"]);
    expectIllegal(engine.apply(start, choose("p1.0")), "leg.kw.inspire-x");
    expectIllegal(engine.apply(start, choose("p1.3")), "leg.kw.inspire-x");
    const twice = play(start, [choose("p1.1"), choose("p1.1")]).state;
    expect([0, 1, 2, 3].map((unit) => unitTokens(twice, unit, "suppression"))).toEqual([1, 0, 1, 1]);
    const none = play(start, [{ type: "done" }]);
    expect(eventsOf(none, "tokens-lost")).toEqual([]);
    expect(eventsOf(none, "activation-ended")).toHaveLength(1);
  });

  it("[leg.kw.dauntless.move] suppressed but not panicked, it may gain a token for a free move action", () => {
    const brother = (suppression: number): Fielding => ({
      unit: "fifth-brother-the-kill-is-mine",
      tokens: { suppression },
    });
    const courage = 2;
    const start = settled(activation("panic", [brother(courage)])).state;
    expect(keys(start)).toEqual(["effect 0", "pass"]);
    const moved = play(start, [{ type: "effect", subject: 0 }]).state;
    expect(unitTokens(moved, 0, "suppression")).toBe(courage + 1);
    expect(engine.decision(moved)?.space).toBe("sampled");
    expect(moved.frames.flatMap((frame) => (frame.kind === "activation" ? [frame.actions] : []))).toEqual([1]);
    expect(engine.decision(play(start, [{ type: "pass" }]).state)?.kind).toBe("action");
    expect(engine.decision(settled(activation("panic", [brother(courage - 1)])).state)?.kind).toBe("action");
    expect(eventsOf(settled(activation("panic", [brother(2 * courage)])), "panicked")).toHaveLength(1);
  });

  it("[leg.priority.cannot-beats-can] what cannot move does not, whatever lets it", () => {
    const held: Fielding = { unit: "fifth-brother-the-kill-is-mine", tokens: { suppression: 2, immobilize: 3 } };
    expect(engine.decision(settled(activation("panic", [held])).state)?.kind).toBe("action");
  });
});

describe("orders by keywords", () => {
  const ORDERS: GameFrame = { kind: "command", step: "orders", turn: 0 };

  it("[leg.kw.direct][leg.command.other-sources] one order to a unit at range 2 that it names, card or no card", () => {
    const cody: Fielding = { unit: "clone-commander-cody-leader-of-the-212th", at: [150, 150] };
    const walker = (x: number): Fielding => ({ unit: "at-rt-galactic-republic", at: [x, 300] });
    const armies = [[cody, walker(150), walker(350), walker(1500), STORM], REBELS] as const;
    const { state } = settled(scene({ armies, frames: [ORDERS] }));
    expect(keys(state)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "done"]);
    const issued = play(state, [choose("p1.2")]);
    expect(eventsOf(issued, "order-issued")).toMatchObject([{ unit: "p1.2", rule: "leg.kw.direct", cause: "direct" }]);
  });

  it("[leg.kw.coordinate.issue] once ordered, an order to a unit at range 1 that it names, and so on", () => {
    const droid = (x: number): Fielding => ({ unit: "b1-battle-droids", at: [x, 150] });
    const armies = [[droid(150), droid(300), droid(450), droid(900)], REBELS] as const;
    const order = (unit: number) =>
      done(scene({ armies }), (work) => issueOrder(work, unit, { rule: "leg.kw.direct", cause: null }));
    const { state } = order(0);
    expect(keys(state)).toEqual(["choose-unit p1.1", "done"]);
    const next = play(state, [choose("p1.1")]).state;
    expect(next.units.slice(0, 4).map(({ ordered }) => ordered)).toEqual([true, true, false, false]);
    expect(keys(next)).toEqual(["choose-unit p1.2", "done"]);
    expect(order(3).state.frames).toEqual([]);
  });

  it("[leg.kw.coordinate.one-target] with several names it still orders one unit", () => {
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
    const open = keys(ordered.state);
    expect(open[open.length - 1]).toBe("done");
    const one = play(ordered.state, [choose((open[0] ?? "").slice("choose-unit ".length))]).state;
    expect(one.units.slice(0, 3).filter((unit) => unit.ordered)).toHaveLength(2);
  });

  it("[leg.kw.field-commander.nominate] may be nominated, without a token, by cards tied to no unit", () => {
    const major: Fielding = { unit: "major-marquand-tempest-scout-2" };
    const named = (card: string) => {
      const state = scene({ armies: [[major, STORM, VEERS], REBELS], players: [{ revealed: command(card) }, {}] });
      return nominees({ box, state }, 0);
    };
    expect(named("push")).toEqual([0, 2]);
    expect(named("imperial-discipline")).toEqual([2]);
  });

  it("[leg.kw.field-commander.not-commander] its token makes it no commander, as it does others", () => {
    const token = { commander: true } as const;
    const state = scene({
      armies: [
        [
          { unit: "major-marquand-tempest-scout-2", state: token },
          { ...STORM, state: token },
        ],
        REBELS,
      ],
    });
    const look = { box, state };
    expect([rankOf(look, 0), rankOf(look, 1)]).toEqual(["heavy", "commander"]);
  });
});
