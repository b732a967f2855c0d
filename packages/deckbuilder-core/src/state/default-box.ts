import { defaultCatalogue } from "../catalogue/index.ts";
import type { Box } from "./box.ts";
import { compileBox } from "./compile-box.ts";

/** The base box, compiled once for all that use it; the tests check its catalogue as `createGame` checks others. */
export const DEFAULT_BOX: Box = /* @__PURE__ */ compileBox(defaultCatalogue);
