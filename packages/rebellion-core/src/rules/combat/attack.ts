import type { RulesOf } from "../ids.ts";

/** One attack: dice, combat actions, damage, health, destruction. */
export const ATTACK_RULES: RulesOf<"attack" | "attack-steps" | "health" | "damage" | "destroy"> = {
  "reb.attack.on-faction-sheet": {
    source: "Guía de referencia: ATAQUE (PUNTUACIONES)",
    kind: "definition",
    rule: "Each unit's attack values are those printed on its faction sheet.",
  },
  "reb.attack.colors": {
    source: "Guía de referencia: ATAQUE (PUNTUACIONES)",
    kind: "definition",
    rule: "A unit may have a black attack value, a red attack value, both, or neither.",
  },
  "reb.attack.sum-of-units": {
    source: "Guía de referencia: ATAQUE (PUNTUACIONES)",
    kind: "procedure",
    rule: "In combat a player rolls dice of each colour equal to the sum of the attack values of that colour of all their participating units.",
  },
  "reb.attack-steps.order": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "procedure",
    rule: "An attack resolves: 1 roll dice, 2 combat actions, 3 assign damage, 4 block damage, 5 destroy units.",
  },
  "reb.attack-steps.roll": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "procedure",
    rule: "Step 1: the player rolls dice of the colour and number given by the attack values of all of their participating units.",
  },
  "reb.attack-steps.cap-black": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "limit",
    rule: "Step 1: a player rolls at most 5 black dice per attack.",
  },
  "reb.attack-steps.cap-red": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "limit",
    rule: "Step 1: a player rolls at most 5 red dice per attack.",
  },
  "reb.attack-steps.reduce-before-cap": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "procedure",
    rule: "Step 1: a special ability that reduces the number of dice is applied before the 5-dice caps.",
  },
  "reb.attack-steps.actions-draw-or-play": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "procedure",
    rule: "Step 2: the attacking player may take combat actions to draw or to play tactic cards.",
  },
  "reb.attack-steps.draw-action": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "procedure",
    rule: "Draw action: discard 1 die showing a special icon to draw 1 tactic card.",
  },
  "reb.attack-steps.draw-same-theater": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "restriction",
    rule: "Draw action: the card comes from the deck of the theater of the current battle.",
  },
  "reb.attack-steps.spent-dice-gone": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "restriction",
    rule: "Dice discarded for combat actions are set aside and cannot be used again during this attack.",
  },
  "reb.attack-steps.drawn-card-usable": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "definition",
    rule: "A card drawn by a draw action may be played with a later combat action of the same attack or kept for later.",
  },
  "reb.attack-steps.play-action": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "procedure",
    rule: "Play action: resolve the effect of a tactic card from hand, then discard that card.",
  },
  "reb.attack-steps.play-same-theater": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "restriction",
    rule: "Play action: only tactic cards of the theater of the current battle can be played.",
  },
  "reb.attack-steps.play-special-cost": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "restriction",
    rule: "Play action: a tactic card with the special icon requires discarding 1 die of any colour showing that icon.",
  },
  "reb.attack-steps.reroll-together": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "procedure",
    rule: "All dice that one ability lets a player reroll are rerolled at the same time.",
    ambiguity:
      "A card that rerolls up to so many dice, or sets them before a roll, does so with at least one once it is played.",
  },
  "reb.attack-steps.reroll-again": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "definition",
    rule: "A different ability may reroll dice that were already rerolled.",
  },
  "reb.attack-steps.actions-unlimited": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "definition",
    rule: "A player may take any number of combat actions in any order.",
  },
  "reb.attack-steps.assign": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "procedure",
    rule: "Step 3: the attacking player assigns each hit and direct hit to an enemy unit by placing the die next to it.",
  },
  "reb.attack-steps.red-hit-red-health": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "restriction",
    rule: "A hit on a red die can be assigned only to a unit with a red health value.",
  },
  "reb.attack-steps.black-hit-black-health": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "restriction",
    rule: "A hit on a black die can be assigned only to a unit with a black health value.",
  },
  "reb.attack-steps.direct-hit-any": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "definition",
    rule: "A direct hit on a die of any colour can be assigned to a unit with a health value of any colour.",
  },
  "reb.attack-steps.assign-theater": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "restriction",
    rule: "Damage can be assigned only to units of the battle's theater: ships in a space battle, ground units in a ground battle.",
  },
  "reb.attack-steps.overkill": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "definition",
    rule: "A unit may be assigned more damage than its remaining health.",
  },
  "reb.attack-steps.must-assign-all": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "procedure",
    rule: "All dice that can be assigned must be assigned.",
  },
  "reb.attack-steps.block": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "procedure",
    rule: "Step 4: the opponent may play tactic cards to block damage; each blocked point removes 1 assigned damage (from a die or a card) from one of their units.",
    ambiguity:
      "The opponent has no dice in this attack, so a blocking card with the special icon could not be paid for.",
  },
  "reb.attack-steps.markers-unblockable": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "restriction",
    rule: "Damage markers already on a unit cannot be blocked.",
  },
  "reb.attack-steps.block-cards-only": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "restriction",
    rule: "Step 4: only tactic cards that block damage, of the current theater, can be played.",
  },
  "reb.attack-steps.block-split": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "definition",
    rule: "An ability that blocks 2 damage may block 2 on one unit or 1 on each of two units.",
  },
  "reb.attack-steps.destroy-threshold": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "procedure",
    rule: "Step 5: a unit whose damage, damage markers of earlier rounds included, is equal to or greater than its health is placed on its owner's faction sheet.",
  },
  "reb.attack-steps.destroy-timing": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "procedure",
    rule: "Step 5: units placed on a faction sheet are destroyed at the end of the current space or ground battle step.",
  },
  "reb.attack-steps.staged-still-attack": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "definition",
    rule: "Units on a faction sheet still attack (roll dice) in the current combat round.",
    ambiguity: "They attack in the battle step in which they were doomed; at the end of that step they are destroyed.",
  },
  "reb.attack-steps.damage-markers": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "procedure",
    rule: "Step 5: a unit with less damage than its health gets damage markers for it.",
  },
  "reb.attack-steps.markers-persist": {
    source: "Guía de referencia: COMBATE: RESOLUCIÓN DE ATAQUES",
    kind: "definition",
    rule: "Damage markers stay for later rounds of the same combat and are removed at its end.",
  },
  "reb.health.on-sheet": {
    source: "Guía de referencia: RESISTENCIA (PUNTUACIONES)",
    kind: "definition",
    rule: "Each unit's health value is printed in a circle on its faction sheet and is the least damage that destroys it.",
  },
  "reb.health.hit-color": {
    source: "Guía de referencia: RESISTENCIA (PUNTUACIONES)",
    kind: "restriction",
    rule: "A hit can be assigned only to a unit whose health has the colour of that die.",
  },
  "reb.health.direct-hit": {
    source: "Guía de referencia: RESISTENCIA (PUNTUACIONES)",
    kind: "definition",
    rule: "A direct hit can be assigned to a unit with health of any colour.",
    sameAs: "reb.attack-steps.direct-hit-any",
  },
  "reb.health.death-star-none": {
    source: "Guía de referencia: RESISTENCIA (PUNTUACIONES)",
    kind: "restriction",
    rule: "The Death Star has no health and cannot be assigned or dealt damage.",
    sameAs: "reb.death-star.no-damage",
  },
  "reb.damage.destroyed-after-blocks": {
    source: "Guía de referencia: DAÑO",
    kind: "procedure",
    rule: "After blocks, a unit whose damage is equal to or greater than its health is destroyed.",
    sameAs: "reb.attack-steps.destroy-threshold",
  },
  "reb.damage.markers": {
    source: "Guía de referencia: DAÑO",
    kind: "procedure",
    rule: "Damage that does not destroy a unit is shown with damage markers.",
    sameAs: "reb.attack-steps.damage-markers",
  },
  "reb.damage.markers-until-end": {
    source: "Guía de referencia: DAÑO",
    kind: "definition",
    rule: "Damage markers are not removed before the end of the combat.",
    sameAs: "reb.attack-steps.markers-persist",
  },
  "reb.destroy.to-supply": {
    source: "Guía de referencia: DESTRUCCIÓN DE UNIDADES",
    kind: "procedure",
    rule: "A destroyed unit is removed from the board and returned to the supply.",
  },
  "reb.destroy.health-worth": {
    source: "Guía de referencia: DESTRUCCIÓN DE UNIDADES",
    kind: "procedure",
    rule: "An ability that destroys units up to X health lets the player choose units whose combined health is X or less; they are destroyed immediately.",
    clarifiedBy: ["reb.faq.objective-printed-health"],
  },
};
