import { moveBan, startMove } from "../../../moving/moves.ts";
import { type ActionEntry, actionOfKeyword } from "../../../rounds/actions-list.ts";
import { figure, playerMay } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import type { Side } from "../../../state/seats.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { weapon } from "../../written/weapons.ts";
import { afterAttack } from "../attack-effects.ts";
import { aboutOwn, giveAll, givenTo, mayOnOrder, ownUnits } from "../effects.ts";

/** A speed-1 move that a card grants. */
const SLOW = { speed: 1 } as const;

const R2_D2 = { unit: "R2-D2" } as const;

/** Command cards of R2-D2. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ requires: R2_D2 }, () => ({
  "blast-off": {
    name: "Blast Off!",
    pips: 1,
    orders: R2_D2,
    keywords: ["disengage", "jump 1"],
    en: "This round R2-D2 has Disengage and Jump 1, and his speed is 1 higher. When he is issued an order, he gains 1 dodge token and 1 suppression token.",
    es: "Esta ronda R2-D2 tiene Separación y Salto 1, y su Velocidad aumenta en 1. Cuando recibe una orden, gana 1 ficha de Esquiva y 1 ficha de Acobardamiento.",
    does: (card) => ({
      gift: { effect: [figure("speed", 1)], to: [R2_D2] },
      moments: [
        givenTo(card, R2_D2, { keywords: { disengage: 1, jump: 1 } }),
        aboutOwn("order-issued", R2_D2, (work, unit) =>
          giveAll(work, unit, { tokens: ["dodge", "suppression"] }, card),
        ),
      ],
    }),
  },
  "impromptu-immolation": {
    name: "Impromptu Immolation",
    pips: 2,
    orders: R2_D2,
    keywords: ["blast", "spray", "suppressive"],
    weapons: [weapon("Impromptu Immolation", "melee 1-1", "2w", "blast", "spray", "suppressive")],
    en: "In his activation this round R2-D2 has the weapon of the card. After each of his attacks this round he may perform a free move action.",
    es: "En su activación de esta ronda, R2-D2 tiene el arma de la carta. Después de cada uno de sus ataques de esta ronda puede realizar una acción de movimiento gratuita.",
    does: () => ({
      arms: [R2_D2],
      moments: [
        afterAttack(
          (look, unit) => fitsAny(look, unit, [R2_D2]) && moveBan(look, unit, "action") === undefined,
          (work, unit) => startMove(work, unit, "action"),
          true,
        ),
      ],
    }),
  },
  "smoke-screen": {
    name: "Smoke Screen",
    pips: 3,
    orders: [order(1, R2_D2), order(1, { type: "trooper" })],
    keywords: ["smoke 1"],
    en: "The other ordered unit may make a speed-1 move. At the start of the Activation Phase R2-D2 may perform a free Smoke 1 action.",
    es: "La otra unidad que recibe una orden de la carta puede efectuar un movimiento de Velocidad 1. Al comienzo de la fase de Activación, R2-D2 puede realizar una acción gratuita de Humo 1.",
    does: () => ({
      moments: [
        mayOnOrder(
          (look, unit) => !fitsAny(look, unit, [R2_D2]) && moveBan(look, unit, "effect", SLOW) === undefined,
          (work, unit) => startMove(work, unit, "effect", SLOW),
        ),
        playerMay(
          "activation-phase-start",
          (look, side) => smokers(look, side).length > 0,
          (work, side) => {
            for (const unit of smokers(work, side)) smoking(work).run(work, unit);
          },
        ),
      ],
    }),
  },
}));

/** Lists R2-D2 if he can lay smoke, which requires that he is on the battlefield. */
function smokers(look: Look, side: Side): readonly number[] {
  return ownUnits(look, side, R2_D2).filter((unit) => smoking(look).fault(look, unit) === undefined);
}

/** Returns the action that lays one smoke token. */
function smoking(look: Pick<Look, "box">): ActionEntry {
  return actionOfKeyword(look, "smoke", 1);
}
