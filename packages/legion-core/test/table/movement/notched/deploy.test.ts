import { describe, expect, it } from "vitest";
import type { UndeployedUnit } from "../../../../src/table/documents.ts";
import { mm } from "../../../../src/table/lengths.ts";
import type { Allowance, Move, Tool, Travel } from "../../../../src/table/movement/moves.ts";
import { compiled, EAST, mini, NORTH, unit } from "../../../helpers/table.ts";
import { piece, rectangle } from "../../../helpers/terrain.ts";
import { movedUnit, tool, verdict } from "../moving.ts";
import { stands } from "../riding.ts";

const walker = { id: "a", base: "large", height: mm(65.43) } as const;
const waiting: UndeployedUnit = {
  id: "u",
  side: "blue",
  type: "ground-vehicle",
  leader: "a",
  miniatures: [walker, { ...walker, id: "b" }],
};
const south = [
  { x: 0, y: 0 },
  { x: mm(1800), y: 0 },
  { x: mm(1800), y: mm(300) },
  { x: 0, y: mm(300) },
];
const allowance: Allowance = { speed: 2, territory: [south] };

/** A deployment from the south edge; a number tells how far the front notch comes, in millimetres. */
function enter(laid: Tool, to: Travel = "full"): Extract<Move, { type: "deploy" }> {
  return { type: "deploy", edge: { x: mm(900), y: 0 }, tool: laid, to: to === "full" ? to : mm(to), followers: "auto" };
}

describe("an AT-RT that deploys", () => {
  const edge = compiled([], [], { undeployed: [waiting] });
  const strict = compiled([], [], { undeployed: [waiting], options: { notchedDeployment: "far-end" } });

  it("[leg.deploy.start-edge] A full deployment of an AT-RT ends like a full move along a tool that starts at the edge", () => {
    // The tool begins 2.27 mm from the edge; 125 mm on it lies in the rear notch, 32 mm behind the centre.
    expect(stands(movedUnit(edge, enter(tool(2, NORTH)), allowance))).toEqual({ x: 900, y: 159.27, heading: NORTH });
    expect(stands(movedUnit(edge, enter(tool(2, NORTH, EAST)), allowance))).toEqual({
      x: 900 + 62.5 + 32,
      y: 64.77,
      heading: EAST,
    });
  });

  it("[leg.deploy.start-edge] A deploying AT-RT may stop anywhere along the tool with its whole base on the battlefield", () => {
    expect(stands(movedUnit(edge, enter(tool(2, NORTH), 100), allowance)).y).toBe(70.27);
    expect(stands(movedUnit(edge, enter(tool(2, NORTH), 64.73), allowance)).y).toBe(35);
    expect(verdict(edge, enter(tool(2, NORTH), 64.72), allowance)).toBe("leg.move.no-voluntary-exit off-battlefield");
  });

  it("[leg.deploy.start-edge] A deploying AT-RT must end at the far end of its tool only if the players agreed so", () => {
    expect(stands(movedUnit(strict, enter(tool(2, NORTH)), allowance)).y).toBe(159.27);
    expect(verdict(strict, enter(tool(2, NORTH), 100), allowance)).toBe("leg.deploy.start-edge not-at-far-end");
  });

  it("[leg.notched.step-7-impeded] A deploying AT-RT stops at a tower, and cannot deploy if it would stop partly outside", () => {
    const tower = (y: number) => piece("tower", rectangle(910, y, 40, 40), 150);
    const far = compiled([], [tower(150)], { undeployed: [waiting] });
    const stopped = movedUnit(far, enter(tool(2, NORTH)), allowance);
    expect([stands(stopped).y, stopped.impeded]).toEqual([expect.closeTo(150 - Math.sqrt(35 * 35 - 100), 1), true]);
    const near = compiled([], [tower(60)], { undeployed: [waiting] });
    expect(verdict(near, enter(tool(2, NORTH)), allowance)).toBe("leg.move.no-voluntary-exit off-battlefield");
  });

  it("[leg.notched.step-8-orientation] The other miniatures of a deploying AT-RT unit face the same way", () => {
    const moved = movedUnit(edge, enter(tool(2, NORTH, { x: 1, y: 1 })), allowance);
    expect(moved.miniatures.map(({ heading }) => heading)).toEqual([
      { x: 1, y: 1 },
      { x: 1, y: 1 },
    ]);
  });

  it("[leg.deploy.start-edge] A deploying AT-RT is limited to its speed, and needs a travel distance instead of a target spot", () => {
    expect(verdict(edge, enter(tool(3, NORTH)), allowance)).toBe("leg.notched.step-2-tool tool-too-long");
    expect(verdict(edge, { ...enter(tool(2, NORTH)), to: { x: mm(900), y: mm(159), z: 0 } }, allowance)).toBe(
      "leg.move.base-kind-decides no-travel",
    );
    expect(verdict(edge, enter(tool(2, NORTH, { x: 9, y: -1 })), allowance)).toBe(
      "leg.move.standard-bend bent-too-far",
    );
    expect(verdict(edge, enter(tool(2, EAST)), allowance)).toBe("leg.deploy.start-edge not-at-edge");
  });

  it("[leg.move.no-end-overlap] A deploying AT-RT cannot end on another miniature", () => {
    const guard = unit("v", [mini("v", 900, 159.27)], { side: "red" });
    const taken = compiled([guard], [], { undeployed: [waiting] });
    expect(verdict(taken, enter(tool(2, NORTH)), allowance)).toBe("leg.move.no-end-overlap on-miniature");
  });
});
