import type { RuleIndex } from "@sw/tabletop";
import type { SOLO_SEARCH_IDS } from "./automa-ids.ts";

/** Which fleet the Empire moves, and where. */
export const SOLO_SEARCH_RULES: RuleIndex<(typeof SOLO_SEARCH_IDS)[number]> = {
  "solo.move.gather": {
    source: "Ataque Imperial: MOVIMIENTO",
    kind: "procedure",
    rule: "When the Empire activates a system it moves units in from all adjacent systems, not only from the selected fleet, and carries as many ground units and TIE Fighters or TIE Strikers as each fleet's transport allows, highest VF first; equal VF: units of the theater in which the activating leader has the higher tactic value; then random.",
    ambiguity:
      "Whether ships that are immobile, have moved already or would strip a system's last garrison also move is governed by other rules; how scarce transport is shared is only half said. Reading: Every adjacent system that holds a ship able to move contributes, unless an Imperial leader there blocks it (hidden base), its units have moved this round, or it cannot leave a ground unit behind. Per system: set the garrison aside, move all ships that need no transport, then load ground units and TIE Fighters or Strikers one by one, highest VF first, ties by the leader's better theater, then random.",
  },
  "solo.move.reinforce-only-selected": {
    source: "Ataque Imperial: MOVIMIENTO",
    kind: "restriction",
    rule: "Fleets adjacent to the activated system other than the selected one never get that reinforcement; they just stay. Only one leader is used per activation.",
  },
  "solo.move.mode": {
    source: "Ataque Imperial: MOVIMIENTO",
    kind: "definition",
    rule: "Which fleet is selected and which system is activated depends on whether the base is revealed, even though other fleets may join.",
  },
  "solo.move.hidden.select-fleet": {
    source: "Ataque Imperial: MOVIMIENTO / Base no descubierta",
    kind: "procedure",
    rule: "Base hidden: select the fleet closest to a PBR (fewest moves, impassable borders considered) and move it along the shortest route toward it, attacking any Rebel unit on the way.",
    ambiguity:
      "A destroyed or remote system on the route and stops at hostile systems are not treated, nor which fleets can be selected at all. Reading: Eligible: fleets with a ship that can move without transport, not moved this round, no Imperial leader in their system; also fleets waiting in a PBR without ground units. Distance is the least number of activations over borders that may be crossed. One activation moves one system along the route; entering a system with Rebel units means a combat there, and the route continues from that system in a later activation.",
  },
  "solo.move.hidden.tie-pbr": {
    source: "Ataque Imperial: MOVIMIENTO / Base no descubierta",
    kind: "procedure",
    rule: "Several PBRs at the same distance: choose by (1) lowest VF of Rebel fleets on the route; (2) highest summed VP of the systems between fleet and PBR; (3) random PBR (D8, Appendix 1).",
    ambiguity:
      "Two fleets equally close to the same PBR are not separated by these criteria. Rebel fleet on the route: one system or all, ships only or all units. Reading: Compare all combinations of fleet, PBR and shortest route at once. Rebel VF is the sum over all Rebel units in the systems entered, the PBR included; VP is summed over the systems between start and PBR. Still several PBRs: random PBR by its number. Still several fleets for it: higher VF (golden rule), then random.",
  },
  "solo.move.hidden.tie-route": {
    source: "Ataque Imperial: MOVIMIENTO / Base no descubierta",
    kind: "procedure",
    rule: "Several shortest routes to the closest PBR: choose the one with the weakest Rebel fleet, then the highest VP of the intermediate systems, then random.",
    ambiguity:
      "Whether a route without Rebel fleet counts as VF 0 is not said. Reading: It does, so it is preferred. Settled together with solo.move.hidden.tie-pbr.",
  },
  "solo.move.arrive-empty": {
    source: "Ataque Imperial: MOVIMIENTO / Base no descubierta",
    kind: "procedure",
    rule: "A fleet may enter a PBR without any ground unit. It then counts as being at distance 0, and the next Imperial movement sends a leader there together with one Stormtrooper from the supply.",
    ambiguity:
      "FASE DE MANDO says the fleet reached the PBR in the previous round, here it is the next movement action; a leader already standing there from the arrival could be read as blocking. Reading: The next movement action, in the same round if the pool allows; placing the leader and Stormtrooper is not a movement and is never blocked. It belongs to the search for the closest PBR, so it waits while solo.move.hidden.after-a-find is in force.",
  },
  "solo.move.hidden.after-a-find": {
    source: "Ataque Imperial: MOVIMIENTO / Base no descubierta",
    kind: "procedure",
    rule: "If in this Command Phase any effect has already ruled out a PBR (its card was gained), the remaining activations select a fleet adjacent to a Rebel system, a system with Rebel units or a system with a Rebel Cell marker, and move into it to start a battle.",
    ambiguity:
      "No order is given when several such systems or fleets exist. Reading: Among the systems that can be attacked, the one with the greatest difference between the VF of all Imperial units that would then be there and that of the Rebel units there; ties: highest VP, then random. The selected fleet is the eligible adjacent one with the highest VF, then random. A target no unit could enter is passed over while another exists. A selected fleet without ground units gets a leader and a Stormtrooper (solo.move.reinforce-instead).",
  },
  "solo.move.hidden.after-a-find-fallback": {
    source: "Ataque Imperial: MOVIMIENTO / Base no descubierta",
    kind: "procedure",
    rule: "If no fleet is adjacent to such a system, move to the nearest neutral system; several at that distance: highest VP.",
    ambiguity:
      "Which fleet moves is not said. Reading: The eligible fleet closest to any neutral system; ties: highest VP of that system, higher VF of the fleet, route criteria of solo.move.hidden.tie-pbr, random. No neutral system left: no activation is possible.",
  },
  "solo.var.movement.random": {
    source: "Ataque Imperial: MOVIMIENTO / Variación (movimiento aleatorio)",
    kind: "option",
    rule: "VARIATION, random movement: for each Imperial movement decide by D8 whether it heads for the closest PBR or for the closest system with Rebel units; in the second case the same selection criteria apply with that system in place of the PBR.",
    ambiguity:
      "The split of the D8 is not given here, nor whether the roll is made in the other movement modes. Reading: 1-4 toward Rebel units, 5-8 toward the PBR, as the web guide prints. Rolled only where solo.move.hidden.select-fleet would apply: not after a find, with MR minus MT of 5 or less, or with the base revealed.",
  },
  "solo.move.revealed.select-fleet": {
    source: "Ataque Imperial: MOVIMIENTO / Base descubierta",
    kind: "procedure",
    rule: "Base revealed: select the fleet closest to the base, equal distance by higher VF, and move it toward the base; routes as with a hidden base.",
    ambiguity:
      "Ties beyond VF, and fleets already at the base, are not treated. Reading: Fleets in the base's system are not selected. Ties after VF: route with the lowest Rebel VF, then the highest VP between, then random.",
  },
  "solo.move.revealed.too-far": {
    source: "Ataque Imperial: MOVIMIENTO / Base descubierta",
    kind: "procedure",
    rule: "Fleets that cannot reach the base in the remaining rounds occupy remote systems to which the base might move: once every fleet within a distance of MR minus MT has been activated, select the fleet closest to an uncontrolled remote system (no Imperial ground units).",
    ambiguity:
      "Ties, and fleets in reach that cannot move, are not treated. Reading: Fleets in reach that cannot move any more count as activated. The base's own system is not among the targets. Ties as in solo.move.hidden.tie-pbr with those remote systems in place of PBRs.",
  },
  "solo.move.revealed.leftover": {
    source: "Ataque Imperial: MOVIMIENTO / Base descubierta",
    kind: "procedure",
    rule: "If every remote system is controlled, fleets that cannot reach the base attack Rebel systems or systems with Rebel units.",
    ambiguity:
      "No order among targets. Reading: Closest first, then highest VP, then best difference of VF as in solo.move.hidden.after-a-find, then random.",
  },
  "solo.base.behaviour-change": {
    source: "Ataque Imperial: BASE REBELDE",
    kind: "definition",
    rule: "With the base revealed, movement and mission play follow their revealed-base rules.",
    coveredBy: "solo.command.revealed-priority",
  },
  "solo.mode5.all-toward-pbr": {
    source: "Ataque Imperial: REDOBLAR ESFUERZOS",
    kind: "procedure",
    rule: "In this mode every possible activation heads for the closest PBR, even if a remote card was already gained this round.",
  },
  "solo.mode5.missions-last": {
    source: "Ataque Imperial: REDOBLAR ESFUERZOS",
    kind: "procedure",
    rule: "In this mode the Empire plays missions only when no fleet is left that can move this round.",
    ambiguity:
      "It conflicts with the action roll and the reserve of leaders for the Round Deck (solo.command.action-roll). Reading: No action roll: movement has priority and no leader is reserved; if leaders run out, unrevealed cards are handled in the Refresh Phase (solo.refresh.unrevealed).",
  },
  "solo.mode5.exit": {
    source: "Ataque Imperial: REDOBLAR ESFUERZOS",
    kind: "restriction",
    rule: "The mode ends as soon as the difference exceeds 5 again (reputation lost); with the base revealed the revealed-base rules take its place.",
    ambiguity:
      "Leaving the mode is not written; the guide switches back. Reading: The mode follows the current difference.",
  },
};
