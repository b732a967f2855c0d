import { at } from "@sw/tabletop";
import { setDown } from "../../../moving/placing.ts";
import { on } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Facts } from "../../../state/look.ts";
import type { Side } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { areTouching, friendsAt } from "../../../units/near.ts";
import { statusOf } from "../../../units/positions.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { aboutOwn, byCard, isLent, lend, ownUnits, untimed } from "../effects.ts";

const CHEWBACCA = { unit: "Chewbacca" } as const;

const YODA = { unit: "Yoda" } as const;

/** Puts the player's Yoda at range 1 of Chewbacca onto him for the rest of the round. */
function mount(work: GameWork, side: Side, bearer: UnitIndex, card: string): void {
  if (statusOf(at(work.state.units, bearer)) !== "deployed") return;
  for (const rider of friendsAt(work, bearer, 1).filter((one) => fitsAny(work, one, [YODA]))) {
    lend(work, rider, card, 1, card);
    takeAlong(work, side, rider, bearer, card);
  }
}

/** Lets the player set a rider down in base contact with its bearer. */
function takeAlong(work: GameWork, side: Side, rider: UnitIndex, bearer: UnitIndex, card: string): void {
  if (statusOf(at(work.state.units, rider)) !== "deployed") return;
  setDown(work, side, rider, { beside: bearer }, byCard(card));
}

/** Returns Yoda if he is in base contact with Chewbacca, as a list of one or none. */
function carried(look: Facts, bearer: UnitIndex): readonly number[] {
  if (!fitsAny(look, bearer, [CHEWBACCA])) return [];
  const { owner } = at(look.state.units, bearer);
  return ownUnits(look, owner, YODA).filter((one) => areTouching(look, bearer, one));
}

/** Command cards of Chewbacca. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "galactic-republic", requires: CHEWBACCA },
  () => ({
    "size-matters-sometimes": {
      name: "Size Matters Sometimes",
      pips: 2,
      orders: [order(1, CHEWBACCA), order(1, YODA)],
      keywords: ["deflect", "guardian"],
      en: "If Yoda is at range 1 of Chewbacca, his player sets him down in base contact with Chewbacca, and again after each move of Chewbacca this round; Yoda himself performs no moves. While they are in base contact, Chewbacca has Deflect, may spend Yoda's dodge tokens as his own, and rolls red defense dice as he defends or uses Guardian.",
      es: "Si Yoda está a alcance 1 de Chewbacca, su jugador lo coloca en contacto de peanas con él, y de nuevo tras cada movimiento de Chewbacca de esta ronda; Yoda no realiza movimientos. Mientras haya contacto, Chewbacca tiene Desvío, puede gastar las fichas de Esquiva de Yoda como propias y tira dados de defensa rojos al defenderse o usar Guardián.",
      /**
       * Only Yoda is marked by the card while he rides. The other effects test whether he and Chewbacca are in base
       * contact.
       */
      does: (card) => ({
        moments: [
          untimed((work, side) => {
            for (const bearer of ownUnits(work, side, CHEWBACCA)) mount(work, side, bearer, card);
          }),
          aboutOwn("moving", CHEWBACCA, (work, bearer) => {
            const { owner } = at(work.state.units, bearer);
            const riders = ownUnits(work, owner, YODA).filter((one) => isLent(work, one, card));
            for (const rider of riders) takeAlong(work, owner, rider, bearer, card);
          }),
        ],
        gift: { effect: [on("pins", () => "leg.cards.command-use")], to: [] },
        furtherGifts: [
          {
            effect: [on("defense-die", () => "red")],
            to: [CHEWBACCA],
            keywords: { deflect: 1 },
            holds: (look, unit) => carried(look, unit).length > 0,
          },
          {
            effect: [
              on("lends", {
                within: "anywhere",
                kinds: (look, { unit }, friend) => (carried(look, friend).includes(unit) ? ["dodge"] : []),
              }),
            ],
            to: [YODA],
          },
        ],
      }),
    },
  }),
);
