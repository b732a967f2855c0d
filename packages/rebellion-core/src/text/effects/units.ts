import type { Line } from "@sw/tabletop/text";
import type { Faction, Theater, UnitClass, UnitFilter, UnitsWanted } from "../../language/language.ts";
import { anIcon, type Knowledge, say, unitNoun } from "../knowledge.ts";
import type { Noun } from "../language/language.ts";
import { SHAPE_NAMES } from "../names.ts";

type Nouns = Readonly<Record<"en" | "es", Noun>>;

const UNIT: Nouns = nouns(["unit", "units"], ["unidad", "unidades"], true);

const THEATERS: Readonly<Record<Theater, Nouns>> = {
  space: nouns(["ship", "ships"], ["nave", "naves"], true),
  ground: nouns(["ground unit", "ground units"], ["unidad terrestre", "unidades terrestres"], true),
};

/** The nouns of unit classes. */
export const CLASS_NOUNS: Readonly<Record<UnitClass, Nouns>> = {
  "capital-ship": nouns(["capital ship", "capital ships"], ["nave de línea", "naves de línea"], true),
  fighter: nouns(["fighter", "fighters"], ["caza", "cazas"], false),
  "space-station": nouns(["space station", "space stations"], ["estación espacial", "estaciones espaciales"], true),
  trooper: nouns(["trooper", "troopers"], ["soldado", "soldados"], false),
  vehicle: nouns(["vehicle", "vehicles"], ["vehículo", "vehículos"], false),
  structure: nouns(["structure", "structures"], ["estructura", "estructuras"], true),
};

const WITH_ICON: Readonly<Record<"one" | "either", Line>> = {
  one: { en: "{units} with {icon}", es: "{units} con {icon}" },
  either: { en: "{units} with a {shape} icon (blue or orange)", es: "{units} con icono {shape} (azul o naranja)" },
};

/** Returns a kind of unit as a noun, such as "Imperial ground unit". Does not name types; see {@link oneOf}. */
export function filterNoun(
  { language }: Knowledge,
  filter: UnitFilter,
  faction: Faction | undefined = filter.faction,
): Noun {
  const own = filter.class !== undefined ? CLASS_NOUNS[filter.class] : filter.theater && THEATERS[filter.theater];
  const noun = (own ?? UNIT)[language.locale];
  return language.described(noun, faction === undefined ? [] : [faction]);
}

/** Returns one unit that fits: "a Rebel ship", "a Death Star, a Star Destroyer or a Super Star Destroyer". */
export function oneOf(knowledge: Knowledge, filter: UnitFilter): string {
  const { language } = knowledge;
  if (filter.types === undefined) return language.a(filterNoun(knowledge, filter));
  return language.or(filter.types.map((type) => language.a(unitNoun(knowledge, type))));
}

/** Returns units that fit, in the plural: "Rebel units", "TIE Fighters". */
export function manyOf(knowledge: Knowledge, filter: UnitFilter, faction?: Faction): string {
  if (filter.types === undefined) return filterNoun(knowledge, filter, faction ?? filter.faction).many;
  return knowledge.language.or(filter.types.map((type) => unitNoun(knowledge, type).many));
}

/** Returns a number of units that fit: "4 TIE Fighters", "1 Rebel ship". */
export function someOf(knowledge: Knowledge, filter: UnitFilter, count: number, faction?: Faction): string {
  const { language } = knowledge;
  if (filter.icon !== undefined) {
    const units = language.several(count, filterNoun(knowledge, {}, faction ?? filter.faction));
    return say(language, WITH_ICON.one, { units, icon: anIcon(language, filter.icon) });
  }
  if (filter.types === undefined)
    return language.several(count, filterNoun(knowledge, filter, faction ?? filter.faction));
  return language.or(filter.types.map((type) => language.several(count, unitNoun(knowledge, type))));
}

/** Returns the units that a card gives: "1 Ion Cannon", "2 Rebel units with a triangle icon (blue or orange)". */
export function wantedUnits(knowledge: Knowledge, wanted: UnitsWanted, faction: Faction): string {
  const { language } = knowledge;
  if ("type" in wanted) return language.several(wanted.count, unitNoun(knowledge, wanted.type));
  const units = language.several(wanted.count, filterNoun(knowledge, {}, faction));
  const { shape, theater } = wanted;
  if (theater === "any") return say(language, WITH_ICON.either, { units, shape: say(language, SHAPE_NAMES[shape]) });
  return say(language, WITH_ICON.one, { units, icon: anIcon(language, { shape, theater }) });
}

function nouns(english: readonly [string, string], spanish: readonly [string, string], feminine: boolean): Nouns {
  return {
    en: { one: english[0], many: english[1], feminine: false },
    es: { one: spanish[0], many: spanish[1], feminine },
  };
}
