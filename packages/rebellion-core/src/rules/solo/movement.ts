import type { SoloRulesOf } from "./ids.ts";

/** Movement, garrisons, probe cards of troops, captives. */
export const SOLO_MOVEMENT_RULES: SoloRulesOf<"move" | "mode5" | "captured"> = {
  "solo.move.leave-garrison": {
    source: "Ataque Imperial: MOVIMIENTO",
    kind: "restriction",
    rule: "A fleet may leave a system only if one ground unit stays behind; the one with the lowest VF stays.",
    ambiguity:
      "It is unclear whether this applies in destroyed systems, whether an immobile ground unit counts as the one left behind, and which of two equally weak units stays. Reading: It applies everywhere. The mobile ground unit with the lowest VF stays even if an immobile one (Shield Bunker) is there; with no mobile ground unit, an immobile one is enough. Captured leaders never count. Equal VF: random.",
  },
  "solo.move.reinforce-instead": {
    source: "Ataque Imperial: MOVIMIENTO",
    kind: "procedure",
    rule: "If the selected fleet cannot move for want of a ground unit to leave behind, the activation instead places a leader from the pool in the fleet's system and puts one Stormtrooper from the supply there, ignoring the normal deployment rules.",
    ambiguity:
      "If the supply has no Stormtrooper the text gives nothing; whether the fleet counts as moved is not said. Reading: Take another triangle ground unit, else the weakest ground unit available. It is not a movement: the fleet may still move later in the round if leaders do not block it then.",
  },
  "solo.move.hidden.leader-blocks": {
    source: "Ataque Imperial: MOVIMIENTO / Base no descubierta",
    kind: "restriction",
    rule: "Normal activation and movement rules hold: a fleet whose system holds an Imperial leader cannot move and is not eligible.",
  },
  "solo.move.take-probe-card": {
    source: "Ataque Imperial: MOVIMIENTO / Base no descubierta",
    kind: "procedure",
    rule: "When Imperial ground units reach a PBR that is not the base, the Empire takes that system's probe card from the deck and the deck is shuffled.",
    ambiguity:
      "The text does not exclude the case that the system holds the base. Reading: If the base is there it is revealed instead; its card is not in the deck.",
  },
  "solo.move.lose-probe-card": {
    source: "Ataque Imperial: MOVIMIENTO / Base no descubierta",
    kind: "procedure",
    rule: "If the Empire no longer has ground units in such a remote system, its card goes back to the probe deck, which is shuffled.",
  },
  "solo.move.keep-probed-cards": {
    source: "Ataque Imperial: MOVIMIENTO / Base no descubierta",
    kind: "restriction",
    rule: "Only cards gained by moving units are lost that way. Remote cards gained by missions, the Refresh Phase or other effects are kept, so keep the two groups apart.",
    ambiguity:
      "A system whose card was first probed and later garrisoned belongs to which group is not said. Reading: It stays in the group of probed cards and is not lost.",
  },
  "solo.move.revealed.leaders-do-not-block": {
    source: "Ataque Imperial: MOVIMIENTO / Base descubierta",
    kind: "procedure",
    rule: "Base revealed: a fleet may move even with an Imperial leader in its system, but each fleet moves at most once per round.",
    ambiguity:
      "If fleets merge, what counts as the same fleet is not said. Reading: Track units: a unit that has moved this round does not move again, also not as one gathered from a neighbouring system.",
  },
  "solo.mode5.leaders-do-not-block": {
    source: "Ataque Imperial: REDOBLAR ESFUERZOS",
    kind: "procedure",
    rule: "While MR minus MT is 5 or less and the base is hidden, Imperial fleets may move even with a leader in their system, each once per round.",
  },
  "solo.captured.as-ground-unit": {
    source: "Ataque Imperial: LÍDERES CAPTURADOS",
    kind: "definition",
    rule: "A captured Rebel leader counts as a ground unit.",
    ambiguity:
      "Counting as a ground unit could make it a garrison or a transport load. Reading: It takes no transport and is never the unit left behind; it moves along with its captor.",
  },
  "solo.captured.captor": {
    source: "Ataque Imperial: LÍDERES CAPTURADOS",
    kind: "definition",
    rule: "It is held by the strongest (highest VF) Imperial ship in its system.",
    ambiguity:
      "No ship in the system is not covered. Reading: Then it is held by the strongest ground unit and stays with it.",
  },
};
