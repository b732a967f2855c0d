import { describe, expect, it } from "vitest";
import { game } from "../../src/index.ts";
import type { State } from "../../src/state/state.ts";
import { mm } from "../../src/table/lengths.ts";
import type { UnitSpec } from "../../src/testing/index.ts";
import { DONE, walk } from "../helpers/actions.ts";
import { moveThat } from "../helpers/moves.ts";
import { asked, offered, refusal, speeds } from "../helpers/reading.ts";
import { battle, follow } from "../helpers/script.ts";
import { block } from "../helpers/terrain.ts";

// Moves in which two rules meet: terrain and tokens, keywords and terrain, melee and withdrawals.

const LUKE: UnitSpec = { unit: "luke-skywalker-hero-of-the-rebellion", at: [300, 300] };
const VADER: UnitSpec = { unit: "darth-vader-the-emperors-apprentice", at: [300, 300] };
const VEERS: UnitSpec = { unit: "general-veers-master-tactician", at: [300, 300] };
const FOE: UnitSpec = { unit: "rebel-troopers", at: [900, 600] };

/** A unit of one miniature that is about to make a move action, among terrain. */
function moving(
  unit: UnitSpec,
  terrain: readonly ReturnType<typeof block>[] = [],
  theirs: readonly UnitSpec[] = [FOE],
): State {
  return follow(battle([unit], theirs, { table: { terrain } }), "perform move").state;
}

describe("terrain and speed", () => {
  const swamp = block("swamp", [380, 200, 40, 200], 1, { kind: "area", movement: "difficult" });

  it("[leg.terrain.difficult] A movement tool that crosses difficult terrain slows the move, even if it starts and ends outside", () => {
    expect(refusal(moving(VEERS, [swamp]), walk([300, 300], [445, 300], 2))).toMatch(/difficult/);
    expect(refusal(moving(VEERS), walk([300, 300], [445, 300], 2))).toBeUndefined();
  });

  it("[leg.terrain.difficult] [leg.tokens.ion-poison-immobilize-shield] A unit of speed 2 with an immobilize token crosses difficult terrain at the minimum speed 1", () => {
    const bearer: UnitSpec = { ...VEERS, at: [340, 300], tokens: { immobilize: 1 } };
    expect(refusal(moving(bearer, [swamp]), walk([340, 300], [420, 300], 1))).toBeUndefined();
  });

  it("[leg.kw.unhindered] [leg.kw.immobilize-x.effect] Unhindered ignores difficult terrain, but not immobilize tokens", () => {
    const wicket: UnitSpec = { unit: "wicket-hero-of-bright-tree", at: [340, 300], tokens: { immobilize: 1 } };
    const start = battle([wicket], [], {
      "player-1": { units: [wicket, { unit: "rebel-troopers", at: [1700, 100] }], hand: [], faction: "rebel-alliance" },
      "player-2": { units: [{ unit: "stormtroopers", at: [1700, 800] }], hand: [] },
      table: { terrain: [swamp] },
    });
    const now = follow(start, "perform move").state;
    expect(refusal(now, walk([340, 300], [470, 300], 2))).toMatch(/too-long/);
    expect(refusal(now, walk([340, 300], [430, 300], 1))).toBeUndefined();
  });

  it("[leg.terrain.impassable-through] A move cannot cross impassable terrain, however low, unless it is a jump", () => {
    const fence = block("fence", [350, 200, 10, 200], 20, { movement: "impassable" });
    expect(refusal(moving(LUKE, [fence]), walk([300, 300], [400, 300], 2))).toBeDefined();
    const jumping = follow(
      battle([LUKE], [{ unit: "stormtroopers", at: [900, 600] }], {
        "player-1": { units: [LUKE, { unit: "rebel-troopers", at: [1700, 100] }], hand: [] },
        "player-2": { units: [{ unit: "stormtroopers", at: [1700, 800] }], hand: [] },
        table: { terrain: [fence] },
      }),
      "perform jump",
    ).state;
    expect(refusal(jumping, walk([300, 300], [400, 300], 2))).toBeUndefined();
    expect(refusal(jumping, walk([300, 300], [355, 300, 20], 2))).toBeDefined();
  });
});

