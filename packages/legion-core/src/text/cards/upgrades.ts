import { type Line, titled } from "@sw/tabletop/text";
import type { CardSide, Changes, CostChange, Upgrade } from "../../catalogue/index.ts";
import { keywordName } from "../keywords.ts";
import { equipment, type Facts, told, toldIf, whom } from "./facts.ts";
import { cardName, type Naming, word } from "./names.ts";

const UPGRADE: Line = { en: "upgrade card", es: "carta de Mejora" };
const POINTS: Line = { en: "{points} points", es: "{points} puntos" };
const EXHAUSTS: Line = { en: "exhausted when used", es: "se agota al usarla" };
const EXPENDS: Line = { en: "expended when used", es: "se consume al usarla" };
const DOUBLE_SIDED: Line = { en: "double-sided", es: "de doble cara" };
const ACTIONS: Readonly<Record<NonNullable<Upgrade["action"]>, Line>> = {
  "card-action": { en: "card action", es: "acción de carta" },
  "free-action": { en: "free card action", es: "acción de carta gratuita" },
  "double-card-action": { en: "card action that takes two", es: "acción de carta que cuesta dos" },
};
const ONLY_FOR: Line = { en: "Only for: {needs}", es: "Solo para: {needs}" };
const MINIATURES: Line = { en: "Miniatures added: {count}", es: "Miniaturas que añade: {count}" };
const WOUNDS: Line = { en: "Wounds of each: {count}", es: "Heridas de cada una: {count}" };
const GRANTS: Line = { en: "Icons added: {types}", es: "Iconos que añade: {types}" };
const MUST_EQUIP: Line = { en: "Needs beside it: {types}", es: "Necesita además: {types}" };
const LOSES: Line = { en: "The unit loses: {keywords}", es: "La unidad pierde: {keywords}" };
const WITHOUT_ICON: Line = { en: "Without an icon for it: {needs}", es: "Sin icono para ella: {needs}" };
const COUNTERPARTS: Line = {
  en: "The unit may have as its counterpart: {cards}",
  es: "La unidad puede tener como contrapartida: {cards}",
};
const COUNTS_AS: Line = { en: "The unit counts as: {as}", es: "La unidad cuenta como: {as}" };
const CHANGES: Line = { en: "The unit: {changes}", es: "La unidad: {changes}" };
const SPEED: Line = { en: "speed {by}", es: "Velocidad {by}" };
const COURAGE: Line = { en: "courage {by}", es: "Aplomo {by}" };
const SIDE: Line = { en: "side {side}", es: "cara {side}" };
const COST: Line = { en: "{by} points: {when}", es: "{by} puntos: {when}" };
const COST_ON: Line = { en: "on {needs}", es: "en {needs}" };
const COST_WITH: Line = { en: "if the army includes {needs}", es: "si el ejército incluye {needs}" };
const DIE: Readonly<Record<NonNullable<Changes["defenseDie"]>, Line>> = {
  red: { en: "red defense die", es: "dado de defensa rojo" },
  white: { en: "white defense die", es: "dado de defensa blanco" },
};
const SURGE: Readonly<Record<NonNullable<Changes["attackSurge"]>, Line>> = {
  hit: { en: "attack surges become hits", es: "los incrementos de ataque pasan a ser impactos" },
  crit: { en: "attack surges become criticals", es: "los incrementos de ataque pasan a ser impactos críticos" },
};

/** Texts for what an upgrade removes from a unit besides keywords. */
const LOST: Readonly<Record<string, Line>> = {
  "defense-surge": { en: "its conversion of defense surges", es: "su conversión de los incrementos de defensa" },
};

/** Returns the text facts of an upgrade card. */
export function upgradeFacts(card: Upgrade, naming: Naming): Facts {
  const { type, cost, exhaust, expend, doubleSided, action } = card;
  return {
    kind: [UPGRADE[naming.locale], word(type, naming.locale)],
    figures: [
      told(POINTS, naming, { points: cost }),
      ...(exhaust ? [EXHAUSTS[naming.locale]] : []),
      ...(expend ? [EXPENDS[naming.locale]] : []),
      ...(doubleSided ? [DOUBLE_SIDED[naming.locale]] : []),
      ...(action === undefined ? [] : [ACTIONS[action][naming.locale]]),
    ],
    rules: [...equipmentRules(card, naming), ...equipment(card, naming), ...unitRules(card, naming)],
  };
}

/** Lists the rules for equipping the card: which units, beside which cards, and at what cost. */
function equipmentRules(card: Upgrade, naming: Naming): readonly string[] {
  const { restriction, withoutSlot, mustEquip, counterparts, costChanges = [] } = card;
  return [
    ...toldIf(restriction, ONLY_FOR, naming, (needs) => ({ needs: whom(needs, naming) })),
    ...toldIf(withoutSlot, WITHOUT_ICON, naming, (needs) => ({ needs: whom(needs, naming) })),
    ...toldIf(mustEquip, MUST_EQUIP, naming, (types) => ({ types: words(types, naming) })),
    ...toldIf(counterparts, COUNTERPARTS, naming, (ids) => ({
      cards: ids.map((id) => cardName(id, naming)).join(", "),
    })),
    ...costChanges.map((change) => costText(change, naming)),
  ];
}

/** Lists the rules for changes to the unit. */
function unitRules(card: Upgrade, naming: Naming): readonly string[] {
  const { miniatures, wounds, grants, loses, rankAs, affiliationAs, changes } = card;
  const counted = (count: number) => ({ count });
  return [
    ...toldIf(miniatures, MINIATURES, naming, counted),
    ...toldIf(wounds, WOUNDS, naming, counted),
    ...toldIf(grants, GRANTS, naming, (types) => ({ types: words(types, naming) })),
    ...toldIf(loses, LOSES, naming, (ids) => ({ keywords: ids.map((id) => lostText(id, naming)).join(", ") })),
    ...[rankAs, affiliationAs].flatMap((as) =>
      toldIf(as, COUNTS_AS, naming, (id) => ({ as: word(id, naming.locale) })),
    ),
    ...toldIf(changes, CHANGES, naming, (made) => ({ changes: changesOf(made, naming).join(", ") })),
  ];
}

function changesOf({ speed, courage, defenseDie, attackSurge, side }: Changes, naming: Naming): readonly string[] {
  const signed = (by: number) => ({ by: signedText(by) });
  return [
    ...toldIf(speed, SPEED, naming, signed),
    ...toldIf(courage, COURAGE, naming, signed),
    ...(defenseDie === undefined ? [] : [DIE[defenseDie][naming.locale]]),
    ...(attackSurge === undefined ? [] : [SURGE[attackSurge][naming.locale]]),
    ...toldIf(side, SIDE, naming, (on: CardSide) => ({ side: on })),
  ];
}

function costText({ on, with: beside, points }: CostChange, naming: Naming): string {
  const when = [
    ...toldIf(on, COST_ON, naming, (needs) => ({ needs: whom(needs, naming) })),
    ...toldIf(beside, COST_WITH, naming, (needs) => ({ needs: whom(needs, naming) })),
  ];
  return told(COST, naming, { by: signedText(points), when: when.join(", ") });
}

function lostText(id: string, naming: Naming): string {
  return LOST[id]?.[naming.locale] ?? keywordName(id, naming.locale) ?? titled(id);
}

function words(ids: readonly string[], naming: Naming): string {
  return ids.map((id) => word(id, naming.locale)).join(", ");
}

/** Returns a number with its sign, such as "+1" or "−1". */
function signedText(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}
