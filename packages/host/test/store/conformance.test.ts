import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HAS_POSTGRES, startPostgres, type TestPostgres } from "../../../../scripts/lib/postgres.ts";
import { type FileStore, fileStore, memoryStore, type Store } from "../../src/index.ts";
import { migrate, postgresStore } from "../../src/postgres/index.ts";
import { storeSuite } from "../../src/testing/index.ts";

describe("the store in memory", () => {
  test.each(storeSuite)("The store in memory keeps this guarantee: $title", ({ run }) => run({ store: memoryStore() }));
});

describe("the store in files", () => {
  test.each(storeSuite)("The store in files keeps this guarantee: $title", async ({ run }) => {
    const folder = mkdtempSync(join(tmpdir(), "sw-store-"));
    let store: FileStore = await fileStore(folder);
    const reopen = async (): Promise<Store> => {
      await store.close();
      store = await fileStore(folder);
      return store;
    };
    try {
      await run({ store, reopen });
    } finally {
      await store.close();
      rmSync(folder, { recursive: true });
    }
  });
});

describe.skipIf(!HAS_POSTGRES)("the store in PostgreSQL", () => {
  let postgres: TestPostgres;
  const pools: Pool[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
    const database = await postgres.database();
    pools.push(new Pool(database), new Pool(database));
    // as two processes that start at once
    await Promise.all(pools.map(migrate));
  });
  afterAll(async () => {
    for (const pool of pools) await pool.end();
    await postgres.stop();
  });

  test.each(storeSuite)("The store in PostgreSQL keeps this guarantee: $title", async ({ run }) => {
    const [one, other] = pools;
    if (one === undefined || other === undefined) throw new Error("no pools");
    await one.query("truncate sw_tables cascade");
    const another = async (): Promise<Store> => postgresStore(other);
    await run({ store: postgresStore(one), reopen: another, share: another });
  });

  test("A process of an older release does not start with a database that a newer one has migrated", async () => {
    const [pool] = pools;
    if (pool === undefined) throw new Error("no pool");
    await pool.query("insert into sw_migrations values (1000)");
    await expect(migrate(pool)).rejects.toThrow("newer release");
    await pool.query("delete from sw_migrations where version = 1000");
    await migrate(pool);
  });
});
