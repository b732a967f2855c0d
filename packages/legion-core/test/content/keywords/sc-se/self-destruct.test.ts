import { at, type ScriptedAnswer } from "@sw/tabletop";
import { expectIllegal, playLine } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { Catalogue, Weapon } from "../../../../src/catalogue/index.ts";
import { defaultCatalogue } from "../../../../src/content/catalogue.ts";
import { ENTRIES } from "../../../../src/content/entries.ts";
import { engineOf } from "../../../../src/engine/engine.ts";
import { type Action, actionKey } from "../../../../src/state/actions.ts";
import { compileBox } from "../../../../src/state/box.ts";
import type { State } from "../../../../src/state/state.ts";
import type { TableSpec } from "../../../../src/table/documents.ts";
import { scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { statusOf } from "../../../../src/units/positions.ts";
import { faces, perform, unitChosen } from "../../../helpers/actions.ts";
import { acting, FAR, PHASE, READY } from "../../../helpers/activations.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";
import { piece, rectangle, wall } from "../../../helpers/terrain.ts";

const defeated = ({ units }: State, unit: number): boolean => statusOf(at(units, unit)) === "defeated";

describe("Self-Destruct", () => {
  /** The other player goes next. */
  const THEIRS = { ...PHASE, side: 1 } as const;

  /** The state with wounds on the first miniature of a unit. */
  function wounded(state: State, unit: number, wounds: number): State {
    const units = state.units.map((one, place) => {
      if (place !== unit) return one;
      return { ...one, miniatures: one.miniatures.map((mini, rank) => (rank === 0 ? { ...mini, wounds } : mini)) };
    });
    return { ...state, units };
  }

  const SPIDER: Fielding = { unit: "dsd1-dwarf-spider-droid", at: [300, 300] };

  const near: Fielding = { unit: "rebel-troopers", at: [300, 420], tokens: { dodge: 1 }, state: READY };

  const friend: Fielding = { unit: "b1-battle-droids", at: [440, 300], state: READY };

  /** The droid, with so many wounds, in the middle of its actions. */
  const acts = (
    wounds: number,
    mine = [SPIDER],
    theirs: readonly Fielding[] = [near],
    table = wall(0, 0, 1, 1),
  ): State => settled(wounded(scene({ armies: [mine, theirs], frames: [THEIRS, acting(0)], table }), 0, wounds)).state;

  const shrapnel = (...faces: readonly string[]) =>
    faces.map((answer) => ({ label: "self-destruct:black-attack", answer }));

  /** The unit with its leader alone. */
  function alone(unit: State["units"][number]): State["units"][number] {
    return {
      ...unit,
      miniatures: unit.miniatures.map((one, rank) => (rank === 0 ? one : { ...one, status: "defeated" })),
    };
  }

  it("[leg.kw.self-destruct-x-unit.requirement] A unit may self-destruct once its wounds are at least half of its threshold", () => {
    expect(offered(acts(3))).toContain("perform self-destruct");
    expect(offered(acts(2))).not.toContain("perform self-destruct");
    expectIllegal(engine.apply(acts(2), perform("self-destruct")), "leg.kw.self-destruct-x-unit.requirement");
  });

  it("[leg.kw.self-destruct-x-unit.roll] For Self-Destruct X each unit in turn rolls against X black dice: criticals and surges wound, hits suppress", () => {
    const asked = playOut(acts(3, [SPIDER, friend], [near, FAR]), [perform("self-destruct")]).state;
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p2.0"]);
    const first = playOut(asked, [unitChosen("p2.0")], shrapnel("critical", "attack-surge", "hit"));
    expect(eventsOf(first, "dice-rolled")).toMatchObject([{ dice: ["black-attack", "black-attack", "black-attack"] }]);
    const [enemy] = [at(first.state.units, 2)];
    expect(engine.decision(first.state)).toMatchObject({ kind: "wounds", context: { unit: "p2.0", wounds: 2 } });
    expect(unitTokens(first.state, 2, "suppression")).toBe(0);
    expect(enemy.miniatures.some(({ status }) => status === "defeated")).toBe(false);
    const then = playOut(
      first.state,
      [
        { type: "wound", subject: "p2.0.1" },
        { type: "wound", subject: "p2.0.2" },
      ],
      ["blank", "hit", "hit"],
    );
    expect(unitTokens(then.state, 2, "suppression")).toBe(1);
    expect(unitTokens(then.state, 1, "suppression")).toBe(2);
    expect(at(then.state.units, 3).miniatures.every(({ status }) => status === "standing")).toBe(true);
    expect(eventsOf(then, "tokens-gained").map(({ unit, rule }) => [unit, rule])).toEqual([
      ["p2.0", "leg.kw.self-destruct-x-unit.roll"],
      ["p1.1", "leg.kw.self-destruct-x-unit.roll"],
    ]);
  });

  it("[leg.kw.self-destruct-x-unit.roll] Self-Destruct does not affect units beyond range 1 or out of sight", () => {
    const beyond = playOut(acts(3, [SPIDER], [{ ...near, at: [300, 520] }]), [perform("self-destruct")]);
    expect(eventsOf(beyond, "dice-rolled")).toEqual([]);
    const hidden = acts(3, [SPIDER], [near, FAR], wall(100, 345, 400, 10));
    expect(eventsOf(playOut(hidden, [perform("self-destruct")]), "dice-rolled")).toEqual([]);
  });

  it("[leg.kw.self-destruct-x-unit.not-an-attack] A unit damaged by Self-Destruct rolls no defense dice and spends no tokens", () => {
    const struck = playOut(
      acts(
        3,
        [SPIDER],
        [{ unit: "luke-skywalker-jedi-knight", at: [300, 420], tokens: { dodge: 1 }, state: READY }, FAR],
      ),
      [perform("self-destruct")],
      ["critical", "critical", "blank"],
    );
    expect(eventsOf(struck, "dice-rolled")).toHaveLength(1);
    expect(unitTokens(struck.state, 1, "dodge")).toBe(1);
    expect(unitTokens(struck.state, 1, "suppression")).toBe(0);
    expect(at(at(struck.state.units, 1).miniatures, 0).wounds).toBe(2);
  });

  it("[leg.kw.self-destruct-x-unit.defeat] A unit that self-destructs is defeated after the rolls, even if no unit was near", () => {
    for (const enemy of [near, FAR]) {
      const over = playOut(
        acts(5, [SPIDER, friend], [enemy, FAR]),
        [perform("self-destruct")],
        faces(enemy === near ? 0 : 3, "blank"),
      );
      const end = enemy === near ? playOut(over.state, [unitChosen("p2.0")], faces(6, "blank")) : over;
      expect(defeated(end.state, 0)).toBe(true);
      expect(eventsOf(end, "miniature-defeated")).toMatchObject([
        { miniature: "p1.0.0", rule: "leg.kw.self-destruct-x-unit.defeat" },
      ]);
      expect(engine.decision(end.state)?.kind).not.toBe("action");
    }
  });

  it("[leg.kw.self-destruct-x-unit.roll] A unit defeated by Self-Destruct gains no suppression, and Self-Destruct can damage a vehicle", () => {
    const last: Fielding = { unit: "rebel-troopers", at: [300, 420], state: READY };
    const start = acts(3, [SPIDER], [last, FAR, { ...FAR, at: [1500, 500] }]);
    const lone = { ...start, units: start.units.map((one, place) => (place === 1 ? alone(one) : one)) };
    const over = playOut(lone, [perform("self-destruct")], ["critical", "hit", "hit"]);
    expect(defeated(over.state, 1)).toBe(true);
    expect(eventsOf(over, "tokens-gained")).toEqual([]);
    const walker: Fielding = { unit: "at-rt-rebel-alliance", at: [300, 420], state: READY };
    const hurt = playOut(
      wounded(acts(3, [SPIDER], [walker, FAR]), 1, 2),
      [perform("self-destruct")],
      faces(3, "critical"),
    );
    expect(at(hurt.state.units, 1).damaged).toBe(true);
  });

  it("The player of a self-destructing unit chooses the order of the affected units, each once and no other unit", () => {
    const asked = playOut(acts(3, [SPIDER, friend], [near, FAR]), [perform("self-destruct")]).state;
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1", rule: "leg.kw.self-destruct-x-unit.roll" });
    expectIllegal(engine.apply(asked, unitChosen("p2.1")), "leg.kw.self-destruct-x-unit.roll");
  });
});

describe("Self-Destruct, further", () => {
  const LUKE = "luke-skywalker-hero-of-the-rebellion";

  const BOMB: Weapon = {
    name: "Bomb",
    range: { melee: false, min: 1, max: 3 },
    dice: { red: 0, black: 2, white: 0 },
    keywords: [
      { id: "self-destruct", value: 2 },
      { id: "pierce", value: 1 },
    ],
  };

  /** A few cards of the box, so that they are quickly made ready: the bomb stands behind the weapons of the walker, before those of Luke. */
  const home: Catalogue = {
    ...defaultCatalogue,
    units: defaultCatalogue.units.flatMap((card) => {
      if (card.id === "at-rt-rebel-alliance") return [{ ...card, weapons: [...card.weapons, BOMB] }];
      if (card.id === LUKE) return [{ ...card, weapons: [BOMB, ...card.weapons] }];
      return card.id === "stormtroopers" || card.id === "rebel-troopers" ? [card] : [];
    }),
    upgrades: [],
    counterparts: [],
    commands: defaultCatalogue.commands.filter(({ id }) => id === "standing-orders"),
  };

  const own = engineOf(compileBox({ ...ENTRIES, catalogue: home }));

  /** The walker with so many wounds and an aim token among friends, with two enemy units before it, the first of them close. */
  const acts = (
    wounds: number,
    friends: readonly UnitSpec[] = [],
    table: TableSpec = { terrain: [] },
    unit = "at-rt-rebel-alliance",
  ): State =>
    scenario({
      catalogue: home,
      table,
      "player-1": {
        units: [{ unit, at: [300, 300], wounds: [wounds], tokens: { aim: 1 } }, ...friends],
        orderPool: {},
      },
      "player-2": {
        units: [
          {
            unit: "stormtroopers",
            at: [300, 420],
            others: [
              [330, 420],
              [330, 450],
              [330, 480],
            ],
            order: "faceup",
          },
          { unit: "stormtroopers", at: [1500, 800], order: "faceup" },
        ],
        orderPool: {},
      },
      activating: "p1.0",
    });

  const keysOf = (state: State): readonly string[] => own.legalActions(state).map(actionKey);

  const line = (state: State, actions: readonly Action[], draws: readonly ScriptedAnswer[] = []) =>
    playLine({ ...own, actionKey }, state, actions, { draws });

  const GO = perform("self-destruct-attack");

  it("[leg.kw.self-destruct-x-weapon.requirement] A unit with X wounds may make a self-destruct attack in addition to its attack action", () => {
    expect(keysOf(acts(2))).toContain("perform self-destruct-attack");
    expect(keysOf(acts(1))).not.toContain("perform self-destruct-attack");
    expectIllegal(own.apply(acts(1), GO), "leg.kw.self-destruct-x-weapon.requirement");
    // Two white dice, which the aim token might reroll.
    const attacked = line(acts(2), [perform("attack"), { type: "pass" }], faces(2, "blank")).state;
    expect(keysOf(attacked)).toContain("perform self-destruct-attack");
    expect(keysOf(attacked)).not.toContain("perform attack");
  });

  it("[leg.kw.self-destruct-x-weapon.only] A self-destruct weapon cannot be added to a pool of an attack action, even in range", () => {
    const attacked = line(acts(2), [perform("attack"), { type: "pass" }], faces(2, "blank"));
    expect(eventsOf(attacked, "attack-declared")).toMatchObject([{ dice: [2, 0, 0] }]);
  });

  it("[leg.kw.self-destruct-x-weapon.targets] A self-destruct attack uses only its weapon against every unit of both sides at range 1 in sight, engaged ones included", () => {
    const friend: UnitSpec = {
      unit: "rebel-troopers",
      at: [273, 420],
      others: [
        [200, 430],
        [200, 460],
        [200, 490],
      ],
    };
    const asked = line(acts(2, [friend]), [GO]).state;
    expect(keysOf(asked)).toEqual(["choose-unit p1.1", "choose-unit p2.0"]);
    const shot = line(asked, [unitChosen("p2.0")], ["attack-surge", "blank"]);
    expect(eventsOf(shot, "attack-declared")).toMatchObject([
      { unit: "p1.0", defender: "p2.0", dice: [0, 2, 0], rule: "leg.kw.self-destruct-x-weapon.targets" },
    ]);
    // It is the attack of the unit: its aim token may be spent, and its chart makes criticals of surges.
    expect(keysOf(shot.state)).toEqual(["choose-option aim", "pass"]);
    const through = line(shot.state, [{ type: "pass" }], ["blank"]);
    expect(eventsOf(through, "pool-resolved")).toMatchObject([{ unit: "p1.0", defender: "p2.0", wounds: 1 }]);
    const wall = acts(2, [], { terrain: [piece("wall", rectangle(100, 345, 400, 10), 200)] });
    expect(eventsOf(line(wall, [GO]), "attack-declared")).toEqual([]);
  });

  it("[leg.kw.self-destruct-x-weapon.targets] A self-destruct weapon attacks even if it is not the first weapon of its unit", () => {
    const over = line(acts(2, [], undefined, LUKE), [GO, { type: "pass" }], faces(2, "blank"));
    expect(eventsOf(over, "attack-declared")).toMatchObject([{ unit: "p1.0", defender: "p2.0", dice: [0, 2, 0] }]);
    expect(defeated(over.state, 0)).toBe(true);
  });

  it("[leg.kw.self-destruct-x-weapon.defeat] After its self-destruct attacks a unit is defeated", () => {
    const over = line(acts(2), [GO, { type: "pass" }], [...faces(2, "blank")]);
    expect(defeated(over.state, 0)).toBe(true);
    expect(eventsOf(over, "miniature-defeated")).toMatchObject([
      { miniature: "p1.0.0", rule: "leg.kw.self-destruct-x-weapon.defeat" },
    ]);
  });

  it("[leg.kw.self-destruct-x-weapon.defeat] A unit that is not on the battlefield makes no self-destruct attack", () => {
    const [walker, ...others] = acts(2).units;
    if (walker === undefined) throw new Error("no walker");
    const miniatures = walker.miniatures.map((one) => ({ ...one, status: "undeployed" as const }));
    const aboard = { ...acts(2), units: [{ ...walker, miniatures }, ...others] };
    expect(keysOf(aboard)).not.toContain("perform self-destruct-attack");
  });
});
