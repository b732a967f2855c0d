import type { ShownDie } from "../state/events.ts";
import type { Noun, Thing, Words } from "./language/language.ts";

const FACES: readonly Thing[] = ["hit", "direct-hit", "special", "blank"];

/** What a die shows, as a noun: "red direct hit"; an unknown face by its name. */
export function dieNoun(words: Words, { die, face }: ShownDie): Noun {
  const thing = FACES.find((one) => one === face);
  const noun = thing === undefined ? { one: face, many: face, feminine: false } : words.thing(thing);
  return words.described(noun, [die]);
}

/** Dice on the table, equal ones counted: "2 red hits and 1 black blank". */
export function diceText(words: Words, dice: readonly ShownDie[]): string {
  const nouns = dice.map((die) => dieNoun(words, die));
  const kinds = nouns.filter((noun, index) => nouns.findIndex(({ one }) => one === noun.one) === index);
  return words.and(kinds.map((kind) => words.several(nouns.filter(({ one }) => one === kind.one).length, kind)));
}
