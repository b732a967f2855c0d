import type { RulesOf } from "../ids.ts";

/** Retreating, and who has won a battle. */
export const RETREAT_RULES: RulesOf<"retreat" | "win-battle"> = {
  "reb.retreat.leader-leads": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "procedure",
    rule: "To retreat, a player takes exactly one of their leaders from the system, places it in an adjacent system, and moves their units from the original system to that system.",
  },
  "reb.retreat.leader-required": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "restriction",
    rule: "A player with no leader in the system cannot retreat.",
    clarifiedBy: ["reb.faq.escape-plan"],
  },
  "reb.retreat.movement-rules": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "restriction",
    rule: "Units that retreat follow the normal movement and transport rules.",
    ambiguity: "The exception for leaders left behind is reb.retreat.other-leaders-do-not-pin.",
  },
  "reb.retreat.preferred-destination": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "restriction",
    rule: "If able, the player must retreat to a system that contains their own units or one of their loyalty markers.",
    ambiguity:
      'A system the player may not enter (enemy units, or a source of the attack) does not satisfy "if able"; a Rebel loyalty marker beneath a subjugation marker is still a Rebel loyalty marker but such a system holds Imperial ground units.',
  },
  "reb.retreat.no-enemy-destination": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "restriction",
    rule: "A player cannot retreat to a system that contains enemy units.",
  },
  "reb.retreat.fallback-destination": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "procedure",
    rule: "If no adjacent system holds their units or loyalty markers, the player may retreat to any adjacent system that contains no units.",
    ambiguity:
      'Read with reb.retreat.preferred-destination: when every adjacent system with own units or loyalty is forbidden, whether the fallback opens is not stated; "if able" suggests it does.',
  },
  "reb.retreat.not-attack-source": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "restriction",
    rule: "A player cannot retreat to a system from which the opponent moved units to start this combat.",
    ambiguity: "Every source system counts when the opponent moved in from several systems.",
  },
  "reb.retreat.not-rebel-base-space": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "restriction",
    rule: 'The Rebel player can retreat only to systems, never to the "Rebel Base" space.',
  },
  "reb.retreat.needs-enemy-units": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "restriction",
    rule: "A player cannot retreat if the opponent has no units in the system.",
    clarifiedBy: ["reb.faq.retreat-any-theater", "reb.faq.second-retreat-same-step"],
  },
  "reb.retreat.death-star-forbids": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "restriction",
    rule: "The Imperial player cannot retreat any unit if a Death Star is in the combat.",
  },
  "reb.retreat.dsuc-forbids": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "restriction",
    rule: "The Imperial player cannot retreat any unit if a Death Star Under Construction is in the combat.",
  },
  "reb.retreat.all-ships": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "restriction",
    rule: "Every ship of the retreating player leaves the system; only TIE Fighters are excepted (reb.retreat.may-leave-tie).",
  },
  "reb.retreat.may-leave-ground": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "definition",
    rule: "A retreating player may leave ground units behind.",
    ambiguity:
      "Where some units of a type leave and others stay, the text does not say which of them are the damaged ones. Damage is gone after the combat, so those with most damage leave.",
    clarifiedBy: ["reb.faq.retreat-leave-behind"],
  },
  "reb.retreat.may-leave-tie": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "definition",
    rule: "A retreating player may leave TIE Fighters behind.",
    clarifiedBy: ["reb.faq.retreat-leave-behind"],
  },
  "reb.retreat.left-units-fight-on": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "procedure",
    rule: "If units are left behind and the opponent has units in the same theater, another combat round is resolved.",
  },
  "reb.retreat.immobile-stay": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "restriction",
    rule: "Immobile units take no part in a retreat and remain where they are.",
  },
  "reb.retreat.leader-needs-units": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "restriction",
    rule: "A retreat that moves no unit is not allowed, so a leader never retreats alone.",
  },
  "reb.retreat.once-per-combat": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "limit",
    rule: "One retreat per player and combat, however many leaders are in the system.",
  },
  "reb.retreat.any-leader": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "definition",
    rule: "A player may retreat with any one of their leaders in the system, also one without tactic values.",
  },
  "reb.retreat.team": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "team",
    rule: "Team Game: any player may choose to retreat with their own leader; each team can retreat only once per combat.",
  },
  "reb.retreat.captured-stays": {
    source: "Guía de referencia: LÍDERES CAPTURADOS",
    kind: "restriction",
    rule: "Captured leaders cannot be moved during a retreat.",
    sameAs: "reb.captured.no-retreat",
  },
  "reb.retreat.other-leaders-stay": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "definition",
    rule: "Leaders other than the one that leads the retreat stay in the original system.",
  },
  "reb.retreat.other-leaders-do-not-pin": {
    source: "Guía de referencia: COMBATE: RETIRADA",
    kind: "definition",
    rule: "Own leaders that stay behind in the system do not stop the retreating units from leaving it.",
    ambiguity:
      "Not stated in words. The usual movement rules would pin the units (reb.move.leader-pin), but the entry expects retreats by a player with several leaders in the system.",
  },
  "reb.win-battle.definition": {
    source: "Guía de referencia: COMBATE: GANAR UNA BATALLA",
    kind: "definition",
    rule: "A player wins a battle when the opponent has no units of that theater left in the system of that battle.",
    ambiguity:
      "Looked at whenever units have been destroyed or have retreated: the first side that is then alone in a theater has won its battle.",
  },
  "reb.win-battle.opponent-retreated": {
    source: "Guía de referencia: COMBATE: GANAR UNA BATALLA",
    kind: "definition",
    rule: "If a player retreats all of their units of a theater, the opponent wins the battle of that theater.",
    changedBy: ["reb.faq.both-space-retreat-no-winner"],
  },
  "reb.win-battle.split-winners": {
    source: "Guía de referencia: COMBATE: GANAR UNA BATALLA",
    kind: "definition",
    rule: "One player can win the space battle and the other the ground battle of the same combat.",
  },
  "reb.win-battle.mutual-destruction": {
    source: "Guía de referencia: COMBATE: GANAR UNA BATALLA",
    kind: "definition",
    rule: "If all units of both factions in a battle are destroyed, nobody wins that battle.",
  },
  "reb.win-battle.needs-initial-opposition": {
    source: "Guía de referencia: COMBATE: GANAR UNA BATALLA",
    kind: "restriction",
    rule: "A player does not win a battle in a theater in which the opponent had no units at the start of the combat.",
  },
  "reb.win-battle.win-then-retreat": {
    source: "Guía de referencia: COMBATE: GANAR UNA BATALLA",
    kind: "definition",
    rule: "A player who destroys the opponent's last ship and later retreats after the ground battle still won the space battle.",
  },
};
