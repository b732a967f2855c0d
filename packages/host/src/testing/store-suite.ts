import assert from "node:assert/strict";
import type { Entry, Store } from "../store/store.ts";

/** A store under test, with ways to reopen and share it. */
export interface StoreUnderTest {
  readonly store: Store;
  /**
   * Opens the same tables with a new store, as after a restart; the old store is no longer used. Leave it out for a
   * store that keeps nothing.
   */
  readonly reopen?: () => Promise<Store>;
  /**
   * Opens a second store on the same tables at the same time, as in another process. Only for stores that several
   * processes may share.
   */
  readonly share?: () => Promise<Store>;
}

/** A case of the suite. */
export interface StoreCase {
  readonly title: string;
  /** Rejects with an AssertionError if the store breaks the promise in the title. */
  run(under: StoreUnderTest): Promise<void>;
}

const NO_DEADLINE = { deadline: null } as const;

/** Appends `revs` entries and expects each to be accepted. */
async function filled(store: Store, table: string, revs: number, snapshotAt?: number): Promise<void> {
  await store.create(table, { start: table });
  for (let rev = 1; rev <= revs; rev++) {
    const beside = rev === snapshotAt ? { deadline: null, snapshot: { upTo: rev } } : NO_DEADLINE;
    assert.equal(await store.append(table, rev, { move: rev }, `key ${rev}`, beside), "appended");
  }
}

const revsOf = (entries: readonly Entry[]): readonly number[] => entries.map(({ rev }) => rev);

