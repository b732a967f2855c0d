import { nearest } from "@sw/tabletop";
import { may, on } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { GameWork } from "../../../state/work.ts";
import { isReadied } from "../../../units/cards.ts";
import { askNamed } from "../../../units/choosing.ts";
import { courageOf } from "../../../units/conditions.ts";
import { rollUnitDice, successes } from "../../../units/rolls.ts";
import { gainTokens, loseTokens } from "../../../units/unit-tokens.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { byUpgrade, spend } from "../effects.ts";
import { exert, exerted, FORCE_RANGE_RULE, onLesserEnemy, unitsNear } from "../force-effects.ts";

/** Force upgrades of the light side. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "force", restriction: { side: "light" } }, () => ({
  hope: {
    name: "Hope",
    cost: 3,
    keywords: ["inspire 1"],
  },
  "jedi-mind-trick": {
    name: "Jedi Mind Trick",
    cost: 5,
    exhaust: true,
    action: "free-action",
    en: "Free action, exhausting the card: an enemy trooper unit at range 2 that is neither a commander nor an operative gains 2 suppression tokens.",
    es: "Acción gratuita que agota la carta: una unidad de infantería enemiga a alcance 2 que no sea Comandante ni Agente gana 2 fichas de Acobardamiento.",
    does: (card) => onLesserEnemy(card, 2, (work, unit) => gainTokens(work, unit, "suppression", 2, byUpgrade(card))),
  },
  tranquility: {
    name: "Tranquility",
    cost: 10,
    exhaust: true,
    expend: true,
    en: "After another friendly unit at range 2 has rallied, the card may be exhausted to roll white defense dice, as many as the courage of the unit: for each block or surge both units remove 1 suppression token. It may be expended instead to roll red dice.",
    es: "Después de que otra unidad aliada a alcance 2 se reagrupe, se puede agotar la carta para tirar tantos dados blancos de defensa como el Aplomo de la unidad: por cada bloqueo o incremento, ambas unidades retiran 1 ficha de Acobardamiento. En su lugar se puede consumir para tirar dados rojos.",
    choices: {
      "exhaust-white": { en: "exhaust the card and roll white dice", es: "agotar la carta y tirar dados blancos" },
      "expend-red": { en: "expend the card and roll red dice", es: "consumir la carta y tirar dados rojos" },
    },
    does: (card) => [
      may(
        "after-rally",
        (look, { unit }, about) =>
          about !== null &&
          about !== unit &&
          isReadied(look, unit, card) &&
          unitsNear(look, unit, 2, "friend").includes(about),
        (work, { unit }) => askNamed(work, card, "calm", unit),
      ),
      on("choices", {
        calm: {
          kind: "named",
          rule: FORCE_RANGE_RULE,
          candidates: () => ["exhaust-white", "expend-red"],
          take(work, { about: unit }, chosen) {
            if (unit === null) return;
            if (chosen === "exhaust-white") return exert(work, unit, card, "white");
            spend(work, unit, card, "expended");
            calm(work, unit, "red-defense", card);
          },
        },
        white: exerted((work, unit) => calm(work, unit, "white-defense", card)),
      }),
    ],
  },
}));

/**
 * Rolls dice for a unit. The unit and the friendly unit that has just rallied each remove as many suppression tokens as
 * dice succeed.
 */
function calm(work: GameWork, unit: UnitIndex, die: "white-defense" | "red-defense", card: string): void {
  const friend = nearest(work.state, "activation")?.unit;
  if (friend === undefined) return;
  const because = byUpgrade(card);
  const calmed = successes(rollUnitDice(work, unit, die, courageOf(work, unit) ?? 0, because));
  for (const one of [unit, friend]) loseTokens(work, one, "suppression", calmed, because);
}
