import { isDeepStrictEqual } from "node:util";
import type { GameTypes } from "@sw/tabletop";
import type { PlayedAction, StoredTable } from "@sw/tabletop/referee";
import type { DeskRules } from "../desk/desk.ts";

/** A game replayed up to some action. Secret. */
interface Reached {
  readonly state: GameTypes["State"];
  readonly played: readonly PlayedAction<GameTypes>[];
  /** The events of the set-up, followed by those of each action. */
  readonly steps: readonly (readonly GameTypes["Event"][])[];
}

/** How long a replay may run before other tables are served, in milliseconds. */
const TURN = 10;

/** The events of one table, found by replaying its game. Each request continues from the last one. */
export class Story {
  private readonly rules: DeskRules;
  private reached: Reached | undefined;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(rules: DeskRules) {
    this.rules = rules;
  }

  /**
   * Returns the events that led to a table, as a seat knows them, without undone actions. Empty for a game that a
   * replay does not reproduce, because a release with other rules began it.
   */
  told(table: StoredTable<GameTypes>, to: string): Promise<readonly GameTypes["Event"][]> {
    const { game } = this.rules;
    const told = this.queue.then(async () => {
      const reached = await this.playedTo(table);
      this.reached = reached ?? this.reached;
      const events = reached?.steps.flat() ?? [];
      return events.map((event) => game.redact(event, to)).filter((event) => event !== undefined);
    });
    this.queue = told.catch(() => undefined);
    return told;
  }

  private async playedTo(table: StoredTable<GameTypes>): Promise<Reached | undefined> {
    const { game } = this.rules;
    let reached = this.startOf(table);
    if (reached === undefined) return undefined;
    let { state } = reached;
    const steps = [...reached.steps];
    let turn = performance.now();
    for (const { seat, action } of table.played.slice(reached.played.length)) {
      const step = game.apply(state, action, { by: seat });
      if (!step.ok) return undefined;
      state = step.value.state;
      steps.push(step.value.events);
      if (performance.now() - turn < TURN) continue;
      await new Promise((resolve) => setImmediate(resolve));
      turn = performance.now();
    }
    reached = { state, played: table.played, steps };
    return isDeepStrictEqual(state, table.state) ? reached : undefined;
  }

  /**
   * Returns the latest known point of the game on the way to a table: the last one reached, the point where undo ends,
   * or the set-up.
   */
  private startOf(table: StoredTable<GameTypes>): Reached | undefined {
    const { reached } = this;
    if (reached !== undefined && isOnTheWay(reached.played, reached.played.length, table)) return reached;
    const { state, played } = table.base;
    if (reached !== undefined && isOnTheWay(reached.played, played, table)) {
      return { state, played: table.played.slice(0, played), steps: reached.steps.slice(0, played + 1) };
    }
    return this.setUp(table);
  }

  private setUp(table: StoredTable<GameTypes>): Reached | undefined {
    const { game, referee } = this.rules;
    const read = referee.inputsOf(table);
    if (!read.ok || !("seed" in read.value.inputs.chance)) return undefined;
    const { config, chance } = read.value.inputs;
    const step = game.setup(config, chance.seed);
    return step.ok ? { state: step.value.state, played: [], steps: [step.value.events] } : undefined;
  }
}

/**
 * Whether the first actions of a list are those of a table. The referee copies its list but keeps the action objects,
 * so only identity is compared.
 */
function isOnTheWay(
  known: readonly PlayedAction<GameTypes>[],
  count: number,
  { played }: StoredTable<GameTypes>,
): boolean {
  return count <= known.length && count <= played.length && (count === 0 || known[count - 1] === played[count - 1]);
}
