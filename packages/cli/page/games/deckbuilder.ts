import "@sw/boards/deckbuilder";
import { type DeckbuilderTypes, game } from "@sw/deckbuilder-core";
import { defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { RULES } from "@sw/deckbuilder-core/rules";
import { type Component, describe, nameOf } from "@sw/deckbuilder-core/text";
import { componentText } from "@sw/deckbuilder-core/text/cards";
import { uiIn } from "@sw/deckbuilder-core/ui";
import { readScenario } from "../../src/games/deckbuilder/scenarios.ts";
import type { PageGame, Slot } from "./game.ts";

/** The piles of a side to which cards can be added by hand. */
const PILES = [
  ["hand", { en: "hand", es: "mano" }],
  ["play", { en: "in play", es: "en juego" }],
  ["deckTop", { en: "top of the deck", es: "parte superior del mazo" }],
  ["discard", { en: "discard pile", es: "pila de descarte" }],
] as const;
const SIDES = [
  ["empire", { en: "Empire", es: "Imperio" }],
  ["rebel", { en: "Rebellion", es: "Rebelión" }],
] as const;

const SLOTS: readonly Slot[] = [
  ...SIDES.flatMap(([side, whose]) =>
    PILES.map(([pile, where]) =>
      cardSlot([side, pile], { en: `${whose.en}: ${where.en}`, es: `${whose.es}: ${where.es}` }),
    ),
  ),
  cardSlot(["row"], { en: "Galaxy row", es: "Fila galáctica" }),
];

function cardSlot(path: readonly string[], label: Slot["label"]): Slot {
  return {
    id: path.join("/"),
    label,
    entries: (locale) => defaultCatalogue.cards.map(({ id }) => [id, nameOf({ card: id }, { locale })] as const),
    path: () => path,
  };
}

/** The page's adapter for the Deckbuilding Game. */
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
  scenario: readScenario,
  slots: SLOTS,
  turnOf: ({ turn }) => turn,
};
