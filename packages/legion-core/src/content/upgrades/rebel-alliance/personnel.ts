import { isNearToken, tokensDown } from "../../../mission/contest.ts";
import { must } from "../../../state/hooks/words.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { CAPTAIN_DOES, captain } from "../captain-effects.ts";
import { byStatic } from "../effects.ts";
import { SQUAD_DOES, squad } from "../squad-effects.ts";
import { specialist, TOKEN_CHOICES } from "../token-effects.ts";

/** Personnel upgrades of the Rebel Alliance. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "personnel" }, () => ({
  "2-1b-medical-droid": {
    name: "2-1B Medical Droid",
    cost: 20,
    restriction: { faction: "rebel-alliance", rank: "corps", type: "trooper" },
    action: "free-action",
    miniatures: 1,
    keywords: [{ id: "treat", value: 1, capacity: 2 }, "noncombatant"],
  },
  astromech: {
    name: "Astromech",
    cost: 10,
    restriction: { unit: "Rebel Sleeper Cell" },
    miniatures: 1,
    keywords: ["noncombatant"],
    en: "When the unit ends a move at range 1 of an objective token it gains 1 dodge token.",
    es: "Cuando la unidad termina un movimiento a alcance 1 de una ficha de Objetivo, gana 1 ficha de Esquiva.",
    does: (card) => [
      must(
        "moving",
        (look, { unit }, about) =>
          about === unit && tokensDown(look.state).some((token) => isNearToken(look, unit, token, 1)),
        (work, { unit }) => gainTokens(work, unit, "dodge", 1, byStatic(card)),
      ),
    ],
  },
  "fleet-trooper": {
    name: "Fleet Trooper",
    cost: 7,
    restriction: { unit: "Fleet Troopers" },
    miniatures: 1,
  },
  "fleet-trooper-squad": {
    name: "Fleet Trooper Squad",
    cost: 40,
    restriction: { unit: "Fleet Troopers" },
    miniatures: 5,
    keywords: ["indomitable"],
    en: SQUAD_DOES.en,
    es: SQUAD_DOES.es,
    does: squad,
  },
  "r5-astromech-droid": {
    name: "R5 Astromech Droid",
    cost: 8,
    restriction: { faction: "rebel-alliance", rank: "corps", type: "trooper" },
    action: "free-action",
    miniatures: 1,
    keywords: [{ id: "repair", value: 1, capacity: 2 }, "noncombatant"],
  },
  "rebel-comms-technician": {
    name: "Rebel Comms Technician",
    cost: 9,
    restriction: { faction: "rebel-alliance", rank: "corps", type: "trooper" },
    miniatures: 1,
    grants: ["comms"],
    mustEquip: ["comms"],
  },
  "rebel-officer": {
    name: "Rebel Officer",
    cost: 16,
    restriction: { faction: "rebel-alliance", rank: "corps", type: "trooper" },
    miniatures: 1,
    changes: { courage: 1 },
    keywords: ["inspire 1", "leader"],
  },
  "rebel-trooper": {
    name: "Rebel Trooper",
    cost: 7,
    restriction: { unit: "Rebel Troopers" },
    miniatures: 1,
  },
  "rebel-trooper-captain": {
    name: "Rebel Trooper Captain",
    cost: 9,
    restriction: { unit: "Rebel Troopers" },
    exhaust: true,
    miniatures: 1,
    grants: ["training"],
    keywords: ["leader"],
    en: CAPTAIN_DOES.en,
    es: CAPTAIN_DOES.es,
    does: (card) => captain(card),
  },
  "rebel-trooper-specialist": {
    name: "Rebel Trooper Specialist",
    cost: 8,
    restriction: { unit: "Rebel Troopers" },
    exhaust: true,
    action: "free-action",
    miniatures: 1,
    grants: ["gear"],
    en: "Free action, exhausting the card: the unit gains a dodge or a surge token.",
    es: "Acción gratuita que agota la carta: la unidad gana una ficha de Esquiva o de Incremento.",
    choices: TOKEN_CHOICES,
    does: (card) => specialist(card, ["dodge", "surge"]),
  },
  "rebel-trooper-squad": {
    name: "Rebel Trooper Squad",
    cost: 40,
    restriction: { unit: "Rebel Troopers" },
    miniatures: 5,
    keywords: ["indomitable"],
    en: SQUAD_DOES.en,
    es: SQUAD_DOES.es,
    does: squad,
  },
  "rebel-veteran": {
    name: "Rebel Veteran",
    cost: 9,
    restriction: { unit: "Rebel Veterans" },
    miniatures: 1,
  },
  "rebel-veteran-squad": {
    name: "Rebel Veteran Squad",
    cost: 50,
    restriction: { unit: "Rebel Veterans" },
    miniatures: 5,
    keywords: ["indomitable"],
    en: SQUAD_DOES.en,
    es: SQUAD_DOES.es,
    does: squad,
  },
}));
