import { joined, titled } from "@sw/tabletop/text";
import type { CardType, Faction } from "../../language/language.ts";
import type { Lexicon, Person, Place, Preposition, Unit, Verb } from "./language.ts";

/** A Spanish noun in singular and plural, with its gender. */
export interface SpanishNoun {
  readonly one: string;
  readonly many: string;
  readonly feminine: boolean;
}

/** Players as subjects. "You" needs no word in Spanish. */
const PERSONS: Readonly<Record<Person, string>> = {
  you: "tú",
  opponent: "tu adversario",
  empire: "el Imperio",
  rebel: "la Rebelión",
  active: "el jugador activo",
  waiting: "el otro jugador",
};

/** The units that texts count. */
export const UNITS: Readonly<Record<Unit, SpanishNoun>> = {
  card: feminine("carta", "cartas"),
  base: feminine("base", "bases"),
  resource: masculine("recurso", "recursos"),
  force: masculine("punto de Fuerza", "puntos de Fuerza"),
  attack: masculine("punto de Ataque", "puntos de Ataque"),
  damage: masculine("punto de daño", "puntos de daño"),
  pick: feminine("elección", "elecciones"),
};

/** Forms of a verb: infinitive, order (also third person), second person, and past participle for a card. */
export interface SpanishVerb {
  readonly infinitive: string;
  readonly order: string;
  readonly you: string;
  readonly they: string;
  readonly done: string;
}

/** Spanish verbs of the deeds. */
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

/** Card types as nouns. */
export const TYPES: Readonly<Record<CardType | "card", SpanishNoun>> = {
  unit: feminine("unidad", "unidades"),
  "capital-ship": feminine("nave de línea", "naves de línea"),
  base: feminine("base", "bases"),
  card: feminine("carta", "cartas"),
};

/** Traits for which Spanish has a noun. Other traits are not translated. */
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

/** Factions as adjectives, in singular and plural. They are the same in both genders. */
export const FACTIONS: Readonly<Record<Faction, readonly [one: string, many: string]>> = {
  empire: ["Imperial", "Imperiales"],
  rebel: ["Rebelde", "Rebeldes"],
  neutral: ["neutral", "neutrales"],
};

const PREPOSITIONS: Readonly<Record<Preposition, string>> = { from: "de", of: "de", in: "en", to: "a" };

/** Returns a count with its unit. */
export function counted(count: number, unit: Unit): string {
  return `${count} ${count === 1 ? UNITS[unit].one : UNITS[unit].many}`;
}

/** Joins items with "o", or with "u" before the sound of an o: "a, b o c". */
export function or(items: readonly string[]): string {
  return joined(items, "or", "es");
}

/** Returns a trait as a noun, or undefined for a trait of a custom card. */
export function traitNoun(trait: string): SpanishNoun | undefined {
  return Object.hasOwn(TRAITS, trait) ? TRAITS[trait] : undefined;
}

/** Returns the words after "de", "a" or "en". "De el" and "a el" are contracted. */
export function prep(preposition: Preposition, place: string): string {
  const word = PREPOSITIONS[preposition];
  return word !== "en" && place.startsWith("el ") ? `${word}l ${place.slice(3)}` : `${word} ${place}`;
}

/** Spanish words. */
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

/** Returns the forms of a regular verb in -ar. */
function regular(infinitive: string, done: string): SpanishVerb {
  const order = infinitive.slice(0, -1);
  return { infinitive, order, you: `${order}s`, they: order, done };
}
