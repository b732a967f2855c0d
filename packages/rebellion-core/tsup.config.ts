import { defineConfig } from "tsup";

export default defineConfig({
  entry: [
    "src/index.ts",
    "src/catalogue/index.ts",
    "src/guide/index.ts",
    "src/odds/index.ts",
    "src/read/index.ts",
    "src/evaluate/index.ts",
    "src/puzzles/index.ts",
    "src/rules/index.ts",
    "src/solo/index.ts",
    "src/text/index.ts",
    "src/text/cards/index.ts",
    "src/testing/index.ts",
    "src/ui/index.ts",
  ],
  format: ["esm"],
  platform: "neutral",
  target: "es2022",
  clean: true,
  sourcemap: false,
  silent: true,
});
