import { defineConfig } from "tsup";
import { buildPage } from "./page/build.ts";

// A command, not a library: ES modules only, no declarations. The shebang of src/main.ts is kept.
export default defineConfig({
  entry: { main: "src/main.ts", worker: "src/worker.ts" },
  format: ["esm"],
  platform: "node",
  target: "es2022",
  clean: true,
  sourcemap: false,
  silent: true,
  onSuccess: () => buildPage({ outdir: "dist/page" }),
});
