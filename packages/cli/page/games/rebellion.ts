import "@sw/boards/rebellion";
import { fourPlayerGame, game, type RebellionGame, type RebellionTypes, threePlayerGame } from "@sw/rebellion-core";
import { defaultCatalogue, wholeCatalogue } from "@sw/rebellion-core/catalogue";
import { RULES } from "@sw/rebellion-core/rules";
import { createSoloGame } from "@sw/rebellion-core/solo";
import { type Component, describe } from "@sw/rebellion-core/text";
import { componentText } from "@sw/rebellion-core/text/cards";
import { uiIn } from "@sw/rebellion-core/ui";
import { expectOk } from "@sw/tabletop";
import type { PageGame } from "./game.ts";

const GAMES: readonly RebellionGame[] = [game, threePlayerGame, fourPlayerGame, expectOk(createSoloGame())];

/** Rebellion for two to four, and its solo variant. */
export const rebellion: PageGame<RebellionTypes> = {
  board: "sw-rebellion",
  rules: RULES,
  game: (wanted) => GAMES.find(({ id }) => id === wanted) ?? game,
  ui: (locale) => uiIn(locale),
  tell(subject, locale, view) {
    const sentence = describe(subject, view === undefined ? { locale } : { locale, view });
    const isReasoned = "event" in subject && subject.event.type === "automa-decided";
    return isReasoned ? `${sentence} ${describe({ reasons: subject.event.reasons }, { locale })}` : sentence;
  },
  entries(locale) {
    return componentsOfBoxes().flatMap(([id, component]) => {
      const text = componentText(component, { locale });
      return text === undefined ? [] : [{ id, text }];
    });
  },
  turnOf: ({ round }) => round,
};

function componentsOfBoxes(): readonly (readonly [id: string, component: Component])[] {
  const { missions, actions, objectives, tactics, leaders, units, rings, systems } = wholeCatalogue(defaultCatalogue);
  return [
    ...units.map(({ id }) => [`unit/${id}`, { unit: id }] as const),
    ...leaders.map(({ id }) => [`leader/${id}`, { leader: id }] as const),
    ...[...missions, ...actions, ...objectives, ...tactics].map(({ id }) => [`card/${id}`, { card: id }] as const),
    ...rings.map(({ id }) => [`ring/${id}`, { ring: id }] as const),
    ...systems.map(({ id }) => [`system/${id}`, { system: id }] as const),
  ];
}
