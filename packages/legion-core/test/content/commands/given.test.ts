import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { play, scenario } from "../../../src/testing/index.ts";
import { DONE, perform } from "../../helpers/actions.ts";
import { playing } from "../../helpers/commands.ts";
import { called, lent, tokensOf } from "../../helpers/reading.ts";

const STORM = "stormtroopers";

describe("cards that give tokens and keywords", () => {
  it.each([
    ["this-is-the-way", "Din Djarin", { dodge: 1 }, ["0 relentless 1 round"]],
    ["die-at-my-hand", "Moff Gideon", { aim: 1, dodge: 1 }, ["0 relentless 1 round"]],
    ["sorry-about-the-mess", "Han Solo", { aim: 1, dodge: 1 }, []],
    ["general-skywalker", "Anakin Skywalker", { aim: 1 }, ["0 inspire 2 round"]],
    ["i-care-not-for-your-struggles", "Fifth Brother", {}, ["0 dauntless 1 round"]],
  ])("[leg.cards.command-use] %s gives %s the tokens and keywords of the card", (card, name, tokens, keywords) => {
    const { state } = playing(card, { units: [{ unit: called(name), at: [400, 200] }] });
    expect(tokensOf(state, "p1.0")).toMatchObject(tokens);
    expect(lent(state)).toEqual(keywords);
  });
});

describe("cards about the orders of others", () => {
  it.each([
    ["pinned-down", "at-rt-rebel-alliance"],
    ["pinned-down", "at-st"],
    ["tactical-planning", "at-rt-galactic-republic"],
    ["tactical-planning", "arc-troopers"],
  ])(
    "[leg.command.timing-5-during-activation] %s returns the faceup order of a unit that %s attacked to its pool",
    (card, walker) => {
      const attacked = (order: "faceup" | "facedown"): State => {
        const state = scenario({
          activating: "p1.1",
          "player-1": {
            units: [
              { unit: "general-veers-master-tactician", at: [100, 100] },
              { unit: walker, at: [400, 200], heading: { x: 0, y: 1 } },
            ],
            hand: [],
            revealed: card,
          },
          "player-2": {
            units: [
              { unit: STORM, at: [400, 400], order },
              { unit: STORM, at: [1700, 800], order: "faceup" },
            ],
          },
        });
        let after = play(state, [perform("attack")]).state;
        while (game.decision(after)?.kind !== "action")
          after = play(after, [game.legalActions(after).slice(-1)[0] ?? DONE]).state;
        return after;
      };
      const pinned = attacked("faceup");
      expect([pinned.units[2]?.order, pinned.units[3]?.order]).toEqual(["none", "faceup"]);
      expect(pinned.sides[1].orderPool.corps).toBe(1);
      expect(attacked("facedown").units[2]?.order).toBe("facedown");
    },
  );
});
