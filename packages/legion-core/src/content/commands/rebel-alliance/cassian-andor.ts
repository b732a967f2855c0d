import { hasDefender } from "../../../attack/declaring.ts";
import type { Rank } from "../../../catalogue/words.ts";
import { startAttack } from "../../../rounds/performing.ts";
import { on } from "../../../state/hooks/words.ts";
import { askNamed } from "../../../units/choosing.ts";
import { woundsOn } from "../../../units/conditions.ts";
import { rankOf } from "../../../units/ranks.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { askBoon, boons } from "../choice-effects.ts";
import { giveAll, lend, onOrder, ownUnits, untimed } from "../effects.ts";

/** The ranks that the effects of Cassian's cards apply to. */
const LEADING: readonly Rank[] = ["commander", "operative"];

const CASSIAN = { unit: "Cassian Andor" } as const;

/** The maximum number of tokens that a unit gains for its wounds. */
const MOST_TOKENS = 3;

/** Command cards of Cassian Andor. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "rebel-alliance", requires: CASSIAN }, () => ({
  "crack-shot": {
    name: "Crack Shot",
    pips: 1,
    orders: CASSIAN,
    keywords: ["gunslinger"],
    en: "Cassian Andor gains 1 aim token, has Gunslinger this round and may gain 1 suppression token. In his activation he may perform a free attack action, which is his attack action.",
    es: "Cassian Andor gana 1 ficha de Ataque apuntado, tiene Pistolero esta ronda y puede ganar 1 ficha de Acobardamiento. En su activación puede realizar una acción de ataque gratuita, que es su acción de ataque.",
    choices: {
      "gain-suppression": { en: "gain a suppression token", es: "obtener una ficha de Acobardamiento" },
      decline: { en: "nothing", es: "nada" },
    },
    does: (card) => ({
      moments: [
        untimed((work, side) => {
          for (const unit of ownUnits(work, side, CASSIAN)) {
            giveAll(work, unit, { tokens: ["aim"], keywords: { gunslinger: 1 } }, card);
            askBoon(work, card, unit);
          }
        }),
      ],
      choices: { boon: boons(card, () => ["gain-suppression"], true) },
      gift: {
        effect: [
          on("action", {
            id: card,
            free: true,
            cost: 0,
            attacks: true,
            available: (look, { unit }) => hasDefender(look, { attacker: unit, only: null, with: null, pools: [] }),
            run: (work, { unit }) => startAttack(work, unit, card),
          }),
        ],
        to: [CASSIAN],
      },
    }),
  },
  "last-stand": {
    name: "Last Stand",
    pips: 2,
    orders: [order(1, CASSIAN), order(1, { type: "trooper" })],
    keywords: ["indomitable"],
    en: "Each ordered commander and operative has Indomitable this round and gains 1 aim token, 1 dodge token or 1 suppression token for each wound token it has, 3 tokens at most.",
    es: "Cada unidad de Comandante o Agente que recibe una orden de la carta tiene Indómito esta ronda y gana 1 ficha de Ataque apuntado, 1 ficha de Esquiva o 1 ficha de Acobardamiento por cada ficha de Herida que tenga, hasta un máximo de 3 fichas.",
    choices: {
      "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
      "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
      "gain-suppression": { en: "gain a suppression token", es: "obtener una ficha de Acobardamiento" },
    },
    does: (card) => ({
      moments: [
        onOrder((work, unit) => {
          if (!LEADING.includes(rankOf(work, unit))) return;
          lend(work, unit, "indomitable", 1, card);
          askBoon(work, card, unit, Math.min(MOST_TOKENS, woundsOn(work.state, unit)));
        }),
      ],
      choices: { boon: boons(card, () => ["gain-aim", "gain-dodge", "gain-suppression"]) },
    }),
  },
  "volunteer-mission": {
    name: "Volunteer Mission",
    pips: 3,
    orders: [order(1, CASSIAN), order(2, { type: "trooper" })],
    keywords: ["danger-sense 1"],
    en: "Each ordered commander, operative and special forces unit may recover, has Danger Sense 1 this round and may gain 1 suppression token.",
    es: "Cada unidad de Comandante, Agente o Fuerzas especiales que recibe una orden de la carta puede recuperarse, tiene Sentido del peligro 1 esta ronda y puede ganar 1 ficha de Acobardamiento.",
    choices: {
      recover: { en: "recover", es: "recuperarse" },
      "gain-suppression": { en: "gain a suppression token", es: "obtener una ficha de Acobardamiento" },
      decline: { en: "nothing", es: "nada" },
    },
    does: (card) => ({
      moments: [
        onOrder((work, unit) => {
          if (![...LEADING, "special-forces"].includes(rankOf(work, unit))) return;
          lend(work, unit, "danger-sense", 1, card);
          askNamed(work, card, "boon", unit);
          askNamed(work, card, "recovery", unit);
        }),
      ],
      choices: {
        recovery: boons(card, () => ["recover"], true),
        boon: boons(card, () => ["gain-suppression"], true),
      },
    }),
  },
}));
