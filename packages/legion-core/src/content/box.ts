import { keptOnce } from "@sw/tabletop";
import { type Box, compileBox } from "../state/box.ts";
import { ENTRIES } from "./entries.ts";
import { loadDefaultCatalogue } from "./load-catalogue.ts";

/** Every card in play on the rulebook's date with what it does, compiled when first asked for, once for all that use it. */
export const defaultBox: () => Box = /* @__PURE__ */ keptOnce(() =>
  compileBox({ catalogue: loadDefaultCatalogue(), ...ENTRIES }),
);
