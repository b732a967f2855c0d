import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { moveBan, moveFrame, startMove } from "../../../src/moving/moves.ts";
import { atMoment } from "../../../src/rounds/moments.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { GameFrame } from "../../../src/state/frames.ts";
import { emptyPool, type State } from "../../../src/state/state.ts";
import { courageOf, isWithheld, woundsOn } from "../../../src/units/conditions.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { woundable } from "../../../src/units/wounds/casualties.ts";
import { choose, DONE, effect, faces, moving, PASS, perform, unitChosen } from "../../helpers/actions.ts";
import { acting, acts, after, FAR, PHASE } from "../../helpers/activations.ts";
import { movesOf, onMission, straight } from "../../helpers/moves.ts";
import { eventsOf, left, offered, tokensByUnit, weapons } from "../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";

const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };
const REBELS: Fielding = { unit: "rebel-troopers", at: [700, 300] };

describe("shots that are no attacks", () => {
  it.each([
    ["stormtrooper-marksman", "stormtroopers"],
    ["rebel-marksman", "rebel-troopers"],
  ] as const)(
    "A %s takes a card action to roll a red die against an enemy trooper unit in sight, if neither is engaged",
    (card, unit) => {
      const mine: Fielding = { unit, upgrades: [card], at: [300, 300] };
      const targets: readonly Fielding[] = [
        REBELS,
        { unit: "at-rt-rebel-alliance", at: [700, 600] },
        { ...REBELS, at: [1500, 300] },
        { ...REBELS, at: [1200, 600] },
      ];
      const friend: Fielding = { ...STORM, at: [1500, 357] };
      const known = targets.filter(({ unit: id }) => box.cards.units.has(id));
      const start = acts([mine, friend], known).state;
      const asked = after(start, [perform(card)]);
      const [near, , far] = known.map((_, place) => `choose-unit p2.${place}`);
      expect(offered(asked)).toContain(near);
      expect(offered(asked)).not.toContain(known.length > 3 ? far : "choose-unit p2.1");
      const target = unitChosen("p2.0");
      for (const face of ["hit", "critical"]) {
        const hit = playOut(asked, [target, { type: "wound", subject: "p2.0.1" }], [face]);
        expect(eventsOf(hit, "dice-rolled")).toMatchObject([{ dice: ["red-attack"], faces: [face] }]);
        expect([left(hit.state, 2).length, tokensByUnit(hit.state, "suppression")[2]]).toEqual([3, 1]);
        expect(hit.state.frames.find((frame) => frame.kind === "activation")).toMatchObject({ actions: 1 });
      }
      for (const face of ["attack-surge", "blank"]) {
        const miss = after(asked, [target], [face]);
        expect([left(miss, 2).length, tokensByUnit(miss, "suppression")[2]]).toEqual([4, 0]);
      }
      const engaged = acts([mine], [{ ...REBELS, at: [300, 357] }, REBELS]).state;
      expectIllegal(engine.apply(engaged, perform(card)), "leg.actions.card-action");
    },
  );

  it("Hunter may roll a black die as a free action against a non-commander enemy trooper unit at range 1", () => {
    const mine: Fielding = { ...STORM, upgrades: ["hunter"] };
    const start = acts(
      [mine],
      [
        { ...REBELS, at: [300, 440] },
        { unit: "leia-organa-fearless-and-inventive", at: [420, 300] },
      ],
    ).state;
    const hit = playOut(start, [perform("hunter"), { type: "wound", subject: "p2.0.1" }], ["hit"]);
    expect(eventsOf(hit, "dice-rolled")[0]?.dice).toEqual(["black-attack"]);
    expect([left(hit.state, 1).length, tokensByUnit(hit.state, "suppression")[1]]).toEqual([3, 0]);
    expect(hit.state.frames.find((frame) => frame.kind === "activation")).toMatchObject({ actions: 2 });
    expect(left(after(start, [perform("hunter")], ["attack-surge"]), 1)).toHaveLength(4);
    const far = acts([mine], [{ ...REBELS, at: [300, 560] }]).state;
    expectIllegal(engine.apply(far, perform("hunter")), "leg.actions.free-card-action-cost");
  });

  it("Din's Amban Rifle exhausts as a double action for a speed-1 move and a red die against any enemy unit in sight", () => {
    const din: Fielding = { ...STORM, upgrades: ["dins-amban-rifle"] };
    const start = onMission(acts([din], [REBELS, { unit: "at-st", at: [700, 600] }, FAR]).state);
    const asked = after(start, [perform("dins-amban-rifle")]);
    expect(engine.decision(asked)).toMatchObject({ kind: "move", context: { speed: 1, optional: true } });
    expect(asked.units[0]?.cards).toEqual(["exhausted"]);
    const moved = after(asked, [moving(straight(1, { x: 0, y: 1 }, [300, 360]))]);
    expect(offered(moved)).toEqual(["choose-unit p2.0", "choose-unit p2.1", "choose-unit p2.2"]);
    const shot = playOut(moved, [unitChosen("p2.1")], ["critical"]);
    expect([woundsOn(shot.state, 2), eventsOf(shot, "dice-rolled")[0]?.dice]).toEqual([1, ["red-attack"]]);
    const trooper = after(after(asked, [PASS]), [unitChosen("p2.0"), { type: "wound", subject: "p2.0.1" }], ["hit"]);
    expect([left(trooper, 1).length, tokensByUnit(trooper, "suppression")[1]]).toEqual([3, 1]);
    const tired = acts([din], [REBELS], { actions: 1 }).state;
    expectIllegal(engine.apply(tired, perform("dins-amban-rifle")), "leg.actions.card-action-double");
    const engaged = after(acts([din], [{ ...REBELS, at: [300, 357] }, REBELS]).state, [perform("dins-amban-rifle")]);
    expect(engine.decision(engaged)?.kind).toBe("choose-unit");
  });

  it("A saboteur's weapon does not replace the unit's own weapons", () => {
    for (const [unit, card] of [
      ["bx-series-droid-commandos", "dioxis-mine-saboteur"],
      ["rebel-commandos", "proton-charge-saboteur"],
    ] as const) {
      const known = [...box.cards.units.keys()].find((id) => id.startsWith(unit)) ?? unit;
      const { state } = acts([{ unit: known, upgrades: [card], at: [300, 300] }], [{ ...REBELS, at: [300, 440] }]);
      const names = weapons(after(state, [perform("attack")]));
      expect(names.length).toBeGreaterThan(1);
      expect(keywordsOf({ box, state }, 0)[card]).toBe(1);
    }
  });
});

