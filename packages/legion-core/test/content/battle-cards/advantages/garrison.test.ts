import { describe, expect, it } from "vitest";
import type { Fielding } from "../../../helpers/scene.ts";
import { eligibleFor } from "../helpers.ts";

describe("Garrison", () => {
  it("[leg.cards.advantage-content] Garrison can choose corps units without Prepared Position", () => {
    const mine: readonly Fielding[] = ["stormtroopers", "stormtroopers", "general-veers-master-tactician"].map(
      (unit) => ({ unit }),
    );
    expect(eligibleFor("garrison", "unit", mine)).toEqual(["p1.0", "p1.1"]);
    const prepared = { unit: 1, keyword: "prepared-position", value: 1, until: "game" } as const;
    expect(eligibleFor("garrison", "unit", mine, { ongoing: [prepared] })).toEqual(["p1.0"]);
  });
});
