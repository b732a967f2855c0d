import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const COME_AND_PROVE_IT = (): Command => ({
  id: "come-and-prove-it",
  name: { en: "Come and Prove It" },
  pips: 1,
  faction: "galactic-empire",
  requires: { unit: "Seventh Sister" },
  orders: [
    { count: 1, of: [{ unit: "Fifth Brother" }] },
    { count: 1, of: [{ unit: "Seventh Sister" }] },
  ],
  keywords: [{ id: "indomitable" }],
  summary:
    "Both have Indomitable and roll 1 more defence die this round. With a face-up order Seventh Sister gains 1 dodge whenever she is attacked.",
  verification: COMMAND_CARDS,
});

const UNEXPECTED_BUT_NOT_UNWELCOME = (): Command => ({
  id: "unexpected-but-not-unwelcome",
  name: { en: "Unexpected, But Not Unwelcome" },
  pips: 2,
  faction: "galactic-empire",
  requires: { unit: "Seventh Sister" },
  orders: [
    { count: 1, of: [{ unit: "Fifth Brother" }] },
    { count: 1, of: [{ unit: "Seventh Sister" }] },
  ],
  summary:
    "Ordered units Recover. This round, attacking a commander or operative with a face-down order, Seventh Sister may take up to 2 suppression to gain as many aims.",
  verification: COMMAND_CARDS,
});

const YOU_HIDE_YOUR_FEAR_WELL = (): Command => ({
  id: "you-hide-your-fear-well",
  name: { en: "You Hide Your Fear Well" },
  pips: 3,
  faction: "galactic-empire",
  requires: { unit: "Seventh Sister" },
  orders: [
    { count: 1, of: [{ unit: "Seventh Sister" }] },
    { count: 2, of: [{}] },
  ],
  summary:
    "Seventh Sister has Demoralize 1; suppressed enemies within 1 of her reroll 1 die fewer per aim spent this round.",
  verification: COMMAND_CARDS,
});

/** Command cards of Seventh Sister. */
export const FIGURES: Cards<Command> = [COME_AND_PROVE_IT, UNEXPECTED_BUT_NOT_UNWELCOME, YOU_HIDE_YOUR_FEAR_WELL];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
