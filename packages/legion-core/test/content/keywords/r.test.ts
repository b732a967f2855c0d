import { nearest } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { poolAgainst } from "../../../src/attack/eligible.ts";
import { poolSituation } from "../../../src/attack/from-table.ts";
import { atMoment } from "../../../src/rounds/moments.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { State } from "../../../src/state/state.ts";
import type { Move } from "../../../src/table/movement/moves.ts";
import type { Direction } from "../../../src/table/vectors.ts";
import { MOVED, MOVED_FULLY } from "../../../src/units/activation.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { readUnit } from "../../../src/units/reading.ts";
import { moving, perform, unitChosen } from "../../helpers/actions.ts";
import { acting, acts, FAR, given, moved, PHASE, WAITING } from "../../helpers/activations.ts";
import { HERE, isBacked } from "../../helpers/attacks.ts";
import { movesOf, movingScene, standing } from "../../helpers/moves.ts";
import { eventsOf, offered, topKind } from "../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene } from "../../helpers/scene.ts";
import { EAST } from "../../helpers/table.ts";

describe("Ready", () => {
  const troopers: Fielding = { unit: "imperial-death-troopers", at: HERE };

  it("[leg.kw.ready-x] A unit with Ready X gains X aim tokens only from a standby action", () => {
    const stood = playOut(acts([troopers]).state, [perform("standby")]).state;
    expect([unitTokens(stood, 0, "aim"), unitTokens(stood, 0, "standby")]).toEqual([1, 1]);
    expect(unitTokens(playOut(acts([troopers]).state, [perform("dodge")]).state, 0, "aim")).toBe(0);
  });
});

describe("Relentless", () => {
  const VADER = { unit: "darth-vader-the-emperors-apprentice", at: HERE } as const;

  const REBELS = { unit: "rebel-troopers", at: [300, 430] } as const;

  it("[leg.kw.relentless] [leg.actions.free-action-window] Relentless gives a free attack after a move action, once per activation", () => {
    const state = moved(VADER, [REBELS, { ...REBELS, at: [450, 430] }]);
    expect(offered(state)).toEqual(["effect 0", "pass"]);
    const attack = playOut(state, [{ type: "effect", subject: 0 }]);
    expect(offered(attack.state)).toEqual(["declare p2.0", "declare p2.1"]);
    expect(eventsOf(attack, "action-performed")).toMatchObject([{ action: "attack", free: true, cause: "relentless" }]);
    expect(topKind(moved(VADER, [REBELS], {}, { done: ["attack"] }))).not.toBe("effects");
    expect(topKind(moved(VADER, [{ ...REBELS, at: [1500, 700] }]))).not.toBe("effects");
  });

  it("[leg.type.creature-attack-and-withdraw] [leg.withdraw.no-attack] Creatures with Relentless may attack after they withdraw, but other units may not", () => {
    const tauntauns = { unit: "tauntaun-riders", at: HERE } as const;
    const withdrawn = [{ reason: "withdraw" }, { done: ["withdraw"] }] as const;
    expect(offered(moved(tauntauns, [REBELS], ...withdrawn))).toEqual(["effect 0", "pass"]);
    expect(topKind(moved(VADER, [REBELS], ...withdrawn))).not.toBe("effects");
    expect(topKind(moved(tauntauns, [REBELS], {}, { done: ["standby", "move"] }))).not.toBe("effects");
  });
});

describe("Reliable", () => {
  const troopers: Fielding = { unit: "imperial-death-troopers", at: HERE };

  it("[leg.kw.reliable-x] A unit with Reliable gains X surge tokens as the Activation Phase begins", () => {
    const clones: Fielding = { unit: "clone-trooper-infantry", at: HERE };
    const started = done(scene({ armies: [[clones, troopers], [FAR]], frames: [PHASE] }), (work) =>
      atMoment(work, "activation-phase-start", null),
    ).state;
    expect([0, 1].map((unit) => unitTokens(started, unit, "surge"))).toEqual([1, 0]);
    const twice = scene({
      armies: [[troopers], [FAR]],
      state: { ongoing: [{ unit: 0, keyword: "reliable", value: 2, until: "game" }] },
      frames: [PHASE],
    });
    const begun = done(twice, (work) => atMoment(work, "activation-phase-start", null)).state;
    expect(unitTokens(begun, 0, "surge")).toBe(2);
  });
});

