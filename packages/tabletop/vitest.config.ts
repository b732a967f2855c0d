import { defineProject } from "vitest/config";
import { sourceConditions } from "../../vitest.shared.ts";

export default defineProject({
  ...sourceConditions,
  test: { name: "tabletop", include: ["test/**/*.test.ts"], setupFiles: ["../../vitest.setup.ts"] },
});
