import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { SQUAD_DOES, squad } from "../squad-effects.ts";
import { specialist, TOKEN_CHOICES } from "../token-effects.ts";

/** Personnel upgrades of the Galactic Republic. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "personnel" }, () => ({
  "arf-trooper-duo": {
    name: "ARF Trooper Duo",
    cost: 26,
    restriction: { unit: "ARF Troopers" },
    miniatures: 2,
    keywords: ["cache"],
    incomplete: true,
    doubts: [
      "Miniature count and Cache value inferred from the name and the list; not confirmed.",
      "Of the list of 2026-01-14 alone: cost.",
    ],
  },
  "clone-comms-technician": {
    name: "Clone Comms Technician",
    cost: 30,
    restriction: { rank: "corps", type: "clone-trooper" },
    miniatures: 1,
    keywords: ["fire-support"],
  },
  "clone-engineer": {
    name: "Clone Engineer",
    cost: 17,
    restriction: { rank: "corps", type: "clone-trooper" },
    action: "free-action",
    miniatures: 1,
    keywords: [{ id: "repair", value: 1, capacity: 1 }],
  },
  "clone-specialist": {
    name: "Clone Specialist",
    cost: 17,
    restriction: { rank: "corps", type: "clone-trooper" },
    exhaust: true,
    action: "free-action",
    miniatures: 1,
    grants: ["gear"],
    en: "Free action, exhausting the card: the unit gains an aim, a dodge or a surge token.",
    es: "Acción gratuita que agota la carta: la unidad gana una ficha de Ataque apuntado, de Esquiva o de Incremento.",
    choices: TOKEN_CHOICES,
    does: (card) => specialist(card, ["aim", "dodge", "surge"]),
  },
  "clone-trooper-infantry": {
    name: "Clone Trooper Infantry",
    cost: 13,
    restriction: { unit: "Clone Trooper Infantry" },
    miniatures: 1,
  },
  "clone-trooper-infantry-squad": {
    name: "Clone Trooper Infantry Squad",
    cost: 53,
    restriction: { unit: "Clone Trooper Infantry" },
    miniatures: 5,
    keywords: ["indomitable"],
    en: SQUAD_DOES.en,
    es: SQUAD_DOES.es,
    does: squad,
  },
  "clone-trooper-marksman": {
    name: "Clone Trooper Marksman",
    cost: 14,
    restriction: { unit: "Clone Trooper Marksmen" },
    miniatures: 1,
    doubts: ["From the list only."],
  },
  "clone-trooper-marksmen-squad": {
    name: "Clone Trooper Marksmen Squad",
    cost: 53,
    restriction: { unit: "Clone Trooper Marksmen" },
    miniatures: 5,
    keywords: ["indomitable"],
    doubts: ["Count and keywords taken from the sister squad cards; the list gives none."],
    en: SQUAD_DOES.en,
    es: SQUAD_DOES.es,
    does: squad,
  },
}));
