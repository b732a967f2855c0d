import { at } from "@sw/tabletop";
import { giveAsset } from "../../mission/assets.ts";
import type { UnitChoice } from "../../state/hooks/battle-card.ts";
import { type UnitIndex, undefeated } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { SCORING_RULE } from "./effects.ts";

/** The name of the scanner asset. */
export const SCANNER = "scanner";

/** Creates a choice of `count` units that each get a scanner. */
export function scanners(count: number): UnitChoice {
  return {
    kind: "units",
    rule: SCORING_RULE,
    count,
    candidates: ({ state }, { side }) => undefeated(state, side),
    take(work, _asked, chosen) {
      for (const unit of chosen) giveAsset(work, unit, SCANNER);
    },
  };
}

/** Whether a unit holds a scanner. */
export function holdsScanner({ state }: Look, unit: UnitIndex): boolean {
  return at(state.units, unit).holds.some((token) => at(state.tokens, token).name === SCANNER);
}

/** Whether a token is a scanner of the unit's own side. */
export function isOwnScanner({ state }: Look, unit: UnitIndex, token: number): boolean {
  const { name, owner } = at(state.tokens, token);
  return name === SCANNER && owner === at(state.units, unit).owner;
}
