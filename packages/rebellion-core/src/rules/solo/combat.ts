import type { SoloRulesOf } from "./ids.ts";

/** Combats. */
export const SOLO_COMBAT_RULES: SoloRulesOf<"combat" | "var.combat"> = {
  "solo.combat.cinematic": {
    source: "Ataque Imperial: RESOLUCIÓN DE COMBATES",
    kind: "procedure",
    rule: "Combats use the cinematic rules with advanced tactic cards.",
  },
  "solo.combat.imperial-card": {
    source: "Ataque Imperial: RESOLUCIÓN DE COMBATES",
    kind: "procedure",
    rule: "Each round of battle the Empire draws one random card of the theater's deck and uses the upper ability if a unit on the card is in the battle, else the lower one. The Rebel player chooses as usual.",
    ambiguity:
      "Cards without unit icon (Imposing Presence) and upper abilities whose condition fails (Swarm Tactics, Bombardment, Target the Generator without structure) are not covered; unit presence is in the battle here, in the system in the expansion rules. Reading: An ability without icon is available: use the upper one if it would have an effect, else the lower; presence in the system is enough; an upper ability that would do nothing is replaced by the lower one.",
  },
  "solo.combat.return-card": {
    source: "Ataque Imperial: RESOLUCIÓN DE COMBATES",
    kind: "procedure",
    rule: "After the round the Imperial card goes back to its deck, which is shuffled.",
  },
  "solo.combat.retreat": {
    source: "Ataque Imperial: RESOLUCIÓN DE COMBATES",
    kind: "procedure",
    rule: "Imperial retreats are not mentioned.",
    ambiguity: "The text is silent. Reading: The Empire does not retreat.",
  },
  "solo.combat.death-star-use": {
    source: "Ataque Imperial: RESOLUCIÓN DE COMBATES",
    kind: "restriction",
    rule: "The Empire uses a Death Star's superlaser only against the Rebel base, a PBR, or systems with Rebel loyalty and/or Rebel ground units.",
    ambiguity:
      "Use could mean moving the station into a system as well as firing it. Reading: Firing it (Superlaser Online, Single Reactor Ignition). It moves like any ship of its fleet.",
  },
  "solo.var.combat.original": {
    source: "Ataque Imperial: RESOLUCIÓN DE COMBATES / Variación",
    kind: "option",
    rule: "VARIATION, original combat: the rules of the original solo variant may be used, with base or advanced tactic cards on the Rebel side.",
  },
  "solo.var.combat.no-cards": {
    source: "Ataque Imperial: RESOLUCIÓN DE COMBATES / Variación",
    kind: "option",
    rule: "VARIATION, original combat: the Empire uses no tactic cards.",
  },
  "solo.var.combat.special-as-hit": {
    source: "Ataque Imperial: RESOLUCIÓN DE COMBATES / Variación",
    kind: "option",
    rule: "VARIATION, original combat: every special rolled by the Empire counts as a hit of the die's colour.",
  },
  "solo.var.combat.forced-reroll": {
    source: "Ataque Imperial: RESOLUCIÓN DE COMBATES / Variación",
    kind: "option",
    rule: "VARIATION, original combat: the Rebel player must reroll dice showing direct hits first, then hits, up to the Imperial leader's tactic value for the theater.",
    ambiguity:
      "The two icons are missing in the text copy; the order is taken from the guide. Reading: Direct hits first, then hits.",
  },
  "solo.var.combat.carry-over": {
    source: "Ataque Imperial: RESOLUCIÓN DE COMBATES / Variación",
    kind: "option",
    rule: "VARIATION, original combat: unused tactic points are kept for later rounds of the same theater in this combat.",
  },
};
