import type { RulesOf } from "./ids.ts";

/** How the books are read, rounds, dice, discarding, what the box limits, fair play. */
export const BASICS_RULES: RulesOf<"golden" | "round" | "current-player" | "dice" | "discard" | "limits" | "cheating"> =
  {
    "reb.golden.reference-over-learn-to-play": {
      source: "Guía de referencia: LAS REGLAS DE ORO",
      kind: "definition",
      rule: "Where the Rules Reference and the Learn to Play booklet disagree, the Rules Reference decides.",
      coveredBy: "reb.recruit.draw-two",
    },
    "reb.golden.card-over-rules": {
      source: "Guía de referencia: LAS REGLAS DE ORO",
      kind: "definition",
      rule: "Where a card effect and the Rules Reference disagree, the card effect decides.",
      coveredBy: "reb.action.leader-moving-exception",
    },
    "reb.golden.card-and-rules-together": {
      source: "Guía de referencia: LAS REGLAS DE ORO",
      kind: "definition",
      rule: "Where a card effect and the rules can both be satisfied at the same time, both are applied.",
    },
    "reb.golden.cannot-is-absolute": {
      source: "Guía de referencia: LAS REGLAS DE ORO",
      kind: "restriction",
      rule: "A card effect that says something cannot happen is absolute: no other game effect overrides it.",
      ambiguity:
        'The text grants absoluteness to the word "cannot" on cards only. "Cannot" in the rulebook itself can be overridden by a card under reb.golden.card-over-rules.',
    },
    "reb.golden.two-player-default": {
      source: "Guía de referencia: CÓMO USAR ESTA GUÍA",
      kind: "definition",
      rule: "Every rule is written for the 2-player game; rules marked Team Game apply only with 3 or 4 players.",
    },
    "reb.golden.reference-is-complete": {
      source: "Guía de referencia: GLOSARIO",
      kind: "definition",
      rule: "Each glossary entry gives the basic rule first and its exceptions after it; the exceptions limit the basic rule.",
      untestable: "It tells how to read the book.",
    },
    "reb.round.two-kinds": {
      source: "Guía de referencia: RONDAS",
      kind: "definition",
      rule: "There are game rounds and combat rounds.",
    },
    "reb.round.game-round": {
      source: "Guía de referencia: RONDAS",
      kind: "procedure",
      rule: "A game round is an Assignment Phase, a Command Phase, and a Refresh Phase.",
    },
    "reb.round.combat-rounds": {
      source: "Guía de referencia: RONDAS",
      kind: "procedure",
      rule: "A combat is resolved over a series of combat rounds.",
      coveredBy: "reb.combat.next-round",
    },
    "reb.round.ltp-until-win": {
      source: "Aprende a jugar: Como se Juega",
      kind: "procedure",
      rule: "Players continue to play game rounds until one faction has won.",
    },
    "reb.current-player.definition": {
      source: "Guía de referencia: JUGADOR ACTUAL",
      kind: "definition",
      rule: "The current player is the player who is resolving their turn.",
      coveredBy: "reb.mission.current-player-rolls-first",
      clarifiedBy: ["reb.faq.combat-initiator"],
    },
    "reb.dice.uses": {
      source: "Guía de referencia: DADOS",
      kind: "definition",
      rule: "Dice are used to resolve combats and opposed missions.",
    },
    "reb.dice.results": {
      source: "Guía de referencia: DADOS",
      kind: "definition",
      rule: "A die can show a hit, a direct hit, a special icon, or a blank face.",
      ambiguity:
        "The text lists three results and mentions blank faces elsewhere; the number of each face per die is not printed in the books.",
    },
    "reb.dice.hit-combat": {
      source: "Guía de referencia: DADOS",
      kind: "definition",
      rule: "In combat a hit can be assigned as damage to a unit whose health has the colour of the die.",
      sameAs: "reb.health.hit-color",
    },
    "reb.dice.hit-mission": {
      source: "Guía de referencia: DADOS",
      kind: "definition",
      rule: "In a mission a hit is 1 success.",
      sameAs: "reb.mission.success-values",
    },
    "reb.dice.direct-hit-combat": {
      source: "Guía de referencia: DADOS",
      kind: "definition",
      rule: "In combat a direct hit can be assigned as damage to a unit with health of any colour.",
      sameAs: "reb.attack-steps.direct-hit-any",
    },
    "reb.dice.direct-hit-mission": {
      source: "Guía de referencia: DADOS",
      kind: "definition",
      rule: "In a mission a direct hit is 1 success.",
      sameAs: "reb.mission.success-values",
    },
    "reb.dice.special-combat": {
      source: "Guía de referencia: DADOS",
      kind: "definition",
      rule: "In combat a die showing a special icon can be spent to draw 1 tactic card or to play 1 tactic card that has the special icon.",
      coveredBy: "reb.attack-steps.draw-action",
    },
    "reb.dice.special-mission": {
      source: "Guía de referencia: DADOS",
      kind: "definition",
      rule: "In a mission a special icon is 2 successes.",
      sameAs: "reb.mission.success-values",
    },
    "reb.dice.reroll-any-times": {
      source: "Guía de referencia: DADOS",
      kind: "definition",
      rule: "A die may be rerolled any number of times by different abilities.",
      sameAs: "reb.attack-steps.reroll-again",
    },
    "reb.dice.color-only-in-combat": {
      source: "Guía de referencia: DADOS",
      kind: "definition",
      rule: "The colour of a die matters only in combat; elsewhere dice of any colour may be rolled.",
    },
    "reb.discard.faceup-pile": {
      source: "Guía de referencia: DESCARTES",
      kind: "procedure",
      rule: "A discarded card is placed faceup in a pile next to its deck.",
    },
    "reb.discard.look-any-time": {
      source: "Guía de referencia: DESCARTES",
      kind: "definition",
      rule: "Players may look at the cards in discard piles at any time.",
    },
    "reb.discard.reshuffle": {
      source: "Guía de referencia: DESCARTES",
      kind: "procedure",
      rule: "When a deck runs out, its discard pile is shuffled and placed facedown as the new deck.",
      ambiguity:
        "The text does not say whether the reshuffle happens when the last card is drawn or when the next draw is needed.",
    },
    "reb.limits.dice": {
      source: "Guía de referencia: LIMITACIÓN DE COMPONENTES",
      kind: "limit",
      rule: "Each player rolls at most 5 black and 5 red dice per mission or attack.",
    },
    "reb.limits.leaders-and-rings": {
      source: "Guía de referencia: LIMITACIÓN DE COMPONENTES",
      kind: "limit",
      rule: "No more leaders or attachment rings than those in the box can be used.",
      ambiguity:
        "What becomes of a ring that a card attaches a second time is open. It goes to the new leader: one held in carbonite until then is rescued, as with the captured leader ring (reb.captured.second-capture). Lure of the Dark Side holds for the rest of the game and is not attached a second time.",
    },
    "reb.limits.tokens-unlimited": {
      source: "Guía de referencia: LIMITACIÓN DE COMPONENTES",
      kind: "definition",
      rule: "All other tokens are unlimited; substitutes may be used when they run out.",
    },
    "reb.limits.units": {
      source: "Guía de referencia: LIMITACIÓN DE COMPONENTES",
      kind: "limit",
      rule: "No more units than those in the box can be used.",
    },
    "reb.limits.cannot-build-unavailable": {
      source: "Guía de referencia: LIMITACIÓN DE COMPONENTES",
      kind: "restriction",
      rule: "A unit type with none left in the supply cannot be built.",
    },
    "reb.limits.destroy-to-free": {
      source: "Guía de referencia: LIMITACIÓN DE COMPONENTES",
      kind: "procedure",
      rule: "In step 5 of the Refresh Phase a player may destroy any number of their units on the board and return them to the supply.",
      ambiguity:
        "The printed text sets no condition; the FAQ limits it (reb.faq.destroy-own-unit-to-build) and protects the Death Star (reb.faq.never-destroy-own-death-star). Read as a part of building: asked once for each icon of which some type has run out, and then any own units on the board, the Death Star too, may go.",
      changedBy: ["reb.faq.destroy-own-unit-to-build"],
    },
    "reb.limits.cards-reshuffle": {
      source: "Guía de referencia: LIMITACIÓN DE COMPONENTES",
      kind: "procedure",
      rule: "When a deck runs out its discard pile is shuffled to form a new deck.",
      sameAs: "reb.discard.reshuffle",
    },
    "reb.cheating.bluff-allowed": {
      source: "Guía de referencia: TRAMPAS",
      kind: "definition",
      rule: "A player may mislead the opponent about their intentions or the base's location within these rules.",
      untestable: "Table talk.",
    },
    "reb.cheating.true-base-system": {
      source: "Guía de referencia: TRAMPAS",
      kind: "restriction",
      rule: 'An ability that makes the Rebel player resolve an effect in the base\'s system (not the "Rebel Base" space) must be resolved in the true system.',
    },
    "reb.cheating.cheater-loses": {
      source: "Guía de referencia: TRAMPAS",
      kind: "victory",
      rule: "If at the end of the game a player is found to have cheated, by accident or on purpose, that player loses and the opponent wins.",
      untestable: "An engine rejects illegal actions, so no cheat can be found afterwards.",
    },
    "reb.cheating.examples": {
      source: "Guía de referencia: TRAMPAS",
      kind: "definition",
      rule: "Cheating includes moving from the Rebel base to an illegal system and recruiting a leader not shown on the chosen action cards.",
    },
  };
