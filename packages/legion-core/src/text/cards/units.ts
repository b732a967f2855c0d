import type { Line, Locale } from "@sw/tabletop/text";
import type { Counterpart, SurgeChart, Unit } from "../../catalogue/index.ts";
import { equipment, type Facts, told, toldIf } from "./facts.ts";
import { cardName, word } from "./names.ts";

const UNIT: Line = { en: "unit card", es: "carta de Unidad" };
const COUNTERPART: Line = { en: "counterpart card", es: "carta de Contrapartida" };
const OF_UNIT: Line = { en: "joins {unit}", es: "se une a {unit}" };
const POINTS: Line = { en: "{points} points", es: "{points} puntos" };
const MINIATURES: Line = { en: "miniatures {count}", es: "miniaturas {count}" };
const WOUNDS: Line = { en: "wounds {count}", es: "Heridas {count}" };
const COURAGE: Line = { en: "courage {count}", es: "Aplomo {count}" };
const RESILIENCE: Line = { en: "resilience {count}", es: "Resistencia {count}" };
const SPEED: Line = { en: "speed {count}", es: "Velocidad {count}" };
const DIE: Readonly<Record<Unit["defenseDie"], Line>> = {
  red: { en: "red defense die", es: "dado de defensa rojo" },
  white: { en: "white defense die", es: "dado de defensa blanco" },
};
const ATTACK_SURGE: Readonly<Record<NonNullable<SurgeChart["attack"]>, Line>> = {
  hit: { en: "attack surges become hits", es: "los incrementos de ataque pasan a ser impactos" },
  crit: { en: "attack surges become criticals", es: "los incrementos de ataque pasan a ser impactos críticos" },
};
const DEFENSE_SURGE: Line = {
  en: "defense surges become blocks",
  es: "los incrementos de defensa pasan a ser bloqueos",
};
const UPGRADES: Line = { en: "Upgrades: {types}", es: "Mejoras: {types}" };

/** What a unit card says. */
export function unitFacts(unit: Unit, locale: Locale): Facts {
  const { faction, affiliation, rank, type, cost, miniatures, wounds, courage, resilience, speed, surge } = unit;
  const counted = (count: number | "X") => ({ count });
  return {
    kind: [UNIT[locale], ...[rank, type, faction].map((id) => word(id, locale)), ...named(affiliation, locale)],
    figures: [
      told(POINTS, locale, { points: cost }),
      told(MINIATURES, locale, { count: miniatures }),
      told(WOUNDS, locale, { count: wounds }),
      ...toldIf(courage, COURAGE, locale, counted),
      ...toldIf(resilience, RESILIENCE, locale, counted),
      told(SPEED, locale, { count: speed }),
      DIE[unit.defenseDie][locale],
      ...(surge.attack === undefined ? [] : [ATTACK_SURGE[surge.attack][locale]]),
      ...(surge.defense === undefined ? [] : [DEFENSE_SURGE[locale]]),
    ],
    rules: [...equipment(unit, locale), ...upgradesOf(unit, locale)],
  };
}

/** What a counterpart card says. */
export function counterpartFacts(card: Counterpart, locale: Locale): Facts {
  const { type, faction, affiliation, cost, wounds } = card;
  return {
    kind: [COUNTERPART[locale], word(type, locale), word(faction, locale), ...named(affiliation, locale)],
    figures: [
      told(OF_UNIT, locale, { unit: cardName(card.counterpartOf, locale) }),
      told(POINTS, locale, { points: cost }),
      told(WOUNDS, locale, { count: wounds }),
    ],
    rules: [...equipment(card, locale), ...upgradesOf(card, locale)],
  };
}

function named(id: string | undefined, locale: Locale): readonly string[] {
  return id === undefined ? [] : [word(id, locale)];
}

function upgradesOf({ upgradeBar }: Pick<Unit, "upgradeBar">, locale: Locale): readonly string[] {
  const types = upgradeBar.map((type) => word(type, locale)).join(", ");
  return types === "" ? [] : [told(UPGRADES, locale, { types })];
}
