import { type RoteRulesOf, RULESHEET, SHEET_AND_ENGINE, SHEET_CITED } from "./evidence.ts";

/** Green dice, in missions and in attacks. */
export const DICE_RULES: RoteRulesOf<"dice"> = {
  "rote.dice.minor-icon": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "definition",
    rule: "In a mission a minor icon of the mission's skill adds one green die instead of a red or black one.",
  },
  "rote.dice.all-icons-green": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "definition",
    rule: "In a mission that counts all skill icons, minor icons of every kind add green dice.",
  },
  "rote.dice.add-up": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "limit",
    rule: "The minor icons of all leaders in a mission are added up, but never are more than three green dice rolled for them.",
  },
  "rote.dice.faces": {
    source: "The green die",
    evidence: [
      "Eli-Drew/starWarsRebellion",
      "Fantasy Flight Games: Daring Heroes and Dastardly Villains (14 July 2017)",
    ],
    kind: "definition",
    rule: "A green die has two sides with a direct hit and four blank ones, and neither hits nor special icons.",
    unverified:
      "Two sources give the direct hits and say that there is nothing else; that four sides are blank is said by one.",
    confidence: "medium",
  },
  "rote.dice.three-green": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "limit",
    rule: "At most three green dice are rolled in one roll, because there are only three.",
  },
  "rote.dice.on-top": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "limit",
    rule: "Green dice come on top of the five red and five black dice of an attack and of the ten dice of a mission.",
  },
  "rote.dice.direct-hit": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "definition",
    rule: "A direct hit of a green die may be assigned to a unit with health of either colour; in a mission it is one success.",
  },
  "rote.dice.just-dice": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "definition",
    rule: "A card that only says to roll or to add dice, such as Death Star Plans, means red or black dice.",
  },
  "rote.dice.reduce-first": {
    source: RULESHEET,
    evidence: SHEET_CITED,
    kind: "procedure",
    rule: "What takes dice away is applied before the limits of the number of dice.",
    ambiguity:
      "The base rules say the same of attacks (reb.attack-steps.reduce-before-cap); one source says it of every roll.",
  },
};
