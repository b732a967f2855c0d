import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { LIST } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { byUpgrade } from "../effects.ts";
import { onLesserEnemy } from "../force-effects.ts";

const HOPE = (): Upgrade => ({
  id: "hope",
  name: { en: "Hope" },
  type: "force",
  cost: 3,
  restriction: { side: "light" },
  keywords: [{ id: "inspire", value: 1 }],
  summary: "The unit has Inspire 1.",
  verification: LIST,
});

const JEDI_MIND_TRICK = (): Upgrade => ({
  id: "jedi-mind-trick",
  name: { en: "Jedi Mind Trick" },
  type: "force",
  cost: 5,
  restriction: { side: "light" },
  exhaust: true,
  action: "free-action",
  special: true,
  summary: "Free action: an enemy trooper unit within 2 that is neither commander nor operative gains 2 suppression.",
  verification: LIST,
});

const JEDI_MIND_TRICK_ENTRY = (): UpgradeCard =>
  onLesserEnemy("jedi-mind-trick", 2, (work, unit) =>
    gainTokens(work, unit, "suppression", 2, byUpgrade("jedi-mind-trick")),
  );

const JEDI_MIND_TRICK_TEXT: CardText = {
  id: "jedi-mind-trick",
  does: {
    en: "Free action, exhausting the card: an enemy trooper unit at range 2 that is neither a commander nor an operative gains 2 suppression tokens.",
    es: "Acción gratuita que agota la carta: una unidad de infantería enemiga a alcance 2 que no sea Comandante ni Agente gana 2 fichas de Acobardamiento.",
  },
};

const TRANQUILITY = (): Upgrade => ({
  id: "tranquility",
  name: { en: "Tranquility" },
  type: "force",
  cost: 10,
  restriction: { side: "light" },
  exhaust: true,
  expend: true,
  special: true,
  summary:
    "After another friendly unit within 2 rallies and before its actions: exhaust to roll white defence dice equal to this unit's courage; per block or surge both units remove 1 suppression. The card may be expended instead of exhausted to roll red dice.",
  verification: LIST,
});

/** Force upgrades of the light side. */
export const FIGURES: Cards<Upgrade> = [HOPE, JEDI_MIND_TRICK, TRANQUILITY];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [JEDI_MIND_TRICK_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [JEDI_MIND_TRICK_TEXT];
