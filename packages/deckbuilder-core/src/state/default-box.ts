import { keptOnce } from "@sw/tabletop";
import { defaultCatalogue } from "../catalogue/index.ts";
import type { Box } from "./box.ts";
import { compileBox } from "./compile-box.ts";

/**
 * Returns the compiled base box, which is compiled once, on first use. The tests check its catalogue in the same way as
 * `createGame` checks others.
 */
export const defaultBox: () => Box = /* @__PURE__ */ keptOnce(() => compileBox(defaultCatalogue));
