import type { RulesOf } from "./ids.ts";

/** Abilities of all kinds. */
export const ABILITIES_RULES: RulesOf<"ability" | "trigger" | "condition" | "choose" | "constant"> = {
  "dbg.ability.announce": {
    source: "USAR UNA CAPACIDAD DE CARTA",
    kind: "procedure",
    rule: "To use an ability of a card in play the player names it and carries out its text.",
  },
  "dbg.ability.optional": {
    source: "USAR UNA CAPACIDAD DE CARTA",
    kind: "definition",
    rule: "Using the abilities of one's cards is optional.",
  },
  "dbg.ability.as-far-as-possible": {
    source: "USAR UNA CAPACIDAD DE CARTA",
    kind: "procedure",
    rule: "When an ability is used, its effect is carried out as far as possible and the parts that cannot be are ignored.",
  },
  "dbg.ability.once-per-turn": {
    source: "USAR UNA CAPACIDAD DE CARTA",
    kind: "limit",
    rule: "The ability of each card in play may be used only once per turn.",
    ambiguity:
      "Contradicts dbg.trigger.not-limited if read of every ability; it is meant for abilities without a stated moment.",
  },
  "dbg.ability.same-turn-as-played": {
    source: "USAR UNA CAPACIDAD DE CARTA",
    kind: "definition",
    rule: "It may be used in the turn its card was played.",
  },
  "dbg.ability.mark-used": {
    source: "USAR UNA CAPACIDAD DE CARTA",
    kind: "procedure",
    rule: "A card whose ability was used is marked as used for the rest of the turn.",
  },
  "dbg.ability.each-copy": {
    source: "USAR UNA CAPACIDAD DE CARTA",
    kind: "definition",
    rule: "The limit is per card, so two copies of a card may each use their ability.",
    ambiguity: "Implied by the wording per card.",
  },
  "dbg.ability.untimed": {
    source: "CAPACIDADES",
    kind: "definition",
    rule: "An ability whose text does not say when it is used may be used at any moment of one's own turn while its card is in play.",
  },
  "dbg.ability.untimed-once": {
    source: "CAPACIDADES",
    kind: "limit",
    rule: "Each such ability may be used only once per turn.",
    sameAs: "dbg.ability.once-per-turn",
  },
  "dbg.ability.own-turn": {
    source: "CAPACIDADES",
    kind: "restriction",
    rule: "Abilities are resolved in their owner's turn.",
    ambiguity: "Constant abilities (for instance Hoth) clearly work in the opponent's turn too.",
  },
  "dbg.ability.optional-own": {
    source: "CAPACIDADES",
    kind: "definition",
    rule: "Resolving the abilities of one's own cards is optional.",
    sameAs: "dbg.ability.optional",
  },
  "dbg.ability.as-much-as-possible": {
    source: "CAPACIDADES",
    kind: "procedure",
    rule: "When resolving an ability, as much of its text as possible is resolved.",
    sameAs: "dbg.ability.as-far-as-possible",
  },
  "dbg.ability.repair-example": {
    source: "CAPACIDADES",
    kind: "procedure",
    rule: "Example: an ability repairing 3 damage on a base with 2 damage repairs 2.",
  },
  "dbg.trigger.definition": {
    source: "CUANDO",
    kind: "definition",
    rule: 'Abilities whose text uses "when" are triggered abilities and happen at a specific moment.',
  },
  "dbg.trigger.reveal-only": {
    source: "CUANDO",
    kind: "restriction",
    rule: "An ability for when a base is revealed can be resolved only at the moment that base is first revealed.",
    ambiguity: "A player who declines at that moment cannot use it later.",
  },
  "dbg.trigger.not-limited": {
    source: "CUANDO",
    kind: "definition",
    rule: "Triggered abilities are not limited to once per turn; they resolve each time their condition is met.",
  },
  "dbg.trigger.reward-first": {
    source: "CUANDO",
    kind: "procedure",
    rule: "If a triggered ability and a reward fall together, the reward is always resolved first.",
  },
  "dbg.choose.must-be-resolvable": {
    source: "ELEGIR",
    kind: "restriction",
    rule: "Where a text offers several options, one that can be resolved must be chosen; an option that cannot be resolved may not be chosen.",
    ambiguity:
      "The FAQ speaks of an option that can be resolved completely; the repair example shows that repairing less than the amount is still resolvable.",
  },
  "dbg.constant.definition": {
    source: "MIENTRAS",
    kind: "definition",
    rule: 'Abilities using "while" are constant abilities: in force as long as their condition holds.',
  },
  "dbg.constant.ends-with-card": {
    source: "MIENTRAS",
    kind: "procedure",
    rule: "When a card with a constant ability leaves play, its effect ends at once.",
  },
  "dbg.constant.example-carrier": {
    source: "MIENTRAS",
    kind: "procedure",
    rule: "Example: an Imperial Carrier raises the attack of some of one's units only as long as it is in play.",
  },
  "dbg.condition.required": {
    source: "SI (CONDICIÓN)",
    kind: "restriction",
    rule: 'An ability with a condition starting with "if" can be used only while that condition is met.',
  },
  "dbg.condition.force": {
    source: "SI (CONDICIÓN)",
    kind: "restriction",
    rule: 'An ability starting with "if the Force is with you" can be used only while the marker is on one\'s own side of the track.',
  },
};
