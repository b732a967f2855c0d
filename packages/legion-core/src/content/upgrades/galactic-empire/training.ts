import { nearest } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import type { Look } from "../../../state/look.ts";
import { markActivation } from "../../../units/activation.ts";
import { isReadied } from "../../../units/cards.ts";
import { alliesAt, enemiesAt } from "../../../units/near.ts";
import { rollUnitDice, successes } from "../../../units/rolls.ts";
import { freeAttack, mayAttackFreely } from "../../keywords/free-attacks.ts";
import { byStatic, spend } from "../effects.ts";
import { callOff, exertedBy } from "../force-effects.ts";

const IMPERIAL_MARCH = (): Upgrade => ({
  id: "imperial-march",
  name: { en: "Imperial March" },
  type: "training",
  cost: 6,
  restriction: { faction: "galactic-empire", rank: "corps" },
  expend: true,
  special: true,
  doubts: ["Wording from one summary."],
});

const IMPERIAL_MARCH_ENTRY = (): UpgradeCard => ({
  id: "imperial-march",
  haste: {
    adds: 1,
    available: ({ state }, { unit }) => {
      const activation = nearest(state, "activation");
      return activation?.unit === unit && activation.marks.filter((mark) => mark === MARCHED).length === 1;
    },
    pay: () => undefined,
  },
  moments: [
    {
      moment: "moving",
      may: false,
      applies: ({ state }, { unit }, about) => about === unit && nearest(state, "move")?.made === "standard",
      run: (work, { unit }) => markActivation(work, unit, MARCHED),
    },
    {
      moment: "after-move-action",
      may: true,
      applies: (look, { unit }, about) =>
        about === unit &&
        isReadied(look, unit, "imperial-march") &&
        charged(look, unit) !== null &&
        mayAttackFreely(look, unit, charged(look, unit), "melee"),
      run(work, { unit }) {
        spend(work, unit, "imperial-march", "expended");
        freeAttack(work, unit, "imperial-march", "leg.upgrade.action-exhaust-icons", charged(work, unit), "melee");
      },
    },
  ],
});

const IMPERIAL_MARCH_TEXT: CardText = {
  id: "imperial-march",
  does: {
    en: "The second standard move of an activation may be made at 1 higher maximum speed. The unit may expend the card for Charge.",
    es: "El segundo movimiento normal de una activación puede efectuarse con la Velocidad máxima aumentada en 1. La unidad puede consumir la carta para tener Acometida.",
  },
};

const INQUISITORIUS_TRAINING = (): Upgrade => ({
  id: "inquisitorius-training",
  name: { en: "Inquisitorius Training" },
  type: "training",
  cost: 5,
  restriction: { any: [{ unit: "Fifth Brother" }, { unit: "Seventh Sister" }] },
  keywords: [{ id: "demoralize", value: 1 }],
  special: true,
});

const INQUISITORIUS_TRAINING_ENTRY = (): UpgradeCard => ({
  id: "inquisitorius-training",
  moments: [
    {
      moment: "card-exhausted",
      may: true,
      applies: (look, { unit }, about) =>
        about !== null &&
        exertedBy(look, about) !== undefined &&
        [...alliesAt(look, unit, 1), ...enemiesAt(look, unit, 1)].includes(about),
      run(work, { unit }) {
        const faces = rollUnitDice(work, unit, "red-defense", 1, byStatic("inquisitorius-training"));
        if (successes(faces) > 0) callOff(work);
      },
    },
  ],
});

const INQUISITORIUS_TRAINING_TEXT: CardText = {
  id: "inquisitorius-training",
  does: {
    en: "The unit has Demoralize 1. When a unit at range 1 exhausts a Force upgrade, this unit may roll 1 red defense die: on a block or a surge the effect is cancelled, and the card stays exhausted.",
    es: "La unidad tiene Desmoralizar 1. Cuando una unidad a alcance 1 agote una mejora de Fuerza, esta unidad puede tirar 1 dado rojo de defensa: con un bloqueo o un incremento el efecto se anula, y la carta queda agotada.",
  },
};

/** Training upgrades of the Galactic Empire. */
export const FIGURES: Cards<Upgrade> = [IMPERIAL_MARCH, INQUISITORIUS_TRAINING];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [IMPERIAL_MARCH_ENTRY, INQUISITORIUS_TRAINING_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [IMPERIAL_MARCH_TEXT, INQUISITORIUS_TRAINING_TEXT];

/** How an activation notes standard moves. */
const MARCHED = "imperial-march";

/** The unit with which the move that has just been made started a melee. */
function charged({ state }: Pick<Look, "state">, unit: number): number | null {
  const move = nearest(state, "move");
  return move?.unit === unit ? move.charged : null;
}
