import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { isInCohesion } from "../../../src/table/cohesion.ts";
import type { TerrainPiece } from "../../../src/table/documents.ts";
import { mm } from "../../../src/table/lengths.ts";
import { clearance, isShutIn } from "../../../src/table/movement/clearance.ts";
import { FINE_COMPASS } from "../../../src/table/movement/compass.ts";
import { type Mover, moverOf } from "../../../src/table/movement/mover.ts";
import {
  cohesiveAt,
  type Lead,
  nearestAround,
  nearestCohesive,
  nearestLegal,
  type Seeker,
  seeker,
  standsAt,
} from "../../../src/table/movement/spots.ts";
import { figureOfScene, type Scene } from "../../../src/table/scene.ts";
import type { UnitType } from "../../../src/table/unit-types.ts";
import type { Vec } from "../../../src/table/vectors.ts";
import { compiled, mini, unit } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";

const rectangles = fc.record({
  at: fc.tuple(fc.integer({ min: -140, max: 120 }), fc.integer({ min: -140, max: 120 })),
  size: fc.tuple(fc.integer({ min: 5, max: 160 }), fc.integer({ min: 5, max: 160 })),
  top: fc.constantFrom(0, 10, 20, 40, 60, 120),
  bottom: fc.constantFrom(0, 0, 0, 15, 60),
  kind: fc.constantFrom("obstacle", "obstacle", "area", "scatter"),
  movement: fc.constantFrom("open", "difficult", "impassable", "impassable"),
});

/** Two miniatures of a unit in a corner of the table, the first on the ground or on something, with much around them. */
const seekers: fc.Arbitrary<Seeker> = fc
  .record({
    type: fc.constantFrom<UnitType>("trooper", "creature-trooper", "ground-vehicle", "repulsor-vehicle"),
    z: fc.constantFrom(0, 0, 20, 60),
    terrain: fc.array(rectangles, { maxLength: 6 }),
    enemies: fc.array(
      fc.tuple(fc.integer({ min: -130, max: 130 }), fc.integer({ min: -130, max: 130 }), fc.boolean()),
      {
        maxLength: 8,
      },
    ),
    avoidDifficult: fc.boolean(),
  })
  .map(({ type, z, terrain, enemies, avoidDifficult }) => {
    const base = type === "trooper" ? ({ base: "small", z } as const) : ({ base: "medium", z } as const);
    const pieces = terrain.map(({ at: [x, y], size: [length, width], top, bottom, kind, movement }, place) =>
      piece(`p${place}`, rectangle(120 + x, 110 + y, length, width), bottom + top, { kind, movement, bottom }),
    );
    const others = enemies.map(([x, y, raised], place) =>
      unit(`e${place}`, [mini(`x${place}`, 140 + x, 140 + y, { z: raised ? 60 : 0 })], { side: "red" }),
    );
    const members = [mini("a", 120, 110, base), mini("b", 400, 400, base)];
    return seekerIn(compiled([unit("u", members, { type }), ...others], pieces), avoidDifficult);
  });

function seekerIn(table: Scene, avoidDifficult: boolean): Seeker {
  const mover = moverOf(table, "u", { speed: 2 });
  const leader = figureOfScene(table, "a");
  const lead: Lead = { leader, axis: { x: 1, y: 0 }, deploying: false, avoidDifficult };
  const [member] = mover.followers;
  if (member === undefined) throw new RangeError("no follower");
  return seeker(mover, lead, member, []);
}

/** What is plain of the follower's spots, where it is to be in cohesion or anywhere. */
function clearOf({ mover, lead, member, placement }: Seeker, cohesive: boolean): (at: Vec) => number {
  const { base, height } = member.spec;
  const { others } = placement;
  const leader = cohesive ? lead.leader : undefined;
  const avoids = cohesive && lead.avoidDifficult ? mover.slowing : [];
  return clearance({ scene: mover.scene, type: mover.type, base, height, others, avoids, leader });
}

/** Spots of a grid around the leader, each with one so near that what is plain of the first holds of it as well. */
function pairs(clear: (at: Vec) => number, { leader }: Lead): readonly Vec[] {
  const near: Vec[] = [];
  for (let x = -120; x <= 120; x += 12) {
    for (let y = -120; y <= 120; y += 12) {
      const at = { x: leader.x + mm(x), y: leader.y + mm(y) };
      const depth = clear(at);
      if (depth <= 0) continue;
      const { x: dx, y: dy } = FINE_COMPASS[(x * 31 + y * 17 + 7680) % FINE_COMPASS.length] ?? { x: 1, y: 0 };
      near.push(at, { x: at.x + dx * depth * 0.999, y: at.y + dy * depth * 0.999 });
    }
  }
  return near;
}

