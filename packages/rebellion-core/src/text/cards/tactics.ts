import type { CardText } from "@sw/tabletop/text";
import { type Line, sentence } from "@sw/tabletop/text";
import type { TacticEffect, TacticEntry, Theater } from "../../language/language.ts";
import { filterNoun } from "../effects/units.ts";
import { type Knowledge, localName, say } from "../knowledge.ts";
import { THEATER_NAMES } from "../names.ts";
import { figuresOf } from "./card-text.ts";

const KINDS: Readonly<Record<Theater, Line>> = {
  space: { en: "Space tactic card", es: "Carta de Táctica espacial" },
  ground: { en: "Ground tactic card", es: "Carta de Táctica terrestre" },
};

const SPECIAL: Line = { en: "Costs a die that shows a special", es: "Cuesta un dado con un icono especial" };
const COPIES: Line = { en: "{count} copies", es: "{count} copias" };

const LINES = {
  draw: {
    en: "draw {cards}, from one deck or both",
    es: "roba {cards}, de un solo mazo o de ambos",
  },
  reroll: { en: "reroll up to {count} of your dice", es: "vuelve a tirar hasta {count} de tus dados" },
  "damage-one": { en: "deal {damage} to an enemy {unit}", es: "inflige {damage} a una {unit} enemiga" },
  damage: {
    en: "deal {damage} to each of up to {most} enemy {units}",
    es: "inflige {damage} a cada una de hasta {most} {units} enemigas",
  },
  bombard: {
    en: "choose one of your ships in the system: deal damage equal to its red attack value, divided as you wish among enemy {units}",
    es: "elige una de tus naves en el sistema: inflige tanto daño como su puntuación de Ataque roja, repartido como quieras entre {units} enemigas",
  },
  block: {
    en: "block up to {damage} assigned to your units",
    es: "bloquea hasta {damage} asignados a tus unidades",
  },
  "block-one": {
    en: "block {damage} assigned to one of your units",
    es: "bloquea {damage} asignado a una de tus unidades",
  },
  "bar-retreat": {
    en: "your opponent cannot retreat in this combat round",
    es: "tu adversario no puede retirarse en esta ronda de combate",
  },
  "bar-blocking": {
    en: "your opponent cannot block damage for the rest of this {theater} battle",
    es: "tu adversario no puede bloquear daño durante el resto de esta batalla {theater}",
  },
  "retreat-without-transport": {
    en: "if you retreat in this combat round, your units need no transport",
    es: "si te retiras en esta ronda de combate, tus unidades no necesitan transporte",
  },
  cost: {
    en: "discard {count} other {theater} tactic card from your hand: {deed}",
    es: "descarta de tu mano {count} carta más de Táctica {theater}: {deed}",
  },
  costs: {
    en: "discard {count} other {theater} tactic cards from your hand: {deed}",
    es: "descarta de tu mano {count} cartas más de Táctica {theater}: {deed}",
  },
} as const satisfies Record<string, Line>;

/** Returns the text of a tactic card by parts. */
export function tacticParts(entry: TacticEntry, knowledge: Knowledge): CardText {
  const { language } = knowledge;
  const copies = entry.copies === 1 ? "" : say(language, COPIES, { count: String(entry.copies) });
  return {
    name: localName(language, entry.name),
    kind: say(language, KINDS[entry.theater]),
    figures: figuresOf([entry.special ? say(language, SPECIAL) : "", copies]),
    rules: [sentence(deedOf(entry.effect, entry.theater, knowledge))],
  };
}

function deedOf(effect: TacticEffect, theater: Theater, knowledge: Knowledge): string {
  const { language } = knowledge;
  const noun = filterNoun(knowledge, { theater });
  const slots = { unit: noun.one, units: noun.many, theater: say(language, THEATER_NAMES[theater]) };
  switch (effect.op) {
    case "draw":
      return say(language, LINES.draw, { cards: language.counted(effect.count, "tactic") });
    case "reroll":
      return say(language, LINES.reroll, { count: String(effect.most) });
    case "damage": {
      const damage = language.counted(effect.amount, "damage");
      const line = effect.most === 1 ? LINES["damage-one"] : LINES.damage;
      return say(language, line, { ...slots, damage, most: String(effect.most) });
    }
    case "block": {
      const damage = language.counted(effect.amount, "damage");
      const deed = say(language, effect.amount === 1 ? LINES["block-one"] : LINES.block, { damage });
      if (effect.discard === 0) return deed;
      const line = effect.discard === 1 ? LINES.cost : LINES.costs;
      return say(language, line, { ...slots, count: String(effect.discard), deed });
    }
    default:
      return say(language, LINES[effect.op], slots);
  }
}
