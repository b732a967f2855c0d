import { describe, expect, it } from "vitest";
import { Attack } from "../../../helpers/pools.ts";
import { shot } from "../helpers.ts";

describe("Anti-Materiel", () => {
  it("[leg.kw.anti-materiel-x] Anti-Materiel upgrades dice of its weapon against vehicles, but not against troopers", () => {
    expect(shot("anti-materiel", "at-st")).toContain("choose-option anti-materiel white-attack");
    expect(shot("anti-materiel", "rebel-troopers").filter((key) => key.includes("anti-materiel"))).toEqual([]);
  });

  it("[leg.kw.anti-materiel-x] Anti-Materiel 2 upgrades two dice of its own weapon once each, and none of another weapon", () => {
    const cannon = { dice: [1, 1, 0], keywords: { "anti-materiel": 2 } } as const;
    const attack = new Attack({ weapons: [cannon, { dice: [3, 3, 0] }] });
    expect(attack.options).toEqual(["anti-materiel white-attack", "anti-materiel black-attack", "pass"]);
    attack.choose("anti-materiel white-attack");
    expect(attack.options).toEqual(["anti-materiel black-attack", "pass"]);
    attack.choose("anti-materiel black-attack");
    expect(attack.pool).toMatchObject({ stage: "roll-attack", dice: [3, 4, 1] });
  });
});
