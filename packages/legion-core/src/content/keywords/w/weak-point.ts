import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, defending, figure } from "../../../state/hooks/words.ts";
import { usesOf } from "../../../units/card-keywords.ts";
import { isInSomeArc } from "../arcs.ts";
import { IMPACT_OFFER } from "../criticals.ts";

export const WEAK_POINT = (): GameKeyword => ({
  id: "weak-point",
  does: [
    figure("in-attack", (look, { unit }, { attacker, defender }) =>
      usesOf(look, unit, "weak-point")
        .filter(({ arcs = [] }) => isInSomeArc(defender.leader, attacker.leader, arcs))
        .reduce((sum, { value = 1 }) => sum + (typeof value === "number" ? value : 1), 0),
    ),
    defending(adds("impact", "value", { given: "armored" }), IMPACT_OFFER),
  ],
});

export const WEAK_POINT_TEXT: KeywordText = {
  id: "weak-point",
  name: { en: "Weak Point[ X: Front/Sides/Rear]", es: "Punto débil[ X: frontal/flancos/posterior]" },
  does: {
    en: "If the leader of the attacking unit is at least partly in the named arc of this unit, the attack pool gains Impact X.",
    es: "Si el líder de la unidad atacante está al menos en parte dentro del sector indicado de esta unidad, la reserva de ataque gana Antiblindaje X.",
  },
};
