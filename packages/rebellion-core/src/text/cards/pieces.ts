import type { CardText } from "@sw/tabletop/text";
import { type Line, menuLine, sentence } from "@sw/tabletop/text";
import {
  type LeaderEntry,
  type RingAbility,
  type RingEntry,
  SKILLS,
  type UnitAbility,
  type UnitEntry,
} from "../../language/language.ts";
import { CLASS_NOUNS } from "../effects/units.ts";
import { iconName, type Knowledge, leaderName, localName, say } from "../knowledge.ts";
import { COLOR_NAMES, FACTION_ADJECTIVES, SKILL_NAMES } from "../names.ts";
import { figuresOf } from "./card-text.ts";

const FIGURES = {
  attack: { en: "Attack {dice}", es: "Ataque {dice}" },
  health: { en: "Health {value} ({color})", es: "Resistencia {value} ({color})" },
  transport: { en: "Transport {capacity}", es: "Transporte {capacity}" },
  icon: { en: "Icon {icon}", es: "Icono {icon}" },
  count: { en: "{count} in the box", es: "{count} en la caja" },
  minor: { en: "minor {skill} {count}", es: "{skill} menor {count}" },
  space: { en: "Space tactics {value}", es: "Táctica espacial {value}" },
  ground: { en: "Ground tactics {value}", es: "Táctica terrestre {value}" },
} as const satisfies Record<string, Line>;

const UNIT_RULES: Readonly<Record<UnitAbility | "restricted" | "immobile" | "no-health", Line>> = {
  restricted: { en: "needs transport to move", es: "necesita transporte para moverse" },
  immobile: { en: "does not move", es: "no se mueve" },
  "no-health": { en: "has no health and takes no damage", es: "no tiene Resistencia ni recibe daño" },
  "ground-tactic-each-battle": {
    en: "at the start of each ground battle in its system, you draw 1 ground tactic card",
    es: "al principio de cada batalla terrestre en su sistema, robas 1 carta de Táctica terrestre",
  },
  "two-fewer-red-dice": {
    en: "in each space battle in its system the enemy rolls 2 red dice fewer",
    es: "en cada batalla espacial en su sistema el enemigo tira 2 dados rojos menos",
  },
  "bars-retreat": {
    en: "while it is in a combat, none of your units can retreat",
    es: "mientras esté en un combate, ninguna de tus unidades puede retirarse",
  },
  "under-construction": {
    en:
      "the Death Star that leaves the build queue takes its place; if it is destroyed, so is that Death Star. " +
      "Left as your only ship against enemy ships at the end of a combat round, it is destroyed",
    es:
      "la Estrella de la Muerte que sale de la cola de construcción ocupa su lugar; si es destruida, esa también. " +
      "Si al final de una ronda de combate es tu única nave frente a naves enemigas, es destruida",
  },
  superstation: {
    en: "Death Star Plans can destroy it",
    es: "los Planos de la Estrella de la Muerte pueden destruirla",
  },
  "must-flee": {
    en: "if it is the only type of ship you have left against enemy ships, it must retreat or is destroyed",
    es: "si es el único tipo de nave que te queda frente a naves enemigas, debe retirarse o es destruido",
  },
  "bars-enemy-retreat": {
    en: "while it is in a system, no enemy unit there can retreat",
    es: "mientras esté en un sistema, ninguna unidad enemiga puede retirarse de él",
  },
  "shields-stations": {
    en: "a Death Star or Death Star Under Construction in its system can neither be destroyed nor take damage",
    es: "una Estrella de la Muerte, terminada o parcialmente construida, en su sistema no puede ser destruida ni recibir daño",
  },
  "deploys-beside-ground": {
    en: "it can be deployed in any system, remote ones too, with one of your ground units and no enemy unit",
    es: "se puede desplegar en cualquier sistema, también remoto, con una de tus unidades terrestres y sin unidades enemigas",
  },
  "opens-remote": {
    en:
      "in a remote system with it and no enemy unit you can deploy as in a loyal one, " +
      "but not in the deployment in which it comes there",
    es:
      "en un sistema remoto con él y sin unidades enemigas puedes desplegar como en uno leal, " +
      "pero no en el despliegue en el que llega",
  },
};