describe("what is plain of a spot before it is looked at", () => {
  test.prop([seekers], { numRuns: 100 })(
    "[leg.cohesion.trigger] The quick pre-check rejects no spot where a miniature could be in cohesion",
    (seeking) => {
      expect(pairs(clearOf(seeking, true), seeking.lead).flatMap((at) => cohesiveAt(seeking, at) ?? [])).toEqual([]);
    },
  );

  test.prop([seekers], { numRuns: 100 })(
    "[leg.cohesion.fallback] The quick pre-check rejects no spot where a miniature could stand",
    (seeking) => {
      expect(pairs(clearOf(seeking, false), seeking.lead).flatMap((at) => standsAt(seeking, at))).toEqual([]);
    },
  );

  it("The quick pre-check rejects spots in a crowd, in impassable rock and beyond the edge of the battlefield", () => {
    const rock = piece("rock", rectangle(150, 60, 100, 100), 100, { movement: "impassable" });
    const crowd = unit("v", [mini("x", 60, 110)], { side: "red" });
    const seeking = seekerIn(compiled([unit("u", [mini("a", 100, 110), mini("b", 400, 400)]), crowd], [rock]), false);
    const clear = clearOf(seeking, true);
    expect(clear({ x: mm(200), y: mm(110) })).toBeGreaterThan(mm(60));
    expect(clear({ x: mm(60), y: mm(110) })).toBeGreaterThan(mm(26));
    expect(clear({ x: mm(100), y: mm(-20) })).toBeGreaterThan(mm(33));
    expect(clear({ x: mm(100), y: mm(50) })).toBeLessThanOrEqual(0);
  });

  it("The quick pre-check does not reject spots above a base if the roof there is high enough", () => {
    const roof = (x: number) => [piece("roof", rectangle(x, 60, 100, 100), 50)];
    const tall = unit("u", [mini("a", 100, 110, { height: 80 }), mini("b", 400, 400)]);
    const under = unit("v", [mini("x", 200, 110)], { side: "red" });
    expect(clearOf(seekerIn(compiled([tall, under], roof(150)), false), true)({ x: mm(200), y: mm(110) })).toBeLessThan(
      0,
    );
    const beside = clearOf(seekerIn(compiled([tall, under], roof(220)), false), true);
    expect(beside({ x: mm(200), y: mm(110) })).toBeGreaterThan(mm(6));
    expect(beside({ x: mm(200), y: mm(110) })).toBeLessThan(mm(7));
  });
});

/** Impassable terrain of two parts side by side. */
function ruin(top: number): TerrainPiece {
  const one = piece("ruin", rectangle(100, 100, 60, 120), top, { movement: "impassable" });
  const other = piece("ruin", rectangle(160, 100, 60, 120), top, { movement: "impassable" });
  return { ...one, parts: [...one.parts, ...other.parts] };
}

describe("a leader that no ruler reaches", () => {
  const speeder = { base: "medium", height: 40 } as const;
  const at = (x: number, top = 30, z = top): Mover =>
    moverOf(
      compiled(
        [unit("u", [mini("a", x, 160, { ...speeder, z }), mini("b", 300, 300, speeder)], { type: "repulsor-vehicle" })],
        [ruin(top)],
      ),
      "u",
      { speed: 1 },
    );
  const leaderOf = ({ scene: table }: Mover) => figureOfScene(table, "a");

  it("[leg.cohesion.ruler-impassable] No cohesion ruler reaches a leader that stands wholly within impassable terrain, of one part or several", () => {
    expect(isShutIn(at(160).scene, leaderOf(at(160)))).toBe(true);
    expect(isShutIn(at(125.5).scene, leaderOf(at(125.5)))).toBe(true);
    // It sticks out by half the width of contact, and a ruler may begin there.
    expect(isShutIn(at(124.95).scene, leaderOf(at(124.95)))).toBe(false);
    expect(isShutIn(at(160, 30, 31).scene, leaderOf(at(160, 30, 31)))).toBe(false);
  });

  it("[leg.cohesion.ruler-impassable] A leader that no cohesion ruler reaches has no follower in cohesion, and its followers are placed as near as possible", () => {
    const mover = at(160);
    const seeking = seekerIn(mover.scene, false);
    const spots = FINE_COMPASS.flatMap(({ x, y }) =>
      [51, 70, 100].flatMap((far) => standsAt(seeking, { x: mm(160 + x * far), y: mm(160 + y * far) })),
    );
    expect(spots.length).toBeGreaterThan(100);
    expect(spots.filter((figure) => isInCohesion(mover.scene, leaderOf(mover), figure))).toEqual([]);
    expect(nearestLegal(seeking)).toBeDefined();
  });
});

