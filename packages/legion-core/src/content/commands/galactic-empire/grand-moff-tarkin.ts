import { isDivulged } from "../../../cards/commands/divulged.ts";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { givenTo, isOwn, isRevealed, lend } from "../effects.ts";
import { stayInPlay } from "../hand-effects.ts";

const IMPERIAL = { faction: "galactic-empire" } as const;

const FEAR_WILL_KEEP_THEM_IN_LINE = (): Command => ({
  id: "fear-will-keep-them-in-line",
  name: { en: "Fear Will Keep Them in Line" },
  pips: 3,
  faction: "galactic-empire",
  requires: { unit: "Grand Moff Tarkin" },
  orders: [{ count: 3, of: [{}] }],
  permanent: true,
  divulge: { step: "resolve-setup-effects", mandatory: false },
  keywords: [{ id: "demoralize", value: 1 }],
});

const FEAR_WILL_KEEP_THEM_IN_LINE_ID = "fear-will-keep-them-in-line";

const FEAR_WILL_KEEP_THEM_IN_LINE_ENTRY = (): CommandCard => ({
  id: FEAR_WILL_KEEP_THEM_IN_LINE_ID,
  divulged: { run: (work, player) => stayInPlay(work, player, FEAR_WILL_KEEP_THEM_IN_LINE_ID) },
  moments: [
    {
      ...givenTo(FEAR_WILL_KEEP_THEM_IN_LINE_ID, IMPERIAL, { keywords: { demoralize: 1 } }),
      applies: (look, player) => isRevealed(look, player, FEAR_WILL_KEEP_THEM_IN_LINE_ID),
    },
    {
      moment: "order-issued",
      may: false,
      applies: (look, player, about) =>
        isOwn(look, player, about) &&
        fitsAny(look, about, [IMPERIAL]) &&
        isDivulged(look.state, player, FEAR_WILL_KEEP_THEM_IN_LINE_ID),
      run(work, _player, about) {
        if (about !== null) lend(work, about, "demoralize", 1, FEAR_WILL_KEEP_THEM_IN_LINE_ID);
      },
    },
  ],
});

const FEAR_WILL_KEEP_THEM_IN_LINE_TEXT: CardText = {
  id: "fear-will-keep-them-in-line",
  does: {
    en: "Friendly units of the Galactic Empire have Demoralize 1 this round. Divulge: this card stays in play instead; from then on each friendly unit of the Galactic Empire that is issued an order has Demoralize 1 for the round.",
    es: "Las unidades aliadas del Imperio Galáctico tienen Desmoralizar 1 esta ronda. Divulgar: esta carta permanece en juego; desde entonces, cada unidad aliada del Imperio Galáctico que recibe una orden tiene Desmoralizar 1 durante la ronda.",
  },
};

/** Command cards of Grand Moff Tarkin. */
export const FIGURES: Cards<Command> = [FEAR_WILL_KEEP_THEM_IN_LINE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [FEAR_WILL_KEEP_THEM_IN_LINE_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [FEAR_WILL_KEEP_THEM_IN_LINE_TEXT];
