import type { CardText } from "@sw/tabletop/text";
import { inLine, type Line, sentence } from "@sw/tabletop/text";
import type {
  AdvancedTacticEntry,
  AdvancedTacticHalf,
  AdvancedTacticStep,
  Faction,
  Theater,
} from "../../language/language.ts";
import { filterNoun, manyOf, oneOf, wantedUnits } from "../effects/units.ts";
import { type Knowledge, localName, say, unitNoun } from "../knowledge.ts";
import { COLOR_NAMES, FACTION_ADJECTIVES, SHAPE_NAMES, THEATER_NAMES } from "../names.ts";

const KIND: Line = {
  en: "{faction} {theater} advanced tactic card",
  es: "Carta de Táctica avanzada {theater} {faction}",
};

const HALVES = {
  upper: { en: "Upper: {text}", es: "Superior: {text}" },
  lower: { en: "Lower: {text}", es: "Inferior: {text}" },
  needs: {
    en: "with {units} of yours in the system: {text}",
    es: "con {units} de tu facción en el sistema: {text}",
  },
} as const satisfies Record<string, Line>;

const CONDITIONS = {
  outnumbers: {
    en: "if you have more fighters there than your opponent, {text}",
    es: "si allí tienes más cazas que tu adversario, {text}",
  },
  noEnemy: { en: "if {unit} is not there, {text}", es: "si {unit} no está allí, {text}" },
} as const satisfies Record<string, Line>;

const LINES = {
  damage: {
    en: "deal {damage} to {units}{health}, divided as you wish",
    es: "inflige {damage} a {units}{health}, repartido como quieras",
  },
  "damage-point": { en: "deal {damage} to {unit}{health}", es: "inflige {damage} a {unit}{health}" },
  health: { en: " with {color} health", es: " con Resistencia de color {color}" },
  keeps: {
    en: "; no damage can be removed from it in this combat round",
    es: "; en esta ronda de combate no se le puede retirar daño",
  },
  destroy: { en: "destroy {unit}; it rolls no dice", es: "destruye {unit}; no tira dados" },
  "destroy-shape": {
    en: "destroy {unit} with a {shape} icon; it rolls no dice",
    es: "destruye {unit} con icono {shape}; no tira dados",
  },
  prevent: {
    en: "your opponent's next roll in this battle loses up to {hits}",
    es: "la próxima tirada de tu adversario en esta batalla pierde hasta {hits}",
  },
  hits: { en: "{count} {color} hits", es: "{count} impactos de color {color}" },
  hit: { en: "{count} {color} hit", es: "{count} impacto de color {color}" },
  remove: {
    en: "after your opponent has assigned damage, remove up to {damage} from your {units}",
    es: "cuando tu adversario haya asignado daño, retira hasta {damage} de tus {units}",
  },
  except: { en: " other than {types}", es: " que no sean {types}" },
  redirect: {
    en: "after your opponent has assigned damage, deal up to {damage} to one of your {bearers} and remove as much from your other {units}",
    es: "cuando tu adversario haya asignado daño, inflige hasta {damage} a una de tus unidades «{bearer}» y retira otro tanto de tus otras {units}",
  },
  gain: { en: "gain {units} in the system", es: "gana {units} en el sistema" },
  cancel: { en: "cancel your opponent's card", es: "anula la carta de tu adversario" },
  "another-card": {
    en: "you may play another {theater} advanced tactic card; it cannot cancel or be canceled",
    es: "puedes jugar otra carta de Táctica avanzada {theater}; no puede anular ni ser anulada",
  },
  "attack-second": {
    en: "for the rest of this combat you attack second in {theater} battles",
    es: "durante el resto de este combate atacas en segundo lugar en las batallas de tipo {theater}",
  },
  "bar-next-card": {
    en: "in the next combat round your opponent cannot play {theater} advanced tactic cards",
    es: "en la próxima ronda de combate tu adversario no puede jugar cartas de Táctica avanzada de tipo {theater}",
  },
  "bar-specials": {
    en: "in this combat round your opponent's special dice remove no damage from {units}",
    es: "en esta ronda de combate los dados con icono especial de tu adversario no retiran daño de {units}",
  },
  "retreat-now": {
    en: "you may retreat at once; if you do, cancel your opponent's card",
    es: "puedes retirarte de inmediato; si lo haces, anula la carta de tu adversario",
  },
  "capture-at-the-end": {
    en: "at the end of this combat round, if no {ships} and at least 1 {type} are there, you may capture a leader there",
    es: "al final de esta ronda de combate, si allí no queda ninguna de las {ships} y hay al menos 1 {type}, puedes capturar allí a un Líder",
  },
  "after-retreating": {
    en: "if you retreat units in this combat round, you may rescue a captured leader there or remove a target marker there",
    es: "si en esta ronda de combate retiras unidades, puedes rescatar allí a un Líder capturado o retirar allí un indicador de objetivo",
  },
  confront: {
    en: "if the last {unit} there is destroyed in this combat round, choose a leader of your opponent there and remove this card from the game: at the end of the Command Phase that leader is eliminated",
    es: "si en esta ronda de combate se destruye allí la última {unit}, elige allí a un Líder de tu adversario y retira esta carta de la partida: al final de la fase de Mando ese Líder es eliminado",
  },
} as const satisfies Record<string, Line>;

