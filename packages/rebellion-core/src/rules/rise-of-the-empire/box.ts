import { type RoteRulesOf, RULESHEET, SHEET_AND_ENGINE } from "./evidence.ts";

/** What the box of the expansion adds to a game. */
export const BOX_RULES: RoteRulesOf<"box"> = {
  "rote.box.added-to-base": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "definition",
    rule: "The pieces, cards and dice of the expansion go into the supplies and decks of the base game; it has no systems and no probe cards.",
  },
  "rote.box.replaced-cards": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "definition",
    rule: "Five base cards leave the game for expansion cards of the same name: Sabotage, Son of Skywalker, Good Intel and both Construct Super Star Destroyer.",
  },
  "rote.box.chosen-content": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "definition",
    rule: "With the expansion the players choose the starting units and each faction its set of missions; everything else of the box is always in play.",
  },
  "rote.box.cinematic-optional": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "definition",
    rule: "Advanced tactic cards and cinematic combat replace the base tactic cards; a group that keeps those leaves cinematic combat out.",
    ambiguity:
      "The sheet adds cinematic combat to the expansion; nothing in it needs the expansion's units, so it can be played with the base box alone: halves that need a unit of the expansion are then never available.",
  },
};
