import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import { setDown } from "../../../moving/placing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import type { Look } from "../../../state/look.ts";
import type { GameWork } from "../../../state/work.ts";
import { areInContact, friendsAt } from "../../../units/near.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { aboutOwn, byCard, isLent, lend, ownUnits, untimed } from "../effects.ts";

const YODA = { unit: "Yoda" } as const;
const CHEWBACCA = { unit: "Chewbacca" } as const;

const SIZE_MATTERS_SOMETIMES = (): Command => ({
  id: "size-matters-sometimes",
  name: { en: "Size Matters Sometimes" },
  pips: 2,
  faction: "galactic-republic",
  requires: { unit: "Chewbacca" },
  orders: [
    { count: 1, of: [{ unit: "Chewbacca" }] },
    { count: 1, of: [{ unit: "Yoda" }] },
  ],
  keywords: [{ id: "deflect" }, { id: "guardian" }],
  summary:
    "If Yoda is within 1 of Chewbacca he is set in base contact and rides along for the round, unable to move; while in contact Chewbacca has Deflect, may spend Yoda's dodges and rolls red defence dice, also for Guardian.",
  verification: COMMAND_CARDS,
});

const SIZE_MATTERS_SOMETIMES_ID = "size-matters-sometimes";

const SIZE_MATTERS_SOMETIMES_ENTRY = (): CommandCard => ({
  id: SIZE_MATTERS_SOMETIMES_ID,
  moments: [
    untimed((work, player) => {
      for (const unit of ownUnits(work, player, CHEWBACCA)) {
        for (const rider of friendsAt(work, unit, 1).filter((friend) => fitsAny(work, friend, [YODA]))) {
          lend(work, rider, SIZE_MATTERS_SOMETIMES_ID, 1, SIZE_MATTERS_SOMETIMES_ID);
          setBeside(work, unit, rider);
        }
      }
    }),
    aboutOwn("moving", CHEWBACCA, (work, unit) => {
      for (const rider of ridersOf(work, unit)) setBeside(work, unit, rider);
    }),
  ],
  // What Yoda has while he rides along.
  gift: {
    effect: {
      pins: () => "leg.cards.command-use",
      lends: (look, unit, friend) =>
        fitsAny(look, friend, [CHEWBACCA]) && areInContact(look, unit, friend) ? ["dodge"] : [],
      lendsFreely: true,
    },
    to: [],
  },
  furtherGifts: [
    {
      effect: { permits: ["defends-with-red"] },
      to: [CHEWBACCA],
      keywords: { deflect: 1 },
      holds: (look, unit) => ridersOf(look, unit).some((rider) => areInContact(look, unit, rider)),
    },
  ],
});

const SIZE_MATTERS_SOMETIMES_TEXT: CardText = {
  id: SIZE_MATTERS_SOMETIMES_ID,
  does: {
    en: "If Yoda is at range 1 of Chewbacca, he is set down in base contact with him, and again after each of Chewbacca's moves this round; he cannot move himself. While they are in contact, Chewbacca has Deflect, may spend Yoda's dodge tokens as his own and rolls red defense dice, also when he uses Guardian.",
    es: "Si Yoda está a alcance 1 de Chewbacca, se coloca en contacto de peanas con él, y de nuevo después de cada movimiento de Chewbacca en esta ronda; por sí mismo no puede moverse. Mientras están en contacto, Chewbacca tiene Desvío, puede gastar las fichas de Esquiva de Yoda como propias y tira dados de defensa rojos, también cuando usa Guardián.",
  },
};

/** Those of its player who ride along with a unit. */
function ridersOf(look: Look, unit: number): readonly number[] {
  const { owner } = at(look.state.units, unit);
  return ownUnits(look, owner, YODA).filter((rider) => isLent(look, rider, SIZE_MATTERS_SOMETIMES_ID));
}

/** A rider is taken up, and its player sets it down in base contact with the unit that it rides along with. */
function setBeside(work: GameWork, unit: number, rider: number): void {
  const { owner } = at(work.state.units, rider);
  setDown(work, owner, rider, { beside: unit }, byCard(SIZE_MATTERS_SOMETIMES_ID));
}

/** Command cards of Chewbacca. */
export const FIGURES: Cards<Command> = [SIZE_MATTERS_SOMETIMES];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [SIZE_MATTERS_SOMETIMES_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [SIZE_MATTERS_SOMETIMES_TEXT];
