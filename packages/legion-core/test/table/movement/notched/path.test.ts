import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BASE_SIZES, type BaseSize } from "../../../../src/table/bases.ts";
import { mm } from "../../../../src/table/lengths.ts";
import type { Speed } from "../../../../src/table/movement/moves.ts";
import {
  headingOf,
  type NotchedPath,
  notchDirection,
  notchDistance,
  notchedPath,
  putDownAt,
  ridingAt,
  travelAt,
  wayOf,
} from "../../../../src/table/movement/notched/path.ts";
import { toolRegion } from "../../../../src/table/movement/tool.ts";
import { distance } from "../../../../src/table/shapes.ts";
import { cross, type Direction, dot, leftOf, type Vec, vector } from "../../../../src/table/vectors.ts";

const SPEEDS = [1, 2, 3] as const;
const NOTCHED = BASE_SIZES.filter((size) => size !== "small");
const HERE = { x: 0, y: 0 };

/** The path of a base of this size that starts at the origin and heads along x. */
function path(size: BaseSize, speed: Speed, second: Direction = { x: 1, y: 0 }): NotchedPath {
  const half = notchDistance(size, "front");
  return notchedPath(toolRegion({ x: half, y: 0 }, { speed, first: { x: 1, y: 0 }, second }), half);
}

const bends = fc
  .record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: -1000, max: 1000 }) })
  .filter(({ x, y }) => x !== 0 || y !== 0);
const paths = fc
  .record({ size: fc.constantFrom(...NOTCHED), speed: fc.constantFrom(...SPEEDS), second: bends })
  .map(({ size, speed, second }) => path(size, speed, second));
const shares = fc.double({ min: 0, max: 1, noNaN: true });

/** How far a point is from the axis of the tool, prolonged at both ends. */
function offAxis({ start, joint, first, second }: NotchedPath, point: Vec): number {
  const behind = dot(vector(joint, point), first) <= 1e-6 ? Math.abs(cross(first, vector(start, point))) : 1e9;
  const ahead = dot(vector(joint, point), second) >= -1e-6 ? Math.abs(cross(second, vector(joint, point))) : 1e9;
  return Math.min(behind, ahead);
}

describe("the path of a notched base along a tool", () => {
  it("[leg.notched.step-6-full] The path of a notched base along a straight tool is as long as the tool and the base minus two notches", () => {
    const moved = NOTCHED.map((size) =>
      SPEEDS.map((speed) => {
        const along = path(size, speed);
        return putDownAt(along, along.full, "front-notch").at.x / 100;
      }),
    );
    expect(Object.fromEntries(NOTCHED.map((size, index) => [size, moved[index]]))).toEqual({
      medium: [119, 169, 219],
      large: [139, 189, 239],
      huge: [169, 219, 269],
      laat: [189, 239, 289],
      epic: [219, 269, 319],
      long: [244, 294, 344],
      snail: [269, 319, 369],
    });
  });

  it("[leg.notched.step-6-full] The far end of the tool is in the rear notch after a full move around a right angle", () => {
    // Half the tool, the rear notch on its end: 62.5 + 22 ahead from the notch at 22, and as much to the side.
    const along = path("medium", 2, { x: 0, y: 1 });
    expect(putDownAt(along, along.full, "front-notch")).toEqual({ at: { x: mm(84.5), y: mm(84.5) }, arm: "second" });
    expect(ridingAt(along, along.full).trailing).toEqual({ x: mm(84.5), y: mm(62.5) });
  });

  it("[leg.notched.step-5-partial] The centre of a notched base moves on a circle about the joint around a right angle", () => {
    const along = path("large", 2, { x: 0, y: -1 });
    for (let turn = 0; turn <= 20; turn += 1) {
      const way = along.arm + (turn / 20) * 2 * along.half;
      const { centre } = ridingAt(along, way);
      expect(distance(centre.x, centre.y, along.joint.x, along.joint.y)).toBeCloseTo(along.half, 6);
    }
  });

  it("[leg.notched.step-5-partial] Both notches stay on the axis of the tool, at the same distance as on the base", () => {
    fc.assert(
      fc.property(paths, shares, (along, share) => {
        const { leading, trailing } = ridingAt(along, share * along.full);
        expect(offAxis(along, leading)).toBeLessThan(1e-6);
        expect(offAxis(along, trailing)).toBeLessThan(1e-6);
        expect(distance(leading.x, leading.y, trailing.x, trailing.y)).toBeCloseTo(2 * along.half, 6);
      }),
    );
  });

  it("Along a path no notch moves more than twice the distance along it, and the centre at most that distance", () => {
    fc.assert(
      fc.property(paths, shares, shares, (along, one, other) => {
        const [a, b] = [ridingAt(along, one * along.full), ridingAt(along, other * along.full)];
        const way = Math.abs(one - other) * along.full + 1e-6;
        expect(distance(a.centre.x, a.centre.y, b.centre.x, b.centre.y)).toBeLessThanOrEqual(way);
        expect(distance(a.leading.x, a.leading.y, b.leading.x, b.leading.y)).toBeLessThanOrEqual(2 * way);
        expect(distance(a.trailing.x, a.trailing.y, b.trailing.x, b.trailing.y)).toBeLessThanOrEqual(2 * way);
      }),
    );
  });

  it("A path converts the travel of the leading notch to a distance along it, and back", () => {
    fc.assert(
      fc.property(paths, shares, (along, share) => {
        const travel = share * along.full;
        expect(travelAt(along, wayOf(along, travel))).toBeCloseTo(travel, 5);
      }),
    );
    const bent = path("huge", 3, { x: 1, y: 1 });
    expect([wayOf(bent, 0), wayOf(bent, bent.arm), wayOf(bent, bent.full)]).toEqual([0, bent.arm, bent.full]);
  });

  it("A path with both arms in line equals a straight one, whatever the length of the second arm's vector", () => {
    fc.assert(
      fc.property(fc.constantFrom(...NOTCHED), shares, fc.integer({ min: 1, max: 9999 }), (size, share, x) => {
        const [straight, scaled] = [path(size, 3), path(size, 3, { x, y: 0 })];
        const way = share * straight.full;
        expect(ridingAt(scaled, way).centre.x).toBeCloseTo(way, 6);
        expect(putDownAt(scaled, way, "front-notch").at.x).toBeCloseTo(way, 6);
        expect(putDownAt(straight, way, "centre").at.x).toBeCloseTo(way, 6);
      }),
    );
  });

  it("A path is mirrored if the tool is bent the other way", () => {
    fc.assert(
      fc.property(paths, shares, fc.constantFrom("front-notch", "centre"), (along, share, keep) => {
        const mirrored = { ...along, second: { x: along.second.x, y: -along.second.y } };
        const way = share * along.full;
        const [one, other] = [putDownAt(along, way, keep), putDownAt(mirrored, way, keep)];
        expect(other.arm).toBe(one.arm);
        expect(other.at.x).toBeCloseTo(one.at.x, 9);
        expect(other.at.y).toBeCloseTo(-one.at.y, 9);
      }),
    );
  });
});

