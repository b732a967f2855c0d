import { describe, expect, it } from "vitest";
import { bitOf, opponentOf, PUBLIC, SPECTATOR_BIT, viewersBy } from "../../src/index.ts";

const SIDES = [0, 1] as const;

describe("Two sides", () => {
  it("The opponent of a side is the other side, whose opponent is the first side again", () => {
    expect(SIDES.map(opponentOf)).toEqual([1, 0]);
    expect(SIDES.map(opponentOf).map(opponentOf)).toEqual([0, 1]);
  });

  it("Both sides and the spectators have distinct bits, and all bits together are public", () => {
    const bits = [...SIDES.map(bitOf), SPECTATOR_BIT];
    expect(new Set(bits).size).toBe(3);
    expect(bits.reduce((mask, bit) => mask | bit, 0)).toBe(PUBLIC);
    expect(bits.reduce((sum, bit) => sum + bit, 0)).toBe(PUBLIC);
  });
});

describe("The names of those in a mask", () => {
  const viewersIn = viewersBy(["light", "dark"]);

  it("A mask names the sides in order, then the spectators", () => {
    expect(viewersIn(PUBLIC)).toEqual(["light", "dark", "spectator"]);
    expect(viewersIn(SPECTATOR_BIT | bitOf(1))).toEqual(["dark", "spectator"]);
    expect(viewersIn(bitOf(0))).toEqual(["light"]);
    expect(viewersIn(0)).toEqual([]);
  });

  it("Bits without a viewer are ignored in a mask", () => {
    expect(viewersIn(8 | bitOf(1))).toEqual(["dark"]);
  });

  it("The list of viewers in a mask is shared and frozen", () => {
    expect(viewersIn(3)).toBe(viewersIn(3));
    expect(Object.isFrozen(viewersIn(3))).toBe(true);
  });
});
