import { defineConfig } from "tsup";

export default defineConfig({
  entry: [
    "src/index.ts",
    "src/catalogue/index.ts",
    "src/read/index.ts",
    "src/evaluate/index.ts",
    "src/rules/index.ts",
    "src/text/index.ts",
    "src/text/cards/index.ts",
    "src/ui/index.ts",
    "src/testing/index.ts",
    "src/puzzles/index.ts",
  ],
  format: ["esm"],
  platform: "neutral",
  target: "es2022",
  clean: true,
  sourcemap: false,
  silent: true,
});
