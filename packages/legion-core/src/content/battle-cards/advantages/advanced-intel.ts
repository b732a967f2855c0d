import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Advantage } from "../../../catalogue/entries.ts";
import type { BattleCard } from "../../../state/hooks/battle-card.ts";
import { seatOf } from "../../../state/seats.ts";
import { ADVANTAGE_RULE, atFirstActivation } from "../effects.ts";

const ADVANCED_INTEL = (): Advantage => ({
  id: "advanced-intel",
  name: { en: "Advanced Intel" },
  summary: "At the start of the first Activation Phase add 1 advantage token to the own pass pool.",
  skirmish: true,
});

const ADVANCED_INTEL_ENTRY = (): BattleCard => ({
  id: "advanced-intel",
  moments: [
    atFirstActivation((work, player) => {
      const own = work.player(player);
      own.passPool += 1;
      work.emit({
        type: "pass-pool",
        seat: seatOf(player),
        tokens: own.passPool,
        rule: ADVANTAGE_RULE,
        cause: "advanced-intel",
      });
    }),
  ],
});

const ADVANCED_INTEL_TEXT: CardText = {
  id: "advanced-intel",
  does: {
    en: "At the start of the first Activation Phase its player adds 1 advantage token to the pass pool.",
    es: "Al inicio de la primera fase de Activación, su jugador añade 1 ficha de Ventaja a la reserva de espera.",
  },
};

/** What it is. */
export const FIGURES: Cards<Advantage> = [ADVANCED_INTEL];

/** What it does. */
export const ENTRIES: Cards<BattleCard> = [ADVANCED_INTEL_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [ADVANCED_INTEL_TEXT];
