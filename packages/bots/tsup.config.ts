import { defineConfig } from "tsup";

export default defineConfig({
  entry: [
    "src/index.ts",
    "src/arena/index.ts",
    "src/engine/index.ts",
    "src/games/deckbuilder.ts",
    "src/games/legion.ts",
    "src/games/rebellion.ts",
    "src/testing/index.ts",
  ],
  format: ["esm"],
  platform: "neutral",
  target: "es2022",
  clean: true,
  sourcemap: false,
  silent: true,
});
