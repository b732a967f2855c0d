import { catalogue } from "../catalogue/index.ts";
import { ENTRIES } from "../engine/entries.ts";
import { type GameBox, gameBox } from "../state/box.ts";

/** The box of the published game. */
export const BOX: GameBox = /* @__PURE__ */ gameBox({ catalogue, ...ENTRIES });
