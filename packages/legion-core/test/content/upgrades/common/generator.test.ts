import { describe, expect, it } from "vitest";
import type { Action } from "../../../../src/state/actions.ts";
import { choose, DONE, faces } from "../../../helpers/actions.ts";
import { after } from "../../../helpers/activations.ts";
import { attackOf } from "../../../helpers/attacks.ts";
import { offered } from "../../../helpers/reading.ts";
import type { Fielding } from "../../../helpers/scene.ts";
import { withUpgrades } from "../helpers.ts";

describe("Overcharged Generator", () => {
  const WALKER: Fielding = { unit: "at-st", at: [300, 300] };

  /** Dice of its gun. */
  const GUN = 6;

  it("An Overcharged Generator adds Impact 1 to the Impact of the weapon", () => {
    const tank: Fielding = { unit: "saber-class-tank", at: [700, 300] };
    const impacts = (action: Action, dice: number) => {
      const shot = after(
        attackOf([withUpgrades(WALKER, "overcharged-generator")], [tank]),
        [action],
        faces(dice, "hit"),
      );
      let [now, count] = [shot, 0];
      for (; offered(now).includes("choose-option impact"); count++) {
        const last = offered(after(now, [choose("impact")], [])).includes("choose-option impact");
        now = last ? after(now, [choose("impact")]) : now;
        if (!last) return count + 1;
      }
      return count;
    };
    expect(impacts(choose("overcharged-generator"), GUN + 1) - impacts(DONE, GUN)).toBe(1);
  });
});
