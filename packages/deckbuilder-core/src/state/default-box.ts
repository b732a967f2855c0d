import { defaultCatalogue } from "../catalogue/index.ts";
import type { Box } from "./box.ts";
import { compileBox } from "./compile-box.ts";

let made: Box | undefined;

/** The base box, compiled once for all that use it, when first asked for; the tests check its catalogue as `createGame` checks others. */
export function standardBox(): Box {
  made ??= compileBox(defaultCatalogue);
  return made;
}