describe("Retinue", () => {
  const guards = (x: number): Fielding => ({ unit: "ig-100-magnaguard", at: [x, 300] });
  const begun = (units: readonly Fielding[]): State =>
    done(scene({ armies: [units, WAITING], frames: [PHASE] }), (work) => atMoment(work, "activation-phase-start", null))
      .state;
  const KALANI: Fielding = { unit: "kalani-super-tactical-droid", at: [300, 300] };
  const asks = (state: State) => engine.decision(state)?.rule;

  it("[leg.kw.retinue.token] At the start of the Activation Phase a unit with Retinue near a named unit gains an aim or a dodge token", () => {
    const asked = begun([guards(450), KALANI]);
    expect(offered(asked)).toEqual(["choose-option gain-aim", "choose-option gain-dodge"]);
    const dodged = playOut(asked, [{ type: "choose-option", subject: "gain-dodge" }]).state;
    expect([unitTokens(dodged, 0, "aim"), unitTokens(dodged, 0, "dodge")]).toEqual([0, 1]);
    const aimed = playOut(asked, [{ type: "choose-option", subject: "gain-aim" }]).state;
    expect([unitTokens(aimed, 0, "aim"), unitTokens(aimed, 0, "dodge")]).toEqual([1, 0]);
  });

  it("[leg.kw.retinue.token] Retinue requires a friend of the named kind at range 2; other friends and enemies do not count", () => {
    expect(asks(begun([guards(780), KALANI]))).not.toBe("leg.kw.retinue.token");
    // From the guard who stands 30 mm towards him to the edge of his base.
    expect(asks(begun([guards(657), KALANI]))).toBe("leg.kw.retinue.token");
    expect(asks(begun([guards(658), KALANI]))).not.toBe("leg.kw.retinue.token");
    expect(asks(begun([guards(450), { unit: "b1-battle-droids", at: [300, 300] }]))).not.toBe("leg.kw.retinue.token");
    const enemy = scene({
      armies: [[guards(450)], [{ unit: "kalani-super-tactical-droid", at: [300, 300] }, ...WAITING]],
      frames: [PHASE],
    });
    expect(asks(done(enemy, (work) => atMoment(work, "activation-phase-start", null)).state)).not.toBe(
      "leg.kw.retinue.token",
    );
  });

  it("[leg.kw.retinue.backup] A unit with Retinue provides backup only to the units that it names, even if it is not corps", () => {
    const inferno: Fielding = { unit: "imperial-special-forces-inferno-squad", at: [380, 730] };
    expect(isBacked({ unit: "iden-versio-inferno-squad-leader", at: [300, 730] }, inferno)).toBe(true);
    expect(isBacked({ unit: "director-orson-krennic-architect-of-terror", at: [300, 730] }, inferno)).toBe(false);
    expect(
      isBacked(
        { unit: "iden-versio-inferno-squad-leader", at: [300, 730] },
        { ...inferno, unit: "imperial-special-forces" },
      ),
    ).toBe(false);
    // Retinue of the defender itself brings it no backup.
    const retinue = given(1, "retinue");
    expect(
      isBacked(
        { unit: "iden-versio-inferno-squad-leader", at: [300, 730] },
        { ...inferno, unit: "scout-troopers" },
        retinue,
      ),
    ).toBe(false);
  });
});

