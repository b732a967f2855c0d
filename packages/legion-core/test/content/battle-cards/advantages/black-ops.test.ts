import { describe, expect, it } from "vitest";
import type { Fielding } from "../../../helpers/scene.ts";
import { eligibleFor } from "../helpers.ts";

describe("Black Ops", () => {
  it("[leg.cards.advantage-content] Black Ops can choose corps and special forces trooper units on small bases", () => {
    const mine: readonly Fielding[] = [
      { unit: "stormtroopers" },
      { unit: "scout-troopers" },
      { unit: "general-veers-master-tactician" },
      { unit: "74-z-speeder-bikes" },
    ];
    expect(eligibleFor("black-ops", "unit", mine)).toEqual(["p1.0", "p1.1"]);
  });
});
