import { keptBy } from "@sw/tabletop";
import { defaultCatalogue } from "../catalogue/index.ts";
import type { Catalogue } from "../language/language.ts";
import type { Box } from "../state/box.ts";
import { type Boxes, boxesOf } from "../state/boxes.ts";
import { type Config, DEFAULT_CONFIG } from "../state/config.ts";
import { defaultBoxes } from "../state/default-boxes.ts";

/** The base box, compiled once for all scenarios. */
export const BOX: Box = /* @__PURE__ */ defaultBoxes.of(DEFAULT_CONFIG);

const compiled: (catalogue: Catalogue) => Boxes = /* @__PURE__ */ keptBy(boxesOf);

/**
 * Returns the box for a configuration and a catalogue, which defaults to that of this package. Each box is compiled
 * once.
 */
export function boxFor(config: Config, catalogue: Catalogue = defaultCatalogue): Box {
  return (catalogue === defaultCatalogue ? defaultBoxes : compiled(catalogue)).of(config);
}
