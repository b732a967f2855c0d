import { keptBy } from "@sw/tabletop";
import type { Catalogue } from "../catalogue/entries.ts";
import { defaultBox } from "../content/box.ts";
import { defaultCatalogue } from "../content/catalogue.ts";
import { ENTRIES } from "../content/entries.ts";
import { type Box, compileBox } from "../state/box.ts";

/** The box of the published game. */
export const BOX: Box = /* @__PURE__ */ defaultBox();

const compiled: (catalogue: Catalogue) => Box = /* @__PURE__ */ keptBy((catalogue: Catalogue) =>
  compileBox({ catalogue, ...ENTRIES }),
);

/**
 * Returns the box of a catalogue with the card effects of the published game. Every catalogue is compiled only once.
 */
export function boxFor(catalogue: Catalogue): Box {
  return catalogue === defaultCatalogue ? BOX : compiled(catalogue);
}
