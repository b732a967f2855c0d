import "@sw/boards/rebellion";
import { fourPlayerGame, game, type RebellionGame, type RebellionTypes, threePlayerGame } from "@sw/rebellion-core";
import { defaultCatalogue, wholeCatalogue } from "@sw/rebellion-core/catalogue";
import { RULES } from "@sw/rebellion-core/rules";
import { createSoloGame } from "@sw/rebellion-core/solo";
import { type Component, describe, nameOf } from "@sw/rebellion-core/text";
import { componentText } from "@sw/rebellion-core/text/cards";
import { uiIn } from "@sw/rebellion-core/ui";
import { expectOk } from "@sw/tabletop";
import type { Locale } from "@sw/tabletop/text";
import { scenariosOf } from "../../src/games/rebellion/scenarios.ts";
import type { PageGame, Slot } from "./game.ts";

const GAMES: readonly RebellionGame[] = [game, threePlayerGame, fourPlayerGame, expectOk(createSoloGame())];

/** The entries of all boxes. */
const BOX = wholeCatalogue(defaultCatalogue);

/** The page's adapter for Rebellion with two to four players and for its solo variant. */
export const rebellion: PageGame<RebellionTypes> = {
  board: "sw-rebellion",
  rules: RULES,
  game: (wanted) => GAMES.find(({ id }) => id === wanted) ?? game,
  ui: (locale) => uiIn(locale),
  tell(subject, locale, view) {
    const sentence = describe(subject, view === undefined ? { locale } : { locale, view });
    return "event" in subject && subject.event.type === "automa-decided"
      ? `${sentence} ${describe({ reasons: subject.event.reasons }, { locale })}`
      : sentence;
  },
  isReasoned: ({ type }) => type === "automa-decided",
  entries(locale) {
    return componentsOfBoxes().flatMap(([id, component]) => {
      const text = componentText(component, { locale });
      return text === undefined ? [] : [{ id, text }];
    });
  },
  scenario: scenariosOf(game),
  slots: [
    {
      id: "units",
      label: { en: "Unit in a system", es: "Unidad en un sistema" },
      entries: (locale) => BOX.units.map(({ id }) => [id, nameOf({ unit: id }, { locale })] as const),
      places: systemsIn,
      path: (unit, system) => ["systems", system, "units", unit],
      isCounted: true,
    },
    {
      id: "base",
      label: { en: "Unit at the Rebel Base", es: "Unidad en la Base Rebelde" },
      entries: (locale) => BOX.units.map(({ id }) => [id, nameOf({ unit: id }, { locale })] as const),
      path: (unit) => ["baseSpace", unit],
      isCounted: true,
    },
    handSlot("rebel", { en: "Rebel hand of missions", es: "Mano de Misiones Rebelde" }),
    handSlot("imperial", { en: "Imperial hand of missions", es: "Mano de Misiones Imperial" }),
  ],
  turnOf: ({ round }) => round,
};

function systemsIn(locale: Locale): readonly (readonly [id: string, name: string])[] {
  return BOX.systems.map(({ id }) => [id, nameOf({ system: id }, { locale })] as const);
}

/** Returns the slot for mission cards in the hand of a side. */
function handSlot(side: "rebel" | "imperial", label: Slot["label"]): Slot {
  const own = BOX.missions.filter(({ faction }) => faction === side);
  return {
    id: `missions/${side}`,
    label,
    entries: (locale) => own.map(({ id }) => [id, nameOf({ card: id }, { locale })] as const),
    path: () => [side, "missions"],
  };
}

function componentsOfBoxes(): readonly (readonly [id: string, component: Component])[] {
  const { missions, actions, objectives, tactics, leaders, units, rings, systems } = BOX;
  return [
    ...units.map(({ id }) => [`unit/${id}`, { unit: id }] as const),
    ...leaders.map(({ id }) => [`leader/${id}`, { leader: id }] as const),
    ...[...missions, ...actions, ...objectives, ...tactics].map(({ id }) => [`card/${id}`, { card: id }] as const),
    ...rings.map(({ id }) => [`ring/${id}`, { ring: id }] as const),
    ...systems.map(({ id }) => [`system/${id}`, { system: id }] as const),
  ];
}
