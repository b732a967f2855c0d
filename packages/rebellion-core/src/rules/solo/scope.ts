import type { SoloRulesOf } from "./ids.ts";

/** What the variant changes, and what it calls playable. */
export const SOLO_SCOPE_RULES: SoloRulesOf<"scope" | "play" | "def"> = {
  "solo.scope.roles": {
    source: "Ataque Imperial: INTRODUCCIÓN",
    kind: "definition",
    rule: "One human plays the Rebel Alliance; the Galactic Empire is driven only by these rules.",
  },
  "solo.scope.base-in-remote": {
    source: "Ataque Imperial: INTRODUCCIÓN",
    kind: "definition",
    rule: "The Empire knows from the start that the Rebel base is in one of the 8 remote systems; populous systems are never possible bases.",
  },
  "solo.scope.lineage": {
    source: "Ataque Imperial: INTRODUCCIÓN",
    kind: "definition",
    rule: "The variant adapts Dale Buonocore's The Empire Attacks 1.2. Changes: Rise of the Empire fully integrated, cinematic combat, other Command Phase behaviour, other deployment once the base is revealed, a D8 instead of a D6 for some rolls.",
    untestable: "says where the variant comes from",
  },
  "solo.def.playable-card": {
    source: "Ataque Imperial: DEFINICIONES",
    kind: "definition",
    rule: "A mission or action card is playable when the Empire can put it into effect now; if the game state forbids it (for example it needs a captured Rebel leader and there is none) it is unplayable.",
    ambiguity:
      "It is not said whether the absence of a leader meeting the requirement makes a mission unplayable. Reading: It does: the guide counts a missing suitable leader among the reasons. Nor does it say whether a card that would change nothing can be played (Double Our Efforts with an empty queue). Reading: It cannot, as the rows say of Interrogation Droid, Single Reactor Ignition and Early Promotion; what only chooses, or brings the mission's own leaders home, is no change.",
  },
  "solo.play.rounds": {
    source: "Ataque Imperial: CÓMO JUGAR",
    kind: "definition",
    rule: "Rounds have the normal phases. The Rebel player plays as usual; only the Empire's part changes.",
  },
};
