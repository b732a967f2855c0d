import { putOnCard } from "../../../mission/stock.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { endOngoing } from "../../../units/ongoing.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { afterAttack, mayActFreely } from "../attack-effects.ts";
import { byCard, give, givenOnOrder, lend, MARK, untimed } from "../effects.ts";

const SUPER_TACTICAL_COMMAND_DROID = { unit: "Super Tactical Command Droid" } as const;

/** Command cards of Super Tactical Command Droid. */
export const CARDS: CommandFile = /* @__PURE__ */ commands(
  { faction: "separatist-alliance", requires: SUPER_TACTICAL_COMMAND_DROID },
  () => ({
    exterminate: {
      name: "Exterminate",
      pips: 1,
      orders: SUPER_TACTICAL_COMMAND_DROID,
      keywords: ["demoralize 2"],
      en: "Each ordered unit has Demoralize 2 this round. The first time that it defeats a unit with an attack, it may perform a free attack action, even if it has already performed an attack action in this activation.",
      es: "Cada unidad que recibe una orden de la carta tiene Desmoralizar 2 esta ronda. La primera vez que derrota a una unidad con un ataque, puede realizar una acción de ataque gratuita, aunque ya haya realizado una acción de ataque en esta activación.",
      does: (card) => ({
        gift: MARK,
        defeated(work, _player, _unit, by) {
          if (by !== null && timesNoted(work, by, card) === 1) lend(work, by, card, 1, card);
        },
        moments: [
          givenOnOrder(card, { keywords: { demoralize: 2, [card]: 1 } }),
          afterAttack(
            (look, unit) => timesNoted(look, unit, card) > 1,
            (work, unit) => {
              endOngoing(work, (one) => one.unit === unit && one.keyword === card, byCard(card));
              if (!mayActFreely(work, unit)) return;
              work.push({ kind: "volley", unit, card: card, left: 1, attacked: [] });
            },
          ),
        ],
      }),
    },
    "tactical-download": {
      name: "Tactical Download",
      pips: 3,
      orders: [order(3, { keyword: "ai" }, { type: "droid-trooper" })],
      en: "There are 4 aim tokens and 4 dodge tokens on this card. When a friendly droid trooper unit or unit with AI attacks or defends this round, it may spend 1 of them as its own; then it gains 1 immobilize token.",
      es: "Sobre esta carta hay 4 fichas de Ataque apuntado y 4 fichas de Esquiva. Cuando una unidad aliada de infantería droide o con IA ataca o se defiende esta ronda, puede gastar 1 de ellas como si fuera suya; entonces gana 1 ficha de Inmovilización.",
      does: (card) => ({
        stock: {
          to: [{ type: "droid-trooper" }, { keyword: "ai" }],
          spent: (work, unit) => give(work, unit, "immobilize", 1, card),
        },
        moments: [
          untimed((work, side) => {
            for (const token of ["aim", "dodge"] as const) putOnCard(work, side, card, token, 4);
          }),
        ],
      }),
    },
  }),
);

/**
 * Returns how often the card is recorded for a unit: once when it is ordered, and once more when it has defeated a
 * unit.
 */
function timesNoted({ state }: Pick<Look, "state">, unit: UnitIndex, card: string): number {
  return state.ongoing.filter((one) => one.unit === unit && one.keyword === card).length;
}
