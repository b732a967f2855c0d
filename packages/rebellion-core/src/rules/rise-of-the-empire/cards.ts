import { CARDS, CARDS_SEEN, FAQ_2019, FAQ_CITED, type RoteRulesOf, RULESHEET, SHEET_AND_ENGINE } from "./evidence.ts";

/** Action cards and rings. */
export const CARD_RULES: RoteRulesOf<"card"> = {
  "rote.card.held-probe": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "procedure",
    rule: "An action card that holds a probe card stays in play until it is used; the probe card lies facedown under it and its owner alone knows it.",
    ambiguity:
      "At the start of an own turn it is used before the turn's action and does not take it up; at the end of the Command Phase, when everything put off to then has been done.",
  },
  "rote.card.held-not-planted": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "restriction",
    rule: "Plant False Lead cannot take a probe card that lies under a card.",
  },
  "rote.card.held-rejoins": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "procedure",
    rule: "A probe card turned up from under an Imperial card goes back to the Imperial probe cards.",
  },
  "rote.card.needs-leader": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "restriction",
    rule: "An action card used in a mission or a combat needs one of the leaders it shows in that system; one used at another time, what was put on the table before and rings already attached do not.",
  },
  "rote.card.good-intel": {
    source: RULESHEET,
    evidence: SHEET_AND_ENGINE,
    kind: "procedure",
    rule: "Good Intel keeps the Rebel tactic cards faceup in its combat; with advanced tactic cards the Imperial player chooses his when he has seen the Rebel one, in every round.",
  },
  "rote.card.bazes-loyalty": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "procedure",
    rule: "Baze's Loyalty counts printed health; the units that it destroys count as destroyed in the combat.",
  },
  "rote.card.track-them": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "procedure",
    rule: "Track Them is used after a Rebel unit has retreated from a combat; the leader is in the pool at once, and in the Assignment Phase may still be assigned.",
  },
  "rote.card.under-the-radar": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "procedure",
    rule: "Under the Radar keeps one of the top four probe cards; the other three all go on top of the deck or all under it, in any order.",
  },
  "rote.card.post-bounty": {
    source: CARDS,
    evidence: CARDS_SEEN,
    kind: "procedure",
    rule: "Post Bounty is used after a mission of either side has failed in the system of its leader.",
    ambiguity:
      "The card speaks of a leader who fails a mission; whose leader is not said, so a mission of either side counts.",
  },
  "rote.card.prepare-for-battle": {
    source: CARDS,
    evidence: CARDS_SEEN,
    kind: "procedure",
    rule: "Prepare for Battle lets its owner look at the top four cards of one tactic deck and put each of them on top of the deck or under it, in any order; with advanced tactic cards all own discarded ones return to their decks instead.",
    ambiguity:
      "The order of the deck holds through combats in which none of its cards is drawn, since only decks to which cards return are shuffled (reb.combat.end-reshuffle).",
  },
  "rote.card.false-orders": {
    source: CARDS,
    evidence: CARDS_SEEN,
    kind: "procedure",
    rule: "False Orders is used when the Assignment Phase ends: an Imperial leader alone on a mission returns to the pool, the card unseen to the hand.",
  },
  "rote.card.ambitions-of-power": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "procedure",
    rule: "Ambitions of Power is used when the own leader pool would exceed its limit, with or without the leaders it shows; the limit rises by one for the rest of the game.",
  },
  "rote.card.starting-drawn": {
    source: CARDS,
    evidence: CARDS_SEEN,
    kind: "procedure",
    rule: "A starting action card that lets another one be drawn gives a random one of those left in the box.",
    ambiguity: "Whether it comes from the box is not said; the cards not dealt are the only ones left.",
  },
  "rote.card.bounty": {
    source: CARDS,
    evidence: CARDS_SEEN,
    kind: "procedure",
    rule: "When the leader with the Bounty ring is captured the Rebels lose 1 reputation, then the ring of a captive takes its place.",
    ambiguity: "The order of the two is stated nowhere; in the other one the ring would never work.",
  },
  "rote.card.bounty-blocks": {
    source: FAQ_2019,
    evidence: FAQ_CITED,
    kind: "restriction",
    rule: "The Master Yoda and Millennium Falcon rings cannot go on a leader with the Bounty ring.",
  },
  "rote.card.k-2so": {
    source: CARDS,
    evidence: CARDS_SEEN,
    kind: "procedure",
    rule: "The leader with the K-2SO ring shows one more minor spec ops and one more minor intel icon.",
  },
};
