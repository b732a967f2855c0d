import type { SoloRulesOf } from "./ids.ts";

/** The manual's summary of a round; the rules themselves say all of it. */
export const SOLO_SUMMARY_RULES: SoloRulesOf<"summary"> = {
  "solo.summary.rebel.assignment": {
    source: "Ataque Imperial: RESUMEN DE LA RONDA",
    kind: "procedure",
    rule: "Rebel summary, assignment: assign leaders and play assignment action cards.",
    coveredBy: "solo.play.rounds",
  },
  "solo.summary.rebel.command": {
    source: "Ataque Imperial: RESUMEN DE LA RONDA",
    kind: "procedure",
    rule: "Rebel summary, command: alternate revealing missions, activating systems, and using leaders in combats or to oppose, until no leaders are left.",
    coveredBy: "solo.command.alternate",
  },
  "solo.summary.rebel.refresh": {
    source: "Ataque Imperial: RESUMEN DE LA RONDA",
    kind: "procedure",
    rule: "Rebel summary, refresh: objectives; recover starting missions and discard the others; leaders; draw missions to the limit; draw objective; advance time (recruit: 2 cards keep 1; build after the Empire); deploy after the Empire, at most 2 per system including the Rebel Base space.",
    coveredBy: "solo.refresh.draw-missions",
  },
  "solo.summary.empire.assignment": {
    source: "Ataque Imperial: RESUMEN DE LA RONDA",
    kind: "procedure",
    rule: "Imperial summary, assignment: Round Deck by the table, then assignment action cards.",
    coveredBy: "solo.assign.round-deck",
  },
  "solo.summary.empire.command": {
    source: "Ataque Imperial: RESUMEN DE LA RONDA",
    kind: "procedure",
    rule: "Imperial summary, command: hidden base by D8 (1-4 activate, only with more leaders than Round Deck cards; 5-8 mission; always a mission otherwise); revealed base: activate, missions only without movable fleets; use leaders on Rebel turns by D8 (5-8) under the same reserve condition.",
    coveredBy: "solo.command.action-roll",
  },
  "solo.summary.empire.refresh": {
    source: "Ataque Imperial: RESUMEN DE LA RONDA",
    kind: "procedure",
    rule: "Imperial summary, refresh: starting missions back and shuffled, others discarded, projects on top of the Main deck; leaders; probe droids; recruit 1 card (random leader if several); build before the Rebels, random where needed; deploy first, at most 2 per system, by the flow chart.",
    coveredBy: "solo.refresh.build.order",
  },
};
