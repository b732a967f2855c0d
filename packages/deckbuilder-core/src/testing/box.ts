import { keptBy } from "@sw/tabletop";
import { defaultCatalogue } from "../catalogue/index.ts";
import type { Catalogue } from "../language/language.ts";
import type { Box } from "../state/box.ts";
import { compileBox } from "../state/compile-box.ts";
import { defaultBox } from "../state/default-box.ts";

/** Returns the box of a catalogue, which is compiled only once. Defaults to the base box. */
export function boxFor(catalogue: Catalogue = defaultCatalogue): Box {
  return catalogue === defaultCatalogue ? defaultBox() : compiled(catalogue);
}

const compiled: (catalogue: Catalogue) => Box = /* @__PURE__ */ keptBy(compileBox);
