import { ENGINE_DOCS, UTILITY_RULES } from "./evidence.ts";
import type { RulesOf } from "./ids.ts";

/** Action, probe and tactic cards. */
export const CARDS_RULES: RulesOf<"action" | "probe" | "tactic"> = {
  "reb.action.purpose": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "definition",
    rule: "Action cards are used to recruit leaders and give leaders special abilities.",
    coveredBy: "reb.action.use-procedure",
  },
  "reb.action.once-per-game": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "limit",
    rule: "Each action card's ability can be used only once per game.",
  },
  "reb.action.starting-two": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "setup",
    rule: "During setup each player receives 2 random starting action cards.",
    sameAs: "reb.setup.s8-starting-actions",
  },
  "reb.action.starting-definition": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "definition",
    rule: "Starting action cards are the action cards without a recruit icon.",
  },
  "reb.action.starting-facedown": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "setup",
    rule: "Starting action cards are kept facedown next to the faction sheet.",
  },
  "reb.action.starting-rest-to-box": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "setup",
    rule: "Starting action cards that were not dealt are returned to the game box.",
    sameAs: "reb.setup.s8-starting-actions-box",
  },
  "reb.action.starting-team": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "team",
    rule: "Team Game: each team receives 2 random starting action cards and gives each to the player who controls the leader shown on it.",
  },
  "reb.action.starting-team-no-leader": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "team",
    rule: "Team Game: a starting action card that shows no leader can be used by any member of the team.",
    ambiguity:
      "The two cards without a leader are immediate, so nobody keeps one: the Admiral resolves it and may choose a leader of either pool.",
  },
  "reb.action.use-procedure": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "procedure",
    rule: "To use an action card a player turns it faceup, resolves it, and then returns it to the game box.",
  },
  "reb.action.leader-must-be-present": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "restriction",
    rule: "An action card used during a mission or combat can be used only if a leader shown on it is present in the system where that mission or combat is resolved.",
    ambiguity:
      "By the book a captured leader in the system of a combat is there, and in that of a mission against it; a lured one always is. The errata end both.",
    changedBy: ["reb.faq.captured-no-action-cards"],
  },
  "reb.action.leader-moving-exception": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "definition",
    rule: "The only exception to reb.action.leader-must-be-present is an action card that specifically moves its leader to that system.",
    clarifiedBy: ["reb.faq.action-leader-scope"],
  },
  "reb.action.bold-timing": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "definition",
    rule: "The bold heading above the effect states the moment at which the card may be used.",
  },
  "reb.action.timing-assignment": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "procedure",
    rule: "Assignment: used during the Assignment Phase; instead of assigning a leader to a mission the player turns the card faceup and resolves it.",
  },
  "reb.action.timing-start-of-combat": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "procedure",
    rule: "Start of Combat: used immediately after step 1 of combat (Add Leader).",
  },
  "reb.action.start-of-combat-duration": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "limit",
    rule: "The effect of a Start of Combat card lasts only for the combat being resolved.",
  },
  "reb.action.timing-immediate": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "procedure",
    rule: "Immediate: must be used when the player receives the card, during setup or after recruiting a leader; it is revealed and resolved at once.",
    changedBy: ["reb.faq.recruit-immediate-lost"],
  },
  "reb.action.timing-special": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "procedure",
    rule: "Special: used when its own text says.",
  },
  "reb.action.look-own": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "definition",
    rule: "A player may look at their own action cards at any time.",
  },
  "reb.action.no-look-opponent": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "restriction",
    rule: "A player may not look at an opponent's action cards.",
  },
  "reb.action.action-decks": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "definition",
    rule: "All action cards with a recruit icon on the back form the action decks and are gained by recruiting.",
  },
  "reb.action.optional": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "definition",
    rule: "Using an action card is optional and its owner chooses when.",
    ambiguity: "Immediate cards must be used on receipt, so optionality applies to the other three timings.",
  },
  "reb.action.simultaneous": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "procedure",
    rule: "When both players want to use an action card at the same moment, the current player's card goes first.",
    clarifiedBy: ["reb.faq.simultaneous-factions"],
    coveredBy: "reb.combat.start-of-combat-order",
  },
  "reb.action.mission-search-hidden": {
    source: "Guía de referencia: CARTAS DE ACCIÓN",
    kind: "definition",
    rule: "When an action card lets a player search for a specific mission card, that mission card is not shown to the opponent.",
  },
  "reb.probe.one-per-system": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "definition",
    rule: "There is one probe card for each system except Coruscant (31 cards).",
    ambiguity: "The count 31 follows from 32 systems less Coruscant.",
    evidence: [ENGINE_DOCS, UTILITY_RULES],
  },
  "reb.probe.meaning": {
    source: "Aprende a jugar: Fase de actualización: Lanzar droides sonda",
    kind: "definition",
    rule: "Each probe card the Imperial player draws shows a system in which the Rebel base is not located.",
    ambiguity:
      "True at the time of drawing; a later Rapid Mobilization can only use cards still in the deck, so it stays true for cards kept by the Imperial player.",
  },
  "reb.probe.secret": {
    source: "Aprende a jugar: Fase de actualización: Lanzar droides sonda",
    kind: "definition",
    rule: "The Imperial player keeps drawn probe cards secret from the Rebel player.",
  },
  "reb.probe.draw-two": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "The Imperial player draws 2 probe cards in each Refresh Phase.",
    sameAs: "reb.refresh.probe-droids",
  },
  "reb.probe.base-card-not-in-deck": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "definition",
    rule: 'The base\'s own probe card lies under "Location" and is never in the probe deck.',
  },
  "reb.probe.kept-not-discarded": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "definition",
    rule: "Drawn probe cards stay with the Imperial player; they are not discarded and the probe deck is not reshuffled from them.",
    evidence: [UTILITY_RULES, "Plant False Lead takes probe cards back from the Imperial player"],
  },
  "reb.probe.team-imperial-general": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "team",
    rule: "Team Game: the Imperial General draws and manages the probe cards.",
    evidence: [UTILITY_RULES, "Guía de referencia: FASE DE RECUPERACIÓN (draw of step 3)"],
    confidence: "medium",
  },
  "reb.probe.empty-deck": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "definition",
    rule: "If the probe deck is empty no probe cards are drawn.",
    confidence: "low",
    unverified: "No source states it; it follows from there being no discard pile for probe cards.",
  },
  "reb.probe.loyalty-icon": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "definition",
    rule: "A probe card carries an icon marking its system as a Rebel system or an Imperial system for setup, or no icon.",
    evidence: [
      UTILITY_RULES,
      "johnchampaign/star-wars-rebellion: probe data",
      "Guía de referencia: APÉNDICE: paso 8 (Rebel and Imperial systems appear while probe cards are turned)",
    ],
  },
  "reb.tactic.two-decks": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "definition",
    rule: "There are two tactic decks, space tactics and ground tactics, shared by both players.",
    ambiguity:
      "A card that draws several from both decks draws them one after the other: each is seen before the deck of the next is chosen.",
  },
  "reb.tactic.hidden": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "definition",
    rule: "Tactic cards in hand are kept hidden until played.",
    evidence: [UTILITY_RULES, "Good Intel makes the Rebel player show the tactic hand, so it is hidden otherwise"],
  },
  "reb.tactic.theater-only": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "restriction",
    rule: "A tactic card can be played only in the battle of its own theater.",
    sameAs: "reb.attack-steps.play-same-theater",
  },
  "reb.tactic.unit-present": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "restriction",
    rule: "A tactic card that requires or affects a specific unit needs that unit to be in the system of the combat.",
  },
  "reb.tactic.free-damage-target": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "procedure",
    rule: "If a tactic card deals damage without naming targets, its player chooses among the units in that theater.",
  },
  "reb.tactic.end-of-combat-return": {
    source: "Guía de referencia: COMBATE: FIN DEL COMBATE",
    kind: "procedure",
    rule: "At the end of combat all tactic cards are returned to their decks and the decks are shuffled.",
    sameAs: "reb.combat.end-reshuffle",
  },
  "reb.tactic.no-hand-limit": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "limit",
    rule: "There is no limit to the number of tactic cards a player may hold during a combat.",
    confidence: "low",
    unverified: "No source states a limit; stated here as the absence of one.",
  },
  "reb.tactic.deck-exhausted": {
    source: "Guía de referencia: LIMITACIÓN DE COMPONENTES",
    kind: "procedure",
    rule: "If a tactic deck runs out during a combat, its discard pile is shuffled to form a new deck.",
  },
  "reb.tactic.team-split": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "team",
    rule: "Team Game: the Admiral draws and plays space tactic cards and the General draws and plays ground tactic cards.",
    evidence: [UTILITY_RULES],
    confidence: "medium",
    unverified: "Recovered from a single public source.",
  },
};
