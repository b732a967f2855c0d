import { at } from "@sw/tabletop";
import { countAbility, hasForce, isFoughtOver, onlyHas } from "../forces/forces.ts";
import { chairsInOrder } from "../forces/sides.ts";
import type { RuleId } from "../rules/ids.ts";
import { GROUND, SPACE } from "../state/codes.ts";
import { sizeOfPool } from "../state/dice.ts";
import type { CombatFrame } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { type Chair, IMPERIAL, REBEL, sideOf } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { isShielded } from "../units/shielded.ts";
import { countUnits } from "../units/units.ts";
import { destroyForce } from "./attack/destroy.ts";
import { dicePool } from "./attack/pool.ts";
import { canRetreat, mayRetreatLater } from "./retreat-options.ts";

/**
 * Destroys the Rebel ships that had to leave and did not. These are lone transports (reb.combat.lone-transports), and
 * ships facing a Death Star that Ion Cannons keep from rolling or that a Shield Bunker protects.
 */
export function destroyLoneShips(work: GameWork, combat: CombatFrame): void {
  if (areTransportsAlone(work, combat)) {
    destroyForce(work, combat, REBEL, 0, "reb.combat.lone-transports");
    return;
  }
  const rule = stalemateOf(work, combat);
  if (rule !== undefined && hasNoWayOut(work, combat)) destroyForce(work, combat, REBEL, 0, rule);
}

/**
 * Whether only transports that must flee remain of the Rebel ships. By the FAQ, and in cinematic combat, this counts
 * only if an Imperial ship is there (reb.faq.lone-transports-need-imperial-ship, rote.cinematic.lone-transports).
 */
function areTransportsAlone({ box, state }: Look, { system }: CombatFrame): boolean {
  const { units } = at(state.places, system);
  if (!onlyHas(box, units, REBEL, 0, (kind) => kind.entry.abilities.includes("must-flee"))) return false;
  return (state.config.rulings === "book" && !box.cinematic) || hasForce(box, units, IMPERIAL, SPACE);
}

/** Returns the rule that ends a combat in which neither side can harm the other, or undefined if one can. */
export function stalemateOf(look: Look, combat: CombatFrame): RuleId | undefined {
  if (isShieldStalemate(look, combat)) return "rote.unit.bunker-stalemate";
  if (!isStalemate(look, combat)) return undefined;
  return look.state.config.rulings === "faq" ? "reb.faq.two-ion-cannons-stalemate" : "reb.combat.next-round";
}

/**
 * Whether Rebel ships face only stations that roll no dice and are protected by a Shield Bunker, and no ground battle
 * is left that could end this.
 */
function isShieldStalemate(look: Look, combat: CombatFrame): boolean {
  const { box, state } = look;
  if (!box.abilities.has("shields-stations") || isFoughtOver(box, state, combat.system, GROUND)) return false;
  const { units } = at(state.places, combat.system);
  if (!hasForce(box, units, REBEL, SPACE)) return false;
  if (!onlyHas(box, units, IMPERIAL, SPACE, ({ index }) => isShielded(box, units, index))) return false;
  return sizeOfPool(dicePool(look, combat, IMPERIAL, SPACE)) === 0;
}

/**
 * Whether neither side can ever harm the other. The only Imperial unit is then a Death Star that Ion Cannons keep from
 * rolling, it faces Rebel ships, and no Death Star Plans were revealed in this round.
 */
function isStalemate(look: Look, combat: CombatFrame): boolean {
  const { box, state } = look;
  const { units } = at(state.places, combat.system);
  if (countAbility(box, units, REBEL, "two-fewer-red-dice") < 2 || combat.plansRound === combat.round) return false;
  if (countUnits(box, units, ({ side }) => side === IMPERIAL) !== 1) return false;
  if (countAbility(box, units, IMPERIAL, "superstation") !== 1 || !hasForce(box, units, REBEL, SPACE)) return false;
  return sizeOfPool(dicePool(look, combat, IMPERIAL, SPACE)) === 0;
}

/**
 * Whether the Rebel ships are lost. By the FAQ the ships must leave, so any that remain are lost. By the rulebook ships
 * may stay, and are lost only when no leader can ever lead them away.
 */
function hasNoWayOut(look: Look, combat: CombatFrame): boolean {
  if (look.state.config.rulings === "faq") return true;
  return chairsInOrder(look.state, combat).every(
    (chair) => sideOf(chair) !== REBEL || !mayRetreatLater(look, combat, chair),
  );
}

/**
 * Whether the chair must retreat. By the FAQ the Rebels must leave a stalemate, so the last chair of the side that can
 * retreat has to.
 */
export function mustRetreat(look: Look, combat: CombatFrame, chair: Chair): boolean {
  if (look.state.config.rulings === "book" || sideOf(chair) !== REBEL) return false;
  if (stalemateOf(look, combat) === undefined) return false;
  const later = chairsInOrder(look.state, combat).slice(combat.answered + 1);
  return later.every((other) => sideOf(other) !== REBEL || !canRetreat(look, combat, other));
}
