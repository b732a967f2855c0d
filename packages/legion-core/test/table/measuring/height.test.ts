import { describe, expect, it } from "vitest";
import { mm } from "../../../src/table/lengths.ts";
import { terrainHeight } from "../../../src/table/range.ts";
import { compileTable } from "../../../src/table/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";

const inclusive = compileTable({ terrain: [] });
const exclusive = compileTable({ terrain: [], options: { rangeBoundary: "exclusive" } });

describe("height of terrain", () => {
  it("[leg.terrain.height-measure] The height of terrain is the number of the vertical ruler segment that contains its top", () => {
    expect([1, 149, 151, 299, 301].map((top) => terrainHeight(inclusive, { top: mm(top) }))).toEqual([1, 1, 2, 2, 3]);
  });

  it("[leg.terrain.height-measure] A top exactly at the end of a segment belongs to it with inclusive ranges, and to the next with exclusive ones", () => {
    expect([150, 300].map((top) => terrainHeight(inclusive, { top: mm(top) }))).toEqual([1, 2]);
    expect([149.99, 150, 300].map((top) => terrainHeight(exclusive, { top: mm(top) }))).toEqual([1, 2, 3]);
  });

  it("[leg.terrain.height-parts] Each part of a piece has its own height", () => {
    const house = {
      ...piece("house", rectangle(0, 0, 100, 100), 140),
      parts: [
        ...piece("ground", rectangle(0, 0, 100, 100), 140).parts,
        ...piece("upper", rectangle(0, 0, 50, 100), 280).parts,
      ],
    };
    const table = compileTable({ terrain: [house] });
    expect(table.solids.map((solid) => terrainHeight(table, solid))).toEqual([1, 2]);
  });

  it("[leg.terrain.height-relative] The height of terrain is measured from the surface on which the miniature starts", () => {
    const roof = { top: mm(280) };
    expect([0, 120, 130, 200, 280, 400].map((from) => terrainHeight(inclusive, roof, mm(from)))).toEqual([
      2, 2, 1, 1, 0, 0,
    ]);
    expect(terrainHeight(inclusive, roof, mm(130))).toBe(1);
    expect(terrainHeight(exclusive, roof, mm(130))).toBe(2);
    expect(terrainHeight(exclusive, roof, mm(280))).toBe(0);
  });
});
