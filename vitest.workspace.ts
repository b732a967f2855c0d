import { defineConfig } from "vitest/config";
import { LongFirst } from "./vitest.sequence.ts";
import { SETTINGS } from "./vitest.shared.ts";

// Passed by name (`vitest --config vitest.workspace.ts`); vitest does not look for this file by itself. All packages are one
// project: a worker of theirs imports a module once, not once for each package that uses it.
//
// Node itself loads the sources, through tsx: Vite turns each import of theirs into a getter, which cost a sixth of the time of
// all tests. The command's sources stay with Vite, since its tests put other modules in the place of some.
export default defineConfig({
  ...SETTINGS,
  test: {
    ...SETTINGS.test,
    include: ["packages/*/test/**/*.test.ts", "examples/server/test/**/*.test.ts", "scripts/test/**/*.test.mjs"],
    reporters: ["default"],
    execArgv: ["--conditions=@sw/source", "--import=tsx"],
    server: { deps: { external: [/\/packages\/(?!cli\/)[^/]+\/src\//] } },
    // Vitest leaves a core idle by default; of two cores that is half.
    maxWorkers: "100%",
    sequence: { sequencer: LongFirst },
  },
});
