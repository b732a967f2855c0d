import type { ShownDie } from "../state/events.ts";
import type { Language, Noun, Thing } from "./language/language.ts";

const FACES: readonly Thing[] = ["hit", "direct-hit", "special", "blank"];

/** What a die shows, as a noun: "red direct hit"; an unknown face by its name. */
export function dieNoun(language: Language, { die, face }: ShownDie): Noun {
  const thing = FACES.find((one) => one === face);
  const noun = thing === undefined ? { one: face, many: face, feminine: false } : language.thing(thing);
  return language.described(noun, [die]);
}

/** Dice on the table, equal ones counted: "2 red hits and 1 black blank". */
export function diceText(language: Language, dice: readonly ShownDie[]): string {
  const nouns = dice.map((die) => dieNoun(language, die));
  const kinds = nouns.filter((noun, index) => nouns.findIndex(({ one }) => one === noun.one) === index);
  return language.and(kinds.map((kind) => language.several(nouns.filter(({ one }) => one === kind.one).length, kind)));
}
