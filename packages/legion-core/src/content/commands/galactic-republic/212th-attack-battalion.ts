import { at } from "@sw/tabletop";
import { permits, playerMust } from "../../../state/hooks/words.ts";
import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { opponentOf, type Side } from "../../../state/seats.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { unitTokens } from "../../../units/conditions.ts";
import { inSight } from "../../../units/near.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { statusOf } from "../../../units/positions.ts";
import { profileOf } from "../../../units/profiles.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { askCard, boonOnOrder, choosing } from "../choice-effects.ts";
import { byCard, lend, ownUnits } from "../effects.ts";

/** The maximum number of units that gain Infiltrate. */
const MOST_INFILTRATORS = 2;

/** Command cards of the 212th Attack Battalion. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "galactic-republic", battleForce: "212th-attack-battalion" },
  () => ({
    "sneak-attack": {
      name: "Sneak Attack",
      pips: 1,
      orders: [order(1)],
      divulge: { step: "setup", mandatory: false },
      keywords: ["infiltrate", "scout 1"],
      en: "Divulge in setup: for the rest of the game up to 2 friendly clone trooper corps units have Infiltrate, and as many friendly vehicles as there are special forces units in the army have Scout 1.",
      es: "Divulgar durante la preparación: durante el resto de la partida, hasta 2 unidades de Tropa de infantería clon aliadas tienen Infiltración, y tantos vehículos aliados como unidades de Fuerzas especiales haya en el ejército tienen Explorador 1.",
      does: (card) => ({
        divulged: {
          run(work, side) {
            askCard(work, card, "scouts", side, null);
            askCard(work, card, "infiltrators", side, null);
          },
        },
        choices: {
          infiltrators: choosing(
            MOST_INFILTRATORS,
            (look, side) => ownUnits(look, side, { rank: "corps", type: "clone-trooper" }),
            (work, chosen) => {
              for (const unit of chosen)
                beginOngoing(work, { unit, keyword: "infiltrate", value: 1, until: "game" }, byCard(card));
            },
          ),
          scouts: choosing(
            (look, { side }) => ownUnits(look, side, { rank: "special-forces" }).length,
            (look, side) => ownUnits(look, side, { type: "vehicle" }),
            (work, chosen) => {
              for (const unit of chosen)
                beginOngoing(work, { unit, keyword: "scout", value: 1, until: "game" }, byCard(card));
            },
            false,
          ),
        },
      }),
    },
    "recon-division": {
      name: "Recon Division",
      pips: 2,
      orders: [order(2, { type: "vehicle" }, { rank: "special-forces" })],
      keywords: ["observe 1"],
      en: "Friendly trooper units have Observe 1 this round. In the End Phase of this round enemy units in line of sight of friendly units keep their observation tokens.",
      es: "Las unidades de infantería aliadas tienen Observar 1 esta ronda. En la fase Final de esta ronda, las unidades enemigas dentro de la línea de visión de unidades aliadas conservan sus fichas de Observación.",
      does: (card) => ({
        moments: [
          playerMust(
            "end-phase-start",
            (look, side) => watched(look, side).length > 0,
            (work, side) => {
              for (const unit of watched(work, side)) lend(work, unit, card, 1, card);
            },
          ),
        ],
        gift: { effect: [permits("keeps-observation")], to: [{ type: "trooper" }], keywords: { observe: 1 } },
      }),
    },
    "flexible-strategy": {
      name: "Flexible Strategy",
      pips: 3,
      orders: [order(3)],
      en: "Each ordered trooper unit may remove 1 suppression token or make a speed-1 move; each ordered vehicle may gain 1 aim token or 1 dodge token.",
      es: "Cada unidad de infantería que recibe una orden de la carta puede retirar 1 ficha de Acobardamiento o efectuar un movimiento de Velocidad 1; cada vehículo que la recibe puede ganar 1 ficha de Ataque apuntado o 1 ficha de Esquiva.",
      choices: {
        "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
        "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
        "remove-suppression": { en: "remove a suppression token", es: "retirar una ficha de Acobardamiento" },
        "move-slowly": { en: "move at speed 1", es: "moverse a Velocidad 1" },
        decline: { en: "nothing", es: "nada" },
      },
      does: (card) => ({
        ...boonOnOrder(
          card,
          (look, unit) =>
            isVehicle(profileOf(look, unit).type) ? ["gain-aim", "gain-dodge"] : ["remove-suppression", "move-slowly"],
          true,
        ),
      }),
    },
  }),
);

/** Lists the enemy units with observation tokens that a friendly unit sees. */
function watched(look: Look, side: Side): readonly number[] {
  const own = undefeated(look.state, side).filter((unit) => statusOf(at(look.state.units, unit)) === "deployed");
  return undefeated(look.state, opponentOf(side)).filter(
    (enemy) =>
      unitTokens(look.state, enemy, "observation") > 0 && own.some((unit) => inSight(look, unit, [enemy]).length > 0),
  );
}
