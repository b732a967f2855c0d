import { keptBy } from "@sw/tabletop";
import type { Catalogue } from "../catalogue/entries.ts";
import { defaultBox } from "../content/box.ts";
import { defaultCatalogue } from "../content/catalogue.ts";
import { ENTRIES } from "../content/entries.ts";
import { type GameBox, gameBox } from "../state/box.ts";

/** The box of the published game. */
export const BOX: GameBox = /* @__PURE__ */ defaultBox();

const compiled: (catalogue: Catalogue) => GameBox = /* @__PURE__ */ keptBy((catalogue: Catalogue) =>
  gameBox({ catalogue, ...ENTRIES }),
);

/** The box of a catalogue whose cards do what they do in the published game; each compiled once. */
export function boxFor(catalogue: Catalogue): GameBox {
  return catalogue === defaultCatalogue ? BOX : compiled(catalogue);
}
