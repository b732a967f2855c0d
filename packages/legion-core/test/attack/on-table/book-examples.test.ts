import { describe, expect, it } from "vitest";
import { fightsOf } from "../../../src/moving/melee.ts";
import { isEngaged } from "../../../src/moving/moves.ts";
import { startAttack } from "../../../src/rounds/performing.ts";
import { tokensOf } from "../../../src/state/tokens.ts";
import { mm } from "../../../src/table/lengths.ts";
import { dealWounds } from "../../../src/units/wounds/casualties.ts";
import { add, DONE, declare, faces, moving, wound } from "../../helpers/actions.ts";
import { acting } from "../../helpers/activations.ts";
import { attackOf, HERE } from "../../helpers/attacks.ts";
import { inContact, movingScene, placeAll, standing, straight } from "../../helpers/moves.ts";
import { eventsOf, left, offered, weapons } from "../../helpers/reading.ts";
import { box, done, engine, playOut, scene, settled } from "../../helpers/scene.ts";
import { wall } from "../../helpers/terrain.ts";

const POISON = { rule: "leg.wounds.outside-attack", cause: "poison" } as const;

/** Six droids, one of them fallen, and one with a heavy weapon; the fifth stands behind a house that hides all enemies. */
const DROIDS = {
  unit: "b1-battle-droids",
  upgrades: ["e-5c-b1-battle-droid"],
  state: standing([HERE, [270, 300], [330, 300], [300, 270], [420, 300], [0, 0], [270, 270]]),
} as const;
const HOUSE = wall(360, 340, 130, 20);
const CLONES = { unit: "clone-trooper-infantry", at: [300, 550] } as const;
const BEN = { unit: "obi-wan-kenobi-civilized-warrior", at: [150, 550] } as const;

/** The droids attack the clones and whoever else is said, with the fallen one off the table. */
function droidsAttack(...others: readonly Parameters<typeof attackOf>[1][number][]) {
  const start = scene({ armies: [[DROIDS], [CLONES, ...others]], table: HOUSE });
  const units = start.units.map((one, unit) =>
    unit > 0
      ? one
      : {
          ...one,
          miniatures: one.miniatures.map((mini, place) =>
            place === 5 ? { ...mini, status: "defeated" as const, wounds: 1 } : mini,
          ),
        },
  );
  return done({ ...start, units }, (work) => startAttack(work, 0, "attack")).state;
}

describe("the book's examples of forming pools", () => {
  it("[leg.defender.range] [leg.defender.los] Droids may declare Obi-Wan or clones as the defender if both are at range 3 and in sight", () => {
    const state = droidsAttack(BEN, { unit: "clone-commander-cody-leader-of-the-212th", at: [300, 860] });
    expect(offered(state)).toEqual(["declare p2.0", "declare p2.1"]);
  });

  it("[leg.pool.eligible] [leg.pool.one-weapon-each] A pool of five droids, of which one sees no enemy, has four E-5 rifles", () => {
    const state = droidsAttack(BEN);
    const declared = playOut(state, [declare("p2.0")]).state;
    expect(new Set(weapons(declared).map((one) => one.split(" ")[0]))).toEqual(
      new Set(["p1.0.0", "p1.0.1", "p1.0.2", "p1.0.3", "p1.0.6"]),
    );
    const four = playOut(declared, [add(0, 1), add(1, 1), add(2, 1), add(3, 1), DONE]);
    expect(eventsOf(four, "attack-declared")).toMatchObject([{ defender: "p2.0", dice: [4, 0, 0] }]);
  });

  it("[leg.pool.additional-defender] A heavy weapon not used in the first pool may form a pool against an additional defender", () => {
    const line = [declare("p2.0"), add(0, 1), add(1, 1), add(2, 1), add(3, 1), DONE, declare("p2.1")];
    const two = playOut(droidsAttack(BEN), line);
    expect(eventsOf(two, "attack-declared").map(({ defender, dice }) => [defender, dice])).toEqual([
      ["p2.0", [4, 0, 0]],
      ["p2.1", [0, 3, 0]],
    ]);
  });

  it("[leg.upgrade.weapon-exhausts] The MPL-57 of the fleet troopers exhausts when its dice are added, and cannot be added to another pool", () => {
    const fleet = { unit: "fleet-troopers", upgrades: ["mpl-57-barrage-trooper"], at: HERE } as const;
    const state = attackOf([fleet], [CLONES]);
    const place = (state.units[0]?.miniatures.length ?? 0) - 1;
    const all = weapons(state).filter((one) => one.startsWith(`p1.0.${place} `));
    const mpl = Number(all[all.length - 1]?.split(" ")[1]);
    const shot = playOut(state, [add(place, mpl), DONE], faces(3, "blank"));
    expect(eventsOf(shot, "attack-declared")).toMatchObject([{ dice: [2, 1, 0] }]);
    expect(shot.state.units[0]?.cards).toEqual(["exhausted"]);
    const again = done(shot.state, (work) => startAttack(work, 0, "attack")).state;
    expect(weapons(again)).not.toContain(all[all.length - 1]);
  });

  it("[leg.kw.spray] The flamethrower of an AT-RT with Spray adds six black dice against three death troopers", () => {
    const at = { unit: "at-rt-rebel-alliance", upgrades: ["at-rt-flamethrower"], state: standing([[300, 300]]) };
    const troopers = standing([
      [460, 300],
      [460, 330],
      [460, 270],
      [1700, 800],
    ]);
    const death = { unit: "imperial-death-troopers", state: troopers } as const;
    const start = scene({ armies: [[at], [death]] });
    const three = done(start, (work) => {
      work.unit(1).leader = 0;
      work.miniature(1, 3).status = "defeated";
      startAttack(work, 0, "attack");
    }).state;
    const shot = playOut(three, [add(0, 2)], faces(6, "blank"));
    expect(eventsOf(shot, "attack-declared")).toMatchObject([{ dice: [0, 6, 0] }]);
  });
});

