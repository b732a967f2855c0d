import { ENGINE_DOCS, faqPage, UTILITY_RULES } from "./evidence.ts";
import type { RulesOf } from "./ids.ts";

/** Objective cards. */
export const OBJECTIVES_RULES: RulesOf<"objective"> = {
  "reb.objective.purpose": {
    source: "Guía de referencia: CARTAS DE OBJETIVO",
    kind: "definition",
    rule: "The Rebel player gains reputation by completing objective cards.",
  },
  "reb.objective.starting-one": {
    source: "Guía de referencia: CARTAS DE OBJETIVO",
    kind: "setup",
    rule: "The Rebel player starts the game with 1 objective card in hand.",
    sameAs: "reb.setup.s4-draw",
  },
  "reb.objective.draw-one-per-refresh": {
    source: "Guía de referencia: CARTAS DE OBJETIVO",
    kind: "procedure",
    rule: "The Rebel player draws 1 objective card in each Refresh Phase.",
    sameAs: "reb.refresh.draw-objective",
  },
  "reb.objective.play-condition": {
    source: "Guía de referencia: CARTAS DE OBJETIVO",
    kind: "restriction",
    rule: "An objective card can be played only if its requirement is met at the moment it names.",
  },
  "reb.objective.reputation-value": {
    source: "Guía de referencia: CARTAS DE OBJETIVO",
    kind: "definition",
    rule: "Playing an objective gains the reputation shown in the card's upper left corner.",
  },
  "reb.objective.marker-direction": {
    source: "Guía de referencia: CARTAS DE OBJETIVO",
    kind: "procedure",
    rule: "Gained reputation moves the reputation marker toward the time marker.",
    sameAs: "reb.reputation.gain-one",
  },
  "reb.objective.returned-to-box": {
    source: "Guía de referencia: CARTAS DE OBJETIVO",
    kind: "procedure",
    rule: "After its reputation is gained, the objective card is returned to the game box and cannot be used again this game.",
    ambiguity:
      "The Learn to Play says it is discarded. A faceup out-of-play pile that is never reshuffled satisfies both. A card that says it is kept (Heart of the Empire) prevails.",
    changedBy: ["reb.faq.objective-discarded"],
  },
  "reb.objective.bold-timing": {
    source: "Guía de referencia: CARTAS DE OBJETIVO",
    kind: "definition",
    rule: "The bold text at the top of the card states exactly when it can be played.",
  },
  "reb.objective.timing-combat": {
    source: "Guía de referencia: CARTAS DE OBJETIVO",
    kind: "restriction",
    rule: "Combat: the card can be played only as soon as its requirement is met.",
    ambiguity:
      "Passed over at that moment, the card cannot be played for the same requirement later in the combat; several that are fulfilled by the same destruction can be chosen among.",
    clarifiedBy: ["reb.faq.objective-as-soon-as", "reb.faq.objective-win-battle-end"],
  },
  "reb.objective.combat-only": {
    source: "Guía de referencia: CARTAS DE OBJETIVO",
    kind: "restriction",
    rule: "A Combat objective cannot be completed by units destroyed outside combat.",
    clarifiedBy: ["reb.faq.overflow-counts-for-objectives"],
  },
  "reb.objective.timing-start-of-refresh": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Start of Refresh Phase: the card can be played immediately before step 1 of the Refresh Phase.",
    sameAs: "reb.refresh.objective-window",
  },
  "reb.objective.one-start-of-refresh": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "limit",
    rule: "Only 1 objective with the Start of Refresh Phase timing can be played in a Refresh Phase.",
    sameAs: "reb.refresh.objective-window",
  },
  "reb.objective.ltp-one-per-combat": {
    source: "Aprende a jugar: Cartas de objetivo",
    kind: "limit",
    rule: "Only 1 objective can be played during each combat.",
    clarifiedBy: ["reb.faq.objective-after-one-per-combat"],
  },
  "reb.objective.ltp-one-per-refresh": {
    source: "Aprende a jugar: Cartas de objetivo",
    kind: "limit",
    rule: "Only 1 objective can be played during each Refresh Phase.",
  },
  "reb.objective.not-in-hand-limit": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "definition",
    rule: "Objective cards do not count toward the 10-card mission hand limit.",
    sameAs: "reb.refresh.objectives-do-not-count",
  },
  "reb.objective.hand-unlimited": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "limit",
    rule: "There is no limit to the number of objective cards the Rebel player may hold.",
    evidence: [ENGINE_DOCS, UTILITY_RULES],
  },
  "reb.objective.hand-secret": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "definition",
    rule: "Objective cards in hand are kept secret from the Imperial player until played.",
    clarifiedBy: ["reb.faq.objective-backs-open"],
    evidence: [UTILITY_RULES, "Aprende a jugar: Preparar (first draw is secret)"],
  },
  "reb.objective.reveal-whole-hand": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "procedure",
    rule: "An effect that makes the Rebel player reveal objectives shows the whole hand, which is then hidden again.",
    evidence: [UTILITY_RULES],
    confidence: "medium",
    unverified: "Recovered from a single public source.",
  },
  "reb.objective.play-optional": {
    source: "Guía de referencia: CARTAS DE OBJETIVO",
    kind: "definition",
    rule: "The Rebel player may play an objective whose requirement is met but is never forced to.",
  },
  "reb.objective.win-battle-timing": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "procedure",
    rule: "A Combat objective that requires winning a battle is played at the end of that combat.",
    ambiguity:
      "A battle is won as soon as the opponent has no unit of that theater left, but units may still appear or be destroyed by cards; hence the play at the end of the combat. The page is not at hand: the statement rests on the FAQ and one public source.",
    clarifiedBy: ["reb.faq.objective-win-battle-end"],
    evidence: [faqPage(2), UTILITY_RULES],
  },
  "reb.objective.special-timing": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "procedure",
    rule: "Special: the card is played when its own text says.",
    ambiguity: "No base-game objective has this timing.",
    evidence: ["johnchampaign/star-wars-rebellion: docs/core-model.md"],
    confidence: "medium",
    unverified: "Only one source names a third timing word; the base box may contain no objective with it.",
  },
  "reb.objective.team-general": {
    source: "Rules Reference, page not at hand: recovered",
    kind: "team",
    rule: "Team Game: the Rebel General draws, keeps, and plays the objective cards.",
    evidence: [UTILITY_RULES, "Guía de referencia: APÉNDICE: paso 4 (first draw)"],
    confidence: "medium",
  },
  "reb.objective.deck-order": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "The objective deck is drawn stage I first, then stage II, then stage III; the stages are never mixed.",
    sameAs: "reb.setup.s4-stack",
  },
};
