import { game, KEYWORDS, type LegionTypes } from "@sw/legion-core";
import { defaultCatalogue } from "@sw/legion-core/catalogue";
import { RULES } from "@sw/legion-core/rules";
import { describe } from "@sw/legion-core/text";
import { componentText } from "@sw/legion-core/text/cards";
import { uiIn } from "@sw/legion-core/ui";
import type { CardText, Locale } from "@sw/tabletop/text";
import type { PageGame } from "./game.ts";

/** Legion. */
export const legion: PageGame<LegionTypes> = {
  board: null,
  rules: RULES,
  game: () => game,
  ui: (locale) => uiIn(locale),
  tell: (subject, locale, view) => describe(subject, view === undefined ? { locale } : { locale, view }),
  entries(locale) {
    const cards = cardIds().flatMap((card) => {
      const text = componentText({ card }, { locale });
      return text === undefined ? [] : [{ id: `card/${card}`, text }];
    });
    const keywords = Object.keys(KEYWORDS).map((id) => ({ id: `keyword/${id}`, text: keywordText(id, locale) }));
    return [...cards, ...keywords];
  },
  turnOf: ({ round }) => round,
};

function cardIds(): readonly string[] {
  const { units, counterparts, upgrades, commands, battleForces, ...battle } = defaultCatalogue;
  const { primaryObjectives, secondaryObjectives, advantages } = battle;
  const cards = [units, counterparts, upgrades, commands, primaryObjectives, secondaryObjectives, advantages];
  return [...cards.flatMap((some) => some.map(({ id }) => id)), ...battleForces.map(({ id }) => id)];
}

const KEYWORD: Readonly<Record<Locale, string>> = { en: "Keyword", es: "Palabra clave" };

/** A keyword as an entry: its text begins with its name. */
function keywordText(keyword: string, locale: Locale): CardText {
  const whole = describe({ keyword }, { locale });
  const at = whole.indexOf(": ");
  const [name, rule] = at < 0 ? [whole, ""] : [whole.slice(0, at), whole.slice(at + 2)];
  return { name, kind: KEYWORD[locale], figures: "", rules: rule === "" ? [] : [rule] };
}
