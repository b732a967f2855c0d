import type { FormedPool } from "../state/frames.ts";
import type { PlayedKeyword } from "../state/hooks/played.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { weaponValues } from "../units/profiles.ts";
import { readUnit } from "../units/reading.ts";
import { weaponOf } from "./eligible.ts";
import { poolSituation } from "./from-table.ts";
import { poolRules } from "./pools/compile.ts";
import { ATTACK_COLOURS, added, type Counts } from "./pools/faces.ts";
import type { Amount } from "./pools/keyword.ts";
import { beginPool, joiningDice } from "./pools/resolve.ts";

const NONE: Counts = ATTACK_COLOURS.map(() => 0);
const JOINING: readonly Amount[] = ["white-dice", "black-dice", "red-dice"];

/** Returns the dice of a pool: those of its weapons and those that keywords add to it (leg.pool.place-dice). */
export function placedDice(look: Look, attacker: UnitIndex, formed: FormedPool): Counts {
  const ofWeapons = formed.dice.reduce((total, dice) => added(total, dice), NONE);
  if (!someJoin(look, attacker, formed)) return ofWeapons;
  const found = poolSituation(look, attacker, formed);
  if (found === undefined) return ofWeapons;
  const rules = poolRules(found.situation, look.box.keywords);
  return added(ofWeapons, joiningDice(rules, beginPool(rules)));
}

/** Whether some keyword may add dice to a pool. Only then is the situation of the pool worked out. */
function someJoin(look: Look, attacker: UnitIndex, { weapons }: FormedPool): boolean {
  const { keywords: table } = look.box;
  const { profile, keywords } = readUnit(look, attacker);
  const ofWeapons = weapons.flatMap((use) => Object.keys(weaponValues(weaponOf(profile, use), table)));
  return [...Object.keys(keywords), ...ofWeapons].some((id) => addsDice(table[id]));
}

function addsDice(keyword: PlayedKeyword | undefined): boolean {
  return keyword?.attacking?.amounts?.some(({ amount }) => JOINING.includes(amount)) === true;
}
