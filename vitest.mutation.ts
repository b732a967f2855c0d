import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { project } from "./vitest.shared.ts";

/** The package whose tests are to find the mutants, and the folders of these, all if none: `scripts/mutate.mjs` names them. */
const name = process.env["SW_MUTATE"] ?? "dice";
const folders = (process.env["SW_MUTATE_TESTS"] ?? "").split(",").filter((folder) => folder !== "");
const include = folders.length === 0 ? ["test/**/*.test.ts"] : folders.map((folder) => `test/${folder}/**/*.test.ts`);

/**
 * Tests that answer for whole games, texts and documents. Each mutant would pay for them, and what only they find has
 * no rule test.
 */
const exclude = [
  "test/{conformance,golden,base/hidden,properties,saves,text}/**",
  "test/**/{anything,games,perft,properties,readme}.test.ts",
];

const { test, ...rest } = project(name);

// One project alone, which Stryker's runner can put its own settings on.
export default defineConfig({
  ...rest,
  root: join(import.meta.dirname, "packages", name),
  test: { ...test, include, exclude },
});
