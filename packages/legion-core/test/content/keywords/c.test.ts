import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { issueOrder } from "../../../src/rounds/orders.ts";
import type { Action } from "../../../src/state/actions.ts";
import { oneOf } from "../../../src/state/hooks/played.ts";
import type { State } from "../../../src/state/state.ts";
import { mm } from "../../../src/table/lengths.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { add, DONE, moving, PASS, perform, unitChosen } from "../../helpers/actions.ts";
import {
  acting,
  activation,
  acts,
  FAR,
  given,
  moved,
  PHASE,
  READY,
  STORM,
  WAITING,
} from "../../helpers/activations.ts";
import { HERE, THERE } from "../../helpers/attacks.ts";
import { movesOf, movingScene, standing, straight } from "../../helpers/moves.ts";
import { eventsOf, offered, topKind, weapons } from "../../helpers/reading.ts";
import { box, command, done, engine, type Fielding, playOut, REBELS, scene, settled } from "../../helpers/scene.ts";
import { EAST } from "../../helpers/table.ts";
import { across, wall } from "../../helpers/terrain.ts";

describe("Calculate Odds", () => {
  const droid: Fielding = { unit: "k-2so-sardonic-security-droid", at: HERE };

  it("[leg.kw.calculate-odds] Calculate Odds gives a trooper unit at range 2 an aim, a dodge and a suppression token", () => {
    const friends: readonly Fielding[] = [
      droid,
      { unit: "rebel-troopers", at: [300, 500] },
      { unit: "at-rt-rebel-alliance", at: [450, 300] },
      { unit: "rebel-troopers", at: [1200, 300] },
    ];
    const asked = playOut(acts(friends).state, [perform("calculate-odds")]).state;
    expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    const helped = playOut(asked, [unitChosen("p1.1")]).state;
    expect((["aim", "dodge", "suppression"] as const).map((token) => unitTokens(helped, 1, token))).toEqual([1, 1, 1]);
    expect(offered(helped)).not.toContain("perform calculate-odds");
  });

  it("[leg.kw.calculate-odds] Calculate Odds cannot choose a unit out of sight, but can always choose its own unit", () => {
    const start = scene({
      armies: [[droid, { unit: "rebel-troopers", at: [300, 550] }], [FAR]],
      table: wall(0, 400, 900, 20),
      frames: [PHASE, acting(0)],
    });
    const helped = playOut(settled(start).state, [perform("calculate-odds")]).state;
    expect([0, 1].map((unit) => unitTokens(helped, unit, "aim"))).toEqual([1, 0]);
  });
});

describe("Charge", () => {
  const RIOT = { unit: "stormtrooper-riot-squad", at: HERE } as const;

  const REBELS = { unit: "rebel-troopers", at: [300, 357] } as const;

  const OTHERS = { unit: "rebel-troopers", at: [700, 400] } as const;

  it("[leg.kw.charge.trigger] [leg.kw.charge.limits] Charge gives a free melee attack on the unit that a move action brought the unit into melee with", () => {
    const state = moved(RIOT, [REBELS, OTHERS], { charged: 1 });
    expect(offered(state)).toEqual(["effect 0", "pass"]);
    const attack = playOut(state, [{ type: "effect", subject: 0 }]);
    expect(eventsOf(attack, "action-performed")).toMatchObject([{ action: "attack", free: true, cause: "charge" }]);
    expect(weapons(attack.state)).toEqual([0, 1, 2, 3].map((place) => `p1.0.${place} 0 melee`));
    expect(topKind(playOut(state, [PASS]).state)).not.toBe("attack");
  });

  it("[leg.kw.charge.limits] A unit in contact with two enemies may use Charge only against the one it moved into contact with", () => {
    const beside = { unit: "rebel-troopers", at: [300, 243] } as const;
    const state = moved(RIOT, [REBELS, beside], { charged: 2 });
    const attack = playOut(state, [{ type: "effect", subject: 0 }]).state;
    expect(attack.frames.find(({ kind }) => kind === "attack")).toMatchObject({ pools: [{ defender: 2 }] });
    expect(offered(playOut(attack, [add(0, 0, "melee")]).state)).not.toContain("declare p2.0");
  });

  it("[leg.kw.charge.trigger] Charge gives no attack if the move started no melee", () => {
    expect(topKind(moved(RIOT, [{ ...REBELS, at: THERE }]))).not.toBe("effects");
    expect(topKind(moved(RIOT, [REBELS]))).not.toBe("effects");
  });

  it("[leg.kw.charge.one-attack-action] [leg.attack.one-attack-action] Charge gives no attack to a unit that has already attacked, or outside its activation", () => {
    expect(topKind(moved(RIOT, [REBELS], { charged: 1 }, { done: ["attack", "move"] }))).not.toBe("effects");
    expect(topKind(moved(RIOT, [REBELS], { charged: 1 }, { unit: 1 }))).not.toBe("effects");
  });
});

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

