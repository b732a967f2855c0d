import "@sw/boards/deckbuilder";
import { type DeckbuilderTypes, game } from "@sw/deckbuilder-core";
import { defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { RULES } from "@sw/deckbuilder-core/rules";
import { type Component, describe } from "@sw/deckbuilder-core/text";
import { componentText } from "@sw/deckbuilder-core/text/cards";
import { uiIn } from "@sw/deckbuilder-core/ui";
import type { PageGame } from "./game.ts";

/** The Deckbuilding Game. */
export const deckbuilder: PageGame<DeckbuilderTypes> = {
  board: "sw-deckbuilder",
  rules: RULES,
  game: () => game,
  ui: (locale) => uiIn(locale),
  tell: (subject, locale, view) => describe(subject, view === undefined ? { locale } : { locale, view }),
  entries(locale) {
    const parts: readonly (readonly [id: string, component: Component])[] = [
      ...defaultCatalogue.cards.map(({ id }) => [`card/${id}`, { card: id }] as const),
      ...defaultCatalogue.bases.map(({ id }) => [`base/${id}`, { base: id }] as const),
    ];
    return parts.flatMap(([id, component]) => {
      const text = componentText(component, { locale });
      return text === undefined ? [] : [{ id, text }];
    });
  },
  turnOf: ({ turn }) => turn,
};
