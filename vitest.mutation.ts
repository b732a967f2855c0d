import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { SETTINGS } from "./vitest.shared.ts";

/** The package whose tests are to find the mutants, and the folders of these, all if none: `scripts/mutate.mjs` names them. */
const name = process.env["SW_MUTATE"] ?? "dice";
const folders = (process.env["SW_MUTATE_TESTS"] ?? "").split(",").filter((folder) => folder !== "");
const include = folders.length === 0 ? ["test/**/*.test.ts"] : folders.map((folder) => `test/${folder}/**/*.test.ts`);

/**
 * Tests that answer for whole games, formats, texts and documents. Each mutant would pay for them, and what only they find has
 * no rule test.
 */
const exclude = [
  "test/{conformance,golden,base/hidden,properties,saves,text}/**",
  "test/**/{anything,games,perft,properties,readme,round-trip}.test.ts",
];

export default defineConfig({
  ...SETTINGS,
  root: join(import.meta.dirname, "packages", name),
  test: { ...SETTINGS.test, include, exclude },
});
