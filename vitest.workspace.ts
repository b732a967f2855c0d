import { defineConfig } from "vitest/config";
import { LongFirst } from "./vitest.sequence.ts";
import { SETTINGS } from "./vitest.shared.ts";

// Passed by name (`vitest --config vitest.workspace.ts`); vitest does not look for this file by itself. All packages are one
// project: a worker of theirs imports a module once, not once for each package that uses it.
export default defineConfig({
  ...SETTINGS,
  test: {
    ...SETTINGS.test,
    include: ["packages/*/test/**/*.test.ts", "examples/server/test/**/*.test.ts", "scripts/test/**/*.test.mjs"],
    reporters: ["default"],
    // Vitest leaves a core idle by default; of two cores that is half.
    maxWorkers: "100%",
    sequence: { sequencer: LongFirst },
  },
});
