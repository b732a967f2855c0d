import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { configOf, type DeckbuilderTypes, game, type Seat } from "@sw/deckbuilder-core";
import type { Place } from "@sw/example-client/connection";
import { type Host, type Hosting, host } from "../../src/host.ts";

const MINUTE = 60_000;

/** A host of short games on a port of its own, with a folder that goes away with it. */
export interface Hosted {
  readonly url: string;
  readonly folder: string;
  /** Opens a table: where its seats are, and where one watches. */
  open(): Promise<Readonly<Record<Seat | "watching", Place>>>;
  /** Ends the host as a crash would. */
  down(): Promise<void>;
  /** Begins another host over the same folder, on the same port. */
  up(): Promise<void>;
  close(): Promise<void>;
}

/** Hosts within other limits than the usual, where they are given. */
export async function hosted(limits: Partial<Hosting<DeckbuilderTypes>> = {}): Promise<Hosted> {
  const folder = mkdtempSync(join(tmpdir(), "tables-"));
  const hosting: Hosting<DeckbuilderTypes> = {
    game,
    config: configOf({ bases: 2 }),
    folder,
    port: 0,
    pages: {},
    thinking: MINUTE,
    pulse: MINUTE,
    limits: { bytes: 16_000, messages: 10_000, tables: 10 },
    ...limits,
  };
  let running: Host = await host(hosting);
  const { port } = running;
  const url = `localhost:${port}`;
  return {
    url,
    folder,
    async open() {
      const response = await fetch(`http://${url}/tables`, { method: "POST" });
      if (response.status !== 201) throw new Error(`no table: ${response.status}`);
      const { table, tokens }: { readonly table: string; readonly tokens: Record<Seat, string> } =
        await response.json();
      const place = { url: `ws://${url}`, table };
      return {
        empire: { ...place, token: tokens.empire },
        rebel: { ...place, token: tokens.rebel },
        watching: place,
      };
    },
    down: () => running.close(),
    async up() {
      running = await host({ ...hosting, port });
    },
    async close() {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
