import { hasDefender } from "../../../attack/declaring.ts";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { Rank } from "../../../catalogue/words.ts";
import { startAttack } from "../../../rounds/performing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { askNamed } from "../../../units/choosing.ts";
import { woundsOn } from "../../../units/conditions.ts";
import { rankOf } from "../../../units/ranks.ts";
import { askBoon, boons } from "../choice-effects.ts";
import { giveAll, lend, onOrder, ownUnits, untimed } from "../effects.ts";

/** Ranks of which a card of his speaks. */
const LEADING: readonly Rank[] = ["commander", "operative"];

const CASSIAN = { unit: "Cassian Andor" } as const;

const CRACK_SHOT = (): Command => ({
  id: "crack-shot",
  name: { en: "Crack Shot" },
  pips: 1,
  faction: "rebel-alliance",
  requires: { unit: "Cassian Andor" },
  orders: [{ count: 1, of: [{ unit: "Cassian Andor" }] }],
  keywords: [{ id: "gunslinger" }],
});

const CRACK_SHOT_ID = "crack-shot";

const CRACK_SHOT_ENTRY = (): CommandCard => ({
  id: CRACK_SHOT_ID,
  moments: [
    untimed((work, player) => {
      for (const unit of ownUnits(work, player, CASSIAN)) {
        giveAll(work, unit, { tokens: ["aim"], keywords: { gunslinger: 1 } }, CRACK_SHOT_ID);
        askBoon(work, CRACK_SHOT_ID, unit);
      }
    }),
  ],
  choices: { boon: boons(CRACK_SHOT_ID, () => ["gain-suppression"], true) },
  gift: {
    effect: {
      actions: [
        {
          id: CRACK_SHOT_ID,
          free: true,
          cost: 0,
          attacks: true,
          available: (look, { unit }) => hasDefender(look, { attacker: unit, only: null, with: null, pools: [] }),
          run: (work, { unit }) => startAttack(work, unit, CRACK_SHOT_ID),
        },
      ],
    },
    to: [CASSIAN],
  },
});

const CRACK_SHOT_TEXT: CardText = {
  id: "crack-shot",
  does: {
    en: "Cassian Andor gains 1 aim token, has Gunslinger this round and may gain 1 suppression token. In his activation he may perform a free attack action, which is his attack action.",
    es: "Cassian Andor gana 1 ficha de Ataque apuntado, tiene Pistolero esta ronda y puede ganar 1 ficha de Acobardamiento. En su activación puede realizar una acción de ataque gratuita, que es su acción de ataque.",
  },
  choices: {
    "gain-suppression": { en: "gain a suppression token", es: "obtener una ficha de Acobardamiento" },
    decline: { en: "nothing", es: "nada" },
  },
};

const LAST_STAND = (): Command => ({
  id: "last-stand",
  name: { en: "Last Stand" },
  pips: 2,
  faction: "rebel-alliance",
  requires: { unit: "Cassian Andor" },
  orders: [
    { count: 1, of: [{ unit: "Cassian Andor" }] },
    { count: 1, of: [{ type: "trooper" }] },
  ],
  keywords: [{ id: "indomitable" }],
});

/** Most tokens that a unit gains for its wounds. */
const MOST_TOKENS = 3;

const LAST_STAND_ID = "last-stand";

const LAST_STAND_ENTRY = (): CommandCard => ({
  id: LAST_STAND_ID,
  moments: [
    onOrder((work, unit) => {
      if (!LEADING.includes(rankOf(work, unit))) return;
      lend(work, unit, "indomitable", 1, LAST_STAND_ID);
      askBoon(work, LAST_STAND_ID, unit, Math.min(MOST_TOKENS, woundsOn(work.state, unit)));
    }),
  ],
  choices: { boon: boons(LAST_STAND_ID, () => ["gain-aim", "gain-dodge", "gain-suppression"]) },
});

const LAST_STAND_TEXT: CardText = {
  id: "last-stand",
  does: {
    en: "Each ordered commander and operative has Indomitable this round and gains 1 aim token, 1 dodge token or 1 suppression token for each wound token it has, 3 tokens at most.",
    es: "Cada unidad de Comandante o Agente que recibe una orden de la carta tiene Indómito esta ronda y gana 1 ficha de Ataque apuntado, 1 ficha de Esquiva o 1 ficha de Acobardamiento por cada ficha de Herida que tenga, hasta un máximo de 3 fichas.",
  },
  choices: {
    "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
    "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
    "gain-suppression": { en: "gain a suppression token", es: "obtener una ficha de Acobardamiento" },
  },
};

const VOLUNTEER_MISSION = (): Command => ({
  id: "volunteer-mission",
  name: { en: "Volunteer Mission" },
  pips: 3,
  faction: "rebel-alliance",
  requires: { unit: "Cassian Andor" },
  orders: [
    { count: 1, of: [{ unit: "Cassian Andor" }] },
    { count: 2, of: [{ type: "trooper" }] },
  ],
  keywords: [{ id: "danger-sense", value: 1 }],
});

const VOLUNTEER_MISSION_ID = "volunteer-mission";

const VOLUNTEER_MISSION_ENTRY = (): CommandCard => ({
  id: VOLUNTEER_MISSION_ID,
  moments: [
    onOrder((work, unit) => {
      if (![...LEADING, "special-forces"].includes(rankOf(work, unit))) return;
      lend(work, unit, "danger-sense", 1, VOLUNTEER_MISSION_ID);
      askNamed(work, VOLUNTEER_MISSION_ID, "boon", unit);
      askNamed(work, VOLUNTEER_MISSION_ID, "recovery", unit);
    }),
  ],
  choices: {
    recovery: boons(VOLUNTEER_MISSION_ID, () => ["recover"], true),
    boon: boons(VOLUNTEER_MISSION_ID, () => ["gain-suppression"], true),
  },
});

const VOLUNTEER_MISSION_TEXT: CardText = {
  id: "volunteer-mission",
  does: {
    en: "Each ordered commander, operative and special forces unit may recover, has Danger Sense 1 this round and may gain 1 suppression token.",
    es: "Cada unidad de Comandante, Agente o Fuerzas especiales que recibe una orden de la carta puede recuperarse, tiene Sentido del peligro 1 esta ronda y puede ganar 1 ficha de Acobardamiento.",
  },
  choices: {
    recover: { en: "recover", es: "recuperarse" },
    "gain-suppression": { en: "gain a suppression token", es: "obtener una ficha de Acobardamiento" },
    decline: { en: "nothing", es: "nada" },
  },
};

/** Command cards of Cassian Andor. */
export const FIGURES: Cards<Command> = [CRACK_SHOT, LAST_STAND, VOLUNTEER_MISSION];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [CRACK_SHOT_ENTRY, LAST_STAND_ENTRY, VOLUNTEER_MISSION_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [CRACK_SHOT_TEXT, LAST_STAND_TEXT, VOLUNTEER_MISSION_TEXT];
