import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { defaultCatalogue } from "../../src/content/catalogue.ts";
import { toOrder } from "../../src/content/keywords/shared/ordering.ts";
import { atMoment } from "../../src/rounds/moments.ts";
import { issueOrder, mayBeOrdered, orderable } from "../../src/rounds/orders.ts";
import type { Action } from "../../src/state/actions.ts";
import { compileBox } from "../../src/state/box.ts";
import type { GameFrame } from "../../src/state/frames.ts";
import { emptyPool, type State } from "../../src/state/state.ts";
import { play as played, type SideSpec, scenario } from "../../src/testing/index.ts";
import { PASS } from "../helpers/actions.ts";
import { beaten } from "../helpers/missions.ts";
import { eventsOf, offered } from "../helpers/reading.ts";
import {
  box,
  CONTENT,
  command,
  done,
  engine,
  type Fielding,
  playOut,
  REBELS,
  scene,
  settled,
} from "../helpers/scene.ts";

const VEERS: Fielding = { unit: "general-veers-master-tactician" };
const VADER: Fielding = { unit: "darth-vader-dark-lord-of-the-sith" };
const STORM: Fielding = { unit: "stormtroopers" };
const WALKER: Fielding = { unit: "at-st" };
const ORDERED: Fielding = { ...STORM, state: { ordered: true, order: "faceup" } };

/** A player's part of step 4 of the Command Phase with a card revealed, the other without one. */
function nominating(units: readonly Fielding[], card: string, theirs = REBELS): State {
  const frames: GameFrame[] = [{ kind: "command", stage: "nominate", turn: 0 }];
  return scene({
    armies: [units, theirs],
    frames,
    players: [{ revealed: command(card) }, {}],
    state: { phase: "command" },
  });
}

function order(subject: string): Action {
  return { type: "order", subject };
}

describe("nominating commanders", () => {
  it("[leg.command.nominate-any] Any commander may be nominated, and an only commander is nominated without a question", () => {
    const two = settled(nominating([VEERS, VADER, STORM], "push"));
    expect(engine.decision(two.state)).toMatchObject({ kind: "nominate", rule: "leg.command.nominate-any" });
    expect(offered(two.state)).toEqual(["nominate p1.0", "nominate p1.1"]);
    expectIllegal(engine.apply(two.state, { type: "nominate", subject: "p1.2" }), "leg.command.nominate-any");
    const one = settled(nominating([VEERS, STORM], "push"));
    expect(eventsOf(one, "unit-nominated")).toMatchObject([{ unit: "p1.0" }]);
  });

  it("[leg.command.nominate-specific] A command card that names units nominates one of them", () => {
    const { state, events } = settled(nominating([VADER, VEERS, STORM, STORM], "imperial-discipline"));
    expect(eventsOf({ events }, "unit-nominated")).toMatchObject([
      { unit: "p1.1", rule: "leg.command.nominate-specific" },
    ]);
    expect(state.sides[0].nominated).toBe(1);
  });

  it("[leg.command.issue-excess-lost] The orders of a card are lost if no unit can be nominated", () => {
    const agent: Fielding = { unit: "darth-vader-the-emperors-apprentice" };
    const { events } = settled(nominating([agent, STORM], "push"), ["corps"]);
    expect(eventsOf({ events }, "order-issued")).toEqual([]);
  });

  it("[leg.command.issue-after-both-nominate] Orders are issued after both players have nominated, first by the player with priority", () => {
    const state = nominating([VEERS, STORM, STORM, STORM], "push");
    const players = [state.sides[0], { ...state.sides[1], revealed: command("push") }] as const;
    const { state: asked, events } = settled({ ...state, sides: players, priority: 1 });
    expect(eventsOf({ events }, "unit-nominated").map(({ seat }) => seat)).toEqual(["player-2", "player-1"]);
    expect(engine.decision(asked)).toMatchObject({ seat: "player-2", kind: "orders" });
  });
});

