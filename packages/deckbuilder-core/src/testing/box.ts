import { defaultCatalogue } from "../catalogue/index.ts";
import { type Box, compileBox } from "../state/box.ts";

/** The base box, compiled once for all scenarios. */
export const BOX: Box = /* @__PURE__ */ compileBox(defaultCatalogue);
