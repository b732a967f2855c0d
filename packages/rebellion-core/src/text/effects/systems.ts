import type { Line } from "@sw/tabletop/text";
import type { Faction, Where } from "../../language/language.ts";
import { anIcon, type Knowledge, placeName, say } from "../knowledge.ts";
import type { Noun } from "../language/language.ts";
import { manyOf, oneOf } from "./units.ts";

type Kind = Extract<Where, { readonly is: string }>["is"];

/** A number of systems: one, or any number. */
export type SystemCount = "one" | number;

const KINDS: Readonly<Record<Kind, Readonly<Record<"en" | "es", readonly [one: string, many: string]>>>> = {
  populous: { en: ["populous", "populous"], es: ["populoso", "populosos"] },
  remote: { en: ["remote", "remote"], es: ["lejano", "lejanos"] },
  "rebel-system": { en: ["Rebel", "Rebel"], es: ["Rebelde", "Rebeldes"] },
  "imperial-system": { en: ["Imperial", "Imperial"], es: ["Imperial", "Imperiales"] },
  neutral: { en: ["neutral", "neutral"], es: ["neutral", "neutrales"] },
  subjugated: { en: ["subjugated", "subjugated"], es: ["subyugado", "subyugados"] },
};

const LOYAL: Readonly<Record<"one" | "many", Line>> = {
  one: { en: "loyal {to}", es: "leal {to}" },
  many: { en: "loyal {to}", es: "leales {to}" },
};

const TAILS = {
  unit: { en: "with {unit}", es: "con {unit}" },
  noUnit: { en: "without {units}", es: "sin {units}" },
  sabotaged: { en: "with a sabotage marker", es: "con un indicador de Sabotaje" },
  notSabotaged: { en: "without a sabotage marker", es: "sin indicador de Sabotaje" },
  captive: { en: "with a captured leader", es: "con un Líder capturado" },
  icon: { en: "with {icon}", es: "con {icon}" },
  hereRegion: { en: "in the same region", es: "de la misma región" },
  baseRegion: { en: "in the region of the Rebel base", es: "de la región de la Base Rebelde" },
  elsewhere: { en: "elsewhere", es: "en otra parte" },
  notLoyal: { en: "that is not loyal {to}", es: "que no sea leal {to}" },
  notLoyalMany: { en: "that are not loyal {to}", es: "que no sean leales {to}" },
  regionOf: { en: "in the region of {system}", es: "de la región de {system}" },
  being: { en: "that is {kind}", es: "que sea {kind}" },
  beingMany: { en: "that are {kind}", es: "que sean {kind}" },
  named: { en: "that is {system}", es: "que sea {system}" },
} as const satisfies Record<string, Line>;

const ANY: Line = { en: "any system", es: "cualquier sistema" };
const NEAREST: Line = { en: "the nearest system with {unit}", es: "el sistema más cercano con {unit}" };

/** Returns the systems that meet conditions, such as "any system", "a remote system without Rebel units", "Dagobah". */
export function systemsText(knowledge: Knowledge, where: readonly Where[], count: SystemCount): string {
  const { language } = knowledge;
  if (where.length === 0 && count === "one") return say(language, ANY);
  const named = where.find((one): one is Extract<Where, { id: string }> => "id" in one);
  if (named !== undefined) return namedText(knowledge, named.id, where);
  const noun = systemNoun(knowledge, where, count === "one" ? "one" : "many");
  const tails = where.filter((one) => !isInNoun(one)).map((one) => tailText(knowledge, one, count === "one"));
  const nearest = where.find((one): one is Extract<Where, { closestWith: object }> => "closestWith" in one);
  const head =
    nearest !== undefined
      ? say(language, NEAREST, { unit: oneOf(knowledge, nearest.closestWith) })
      : count === "one"
        ? language.a(noun)
        : language.several(count, noun);
  return tails.length === 0 ? head : `${head} ${language.and(tails)}`;
}

/** Returns a system by name, with the conditions that it must meet. */
function namedText(knowledge: Knowledge, id: string, where: readonly Where[]): string {
  const tails = where.filter((one) => !("id" in one)).map((one) => tailText(knowledge, one, true));
  const system = placeName(knowledge, id);
  return tails.length === 0 ? system : `${system} ${knowledge.language.and(tails)}`;
}

/** Whether the noun itself expresses the condition. */
function isInNoun(where: Where): boolean {
  return "is" in where || "elsewhere" in where || "closestWith" in where;
}

function systemNoun({ language }: Knowledge, where: readonly Where[], number: "one" | "many"): Noun {
  const kinds = where.flatMap((one) => ("is" in one ? [KINDS[one.is][language.locale]] : []));
  const system = language.locale === "en" ? ["system", "systems"] : ["sistema", "sistemas"];
  const form = (index: 0 | 1): string => {
    const adjectives = kinds.map((kind) => kind[index]);
    return [...(language.locale === "en" ? [...adjectives, system[index]] : [system[index], ...adjectives])].join(" ");
  };
  const noun = { one: form(0), many: form(number === "one" ? 0 : 1), feminine: false };
  return language.described(noun, where.some((one) => "elsewhere" in one) ? ["other"] : []);
}

function tailText(knowledge: Knowledge, where: Where, isOne: boolean): string {
  const { language } = knowledge;
  if ("or" in where) return language.or(where.or.map((one) => tailText(knowledge, one, isOne)));
  if ("is" in where) {
    const kind = KINDS[where.is][language.locale][isOne ? 0 : 1];
    return say(language, isOne ? TAILS.being : TAILS.beingMany, { kind });
  }
  if ("loyalty" in where) return loyalText(knowledge, where.loyalty, isOne);
  if ("notLoyalty" in where) {
    const to = language.prep("to", language.faction(where.notLoyalty));
    return say(language, isOne ? TAILS.notLoyal : TAILS.notLoyalMany, { to });
  }
  if ("regionOf" in where) return say(language, TAILS.regionOf, { system: placeName(knowledge, where.regionOf) });
  if ("unit" in where) return say(language, TAILS.unit, { unit: oneOf(knowledge, where.unit) });
  if ("noUnit" in where) return say(language, TAILS.noUnit, { units: manyOf(knowledge, where.noUnit) });
  if ("sabotaged" in where) return say(language, where.sabotaged ? TAILS.sabotaged : TAILS.notSabotaged);
  if ("captive" in where) return say(language, TAILS.captive);
  if ("icon" in where) return say(language, TAILS.icon, { icon: anIcon(language, where.icon) });
  if ("id" in where) return say(language, TAILS.named, { system: placeName(knowledge, where.id) });
  if ("elsewhere" in where) return say(language, TAILS.elsewhere);
  if ("closestWith" in where) return say(language, NEAREST, { unit: oneOf(knowledge, where.closestWith) });
  return say(language, where.sameRegionAs === "here" ? TAILS.hereRegion : TAILS.baseRegion);
}

function loyalText({ language }: Knowledge, faction: Faction, isOne: boolean): string {
  return say(language, LOYAL[isOne ? "one" : "many"], { to: language.prep("to", language.faction(faction)) });
}