describe("issuing orders", () => {
  it("[leg.command.issue-limit][leg.command.issue-token] A command card issues as many orders as printed, each placing the unit's token faceup", () => {
    const start = settled(nominating([VEERS, STORM, STORM], "push")).state;
    expect(engine.decision(start)).toMatchObject({ kind: "orders", context: { commander: "p1.0" } });
    const issued = playOut(start, [order("p1.1"), order("p1.2")]);
    expect(eventsOf(issued, "order-issued").map(({ unit }) => unit)).toEqual(["p1.1", "p1.2"]);
    expect(issued.state.units.slice(0, 3).map(({ order: token, ordered }) => [token, ordered])).toEqual([
      ["none", false],
      ["faceup", true],
      ["faceup", true],
    ]);
  });

  it("[leg.command.issue-not-twice][leg.command.one-order-per-round] A unit cannot be ordered twice in a round", () => {
    const start = settled(nominating([VEERS, ORDERED, STORM, STORM], "push")).state;
    expect(offered(start)).toEqual(["order p1.0", "order p1.2", "order p1.3"]);
    expectIllegal(engine.apply(start, order("p1.1")), "leg.command.issue-not-twice");
  });

  it("[leg.command.issue-type-match] A command card can order only units of the type that it names", () => {
    const start = settled(nominating([VEERS, WALKER, WALKER, WALKER, STORM], "evasive-maneuvers")).state;
    expect(offered(start)).toEqual(["order p1.1", "order p1.2", "order p1.3"]);
    expectIllegal(engine.apply(start, order("p1.4")), "leg.command.issue-type-match");
  });

  it("[leg.command.issue-type-match] A unit that fits two groups of a card counts for the group that leaves more orders for other units", () => {
    const start = settled(nominating([VEERS, STORM, STORM, STORM], "imperial-discipline")).state;
    const two = playOut(start, [order("p1.1"), PASS, order("p1.2"), PASS]).state;
    const veers = two.units[0];
    expect(veers?.order).toBe("faceup");
    const both = playOut(start, [order("p1.1"), PASS, order("p1.0"), PASS]).state;
    expect(both.frames.some(({ kind }) => kind === "orders")).toBe(true);
  });

  it("[leg.command.issue-limit] An ordered unit that fits two groups of a card does not block orders for the other group", () => {
    const [card] = defaultCatalogue.commands;
    if (card === undefined) throw new RangeError("no card");
    const orders = [
      { count: 1, of: [{}] },
      { count: 1, of: [{ unit: "General Veers" }] },
    ];
    const box = compileBox({ ...CONTENT, catalogue: { ...defaultCatalogue, commands: [{ ...card, orders }] } });
    const players = [{ revealed: 0, nominated: 0 }, {}] as const;
    const look = { box, state: scene({ armies: [[VEERS, STORM, STORM], REBELS], players }) };
    expect(orderable(look, 0, [])).toEqual([0, 1, 2]);
    expect(orderable(look, 0, [0])).toContain(1);
    expect(orderable(look, 0, [1])).not.toContain(2);
    expect(orderable(look, 0, [0, 1])).toEqual([]);
  });

  it("[leg.command.issue-all] All possible orders must be issued, and the last one is issued automatically", () => {
    const start = settled(nominating([VEERS, STORM, STORM], "assault"));
    expect(offered(start.state)).toEqual(["order p1.0", "order p1.1", "order p1.2"]);
    expectIllegal(engine.apply(start.state, { type: "done" }), "leg.command.issue-all");
    const issued = playOut(start.state, [order("p1.2"), order("p1.0")]);
    expect(eventsOf(issued, "order-issued")).toHaveLength(3);
  });

  it("[leg.command.issue-range] A commander may order a unit at the opposite end of the table", () => {
    const far: Fielding = { unit: "stormtroopers", at: [1700, 800] };
    const start = settled(nominating([{ ...VEERS, at: [50, 50] }, STORM, far], "ambush")).state;
    expect(offered(start)).toContain("order p1.2");
  });

  it("[leg.affiliation.orders] General Veers cannot order Black Sun mercenaries", () => {
    const enforcers: Fielding = { unit: "black-sun-enforcers" };
    const { state } = settled(nominating([VEERS, enforcers, STORM, STORM], "push"));
    expect(offered(state)).toEqual(["order p1.0", "order p1.2", "order p1.3"]);
  });

  it.each([
    ["Direct", { unit: "agent-kallus-hunter-of-spectres" }],
    ["Trusted Agent", { ...VEERS, upgrades: ["trusted-agent"] }],
    ["Coordinate", { ...STORM, upgrades: ["gideon-hask"], state: { ordered: true, order: "faceup" } }],
  ] satisfies readonly (readonly [string, Fielding])[])(
    "[leg.affiliation.orders] %s cannot order mercenaries of another affiliation",
    (name, by) => {
      const orders = (corps: Fielding): boolean => {
        const start = scene({
          armies: [[{ ...by, at: [400, 300] }, { ...corps, at: [400, 400] }, VEERS], REBELS],
          players: [{ nominated: 2 }, { nominated: 3 }],
          state: { phase: "command", frames: [{ kind: "command", stage: "orders", turn: 0 }] },
        });
        const { state } =
          name === "Coordinate" ? done(start, (work) => atMoment(work, "order-issued", 0)) : settled(start);
        return state.phase === "command";
      };
      expect([orders({ unit: "black-sun-enforcers" }), orders(STORM)]).toEqual([false, true]);
    },
  );

  it("[leg.kw.allies-of-convenience.orders] A unit with Allies of Convenience may use Direct on mercenaries of any affiliation", () => {
    const directs = (ongoing: State["ongoing"]): readonly number[] => {
      const state = scene({
        armies: [
          [
            { unit: "agent-kallus-hunter-of-spectres", at: [400, 300] },
            { unit: "black-sun-enforcers", at: [400, 400] },
          ],
          REBELS,
        ],
        state: { ongoing },
      });
      return toOrder({ box, state }, 0, "direct", 2);
    };
    expect(directs([])).toEqual([]);
    expect(directs([{ unit: 0, keyword: "allies-of-convenience", value: 1, until: "game" }])).toEqual([1]);
  });

  it("[leg.command.name-means-friendly] A unit name on a command card means the player's own unit of that name", () => {
    const { events } = settled(nominating([STORM, VEERS, STORM], "maximum-firepower", [VEERS]));
    expect(eventsOf({ events }, "order-issued")).toMatchObject([{ unit: "p1.1", cause: "maximum-firepower" }]);
  });
});