describe("the search for a spot", () => {
  test.prop([seekers], { numRuns: 20 })(
    "The fast search for a spot finds the same spot as trying all one after the other",
    (seeking) => {
      const { leader } = seeking.lead;
      const least = 2 * leader.shape.radius;
      for (let far = least; far <= least + mm(60); far += mm(1)) {
        for (const { x, y } of FINE_COMPASS) {
          const [figure] = standsAt(seeking, { x: leader.x + x * far, y: leader.y + y * far });
          if (figure === undefined) continue;
          expect(nearestLegal(seeking)).toMatchObject({ x: figure.x, y: figure.y, z: figure.z });
          return;
        }
      }
    },
  );

  const lead = { leader: figureOfScene(compiled([unit("u", [mini("a", 900, 450)])]), "a"), axis: { x: 1, y: 0 } };
  const onlyLooks = (take: (at: Vec) => undefined, looks: number) =>
    nearestAround(lead, "small", { take, clear: () => 0, looks });

  it("The search for a spot checks only its budget of spots on the fine grid, and then everything on a coarser grid", () => {
    const seen: Vec[] = [];
    onlyLooks((at) => void seen.push(at), 1000);
    const far = seen.map(({ x, y }) => Math.round(Math.sqrt((x - lead.leader.x) ** 2 + (y - lead.leader.y) ** 2)));
    expect(far[999]).toBe(mm(28));
    expect(new Set(far.slice(1024))).toEqual(new Set(Array.from({ length: 143 }, (_, ring) => mm(32 + 4 * ring))));
    expect(seen.length - 1000).toBeLessThan(10_000);
    const quarters = new Set(seen.slice(-64).map(({ x, y }) => [x > lead.leader.x, y > lead.leader.y].join()));
    expect(quarters.size).toBe(4);
  });

  it("The search for a spot finds one even after thousands of spots were rejected", () => {
    let looks = 0;
    const figure = nearestAround(lead, "small", {
      clear: () => 0,
      looks: 100,
      take: () => {
        looks += 1;
        return looks > 5000 ? lead.leader : undefined;
      },
    });
    expect(figure).toBe(lead.leader);
  });

  it("The search for a spot skips spots that the pre-check rejects without counting them toward its budget", () => {
    let looks = 0;
    const clear = ({ x }: Vec) => (x < lead.leader.x + mm(60) ? 10 : 0);
    const take = ({ x }: Vec) => {
      looks += 1;
      return x >= lead.leader.x + mm(61) ? lead.leader : undefined;
    };
    expect(nearestAround(lead, "small", { clear, take, looks: 600 })).toBe(lead.leader);
    expect(looks).toBeLessThan(600);
  });

  it("The search for a spot checks few spots if cohesion is impossible, as in a ruin or a crowd", () => {
    const speeders = [
      mini("a", 160, 160, { base: "medium", height: 40, z: 30 }),
      mini("b", 300, 300, { base: "medium" }),
    ];
    const inRuin = seekerIn(compiled([unit("u", speeders, { type: "repulsor-vehicle" })], [ruin(30)]), false);
    const spots = Array.from(
      { length: 81 },
      (_, place) => [392 + 27 * (place % 9), 292 + 27 * Math.floor(place / 9)] as const,
    );
    const others = spots.filter(([x, y]) => x !== 500 || y !== 400).map(([x, y]) => mini(`${x}/${y}`, x, y));
    const meadow = piece("meadow", rectangle(200, 100, 600, 600), 1, { kind: "area" });
    const pair = unit("u", [mini("a", 500, 400), mini("b", 900, 400)]);
    const inCrowd = seekerIn(compiled([pair, unit("v", others, { side: "red" })], [meadow]), false);
    for (const seeking of [inRuin, inCrowd]) {
      expect(nearestCohesive(seeking)).toBeUndefined();
      expect(nearestLegal(seeking)).toBeDefined();
      expect(seeking.mover.looks.spots).toBeLessThan(100);
    }
  });
});
