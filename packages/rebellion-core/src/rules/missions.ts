import type { RulesOf } from "./ids.ts";

/** Mission cards: revealing, opposing, resolving; starting missions and projects. */
export const MISSIONS_RULES: RulesOf<"mission" | "starting-mission" | "project"> = {
  "reb.mission.assign-then-reveal": {
    source: "Guía de referencia: CARTAS DE MISIÓN",
    kind: "definition",
    rule: "Leaders are assigned to mission cards in the Assignment Phase; those missions can be revealed in the Command Phase.",
  },
  "reb.mission.skill-requirement": {
    source: "Guía de referencia: CARTAS DE MISIÓN",
    kind: "restriction",
    rule: "A mission cannot be revealed unless the leaders assigned to it together have at least the number and type of skill icons required.",
  },
  "reb.mission.unmet-stays-facedown": {
    source: "Guía de referencia: CARTAS DE MISIÓN",
    kind: "procedure",
    rule: "A mission whose requirement is not met stays facedown and the player must activate a system, reveal another mission, or pass instead.",
  },
  "reb.mission.ability-assignment-needs-skills": {
    source: "Guía de referencia: CARTAS DE MISIÓN",
    kind: "restriction",
    rule: "A leader assigned to a mission by a special ability must also meet the skill requirement for the mission to be revealed.",
  },
  "reb.mission.general-controls-hand": {
    source: "Guía de referencia: CARTAS DE MISIÓN",
    kind: "team",
    rule: "Team Game: the General controls the hand of mission cards and can veto the Admiral's decisions when the team disagrees about assigning leaders.",
    sameAs: "reb.assignment.team-general-veto",
  },
  "reb.mission.reveal-step-order": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: "Revealing a mission: 1 turn the card faceup, 2 choose a system, 3 attempt or resolve, 4 send a leader to oppose, 5 opposition, 6 success, 7 discard or return.",
  },
  "reb.mission.step1-faceup": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: "Step 1: the player turns one of their mission cards faceup and reads it aloud.",
  },
  "reb.mission.step1-team-own-leader": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "team",
    rule: "Team Game: a player can reveal only a mission that has one of that player's leaders assigned.",
  },
  "reb.mission.step1-team-revealer-decides": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "team",
    rule: "Team Game: the player who reveals the mission rolls the dice and makes all decisions for it.",
  },
  "reb.mission.step2-choose-system": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: "Step 2: the player chooses the system as the card directs.",
  },
  "reb.mission.step2-place-leaders": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: "Step 2: all leaders assigned to the mission are placed in the chosen system.",
  },
  "reb.mission.against-leader-system": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "restriction",
    rule: "A mission attempted against a leader must be attempted in the system where that leader is.",
  },
  "reb.mission.an-imperial-unit": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "definition",
    rule: 'A requirement of "an Imperial unit" is met by a system containing one or more such units.',
  },
  "reb.mission.attempt-can-be-opposed": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: 'Step 3: an "attempt" mission can be opposed; continue with step 4.',
  },
  "reb.mission.resolve-cannot-be-opposed": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "restriction",
    rule: 'Step 3: a "resolve" mission cannot be opposed; go directly to step 6.',
    clarifiedBy: ["reb.faq.only-attempted-can-succeed"],
  },
  "reb.mission.send-one-leader": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "limit",
    rule: "Step 4: the opponent may place 1 leader from their leader pool in the mission's system.",
  },
  "reb.mission.send-even-if-present": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "definition",
    rule: "Step 4: the opponent may send a leader even if they already have leaders in that system.",
  },
  "reb.mission.send-team-one": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "team",
    rule: "Team Game: only 1 player of the opposing team may send a leader.",
  },
  "reb.mission.unopposed-succeeds": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: "Step 5: if the opponent has no leader in the system, the mission succeeds automatically.",
  },
  "reb.mission.opposed-definition": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "definition",
    rule: "Step 5: if at least 1 Imperial leader and at least 1 Rebel leader are in the system, the mission is opposed and dice are rolled.",
  },
  "reb.mission.dice-count": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: "Each player rolls dice equal to the total number of skill icons, of the skill required by the mission, on all of their leaders in the system.",
  },
  "reb.mission.all-leaders-count": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "definition",
    rule: "Leaders already in the system before the mission, not only the assigned or sent ones, add their matching icons.",
  },
  "reb.mission.current-player-rolls-first": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: "The current player rolls first, then the opponent.",
  },
  "reb.mission.need-more-successes": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: "The mission succeeds only if the attempting player has more successes than the opponent.",
  },
  "reb.mission.tie-fails": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: "If the attempting player has the same number of successes as the opponent or fewer, the mission fails.",
  },
  "reb.mission.failure-no-effect": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: "A failed mission's ability is not applied; continue with step 7.",
  },
  "reb.mission.success-values": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "definition",
    rule: "In a mission a hit is 1 success, a direct hit is 1 success, a special icon is 2 successes, and a blank is none.",
  },
  "reb.mission.portrait-bonus": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: "If the leader portrayed on the mission card is assigned to that mission, the card's owner adds 2 successes.",
  },
  "reb.mission.portrait-bonus-assigned-only": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "restriction",
    rule: "The 2 portrait successes apply only if the portrayed leader is assigned to the mission, not merely present in the system.",
  },
  "reb.mission.no-matching-icons": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: "If the opponent has a leader in the system but none of its icons match, the attempting player must still roll and needs at least 1 success.",
    ambiguity:
      "The 2 portrait successes are successes, so an assigned portrait leader meets the minimum of 1 even when every die is blank.",
  },
  "reb.mission.count-all-icons": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: "If a mission says that all skill icons count, each player rolls 1 die for every skill icon of any type on their leaders.",
  },
  "reb.mission.ten-dice-cap": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "limit",
    rule: "Each player rolls at most 10 dice in total for a mission; colour does not matter.",
    ambiguity:
      "LIMITACIÓN DE COMPONENTES says 5 black and 5 red per mission or attack. With 5 dice of each colour in the box both statements give the same maximum of 10 for missions.",
  },
  "reb.mission.captured-not-participating": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "restriction",
    rule: "Unless the mission is attempted against it, a captured leader does not take part in a mission and is treated as not being in the system.",
  },
  "reb.mission.captured-participates-when-target": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "definition",
    rule: "A captured leader adds its skill icons only when the mission is attempted against it.",
  },
  "reb.mission.against-leader-auto-participates": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: "When a mission is attempted against a leader, that leader takes part automatically.",
  },
  "reb.mission.against-leader-all-participate": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: "When a mission is attempted against a leader, all leaders in the system take part.",
    ambiguity: "Captured leaders other than the target stay excluded by reb.mission.captured-not-participating.",
  },
  "reb.mission.against-leader-target-fixed": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "definition",
    rule: "Sending a leader from the pool to oppose a mission attempted against a leader does not change its target.",
  },
  "reb.mission.team-one-roller": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "team",
    rule: "Team Game: one player of each team rolls for all of the team's leaders in the system.",
    ambiguity: "A public summary lets each player roll for their own leaders; the Rules Reference decides.",
  },
  "reb.mission.success-effect": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: "Step 6: if the mission did not fail, its effect is resolved.",
    ambiguity:
      "An effect is done as far as possible, and what its text does not make optional is not; a total of health is a limit that may be left unused (reb.destroy.health-worth).",
    clarifiedBy: ["reb.faq.useless-mission-allowed"],
  },
  "reb.mission.choices-at-success": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: "Choices required by the effect are made in step 6.",
  },
  "reb.mission.starting-returns": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: "Step 7: a starting mission returns to its owner's hand after use.",
  },
  "reb.mission.others-discarded": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: "Step 7: every other mission card, projects included, is discarded after use.",
  },
  "reb.mission.failed-nonstarting-discarded": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: "A mission that failed also passes through step 7: a non-starting mission is discarded and a starting mission returns to hand.",
  },
  "reb.mission.leader-lost-card-returns": {
    source: "Guía de referencia: CARTAS DE MISIÓN: REVELAR UNA MISIÓN",
    kind: "procedure",
    rule: "If a leader assigned to a mission card is eliminated, captured, or removed from the mission, the card returns unrevealed to its owner's hand.",
    ambiguity:
      "With two leaders assigned and only one lost the text is read literally: the card returns. It does not say what happens to the other leader; returning it to the leader pool is the natural reading.",
  },
  "reb.mission.ltp-declare-only-system": {
    source: "Aprende a jugar: Revelando una misión",
    kind: "restriction",
    rule: "When a mission is declared the player states the system but makes no other decision yet.",
  },
  "reb.mission.ltp-resolve-term": {
    source: "Aprende a jugar: Revelando una misión",
    kind: "definition",
    rule: '"Resolve" means the ability happens automatically.',
  },
  "reb.mission.ltp-attempt-term": {
    source: "Aprende a jugar: Revelando una misión",
    kind: "definition",
    rule: '"Attempt" means the ability happens only if the mission succeeds.',
  },
  "reb.mission.ltp-oppose-after-declare": {
    source: "Aprende a jugar: Oponerse a una misión",
    kind: "procedure",
    rule: "The opponent decides whether to send a leader after the system has been declared.",
  },
  "reb.mission.ltp-any-color-dice": {
    source: "Aprende a jugar: Oponerse a una misión",
    kind: "definition",
    rule: "Mission dice may be of any colour.",
    sameAs: "reb.dice.color-only-in-combat",
  },
  "reb.mission.ltp-portrait-not-required": {
    source: "Aprende a jugar: ¿Qué son las habilidades? / Otras reglas de la misión",
    kind: "definition",
    rule: "A mission with a leader portrait can be attempted by any leader that meets the skill requirement.",
  },
  "reb.mission.ltp-portrait-on-resolve": {
    source: "Aprende a jugar: ¿Qué son las habilidades? / Otras reglas de la misión",
    kind: "procedure",
    rule: 'On a "resolve" mission with a leader portrait, the card shows an additional effect that applies if that leader resolves it.',
  },
  "reb.mission.ltp-frame-color": {
    source: "Aprende a jugar: ¿Qué son las habilidades? / Otras reglas de la misión",
    kind: "team",
    rule: "The colour of a leader's frame matters only in the team game.",
  },
  "reb.mission.ltp-example-infiltration": {
    source: "Aprende a jugar: Ejemplo de misión",
    kind: "procedure",
    rule: "Worked example: Leia attempts Infiltration in Coruscant, Palpatine is sent to oppose, each rolls 2 dice for 2 intel icons, the Rebel has more successes, looks at the top 2 objective cards and puts one on top and one on the bottom of the deck, and the card (a starting mission) returns to hand.",
    ambiguity:
      "The example names any Imperial system as the target; the printed card says any system with an Imperial unit. Coruscant in the example may be either.",
  },
  "reb.starting-mission.four-each": {
    source: "Guía de referencia: MISIONES INICIALES",
    kind: "setup",
    rule: "Both factions have 4 starting missions and begin with them in hand.",
  },
  "reb.starting-mission.arrow": {
    source: "Guía de referencia: MISIONES INICIALES",
    kind: "definition",
    rule: "Starting missions are the cards with an arrow at the bottom.",
  },
  "reb.starting-mission.return": {
    source: "Guía de referencia: MISIONES INICIALES",
    kind: "procedure",
    rule: "Starting missions return to their owner's hand after they are attempted or resolved.",
    sameAs: "reb.mission.starting-returns",
  },
  "reb.starting-mission.no-discard": {
    source: "Guía de referencia: MISIONES INICIALES",
    kind: "restriction",
    rule: "Starting missions cannot be discarded and cannot be chosen to be discarded from a hand.",
  },
  "reb.project.deck": {
    source: "Guía de referencia: PROYECTOS",
    kind: "definition",
    rule: "The project deck holds mission cards that the Imperial player can draw by resolving Research and Development.",
  },
  "reb.project.are-missions": {
    source: "Guía de referencia: PROYECTOS",
    kind: "definition",
    rule: "All cards of the project deck are missions.",
  },
  "reb.project.discard-pile": {
    source: "Guía de referencia: PROYECTOS",
    kind: "procedure",
    rule: "A discarded project goes to the project deck's discard pile.",
  },
  "reb.project.team": {
    source: "Guía de referencia: PROYECTOS",
    kind: "team",
    rule: "Team Game: a project drawn by an Imperial player is added to the Imperial General's mission hand.",
  },
};
