import "@sw/boards/legion";
import { game, KEYWORDS, type LegionTypes } from "@sw/legion-core";
import { defaultCatalogue } from "@sw/legion-core/catalogue";
import { RULES } from "@sw/legion-core/rules";
import { type Component, describe, nameOf } from "@sw/legion-core/text";
import { componentText } from "@sw/legion-core/text/cards";
import { uiIn } from "@sw/legion-core/ui";
import type { CardText, Locale } from "@sw/tabletop/text";
import { readScenario } from "../../src/games/legion/scenarios.ts";
import type { PageGame } from "./game.ts";

/** The page's adapter for Legion. */
export const legion: PageGame<LegionTypes> = {
  board: "sw-legion",
  rules: RULES,
  game: () => game,
  ui: (locale) => uiIn(locale),
  tell: (subject, locale, view) => describe(subject, view === undefined ? { locale } : { locale, view }),
  entries(locale) {
    const cards = cardsOfBoxes().flatMap(([id, component]) => {
      const text = componentText(component, { locale });
      return text === undefined ? [] : [{ id, text }];
    });
    const keywords = Object.keys(KEYWORDS).map((id) => ({ id: `keyword/${id}`, text: keywordText(id, locale) }));
    return [...cards, ...keywords];
  },
  scenario: readScenario,
  slots: (["player-1", "player-2"] as const).map((seat, at) => ({
    id: seat,
    label: { en: `Unit of player ${at + 1}`, es: `Unidad del jugador ${at + 1}` },
    entries: (locale) => defaultCatalogue.units.map(({ id }) => [id, nameOf({ card: id }, { locale })] as const),
    path: () => [seat, "units"],
  })),
  turnOf: ({ round }) => round,
};

/** Returns the cards of all kinds with their ids. A unit and an upgrade may share an id. */
function cardsOfBoxes(): readonly (readonly [id: string, component: Component])[] {
  const { units, counterparts, upgrades, commands, battleForces, ...battle } = defaultCatalogue;
  const { primaryObjectives, secondaryObjectives, advantages } = battle;
  const battleCards = [...primaryObjectives, ...secondaryObjectives, ...advantages];
  return [
    ...[...units, ...counterparts].map(({ id }) => [`unit/${id}`, { unit: id }] as const),
    ...upgrades.map(({ id }) => [`upgrade/${id}`, { upgrade: id }] as const),
    ...commands.map(({ id }) => [`command/${id}`, { command: id }] as const),
    ...battleCards.map(({ id }) => [`battle/${id}`, { battle: id }] as const),
    ...battleForces.map(({ id }) => [`battle-force/${id}`, { battleForce: id }] as const),
  ];
}

const KEYWORD: Readonly<Record<Locale, string>> = { en: "Keyword", es: "Palabra clave" };

/** Returns a keyword as an entry, whose text begins with its name. */
function keywordText(keyword: string, locale: Locale): CardText {
  const whole = describe({ keyword }, { locale });
  const at = whole.indexOf(": ");
  const [name, rule] = at < 0 ? [whole, ""] : [whole.slice(0, at), whole.slice(at + 2)];
  return { name, kind: KEYWORD[locale], figures: "", rules: rule === "" ? [] : [rule] };
}
