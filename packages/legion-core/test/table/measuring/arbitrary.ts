import fc from "fast-check";
import { BASE_SIZES } from "../../../src/table/bases.ts";
import type { Miniature, PartOutline, TerrainPiece, UnitSpec } from "../../../src/table/documents.ts";
import type { Vec } from "../../../src/table/vectors.ts";

/** A whole number of hundredths of a millimetre along an edge of the table. */
const along = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most });

const spot: fc.Arbitrary<Vec> = fc.record({ x: along(180_000), y: along(90_000) });

/** A heading: a vector of small whole numbers, not zero. */
export const heading: fc.Arbitrary<Vec> = fc
  .record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: -9, max: 9 }) })
  .filter(({ x, y }) => x !== 0 || y !== 0);

/** A miniature on a base of any size, anywhere. */
export function miniature(id: string): fc.Arbitrary<Miniature> {
  return fc
    .record({ at: spot, z: along(30_000), base: fc.constantFrom(...BASE_SIZES), heading, height: along(10_000) })
    .map(({ at, ...rest }) => ({ id, ...rest, height: rest.height + 1, x: at.x, y: at.y }));
}

/** A unit of one miniature, whose type does not matter for measuring. */
export function unitOf(one: Miniature): UnitSpec {
  return { id: `of-${one.id}`, side: "blue", type: "ground-vehicle", leader: one.id, miniatures: [one] };
}

/** The outline of a part: a circle, a convex quadrilateral or a notched one, which is cut into triangles. */
export const outline: fc.Arbitrary<PartOutline> = fc
  .record({
    at: spot,
    east: fc.integer({ min: 100, max: 20_000 }),
    north: fc.integer({ min: 100, max: 20_000 }),
    west: fc.integer({ min: 100, max: 20_000 }),
    south: fc.integer({ min: 100, max: 20_000 }),
    kind: fc.constantFrom("circle", "diamond", "notched"),
  })
  .map(({ at, east, north, west, south, kind }): PartOutline => {
    if (kind === "circle") return { kind: "circle", centre: at, radius: east };
    const diamond = [
      { x: at.x + east, y: at.y },
      { x: at.x, y: at.y + north },
      { x: at.x - west, y: at.y },
      { x: at.x, y: at.y - south },
    ];
    // The corner in the middle makes it an arrowhead.
    return { kind: "polygon", corners: kind === "diamond" ? diamond : [...diamond.slice(0, 3), at] };
  });

/** A piece of one such part. */
export function terrain(id: string): fc.Arbitrary<TerrainPiece> {
  return outline.map((one) => ({
    id,
    kind: "obstacle",
    cover: "heavy",
    parts: [{ outline: one, top: 5_000, movement: "open" }],
  }));
}
