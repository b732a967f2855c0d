import { join } from "node:path";
import { mergeConfig, type ViteUserConfig } from "vitest/config";
import { project } from "./vitest.shared.ts";

/** The package whose tests are to find the mutants: `scripts/mutate.mjs` names it. */
const name = process.env["SW_MUTATE"] ?? "dice";

/**
 * Tests that answer for whole games, texts and documents. Each mutant would pay for them, and what only they find has
 * no rule test.
 */
const exclude = [
  "test/{conformance,golden,hidden-base,properties,saves,text}/**",
  "test/**/{anything,games,perft,properties,readme}.test.ts",
];

// One project alone, which Stryker's runner can put its own settings on.
const config: ViteUserConfig = mergeConfig(project(name), {
  root: join(import.meta.dirname, "packages", name),
  test: { exclude },
});

export default config;
