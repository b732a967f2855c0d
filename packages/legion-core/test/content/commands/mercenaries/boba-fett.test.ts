import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { Event } from "../../../../src/state/events.ts";
import type { State } from "../../../../src/state/state.ts";
import { play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { activate, choose, DONE, declare, effect, order, perform, unitChosen } from "../../../helpers/actions.ts";
import { thrown } from "../../../helpers/attacks.ts";
import { active, answers, FAR_SIDE, fight, LOST, playing, revealing } from "../../../helpers/commands.ts";
import { eligible, lent, offered, tokensOf } from "../../../helpers/reading.ts";
import { apart } from "../reach.ts";

const STORM = "stormtroopers";
const BOBA = { unit: "boba-fett-infamous-bounty-hunter", at: [400, 200] } as const;
const TROOPS = { unit: "rebel-troopers", at: [700, 200] } as const;

const ONE = { unit: STORM, at: [400, 400], defeated: 3 } as const;

describe("Z-6 Jetpack Rocket", () => {
  const BOBA = { unit: "boba-fett-infamous-bounty-hunter", at: [400, 200] } as const;
  const REBELS = "rebel-troopers";
  const REBEL = { unit: REBELS, defeated: 3 } as const;
  const LOST = { unit: REBELS, at: [1700, 850], defeated: 3 } as const;

  /** The dice of an attack action on the first enemy with the last of the weapons that are offered; null without an attack. */
  function diceOf(state: State): unknown {
    if (!offered(state).includes("perform attack")) return null;
    const events: Event[] = [];
    let now = state;
    for (const wanted of ["perform attack", "declare p2.0"]) {
      const action = game.legalActions(now).find((one) => game.actionKey(one) === wanted);
      if (action === undefined) continue;
      const step = play(now, [action]);
      events.push(...step.events);
      now = step.state;
    }
    const weapon = game
      .legalActions(now)
      .filter(({ type }) => type === "add-weapon")
      .at(-1);
    if (weapon !== undefined) {
      const step = play(now, [weapon]);
      events.push(...step.events);
      now = step.state;
    }
    if (offered(now).includes("done") && game.decision(now)?.kind === "attack")
      events.push(...play(now, [DONE]).events);
    const declared = events.find(({ type }) => type === "attack-declared");
    return declared?.type === "attack-declared" ? declared.dice : null;
  }

  it("[leg.cards.command-weapon] Z-6 Jetpack Rocket gives Boba Fett a weapon with three red dice and range 3 to 4 in his activation", () => {
    const dicesAt = (y: number, card?: string): unknown =>
      diceOf(revealing(card, "p1.0", { units: [BOBA] }, { units: [{ ...REBEL, at: [400, y] }, LOST] }));
    expect(dicesAt(790, "z-6-jetpack-rocket")).toEqual([0, 0, 3]);
    expect(dicesAt(540, "z-6-jetpack-rocket")).toEqual([0, 0, 3]);
    expect([dicesAt(790), dicesAt(880, "z-6-jetpack-rocket")]).toEqual([null, null]);
    expect(dicesAt(450, "z-6-jetpack-rocket")).toEqual(dicesAt(450));
  });
});

it("[leg.pool.definition] Rule With Respect lets a unit at range 1 of Boba Fett add a black die to one pool of a ranged attack", () => {
  const beside = (boba: object, at: readonly [number, number]): State =>
    fight({
      revealed: "rule-with-respect",
      mine: [
        { ...BOBA, order: "faceup", ...boba },
        { unit: STORM, at, defeated: 3 },
      ],
      theirs: [{ ...TROOPS, at: [500, 500], defeated: 3 }],
      activating: "p1.1",
      faction: "galactic-empire",
    });
  const armed = play(beside({}, [500, 200]), [perform("attack")]).state;
  expect(offered(armed)).toEqual(["choose-option rule-with-respect", "done"]);
  const joined = thrown(armed, choose("rule-with-respect"));
  const plain = thrown(armed, DONE);
  expect((joined["black"] ?? 0) - (plain["black"] ?? 0)).toBe(1);
  const added = play(armed, [choose("rule-with-respect")]);
  const declared = added.events.flatMap((event) => (event.type === "attack-declared" ? [event.dice[1]] : []));
  expect(declared).toEqual([joined["black"]]);
  for (const other of [beside({ order: "facedown" }, [500, 200]), beside({}, [700, 200])]) {
    expect(thrown(other, perform("attack"))).toEqual(plain);
  }
});

it("[leg.command.timing-4-start-activation] A Simple Man gives a Boba Fett without an order an aim token, Marksman and 1 more range", () => {
  const mine: SideSpec = {
    faction: "galactic-empire",
    units: [BOBA, { unit: STORM, at: [500, 200] }, { unit: STORM, at: [900, 200] }],
  };
  const { state } = playing("a-simple-man", mine, undefined, order("p1.1"), effect(1));
  expect(tokensOf(state, "p1.0")["aim"]).toBe(1);
  expect(lent(state)).toEqual(["0 marksman 1 round", "0 a-simple-man 1 round"]);
  const reaches = (ongoing: boolean): boolean =>
    offered(
      scenario({
        activating: "p1.0",
        "player-1": { units: [BOBA], hand: [], revealed: "a-simple-man" },
        "player-2": { units: [{ ...ONE, at: [400, 720] }], hand: [] },
        ongoing: ongoing ? [{ unit: "p1.0", keyword: "a-simple-man", value: 1, until: "round" }] : [],
      }),
    ).includes("perform attack");
  expect([reaches(false), reaches(true)]).toEqual([false, true]);
  const ordered = playing("a-simple-man", mine, undefined, order("p1.0")).state;
  expect(offered(ordered)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "done"]);
  const moving = play(ordered, [unitChosen("p1.1")]).state;
  expect(game.decision(moving)?.kind).toBe("move");
  expect(lent(ordered)).toEqual([]);
});

