import { actionKey, game } from "@sw/legion-core";
import { SKIRMISH } from "@sw/legion-core/examples";
import { expect, test, vi } from "vitest";
import { gameLater } from "../src/game.ts";
import { BOX } from "../src/testing/box.ts";

test("A catalogue is compiled on the first call to the game, and only once", () => {
  const compiled = vi.fn(() => BOX);
  const later = gameLater(compiled);
  expect([later.id, later.seats, later.actionKey]).toEqual(["legion", ["player-1", "player-2"], actionKey]);
  expect(compiled).not.toHaveBeenCalled();
  expect(later.catalogueOf(SKIRMISH)).toBe(BOX.hash);
  expect(later.parse.config(SKIRMISH)).toMatchObject({ ok: true });
  expect(compiled).toHaveBeenCalledTimes(1);
});

test("Loading the package does not compile the default game", () => {
  const made = gameLater(() => BOX);
  const isLater = (one: object) => Object.getOwnPropertyDescriptor(one, "parse")?.get !== undefined;
  expect([isLater(game), isLater(made)]).toEqual([true, true]);
});
