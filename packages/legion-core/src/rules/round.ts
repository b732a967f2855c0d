import type { RulesOf } from "./ids.ts";

/** The round: commands, activations, actions, morale. */
export const ROUND_RULES: RulesOf<
  | "round"
  | "command"
  | "order-pool"
  | "pass-pool"
  | "activation"
  | "rally"
  | "panic"
  | "courage"
  | "suppression"
  | "standby"
  | "actions"
  | "timing"
  | "priority"
  | "effects"
  | "resiliency"
  | "dice"
> = {
  "leg.round.count": {
    source: "MECÁNICAS DE JUEGO",
    kind: "definition",
    rule: "A game lasts five rounds.",
  },
  "leg.round.phases": {
    source: "PARTES DE UNA RONDA",
    kind: "procedure",
    rule: "Each round has the Command Phase, the Activation Phase and the End Phase, in that order.",
  },
  "leg.command.steps": {
    source: "PASOS DE LA FASE DE MANDO",
    kind: "procedure",
    rule: "Six steps make up the Command Phase: choosing and playing command cards, resolving them, fixing priority, nominating commanders and giving orders, building the order pool, building the pass pool.",
  },
  "leg.command.select-secret": {
    source: "SELECCIONAR Y JUGAR CARTAS DE MANDO",
    kind: "procedure",
    rule: "Each player secretly chooses a command card from their hand and places it facedown.",
  },
  "leg.command.no-card-without-commander": {
    source: "SELECCIONAR Y JUGAR CARTAS DE MANDO",
    kind: "restriction",
    rule: "A player with no undefeated commander or operative unit and no unit with a commander token may not play a command card this round.",
    ambiguity:
      "The Spanish text adds that the unit must be on the battlefield; the English text only says undefeated. Recommended: undefeated. The two rank icons are lost in the Spanish text; commander and operative per the English text.",
  },
  "leg.command.unit-cards-need-unit": {
    source: "SELECCIONAR Y JUGAR CARTAS DE MANDO",
    kind: "restriction",
    rule: "Cards that belong to a unit need that unit: it has to be part of the army and not defeated.",
  },
  "leg.command.restriction-or": {
    source: "SELECCIONAR Y JUGAR CARTAS DE MANDO",
    kind: "restriction",
    rule: 'If the restriction names several units joined by "or", at least one of them must be in the army and undefeated.',
  },
  "leg.command.restriction-and": {
    source: "SELECCIONAR Y JUGAR CARTAS DE MANDO",
    kind: "restriction",
    rule: 'If the restriction names several units joined by "and", all of them must be in the army and undefeated.',
  },
  "leg.command.name-means-friendly": {
    source: "SELECCIONAR Y JUGAR CARTAS DE MANDO",
    kind: "definition",
    rule: "A unit name in the effect of its command card, with no mention of friendly or enemy, refers only to friendly units with that name.",
  },
  "leg.command.reveal-together": {
    source: "RESOLVER LOS EFECTOS DE LAS CARTAS DE MANDO",
    kind: "procedure",
    rule: "When both cards are facedown they are revealed at the same time and their effects resolved.",
  },
  "leg.command.resolve-one-at-a-time": {
    source: "RESOLVER LOS EFECTOS DE LAS CARTAS DE MANDO",
    kind: "procedure",
    rule: "All effects of one command card are fully resolved before the next card.",
    ambiguity: 'Read together with the timing list: "all effects" means those whose timing has come.',
  },
  "leg.command.blue-first": {
    source: "RESOLVER LOS EFECTOS DE LAS CARTAS DE MANDO",
    kind: "procedure",
    rule: "Two effects with the same timing: that of the blue player goes first.",
  },
  "leg.command.timing-1-reveal": {
    source: "RESOLUCIÓN DE EFECTOS DE LAS CARTAS DE MANDO",
    kind: "procedure",
    rule: "Timing 1: effects triggered by revealing the command card; blue player first.",
  },
  "leg.command.timing-2-untimed": {
    source: "RESOLUCIÓN DE EFECTOS DE LAS CARTAS DE MANDO",
    kind: "procedure",
    rule: "Timing 2: effects without a stated timing; blue player first.",
  },
  "leg.command.timing-3-issue-orders": {
    source: "RESOLUCIÓN DE EFECTOS DE LAS CARTAS DE MANDO",
    kind: "procedure",
    rule: "Timing 3: effects tied to a unit issuing orders; priority player first.",
  },
  "leg.command.timing-4-start-activation": {
    source: "RESOLUCIÓN DE EFECTOS DE LAS CARTAS DE MANDO",
    kind: "procedure",
    rule: "Timing 4: effects for the start of the Activation Phase; priority player first.",
  },
  "leg.command.timing-5-during-activation": {
    source: "RESOLUCIÓN DE EFECTOS DE LAS CARTAS DE MANDO",
    kind: "procedure",
    rule: "Timing 5: effects inside the Activation Phase; priority player first.",
  },
  "leg.command.priority-fewest-pips": {
    source: "DETERMINAR LA PRIORIDAD",
    kind: "procedure",
    rule: "The player whose command card has fewer pips has priority for the round.",
  },
  "leg.command.priority-tie-roll": {
    source: "DETERMINAR LA PRIORIDAD",
    kind: "procedure",
    rule: "If the pips are equal one player rolls a red defense die: on a block that player has priority, otherwise the other player has it.",
    ambiguity:
      "Who rolls is not stated; a defense surge or a blank gives priority to the other player. Recommended: the blue player rolls.",
  },
  "leg.command.priority-no-card": {
    source: "DETERMINAR LA PRIORIDAD",
    kind: "procedure",
    rule: "If only one player could not play a card for lack of a commander or operative, the other player has priority.",
  },
  "leg.command.priority-neither-card": {
    source: "DETERMINAR LA PRIORIDAD",
    kind: "procedure",
    rule: "If neither player played a command card, priority is decided by the same red defense die roll.",
  },
  "leg.command.nominate-specific": {
    source: "DESIGNAR COMANDANTES E IMPARTIR ÓRDENES",
    kind: "restriction",
    rule: "A command card tied to particular units obliges its player to nominate one of them as commander.",
  },
  "leg.command.nominate-any": {
    source: "DESIGNAR COMANDANTES E IMPARTIR ÓRDENES",
    kind: "option",
    rule: "Otherwise the player may nominate any of their commander units.",
    ambiguity:
      "The rank icon is lost in the Spanish text; commander per the English text. A player who has only operatives and plays a card tied to no unit has nobody to nominate: recommended, the orders are lost, the priority and the untimed effects of the card stand.",
  },
  "leg.command.issue-after-both-nominate": {
    source: "DESIGNAR COMANDANTES E IMPARTIR ÓRDENES",
    kind: "procedure",
    rule: "Orders are issued after all players have nominated, starting with the player with priority.",
  },
  "leg.command.issue-limit": {
    source: "DESIGNAR COMANDANTES E IMPARTIR ÓRDENES",
    kind: "limit",
    rule: "The number of orders and the units that can receive them are those printed on the command card.",
  },
  "leg.command.issue-not-twice": {
    source: "DESIGNAR COMANDANTES E IMPARTIR ÓRDENES",
    kind: "restriction",
    rule: "A commander may not issue an order to a unit that has already received one in this Command Phase.",
  },
  "leg.command.issue-type-match": {
    source: "DESIGNAR COMANDANTES E IMPARTIR ÓRDENES",
    kind: "restriction",
    rule: "If the card names a type of unit, only units of that type may receive the order.",
  },
  "leg.command.issue-token": {
    source: "DESIGNAR COMANDANTES E IMPARTIR ÓRDENES",
    kind: "procedure",
    rule: "Issuing an order places an order token of the rank of the unit faceup beside it.",
  },
  "leg.command.issue-all": {
    source: "DESIGNAR COMANDANTES E IMPARTIR ÓRDENES",
    kind: "procedure",
    rule: "All orders the card allows must be issued if possible.",
  },
  "leg.command.issue-excess-lost": {
    source: "DESIGNAR COMANDANTES E IMPARTIR ÓRDENES",
    kind: "procedure",
    rule: "Orders that cannot be issued are lost.",
  },
  "leg.command.issue-range": {
    source: "DESIGNAR COMANDANTES E IMPARTIR ÓRDENES",
    kind: "definition",
    rule: "No range is required between the nominated commander and the units that receive orders.",
    ambiguity: "The text gives no range or line of sight condition; older editions had one.",
  },
  "leg.command.other-sources": {
    source: "OTROS MÉTODOS PARA IMPARTIR ÓRDENES",
    kind: "definition",
    rule: "Rules that let a unit issue orders follow their own instructions and need not meet the criteria of the command card.",
    ambiguity:
      "Where a unit is issued an order once the order pools are made, the book does not say which token is laid beside it. We take the one of its rank out of its player's pool; where the pool has none, or its token was drawn and the unit is acting on it, it is issued no order.",
  },
  "leg.command.one-order-per-round": {
    source: "OTROS MÉTODOS PARA IMPARTIR ÓRDENES",
    kind: "limit",
    rule: "A unit may not receive more than one order in a round.",
  },
  "leg.order-pool.create": {
    source: "CREAR LA RESERVA DE ÓRDENES",
    kind: "procedure",
    rule: "Each player takes one order token of the rank of each undefeated unit that has not been issued an order and shuffles them facedown to form the order pool.",
  },
  "leg.pass-pool.count": {
    source: "CREAR LA RESERVA DE ESPERA",
    kind: "procedure",
    rule: "Each player counts the undefeated units they control.",
  },
  "leg.pass-pool.size": {
    source: "CREAR LA RESERVA DE ESPERA",
    kind: "procedure",
    rule: "The player with fewer undefeated units adds to their pass pool advantage tokens equal to the difference minus one.",
    ambiguity: "With a difference of 0 or 1 the pool is empty.",
  },
  "leg.pass-pool.ends-phase": {
    source: "CREAR LA RESERVA DE ESPERA",
    kind: "procedure",
    rule: "The Command Phase ends once the pass pools are formed.",
  },
  "leg.activation.alternate": {
    source: "LA FASE DE ACTIVACIÓN",
    kind: "procedure",
    rule: "Units are activated one by one, the players taking turns and the priority player going first.",
  },
  "leg.activation.steps": {
    source: "PASOS DE LA FASE DE ACTIVACIÓN",
    kind: "procedure",
    rule: "The Activation Phase in order: start effects; then, again and again, choosing or passing, the activation itself and the order token; finally the end effects.",
  },
  "leg.activation.choose-ordered": {
    source: "ESCOGER UNA UNIDAD PARA ACTIVARLA O PASAR",
    kind: "option",
    rule: "The active player may pick one of their own units that has its order token faceup.",
  },
  "leg.activation.choose-draw": {
    source: "ESCOGER UNA UNIDAD PARA ACTIVARLA O PASAR",
    kind: "option",
    rule: "Or the active player may draw a random order token from their order pool and activate a unit of that rank that has no order token.",
  },
  "leg.activation.choose-pass": {
    source: "ESCOGER UNA UNIDAD PARA ACTIVARLA O PASAR",
    kind: "option",
    rule: "As an alternative, a player who is allowed to may pass: no unit is activated and the turn ends.",
    ambiguity:
      "Free passing at will is not given: the ways to pass are spending an advantage token, having no unit to activate, and the unmatched draw. The English texts say a player may be able to pass, which confirms that this sentence only announces the cases that follow.",
  },
  "leg.activation.draw-unmatched-removed": {
    source: "ESCOGER UNA UNIDAD PARA ACTIVARLA O PASAR",
    kind: "procedure",
    rule: "A drawn token whose rank matches no friendly unit without an order token is removed from the game.",
    ambiguity:
      "The Spanish text limits this to units on the battlefield; the English text says undefeated units, which includes undeployed ones. Recommended: undefeated.",
  },
  "leg.activation.draw-unmatched-may-pass": {
    source: "ESCOGER UNA UNIDAD PARA ACTIVARLA O PASAR",
    kind: "option",
    rule: "After an unmatched draw that player may pass.",
  },
  "leg.activation.draw-unmatched-else": {
    source: "ESCOGER UNA UNIDAD PARA ACTIVARLA O PASAR",
    kind: "procedure",
    rule: "If that player does not pass and still has units to activate, they must activate a unit with a faceup order token or draw another token.",
  },
  "leg.activation.pass-token": {
    source: "ESCOGER UNA UNIDAD PARA ACTIVARLA O PASAR",
    kind: "option",
    rule: "A player who did not pass on their previous turn of the round may spend an advantage token of their pass pool to pass.",
    ambiguity:
      "Does a forced pass or the pass after an unmatched draw count as having passed on the previous turn? Recommended: yes, any pass counts.",
  },
  "leg.activation.no-units-pass": {
    source: "ESCOGER UNA UNIDAD PARA ACTIVARLA O PASAR",
    kind: "procedure",
    rule: "A player with no unit left to activate must pass.",
  },
  "leg.activation.rally-then-actions": {
    source: "ACTIVAR UNA UNIDAD",
    kind: "procedure",
    rule: "An activated unit first tries to rally and then may perform actions.",
  },
  "leg.activation.token-facedown": {
    source: "ACTIVAR UNA UNIDAD",
    kind: "procedure",
    rule: "After its actions its order token is turned facedown, or the drawn token is assigned to it facedown.",
  },
  "leg.activation.unit-steps": {
    source: "PASOS DE LA ACTIVACIÓN DE UNA UNIDAD",
    kind: "procedure",
    rule: "A unit activation: start-of-activation effects; rally; perform actions; end-of-activation effects; assign the order token.",
  },
  "leg.activation.flip-token": {
    source: "ASIGNAR UNA FICHA DE ORDEN",
    kind: "procedure",
    rule: "When all end-of-activation effects are resolved, the faceup order token of the unit is turned facedown, or the drawn token is assigned to it facedown.",
  },
  "leg.activation.turn-passes": {
    source: "ASIGNAR UNA FICHA DE ORDEN",
    kind: "procedure",
    rule: "The activation and the turn end, the other player becomes the active player and steps 2 and 3 of the phase are repeated.",
    ambiguity: "After a pass only the turn ends.",
  },
  "leg.activation.phase-ends": {
    source: "EFFECTOS QUE TIENEN LUGAR AL FINAL DE LA FASE DE ACTIVACIÓN",
    kind: "procedure",
    rule: "When every unit on the battlefield has activated, both order pools are empty and no player has order tokens on command cards, end-of-phase effects are resolved and the phase ends.",
  },
  "leg.rally.roll": {
    source: "REAGRUPAMIENTO",
    kind: "procedure",
    rule: "Rallying means rolling as many white defense dice as the unit has suppression tokens.",
  },
  "leg.rally.remove": {
    source: "REAGRUPAMIENTO",
    kind: "procedure",
    rule: "The unit removes one suppression token for each block or defense surge rolled.",
    ambiguity: "The icons in the Spanish text are damaged; block and defense surge per the English text.",
  },
  "leg.rally.suppressed-action": {
    source: "REAGRUPAMIENTO",
    kind: "limit",
    rule: "A unit that starts its Perform Actions step suppressed performs one action fewer in that step.",
    sameAs: "leg.suppression.suppressed-effect",
  },
  "leg.rally.panicked-no-actions": {
    source: "REAGRUPAMIENTO",
    kind: "restriction",
    rule: "A unit that starts its Perform Actions step panicked cannot perform actions or free actions.",
  },
  "leg.rally.panicked-drops": {
    source: "REAGRUPAMIENTO",
    kind: "procedure",
    rule: "A unit that starts its Perform Actions step panicked drops all claimed objective tokens it holds.",
  },
  "leg.rally.panic-recovery": {
    source: "REAGRUPAMIENTO",
    kind: "procedure",
    rule: "A unit kept from all actions by panic loses, when its activation ends, as many suppression tokens as its courage.",
  },
  "leg.panic.commander-courage": {
    source: "COMANDANTES Y COMPROBACIÓN DEL PÁNICO",
    kind: "option",
    rule: "When a unit checks for panic it may use, instead of its own courage, the courage of a friendly commander unit at range 3.",
    ambiguity:
      "The range icon is lost in the Spanish text; range 3 per the English text. Only panic is affected, never being suppressed.",
  },
  "leg.courage.null-no-suppression": {
    source: "APLOMO NULO",
    kind: "restriction",
    rule: "Null courage keeps suppression tokens off a unit altogether, whether gained or assigned.",
  },
  "leg.courage.null-never": {
    source: "APLOMO NULO",
    kind: "restriction",
    rule: "A unit with null courage can be neither suppressed nor panicked.",
  },
  "leg.courage.null-loses": {
    source: "APLOMO NULO",
    kind: "procedure",
    rule: "If a unit gains null courage through a special rule it loses all its suppression tokens.",
  },
  "leg.courage.null-commander": {
    source: "APLOMO NULO",
    kind: "option",
    rule: "Friendly units at range 3 of a commander unit with null courage may use its courage and so never panic, however many suppression tokens they have.",
  },
  "leg.suppression.measure": {
    source: "ACOBARDAMIENTO",
    kind: "definition",
    rule: "Suppression tokens measure morale: the more a unit has, the less effective it is.",
    coveredBy: "leg.suppression.suppressed-effect",
  },
  "leg.suppression.vehicles-immune": {
    source: "ACOBARDAMIENTO",
    kind: "restriction",
    rule: "Vehicles cannot suffer suppression.",
  },
  "leg.suppression.courage": {
    source: "ACOBARDAMIENTO",
    kind: "definition",
    rule: "Every trooper unit has a courage value on its unit card.",
    coveredBy: "leg.suppression.suppressed-threshold",
  },
  "leg.suppression.suppressed-threshold": {
    source: "ACOBARDAMIENTO",
    kind: "definition",
    rule: "A unit is suppressed while it has at least as many suppression tokens as its courage value.",
    ambiguity: 'The sentence says "as many tokens as"; the worked example and the panic rule confirm equal or more.',
  },
  "leg.suppression.panicked-threshold": {
    source: "ACOBARDAMIENTO",
    kind: "definition",
    rule: "A unit is panicked while its suppression tokens are equal to or more than twice its courage value.",
  },
  "leg.suppression.suppressed-effect": {
    source: "ACOBARDAMIENTO",
    kind: "limit",
    rule: "A suppressed unit performs one action fewer in each activation.",
  },
  "leg.suppression.panicked-effect": {
    source: "ACOBARDAMIENTO",
    kind: "definition",
    rule: "A panicked unit suffers further penalties on top of being suppressed.",
    coveredBy: "leg.rally.panicked-no-actions",
  },
  "leg.standby.who": {
    source: "ALERTA",
    kind: "restriction",
    rule: "Standby actions are open to trooper units and ground vehicles and give a standby token.",
  },
  "leg.standby.token-place": {
    source: "ALERTA",
    kind: "procedure",
    rule: "The token is placed beside the unit leader.",
    untestable: "Where a token lies on the table; the state keeps which unit has it.",
  },
  "leg.standby.not-with-attack": {
    source: "ALERTA",
    kind: "restriction",
    rule: "Standby and attack actions exclude each other within one activation.",
  },
  "leg.standby.max-one": {
    source: "ALERTA",
    kind: "limit",
    rule: "A unit can have only one standby token.",
  },
  "leg.standby.trigger": {
    source: "ALERTA",
    kind: "procedure",
    rule: "In the Activation Phase, once an enemy unit has finished an attack, move or action, a friendly trooper or ground vehicle unit holding a standby token may spend it, provided the enemy unit is at range 2 and in LOS of some miniature of the holder.",
    ambiguity:
      "The range icon is lost in the Spanish text; range 2 per the English text. Range and LOS are tested when the enemy effect is complete.",
  },
  "leg.standby.not-own-activation": {
    source: "ALERTA",
    kind: "restriction",
    rule: "The token cannot be spent during the activation of its own unit.",
  },
  "leg.standby.not-own-cause": {
    source: "ALERTA",
    kind: "restriction",
    rule: "The token cannot be spent if the triggering attack, move or action was caused by an effect of the controller of that unit.",
  },
  "leg.standby.effect": {
    source: "ALERTA",
    kind: "option",
    rule: "In exchange for the token the unit takes a free action: an attack or a move.",
  },
  "leg.standby.target": {
    source: "ALERTA",
    kind: "restriction",
    rule: "Only the enemy unit that triggered it may be declared as defender in that free attack action.",
  },
  "leg.standby.lost": {
    source: "ALERTA",
    kind: "procedure",
    rule: "A unit that performs a move, an attack or an action, or gains a suppression token, loses its standby token.",
    ambiguity: "Performing the standby action itself must not remove the token it gives.",
  },
  "leg.standby.before-after-effects": {
    source: "ALERTA",
    kind: "procedure",
    rule: "Spending standby comes ahead of any effect that waits for the end of an attack, attack action, move or move action.",
  },
  "leg.standby.after-all-pools": {
    source: "ALERTA",
    kind: "restriction",
    rule: "A standby token cannot be spent until all attack pools of the attacking unit are resolved.",
  },
  "leg.actions.two-per-activation": {
    source: "ACCIONES",
    kind: "limit",
    rule: "A unit normally performs two actions during its activation.",
  },
  "leg.actions.list": {
    source: "ACCIONES",
    kind: "definition",
    rule: "The actions open to all units are card action, free card action, standby, attack, aim, dodge, move and recover.",
    ambiguity: "Standby is narrowed to troopers and ground vehicles (actions.standby-types).",
  },
  "leg.actions.card-action": {
    source: "ACCIONES",
    kind: "definition",
    rule: "A card action is an action printed on the unit card or on an upgrade card of the unit.",
    ambiguity: "In REALIZAR ACCIONES the sources are widened to command cards and battle cards; use the wider list.",
  },
  "leg.actions.card-action-different": {
    source: "ACCIONES",
    kind: "restriction",
    rule: "A unit may perform several card actions in an activation as long as they are different.",
  },
  "leg.actions.card-action-double": {
    source: "ACCIONES",
    kind: "limit",
    rule: "A card action with a double action icon costs two actions.",
  },
  "leg.actions.free-card-action-cost": {
    source: "ACCIONES",
    kind: "definition",
    rule: "A free card action costs no action.",
  },
  "leg.actions.free-card-action-different": {
    source: "ACCIONES",
    kind: "restriction",
    rule: "A unit may perform several free card actions as long as they are different.",
  },
  "leg.actions.free-action-window": {
    source: "ACCIONES",
    kind: "restriction",
    rule: "Free actions may be performed only during the Perform Actions step of the activation of the unit.",
    ambiguity: "Rules outside the activation (for example standby) grant free actions expressly; those are exceptions.",
  },
  "leg.actions.free-action-once": {
    source: "ACCIONES",
    kind: "limit",
    rule: "A unit may perform each particular free action only once per activation.",
  },
  "leg.actions.free-not-repeat": {
    source: "ACCIONES",
    kind: "restriction",
    rule: "Free actions do not let a unit perform the same non-move action more than once in an activation.",
  },
  "leg.actions.standby": {
    source: "ACCIONES",
    kind: "procedure",
    rule: "Standby action: the unit gains a standby token.",
  },
  "leg.actions.attack": {
    source: "ACCIONES",
    kind: "procedure",
    rule: "Attack action: the unit attacks with its weapons.",
  },
  "leg.actions.aim": {
    source: "ACCIONES",
    kind: "procedure",
    rule: "Aim action: the unit gains an aim token.",
  },
  "leg.actions.dodge": {
    source: "ACCIONES",
    kind: "procedure",
    rule: "Dodge action: the unit gains a dodge token.",
  },
  "leg.actions.move": {
    source: "ACCIONES",
    kind: "procedure",
    rule: "Move action: the unit moves.",
  },
  "leg.actions.recover-suppression": {
    source: "ACCIONES",
    kind: "procedure",
    rule: "Recover action: the unit removes all of its suppression tokens.",
    ambiguity: "The English text of November 2025 lets the unit remove any number of them.",
  },
  "leg.actions.recover-ready": {
    source: "ACCIONES",
    kind: "procedure",
    rule: "Recover action: the unit readies its exhausted upgrade cards.",
    ambiguity: "The English text of November 2025 lets the unit ready any number of them.",
  },
  "leg.actions.free-only-when-could-act": {
    source: "EJEMPLO: ACCIONES DE CARTA Y ACCIONES GRATUITAS",
    kind: "restriction",
    rule: "A free action may be used only at a moment when the unit could normally perform an action.",
  },
  "leg.actions.free-any-number": {
    source: "EJEMPLO: ACCIONES DE CARTA Y ACCIONES GRATUITAS",
    kind: "option",
    rule: "There is no cap on how many different free actions a unit takes during one activation, and they come on top of its normal actions.",
  },
  "leg.actions.up-to-two": {
    source: "REALIZAR ACCIONES",
    kind: "limit",
    rule: "During Perform Actions a unit may perform up to two actions.",
  },
  "leg.actions.once-each-except-move": {
    source: "REALIZAR ACCIONES",
    kind: "restriction",
    rule: "A unit may perform each action only once per activation, except the move action.",
  },
  "leg.actions.standby-types": {
    source: "REALIZAR ACCIONES",
    kind: "restriction",
    rule: "Only trooper units and ground vehicles may perform the standby action.",
  },
  "leg.actions.move-kinds": {
    source: "REALIZAR ACCIONES",
    kind: "procedure",
    rule: "A move action is a standard move or a climb (notched units may also have pivot and reverse).",
    coveredBy: "leg.actions.move",
  },
  "leg.actions.card-sources": {
    source: "REALIZAR ACCIONES",
    kind: "definition",
    rule: "Card actions and free card actions may come from the unit card, its upgrade cards, command cards or battle cards.",
  },
  "leg.timing.active-player": {
    source: "EFECTOS SIMULTÁNEOS",
    kind: "definition",
    rule: "The active player is the player who is currently resolving a turn.",
    coveredBy: "leg.activation.alternate",
  },
  "leg.timing.priority-first": {
    source: "EFECTOS SIMULTÁNEOS",
    kind: "procedure",
    rule: "Simultaneous effects: the player with priority goes first and resolves all of theirs.",
  },
  "leg.timing.blue-first-without-priority": {
    source: "EFECTOS SIMULTÁNEOS",
    kind: "procedure",
    rule: "When effects happen at the same time and no player has priority, the blue player resolves first.",
  },
  "leg.timing.own-order": {
    source: "EFECTOS SIMULTÁNEOS",
    kind: "option",
    rule: "A player with several effects that happen at the same time chooses the order in which to resolve them.",
  },
  "leg.timing.after": {
    source: "EFECTOS SIMULTÁNEOS",
    kind: "definition",
    rule: "An effect that happens after something is resolved only once that thing has been completely resolved.",
  },
  "leg.priority.special-beats-core": {
    source: "PRIORIDADES DE LAS REGLAS",
    kind: "definition",
    rule: "When a special ability, a keyword or card text conflicts with a core mechanic, the special rule is applied instead of the core mechanic.",
  },
  "leg.priority.cannot-beats-can": {
    source: "PRIORIDADES DE LAS REGLAS",
    kind: "definition",
    rule: "When one applicable rule allows something and another applicable rule says it cannot happen, the prohibition is applied.",
    ambiguity:
      'Interacts with priority.special-beats-core: a special rule that explicitly overrides a stated prohibition (for example moving onto impassable terrain) is a permission carved out of that prohibition, not a "can" versus "cannot" clash. Model explicit exceptions as part of the prohibition itself.',
  },
  "leg.effects.game-effect": {
    source: "EFECTOS DE JUEGO",
    kind: "definition",
    rule: "A game effect is any occurrence or application of a rule, card text, card effect, unit ability, keyword or other special mechanic.",
    untestable: "A word for anything that happens; every event names its rule and cause.",
  },
  "leg.effects.card-effect": {
    source: "EFECTOS DE CARTAS",
    kind: "definition",
    rule: "A card effect is any effect caused by the text or rules of any card; keywords are card effects.",
    untestable: "A word for what cards bring about; every event names its cause.",
  },
  "leg.effects.reminder-text": {
    source: "RECORDATORIOS",
    kind: "definition",
    rule: "Reminder text (italics in parentheses) on cards has no rules force; the full keyword rule applies.",
    untestable: "How cards are printed; the catalogue holds no reminders.",
  },
  "leg.resiliency.no-courage": {
    source: "RESISTENCIA",
    kind: "definition",
    rule: "Vehicles have no courage value; most have a resilience value, and those without one show a dash.",
  },
  "leg.resiliency.damage-token": {
    source: "RESISTENCIA",
    kind: "procedure",
    rule: "When a vehicle with resilience has wounds equal to or above its resilience, it gains a vehicle damage token after the effect that caused it is resolved.",
  },
  "leg.resiliency.activation-roll": {
    source: "RESISTENCIA",
    kind: "procedure",
    rule: "When a vehicle with a vehicle damage token is activated, one white defense die is rolled; on a blank it performs one action fewer in that activation.",
  },
  "leg.resiliency.max-one": {
    source: "RESISTENCIA",
    kind: "limit",
    rule: "A vehicle never holds more than one damage token.",
  },
  "leg.resiliency.once-per-game": {
    source: "RESISTENCIA",
    kind: "limit",
    rule: "Reaching resilience yields a damage token only the first time in a game.",
  },
  "leg.dice.five-kinds": {
    source: "DADOS",
    kind: "definition",
    rule: "There are five kinds of dice: red, black and white attack dice, and red and white defense dice.",
    ambiguity: "The rulebook does not give the distribution of faces; it has to come from the physical dice.",
  },
  "leg.dice.attack-use": {
    source: "DADOS",
    kind: "definition",
    rule: "Attack dice are rolled when attacking; defense dice are rolled when defending.",
    ambiguity:
      "Other procedures reuse the dice: rally, cover, vehicle damage and priority roll defense dice, and choosing the blue player rolls attack dice.",
  },
  "leg.dice.attack-faces": {
    source: "DADOS",
    kind: "definition",
    rule: "Attack dice can show hit, attack surge, critical or blank.",
  },
  "leg.dice.defense-faces": {
    source: "DADOS",
    kind: "definition",
    rule: "Defense dice can show block, defense surge or blank.",
  },
  "leg.dice.blank": {
    source: "DADOS",
    kind: "definition",
    rule: "A blank face is a result with no effect.",
    coveredBy: "leg.dice.attack-faces",
  },
  "leg.dice.source": {
    source: "DADOS",
    kind: "definition",
    rule: "The dice a unit uses to attack and defend are printed on its unit card; upgrade cards and command cards can provide dice too.",
  },
};
