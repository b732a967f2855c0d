import { type Criterion, rather } from "../judge.ts";

/**
 * Returns the criteria of a row behind one for the golden rule: a card is not wasted on a candidate for which it would
 * change nothing (solo.golden.rule). The criterion is left out where it could not decide, and in rows that ask for
 * loyalty to gain.
 */
export function withEffect<Candidate>(
  candidates: readonly Candidate[],
  isIdle: (candidate: Candidate) => boolean,
  row: readonly Criterion<Candidate>[],
): readonly Criterion<Candidate>[] {
  const idle = candidates.filter(isIdle);
  const decides = idle.length > 0 && idle.length < candidates.length;
  if (!decides || row.some(({ criterion }) => criterion === "gains-loyalty")) return row;
  return [rather("has-effect", (candidate: Candidate) => !idle.includes(candidate), "solo.golden.rule"), ...row];
}
