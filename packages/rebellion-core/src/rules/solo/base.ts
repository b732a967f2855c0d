import type { SoloRulesOf } from "./ids.ts";

/** The hidden base. */
export const SOLO_BASE_RULES: SoloRulesOf<"base"> = {
  "solo.base.reveal": {
    source: "Ataque Imperial: BASE REBELDE",
    kind: "procedure",
    rule: "The base is revealed when the Empire holds the probe cards of the other 7 remote systems, however gained, or when Imperial ground units are in the base's system.",
    ambiguity:
      "Rebel loyalty or Imperial loyalty rules of the base game cannot apply to a remote system; voluntary revealing by the Rebels is not mentioned. Reading: The Rebel player may still reveal voluntarily as in the normal game.",
  },
  "solo.base.remove-gather-intel": {
    source: "Ataque Imperial: BASE REBELDE",
    kind: "procedure",
    rule: "When the base is revealed, Gather Intel leaves the Starting Missions deck; it returns when the Rebels establish a new base.",
    ambiguity:
      "If Gather Intel is already in the Round Deck when the base is revealed nothing is said. Reading: It stays there; if it comes up it is unplayable and another starting mission is drawn.",
  },
  "solo.base.move.return-cards": {
    source: "Ataque Imperial: BASE REBELDE",
    kind: "procedure",
    rule: "New base, step 1: all probe cards of remote systems without Imperial ground units go back to the probe deck, however they were gained, and the deck is shuffled.",
  },
  "solo.base.move.draw": {
    source: "Ataque Imperial: BASE REBELDE",
    kind: "procedure",
    rule: "New base, step 2: the Rebel player draws 4 probe cards, or 8 with two leaders on Rapid Mobilization, but at most MR minus MT.",
  },
  "solo.base.move.choose": {
    source: "Ataque Imperial: BASE REBELDE",
    kind: "procedure",
    rule: "New base, step 3: the new base may be any remote system among the cards drawn.",
    ambiguity:
      "The base-game limits (no Imperial loyalty, Imperial units or destroyed marker) are not repeated, and the old base's system could be drawn again. What becomes of the other cards drawn and of the old base's card is not said. Reading: The normal limits hold. The cards not chosen are shuffled and go to the bottom of the deck; the old base's card goes to the Empire, with its probed cards, as in the normal game.",
  },
  "solo.base.move.reset": {
    source: "Ataque Imperial: BASE REBELDE",
    kind: "procedure",
    rule: "New base, step 4: the Empire searches again as at the start, and Gather Intel returns to the Starting Missions deck.",
  },
  "solo.base.move.fail": {
    source: "Ataque Imperial: BASE REBELDE",
    kind: "procedure",
    rule: "If no drawn card allows a new base, the base does not move: the Imperial cards that were returned go back to the Imperial hand and the probe deck is shuffled.",
    ambiguity:
      "It is not said whether the Rebel player may decline a legal system. Reading: He may, as in the normal game; then the cards are restored in the same way.",
  },
};
