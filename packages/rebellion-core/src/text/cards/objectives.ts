import type { CardText } from "@sw/tabletop/text";
import { type Line, menuLine, sentence } from "@sw/tabletop/text";
import type { ObjectiveEntry, ObjectiveTest, TargetMarkerAbility } from "../../language/language.ts";
import { effectText } from "../effects/effects.ts";
import { systemsText } from "../effects/systems.ts";
import { filterNoun, oneOf, wantedUnits } from "../effects/units.ts";
import { type Knowledge, leaderNames, localName, placeName, say } from "../knowledge.ts";
import { SHAPE_NAMES, THEATER_NAMES, TIMING_NAMES } from "../names.ts";
import { figuresOf, LABELS, tellingFor } from "./card-text.ts";

const KIND: Line = { en: "objective {level}", es: "Objetivo {level}" };
const REPUTATION: Line = { en: "Reputation {amount}", es: "Reputación {amount}" };
const PER_SYSTEM: Line = { en: "Reputation 1 per destroyed system", es: "Reputación 1 por sistema destruido" };
const LATER: Line = { en: "Reputation –", es: "Reputación –" };
const MARKERS: Readonly<Record<TargetMarkerAbility, Line>> = {
  "bars-plans": {
    en: "while a target marker of this card is on the board, no Death Star Plans can be used",
    es: "mientras haya un indicador de objetivo de esta carta en el tablero, no se puede usar ninguna carta de Planos de la Estrella de la Muerte",
  },
  "objective-for-reputation": {
    en: "while its target marker is on the board, at the start of the Refresh Phase the Rebellion may discard an objective for 1 reputation instead of playing one",
    es: "mientras su indicador de objetivo esté en el tablero, al inicio de la fase de Recuperación la Rebelión puede descartar un Objetivo por 1 de Reputación en vez de jugar uno",
  },
  "reputation-when-removed": {
    en: "each time one of its target markers is removed, the Rebellion gains 1 reputation",
    es: "cada vez que se retire uno de sus indicadores de objetivo, la Rebelión gana 1 de Reputación",
  },
  "reputation-each-refresh": {
    en: "each later Refresh Phase that begins with its target marker on the board gives the Rebellion 1 reputation",
    es: "cada fase de Recuperación posterior que empiece con su indicador de objetivo en el tablero da a la Rebelión 1 de Reputación",
  },
};

