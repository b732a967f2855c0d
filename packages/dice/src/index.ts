export {
  DICE,
  type DiceSet,
  type Die,
  type DieId,
  diceSet,
  type Face,
  findDie,
  type LegionDie,
  type RebellionDie,
  type StandardDie,
} from "./dice.ts";
export {
  addDice,
  type Cap,
  countDice,
  downgradeDice,
  finalPool,
  MOST_DICE,
  type Pool,
  type PoolParts,
  REBELLION_ATTACK_CAPS,
  REBELLION_MISSION_CAPS,
  readPool,
  removeDice,
  upgradeDice,
} from "./pool.ts";
export {
  addToRoll,
  countFace,
  countFaces,
  type Roll,
  type RolledDie,
  removeRolled,
  reroll,
  roll,
  setFace,
} from "./roll.ts";
export { DICE_RULES, type DiceRule } from "./rules.ts";
