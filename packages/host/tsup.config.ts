import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/client/index.ts", "src/postgres/index.ts", "src/testing/index.ts"],
  format: ["esm"],
  platform: "node",
  target: "es2022",
  clean: true,
  sourcemap: false,
  silent: true,
});
