import { describe, expect, it } from "vitest";
import type { Scene } from "../../../src/table/scene.ts";
import { figureOfScene } from "../../../src/table/scene.ts";
import { hasLineOfSight, lineOfSight } from "../../../src/table/sight/line-of-sight.ts";
import { mini, piece, rectangle, scene, unit } from "../helpers.ts";

function sees(table: Scene, a: string, b: string): boolean {
  return hasLineOfSight(table, figureOfScene(table, a), figureOfScene(table, b));
}

const shooter = unit("shooters", [mini("shooter", 100, 100)]);
const target = unit("targets", [mini("target", 500, 100)], { side: "red" });

describe("line of sight", () => {
  it("[leg.los.test] is there when nothing stands between, and a wall across takes it", () => {
    expect(sees(scene([shooter, target]), "shooter", "target")).toBe(true);
    const wall = piece("wall", rectangle(300, 0, 20, 200), 60);
    expect(sees(scene([shooter, target], [wall]), "shooter", "target")).toBe(false);
  });

  it("[leg.los.terrain-physical] over the near part of the target to its far rim, but not over a higher wall", () => {
    const up = unit("shooters", [mini("shooter", 100, 100, { z: 194.31 - 41.91 })]);
    const wall = (top: number) => piece("wall", rectangle(440, 0, 10, 200), top);
    expect(sees(scene([up, target], [wall(66)]), "shooter", "target")).toBe(true);
    expect(sees(scene([up, target], [wall(66.2)]), "shooter", "target")).toBe(false);
  });

  it("[leg.los.test] returns the line from the one that looks", () => {
    const table = scene([shooter, target], [piece("wall", rectangle(300, 0, 20, 100), 60)]);
    const line = lineOfSight(table, figureOfScene(table, "shooter"), figureOfScene(table, "target"));
    expect(line?.from.x).toBeLessThan(20_000);
    expect(line?.to.x).toBeGreaterThan(40_000);
  });
});
