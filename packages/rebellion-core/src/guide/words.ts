import type { Line } from "@sw/tabletop/text";
import { squashed } from "./spelling.ts";
import { VARIATIONS, type Variation } from "./table.ts";

/** Words by their meaning, as they are typed in each language. `also` lists other spellings. */
export type Words<Meaning extends string> = Readonly<Record<Meaning, Line & { readonly also?: readonly string[] }>>;

/** The subject of a line about the whole table. */
export type Key =
  | "rules"
  | "round"
  | "time"
  | "reputation"
  | "base"
  | "probes"
  | "troops"
  | "pool"
  | "rebelPool"
  | "lured"
  | "reserved"
  | "deck"
  | "cells"
  | "actions"
  | "ready"
  | "queue 2"
  | "queue 3"
  | "found";

/** The keywords of lines about the whole table. */
export const KEYS: Words<Key> = {
  rules: { en: "rules", es: "reglas" },
  round: { en: "round", es: "ronda" },
  time: { en: "time", es: "tiempo" },
  reputation: { en: "reputation", es: "reputación" },
  base: { en: "base", es: "base" },
  probes: { en: "probes", es: "sondas" },
  troops: { en: "troops", es: "tropas" },
  pool: { en: "pool", es: "reserva" },
  rebelPool: { en: "rebel pool", es: "reserva rebelde" },
  lured: { en: "lured", es: "seducidos", also: ["seducido", "seducida"] },
  reserved: { en: "reserved", es: "reservados", also: ["reservado", "reservada"] },
  deck: { en: "deck", es: "mazo" },
  cells: { en: "cells", es: "células", also: ["cell", "célula"] },
  actions: { en: "actions", es: "acciones" },
  ready: { en: "ready", es: "listas", also: ["queue 1", "cola 1"] },
  "queue 2": { en: "queue 2", es: "cola 2" },
  "queue 3": { en: "queue 3", es: "cola 3" },
  found: { en: "found", es: "descartada" },
};

/** The word before the place of units that have moved. */
export const MOVED: Words<"moved"> = { moved: { en: "moved", es: "movido", also: ["movidas", "movidos"] } };

/** The word before the place of units that are destroyed. */
export const LOSSES: Words<"losses"> = {
  losses: { en: "losses", es: "bajas", also: ["loses", "loss", "baja", "pierde"] },
};

/** The meaning of a word about a place. */
export type Mark = "rebel" | "empire" | "subjugated" | "sabotaged" | "destroyed" | "r" | "e" | "captive" | "carbonite";

/** Words about a place: its loyalty and marks, the side of the units that follow, and the captives there. */
export const MARKS: Words<Mark> = {
  rebel: { en: "rebel", es: "rebelde" },
  empire: { en: "empire", es: "imperio", also: ["imperial"] },
  subjugated: { en: "subjugated", es: "subyugado" },
  sabotaged: { en: "sabotaged", es: "saboteado" },
  destroyed: { en: "destroyed", es: "destruido" },
  r: { en: "r", es: "r" },
  e: { en: "e", es: "i" },
  captive: { en: "captive", es: "cautivo", also: ["capturado", "capturada", "cautiva"] },
  carbonite: { en: "carbonite", es: "carbonita" },
};

/** Words that switch rules on. */
export const RULE_WORDS: Words<"rote" | "cinematic" | "faq" | Variation> = {
  rote: { en: "rote", es: "rote", also: ["auge"] },
  cinematic: { en: "cinematic", es: "cinematográfico" },
  faq: { en: "faq", es: "faq" },
  deployPriorityPbr: { en: "deploy-priority-pbr", es: "desplegar-cerca-pbr" },
  missionsFirst: { en: "missions-first", es: "misiones-primero" },
  randomAssignmentActions: { en: "random-assignment-actions", es: "acciones-al-azar" },
  randomMovement: { en: "random-movement", es: "movimiento-al-azar" },
  retryUnplayableMissions: { en: "retry-unplayable-missions", es: "reintentar-misiones" },
};

export const YES_NO: Words<"yes" | "no"> = { yes: { en: "yes", es: "sí" }, no: { en: "no", es: "no" } };
export const HIDDEN: Words<"hidden"> = { hidden: { en: "hidden", es: "oculta" } };
export const THEATERS: Words<"space" | "ground"> = {
  space: { en: "space", es: "espacio", also: ["espacial"] },
  ground: { en: "ground", es: "tierra", also: ["terrestre"] },
};

