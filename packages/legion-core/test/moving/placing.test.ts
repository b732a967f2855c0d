import { at } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { deployInTerritory } from "../../src/moving/territory-deploy.ts";
import type { Action } from "../../src/state/actions.ts";
import type { State } from "../../src/state/state.ts";
import { unitCohesion } from "../../src/table/cohesion.ts";
import type { TerrainPiece } from "../../src/table/documents.ts";
import { mm } from "../../src/table/lengths.ts";
import { sceneOf } from "../../src/units/positions.ts";
import { inContact, onMission, placeAll } from "../helpers/moves.ts";
import { box, done, engine, type Fielding, playOut, scene } from "../helpers/scene.ts";
import { piece, rectangle } from "../helpers/terrain.ts";

const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

/** The first unit deploys by being placed in the territory of the near edge. */
function infiltrating(unit: string, enemies: readonly Fielding[], terrain: readonly TerrainPiece[] = []): State {
  const state = onMission(scene({ armies: [[{ unit, at: null }], enemies], table: { terrain } }));
  return done(state, (work) => deployInTerritory(work, 0, { rule: "leg.kw.infiltrate", cause: null })).state;
}

/** A miniature of the first unit placed on a spot in millimetres. */
function placed(miniature: number, x: number, y: number): Action {
  return { type: "place", subject: `p1.0.${miniature}`, to: { x: mm(x), y: mm(y), z: 0 }, heading: { x: 0, y: 1 } };
}

describe("deploying by placement", () => {
  const rebels: Fielding = { unit: "rebel-troopers", at: [1000, 120] };

  const forces = "imperial-special-forces";

  it("[leg.melee.start-by-leader] [leg.melee.start-step-1] A leader that deploys in contact starts a melee", () => {
    const begun = infiltrating(forces, [rebels]);
    expect(engine.why(begun, placed(1, 1000, 93))?.code).toBe("leader-placed-first");
    const touching = playOut(begun, [placed(0, 1000, 93)]).state;
    expect(engine.decision(touching)).toMatchObject({
      kind: "place",
      rule: "leg.kw.infiltrate",
      context: { enemies: ["p2.0"] },
    });
    expectIllegal(engine.apply(touching, placed(1, 1040, 60)), "leg.kw.infiltrate");
    const end = placeAll(touching);
    expect(inContact(end, 0)).toHaveLength(at(end.units, 0).miniatures.length);
    expect(inContact(end, 1)).toHaveLength(at(end.units, 1).miniatures.length);
    const table = sceneOf({ box, state: end });
    for (const company of table.units) expect(unitCohesion(table, company)).toEqual([]);
  });

  it("[leg.melee.start-needs-melee-weapon] A leader cannot deploy in contact without a melee weapon, or in contact with two units", () => {
    const bikes = infiltrating("74-z-speeder-bikes", [rebels]);
    expectIllegal(engine.apply(bikes, placed(0, 1000, 81.5)), "leg.melee.only-way-into-contact");
    const between = infiltrating(forces, [rebels, { unit: "leia-organa-fearless-and-inventive", at: [1000, 66] }]);
    expectIllegal(engine.apply(between, placed(0, 1000, 93)), "leg.melee.single-enemy-contact");
    expectIllegal(
      engine.apply(infiltrating(forces, [{ ...rebels, at: [1000, 300] }]), placed(0, 1000, 273)),
      "leg.kw.infiltrate",
    );
  });

  it("[leg.cohesion.fallback] A miniature that cannot deploy in cohesion is placed as near to its leader as possible", () => {
    const sides = [
      [980, 100, 40, 5],
      [980, 135, 40, 5],
      [980, 105, 5, 30],
      [1015, 105, 5, 30],
    ] as const;
    const walls = sides.map(([x, y, long, wide], place) =>
      piece(`wall-${place}`, rectangle(x, y, long, wide), 100, { movement: "impassable" }),
    );
    const walled = playOut(infiltrating("imperial-dark-troopers", [FAR], walls), [placed(0, 1000, 120)]).state;
    const offered = engine.legalActions(walled).filter((action) => "subject" in action && action.subject === "p1.0.1");
    expect(offered).toHaveLength(1);
    const away = (y: number) => engine.why(walled, placed(1, 1000, y))?.rule;
    expect([away(86.4), away(87), away(80)]).toEqual([
      undefined,
      "leg.terrain.impassable-end",
      "leg.cohesion.fallback",
    ]);
    const end = placeAll(walled);
    expect(at(end.units, 0).miniatures.every(({ status }) => status === "standing")).toBe(true);
  });

  it("[leg.melee.start-by-leader] A leader that deploys is also offered spots in contact", () => {
    const spots = engine.legalActions(infiltrating(forces, [rebels])).map((action) => {
      if (action.type !== "place") throw new Error("asks for something else");
      return playOut(infiltrating(forces, [rebels]), [action]).state;
    });
    expect(spots.some((state) => inContact(state, 0).length === 1)).toBe(true);
    expect(spots.some((state) => inContact(state, 0).length === 0)).toBe(true);
  });
});
