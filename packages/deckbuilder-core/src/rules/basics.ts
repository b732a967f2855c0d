import type { RulesOf } from "./ids.ts";

/** The Force, the parts of a card, factions. */
export const BASICS_RULES: RulesOf<"force" | "card" | "faction"> = {
  "dbg.force.track-spaces": {
    source: "EL EQUILIBRIO DE LA FUERZA",
    kind: "definition",
    rule: "The track has seven spaces: three dark-side, one neutral in the centre, three light-side.",
  },
  "dbg.force.with-empire": {
    source: "EL EQUILIBRIO DE LA FUERZA",
    kind: "definition",
    rule: "The Force is with the Empire player exactly while the marker is on one of the three dark-side spaces.",
  },
  "dbg.force.with-rebel": {
    source: "EL EQUILIBRIO DE LA FUERZA",
    kind: "definition",
    rule: "The Force is with the Rebel player exactly while the marker is on one of the three light-side spaces.",
  },
  "dbg.force.with-nobody": {
    source: "EL EQUILIBRIO DE LA FUERZA",
    kind: "definition",
    rule: "While the marker is on the central space the Force is with neither player.",
  },
  "dbg.force.gain-moves": {
    source: "EL EQUILIBRIO DE LA FUERZA",
    kind: "procedure",
    rule: "When a player gains Force, the marker moves that many spaces towards that player's end.",
  },
  "dbg.force.gain-stops-at-end": {
    source: "EL EQUILIBRIO DE LA FUERZA",
    kind: "limit",
    rule: "The marker cannot move past the last space of either end; Force beyond it has no effect.",
    ambiguity: "Not said outright; follows from the track's ends and the Duros Spy answer.",
  },
  "dbg.force.bonus-resource": {
    source: "EL EQUILIBRIO DE LA FUERZA",
    kind: "procedure",
    rule: "If the marker is on the last space of a player's own end at the start of that player's turn, the player gains 1 additional resource usable that turn.",
    sameAs: "dbg.turn-start.force-bonus",
  },
  "dbg.force.bonus-only-at-start": {
    source: "EL EQUILIBRIO DE LA FUERZA",
    kind: "restriction",
    rule: "Reaching the last space later in the turn gives no resource that turn.",
    ambiguity: "Implied: the marker is looked at only as the turn starts.",
  },
  "dbg.card.types": {
    source: "CONTENIDO DE LAS CARTAS",
    kind: "definition",
    rule: "Cards are of three types: unit, base, capital ship.",
  },
  "dbg.card.attack": {
    source: "CONTENIDO DE LAS CARTAS",
    kind: "definition",
    rule: "Attack is the damage a card contributes when it attacks.",
  },
  "dbg.card.resources": {
    source: "CONTENIDO DE LAS CARTAS",
    kind: "definition",
    rule: "The resources value is how many resources the card generates.",
  },
  "dbg.card.force": {
    source: "CONTENIDO DE LAS CARTAS",
    kind: "definition",
    rule: "The Force value is how much Force the card generates.",
  },
  "dbg.card.cost": {
    source: "CONTENIDO DE LAS CARTAS",
    kind: "definition",
    rule: "Cost is the number of resources spent to purchase the card.",
    ambiguity: "The text speaks of the galaxy row; the Outer Rim Pilots are paid for in the same way.",
  },
  "dbg.card.target": {
    source: "CONTENIDO DE LAS CARTAS",
    kind: "definition",
    rule: "Target is the total attack needed to defeat the card while it lies in the galaxy row.",
  },
  "dbg.card.reward": {
    source: "CONTENIDO DE LAS CARTAS",
    kind: "definition",
    rule: "The reward is the benefit for defeating the card in the galaxy row.",
  },
  "dbg.card.unique": {
    source: "CONTENIDO DE LAS CARTAS",
    kind: "definition",
    rule: "The unique mark only identifies a card as unique for other cards that refer to it; it brings no restriction of its own.",
    ambiguity: "That it restricts nothing is inferred: the text gives it no other meaning.",
  },
  "dbg.card.traits": {
    source: "CONTENIDO DE LAS CARTAS",
    kind: "definition",
    rule: "Traits have no effect by themselves; other cards may refer to them.",
  },
  "dbg.card.hit-points": {
    source: "CONTENIDO DE LAS CARTAS",
    kind: "definition",
    rule: "Hit points are the damage needed to destroy the card while it is in a faction's play area.",
  },
  "dbg.faction.affiliation": {
    source: "AFILIACIONES DE LAS CARTAS",
    kind: "definition",
    rule: "Every galaxy card is Empire, Rebel or neutral; a card with neither faction icon is neutral.",
  },
  "dbg.faction.purchase-empire": {
    source: "AFILIACIONES DE LAS CARTAS",
    kind: "restriction",
    rule: "Only the Empire player may purchase Empire cards.",
  },
  "dbg.faction.purchase-rebel": {
    source: "AFILIACIONES DE LAS CARTAS",
    kind: "restriction",
    rule: "Only the Rebel player may purchase Rebel cards.",
  },
  "dbg.faction.purchase-neutral": {
    source: "AFILIACIONES DE LAS CARTAS",
    kind: "definition",
    rule: "Both players may purchase neutral cards.",
  },
  "dbg.faction.enemy-card": {
    source: "AFILIACIONES DE LAS CARTAS",
    kind: "definition",
    rule: "Cards of the opponent's faction are enemy cards; neutral cards are not enemy cards.",
    ambiguity: "That neutral cards are not enemy cards is inferred from the definition.",
  },
};
