import { fileURLToPath } from "node:url";
import { defineProject, type UserWorkspaceConfig } from "vitest/config";

const MINUTE = 60_000;
/** Long runs (`npm run test:long`) play many more games per test. */
const testTimeout = process.env["SW_LONG"] === "1" ? 60 * MINUTE : MINUTE;

// Tests import the packages' sources, never a stale build: the private condition comes first.
const resolve = { conditions: ["@sw/source", "module", "node", "development|production"] };

/** The settings of a package's tests. Projects inherit nothing from vitest.workspace.ts, so all of it stands here. */
export function project(name: string): UserWorkspaceConfig {
  return defineProject({
    resolve,
    ssr: { resolve },
    test: {
      name,
      include: ["test/**/*.test.ts"],
      // Files share their worker's modules: importing them anew for each file took longer than most files themselves.
      isolate: false,
      setupFiles: [fileURLToPath(new URL("vitest.setup.ts", import.meta.url))],
      testTimeout,
      hookTimeout: testTimeout,
    },
  });
}
