import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS, dice } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { givenTo } from "../effects.ts";

const BANE = { unit: "Cad Bane" } as const;

const IM_YOUR_WORST_NIGHTMARE = (): Command => ({
  id: "im-your-worst-nightmare",
  name: { en: "I'm Your Worst Nightmare" },
  pips: 1,
  requires: { unit: "Cad Bane" },
  orders: [{ count: 1, of: [{ unit: "Cad Bane" }] }],
  keywords: [{ id: "uncanny-luck", value: 2 }],
  summary: "Cad Bane has Uncanny Luck 2 this round and may make 2 attack actions in his activation.",
  verification: COMMAND_CARDS,
});

const IM_YOUR_WORST_NIGHTMARE_ENTRY = (): CommandCard => ({
  id: "im-your-worst-nightmare",
  moments: [givenTo("im-your-worst-nightmare", BANE, { keywords: { "uncanny-luck": 2 } })],
  gift: { effect: { unitAmounts: [{ amount: "attacks", adds: 1 }] }, to: [BANE] },
});

const IM_YOUR_WORST_NIGHTMARE_TEXT: CardText = {
  id: "im-your-worst-nightmare",
  does: {
    en: "This round Cad Bane has Uncanny Luck 2 and may perform 2 attack actions in his activation.",
    es: "Esta ronda, Cad Bane tiene Suerte increíble 2 y puede realizar 2 acciones de ataque en su activación.",
  },
};

const IM_IN_CONTROL = (): Command => ({
  id: "im-in-control",
  name: { en: "I'm in Control" },
  pips: 2,
  requires: { unit: "Cad Bane" },
  orders: [
    { count: 1, of: [{ unit: "Cad Bane" }] },
    { count: 1, of: [{}] },
  ],
  summary:
    "When Cad Bane's next activation starts and ends he may remove suppression; per token another unit within 2 gains 1. An enemy trooper unit that gains any this way and has no immobilize gains 1.",
  verification: COMMAND_CARDS,
});

const I_MAKE_THE_RULES_NOW = (): Command => ({
  id: "i-make-the-rules-now",
  name: { en: "I Make the Rules Now" },
  pips: 3,
  requires: { unit: "Cad Bane" },
  orders: [{ count: 1, of: [{ unit: "Cad Bane" }] }],
  divulge: { step: "resolve-setup-effects", mandatory: false },
  keywords: [{ id: "here-i-am" }, { id: "smoke-and-mirrors" }, { id: "kablamo" }],
  weapons: [
    {
      name: "Booby Trap",
      range: { melee: false, min: null, max: 1, area: true },
      dice: dice(2, 2, 0),
      keywords: [{ id: "blast" }, { id: "critical", value: 4 }, { id: "impact", value: 2 }, { id: "suppressive" }],
    },
  ],
  summary:
    "Not divulged: place 1 Bane token within 1 of Cad Bane and not within 1 of enemies. Divulged in set-up: place 3 Bane tokens not within 1 of enemy territory; Cad Bane cannot deploy or act until the right one is revealed; it must be the card of round 1. The trap token attacks with the listed weapon.",
  verification: {
    ...COMMAND_CARDS,
    complete: false,
    doubts: ["Number of Bane tokens and colours of the dice read from a small picture."],
  },
});

/** Command cards of Cad Bane. */
export const FIGURES: Cards<Command> = [IM_YOUR_WORST_NIGHTMARE, IM_IN_CONTROL, I_MAKE_THE_RULES_NOW];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [IM_YOUR_WORST_NIGHTMARE_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [IM_YOUR_WORST_NIGHTMARE_TEXT];
