import { actionKey, game } from "@sw/legion-core";
import { SKIRMISH } from "@sw/legion-core/examples";
import { expect, test, vi } from "vitest";
import { gameBox } from "../src/state/box.ts";

vi.mock("../src/state/box.ts", async (original) => {
  const actual = await original<typeof import("../src/state/box.ts")>();
  return { ...actual, gameBox: vi.fn(actual.gameBox) };
});

test("The catalogue is compiled when something is first asked of the game, and once", () => {
  expect([game.id, game.seats, game.actionKey]).toEqual(["legion", ["player-1", "player-2"], actionKey]);
  expect(gameBox).not.toHaveBeenCalled();
  const hash = game.catalogueOf(SKIRMISH);
  expect(gameBox).toHaveBeenCalledTimes(1);
  expect(game.parse.config(SKIRMISH)).toMatchObject({ ok: true });
  expect(game.catalogueOf(SKIRMISH)).toBe(hash);
  expect(gameBox).toHaveBeenCalledTimes(1);
});
