import { type Line, menuLine, sentence } from "@sw/tabletop/text";
import type { ObjectiveEntry, ObjectiveTest } from "../../language/language.ts";
import { effectText } from "../effects/effects.ts";
import { systemsText } from "../effects/systems.ts";
import { filterNoun, oneOf } from "../effects/units.ts";
import { type Knowledge, leaderNames, localName, placeName, say } from "../knowledge.ts";
import { THEATER_NAMES, TIMING_NAMES } from "../names.ts";
import { type CardText, figuresOf, LABELS, tellingFor } from "./card-text.ts";

const KIND: Line = { en: "objective {level}", es: "Objetivo {level}" };
const REPUTATION: Line = { en: "Reputation {amount}", es: "Reputación {amount}" };
const PER_SYSTEM: Line = { en: "Reputation 1 per destroyed system", es: "Reputación 1 por sistema destruido" };
const KEPT: Line = { en: "it goes back to the hand", es: "vuelve a la mano" };

const TESTS = {
  "count-systems": { en: "at least {systems}", es: "al menos {systems}" },
  "system-held": {
    en: "Rebel units and no Imperial units in {system}",
    es: "unidades Rebeldes y ninguna Imperial en {system}",
  },
  "region-loyal": {
    en: "a region whose populous systems, at least one, are all loyal to the Rebellion",
    es: "una región cuyos sistemas populosos, uno como mínimo, sean todos leales a la Rebelión",
  },
  "no-captives": { en: "no Rebel leader is captured", es: "ningún Líder Rebelde está capturado" },
  destroyed: {
    en: "{units} worth {health} health or more, destroyed in a combat that the Rebellion started",
    es: "{units} por un valor mínimo de {health}, destruidas en un combate iniciado por la Rebelión",
  },
  "destroyed-type": {
    en: "{unit}, destroyed in a combat that the Rebellion started",
    es: "{unit}, destruido en un combate iniciado por la Rebelión",
  },
  "won-subjugated": {
    en: "a {theater} battle won by the Rebellion in a subjugated system",
    es: "una batalla {theater} ganada por la Rebelión en un sistema subyugado",
  },
  "won-any-subjugated": {
    en: "a battle won by the Rebellion in a subjugated system",
    es: "una batalla ganada por la Rebelión en un sistema subyugado",
  },
  "won-leaders": {
    en: "a {theater} battle won by the Rebellion in a combat with {leaders}",
    es: "una batalla {theater} ganada por la Rebelión en un combate en el que estuviera {leaders}",
  },
  "won-any-leaders": {
    en: "a battle won by the Rebellion in a combat with {leaders}",
    es: "una batalla ganada por la Rebelión en un combate en el que estuviera {leaders}",
  },
  "death-star-run": {
    en:
      "after a space battle, a Death Star (finished or under construction) and a Rebel fighter in the system. " +
      "Roll 3 dice: on a direct hit that Death Star is destroyed; otherwise you keep this card and gain nothing",
    es:
      "tras una batalla espacial, una Estrella de la Muerte (completa o parcialmente construida) y un caza Rebelde en el " +
      "sistema. Tira 3 dados: con un impacto directo se destruye esa Estrella de la Muerte; si no, conservas esta carta " +
      "y no ganas nada",
  },
} as const satisfies Record<string, Line>;

/** An objective by parts. */
export function objectiveParts(entry: ObjectiveEntry, knowledge: Knowledge): CardText {
  const { words } = knowledge;
  const { reputation } = entry;
  const gain = reputation === null ? say(words, PER_SYSTEM) : say(words, REPUTATION, { amount: String(reputation) });
  const test = testText(entry.test, knowledge);
  const effect = effectText(entry.effect, tellingFor(knowledge, "rebel"));
  return {
    name: localName(words, entry.name),
    kind: menuLine(say(words, KIND, { level: entry.level })),
    figures: figuresOf([gain, say(words, TIMING_NAMES[entry.timing])]),
    rules: [
      ...(test === "" ? [] : [sentence(say(words, LABELS.requires, { text: test }))]),
      ...(effect === "" ? [] : [say(words, LABELS.effect, { text: effect })]),
      ...(entry.kept ? [sentence(say(words, KEPT))] : []),
    ],
  };
}

function testText(test: ObjectiveTest, knowledge: Knowledge): string {
  const { words } = knowledge;
  switch (test.type) {
    case "always":
      return "";
    case "region-loyal":
    case "no-captives":
    case "death-star-run":
      return say(words, TESTS[test.type]);
    case "count-systems":
      return say(words, TESTS[test.type], { systems: systemsText(knowledge, test.where, test.atLeast) });
    case "system-held":
      return say(words, TESTS[test.type], { system: placeName(knowledge, test.system) });
    case "destroyed": {
      const units = filterNoun(knowledge, { faction: "imperial", theater: test.theater }).many;
      const health = words.locale === "en" ? String(test.health) : words.counted(test.health, "health");
      return say(words, TESTS[test.type], { units, health });
    }
    case "destroyed-type":
      return say(words, TESTS[test.type], { unit: oneOf(knowledge, { types: test.types }) });
    case "won-battle":
      return wonText(test, knowledge);
  }
}

function wonText(test: Extract<ObjectiveTest, { type: "won-battle" }>, knowledge: Knowledge): string {
  const { words } = knowledge;
  const isAny = test.theater === "any";
  const theater = test.theater === "any" ? "" : say(words, THEATER_NAMES[test.theater]);
  if (test.where === "subjugated")
    return say(words, TESTS[isAny ? "won-any-subjugated" : "won-subjugated"], { theater });
  const leaders = words.or(leaderNames(knowledge, test.where));
  return say(words, TESTS[isAny ? "won-any-leaders" : "won-leaders"], { theater, leaders });
}
