import * as v from "valibot";
import type { Hash } from "../contract/contract.ts";
import { fail, type Result, type Violation, violation } from "../contract/result.ts";
import { carriedState, type Migration } from "./migration.ts";
import { readInput } from "./parse.ts";

/** What a stored document says of itself: the version of its format, the game, and the catalogue it was made with. */
export interface DocumentHead {
  readonly format: number;
  readonly game: string;
  readonly catalogue: Hash;
}

/** What a reader knows of the documents that it reads; which catalogue, only once it has read their configuration. */
export type ReadHead = Pick<DocumentHead, "format" | "game"> & Partial<Pick<DocumentHead, "catalogue">>;

/**
 * Why a document cannot be read here: another format (told under `code`, tt.format.version), another game
 * (`other-game`, tt.input.shape) or another catalogue (`other-catalogue`, tt.catalogue.hash); undefined if it can.
 */
export function foreign(code: string, document: DocumentHead, reads: ReadHead): Violation | undefined {
  const { format, game, catalogue } = document;
  if (format !== reads.format) return violation("tt.format.version", code, { format, reads: reads.format });
  if (game !== reads.game) return violation("tt.input.shape", "other-game", { game, expected: reads.game });
  if (reads.catalogue === undefined || catalogue === reads.catalogue) return undefined;
  return violation("tt.catalogue.hash", "other-catalogue", { catalogue, expected: reads.catalogue });
}

/** A state from outside as migrations bring it over, as far as they can: for readers that look into it before they know how to read it. */
export function carriedInput(migrations: readonly Migration[], input: unknown): unknown {
  if (migrations.length === 0) return input;
  const head = readInput(envelope, input);
  const carried = head.ok ? carriedState(migrations, head.value) : head;
  return carried.ok ? carried.value : input;
}

/** What {@link stateReader} must know of a game. */
export interface StateReading<State> {
  /** What the game's own states say of themselves. */
  readonly reads: DocumentHead;
  /** How states of older editions go on; without them such states are refused. */
  readonly migrations?: readonly Migration[];
  /** The shape alone; only states of this format, game and catalogue are put to it. */
  shape(input: unknown): Result<State>;
  /** What a state of the right shape breaks. */
  broken(state: State): Violation | undefined;
  /** Whether its decision is really being asked. */
  isAtRest(state: State): boolean;
}

const envelope = v.looseObject({ format: v.number(), game: v.string(), catalogue: v.string() });

/**
 * The reader for states from outside: brings over those of older editions, then refuses, in this order, what another format, game or catalogue wrote, another
 * shape, what is broken, and what is not at rest (`not-at-rest`, tt.input.shape).
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