describe("Cumbersome", () => {
  const enemy: Fielding = { unit: "rebel-troopers", at: [340, 550], state: READY };

  const forced = { order: "faceup" } as const;

  it("[leg.kw.cumbersome] The dice of a Cumbersome weapon are downgraded after a move in the same activation", () => {
    const rockets: Fielding = { unit: "stormtroopers", upgrades: ["hh-12-stormtrooper"], at: HERE, state: forced };
    const dice = (moved: readonly string[]) => {
      const frames = [PHASE, acting(0, { done: moved })];
      const start = settled(scene({ armies: [[rockets], [{ ...enemy, at: [300, 600] }]], frames })).state;
      const formed = playOut(start, [perform("attack"), add(4, 2), DONE], ["blank", "blank", "blank"]);
      return eventsOf(formed, "dice-rolled")[0]?.dice;
    };
    expect(dice([])).toEqual(["black-attack", "black-attack", "black-attack"]);
    expect(dice(["move"])).toEqual(["white-attack", "white-attack", "white-attack"]);
  });
});

describe("Cumbersome", () => {
  it("[leg.kw.cumbersome] Any move in its own activation, compulsory moves and withdrawals included, downgrades Cumbersome; moves in other activations do not", () => {
    const dice = (unit: number, moved: readonly string[]) => {
      const armies = [[{ unit: "stormtroopers" }], [{ unit: "rebel-troopers" }]] as const;
      const state = scene({ armies, frames: [acting(unit, { done: moved })] });
      return oneOf(box.keywords, "cumbersome", "dice")?.({ box, state }, 0, [0, 2, 1]);
    };
    for (const move of ["move", "withdraw", "compulsory-move"]) {
      expect([move, dice(0, ["aim", move])]).toEqual([move, [2, 1, 0]]);
      expect([move, dice(1, [move])]).toEqual([move, [0, 2, 1]]);
    }
    expect(dice(0, ["aim", "dodge"])).toEqual([0, 2, 1]);
  });
});

describe("Cycle", () => {
  const fleet = (cards: "readied" | "exhausted"): Fielding => {
    return { unit: "fleet-troopers", upgrades: ["mpl-57-barrage-trooper"], at: HERE, state: { cards: [cards] } };
  };

  const others: Fielding = { unit: "stormtroopers", at: [300, 600], state: READY };

  it("[leg.kw.cycle] Cycle readies a card at the end of the activation only if it was not used during it", () => {
    const dice = box.cards.upgrades.get("mpl-57-barrage-trooper")?.weapons?.[0]?.dice;
    const count = (dice?.red ?? 0) + (dice?.black ?? 0) + (dice?.white ?? 0);
    const blanks = Array.from({ length: count }, () => "blank");
    const rested = playOut(acts([fleet("exhausted")], [others]).state, [DONE]);
    expect(rested.state.units[0]?.cards).toEqual(["readied"]);
    expect(eventsOf(rested, "card-turned")).toMatchObject([{ rule: "leg.kw.cycle" }]);
    const armed = playOut(acts([fleet("readied")], [others]).state, [perform("attack")]).state;
    const used = playOut(armed, [add(4, 1), DONE], blanks).state;
    expect(used.units[0]?.cards).toEqual(["exhausted"]);
    expect(used.frames.flatMap((frame) => (frame.kind === "activation" ? frame.marks : []))).toEqual([
      "used mpl-57-barrage-trooper",
    ]);
  });

  it("[leg.kw.cycle] A card with Cycle is not readied at the end of a friend's activation, and a readied card stays readied", () => {
    const friend: Fielding = { unit: "rebel-troopers", at: [800, 300] };
    const friends = playOut(acts([friend, fleet("exhausted")], [others]).state, [DONE]);
    expect(friends.state.units[1]?.cards).toEqual(["exhausted"]);
    const own = playOut(acts([fleet("readied"), friend], [others]).state, [DONE]);
    expect(eventsOf(own, "card-turned")).toEqual([]);
  });
});

