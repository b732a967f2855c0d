import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import { profileOf } from "../../../units/profiles.ts";

/** What members give besides Hunter, by the cards of their miniatures. */
const MEMBERS: Readonly<Record<string, string>> = {
  tech: "tactical",
  "echo-clone-force-99": "reliable",
  crosshair: "precise",
  omega: "inspire",
  wrecker: "suppressive",
};

const WE_DO_WHAT_WE_DO = (): Command => ({
  id: "we-do-what-we-do",
  name: { en: "We Do What We Do" },
  pips: 3,
  requires: { unit: "The Bad Batch" },
  orders: [{ count: 1, of: [{ unit: "The Bad Batch" }] }],
  keywords: [
    { id: "tactical", value: 1 },
    { id: "reliable", value: 1 },
    { id: "precise", value: 1 },
    { id: "inspire", value: 1 },
    { id: "suppressive" },
  ],
});

const WE_DO_WHAT_WE_DO_ID = "we-do-what-we-do";

const WE_DO_WHAT_WE_DO_ENTRY = (): CommandCard => ({
  id: WE_DO_WHAT_WE_DO_ID,
  gift: {
    effect: { unitAmounts: [{ amount: "speed", adds: 1 }] },
    to: [{ unit: "The Bad Batch" }],
    keywords(look, unit) {
      const { miniatures } = profileOf(look, unit);
      const isThere = (card: string): boolean =>
        miniatures.some((one, place) => one.card === card && !isDefeated(look, unit, place));
      const keywords = Object.entries(MEMBERS)
        .filter(([card]) => isThere(card))
        .map(([, keyword]) => [keyword, 1]);
      return { ...Object.fromEntries(keywords), ...(isThere("hunter") ? {} : { [WE_DO_WHAT_WE_DO_ID]: -1 }) };
    },
  },
});

const WE_DO_WHAT_WE_DO_TEXT: CardText = {
  id: "we-do-what-we-do",
  does: {
    en: "This round, for each of these members that is still in the unit: Hunter adds 1 to the speed of The Bad Batch, Tech gives it Tactical 1, Echo Reliable 1, Crosshair Precise 1, Omega Inspire 1, and Wrecker gives its weapons Suppressive.",
    es: "Esta ronda, por cada uno de estos miembros que siga en la unidad: Hunter añade 1 a la Velocidad de The Bad Batch, Tech le da Táctica 1, Echo Fiable 1, Crosshair Precisión 1, Omega Inspirador 1, y Wrecker da Fuego de contención a sus armas.",
  },
};

/** Command cards of The Bad Batch. */
export const FIGURES: Cards<Command> = [WE_DO_WHAT_WE_DO];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [WE_DO_WHAT_WE_DO_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [WE_DO_WHAT_WE_DO_TEXT];

function isDefeated({ state }: Pick<Look, "state">, unit: number, place: number): boolean {
  return at(at(state.units, unit).miniatures, place).status === "defeated";
}
