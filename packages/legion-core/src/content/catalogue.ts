import type { Catalogue } from "../catalogue/entries.ts";
import { loadDefaultCatalogue } from "./load-catalogue.ts";

export * from "../catalogue/index.ts";

/** Every card in play on 9 January 2026, the date of the rulebook. */
export const defaultCatalogue: Catalogue = /* @__PURE__ */ loadDefaultCatalogue();
