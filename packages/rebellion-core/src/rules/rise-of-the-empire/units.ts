import { type RoteRulesOf, RULESHEET, SHEET_AND_ENGINE, SHEET_CITED } from "./evidence.ts";

/** Units of the expansion, and what they and structures can do. */
export const UNIT_RULES: RoteRulesOf<"unit"> = {
  "rote.unit.ship-classes": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "definition",
    rule: "Ships of the expansion with black health are fighters, those with red health are capital ships.",
  },
  "rote.unit.structures": {
    source: RULESHEET,
    evidence: SHEET_CITED,
    kind: "definition",
    rule: "Structures are all immobile ground units: Shield Generator, Ion Cannon, Golan Arms Turret and Shield Bunker.",
  },
  "rote.unit.structures-not-moved": {
    source: RULESHEET,
    evidence: SHEET_CITED,
    kind: "restriction",
    rule: "Abilities that move the opponent's units cannot move structures.",
  },
  "rote.unit.structure-rule": {
    source: RULESHEET,
    evidence: SHEET_CITED,
    kind: "procedure",
    rule: "If at the end of a combat round a player's only ground units in the system are structures while the opponent still has ground units there, those structures are destroyed, unless their owner rolled at least one die in the ground battle of this round; then another round is fought.",
    ambiguity:
      "Stands in the place of the base rule (reb.combat.structures-last) in every game with the expansion, also with base combat. Both sides are looked at before anything is destroyed, so structures that face structures go together.",
  },
  "rote.unit.rolled-nothing": {
    source: RULESHEET,
    evidence: SHEET_CITED,
    kind: "procedure",
    rule: "Whoever rolled no die in the ground battle of the round, for whatever reason, loses lone structures.",
  },
  "rote.unit.interdictor": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "restriction",
    rule: "Rebel units in a system with an Interdictor cannot retreat until every Interdictor there has been destroyed.",
  },
  "rote.unit.interdictor-extra-retreat": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "restriction",
    rule: "Rebel abilities that grant another or an easier retreat do nothing in a system with an Interdictor.",
  },
  "rote.unit.interdictor-entry": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "restriction",
    rule: "An Interdictor is built by no resource icon: it comes to the build queue by Interdictor Development alone.",
  },
  "rote.unit.bunker-protects": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "restriction",
    rule: "A Death Star or Death Star Under Construction in a system with a Shield Bunker cannot be destroyed, dealt damage or assigned damage.",
    ambiguity: "Read as binding its owner too: no Death Star behind a bunker is given up to free its miniature.",
  },
  "rote.unit.bunker-plans": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "restriction",
    rule: "Death Star Plans cannot remove a Death Star before the last Shield Bunker in its system is gone.",
    ambiguity: "Read so that they are not revealed against it at all, as they cannot be where no Death Star is.",
  },
  "rote.unit.bunker-stalemate": {
    source: RULESHEET,
    evidence: SHEET_CITED,
    kind: "procedure",
    rule: "Ships and stations behind a Shield Bunker that can do each other no harm, with no ground battle left, part as ships and a Death Star silenced by Ion Cannons do.",
    ambiguity:
      "No source ends such a combat. Read as the official answer on Ion Cannons (reb.faq.two-ion-cannons-stalemate): by the faq rulings the Rebel ships must retreat or are destroyed at the end of the round; by the book they may stay as long as a leader could lead them away (reb.combat.next-round).",
  },
  "rote.unit.bunker-deployment": {
    source: RULESHEET,
    evidence: SHEET_CITED,
    kind: "option",
    rule: "A Shield Bunker may be deployed in any system with at least one Imperial ground unit and no Rebel unit, remote systems included, whatever the loyalty.",
    ambiguity: "Only loyalty and the kind of system are lifted: a sabotage marker still blocks the deployment.",
  },
  "rote.unit.bunker-reinforcement": {
    source: RULESHEET,
    evidence: SHEET_CITED,
    kind: "option",
    rule: "In a remote system with a Shield Bunker and no Rebel unit the Empire deploys as in a loyal system.",
  },
  "rote.unit.bunker-not-at-once": {
    source: RULESHEET,
    evidence: SHEET_CITED,
    kind: "restriction",
    rule: "A Shield Bunker does not open its remote system to other units in the deployment in which it arrives.",
  },
  "rote.unit.bunker-limit": {
    source: RULESHEET,
    evidence: SHEET_CITED,
    kind: "limit",
    rule: "In a remote system opened by a Shield Bunker at most two units are deployed, a Death Star included.",
  },
  "rote.unit.tie-striker": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "definition",
    rule: "TIE Strikers need transport and may be left behind in a retreat, like TIE Fighters.",
  },
  "rote.unit.u-wing": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "definition",
    rule: "U-wings need no transport and carry one unit.",
  },
  "rote.unit.dsuc-last": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "procedure",
    rule: "A Death Star Under Construction left as the only Imperial ship against Rebel ships at the end of a combat round is destroyed, and the queued Death Star with it.",
    sameAs: "reb.combat.dsuc-last",
  },
  "rote.unit.queue-at-site": {
    source: RULESHEET,
    evidence: SHEET_CITED,
    kind: "restriction",
    rule: "A card that advances or deploys queued units in its system touches a queued Death Star only where the one under construction stands.",
  },
  "rote.unit.queue-to-remote": {
    source: RULESHEET,
    evidence: SHEET_CITED,
    kind: "option",
    rule: "A card that deploys queued units in its system may do so in a remote one.",
  },
};
