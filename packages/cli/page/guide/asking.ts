import {
  type Advice,
  advise,
  type DieWanted,
  dieText,
  type GuideQuestion,
  type GuideTable,
  startingDieText,
  startingLaid,
  type TurnedUp,
  turnedUp,
} from "@sw/rebellion-core/solo/guide";
import type { Violation } from "@sw/tabletop";
import type { Locale } from "@sw/tabletop/text";

/** A request to the guide that may need dice: a question, or laying the starting units. */
export type Asking =
  | { readonly type: "question"; readonly question: GuideQuestion }
  | { readonly type: "laying"; readonly systems: TurnedUp };

/** The result of a request: advice, a table with units, a die to roll, or the reason for no answer. */
export type Answered =
  | { readonly type: "advice"; readonly question: GuideQuestion; readonly advice: Advice }
  | { readonly type: "laid"; readonly table: GuideTable }
  | { readonly type: "die"; readonly text: string; readonly sides: DieWanted["sides"] }
  | { readonly type: "fault"; readonly violation: Violation };

/** Answers a request to the guide with the results of the dice rolled so far. */
export function answerTo(table: GuideTable, asking: Asking, rolls: readonly number[], locale: Locale): Answered {
  if (asking.type === "laying") return laid(table, asking.systems, rolls, locale);
  const { question } = asking;
  const read = advise(table, question, rolls);
  if (!read.ok) return { type: "fault", violation: read.violation };
  if ("advice" in read.value) return { type: "advice", question, advice: read.value.advice };
  const { roll } = read.value;
  return { type: "die", text: withoutPrompt(dieText(roll, { locale })), sides: roll.sides };
}

function laid(table: GuideTable, systems: TurnedUp, rolls: readonly number[], locale: Locale): Answered {
  const read = startingLaid(table, systems, rolls);
  if (!read.ok) return { type: "fault", violation: read.violation };
  if ("table" in read.value) return { type: "laid", table: read.value.table };
  const { roll } = read.value;
  return { type: "die", text: withoutPrompt(startingDieText(roll, { locale })), sides: roll.sides };
}

/** Returns the request that lays the starting units for the systems of the set-up, or why those systems are wrong. */
export function layingOf(table: GuideTable, picked: readonly string[]): Asking | Violation {
  const read = turnedUp(table, picked.join(" "));
  return read.ok ? { type: "laying", systems: read.value } : read.violation;
}

/** Returns the text of a die without its last line, which asks for typing. A text of one line stays unchanged. */
function withoutPrompt(text: string): string {
  const lines = text.split("\n");
  return lines.length > 1 ? lines.slice(0, -1).join("\n") : text;
}
