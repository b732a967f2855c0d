import { figure, on } from "../../../state/hooks/words.ts";
import { isReadied } from "../../../units/cards.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { spend } from "../effects.ts";
import { KATARN_PATTERN_ARMOR_POOL } from "../pool-effects.ts";

/** Gear upgrades of the Galactic Republic. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades(
  { type: "gear", restriction: { unit: "Clone Commandos" } },
  () => ({
    "katarn-pattern-armor": {
      name: "Katarn Pattern Armor",
      cost: 0,
      expend: true,
      en: "When a ranged attack would deal the unit more than 1 wound, it may expend the card to suffer only 1.",
      es: "Cuando un ataque a distancia vaya a causar a la unidad más de 1 Herida, puede consumir la carta para sufrir solo 1.",
      does: (card) => [
        figure("in-attack", (look, { unit, value }, { kind }) =>
          kind === "ranged" && isReadied(look, unit, card) ? value : 0,
        ),
        on("defending", KATARN_PATTERN_ARMOR_POOL),
        on("pool-use", { side: "defender", used: (work, unit) => spend(work, unit, card, "expended") }),
      ],
    },
  }),
);
