import type { Hash } from "../contract/contract.ts";
import { fail, ok, type Result, type Violation, violation } from "../contract/result.ts";
import type { DocumentHead } from "./documents.ts";

/** The edition that wrote a game's states: the version of their format, and the catalogue. */
export type Edition = Pick<DocumentHead, "format" | "catalogue">;

/** An object of a stored document, of any shape. */
export type Stored = Readonly<Record<string, unknown>>;

/**
 * Converts documents of one edition to the next. Migrations form a chain that converts old documents step by step, so
 * each release adds one for the release before it and keeps all others.
 */
export interface Migration {
  readonly from: Edition;
  readonly to: Edition;
  /**
   * Ids of entries and rules that play differently in the newer edition. They are shown if a document cannot be
   * migrated.
   */
  readonly changed: readonly string[];
  /**
   * Converts a state of the older edition to the newer shape. The head is set automatically. The input is unchecked
   * plain data, and the result is parsed like any state. Omit this if games in progress cannot continue.
   */
  readonly state?: (older: Stored) => Stored;
  /**
   * Converts a configuration to the newer shape. Defaults to no change. Replays name a catalogue but no format, so
   * configurations and actions change shape only with the catalogue.
   */
  readonly config?: (older: unknown) => unknown;
  /** Converts an action to the newer shape. Defaults to no change. */
  readonly action?: (older: unknown) => unknown;
}

/** Lists the migrations from an edition to the newest one, in order. Empty if there are none. */
export function chainFrom(migrations: readonly Migration[], edition: Edition): readonly Migration[] {
  return chainOf(migrations, follower(migrations, edition));
}

/**
 * Lists the migrations from a catalogue to the newest one, for documents that contain no state and therefore no format.
 */
export function chainFromCatalogue(migrations: readonly Migration[], catalogue: Hash): readonly Migration[] {
  const leaving = migrations.find(({ from, to }) => from.catalogue === catalogue && to.catalogue !== catalogue);
  return chainOf(migrations, leaving);
}

function chainOf(migrations: readonly Migration[], first: Migration | undefined): readonly Migration[] {
  const chain: Migration[] = [];
  for (let next = first; next !== undefined; next = follower(migrations, next.to)) {
    if (chain.includes(next)) throw new RangeError(`migrations from ${next.from.catalogue} lead back to it`);
    chain.push(next);
  }
  return chain;
}

function follower(migrations: readonly Migration[], { format, catalogue }: Edition): Migration | undefined {
  return migrations.find(({ from }) => from.format === format && from.catalogue === catalogue);
}

/** Lists the ids that play differently since the first migration of a chain, each once. */
export function changedBy(chain: readonly Migration[]): readonly string[] {
  return [...new Set(chain.flatMap(({ changed }) => changed))].sort();
}

/**
 * Migrates a stored state to the newest edition that the migrations reach; returns it unchanged if there are none. If
 * it cannot be migrated, fails with what has changed since (`changed-catalogue`, tt.catalogue.hash).
 */
export function carriedState(migrations: readonly Migration[], state: Stored & Edition): Result<Stored> {
  const chain = chainFrom(migrations, state);
  let carried: Result<Stored> = ok(state);
  for (const { state: carry, to } of chain) {
    if (!carried.ok) return carried;
    if (carry === undefined) return fail(changedCatalogue(state.catalogue, chain));
    const older: Stored = carried.value;
    carried = guarded(() => ({ ...carry(older), ...to }));
  }
  return carried;
}

/** Migrates a part of a document through a chain, then parses it. */
export function carriedRead<T>(
  chain: readonly Migration[],
  part: "config" | "action",
  older: unknown,
  read: (input: unknown) => Result<T>,
): Result<T> {
  const carried = guarded(() => chain.reduce((value, migration) => migration[part]?.(value) ?? value, older));
  return carried.ok ? read(carried.value) : carried;
}

/** Runs a migration on unchecked data. If the migration throws, the data does not have the shape of its edition. */
function guarded<T>(carry: () => T): Result<T> {
  try {
    return ok(carry());
  } catch {
    return fail(violation("tt.input.shape", "not-of-its-edition"));
  }
}

/** Creates the violation for a document of an older catalogue that cannot be migrated, with what has changed since. */
export function changedCatalogue(catalogue: Hash, chain: readonly Migration[]): Violation {
  const expected = chain[chain.length - 1]?.to.catalogue ?? catalogue;
  return violation("tt.catalogue.hash", "changed-catalogue", { catalogue, expected, changed: changedBy(chain) });
}
