import { describe, expect, it } from "vitest";
import { playing } from "../../helpers/commands.ts";
import { handOf } from "../../helpers/reading.ts";

const OFFICER = { unit: "imperial-officer-ruthless-efficiency", at: [100, 100] } as const;

describe("a card that goes back to the hand", () => {
  it("[leg.end.discard] Command cards without a rule of their own are discarded after the round", () => {
    const { state } = playing("ambush", { units: [OFFICER] });
    expect(handOf(state, 0)).toEqual([]);
    expect(state.sides[0].revealed).not.toBeNull();
  });
});
