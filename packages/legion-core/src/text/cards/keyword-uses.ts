import { fill, type Line, titled } from "@sw/tabletop/text";
import type { Gains, KeywordUse } from "../../catalogue/index.ts";
import { ACTION_NAMES, ATTACK_NAMES, TOKEN_NAMES } from "../game/words.ts";
import { keywordName } from "../keywords.ts";
import { cardName, type Naming, needed, word } from "./names.ts";

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

/** Returns a keyword of a card as text: "Agile 2", "Fixed: front", "Coordinate: droid trooper". */
export function keywordUse(use: KeywordUse, naming: Naming): string {
  const { id, value, side } = use;
  const name = keywordName(id, naming.locale) ?? titled(id);
  const details = detailsOf(use, naming).join(", ");
  const figure = value === undefined ? name : `${name} ${value}`;
  const whole = details === "" ? figure : `${figure}: ${details}`;
  return side === undefined ? whole : `${whole} (${fill(SIDE[naming.locale], { side })})`;
}

/** Lists the details that follow the name and value of a keyword. */
function detailsOf(use: KeywordUse, naming: Naming): readonly string[] {
  const { of = [], factions = [], battleForce, equip = [], actions = [], arcs = [], gains, attacks = [] } = use;
  return [
    ...of.map((match) => needed(match, naming.locale)),
    ...factions.map((faction) => word(faction, naming.locale)),
    ...(battleForce === undefined ? [] : [cardName(battleForce, naming)]),
    ...equip.map((one) => (typeof one === "string" ? cardName(one, naming) : word(one.type, naming.locale))),
    ...actions.map((action) => ACTION_NAMES[action]?.[naming.locale] ?? titled(action)),
    ...arcs.map((arc) => ARCS[arc][naming.locale]),
    ...(gains === undefined ? [] : [gainsText(gains, naming)]),
    ...attacks.map((attack) => ATTACK_NAMES[attack][naming.locale]),
    ...placeOf(use, naming),
    ...(use.as === undefined ? [] : [FREE[naming.locale]]),
  ];
}

/** Returns what the unit hovers over and how high, and how often a card heals. */
function placeOf({ over, height, capacity }: KeywordUse, naming: Naming): readonly string[] {
  return [
    ...(over === undefined
      ? []
      : [height === undefined ? OVER[over][naming.locale] : `${OVER[over][naming.locale]} ${height}`]),
    ...(capacity === undefined ? [] : [fill(CAPACITY[naming.locale], { capacity: String(capacity) })]),
  ];
}

/** Returns the tokens to be gained as text, such as "1 aim or 1 dodge". */
function gainsText({ choose, options }: Gains, naming: Naming): string {
  const names = options.map(({ what, n }) => {
    const name = what === "move" || what === "recover" ? ACTION_NAMES[what] : TOKEN_NAMES[what];
    return `${n} ${name?.[naming.locale] ?? what}`;
  });
  return names.join(choose === "one" ? ` ${OR[naming.locale]} ` : ", ");
}
