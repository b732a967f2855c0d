import type { nothing, TemplateResult } from "lit";
import { type Answer, beginning } from "./answers.ts";
import type { KeyDeed } from "./keys.ts";
import type { FrameWords } from "./words.ts";

/** How prominent an answer is in the ask bar: the filled main button, a normal button, or a quiet one. */
export type Rank = "main" | "other" | "quiet";

/** An answer in the ask bar, with its rank. */
export interface Ranked<Action> {
  readonly answer: Answer<Action>;
  readonly rank: Rank;
}

/** The contents of the ask bar. */
export interface Asked<Action> {
  /** Shown to the left of the question. */
  readonly lead: TemplateResult;
  readonly question: string;
  readonly hint: string;
  readonly answers: readonly Ranked<Action>[];
  readonly words: FrameWords;
  /** An additional button that gives no answer, or `nothing`. */
  readonly extra: TemplateResult | typeof nothing;
  barText(answer: Answer<Action>): TemplateResult | string;
}

const ORDER: readonly Rank[] = ["quiet", "other", "main"];

/** Sorts the answers in the order of the bar, the main one last. Of several main ones only the last stays main. */
function inOrder<Action>(answers: readonly Ranked<Action>[]): readonly Ranked<Action>[] {
  const sorted = [...answers].sort((one, other) => ORDER.indexOf(one.rank) - ORDER.indexOf(other.rank));
  return sorted.map((one, place) =>
    one.rank === "main" && place < sorted.length - 1 ? { ...one, rank: "other" } : one,
  );
}

/**
 * Returns the answers that the bar shows: those with a rank, those about pieces that are not drawn, and those of the
 * held piece. If only one drawn piece has answers, and it has several, they are shown too.
 */
export function untied<Action>(
  answers: readonly Answer<Action>[],
  drawn: ReadonlySet<string>,
  held: string | undefined,
  rankOf: (answer: Answer<Action>) => Rank | undefined,
): readonly Ranked<Action>[] {
  const isTied = ({ subjects }: Answer<Action>): boolean => drawn.has(subjects[0]?.at ?? "");
  const pieces = new Set(answers.filter(isTied).map(({ subjects }) => subjects[0]?.at));
  const only = pieces.size === 1 ? [...pieces][0] : undefined;
  const first = held ?? (only !== undefined && beginning(answers, only).length > 1 ? only : undefined);
  const ofFirst = answers.filter(({ subjects }) => first !== undefined && subjects[0]?.at === first);
  const others = answers.filter(
    (answer) => !ofFirst.includes(answer) && (rankOf(answer) !== undefined || !isTied(answer)),
  );
  return inOrder([
    ...others.map((answer) => ({ answer, rank: rankOf(answer) ?? ("other" as const) })),
    ...ofFirst.map((answer) => ({ answer, rank: "other" as const })),
  ]);
}

/** Returns the answer of the bar that a key gives: the one with this number, the main one, or the first quiet one. */
export function answerBy<Action>(deed: KeyDeed, answers: readonly Ranked<Action>[]): Ranked<Action> | undefined {
  if (typeof deed === "number") return answers[deed - 1];
  const rank = deed === "main" ? "main" : deed === "end" ? "quiet" : undefined;
  return answers.find((one) => one.rank === rank);
}
