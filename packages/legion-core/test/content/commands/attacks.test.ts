import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { State } from "../../../src/state/state.ts";
import { BOX } from "../../../src/testing/box.ts";
import { play, type SideSpec, scenario } from "../../../src/testing/index.ts";
import { courageOf } from "../../../src/units/conditions.ts";
import {
  DONE,
  declare,
  effect,
  fight,
  lent,
  offered,
  order,
  perform,
  pick,
  playing,
  tokensOf,
  unitChosen,
} from "./helpers.ts";

const STORM = "stormtroopers";
const ONE = { unit: STORM, at: [400, 400], defeated: 3 } as const;
const AHSOKA = { unit: "ahsoka-tano-fulcrum", at: [400, 200] } as const;
const ANAKIN = { unit: "anakin-skywalker-the-chosen-one", at: [400, 200] } as const;
const JEDI_LUKE = { unit: "luke-skywalker-jedi-knight", at: [400, 200] } as const;
const REX = { unit: "clone-captain-rex-honorable-soldier", at: [400, 200] } as const;
const CLONES = { unit: "clone-trooper-infantry", at: [600, 200], defeated: 3 } as const;
const BOBA = { unit: "boba-fett-infamous-bounty-hunter", at: [400, 200] } as const;
const WICKET = { unit: "wicket-hero-of-bright-tree", at: [400, 200] } as const;
const EWOKS = { unit: "ewok-skirmishers", at: [700, 200] } as const;
const TROOPS = { unit: "rebel-troopers", at: [700, 200] } as const;

/** The attack dice of the first roll of a line, by colour. */
function thrown(state: State, ...actions: readonly Action[]): Readonly<Record<string, number>> {
  const { events } = play(state, actions);
  const dice = events.flatMap((event) =>
    event.type === "dice-rolled" && event.rule === "leg.roll-attack.roll" ? [event.dice] : [],
  );
  const counts: Record<string, number> = {};
  for (const die of dice[0] ?? []) counts[die.split("-")[0] ?? ""] = (counts[die.split("-")[0] ?? ""] ?? 0) + 1;
  return counts;
}

/** The dice of the first pool that a line forms, by colour, as they are told before anything is rolled. */
function declared(state: State, ...actions: readonly Action[]): Readonly<Record<string, number>> {
  const { events } = play(state, actions);
  const [dice = []] = events.flatMap((event) => (event.type === "attack-declared" ? [event.dice] : []));
  const named = ["white", "black", "red"].map((colour, place) => [colour, dice[place] ?? 0] as const);
  return Object.fromEntries(named.filter(([, count]) => count > 0));
}

