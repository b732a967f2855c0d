import type { CardWords } from "../../catalogue/cards.ts";
import type { Part } from "../../state/hooks/steps.ts";
import { on, permits } from "../../state/hooks/words.ts";
import { lendFor, turnedAtStart } from "./effects.ts";

/**
 * Creates the effects of a captain card. If the unit exhausts it at the start of its activation, suppression has no
 * effect and is not removed during that activation.
 */
export function captain(card: string): readonly Part[] {
  return [
    ...turnedAtStart(card, "exhausted", (work, { unit }) => lendFor(work, unit, card, "activation")),
    on("lasting", [permits("never-suppressed"), permits("keeps-suppression")]),
  ];
}

/** The rules text of captain cards in English and Spanish. */
export const CAPTAIN_DOES: NonNullable<CardWords["does"]> = {
  en: "At the start of its activation the unit may exhaust the card: until the end of that activation it cannot be suppressed and removes no suppression tokens.",
  es: "Al comienzo de su activación, la unidad puede agotar la carta: hasta el final de esa activación no puede estar acobardada ni retira fichas de Acobardamiento.",
};
