import { CARDS, CARDS_SEEN, FAQ_2019, FAQ_CITED, type RoteRulesOf, RULESHEET, SHEET_AND_ENGINE } from "./evidence.ts";

/** Target markers. */
export const MARKER_RULES: RoteRulesOf<"marker"> = {
  "rote.marker.card-says": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "definition",
    rule: "A card tells where its target markers go and what they do; one of a card lies in a system at most.",
  },
  "rote.marker.remove": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "procedure",
    rule: "A player with a ground unit in a system in which the other has none may take a target marker there away.",
    ambiguity:
      "When is not said: in an own turn of the Command Phase, before its action or after it, without using it up; as often as there are markers.",
  },
  "rote.marker.removed-by-cards": {
    source: CARDS,
    evidence: CARDS_SEEN,
    kind: "procedure",
    rule: "Heist, Rogue One and Single Reactor Ignition take target markers away, whoever has units there.",
  },
  "rote.marker.destroyed-system": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "procedure",
    rule: "When a system is destroyed its target markers are removed, and what their cards say then happens.",
  },
  "rote.marker.secure-the-plans": {
    source: CARDS,
    evidence: CARDS_SEEN,
    kind: "restriction",
    rule: "While the target marker of Secure the Plans lies on the board no Death Star Plans can be used, wherever the Death Star is.",
  },
  "rote.marker.raid-outposts": {
    source: CARDS,
    evidence: CARDS_SEEN,
    kind: "procedure",
    rule: "Each target marker of Raid Outposts that is removed, in whatever way, gives the Rebels 1 reputation.",
  },
};
