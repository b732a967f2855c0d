import { fill, type Line, type Locale, titled } from "@sw/tabletop/text";
import type { Gains, KeywordUse } from "../../catalogue/index.ts";
import { ACTION_NAMES, ATTACK_NAMES, TOKEN_NAMES } from "../game/words.ts";
import { keywordName } from "../keywords.ts";
import { cardName, needed, word } from "./names.ts";

const ARCS: Readonly<Record<NonNullable<KeywordUse["arcs"]>[number], Line>> = {
  front: { en: "front", es: "frontal" },
  rear: { en: "rear", es: "posterior" },
  sides: { en: "sides", es: "flancos" },
};
const OVER: Readonly<Record<NonNullable<KeywordUse["over"]>, Line>> = {
  ground: { en: "ground", es: "terrestre" },
  air: { en: "air", es: "aéreo" },
};
const CAPACITY: Line = { en: "capacity {capacity}", es: "capacidad {capacity}" };
const FREE: Line = { en: "free action", es: "acción gratuita" };
const SIDE: Line = { en: "side {side}", es: "cara {side}" };
const OR: Line = { en: "or", es: "o" };

/** A keyword as it stands on a card, in words: "Agile 2", "Fixed: front", "Coordinate: droid trooper". */
export function keywordUse(use: KeywordUse, locale: Locale): string {
  const { id, value, side } = use;
  const name = keywordName(id, locale) ?? titled(id);
  const details = detailsOf(use, locale).join(", ");
  const figure = value === undefined ? name : `${name} ${value}`;
  const whole = details === "" ? figure : `${figure}: ${details}`;
  return side === undefined ? whole : `${whole} (${fill(SIDE[locale], { side })})`;
}

/** What follows the name and the figure of a keyword. */
function detailsOf(use: KeywordUse, locale: Locale): readonly string[] {
  const { of = [], factions = [], battleForce, equip = [], actions = [], arcs = [], gains, attacks = [] } = use;
  return [
    ...of.map((match) => needed(match, locale)),
    ...factions.map((faction) => word(faction, locale)),
    ...(battleForce === undefined ? [] : [cardName(battleForce, locale)]),
    ...equip.map((one) => (typeof one === "string" ? cardName(one, locale) : word(one.type, locale))),
    ...actions.map((action) => ACTION_NAMES[action]?.[locale] ?? titled(action)),
    ...arcs.map((arc) => ARCS[arc][locale]),
    ...(gains === undefined ? [] : [gainsText(gains, locale)]),
    ...attacks.map((attack) => ATTACK_NAMES[attack][locale]),
    ...placeOf(use, locale),
    ...(use.as === undefined ? [] : [FREE[locale]]),
  ];
}

/** Over what the unit hovers and how high, and how often a card heals. */
function placeOf({ over, height, capacity }: KeywordUse, locale: Locale): readonly string[] {
  return [
    ...(over === undefined ? [] : [height === undefined ? OVER[over][locale] : `${OVER[over][locale]} ${height}`]),
    ...(capacity === undefined ? [] : [fill(CAPACITY[locale], { capacity: String(capacity) })]),
  ];
}

/** "1 aim or 1 dodge". */
function gainsText({ choose, options }: Gains, locale: Locale): string {
  const names = options.map(({ what, n }) => {
    const name = what === "move" || what === "recover" ? ACTION_NAMES[what] : TOKEN_NAMES[what];
    return `${n} ${name?.[locale] ?? what}`;
  });
  return names.join(choose === "one" ? ` ${OR[locale]} ` : ", ");
}
