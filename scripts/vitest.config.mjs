import { defineProject } from "vitest/config";

// Packages are taken from their sources, never a stale build.
const resolve = { conditions: ["@sw/source", "module", "node", "development|production"] };

export default defineProject({
  resolve,
  ssr: { resolve },
  test: { name: "scripts", include: ["test/**/*.test.mjs"] },
});
