import { createExchange, type Exchange } from "../army/exchange/index.ts";
import { defaultCatalogue } from "./catalogue.ts";
import { CODES } from "./exchange/index.ts";

export * from "../army/exchange/index.ts";
export { CODES };

/** Reads and writes army lists of other tools, with all cards in play on the date of the rulebook. */
export const exchange: Exchange = /* @__PURE__ */ createExchange(defaultCatalogue, CODES);
