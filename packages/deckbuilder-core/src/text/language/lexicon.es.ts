import { joined, titled } from "@sw/tabletop/text";
import type { CardType, Faction } from "../../language/language.ts";
import type { Lexicon, Person, Place, Preposition, Unit, Verb } from "./language.ts";

/** A Spanish noun: both numbers and its gender. */
export interface SpanishNoun {
  readonly one: string;
  readonly many: string;
  readonly feminine: boolean;
}

/** Players as subjects; "you" needs no word. */
const PERSONS: Readonly<Record<Person, string>> = {
  you: "tú",
  opponent: "tu adversario",
  empire: "el Imperio",
  rebel: "la Rebelión",
  active: "el jugador activo",
  waiting: "el otro jugador",
};

/** Things that are counted. */
export const UNITS: Readonly<Record<Unit, SpanishNoun>> = {
  card: feminine("carta", "cartas"),
  base: feminine("base", "bases"),
  resource: masculine("recurso", "recursos"),
  force: masculine("punto de Fuerza", "puntos de Fuerza"),
  attack: masculine("punto de Ataque", "puntos de Ataque"),
  damage: masculine("punto de daño", "puntos de daño"),
  pick: feminine("elección", "elecciones"),
};

/** Forms of a verb: infinitive, order (also "he does"), "you do", and what has been done to a card. */
export interface SpanishVerb {
  readonly infinitive: string;
  readonly order: string;
  readonly you: string;
  readonly they: string;
  readonly done: string;
}

/** What is done. */
export const VERBS: Readonly<Record<Verb, SpanishVerb>> = {
  draw: regular("robar", "robada"),
  gain: regular("ganar", "ganada"),
  spend: regular("gastar", "gastada"),
  repair: regular("reparar", "reparada"),
  discard: regular("descartar", "descartada"),
  exile: regular("exiliar", "exiliada"),
  destroy: { infinitive: "destruir", order: "destruye", you: "destruyes", they: "destruye", done: "destruida" },
  put: { infinitive: "poner", order: "pon", you: "pones", they: "pone", done: "movida" },
  swap: regular("intercambiar", "intercambiada"),
  purchase: { infinitive: "adquirir", order: "adquiere", you: "adquieres", they: "adquiere", done: "adquirida" },
  look: regular("mirar", "mirada"),
  reveal: { infinitive: "mostrar", order: "muestra", you: "muestras", they: "muestra", done: "mostrada" },
  deal: { infinitive: "infligir", order: "inflige", you: "infliges", they: "inflige", done: "infligida" },
  choose: { infinitive: "elegir", order: "elige", you: "eliges", they: "elige", done: "elegida" },
};

const PLACES: Readonly<Record<Place, SpanishNoun>> = {
  hand: feminine("mano", "manos"),
  discard: feminine("pila de descartes", "pilas de descartes"),
  deck: masculine("mazo", "mazos"),
  play: feminine("zona de juego", "zonas de juego"),
  base: feminine("base", "bases"),
  victory: feminine("pila de victorias", "pilas de victorias"),
  row: feminine("fila", "filas"),
};

/** Types as nouns. */
export const TYPES: Readonly<Record<CardType | "card", SpanishNoun>> = {
  unit: feminine("unidad", "unidades"),
  "capital-ship": feminine("nave de línea", "naves de línea"),
  base: feminine("base", "bases"),
  card: feminine("carta", "cartas"),
};

/** Traits that Spanish has a noun for; others stay as they are. */
const TRAITS: Readonly<Record<string, SpanishNoun>> = {
  "bounty-hunter": masculine("Cazarrecompensas", "Cazarrecompensas"),
  droid: masculine("Droide", "Droides"),
  fighter: masculine("Caza", "Cazas"),
  jedi: masculine("Jedi", "Jedi"),
  officer: masculine("Oficial", "Oficiales"),
  scoundrel: masculine("Canalla", "Canallas"),
  sith: masculine("Sith", "Sith"),
  transport: masculine("Transporte", "Transportes"),
  trooper: masculine("Soldado", "Soldados"),
  vehicle: masculine("Vehículo", "Vehículos"),
};

/** Factions as adjectives, in both numbers; the same in both genders. */
export const FACTIONS: Readonly<Record<Faction, readonly [one: string, many: string]>> = {
  empire: ["Imperial", "Imperiales"],
  rebel: ["Rebelde", "Rebeldes"],
  neutral: ["neutral", "neutrales"],
};

const PREPOSITIONS: Readonly<Record<Preposition, string>> = { from: "de", of: "de", in: "en", to: "a" };

/** A count with its unit. */
export function counted(count: number, unit: Unit): string {
  return `${count} ${count === 1 ? UNITS[unit].one : UNITS[unit].many}`;
}

/** "a, b o c"; "u" before the sound of an o. */
export function or(items: readonly string[]): string {
  return joined(items, "or", "es");
}

/** A trait as a noun; undefined for one of a home-made card. */
export function traitNoun(trait: string): SpanishNoun | undefined {
  return Object.hasOwn(TRAITS, trait) ? TRAITS[trait] : undefined;
}

/** The words with "de", "a" or "en" before them; "de el" and "a el" become one word. */
export function prep(preposition: Preposition, place: string): string {
  const word = PREPOSITIONS[preposition];
  return word !== "en" && place.startsWith("el ") ? `${word}l ${place.slice(3)}` : `${word} ${place}`;
}

/** The Spanish words. */
export const LEXICON: Lexicon = {
  locale: "es",
  counted,
  and: (items) => joined(items, "and", "es"),
  or,
  prep,
  person: (person) => PERSONS[person],
  container(place, whose, again = false) {
    const { one, feminine: isFeminine } = PLACES[place];
    if (whose === "you") return `tu ${one}`;
    if (again) return `su ${one}`;
    return `${isFeminine ? "la" : "el"} ${one} ${prep("of", whose === "galaxy" ? "la galaxia" : PERSONS[whose])}`;
  },
  deckTop: (count, deck) => `${count === 1 ? "la primera carta" : `las ${count} primeras cartas`} ${prep("of", deck)}`,
  faction: (faction) => FACTIONS[faction][0],
  trait: (trait) => traitNoun(trait)?.one ?? titled(trait),
  type: (type) => TYPES[type].one,
};

function feminine(one: string, many: string): SpanishNoun {
  return { one, many, feminine: true };
}

function masculine(one: string, many: string): SpanishNoun {
  return { one, many, feminine: false };
}

/** A regular verb in -ar. */
function regular(infinitive: string, done: string): SpanishVerb {
  const order = infinitive.slice(0, -1);
  return { infinitive, order, you: `${order}s`, they: order, done };
}
