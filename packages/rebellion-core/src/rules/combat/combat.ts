import { ENGINE_DOCS, faqPage, UTILITY_RULES } from "../evidence.ts";
import type { RulesOf } from "../ids.ts";

/** Combat from its first step to its end, and the theaters. */
export const COMBAT_RULES: RulesOf<"combat" | "theater"> = {
  "reb.combat.trigger": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "procedure",
    rule: "A combat takes place when units of both factions are in the same theater of the same system after movement or after an ability that says to resolve a combat.",
    clarifiedBy: ["reb.faq.voluntary-reveal-combat", "reb.faq.mission-combat-after-steps"],
    evidence: [ENGINE_DOCS, UTILITY_RULES],
  },
  "reb.combat.step-order": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "procedure",
    rule: "A combat resolves: 1 Add Leader, 2 Draw Tactic Cards, 3 Combat Round (repeated), then the end of combat.",
    evidence: [ENGINE_DOCS, UTILITY_RULES],
  },
  "reb.combat.add-leader": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "procedure",
    rule: "Step 1: a player who has no leader with tactic values in the system may take one leader from their leader pool and place it in the system.",
    ambiguity: "A player whose only leaders there have no tactic values may still add one.",
    evidence: [
      ENGINE_DOCS,
      UTILITY_RULES,
      'FFG forum archive: "Action cards: can you play more than one in a round of combat" (quotes the sentence)',
    ],
  },
  "reb.combat.add-leader-optional": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "definition",
    rule: "Step 1 is optional for each player.",
    evidence: [ENGINE_DOCS, UTILITY_RULES],
  },
  "reb.combat.add-leader-order": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "procedure",
    rule: "Step 1: the current player decides first, then the opponent.",
    evidence: [ENGINE_DOCS, UTILITY_RULES],
  },
  "reb.combat.add-leader-limit": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "limit",
    rule: "Each player adds at most 1 leader to a combat in step 1.",
    evidence: [ENGINE_DOCS, UTILITY_RULES],
  },
  "reb.combat.add-leader-needs-tactics": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "definition",
    rule: "Step 1: the leader that is added may be any leader of the pool, with or without tactic values.",
    ambiguity:
      "The sentence at hand limits who may add a leader (a side without a leader with tactic values there), not which leader. A leader without values draws no cards but can lead a retreat (reb.retreat.any-leader), so the placement has a use. A public program restricts it; the rest of the page is not at hand.",
    evidence: [
      'FFG forum archive: "Action cards: can you play more than one in a round of combat" (quotes the sentence of the English Rules Reference)',
      "johnchampaign/star-wars-rebellion: comments in the source (quote the same sentence; the program offers only leaders with tactic values)",
      "Guía de referencia: LÍDERES (leaders in the pool can be added to a combat; only activation asks for tactic values)",
    ],
    confidence: "medium",
    unverified: "The sentence is quoted twice; the rest of the step is not at hand.",
  },
  "reb.combat.captured-leader-not-counted": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "definition",
    rule: "A captured leader gives no tactic values and does not count as a leader with tactic values in the system.",
    ambiguity:
      "That a captured leader gives no tactic values is answered by the FAQ; that it does not bar step 1 follows.",
    clarifiedBy: ["reb.faq.captured-no-tactics"],
    evidence: [faqPage(3), UTILITY_RULES],
  },
  "reb.combat.passed-player-adds": {
    source: "Guía de referencia: FASE DE MANDO",
    kind: "definition",
    rule: "A player who has passed may still add a leader to a combat in step 1.",
    sameAs: "reb.command.passed-can-join-combat",
  },
  "reb.combat.start-of-combat-window": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "procedure",
    rule: "Start of Combat action cards are used after step 1 and before step 2.",
    sameAs: "reb.action.timing-start-of-combat",
  },
  "reb.combat.start-of-combat-order": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "procedure",
    rule: "The current player uses Start of Combat action cards first, then the opponent.",
    evidence: [ENGINE_DOCS, UTILITY_RULES],
  },
  "reb.combat.team-add-leader": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "team",
    rule: "Team Game: a team adds at most one leader, and none if a teammate already has a leader with tactic values in the system.",
    evidence: [UTILITY_RULES],
    confidence: "medium",
    unverified: "Recovered from a single public source.",
  },
  "reb.combat.draw-tactics": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "procedure",
    rule: "Step 2: each player draws space tactic cards equal to their leader's space tactic value and ground tactic cards equal to the ground tactic value.",
    evidence: [ENGINE_DOCS, UTILITY_RULES],
  },
  "reb.combat.draw-contested-theaters": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "restriction",
    rule: "Step 2: cards are drawn only for a theater in which both factions have units.",
    ambiguity:
      "In a destroyed system no ground battle can be fought although both sides may have ground units there; drawing no ground cards is the reading that fits.",
    evidence: [ENGINE_DOCS, UTILITY_RULES],
  },
  "reb.combat.draw-highest-value": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "definition",
    rule: "Step 2: a player with several leaders in the system uses the highest space value and the highest ground value among them; the two may come from different leaders.",
    evidence: [
      ENGINE_DOCS,
      UTILITY_RULES,
      "A public copy of the English Learn to Play: the highest for each value, space and ground, is used",
    ],
  },
  "reb.combat.draw-order": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "procedure",
    rule: "Step 2: the current player draws first.",
    evidence: [UTILITY_RULES],
    confidence: "medium",
    unverified: "Recovered from a single public source.",
  },
  "reb.combat.draw-no-leader": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "definition",
    rule: "A player without a leader in the system draws no tactic cards in step 2 but still fights.",
    evidence: [ENGINE_DOCS, UTILITY_RULES],
  },
  "reb.combat.draw-team": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "team",
    rule: "Team Game: the team uses its highest values; the Admiral draws the space cards and the General draws the ground cards.",
    evidence: [UTILITY_RULES],
    confidence: "medium",
    unverified: "Recovered from a single public source.",
  },
  "reb.combat.round-order": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "procedure",
    rule: "Each combat round resolves: I space battle, II ground battle, III retreat, IV next round.",
    evidence: [ENGINE_DOCS, UTILITY_RULES],
  },
  "reb.combat.space-battle-condition": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "procedure",
    rule: "I: the space battle is resolved only if both factions have ships in the system.",
    evidence: [ENGINE_DOCS, UTILITY_RULES],
  },
  "reb.combat.ground-battle-condition": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "procedure",
    rule: "II: the ground battle is resolved only if both factions have ground units in the system and the system is not destroyed.",
    evidence: [ENGINE_DOCS, UTILITY_RULES],
  },
  "reb.combat.space-attack-order": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "procedure",
    rule: "I: the current player attacks with all of their ships, then the opponent attacks with all of theirs.",
    evidence: [ENGINE_DOCS, UTILITY_RULES],
  },
  "reb.combat.ground-attack-order": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "procedure",
    rule: "II: the current player attacks with all of their ground units, then the opponent attacks with all of theirs.",
    evidence: [ENGINE_DOCS, UTILITY_RULES],
  },
  "reb.combat.retreat-order": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "procedure",
    rule: "III: starting with the current player, each player may retreat.",
    ambiguity:
      "The FAQ example has the current player retreat first and the opponent in the same step. A public program offers the defender first in base combat; its own documents say the current player first.",
    evidence: [ENGINE_DOCS, UTILITY_RULES, faqPage(3)],
  },
  "reb.combat.both-attack-even-if-staged": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "procedure",
    rule: "Units doomed by the first attack of a battle still roll in their owner's attack of that same battle.",
    sameAs: "reb.attack-steps.staged-still-attack",
  },
  "reb.combat.team-admiral-space": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "team",
    rule: "Team Game: the Admiral rolls and decides for the team in space battles.",
    evidence: [UTILITY_RULES],
    confidence: "medium",
    unverified: "Recovered from a single public source.",
  },
  "reb.combat.team-general-ground": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "team",
    rule: "Team Game: the General rolls and decides for the team in ground battles.",
    evidence: [UTILITY_RULES],
    confidence: "medium",
    unverified: "Recovered from a single public source.",
  },
  "reb.combat.team-current-side": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "team",
    rule: "Team Game: where a step starts with the current player, the current player's whole team acts before the other team.",
    evidence: [UTILITY_RULES],
    confidence: "medium",
    unverified: "Recovered from a single public source.",
  },
  "reb.combat.next-round": {
    source: "Guía de referencia: COMBATE: IV. Siguiente ronda",
    kind: "procedure",
    rule: "IV: if both factions still have units in the same theater, another combat round is resolved starting with the space battle; otherwise the combat is over.",
    ambiguity:
      "The book ends a fight of Rebel ships against a Death Star that Ion Cannons keep from rolling in no way (reb.faq.two-ion-cannons-stalemate does). Read so that it ends all the same: Rebel ships that a leader could lead away may stay, those that nobody can ever lead away are destroyed at the end of the round.",
    changedBy: ["reb.faq.two-ion-cannons-stalemate"],
  },
  "reb.combat.structures-last": {
    source: "Guía de referencia: COMBATE: IV. Siguiente ronda",
    kind: "procedure",
    rule: "IV: if the only Rebel ground units left are structures and Imperial ground units are still in the system, those structures are destroyed.",
    ambiguity: "Read before the question of a further round: see reb.combat.step-four-checks-first.",
  },
  "reb.combat.dsuc-last": {
    source: "Guía de referencia: COMBATE: IV. Siguiente ronda",
    kind: "procedure",
    rule: "IV: if the Imperial player's only remaining ship is the Death Star Under Construction and Rebel ships are still in the system, the Death Star Under Construction is destroyed.",
    clarifiedBy: ["reb.faq.dsuc-destroyed-without-plans"],
  },
  "reb.combat.step-four-checks-first": {
    source: "Guía de referencia: COMBATE: IV. Siguiente ronda",
    kind: "procedure",
    rule: "IV: lone structures and a lone Death Star Under Construction are destroyed before it is decided whether another combat round follows.",
    ambiguity:
      "The text lists both cases under the step without an order; with the other order the structures would fight one round more for nothing.",
  },
  "reb.combat.end-condition": {
    source: "Guía de referencia: COMBATE: FIN DEL COMBATE",
    kind: "procedure",
    rule: "Combat ends after the last step of a combat round if no theater holds units of both factions.",
  },
  "reb.combat.end-split-theaters": {
    source: "Guía de referencia: COMBATE: FIN DEL COMBATE",
    kind: "definition",
    rule: "Combat ends if, for example, one player has only ground units left there and the other only ships.",
  },
  "reb.combat.end-discard-tactics": {
    source: "Guía de referencia: COMBATE: FIN DEL COMBATE",
    kind: "procedure",
    rule: "When the combat ends, the tactic cards left in both hands go to the discards.",
    ambiguity: "Discards lie faceup (reb.discard.faceup-pile), so everybody sees the cards that were left.",
  },
  "reb.combat.end-reshuffle": {
    source: "Guía de referencia: COMBATE: FIN DEL COMBATE",
    kind: "procedure",
    rule: "Each tactic deck is then made whole again from its discards and shuffled.",
  },
  "reb.combat.end-remove-damage": {
    source: "Guía de referencia: COMBATE: FIN DEL COMBATE",
    kind: "procedure",
    rule: "At the end of combat all damage markers are removed from units and returned to the supply.",
  },
  "reb.combat.lone-transports": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "procedure",
    rule: "During the retreat step, if the only Rebel ships left in the combat are Rebel Transports, they must retreat or are destroyed immediately.",
    ambiguity:
      "The printed text sets no condition about Imperial ships. Where they could retreat their owner may also let them be destroyed.",
    changedBy: ["reb.faq.lone-transports-need-imperial-ship"],
  },
  "reb.combat.ltp-after-entering": {
    source: "Aprende a jugar: Activar un sistema",
    kind: "procedure",
    rule: "A combat is resolved after units move into a system that contains opposing units.",
    sameAs: "reb.move.combat-after",
  },
  "reb.theater.two-theaters": {
    source: "Guía de referencia: ESCENARIO DE GUERRA",
    kind: "definition",
    rule: "Battles take place in two theaters: space and ground.",
  },
  "reb.theater.unit-theater": {
    source: "Guía de referencia: ESCENARIO DE GUERRA",
    kind: "definition",
    rule: "Each unit attacks in exactly one theater: ships in space, ground units on the ground.",
  },
  "reb.theater.leader-values": {
    source: "Guía de referencia: ESCENARIO DE GUERRA",
    kind: "definition",
    rule: "Most leaders have one tactic value for each theater.",
  },
  "reb.theater.damage-in-theater": {
    source: "Guía de referencia: ESCENARIO DE GUERRA",
    kind: "restriction",
    rule: "Damage is assigned and dealt only to units of the theater being resolved.",
    sameAs: "reb.attack-steps.assign-theater",
  },
};
