import type { RulesOf } from "./ids.ts";

/** Leaders: skills, recruiting, capture and rescue, rings, elimination. */
export const LEADERS_RULES: RulesOf<"leader" | "skill" | "recruit" | "captured" | "rescue" | "ring" | "eliminate"> = {
  "reb.leader.roles": {
    source: "Guía de referencia: LÍDERES",
    kind: "definition",
    rule: "Leaders are used to move units and to attempt missions.",
    coveredBy: "reb.leader.pool-uses",
  },
  "reb.leader.skill-icons": {
    source: "Guía de referencia: LÍDERES",
    kind: "definition",
    rule: "Skill icons determine the missions a leader can reveal.",
  },
  "reb.leader.tactic-values": {
    source: "Guía de referencia: LÍDERES",
    kind: "definition",
    rule: "Tactic values give the number of tactic cards of each type drawn at the start of a combat.",
  },
  "reb.leader.starting-four": {
    source: "Guía de referencia: LÍDERES",
    kind: "setup",
    rule: "Each player starts with the 4 leaders of their faction that have no recruit icon, placed in their leader pool.",
    sameAs: "reb.setup.s2-starting-leaders",
  },
  "reb.leader.recruit-more": {
    source: "Guía de referencia: LÍDERES",
    kind: "definition",
    rule: "More leaders can be recruited in the Refresh Phase.",
    coveredBy: "reb.recruit.to-pool",
  },
  "reb.leader.pool-uses": {
    source: "Guía de referencia: LÍDERES",
    kind: "definition",
    rule: "Leaders in the leader pool can be assigned to missions, activate systems, oppose missions, and be added to a combat.",
  },
  "reb.leader.in-system-participate": {
    source: "Guía de referencia: LÍDERES",
    kind: "definition",
    rule: "Leaders in a system take part in missions and combats there.",
  },
  "reb.leader.in-system-pin": {
    source: "Guía de referencia: LÍDERES",
    kind: "restriction",
    rule: "Leaders in a system prevent units of their faction from leaving it.",
    sameAs: "reb.move.leader-pin",
  },
  "reb.leader.luke-jedi": {
    source: "Guía de referencia: LÍDERES",
    kind: "definition",
    rule: "Luke Skywalker (Jedi) counts as Luke Skywalker for all card effects and for action card restrictions.",
    clarifiedBy: ["reb.faq.seek-yoda-two-leaders", "reb.faq.return-of-the-jedi-captured-luke"],
  },
  "reb.leader.ltp-numbers": {
    source: "Aprende a jugar: ¿Qué son los líderes?",
    kind: "definition",
    rule: "The numbers on a leader are its combat bonuses and the icons under its name are its strength in missions.",
    coveredBy: "reb.leader.tactic-values",
  },
  "reb.skill.use": {
    source: "Guía de referencia: HABILIDADES",
    kind: "definition",
    rule: "A leader's skill icons determine which missions it can attempt and oppose.",
  },
  "reb.skill.four": {
    source: "Guía de referencia: HABILIDADES",
    kind: "definition",
    rule: "There are 4 skills: diplomacy, intel, logistics, and spec ops.",
  },
  "reb.skill.diplomacy": {
    source: "Guía de referencia: DIPLOMACIA",
    kind: "definition",
    rule: "Diplomacy missions usually gain loyalty in systems or give units.",
    untestable: "Says what such missions usually do.",
  },
  "reb.skill.intel": {
    source: "Guía de referencia: ESPIONAJE",
    kind: "definition",
    rule: "Rebel intel missions usually help with objective cards; Imperial intel missions help to find the Rebel base.",
    untestable: "Says what such missions usually do.",
  },
  "reb.skill.logistics": {
    source: "Guía de referencia: LOGÍSTICA",
    kind: "definition",
    rule: "Rebel logistics missions usually move units to and from the base; Imperial ones speed up building or build special units.",
    untestable: "Says what such missions usually do.",
  },
  "reb.skill.spec-ops": {
    source: "Guía de referencia: OPERACIONES ESPECIALES",
    kind: "definition",
    rule: "Rebel spec ops missions usually destroy Imperial units; Imperial ones capture Rebel leaders and make use of them.",
    untestable: "Says what such missions usually do.",
  },
  "reb.recruit.trigger": {
    source: "Guía de referencia: RECLUTAMIENTO",
    kind: "procedure",
    rule: "Players recruit when the time marker advances to a space with a recruit icon.",
  },
  "reb.recruit.draw-two": {
    source: "Guía de referencia: RECLUTAMIENTO",
    kind: "procedure",
    rule: "Each player draws 2 action cards and chooses 1 leader shown on either of them.",
    ambiguity:
      "The Learn to Play can be read as one leader from each card; the Rules Reference says one leader in all.",
  },
  "reb.recruit.to-pool": {
    source: "Guía de referencia: RECLUTAMIENTO",
    kind: "procedure",
    rule: "The recruited leader is placed in the player's leader pool.",
  },
  "reb.recruit.keep-card": {
    source: "Guía de referencia: RECLUTAMIENTO",
    kind: "procedure",
    rule: "The player keeps the chosen action card facedown for later use.",
  },
  "reb.recruit.simultaneous-choice": {
    source: "Guía de referencia: RECLUTAMIENTO",
    kind: "procedure",
    rule: "Players choose their cards simultaneously.",
    ambiguity:
      "The cards are chosen in secret, the unchosen ones put away at once, and then the leaders are declared: the Empire knows whom the Rebels recruit when it names its own leader, but not when it chooses its card.",
  },
  "reb.recruit.rebel-declares-first": {
    source: "Guía de referencia: RECLUTAMIENTO",
    kind: "procedure",
    rule: "The Rebel player declares the recruited leader first, then the Imperial player.",
  },
  "reb.recruit.unchosen-to-bottom": {
    source: "Guía de referencia: RECLUTAMIENTO",
    kind: "procedure",
    rule: "Action cards not chosen go to the bottom of their action deck without being revealed.",
  },
  "reb.recruit.specific-leader": {
    source: "Guía de referencia: RECLUTAMIENTO",
    kind: "procedure",
    rule: "An ability that recruits a specific leader takes that leader from the supply and places it in the player's leader pool.",
  },
  "reb.recruit.not-twice": {
    source: "Guía de referencia: RECLUTAMIENTO",
    kind: "restriction",
    rule: "A leader that is on the board, in a leader pool, or eliminated cannot be recruited.",
  },
  "reb.recruit.keep-drawing": {
    source: "Guía de referencia: RECLUTAMIENTO",
    kind: "procedure",
    rule: "If every leader on the drawn action cards has already been recruited, the player may keep drawing action cards one at a time until one shows a leader not yet recruited.",
    clarifiedBy: ["reb.faq.recruit-extra-draw-not-binding"],
  },
  "reb.recruit.choose-without-leader": {
    source: "Guía de referencia: RECLUTAMIENTO",
    kind: "procedure",
    rule: "A player may choose an action card even though none of its leaders can be recruited; they get the card but no leader.",
    clarifiedBy: ["reb.faq.recruit-unavailable-leader"],
  },
  "reb.recruit.two-leader-card": {
    source: "Guía de referencia: RECLUTAMIENTO",
    kind: "definition",
    rule: "From a card that shows two leaders only one leader is recruited.",
  },
  "reb.recruit.team": {
    source: "Guía de referencia: RECLUTAMIENTO",
    kind: "team",
    rule: "Team Game: only each team's Admiral draws the cards and decides; the leader goes to the pool of its colour and the controller of that pool gets the card and decides when to use it.",
    ambiguity: "Who gets a card that recruited nobody is not stated: the player whose leader it shows first.",
  },
  "reb.captured.by-cards": {
    source: "Guía de referencia: LÍDERES CAPTURADOS",
    kind: "definition",
    rule: "Some Imperial card effects capture Rebel leaders.",
  },
  "reb.captured.ring": {
    source: "Guía de referencia: LÍDERES CAPTURADOS",
    kind: "procedure",
    rule: "A captured leader gets the captured leader attachment ring.",
  },
  "reb.captured.no-oppose": {
    source: "Guía de referencia: LÍDERES CAPTURADOS",
    kind: "restriction",
    rule: "Captured leaders do not oppose missions, except a mission attempted against that leader.",
  },
  "reb.captured.no-pool": {
    source: "Guía de referencia: LÍDERES CAPTURADOS",
    kind: "restriction",
    rule: "Captured leaders cannot return to the leader pool.",
  },
  "reb.captured.no-rebel-move": {
    source: "Guía de referencia: LÍDERES CAPTURADOS",
    kind: "restriction",
    rule: "The Rebel player cannot move captured leaders.",
  },
  "reb.captured.target-opposes": {
    source: "Guía de referencia: LÍDERES CAPTURADOS",
    kind: "procedure",
    rule: "A mission attempted against a captured leader is opposed by that leader, which rolls dice.",
  },
  "reb.captured.target-plus-sent-leader": {
    source: "Guía de referencia: LÍDERES CAPTURADOS",
    kind: "procedure",
    rule: "The Rebel player may also send another leader from the pool to oppose a mission attempted against a captured leader.",
  },
  "reb.captured.no-pin": {
    source: "Guía de referencia: LÍDERES CAPTURADOS",
    kind: "definition",
    rule: "Captured leaders do not prevent Rebel units from leaving their system.",
  },
  "reb.captured.imperial-moves": {
    source: "Guía de referencia: LÍDERES CAPTURADOS",
    kind: "procedure",
    rule: "The Imperial player can move a captured leader as if it were a ground unit.",
    ambiguity:
      "It moves like a ground unit without using capacity; whether it still needs some ship with capacity to leave the same system is not stated. As if a ground unit: it does.",
  },
  "reb.captured.no-capacity": {
    source: "Guía de referencia: LÍDERES CAPTURADOS",
    kind: "definition",
    rule: "Moving a captured leader uses no transport capacity.",
  },
  "reb.captured.no-retreat": {
    source: "Guía de referencia: LÍDERES CAPTURADOS",
    kind: "restriction",
    rule: "Captured leaders cannot be moved during a retreat.",
  },
  "reb.captured.second-capture": {
    source: "Guía de referencia: LÍDERES CAPTURADOS",
    kind: "procedure",
    rule: "If a second leader is captured, the earlier captured leader is rescued and the captured leader ring goes to the new one.",
    ambiguity:
      "A leader in carbonite counts as captured (reb.captured.carbonite-still-captured), so the printed words could be read to rescue him too; the FAQ says he stays (reb.faq.one-leader-per-imperial-ring). The Learn to Play explains the rule by the one captured leader ring, which fits that answer; recommended under both rulings.",
    clarifiedBy: ["reb.faq.one-leader-per-imperial-ring"],
  },
  "reb.captured.other-ring-replaces": {
    source: "Guía de referencia: LÍDERES CAPTURADOS",
    kind: "procedure",
    rule: "If another attachment ring is placed on a captured leader, the leader loses the captured leader ring.",
    ambiguity:
      "By the book any ring takes the place of the captured leader ring or of carbonite, and the leader is free where he stands. Lure of the Dark Side lasts for the rest of the game and gives way to no ring.",
    changedBy: ["reb.faq.falcon-ring-not-over-imperial-ring"],
  },
  "reb.captured.carbonite-still-captured": {
    source: "Guía de referencia: LÍDERES CAPTURADOS",
    kind: "definition",
    rule: "A leader with the carbonite ring counts as captured: it can be rescued and can be the target of any card that affects captured leaders.",
    clarifiedBy: ["reb.faq.carbonite-targetable", "reb.faq.one-leader-per-imperial-ring"],
  },
  "reb.captured.carbonite-no-refund": {
    source: "Guía de referencia: LÍDERES CAPTURADOS",
    kind: "restriction",
    rule: "Rescuing a leader in carbonite does not give back the reputation lost to Carbon Freezing.",
  },
  "reb.captured.one-ring": {
    source: "Aprende a jugar: Captura de líderes",
    kind: "limit",
    rule: "The Imperial player has only one captured leader ring.",
    clarifiedBy: ["reb.faq.one-leader-per-imperial-ring"],
  },
  "reb.rescue.by-cards": {
    source: "Guía de referencia: RESCATE DE LÍDERES CAPTURADOS",
    kind: "definition",
    rule: "Some cards rescue captured leaders.",
  },
  "reb.rescue.procedure": {
    source: "Guía de referencia: RESCATE DE LÍDERES CAPTURADOS",
    kind: "procedure",
    rule: 'A rescued leader loses the captured leader ring and is placed at the "Rebel Base" space.',
  },
  "reb.rescue.automatic": {
    source: "Guía de referencia: RESCATE DE LÍDERES CAPTURADOS",
    kind: "procedure",
    rule: "As soon as a captured leader's system holds no Imperial unit at all, the leader is rescued and goes to the base as usual.",
    ambiguity:
      "A capture in a system without Imperial units (It Is Your Destiny) is answered by Noble Sacrifice before the captive is rescued.",
    clarifiedBy: ["reb.faq.indirect-rescue-no-companions"],
  },
  "reb.rescue.assigned-leaders-may-follow": {
    source: "Guía de referencia: RESCATE DE LÍDERES CAPTURADOS",
    kind: "procedure",
    rule: 'After a mission rescues a leader, all leaders assigned to that mission may also move to the "Rebel Base" space.',
    clarifiedBy: ["reb.faq.rescue-companions-any-number", "reb.faq.indirect-rescue-no-companions"],
  },
  "reb.rescue.others-stay": {
    source: "Guía de referencia: RESCATE DE LÍDERES CAPTURADOS",
    kind: "restriction",
    rule: "All other leaders in the system stay there.",
  },
  "reb.rescue.base-revealed": {
    source: "Guía de referencia: RESCATE DE LÍDERES CAPTURADOS",
    kind: "procedure",
    rule: "While the base is revealed, rescued leaders are placed in the base's system.",
  },
  "reb.ring.place": {
    source: "Guía de referencia: MODIFICADORES DE ESTADO",
    kind: "procedure",
    rule: "A card that attaches a ring puts the ring around the leader's stand; the effect is described on that card.",
  },
  "reb.ring.one-per-leader": {
    source: "Guía de referencia: MODIFICADORES DE ESTADO",
    kind: "limit",
    rule: "Each leader can have only one attachment ring; a second ring replaces the first.",
    changedBy: ["reb.faq.falcon-ring-not-over-imperial-ring"],
  },
  "reb.ring.keep-card": {
    source: "Guía de referencia: MODIFICADORES DE ESTADO",
    kind: "definition",
    rule: "The player may keep the card that attached the ring as a reminder instead of discarding it or returning it to the box.",
    untestable: "A reminder on the table; a state names the ring anyway.",
  },
  "reb.ring.removed": {
    source: "Guía de referencia: MODIFICADORES DE ESTADO",
    kind: "procedure",
    rule: "A removed ring returns to the supply and its effect ends.",
  },
  "reb.eliminate.to-box": {
    source: "Guía de referencia: ELIMINACIÓN DE LÍDERES",
    kind: "procedure",
    rule: "An eliminated leader is removed from its location and returned to the game box.",
  },
  "reb.eliminate.permanent": {
    source: "Guía de referencia: ELIMINACIÓN DE LÍDERES",
    kind: "restriction",
    rule: "An eliminated leader cannot be used again in the game.",
  },
};
