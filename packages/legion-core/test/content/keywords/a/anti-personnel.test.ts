import { describe, expect, it } from "vitest";
import { Attack } from "../../../helpers/pools.ts";
import { shot } from "../helpers.ts";

describe("Anti-Personnel", () => {
  it("[leg.kw.anti-personnel-x] Anti-Personnel upgrades dice of its weapon against troopers, but not against vehicles", () => {
    expect(shot("anti-personnel", "rebel-troopers")).toContain("choose-option anti-personnel white-attack");
    expect(shot("anti-personnel", "at-st").filter((key) => key.includes("anti-personnel"))).toEqual([]);
  });

  it("[leg.kw.anti-personnel-x] Each of two weapons with Anti-Personnel 1 upgrades one die of its own", () => {
    const [white, black] = [[2, 0, 0] as const, [0, 2, 0] as const].map((dice) => ({
      dice,
      keywords: { "anti-personnel": 1 },
    }));
    const attack = new Attack({ weapons: [white, black].flatMap((one) => one ?? []) });
    attack.choose("anti-personnel white-attack");
    expect(attack.options).toEqual(["anti-personnel black-attack", "pass"]);
  });
});
