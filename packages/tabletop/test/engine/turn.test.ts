import { describe, expect, test } from "vitest";
import { violation } from "../../src/contract/result.ts";
import { decisionView, turnOf } from "../../src/engine/turn.ts";
import { duel } from "../helpers/duel.ts";
import { DUEL_SEATS, type DuelPlay, type DuelSeat } from "../helpers/duel-state.ts";
import { card, choosing, noCard, opened } from "../helpers/moments.ts";

const { state } = choosing;

describe("seats that choose in secret at the same time", () => {
  test("Each seat that chooses in secret sees the question as its own, with its own context", () => {
    for (const seat of DUEL_SEATS) {
      const view = duel.view(state, seat);
      expect(view.decision).toMatchObject({ yours: true, seat, kind: "choose" });
      expect(view.decision).toEqual(decisionView<DuelPlay>(duel, state, seat));
    }
    expect(duel.view(state, "spectator").decision).toMatchObject({ yours: false, seat: "north" });
  });

  test("Legal answers of all seats that choose in secret are accepted by why, and other actions get a violation", () => {
    for (const seat of DUEL_SEATS) {
      expect(duel.why(state, card(seat), { by: seat })).toBeUndefined();
      expect(duel.why(state, noCard, { by: seat })).toEqual(violation("duel.choose.hand", "not-in-hand"));
    }
  });

  test("[tt.decision.decider] Answers of seats that choose in secret are applied only in the fixed order", () => {
    const refused = duel.apply(state, card("east"), { by: "east" });
    expect(refused.ok || refused.violation.rule).toBe("tt.decision.decider");
  });

  test("A seat that is not asked has no turn and waits", () => {
    const asked = (seat: DuelSeat) => turnOf<DuelPlay>(duel, opened.state, seat) !== undefined;
    expect(DUEL_SEATS.filter(asked)).toEqual(["north"]);
    expect(duel.view(opened.state, "east").decision).toMatchObject({ yours: false, seat: "north" });
    const by = { by: "east", decider: "north" };
    expect(duel.why(opened.state, card("east"), { by: "east" })).toEqual(
      violation("tt.decision.decider", "not-the-decider", by),
    );
  });
});
