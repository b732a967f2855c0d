import type { RulesOf } from "./ids.ts";

/** The book's answers to questions, and rulings on what it leaves open. */
export const ANSWERS_RULES: RulesOf<"faq" | "ruling"> = {
  "dbg.faq.play-all": {
    source: "PREGUNTAS FRECUENTES",
    kind: "faq",
    rule: "Not every card in hand must be played; unplayed cards are discarded at the end of the turn.",
  },
  "dbg.faq.resolve-now": {
    source: "PREGUNTAS FRECUENTES",
    kind: "faq",
    rule: 'An ability need not be resolved right after its card is played, unless it starts with "when".',
  },
  "dbg.faq.must-use": {
    source: "PREGUNTAS FRECUENTES",
    kind: "faq",
    rule: "Abilities of the base and of played cards need not be used.",
    sameAs: "dbg.ability.optional",
  },
  "dbg.faq.partial": {
    source: "PREGUNTAS FRECUENTES",
    kind: "faq",
    rule: "Resolving only part of an ability is not allowed; if used, all of it is resolved as far as possible.",
  },
  "dbg.faq.reward": {
    source: "PREGUNTAS FRECUENTES",
    kind: "faq",
    rule: "The reward of a successfully hunted card need not be taken.",
    sameAs: "dbg.hunt.reward-optional",
  },
  "dbg.faq.exile-both": {
    source: "PREGUNTAS FRECUENTES",
    kind: "faq",
    rule: "If an ability exiles cards from hand or discard pile, they may come from either or both in any combination.",
  },
  "dbg.faq.inspect-discards": {
    source: "PREGUNTAS FRECUENTES",
    kind: "faq",
    rule: "All three discard piles may be inspected at any time, but the order of their cards may not be changed.",
  },
  "dbg.faq.attack-without-base": {
    source: "PREGUNTAS FRECUENTES",
    kind: "faq",
    rule: "An attack on the base may be resolved even after the base was destroyed by an ability; it damages the opponent's capital ships, and damage left over is lost.",
  },
  "dbg.faq.scout-neutral": {
    source: "PREGUNTAS FRECUENTES",
    kind: "faq",
    rule: "If Scout Trooper reveals a neutral card, nothing happens and it is turned face down again.",
  },
  "dbg.faq.duros-full": {
    source: "PREGUNTAS FRECUENTES",
    kind: "faq",
    rule: "With the marker at the Rebel end, the opponent of the Duros Spy cannot choose the Force option and must discard a card.",
  },
  "dbg.faq.yavin": {
    source: "PREGUNTAS FRECUENTES",
    kind: "faq",
    rule: "Yavin 4's ability, being triggered, may resolve each time its condition is met.",
  },
  "dbg.ruling.repair-option-undamaged": {
    source: "Open question: May the repair option be chosen when the base has no damage?",
    kind: "ruling",
    rule: "The repair option of a choice cannot be taken while the base has no damage; with any damage, even less than the amount, it can.",
  },
  "dbg.ruling.self-exile-without-effect": {
    source:
      "Open question: May a unit exile itself when the rest of the ability would do nothing (marker already at the end, no damage, nothing to exile)?",
    kind: "ruling",
    rule: "A unit may exile itself by its ability even when the rest of the ability would do nothing.",
    ambiguity: "Other programs forbid it; the book only asks that an ability be carried out as far as possible.",
  },
  "dbg.ruling.pay-then-nothing": {
    source:
      "Open question: May the discard or exile part be carried out when the rest has no effect (no damage, no card to draw)?",
    kind: "ruling",
    rule: "A card may be discarded or exiled as the price of an ability even when what it buys has no effect.",
    ambiguity: "Other programs forbid it; the book only asks that an ability be carried out as far as possible.",
  },
  "dbg.ruling.pay-impossible": {
    source: "Open question: May the effect be had with an empty hand?",
    kind: "ruling",
    rule: "An ability whose price cannot be paid (a card from an empty hand, resources one lacks) cannot be used.",
  },
  "dbg.ruling.row-empty-galaxy-deck": {
    source: "Open question: What if the galaxy deck is empty when a card must be looked at or revealed?",
    kind: "ruling",
    rule: "Looking at or revealing the top of an empty galaxy deck does nothing; the galaxy discard pile is shuffled only to refill the row.",
  },
  "dbg.ruling.fang-fighter-redirect": {
    source: "Open question: What if a Fang Fighter is bought while another effect sends it to the top of the deck?",
    kind: "ruling",
    rule: "A purchased card is sent on at most once; where several effects would send it to different places the buyer picks the one that does.",
    ambiguity:
      "The book does not say which of several destinations counts; the buyer, who orders triggered abilities, decides.",
  },
  "dbg.ruling.quarren-self": {
    source: "Open question: May the Quarren Mercenary exile itself, being in the discard pile already?",
    kind: "ruling",
    rule: "The Quarren Mercenary lies in the buyer's discard pile when its ability resolves and may exile itself.",
    ambiguity:
      "Open whether the card is already in the discard pile; a purchase puts it there at once, before anything it triggers.",
  },
  "dbg.ruling.free-purchase-zero-options": {
    source: "Open question: What if no card of the right faction lies in the row?",
    kind: "ruling",
    rule: "Where no card of the right faction lies in the row, a free purchase does nothing.",
  },
  "dbg.ruling.free-purchase-counts": {
    source: "Open question: Does a free purchase count as the first purchase of the turn?",
    kind: "ruling",
    rule: "A free purchase is a purchase: it counts as the first of the turn and triggers what purchases trigger.",
  },
  "dbg.ruling.tarkin-ship": {
    source: "Open question: Is a capital ship taken by Tarkin exiled even after it was played?",
    kind: "ruling",
    rule: "A card taken by Grand Moff Tarkin is exiled at the end of the turn wherever it then is, a played capital ship too.",
  },
  "dbg.ruling.jedha-ship": {
    source: "Open question: Is a neutral capital ship put into hand by Jedha exiled after it was played?",
    kind: "ruling",
    rule: "A card sent to hand by Jedha is exiled at the end of the turn wherever it then is, a played capital ship too.",
  },
  "dbg.ruling.several-bounty-hunters": {
    source: "Open question: If several such units defeat one target together, does each ability trigger?",
    kind: "ruling",
    rule: "If several units with a defeat ability defeat one card together, each ability triggers.",
  },
  "dbg.ruling.failed-hunt": {
    source: "Open question: Are units spent when an attack on a galaxy-row card is resolved with too little attack?",
    kind: "ruling",
    rule: "Units whose attack on a galaxy-row card falls short have still attacked this turn.",
  },
  "dbg.ruling.yavin-own-discard": {
    source: "Open question: Does Yavin 4 trigger on discards of the Empire's own turn, including the end of turn?",
    kind: "ruling",
    rule: "Abilities for the opponent's discards trigger only in their owner's turn.",
  },
  "dbg.ruling.hoth-ability-damage": {
    source: "Open question: Does Hoth prevent damage of abilities too?",
    kind: "ruling",
    rule: "Preventing damage to a base counts for damage of attacks and abilities alike.",
  },
  "dbg.ruling.ship-ability-after-replay": {
    source: "Open question: May a card that left play and was played again the same turn use its ability again?",
    kind: "ruling",
    rule: "A card that left play and is played again in the same turn is a new card in play and may use its ability again.",
    ambiguity: "The limit is per card in play; the book does not say whether a card that returns is the same one.",
  },
  "dbg.ruling.jyn-optional-part": {
    source: "Open question: Once Jyn Erso's ability is used with the Force, must a card be put on top of the deck?",
    kind: "ruling",
    rule: "Once Jyn Erso's ability is used with the Force on one's side, a card must be put on top of the deck if the hand is not empty.",
  },
};
