import { describe, expect, it } from "vitest";
import { fightsOf, reengage } from "../../src/moving/melee.ts";
import type { Fight } from "../../src/state/frames.ts";
import { unitId } from "../../src/state/ids.ts";
import type { State } from "../../src/state/state.ts";
import { unitCohesion } from "../../src/table/cohesion.ts";
import { unitOfScene } from "../../src/table/scene.ts";
import { sceneOf } from "../../src/units/positions.ts";
import { add, DONE, faces, wound } from "../helpers/actions.ts";
import { acting } from "../helpers/activations.ts";
import { attackOf } from "../helpers/attacks.ts";
import { inContact, placeAll, standing } from "../helpers/moves.ts";
import { box, done, engine, type Fielding, playOut, scene } from "../helpers/scene.ts";

type Spots = readonly (readonly [x: number, y: number])[];

function storm(spots: Spots): Fielding {
  return { unit: "stormtroopers", state: standing(spots) };
}

function rebels(spots: Spots, unit = "rebel-troopers"): Fielding {
  return { unit, state: standing(spots) };
}

/** The state once these miniatures of a unit are defeated. */
function without(state: State, unit: number, miniatures: readonly number[]): State {
  const units = state.units.map((one, index) => {
    if (index !== unit) return one;
    const left = one.miniatures.map((mini, place) =>
      miniatures.includes(place) ? { ...mini, status: "defeated" as const } : mini,
    );
    return { ...one, miniatures: left };
  });
  return { ...state, units };
}

/** After an attack of the first player in which miniatures of a unit were defeated. */
function after(state: State, unit: number, defeated: readonly number[]): State {
  const fights: readonly Fight[] = fightsOf({ box, state }, [0, unit]);
  return done(without(state, unit, defeated), (work) => reengage(work, fights, 0)).state;
}

/** Two squads face to face, each miniature in contact with one of the others. */
const SQUAD: Spots = [
  [473, 300],
  [473, 330],
  [473, 270],
  [473, 240],
];
const ROW: Spots = [
  [500, 240],
  [500, 300],
  [500, 330],
  [500, 270],
];
const FACING = scene({ armies: [[storm(SQUAD)], [rebels(ROW)]], frames: [acting(0)] });