describe("pools", () => {
  const POOLS: GameFrame = { kind: "command", stage: "order-pool", turn: 0 };
  const faceup = { ordered: true, order: "faceup" } as const;

  it("[leg.order-pool.create] The order pool has one token of the unit's rank for each undefeated unit without an order", () => {
    const armies = [[{ ...VEERS, state: faceup }, STORM, STORM, WALKER], REBELS] as const;
    const { events } = settled(scene({ armies, frames: [POOLS] }));
    const [mine, theirs] = eventsOf({ events }, "order-pool-changed");
    expect(mine?.tokens).toMatchObject({ commander: 0, corps: 2, heavy: 1, support: 0 });
    expect(theirs?.tokens).toMatchObject({ commander: 1, corps: 2 });
  });

  it("[leg.pass-pool.count][leg.pass-pool.size] The pass pool of the player with fewer units has one token less than the difference", () => {
    const sized = (theirs: number) => {
      const armies = [
        [{ ...VEERS, state: faceup }],
        Array.from({ length: theirs }, () => ({ unit: "rebel-troopers" })),
      ] as const;
      return eventsOf(settled(scene({ armies, frames: [POOLS] })), "pass-pool-changed").map(({ seat, tokens }) => [
        seat,
        tokens,
      ]);
    };
    expect([1, 2, 3, 5].map(sized)).toEqual([[], [], [["player-1", 1]], [["player-1", 3]]]);
  });

  it("[leg.pass-pool.count] Units that have not deployed count for the pass pools, but defeated ones do not", () => {
    const pools = (mine: readonly Fielding[], ...gone: readonly number[]) => {
      const start = scene({ armies: [mine, [STORM, STORM, STORM, STORM]], frames: [POOLS] });
      return eventsOf(settled(beaten(start, ...gone)), "pass-pool-changed").map(({ seat, tokens }) => [seat, tokens]);
    };
    const waiting: Fielding = { ...ORDERED, at: null };
    expect(pools([ORDERED, ORDERED])).toEqual([["player-1", 1]]);
    expect(pools([ORDERED, waiting, waiting])).toEqual([]);
    expect(pools([ORDERED, ORDERED, waiting], 0)).toEqual([["player-1", 1]]);
  });
});