describe("climbing", () => {
  const roof = (top: number) => block("roof", [350, 200, 200, 200], top);

  it("[leg.climb.vertical-limit] A trooper climbs at most one height, and one with Scale at most two", () => {
    expect(refusal(moving(VEERS, [roof(150)]), walk([300, 300], [380, 300, 150], 1, "climb"))).toBeUndefined();
    expect(refusal(moving(VEERS, [roof(160)]), walk([300, 300], [380, 300, 160], 1, "climb"))).toBeDefined();
    const grievous: UnitSpec = { unit: "general-grievous-sinister-cyborg", at: [300, 300] };
    const high = (top: number) => {
      const start = battle([grievous], [], {
        "player-1": { units: [grievous, { unit: "b1-battle-droids", at: [1700, 100] }], hand: [] },
        table: { terrain: [roof(top)] },
      });
      return refusal(follow(start, "perform move").state, walk([300, 300], [380, 300, top], 1, "climb"));
    };
    expect([high(300), high(310) === undefined]).toEqual([undefined, false]);
  });

  it("[leg.climb.speed-one] A climb uses the speed-1 tool whatever the unit's speed, and an immobilize token prevents it for a unit of speed 1", () => {
    const shore: UnitSpec = {
      unit: "poggle-the-lesser-public-leader-of-the-geonosians",
      at: [300, 300],
      tokens: { immobilize: 1 },
    };
    const start = battle([shore], [], {
      "player-1": { units: [shore, { unit: "b1-battle-droids", at: [1700, 100] }], hand: [] },
      table: { terrain: [roof(150)] },
    });
    expect(offered(start)).not.toContain("perform move");
  });

  it("[leg.climb.notched-never] A notched base cannot climb, unless its unit is a climbing vehicle", () => {
    const types = (unit: string) =>
      new Set(
        game
          .legalActions(moving({ unit, at: [300, 300], heading: { x: 1, y: 0 } }, [roof(120)]))
          .flatMap((one) => (one.type === "move" ? [one.move.type] : [])),
      );
    expect(types("dewback-rider").has("climb")).toBe(false);
  });
});

