import { nearest } from "@sw/tabletop";
import { may, must, on } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { markActivation } from "../../../units/activation.ts";
import { isReadied } from "../../../units/cards.ts";
import { alliesAt, enemiesAt } from "../../../units/near.ts";
import { rollUnitDice, successes } from "../../../units/rolls.ts";
import { freeAttack, mayAttackFreely } from "../../keywords/shared/free-attacks.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { byStatic, spend } from "../effects.ts";
import { callOff, exertedBy } from "../force-effects.ts";

/** Training upgrades of the Galactic Empire. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "training" }, () => ({
  "imperial-march": {
    name: "Imperial March",
    cost: 6,
    restriction: { faction: "galactic-empire", rank: "corps" },
    expend: true,
    doubts: ["Wording from one summary."],
    en: "The second standard move of an activation may be made at 1 higher maximum speed. The unit may expend the card for Charge.",
    es: "El segundo movimiento normal de una activación puede efectuarse con la Velocidad máxima aumentada en 1. La unidad puede consumir la carta para tener Acometida.",
    does: (card) => [
      on("haste", {
        adds: 1,
        available: ({ state }, { unit }) => {
          const activation = nearest(state, "activation");
          return activation?.unit === unit && activation.marks.filter((mark) => mark === card).length === 1;
        },
        pay: () => undefined,
      }),
      must(
        "moving",
        ({ state }, { unit }, about) => about === unit && nearest(state, "move")?.made === "standard",
        (work, { unit }) => markActivation(work, unit, card),
      ),
      may(
        "after-move-action",
        (look, { unit }, about) =>
          about === unit &&
          isReadied(look, unit, card) &&
          charged(look, unit) !== null &&
          mayAttackFreely(look, unit, charged(look, unit), "melee"),
        (work, { unit }) => {
          spend(work, unit, card, "expended");
          freeAttack(work, unit, card, "leg.upgrade.action-exhaust-icons", charged(work, unit), "melee");
        },
      ),
    ],
  },
  "inquisitorius-training": {
    name: "Inquisitorius Training",
    cost: 5,
    restriction: { any: [{ unit: "Fifth Brother" }, { unit: "Seventh Sister" }] },
    keywords: ["demoralize 1"],
    en: "The unit has Demoralize 1. When a unit at range 1 exhausts a Force upgrade, this unit may roll 1 red defense die: on a block or a surge the effect is cancelled, and the card stays exhausted.",
    es: "La unidad tiene Desmoralizar 1. Cuando una unidad a alcance 1 agote una mejora de Fuerza, esta unidad puede tirar 1 dado rojo de defensa: con un bloqueo o un incremento el efecto se anula, y la carta queda agotada.",
    does: (card) => [
      may(
        "card-exhausted",
        (look, { unit }, about) =>
          about !== null &&
          exertedBy(look, about) !== undefined &&
          [...alliesAt(look, unit, 1), ...enemiesAt(look, unit, 1)].includes(about),
        (work, { unit }) => {
          const faces = rollUnitDice(work, unit, "red-defense", 1, byStatic(card));
          if (successes(faces) > 0) callOff(work);
        },
      ),
    ],
  },
}));

/** Returns the unit with which the last move started a melee, or null if there is none. */
function charged({ state }: Pick<Look, "state">, unit: UnitIndex): number | null {
  const move = nearest(state, "move");
  return move?.unit === unit ? move.charged : null;
}
