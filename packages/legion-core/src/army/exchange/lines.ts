import { fail, ok, type Result, violation } from "@sw/tabletop";
import type { Kind } from "./codes.ts";
import type { Draft, Mention } from "./draft.ts";
import type { Lexicon } from "./lexicon.ts";
import { nameMention } from "./mention.ts";
import { type ExchangeNote, note } from "./notes.ts";
import { sizeTold } from "./words.ts";

/** Maximum length of a line of text, in characters. */
const MOST_IN_LINE = 2000;

/** Matches the points, the points limit and the activations: the line that all texts of LegionHQ have. */
export const SUMS: RegExp = /^(\d{1,6})\/(\d{1,6}) \((\d{1,4}) activations?\)$/i;

/** Matches a card followed by its points in parentheses. */
const WITH_COST = /^(.*\S)\s*\((\d{1,6})\)$/;

/** Splits a text into lines, without surrounding white space, code marks of chats and empty lines at both ends. */
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

/** Reads the line of sums and the lines before it: the first is the title, any other is noted. */
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

/** Splits a count such as "2x " off the front of a name. */
export function counted(text: string): { readonly count: number; readonly name: string } {
  const [, count = "1", name = text] = /^(\d{1,3}) ?[x×] (.*)$/i.exec(text) ?? [];
  return { count: Math.max(1, Number(count)), name };
}

/** Splits the points off the end of a name, or returns the name without a cost if it states none. */
export function costed(text: string): { readonly name: string; readonly cost?: number } {
  const [, name, cost] = WITH_COST.exec(text) ?? [];
  return name === undefined ? { name: text } : { name, cost: Number(cost) };
}

/**
 * Reads the cards of a comma-separated row. Because some names contain commas, each card is the longest known name that
 * ends at a comma, or the text up to the next comma if none is known.
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

/** Returns a name without the pips around it and the points after it. */
function bareName(text: string): string {
  return costed(withoutPips(text)).name;
}

function withoutPips(text: string): string {
  return text.replace(/^[\s•*]+|[\s•*]+$/g, "");
}

/** Reads a card by its name, ignoring pips around it and reading points after it. */
export function cardNamed(text: string, lexicon: Lexicon, kinds: readonly Kind[]): Mention {
  const { name, cost } = costed(withoutPips(text));
  return nameMention(name, lexicon, kinds, "without-titles", cost);
}
