import { UTILITY_RULES } from "../evidence.ts";
import type { RulesOf } from "../ids.ts";

/** The Refresh Phase, time and reputation, winning. */
export const REFRESH_RULES: RulesOf<"refresh" | "time" | "reputation" | "victory"> = {
  "reb.refresh.step-order": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Refresh Phase: 1 retrieve leaders, 2 draw missions, 3 launch probe droids, 4 draw objective, 5 advance time marker, 6 deploy units.",
  },
  "reb.refresh.retrieve-leaders": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Step 1: each player returns all of their leaders on the board to their leader pool.",
    clarifiedBy: ["reb.faq.detained-acts-normally"],
  },
  "reb.refresh.retrieve-from-missions": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Step 1: leaders still on mission cards return to the pool and the cards return to hand.",
  },
  "reb.refresh.captured-not-retrieved": {
    source: "Guía de referencia: LÍDERES CAPTURADOS",
    kind: "restriction",
    rule: "Step 1: captured leaders stay on the board.",
    sameAs: "reb.captured.no-pool",
  },
  "reb.refresh.objective-window": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Immediately before step 1 the Rebel player may play 1 objective with the Start of Refresh Phase timing.",
  },
  "reb.refresh.draw-two-missions": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Step 2: each player draws 2 mission cards.",
  },
  "reb.refresh.hand-limit": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "limit",
    rule: "Step 2: after drawing, a player with more than 10 mission cards discards down to 10.",
    ambiguity: "No order is given for the two sides: both draw, then the Rebels discard first; discards lie open.",
  },
  "reb.refresh.projects-count": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "definition",
    rule: "Project cards are missions and count toward the hand limit.",
  },
  "reb.refresh.objectives-do-not-count": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "definition",
    rule: "Objective cards do not count toward the hand limit.",
  },
  "reb.refresh.starting-undiscardable": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "restriction",
    rule: "Starting missions cannot be discarded to the hand limit.",
  },
  "reb.refresh.starting-count": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "definition",
    rule: "Starting missions in hand count toward the 10 cards although they cannot be discarded.",
    ambiguity: "The text counts cards in hand and exempts starting missions only from discarding.",
  },
  "reb.refresh.over-limit-allowed": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "definition",
    rule: "Players may hold more than 10 mission cards during the Assignment and Command Phases; they discard only in this step.",
  },
  "reb.refresh.team-missions": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "team",
    rule: "Team Game: only each team's General draws mission cards, and the General decides what to discard.",
  },
  "reb.refresh.probe-droids": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Step 3: the Imperial player draws 2 probe cards.",
  },
  "reb.refresh.team-probes": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "team",
    rule: "Team Game: only the Imperial General draws the probe cards of step 3.",
  },
  "reb.refresh.draw-objective": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Step 4: the Rebel player draws 1 objective card.",
  },
  "reb.refresh.advance-time": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Step 5: the time marker advances 1 space.",
  },
  "reb.refresh.icons-of-new-space": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Step 5: players recruit and build if the corresponding icons are on the time marker's new space.",
  },
  "reb.refresh.recruit-before-build": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Step 5: recruiting is resolved before building when a space shows both icons.",
    ambiguity: "Only the order of the two descriptions suggests it.",
  },
  "reb.refresh.recruit": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Recruit icon: each player draws 2 action cards, keeps 1 for recruiting, and puts the other facedown on the bottom of their action deck.",
  },
  "reb.refresh.recruit-team": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "team",
    rule: "Team Game: the Admiral draws the 2 action cards and decides which leader to recruit; the leader goes to the pool of its colour and that pool's player receives the card.",
    sameAs: "reb.recruit.team",
  },
  "reb.refresh.build": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Build icon: players simultaneously build 1 unit for each resource icon in their loyal and subjugated systems, using only the leftmost icon of subjugated systems.",
    changedBy: ["reb.faq.build-fewer"],
  },
  "reb.refresh.build-placement": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Built units come from the supply and are placed on the build queue space with the number printed to the left of the resource icons.",
  },
  "reb.refresh.build-team": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "team",
    rule: "Team Game: only each team's Admiral builds units in this step.",
    sameAs: "reb.build.team-admiral",
  },
  "reb.refresh.deploy": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Step 6: starting with the Rebel player, each player slides all their units 1 space down the build queue and deploys those that leave space 1.",
  },
  "reb.refresh.deploy-team": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "team",
    rule: "Team Game: only each team's Admiral deploys units in this step.",
  },
  "reb.refresh.built-units-slide-same-phase": {
    source: "Aprende a jugar: Ejemplo de unidades de construcción",
    kind: "definition",
    rule: "A unit built on space 1 in step 5 slides off and can be deployed in step 6 of the same Refresh Phase.",
  },
  "reb.refresh.ltp-new-round": {
    source: "Aprende a jugar: Fase de actualización",
    kind: "procedure",
    rule: "After deploying, a new game round begins with the Assignment Phase.",
  },
  "reb.time.start": {
    source: "Guía de referencia: INDICADOR Y MEDIDOR DE TIEMPO",
    kind: "setup",
    rule: "The time marker starts on space 1 of the time track.",
    sameAs: "reb.setup.s3-time",
  },
  "reb.time.advance": {
    source: "Guía de referencia: INDICADOR Y MEDIDOR DE TIEMPO",
    kind: "procedure",
    rule: "The time marker advances 1 space at the end of each game round.",
    ambiguity: "The exact moment is step 5 of the Refresh Phase, before deployment.",
  },
  "reb.time.meets-reputation": {
    source: "Guía de referencia: INDICADOR Y MEDIDOR DE TIEMPO",
    kind: "victory",
    rule: "If the time marker is ever on the same space as the reputation marker, the Rebel player wins immediately.",
    sameAs: "reb.victory.rebel",
  },
  "reb.time.icon-spaces": {
    source: "Board: recovered",
    kind: "definition",
    rule: "On the printed track the recruit icon is on spaces 2, 3, 4, and 5 and the build icon on spaces 2, 4, 6, 8, 10, 12, and 14.",
    ambiguity:
      "Space 16 exists on the track; one source would build there, the other lists build icons up to 14. The time marker gets that far only after reputation was lost.",
    evidence: [
      UTILITY_RULES,
      "A Tabletop Simulator table for the game (recruits up to round 5, builds on every even round)",
    ],
  },
  "reb.reputation.start": {
    source: "Guía de referencia: REPUTACIÓN",
    kind: "setup",
    rule: "The reputation marker starts on space 14 of the time track.",
    sameAs: "reb.setup.s3-reputation",
  },
  "reb.reputation.win": {
    source: "Guía de referencia: REPUTACIÓN",
    kind: "victory",
    rule: "The Rebel player wins immediately if the reputation marker and the time marker are ever on the same space.",
    sameAs: "reb.victory.rebel",
  },
  "reb.reputation.gain-one": {
    source: "Guía de referencia: REPUTACIÓN",
    kind: "procedure",
    rule: "Gaining 1 reputation moves the reputation marker 1 space toward the time marker.",
  },
  "reb.reputation.step-by-step": {
    source: "Guía de referencia: REPUTACIÓN",
    kind: "procedure",
    rule: "Gaining more than 1 reputation moves the marker one space at a time; if it enters the time marker's space the game ends immediately.",
  },
  "reb.reputation.lose-one": {
    source: "Guía de referencia: REPUTACIÓN",
    kind: "procedure",
    rule: "Losing 1 reputation moves the reputation marker 1 space away from the time marker.",
    ambiguity: "What happens at the end of the printed track is not stated.",
  },
  "reb.victory.imperial": {
    source: "Guía de referencia: GANAR LA PARTIDA",
    kind: "victory",
    rule: "The Imperial player wins immediately if Imperial units are in the system that contains the Rebel base and no Rebel units are there.",
    ambiguity: "Any Imperial unit suffices, ships included, once the base is revealed.",
    clarifiedBy: ["reb.faq.conquest-before-objective"],
  },
  "reb.victory.imperial-needs-revealed": {
    source: "Guía de referencia: GANAR LA PARTIDA",
    kind: "victory",
    rule: "The Imperial player can win only if the base has been revealed.",
    ambiguity:
      "The Learn to Play lets the Death Star win by destroying the base's system (reb.victory.ltp-superlaser). With the base hidden the two books disagree; the FAQ answers that the Empire wins. Recommended under both rulings: to apply the Learn to Play rule the Rebel player has to reveal that the base was there.",
    clarifiedBy: ["reb.faq.superlaser-hidden-base"],
  },
  "reb.victory.rebel": {
    source: "Guía de referencia: GANAR LA PARTIDA",
    kind: "victory",
    rule: "The Rebel player wins immediately if the reputation marker is on the same space as the time marker.",
  },
  "reb.victory.ltp-conquest": {
    source: "Aprende a jugar: Fin del juego",
    kind: "victory",
    rule: "One Imperial unit and no Rebel unit in the base's system is enough to conquer it.",
    sameAs: "reb.victory.imperial",
  },
  "reb.victory.ltp-superlaser": {
    source: "Aprende a jugar: La estrella de la muerte",
    kind: "victory",
    rule: "Destroying the base's system with the Death Star wins the game for the Imperial player at once.",
    ambiguity:
      "While the base is hidden this contradicts reb.victory.imperial-needs-revealed; the FAQ confirms the win (reb.faq.superlaser-hidden-base).",
    clarifiedBy: ["reb.faq.superlaser-hidden-base"],
  },
};
