import { describe, expect, it } from "vitest";
import type { AttackKind } from "../../../../src/state/frames.ts";
import type { UnitSpec } from "../../../../src/testing/index.ts";
import { woundsOn } from "../../../../src/units/conditions.ts";
import { choose, faces, PASS } from "../../../helpers/actions.ts";
import { after } from "../../../helpers/activations.ts";
import { attackOf } from "../../../helpers/attacks.ts";
import type { Fielding } from "../../../helpers/scene.ts";
import { chances, duel, fire, withUpgrades, worth } from "../helpers.ts";

describe("Katarn Pattern Armor", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  const LEIA: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [560, 300] };

  it("[leg.upgrade.only-readied] Katarn Pattern Armor is offered only in ranged attacks, and only while it is readied", () => {
    const clone = (state: "readied" | "exhausted"): Partial<UnitSpec> => ({
      unit: "clone-commandos",
      defeated: 3,
      upgrades: [{ card: "katarn-pattern-armor", state }],
    });
    const inPool = (kind: AttackKind, state: "readied" | "exhausted"): number =>
      worth(duel(kind, {}, clone(state)), "defender", "katarn-pattern-armor");
    expect([inPool("ranged", "readied"), inPool("melee", "readied"), inPool("ranged", "exhausted")]).toEqual([1, 0, 0]);
  });

  it("Katarn Pattern Armor is expended to limit a ranged attack to one wound", () => {
    const start = attackOf([STORM], [withUpgrades(LEIA, "katarn-pattern-armor")]);
    const asked = after(start, fire(3), [...faces(3, "hit"), ...faces(3, "blank")]);
    expect(chances(asked)).toEqual(["choose-option katarn-pattern-armor"]);
    const saved = after(asked, [choose("katarn-pattern-armor")]);
    expect([woundsOn(saved, 1), saved.units[1]?.cards]).toEqual([1, ["expended"]]);
    expect(woundsOn(after(asked, [PASS]), 1)).toBe(3);
    const one = after(start, fire(1), ["hit", "blank"]);
    expect([woundsOn(one, 1), one.units[1]?.cards]).toEqual([1, ["readied"]]);
  });
});