/** Returns the text of an advanced tactic card by parts. */
export function advancedTacticParts(entry: AdvancedTacticEntry, knowledge: Knowledge): CardText {
  const { language } = knowledge;
  const faction = say(language, FACTION_ADJECTIVES[entry.faction]);
  const theater = say(language, THEATER_NAMES[entry.theater]);
  const half = (name: "upper" | "lower"): string =>
    sentence(say(language, HALVES[name], { text: halfText(entry, name, knowledge) }));
  return {
    name: localName(language, entry.name),
    kind: say(language, KIND, { faction, theater }),
    figures: "",
    rules: [half("upper"), half("lower")],
  };
}

/** Returns one half as an option of a menu: "upper: deal 2 damage to Imperial ships, divided as you wish". */
export function halfOption(entry: AdvancedTacticEntry, name: "upper" | "lower", knowledge: Knowledge): string {
  const text = doneText(entry[name], entry, knowledge);
  return inLine(say(knowledge.language, HALVES[name], { text }));
}

function halfText(entry: AdvancedTacticEntry, name: "upper" | "lower", knowledge: Knowledge): string {
  const { language } = knowledge;
  const half = entry[name];
  const text = doneText(half, entry, knowledge);
  if (half.needs.length === 0) return text;
  const units = language.or(half.needs.map((type) => language.a(unitNoun(knowledge, type))));
  return say(language, HALVES.needs, { units, text });
}

function doneText(half: AdvancedTacticHalf, entry: AdvancedTacticEntry, knowledge: Knowledge): string {
  const { language } = knowledge;
  const text = language.and(half.steps.map((step) => stepText(step, entry, knowledge)));
  if (half.if === undefined) return text;
  if ("outnumbers" in half.if) return say(language, CONDITIONS.outnumbers, { text });
  return say(language, CONDITIONS.noEnemy, { unit: language.a(unitNoun(knowledge, half.if.noEnemy)), text });
}

function stepText(step: AdvancedTacticStep, entry: AdvancedTacticEntry, knowledge: Knowledge): string {
  const { language } = knowledge;
  const { theater, faction } = entry;
  const enemy = opponentOf(faction);
  switch (step.op) {
    case "deal-damage":
      return damageText(step, theater, enemy, knowledge);
    case "destroy-unit": {
      const { shape, ...filter } = step.filter;
      const unit = oneOf(knowledge, { ...filter, faction: enemy });
      if (shape === undefined) return say(language, LINES.destroy, { unit });
      return say(language, LINES["destroy-shape"], { unit, shape: say(language, SHAPE_NAMES[shape]) });
    }
    case "prevent-hits":
      return say(language, LINES.prevent, { hits: preventedText(step, knowledge) });
    case "remove-damage":
    case "redirect-damage":
      return healText(step, theater, knowledge);
    case "gain-unit":
      return say(language, LINES.gain, { units: wantedUnits(knowledge, { ...step.unit, count: 1 }, faction) });
    case "capture-at-the-end": {
      const ships = filterNoun(knowledge, { theater: "space", faction: enemy }).many;
      return say(language, LINES[step.op], { ships, type: unitNoun(knowledge, step.type).one });
    }
    default: {
      const slots = {
        theater: say(language, THEATER_NAMES[theater]),
        units: manyOf(knowledge, { theater, faction: enemy }),
        unit: filterNoun(knowledge, { theater: "ground", faction: enemy }).one,
      };
      return say(language, LINES[step.op], slots);
    }
  }
}

function damageText(
  { amount, color, one, keeps }: Extract<AdvancedTacticStep, { op: "deal-damage" }>,
  theater: Theater,
  enemy: Faction,
  knowledge: Knowledge,
): string {
  const { language } = knowledge;
  const health = color === "any" ? "" : say(language, LINES.health, { color: say(language, COLOR_NAMES[color]) });
  const slots = {
    damage: language.counted(amount, "damage"),
    health,
    unit: oneOf(knowledge, { ...(one ?? { theater }), faction: enemy }),
    units: manyOf(knowledge, { theater, faction: enemy }),
  };
  const line = one === undefined && amount > 1 ? LINES.damage : LINES["damage-point"];
  return say(language, line, slots) + (keeps === true ? say(language, LINES.keeps) : "");
}

function preventedText(
  { red, black, direct }: Extract<AdvancedTacticStep, { op: "prevent-hits" }>,
  { language }: Knowledge,
): string {
  const hits = (count: number, color: "red" | "black"): string[] => {
    if (count === 0) return [];
    const slots = { count: String(count), color: say(language, COLOR_NAMES[color]) };
    return [say(language, count === 1 ? LINES.hit : LINES.hits, slots)];
  };
  const directs = direct === 0 ? [] : [language.counted(direct, "direct-hit")];
  return language.and([...hits(red, "red"), ...hits(black, "black"), ...directs]);
}

function healText(
  step: Extract<AdvancedTacticStep, { op: "remove-damage" | "redirect-damage" }>,
  theater: Theater,
  knowledge: Knowledge,
): string {
  const { language } = knowledge;
  const damage = language.counted(step.most, "damage");
  const units = filterNoun(knowledge, { theater }).many;
  if (step.op === "redirect-damage") {
    const noun = unitNoun(knowledge, step.to);
    return say(language, LINES.redirect, { damage, units, bearers: noun.many, bearer: noun.one });
  }
  const types = language.or((step.except ?? []).map((type) => unitNoun(knowledge, type).many));
  const but = types === "" ? "" : say(language, LINES.except, { types });
  return say(language, LINES.remove, { damage, units }) + but;
}

function opponentOf(faction: Faction): Faction {
  return faction === "rebel" ? "imperial" : "rebel";
}
