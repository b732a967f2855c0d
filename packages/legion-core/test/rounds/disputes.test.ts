import { at, type Step } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { brokenUnits } from "../../src/saves/invariants/units.ts";
import type { Action } from "../../src/state/actions.ts";
import type { Event } from "../../src/state/events.ts";
import { emptyPool, type State, type TableToken } from "../../src/state/state.ts";
import { mm } from "../../src/table/lengths.ts";
import { acting } from "../helpers/activations.ts";
import { beaten, endOf, mission, tokenAt } from "../helpers/missions.ts";
import { eventsOf, offered, pointsOf } from "../helpers/reading.ts";
import {
  box,
  command,
  done,
  engine,
  type Fielding,
  IMPERIALS,
  playOut,
  REBELS,
  type SceneOptions,
  scene,
  settled,
} from "../helpers/scene.ts";

// What players argue about: several rules at once, each step as the game itself takes it.

const STORM: Fielding = { unit: "stormtroopers" };
const REBEL: Fielding = { unit: "rebel-troopers" };
const READY = { ordered: true, order: "faceup" } as const;
const ready = (count: number, unit: Fielding): readonly Fielding[] =>
  Array.from({ length: count }, () => ({ ...unit, state: READY }));
const SCANNER: TableToken = tokenAt("scanner", [0, 0], { kind: "asset", owner: 0, holder: 0 });

/** The step that defeats a unit of which the leader alone was left, by an attack or otherwise. */
function defeated(state: State, unit: number, by: number | null): Step<State, Event> {
  const units = state.units.map((one, place) => {
    const miniatures = one.miniatures.map((miniature, index) =>
      place === unit && index > 0 ? { ...miniature, status: "defeated" as const } : miniature,
    );
    return { ...one, miniatures };
  });
  const because = { rule: "leg.wounds.assign", cause: null } as const;
  return done({ ...state, units }, (work) => work.push({ kind: "wounds", unit, left: 1, by, because }));
}

