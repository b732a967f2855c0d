import { defaultCatalogue } from "../catalogue/index.ts";
import { type Boxes, boxesOf } from "./boxes.ts";

/**
 * The boxes of this package's catalogue, compiled once for all callers. Tests check the catalogue, so it is not checked
 * again here.
 */
export const defaultBoxes: Boxes = /* @__PURE__ */ boxesOf(defaultCatalogue);
