import { at } from "@sw/tabletop";
import type { FormedPool } from "../state/frames.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { hasPermit } from "../units/keywords.ts";
import { hung } from "../units/parts.ts";
import { readUnit, type UnitReading } from "../units/reading.ts";
import { type Duel, duelOf } from "./duel.ts";
import { standing } from "./eligible.ts";

/** More wounds than any pool deals, used for a miniature that wounds do not defeat. */
const NO_THRESHOLD = 1000;

/**
 * Returns the most wounds that the pool can deal: in a ranged attack the wound thresholds of the defending miniatures
 * seen by those that added weapons or by units that have joined them, or by the token if no unit attacks
 * (leg.wounds.los-cap); otherwise those of all miniatures.
 */
export function mostWounds(
  look: Look,
  attacker: UnitIndex | null,
  { unit: defender, profile: { miniatures } }: UnitReading,
  { weapons, used = [] }: Pick<FormedPool, "weapons" | "used">,
  duel: Duel | undefined,
): number {
  const places = attacker === null ? [] : standing(look, attacker);
  const shooters: number[] = [];
  for (const { miniature } of weapons) {
    const place = places.indexOf(miniature);
    // Whoever has fallen since is stood in for by the leader.
    shooters.push(place < 0 && duel !== undefined ? duel.attacker.figures.indexOf(duel.attacker.leader) : place);
  }
  const others = joined(look, attacker, used).flatMap((unit) => duelOf(look, unit, defender) ?? []);
  const outlasts = hasPermit(look, defender, "outlasts-wounds");
  let total = 0;
  for (const [target, place] of standing(look, defender).entries()) {
    const isSeen =
      duel === undefined ||
      shooters.some((shooter) => duel.hasLine(shooter, target)) ||
      others.some((other) => other.attacker.figures.some((_, from) => other.hasLine(from, target)));
    if (isSeen) {
      total += outlasts ? NO_THRESHOLD : at(miniatures, place).wounds;
    }
  }
  return total;
}

/** Lists the other units that take part in a pool by uses of keywords recorded for it. */
function joined(look: Look, attacker: UnitIndex | null, used: readonly string[]): readonly UnitIndex[] {
  if (attacker === null || used.length === 0) return [];
  return hung(readUnit(look, attacker), "declaring").flatMap(({ keyword, does, value }) =>
    used.some((use) => use.startsWith(`${keyword} `)) ? (does.joining?.(look, { unit: attacker, value }) ?? []) : [],
  );
}

/**
 * Returns the most wounds that a pool can deal if that is less than all miniatures of the defender together can suffer
 * (leg.wounds.los-cap). Otherwise returns infinity, because the wounds of a unit in full sight have no limit.
 */
export function woundCap(look: Look, defender: UnitIndex, most: number): number {
  const all = mostWounds(look, null, readUnit(look, defender), { weapons: [] }, undefined);
  return most < all ? most : Number.POSITIVE_INFINITY;
}
