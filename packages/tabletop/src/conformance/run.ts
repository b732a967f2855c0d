import { at } from "../at.ts";
import { seeded } from "../chance/chance.ts";
import type { Game, GameTypes } from "../contract/contract.ts";
import type { Verdict } from "./law.ts";
import type { LawId } from "./laws/ids.ts";
import { LAW_IDS, LAWS } from "./laws/index.ts";
import { Instant, type Table, tableOf } from "./moment.ts";
import { type ConformanceOptions, type Settings, settingsOf, type TestGame } from "./options.ts";
import { type Played, played } from "./played.ts";
import type { ConformanceReport, LawFailure } from "./report.ts";

/** Most places of one broken law that a report keeps. */
const MOST_FAILURES = 3;

/**
 * Plays random games and checks every law of the contract ({@link LAWS}). Never throws for a faulty game: an error
 * thrown by the game is a failure of the law being checked, or of `playable`.
 */
export function runConformance<G extends GameTypes>(game: Game<G>, options: ConformanceOptions<G>): ConformanceReport {
  const settings = settingsOf(options);
  const run = new Run(game, settings);
  for (let number = 0; number < settings.games; number++) run.play(tableAt(game, settings, number));
  return run.report();
}

/** Returns the table of one game of a run. */
function tableAt(game: TestGame, settings: Settings, number: number): Table {
  const config = at(settings.configs, number % settings.configs.length);
  return tableOf(game, settings, { number, config, seed: `${settings.seed}/${game.id}-${number}` });
}

/** Runs a check. If it throws, the law is broken. */
export function guarded(check: () => Verdict): Verdict {
  try {
    return check();
  } catch (error) {
    return { broken: `threw ${String(error)}` };
  }
}

/** Something that the run must show at least once, and the place where it first applied. */
interface Claim {
  readonly law: LawId;
  readonly subject: string;
  readonly table: Table;
  readonly trace: readonly number[];
  shown: boolean;
}

/** A run of the suite: everything counted and found up to now. */
class Run {
  private readonly game: TestGame;
  private readonly settings: Settings;
  private readonly laws: readonly LawId[];
  private readonly checks = new Map<LawId, number>();
  private readonly kinds = new Map<string, number>();
  private readonly claims = new Map<string, Claim>();
  private readonly failures: LawFailure[] = [];
  private steps = 0;
  private decided = 0;

  constructor(game: TestGame, settings: Settings) {
    this.game = game;
    this.settings = settings;
    this.laws = LAW_IDS.filter((law) => settings.skip?.includes(law) !== true);
  }

  /** Plays one game to its end or the cap and checks the laws on the way. */
  play(table: Table): void {
    const trace: number[] = [];
    const actions: unknown[] = [];
    const states: unknown[] = [];
    const player = seeded(`${table.seed}#player`);
    let moment = this.moved(table, trace, () => Instant.start(table));
    while (moment !== undefined) {
      const here: Instant = moment;
      states.push(here.state);
      this.look(here, trace);
      if (here.last) {
        this.finish(here, trace, played(table, actions, states));
        return;
      }
      const index = player.pick("action", here.legal.length, String);
      trace.push(index);
      actions.push(at(here.legal, index));
      this.steps += 1;
      moment = this.moved(table, trace, () => here.after(index));
    }
  }

  report(): ConformanceReport {
    for (const { law, subject, table, trace, shown } of this.claims.values()) {
      if (!shown) this.note(law, table, trace, { broken: `never shown in this run for ${subject}` });
    }
    const { games } = this.settings;
    const checks = Object.fromEntries(LAW_IDS.map((law) => [law, this.checks.get(law) ?? 0])) as Record<LawId, number>;
    return {
      game: this.game.id,
      games,
      steps: this.steps,
      decided: this.decided,
      undecided: games - this.decided,
      checks,
      skipped: this.settings.skip ?? [],
      kinds: Object.fromEntries(this.kinds),
      failures: this.failures,
    };
  }

  /** Returns the next moment. If the game throws or refuses, records that it is not playable and returns undefined. */
  private moved(table: Table, trace: readonly number[], move: () => Instant): Instant | undefined {
    let moment: Instant | undefined;
    const found = guarded(() => {
      moment = move();
      return "held";
    });
    this.note("playable", table, trace, found);
    return moment;
  }

  /** Checks the laws that apply at a moment. */
  private look(moment: Instant, trace: readonly number[]): void {
    const { table, number, last } = moment;
    const full = this.meet(moment) || number % this.settings.share === 0 || last;
    for (const law of this.laws) {
      const { always, sometimes, overall } = LAWS[law];
      if (this.done(law)) continue;
      if (always !== undefined && law !== "playable")
        this.note(
          law,
          table,
          trace,
          guarded(() => always(moment)),
        );
      if (full && sometimes !== undefined)
        this.note(
          law,
          table,
          trace,
          guarded(() => sometimes(moment)),
        );
      if (full && overall !== undefined) this.claim(law, moment, trace, overall);
    }
  }

  /** Counts the kinds of a moment. Returns true if one was not seen before. */
  private meet({ decision, state }: Instant): boolean {
    const frame = decision === undefined ? undefined : this.settings.frameKind?.(state);
    const kinds = [`decision ${decision?.kind ?? "over"}`, ...(frame === undefined ? [] : [`frame ${frame}`])];
    const unseen = kinds.some((kind) => !this.kinds.has(kind) && this.settings.known?.includes(kind) !== true);
    for (const kind of kinds) this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
    return unseen;
  }

  private claim(
    law: LawId,
    moment: Instant,
    trace: readonly number[],
    overall: (moment: Instant) => Readonly<Record<string, boolean>>,
  ): void {
    const { table } = moment;
    const found = guarded(() => {
      for (const [subject, shown] of Object.entries(overall(moment))) {
        const name = `${law} ${subject}`;
        const claim = this.claims.get(name) ?? { law, subject, table, trace: [...trace], shown: false };
        claim.shown ||= shown;
        this.claims.set(name, claim);
        this.count(law);
      }
      return "not-due";
    });
    this.note(law, table, trace, found);
  }

  private finish(moment: Instant, trace: readonly number[], whole: Played): void {
    if (moment.decision === undefined) this.decided += 1;
    for (const law of this.laws) {
      const { afterwards } = LAWS[law];
      if (afterwards !== undefined && !this.done(law))
        this.note(
          law,
          moment.table,
          trace,
          guarded(() => afterwards(whole)),
        );
    }
  }

  private note(law: LawId, table: Table, trace: readonly number[], found: Verdict): void {
    if (found === "not-due") return;
    this.count(law);
    if (found === "held" || this.done(law)) return;
    const { number, seed, config } = table;
    this.failures.push({ law, game: number, seed, config, actions: [...trace], detail: found.broken });
  }

  private count(law: LawId): void {
    this.checks.set(law, (this.checks.get(law) ?? 0) + 1);
  }

  private done(law: LawId): boolean {
    return this.failures.filter((failure) => failure.law === law).length >= MOST_FAILURES;
  }
}
