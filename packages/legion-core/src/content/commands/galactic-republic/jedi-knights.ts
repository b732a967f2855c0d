import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { COMMAND_CARDS } from "../../../catalogue/writing.ts";
import { recover } from "../../../rounds/actions-list.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { askNamed } from "../../../units/choosing.ts";
import { DECLINE } from "../choice-effects.ts";
import { giveAll, onOrder } from "../effects.ts";

const FLOW_OF_THE_FORCE = (): Command => ({
  id: "flow-of-the-force",
  name: { en: "Flow of the Force" },
  pips: 1,
  faction: "galactic-republic",
  requires: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
  orders: [{ count: 1, of: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] }],
  summary: "Each ordered unit may Recover, then gains 1 aim, 1 dodge and 1 standby.",
  verification: COMMAND_CARDS,
});

const FLOW_OF_THE_FORCE_ID = "flow-of-the-force";

const FLOW_OF_THE_FORCE_ENTRY = (): CommandCard => ({
  id: FLOW_OF_THE_FORCE_ID,
  moments: [onOrder((work, unit) => askNamed(work, FLOW_OF_THE_FORCE_ID, "recovery", unit))],
  choices: {
    recovery: {
      kind: "named",
      rule: "leg.cards.command-use",
      candidates: () => ["recover", DECLINE],
      take(work, { about }, chosen) {
        if (about === null) return;
        if (chosen === "recover") recover(work, about);
        giveAll(work, about, { tokens: ["aim", "dodge", "standby"] }, FLOW_OF_THE_FORCE_ID);
      },
    },
  },
});

const FLOW_OF_THE_FORCE_TEXT: CardText = {
  id: "flow-of-the-force",
  does: {
    en: "Each ordered unit may recover, then gains 1 aim token, 1 dodge token and 1 standby token.",
    es: "Cada unidad que recibe una orden de la carta puede recuperarse; después gana 1 ficha de Ataque apuntado, 1 ficha de Esquiva y 1 ficha de Alerta.",
  },
  choices: { recover: { en: "recover", es: "recuperarse" }, decline: { en: "nothing", es: "nada" } },
};

const AFFIRMATIVE_GENERAL = (): Command => ({
  id: "affirmative-general",
  name: { en: "Affirmative, General!" },
  pips: 3,
  faction: "galactic-republic",
  requires: { any: [{ unit: "Jedi Knight" }, { unit: "Jedi Knight General" }] },
  orders: [{ count: 3, of: [{ rank: "commander" }, { rank: "operative" }, { type: "clone-trooper" }] }],
  summary:
    "Orders may be left ungiven; for each, a different Republic clone trooper unit without a face-up order may move at speed 1 and remove 1 suppression.",
  verification: COMMAND_CARDS,
});

/** Command cards of Jedi Knights. */
export const FIGURES: Cards<Command> = [FLOW_OF_THE_FORCE, AFFIRMATIVE_GENERAL];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [FLOW_OF_THE_FORCE_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [FLOW_OF_THE_FORCE_TEXT];
