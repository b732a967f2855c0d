import { seatOf } from "../../../state/seats.ts";
import { type AdvantageFile, advantages } from "../../written/battle-cards.ts";
import { ADVANTAGE_RULE, atFirstActivation } from "../effects.ts";

/** The advantage card Advanced Intel. */
export const CARDS: AdvantageFile = /* @__PURE__ */ advantages(() => ({
  "advanced-intel": {
    name: "Advanced Intel",
    summary: "At the start of the first Activation Phase add 1 advantage token to the own pass pool.",
    skirmish: true,
    en: "At the start of the first Activation Phase its player adds 1 advantage token to the pass pool.",
    es: "Al inicio de la primera fase de Activación, su jugador añade 1 ficha de Ventaja a la reserva de espera.",
    does: (card) => ({
      moments: [
        atFirstActivation((work, side) => {
          const own = work.side(side);
          own.passPool += 1;
          work.emit({
            type: "pass-pool-changed",
            seat: seatOf(side),
            tokens: own.passPool,
            rule: ADVANTAGE_RULE,
            cause: card,
          });
        }),
      ],
    }),
  },
}));
