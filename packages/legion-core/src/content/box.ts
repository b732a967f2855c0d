import { keptOnce } from "@sw/tabletop";
import { type Box, compileBox } from "../state/box.ts";
import { ENTRIES } from "./entries.ts";
import { loadDefaultCatalogue } from "./load-catalogue.ts";

/**
 * Returns the compiled box of all cards in play on the date of the rulebook. It is compiled at the first call and then
 * shared.
 */
export const defaultBox: () => Box = /* @__PURE__ */ keptOnce(() =>
  compileBox({ catalogue: loadDefaultCatalogue(), ...ENTRIES }),
);