describe("a unit that is defeated", () => {
  const built = { ...mission("close-the-pocket", "marked-targets"), marked: [0] };
  const bearer: Fielding = { ...STORM, at: [900, 450], state: { holds: [0] } };

  it("[leg.objective.drop-on-defeat] A defeated unit drops its tokens where its leader was, and scores for its opponent", () => {
    const start = scene({
      armies: [[bearer, STORM], [REBEL]],
      state: { mission: built, tokens: [SCANNER] },
      frames: [acting(2)],
    });
    const { state } = defeated(start, 0, 2);
    expect(engine.decision(state)).toMatchObject({ seat: "player-2", kind: "drop", context: { unit: "p1.0" } });
    expect(pointsOf(state)).toEqual([0, 1]);
    const put = (y: number): Action => ({
      type: "place-token",
      subject: "scanner.0",
      to: { x: mm(900), y: mm(y), z: 0 },
    });
    expectIllegal(engine.apply(state, put(340)), "leg.objective.drop-placement");
    const down = playOut(state, [put(349)]).state;
    expect(down.tokens[0]).toMatchObject({ holder: null, y: mm(349) });
    expect(engine.decision(down)).toMatchObject({ seat: "player-2", kind: "action" });
  });

  it("[leg.win.last-standing] The defeat of a player's last unit ends the game at once, whatever is in progress and whoever leads on points", () => {
    const start = scene({
      armies: [[bearer], [REBEL]],
      players: [{ points: 9 }, {}],
      state: { mission: built, tokens: [SCANNER] },
      frames: [acting(1)],
    });
    const over = defeated(start, 0, 1);
    expect(over.state).toMatchObject({ frames: [], outcome: { winners: ["player-2"], rule: "leg.win.last-standing" } });
    expect(eventsOf(over, "game-ended")).toHaveLength(1);
  });

  it("[leg.win.last-standing] Assets that the last unit held are removed as the game ends, and nobody places them", () => {
    for (const at of [[900, 450], null] as const) {
      const start = scene({
        armies: [[{ ...bearer, at }], [REBEL]],
        state: { mission: built, tokens: [SCANNER] },
        frames: [acting(1)],
      });
      const over = defeated(start, 0, 1);
      expect(over.state.tokens).toMatchObject([{ holder: null, removed: true }]);
      expect(over.state.units[0]?.holds).toEqual([]);
      expect(eventsOf(over, "token-removed")).toMatchObject([
        { token: "scanner.0", rule: "leg.objective.drop-on-defeat" },
      ]);
      expect(brokenUnits({ box, state: over.state })).toEqual([]);
    }
  });

  it("[leg.objective.drop-on-defeat] Tokens held by an undeployed unit are removed from the game when it is defeated", () => {
    const start = scene({
      armies: [[{ ...bearer, at: null }, STORM], [REBEL]],
      state: { mission: built, tokens: [SCANNER] },
      frames: [acting(2)],
    });
    const { state } = defeated(start, 0, 2);
    expect(state).toMatchObject({ outcome: null, tokens: [{ holder: null, removed: true }] });
    expect(state.units[0]?.holds).toEqual([]);
  });

  it("[leg.cards.secondary-table] Sweep and Clear counts a defeated unit for the position of the unit that attacked it", () => {
    const start = scene({
      armies: [[STORM, STORM], [{ ...REBEL, at: [900, 450] }]],
      state: { mission: mission("close-the-pocket", "sweep-and-clear") },
      frames: [acting(2)],
    });
    const { state } = defeated(start, 0, 2);
    expect(engine.decision(state)).toMatchObject({ seat: "player-2", kind: "mission", context: { about: "p2.0" } });
    expect(offered(state)).toEqual(["choose-option any", "choose-option contested"]);
    expect(pointsOf(defeated(start, 0, null).state)).toEqual([0, 0]);
  });

  it("[leg.win.last-standing] The points after round five decide the game if both armies are defeated", () => {
    const start = beaten(endOf({ players: [{ points: 3 }, { points: 5 }], state: { round: 3 } }), 0, 1, 2, 3, 4, 5);
    const { state, events } = settled(start, ["block", "blank"]);
    expect(eventsOf({ events }, "priority-settled")).toHaveLength(2);
    expect(state).toMatchObject({ round: 5, outcome: { winners: ["player-2"], rule: "leg.win.round-five" } });
  });
});

describe("turns of the Activation Phase", () => {
  const turn = (
    more: NonNullable<SceneOptions["players"]>[0],
    mine = ready(4, STORM),
    theirs = ready(3, REBEL),
  ): State => {
    const frame = { kind: "activation-phase", side: 0, drawn: null, mayPass: false } as const;
    return settled(scene({ armies: [mine, theirs], frames: [frame], players: [more, {}] })).state;
  };
  const go = (subject: string): readonly Action[] => [{ type: "activate", subject }, { type: "done" }];

  it("[leg.activation.pass-token] A player who has spent the last advantage token cannot pass again", () => {
    const start = turn({ passPool: 1 });
    const spent = playOut(start, [{ type: "spend-advantage" }, ...go("p2.0"), ...go("p1.0"), ...go("p2.1")]).state;
    expect(spent.sides[0]).toMatchObject({ passPool: 0, passed: false });
    expectIllegal(engine.apply(spent, { type: "spend-advantage" }), "leg.activation.pass-token");
  });

  it("[leg.activation.pass-token] After a pass for an unmatched drawn token, no advantage token can be spent on the next turn", () => {
    const start = turn({ passPool: 1, orderPool: { ...emptyPool(), heavy: 1 } });
    const passed = playOut(start, [{ type: "draw-order" }, { type: "pass" }, ...go("p2.0")]).state;
    expect(engine.decision(passed)).toMatchObject({ seat: "player-1", kind: "activate" });
    expectIllegal(engine.apply(passed, { type: "spend-advantage" }), "leg.activation.pass-token");
    expect(offered(playOut(passed, [...go("p1.0"), ...go("p2.1")]).state)).toContain("spend-advantage");
  });

  it("[leg.activation.choose-draw] Drawing the last token of the pool needs no random draw", () => {
    const drawn = playOut(turn({ orderPool: { ...emptyPool(), corps: 1 } }, [STORM, STORM, ...ready(1, STORM)]), [
      { type: "draw-order" },
    ]);
    expect(eventsOf(drawn, "order-drawn")).toMatchObject([{ rank: "corps" }]);
    expect(offered(drawn.state)).toEqual(["activate p1.0", "activate p1.1"]);
  });
});