describe("Reposition", () => {
  const NORTH = { x: 0, y: 1 };
  const tank = (unit: string): Fielding => ({ unit, state: standing([[600, 300]], EAST) });
  const TANK = tank("tx-225-gavw-occupier-tank");
  const ahead = (first: Direction): Action =>
    moving({
      type: "notched",
      towards: "front",
      tool: { speed: 1, first, second: first },
      travel: "full",
      followers: "auto",
    });
  const turn = (heading: Direction): Action => moving({ type: "pivot", heading, followers: "auto" });
  const heading = ({ units }: State) => units[0]?.miniatures[0]?.heading;
  const done = (state: State) => nearest(state, "activation")?.done;

  it("[leg.kw.reposition] A unit with Reposition may pivot once after a standard move, in the same move action", () => {
    const moved = playOut(movingScene([[TANK], WAITING]), [ahead(EAST)]).state;
    expect(engine.decision(moved)).toMatchObject({ kind: "move", context: { optional: true } });
    expect(movesOf(moved).every(({ type }) => type === "pivot")).toBe(true);
    expectIllegal(engine.apply(moved, ahead(EAST)), "leg.move.granted-speed");
    const turned = playOut(moved, [turn(NORTH)]).state;
    expect([heading(turned), done(turned), engine.decision(turned)?.kind]).toEqual([NORTH, ["move"], "action"]);
    expect(heading(playOut(moved, [{ type: "pass" }]).state)).toEqual(EAST);
  });

  it("[leg.kw.reposition] A unit with Reposition that pivots before its standard move cannot pivot after it", () => {
    const turned = playOut(movingScene([[TANK], WAITING]), [turn(NORTH)]).state;
    expect(movesOf(turned).some(({ type }) => type === "pivot")).toBe(false);
    const moved = playOut(turned, [ahead(NORTH)]).state;
    expect([heading(moved), done(moved), engine.decision(moved)?.kind]).toEqual([NORTH, ["move"], "action"]);
    const stayed = playOut(turned, [{ type: "pass" }]).state;
    expect([done(stayed), engine.decision(stayed)?.kind]).toEqual([["move"], "action"]);
  });

  it("[leg.kw.reposition] A unit with Reposition may also pivot before a move granted by an effect, and must then make the move", () => {
    const granted = movingScene([[TANK], WAITING], { reason: "effect", terms: { speed: 1 } });
    const turned = playOut(granted, [turn(NORTH)]).state;
    expect(engine.legalActions(turned).map(({ type }) => type)).not.toContain("pass");
    expect(heading(playOut(turned, [ahead(NORTH)]).state)).toEqual(NORTH);
    const other = movingScene([[tank("at-st")], WAITING], { reason: "effect", terms: { speed: 1 } });
    expectIllegal(engine.apply(other, turn(NORTH)), "leg.move.granted-speed");
  });

  it("[leg.kw.reposition] A unit without Reposition may pivot or move but not both, and an engaged unit with it may only pivot", () => {
    const other = playOut(movingScene([[tank("at-st")], WAITING]), [ahead(EAST)]).state;
    expect(engine.decision(other)?.kind).toBe("action");
    const rider: Fielding = {
      unit: "tauntaun-riders",
      state: standing(
        [
          [300, 300],
          [300, 240],
        ],
        EAST,
      ),
    };
    const held = movingScene([[rider], [{ unit: "stormtroopers", state: standing([[338.5, 300]]) }, ...WAITING]]);
    const pivoted = playOut(held, [turn(EAST)]).state;
    expect(engine.decision(pivoted)?.kind).not.toBe("move");
  });

  it("[leg.kw.reposition] Reposition allows a pivot after deploying and before a compulsory move", () => {
    const craft = tank("raddaugh-gnasp-fluttercraft");
    const bound = movingScene([[craft], WAITING], { terms: { compulsory: true } });
    expect(movesOf(bound).some(({ type }) => type === "pivot")).toBe(true);
    const turned = playOut(bound, [turn(NORTH)]).state;
    expect(engine.legalActions(turned).map(({ type }) => type)).not.toContain("pass");
    const [full] = movesOf(turned);
    expect(full).toMatchObject({ type: "notched", travel: "full", tool: { first: NORTH } });
  });
});

describe("Recharge", () => {
  const commandos = (inactive: number): Fielding => ({
    unit: "clone-commandos",
    at: [300, 300],
    tokens: { "inactive-shield": inactive },
  });
  const shields = (state: State) => [unitTokens(state, 0, "shield"), unitTokens(state, 0, "inactive-shield")];

  it("[leg.kw.recharge-x] A unit with Recharge that recovers may flip up to X inactive shields", () => {
    const rests = (inactive: number) => playOut(acts([commandos(inactive)], WAITING).state, [perform("recover")]).state;
    const [active = 0] = shields(acts([commandos(0)], WAITING).state);
    const asked = rests(2);
    expect(offered(asked)).toEqual(["choose-unit p1.0", "done"]);
    expect(shields(playOut(asked, [unitChosen("p1.0")]).state)).toEqual([active + 1, 1]);
    expect(shields(playOut(asked, [{ type: "done" }]).state)).toEqual([active, 2]);
    expect(engine.decision(rests(0))?.kind).toBe("action");
  });
});

describe("Reconfigure", () => {
  it("[leg.kw.reconfigure] A unit that recovers may turn over its card with Reconfigure, but no other card", () => {
    const wookiees = (upgrade: string): State => {
      const unit: Fielding = { unit: "wookiee-warriors-freedom-fighters", upgrades: [upgrade], at: [300, 300] };
      return playOut(acts([unit], WAITING).state, [perform("recover")]).state;
    };
    const asked = wookiees("battle-shield-wookiee");
    expect(engine.decision(asked)).toMatchObject({ kind: "side", rule: "leg.kw.reconfigure" });
    expect(offered(asked)).toEqual(["choose-option side A", "choose-option side B"]);
    expect(playOut(asked, [{ type: "choose-option", subject: "side B" }]).state.units[0]?.sides).toEqual(["B"]);
    expect(engine.decision(wookiees("bowcaster-wookiee"))?.kind).toBe("action");
  });
});

