import { mayMove, startMove } from "../../../moving/moves.ts";
import { on, playerMust } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import { opponentOf, type Side } from "../../../state/seats.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { askCard } from "../choice-effects.ts";
import { isOwn, lend, onOrder, ownUnits } from "../effects.ts";

const SLOW = { speed: 1 } as const;

/** Command cards of Imperial Officer. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "galactic-empire", requires: { unit: "Imperial Officer" } },
  () => ({
    "inexorable-advance": {
      name: "Inexorable Advance",
      pips: 3,
      orders: [order(3, { type: "trooper" })],
      keywords: ["suppressive"],
      en: "The ranged weapons of each ordered corps trooper unit have Suppressive this round. After an enemy unit panics this round, a friendly corps unit may move at speed 1.",
      es: "Las armas a distancia de cada unidad de infantería de Tropa que recibe una orden de la carta tienen Fuego de contención esta ronda. Después de que una unidad enemiga sea presa del pánico esta ronda, una unidad aliada de Tropa puede moverse a Velocidad 1.",
      does: (card) => ({
        gift: {
          effect: [on("gives-in-attack", (_look, _bearer, { kind }) => (kind === "ranged" ? { suppressive: 1 } : {}))],
          to: [],
        },
        moments: [
          onOrder((work, unit) => {
            if (fitsAny(work, unit, [{ rank: "corps", type: "trooper" }])) lend(work, unit, card, 1, card);
          }),
          playerMust(
            "panicked",
            (look, side, about) => isOwn(look, opponentOf(side), about) && advancing(look, side).length > 0,
            (work, side, about) => askCard(work, card, "advance", side, about),
          ),
        ],
        choices: {
          advance: {
            kind: "units",
            rule: "leg.cards.command-use",
            count: 1,
            may: true,
            candidates: (look, { side }) => advancing(look, side),
            take(work, _asked, chosen) {
              for (const unit of chosen) startMove(work, unit, "effect", SLOW);
            },
          },
        },
      }),
    },
  }),
);

/** Lists the player's corps units that can move at speed 1. */
function advancing(look: Look, side: Side): readonly number[] {
  return ownUnits(look, side, { rank: "corps" }).filter((unit) => mayMove(look, unit, "effect", SLOW));
}