describe("actions", () => {
  const scanning = (more: Fielding["tokens"], frame: Parameters<typeof acting>[1]): State =>
    settled(
      scene({
        armies: [[{ ...STORM, at: [900, 450], tokens: more ?? {} }], ready(2, REBEL)],
        state: {
          mission: mission("close-the-pocket", "recon-mission"),
          tokens: [lying([900, 400]), lying([900, 500])],
        },
        frames: [{ kind: "activation-phase", side: 1, drawn: null, mayPass: false }, acting(0, frame)],
      }),
    ).state;
  const lying = (spot: readonly [number, number]): TableToken => tokenAt("scanner", spot, { kind: "asset", owner: 0 });

  it("[leg.actions.free-card-action-cost] A unit without actions left may still claim one token", () => {
    const start = scanning({ suppression: 1 }, { actions: 0, done: ["aim"] });
    expect(offered(start)).toEqual(["perform claim scanner.0", "perform claim scanner.1", "done"]);
    const claimed = playOut(start, [{ type: "perform", subject: "claim scanner.1" }]);
    expect(claimed.state.units[0]?.holds).toEqual([1]);
    expect(eventsOf(claimed, "activation-ended")).toHaveLength(1);
  });

  it("[leg.activation.rally-then-actions] A unit that rallies enough tokens is no longer suppressed when its actions begin", () => {
    const rallied = settled(
      scene({
        armies: [[{ ...STORM, tokens: { suppression: 1 } }], [REBEL]],
        frames: [acting(0, { stage: "start" })],
      }),
      ["defense-surge"],
    ).state;
    expect(at(rallied.frames, 0)).toMatchObject({ stage: "actions", actions: 2 });
  });
});

describe("commanders", () => {
  it("[leg.timing.blue-first-without-priority] The blue player selects a command card first, because priority of the last round has ended", () => {
    const hands = [
      ["ambush", "push"],
      ["ambush", "push"],
    ] as const;
    const { state } = settled(endOf({ hands, state: { priority: 1, blue: 0 } }));
    expect(state).toMatchObject({ priority: null, phase: "command" });
    expect(engine.decision(state)).toMatchObject({ seat: "player-1", kind: "choose-command" });
  });

  it("[leg.promote.condition] Both players promote a unit, the one with priority first, and [leg.promote.order-token] it gets a commander order token", () => {
    const start = beaten(endOf({ hands: [["ambush"], ["push"]], state: { priority: 1 } }), 0, 3);
    const { state } = settled(start);
    expect(engine.decision(state)).toMatchObject({ seat: "player-2", kind: "promote" });
    const promoted = playOut(state, [
      { type: "choose-unit", subject: "p2.2" },
      { type: "choose-unit", subject: "p1.1" },
      { type: "choose-command", subject: "ambush" },
      { type: "choose-command", subject: "push" },
      { type: "order", subject: "p1.2" },
      { type: "order", subject: "p2.1" },
    ]);
    const pools = eventsOf(promoted, "order-pool-changed").map(({ seat, tokens }) => [
      seat,
      tokens.commander,
      tokens.corps,
    ]);
    expect(pools.slice(2)).toEqual([
      ["player-1", 1, 0],
      ["player-2", 0, 0],
    ]);
  });

  it("[leg.command.issue-excess-lost] A commander defeated before issuing orders issues none", () => {
    const nominated = scene({
      armies: [IMPERIALS, REBELS],
      frames: [{ kind: "command", stage: "orders", turn: 0 }],
      players: [
        { revealed: command("push"), nominated: 0 },
        { revealed: command("push"), nominated: 3 },
      ],
      state: { phase: "command" },
    });
    const { state } = settled(beaten(nominated, 0));
    expect(engine.decision(state)).toMatchObject({ seat: "player-2", kind: "orders" });
  });
});
