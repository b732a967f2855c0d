import type { Line } from "@sw/tabletop/text";
import type { Counterpart, SurgeChart, Unit } from "../../catalogue/index.ts";
import { equipment, type Facts, told, toldIf } from "./facts.ts";
import { cardName, type Naming, word } from "./names.ts";

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

/** Returns the text facts of a unit card. */
export function unitFacts(unit: Unit, naming: Naming): Facts {
  const { faction, affiliation, rank, type, cost, miniatures, wounds, courage, resilience, speed, surge } = unit;
  const counted = (count: number | "X") => ({ count });
  return {
    kind: [
      UNIT[naming.locale],
      ...[rank, type, faction].map((id) => word(id, naming.locale)),
      ...named(affiliation, naming),
    ],
    figures: [
      told(POINTS, naming, { points: cost }),
      told(MINIATURES, naming, { count: miniatures }),
      told(WOUNDS, naming, { count: wounds }),
      ...toldIf(courage, COURAGE, naming, counted),
      ...toldIf(resilience, RESILIENCE, naming, counted),
      told(SPEED, naming, { count: speed }),
      DIE[unit.defenseDie][naming.locale],
      ...(surge.attack === undefined ? [] : [ATTACK_SURGE[surge.attack][naming.locale]]),
      ...(surge.defense === undefined ? [] : [DEFENSE_SURGE[naming.locale]]),
    ],
    rules: [...equipment(unit, naming), ...upgradesOf(unit, naming)],
  };
}

/** Returns the text facts of a counterpart card. */
export function counterpartFacts(card: Counterpart, naming: Naming): Facts {
  const { type, faction, affiliation, cost, wounds } = card;
  return {
    kind: [
      COUNTERPART[naming.locale],
      word(type, naming.locale),
      word(faction, naming.locale),
      ...named(affiliation, naming),
    ],
    figures: [
      told(OF_UNIT, naming, { unit: cardName(card.counterpartOf, naming) }),
      told(POINTS, naming, { points: cost }),
      told(WOUNDS, naming, { count: wounds }),
    ],
    rules: [...equipment(card, naming), ...upgradesOf(card, naming)],
  };
}

function named(id: string | undefined, naming: Naming): readonly string[] {
  return id === undefined ? [] : [word(id, naming.locale)];
}

function upgradesOf({ upgradeBar }: Pick<Unit, "upgradeBar">, naming: Naming): readonly string[] {
  const types = upgradeBar.map((type) => word(type, naming.locale)).join(", ");
  return types === "" ? [] : [told(UPGRADES, naming, { types })];
}
