import { catalogue } from "../content/catalogue.ts";
import { ENTRIES } from "../content/entries.ts";
import { type GameBox, gameBox } from "../state/box.ts";

/** The box of the published game. */
export const BOX: GameBox = /* @__PURE__ */ gameBox({ catalogue, ...ENTRIES });
