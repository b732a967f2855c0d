import { playerMust } from "../../../state/hooks/words.ts";
import { seatOf } from "../../../state/seats.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { byCard } from "../effects.ts";

/** Command cards of Rebel Agent. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "rebel-alliance", requires: { unit: "Rebel Agent" } },
  () => ({
    "battlefield-reconnaissance": {
      name: "Battlefield Reconnaissance",
      pips: 2,
      orders: [order(1, { rank: "operative" }), order(1)],
      en: "As the pass pools are created this round, as many advantage tokens as the number of the round join that of its player.",
      es: "Al crear las reservas de espera de esta ronda, su jugador añade a la suya tantas fichas de Ventaja como el número de la ronda.",
      does: (card) => ({
        moments: [
          playerMust(
            "command-end",
            () => true,
            (work, side) => {
              const own = work.side(side);
              own.passPool += work.state.round;
              work.emit({
                type: "pass-pool-changed",
                seat: seatOf(side),
                tokens: own.passPool,
                ...byCard(card),
              });
            },
          ),
        ],
      }),
    },
  }),
);
