import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/deckbuilder.ts"],
  format: ["esm"],
  platform: "browser",
  target: "es2022",
  clean: true,
  sourcemap: false,
  silent: true,
});