describe("the book's examples of wounds", () => {
  it("[leg.wounds.assign] [leg.wounds.continue] Five clones that suffer three wounds lose three miniatures", () => {
    const clones = { unit: "clone-trooper-infantry", upgrades: ["clone-engineer"] } as const;
    const start = scene({ armies: [[], [clones]] });
    expect(start.units[0]?.miniatures).toHaveLength(5);
    const { state } = done(start, (work) => dealWounds(work, 0, 3, POISON));
    const after = playOut(state, [wound("p2.0.1"), wound("p2.0.3"), wound("p2.0.4")]).state;
    expect(left(after, 0)).toEqual([0, 2]);
    expect(after.frames).toEqual([]);
  });

  it("[leg.resiliency.damage-token] [leg.resiliency.once-per-game] [leg.tokens.vehicle-damage] An AAT with three wounds that suffers three more is damaged once, after the attack is resolved", () => {
    const tank = { unit: "aat-battle-tank", at: [300, 700] } as const;
    const hurt = (state: ReturnType<typeof attackOf>) =>
      done(state, (work) => {
        work.miniature(1, 0).wounds = 3;
        startAttack(work, 0, "attack");
      }).state;
    const shooters = { unit: "snowtroopers", upgrades: ["t-7-ion-snowtrooper"], at: HERE } as const;
    const start = hurt(scene({ armies: [[shooters], [tank]] }));
    const shot = playOut(start, [add(4, 2), DONE], [...faces(3, "critical"), ...faces(3, "blank")]);
    expect(shot.state.units[1]).toMatchObject({ damaged: true, miniatures: [{ wounds: 6 }] });
    const told = shot.events.map(({ type }) => type);
    expect(told.indexOf("vehicle-damaged")).toBeGreaterThan(told.indexOf("pool-resolved"));
    expect(told.indexOf("vehicle-damaged")).toBeGreaterThan(told.indexOf("unit-wounded"));
    const again = done(shot.state, (work) => dealWounds(work, 1, 1, POISON));
    expect(eventsOf(again, "vehicle-damaged")).toEqual([]);
    const less = playOut(start, [add(4, 2), DONE], [...faces(3, "critical"), "blank", "blank", "block"]);
    expect(eventsOf(less, "vehicle-damaged")).toEqual([]);
  });
});

describe("the book's example of standby", () => {
  const droids = { unit: "b1-battle-droids", at: [300, 500], tokens: { standby: 1 } } as const;
  const clones = { unit: "clone-trooper-infantry", at: HERE } as const;

  it("[leg.standby.trigger] [leg.standby.effect] Clones may spend a standby token after droids at range 2 in sight act, to move or attack", () => {
    const start = scene({ armies: [[clones], [droids]], frames: [acting(0)] });
    const { state } = playOut(start, [{ type: "perform", subject: "dodge" }]);
    expect(tokensOf(state.units[0]?.tokens ?? [], "dodge")).toBe(1);
    expect(offered(state)).toEqual(["choose-unit p2.0", "pass"]);
    const spent = playOut(state, [{ type: "choose-unit", subject: "p2.0" }]).state;
    expect(offered(spent)).toEqual(["perform attack", "perform move"]);
  });
});

