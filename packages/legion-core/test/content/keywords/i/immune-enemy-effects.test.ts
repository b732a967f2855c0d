import { describe, expect, it } from "vitest";
import type { State } from "../../../../src/state/state.ts";
import { scenario } from "../../../../src/testing/index.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { beginOngoing } from "../../../../src/units/ongoing.ts";
import { gainTokens } from "../../../../src/units/unit-tokens.ts";
import { dealWounds } from "../../../../src/units/wounds/casualties.ts";
import { offered } from "../../../helpers/reading.ts";
import { box, done, playOut } from "../../../helpers/scene.ts";

describe("Immune: Enemy Effects", () => {
  const IMMUNE = { unit: "p2.0", keyword: "immune-enemy-effects", value: 1, until: "game" } as const;

  const begun = (immune: boolean): State =>
    scenario({
      "player-1": {
        units: [
          { unit: "cad-bane-needs-no-introduction", at: [300, 300], order: "faceup", tokens: { suppression: 2 } },
          { unit: "stormtroopers", at: [1700, 100], order: "faceup" },
        ],
        revealed: "im-in-control",
        faction: "galactic-empire",
        hand: [],
      },
      "player-2": {
        units: [
          { unit: "rebel-veterans", at: [300, 480] },
          { unit: "rebel-troopers", at: [480, 300] },
        ],
        hand: [],
      },
      ongoing: immune ? [IMMUNE] : [],
    });

  it("[leg.kw.immune-enemy-effects] An enemy command card cannot choose a unit that is immune to enemy effects", () => {
    const offers = (immune: boolean) => offered(playOut(begun(immune), [{ type: "activate", subject: "p1.0" }]).state);
    expect(offers(false)).toContain("choose-unit p2.0");
    expect(offers(true)).not.toContain("choose-unit p2.0");
    expect(offers(true)).toContain("choose-unit p2.1");
  });

  it("[leg.kw.immune-enemy-effects] A unit that is immune to enemy effects gains no tokens and suffers no wounds from enemy cards", () => {
    const after = (unit: number, cause: string) => {
      const because = { rule: "leg.cards.command-use", cause } as const;
      const { state } = done(begun(true), (work) => {
        gainTokens(work, unit, "suppression", 1, because);
        beginOngoing(work, { unit, keyword: "stationary", value: 1, until: "round" }, because);
        dealWounds(work, unit, 1, because);
      });
      const wounds = state.frames.filter(({ kind }) => kind === "wounds").length;
      return [unitTokens(state, unit, "suppression"), keywordsOf({ box, state }, unit)["stationary"] ?? 0, wounds];
    };
    expect(after(2, "im-in-control")).toEqual([0, 0, 0]);
    expect(after(3, "im-in-control")).toEqual([1, 1, 1]);
    expect(after(2, "interrogate")).toEqual([1, 1, 1]);
  });
});
