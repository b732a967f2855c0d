import type { Json } from "@sw/tabletop";
import { type Entry, expectTableId, type Kept, type Listed, MOST_AT_ONCE, type Store } from "./store.ts";

interface Remembered {
  readonly entries: Entry[];
  readonly keys: Set<string>;
  kept: Pick<Kept, "snapshot" | "rev">;
  deadline: number | null;
  listed: Listed | undefined;
}

/** Creates a store in memory, for tests and experiments. Its content is lost with the process. */
export function memoryStore(): Store {
  const tables = new Map<string, Remembered>();
  const after = (table: string, rev: number): readonly Entry[] => copied(tables.get(table)?.entries.slice(rev) ?? []);
  return {
    async create(table, snapshot, { deadline, listed } = { deadline: null }) {
      expectTableId(table);
      if (tables.has(table)) return false;
      tables.set(table, {
        entries: [],
        keys: new Set(),
        kept: { snapshot: copied(snapshot), rev: 0 },
        deadline,
        listed,
      });
      return true;
    },
    async load(table) {
      const found = tables.get(table);
      return found && { ...copied(found.kept), entries: after(table, found.kept.rev) };
    },
    async append(table, rev, message, key, { deadline, listed, snapshot }) {
      const found = tables.get(table);
      if (found?.keys.has(key)) return "repeated";
      if (found?.entries.length !== rev - 1) return "behind";
      found.entries.push(copied({ rev, key, message }));
      found.keys.add(key);
      found.deadline = deadline;
      found.listed = listed;
      if (snapshot !== undefined) found.kept = { snapshot: copied(snapshot), rev };
      return "appended";
    },
    after: async (table, rev) => after(table, rev),
    async due(now, except) {
      const all = [...tables].flatMap(([table, { deadline }]) => (deadline === null ? [] : [{ table, deadline }]));
      return dueOf(all, now, except);
    },
    listed: async () => listedOf([...tables.values()].flatMap(({ listed }) => listed ?? [])),
    count: async () => tables.size,
  };
}

/** Returns the tables whose deadline has come, without those in `except`, the earliest first. */
export function dueOf(
  tables: readonly { readonly table: string; readonly deadline: number }[],
  now: number,
  except: readonly string[] = [],
): readonly string[] {
  const left = new Set(except);
  return tables
    .filter(({ table, deadline }) => deadline <= now && !left.has(table))
    .sort((one, other) => one.deadline - other.deadline)
    .slice(0, MOST_AT_ONCE)
    .map(({ table }) => table);
}

/** Returns the public entries of listed tables, newest first. */
export function listedOf(tables: readonly Listed[]): readonly Json[] {
  return [...tables]
    .sort((one, other) => other.since - one.since)
    .slice(0, MOST_AT_ONCE)
    .map(({ shown }) => shown);
}

/** Returns a deep copy of a value, as reading from a database would. */
function copied<T extends Json | readonly Entry[] | Entry | Pick<Kept, "snapshot" | "rev">>(value: T): T {
  return structuredClone(value);
}
