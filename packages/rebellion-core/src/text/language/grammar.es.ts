import { joined } from "@sw/tabletop/text";
import type { Adjective, Language, Noun, Preposition, Thing } from "./language.ts";

const THINGS: Readonly<Record<Thing, Noun>> = {
  action: feminine("carta de Acción", "cartas de Acción"),
  blank: feminine("cara vacía", "caras vacías"),
  card: feminine("carta", "cartas"),
  damage: masculine("punto de daño", "puntos de daño"),
  die: masculine("dado", "dados"),
  "direct-hit": masculine("impacto directo", "impactos directos"),
  health: masculine("punto de Resistencia", "puntos de Resistencia"),
  hit: masculine("impacto", "impactos"),
  marker: feminine("ficha de Daño", "fichas de Daño"),
  leader: masculine("Líder", "Líderes"),
  mission: feminine("Misión", "Misiones"),
  objective: masculine("Objetivo", "Objetivos"),
  probe: feminine("carta de Sonda", "cartas de Sonda"),
  project: masculine("Proyecto", "Proyectos"),
  round: feminine("ronda", "rondas"),
  "space-tactic": feminine("carta de Táctica espacial", "cartas de Táctica espacial"),
  "ground-tactic": feminine("carta de Táctica terrestre", "cartas de Táctica terrestre"),
  special: masculine("icono especial", "iconos especiales"),
  success: masculine("éxito", "éxitos"),
  system: masculine("sistema", "sistemas"),
  tactic: feminine("carta de Táctica", "cartas de Táctica"),
  unit: feminine("unidad", "unidades"),
};

const FACTIONS = { rebel: "la Rebelión", imperial: "el Imperio" } as const;

const SEATS = {
  ...FACTIONS,
  "rebel-admiral": "el Almirante Rebelde",
  "rebel-general": "el General Rebelde",
  "imperial-admiral": "el Almirante Imperial",
  "imperial-general": "el General Imperial",
} as const;

const PREPOSITIONS: Readonly<Record<Preposition, string>> = { in: "en", from: "de", of: "de", to: "a" };

/** The Spanish adjectives in the singular and the plural. Those in -o end in -a with feminine nouns. */
const ADJECTIVES: Readonly<Record<Exclude<Adjective, "other">, readonly [one: string, many: string]>> = {
  rebel: ["Rebelde", "Rebeldes"],
  imperial: ["Imperial", "Imperiales"],
  red: ["rojo", "rojos"],
  black: ["negro", "negros"],
  green: ["verde", "verdes"],
};

/** The plural and the gender of unit types in Spanish, by id. */
const UNITS: Readonly<Record<string, readonly [many: string, feminine: boolean]>> = {
  "rebel-transport": ["Transportes rebeldes", false],
  "corellian-corvette": ["Corbetas corellianas", true],
  "mon-calamari-cruiser": ["Cruceros mon calamari", false],
  "x-wing": ["Alas-X", false],
  "y-wing": ["Alas-Y", false],
  "rebel-trooper": ["Soldados rebeldes", false],
  airspeeder: ["Aerodeslizadores", false],
  "shield-generator": ["Generadores de escudo", false],
  "ion-cannon": ["Cañones de iones", false],
  "assault-carrier": ["Portacazas de asalto", false],
  "star-destroyer": ["Destructores estelares", false],
  "super-star-destroyer": ["Superdestructores estelares", false],
  "death-star": ["Estrellas de la Muerte", true],
  "death-star-under-construction": ["Estrellas de la Muerte parcialmente construidas", true],
  "tie-fighter": ["Cazas TIE", false],
  stormtrooper: ["Soldados de asalto", false],
  "at-st": ["AT-ST", false],
  "at-at": ["AT-AT", false],
  interdictor: ["Interdictores", false],
  "nebulon-b-frigate": ["Fragatas Nebulon-B", true],
  "u-wing": ["Alas-U", false],
  "tie-striker": ["Fustigadores TIE", false],
  "assault-tank": ["Tanques de asalto", false],
  "shield-bunker": ["Búnkeres de control de escudo", false],
  "rebel-vanguard": ["Vanguardias rebeldes", true],
  "golan-arms-turret": ["Torretas Golan Arms", true],
};

/** The ranks that take an article before the name in Spanish. */
const RANK = /^(Admiral|Almirante|Colonel|Coronel|Emperador|General|Gran Moff|Maestro|Moff) /;
const LADY = /^(Princesa|Reina) /;

/** The Spanish nouns, names and lists. */
export const SPANISH: Language = {
  locale: "es",
  and: (items) => joined(items, "and", "es"),
  or: (items) => joined(items, "or", "es"),
  nor: (items) => joined(items, "nor", "es"),
  prep(preposition, phrase) {
    const word = PREPOSITIONS[preposition];
    return word !== "en" && phrase.startsWith("el ") ? `${word}l ${phrase.slice(3)}` : `${word} ${phrase}`;
  },
  counted: (count, thing) => several(count, THINGS[thing]),
  several,
  a: ({ one, feminine: isFeminine }) => (/^otr[ao] /.test(one) ? one : `${isFeminine ? "una" : "un"} ${one}`),
  all: ({ many, feminine: isFeminine }) => `${isFeminine ? "todas las" : "todos los"} ${many}`,
  faction: (faction) => FACTIONS[faction],
  seat: (seat) => SEATS[seat],
  leader: (name) => (RANK.test(name) ? `el ${name}` : LADY.test(name) ? `la ${name}` : name),
  described({ one, many, feminine: isFeminine }, adjectives) {
    const behind = (number: 0 | 1): string =>
      adjectives
        .map((adjective) => (adjective === "other" ? "" : ` ${agreeing(ADJECTIVES[adjective][number], isFeminine)}`))
        .join("");
    const isOther = adjectives.includes("other");
    const other = isOther ? (isFeminine ? "otra" : "otro") : "";
    const before = (plural: string): string => (isOther ? `${other}${plural} ` : "");
    return { one: `${before("")}${one}${behind(0)}`, many: `${before("s")}${many}${behind(1)}`, feminine: isFeminine };
  },
  thing: (thing) => THINGS[thing],
  unit(id, name) {
    const known = UNITS[id];
    return known === undefined
      ? { one: name, many: name, feminine: false }
      : { one: name, many: known[0], feminine: known[1] };
  },
};

function agreeing(adjective: string, isFeminine: boolean): string {
  return isFeminine ? adjective.replace(/o(s?)$/, "a$1") : adjective;
}

function several(count: number, { one, many }: Noun): string {
  return `${count} ${count === 1 ? one : many}`;
}

function feminine(one: string, many: string): Noun {
  return { one, many, feminine: true };
}

function masculine(one: string, many: string): Noun {
  return { one, many, feminine: false };
}
