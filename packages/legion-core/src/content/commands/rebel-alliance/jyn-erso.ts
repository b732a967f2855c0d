import { at } from "@sw/tabletop";
import { startMove } from "../../../moving/moves.ts";
import { on, permits, playerMay } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import type { Side } from "../../../state/seats.ts";
import { isVehicle } from "../../../table/unit-types.ts";
import { enemiesAt, inSight } from "../../../units/near.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { profileOf } from "../../../units/profiles.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { boonOnOrder } from "../choice-effects.ts";
import { aboutOwn, byCard, give, giveAll, givenTo, isLent, isOwn, lend, MARK, onOrder, ownUnits } from "../effects.ts";

const JYN = { unit: "Jyn Erso" } as const;

/** Command cards of Jyn Erso. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "rebel-alliance", requires: JYN }, () => ({
  "i-rebel": {
    name: "I Rebel",
    pips: 1,
    orders: JYN,
    keywords: ["charge"],
    en: "Jyn Erso has Charge in her activation. Once this round, when an enemy unit at range 2 and in line of sight of her starts its activation, she may gain 1 suppression token to perform a free move action and then a free attack action.",
    es: "Jyn Erso tiene Acometida en su activación. Una vez en esta ronda, cuando una unidad enemiga a alcance 2 y dentro de su línea de visión empieza su activación, Jyn puede ganar 1 ficha de Acobardamiento para realizar una acción de movimiento gratuita y después una acción de ataque gratuita.",
    does: (card) => ({
      moments: [
        aboutOwn("perform-actions-start", JYN, (work, unit) => {
          beginOngoing(work, { unit, keyword: "charge", value: 1, until: "activation" }, byCard(card));
        }),
        playerMay(
          "activation-start",
          (look, side, about) =>
            about !== null && !isOwn(look, side, about) && rebels(look, side, about, card).length > 0,
          (work, side, about) => {
            for (const unit of about === null ? [] : rebels(work, side, about, card)) {
              lend(work, unit, card, 1, card);
              give(work, unit, "suppression", 1, card);
              work.push({ kind: "volley", unit, card: card, left: 1, attacked: [] });
              startMove(work, unit, "action", { optional: true });
            }
          },
        ),
      ],
      gift: MARK,
    }),
  },
  "trust-goes-both-ways": {
    name: "Trust Goes Both Ways",
    pips: 2,
    orders: [order(1, JYN), order(1, { type: "trooper" })],
    keywords: ["inspire 2", "teamwork"],
    en: "Jyn Erso has Inspire 2 this round. Another ordered trooper unit has Teamwork: Jyn Erso this round.",
    es: "Jyn Erso tiene Inspirador 2 esta ronda. Otra unidad de infantería que reciba una orden de la carta tiene Trabajo en equipo: Jyn Erso esta ronda.",
    does: (card) => ({
      moments: [
        givenTo(card, JYN, { keywords: { inspire: 2 } }),
        onOrder((work, unit) => {
          if (isVehicle(profileOf(work, unit).type) || fitsAny(work, unit, [JYN])) return;
          giveAll(work, unit, { keywords: { teamwork: 1, [card]: 1 } }, card);
        }),
      ],
      gift: { effect: [on("names", { teamwork: [JYN] })], to: [] },
    }),
  },
  "rebellions-are-built-on-hope": {
    name: "Rebellions Are Built on Hope",
    pips: 3,
    orders: [order(3, { type: "trooper" })],
    keywords: ["danger-sense 2", "indomitable"],
    en: "Each ordered unit may gain 1 suppression token. This round friendly trooper units with a faceup order token have Danger Sense 2 and Indomitable and are neither suppressed nor panicked.",
    es: "Cada unidad que recibe una orden de la carta puede ganar 1 ficha de Acobardamiento. Esta ronda, las unidades de infantería aliadas que tengan una ficha de Orden boca arriba tienen Sentido del peligro 2 e Indómito y no pueden estar acobardadas ni ser presas del pánico.",
    choices: {
      "gain-suppression": { en: "gain a suppression token", es: "obtener una ficha de Acobardamiento" },
      decline: { en: "nothing", es: "nada" },
    },
    does: (card) => ({
      ...boonOnOrder(card, () => ["gain-suppression"], true),
      gift: {
        effect: [permits("never-suppressed"), permits("never-panics")],
        to: [{ type: "trooper" }],
        keywords: { "danger-sense": 2, indomitable: 1 },
        holds: ({ state }, unit) => at(state.units, unit).order === "faceup",
      },
    }),
  },
}));

/** Returns Jyn if she sees a unit at range 2 and has not used the card in this round, as a list of one or none. */
function rebels(look: Look, side: Side, enemy: UnitIndex, card: string): readonly number[] {
  return ownUnits(look, side, JYN).filter(
    (unit) => !isLent(look, unit, card) && inSight(look, unit, enemiesAt(look, unit, 2)).includes(enemy),
  );
}
