import { fileURLToPath } from "node:url";
import type { ViteUserConfig } from "vitest/config";

const MINUTE = 60_000;
/** Long runs (`npm run test:long`) play many more games per test. On a busy machine a test takes ten times as long. */
const testTimeout = process.env["SW_LONG"] === "1" ? 60 * MINUTE : 4 * MINUTE;

// Tests import the packages' sources, never a stale build: the private condition comes first.
const resolve = { conditions: ["@sw/source", "module", "node", "development|production"] };

/** The settings of all tests. */
export const SETTINGS = {
  resolve,
  ssr: { resolve },
  test: {
    // Files share their worker's modules: importing them anew for each file took longer than most files themselves.
    isolate: false,
    setupFiles: [fileURLToPath(new URL("vitest.setup.ts", import.meta.url))],
    testTimeout,
    hookTimeout: testTimeout,
  },
} satisfies ViteUserConfig;
