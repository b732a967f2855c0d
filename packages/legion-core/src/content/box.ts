import { keptOnce } from "@sw/tabletop";
import { type GameBox, gameBox } from "../state/box.ts";
import { ENTRIES } from "./entries.ts";
import { standardCatalogue } from "./standard.ts";

/** Every card in play on the rulebook's date with what it does, compiled when first asked for, once for all that use it. */
export const defaultBox: () => GameBox = /* @__PURE__ */ keptOnce(() =>
  gameBox({ catalogue: standardCatalogue(), ...ENTRIES }),
);
