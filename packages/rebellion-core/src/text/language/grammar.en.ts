import { joined } from "@sw/tabletop/text";
import type { Adjective, Language, Noun, Thing } from "./language.ts";

const THINGS: Readonly<Record<Thing, Noun>> = {
  action: noun("action card", "action cards"),
  blank: noun("blank", "blanks"),
  card: noun("card", "cards"),
  damage: noun("damage", "damage"),
  die: noun("die", "dice"),
  "direct-hit": noun("direct hit", "direct hits"),
  health: noun("health", "health"),
  hit: noun("hit", "hits"),
  marker: noun("damage marker", "damage markers"),
  leader: noun("leader", "leaders"),
  mission: noun("mission", "missions"),
  objective: noun("objective", "objectives"),
  probe: noun("probe card", "probe cards"),
  project: noun("project", "projects"),
  round: noun("round", "rounds"),
  "space-tactic": noun("space tactic card", "space tactic cards"),
  "ground-tactic": noun("ground tactic card", "ground tactic cards"),
  special: noun("special", "specials"),
  success: noun("success", "successes"),
  system: noun("system", "systems"),
  tactic: noun("tactic card", "tactic cards"),
  unit: noun("unit", "units"),
};

const FACTIONS = { rebel: "the Rebellion", imperial: "the Empire" } as const;

const SEATS = {
  ...FACTIONS,
  "rebel-admiral": "the Rebel Admiral",
  "rebel-general": "the Rebel General",
  "imperial-admiral": "the Imperial Admiral",
  "imperial-general": "the Imperial General",
} as const;

const ADJECTIVES: Readonly<Record<Adjective, string>> = {
  rebel: "Rebel",
  imperial: "Imperial",
  red: "red",
  black: "black",
  green: "green",
  other: "other",
};

/** The plurals that do not add a plain "s". */
const PLURALS: Readonly<Record<string, string>> = {
  "death-star-under-construction": "Death Stars Under Construction",
};

/** The English nouns, names and lists. */
export const ENGLISH: Language = {
  locale: "en",
  and: (items) => joined(items, "and", "en"),
  or: (items) => joined(items, "or", "en"),
  nor: (items) => joined(items, "nor", "en"),
  prep(preposition, phrase) {
    const isSpace = phrase.startsWith("the ") && phrase.endsWith(" space");
    return `${preposition === "in" && isSpace ? "at" : preposition} ${phrase}`;
  },
  counted: (count, thing) => several(count, THINGS[thing]),
  several,
  a: article,
  all: ({ many }) => `all ${many}`,
  faction: (faction) => FACTIONS[faction],
  seat: (seat) => SEATS[seat],
  leader: (name) => name,
  described({ one, many, feminine }, adjectives) {
    const before = adjectives.map((adjective) => `${ADJECTIVES[adjective]} `).join("");
    return { one: before + one, many: before + many, feminine };
  },
  thing: (thing) => THINGS[thing],
  unit: (id, name) => noun(name, PLURALS[id] ?? `${name}s`),
};

function noun(one: string, many: string): Noun {
  return { one, many, feminine: false };
}

function several(count: number, { one, many }: Noun): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Returns the English article, "an" before the sound of a vowel: an Airspeeder, an X-wing, an AT-ST, but a unit. */
function article({ one }: Noun): string {
  if (one.startsWith("other ")) return `an${one}`;
  return `${/^([aeio]|X-)/i.test(one) ? "an" : "a"} ${one}`;
}
