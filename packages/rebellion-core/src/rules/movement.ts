import type { RulesOf } from "./ids.ts";

/** Activating systems, moving units, transport. */
export const MOVEMENT_RULES: RulesOf<"activation" | "move" | "transport"> = {
  "reb.activation.step-order": {
    source: "Guía de referencia: ACTIVACIÓN DE SISTEMAS",
    kind: "procedure",
    rule: "Activating a system resolves five steps in this order: place leader, move units, reveal base, combat, subjugate.",
  },
  "reb.activation.purpose": {
    source: "Guía de referencia: ACTIVACIÓN DE SISTEMAS",
    kind: "definition",
    rule: "Players activate systems with leaders during the Command Phase in order to move units and start combats.",
  },
  "reb.activation.leader-from-pool": {
    source: "Guía de referencia: ACTIVACIÓN DE SISTEMAS",
    kind: "procedure",
    rule: "Step 1: the player takes one leader from their own leader pool and places it in a system.",
  },
  "reb.activation.any-system": {
    source: "Guía de referencia: ACTIVACIÓN DE SISTEMAS",
    kind: "procedure",
    rule: "The activated system may be any system on the board; it need not contain or be adjacent to any unit.",
  },
  "reb.activation.tactic-values-required": {
    source: "Guía de referencia: ACTIVACIÓN DE SISTEMAS",
    kind: "restriction",
    rule: "A leader that has no tactic values cannot activate a system.",
  },
  "reb.activation.occupied-system-allowed": {
    source: "Guía de referencia: ACTIVACIÓN DE SISTEMAS",
    kind: "definition",
    rule: "A system that already contains one or more leaders (of either faction) may be activated.",
  },
  "reb.activation.leader-pins-own-units": {
    source: "Guía de referencia: ACTIVACIÓN DE SISTEMAS",
    kind: "restriction",
    rule: "During an activation a player cannot move their units out of a system that contains a leader of their own faction.",
    sameAs: "reb.move.leader-pin",
  },
  "reb.activation.move-from-adjacent": {
    source: "Guía de referencia: ACTIVACIÓN DE SISTEMAS",
    kind: "procedure",
    rule: "Step 2: the player may move their units from systems adjacent to the activated system into the activated system.",
  },
  "reb.activation.move-optional": {
    source: "Guía de referencia: ACTIVACIÓN DE SISTEMAS",
    kind: "procedure",
    rule: "Moving units in step 2 is optional for the activating player.",
    ambiguity: 'The printed text says "may" and names any number of ships; the FAQ answers that zero is legal.',
    clarifiedBy: ["reb.faq.activate-with-zero-units"],
  },
  "reb.activation.overflow-placement": {
    source: "Guía de referencia: ACTIVACIÓN DE SISTEMAS",
    kind: "definition",
    rule: "Units that do not fit in the system area are stood next to its border and still count as being in it; survivors are moved inside at the end of the combat.",
    untestable: "Physical space on the board; an engine has no such limit.",
  },
  "reb.activation.declare-base": {
    source: "Guía de referencia: ACTIVACIÓN DE SISTEMAS",
    kind: "procedure",
    rule: "Step 3: if Imperial ground units entered the activated system, the Rebel player must declare whether the Rebel base is there.",
  },
  "reb.activation.reveal-base-if-present": {
    source: "Guía de referencia: ACTIVACIÓN DE SISTEMAS",
    kind: "procedure",
    rule: "Step 3: if the Rebel base is in that system, it is revealed.",
  },
  "reb.activation.no-declaration-without-ground": {
    source: "Guía de referencia: ACTIVACIÓN DE SISTEMAS",
    kind: "restriction",
    rule: "If no Imperial ground unit entered the system, no declaration about the base is made in step 3.",
  },
  "reb.activation.combat-same-theater": {
    source: "Guía de referencia: ACTIVACIÓN DE SISTEMAS",
    kind: "procedure",
    rule: "Step 4: a combat is resolved if Imperial and Rebel units are in the system in the same theater.",
  },
  "reb.activation.no-combat-split-theaters": {
    source: "Guía de referencia: ACTIVACIÓN DE SISTEMAS",
    kind: "restriction",
    rule: "No combat is resolved when the two factions share the system but no theater (for example only Imperial ships and only Rebel ground units).",
  },
  "reb.activation.subjugate-last": {
    source: "Guía de referencia: ACTIVACIÓN DE SISTEMAS",
    kind: "procedure",
    rule: "Step 5: if an Imperial ground unit is in the system and the system is not loyal to the Empire, a subjugation marker is placed there (never in a remote or destroyed system).",
    ambiguity:
      "SUBYUGACIÓN states subjugation as a continuous condition, while this entry puts the marker after combat. A marker placed by step 5 only appears if an Imperial ground unit survived the combat; a system already subjugated before the activation keeps its marker through the combat.",
  },
  "reb.activation.leader-stays": {
    source: "Guía de referencia: FASE DE RECUPERACIÓN",
    kind: "definition",
    rule: "A leader placed by an activation stays on the board until it retreats, is moved by an effect, or is retrieved in the Refresh Phase.",
  },
  "reb.activation.ltp-own-units-only": {
    source: "Aprende a jugar: Activar un sistema",
    kind: "procedure",
    rule: "The activating player moves only their own faction's units.",
  },
  "reb.activation.ltp-combat-after-move": {
    source: "Aprende a jugar: Activar un sistema",
    kind: "procedure",
    rule: "Combat is resolved after all unit movement of the activation has finished.",
    sameAs: "reb.move.combat-after",
  },
  "reb.activation.ltp-example-not-adjacent": {
    source: "Aprende a jugar: Activar un sistema",
    kind: "restriction",
    rule: "Worked example: units in Coruscant cannot be moved when Cato Neimoidia is activated because the two systems are not adjacent.",
  },
  "reb.activation.ltp-example-no-carrier": {
    source: "Aprende a jugar: Activar un sistema",
    kind: "restriction",
    rule: "Worked example: a Stormtrooper alone in an adjacent system (Corellia) cannot be moved into Cato Neimoidia because no ship with transport capacity leaves its system with it.",
  },
  "reb.activation.ltp-example-carrier": {
    source: "Aprende a jugar: Activar un sistema",
    kind: "procedure",
    rule: "Worked example: a Star Destroyer in Sullust may move to the activated Cato Neimoidia and carry an AT-AT from Sullust with it.",
  },
  "reb.activation.ltp-impassable": {
    source: "Aprende a jugar: ¿Qué son los sistemas y las regiones?",
    kind: "restriction",
    rule: "Areas fully enclosed by an orange line and shaded are impassable: no unit moves across them and they create no adjacency.",
    sameAs: "reb.move.impassable",
  },
  "reb.move.by-activation": {
    source: "Guía de referencia: MOVIMIENTO DE UNIDADES",
    kind: "procedure",
    rule: "Players move units by activating systems in the Command Phase.",
    sameAs: "reb.activation.purpose",
  },
  "reb.move.any-number-of-ships": {
    source: "Guía de referencia: MOVIMIENTO DE UNIDADES",
    kind: "procedure",
    rule: "After placing the leader, the player moves any number of their ships from adjacent systems to the activated system.",
  },
  "reb.move.combat-after": {
    source: "Guía de referencia: MOVIMIENTO DE UNIDADES",
    kind: "procedure",
    rule: "After movement a combat is resolved if enemy units are in the destination (and share a theater).",
  },
  "reb.move.carry": {
    source: "Guía de referencia: MOVIMIENTO DE UNIDADES",
    kind: "procedure",
    rule: "Each moving ship can carry ground units and TIE Fighters up to its transport capacity.",
  },
  "reb.move.restriction-icon": {
    source: "Guía de referencia: MOVIMIENTO DE UNIDADES",
    kind: "restriction",
    rule: "Units with the transport restriction icon can move only when units with transport capacity are moved out of the same system.",
  },
  "reb.move.same-system-capacity": {
    source: "Guía de referencia: MOVIMIENTO DE UNIDADES",
    kind: "definition",
    rule: "Transport capacity of ships from one system cannot carry units from another system.",
  },
  "reb.move.several-sources": {
    source: "Guía de referencia: MOVIMIENTO DE UNIDADES",
    kind: "definition",
    rule: "Units may be moved from several systems in one activation if all of them are adjacent to the activated system.",
  },
  "reb.move.immobile": {
    source: "Guía de referencia: MOVIMIENTO DE UNIDADES",
    kind: "restriction",
    rule: "Units with the immobile icon cannot move.",
  },
  "reb.move.adjacency": {
    source: "Guía de referencia: MOVIMIENTO DE UNIDADES",
    kind: "definition",
    rule: "Two systems that share a border are adjacent.",
  },
  "reb.move.cross-region": {
    source: "Guía de referencia: MOVIMIENTO DE UNIDADES",
    kind: "definition",
    rule: "Units may move across the orange borders between regions.",
  },
  "reb.move.impassable": {
    source: "Guía de referencia: MOVIMIENTO DE UNIDADES",
    kind: "restriction",
    rule: "Units cannot move across impassable (shaded) areas.",
  },
  "reb.move.leader-pin": {
    source: "Guía de referencia: MOVIMIENTO DE UNIDADES",
    kind: "restriction",
    rule: "Units cannot be moved out of a system that contains a leader of their faction (captured leaders do not count).",
  },
  "reb.move.leader-pin-no-tactics": {
    source: "Guía de referencia: MOVIMIENTO DE UNIDADES",
    kind: "restriction",
    rule: "A leader without tactic values also prevents units from leaving its system.",
  },
  "reb.move.leader-pin-base-space": {
    source: "Guía de referencia: MOVIMIENTO DE UNIDADES",
    kind: "restriction",
    rule: 'A leader at the "Rebel Base" space prevents units from leaving that space but not units from leaving the base\'s system.',
    clarifiedBy: ["reb.faq.base-space-leader-pins-missions"],
  },
  "reb.move.no-tactics-no-activation": {
    source: "Guía de referencia: MOVIMIENTO DE UNIDADES",
    kind: "restriction",
    rule: "A leader without tactic values cannot activate systems.",
    sameAs: "reb.activation.tactic-values-required",
  },
  "reb.move.ability-moves-obey": {
    source: "Guía de referencia: MOVIMIENTO DE UNIDADES",
    kind: "restriction",
    rule: "An ability that moves units must obey all movement rules and restrictions.",
    clarifiedBy: [
      "reb.faq.base-space-leader-pins-missions",
      "reb.faq.rapid-mobilization-leader-pin",
      "reb.faq.card-moves-take-captives",
    ],
  },
  "reb.move.hidden-fleet-example": {
    source: "Guía de referencia: MOVIMIENTO DE UNIDADES",
    kind: "procedure",
    rule: "Worked example: units moved by the Hidden Fleet mission need transport capacity and immobile units cannot be moved by it.",
  },
  "reb.move.ignore-transport": {
    source: "Guía de referencia: MOVIMIENTO DE UNIDADES",
    kind: "definition",
    rule: "An ability that ignores transport restrictions lets the player's units with the transport restriction icon move without units that have transport capacity.",
  },
  "reb.move.one-step": {
    source: "Guía de referencia: MOVIMIENTO DE UNIDADES",
    kind: "restriction",
    rule: "A unit moves only from a system adjacent to the activated system; it does not move through several systems in one activation.",
  },
  "reb.transport.needed-for-ground": {
    source: "Guía de referencia: CAPACIDAD DE TRANSPORTE",
    kind: "restriction",
    rule: "Ground units can be moved only with sufficient transport capacity.",
  },
  "reb.transport.needed-for-tie": {
    source: "Guía de referencia: CAPACIDAD DE TRANSPORTE",
    kind: "restriction",
    rule: "TIE Fighters can be moved only with sufficient transport capacity.",
  },
  "reb.transport.capacity-number": {
    source: "Guía de referencia: CAPACIDAD DE TRANSPORTE",
    kind: "definition",
    rule: "A ship's transport capacity is the number in the black box beside it on its faction sheet.",
  },
  "reb.transport.one-each": {
    source: "Guía de referencia: CAPACIDAD DE TRANSPORTE",
    kind: "definition",
    rule: "Each ground unit and each TIE Fighter uses 1 point of transport capacity.",
  },
  "reb.transport.rebel-fighters-free": {
    source: "Guía de referencia: MOVIMIENTO DE UNIDADES",
    kind: "definition",
    rule: "A unit without the transport restriction icon (for example X-wing or Y-wing) needs no transport capacity to move.",
    ambiguity:
      "Which units carry the icon is printed on the faction sheets only. In the base game these are the ground units and the TIE Fighter.",
  },
};
