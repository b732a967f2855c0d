import { defineConfig } from "tsup";

export default defineConfig({
  entry: [
    "src/index.ts",
    "src/referee/index.ts",
    "src/deltas/index.ts",
    "src/conformance/index.ts",
    "src/testing/index.ts",
    "src/text/index.ts",
    "src/ui/index.ts",
  ],
  format: ["esm"],
  platform: "neutral",
  target: "es2022",
  clean: true,
  sourcemap: false,
  silent: true,
});
