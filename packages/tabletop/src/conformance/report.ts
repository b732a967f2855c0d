import type { LawId } from "./laws/ids.ts";

/** A place where a law was broken, with everything needed to reach it again. */
export interface LawFailure {
  readonly law: LawId;
  /** Number of the game in the run. */
  readonly game: number;
  /** Seed of that game's setup. */
  readonly seed: string;
  readonly config: unknown;
  /** Indices into `legalActions`, one for each action from setup to this place. */
  readonly actions: readonly number[];
  /** A description of what was found, for people. */
  readonly detail: string;
}

/** The results of a run of the law suite. */
export interface ConformanceReport {
  /** The id of the game. */
  readonly game: string;
  readonly games: number;
  /** Number of actions carried out in all games. */
  readonly steps: number;
  /** Number of games that ended. */
  readonly decided: number;
  /** Number of games that were not over at the cap, or were stopped by a failure. */
  readonly undecided: number;
  /** How often each law was checked where it applied. Zero means that this run says nothing about the law. */
  readonly checks: Readonly<Record<LawId, number>>;
  /** Laws that the options skipped. */
  readonly skipped: readonly LawId[];
  /** How often each kind of decision (and frame) occurred. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Broken laws, with the first few places of each. A law that has failed that often is not checked further. */
  readonly failures: readonly LawFailure[];
}

/** Returns a report as a few lines of plain text. */
export function describeReport(report: ConformanceReport): string {
  const { game, games, steps, decided, undecided, failures, skipped } = report;
  const entries = Object.entries(report.checks);
  const idle = entries.filter(([, count]) => count === 0).map(([law]) => law);
  const total = entries.reduce((sum, [, count]) => sum + count, 0);
  const kinds = Object.entries(report.kinds).map(([kind, count]) => `${kind} ${count}`);
  return [
    `${game}: ${games} games (${decided} decided, ${undecided} undecided), ${steps} steps, ${total} checks, ${failures.length} failures`,
    `  kinds: ${kinds.join(", ")}`,
    ...(skipped.length > 0 ? [`  left out: ${skipped.join(", ")}`] : []),
    ...(idle.length > skipped.length
      ? [`  never due: ${idle.filter((law) => !isAmong(skipped, law)).join(", ")}`]
      : []),
    ...failures.map(describeFailure),
  ].join("\n");
}

function isAmong(laws: readonly string[], law: string): boolean {
  return laws.includes(law);
}

function describeFailure({ law, game, seed, config, actions, detail }: LawFailure): string {
  const place = `game ${game}, seed ${JSON.stringify(seed)}, config ${JSON.stringify(config)}`;
  return `  BROKEN ${law}: ${detail}\n    ${place}, actions [${actions.join(",")}]`;
}