describe("cards that add attack dice", () => {
  it("[leg.pool.place-dice] The dice that cards add by themselves are told with the pool, before they are rolled", () => {
    const facing = { ...ONE, at: [400, 227] } as const;
    const ahsoka = { ...AHSOKA, tokens: { dodge: 2 } };
    const ewoks = { ...EWOKS, at: [400, 200], order: "faceup", defeated: 4 } as const;
    const spear: Action = { type: "add-weapon", subject: "p1.0.0", weapon: 0, kind: "melee" };
    const rex = { ...REX, order: "faceup" } as const;
    const [asked, ewok, clones] = [
      fight({ revealed: "i-am-no-jedi", mine: [ahsoka], theirs: [facing] }),
      fight({ revealed: "courageous-counterattack", mine: [ewoks, { ...WICKET, at: [700, 200] }], theirs: [facing] }),
      fight({
        revealed: "call-me-captain",
        mine: [rex, CLONES],
        theirs: [{ ...ONE, at: [600, 400] }],
        activating: "p1.1",
      }),
    ];
    const angry = fight({
      revealed: "you-underestimate-my-power",
      mine: [ANAKIN],
      theirs: [{ ...facing, order: "facedown" }],
    });
    expect(declared(asked, perform("attack"))).toEqual({ red: 2, black: 2, white: 4 });
    expect(declared(angry, perform("attack"))).toEqual({ red: 5, white: 6 });
    expect(declared(ewok, perform("attack"), spear, DONE)).toMatchObject({ white: 4 });
    expect(declared(clones, perform("attack"), pick("call-me-captain"))).toEqual({ black: 1, red: 3 });
  });

  it("[leg.pool.definition] I Am No Jedi adds a white die for each dodge token of Ahsoka, 3 at most, and lends her Agile 1", () => {
    const joining = (dodge: number): unknown =>
      thrown(
        fight({
          revealed: "i-am-no-jedi",
          mine: [{ ...AHSOKA, tokens: { dodge } }],
          theirs: [{ ...ONE, at: [400, 227] }],
        }),
        perform("attack"),
      );
    expect([0, 2, 4].map(joining)).toEqual([
      { red: 2, black: 2, white: 2 },
      { red: 2, black: 2, white: 4 },
      { red: 2, black: 2, white: 5 },
    ]);
    expect(lent(playing("i-am-no-jedi", { units: [AHSOKA] }).state)).toEqual(["0 agile 1 round"]);
  });

  it("[leg.pool.definition] You Underestimate My Power adds 6 white dice against a unit with a facedown order", () => {
    const joining = (token: "none" | "faceup" | "facedown"): unknown =>
      thrown(
        fight({
          revealed: "you-underestimate-my-power",
          mine: [ANAKIN],
          theirs: [{ ...ONE, at: [400, 227], order: token }],
        }),
        perform("attack"),
      );
    expect([joining("facedown"), joining("faceup"), joining("none")]).toEqual([
      { red: 5, white: 6 },
      { red: 5 },
      { red: 5 },
    ]);
  });

  it("[leg.pool.definition] Call Me Captain lets another unit add 3 red dice against an enemy near Rex in his sight, once in an activation", () => {
    const near = (rex: object, at: readonly [number, number]): State =>
      fight({
        revealed: "call-me-captain",
        mine: [{ ...REX, order: "faceup", ...rex }, CLONES],
        theirs: [{ ...ONE, at }],
        activating: "p1.1",
      });
    const asked = play(near({}, [600, 400]), [perform("attack")]).state;
    expect(offered(asked)).toContain("choose-option call-me-captain");
    const [gun] = game.legalActions(asked).filter(({ type }) => type === "add-weapon");
    if (gun === undefined) throw new RangeError("no weapon");
    expect(thrown(asked, pick("call-me-captain"))).toEqual({ black: 1, red: 3 });
    expect(thrown(asked, gun, DONE)).toEqual({ black: 1 });
    const over = play(asked, [pick("call-me-captain")]).state;
    expect(over.frames.flatMap((frame) => (frame.kind === "activation" ? frame.marks : []))).toEqual([
      "call-me-captain",
    ]);
    for (const other of [near({ order: "facedown" }, [600, 400]), near({}, [600, 620])]) {
      expect(thrown(other, perform("attack"))).toEqual({ black: 1 });
    }
    const own = fight({ revealed: "call-me-captain", mine: [{ ...REX, order: "faceup" }, CLONES], theirs: [ONE] });
    expect(offered(play(own, [perform("attack")]).state)).not.toContain("choose-option call-me-captain");
  });

  it("[leg.pool.definition] Rule With Respect lets a unit beside Boba Fett add a black die to one pool of a ranged attack", () => {
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
    const joined = thrown(armed, pick("rule-with-respect"));
    const plain = thrown(armed, DONE);
    expect((joined["black"] ?? 0) - (plain["black"] ?? 0)).toBe(1);
    const added = play(armed, [pick("rule-with-respect")]);
    const declared = added.events.flatMap((event) => (event.type === "attack-declared" ? [event.dice[1]] : []));
    expect(declared).toEqual([joined["black"]]);
    for (const other of [beside({ order: "facedown" }, [500, 200]), beside({}, [700, 200])]) {
      expect(thrown(other, perform("attack"))).toEqual(plain);
    }
  });

  it("[leg.courage.null-never] Courageous Counterattack makes Ewoks with a faceup order fearless, and adds a white die for each wound and each loss", () => {
    const state = fight({
      revealed: "courageous-counterattack",
      mine: [
        { ...WICKET, order: "faceup", wounds: [2] },
        { ...EWOKS, at: [700, 200], order: "faceup", defeated: 4 },
        { ...EWOKS, at: [1000, 200], order: "facedown", defeated: 4 },
      ],
      theirs: [
        { ...ONE, at: [700, 227] },
        { ...ONE, at: [1000, 227] },
      ],
      activating: "p1.1",
    });
    const spear = (subject: string) => ({ type: "add-weapon", subject, weapon: 0, kind: "melee" }) as const;
    expect([0, 1, 2].map((unit) => courageOf({ box: BOX, state }, unit))).toEqual([null, null, 1]);
    const spears = thrown(play(state, [perform("attack")]).state, spear("p1.1.0"), spear("p1.1.1"));
    expect(spears).toEqual({ black: 2, white: 4 });
    const { state: ordered } = playing(
      "courageous-counterattack",
      { units: [WICKET, { ...EWOKS, tokens: { suppression: 2 } }] },
      { units: [{ unit: STORM, at: [1700, 800] }] },
      order("p1.1"),
    );
    expect(tokensOf(ordered, "p1.1")["suppression"]).toBeUndefined();
  });
});

