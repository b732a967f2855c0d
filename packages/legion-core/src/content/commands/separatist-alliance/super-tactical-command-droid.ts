import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { putOnCard } from "../../../mission/stock.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import { endOngoing } from "../../../units/ongoing.ts";
import { afterAttack, mayActFreely } from "../attack-effects.ts";
import { byCard, give, givenOnOrder, lend, MARK, untimed } from "../effects.ts";

const EXTERMINATE = (): Command => ({
  id: "exterminate",
  name: { en: "Exterminate" },
  pips: 1,
  faction: "separatist-alliance",
  requires: { unit: "Super Tactical Command Droid" },
  orders: [{ count: 1, of: [{ unit: "Super Tactical Command Droid" }] }],
  keywords: [{ id: "demoralize", value: 2 }],
});

const EXTERMINATE_ID = "exterminate";

const EXTERMINATE_ENTRY = (): CommandCard => ({
  id: EXTERMINATE_ID,
  gift: MARK,
  defeated(work, _player, _unit, by) {
    if (by !== null && timesNoted(work, by) === 1) lend(work, by, EXTERMINATE_ID, 1, EXTERMINATE_ID);
  },
  moments: [
    givenOnOrder(EXTERMINATE_ID, { keywords: { demoralize: 2, [EXTERMINATE_ID]: 1 } }),
    afterAttack(
      (look, unit) => timesNoted(look, unit) > 1,
      (work, unit) => {
        endOngoing(work, (one) => one.unit === unit && one.keyword === EXTERMINATE_ID, byCard(EXTERMINATE_ID));
        if (!mayActFreely(work, unit)) return;
        work.push({ kind: "volley", unit, card: EXTERMINATE_ID, left: 1, attacked: [] });
      },
    ),
  ],
});

const EXTERMINATE_TEXT: CardText = {
  id: "exterminate",
  does: {
    en: "Each ordered unit has Demoralize 2 this round. The first time that it defeats a unit with an attack, it may perform a free attack action, even if it has already performed an attack action in this activation.",
    es: "Cada unidad que recibe una orden de la carta tiene Desmoralizar 2 esta ronda. La primera vez que derrota a una unidad con un ataque, puede realizar una acción de ataque gratuita, aunque ya haya realizado una acción de ataque en esta activación.",
  },
};

const TACTICAL_DOWNLOAD = (): Command => ({
  id: "tactical-download",
  name: { en: "Tactical Download" },
  pips: 3,
  faction: "separatist-alliance",
  requires: { unit: "Super Tactical Command Droid" },
  orders: [{ count: 3, of: [{ keyword: "ai" }, { type: "droid-trooper" }] }],
});

const TACTICAL_DOWNLOAD_ID = "tactical-download";

const TACTICAL_DOWNLOAD_ENTRY = (): CommandCard => ({
  id: TACTICAL_DOWNLOAD_ID,
  stock: {
    to: [{ type: "droid-trooper" }, { keyword: "ai" }],
    spent: (work, unit) => give(work, unit, "immobilize", 1, TACTICAL_DOWNLOAD_ID),
  },
  moments: [
    untimed((work, player) => {
      for (const token of ["aim", "dodge"] as const) putOnCard(work, player, TACTICAL_DOWNLOAD_ID, token, 4);
    }),
  ],
});

const TACTICAL_DOWNLOAD_TEXT: CardText = {
  id: "tactical-download",
  does: {
    en: "There are 4 aim tokens and 4 dodge tokens on this card. When a friendly droid trooper unit or unit with AI attacks or defends this round, it may spend 1 of them as its own; then it gains 1 immobilize token.",
    es: "Sobre esta carta hay 4 fichas de Ataque apuntado y 4 fichas de Esquiva. Cuando una unidad aliada de infantería droide o con IA ataca o se defiende esta ronda, puede gastar 1 de ellas como si fuera suya; entonces gana 1 ficha de Inmovilización.",
  },
};

/** Command cards of Super Tactical Command Droid. */
export const FIGURES: Cards<Command> = [EXTERMINATE, TACTICAL_DOWNLOAD];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [EXTERMINATE_ENTRY, TACTICAL_DOWNLOAD_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [EXTERMINATE_TEXT, TACTICAL_DOWNLOAD_TEXT];

/** How often the card is noted for a unit: once as it is ordered, again once it has defeated a unit. */
function timesNoted({ state }: Pick<Look, "state">, unit: number): number {
  return state.ongoing.filter((one) => one.unit === unit && one.keyword === EXTERMINATE_ID).length;
}
