import * as v from "valibot";
import type { Hash } from "../contract/contract.ts";
import { fail, type Result, type Violation, violation } from "../contract/result.ts";
import { carriedState, type Migration } from "./migration.ts";
import { readInput } from "./parse.ts";

/** The head of a stored document: the version of its format, the game, and the catalogue it was made with. */
export interface DocumentHead {
  readonly format: number;
  readonly game: string;
  readonly catalogue: Hash;
}

/** The head that a reader expects of documents. The catalogue is known only after their configuration is read. */
export type ReadHead = Pick<DocumentHead, "format" | "game"> & Partial<Pick<DocumentHead, "catalogue">>;

/**
 * Returns why a document cannot be read here: another format (`code`, tt.format.version), another game (`other-game`,
 * tt.input.shape) or another catalogue (`other-catalogue`, tt.catalogue.hash). Returns undefined if it can be read.
 */
export function foreign(code: string, document: DocumentHead, reads: ReadHead): Violation | undefined {
  const { format, game, catalogue } = document;
  if (format !== reads.format) return violation("tt.format.version", code, { format, reads: reads.format });
  if (game !== reads.game) return violation("tt.input.shape", "other-game", { game, expected: reads.game });
  if (reads.catalogue === undefined || catalogue === reads.catalogue) return undefined;
  return violation("tt.catalogue.hash", "other-catalogue", { catalogue, expected: reads.catalogue });
}

/** Migrates an untrusted state as far as the migrations can, for code that inspects a state before it can be read. */
export function carriedInput(migrations: readonly Migration[], input: unknown): unknown {
  if (migrations.length === 0) return input;
  const head = readInput(envelope, input);
  const carried = head.ok ? carriedState(migrations, head.value) : head;
  return carried.ok ? carried.value : input;
}

/** The game-specific parts of {@link stateReader}. */
export interface StateReading<State> {
  /** The head of the game's own states. */
  readonly reads: DocumentHead;
  /** Migrations for states of older editions. Defaults to none, so that such states are refused. */
  readonly migrations?: readonly Migration[];
  /** Checks only the shape. Called only for states of this format, game and catalogue. */
  shape(input: unknown): Result<State>;
  /** Returns the first violation in a state of the right shape, or undefined. */
  broken(state: State): Violation | undefined;
  /** Whether the state's decision is really being asked. */
  isAtRest(state: State): boolean;
}

const envelope = v.looseObject({ format: v.number(), game: v.string(), catalogue: v.string() });

/**
 * Creates the parser for untrusted states. It migrates older editions, then refuses, in this order: another format,
 * game or catalogue, another shape, broken invariants, and states that are not at rest (`not-at-rest`, tt.input.shape).
 */
export function stateReader<State>({
  reads,
  migrations = [],
  shape,
  broken,
  isAtRest,
}: StateReading<State>): (input: unknown) => Result<State> {
  return (input) => {
    const head = readInput(envelope, input);
    if (!head.ok) return head;
    const carried = head.value.game === reads.game ? carriedState(migrations, head.value) : head;
    if (!carried.ok) return carried;
    const other = foreign("state-format", { ...head.value, ...carried.value }, reads);
    if (other !== undefined) return fail(other);
    const state = shape(carried.value === head.value ? input : carried.value);
    if (!state.ok) return state;
    const flaw = broken(state.value);
    if (flaw !== undefined) return fail(flaw);
    return isAtRest(state.value) ? state : fail(violation("tt.input.shape", "not-at-rest"));
  };
}
