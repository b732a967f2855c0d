import { fail, ok, type Result, type Violation, violation } from "@sw/tabletop";
import type { Line as Spelt } from "@sw/tabletop/text";
import { joined, meaningOf, type Named } from "./names.ts";

/** The key and the words of a line, and its number, which starts at 1. */
export interface Line {
  readonly number: number;
  readonly key: string;
  readonly words: readonly string[];
}

/** Thrown while a notation is read, and caught by {@link reading}. */
class Unreadable extends Error {
  readonly violation: Violation;

  constructor(refused: Violation) {
    super(refused.code);
    this.violation = refused;
  }
}

/** Stops reading with a violation about the table. */
export function refuseTable(code: string, params: Violation["params"]): never {
  throw new Unreadable(violation("solo.guide.purpose", code, params));
}

/** Stops reading with a violation that names the wrong word and the words that would be right. */
export function refuse(
  code: string,
  { number }: Pick<Line, "number">,
  word: string,
  expected: readonly Spelt[] = [],
): never {
  const right = { en: expected.map(({ en }) => en).join(", "), es: expected.map(({ es }) => es).join(", ") };
  return refuseTable(code, { line: number, word, expected: right });
}

/** Returns a word that is spelled the same in both languages. */
export function alike(word: string): Spelt {
  return { en: word, es: word };
}

/** Runs a reader and returns what it reads, or the violation that it throws. */
export function reading<T>(read: () => T): Result<T> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof Unreadable) return fail(error.violation);
    throw error;
  }
}

/** Returns the lines that have content. A # starts a comment. */
export function linesOf(text: string): readonly Line[] {
  return text.split("\n").flatMap((raw, index) => {
    const line = raw.replace(/#.*$/, "").trim();
    if (line === "") return [];
    const number = index + 1;
    const colon = line.indexOf(":");
    if (colon < 1) return refuse("guide-colon", { number }, line.split(/\s+/)[0] ?? "");
    const words = line
      .slice(colon + 1)
      .split(/[\s,]+/)
      .filter((word) => word !== "");
    return [{ number, key: line.slice(0, colon).trim().toLowerCase(), words }];
  });
}

/**
 * Returns the id that a word stands for. If it stands for none, the violation also offers the words of `also` with the
 * same first letter.
 */
export function idOf(
  line: Pick<Line, "number">,
  word: string,
  things: readonly Named[],
  also: readonly Spelt[] = [],
): string {
  const meaning = meaningOf(word, things);
  if ("id" in meaning) return meaning.id;
  const first = word.charAt(0).toLowerCase();
  const near = also.filter(({ en, es }) => en.startsWith(first) || es.startsWith(first));
  return refuse(meaning.problem, line, word, [...meaning.expected, ...near]);
}

/** Returns the ids of a list in sorted order. Refuses an id that appears twice. */
export function idsOf(line: Line, things: readonly Named[]): readonly string[] {
  const words = joined(line.words, things);
  const ids = words.map((word) => idOf(line, word, things));
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (twice >= 0) return refuse("guide-twice", line, words[twice] ?? "");
  return [...ids].sort();
}

/** Returns names with the numbers in front of them. */
export function counted(
  line: Line,
  things: readonly Named[],
): readonly { readonly word: string; readonly count: number | undefined }[] {
  const found: { word: string; count: number | undefined }[] = [];
  let count: number | undefined;
  for (const word of joined(line.words, things)) {
    if (/^\d{1,2}$/.test(word) && count === undefined) count = Number(word);
    else {
      if (count === 0) refuse("guide-word", line, "0", [alike("1-24")]);
      found.push({ word, count });
      count = undefined;
    }
  }
  if (count !== undefined) refuse("guide-number", line, String(count));
  return found;
}
