import type { RulesOf } from "../ids.ts";

/** The Assignment Phase and the Command Phase. */
export const PHASES_RULES: RulesOf<"assignment" | "command"> = {
  "reb.assignment.purpose": {
    source: "Guía de referencia: FASE DE ASIGNACIÓN",
    kind: "definition",
    rule: "In the Assignment Phase players choose leaders to assign to missions.",
    coveredBy: "reb.assignment.procedure",
  },
  "reb.assignment.procedure": {
    source: "Guía de referencia: FASE DE ASIGNACIÓN",
    kind: "procedure",
    rule: "To assign, a player places a mission card from hand facedown next to their faction sheet and puts leaders from their leader pool on it.",
    clarifiedBy: ["reb.faq.ability-second-leader"],
  },
  "reb.assignment.one-or-two": {
    source: "Guía de referencia: FASE DE ASIGNACIÓN",
    kind: "limit",
    rule: "One or two leaders are placed on each mission card.",
  },
  "reb.assignment.two-max": {
    source: "Guía de referencia: FASE DE ASIGNACIÓN",
    kind: "limit",
    rule: "At most 2 leaders can be assigned to a mission even if its requirement does not need two.",
  },
  "reb.assignment.rebels-first": {
    source: "Guía de referencia: FASE DE ASIGNACIÓN",
    kind: "procedure",
    rule: "The Rebel player assigns all of their leaders first; the Imperial player assigns afterwards.",
  },
  "reb.assignment.unassigned-stay": {
    source: "Guía de referencia: FASE DE ASIGNACIÓN",
    kind: "definition",
    rule: "Leaders that are not assigned stay in the leader pool.",
  },
  "reb.assignment.not-revealed": {
    source: "Guía de referencia: FASE DE ASIGNACIÓN",
    kind: "restriction",
    rule: "Mission cards are not revealed in the Assignment Phase.",
  },
  "reb.assignment.no-skill-check": {
    source: "Guía de referencia: FASE DE ASIGNACIÓN",
    kind: "definition",
    rule: "Leaders whose icons do not meet the requirement can be assigned; the requirement is checked only when the mission is to be revealed.",
    ambiguity: "The text puts the check at reveal and states no restriction here.",
  },
  "reb.assignment.team-two-total": {
    source: "Guía de referencia: FASE DE ASIGNACIÓN",
    kind: "team",
    rule: "Team Game: at most 2 leaders per mission, whichever players they belong to.",
  },
  "reb.assignment.team-both-assign": {
    source: "Guía de referencia: FASE DE ASIGNACIÓN",
    kind: "team",
    rule: "Team Game: both the Admiral and the General can assign their leaders to mission cards.",
    ambiguity:
      "The order is open. The reading taken: Admiral and General in turn, each as much as they like, until both are done in a row.",
  },
  "reb.assignment.team-general-veto": {
    source: "Guía de referencia: FASE DE ASIGNACIÓN",
    kind: "team",
    rule: "Team Game: the General controls the mission hand and can veto the Admiral assigning a leader to a mission.",
    ambiguity:
      "The General is asked after each assignment of the Admiral, also of a leader that joins a mission. What an action card assigns is not vetoed.",
  },
  "reb.assignment.team-rebels-first": {
    source: "Guía de referencia: FASE DE ASIGNACIÓN",
    kind: "team",
    rule: "Team Game: the Rebel team assigns before the Imperial team.",
  },
  "reb.assignment.ltp-pool-use": {
    source: "Aprende a jugar: I. Fase de asignación",
    kind: "definition",
    rule: "Unassigned leaders can be used in the Command Phase to move units or oppose enemy missions.",
  },
  "reb.command.alternate": {
    source: "Guía de referencia: FASE DE MANDO",
    kind: "procedure",
    rule: "In the Command Phase players take turns activating a system or revealing a mission.",
  },
  "reb.command.rebel-first": {
    source: "Guía de referencia: FASE DE MANDO",
    kind: "procedure",
    rule: "The Rebel player takes the first turn, then the Imperial player.",
  },
  "reb.command.leader-position": {
    source: "Guía de referencia: FASE DE MANDO",
    kind: "definition",
    rule: "A leader's exact position within a system does not matter; it takes part in every mission, space battle, and ground battle there.",
  },
  "reb.command.pass": {
    source: "Guía de referencia: FASE DE MANDO",
    kind: "procedure",
    rule: "A player may pass.",
    ambiguity:
      "The text says at any moment of the Command Phase; the FAQ says a player passes instead of taking a turn (reb.faq.pass-is-not-an-action). Passing outside one's own turn has no effect that differs.",
    clarifiedBy: ["reb.faq.pass-is-not-an-action"],
  },
  "reb.command.pass-is-final": {
    source: "Guía de referencia: FASE DE MANDO",
    kind: "restriction",
    rule: "A player who has passed can no longer use leaders to reveal missions or activate systems in that Command Phase.",
    clarifiedBy: ["reb.faq.no-voluntary-reveal-after-pass"],
  },
  "reb.command.passed-can-oppose": {
    source: "Guía de referencia: FASE DE MANDO",
    kind: "definition",
    rule: "A player who has passed can still use leaders from the pool to oppose missions.",
  },
  "reb.command.passed-can-join-combat": {
    source: "Guía de referencia: FASE DE MANDO",
    kind: "definition",
    rule: "A player who has passed can still add a leader to a combat in its first step.",
  },
  "reb.command.reveal-optional": {
    source: "Guía de referencia: FASE DE MANDO",
    kind: "definition",
    rule: "A player may choose not to reveal a mission that has a leader assigned.",
  },
  "reb.command.unrevealed-leaders-return": {
    source: "Guía de referencia: FASE DE MANDO",
    kind: "procedure",
    rule: "At the end of the Command Phase leaders still on mission cards return to their leader pools.",
  },
  "reb.command.unrevealed-cards-return": {
    source: "Guía de referencia: FASE DE MANDO",
    kind: "procedure",
    rule: "At the end of the Command Phase unrevealed mission cards return to their owner's hand without being shown.",
  },
  "reb.command.team-initiative": {
    source: "Guía de referencia: FASE DE MANDO",
    kind: "team",
    rule: "Team Game: players take turns in the order of the initiative values printed by their leader pools, lowest first.",
    ambiguity:
      "The initiative values (1 to 4) of the four roles are printed on the Team Game side of the faction sheets and are not in the books at hand; see reb.command.team-initiative-order.",
  },
  "reb.command.team-initiative-order": {
    source: "Faction sheets: recovered",
    kind: "team",
    rule: "Team Game: the initiative order is Rebel Admiral, Imperial Admiral, Imperial General, Rebel General.",
    evidence: ["A public play-aid tracker for the game"],
    confidence: "low",
    unverified:
      "The values are printed on the Team Game side of the faction sheets; a single public source gives the order.",
  },
  "reb.command.team-turn-options": {
    source: "Guía de referencia: FASE DE MANDO",
    kind: "team",
    rule: "Team Game: on their turn a player activates a system with one of their own leaders, reveals a mission one of their own leaders is assigned to, or passes.",
  },
  "reb.command.three-player-two-turns": {
    source: "Guía de referencia: FASE DE MANDO",
    kind: "team",
    rule: "Team Game with 3 players: the Rebel player has 2 turns in each round of the Command Phase.",
  },
  "reb.command.three-player-colors": {
    source: "Guía de referencia: FASE DE MANDO",
    kind: "team",
    rule: "Team Game with 3 players: the Rebel player uses blue and orange leaders separately, as in a 4-player game.",
  },
  "reb.command.three-player-pass": {
    source: "Guía de referencia: FASE DE MANDO",
    kind: "team",
    rule: "Team Game with 3 players: the Rebel player passes separately as Admiral and as General.",
  },
  "reb.command.ltp-turn-skipped": {
    source: "Aprende a jugar: II. Fase de mando",
    kind: "procedure",
    rule: "Once a player has passed, their turns are skipped for the rest of the Command Phase, so the other player may take several turns in a row.",
  },
  "reb.command.ltp-phase-end": {
    source: "Aprende a jugar: II. Fase de mando",
    kind: "procedure",
    rule: "The Command Phase ends when all players have passed.",
  },
};
