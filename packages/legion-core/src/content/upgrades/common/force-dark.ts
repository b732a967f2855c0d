import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { LIST } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { byUpgrade } from "../effects.ts";
import { onLesserEnemy } from "../force-effects.ts";

const ANGER = (): Upgrade => ({
  id: "anger",
  name: { en: "Anger" },
  type: "force",
  cost: 3,
  restriction: { side: "dark" },
  special: true,
  summary: "After suffering 1 or more wounds the unit gains 1 aim.",
  verification: LIST,
});

const FEAR = (): Upgrade => ({
  id: "fear",
  name: { en: "Fear" },
  type: "force",
  cost: 3,
  restriction: { side: "dark" },
  keywords: [{ id: "demoralize", value: 1 }],
  summary: "The unit has Demoralize 1.",
  verification: LIST,
});

const FORCE_CHOKE = (): Upgrade => ({
  id: "force-choke",
  name: { en: "Force Choke" },
  type: "force",
  cost: 10,
  restriction: { side: "dark" },
  exhaust: true,
  action: "free-action",
  special: true,
  summary: "Free action: an enemy trooper unit within 1 that is neither commander nor operative suffers 1 wound.",
  verification: LIST,
});

const FORCE_CHOKE_ENTRY = (): UpgradeCard =>
  onLesserEnemy("force-choke", 1, (work, unit, by) => dealWounds(work, unit, 1, byUpgrade("force-choke"), by));

const FORCE_CHOKE_TEXT: CardText = {
  id: "force-choke",
  does: {
    en: "Free action, exhausting the card: an enemy trooper unit at range 1 that is neither a commander nor an operative suffers 1 wound.",
    es: "Acción gratuita que agota la carta: una unidad de infantería enemiga a alcance 1 que no sea Comandante ni Agente sufre 1 Herida.",
  },
};

const TERROR = (): Upgrade => ({
  id: "terror",
  name: { en: "Terror" },
  type: "force",
  cost: 6,
  restriction: { side: "dark" },
  special: true,
  summary:
    "While the unit is not engaged, an enemy unit within 2 and in line of sight that makes a ranged attack at another friendly unit gains 1 suppression.",
  verification: { ...LIST, doubts: ["Wording from one summary."] },
});

/** Force upgrades of the dark side. */
export const FIGURES: Cards<Upgrade> = [ANGER, FEAR, FORCE_CHOKE, TERROR];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [FORCE_CHOKE_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [FORCE_CHOKE_TEXT];
