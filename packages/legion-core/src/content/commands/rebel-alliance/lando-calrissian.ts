import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";

const ACE_UP_HIS_SLEEVE = (): Command => ({
  id: "ace-up-his-sleeve",
  name: { en: "Ace Up His Sleeve" },
  pips: 1,
  handPips: 2,
  faction: "rebel-alliance",
  requires: { unit: "Lando Calrissian" },
  orders: [
    { count: 1, of: [{ unit: "Lando Calrissian" }] },
    { count: 1, of: [{}] },
  ],
  summary:
    "Counts as a 2-pip card in hand building. From the hand, after cards are revealed and before they resolve, the owner may take the revealed card back and play this one in its place.",
  verification: COMMAND_CARDS,
});

const CORELLIAN_SPIKE = (): Command => ({
  id: "corellian-spike",
  name: { en: "Corellian Spike" },
  pips: 1,
  faction: "rebel-alliance",
  requires: { unit: "Lando Calrissian" },
  orders: [{ count: 1, of: [{ unit: "Lando Calrissian" }] }],
  divulge: { step: "resolve-setup-effects", mandatory: false },
  summary:
    "At the start of his next activation Lando may pick an enemy within 2 and in line of sight and roll 2 red attack dice: blank gives it 2 immobilize, hit or surge gives it 1, crit gives Lando 2. Divulged in set-up it gives him Infiltrate and Incognito.",
  verification: COMMAND_CARDS,
});

const IDIOTS_ARRAY = (): Command => ({
  id: "idiots-array",
  name: { en: "Idiot's Array" },
  pips: 3,
  faction: "rebel-alliance",
  requires: { unit: "Lando Calrissian" },
  orders: [
    { count: 1, of: [{ unit: "Lando Calrissian" }] },
    { count: 2, of: [{}] },
  ],
  summary:
    "This round, when a friendly unit with a face-up order attacks a defender within 2 and in line of sight of Lando and the roll holds a blank, a surge and a hit, one hit and one surge may be turned into crits.",
  verification: COMMAND_CARDS,
});

/** Command cards of Lando Calrissian. */
export const FIGURES: Cards<Command> = [ACE_UP_HIS_SLEEVE, CORELLIAN_SPIKE, IDIOTS_ARRAY];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
