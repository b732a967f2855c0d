import type { Result } from "@sw/tabletop";
import { IMPERIAL, REBEL } from "../state/seats.ts";
import type { GuideQuestion } from "./advice.ts";
import type { Damaged, ImperialRoll, RolledDice } from "./combat.ts";
import { type Vocabulary, vocabularyOf } from "./names.ts";
import { idOf, reading, refuse } from "./parse.ts";
import type { GuideTable } from "./table.ts";

const ASKED = [
  "turn",
  "mission CARD",
  "oppose CARD SYSTEM",
  "join SYSTEM",
  "assignment",
  "recruit CARD",
  "build",
  "deploy",
  "effect CARD [SYSTEM]",
  "roll SYSTEM THEATER RED BLACK [UNIT DAMAGE]...",
  "hits SYSTEM THEATER RED BLACK [UNIT DAMAGE]...",
] as const;

/**
 * Reads a question as a person types it: `turn`, `mission CARD`, `oppose CARD SYSTEM`, `join SYSTEM`, `assignment`, `recruit CARD`,
 * `build`, `deploy`, `effect CARD [SYSTEM]`, `roll` and `hits SYSTEM THEATER RED BLACK [UNIT DAMAGE]...`. The theater is `space` or
 * `ground`; red and black are the dice of a colour, a letter for each: `h` hit, `d` direct hit, `s` special, `-` blank, `0` for none;
 * behind them stand units that have damage, with it. A name of several words is typed with hyphens. Refuses with the word that is
 * wrong and what would be right.
 */
export function parseQuestion(table: Pick<GuideTable, "options">, text: string): Result<GuideQuestion> {
  return reading(() => {
    const vocabulary = vocabularyOf(table.options);
    const { actions, missions, places } = vocabulary;
    const [ask = "", ...words] = text.trim().split(/\s+/);
    const line = { number: 1 };
    const due = ASKED.find((one) => one.split(" ")[0] === ask.toLowerCase());
    if (due === undefined) return refuse("guide-word", line, ask, ASKED);
    if (!isCount(due, words.length)) return refuse("guide-word", line, words.at(-1) ?? ask, [due]);
    const [first = "", second = ""] = words;
    switch (due) {
      case "turn":
      case "assignment":
      case "build":
      case "deploy":
        return { ask: due };
      case "recruit CARD":
        return { ask: "recruit", card: idOf(line, first, actions) };
      case "effect CARD [SYSTEM]": {
        const system = second === "" ? null : idOf(line, second, places);
        return { ask: "effect", card: idOf(line, first, [...missions[IMPERIAL], ...actions]), system };
      }
      case "roll SYSTEM THEATER RED BLACK [UNIT DAMAGE]...":
        return { ask: "roll", ...rollOf(vocabulary, words) };
      case "hits SYSTEM THEATER RED BLACK [UNIT DAMAGE]...":
        return { ask: "hits", ...rollOf(vocabulary, words) };
      case "mission CARD":
        return { ask: "mission", card: idOf(line, first, missions[IMPERIAL]) };
      case "join SYSTEM":
        return { ask: "join", system: idOf(line, first, places) };
      case "oppose CARD SYSTEM":
        return { ask: "oppose", card: idOf(line, first, missions[REBEL]), system: idOf(line, second, places) };
    }
  });
}

/** Whether so many words may follow: what stands in brackets can be left out, and before dots it may stand again and again. */
function isCount(due: (typeof ASKED)[number], count: number): boolean {
  const least = due.split(" ").filter((word) => !/[[\]]/.test(word)).length - 1;
  if (due.endsWith("...")) return count >= least && (count - least) % 2 === 0;
  return count === least || (due.endsWith("]") && count === least + 1);
}

const LINE = { number: 1 };

function rollOf({ places, units }: Vocabulary, words: readonly string[]): ImperialRoll {
  const [system = "", theater = "", red = "", black = "", ...rest] = words;
  const found = (["space", "ground"] as const).find((one) => one === theater.toLowerCase());
  if (found === undefined) return refuse("guide-word", LINE, theater, ["space", "ground"]);
  const damaged: Damaged[] = [];
  for (let place = 0; place < rest.length; place += 2) {
    const [unit = "", typed = ""] = rest.slice(place, place + 2);
    if (!/^[1-9]$/.test(typed)) return refuse("guide-word", LINE, typed, ["1-9"]);
    damaged.push({ unit: idOf(LINE, unit, units.flat()), damage: Number(typed) });
  }
  return { system: idOf(LINE, system, places), theater: found, red: diceOf(red), black: diceOf(black), damaged };
}

/** Dice of a colour from their letters; `0`: none. */
function diceOf(typed: string): RolledDice {
  const letters = typed === "0" ? "" : typed.toLowerCase();
  if (!/^[hds-]*$/.test(letters)) return refuse("guide-word", LINE, typed, ["hds-", "0"]);
  const count = (letter: string): number => letters.split(letter).length - 1;
  return { hits: count("h"), directHits: count("d"), specials: count("s"), blanks: count("-") };
}