it("[leg.engaged.no-moves] Whipcord Launcher immobilizes an enemy trooper unit at range 1, and Boba Fett may move away from immobilized enemies", () => {
  const state = active("whipcord-launcher", [BOBA], [{ unit: "rebel-veterans", at: [400, 330] }]);
  const bound = play(state, [perform("whipcord-launcher")]).state;
  expect(tokensOf(bound, "p2.0")).toEqual({ immobilize: 2, suppression: 2 });
  expect(offered(bound)).not.toContain("perform whipcord-launcher");
  const beside = (immobilize: number): boolean =>
    offered(
      active("whipcord-launcher", [BOBA], [{ ...ONE, unit: "rebel-veterans", at: [400, 227], tokens: { immobilize } }]),
    ).includes("perform move");
  expect([beside(1), beside(0)]).toEqual([true, false]);
});

describe("A Simple Man", () => {
  const REBELS = "rebel-troopers";
  const BOBA: UnitSpec = { unit: "boba-fett-infamous-bounty-hunter", at: [400, 300] };

  it("[leg.range.at] Under A Simple Man Boba Fett shoots up to range 4, but no farther", () => {
    const shoots = (gap: number): boolean =>
      offered(
        scenario({
          activating: "p1.0",
          "player-1": { units: [BOBA], hand: [], revealed: "a-simple-man" },
          "player-2": { units: [apart(REBELS, gap)], hand: [] },
          ongoing: [{ unit: "p1.0", keyword: "a-simple-man", value: 1, until: "round" }],
        }),
      ).includes("perform attack");
    expect([shoots(600), shoots(601)]).toEqual([true, false]);
  });
});

describe("A Simple Man", () => {
  const BOBA: UnitSpec = { unit: "boba-fett-infamous-bounty-hunter", at: [400, 300] };

  it("[leg.command.timing-4-start-activation] A friend moved by A Simple Man moves at speed 1", () => {
    const mine: SideSpec = { faction: "galactic-empire", units: [BOBA, { unit: STORM, at: [500, 300] }] };
    const { state } = playing("a-simple-man", mine, FAR_SIDE, order("p1.0"));
    expect(game.decision(answers(state, "choose-unit p1.1"))).toMatchObject({
      kind: "move",
      context: { unit: "p1.1", speed: 1 },
    });
  });
});

it("[leg.cards.command-weapon] Making His Way in the Galaxy forbids Boba Fett attack actions; he attacks each enemy at range 1 as his activation ends", () => {
  const enemies: SideSpec = {
    units: [
      { unit: "rebel-veterans", at: [400, 340] },
      { unit: "rebel-veterans", at: [520, 200] },
      { unit: "rebel-veterans", at: [400, 600] },
    ],
  };
  const mine: SideSpec = { faction: "galactic-empire", units: [BOBA, { unit: STORM, at: [1600, 100] }] };
  const { state } = playing("making-his-way-in-the-galaxy", mine, enemies);
  const active = play(state, [activate("p1.0")]).state;
  expect(offered(active)).not.toContain("perform attack");
  const over = play(active, [DONE]).state;
  expect(offered(over)).toEqual(["declare p2.0", "declare p2.1", "done"]);
  const first = play(over, [declare("p2.0")]);
  expect(first.events).toContainEqual(expect.objectContaining({ type: "attack-declared", dice: [0, 1, 2] }));
  expect(offered(first.state)).not.toContain("declare p2.0");
});

describe("Whipcord Launcher, A Simple Man", () => {
  const REBELS = "rebel-troopers";
  const BOBA: UnitSpec = { unit: "boba-fett-infamous-bounty-hunter", at: [400, 300] };

  it("[leg.cards.command-use] Whipcord Launcher can immobilize troopers but not vehicles", () => {
    const bound = (unit: string): boolean =>
      offered(
        revealing(
          "whipcord-launcher",
          "p1.0",
          { units: [BOBA] },
          { units: [{ unit, at: [400, 430], defeated: unit === REBELS ? 3 : 0 }, LOST] },
        ),
      ).includes("perform whipcord-launcher");
    expect([bound(REBELS), bound("at-rt-rebel-alliance")]).toEqual([true, false]);
  });

  it("[leg.cards.command-use] A Simple Man offers a move to friends that can move, but not to immobilized ones", () => {
    const mine = (immobilize: number): SideSpec => ({
      faction: "galactic-empire",
      units: [BOBA, { unit: STORM, at: [500, 300], tokens: { immobilize } }],
    });
    const named = (immobilize: number): readonly string[] =>
      eligible(playing("a-simple-man", mine(immobilize), FAR_SIDE, { type: "order", subject: "p1.0" }).state);
    expect([named(0), named(9)]).toEqual([["p1.0", "p1.1"], ["p1.0"]]);
  });
});
