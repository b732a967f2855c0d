import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import { playing } from "../../../helpers/commands.ts";
import { handOf } from "../../../helpers/reading.ts";

const OFFICER = { unit: "imperial-officer-ruthless-efficiency", at: [100, 100] } as const;

it("[leg.cards.command-use] Standing Orders returns to the hand as the Command Phase ends, and both players know it is there", () => {
  const { state, events } = playing("standing-orders", { units: [OFFICER] });
  expect(state.phase).toBe("activation");
  expect(handOf(state, 0)).toEqual(["standing-orders"]);
  expect(state.sides[0].revealed).toBeNull();
  expect(events).toContainEqual(expect.objectContaining({ type: "command-returned", card: "standing-orders" }));
  expect(game.view(state, "player-2").sides["player-1"].hand).toMatchObject([{ cards: ["standing-orders"] }]);
});
