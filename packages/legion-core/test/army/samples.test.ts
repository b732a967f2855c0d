import { describe, expect, it } from "vitest";
import { army } from "../../src/content/army.ts";
import { SAMPLES } from "./samples.ts";

describe.each(SAMPLES)("an army of $list.faction", ({ points, list }) => {
  it("The sample army is legal", () => {
    expect(army.check(list)).toEqual([]);
  });

  it("[leg.army.points-sum] The sample army costs the points of its units and upgrades", () => {
    expect(army.points(list)).toBe(points);
  });
});
