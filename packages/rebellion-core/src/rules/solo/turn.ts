import type { RuleIndex } from "@sw/tabletop";
import type { SOLO_TURN_IDS } from "./automa-ids.ts";

/** What the Empire does in its turn, and whom it sends. */
export const SOLO_TURN_RULES: RuleIndex<(typeof SOLO_TURN_IDS)[number]> = {
  "solo.missions.reveal": {
    source: "Ataque Imperial: CARTAS DE MISIÓN",
    kind: "procedure",
    rule: "Revealing from the Round Deck, the Empire picks its most capable leader for that mission.",
  },
  "solo.command.action-roll": {
    source: "Ataque Imperial: FASE DE MANDO",
    kind: "procedure",
    rule: "On an Imperial turn, if the pool holds more leaders than the Round Deck holds unrevealed cards, roll a D8: 1-4 activate a system, 5-8 play a mission. Otherwise play a mission.",
    ambiguity:
      "With an empty Round Deck the result 5-8 cannot be done; with the result 1-4 there may be no fleet that can move. Reading: Whichever cannot be done is replaced by the other. If neither can: draw from the Main Missions deck until one is playable with the remaining leaders (guide, unused leaders), each card passed over going to the bottom; when every card has been seen the Empire passes.",
  },
  "solo.command.revealed-priority": {
    source: "Ataque Imperial: FASE DE MANDO",
    kind: "procedure",
    rule: "Base revealed: no roll; activate systems first and play missions only when no fleet can move this round.",
  },
  "solo.command.activate.target": {
    source: "Ataque Imperial: FASE DE MANDO",
    kind: "procedure",
    rule: "Result 1-4: choose fleet and system by the movement rules; hidden base: toward a PBR or an adjacent Rebel system; revealed: toward the base.",
  },
  "solo.command.activate.leader": {
    source: "Ataque Imperial: FASE DE MANDO",
    kind: "procedure",
    rule: "The activating leader is the pool leader with the highest tactic score; if the move leads to a battle in one theater only, the one with the highest value in that theater. Ties: lowest skill score, then random.",
    ambiguity:
      "Leaders without tactic values cannot activate a system. Reading: They are never chosen; if only such leaders remain no activation is possible. Whether there will be a battle in one theater is judged by the units that would stand there after the move. A leader sent with a Stormtrooper is chosen the same way.",
  },
  "solo.command.mission.second-leader": {
    source: "Ataque Imperial: FASE DE MANDO",
    kind: "procedure",
    rule: "If a mission gives a direct benefit for two assigned leaders (not merely more dice), assign a second leader when the pool holds at least as many leaders as the Round Deck has unrevealed missions.",
    ambiguity:
      "Two decision rows (Construct Super Star Destroyer, Interdictor Development) ask for more leaders than missions instead; who the second leader is, is not said. Reading: Both say the same: at least as many left after the first leader was taken is more than as many before. One leader must of course be left. The second is the next by the same criteria, without having to meet the requirement. Only those two cards have such a benefit (Imperial Might excludes it).",
  },
  "solo.var.missions-first": {
    source: "Ataque Imperial: FASE DE MANDO / Variación (misiones primero)",
    kind: "option",
    rule: "VARIATION, original order: no action roll; the Empire plays missions every turn until the Round Deck is empty and then uses its leaders to activate systems.",
    ambiguity:
      "Interaction with the revealed-base priority is not said. Reading: The revealed-base priority and the mode of 5 still come first.",
  },
  "solo.command.oppose.mission": {
    source: "Ataque Imperial: RESUMEN DE LA RONDA",
    kind: "procedure",
    rule: "Opposing a Rebel mission: D8, on 5-8 the most capable leader opposes.",
    ambiguity:
      "It is not said whether the Empire opposes when it already has leaders in the system or when the mission hardly hurts it. Reading: Roll for every attempted mission the Empire can oppose; with leaders already there the roll is still made.",
  },
  "solo.command.join-combat": {
    source: "Ataque Imperial: RESUMEN DE LA RONDA",
    kind: "procedure",
    rule: "Joining a combat: under the same D8 (5-8) and the same reserve condition the Empire sends a leader when none of its leaders is in the system.",
    ambiguity:
      "The guide rolls only for opposing and also joins when the leaders present have no tactic values; the summary names Rebel turns only. The leader to send is not given. Reading: Roll as the summary says, for every combat in which no Imperial leader with tactic values is present, whosever turn it is. Send a leader with a start-of-combat card first, then the highest tactic score (value of the theater if only one is fought), then the lowest skill score, then random. Leaders without tactic values are not sent.",
  },
  "solo.missions.location": {
    source: "Ataque Imperial: CARTAS DE MISIÓN",
    kind: "procedure",
    rule: "A card that needs a location or choice follows the Imperial decision list of Appendix 2.",
  },
};
