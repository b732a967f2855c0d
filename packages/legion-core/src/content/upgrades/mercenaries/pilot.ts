import { addDice } from "../../../attack/declaring.ts";
import { on } from "../../../state/hooks/words.ts";
import { rollUnitDice } from "../../../units/rolls.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { byStatic } from "../effects.ts";

/** Pilot upgrades of the mercenaries. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades(
  { type: "pilot", restriction: { rank: "heavy", affiliation: "raiders" } },
  () => ({
    "frenzied-gunner": {
      name: "Frenzied Gunner",
      cost: 5,
      en: "While the unit forms a ranged pool, it may roll 1 red defense die: a blank adds a white attack die to the pool, a block a black one, a surge a red one.",
      es: "Cuando la unidad reúne una reserva a distancia, puede tirar 1 dado rojo de defensa: una cara vacía añade a la reserva un dado de ataque blanco; un bloqueo, uno negro; un incremento, uno rojo.",
      does: (card) => [
        on("declaring", {
          step: "weapons",
          rule: "leg.upgrade.static-by-default",
          ways: (_look, _bearer, { attack, inPool }) => (attack === "ranged" && inPool.length > 0 ? [""] : []),
          take(work, { unit }) {
            const [face = ""] = rollUnitDice(work, unit, "red-defense", 1, byStatic(card));
            addDice(work, face === "blank" ? [1, 0, 0] : face === "block" ? [0, 1, 0] : [0, 0, 1]);
          },
        }),
      ],
    },
    "raiding-party-leader": {
      name: "Raiding Party Leader",
      cost: 10,
      bullets: 1,
      keywords: ["allies-of-convenience", "field-commander"],
      en: "Friendly vehicle units of the Raiders affiliation, this one included, have Demoralize 1.",
      es: "Las unidades de vehículo aliadas de la afiliación Bandidos, esta incluida, tienen Desmoralizar 1.",
      does: () => [
        on("aura", { to: [{ affiliation: "raiders", type: "vehicle" }], figures: { demoralize: 1 } }),
        on("gives", () => ({ demoralize: 1 })),
      ],
    },
  }),
);
