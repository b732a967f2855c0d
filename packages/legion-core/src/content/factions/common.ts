import type { CataloguePart } from "../../catalogue/entries.ts";
import { common } from "../parts/common.ts";

/** The cards without a faction. */
export const COMMON: CataloguePart = /* @__PURE__ */ common();
