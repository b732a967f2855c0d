import { defaultCatalogue } from "../catalogue/index.ts";
import { type Boxes, boxesOf } from "./boxes.ts";

/**
 * The boxes of the whole catalogue of this package, compiled once for all that use them; the tests check
 * that catalogue as `createGame` checks others.
 */
export const defaultBoxes: Boxes = /* @__PURE__ */ boxesOf(defaultCatalogue);
