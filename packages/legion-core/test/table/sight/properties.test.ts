import { at } from "@sw/tabletop";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Layout, TerrainPiece, UnitSpec } from "../../../src/table/documents.ts";
import { compileScene, type Figure, figureOfScene, type Scene } from "../../../src/table/scene.ts";
import { signedDistance } from "../../../src/table/shapes.ts";
import { hasLineOfSight, lineOfSight } from "../../../src/table/sight/line-of-sight.ts";
import type { Point3, Vec } from "../../../src/table/vectors.ts";
import { type Clutter, cluttered, cutUp, mapped } from "./arbitrary.ts";
import { blocksOf, isSegmentFree, pointIn } from "./checker.ts";

const CLUTTERS: readonly Clutter[] = ["tall", "mixed", "floating"];
const SAMPLES = 400;

function ends(made: Scene): readonly [Figure, Figure] {
  return [figureOfScene(made, "a"), figureOfScene(made, "b")];
}

function sees(layout: Layout): boolean {
  const made = compileScene(layout);
  return hasLineOfSight(made, ...ends(made));
}

function isSampledFree(layout: Layout, a: Figure, b: Figure): boolean {
  const blocks = blocksOf(layout, a, b);
  for (let n = 1; n <= SAMPLES; n++) {
    if (isSegmentFree(blocks, pointIn(a, n), pointIn(b, n * 7 + 3), -2)) return true;
  }
  return false;
}

function isInSilhouette({ shape, z, top }: Figure, point: Point3): boolean {
  return signedDistance(shape, point.x, point.y) <= 0.01 && point.z >= z - 0.01 && point.z <= top + 0.01;
}

describe.each(CLUTTERS)("line of sight among %s terrain", (clutter) => {
  it("[leg.los.test] A returned line of sight joins the silhouettes and is free", () => {
    fc.assert(
      fc.property(cluttered(clutter), (layout) => {
        const made = compileScene(layout);
        const [a, b] = ends(made);
        const line = lineOfSight(made, a, b);
        expect(line !== undefined).toBe(hasLineOfSight(made, a, b));
        if (line === undefined) return;
        expect(isInSilhouette(a, line.from)).toBe(true);
        expect(isInSilhouette(b, line.to)).toBe(true);
        expect(isSegmentFree(blocksOf(layout, a, b), line.from, line.to, 3)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it("[leg.los.test] Line of sight is found whenever trying many lines finds a free one", () => {
    fc.assert(
      fc.property(cluttered(clutter), (layout) => {
        const made = compileScene(layout);
        const [a, b] = ends(made);
        if (!hasLineOfSight(made, a, b)) expect(isSampledFree(layout, a, b)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  it("[leg.los.symmetric] Line of sight is the same from both ends", () => {
    fc.assert(
      fc.property(cluttered(clutter, ["small", "long"]), (layout) => {
        const made = compileScene(layout);
        const [a, b] = ends(made);
        const there = lineOfSight(made, a, b);
        const back = lineOfSight(made, b, a);
        expect(back).toEqual(there === undefined ? undefined : { from: there.to, to: there.from });
      }),
    );
  });

  it("[leg.los.test] Line of sight does not change when the table is moved, turned or mirrored", () => {
    fc.assert(
      fc.property(cluttered(clutter, ["small", "huge", "long"]), (layout) => {
        const seen = sees(layout);
        const moved = ({ x, y }: Vec) => ({ x: x + 12_345, y: y - 6_789 });
        const turned = ({ x, y }: Vec) => ({ x: -y, y: x });
        const mirrored = ({ x, y }: Vec) => ({ x: -x, y });
        expect(sees(mapped(layout, moved, (to) => to))).toBe(seen);
        expect(sees(mapped(layout, turned, turned))).toBe(seen);
        expect(sees(mapped(layout, mirrored, mirrored))).toBe(seen);
      }),
    );
  });

  it("[leg.los.block-terrain] Adding a piece of terrain never opens line of sight", () => {
    fc.assert(
      fc.property(cluttered(clutter), (layout) => {
        const { terrain } = layout.table;
        const fewer = (pieces: readonly TerrainPiece[]) => ({ ...layout, table: { ...layout.table, terrain: pieces } });
        const counts = terrain.map((_, count) => sees(fewer(terrain.slice(0, count))));
        for (const [index, seen] of [...counts, sees(layout)].entries()) {
          if (index > 0 && !at(counts, index - 1)) expect(seen).toBe(false);
        }
      }),
    );
  });

  it("[leg.los.silhouette] A taller silhouette never loses line of sight", () => {
    const taller = (layout: Layout, id: string, by: number): readonly UnitSpec[] =>
      layout.units.map((unit) => ({
        ...unit,
        miniatures: unit.miniatures.map((one) => (one.id === id ? { ...one, height: one.height + by } : one)),
      }));
    fc.assert(
      fc.property(cluttered(clutter), fc.integer({ min: 1, max: 6_000 }), (layout, by) => {
        if (!sees(layout)) return;
        expect(sees({ ...layout, units: taller(layout, "a", by) })).toBe(true);
        expect(sees({ ...layout, units: taller(layout, "b", by) })).toBe(true);
      }),
    );
  });

  it("[leg.los.test] Line of sight does not change when pieces are split into adjoining parts", () => {
    fc.assert(
      fc.property(cluttered(clutter), (layout) => {
        expect(sees(cutUp(layout))).toBe(sees(layout));
      }),
      { numRuns: 200 },
    );
  });
});
