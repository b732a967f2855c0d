import { mayMove, startMove } from "../../../moving/moves.ts";
import type { HasteHook } from "../../../state/hooks/keyword.ts";
import { lentBy } from "../../../state/hooks/upgrade-card.ts";
import { on } from "../../../state/hooks/words.ts";
import { isReadied } from "../../../units/cards.ts";
import { askNamed } from "../../../units/choosing.ts";
import { isSuppressible } from "../../../units/conditions.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { byStatic, exhaustingAction, spend } from "../effects.ts";
import { forTrooper } from "../pilot-effects.ts";

/** Pilot upgrades of the Rebel Alliance. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "pilot" }, () => ({
  "hotshot-pilot": {
    name: "Hotshot Pilot",
    cost: 8,
    restriction: { faction: "rebel-alliance", type: "repulsor-vehicle" },
    keywords: ["sharpshooter 1"],
  },
  "outer-rim-speeder-jockey": {
    name: "Outer Rim Speeder Jockey",
    cost: 10,
    restriction: { faction: "rebel-alliance", type: "repulsor-vehicle" },
    keywords: ["cover 1"],
  },
  "ryder-azadi": {
    name: "Ryder Azadi",
    cost: 5,
    bullets: 1,
    restriction: { faction: "rebel-alliance", type: "repulsor-vehicle" },
    exhaust: true,
    en: "When the unit moves, it may exhaust the card to raise or lower its maximum speed by 1 for that move.",
    es: "Cuando la unidad se mueve, puede agotar la carta para aumentar o reducir en 1 su Velocidad máxima en ese movimiento.",
    choices: {
      "ryder-azadi": { en: "maximum speed one higher", es: "Velocidad máxima un punto mayor" },
      "ryder-azadi lent": { en: "maximum speed one lower", es: "Velocidad máxima un punto menor" },
    },
    does: (card) => [
      on("haste", { adds: 1, ...shifting(card) }),
      on("gives", () => ({ [lentBy(card)]: 1 })),
      on("lasting", [on("haste", { adds: -1, ...shifting(card) })]),
    ],
  },
  "shriv-suurgav": {
    name: "Shriv Suurgav",
    cost: 10,
    bullets: 1,
    restriction: { faction: "rebel-alliance", rank: "heavy" },
    action: "free-action",
    keywords: ["field-commander"],
    en: "Free action: another friendly trooper unit at range 2 gains 1 dodge token and may gain 1 suppression token.",
    es: "Acción gratuita: otra unidad de infantería aliada a alcance 2 gana 1 ficha de Esquiva y puede ganar 1 ficha de Acobardamiento.",
    choices: {
      "gain-suppression": { en: "gain a suppression token", es: "obtener una ficha de Acobardamiento" },
      "leave-it": { en: "leave it at that", es: "dejarlo así" },
    },
    does: (card) => [
      ...forTrooper(card, (work, trooper) => {
        gainTokens(work, trooper, "dodge", 1, byStatic(card));
        if (isSuppressible(work, trooper)) askNamed(work, card, "duck", trooper);
      }),
      on("choices", {
        duck: {
          kind: "named",
          rule: "leg.actions.free-card-action-cost",
          candidates: () => ["gain-suppression", "leave-it"],
          take(work, { about }, chosen) {
            if (about === null || chosen !== "gain-suppression") return;
            gainTokens(work, about, "suppression", 1, byStatic(card));
          },
        },
      }),
    ],
  },
  "wedge-antilles": {
    name: "Wedge Antilles",
    cost: 5,
    bullets: 1,
    restriction: { faction: "rebel-alliance", type: "repulsor-vehicle" },
    exhaust: true,
    action: "free-action",
    keywords: ["full-pivot", "field-commander"],
    doubts: ["The list also names Full Pivot; an older table only gives the pivot."],
    en: "Free action, exhausting the card: the unit pivots.",
    es: "Acción gratuita que agota la carta: la unidad pivota.",
    does: (card) => [
      exhaustingAction(
        card,
        (work, { unit }) => startMove(work, unit, "effect", PIVOT),
        (look, unit) => mayMove(look, unit, "effect", PIVOT),
      ),
    ],
  },
}));

/** A move that only pivots. */
const PIVOT = { pivot: true } as const;

/** Creates a change of speed for which a card is exhausted. */
function shifting(card: string): Pick<HasteHook, "available" | "pay"> {
  return {
    available: (look, { unit }) => isReadied(look, unit, card),
    pay: (work, { unit }) => spend(work, unit, card, "exhausted"),
  };
}