describe("Compel", () => {
  const krennic = (x: number): Fielding => ({ unit: "director-orson-krennic-architect-of-terror", at: [x, 300] });
  const storm = (suppression: number): Fielding => ({ unit: "stormtroopers", at: [300, 450], tokens: { suppression } });
  const compelled = (units: readonly Fielding[]): State => acts(units, undefined, { stage: "panic" }).state;
  const USE = { type: "effect", subject: 0 } as const;

  it("[leg.kw.compel] A suppressed trooper unit near a friend with Compel may gain a suppression token for a free move action", () => {
    const asked = compelled([storm(1), krennic(300)]);
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const moves = playOut(asked, [USE]);
    expect(unitTokens(moves.state, 0, "suppression")).toBe(2);
    expect(engine.decision(moves.state)?.kind).toBe("move");
    expect(moves.state.frames.flatMap((frame) => (frame.kind === "activation" ? [frame.actions] : []))).toEqual([1]);
    expect(unitTokens(playOut(asked, [{ type: "pass" }]).state, 0, "suppression")).toBe(1);
  });

  it("[leg.kw.compel] Compel is not offered to vehicles or to units that are not suppressed, panicked, far away or have Compel themselves", () => {
    expect(offered(compelled([storm(0), krennic(300)]))).not.toContain("effect 0");
    expect(offered(compelled([storm(1), krennic(1200)]))).not.toContain("effect 0");
    expect(offered(compelled([{ ...krennic(300), tokens: { suppression: 2 } }]))).not.toContain("effect 0");
    const far: Fielding = { unit: "gar-saxon-militant-commander", at: [300, 300] };
    expect(offered(compelled([{ ...storm(2), unit: "at-st" }, far]))).not.toContain("effect 0");
  });

  it("[leg.kw.compel] Compel applies only to the units that its card names, and two friends with Compel give one move", () => {
    const vader: Fielding = { unit: "darth-vader-dark-lord-of-the-sith", at: [300, 300] };
    expect(offered(compelled([storm(1), vader]))).toContain("effect 0");
    const scouts: Fielding = { ...storm(2), unit: "imperial-death-troopers" };
    expect(offered(compelled([scouts, vader]))).not.toContain("effect 0");
    expect(offered(compelled([scouts, krennic(300)]))).toContain("effect 0");
    const both = compelled([storm(1), krennic(300), vader]);
    expect(offered(both)).toEqual(["effect 0", "effect 1", "pass"]);
    const moved = playOut(both, [USE, moving(straight(1, EAST, [360, 450]))]).state;
    expect(engine.decision(moved)?.kind).toBe("action");
  });

  it("[leg.kw.dauntless.no-compel] A unit with Dauntless uses its own keyword and cannot be compelled", () => {
    const brother: Fielding = { unit: "fifth-brother-the-kill-is-mine", at: [300, 450], tokens: { suppression: 2 } };
    expect(offered(compelled([brother, krennic(300)]))).toEqual(["effect 0", "pass"]);
    expect(engine.decision(compelled([brother, krennic(300)]))).toMatchObject({
      context: { effects: [{ effect: "dauntless", unit: "p1.0" }] },
    });
  });
});

describe("Cunning", () => {
  /** The step in which priority is settled, with these cards revealed. */
  const settling = (
    mine: string,
    theirs: string,
    units: readonly Fielding[],
    enemies: readonly Fielding[],
    more: Partial<State> = {},
  ) => {
    const start = scene({
      armies: [units, enemies],
      players: [{ revealed: command(mine) }, { revealed: command(theirs) }],
      frames: [{ kind: "command", stage: "priority", turn: 0 }],
      state: { phase: "command", priority: null, ...more },
    });
    return (draws: readonly string[] = []) => eventsOf(settled(start, draws), "priority-settled");
  };
  const KRENNIC: Fielding = { unit: "director-orson-krennic-architect-of-terror" };
  const DOOKU: Fielding = { unit: "count-dooku-darth-tyranus" };

  it("[leg.kw.cunning.tie] A card of a unit with Cunning counts one pip less if priority would be tied", () => {
    const first = settling("deploy-the-garrison", "push", [KRENNIC, STORM], [...REBELS]);
    expect(first()).toMatchObject([{ seat: "player-1", roll: null, rule: "leg.command.priority-fewest-pips" }]);
    const other = settling("push", "deploy-the-garrison", [...REBELS], [KRENNIC, STORM]);
    expect(other()).toMatchObject([{ seat: "player-2", roll: null }]);
  });

  it("[leg.kw.cunning.tie] Cunning has no effect without a tie or with a card of another unit", () => {
    const apart = settling("annihilation-looms", "push", [KRENNIC, STORM], [...REBELS]);
    expect(apart()).toMatchObject([{ seat: "player-2", roll: null }]);
    const plain = settling("push", "push", [KRENNIC, STORM], [...REBELS]);
    expect(plain(["block"])).toMatchObject([{ seat: "player-1", roll: "block" }]);
  });

  it("[leg.kw.cunning.tie] An operative with Cunning breaks the tie with its own card, as a commander does", () => {
    const vader: Fielding = { unit: "darth-vader-the-emperors-apprentice" };
    const settled = (...keywords: readonly string[]) =>
      settling("vaders-might", "ambush", [vader, STORM], [...REBELS], given(0, ...keywords));
    expect(settled("cunning")()).toMatchObject([{ seat: "player-1", roll: null }]);
    expect(settled()(["blank"])).toMatchObject([{ roll: "blank" }]);
  });

  it("[leg.kw.cunning.both] If both players reveal cards of units with Cunning, the tie remains and a die decides it", () => {
    const both = settling("deploy-the-garrison", "double-the-fall", [KRENNIC, STORM], [DOOKU, STORM]);
    expect(both(["blank"])).toMatchObject([{ seat: "player-2", roll: "blank", rule: "leg.command.priority-tie-roll" }]);
  });
});

