import type { SoloRulesOf } from "./ids.ts";

/** Turns of the Empire in the Command Phase. */
export const SOLO_COMMAND_RULES: SoloRulesOf<"command"> = {
  "solo.command.alternate": {
    source: "Ataque Imperial: FASE DE MANDO",
    kind: "procedure",
    rule: "Rebel player and Empire alternate, revealing missions or activating systems as normal.",
    ambiguity:
      "When the Empire passes is not written. Reading: It passes when it has no leader left or nothing it can legally do; it never passes otherwise.",
  },
  "solo.command.activate.once": {
    source: "Ataque Imperial: FASE DE MANDO",
    kind: "restriction",
    rule: "Only fleets that have not moved this round can be chosen.",
  },
  "solo.command.activate.leader-block": {
    source: "Ataque Imperial: FASE DE MANDO",
    kind: "restriction",
    rule: "A leader in the fleet's system makes the fleet unavailable, except with the base revealed or MR minus MT of 5 or less.",
  },
  "solo.command.activate.reinforce": {
    source: "Ataque Imperial: FASE DE MANDO",
    kind: "procedure",
    rule: "If the fleet cannot leave a ground unit behind, or already reached a PBR without ground units, the leader goes to the fleet's system with one Stormtrooper from the supply.",
  },
  "solo.command.mission.play": {
    source: "Ataque Imperial: FASE DE MANDO",
    kind: "procedure",
    rule: "Result 5-8: take the top card of the Round Deck, pick the leader by attempt or resolve, and make every choice by the decision list.",
  },
  "solo.command.mission.projects": {
    source: "Ataque Imperial: FASE DE MANDO",
    kind: "procedure",
    rule: "Project cards drawn by a mission are kept face down beside the Imperial sheet for later.",
  },
  "solo.command.mission.unplayable": {
    source: "Ataque Imperial: FASE DE MANDO",
    kind: "procedure",
    rule: "An unplayable mission goes under its own deck and the next card of that deck is drawn.",
  },
  "solo.command.gather-intel-note": {
    source: "Ataque Imperial: FASE DE MANDO",
    kind: "restriction",
    rule: "With the base revealed Gather Intel is out of the Starting Missions deck.",
  },
  "solo.command.oppose.condition": {
    source: "Ataque Imperial: RESUMEN DE LA RONDA",
    kind: "procedure",
    rule: "On Rebel turns the Empire may use a leader only if its pool holds more leaders than unrevealed Round Deck cards.",
  },
  "solo.command.unused-leaders": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "It should not happen that Round Deck cards remain, because the Empire reserves leaders for them; assigning two leaders to a mission may still cause it.",
  },
};
