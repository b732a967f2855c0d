import { isDivulged } from "../../../cards/commands/divulged.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { givenTo, isOwn, isRevealed, lend } from "../effects.ts";
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
        divulged: { run: (work, player) => stayInPlay(work, player, card) },
        moments: [
          {
            ...givenTo(card, IMPERIAL, { keywords: { demoralize: 1 } }),
            applies: (look, player) => isRevealed(look, player, card),
          },
          {
            moment: "order-issued",
            may: false,
            applies: (look, player, about) =>
              isOwn(look, player, about) && fitsAny(look, about, [IMPERIAL]) && isDivulged(look.state, player, card),
            run(work, _player, about) {
              if (about !== null) lend(work, about, "demoralize", 1, card);
            },
          },
        ],
      }),
    },
  }),
);
