import type { Advantage } from "../entries.ts";
import { BATTLE_CARDS } from "../writing.ts";

/** Advantage cards of no faction. */
export const ADVANTAGES: readonly Advantage[] = [
  {
    id: "advanced-intel",
    name: { en: "Advanced Intel" },
    summary: "At the start of the first Activation Phase add 1 advantage token to the own pass pool.",
    skirmish: true,
    verification: BATTLE_CARDS,
  },
  {
    id: "cunning-deployment",
    name: { en: "Cunning Deployment" },
    summary: "At the start of the first Activation Phase 3 friendly units gain 1 dodge each.",
    skirmish: true,
    verification: BATTLE_CARDS,
  },
  {
    id: "fortified-position",
    name: { en: "Fortified Position" },
    summary: "In set-up place up to 3 barricades in friendly or contested territory, none within 1 of another.",
    skirmish: true,
    verification: BATTLE_CARDS,
  },
  {
    id: "garrison",
    name: { en: "Garrison" },
    summary: "In set-up one friendly corps unit without Prepared Position gains it for the game.",
    verification: BATTLE_CARDS,
  },
  {
    id: "ordnance",
    name: { en: "Ordnance" },
    summary:
      "Once per game, at the end of the Command Phase, place an Ordnance token. At the start of the End Phase roll 3 black attack dice: units within 1 that have Armor or are vehicles suffer 2 wounds per crit and 1 per hit, other units within 1 gain 1 suppression per crit or hit; then the token is removed.",
    verification: BATTLE_CARDS,
  },
  {
    id: "strafing-run",
    name: { en: "Strafing Run" },
    summary:
      "Once per game, at the end of the Command Phase, place an Air Support token. At the start of the End Phase measure from it to a spot within 2 and roll 4 black attack dice: each unit with a miniature under the ruler or the token gains 1 suppression per crit or hit; then the token is removed.",
    verification: { ...BATTLE_CARDS, doubts: ["Range of the ruler: a picture of the card prints 2, a list said 1."] },
  },
];
