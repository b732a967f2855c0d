import { defineConfig } from "tsup";

export default defineConfig({
  entry: [
    "src/index.ts",
    "src/catalogue/index.ts",
    "src/read/index.ts",
    "src/rules/index.ts",
    "src/text/index.ts",
    "src/ui/index.ts",
    "src/testing/index.ts",
  ],
  format: ["esm", "cjs"],
  // What several entries share stands in a file of its own: by default only for ES modules, and each CommonJS entry held a copy.
  splitting: true,
  platform: "neutral",
  target: "es2022",
  clean: true,
  sourcemap: false,
  silent: true,
});
