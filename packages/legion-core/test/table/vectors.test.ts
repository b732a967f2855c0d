import { expect, it } from "vitest";
import { degrees } from "../../src/table/vectors.ts";

it("The angle of any direction on the table is accurate to a thousandth of a degree", () => {
  for (let tenth = -1799; tenth <= 1800; tenth++) {
    const turned = (tenth * Math.PI) / 1800;
    const found = degrees({ x: 500 * Math.cos(turned), y: 500 * Math.sin(turned) });
    expect(Math.abs(found - tenth / 10)).toBeLessThan(0.001);
  }
  expect([degrees({ x: 0, y: 0 }), degrees({ x: -1, y: 0 }), degrees({ x: 0, y: -1 })]).toEqual([0, 180, -90]);
});
