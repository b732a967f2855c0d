import { FAQ_2019, FAQ_CITED, type RoteRulesOf } from "./evidence.ts";

/** Objectives. */
export const OBJECTIVE_RULES: RoteRulesOf<"objective"> = {
  "rote.objective.immediate": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "procedure",
    rule: "An immediate objective is turned up and carried out the moment it is drawn, in set-up as well; it does not count as the objective of that phase.",
    ambiguity: "One drawn among several to keep some of them is carried out when it is kept.",
  },
  "rote.objective.no-rebel-system": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "procedure",
    rule: "Rebel Cell drawn when there is no Rebel system is discarded and not replaced.",
  },
  "rote.objective.stays-in-play": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "definition",
    rule: "An objective that placed target markers stays in play while one of them is on the board, then it is discarded.",
  },
  "rote.objective.discarded": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "procedure",
    rule: "Played objectives are discarded, not returned to the box, so that Something to Fight For can fetch them.",
    ambiguity:
      "This holds by the rulings of the book too, although the base book puts played objectives back in the box: a card that fetches a discarded objective would otherwise do nothing.",
  },
  "rote.objective.one-per-refresh": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "limit",
    rule: "Playing Show No Fear, and using Rebel Cell, counts as the objective of that Refresh Phase; the later income of Show No Fear does not.",
  },
  "rote.objective.show-no-fear": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "procedure",
    rule: "Show No Fear puts its marker in the system of the base, which tells where that is; each later Refresh Phase that begins with the marker there gives 1 reputation, and a new base takes it away.",
  },
  "rote.objective.rebel-cell": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "procedure",
    rule: "While the marker of Rebel Cell lies on the board the Rebel player may discard an objective of the hand for 1 reputation at the start of a Refresh Phase, instead of playing one.",
  },
  "rote.objective.cost": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "restriction",
    rule: "An objective that is paid for is played only if the whole cost can be paid.",
  },
  "rote.objective.not-at-the-base": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "restriction",
    rule: "For Defensive Position neither the Rebel Base space counts nor the system of a revealed base.",
  },
  "rote.objective.end-of-combat": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "procedure",
    rule: "Objectives that ask for won battles are played at the end of the combat.",
  },
};
