import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { seatOf } from "../../../state/seats.ts";
import { byCard } from "../effects.ts";

const BATTLEFIELD_RECONNAISSANCE = (): Command => ({
  id: "battlefield-reconnaissance",
  name: { en: "Battlefield Reconnaissance" },
  pips: 2,
  faction: "rebel-alliance",
  requires: { unit: "Rebel Agent" },
  orders: [
    { count: 1, of: [{ rank: "operative" }] },
    { count: 1, of: [{}] },
  ],
});

const BATTLEFIELD_RECONNAISSANCE_ENTRY = (): CommandCard => ({
  id: "battlefield-reconnaissance",
  moments: [
    {
      moment: "command-end",
      may: false,
      applies: () => true,
      run(work, player) {
        const own = work.player(player);
        own.passPool += work.state.round;
        work.emit({
          type: "pass-pool",
          seat: seatOf(player),
          tokens: own.passPool,
          ...byCard("battlefield-reconnaissance"),
        });
      },
    },
  ],
});

const BATTLEFIELD_RECONNAISSANCE_TEXT: CardText = {
  id: "battlefield-reconnaissance",
  does: {
    en: "As the pass pools are created this round, as many advantage tokens as the number of the round join that of its player.",
    es: "Al crear las reservas de espera de esta ronda, su jugador añade a la suya tantas fichas de Ventaja como el número de la ronda.",
  },
};

/** Command cards of Rebel Agent. */
export const FIGURES: Cards<Command> = [BATTLEFIELD_RECONNAISSANCE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [BATTLEFIELD_RECONNAISSANCE_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [BATTLEFIELD_RECONNAISSANCE_TEXT];
