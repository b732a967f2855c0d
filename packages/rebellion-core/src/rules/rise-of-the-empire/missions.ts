import { CARDS, CARDS_SEEN, FAQ_2019, FAQ_CITED, type RoteRulesOf } from "./evidence.ts";

/** Missions and projects. */
export const MISSION_RULES: RoteRulesOf<"mission"> = {
  "rote.mission.subversion": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "definition",
    rule: "Subversion asks for no skill: one or two leaders of any kind may be assigned to it. It is never attempted or resolved.",
  },
  "rote.mission.subversion-reveal": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "procedure",
    rule: "Subversion is turned up when the other side attempts a mission, at the step in which a leader may be sent to oppose it; its leaders go to the system of that mission and oppose it.",
  },
  "rote.mission.subversion-extra-die": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "procedure",
    rule: "A side that used Subversion against a mission rolls one die more for its opposition.",
    ambiguity: "The card says no colour: the die is a red or black one, within the ten dice of a mission.",
  },
  "rote.mission.subversion-with-pool": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "procedure",
    rule: "A leader from the pool may still be sent against a mission that Subversion was used against; what keeps leaders of the pool from opposing does not keep those of Subversion.",
  },
  "rote.mission.subversion-one": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "limit",
    rule: "A side uses one Subversion against a mission at most.",
  },
  "rote.mission.subversion-no-turn": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "procedure",
    rule: "Turning up Subversion takes no turn of the Command Phase, and may be done after passing.",
  },
  "rote.mission.subversion-attempts-only": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "restriction",
    rule: "Subversion is not used against a mission that is resolved; it neither succeeds nor fails itself, and is discarded.",
  },
  "rote.mission.rolled-unopposed": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "procedure",
    rule: "A mission that is rolled even if unopposed is rolled by both sides; unopposed it counts as a success, even with a roll of zero.",
  },
  "rote.mission.lead": {
    source: CARDS,
    evidence: CARDS_SEEN,
    kind: "procedure",
    rule: "What such a mission destroys is limited by how many more successes its side has than the other.",
  },
  "rote.mission.failure-effect": {
    source: CARDS,
    evidence: CARDS_SEEN,
    kind: "procedure",
    rule: "A mission that says what happens when it fails does that instead of its effect.",
  },
  "rote.mission.returns": {
    source: CARDS,
    evidence: CARDS_SEEN,
    kind: "procedure",
    rule: "A mission card goes back to its owner's hand instead of being discarded where it says so: after a failure, or when two leaders resolved it.",
  },
  "rote.mission.reactor-before-combat": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "procedure",
    rule: "Single Reactor Ignition is carried out in full before a combat that its reveal of the base causes.",
  },
};
