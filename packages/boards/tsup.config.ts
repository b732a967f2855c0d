import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/deckbuilder.ts", "src/legion.ts", "src/rebellion.ts"],
  format: ["esm"],
  platform: "browser",
  target: "es2022",
  clean: true,
  sourcemap: false,
  silent: true,
});