describe("putting a notched base down", () => {
  const bent = path("medium", 2, { x: 0, y: 1 });

  it("[leg.notched.step-5-orientation] A notched base faces along the arm that its leading notch has reached", () => {
    expect(putDownAt(bent, wayOf(bent, mm(62.5)), "front-notch")).toEqual({ at: { x: mm(62.5), y: 0 }, arm: "first" });
    expect(putDownAt(bent, wayOf(bent, mm(62.51)), "front-notch").arm).toBe("second");
  });

  it("[leg.notched.step-5-orientation] A notched base across the joint turns around its front notch, or around its centre by the option", () => {
    // 10 mm past the joint: the front notch at (84.5, 10), the rear one 42.85 before the joint.
    const way = wayOf(bent, mm(72.5));
    const before = Math.sqrt(44 * 44 - 10 * 10);
    expect(ridingAt(bent, way).trailing.x / 100).toBeCloseTo(84.5 - before, 6);
    const onNotch = putDownAt(bent, way, "front-notch");
    expect([onNotch.at.x / 100, onNotch.at.y / 100].map((at) => at.toFixed(4))).toEqual(["84.5000", "-12.0000"]);
    const onCentre = putDownAt(bent, way, "centre");
    expect(onCentre.at.x / 100).toBeCloseTo(84.5 - before / 2, 6);
    expect(onCentre.at.y / 100).toBeCloseTo(5, 6);
  });

  it("[leg.notched.step-6-full] Partial moves approach the end position of the full move", () => {
    fc.assert(
      fc.property(paths, fc.constantFrom("front-notch", "centre"), (along, keep) => {
        const [near, full] = [putDownAt(along, along.full - 0.5, keep), putDownAt(along, along.full, keep)];
        expect(near.arm).toBe(full.arm);
        expect(distance(near.at.x, near.at.y, full.at.x, full.at.y)).toBeLessThan(1);
        expect(distance(full.at.x, full.at.y, HERE.x, HERE.y)).toBeGreaterThan(along.half);
      }),
    );
  });
});

describe("the notch that leads", () => {
  const east = { x: 1, y: 0 };

  it("[leg.reverse.partial-rear-notch] The rear notch leads in a reverse move, so the base keeps its facing", () => {
    expect(notchDirection("rear", east)).toEqual({ x: -1, y: 0 });
    expect(headingOf("rear", { x: -1, y: 0 })).toEqual(east);
  });

  it("A side notch leads in a strafe, and its distance from the centre is half the width minus a notch", () => {
    expect(notchDirection("left", east)).toEqual({ x: 0, y: 1 });
    expect(notchDirection("right", east)).toEqual({ x: 0, y: -1 });
    expect([notchDistance("long", "front"), notchDistance("long", "left")]).toEqual([mm(84.5), mm(47)]);
  });

  it("The heading of a base can be computed back from the direction of its leading notch", () => {
    for (const heading of [east, leftOf(east), { x: 3, y: -4 }]) {
      for (const leading of ["front", "rear", "left", "right"] as const) {
        expect(headingOf(leading, notchDirection(leading, heading))).toEqual(heading);
      }
    }
  });
});
