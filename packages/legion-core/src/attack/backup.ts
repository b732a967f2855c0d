import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { isBeyondRange, isUnitAtRange, measured, measuredAll } from "../table/range.ts";
import { seesUnit } from "../table/sight/seen.ts";
import { isVehicle } from "../table/unit-types.ts";
import { hasPermit } from "../units/keywords.ts";
import { fieldedFriends } from "../units/near.ts";
import { hung, someHolds } from "../units/parts.ts";
import { rankOf } from "../units/ranks.ts";
import { readUnit } from "../units/reading.ts";
import type { Duel } from "./duel.ts";
import { isTooSuppressed } from "./guardians.ts";

/**
 * Range beyond which backup works (leg.backup.when), and range at which it can be provided (leg.backup.who-benefits).
 */
const BACKUP_BEYOND = 2;
const BACKUP_REACH = "half";

/** Whether the defender benefits from backup (leg.backup.who-benefits, leg.backup.when). */
export function isBackedUp(
  look: Look,
  defender: UnitIndex,
  { scene, attacker, defender: company }: Pick<Duel, "scene" | "attacker" | "defender">,
): boolean {
  const rank = rankOf(look, defender);
  if (isVehicle(company.type) || (rank !== "commander" && rank !== "operative")) return false;
  if (hasPermit(look, defender, "no-backup")) return false;
  if (!isBeyondRange(scene.table, measured(attacker.leader), measuredAll(company), BACKUP_BEYOND)) return false;
  const helpers = fieldedFriends(
    look,
    defender,
    (unit, { type, leader }) =>
      !isVehicle(type) &&
      mayBackUp(look, unit, defender) &&
      !isTooSuppressed(look, unit) &&
      isUnitAtRange(scene.table, measured(leader), company, BACKUP_REACH) &&
      seesUnit(scene, leader, company),
  );
  return helpers.length > 0;
}

/** Whether a unit may provide backup, because of its rank or a keyword of either unit (leg.backup.provider-rank). */
function mayBackUp(look: Look, unit: UnitIndex, defender: UnitIndex): boolean {
  const read = readUnit(look, unit);
  if (someHolds(look, read, "backs-nobody")) return false;
  if (rankOf(look, unit) === "corps" || someHolds(look, read, "backs-up")) return true;
  return (
    hung(read, "backup").some(({ does }) => does.gives?.(look, unit, defender) === true) ||
    hung(readUnit(look, defender), "backup").some(({ does }) => does.takes?.(look, defender, unit) === true)
  );
}
