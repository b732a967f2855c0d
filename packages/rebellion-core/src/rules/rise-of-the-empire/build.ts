import { type RoteRulesOf, RULESHEET, SHEET_AND_ENGINE, SHEET_CITED } from "./evidence.ts";

/** What resource icons build with the expansion. */
export const BUILD_RULES: RoteRulesOf<"build"> = {
  "rote.build.rebels-first": {
    source: RULESHEET,
    evidence: SHEET_CITED,
    kind: "procedure",
    rule: "Where a timing conflict arises about which units the two sides build, the Rebel player decides first.",
    ambiguity:
      "The sides build from different supplies, so the order matters only for what each sees of the other's choice: the Rebels build all their units first, then the Empire.",
    unverified: "A single source.",
    confidence: "medium",
  },
  "rote.build.icon-choice": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "option",
    rule: "A resource icon builds one unit of its theater and shape, of the base box or of the expansion, at the choice of whoever builds.",
  },
  "rote.build.table": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "definition",
    rule: "The Empire builds from a space triangle a TIE Fighter or TIE Striker, from a ground triangle a Stormtrooper or Assault Tank, from a ground circle an AT-ST or Shield Bunker; the Rebels from a space triangle an X-wing, Y-wing, Rebel Transport or U-wing, from a space circle a Corellian Corvette or Nebulon-B Frigate, from a ground triangle a Rebel Trooper or Rebel Vanguard, from a ground circle an Airspeeder or Golan Arms Turret.",
  },
};
