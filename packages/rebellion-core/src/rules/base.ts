import type { RulesOf } from "./ids.ts";

/** The Rebel base: hidden, revealed, moved. */
export const BASE_RULES: RulesOf<"base" | "new-base"> = {
  "reb.base.secret-choice": {
    source: "Guía de referencia: BASE REBELDE",
    kind: "setup",
    rule: "During setup the Rebel player secretly chooses the system in which the base is hidden.",
    sameAs: "reb.setup.s9-base",
  },
  "reb.base.card-under-location": {
    source: "Guía de referencia: BASE REBELDE",
    kind: "setup",
    rule: 'The chosen system\'s probe card is placed facedown under the "Location" part of the board.',
    sameAs: "reb.setup.s9-base",
  },
  "reb.base.space-name": {
    source: "Guía de referencia: BASE REBELDE",
    kind: "definition",
    rule: 'An ability that refers to the "Rebel Base" space means the board space of that name, not the system where the base is hidden.',
  },
  "reb.base.space-not-a-system": {
    source: "Guía de referencia: BASE REBELDE",
    kind: "definition",
    rule: 'The "Rebel Base" space is not a system.',
  },
  "reb.base.space-build-deploy": {
    source: "Guía de referencia: BASE REBELDE",
    kind: "procedure",
    rule: 'Units can be built and deployed at the "Rebel Base" space as if it were a system.',
  },
  "reb.base.space-no-missions": {
    source: "Guía de referencia: BASE REBELDE",
    kind: "restriction",
    rule: 'Missions cannot be attempted or resolved at the "Rebel Base" space unless the mission card says so.',
  },
  "reb.base.space-enter-leave": {
    source: "Guía de referencia: BASE REBELDE",
    kind: "procedure",
    rule: 'Units can enter and leave the "Rebel Base" space only by the movement procedure of this entry or by a card that allows it.',
  },
  "reb.base.move-out": {
    source: "Guía de referencia: BASE REBELDE: MOVIMIENTOS DESDE Y HACIA LA BASE REBELDE",
    kind: "procedure",
    rule: 'While the base is hidden, Rebel units can move from the "Rebel Base" space to the system where the base is hidden or to any system adjacent to that system.',
  },
  "reb.base.activate-space": {
    source: "Guía de referencia: BASE REBELDE: MOVIMIENTOS DESDE Y HACIA LA BASE REBELDE",
    kind: "procedure",
    rule: "While the base is hidden, the Rebel player may activate the \"Rebel Base\" space to move units into it from the base's system or from any system adjacent to the base's system.",
  },
  "reb.base.space-adjacent-only": {
    source: "Guía de referencia: BASE REBELDE: MOVIMIENTOS DESDE Y HACIA LA BASE REBELDE",
    kind: "restriction",
    rule: 'While the base is hidden, Rebel units cannot move between the "Rebel Base" space and a system that is neither the base\'s system nor adjacent to it, unless a card ignores adjacency.',
  },
  "reb.base.space-moves-obey-movement": {
    source: "Guía de referencia: BASE REBELDE; MOVIMIENTO DE UNIDADES",
    kind: "restriction",
    rule: 'Units that move out of or into the "Rebel Base" space obey the usual movement rules: transport capacity, transport restriction, immobile units.',
    ambiguity: "Follows from the general movement rules; only adjacency is defined anew for the space.",
  },
  "reb.base.leader-in-space-pins": {
    source: "Guía de referencia: BASE REBELDE: MOVIMIENTOS DESDE Y HACIA LA BASE REBELDE",
    kind: "restriction",
    rule: 'A Rebel leader at the "Rebel Base" space prevents Rebel units from leaving that space.',
    clarifiedBy: ["reb.faq.base-space-leader-pins-missions"],
  },
  "reb.base.missions-ignore-adjacency": {
    source: "Guía de referencia: BASE REBELDE: MOVIMIENTOS DESDE Y HACIA LA BASE REBELDE",
    kind: "procedure",
    rule: 'Some missions let the Rebel player move units between the "Rebel Base" space and any system, ignoring adjacency.',
  },
  "reb.base.ltp-movement-hint": {
    source: "Aprende a jugar: Moviéndose hacia y desde la base rebelde",
    kind: "definition",
    rule: 'Moving to or from the "Rebel Base" space shows publicly which system was used, and so that the base is in or next to that system; no further information is given.',
  },
  "reb.base.ltp-mission-move-no-hint": {
    source: "Aprende a jugar: Moviéndose hacia y desde la base rebelde",
    kind: "definition",
    rule: "Movement by a mission that ignores adjacency tells the opponent nothing about the base's position.",
  },
  "reb.base.reveal-on-loyalty": {
    source: "Guía de referencia: BASE REBELDE: DESCUBRIR LA BASE REBELDE",
    kind: "procedure",
    rule: "Whenever the Imperial player has a loyalty marker in the Rebel base's system, the base must be revealed.",
  },
  "reb.base.reveal-on-ground": {
    source: "Guía de referencia: BASE REBELDE: DESCUBRIR LA BASE REBELDE",
    kind: "procedure",
    rule: "Whenever the Imperial player has ground units in the Rebel base's system, the base must be revealed.",
  },
  "reb.base.reveal-flip-card": {
    source: "Guía de referencia: BASE REBELDE: DESCUBRIR LA BASE REBELDE",
    kind: "procedure",
    rule: 'Revealing the base: the probe card under "Location" is turned faceup and placed on the "Rebel Base" space.',
  },
  "reb.base.reveal-move-units": {
    source: "Guía de referencia: BASE REBELDE: DESCUBRIR LA BASE REBELDE",
    kind: "procedure",
    rule: 'Revealing the base: all units at the "Rebel Base" space are placed in the system shown by the card.',
  },
  "reb.base.reveal-move-leaders": {
    source: "Guía de referencia: BASE REBELDE: DESCUBRIR LA BASE REBELDE",
    kind: "procedure",
    rule: 'Revealing the base: all leaders at the "Rebel Base" space are placed in the system shown by the card.',
  },
  "reb.base.reveal-card-stays": {
    source: "Guía de referencia: BASE REBELDE: DESCUBRIR LA BASE REBELDE",
    kind: "definition",
    rule: 'The revealed probe card stays faceup on the "Rebel Base" space while the base is revealed.',
  },
  "reb.base.ships-do-not-reveal": {
    source: "Guía de referencia: BASE REBELDE: DESCUBRIR LA BASE REBELDE",
    kind: "restriction",
    rule: "Imperial ships without ground units in the base's system do not reveal the base.",
    clarifiedBy: ["reb.faq.death-star-does-not-reveal"],
  },
  "reb.base.no-information-for-ships": {
    source: "Guía de referencia: BASE REBELDE: DESCUBRIR LA BASE REBELDE",
    kind: "restriction",
    rule: "When only Imperial ships are in a system, the Rebel player gives the Imperial player no information about whether the base is there.",
  },
  "reb.base.reveal-before-combat": {
    source: "Guía de referencia: BASE REBELDE: DESCUBRIR LA BASE REBELDE",
    kind: "procedure",
    rule: "When Imperial ground units enter the base's system, the base is revealed after all movement is complete and before combat is resolved.",
  },
  "reb.base.voluntary-reveal": {
    source: "Guía de referencia: BASE REBELDE: DESCUBRIR LA BASE REBELDE",
    kind: "procedure",
    rule: "The Rebel player may reveal the base at any time during one of their own Command Phase turns.",
    ambiguity:
      "The book gives no combat rule for a voluntary reveal with Imperial units already there; only reb.faq.voluntary-reveal-combat does. Without it a combat would first arise from the next activation or card, while reb.victory.imperial applies at once. The reading taken: asked at the start of the turn and again once its action is over, but not after passing.",
    changedBy: ["reb.faq.voluntary-reveal-timing"],
  },
  "reb.base.voluntary-reveal-team": {
    source: "Guía de referencia: BASE REBELDE: DESCUBRIR LA BASE REBELDE",
    kind: "team",
    rule: "Team Game: both the Rebel Admiral and the Rebel General may reveal the base, each during their own turn.",
    changedBy: ["reb.faq.voluntary-reveal-timing"],
  },
  "reb.base.revealed-no-move-to-space": {
    source: "Guía de referencia: BASE REBELDE: DESCUBRIR LA BASE REBELDE",
    kind: "restriction",
    rule: 'A revealed base closes the "Rebel Base" space to movement: no unit can be moved to it.',
  },
  "reb.base.revealed-no-deploy-to-space": {
    source: "Guía de referencia: BASE REBELDE: DESCUBRIR LA BASE REBELDE",
    kind: "restriction",
    rule: 'While the base is revealed, units cannot be deployed to the "Rebel Base" space.',
    clarifiedBy: ["reb.faq.revealed-base-deploy"],
  },
  "reb.base.revealed-placement-redirect": {
    source: "Guía de referencia: BASE REBELDE: DESCUBRIR LA BASE REBELDE",
    kind: "procedure",
    rule: 'While the base is revealed, leaders and units that would be placed (not deployed) at the "Rebel Base" space are placed in the base\'s system instead.',
  },
  "reb.base.revealed-resource-icons": {
    source: "Guía de referencia: BASE REBELDE: DESCUBRIR LA BASE REBELDE",
    kind: "procedure",
    rule: 'While the base is revealed, the resource icons of the "Rebel Base" space may still be used.',
  },
  "reb.base.revealed-resource-icons-blocked": {
    source: "Guía de referencia: BASE REBELDE: DESCUBRIR LA BASE REBELDE",
    kind: "restriction",
    rule: 'While the base is revealed, the resource icons of the "Rebel Base" space cannot be used if an Imperial unit or an Imperial loyalty marker is in the base\'s system.',
  },
  "reb.base.revealed-cards-redirect": {
    source: "Guía de referencia: BASE REBELDE: DESCUBRIR LA BASE REBELDE",
    kind: "procedure",
    rule: 'While the base is revealed, a card that applies to the "Rebel Base" space applies to the base\'s system instead.',
  },
  "reb.base.revealed-gather-intel": {
    source: "Guía de referencia: BASE REBELDE: DESCUBRIR LA BASE REBELDE",
    kind: "procedure",
    rule: "Worked example: with the base revealed, the number of probe cards drawn by the Gather Intel mission depends on the Rebel units in the base's system.",
  },
  "reb.base.long-range-probe": {
    source: "Guía de referencia: BASE REBELDE: DESCUBRIR LA BASE REBELDE",
    kind: "restriction",
    rule: "The Imperial mission Long Range Probe does not reveal the Rebel base.",
  },
  "reb.base.reveal-is-immediate": {
    source: "Aprende a jugar: Revelando la base rebelde",
    kind: "procedure",
    rule: "Apart from the movement timing of reb.base.reveal-before-combat, the base is revealed immediately when its condition becomes true.",
  },
  "reb.base.ltp-deploy-keeps-secret": {
    source: "Aprende a jugar: La base rebelde",
    kind: "definition",
    rule: 'While the base is hidden, deploying units to the "Rebel Base" space gives no information about the system in which the base is.',
  },
  "reb.base.mission-leader-in-space": {
    source: "Aprende a jugar: Revelando una misión",
    kind: "procedure",
    rule: 'A leader whose mission is attempted or resolved at the "Rebel Base" space is placed on that space, not in the system where the base is hidden.',
  },
  "reb.new-base.draw-four": {
    source: "Guía de referencia: BASE REBELDE: ESTABLECER UNA NUEVA BASE",
    kind: "procedure",
    rule: "Rapid Mobilization: to establish a new base the Rebel player draws the top 4 cards of the probe deck.",
    ambiguity:
      "The card itself raises the number to 8 when two leaders are assigned, which prevails under reb.golden.card-over-rules. If fewer cards remain the text is silent; the probe deck has no discard pile, so drawing what is left is the only possible reading.",
  },
  "reb.new-base.choose-one": {
    source: "Guía de referencia: BASE REBELDE: ESTABLECER UNA NUEVA BASE",
    kind: "procedure",
    rule: "The Rebel player may choose 1 of the drawn probe cards as the new base location.",
  },
  "reb.new-base.show-old-base": {
    source: "Guía de referencia: BASE REBELDE: ESTABLECER UNA NUEVA BASE",
    kind: "procedure",
    rule: "If a new base is chosen, the Rebel player shows the previous base's probe card.",
  },
  "reb.new-base.move-all-out": {
    source: "Guía de referencia: BASE REBELDE: ESTABLECER UNA NUEVA BASE",
    kind: "procedure",
    rule: 'If a new base is chosen, all units and all leaders at the "Rebel Base" space move to the previous base\'s system.',
    ambiguity:
      "Nothing is said of Imperial ships in the previous base's system. The units move there, so a combat follows where both sides share a theater (reb.move.combat-after), as after a voluntary reveal (reb.faq.voluntary-reveal-combat); the Rebel side initiates it.",
  },
  "reb.new-base.old-card-to-empire": {
    source: "Guía de referencia: BASE REBELDE: ESTABLECER UNA NUEVA BASE",
    kind: "procedure",
    rule: "If a new base is chosen, the previous base's probe card is given to the Imperial player.",
  },
  "reb.new-base.new-card-under-location": {
    source: "Guía de referencia: BASE REBELDE: ESTABLECER UNA NUEVA BASE",
    kind: "procedure",
    rule: 'If a new base is chosen, its probe card is placed facedown under "Location".',
  },
  "reb.new-base.unchosen-to-bottom": {
    source: "Guía de referencia: BASE REBELDE: ESTABLECER UNA NUEVA BASE",
    kind: "procedure",
    rule: "The drawn cards that were not chosen are shuffled and placed at the bottom of the probe deck.",
  },
  "reb.new-base.may-decline": {
    source: "Guía de referencia: BASE REBELDE: ESTABLECER UNA NUEVA BASE",
    kind: "procedure",
    rule: "After drawing and looking, the Rebel player may decide not to establish a new base.",
  },
  "reb.new-base.decline-stays-hidden": {
    source: "Guía de referencia: BASE REBELDE: ESTABLECER UNA NUEVA BASE",
    kind: "definition",
    rule: "If the Rebel player declines and the base was hidden, it stays hidden.",
  },
  "reb.new-base.decline-all-to-bottom": {
    source: "Guía de referencia: BASE REBELDE: ESTABLECER UNA NUEVA BASE",
    kind: "procedure",
    rule: "If the Rebel player declines, all drawn probe cards are shuffled and placed at the bottom of the probe deck.",
  },
  "reb.new-base.not-imperial-loyalty": {
    source: "Guía de referencia: BASE REBELDE: ESTABLECER UNA NUEVA BASE",
    kind: "restriction",
    rule: "The new base cannot be established in a system loyal to the Empire.",
  },
  "reb.new-base.not-imperial-units": {
    source: "Guía de referencia: BASE REBELDE: ESTABLECER UNA NUEVA BASE",
    kind: "restriction",
    rule: "The new base cannot be established in a system that contains any Imperial unit (ship or ground unit).",
  },
  "reb.new-base.not-destroyed": {
    source: "Guía de referencia: BASE REBELDE: ESTABLECER UNA NUEVA BASE",
    kind: "restriction",
    rule: "The new base cannot be established in a system with a destroyed system marker.",
  },
  "reb.new-base.no-legal-card": {
    source: "Guía de referencia: BASE REBELDE: ESTABLECER UNA NUEVA BASE",
    kind: "restriction",
    rule: "If every drawn card is an illegal location, no new base can be established this round.",
  },
  "reb.new-base.timing": {
    source: "Guía de referencia: BASE REBELDE: ESTABLECER UNA NUEVA BASE",
    kind: "procedure",
    rule: "Rapid Mobilization is resolved at the end of the Command Phase, immediately before the Refresh Phase begins.",
    clarifiedBy: ["reb.faq.simultaneous-factions", "reb.faq.contingency-rapid-mobilization"],
  },
  "reb.new-base.no-early-decisions": {
    source: "Guía de referencia: BASE REBELDE: ESTABLECER UNA NUEVA BASE",
    kind: "restriction",
    rule: "The Rebel player makes no decision about Rapid Mobilization before the end of the Command Phase.",
  },
  "reb.new-base.after-reveal-allowed": {
    source: "Guía de referencia: BASE REBELDE: ESTABLECER UNA NUEVA BASE",
    kind: "definition",
    rule: "A new base can be established even after the base has been revealed.",
  },
  "reb.new-base.after-reveal-leaders": {
    source: "Guía de referencia: BASE REBELDE: ESTABLECER UNA NUEVA BASE",
    kind: "procedure",
    rule: 'When the base is revealed, the leaders that resolve Rapid Mobilization are placed in the base\'s system instead of the "Rebel Base" space.',
  },
  "reb.new-base.hidden-again": {
    source: "Guía de referencia: BASE REBELDE: ESTABLECER UNA NUEVA BASE",
    kind: "definition",
    rule: "After a new base is established the base is hidden at its new location, also when the previous base had been revealed.",
    ambiguity: 'Follows from the new card lying facedown under "Location"; the text does not say it in words.',
  },
  "reb.new-base.empty-space": {
    source: "Guía de referencia: BASE REBELDE: ESTABLECER UNA NUEVA BASE",
    kind: "definition",
    rule: 'Right after a new base is established there are no Rebel units at the "Rebel Base" space until units are moved or deployed there.',
  },
};
