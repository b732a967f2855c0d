import { at, nearest } from "@sw/tabletop";
import type { UnitMatch } from "../../catalogue/entries.ts";
import type { CommandCard } from "../../state/hooks/command-card.ts";
import type { UnitIndex } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import type { TableToken } from "../../state/state.ts";
import { isMarked, markActivation } from "../../units/activation.ts";
import { fitsAny } from "../../units/ranks.ts";
import { askBoon, boons } from "./choice-effects.ts";
import { isRevealed, ownMust } from "./effects.ts";

/**
 * Creates the effects of a card with charges that stays in play. In the round in which it is revealed, an action of the
 * unit arms this number of charges, after which it may move at speed 1. From then on it can detonate that number at a
 * time.
 */
export function munitions(
  card: string,
  match: UnitMatch,
  charges: number,
): Required<Pick<CommandCard, "choices" | "gift" | "moments">> {
  const hasJustArmed = ({ state }: Look, unit: UnitIndex): boolean => {
    const activation = nearest(state, "activation");
    return activation?.unit === unit && activation.done.at(-1) === "arm" && !isMarked(state, unit, card);
  };
  return {
    gift: {
      effect: [],
      to: [match],
      keywords: (look, unit) =>
        isRevealed(look, at(look.state.units, unit).owner, card)
          ? { arm: charges, detonate: charges }
          : { detonate: charges },
    },
    moments: [
      ownMust(
        "after-action",
        (look, about, side) =>
          isRevealed(look, side, card) && fitsAny(look, about, [match]) && hasJustArmed(look, about),
        (work, unit) => {
          markActivation(work, unit, card);
          askBoon(work, card, unit);
        },
      ),
    ],
    choices: { boon: boons(card, () => ["move-slowly"], true) },
  };
}

/** The texts of the choices of a card with charges. */
export const MUNITIONS_TEXT = {
  "move-slowly": { en: "move at speed 1", es: "moverse a Velocidad 1" },
  decline: { en: "nothing", es: "nada" },
} as const;

/** Returns the token that attacks now, or undefined if none does. */
export function detonating({ state }: Pick<Look, "state">): TableToken | undefined {
  const { token = null } = nearest(state, "area") ?? {};
  return token === null ? undefined : state.tokens[token];
}
