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
 * Rebel ships that had to leave and did not are destroyed: lone transports (reb.combat.lone-transports), and ships before
 * a Death Star that Ion Cannons have silenced or that a Shield Bunker protects.
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
 * By the faq rulings, and in cinematic combat, transports are lost only if an Imperial ship is there
 * (reb.faq.lone-transports-need-imperial-ship, rote.cinematic.lone-transports).
 */
function areTransportsAlone({ box, state }: Look, { system }: CombatFrame): boolean {
  const { units } = at(state.places, system);
  if (!onlyHas(box, units, REBEL, 0, (kind) => kind.entry.abilities.includes("must-flee"))) return false;
  return (state.config.rulings === "book" && !box.cinematic) || hasForce(box, units, IMPERIAL, SPACE);
}

/** The rule by which two sides that can do each other no harm part; undefined: one can. */
export function stalemateOf(look: Look, combat: CombatFrame): RuleId | undefined {
  if (isShieldStalemate(look, combat)) return "rote.unit.bunker-stalemate";
  if (!isStalemate(look, combat)) return undefined;
  return look.state.config.rulings === "faq" ? "reb.faq.two-ion-cannons-stalemate" : "reb.combat.next-round";
}

/**
 * Ships before stations that roll no dice and cannot be harmed because of a Shield Bunker, where no ground battle is left that
 * could end it.
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
 * Two sides that can do each other no harm for ever: the only Imperial unit is a Death Star that cannot roll because of
 * Ion Cannons, Rebel ships are there, and no Death Star Plans were revealed in this round.
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
 * Whether Rebel ships have no way out. By the faq rulings the ships must leave, so any that remain are lost. The book
 * does not end such a combat: ships may stay while they could leave, and are lost once no leader can ever lead them
 * away.
 */
function hasNoWayOut(look: Look, combat: CombatFrame): boolean {
  if (look.state.config.rulings === "faq") return true;
  return chairsInOrder(look.state, combat).every(
    (chair) => sideOf(chair) !== REBEL || !mayRetreatLater(look, combat, chair),
  );
}

/** True if the chair must retreat: by the faq rulings from such a stalemate, if no later chair of its side can. */
export function mustRetreat(look: Look, combat: CombatFrame, chair: Chair): boolean {
  if (look.state.config.rulings === "book" || sideOf(chair) !== REBEL) return false;
  if (stalemateOf(look, combat) === undefined) return false;
  const later = chairsInOrder(look.state, combat).slice(combat.answered + 1);
  return later.every((other) => sideOf(other) !== REBEL || !canRetreat(look, combat, other));
}
