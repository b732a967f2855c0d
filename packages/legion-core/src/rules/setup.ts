import type { RulesOf } from "./ids.ts";

/** Set-up, missions, objectives, the End Phase and victory. */
export const SETUP_RULES: RulesOf<"setup" | "mission" | "objective" | "info" | "win" | "end" | "promote" | "tokens"> = {
  "leg.setup.sequence": {
    source: "PREPARACIÓN DE LA PARTIDA",
    kind: "setup",
    rule: "Setup runs through eight steps: (1) army, command hand and battle deck; (2) battlefield and components; (3) declaring terrain; (4) placing terrain; (5) blue player; (6) mission; (7) setup effects; (8) prepared positions.",
  },
  "leg.setup.battlefield-size": {
    source: "ESTABLECER EL CAMPO DE BATALLA Y REUNIR LOS COMPONENTES",
    kind: "geometry",
    rule: "The battlefield is 90 by 180 cm.",
    ambiguity:
      "The English text says 36 by 72 inches (914.4 by 1828.8 mm). In both editions it is 6 by 12 range segments.",
  },
  "leg.setup.gather-components": {
    source: "ESTABLECER EL CAMPO DE BATALLA Y REUNIR LOS COMPONENTES",
    kind: "setup",
    rule: "Players place all tokens, tools, cards and other components beside the battlefield.",
    untestable: "Table manners: a game has all its components at hand.",
  },
  "leg.setup.declare-terrain": {
    source: "DEFINIR Y COLOCAR EL TERRENO",
    kind: "setup",
    rule: "Players choose the terrain pieces and agree on the rules of each before placing them.",
    untestable: "Players agree among themselves; a configuration brings what they agreed on.",
  },
  "leg.setup.place-terrain": {
    source: "DEFINIR Y COLOCAR EL TERRENO",
    kind: "setup",
    rule: "Once the properties are fixed, the players place the terrain together.",
    untestable: "Players agree among themselves; a configuration brings the terrain in its place.",
  },
  "leg.setup.players-colours": {
    source: "DESIGNAR AL JUGADOR AZUL",
    kind: "definition",
    rule: "One player is the blue player and the other the red player.",
  },
  "leg.setup.blue-roll": {
    source: "DESIGNAR AL JUGADOR AZUL",
    kind: "setup",
    rule: "To choose the blue player each player rolls four black attack dice.",
    ambiguity: "Version 2.6.1 (November 2024) used five dice; the change is in the list of April/October 2025.",
  },
  "leg.setup.blue-most-crits": {
    source: "DESIGNAR AL JUGADOR AZUL",
    kind: "procedure",
    rule: "The player with more critical results is the blue player.",
    ambiguity:
      "The Spanish text has lost the icons; the order critical, hit, attack surge comes from the English text.",
  },
  "leg.setup.blue-tie-hits": {
    source: "DESIGNAR AL JUGADOR AZUL",
    kind: "procedure",
    rule: "If criticals are tied, the player with more hit results is the blue player.",
  },
  "leg.setup.blue-tie-surges": {
    source: "DESIGNAR AL JUGADOR AZUL",
    kind: "procedure",
    rule: "If hits are tied as well, the player with more attack surge results is the blue player.",
  },
  "leg.setup.blue-tie-reroll": {
    source: "DESIGNAR AL JUGADOR AZUL",
    kind: "procedure",
    rule: "If everything is tied, both players roll again and the same comparison is repeated until someone wins.",
  },
  "leg.setup.effects-order": {
    source: "RESOLVER EFECTOS DE PREPARACIÓN",
    kind: "procedure",
    rule: "Starting with the blue player, both players resolve abilities and effects that happen during setup.",
  },
  "leg.setup.prepared-positions": {
    source: "DESPLEGAR EN POSICIONES PREPARADAS",
    kind: "procedure",
    rule: "Units with the Prepared Position keyword are placed in turns, the blue player beginning, until all are down.",
    ambiguity:
      "The keyword lets the unit deploy then; whether placing is optional depends on the keyword and on Stationary.",
  },
  "leg.mission.split-decks": {
    source: "DISPONER LA MISIÓN",
    kind: "setup",
    rule: "Each player separates the battle deck by type into three decks and shuffles each one separately.",
  },
  "leg.mission.blue-marker": {
    source: "DISPONER LA MISIÓN",
    kind: "setup",
    rule: "A player marker on the mission panel shows which side belongs to the blue player.",
  },
  "leg.mission.blue-reveals-first": {
    source: "DISPONER LA MISIÓN",
    kind: "setup",
    rule: "The blue player turns up the top card of one own deck, objective or secondary objective as they prefer, and puts it in its space on the panel.",
  },
  "leg.mission.opponent-reveals-other": {
    source: "DISPONER LA MISIÓN",
    kind: "setup",
    rule: "The opponent then turns up the top card of their own deck of the other type and puts it in its space.",
  },
  "leg.mission.advantages": {
    source: "DISPONER LA MISIÓN",
    kind: "setup",
    rule: "After that both players turn up the top card of their advantage decks, each on their own side.",
  },
  "leg.mission.modify-turns": {
    source: "DISPONER LA MISIÓN",
    kind: "procedure",
    rule: "Modifications alternate between the players, blue going first, two for each.",
    ambiguity:
      "A modification can change who is the blue player. The turn order keeps alternating between the two people; it does not restart.",
  },
  "leg.mission.modify-objective": {
    source: "DISPONER LA MISIÓN",
    kind: "option",
    rule: "Modification: the current objective is discarded and replaced by the next card of your objective deck.",
  },
  "leg.mission.modify-secondary": {
    source: "DISPONER LA MISIÓN",
    kind: "option",
    rule: "Modification: the current secondary objective is discarded and replaced by the next card of your secondary objective deck.",
  },
  "leg.mission.modify-own-advantage": {
    source: "DISPONER LA MISIÓN",
    kind: "option",
    rule: "Modification: the advantage on your side is discarded and replaced by the next card of your advantage deck.",
  },
  "leg.mission.modify-opponent-advantage": {
    source: "DISPONER LA MISIÓN",
    kind: "option",
    rule: "Modification: the advantage on the other side is discarded and your opponent replaces it with the next card of their own advantage deck.",
  },
  "leg.mission.modify-take-blue": {
    source: "DISPONER LA MISIÓN",
    kind: "option",
    rule: "Modification: move the blue player marker to your side; you are now the blue player.",
    ambiguity:
      "Nothing says whether a player who is already blue may choose it; it would have no effect, so it is equal to passing.",
  },
  "leg.mission.modify-pass": {
    source: "DISPONER LA MISIÓN",
    kind: "option",
    rule: "Modification: pass, with no effect.",
  },
  "leg.mission.discard-owner": {
    source: "DISPONER LA MISIÓN",
    kind: "definition",
    rule: "A replaced card goes to the discards of the player whose deck it came from, so that an empty deck can be rebuilt.",
    ambiguity:
      'The text says "all of that player\'s previously discarded cards of that type"; when a player replaces a card that came from the opponent deck, ownership of the discard matters. Recommended: the discard belongs to the owner of the card.',
  },
  "leg.mission.built": {
    source: "DISPONER LA MISIÓN",
    kind: "setup",
    rule: "The mission is built when each player has modified it twice.",
  },
  "leg.mission.sides": {
    source: "DISPONER LA MISIÓN",
    kind: "setup",
    rule: "Ahead of round one the blue player chooses a long edge as their own side, leaving the opposite edge to the red player.",
  },
  "leg.mission.friendly-territory": {
    source: "DISPONER LA MISIÓN",
    kind: "definition",
    rule: "Friendly territory is the one bordering the own edge; that of the other player is enemy territory.",
  },
  "leg.mission.setup-order": {
    source: "DISPONER LA MISIÓN",
    kind: "procedure",
    rule: "Once sides are fixed, the setup texts are followed in this order: objective, secondary objective, advantage cards (blue first).",
  },
  "leg.mission.empty-deck": {
    source: "QUEDARSE SIN CARTAS EN UN MAZO",
    kind: "procedure",
    rule: "When a player would reveal a card from an empty deck, all of that player's discarded cards of that type, including the one just discarded, are shuffled into a new deck and its top card is revealed.",
    ambiguity:
      "A modification reveals before it discards, yet the new deck includes the card just discarded. Recommended: when the deck is empty, the card being replaced is discarded first, so all own cards of that type are shuffled.",
  },
  "leg.objective.score-use": {
    source: "FICHAS DE OBJETIVO",
    kind: "definition",
    rule: "Objective and secondary objective cards say which objective tokens are used and how they give victory points.",
  },
  "leg.objective.move-through": {
    source: "FICHAS DE OBJETIVO",
    kind: "option",
    rule: "Miniatures may move through objective tokens.",
  },
  "leg.objective.two-types": {
    source: "TIPOS DE FICHAS DE OBJETIVO",
    kind: "definition",
    rule: "Objective tokens are asset tokens or point-of-interest (POI) tokens.",
  },
  "leg.objective.poi-as-area-terrain": {
    source: "TIPOS DE FICHAS DE OBJETIVO",
    kind: "geometry",
    rule: "For counting obscured miniatures and determining cover in an attack, a POI is treated as area terrain with the volume of its silhouette that gives heavy cover.",
  },
  "leg.objective.poi-silhouette": {
    source: "TIPOS DE FICHAS DE OBJETIVO",
    kind: "geometry",
    rule: "A POI has a cylindrical silhouette: the diameter of the token, half-range in height.",
  },
  "leg.objective.poi-no-los-block": {
    source: "TIPOS DE FICHAS DE OBJETIVO",
    kind: "geometry",
    rule: "Apart from that, POIs do not block line of sight.",
  },
  "leg.objective.poi-no-overlap": {
    source: "TIPOS DE FICHAS DE OBJETIVO",
    kind: "restriction",
    rule: "A POI may not overlap or be overlapped by miniatures, advantage tokens or other objective tokens.",
  },
  "leg.objective.poi-as-mini": {
    source: "TIPOS DE FICHAS DE OBJETIVO",
    kind: "option",
    rule: "A POI may be represented by a miniature on a base of the size of the token; it still counts as a token and not as a miniature.",
    ambiguity:
      "The Spanish text says a 25 mm base, which does not match a 5 cm token; the English text says a 2 inch base. Recommended: 2 inch (50.8 mm).",
    untestable: "A token is the same thing whatever shows it.",
  },
  "leg.objective.contest": {
    source: "DISPUTA DE FICHAS DE OBJETIVO",
    kind: "geometry",
    rule: "To contest an objective token a unit must not be panicked and its leader must stand at half-range of the token.",
  },
  "leg.objective.claim-action": {
    source: "CAPTURA DE FICHAS DE RECURSO",
    kind: "option",
    rule: "Battle cards grant the Claim free action to the units that are eligible to claim assets.",
  },
  "leg.objective.claim-condition": {
    source: "CAPTURA DE FICHAS DE RECURSO",
    kind: "restriction",
    rule: "An eligible unit may claim only an unclaimed asset token that it is contesting.",
  },
  "leg.objective.claim-effect": {
    source: "CAPTURA DE FICHAS DE RECURSO",
    kind: "procedure",
    rule: "A claimed asset token leaves the battlefield and is put on the unit card; the unit is now holding it.",
  },
  "leg.objective.drop-placement": {
    source: "CAPTURA DE FICHAS DE RECURSO",
    kind: "procedure",
    rule: "When a unit drops an asset token, the opponent of its controller places the token on the battlefield at half-range of the leader of that unit.",
  },
  "leg.objective.unclaimed-on-battlefield": {
    source: "CAPTURA DE FICHAS DE RECURSO",
    kind: "definition",
    rule: "An asset token on the battlefield is unclaimed.",
  },
  "leg.objective.drop-on-panic": {
    source: "CAPTURA DE FICHAS DE RECURSO",
    kind: "procedure",
    rule: "When a unit becomes panicked it drops all asset tokens it holds.",
    ambiguity:
      "REAGRUPAMIENTO repeats the drop for a unit that starts Perform Actions panicked. Recommended: drop as soon as the unit is panicked, once, after any choice to use the courage of a commander.",
  },
  "leg.objective.drop-on-defeat": {
    source: "CAPTURA DE FICHAS DE RECURSO",
    kind: "procedure",
    rule: "A defeated unit drops every asset token it holds, and this happens before the leader miniature leaves the battlefield.",
    ambiguity:
      "Not covered: tokens of a unit that is defeated before it deployed, and of the last unit of an army. The first have no place to be measured from, the second decide nothing any more: they leave the game.",
  },
  "leg.objective.secure": {
    source: "ASEGURAR FICHAS DE OBJETIVO",
    kind: "definition",
    rule: "For an objective token that can be secured, the player with more units contesting it is securing it.",
    ambiguity: "With equal numbers nobody secures it (most is strict).",
  },
  "leg.objective.place-not-impassable": {
    source: "COLOCACIÓN DE OBJETIVOS",
    kind: "restriction",
    rule: "An objective token may not overlap impassable terrain.",
  },
  "leg.objective.place-no-partial": {
    source: "COLOCACIÓN DE OBJETIVOS",
    kind: "restriction",
    rule: "An objective token may not partially overlap terrain that is not area terrain.",
  },
  "leg.objective.place-not-on-tall": {
    source: "COLOCACIÓN DE OBJETIVOS",
    kind: "restriction",
    rule: "An objective token may not overlap an obstacle of height 2 or more.",
  },
  "leg.objective.place-setup-conflict": {
    source: "COLOCACIÓN DE OBJETIVOS",
    kind: "procedure",
    rule: "During setup, if a token would be placed where a condition fails, players must agree on moving terrain so that all conditions hold.",
  },
  "leg.objective.place-later-conflict": {
    source: "COLOCACIÓN DE OBJETIVOS",
    kind: "procedure",
    rule: "After setup, if no position in the required distance meets all conditions, the token is placed at the nearest position that does.",
  },
  "leg.info.hand-secret": {
    source: "INFORMACIÓN CONFIDENCIAL",
    kind: "definition",
    rule: "The contents of a command hand are secret.",
  },
  "leg.info.hand-size-public": {
    source: "INFORMACIÓN CONFIDENCIAL",
    kind: "definition",
    rule: "The number of cards in a command hand is public.",
  },
  "leg.info.discard-public": {
    source: "INFORMACIÓN CONFIDENCIAL",
    kind: "definition",
    rule: "The contents of the command discard pile are public.",
  },
  "leg.info.share-public": {
    source: "INFORMACIÓN CONFIDENCIAL",
    kind: "procedure",
    rule: "Players must freely share public information at any time.",
    coveredBy: "leg.info.hand-size-public",
  },
  "leg.win.twelve-vp": {
    source: "CÓMO GANAR LA PARTIDA",
    kind: "definition",
    rule: "If a player finishes the End Phase of some round with 12 or more victory points and strictly more than every opponent, that player wins.",
  },
  "leg.win.last-standing": {
    source: "CÓMO GANAR LA PARTIDA",
    kind: "definition",
    rule: "If at any moment only one player has undefeated units, that player wins at once.",
    ambiguity:
      "Not covered: both players losing their last unit at the same moment. Recommended: continue to the victory point comparison.",
  },
  "leg.win.round-five": {
    source: "CÓMO GANAR LA PARTIDA",
    kind: "definition",
    rule: "At the end of round five the player with more victory points wins.",
  },
  "leg.win.tie-points": {
    source: "CÓMO GANAR LA PARTIDA",
    kind: "procedure",
    rule: "If victory points are tied after round five, each player totals the points of the defeated units of their army; the lower total wins.",
    ambiguity:
      'Whether the points of upgrades are part of "the point value of units" is not stated. Recommended: unit cost including its equipped upgrades.',
  },
  "leg.win.draw": {
    source: "CÓMO GANAR LA PARTIDA",
    kind: "definition",
    rule: "A tie there too makes the game a draw.",
  },
  "leg.end.steps": {
    source: "PASOS DE LA FASE FINAL",
    kind: "procedure",
    rule: "The End Phase has seven steps: start effects; score victory points; discard command cards; remove tokens; update the order pool and promote; end effects; advance the round marker.",
  },
  "leg.end.score-order": {
    source: "ANOTARSE PUNTOS DE VICTORIA",
    kind: "procedure",
    rule: "Victory points of the objective card are scored first, then those of the secondary objective card.",
  },
  "leg.end.discard": {
    source: "DESCARTAR CARTAS DE MANDO",
    kind: "procedure",
    rule: "Each player puts the command card revealed this round in their discard pile.",
    ambiguity: "Cards with the Permanent keyword stay in play.",
  },
  "leg.end.discard-final": {
    source: "DESCARTAR CARTAS DE MANDO",
    kind: "restriction",
    rule: "Once discarded, a command card is out of use until the end of the game.",
  },
  "leg.end.remove-green-standby": {
    source: "QUITAR FICHAS",
    kind: "procedure",
    rule: "All aim, dodge, surge and standby tokens are removed from units.",
    ambiguity:
      "Observation tokens are not in this list of the Spanish text, but the keyword Observe X says they are lost in this step, and the English text lists them. Remove them too.",
  },
  "leg.end.remove-suppression": {
    source: "QUITAR FICHAS",
    kind: "procedure",
    rule: "Then one suppression token is removed from each unit, where possible.",
  },
  "leg.end.remove-pass-pool": {
    source: "QUITAR FICHAS",
    kind: "procedure",
    rule: "Last, both pass pools are emptied of advantage tokens.",
  },
  "leg.end.update-order-pool": {
    source: "PASOS DE LA FASE FINAL",
    kind: "procedure",
    rule: "In step five of the End Phase, the step of promotions, the order pool is updated for the next round.",
    ambiguity:
      "Only the name of the step is given. Recommended: order tokens lying on units return to the supply of their player, so that every undefeated unit can get one in the next Command Phase; tokens of defeated units are already gone, and the token of a promoted unit is replaced.",
  },
  "leg.end.advance": {
    source: "ADELANTAR EL INDICADOR DE RONDA",
    kind: "procedure",
    rule: "The round marker moves to the next number and a new round begins.",
  },
  "leg.end.game-after-five": {
    source: "ADELANTAR EL INDICADOR DE RONDA",
    kind: "procedure",
    rule: "The game ends when five rounds have been played.",
  },
  "leg.promote.condition": {
    source: "ASCENSOS",
    kind: "procedure",
    rule: "If all commander units of a player are defeated and that player controls no unit with Field Commander and a commander token, the player must promote a trooper unit.",
    ambiguity: "Each player is checked separately, the player with priority first.",
  },
  "leg.promote.trooper-only": {
    source: "ASCENSOS",
    kind: "restriction",
    rule: "Only a trooper unit can be promoted.",
  },
  "leg.promote.rank-change": {
    source: "ASCENSOS",
    kind: "procedure",
    rule: "The promoted unit becomes a commander unit for all purposes.",
  },
  "leg.promote.order-token": {
    source: "ASCENSOS",
    kind: "procedure",
    rule: "Its order token is discarded and replaced by a commander order token.",
  },
  "leg.promote.none": {
    source: "ASCENSOS",
    kind: "procedure",
    rule: "A player with no trooper unit to promote and no Field Commander with a commander token has no commander unit and cannot play command cards.",
    ambiguity:
      "Operative units still allow command cards under command.no-card-without-commander; the sentence in the promotion section ignores them. Recommended: apply the condition of the Command Phase.",
  },
  "leg.tokens.aim": {
    source: "FICHAS",
    kind: "definition",
    rule: "An aim token spent in an attack rerolls up to two attack dice.",
  },
  "leg.tokens.dodge": {
    source: "FICHAS",
    kind: "definition",
    rule: "Dodge tokens are spent while defending to cancel hit results.",
  },
  "leg.tokens.surge": {
    source: "FICHAS",
    kind: "definition",
    rule: "Surge tokens are spent while attacking to turn attack surges into hits, or while defending to turn defense surges into blocks.",
    coveredBy: "leg.roll-attack.convert-token",
  },
  "leg.tokens.green": {
    source: "FICHAS",
    kind: "definition",
    rule: "Aim, dodge and surge tokens are green tokens.",
  },
  "leg.tokens.standby": {
    source: "FICHAS",
    kind: "definition",
    rule: "Standby tokens are spent to move or attack after an enemy acts.",
    coveredBy: "leg.standby.trigger",
  },
  "leg.tokens.observation": {
    source: "FICHAS",
    kind: "definition",
    rule: "Observation tokens are spent while attacking to reroll one attack die each.",
  },
  "leg.tokens.smoke": {
    source: "FICHAS",
    kind: "definition",
    rule: "Smoke tokens improve the cover of nearby units.",
    coveredBy: "leg.kw.smoke-tokens.defender",
  },
  "leg.tokens.suppression": {
    source: "FICHAS",
    kind: "definition",
    rule: "Suppression tokens record how much suppression a unit has.",
    coveredBy: "leg.suppression.panicked-threshold",
  },
  "leg.tokens.panic": {
    source: "FICHAS",
    kind: "definition",
    rule: "Panic tokens mark units that are panicked.",
    coveredBy: "leg.rally.panicked-no-actions",
  },
  "leg.tokens.wound": {
    source: "FICHAS",
    kind: "definition",
    rule: "Wound tokens record the wounds a miniature has suffered.",
    coveredBy: "leg.wounds.defeat-threshold",
  },
  "leg.tokens.vehicle-damage": {
    source: "FICHAS",
    kind: "definition",
    rule: "Vehicle damage tokens record the penalty of a badly damaged vehicle.",
    coveredBy: "leg.resiliency.damage-token",
  },
  "leg.tokens.order": {
    source: "FICHAS",
    kind: "definition",
    rule: "Order tokens are used to issue orders, to form the order pool and to show which units have activated.",
  },
  "leg.tokens.commander": {
    source: "FICHAS",
    kind: "definition",
    rule: "A commander token marks the active commander or a newly promoted one.",
  },
  "leg.tokens.ion-poison-immobilize-shield": {
    source: "FICHAS",
    kind: "definition",
    rule: "Ion, poison, immobilize and shield tokens record the effects of the keywords Ion X, Poison X, Immobilize X and Shielded X.",
  },
  "leg.tokens.charge-incognito-bane-graffiti": {
    source: "FICHAS",
    kind: "definition",
    rule: "Charge tokens serve the Arm X keyword, incognito tokens the Incognito keyword, bane tokens Cad Bane and graffiti tokens Sabine Wren.",
    coveredBy: "leg.kw.arm-x.action",
  },
  "leg.tokens.poi-size": {
    source: "FICHAS",
    kind: "geometry",
    rule: "A point-of-interest (POI) token is 5 cm across and marks an objective location.",
    ambiguity: "The English text says 2 inches (50.8 mm).",
  },
  "leg.tokens.asset-size": {
    source: "FICHAS",
    kind: "geometry",
    rule: "An asset token is 2.5 cm across and stands for an asset objective.",
    ambiguity: "The English text says 1 inch (25.4 mm).",
  },
  "leg.tokens.advantage-size": {
    source: "FICHAS",
    kind: "geometry",
    rule: "An advantage token is 2.5 cm across; it stands for effects of advantage cards and is also used to form the pass pool.",
    ambiguity: "The English text says 1 inch (25.4 mm).",
  },
};
