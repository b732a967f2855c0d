import { actionKey, DEFAULT_CONFIG, game, SEATS } from "@sw/deckbuilder-core";
import { expect, test, vi } from "vitest";
import { gameLater } from "../src/game.ts";
import { defaultBox } from "../src/state/default-box.ts";

test("A catalogue is compiled once, at the first call that needs it", () => {
  const compiled = vi.fn(defaultBox);
  const later = gameLater(compiled);
  expect([later.id, later.seats, later.actionKey]).toEqual(["deckbuilder", SEATS, actionKey]);
  expect(compiled).not.toHaveBeenCalled();
  expect(later.catalogueOf(DEFAULT_CONFIG)).toBe(defaultBox().hash);
  expect(later.parse.config(DEFAULT_CONFIG)).toMatchObject({ ok: true });
  expect(compiled).toHaveBeenCalledTimes(1);
});

test("Loading the package compiles no catalogue", () => {
  const made = gameLater(defaultBox);
  const isLater = (one: object) => Object.getOwnPropertyDescriptor(one, "parse")?.get !== undefined;
  expect([isLater(game), isLater(made)]).toEqual([true, true]);
});
