import type { RulesOf } from "./ids.ts";

/** Set-up of a game, and of the first one. */
export const SETUP_RULES: RulesOf<"setup" | "first-game"> = {
  "reb.setup.step-order": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Set-up steps: 1 factions and components, 2 starting leaders, 3 board and time track, 4 objective deck, 5 action decks, 6 tactic decks, tokens and dice, 7 mission cards, 8 starting units and loyalty, 9 base location, 10 starting hands.",
  },
  "reb.setup.advanced-is-standard": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "This procedure includes the advanced rules and is used for every game after the first.",
  },
  "reb.setup.s1-choose-factions": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 1: players decide who plays the Imperials and who plays the Rebels; without agreement it is decided at random.",
  },
  "reb.setup.s1-components": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 1: each player takes the miniatures, leaders, loyalty markers, faction sheet, mission cards, and action cards of their faction.",
    untestable: "Physical handling of components.",
  },
  "reb.setup.s1-team-roles": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "team",
    rule: "Team Game, step 1: each faction's players decide who is Admiral and who is General and use the Team Game side of the faction sheet.",
  },
  "reb.setup.s1-three-players": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "team",
    rule: "Team Game with 3 players, step 1: the single Rebel player uses the Team Game side and has both roles.",
  },
  "reb.setup.s2-starting-leaders": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 2: each player places their 4 leaders without a recruit icon in their leader pool.",
  },
  "reb.setup.s2-other-leaders": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 2: leaders with recruit icons are placed beside the board and cannot join a leader pool until later in the game.",
  },
  "reb.setup.s2-team": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "team",
    rule: "Team Game, step 2: the Admiral and the General each place their 2 starting leaders in their own leader pools.",
  },
  "reb.setup.s3-board": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 3: the two halves of the board are placed together.",
    untestable: "Physical layout.",
  },
  "reb.setup.s3-time": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 3: the time marker is placed on space 1.",
  },
  "reb.setup.s3-reputation": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 3: the reputation marker is placed on space 14.",
  },
  "reb.setup.s4-separate": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 4: objective cards are separated by the number on their backs (I, II, III) and each pile is shuffled separately.",
  },
  "reb.setup.s4-stack": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: 'Step 4: pile III is placed on the "Objectives" space, pile II on top of it, and pile I on top of both.',
  },
  "reb.setup.s4-draw": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 4: the Rebel player draws 1 objective card.",
  },
  "reb.setup.s4-team": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "team",
    rule: "Team Game, step 4: the Rebel General draws that objective card.",
  },
  "reb.setup.s5-action-decks": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 5: each player shuffles all action cards of their faction that have a recruit icon to form their action deck.",
  },
  "reb.setup.s6-tactics": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 6: the space tactic deck and the ground tactic deck are shuffled separately and placed within reach of all players.",
  },
  "reb.setup.s6-supply": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 6: the remaining tokens, markers, and dice are placed near the tactic decks.",
    untestable: "Physical layout.",
  },
  "reb.setup.s7-starting-missions": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 7: each player sets aside the 4 starting missions of their faction.",
  },
  "reb.setup.s7-projects": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: 'Step 7: the Imperial player shuffles the project cards (white star in the lower right corner) and places them on the "Projects" space.',
  },
  "reb.setup.s7-mission-deck": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 7: each player shuffles their remaining mission cards to form their mission deck.",
  },
  "reb.setup.s8-reveal-probes": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 8 I: the probe deck is shuffled and cards are revealed from the top until 3 Rebel systems and 5 Imperial systems have been revealed.",
    ambiguity:
      "Cards beyond the third Rebel or fifth Imperial system that turn up while the other count is still open are simply put back with the rest; the text does not say it.",
  },
  "reb.setup.s8-rebel-loyalty": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 8 I: a Rebel loyalty marker is placed in each of the 3 Rebel systems.",
  },
  "reb.setup.s8-subjugated": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 8 I: a subjugation marker is placed in each of the first 2 Imperial systems revealed.",
  },
  "reb.setup.s8-imperial-loyalty": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 8 I: an Imperial loyalty marker is placed in each of the other 3 Imperial systems.",
  },
  "reb.setup.s8-remove-imperial-probes": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 8 I: the 5 Imperial systems' probe cards are returned to the game box.",
  },
  "reb.setup.s8-reshuffle-probes": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 8 I: all other revealed probe cards are shuffled back into the probe deck.",
  },
  "reb.setup.s8-coruscant": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 8: Coruscant is a sixth Imperial system from the start of the game (it has no probe card and is always loyal to the Empire).",
    ambiguity:
      "Follows from LEALTAD; the step itself does not mention Coruscant. The Imperial unit total therefore covers 6 systems.",
  },
  "reb.setup.s8-imperial-units": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 8 II: the Imperial player receives 3 Star Destroyers, 3 Assault Carriers, 12 TIE Fighters, 12 Stormtroopers, 5 AT-STs, 1 AT-AT, and 1 Death Star.",
  },
  "reb.setup.s8-imperial-placement": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 8 II: these units may be placed in systems with an Imperial loyalty marker or a subjugation marker.",
  },
  "reb.setup.s8-imperial-minimum": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 8 II: at least 1 ground unit must be placed in each Imperial system.",
    ambiguity: "Every Imperial system includes Coruscant.",
  },
  "reb.setup.s8-imperial-no-transport": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 8 II: starting placement is not movement; transport capacity and the 2-unit deployment limit do not apply.",
    ambiguity: "Not stated; follows from placement being neither movement nor deployment.",
  },
  "reb.setup.s8-imperial-team": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "team",
    rule: "Team Game, step 8 II: the Imperial Admiral decides where the starting units are placed.",
  },
  "reb.setup.s8-rebel-units": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 8 III: the Rebel player receives 1 Corellian Corvette, 1 Rebel Transport, 2 X-wings, 2 Y-wings, 6 Rebel Troopers, and 2 Airspeeders.",
  },
  "reb.setup.s8-rebel-placement": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: 'Step 8 III: these units may be divided between the "Rebel Base" space and one single Rebel or neutral system.',
    ambiguity:
      "With the strict reading of neutral system (reb.neutral-system.definition) the printed text and the erratum allow the same systems at this moment, since every Imperial system holds an Imperial ground unit.",
    changedBy: ["reb.faq.rebel-starting-placement"],
  },
  "reb.setup.s8-rebel-team": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "team",
    rule: "Team Game, step 8 III: the Rebel Admiral decides where the starting units are placed.",
  },
  "reb.setup.s8-starting-actions": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 8 IV: each faction draws 2 random starting action cards and keeps them facedown by the faction sheet.",
    clarifiedBy: ["reb.faq.setup-immediate-order"],
  },
  "reb.setup.s8-starting-actions-box": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 8 IV: the remaining starting action cards are returned to the box without being shown.",
  },
  "reb.setup.s8-starting-actions-team": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "team",
    rule: "Team Game, step 8 IV: each team gives each drawn card to the player who controls the leader shown; a card without a leader can be used by either player.",
  },
  "reb.setup.s9-base": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: 'Step 9: the Rebel player secretly chooses 1 probe card and places it facedown under "Location".',
  },
  "reb.setup.s9-base-after-units": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 9 comes after all starting units are placed, so the Rebel player knows the Imperial starting positions when choosing the base.",
  },
  "reb.setup.s9-shuffle": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 9: the probe deck is then shuffled and placed on its board space.",
  },
  "reb.setup.s9-base-not-imperial-start": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 9: the base cannot be in one of the 5 starting Imperial systems or in Coruscant, because no probe card for them is available.",
  },
  "reb.setup.s9-team": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "team",
    rule: "Team Game, step 9: if the Rebel team cannot agree on the base, the Rebel General decides.",
  },
  "reb.setup.s10-hand": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 10: each player takes their 4 starting missions and draws 2 cards from their mission deck as a starting hand.",
  },
  "reb.setup.s10-secret": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "setup",
    rule: "Step 10: the hand is hidden from the opposing team.",
  },
  "reb.setup.s10-team": {
    source: "Guía de referencia: APÉNDICE: PREPARACIÓN DE LA PARTIDA PASO A PASO",
    kind: "team",
    rule: "Team Game, step 10: each team's General draws the 2 mission cards and controls the hand.",
  },
  "reb.first-game.no-starting-actions": {
    source: "Aprende a jugar: Preparar",
    kind: "setup",
    rule: "First game: starting action cards are not used and are returned to the game box.",
  },
  "reb.first-game.objective-secret": {
    source: "Aprende a jugar: Preparar",
    kind: "setup",
    rule: "First game: the Rebel player draws 1 objective card and keeps it secret from the Imperial player.",
  },
  "reb.first-game.probe-deck-cleaned": {
    source: "Aprende a jugar: Preparar",
    kind: "setup",
    rule: "First game: all systems that contain Imperial units must have been removed from the probe deck before the base is chosen.",
  },
  "reb.first-game.base-not-adjacent": {
    source: "Aprende a jugar: Preparar",
    kind: "setup",
    rule: "First game: the base must be chosen in a system that is not adjacent to any Imperial unit.",
  },
  "reb.first-game.hand": {
    source: "Aprende a jugar: Preparar",
    kind: "setup",
    rule: "First game: the starting hand is the 4 starting missions and 2 cards drawn from the mission deck.",
  },
  "reb.first-game.recruit-ignores-cards": {
    source: "Aprende a jugar: Fase de actualización: Icono de reclutamiento",
    kind: "procedure",
    rule: "First game: when recruiting, the abilities of both drawn action cards are ignored and both cards are returned to the box.",
  },
  "reb.first-game.fixed-setup": {
    source: "Aprende a jugar: Configuración del primer juego",
    kind: "setup",
    rule: "First game: starting units and loyalty are fixed instead of being set up by step 8 of the advanced procedure.",
  },
  "reb.first-game.remove-probes": {
    source: "Aprende a jugar: Configuración del primer juego",
    kind: "setup",
    rule: "First game: the probe cards of Corellia, Mandalore, Saleucami, Sullust, and Mustafar are removed and the deck is shuffled.",
  },
  "reb.first-game.kashyyyk": {
    source: "Aprende a jugar: Configuración del primer juego",
    kind: "setup",
    rule: "First game, Kashyyyk: 1 Rebel loyalty marker.",
  },
  "reb.first-game.bothawui": {
    source: "Aprende a jugar: Configuración del primer juego",
    kind: "setup",
    rule: "First game, Bothawui: 1 Corellian Corvette, 1 Rebel Transport, 1 X-wing, 1 Y-wing, 3 Rebel Troopers, 1 Airspeeder, and 1 Rebel loyalty marker.",
  },
  "reb.first-game.naboo": {
    source: "Aprende a jugar: Configuración del primer juego",
    kind: "setup",
    rule: "First game, Naboo: 1 Rebel loyalty marker.",
  },
  "reb.first-game.rebel-base-space": {
    source: "Aprende a jugar: Configuración del primer juego",
    kind: "setup",
    rule: 'First game, "Rebel Base" space: 1 X-wing, 1 Y-wing, 3 Rebel Troopers, and 1 Airspeeder.',
  },
  "reb.first-game.saleucami": {
    source: "Aprende a jugar: Configuración del primer juego",
    kind: "setup",
    rule: "First game, Saleucami: 1 Star Destroyer, 2 TIE Fighters, 2 Stormtroopers, 1 AT-ST, and 1 Imperial loyalty marker.",
  },
  "reb.first-game.mandalore": {
    source: "Aprende a jugar: Configuración del primer juego",
    kind: "setup",
    rule: "First game, Mandalore: 1 Death Star, 4 TIE Fighters, 2 Stormtroopers, 1 AT-ST, and 1 subjugation marker.",
  },
  "reb.first-game.coruscant": {
    source: "Aprende a jugar: Configuración del primer juego",
    kind: "setup",
    rule: "First game, Coruscant: 1 Star Destroyer, 1 Assault Carrier, 2 TIE Fighters, 3 Stormtroopers, 1 AT-AT, and 1 AT-ST.",
  },
  "reb.first-game.corellia": {
    source: "Aprende a jugar: Configuración del primer juego",
    kind: "setup",
    rule: "First game, Corellia: 1 Assault Carrier, 1 Stormtrooper, and 1 Imperial loyalty marker.",
  },
  "reb.first-game.sullust": {
    source: "Aprende a jugar: Configuración del primer juego",
    kind: "setup",
    rule: "First game, Sullust: 1 Star Destroyer, 2 TIE Fighters, 2 Stormtroopers, 1 AT-ST, and 1 subjugation marker.",
  },
  "reb.first-game.mustafar": {
    source: "Aprende a jugar: Configuración del primer juego",
    kind: "setup",
    rule: "First game, Mustafar: 1 Assault Carrier, 2 TIE Fighters, 2 Stormtroopers, 1 AT-ST, and 1 Imperial loyalty marker.",
  },
  "reb.first-game.imperial-total": {
    source: "Aprende a jugar: Configuración del primer juego",
    kind: "setup",
    rule: "First game: the Imperial units placed total 3 Star Destroyers, 3 Assault Carriers, 12 TIE Fighters, 12 Stormtroopers, 5 AT-STs, 1 AT-AT, and 1 Death Star, the same as in the advanced procedure.",
  },
  "reb.first-game.rebel-total": {
    source: "Aprende a jugar: Configuración del primer juego",
    kind: "setup",
    rule: "First game: the Rebel units placed total 1 Corellian Corvette, 1 Rebel Transport, 2 X-wings, 2 Y-wings, 6 Rebel Troopers, and 2 Airspeeders, the same as in the advanced procedure.",
  },
};
