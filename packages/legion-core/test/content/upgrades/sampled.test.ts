import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { begin, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { DONE, faces, gun, PASS } from "../../helpers/actions.ts";
import { asked, eventsOf, held, offered } from "../../helpers/reading.ts";
import { battle, follow } from "../../helpers/script.ts";
import { NORTH } from "../../helpers/table.ts";

// Upgrades drawn at random (seed 20261128): what their players would expect of them.

const REBELS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };
const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 300] };

/** The highest speed of the moves that a unit may make now. */
function fastest(state: State): number {
  return Math.max(
    ...game
      .legalActions(state)
      .flatMap((one) => (one.type === "move" && "tool" in one.move ? [one.move.tool.speed] : [0])),
  );
}

describe("movement", () => {
  it("[leg.upgrade.static-by-default] A BARC speeder with an RPS-6 gunner is 1 slower", () => {
    const speed = (upgrades: readonly string[]) => {
      const barc: UnitSpec = { unit: "barc-speeder", upgrades, at: [600, 200], heading: NORTH };
      const start = battle([barc], [], {
        "player-1": { units: [barc, { unit: "clone-trooper-infantry", at: [1700, 100] }], hand: [] },
      });
      return fastest(follow(start, "perform move").state);
    };
    expect([speed([]), speed(["barc-rps-6-gunner"])]).toEqual([3, 2]);
  });

  it("[leg.upgrade.static-by-default] Imperial March makes only the second standard move of an activation faster", () => {
    const march: UnitSpec = { ...STORM, upgrades: ["imperial-march"] };
    const first = follow(battle([{ ...march, unit: "stormtrooper-riot-squad" }], []), "perform move").state;
    const [stand] = game.legalActions(first).filter((one) => one.type === "move");
    expect(offered(first)).not.toContain("choose-option imperial-march");
    if (stand === undefined) throw new Error("no move");
    let { state } = follow(first, stand);
    for (let step = 0; asked(state).endsWith("place") && step < 9; step++)
      state = follow(state, offered(state)[0] ?? "").state;
    const second = follow(state, "perform move", "choose-option imperial-march").state;
    expect(fastest(second)).toBe(3);
  });

  it("[leg.kw.unhindered] Environmental Gear lets a unit leave difficult terrain at full speed", () => {
    const swamp = {
      id: "swamp",
      kind: "area",
      cover: "none",
      parts: [
        {
          outline: { kind: "circle", centre: { x: 30_000, y: 30_000 }, radius: 8000 },
          top: 100,
          movement: "difficult",
        },
      ],
    } as const;
    const speed = (upgrades: readonly string[]) =>
      fastest(follow(battle([{ ...STORM, upgrades }], [], { table: { terrain: [swamp] } }), "perform move").state);
    expect([speed([]), speed(["environmental-gear"])]).toEqual([1, 2]);
  });
});

describe("free actions", () => {
  it("[leg.actions.free-action-once] Force Reflexes readied by a recover action cannot be used again in the same activation", () => {
    const luke: UnitSpec = {
      unit: "luke-skywalker-hero-of-the-rebellion",
      upgrades: ["force-reflexes"],
      at: [300, 300],
    };
    const start = scenario({
      activating: "p1.0",
      "player-1": { units: [luke, { ...REBELS, at: [1700, 100] }], hand: [] },
      "player-2": { units: [{ ...STORM, at: [1700, 800] }], hand: [] },
    });
    const used = follow(start, "perform force-reflexes");
    expect([held(used, "p1.0", "dodge"), used.state.units[0]?.cards]).toEqual([1, ["exhausted"]]);
    const recovered = follow(used.state, "perform recover");
    expect(recovered.state.units[0]?.cards).toEqual(["readied"]);
    expect(offered(recovered.state)).not.toContain("perform force-reflexes");
  });

  it("[leg.upgrade.action-exhaust-icons] Call to Arms gives a suppression token and Charge for the round, and costs no action", () => {
    const riot: UnitSpec = { ...STORM, upgrades: ["call-to-arms"], unit: "stormtrooper-riot-squad" };
    const called = follow(battle([riot], []), "perform call-to-arms");
    expect([held(called, "p1.0", "suppression"), called.state.units[0]?.cards]).toEqual([1, ["exhausted"]]);
    const second = follow(called.state, "perform aim");
    expect(offered(second.state)).toContain("perform dodge");
    expect(called.state.ongoing).toMatchObject([{ unit: 0, keyword: "charge", until: "round" }]);
  });

  it("[leg.upgrade.action-exhaust-icons] Agent Kallus immobilizes an enemy unit engaged with his unit, but no other", () => {
    const unit: UnitSpec = {
      ...STORM,
      upgrades: ["agent-kallus"],
      others: [
        [272, 300],
        [272, 330],
        [272, 270],
        [244, 300],
      ],
    };
    const foes: UnitSpec = {
      ...REBELS,
      at: [327, 300],
      others: [
        [355, 300],
        [355, 330],
        [355, 270],
      ],
    };
    const start = battle([unit], [foes, { ...REBELS, at: [300, 600] }]);
    const gripped = follow(start, "perform agent-kallus");
    expect(["p2.0", "p2.1"].map((one) => held(gripped, one, "immobilize"))).toEqual([2, 0]);
    expect(offered(battle([{ ...STORM, upgrades: ["agent-kallus"] }], [{ ...REBELS, at: [300, 600] }]))).not.toContain(
      "perform agent-kallus",
    );
  });
});

