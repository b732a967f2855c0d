export type { Keywords } from "../attack/pools/keyword.ts";
export {
  type AttackSurge,
  CLONES,
  type Fighter,
  type KeywordValues,
  type Lender,
  type PoolWeapon,
  type Roller,
  type Situation,
  type Tokens,
} from "../attack/pools/situation.ts";
export type { AttackInput, KeywordInput, RollerInput, TokenInput, WeaponDice, WeaponInput } from "./input.ts";
export { type AttackOdds, attackOdds, type OddsOptions } from "./odds.ts";
export { EAGER, type Policy, type PoolOutsideRerolls } from "./policy.ts";
