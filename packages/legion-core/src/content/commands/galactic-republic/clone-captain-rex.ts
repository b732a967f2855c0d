import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import { recover } from "../../../rounds/actions-list.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { aboutOwn, givenTo } from "../effects.ts";

const REX = { unit: "Clone Captain Rex" } as const;

const CALL_ME_CAPTAIN = (): Command => ({
  id: "call-me-captain",
  name: { en: "Call Me Captain" },
  pips: 1,
  faction: "galactic-republic",
  requires: { unit: "Clone Captain Rex" },
  orders: [{ count: 1, of: [{ unit: "Clone Captain Rex" }] }],
  summary:
    "While Rex has a face-up order, once per activation another friendly unit attacking an enemy within 2 and in line of sight of Rex adds 3 red dice.",
  verification: COMMAND_CARDS,
});

const TAKE_THAT_CLANKERS = (): Command => ({
  id: "take-that-clankers",
  name: { en: "Take That, Clankers!" },
  pips: 2,
  faction: "galactic-republic",
  requires: { unit: "Clone Captain Rex" },
  orders: [{ count: 2, of: [{ type: "trooper" }] }],
  summary:
    "This round a clone trooper unit with a face-up order that aims in its activation may reach 1 further with its ranged weapons, up to 4.",
  verification: COMMAND_CARDS,
});

const WERE_NOT_PROGRAMMED = (): Command => ({
  id: "were-not-programmed",
  name: { en: "We're Not Programmed" },
  pips: 3,
  faction: "galactic-republic",
  requires: { unit: "Clone Captain Rex" },
  orders: [{ count: 4, of: [{ type: "clone-trooper" }] }],
  keywords: [{ id: "inspire", value: 2 }],
  summary: "Rex gains 2 surges and has Inspire 2 this round; he may Recover when his next activation starts.",
  verification: COMMAND_CARDS,
});

const WERE_NOT_PROGRAMMED_ID = "were-not-programmed";

const WERE_NOT_PROGRAMMED_ENTRY = (): CommandCard => ({
  id: WERE_NOT_PROGRAMMED_ID,
  moments: [
    givenTo(WERE_NOT_PROGRAMMED_ID, REX, { tokens: ["surge", "surge"], keywords: { inspire: 2 } }),
    aboutOwn("activation-start", REX, recover, true),
  ],
});

const WERE_NOT_PROGRAMMED_TEXT: CardText = {
  id: "were-not-programmed",
  does: {
    en: "Clone Captain Rex gains 2 surge tokens and has Inspire 2 this round. When he starts his activation, he may recover.",
    es: "Clone Captain Rex gana 2 fichas de Incremento y tiene Inspirador 2 esta ronda. Cuando empieza su activación, puede recuperarse.",
  },
};

/** Command cards of Clone Captain Rex. */
export const FIGURES: Cards<Command> = [CALL_ME_CAPTAIN, TAKE_THAT_CLANKERS, WERE_NOT_PROGRAMMED];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [WERE_NOT_PROGRAMMED_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [WERE_NOT_PROGRAMMED_TEXT];