describe("attacks", () => {
  it("[leg.upgrade.static-by-default] On the Hunt may give an aim token against a wounded trooper unit, but not against an unwounded one or a vehicle", () => {
    const shot = (target: UnitSpec) => {
      const start = battle([{ ...STORM, unit: "imperial-death-troopers", upgrades: ["on-the-hunt"] }], [target]);
      return offered(follow(start, "perform attack", gun("p1.0.0", 2), DONE).state);
    };
    const leia: UnitSpec = { unit: "leia-organa-fearless-and-inventive", at: [300, 550] };
    expect(shot({ ...leia, wounds: [1] })).toContain("choose-option on-the-hunt");
    expect(shot(leia)).not.toContain("choose-option on-the-hunt");
    expect(shot({ unit: "at-rt-rebel-alliance", at: [300, 560], wounds: [1] })).not.toContain(
      "choose-option on-the-hunt",
    );
  });

  it("[leg.kw.arsenal-x.contribute] A Heavy Blaster Pistol with its Arsenal 2 may be used together with the unit's own pistol", () => {
    const officer: UnitSpec = {
      unit: "rebel-officer-fighting-for-freedom",
      upgrades: ["heavy-blaster-pistol-rebel"],
      at: [300, 300],
    };
    const start = scenario({
      activating: "p1.0",
      "player-1": { units: [officer, { ...REBELS, at: [1700, 100] }], hand: [] },
      "player-2": {
        units: [
          { ...STORM, at: [300, 500] },
          { ...STORM, at: [1700, 800] },
        ],
        hand: [],
      },
    });
    const formed = follow(start, "perform attack");
    const weapons = offered(formed.state).filter((key) => key.startsWith("add-weapon"));
    expect(weapons).toHaveLength(2);
    const both = follow(formed.state, ...weapons);
    expect(eventsOf(both, "attack-declared")).toHaveLength(1);
  });
});

describe("the rest of the round", () => {
  it("[leg.upgrade.static-by-default] Endurance may remove a suppression token as the Activation Phase ends", () => {
    const state = begin({
      "player-1": {
        units: [
          {
            ...STORM,
            unit: "imperial-death-troopers",
            upgrades: ["endurance"],
            order: "facedown",
            tokens: { suppression: 2 },
          },
        ],
        hand: [],
        orderPool: {},
      },
      "player-2": { units: [{ ...REBELS, order: "facedown" }], hand: [], orderPool: {} },
    });
    expect([
      held(follow(state.state, "effect 0"), "p1.0", "suppression"),
      held(follow(state.state, PASS), "p1.0", "suppression"),
    ]).toEqual([0, 1]);
  });

  it("[leg.upgrade.static-by-default] Unorthodox Tactician rolls three red dice when its unit activates, and another unit gains an aim per success", () => {
    const speeder: UnitSpec = {
      unit: "a-a5-speeder-truck-rebel-alliance",
      upgrades: ["unorthodox-tactician"],
      at: [300, 300],
    };
    const start = {
      activating: "p1.0",
      activation: { stage: "start" },
      "player-1": {
        units: [speeder, { ...REBELS, at: [500, 300] }, { ...REBELS, at: [500, 450] }, { ...REBELS, at: [1700, 100] }],
        hand: [],
      },
      "player-2": { units: [{ ...STORM, at: [1700, 800] }], hand: [] },
    } as const;
    const one = begin(start, { draws: ["block", "blank", "blank"] });
    expect(offered(one.state)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "choose-unit p1.2"]);
    const two = begin(start, { draws: ["block", "defense-surge", "block"] });
    expect(["p1.0", "p1.1", "p1.2", "p1.3"].map((unit) => held(two, unit, "aim"))).toEqual([1, 1, 1, 0]);
  });

  it("[leg.upgrade.static-by-default] Tranquility removes tokens from both units after a friend rallies", () => {
    const yoda: UnitSpec = {
      unit: "yoda-grand-master-of-the-jedi-order",
      upgrades: ["tranquility"],
      at: [500, 300],
      tokens: { suppression: 2 },
    };
    const start = begin(
      {
        activating: "p1.0",
        activation: { stage: "rally" },
        "player-1": {
          units: [{ unit: "clone-trooper-infantry", at: [300, 300], tokens: { suppression: 2 } }, yoda],
          hand: [],
        },
        "player-2": { units: [{ unit: "b1-battle-droids", at: [1700, 800] }], hand: [] },
      },
      { draws: ["blank", "blank"] },
    );
    const white = follow(start.state, "effect 0", "choose-option exhaust-white", [
      "block",
      "defense-surge",
      "blank",
      "blank",
    ]);
    expect(eventsOf(white, "dice-rolled")[0]?.dice).toEqual(faces(4, "white-defense"));
    expect(["p1.0", "p1.1"].map((unit) => held(white, unit, "suppression"))).toEqual([0, 0]);
    expect(white.state.units[1]?.cards).toEqual(["exhausted"]);
  });

  it("[leg.upgrade.static-by-default] A Hacked Comms Unit lets its unit order itself after an enemy unit at range 1 is issued an order", () => {
    const hacked: UnitSpec = { unit: "rebel-commandos", upgrades: ["hacked-comms-unit"], at: [300, 420] };
    const start = scenario({
      phase: "command",
      blue: "player-2",
      "player-1": { units: [hacked, { ...REBELS, at: [1700, 100] }], hand: [] },
      "player-2": { units: [STORM, { unit: "general-veers-master-tactician", at: [900, 300] }], hand: ["ambush"] },
    });
    const over = follow(start, "choose-command ambush", "order p2.0");
    expect(asked(over.state)).toBe("player-1 effects");
    expect(eventsOf(follow(over.state, "effect 0"), "order-issued").map(({ unit }) => unit)).toEqual(["p1.0"]);
    expect(eventsOf(follow(over.state, PASS), "order-issued")).toEqual([]);
  });
});
