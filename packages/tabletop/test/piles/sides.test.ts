import { describe, expect, it } from "vitest";
import { bitOf, opponentOf, PUBLIC, SPECTATOR_BIT, viewersBy } from "../../src/index.ts";

const SIDES = [0, 1] as const;

describe("Two sides", () => {
  it("The opponent of a side is the other one, and the opponent of that is the side itself", () => {
    expect(SIDES.map(opponentOf)).toEqual([1, 0]);
    expect(SIDES.map(opponentOf).map(opponentOf)).toEqual([0, 1]);
  });

  it("Both sides and whoever watches have a bit of their own, and all of them together are everybody", () => {
    const bits = [...SIDES.map(bitOf), SPECTATOR_BIT];
    expect(new Set(bits).size).toBe(3);
    expect(bits.reduce((mask, bit) => mask | bit, 0)).toBe(PUBLIC);
    expect(bits.reduce((sum, bit) => sum + bit, 0)).toBe(PUBLIC);
  });
});

describe("The names of those in a mask", () => {
  const viewersIn = viewersBy(["light", "dark"]);

  it("A mask names the sides in their order, then whoever watches", () => {
    expect(viewersIn(PUBLIC)).toEqual(["light", "dark", "spectator"]);
    expect(viewersIn(SPECTATOR_BIT | bitOf(1))).toEqual(["dark", "spectator"]);
    expect(viewersIn(bitOf(0))).toEqual(["light"]);
    expect(viewersIn(0)).toEqual([]);
  });

  it("Bits that stand for nobody name nobody", () => {
    expect(viewersIn(8 | bitOf(1))).toEqual(["dark"]);
  });

  it("The list of a mask is shared and nobody can change it", () => {
    expect(viewersIn(3)).toBe(viewersIn(3));
    expect(Object.isFrozen(viewersIn(3))).toBe(true);
  });
});