describe("Reinforcements", () => {
  const ending = (round: number, unit: Fielding): State => {
    const start = scene({ armies: [[unit], WAITING], state: { round, phase: "end" } });
    return done(start, (work) => atMoment(work, "end-phase-start", null)).state;
  };

  it("[leg.kw.reinforcements] A unit with Reinforcements may move at speed 1 at the start of the End Phase of round 1, but in no other round", () => {
    const kalani: Fielding = { unit: "kalani-super-tactical-droid", at: [300, 300] };
    const asked = ending(1, kalani);
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const moves = playOut(asked, [{ type: "effect", subject: 0 }]).state;
    expect(engine.decision(moves)).toMatchObject({ kind: "move", context: { reason: "effect", speed: 1 } });
    expect(engine.decision(ending(2, kalani))).toBe(undefined);
    expect(offered(ending(1, { ...kalani, tokens: { immobilize: 1 } }))).toEqual(["effect 0", "pass"]);
    expect(engine.decision(ending(1, { ...kalani, tokens: { immobilize: 2 } }))).toBe(undefined);
  });

  it("[leg.kw.reinforcements] An undeployed unit cannot deploy by Reinforcements", () => {
    expect(engine.decision(ending(1, { unit: "kalani-super-tactical-droid", at: null }))).toBe(undefined);
  });
});

describe("Ram", () => {
  const brother = { unit: "fifth-brother-the-kill-is-mine", at: HERE } as const;
  const prey: Fielding = { unit: "rebel-troopers", at: [300, 327], tokens: { dodge: 1 } };
  const counts = (mine: Fielding, theirs: Fielding, marks: readonly string[]) => {
    const start = scene({ armies: [[mine], [theirs]], frames: [PHASE, acting(0, { marks })] });
    const rams = readUnit({ box, state: start }, 0).profile.miniatures[0]?.weapons ?? [];
    const weapon = rams.findIndex(({ keywords }) => keywords.some(({ id }) => id === "ram"));
    const pool = {
      ...poolAgainst(1, null),
      attack: "melee",
      weapons: [{ miniature: 0, weapon }],
      dice: [[0, 0, 1]],
    } as const;
    const found = poolSituation({ box, state: start }, 0, pool);
    return found?.situation.weapons[0]?.keywords["ram"];
  };

  it("[leg.kw.ram-x.small] Ram applies to a unit on small bases only if it has moved in this activation", () => {
    expect([counts(brother, prey, []), counts(brother, prey, [MOVED])]).toEqual([undefined, 2]);
  });

  it("[leg.kw.ram-x.notched] Ram applies to a unit on notched bases only after a full move at its highest speed", () => {
    const riders: Fielding = { unit: "tauntaun-riders", state: standing([[300, 300]]) };
    const foe: Fielding = { unit: "stormtroopers", state: standing([[345, 300]]) };
    const by = (...marks: readonly string[]) => counts(riders, foe, marks);
    expect([by(), by(MOVED), by(MOVED, MOVED_FULLY)]).toEqual([undefined, undefined, 1]);
  });

  it("[leg.kw.ram-x.notched] [leg.kw.ram-x.small] An activation records that a unit moved, and whether it was a full move at its highest speed", () => {
    const noted = (unit: string, pick: (move: Move) => boolean) => {
      const start = movingScene([
        [{ unit, state: standing([[600, 400]]) }],
        [{ unit: "stormtroopers", at: [1500, 800] }],
      ]);
      const move = movesOf(start).find(pick);
      if (move === undefined) throw new Error("no such move");
      return nearest(playOut(start, [moving(move)]).state, "activation")?.marks;
    };
    const full = (speed: number) => (move: Move) =>
      move.type === "notched" && move.travel === "full" && move.tool.speed === speed;
    expect(noted("tauntaun-riders", full(3))).toEqual([MOVED, MOVED_FULLY]);
    expect(noted("tauntaun-riders", full(2))).toEqual([MOVED]);
    expect(noted("fifth-brother-the-kill-is-mine", ({ type }) => type === "standard")).toEqual([MOVED]);
    expect(noted("luke-skywalker-hero-of-the-rebellion", ({ type }) => type === "standard")).toEqual([]);
  });
});