const LEADER_KINDS: Readonly<Record<LeaderEntry["start"], Line>> = {
  starting: { en: "{faction} starting leader ({pool})", es: "Líder {faction} inicial ({pool})" },
  recruit: { en: "{faction} leader ({pool})", es: "Líder {faction} ({pool})" },
  special: {
    en: "{faction} leader ({pool}, enters by a card)",
    es: "Líder {faction} ({pool}, entra mediante una carta)",
  },
};

const POOLS: Readonly<Record<LeaderEntry["pool"], Line>> = {
  admiral: { en: "Admiral's pool", es: "reserva del Almirante" },
  general: { en: "General's pool", es: "reserva del General" },
};

const LEADER_RULES = {
  minor: {
    en: "each minor icon counts as an icon, and adds a green die to a mission instead of another",
    es: "cada icono menor cuenta como un icono y en una Misión añade un dado verde en vez de otro",
  },
  "no-tactics": {
    en: "no tactic values: cannot activate systems",
    es: "sin puntuaciones de Táctica: no puede activar sistemas",
  },
  "counts-as": { en: "counts as {leader} for cards", es: "para las cartas cuenta como {leader}" },
} as const satisfies Record<string, Line>;

const RING_KIND: Line = { en: "{faction} attachment ring", es: "Modificador de estado {faction}" };

const RING_RULES: Readonly<Record<RingAbility, Line>> = {
  captured: {
    en:
      "the leader is captured: it opposes no missions but those against it, stays on the board, and the Empire moves it. " +
      "It is rescued when no Imperial unit is left in its system",
    es:
      "el Líder está capturado: solo se opone a las Misiones contra él, se queda en el tablero y lo mueve el Imperio. " +
      "Es rescatado cuando no queda ninguna unidad Imperial en su sistema",
  },
  carbonite: {
    en: "the leader still counts as captured; the ring comes off when it is rescued",
    es: "el Líder sigue contando como capturado; el modificador se retira cuando es rescatado",
  },
  lured: {
    en: "the leader belongs to the Empire for the rest of the game; it is not captured and uses no action cards",
    es: "el Líder pertenece al Imperio el resto de la partida; no está capturado ni usa cartas de Acción",
  },
  "reroll-one-die": {
    en: "once per game round, in a mission or combat in this leader's system, you may reroll one of your dice",
    es: "una vez por ronda de juego, en una Misión o un combate en el sistema de este Líder, puedes volver a tirar uno de tus dados",
  },
  "rescue-after-success": {
    en: "when a mission of yours succeeds in this leader's system, you may discard the ring to rescue a captured leader there",
    es: "cuando una Misión tuya tenga éxito en el sistema de este Líder, puedes descartar el modificador para rescatar a un Líder capturado que esté allí",
  },
  bounty: {
    en: "when the leader is captured, the Rebellion loses 1 reputation; Master Yoda and Millennium Falcon cannot be attached to it",
    es: "cuando el Líder sea capturado, la Rebelión pierde 1 de Reputación; no se le pueden colocar ni Maestro Yoda ni Halcón Milenario",
  },
  "minor-icons": {
    en: "the leader has one more minor icon of each of these skills: {skills}",
    es: "el Líder tiene un icono menor más de cada una de estas habilidades: {skills}",
  },
  "turn-failed-diplomacy": {
    en: "when a Diplomacy mission of yours fails in this leader's system, you may discard the ring to make it succeed",
    es: "cuando una Misión tuya de Diplomacia fracase en el sistema de este Líder, puedes descartar el modificador para que tenga éxito",
  },
  "blank-opposing-die": {
    en: "in a mission in this leader's system, after your opponent rolls, you may discard the ring to turn one of their dice to a blank",
    es: "en una Misión en el sistema de este Líder, cuando tu adversario haya tirado, puedes descartar el modificador para poner uno de sus dados en una cara vacía",
  },
};