describe("orders once the pools are made", () => {
  const activated = (drawn: boolean, corps: number): State =>
    scene({
      armies: [[STORM], REBELS],
      frames: [
        { kind: "activation-phase", side: 0, drawn: null, mayPass: false },
        { kind: "activation", unit: 0, drawn, stage: "actions", actions: 2, done: [], marks: [], panicked: false },
      ],
      players: [{ orderPool: { ...emptyPool(), corps } }, {}],
    });

  it("[leg.command.other-sources] In the Activation Phase a unit is issued an order only if a token of its rank is in the pool", () => {
    const issued = (corps: number) =>
      done(activated(false, corps), (work) => issueOrder(work, 0, { rule: "leg.kw.direct", cause: null }));
    const ordered = issued(1);
    expect(ordered.state.units[0]).toMatchObject({ order: "faceup", ordered: true });
    expect(ordered.state.sides[0].orderPool.corps).toBe(0);
    const without = issued(0);
    expect(without.state.units[0]).toMatchObject({ order: "none", ordered: false });
    expect(eventsOf(without, "order-issued")).toEqual([]);
  });

  it("[leg.command.other-sources] In the Activation Phase a unit may be issued an order if its token is in the pool, unless a drawn token activated it", () => {
    const may = (drawn: boolean, corps: number) => mayBeOrdered({ box, state: activated(drawn, corps) }, 0);
    expect([may(false, 1), may(false, 0), may(true, 1)]).toEqual([true, false, false]);
  });

  it("[leg.command.one-order-per-round] A unit that has acted on a drawn token is issued no order, even if the pool has another of its rank", () => {
    const start = activated(false, 1);
    const acted = { ...start, units: start.units.map((one) => ({ ...one, order: "facedown" as const })) };
    expect(mayBeOrdered({ box, state: acted }, 0)).toBe(false);
  });
});

describe("orders of the card and of keywords", () => {
  const side = (commander: string, corps: string, y: number): SideSpec => ({
    units: [
      { unit: commander, at: [300, y] },
      { unit: corps, at: [450, y] },
      { unit: corps, at: [600, y] },
    ],
    hand: ["standing-orders", "ambush"],
  });
  const start = scenario({
    phase: "command",
    "player-1": side("t-series-tactical-droid-programmed-for-strategy", "b2-super-battle-droids", 200),
    "player-2": side("clone-commander-trained-for-leadership", "clone-trooper-infantry", 700),
  });
  const { state } = played(start, [
    { type: "choose-command", subject: "ambush" },
    { type: "choose-command", subject: "standing-orders" },
  ]);
  // The Direct of the other player waits between the two.
  const CARD = 1;
  const effect = (subject: number): Action => ({ type: "effect", subject });
  const directed = (subject: string): Action => ({ type: "choose-unit", subject });

  it("[leg.timing.own-order] A player may issue the orders of the command card before or after those of Direct", () => {
    const asked = { seat: "player-1", kind: "effects", rule: "leg.timing.own-order" };
    const mine = [
      { effect: "direct", unit: "p1.0" },
      { effect: "orders", unit: null },
    ];
    expect(engine.decision(state)).toMatchObject({ ...asked, context: { moment: "issue-orders", effects: mine } });
    const cardFirst = played(state, [effect(CARD), order("p1.1"), directed("p1.2")]);
    expect(eventsOf(cardFirst, "order-issued").map(({ unit, cause }) => [unit, cause])).toEqual([
      ["p1.1", "ambush"],
      ["p1.2", "direct"],
    ]);
    const directFirst = played(state, [effect(0), directed("p1.2"), order("p1.1")]);
    expect(eventsOf(directFirst, "order-issued").map(({ cause }) => cause)).toEqual(["direct", "ambush"]);
  });

  it("[leg.command.issue-after-both-nominate] [leg.timing.priority-first] The other player cannot use Direct before the player with priority has issued all orders", () => {
    const before = played(state, [effect(CARD)]).state;
    expect(engine.decision(before)).toMatchObject({ seat: "player-1", kind: "orders" });
    const { state: after } = played(before, [order("p1.1"), { type: "done" }]);
    expect(engine.decision(after)).toMatchObject({ seat: "player-2", kind: "effects" });
  });
});
