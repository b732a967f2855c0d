import { defaultCatalogue } from "../catalogue/index.ts";
import type { Box } from "../state/box.ts";
import { compileBox } from "../state/compile-box.ts";

/** The base box, compiled once for all scenarios. */
export const BOX: Box = /* @__PURE__ */ compileBox(defaultCatalogue);
