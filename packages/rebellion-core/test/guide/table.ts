import {
  type Advised,
  adviceText,
  advise,
  dieText,
  type GuideTable,
  parseQuestion,
  parseTable,
} from "@sw/rebellion-core/solo/guide";
import { LOCALES } from "@sw/rebellion-core/text";
import { expectOk } from "@sw/tabletop";
import { expect } from "vitest";
import { holesIn, idsIn } from "../text/holes.ts";

/** A table from the lines of its notation. */
export const read = (...lines: readonly string[]): GuideTable => expectOk(parseTable(lines.join("\n")));

/** What the guide answers to a question as it is typed. */
export function ask(table: GuideTable, typed: string, ...rolls: readonly number[]): Advised {
  return expectOk(advise(table, expectOk(parseQuestion(table, typed)), rolls));
}

/** What the Empire does, by the keys that tell most; every answer can be told. */
export function told(table: GuideTable, typed: string, ...rolls: readonly number[]): string {
  const answer = ask(table, typed, ...rolls);
  if ("roll" in answer) return dieText(answer.roll, { locale: "en" });
  for (const locale of LOCALES) {
    const lines = adviceText(answer.advice, { locale }).split("\n");
    expect(lines.flatMap((line) => [...holesIn(line.trim()), ...idsIn(line)])).toEqual([]);
  }
  return adviceText(answer.advice, { locale: "en" }).split("\n")[0] ?? "";
}
