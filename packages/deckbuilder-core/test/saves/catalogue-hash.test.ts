import { expectOk } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { defaultCatalogue } from "../../src/catalogue/index.ts";
import { createGame, DEFAULT_CONFIG, game } from "../../src/index.ts";
import type { Catalogue } from "../../src/language/language.ts";

function hashOfCatalogue(catalogue: Catalogue): string {
  return expectOk(createGame(catalogue)).catalogueOf(DEFAULT_CONFIG);
}

describe("the hash that saves and replays carry", () => {
  const { cards, bases } = defaultCatalogue;

  test("[tt.catalogue.hash] Changing names and remarks of cards does not change the catalogue's hash", () => {
    const name = { en: "Another Name", es: "Otro nombre" };
    const told = {
      cards: cards.map((card) => ({ ...card, name, unverified: ["a remark"] })),
      bases: bases.map((base) => ({ ...base, name, unverified: ["a remark"] })),
    };
    expect(hashOfCatalogue(told)).toBe(game.catalogueOf(DEFAULT_CONFIG));
  });

  test.each(["cost", "attack", "resources", "force", "copies"] as const)(
    "[tt.catalogue.hash] Changing the %s of a single card changes the catalogue's hash",
    (figure) => {
      const changed = cards.map((card) => (card.id === "chewbacca" ? { ...card, [figure]: card[figure] + 1 } : card));
      expect(hashOfCatalogue({ bases, cards: changed })).not.toBe(game.catalogueOf(DEFAULT_CONFIG));
    },
  );
});