describe("melee and moves", () => {
  const around = (x: number, y: number): UnitSpec["others"] => [
    [x + 28, y],
    [x + 28, y + 30],
    [x + 28, y - 30],
  ];

  it("[leg.withdraw.move-action] [leg.tokens.ion-poison-immobilize-shield] A unit of speed 2 can withdraw with one immobilize token, but not with two", () => {
    const offers = (immobilize: number) =>
      offered(
        battle([{ ...VEERS, tokens: { immobilize } }], [{ ...FOE, at: [327, 300], others: around(327, 300) ?? [] }]),
      );
    expect(offers(1)).toContain("perform withdraw");
    expect(offers(2)).not.toContain("perform withdraw");
  });

  it("[leg.withdraw.move-action] [leg.kw.spur] Range troopers that spur for a withdrawal still move at speed 1", () => {
    const riders: UnitSpec = { unit: "range-troopers", at: [300, 300] };
    const around: UnitSpec["others"] = [300, 330, 270].map((y) => [355, y] as const);
    const leaving = follow(battle([riders], [{ ...FOE, at: [327, 300], others: around }]), "perform withdraw").state;
    expect(speeds(follow(leaving, "choose-option spur").state)).toEqual([1]);
  });

  it("[leg.withdraw.no-attack] [leg.kw.relentless] Vader gets no free attack from Relentless after he withdraws", () => {
    const start = battle([VADER], [{ ...FOE, at: [327, 300], others: around(327, 300) ?? [] }]);
    const leaving = follow(start, "perform withdraw").state;
    const gone = follow(
      leaving,
      moveThat(leaving, ({ type }) => type === "standard"),
    ).state;
    expect(asked(gone)).toBe("player-1 action");
    expect(offered(gone)).not.toContain("perform attack");
    expect(offered(gone)).not.toContain("perform standby");
  });

  it.each([
    ["maximum-firepower", VEERS],
    ["making-his-way-in-the-galaxy", { unit: "boba-fett-infamous-bounty-hunter", at: [300, 300] }],
  ] as const)(
    "[leg.withdraw.no-attack] A unit that has withdrawn makes no attack with %s as its activation ends",
    (revealed, mine) => {
      const far: UnitSpec = { ...FOE, at: [300, 860] };
      const foe: UnitSpec = { ...FOE, at: [327, 300], others: around(327, 300) ?? [] };
      const side = { faction: "galactic-empire", hand: [], revealed } as const;
      const start = battle([mine], [foe, far], {
        "player-1": { ...side, units: [mine, { unit: "stormtroopers", at: [1700, 100] }] },
      });
      const leaving = follow(start, "perform withdraw").state;
      const west = moveThat(leaving, (move) => "to" in move && typeof move.to === "object" && move.to.x < mm(299));
      expect(asked(follow(leaving, west, DONE).state)).toBe("player-2 activate");
    },
  );

  it("[leg.withdraw.no-attack] [leg.kw.overrun-x.kind] A unit that has made an overrun attack cannot withdraw in the same activation", () => {
    const foe: UnitSpec = { ...FOE, at: [327, 300], others: around(327, 300) ?? [] };
    const engaged = (marks: readonly string[]) => offered(battle([VEERS], [foe], { activation: { marks } }));
    expect(engaged([])).toContain("perform withdraw");
    expect(engaged(["overrun"])).not.toContain("perform withdraw");
  });

  it("[leg.withdraw.no-attack] A unit that has attacked cannot withdraw in the same activation", () => {
    const start = battle([VEERS], [{ ...FOE, at: [327, 300], others: around(327, 300) ?? [] }]);
    const fought = follow(start, "perform attack", ["blank", "blank"]).state;
    expect(offered(fought)).not.toContain("perform withdraw");
  });

  it("[leg.type.creature-attack-and-withdraw] [leg.kw.relentless] Tauntaun riders may withdraw, pivot, and then attack with Relentless", () => {
    const riders: UnitSpec = {
      unit: "tauntaun-riders",
      at: [300, 300],
      heading: { x: -1, y: 0 },
      others: [[240, 300]],
    };
    const storm: UnitSpec = {
      unit: "stormtroopers",
      at: [338.5, 300],
      others: [
        [366, 300],
        [366, 330],
        [366, 270],
      ],
    };
    const start = battle([riders], [storm], {
      "player-1": { units: [riders, { unit: "rebel-troopers", at: [1700, 100] }], hand: [] },
      "player-2": {
        units: [
          storm,
          {
            ...storm,
            at: [300, 560],
            others: [
              [328, 560],
              [328, 590],
              [328, 530],
            ],
          },
          { ...storm, at: [1700, 800], others: [] },
        ],
        hand: [],
      },
    });
    const leaving = follow(start, "perform withdraw").state;
    let { state } = follow(
      leaving,
      moveThat(leaving, ({ type }) => type === "notched"),
    );
    for (let step = 0; !asked(state).endsWith("effects") && step < 9; step++)
      state = follow(state, offered(state).at(-1) ?? "").state;
    expect(offered(state)).toContain("effect 0");
  });

  it("[leg.engaged.no-moves] [leg.kw.reposition] An engaged emplacement may only pivot", () => {
    const eweb: UnitSpec = { unit: "e-web-heavy-blaster-team", at: [300, 300], heading: { x: 1, y: 0 } };
    const start = battle(
      [eweb],
      [
        {
          ...FOE,
          at: [348.5, 300],
          others: [
            [376, 300],
            [376, 330],
            [376, 270],
          ],
        },
      ],
    );
    const turning = follow(start, "perform move").state;
    expect(new Set(game.legalActions(turning).map((one) => (one.type === "move" ? one.move.type : one.type)))).toEqual(
      new Set(["pivot"]),
    );
    expect(offered(start)).toContain("perform withdraw");
  });

  it("[leg.melee.single-enemy-contact] A leader may end its move in contact with one enemy unit, but not with two", () => {
    const two: readonly UnitSpec[] = [
      {
        ...FOE,
        at: [400, 290],
        others: [
          [428, 290],
          [456, 290],
          [428, 262],
        ],
      },
      {
        ...FOE,
        at: [400, 320],
        others: [
          [428, 320],
          [456, 320],
          [428, 348],
        ],
      },
    ];
    const now = moving(VADER, [], two);
    expect(refusal(now, walk([300, 300], [377.5, 305], 2))).toBeDefined();
  });
});

describe("leaving the battlefield", () => {
  it("[leg.move.no-voluntary-exit] A trooper cannot end its move partly beyond the edge", () => {
    const edge: UnitSpec = { ...VEERS, at: [300, 60] };
    expect(refusal(moving(edge), walk([300, 60], [300, 12], 2))).toBeDefined();
    expect(refusal(moving(edge), walk([300, 60], [300, 14], 2))).toBeUndefined();
  });
});

describe("withdrawing among terrain", () => {
  it("[leg.withdraw.move-action] [leg.actions.move-kinds] A unit may withdraw by climbing, which a granted move never allows", () => {
    const roof = block("roof", [310, 200, 200, 200], 120);
    const veers: UnitSpec = { unit: "general-veers-master-tactician", at: [290, 300] };
    const foe: UnitSpec = { unit: "leia-organa-fearless-and-inventive", at: [263, 300] };
    const now = follow(battle([veers], [foe], { table: { terrain: [roof] } }), "perform withdraw").state;
    expect(refusal(now, walk([290, 300], [345, 300, 120], 1, "climb"))).toBeUndefined();
  });
});
