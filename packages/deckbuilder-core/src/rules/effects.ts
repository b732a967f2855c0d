import type { RulesOf } from "./ids.ts";

/** What effects do. */
export const EFFECTS_RULES: RulesOf<
  "discard" | "destroy" | "exile" | "gain" | "damage" | "look" | "reveal" | "repair"
> = {
  "dbg.discard.what": {
    source: "DESCARTAR",
    kind: "definition",
    rule: "Abilities may discard cards from one's own hand, the opponent's hand or the galaxy row.",
  },
  "dbg.discard.owner-chooses": {
    source: "DESCARTAR",
    kind: "procedure",
    rule: "A player who must discard from hand chooses the card, unless the ability calls for a random one.",
    ambiguity: "When the opponent must discard, the opponent is the one who chooses.",
  },
  "dbg.discard.own-pile": {
    source: "DESCARTAR",
    kind: "procedure",
    rule: "A card discarded from one's hand goes to one's own discard pile.",
  },
  "dbg.discard.opponent-pile": {
    source: "DESCARTAR",
    kind: "procedure",
    rule: "A card discarded from the opponent's hand goes to the opponent's discard pile.",
  },
  "dbg.discard.galaxy-pile": {
    source: "DESCARTAR",
    kind: "procedure",
    rule: "A card discarded from the galaxy row goes to the galaxy discard pile.",
  },
  "dbg.discard.no-reward": {
    source: "DESCARTAR",
    kind: "restriction",
    rule: "When an ability discards a card from the galaxy row, its reward is not gained.",
  },
  "dbg.destroy.what": {
    source: "DESTRUIR",
    kind: "definition",
    rule: "Some abilities destroy a capital ship the opponent has in play or one in the galaxy row.",
  },
  "dbg.destroy.discarded-now": {
    source: "DESTRUIR",
    kind: "procedure",
    rule: "A destroyed capital ship is discarded immediately.",
  },
  "dbg.destroy.opponent-ship": {
    source: "DESTRUIR",
    kind: "procedure",
    rule: "A ship destroyed in the opponent's play area goes to that opponent's discard pile.",
  },
  "dbg.destroy.row-ship": {
    source: "DESTRUIR",
    kind: "procedure",
    rule: "A ship destroyed in the galaxy row goes to the galaxy discard pile.",
  },
  "dbg.exile.leaves-game": {
    source: "EXILIAR",
    kind: "procedure",
    rule: "An exiled card is removed from the game at once and goes back to the box.",
  },
  "dbg.exile.values-before": {
    source: "EXILIAR",
    kind: "definition",
    rule: "The attack, resources and Force of a card that exiles itself may be used before it is exiled.",
  },
  "dbg.exile.must-be-there": {
    source: "EXILIAR",
    kind: "restriction",
    rule: "A card exiled from hand or discard pile must be in that place when the exiling ability is resolved.",
  },
  "dbg.exile.not-playable": {
    source: "EXILIAR",
    kind: "restriction",
    rule: "A card exiled from hand cannot be played that turn.",
  },
  "dbg.exile.example-mystic": {
    source: "EXILIAR",
    kind: "procedure",
    rule: "Example: the Empire player plays Kel Dor Mystic, first gains its Force, then uses its ability to exile an Imperial Shuttle from hand.",
  },
  "dbg.gain.extra": {
    source: "GANAR",
    kind: "definition",
    rule: "Some abilities let a player gain additional attack, resources or Force in stated circumstances.",
  },
  "dbg.gain.values-once": {
    source: "GANAR",
    kind: "limit",
    rule: "Each value of a card may be used only once per turn.",
  },
  "dbg.damage.direct": {
    source: "INFLIGIR DAÑO",
    kind: "definition",
    rule: "Damage an ability deals to the enemy base goes straight to the base and ignores capital ships.",
  },
  "dbg.look.secret": {
    source: "MIRAR",
    kind: "procedure",
    rule: "Looking at the top card of the galaxy deck is done in secret.",
  },
  "dbg.look.return": { source: "MIRAR", kind: "procedure", rule: "A card looked at is put back where it was." },
  "dbg.reveal.public": {
    source: "MOSTRAR",
    kind: "procedure",
    rule: "Revealing the top card of the galaxy deck shows it to both players.",
  },
  "dbg.reveal.return": {
    source: "MOSTRAR",
    kind: "procedure",
    rule: "A revealed card that need not be discarded goes back face down on top of the galaxy deck.",
  },
  "dbg.repair.effect": {
    source: "REPARAR",
    kind: "procedure",
    rule: "Repairing removes damage counters from one's own base up to the number given.",
  },
};
