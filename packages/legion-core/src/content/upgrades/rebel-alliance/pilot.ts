import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { mayMove, startMove } from "../../../moving/moves.ts";
import type { HasteHook } from "../../../state/hooks/keyword.ts";
import { lentBy, type UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { isReadied } from "../../../units/cards.ts";
import { askNamed } from "../../../units/choosing.ts";
import { isSuppressible } from "../../../units/conditions.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { byStatic, exhaustingAction, spend } from "../effects.ts";
import { forTrooper } from "../pilot-effects.ts";

const HOTSHOT_PILOT = (): Upgrade => ({
  id: "hotshot-pilot",
  name: { en: "Hotshot Pilot" },
  type: "pilot",
  cost: 8,
  restriction: { faction: "rebel-alliance", type: "repulsor-vehicle" },
  keywords: [{ id: "sharpshooter", value: 1 }],
});

const OUTER_RIM_SPEEDER_JOCKEY = (): Upgrade => ({
  id: "outer-rim-speeder-jockey",
  name: { en: "Outer Rim Speeder Jockey" },
  type: "pilot",
  cost: 10,
  restriction: { faction: "rebel-alliance", type: "repulsor-vehicle" },
  keywords: [{ id: "cover", value: 1 }],
});

const RYDER_AZADI = (): Upgrade => ({
  id: "ryder-azadi",
  name: { en: "Ryder Azadi" },
  type: "pilot",
  cost: 5,
  bullets: 1,
  restriction: { faction: "rebel-alliance", type: "repulsor-vehicle" },
  exhaust: true,
  special: true,
});

const RYDER_AZADI_ENTRY = (): UpgradeCard => ({
  id: "ryder-azadi",
  haste: { adds: 1, ...SHIFTING },
  gives: () => ({ [lentBy("ryder-azadi")]: 1 }),
  lasting: { haste: { adds: -1, ...SHIFTING } },
});

const RYDER_AZADI_TEXT: CardText = {
  id: "ryder-azadi",
  does: {
    en: "When the unit moves, it may exhaust the card to raise or lower its maximum speed by 1 for that move.",
    es: "Cuando la unidad se mueve, puede agotar la carta para aumentar o reducir en 1 su Velocidad máxima en ese movimiento.",
  },
  choices: {
    "ryder-azadi": { en: "maximum speed one higher", es: "Velocidad máxima un punto mayor" },
    "ryder-azadi lent": { en: "maximum speed one lower", es: "Velocidad máxima un punto menor" },
  },
};

const SHRIV_SUURGAV = (): Upgrade => ({
  id: "shriv-suurgav",
  name: { en: "Shriv Suurgav" },
  type: "pilot",
  cost: 10,
  bullets: 1,
  restriction: { faction: "rebel-alliance", rank: "heavy" },
  action: "free-action",
  keywords: [{ id: "field-commander" }],
  special: true,
});

const SHRIV_SUURGAV_ENTRY = (): UpgradeCard => ({
  ...forTrooper("shriv-suurgav", (work, trooper) => {
    gainTokens(work, trooper, "dodge", 1, byStatic("shriv-suurgav"));
    if (isSuppressible(work, trooper)) askNamed(work, "shriv-suurgav", "duck", trooper);
  }),
  choices: {
    duck: {
      kind: "named",
      rule: "leg.actions.free-card-action-cost",
      candidates: () => ["gain-suppression", "leave-it"],
      take(work, { about }, chosen) {
        if (about === null || chosen !== "gain-suppression") return;
        gainTokens(work, about, "suppression", 1, byStatic("shriv-suurgav"));
      },
    },
  },
});

const SHRIV_SUURGAV_TEXT: CardText = {
  id: "shriv-suurgav",
  does: {
    en: "Free action: another friendly trooper unit at range 2 gains 1 dodge token and may gain 1 suppression token.",
    es: "Acción gratuita: otra unidad de infantería aliada a alcance 2 gana 1 ficha de Esquiva y puede ganar 1 ficha de Acobardamiento.",
  },
  choices: {
    "gain-suppression": { en: "gain a suppression token", es: "obtener una ficha de Acobardamiento" },
    "leave-it": { en: "leave it at that", es: "dejarlo así" },
  },
};

const WEDGE_ANTILLES = (): Upgrade => ({
  id: "wedge-antilles",
  name: { en: "Wedge Antilles" },
  type: "pilot",
  cost: 5,
  bullets: 1,
  restriction: { faction: "rebel-alliance", type: "repulsor-vehicle" },
  exhaust: true,
  action: "free-action",
  keywords: [{ id: "full-pivot" }, { id: "field-commander" }],
  special: true,
  doubts: ["The list also names Full Pivot; an older table only gives the pivot."],
});

const WEDGE_ANTILLES_ENTRY = (): UpgradeCard => ({
  id: "wedge-antilles",
  actions: [
    exhaustingAction(
      "wedge-antilles",
      (work, { unit }) => startMove(work, unit, "effect", PIVOT),
      (look, unit) => mayMove(look, unit, "effect", PIVOT),
    ),
  ],
});

const WEDGE_ANTILLES_TEXT: CardText = {
  id: "wedge-antilles",
  does: {
    en: "Free action, exhausting the card: the unit pivots.",
    es: "Acción gratuita que agota la carta: la unidad pivota.",
  },
};

/** Pilot upgrades of the Rebel Alliance. */
export const FIGURES: Cards<Upgrade> = [
  HOTSHOT_PILOT,
  OUTER_RIM_SPEEDER_JOCKEY,
  RYDER_AZADI,
  SHRIV_SUURGAV,
  WEDGE_ANTILLES,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [RYDER_AZADI_ENTRY, SHRIV_SUURGAV_ENTRY, WEDGE_ANTILLES_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [RYDER_AZADI_TEXT, SHRIV_SUURGAV_TEXT, WEDGE_ANTILLES_TEXT];

/** A move of nothing but a pivot. */
const PIVOT = { pivot: true } as const;

/** A change of speed for which the card is exhausted. */
const SHIFTING: Pick<HasteHook, "available" | "pay"> = {
  available: (look, { unit }) => isReadied(look, unit, "ryder-azadi"),
  pay: (work, { unit }) => spend(work, unit, "ryder-azadi", "exhausted"),
};