/** Returns the text of the effect of a card's target markers. */
export function markersText({ targetMarkers }: Pick<ObjectiveEntry, "targetMarkers">, { language }: Knowledge): string {
  return targetMarkers === undefined ? "" : say(language, MARKERS[targetMarkers.ability]);
}

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
  "won-both-battles": {
    en: "both the space battle and the ground battle of one combat won by the Rebellion",
    es: "tanto la batalla espacial como la terrestre de un mismo combate ganadas por la Rebelión",
  },
  "won-sabotaged": {
    en: "a battle won by the Rebellion in a system with a sabotage marker",
    es: "una batalla ganada por la Rebelión en un sistema con un indicador de Sabotaje",
  },
  "won-shape": {
    en: "a battle won by the Rebellion in a system with a {shape} resource icon",
    es: "una batalla ganada por la Rebelión en un sistema con un icono de recurso {shape}",
  },
  "won-shape-initiated": {
    en: "a battle won by the Rebellion, in a combat that it started, in a system with a {shape} resource icon",
    es: "una batalla ganada por la Rebelión, en un combate iniciado por ella, en un sistema con un icono de recurso {shape}",
  },
  "units-around": {
    en: "{count} or more Rebel units in {system} and the systems adjacent to it, together",
    es: "{count} o más unidades Rebeldes en {system} y los sistemas adyacentes, en conjunto",
  },
  structures: {
    en: "{count} or more Rebel structures in one system, not at the Rebel base",
    es: "{count} o más estructuras Rebeldes en un mismo sistema, que no sea el de la Base Rebelde",
  },
  "other-objectives": {
    en: "{count} other objectives in hand",
    es: "{count} Objetivos más en la mano",
  },
  "queued-shapes": {
    en: "on the Rebel build queue {units}",
    es: "en la cola de construcción Rebelde {units}",
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

/** Returns the text of an objective by parts. */
export function objectiveParts(entry: ObjectiveEntry, knowledge: Knowledge): CardText {
  const { language } = knowledge;
  const { reputation } = entry;
  const gain =
    reputation === null
      ? say(language, PER_SYSTEM)
      : reputation === 0
        ? say(language, LATER)
        : say(language, REPUTATION, { amount: String(reputation) });
  const test = testText(entry.test, knowledge);
  const effect = effectText(entry.effect, tellingFor(knowledge, "rebel"));
  return {
    name: localName(language, entry.name),
    kind: menuLine(say(language, KIND, { level: entry.level })),
    figures: figuresOf([gain, say(language, TIMING_NAMES[entry.timing])]),
    rules: [
      ...(test === "" ? [] : [sentence(say(language, LABELS.requires, { text: test }))]),
      ...(effect === "" ? [] : [say(language, LABELS.effect, { text: effect })]),
      ...(entry.targetMarkers === undefined ? [] : [sentence(markersText(entry, knowledge))]),
      ...(entry.kept ? [sentence(say(language, KEPT))] : []),
    ],
  };
}

function testText(test: ObjectiveTest, knowledge: Knowledge): string {
  const { language } = knowledge;
  switch (test.type) {
    case "always":
      return "";
    case "region-loyal":
    case "no-captives":
    case "death-star-run":
      return say(language, TESTS[test.type]);
    case "count-systems":
      return say(language, TESTS[test.type], { systems: systemsText(knowledge, test.where, test.atLeast) });
    case "system-held":
      return say(language, TESTS[test.type], { system: placeName(knowledge, test.system) });
    case "destroyed": {
      const units = filterNoun(knowledge, { faction: "imperial", theater: test.theater }).many;
      const health = language.locale === "en" ? String(test.health) : language.counted(test.health, "health");
      return say(language, TESTS[test.type], { units, health });
    }
    case "destroyed-type":
      return say(language, TESTS[test.type], { unit: oneOf(knowledge, { types: test.types }) });
    case "won-battle":
      return wonText(test, knowledge);
    case "won-both-battles":
      return say(language, TESTS[test.type]);
    case "units-around":
      return say(language, TESTS[test.type], {
        count: String(test.atLeast),
        system: placeName(knowledge, test.system),
      });
    case "structures":
      return say(language, TESTS[test.type], { count: String(test.atLeast) });
    case "other-objectives":
      return say(language, TESTS[test.type], { count: String(test.count) });
    case "queued-shapes":
      return say(language, TESTS[test.type], { units: shapesText(test, knowledge) });
  }
}

/** Returns the units of a test, such as "2 Rebel units with a triangle icon (blue or orange), ...". */
function shapesText(test: Extract<ObjectiveTest, { type: "queued-shapes" }>, knowledge: Knowledge): string {
  const shapes = (["triangle", "circle", "square"] as const).filter((shape) => test[shape] > 0);
  return knowledge.language.and(
    shapes.map((shape) => wantedUnits(knowledge, { shape, theater: "any", count: test[shape] }, "rebel")),
  );
}

function wonText(test: Extract<ObjectiveTest, { type: "won-battle" }>, knowledge: Knowledge): string {
  const { language } = knowledge;
  const isAny = test.theater === "any";
  const theater = test.theater === "any" ? "" : say(language, THEATER_NAMES[test.theater]);
  if (test.where === "subjugated")
    return say(language, TESTS[isAny ? "won-any-subjugated" : "won-subjugated"], { theater });
  if (test.where === "sabotaged") return say(language, TESTS["won-sabotaged"]);
  if ("shape" in test.where) {
    const line = TESTS[test.initiated ? "won-shape-initiated" : "won-shape"];
    return say(language, line, { shape: say(language, SHAPE_NAMES[test.where.shape]) });
  }
  const leaders = language.or(leaderNames(knowledge, test.where));
  return say(language, TESTS[isAny ? "won-any-leaders" : "won-leaders"], { theater, leaders });
}