describe("cards that forbid or draw attacks", () => {
  it("[leg.move.granted-speed] Close Call gives Wicket a dodge token, Outmaneuver and speed 3, and keeps him from attacking", () => {
    const { state } = playing("close-call", { units: [WICKET, TROOPS] }, { units: [{ unit: STORM, at: [400, 400] }] });
    expect(tokensOf(state, "p1.0")).toMatchObject({ dodge: 1 });
    expect(lent(state)).toEqual(["0 outmaneuver 1 round"]);
    const active = fight({ revealed: "close-call", mine: [WICKET], theirs: [{ ...ONE, at: [400, 327] }] });
    expect(offered(active)).not.toContain("perform attack");
    const speeds = game
      .legalActions(play(active, [perform("move")]).state)
      .flatMap((action) => (action.type === "move" && "tool" in action.move ? [action.move.tool.speed] : []));
    expect(Math.max(...speeds)).toBe(3);
  });

  it("[leg.cards.command-use] I Am a Jedi keeps Luke and up to 2 enemy trooper units at range 3 from attacking", () => {
    const enemies: SideSpec = {
      units: [
        { unit: STORM, at: [400, 500] },
        { unit: STORM, at: [700, 500] },
        { unit: STORM, at: [1700, 800] },
        { unit: "74-z-speeder-bikes", at: [200, 500] },
      ],
    };
    const { state } = playing("i-am-a-jedi", { units: [JEDI_LUKE, TROOPS] }, enemies);
    expect(offered(state)).toEqual(["choose-unit p2.0", "choose-unit p2.1", "done"]);
    const calmed = play(state, [unitChosen("p2.1"), DONE]).state;
    expect(offered(calmed)).not.toContain("choose-unit p2.0");
    expect(lent(calmed)).toEqual(["3 i-am-a-jedi 1 round"]);
    const both = play(state, [unitChosen("p2.0"), unitChosen("p2.1")]).state;
    expect(lent(both)).toEqual(["2 i-am-a-jedi 1 round", "3 i-am-a-jedi 1 round"]);
    const attacks = (activating: string, ongoing: boolean): boolean =>
      offered(
        scenario({
          activating,
          "player-1": { units: [JEDI_LUKE], hand: [], revealed: "i-am-a-jedi" },
          "player-2": { units: [{ ...ONE, at: [400, 227] }], hand: [] },
          ongoing: ongoing ? [{ unit: "p2.0", keyword: "i-am-a-jedi", value: 1, until: "round" }] : [],
        }),
      ).includes("perform attack");
    expect([attacks("p1.0", false), attacks("p2.0", false), attacks("p2.0", true)]).toEqual([false, true, false]);
  });

  it("[leg.defender.choose-enemy] Reckless Diversion has enemies attack troopers with a faceup order where they can, and these get no backup", () => {
    const state = scenario({
      activating: "p2.0",
      "player-1": {
        units: [
          { unit: "han-solo-unorthodox-general", at: [200, 200], order: "facedown" },
          { ...TROOPS, at: [400, 200] },
          { ...TROOPS, at: [600, 200], order: "faceup" },
          { unit: "at-rt-rebel-alliance", at: [800, 200], order: "faceup" },
          { ...TROOPS, at: [600, 600], order: "faceup" },
        ],
        hand: [],
        revealed: "reckless-diversion",
      },
      "player-2": { units: [{ unit: STORM, at: [500, 400], defeated: 3 }], hand: [] },
    });
    const attacking = play(state, [perform("attack")]).state;
    expect(offered(attacking)).toEqual(["declare p1.2", "declare p1.4"]);
    const refused = game.apply(attacking, declare("p1.1"));
    expect(refused.ok ? "" : refused.violation.rule).toBe("leg.cards.command-use");
  });

  it("[leg.kw.distract.force-target] Whom Distract binds attacks that unit, before those of Reckless Diversion", () => {
    const state = scenario({
      activating: "p2.0",
      "player-1": {
        units: [
          { unit: "han-solo-unorthodox-general", at: [200, 200], order: "facedown" },
          { ...TROOPS, at: [600, 200], order: "faceup" },
          { ...TROOPS, at: [600, 600], order: "faceup" },
          { ...TROOPS, at: [400, 200] },
          { ...TROOPS, at: [400, 600] },
        ],
        hand: [],
        revealed: "reckless-diversion",
      },
      "player-2": { units: [{ unit: STORM, at: [500, 400], defeated: 3 }], hand: [] },
    });
    const defenders = (ongoing: State["ongoing"], refused: string): unknown => {
      const attacking = play({ ...state, ongoing }, [perform("attack")]).state;
      const answer = game.apply(attacking, declare(refused));
      return [offered(attacking), answer.ok ? "" : answer.violation.rule];
    };
    const distract = (unit: number) => ({ unit, keyword: "distract", value: 1, until: "round", about: 5 }) as const;
    expect(defenders([distract(3), distract(4)], "p1.1")).toEqual([
      ["declare p1.3", "declare p1.4"],
      "leg.kw.distract.force-target",
    ]);
    expect(defenders([], "p1.3")).toEqual([["declare p1.1", "declare p1.2"], "leg.cards.command-use"]);
  });
});

describe("cards that reach farther", () => {
  it("[leg.pool.max-range] Take That, Clankers! lets clones with a faceup order that have aimed shoot 1 farther, up to range 4", () => {
    const clones = (token: "faceup" | "none"): State =>
      fight({
        revealed: "take-that-clankers",
        mine: [REX, { ...CLONES, order: token }],
        theirs: [{ ...ONE, at: [600, 760] }],
        activating: "p1.1",
      });
    expect(offered(clones("faceup"))).not.toContain("perform attack");
    expect(offered(play(clones("faceup"), [perform("aim")]).state)).toContain("perform attack");
    expect(offered(play(clones("none"), [perform("aim")]).state)).not.toContain("perform attack");
    const over = play(clones("faceup"), [perform("aim"), DONE]).state;
    expect(lent(over)).toEqual([]);
  });

  it("[leg.command.timing-4-start-activation] A Simple Man gives Boba Fett without an order an aim token, Marksman and a longer reach", () => {
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
});