describe("Command Vehicle", () => {
  it("[leg.kw.command-vehicle-x] A friend near a Command Vehicle X may use X as its own courage when it is checked for panic", () => {
    const droids = (suppression: number): Fielding => ({
      unit: "stormtroopers",
      at: [300, 300],
      tokens: { suppression },
    });
    const bike = (x: number): Fielding => ({ unit: "general-grievous-wheel-bike-warlord", at: [x, 450] });
    const checked = (units: readonly Fielding[]) => settled(activation("panic", units));
    const asked = checked([droids(2), bike(300)]).state;
    expect(offered(asked)).toEqual(["choose-unit p1.1", "pass"]);
    expect(engine.decision(playOut(asked, [unitChosen("p1.1")]).state)?.kind).toBe("action");
    expect(eventsOf(checked([droids(4), bike(300)]), "unit-panicked")).toHaveLength(1);
    expect(eventsOf(checked([droids(2), bike(1500)]), "unit-panicked")).toHaveLength(1);
  });
});

describe("Climbing Vehicle", () => {
  const walker = (unit: string): Fielding => ({ unit, state: standing([[300, 300]], EAST) });
  const WALKER = walker("dsd1-dwarf-spider-droid");
  const up = (speed: 1 | 2, climbs: boolean): Action => {
    const ride = {
      type: "notched",
      towards: "front",
      tool: { speed, first: EAST, second: EAST },
      followers: "auto",
    } as const;
    return moving({ ...ride, travel: "full", ...(climbs ? { climbs } : {}) });
  };
  /** Before a block of so many millimetres, long enough to stand on. */
  const before = (unit: Fielding, top: number, from = 330) =>
    movingScene([[unit], WAITING], { table: across(top, {}, from, 400) });

  it("[leg.kw.climbing-vehicle] A Climbing Vehicle climbs like troopers: one height, or two with Expert Climber", () => {
    const expert = playOut(before(WALKER, 190), [up(1, true)]).state;
    expect(expert.units[0]?.miniatures[0]?.z).toBe(mm(190));
    const crab = walker("lm-432-crab-droid");
    expect(engine.why(before(crab, 140), up(1, true))).toBe(undefined);
    const stopped = engine.apply(before(crab, 190), up(1, true));
    expect(stopped.ok && stopped.value.state.units[0]?.miniatures[0]?.z !== mm(190)).toBe(false);
  });

  it("[leg.kw.climbing-vehicle] A Climbing Vehicle gains height only by a climb with the speed-1 tool, and other vehicles cannot climb", () => {
    expectIllegal(engine.apply(before(WALKER, 140), up(2, true)), "leg.climb.speed-one");
    const walks = engine.apply(before(WALKER, 140), up(1, false));
    expect(walks.ok && walks.value.state.units[0]?.miniatures[0]?.z === mm(140)).toBe(false);
    expectIllegal(engine.apply(before(walker("at-st"), 140), up(1, true)), "leg.move.granted-speed");
    const granted = movingScene([[WALKER], WAITING], {
      reason: "effect",
      terms: { speed: 1 },
      table: across(140, {}, 330, 400),
    });
    expectIllegal(engine.apply(granted, up(1, true)), "leg.move.granted-speed");
    expectIllegal(
      engine.apply(movingScene([[WALKER], WAITING], { terms: { compulsory: true } }), up(1, true)),
      "leg.move.granted-speed",
    );
  });

  it("[leg.kw.climbing-vehicle] A Climbing Vehicle is offered climbs beside an obstacle, but not in the open", () => {
    const offered = movesOf(before(WALKER, 140));
    expect(offered.some((move) => move.type === "notched" && move.climbs === true)).toBe(true);
    expect(
      movesOf(movingScene([[WALKER], WAITING])).some((move) => move.type === "notched" && move.climbs === true),
    ).toBe(false);
  });
});
