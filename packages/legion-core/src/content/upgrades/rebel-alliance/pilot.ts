import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { LIST } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { askNamed } from "../../../units/choosing.ts";
import { isSuppressible } from "../../../units/conditions.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { byStatic } from "../effects.ts";
import { forTrooper } from "../pilot-effects.ts";

const HOTSHOT_PILOT = (): Upgrade => ({
  id: "hotshot-pilot",
  name: { en: "Hotshot Pilot" },
  type: "pilot",
  cost: 8,
  restriction: { faction: "rebel-alliance", type: "repulsor-vehicle" },
  keywords: [{ id: "sharpshooter", value: 1 }],
  summary: "The unit has Sharpshooter 1.",
  verification: LIST,
});

const OUTER_RIM_SPEEDER_JOCKEY = (): Upgrade => ({
  id: "outer-rim-speeder-jockey",
  name: { en: "Outer Rim Speeder Jockey" },
  type: "pilot",
  cost: 10,
  restriction: { faction: "rebel-alliance", type: "repulsor-vehicle" },
  keywords: [{ id: "cover", value: 1 }],
  summary: "The unit has Cover 1.",
  verification: LIST,
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
  summary: "When moving, exhaust to raise or lower maximum speed by 1.",
  verification: LIST,
});

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
  summary:
    "The unit has Field Commander. Free action: a friendly trooper unit within 2 gains 1 dodge and may gain 1 suppression.",
  verification: LIST,
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
  summary: "The unit has Field Commander. Free action: pivot.",
  verification: { ...LIST, doubts: ["The list also names Full Pivot; an older table only gives the pivot."] },
});

/** Pilot upgrades of the Rebel Alliance. */
export const FIGURES: Cards<Upgrade> = [
  HOTSHOT_PILOT,
  OUTER_RIM_SPEEDER_JOCKEY,
  RYDER_AZADI,
  SHRIV_SUURGAV,
  WEDGE_ANTILLES,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [SHRIV_SUURGAV_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [SHRIV_SUURGAV_TEXT];
