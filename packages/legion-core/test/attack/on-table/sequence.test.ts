import { describe, expect, it } from "vitest";
import { startAttack } from "../../../src/rounds/performing.ts";
import type { MiniatureState, State } from "../../../src/state/state.ts";
import { tokensOf } from "../../../src/state/tokens.ts";
import { mm } from "../../../src/table/lengths.ts";
import { add, choose, DONE, faces, wound } from "../../helpers/actions.ts";
import { eventsOf, left, types } from "../../helpers/reading.ts";
import { done, engine, playOut, scene } from "../../helpers/scene.ts";
import { wall } from "../../helpers/terrain.ts";

/** The state with the miniatures of a unit where they are told to stand, in millimetres. */
function standing(state: State, unit: number, spots: readonly (readonly [number, number])[]): State {
  const units = state.units.map((one, index) => {
    if (index !== unit) return one;
    const miniatures = one.miniatures.map((miniature, place): MiniatureState => {
      const [x, y] = spots[place] ?? [0, 0];
      return { ...miniature, status: "standing", x: mm(x), y: mm(y) };
    });
    return { ...one, miniatures };
  });
  return { ...state, units };
}

describe("the book's example of a whole attack", () => {
  // Six snowtroopers of whom the last stands behind a house, five rebels behind a low row of crates, and Luke out of sight.
  const crates = wall(200, 480, 260, 15, 20, "light");
  const house = wall(345, 320, 130, 40);
  const table = { terrain: [...crates.terrain, ...house.terrain.map((piece) => ({ ...piece, id: "house" }))] };
  const start = standing(
    standing(
      scene({
        armies: [
          [{ unit: "snowtroopers", upgrades: ["snowtrooper", "snowtrooper"], tokens: { aim: 1 } }],
          [
            { unit: "rebel-troopers", upgrades: ["rebel-trooper"] },
            { unit: "luke-skywalker-jedi-knight", at: [1700, 850] },
          ],
        ],
        table,
      }),
      0,
      [
        [300, 250],
        [270, 250],
        [330, 250],
        [285, 220],
        [315, 220],
        [410, 300],
      ],
    ),
    1,
    [
      [300, 520],
      [270, 520],
      [330, 520],
      [240, 520],
      [360, 520],
    ],
  );

  it("[leg.attack.sequence] [leg.attack.sequence-roll-substeps] [leg.attack.sequence-cover-substeps] [leg.attack.sequence-defense-substeps] Five snowtroopers deal two wounds to rebels behind crates, step by step as in the book", () => {
    const attack = done(start, (work) => startAttack(work, 0, "attack"));
    const weapons = [0, 1, 2, 3, 4].map((place) => add(place, 1));
    const rolled = playOut(attack.state, weapons, ["critical", "hit", "attack-surge", "blank", "blank"]);
    expect(eventsOf(rolled, "attack-declared")).toMatchObject([{ defender: "p2.0", dice: [5, 0, 0] }]);
    expect(engine.decision(rolled.state)).toMatchObject({ seat: "player-1", rule: "leg.roll-attack.reroll-window" });
    const line = [choose("aim"), choose("pick 0"), choose("pick 0")];
    // Four cover dice for four hits, of which one block counts behind light cover; then four defense dice.
    const saves = ["blank", "blank", "defense-surge", "block", "block", "defense-surge", "blank", "blank"];
    const saved = playOut(rolled.state, line, [...faces(2, "attack-surge"), ...saves]);
    expect(eventsOf(rolled, "dice-rolled").map(({ rule }) => rule)).toEqual(["leg.roll-attack.roll"]);
    expect(eventsOf(saved, "dice-rolled").map(({ unit, dice, rule }) => [unit, dice.length, rule])).toEqual([
      ["p1.0", 2, "leg.roll-attack.reroll-window"],
      ["p2.0", 4, "leg.cover.pool"],
      ["p2.0", 4, "leg.roll-defense.roll"],
    ]);
    expect(eventsOf(saved, "pool-resolved")).toMatchObject([{ wounds: 2 }]);
    const over = playOut(saved.state, [wound("p2.0.1"), wound("p2.0.4")]);
    expect(types(over)).toEqual([
      "unit-wounded",
      "miniature-defeated",
      "unit-wounded",
      "miniature-defeated",
      "tokens-gained",
    ]);
    expect(left(over.state, 1)).toEqual([0, 2, 3]);
    expect(tokensOf(over.state.units[1]?.tokens ?? [], "suppression")).toBe(1);
    expect(over.state.frames).toEqual([]);
  });

  it("[leg.pool.eligible] The sixth snowtrooper, behind the house, cannot add its weapon", () => {
    const attack = done(start, (work) => startAttack(work, 0, "attack"));
    const last = engine.why(attack.state, add(5, 1));
    expect(last).toMatchObject({ rule: "leg.pool.eligible", code: "miniature-sees-nobody" });
    expect(engine.legalActions(attack.state)).not.toContainEqual(DONE);
  });
});
