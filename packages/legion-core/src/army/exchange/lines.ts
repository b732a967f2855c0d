import { fail, ok, type Result, violation } from "@sw/tabletop";
import type { Kind } from "./codes.ts";
import type { Draft, Mention } from "./draft.ts";
import type { Lexicon } from "./lexicon.ts";
import { nameMention } from "./mention.ts";
import { type ExchangeNote, note } from "./notes.ts";
import { sizeTold } from "./words.ts";

/** Longest line of a text that is read, in characters. */
const MOST_IN_LINE = 2000;

/** Points with the most there may be, and activations: the line that all texts of LegionHQ have. */
export const SUMS: RegExp = /^(\d{1,6})\/(\d{1,6}) \((\d{1,4}) activations?\)$/i;

/** A card with its points behind it. */
const WITH_COST = /^(.*\S)\s*\((\d{1,6})\)$/;

/** The lines of a text without white space around them, marks of code in chats and empty lines at both ends. */
export function linesOf(text: string): Result<readonly string[]> {
  const lines = text
    .replace(/\u200b|\ufeff/g, "")
    .split(/\r\n|\r|\n|\|\|/)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => !/^`{3}\w*$/.test(line));
  if (lines.some(({ length }) => length > MOST_IN_LINE)) {
    return fail(violation("tt.input.limits", "text-too-long", { text: MOST_IN_LINE }));
  }
  return ok(lines.slice(lines.findIndex((line) => line !== "")));
}

/** What stands before the sums and in them; what else stands before them is noted. */
export function headOf(lines: readonly string[]): Pick<Draft, "title" | "size" | "points" | "activations"> & {
  readonly rest: readonly string[];
  readonly headNotes: readonly ExchangeNote[];
} {
  const at = lines.findIndex((line) => SUMS.test(line));
  const [, points, most, activations] = SUMS.exec(lines[at] ?? "") ?? [];
  const [title, ...before] = lines.slice(0, at).filter((line) => line !== "");
  const { size, notes } = sizeTold(Number(most));
  return {
    ...(title === undefined ? {} : { title }),
    size,
    points: Number(points),
    activations: Number(activations),
    rest: lines.slice(at + 1),
    headNotes: [...before.map((text) => note("not-read", { text })), ...notes],
  };
}

/** "2x " before a name. */
export function counted(text: string): { readonly count: number; readonly name: string } {
  const [, count = "1", name = text] = /^(\d{1,3}) ?[x×] (.*)$/i.exec(text) ?? [];
  return { count: Math.max(1, Number(count)), name };
}

/** A name with its points behind it, if there are any. */
export function costed(text: string): { readonly name: string; readonly cost?: number } {
  const [, name, cost] = WITH_COST.exec(text) ?? [];
  return name === undefined ? { name: text } : { name, cost: Number(cost) };
}

/**
 * Cards from a row with commas between them: from each comma to the next the longest name that is known, for some names
 * have commas themselves; where none is, up to the next comma.
 */
export function cardsIn(row: string, lexicon: Lexicon, kinds: readonly Kind[]): readonly Mention[] {
  const parts = row.split(",");
  const found: Mention[] = [];
  let at = 0;
  while (at < parts.length) {
    const [longest = ""] = [4, 3, 2]
      .map((length) => parts.slice(at, at + length).join(","))
      .filter((name) => lexicon.hasCommas(bareName(name), kinds));
    const name = longest === "" ? (parts[at] ?? "") : longest;
    at += name.split(",").length;
    const mention = cardNamed(name, lexicon, kinds);
    if (mention.given !== "") found.push(mention);
  }
  return found;
}

/** A name without pips on either side and points behind it. */
function bareName(text: string): string {
  return costed(withoutPips(text)).name;
}

function withoutPips(text: string): string {
  return text.replace(/^[\s•*]+|[\s•*]+$/g, "");
}

/** A card by its name, with points behind it and pips on either side. */
export function cardNamed(text: string, lexicon: Lexicon, kinds: readonly Kind[]): Mention {
  const { name, cost } = costed(withoutPips(text));
  return nameMention(name, lexicon, kinds, "without-titles", cost);
}