describe("the book's example of moving into melee", () => {
  it("[leg.melee.start-step-1] [leg.melee.start-step-2] [leg.melee.start-step-3] When clones charge the leader of droids, that leader stays and the other droids move into contact", () => {
    const spots = [
      [420, 300],
      [450, 330],
      [450, 270],
      [480, 300],
      [480, 330],
      [480, 270],
    ] as const;
    const battle = { unit: "b1-battle-droids", state: standing(spots) };
    const clones = { unit: "clone-trooper-infantry", at: HERE } as const;
    const charge = moving(straight(1, { x: 1, y: 0 }, [393, 300]));
    let now = playOut(movingScene([[clones], [battle]]), [charge]).state;
    const asked: string[] = [];
    while (engine.decision(now)?.kind === "place") {
      const rule = engine.decision(now)?.rule ?? "";
      if (asked[asked.length - 1] !== rule) asked.push(rule);
      const [first] = engine.legalActions(now);
      now = playOut(now, first === undefined ? [] : [first]).state;
    }
    expect(asked).toEqual(["leg.melee.start-step-1", "leg.melee.start-step-3"]);
    expect(now.units[1]?.miniatures[0]).toMatchObject({ x: mm(420), y: mm(300) });
    expect(inContact(now, 0)).toHaveLength(4);
    expect(inContact(now, 1)).toHaveLength(6);
    expect(fightsOf({ box, state: now }, [0])).toEqual([[0, 1]]);
    expect([0, 1].map((unit) => isEngaged({ box, state: now }, unit))).toEqual([true, true]);
    expect(placeAll(now)).toBe(now);
  });
});

describe("the book's example of applying cover in play", () => {
  it("[leg.cover.apply-heavy] [leg.roll-defense.convert-blank] [leg.compare.wounds] Clones that hit droids in heavy cover with a critical and three hits deal one wound and one suppression", () => {
    // A house of heavy cover right before the droids, as low as their shoulders.
    const clones = { unit: "clone-trooper-infantry", at: HERE } as const;
    const target = { unit: "b1-battle-droids", at: [300, 550] } as const;
    const state = attackOf([clones], [target], { table: wall(200, 490, 200, 15, 20) });
    const line = [add(0, 1), add(1, 1), add(2, 1), add(3, 1)];
    const rolls = ["critical", ...faces(3, "hit"), "blank", "block", "defense-surge", "defense-surge", "block"];
    const shot = playOut(state, line, rolls);
    expect(eventsOf(shot, "dice-rolled").map(({ dice }) => dice.length)).toEqual([4, 3, 2]);
    expect(eventsOf(shot, "pool-resolved")).toMatchObject([{ wounds: 1 }]);
    const over = playOut(shot.state, [wound("p2.0.5")]);
    expect(left(over.state, 1)).toEqual([0, 1, 2, 3, 4]);
    expect(tokensOf(over.state.units[1]?.tokens ?? [], "suppression")).toBe(1);
  });
});

describe("the book's examples of suppression", () => {
  const shaken = (suppression: number) => ({ unit: "rebel-troopers", tokens: { suppression } }) as const;

  it("[leg.rally.roll] [leg.suppression.panicked-threshold] [leg.rally.panic-recovery] Rebels with two suppression tokens that roll two blanks panic, have no actions, and lose one token at the end", () => {
    const start = scene({ armies: [[shaken(2)], []], frames: [acting(0, { stage: "start" })] });
    const { state, events } = settled(start, ["blank", "blank"]);
    expect(events.map(({ type }) => type)).toEqual(["dice-rolled", "unit-panicked", "tokens-lost", "activation-ended"]);
    expect(tokensOf(state.units[0]?.tokens ?? [], "suppression")).toBe(1);
  });

  it("[leg.panic.commander-courage] A unit with courage 1 and three suppression tokens need not panic if it uses a commander's courage 2 at range 3", () => {
    const veers = { unit: "general-veers-master-tactician", at: [150, 500] } as const;
    const start = scene({ armies: [[shaken(3), veers], []], frames: [acting(0, { stage: "start" })] });
    const asked = settled(start, ["blank", "blank", "blank"]).state;
    expect(offered(asked)).toEqual(["choose-unit p1.1", "pass"]);
    const calm = playOut(asked, [{ type: "choose-unit", subject: "p1.1" }]);
    expect(eventsOf(calm, "unit-panicked")).toEqual([]);
    expect(calm.state.frames[0]).toMatchObject({ kind: "activation", actions: 1 });
  });
});
