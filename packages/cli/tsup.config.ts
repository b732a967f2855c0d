import { defineConfig } from "tsup";

// A command, not a library: ES modules only, no declarations. The shebang of src/main.ts is kept.
export default defineConfig({
  entry: ["src/main.ts"],
  format: ["esm"],
  platform: "node",
  target: "es2022",
  clean: true,
  sourcemap: false,
  silent: true,
});