const CASES: readonly StoreCase[] = [
  {
    title: "A table that was created is loaded with its first snapshot and no entries",
    async run({ store }) {
      assert.equal(await store.create("one", { start: "ñ\u2028\n" }), true);
      assert.deepEqual(await store.load("one"), { snapshot: { start: "ñ\u2028\n" }, rev: 0, entries: [] });
    },
  },
  {
    title: "A second table of the same id is not created, and the first one stays",
    async run({ store }) {
      await filled(store, "one", 1);
      assert.equal(await store.create("one", { start: "other" }), false);
      assert.deepEqual((await store.load("one"))?.snapshot, { start: "one" });
    },
  },
  {
    title: "Of two creations of one id at the same time one succeeds",
    async run({ store, share }) {
      const other = (await share?.()) ?? store;
      const made = await Promise.all([store.create("one", { by: 1 }), other.create("one", { by: 2 })]);
      assert.deepEqual([...made].sort(), [false, true]);
    },
  },
  {
    title: "An unknown table is loaded as nothing, has no entries, and nothing can be appended to it",
    async run({ store }) {
      assert.equal(await store.load("none"), undefined);
      assert.deepEqual(await store.after("none", 0), []);
      assert.equal(await store.append("none", 1, {}, "key", NO_DEADLINE), "behind");
      assert.equal(await store.load("none"), undefined);
    },
  },
  {
    title: "An id that is none creates nothing and finds nothing",
    async run({ store }) {
      for (const id of ["", "../up", "a/b", "A", "-a", "a.log", "a\0b", "x".repeat(65)]) {
        await assert.rejects(store.create(id, {}), `created ${JSON.stringify(id)}`);
        assert.equal(await store.load(id), undefined);
        assert.deepEqual(await store.after(id, 0), []);
        assert.equal(await store.append(id, 1, {}, "key", NO_DEADLINE), "behind");
      }
    },
  },
  {
    title: "Entries are read in their order with their numbers, keys and messages",
    async run({ store }) {
      await filled(store, "one", 3);
      assert.deepEqual(await store.after("one", 1), [
        { rev: 2, key: "key 2", message: { move: 2 } },
        { rev: 3, key: "key 3", message: { move: 3 } },
      ]);
      assert.deepEqual(await store.after("one", 3), []);
      assert.deepEqual(await store.after("one", 9), []);
    },
  },
  {
    title: "A number that is taken or leaves a gap is behind, and nothing is stored",
    async run({ store }) {
      await filled(store, "one", 2);
      for (const rev of [0, 1, 2, 4, 9]) {
        assert.equal(await store.append("one", rev, { late: true }, `other ${rev}`, NO_DEADLINE), "behind");
      }
      assert.deepEqual(revsOf(await store.after("one", 0)), [1, 2]);
    },
  },
  {
    title: "A key that the table has already is repeated and stored once, also under another number",
    async run({ store }) {
      await filled(store, "one", 2);
      assert.equal(await store.append("one", 3, { again: true }, "key 1", NO_DEADLINE), "repeated");
      assert.deepEqual(revsOf(await store.after("one", 0)), [1, 2]);
      await store.create("other", {});
      assert.equal(await store.append("other", 1, {}, "key 1", NO_DEADLINE), "appended");
    },
  },
  {
    title: "Of many appends with one number at the same time exactly one is accepted",
    async run({ store, share }) {
      await filled(store, "one", 1);
      const stores = [store, (await share?.()) ?? store];
      const answers = await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const writer = stores[index % 2] ?? store;
          return writer.append("one", 2, { index }, `at once ${index}`, NO_DEADLINE);
        }),
      );
      assert.equal(answers.filter((answer) => answer === "appended").length, 1);
      assert.equal(answers.filter((answer) => answer === "behind").length, 19);
      const [stored] = await store.after("one", 1);
      assert.equal(stored?.key, `at once ${answers.indexOf("appended")}`);
    },
  },
  {
    title: "Of many appends with one key at the same time exactly one is accepted",
    async run({ store, share }) {
      await filled(store, "one", 1);
      const stores = [store, (await share?.()) ?? store];
      const answers = await Promise.all(stores.map((writer) => writer.append("one", 2, {}, "the same", NO_DEADLINE)));
      assert.equal(answers.filter((answer) => answer === "appended").length, 1);
      assert.equal((await store.after("one", 1)).length, 1);
    },
  },
  {
    title: "The last snapshot is loaded with the entries after it, and older entries can still be read",
    async run({ store }) {
      await filled(store, "one", 5, 3);
      const kept = await store.load("one");
      assert.deepEqual([kept?.snapshot, kept?.rev], [{ upTo: 3 }, 3]);
      assert.deepEqual(revsOf(kept?.entries ?? []), [4, 5]);
      assert.deepEqual(revsOf(await store.after("one", 0)), [1, 2, 3, 4, 5]);
    },
  },
  {
    title: "Tables whose deadline has come are due, the earliest first, and no others",
    async run({ store }) {
      await store.create("later", {}, { deadline: 2000 });
      await store.create("soon", {}, { deadline: 1000 });
      await store.create("never", {});
      assert.deepEqual(await store.due(999), []);
      assert.deepEqual(await store.due(1000), ["soon"]);
      assert.deepEqual(await store.due(5000), ["soon", "later"]);
      assert.deepEqual(await store.due(5000, ["soon", "never", "unknown"]), ["later"]);
      await store.append("soon", 1, {}, "a", { deadline: 3000 });
      await store.append("later", 1, {}, "a", NO_DEADLINE);
      assert.deepEqual(await store.due(2500), []);
      assert.deepEqual(await store.due(3000), ["soon"]);
    },
  },
  {
    title: "An append that is refused leaves deadline and snapshot as they were",
    async run({ store }) {
      await store.create("one", { start: 1 }, { deadline: 1000 });
      assert.equal(await store.append("one", 7, {}, "a", { deadline: null, snapshot: { bad: true } }), "behind");
      assert.deepEqual(await store.due(1000), ["one"]);
      assert.deepEqual((await store.load("one"))?.snapshot, { start: 1 });
    },
  },
  {
    title: "Listed tables are shown, the newest first, until an entry of theirs does not list them",
    async run({ store }) {
      const listed = (since: number, shown: string) => ({ deadline: null, listed: { since, shown } }) as const;
      await store.create("older", {}, listed(1000, "older, ñ"));
      await store.create("newer", {}, listed(2000, "newer"));
      await store.create("private", {});
      assert.deepEqual(await store.listed(), ["newer", "older, ñ"]);
      await store.append("older", 1, {}, "a", listed(1000, "changed"));
      await store.append("newer", 1, {}, "a", NO_DEADLINE);
      assert.equal(await store.append("older", 7, {}, "b", NO_DEADLINE), "behind");
      assert.deepEqual(await store.listed(), ["changed"]);
      for (let since = 1; since <= 120; since++) await store.create(`many-${since}`, {}, listed(since, `${since}`));
      const shown = await store.listed();
      assert.deepEqual([shown.length, shown[0], shown[1]], [100, "changed", "120"]);
    },
  },
  {
    title: "Tables are counted, each once",
    async run({ store }) {
      assert.equal(await store.count(), 0);
      await filled(store, "one", 2);
      await store.create("two", {});
      await store.create("two", {});
      assert.equal(await store.count(), 2);
    },
  },
  {
    title: "Everything that was accepted is there after a restart, and the log goes on",
    async run({ store, reopen }) {
      if (reopen === undefined) return;
      await filled(store, "one", 30, 25);
      await store.create("open", {}, { deadline: null, listed: { since: 1, shown: "first" } });
      await store.append("one", 31, { last: true }, "key 31", { deadline: 4000, listed: { since: 2, shown: "one" } });
      const again = await reopen();
      const kept = await again.load("one");
      assert.deepEqual([kept?.snapshot, kept?.rev], [{ upTo: 25 }, 25]);
      assert.deepEqual(revsOf(kept?.entries ?? []), [26, 27, 28, 29, 30, 31]);
      assert.deepEqual(await again.due(4000), ["one"]);
      assert.deepEqual([await again.listed(), await again.count()], [["one", "first"], 2]);
      assert.equal(await again.append("one", 32, {}, "key 2", NO_DEADLINE), "repeated");
      assert.equal(await again.append("one", 31, {}, "new", NO_DEADLINE), "behind");
      assert.equal(await again.append("one", 32, {}, "new", NO_DEADLINE), "appended");
    },
  },
];

/**
 * The cases that every store must pass. Run each with a new, empty store:
 *
 *     for (const { title, run } of storeSuite) test(title, async () => run({ store: await emptyStore() }));
 */
export const storeSuite: readonly StoreCase[] = CASES;
