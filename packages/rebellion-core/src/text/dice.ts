import type { ShownDie } from "../state/events.ts";
import type { Language, Noun, Thing } from "./language/language.ts";

const FACES: readonly Thing[] = ["hit", "direct-hit", "special", "blank"];

/** Returns what a die shows as a noun, such as "red direct hit". An unknown face keeps its id. */
export function dieNoun(language: Language, { die, face }: ShownDie): Noun {
  const thing = FACES.find((one) => one === face);
  const noun = thing === undefined ? { one: face, many: face, feminine: false } : language.thing(thing);
  return language.described(noun, [die]);
}

/** Returns dice as a list in which equal ones are counted: "2 red hits and 1 black blank". */
export function diceText(language: Language, dice: readonly ShownDie[]): string {
  const nouns = dice.map((die) => dieNoun(language, die));
  const kinds = nouns.filter((noun, index) => nouns.findIndex(({ one }) => one === noun.one) === index);
  return language.and(kinds.map((kind) => language.several(nouns.filter(({ one }) => one === kind.one).length, kind)));
}