describe("moves", () => {
  const BIKE: Fielding = { unit: "t-47-airspeeder", at: [600, 450] };

  it("Wedge Antilles exhausts for a free pivot", () => {
    const start = onMission(acts([{ ...BIKE, upgrades: ["wedge-antilles"] }]).state);
    const asked = after(start, [perform("wedge-antilles")]);
    expect(asked.units[0]?.cards).toEqual(["exhausted"]);
    expect(new Set(movesOf(asked).map(({ type }) => type))).toEqual(new Set(["pivot"]));
    const [turn] = movesOf(asked);
    if (turn === undefined) throw new Error("no pivot");
    const turned = after(asked, [moving(turn)]);
    expect(turned.frames.find((frame) => frame.kind === "activation")).toMatchObject({ actions: 2 });
  });

  it("Ryder Azadi exhausts to raise or lower the highest speed of a move by 1", () => {
    const bikes: Fielding = { ...STORM, upgrades: ["ryder-azadi"] };
    const start = onMission(acts([bikes]).state);
    const asked = after(start, [perform("move")]);
    const speeds = (state: State) => Math.max(...movesOf(state).map((move) => ("tool" in move ? move.tool.speed : 0)));
    expect(offered(asked)).toEqual(
      expect.arrayContaining(["choose-option ryder-azadi", "choose-option ryder-azadi lent"]),
    );
    const [fast, slow] = [after(asked, [choose("ryder-azadi")]), after(asked, [choose("ryder-azadi lent")])];
    expect([speeds(asked), speeds(fast), speeds(slow)]).toEqual([2, 3, 1]);
    for (const state of [fast, slow]) {
      expect(state.units[0]?.cards).toEqual(["exhausted"]);
      expect(offered(state).filter((key) => key.startsWith("choose-option"))).toEqual([]);
    }
  });

  it("Offensive Push exhausts for an aim token after a standard move made as an action", () => {
    const start = onMission(acts([{ ...STORM, upgrades: ["offensive-push"] }]).state);
    const walk = moving(straight(1, { x: 0, y: 1 }, [300, 380]));
    const asked = after(start, [perform("move"), walk]);
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const pushed = after(asked, [effect()]);
    expect([tokensByUnit(pushed, "aim")[0], pushed.units[0]?.cards[0]]).toEqual([1, "exhausted"]);
    expect(tokensByUnit(after(asked, [PASS]), "aim")[0]).toBe(0);
    const granted = done(start, (work) => startMove(work, 0, "effect")).state;
    expect(tokensByUnit(after(granted, [walk]), "aim")[0]).toBe(0);
  });

  it("Imperial March makes the second standard move of an activation faster, and may be expended for Charge", () => {
    const start = onMission(acts([{ ...STORM, upgrades: ["imperial-march"] }], [{ ...REBELS, at: [300, 560] }]).state);
    const first = after(start, [perform("move")]);
    expect(offered(first)).not.toContain("choose-option imperial-march");
    const second = after(first, [moving(straight(1, { x: 0, y: 1 }, [300, 380])), perform("move")]);
    expect(offered(second)).toContain("choose-option imperial-march");
    const speeds = (state: State) => Math.max(...movesOf(state).map((move) => ("tool" in move ? move.tool.speed : 0)));
    expect([speeds(second), speeds(after(second, [choose("imperial-march")]))]).toEqual([2, 3]);
    const troops: Fielding = { unit: "stormtroopers", upgrades: ["imperial-march"], at: [300, 300] };
    const over = { ...moveFrame(0, "action"), stage: "standby", made: "standard", charged: 1 } as const;
    const frames = [PHASE, acting(0), over];
    const charge = settled(scene({ armies: [[troops], [{ ...REBELS, at: [300, 357] }]], frames })).state;
    expect(offered(charge)).toEqual(["effect 0", "pass"]);
    const charged = after(charge, [effect()]);
    expect(charged.units[0]?.cards).toEqual(["expended"]);
    expect(charged.frames.find((frame) => frame.kind === "attack")).toMatchObject({
      reason: "imperial-march",
      with: "melee",
    });
  });

  it("Electro Gauntlets lets the unit move away from enemies with immobilize tokens", () => {
    const ban = (upgrades: readonly string[], immobilize: number) => {
      const enemy: Fielding = { ...REBELS, at: [300, 357], tokens: { immobilize } };
      const state = scene({ armies: [[{ ...STORM, upgrades }], [enemy]] });
      return moveBan({ box, state }, 0, "action")?.rule;
    };
    expect(ban(["electro-gauntlets"], 1)).toBeUndefined();
    expect(ban(["electro-gauntlets"], 0)).toBe("leg.engaged.no-moves");
    expect(ban([], 1)).toBe("leg.engaged.no-moves");
  });

  it("An Unstable Astromech is expended for a free attack or move, and rolls 3 black dice for wounds", () => {
    const speeder: Fielding = { unit: "at-st", upgrades: ["unstable-astromech"], at: [300, 300] };
    const start = onMission(acts([speeder], [REBELS, FAR], { done: ["move"] }).state);
    const asked = after(start, [DONE]);
    const chosen = after(asked, [effect()]);
    expect(offered(chosen)).toEqual(["choose-option free-attack", "choose-option free-move"]);
    const dice = ["hit", "critical", "attack-surge"];
    const shot = playOut(chosen, [choose("free-attack")], [...faces(6, "blank"), ...dice]);
    expect(eventsOf(shot, "dice-rolled").at(-1)?.dice).toEqual(faces(3, "black-attack"));
    expect([woundsOn(shot.state, 0), shot.state.units[0]?.cards]).toEqual([2, ["expended"]]);
    const moves = after(chosen, [choose("free-move")]);
    expect(engine.decision(moves)?.kind).toBe("move");
    const attacked = after(onMission(acts([speeder], [REBELS, FAR], { done: ["attack"] }).state), [DONE, effect()]);
    expect(engine.decision(attacked)?.kind).toBe("move");
  });
});

