import type { nothing, TemplateResult } from "lit";
import { type Answer, beginning } from "./answers.ts";
import type { KeyDeed } from "./keys.ts";
import type { FrameWords } from "./words.ts";

/** How an answer stands in the ask bar: the filled one that most people give, another, or one in the background. */
export type Rank = "main" | "other" | "quiet";

/** An answer in the ask bar. */
export interface Ranked<Action> {
  readonly answer: Answer<Action>;
  readonly rank: Rank;
}

/** The ask bar. */
export interface Asked<Action> {
  /** What stands left of the question. */
  readonly lead: TemplateResult;
  readonly question: string;
  readonly hint: string;
  readonly answers: readonly Ranked<Action>[];
  readonly words: FrameWords;
  /** A button among the answers that is none. */
  readonly extra: TemplateResult | typeof nothing;
  barText(answer: Answer<Action>): TemplateResult | string;
}

const ORDER: readonly Rank[] = ["quiet", "other", "main"];

/** The answers in the order of the bar, the main one last; of several main ones the last stays so. */
function inOrder<Action>(answers: readonly Ranked<Action>[]): readonly Ranked<Action>[] {
  const sorted = [...answers].sort((one, other) => ORDER.indexOf(one.rank) - ORDER.indexOf(other.rank));
  return sorted.map((one, place) =>
    one.rank === "main" && place < sorted.length - 1 ? { ...one, rank: "other" } : one,
  );
}

/**
 * The answers of the bar: those that have a rank there, those about what is not drawn, and those of the piece that is held, or of
 * the one piece that there are several answers about.
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

/** The answer of the bar that a key gives: a number by its place, the main one, or the one in the background. */
export function answerBy<Action>(deed: KeyDeed, answers: readonly Ranked<Action>[]): Ranked<Action> | undefined {
  if (typeof deed === "number") return answers[deed - 1];
  const rank = deed === "main" ? "main" : deed === "end" ? "quiet" : undefined;
  return answers.find((one) => one.rank === rank);
}
