import type { SoloRulesOf } from "./ids.ts";

/** The decks of missions and the Round Deck. */
export const SOLO_MISSIONS_RULES: SoloRulesOf<"missions" | "assign" | "var.unplayable"> = {
  "solo.missions.no-hand": {
    source: "Ataque Imperial: CARTAS DE MISIÓN",
    kind: "restriction",
    rule: "The Empire has no mission hand: it draws no missions in the Refresh Phase and assigns no leaders in the Assignment Phase. In the Command Phase it draws from a Round Deck filled at random in the Assignment Phase.",
  },
  "solo.missions.starting-deck": {
    source: "Ataque Imperial: CARTAS DE MISIÓN",
    kind: "setup",
    rule: "Starting Missions deck: the 4 Imperial starting missions, face down.",
  },
  "solo.missions.main-deck": {
    source: "Ataque Imperial: CARTAS DE MISIÓN",
    kind: "setup",
    rule: "Main Missions deck: all Imperial leader missions; the base set (no icon) or the expansion set (Darth Vader icon), chosen by D8 (1-4 base, 5-8 expansion); and one project of each type (5 with the base game, 7 with the expansion).",
  },
  "solo.missions.face-down": {
    source: "Ataque Imperial: CARTAS DE MISIÓN",
    kind: "restriction",
    rule: "All three decks stay face down in the Imperial area.",
  },
  "solo.missions.after-play": {
    source: "Ataque Imperial: CARTAS DE MISIÓN",
    kind: "procedure",
    rule: "After use a starting mission is set aside until the next round; any other mission is discarded.",
    ambiguity:
      "Cards that return to hand (Interdictor Development with two leaders, Break Their Will on failure) have no hand to return to. Reading: Break Their Will goes on top of the Main Missions deck as its decision row says; Interdictor Development is treated like a gained project.",
  },
  "solo.missions.unplayable": {
    source: "Ataque Imperial: CARTAS DE MISIÓN",
    kind: "procedure",
    rule: "An unplayable mission goes to the bottom of its own deck (Starting or Main) and another card is drawn from that deck; repeat until one can be attempted or resolved.",
    ambiguity:
      "A mission nobody in the pool can attempt or resolve is not mentioned (the guide counts it as unplayable). Reading: It is unplayable like the others (solo.def.playable-card). The leader is chosen anew for every card drawn.",
  },
  "solo.missions.no-starting-playable": {
    source: "Ataque Imperial: CARTAS DE MISIÓN",
    kind: "procedure",
    rule: "If no starting mission at all can be played, go on with the next card of the Round Deck after all have been drawn and returned.",
    ambiguity: "The same case for the Main deck is not covered. Reading: Handle it the same way.",
  },
  "solo.missions.projects-aside": {
    source: "Ataque Imperial: CARTAS DE MISIÓN",
    kind: "procedure",
    rule: "Projects the Empire gains on its Command Phase turns are put aside face down, unseen, and go on top of the Main Missions deck in the Refresh Phase, so they enter the next Round Deck first.",
  },
  "solo.var.unplayable.retry": {
    source: "Ataque Imperial: CARTAS DE MISIÓN / Variación (misiones no jugables)",
    kind: "option",
    rule: "VARIATION, unplayable missions: a mission that is unplayable because of circumstances that may change goes to the bottom of the Round Deck, and the leader that would have been chosen is reserved.",
  },
  "solo.var.unplayable.second-try": {
    source: "Ataque Imperial: CARTAS DE MISIÓN / Variación (misiones no jugables)",
    kind: "option",
    rule: "VARIATION, unplayable missions: after all other cards of the Round Deck, try those missions again with the reserved leaders; one that still fails goes to the bottom of its own deck and another is drawn from that deck.",
    ambiguity:
      "Whether reserved leaders may oppose or join combats meanwhile is not said. Reading: They may not; they count as used for the leader comparison.",
  },
  "solo.assign.no-leaders": {
    source: "Ataque Imperial: FASE DE ASIGNACIÓN",
    kind: "restriction",
    rule: "The Empire assigns no leaders to missions in this phase; it does so in the Command Phase.",
  },
  "solo.assign.round-deck": {
    source: "Ataque Imperial: FASE DE ASIGNACIÓN",
    kind: "procedure",
    rule: "From round 2 on the Empire forms its Round Deck: rounds 2-3, 1 starting and 2 main missions; round 4 and later, 1 starting and 3 main; base revealed in any round, 1 starting (without Gather Intel) and 2 main. Round 1 has 1 and 1. Shuffle it.",
    ambiguity:
      "If the base is revealed during a round the size of that round's deck is not adjusted; a Main Missions deck that runs out is not covered. Reading: The table applies at the next Assignment Phase. An empty Main Missions deck is refilled by shuffling its discards, as in the normal game.",
  },
};
