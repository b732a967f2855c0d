import { describe, expect, it } from "vitest";
import type { State } from "../../../src/state/state.ts";
import { play, scenario } from "../../../src/testing/index.ts";
import { activate } from "../../helpers/actions.ts";
import { FAR_SIDE } from "../../helpers/commands.ts";
import { offered, tokensOf } from "../../helpers/reading.ts";

const VADER = { unit: "darth-vader-dark-lord-of-the-sith", at: [400, 200] } as const;
const LATE = { unit: "stormtroopers", at: [1200, 100], order: "faceup", defeated: 3 } as const;

describe("cards that change who acts when", () => {
  it("[leg.deploy.must] Effects of command cards at the start of an activation happen before an undeployed unit deploys", () => {
    const reserve = (card: string, unit: string, more: object = {}): State =>
      scenario({
        "player-1": { units: [{ unit, order: "faceup", ...more }, LATE], hand: [], revealed: card },
        "player-2": { ...FAR_SIDE, hand: [] },
      });
    const started = (card: string, unit: string, more: object = {}): State =>
      play(reserve(card, unit, more), [activate("p1.0")]).state;
    const [vader, rex, ahsoka] = [VADER.unit, "clone-captain-rex-honorable-soldier", "ahsoka-tano-fulcrum"];
    const shaken = { tokens: { suppression: 2 } };
    expect(tokensOf(started("implacable", vader), "p1.0")).toMatchObject({ dodge: 1 });
    expect(offered(started("new-ways-to-motivate-them", "stormtroopers"))).toEqual(["effect 0", "pass"]);
    expect(offered(started("were-not-programmed", rex, shaken))).toEqual(["effect 0", "pass"]);
    expect(tokensOf(started("a-new-beginning", ahsoka, shaken), "p1.0")).toEqual({});
  });
});
