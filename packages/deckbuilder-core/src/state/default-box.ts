import { keptOnce } from "@sw/tabletop";
import { defaultCatalogue } from "../catalogue/index.ts";
import type { Box } from "./box.ts";
import { compileBox } from "./compile-box.ts";

/** The base box, compiled once for all that use it, when first asked for; the tests check its catalogue as `createGame` checks others. */
export const defaultBox: () => Box = /* @__PURE__ */ keptOnce(() => compileBox(defaultCatalogue));
