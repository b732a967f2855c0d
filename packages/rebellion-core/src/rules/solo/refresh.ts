import type { SoloRulesOf } from "./ids.ts";

/** The Refresh Phase. */
export const SOLO_REFRESH_RULES: SoloRulesOf<"refresh"> = {
  "solo.refresh.objectives": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Step 1: the Rebel player may play a start-of-refresh objective.",
  },
  "solo.refresh.discard-missions": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Step 2: discard non-starting missions used by both sides; Rebel starting missions return to hand, Imperial ones to the Starting Missions deck, which is shuffled; projects gained this round are shuffled and put on top of the Main Missions deck.",
    ambiguity:
      "The step shuffles only the Starting Missions deck; the row of Break Their Will and the guide take for granted that the Main Missions deck is shuffled too. Reading: Shuffle both. Then, from below upwards, on top of the Main deck: unrevealed Round Deck cards, gained projects, Break Their Will.",
  },
  "solo.refresh.unrevealed": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "If Round Deck cards are unrevealed, starting missions go back to their deck before it is shuffled; the others go on top of the Main Missions deck in random order, below the gained projects.",
  },
  "solo.refresh.retrieve-leaders": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Step 3: leaders return to their pools, except captured ones and those an effect keeps away.",
  },
  "solo.refresh.draw-missions": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Step 4: only the Rebel player draws 2 missions, then discards down to 10.",
  },
  "solo.refresh.probes": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Step 5: the Empire gains 2 probe cards. Remote ones lie face up, apart from remote cards gained by exploring with ground units; the others stay face down.",
  },
  "solo.refresh.draw-objective": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Step 6: the Rebel player draws one objective.",
  },
  "solo.refresh.time": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Step 7: advance the time marker and act on the icons of the new space.",
  },
  "solo.refresh.recruit.rebel": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Step 7a: the Rebel player recruits as usual: two action cards, keep one.",
  },
  "solo.refresh.recruit.empire": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Step 7a: the Empire draws the top action card and recruits its leader (random if several); if impossible, it draws on until it can. Unused cards go to the bottom.",
    ambiguity:
      "With no leader left to recruit the loop would not end. Reading: The card that recruits stays with the Empire as an available action card. Stop when the whole deck has been seen; the Empire then keeps the first card drawn and recruits nobody.",
  },
  "solo.refresh.build.order": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Step 7b: the Empire builds before the Rebels.",
  },
  "solo.refresh.build.bunker": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "restriction",
    rule: "Step 7b: the Empire builds a Shield Bunker only when a Death Star Under Construction stands in a system without bunker and the bunker would lie lower in the queue than the Death Star; at most one per round.",
    ambiguity:
      "Lower means a space deployed earlier. Reading: The bunker's space number must be smaller than that of the queued Death Star.",
  },
  "solo.refresh.deploy": {
    source: "Ataque Imperial: FASE DE RECUPERACIÓN",
    kind: "procedure",
    rule: "Step 8: both queues slide down; units leaving space 1 are deployed under the normal limits (2 per system, no sabotage marker and so on). The Empire deploys first.",
  },
};