describe("officers", () => {
  it("A Frontline Commander gives Dauntless to friendly trooper units that activate at range 1", () => {
    const start = (y: number) =>
      acts(
        [
          { ...STORM, tokens: { suppression: 1 } },
          { unit: "general-veers-master-tactician", upgrades: ["frontline-commander"], at: [300, y] },
        ],
        [FAR],
        { stage: "panic-check" },
      ).state;
    expect(keywordsOf({ box, state: start(440) }, 0)["dauntless"]).toBe(1);
    expect(offered(start(440))).toEqual(["effect 0", "pass"]);
    expect(keywordsOf({ box, state: start(560) }, 0)["dauntless"]).toBeUndefined();
  });

  it("A Proven Tactician has 1 more courage, and gives friendly corps units at range 1 Reinforcements", () => {
    const veers: Fielding = { unit: "general-veers-master-tactician", upgrades: ["proven-tactician"], at: [300, 300] };
    const army = [
      veers,
      { ...STORM, at: [300, 440] },
      { unit: "imperial-death-troopers", at: [440, 300] },
      { ...STORM, at: [300, 600] },
    ] as const;
    const state = scene({ armies: [army, [FAR]], state: { round: 1 } });
    expect([
      courageOf({ box, state }, 0),
      courageOf({ box, state: scene({ armies: [[{ ...veers, upgrades: [] }], [FAR]] }) }, 0),
    ]).toEqual([3, 2]);
    const over = done(state, (work) => atMoment(work, "activation-phase-end", null)).state;
    expect([0, 1, 2, 3].map((unit) => keywordsOf({ box, state: over }, unit)["reinforcements"])).toEqual([
      undefined,
      1,
      undefined,
      undefined,
    ]);
    const later = done({ ...state, round: 2 }, (work) => atMoment(work, "activation-phase-end", null)).state;
    expect(keywordsOf({ box, state: later }, 1)["reinforcements"]).toBeUndefined();
  });

  it("Tranquility exhausts for white dice or is expended for red dice after a friend at range 2 rallies", () => {
    const luke: Fielding = {
      unit: "luke-skywalker-hero-of-the-rebellion",
      upgrades: ["tranquility"],
      at: [300, 540],
      tokens: { suppression: 2 },
    };
    const start = (y: number) =>
      acts(
        [
          { ...STORM, tokens: { suppression: 1 } },
          { ...luke, at: [300, y] },
        ],
        [FAR],
        { stage: "roll" },
        ["blank"],
      ).state;
    const asked = start(540);
    const how = after(asked, [effect()]);
    expect(offered(how)).toEqual(["choose-option exhaust-white", "choose-option expend-red"]);
    const courage = courageOf({ box, state: asked }, 1) ?? 0;
    const rolls = ["block", "defense-surge", ...faces(courage, "blank")].slice(0, courage);
    const calm = playOut(how, [choose("exhaust-white")], rolls);
    expect(eventsOf(calm, "dice-rolled")[0]?.dice).toEqual(faces(courage, "white-defense"));
    expect([tokensByUnit(calm.state, "suppression").slice(0, 2), calm.state.units[1]?.cards]).toEqual([
      [0, 0],
      ["exhausted"],
    ]);
    const red = playOut(how, [choose("expend-red")], faces(courage, "blank"));
    expect(eventsOf(red, "dice-rolled")[0]?.dice).toEqual(faces(courage, "red-defense"));
    expect([tokensByUnit(red.state, "suppression").slice(0, 2), red.state.units[1]?.cards]).toEqual([
      [1, 2],
      ["expended"],
    ]);
    expect(offered(start(700))).not.toContain("effect 0");
  });

  it("Improvised Orders exhausts to draw a second order token, of which one is used, and readies in the End Phase", () => {
    const army: readonly Fielding[] = [
      { unit: "general-veers-master-tactician", upgrades: ["improvised-orders"], at: [300, 300] },
      { ...STORM, at: [300, 600] },
      { unit: "at-st", at: [600, 300] },
    ];
    const pool = { ...emptyPool(), commander: 1, corps: 1, heavy: 1 };
    const start = settled(scene({ armies: [army, [FAR]], frames: [PHASE], players: [{ orderPool: pool }, {}] }), [
      "heavy",
    ]).state;
    expect(offered(start)).toEqual(["effect 0", "pass"]);
    const second = playOut(start, [effect()], ["corps"]);
    expect(offered(second.state)).toEqual(["choose-option use-heavy", "choose-option use-corps"]);
    expect(second.state.units[0]?.cards).toEqual(["exhausted"]);
    const corps = after(second.state, [choose("use-corps")]);
    expect(corps.sides[0].orderPool).toEqual({ ...pool, corps: 0 });
    expect(corps.frames.find((frame) => frame.kind === "activation")).toMatchObject({ unit: 1, drawn: true });
    const heavy = after(second.state, [choose("use-heavy")]);
    expect(heavy.frames.find((frame) => frame.kind === "activation")).toMatchObject({ unit: 2 });
    expect(after(start, [PASS]).frames.find((frame) => frame.kind === "activation")).toMatchObject({ unit: 2 });
    const end: GameFrame = { kind: "end", stage: "end", turn: 0 };
    const ended = settled({ ...onMission(heavy), phase: "end", round: 5, frames: [end] }).state;
    expect(ended.units[0]?.cards).toEqual(["readied"]);
  });

  it("Wrecker protects the counterpart of his unit from wounds until he is defeated", () => {
    const batch = [...box.cards.units.keys()].find((id) => id.startsWith("the-bad-batch")) ?? "";
    const omega = [...box.cards.counterparts.keys()].find((id) => id.startsWith("omega")) ?? "";
    const state = (upgrades: readonly string[]) =>
      scene({ armies: [[{ unit: batch, upgrades, counterpart: omega, at: [300, 300] }], [FAR]] });
    const last = (one: State) => (one.units[0]?.miniatures.length ?? 0) - 1;
    expect(woundable({ box, state: state([]) }, 0)).toContain(last(state([])));
    const guarded = state(["wrecker"]);
    expect(woundable({ box, state: guarded }, 0)).not.toContain(last(guarded));
  });

  it("The defensive side of Offensive Stance doubles the dodge action and forbids aim tokens, cached ones included", () => {
    const luke: Fielding = { ...STORM, upgrades: ["offensive-stance"], tokens: { aim: 1, "cached-aim": 1 } };
    const asked = acts([luke], [REBELS, FAR], { stage: "start" }).state;
    expect(engine.decision(asked)).toMatchObject({ kind: "side", context: { card: "offensive-stance" } });
    for (const [side, dodges] of [
      ["side A", 1],
      ["side B", 2],
    ] as const) {
      const acting = after(asked, [choose(side)]);
      expect(tokensByUnit(after(acting, [perform("dodge")]), "dodge")[0]).toBe(dodges);
      const aimed = after(acting, [perform("attack")]);
      const rifle = engine.legalActions(aimed).find(({ type }) => type === "add-weapon");
      if (rifle === undefined) throw new Error("no weapon");
      const rolled = playOut(aimed, [rifle, DONE], ["blank"]).state;
      const aims = offered(rolled).filter((key) => key.startsWith("choose-option aim"));
      expect(aims).toEqual(side === "side A" ? ["choose-option aim", "choose-option aim of cache"] : []);
    }
  });

  it("[leg.actions.aim] The offensive side of Offensive Stance gives two aim tokens for an aim action, and none for a dodge action", () => {
    const gains = (side: "A" | "B"): readonly number[] => {
      const luke: Fielding = { ...STORM, upgrades: ["offensive-stance"], state: { sides: [side] } };
      const { state } = acts([luke], [REBELS, FAR]);
      return [
        tokensByUnit(after(state, [perform("aim")]), "aim")[0] ?? 0,
        tokensByUnit(after(state, [perform("dodge")]), "dodge")[0] ?? 0,
      ];
    };
    expect([gains("A"), gains("B")]).toEqual([
      [2, 1],
      [1, 2],
    ]);
    const defends = (side: "A" | "B"): boolean => {
      const target: Fielding = { ...STORM, upgrades: ["offensive-stance"], state: { sides: [side] } };
      return isWithheld({ box, state: scene({ armies: [[target], [REBELS]] }) }, 0, "dodge");
    };
    expect([defends("A"), defends("B")]).toEqual([true, false]);
  });

  it("[leg.actions.dodge] The defensive side of Offensive Stance gives both dodge tokens at once, also for dodge actions outside its activation", () => {
    const luke: Fielding = { ...STORM, at: [450, 300], upgrades: ["offensive-stance"], state: { sides: ["B"] } };
    const lando: Fielding = { unit: "lando-calrissian-canny-general", at: [300, 300] };
    const gained = (units: readonly Fielding[], ...actions: readonly Action[]) =>
      eventsOf(playOut(acts(units).state, actions), "tokens-gained").map(({ unit, token, amount }) => ({
        unit,
        token,
        amount,
      }));
    expect(gained([luke, lando], perform("dodge"))).toEqual([{ unit: "p1.0", token: "dodge", amount: 2 }]);
    const guided = gained([lando, luke], perform("guidance"), choose("perform dodge"));
    expect(guided).toEqual([{ unit: "p1.1", token: "dodge", amount: 2 }]);
  });

  it("A DC-17m ICWS Config may be turned over when an activation starts, exhausted or not", () => {
    const commandos: Fielding = {
      ...STORM,
      upgrades: ["dc-17m-icws-config"],
      state: { cards: ["exhausted"], sides: ["A"] },
    };
    const asked = acts([commandos], [FAR], { stage: "start" }).state;
    expect(engine.decision(asked)).toMatchObject({ kind: "side" });
    const turned = after(asked, [choose("side B")]);
    expect([turned.units[0]?.sides, turned.units[0]?.cards]).toEqual([["B"], ["exhausted"]]);
  });
});
