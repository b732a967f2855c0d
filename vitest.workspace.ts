import { defineConfig } from "vitest/config";
import { LongFirst } from "./vitest.sequence.ts";

// Passed by name (`vitest --config vitest.workspace.ts`); vitest does not look for this file by itself.
export default defineConfig({
  test: {
    projects: ["packages/*", "examples/server", "scripts"],
    reporters: ["default"],
    // Vitest leaves a core idle by default; of two cores that is half.
    maxWorkers: "100%",
    sequence: { sequencer: LongFirst },
  },
});
