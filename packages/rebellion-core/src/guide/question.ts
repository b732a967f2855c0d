import type { Result } from "@sw/tabletop";
import type { Line as Spelt } from "@sw/tabletop/text";
import { IMPERIAL, REBEL } from "../state/seats.ts";
import type { GuideQuestion } from "./advice.ts";
import type { Damaged, ImperialRoll, RolledDice } from "./combat.ts";
import { alike, idOf, reading, refuse } from "./lines.ts";
import { meaningOf, type Named, type Vocabulary, vocabularyOf } from "./names.ts";
import type { GuideTable } from "./table.ts";
import { ASKED, FACES, HEADS, meantBy, THEATERS } from "./words.ts";

const LINE = { number: 1 };

/** Whether a word begins a question. */
export function isQuestion(word: string): boolean {
  return meantBy(HEADS, word) !== undefined;
}

/**
 * Reads a typed question, in English or Spanish: `turn`, `mission CARD`, `oppose CARD SYSTEM`, `join SYSTEM`,
 * `assignment`, `recruit CARD`, `build`, `deploy`, `effect CARD [SYSTEM] [LEADER]`, `roll` and `hits SYSTEM THEATER RED
 * BLACK [GREEN] [UNIT DAMAGE]...`. THEATER is `space` or `ground`. RED, BLACK and, with the expansion, GREEN are the dice
 * of a colour with one letter each (`h` hit, `d` direct hit, `s` special, `-` blank), or `0` for none. Green dice show
 * direct hits and blanks only. UNIT DAMAGE pairs list damaged units. A violation names the wrong word and what would be
 * right.
 */
export function parseQuestion(table: Pick<GuideTable, "options">, text: string): Result<GuideQuestion> {
  return reading(() => {
    const vocabulary = vocabularyOf(table.options);
    const { actions, missions, places } = vocabulary;
    const [head = "", ...words] = text.trim().split(/\s+/);
    const ask = meantBy(HEADS, head);
    if (ask === undefined) return refuse("guide-word", LINE, head, Object.values(ASKED));
    const due = ASKED[ask];
    const [first] = words;
    if ((first === undefined) !== !due.en.includes(" ")) return refuse("guide-word", LINE, first ?? head, [due]);
    switch (ask) {
      case "turn":
      case "assignment":
      case "build":
      case "deploy":
        return { ask };
      case "recruit":
        return { ask, card: idOf(LINE, words.join(" "), actions) };
      case "effect":
        return effectAsked(words, vocabulary);
      case "roll":
      case "hits":
        return { ask, ...rollOf(table, vocabulary, words, due) };
      case "mission":
        return { ask, card: idOf(LINE, words.join(" "), missions[IMPERIAL]) };
      case "join":
        return { ask, system: idOf(LINE, words.join(" "), places) };
      case "oppose": {
        const { card, system } = cardAndSystem(words, missions[REBEL], places);
        return system === null ? refuse("guide-word", LINE, words.at(-1) ?? head, [due]) : { ask, card, system };
      }
    }
  });
}

/** Reads a card, and optionally the system where it is played and the Rebel leader that it targets. */
function effectAsked(
  words: readonly string[],
  { actions, missions, places, leaders }: Vocabulary,
): Extract<GuideQuestion, { readonly ask: "effect" }> {
  const cards = [...missions[IMPERIAL], ...actions];
  for (let count = words.length - 1; count > 1; count -= 1) {
    const leader = meaningOf(words.slice(count).join(" "), leaders[REBEL]);
    if (!("id" in leader)) continue;
    const before = reading(() => cardAndSystem(words.slice(0, count), cards, places));
    if (before.ok && before.value.system !== null) return { ask: "effect", ...before.value, leader: leader.id };
  }
  return { ask: "effect", ...cardAndSystem(words, cards, places) };
}

/** Reads a card and optionally a system. Both may have several words. */
function cardAndSystem(
  words: readonly string[],
  cards: readonly Named[],
  places: readonly Named[],
): { readonly card: string; readonly system: string | null } {
  for (let count = words.length; count > 0; count -= 1) {
    const card = meaningOf(words.slice(0, count).join(" "), cards);
    if (!("id" in card)) continue;
    const left = words.slice(count).join(" ");
    if (left === "") return { card: card.id, system: null };
    const system = meaningOf(left, places);
    if ("id" in system) return { card: card.id, system: system.id };
  }
  const [first = "", ...others] = words;
  const card = idOf(LINE, first, cards);
  return { card, system: idOf(LINE, others.join(" "), places) };
}

function rollOf(
  { options }: Pick<GuideTable, "options">,
  { places, units }: Vocabulary,
  words: readonly string[],
  due: Spelt,
): ImperialRoll {
  const place = words.findIndex((word) => meantBy(THEATERS, word) !== undefined);
  const theater = meantBy(THEATERS, words[place] ?? "");
  if (place < 1 || theater === undefined) return refuse("guide-word", LINE, words[1] ?? "", Object.values(THEATERS));
  const [red, black, ...others] = words.slice(place + 1);
  if (red === undefined || black === undefined) return refuse("guide-word", LINE, words.at(-1) ?? "", [due]);
  const system = idOf(LINE, words.slice(0, place).join(" "), places);
  const [green = "", ...rest] = others;
  const hasGreen = options.expansion && GREEN_DICE.test(green);
  return {
    system,
    theater,
    red: diceOf(red),
    black: diceOf(black),
    ...(hasGreen && { green: diceOf(green) }),
    damaged: damagedOf(hasGreen ? rest : others, units.flat()),
  };
}

/** Green dice as they are typed: direct hits and blanks, or none. */
const GREEN_DICE = /^(?:[d-]+|0)$/i;

/** Reads units with their damage: each name is followed by its number. */
function damagedOf(words: readonly string[], units: readonly Named[]): readonly Damaged[] {
  const damaged: Damaged[] = [];
  let name: readonly string[] = [];
  for (const word of words) {
    if (!/^\d+$/.test(word)) name = [...name, word];
    else if (/^[1-9]$/.test(word) && name.length > 0) {
      damaged.push({ unit: idOf(LINE, name.join(" "), units), damage: Number(word) });
      name = [];
    } else refuse("guide-word", LINE, word, [alike("1-9")]);
  }
  return name.length === 0 ? damaged : refuse("guide-word", LINE, name.join(" "), [alike(`${name.join(" ")} 1-9`)]);
}

/** Reads the dice of a colour from their letters. `0` means none. */
function diceOf(typed: string): RolledDice {
  const letters = typed === "0" ? "" : typed.toLowerCase();
  const known = Object.values(FACES).join("");
  const stray = [...letters].find((letter) => !known.includes(letter));
  if (stray !== undefined) return refuse("guide-word", LINE, typed, [{ en: "h d s - 0", es: "i d e - 0" }]);
  const count = (face: keyof typeof FACES): number =>
    [...letters].filter((letter) => FACES[face].includes(letter)).length;
  return { hits: count("hits"), directHits: count("directHits"), specials: count("specials"), blanks: count("blanks") };
}