/** Words that form a whole line: reset the table, move the build queue one space, or end the round. */
export const ALONE: Words<"reset" | "slide" | "refresh"> = {
  reset: { en: "reset", es: "reiniciar" },
  slide: { en: "slide", es: "avanzar" },
  refresh: { en: "refresh", es: "recuperar", also: ["recuperación"] },
};

/** The commands of a guide in a terminal. */
export const COMMANDS: Words<
  "help" | "table" | "resources" | "undo" | "done" | "card" | "steps" | "dice" | "strengths" | "definitions" | "quit"
> = {
  help: { en: "help", es: "ayuda" },
  table: { en: "table", es: "mesa" },
  resources: { en: "resources", es: "recursos" },
  undo: { en: "undo", es: "deshacer" },
  done: { en: "done", es: "hecho" },
  card: { en: "card", es: "carta" },
  steps: { en: "steps", es: "pasos" },
  dice: { en: "dice", es: "dados" },
  strengths: { en: "strengths", es: "fuerzas" },
  definitions: { en: "definitions", es: "definiciones" },
  quit: { en: "q", es: "salir", also: ["quit"] },
};

/** The parts of the guide (solo.guide.sections). */
export const SECTION_WORDS: Words<"setup" | "assignment" | "command" | "refresh"> = {
  setup: { en: "setup", es: "preparación" },
  assignment: { en: "assignment", es: "asignación" },
  command: { en: "command", es: "mando" },
  refresh: { en: "refresh", es: "recuperación" },
};

/** The kinds of questions for the guide. */
export type Ask =
  | "turn"
  | "mission"
  | "oppose"
  | "join"
  | "assignment"
  | "recruit"
  | "build"
  | "deploy"
  | "effect"
  | "roll"
  | "hits";

/** The questions the guide answers, with their arguments. Brackets mark optional parts, dots mark repetition. */
export const ASKED: Words<Ask> = {
  turn: { en: "turn", es: "turno" },
  mission: { en: "mission CARD", es: "misión CARTA" },
  oppose: { en: "oppose CARD SYSTEM", es: "oponerse CARTA SISTEMA" },
  join: { en: "join SYSTEM", es: "unirse SISTEMA" },
  assignment: { en: "assignment", es: "asignación" },
  recruit: { en: "recruit CARD", es: "reclutar CARTA" },
  build: { en: "build", es: "construir" },
  deploy: { en: "deploy", es: "desplegar" },
  effect: { en: "effect CARD [SYSTEM] [LEADER]", es: "efecto CARTA [SISTEMA] [LÍDER]" },
  roll: {
    en: "roll SYSTEM THEATER RED BLACK [GREEN] [UNIT DAMAGE]...",
    es: "tirada SISTEMA ESCENARIO ROJOS NEGROS [VERDES] [UNIDAD DAÑO]...",
  },
  hits: {
    en: "hits SYSTEM THEATER RED BLACK [GREEN] [UNIT DAMAGE]...",
    es: "impactos SISTEMA ESCENARIO ROJOS NEGROS [VERDES] [UNIDAD DAÑO]...",
  },
};

/** The first words of all questions. */
export const HEADS: Words<Ask> = Object.fromEntries(
  Object.entries(ASKED).map(([ask, { en, es }]) => [ask, { en: en.split(" ")[0] ?? en, es: es.split(" ")[0] ?? es }]),
) as Words<Ask>;

/** The letters for the faces of a die, in both languages. */
export const FACES: Readonly<Record<"hits" | "directHits" | "specials" | "blanks", string>> = {
  hits: "hi",
  directHits: "d",
  specials: "se",
  blanks: "-",
};

/**
 * Finds the meaning of a word in either language, ignoring accents and case. Returns undefined if it means nothing
 * here.
 */
export function meantBy<Meaning extends string>(words: Words<Meaning>, typed: string): Meaning | undefined {
  const word = squashed(typed);
  const meanings = Object.keys(words) as Meaning[];
  return meanings.find((meaning) => {
    const { en, es, also = [] } = words[meaning];
    return word !== "" && [en, es, ...also].some((one) => squashed(one) === word);
  });
}

/** Returns the rule words. Without the expansion, words that need it are left out (solo.options.rote-combat). */
export function ruleWords(isExpanded: boolean): readonly (keyof typeof RULE_WORDS)[] {
  return ["rote", ...(isExpanded ? (["cinematic"] as const) : []), "faq", ...VARIATIONS];
}