describe("after casualties in melee", () => {
  it("[leg.reengage.when] Miniatures move back into melee after the attack is resolved, and only if a miniature was defeated", () => {
    const attack = attackOf([storm(SQUAD)], [rebels(ROW)]);
    const punches = [add(0, 0, "melee"), add(1, 0, "melee"), DONE];
    const hurt = playOut(attack, punches, ["hit", "hit", ...faces(2, "blank")]).state;
    expect(engine.decision(hurt)?.kind).toBe("wounds");
    const after = playOut(hurt, [wound("p2.0.1"), wound("p2.0.2")]).state;
    expect(engine.decision(after)).toMatchObject({ kind: "place", rule: "leg.reengage.attacker-leaders" });
    const missed = playOut(attack, punches, ["hit", "hit", ...faces(2, "block")]).state;
    expect(missed.frames).toEqual([]);
  });

  it("[leg.reengage.attacker-leaders] The attacker's leader is the first to move back into contact after casualties in melee", () => {
    const state = after(FACING, 1, [1, 2]);
    expect(engine.decision(state)).toMatchObject({
      seat: "player-1",
      kind: "place",
      rule: "leg.reengage.attacker-leaders",
      context: { miniatures: ["p1.0.0"], enemies: ["p2.0"] },
    });
  });

  it("[leg.reengage.attacker-others] The attacker's other miniatures move back after their leader, into contact and cohesion", () => {
    const state = after(FACING, 1, [1, 2]);
    const [leader] = engine.legalActions(state);
    const next = playOut(state, leader === undefined ? [] : [leader]).state;
    expect(engine.decision(next)).toMatchObject({ seat: "player-1", rule: "leg.reengage.attacker-others" });
    const end = placeAll(next);
    expect(inContact(end, 0)).toHaveLength(4);
    const table = sceneOf({ box, state: end });
    expect(unitCohesion(table, unitOfScene(table, unitId(end, 0)))).toEqual([]);
  });

  it("[leg.reengage.defender] The defender's miniatures move back into contact after the attacker's, in the same way", () => {
    const apart = scene({
      armies: [
        [storm(SQUAD)],
        [
          rebels([
            [500, 300],
            [530, 300],
            [530, 330],
            [500, 270],
          ]),
        ],
      ],
      frames: [acting(0)],
    });
    const fights = fightsOf({ box, state: apart }, [0]);
    const lost = without(without(apart, 1, [3]), 0, [2, 3]);
    const state = done(lost, (work) => reengage(work, fights, 0)).state;
    let now = state;
    for (let step = 0; step < 9 && engine.decision(now)?.seat === "player-1"; step++) {
      const [first] = engine.decision(now)?.kind === "place" ? engine.legalActions(now) : [];
      if (first === undefined) break;
      now = playOut(now, [first]).state;
    }
    expect(engine.decision(now)).toMatchObject({ seat: "player-2", rule: "leg.reengage.defender" });
    expect(inContact(placeAll(now), 1)).toEqual(["p2.0.0", "p2.0.1", "p2.0.2"]);
  });

  it("[leg.reengage.when] [leg.engaged.only-troopers] A vehicle is not moved back into contact, and no unit with a vehicle", () => {
    const walker = { unit: "at-st", state: standing([[436.5, 300]]) };
    const close: Spots = [
      [530, 300],
      [500, 300],
      [530, 330],
      [560, 300],
    ];
    const start = scene({ armies: [[walker], [rebels(close)]], frames: [acting(0)] });
    const lost = after(start, 1, [1]);
    expect(engine.decision(lost)?.kind).toBe("action");
    expect(lost.units.map(({ miniatures }) => miniatures)).toEqual(
      without(start, 1, [1]).units.map(({ miniatures }) => miniatures),
    );
  });

  it("Units whose miniatures are all in contact are asked nothing after casualties", () => {
    expect(engine.decision(after(FACING, 1, []))?.kind).toBe("action");
  });
});

/** An enemy leader in the corner of the battlefield, where one base beside it leaves no room for more. */
function cornered(friend: Spots, first: Spots): State {
  return scene({
    armies: [
      [storm(first), { unit: "general-veers-master-tactician", state: standing(friend) }],
      [
        rebels([
          [13.5, 13.5],
          [100, 13.5],
          [70, 60],
          [140, 60],
        ]),
      ],
    ],
    frames: [acting(0)],
  });
}

describe("without room", () => {
  const blocked = [[32.59, 32.59]] as const;

  it("[leg.reengage.melee-ends] A unit without room to move back does not move, not even into cohesion, and is no longer in melee", () => {
    const state = cornered(blocked, [
      [127, 13.5],
      [154, 13.5],
      [154, 44],
      [350, 44],
    ]);
    expect(fightsOf({ box, state }, [0])).toEqual([[0, 2]]);
    const end = after(state, 2, [1, 2, 3]);
    expect(engine.decision(end)?.kind).toBe("action");
    expect(end.units[0]).toEqual(state.units[0]);
    expect(fightsOf({ box, state: end }, [0])).toEqual([]);
  });

  it("[leg.reengage.no-room] A miniature that cannot reach contact stays in cohesion after casualties", () => {
    const free = cornered(
      [[800, 400]],
      [
        [127, 13.5],
        [154, 13.5],
        [154, 44],
        [184, 44],
      ],
    );
    const end = placeAll(after(free, 2, [1, 2, 3]));
    expect(inContact(end, 0).length).toBeGreaterThan(0);
    expect(inContact(end, 0).length).toBeLessThan(4);
    const table = sceneOf({ box, state: end });
    expect(unitCohesion(table, unitOfScene(table, unitId(end, 0)))).toEqual([]);
  });
});
