import { reader } from "@sw/rebellion-core/read";
import { type MapSpot, mapSpotOf } from "@sw/rebellion-core/ui";
import { at } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { BORDERS } from "../../src/catalogue/borders.ts";

const { systems, baseSpace } = reader.atlas;

function spot(place: string): MapSpot {
  const found = mapSpotOf(place);
  if (found === undefined) throw new Error(`${place} is not on the map`);
  return found;
}

function apart(one: string, other: string): number {
  return Math.sqrt((spot(one).x - spot(other).x) ** 2 + (spot(one).y - spot(other).y) ** 2);
}

/** On which side of the line from one spot to another a third lies. */
function turn(a: MapSpot, b: MapSpot, c: MapSpot): number {
  return Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
}

function cross([a, b]: readonly [string, string], [c, d]: readonly [string, string]): boolean {
  if (new Set([a, b, c, d]).size < 4) return false;
  const [p, q, r, s] = [spot(a), spot(b), spot(c), spot(d)];
  return turn(p, q, r) !== turn(p, q, s) && turn(r, s, p) !== turn(r, s, q);
}

describe("the map of the galaxy", () => {
  const places = [...systems, baseSpace];

  it("Every system and the Rebel Base space have map positions in the unit square, at least 0.11 apart", () => {
    for (const place of places) {
      const { x, y } = spot(place);
      expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0);
    }
    const pairs = places.flatMap((one, index) => places.slice(index + 1).map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => apart(one, other) < 0.11)).toEqual([]);
    expect(mapSpotOf("kamino")).toBeUndefined();
  });

  it("Adjacent systems are near each other on the map, and no two borders cross", () => {
    expect(BORDERS.filter(([one, other]) => apart(one, other) > 0.25)).toEqual([]);
    const crossing = BORDERS.flatMap((one, index) =>
      BORDERS.slice(index + 1).flatMap((other) => (cross(one, other) ? [[one, other]] : [])),
    );
    expect(crossing).toEqual([]);
    expect(cross(["hoth", "naboo"], ["bespin", "utapau"])).toBe(true);
    expect(at(BORDERS, 0)).toEqual(["alderaan", "cato-neimoidia"]);
  });
});
