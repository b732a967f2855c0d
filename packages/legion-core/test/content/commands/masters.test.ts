import { describe, expect, it } from "vitest";
import type { State } from "../../../src/state/state.ts";
import { type SideSpec, scenario } from "../../../src/testing/index.ts";
import { answers } from "../../helpers/commands.ts";
import { tokensOf } from "../../helpers/reading.ts";

const VENTRESS = "asajj-ventress-separatist-assassin";
const B1 = "b1-battle-droids";

/** Set-up effects of the first player, who may divulge. */
const setUp = (mine: SideSpec): State =>
  scenario({
    phase: "setup",
    "player-1": mine,
    "player-2": { units: [{ unit: "rebel-troopers" }, { unit: "luke-skywalker-hero-of-the-rebellion" }], hand: [] },
    frames: [
      { kind: "effects", moment: "setup-effects", about: null, order: [0, 1], pending: [], gathers: true },
      { kind: "hand", side: 0, moment: "setup-effects", about: null },
    ],
  });

describe("cards with Divulge of heroes", () => {
  it("[leg.kw.bounty.mark] Asajj Ventress marks an enemy in set-up if she becomes a bounty hunter there", () => {
    const whole = setUp({ units: [VENTRESS, B1], hand: ["yes-my-master"] });
    const marked = answers(whole, "choose-command yes-my-master", "choose-option as-bounty-hunter");
    expect(tokensOf(marked, "p2.1")).toEqual({ bounty: 1 });
    const other = answers(whole, "choose-command yes-my-master", "choose-option as-assassin");
    expect(tokensOf(other, "p2.1")).toEqual({});
  });
});
