import { standardBox } from "../content/box.ts";
import type { GameBox } from "../state/box.ts";

/** The box of the published game. */
export const BOX: GameBox = /* @__PURE__ */ standardBox();
