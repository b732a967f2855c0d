import { isDivulged } from "../../../cards/commands/divulged.ts";
import { playerMust } from "../../../state/hooks/words.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { givenTo, isRevealed, lend, ownMust } from "../effects.ts";
import { stayInPlay } from "../hand-effects.ts";

const IMPERIAL = { faction: "galactic-empire" } as const;

/** Command cards of Grand Moff Tarkin. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "galactic-empire", requires: { unit: "Grand Moff Tarkin" } },
  () => ({
    "fear-will-keep-them-in-line": {
      name: "Fear Will Keep Them in Line",
      pips: 3,
      orders: [order(3)],
      permanent: true,
      divulge: { step: "resolve-setup-effects", mandatory: false },
      keywords: ["demoralize 1"],
      en: "Friendly units of the Galactic Empire have Demoralize 1 this round. Divulge: this card stays in play instead; from then on each friendly unit of the Galactic Empire that is issued an order has Demoralize 1 for the round.",
      es: "Las unidades aliadas del Imperio Galáctico tienen Desmoralizar 1 esta ronda. Divulgar: esta carta permanece en juego; desde entonces, cada unidad aliada del Imperio Galáctico que recibe una orden tiene Desmoralizar 1 durante la ronda.",
      does: (card) => ({
        divulged: { run: (work, side) => stayInPlay(work, side, card) },
        moments: [
          playerMust(
            "determine-priority",
            (look, side) => isRevealed(look, side, card),
            givenTo(card, IMPERIAL, { keywords: { demoralize: 1 } }).does.run,
          ),
          ownMust(
            "order-issued",
            (look, about, side) => fitsAny(look, about, [IMPERIAL]) && isDivulged(look.state, side, card),
            (work, about) => lend(work, about, "demoralize", 1, card),
          ),
        ],
      }),
    },
  }),
);
