import { createExchange, type Exchange } from "../army/exchange/index.ts";
import { defaultCatalogue } from "./catalogue.ts";
import { CODES } from "./exchange/index.ts";

export * from "../army/exchange/index.ts";
export { CODES };

/** Reads and writes lists of others with every card in play on the rulebook's date. */
export const exchange: Exchange = /* @__PURE__ */ createExchange(defaultCatalogue, CODES);
