import { type Box, compileBox } from "../box.ts";
import { defaultCatalogue } from "../catalogue/index.ts";

/** The base box, compiled once for all scenarios. */
export const BOX: Box = /* @__PURE__ */ compileBox(defaultCatalogue);
