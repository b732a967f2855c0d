import type { Hash } from "../contract/contract.ts";
import { fail, ok, type Result, type Violation, violation } from "../contract/result.ts";
import type { DocumentHead } from "./documents.ts";

/** What wrote the states of a game: the version of their format, and the catalogue. */
export type Edition = Pick<DocumentHead, "format" | "catalogue">;

/** An object of a stored document, of any shape. */
export type Stored = Readonly<Record<string, unknown>>;

/**
 * How documents of one edition go on in the next. Migrations are chained: what an edition long past wrote is brought over
 * step by step, so a release adds one for the release before it and keeps all others.
 */
export interface Migration {
  readonly from: Edition;
  readonly to: Edition;
  /** What plays otherwise since, by the ids of entries and rules: told to whoever's document cannot go on. */
  readonly changed: readonly string[];
  /**
   * A state of the older edition in the shape of the newer, head aside: that is written here. Left out where a game that was
   * begun cannot go on. Gets what nobody has read yet, as plain data; what it gives is read as any state is.
   */
  readonly state?: (older: Stored) => Stored;
  /**
   * A configuration in the newer shape; left out where it is the same. Replays name their catalogue and no format, so
   * configurations and actions change shape with the catalogue alone.
   */
  readonly config?: (older: unknown) => unknown;
  /** An action in the newer shape; left out where it is the same. */
  readonly action?: (older: unknown) => unknown;
}

/** The migrations that lead on from an edition, in order; none from one that nothing leads on from. */
export function chainFrom(migrations: readonly Migration[], edition: Edition): readonly Migration[] {
  return chainOf(migrations, follower(migrations, edition));
}

/** The migrations that lead on from a catalogue: for documents that hold no state and say nothing of its format. */
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

/** What plays otherwise since the first of a chain, each id once. */
export function changedBy(chain: readonly Migration[]): readonly string[] {
  return [...new Set(chain.flatMap(({ changed }) => changed))].sort();
}

/**
 * A stored state as the newest edition that migrations lead to writes it; as it is if none leads on. Refuses one that cannot
 * go on (`changed-catalogue`, tt.catalogue.hash), with what has changed since.
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

/** A part of a document brought over by each migration of a chain in turn, then read as any is. */
export function carriedRead<T>(
  chain: readonly Migration[],
  part: "config" | "action",
  older: unknown,
  read: (input: unknown) => Result<T>,
): Result<T> {
  const carried = guarded(() => chain.reduce((value, migration) => migration[part]?.(value) ?? value, older));
  return carried.ok ? read(carried.value) : carried;
}

/** Migrations see what nobody has read yet: what they stumble over has not the shape of the edition that it names. */
function guarded<T>(carry: () => T): Result<T> {
  try {
    return ok(carry());
  } catch {
    return fail(violation("tt.input.shape", "not-of-its-edition"));
  }
}

/** That a document of an older catalogue cannot go on, and what has changed since. */
export function changedCatalogue(catalogue: Hash, chain: readonly Migration[]): Violation {
  const expected = chain[chain.length - 1]?.to.catalogue ?? catalogue;
  return violation("tt.catalogue.hash", "changed-catalogue", { catalogue, expected, changed: changedBy(chain) });
}