/** Returns the text of a unit type by parts. */
export function unitParts(entry: UnitEntry, { language }: Knowledge): CardText {
  const noun = language.described(CLASS_NOUNS[entry.class][language.locale], [entry.faction]);
  const dice = (["red", "black", "green"] as const).flatMap((color) => {
    const count = entry.attack[color] ?? 0;
    return count === 0 ? [] : [language.several(count, language.described(language.thing("die"), [color]))];
  });
  const { health, buildIcon, transportCapacity } = entry;
  const rules = [
    ...(entry.transportRestricted ? (["restricted"] as const) : []),
    ...(entry.immobile ? (["immobile"] as const) : []),
    ...(health === null ? (["no-health"] as const) : []),
    ...entry.abilities,
  ];
  return {
    name: localName(language, entry.name),
    kind: menuLine(noun.one),
    figures: figuresOf([
      dice.length === 0 ? "" : say(language, FIGURES.attack, { dice: language.and(dice) }),
      health === null
        ? ""
        : say(language, FIGURES.health, {
            value: String(health.value),
            color: say(language, COLOR_NAMES[health.color]),
          }),
      transportCapacity === 0 ? "" : say(language, FIGURES.transport, { capacity: String(transportCapacity) }),
      buildIcon === null ? "" : say(language, FIGURES.icon, { icon: iconName(language, buildIcon) }),
      say(language, FIGURES.count, { count: String(entry.count) }),
    ]),
    rules: rules.map((rule) => sentence(say(language, UNIT_RULES[rule]))),
  };
}

/** Returns the text of a leader by parts. */
export function leaderParts(entry: LeaderEntry, knowledge: Knowledge): CardText {
  const { language } = knowledge;
  const faction = say(language, FACTION_ADJECTIVES[entry.faction]);
  const skills = SKILLS.filter((skill) => entry.skills[skill] > 0);
  const minor = SKILLS.flatMap((skill) => {
    const count = entry.minorSkills?.[skill] ?? 0;
    return count === 0 ? [] : [{ skill, count: String(count) }];
  });
  const { tactics, countsAs } = entry;
  return {
    name: localName(language, entry.name),
    kind: menuLine(say(language, LEADER_KINDS[entry.start], { faction, pool: say(language, POOLS[entry.pool]) })),
    figures: figuresOf([
      ...skills.map((skill) => `${say(language, SKILL_NAMES[skill])} ${entry.skills[skill]}`),
      ...minor.map(({ skill, count }) =>
        say(language, FIGURES.minor, { skill: say(language, SKILL_NAMES[skill]), count }),
      ),
      ...(tactics === null
        ? []
        : (["space", "ground"] as const).map((theater) =>
            say(language, FIGURES[theater], { value: String(tactics[theater]) }),
          )),
    ]),
    rules: [
      ...(minor.length > 0 ? [sentence(say(language, LEADER_RULES.minor))] : []),
      ...(tactics === null ? [sentence(say(language, LEADER_RULES["no-tactics"]))] : []),
      ...(countsAs === null
        ? []
        : [sentence(say(language, LEADER_RULES["counts-as"], { leader: leaderName(knowledge, countsAs) }))]),
    ],
  };
}

/** Returns the text of a ring by parts. */
export function ringParts(entry: RingEntry, { language }: Knowledge): CardText {
  const skills = SKILLS.filter((skill) => entry.minorSkills?.[skill] !== undefined);
  const named = language.and(skills.map((skill) => say(language, SKILL_NAMES[skill])));
  return {
    name: localName(language, entry.name),
    kind: menuLine(say(language, RING_KIND, { faction: say(language, FACTION_ADJECTIVES[entry.faction]) })),
    figures: "",
    rules: [sentence(say(language, RING_RULES[entry.ability], { skills: named }))],
  };
}
