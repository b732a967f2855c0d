// What several keywords have in common.

export { mayAtStart } from "../content/keywords/shared/activation-start.ts";
export { antiType } from "../content/keywords/shared/anti-type.ts";
export { isInSomeArc } from "../content/keywords/shared/arcs.ts";
export { boughtResults } from "../content/keywords/shared/bought-results.ts";
export { type Charge, chargesOf } from "../content/keywords/shared/charges.ts";
export { compulsoryMove } from "../content/keywords/shared/compulsory-moves.ts";
export { CRITICAL_OFFER, criticalFromHit, IMPACT_OFFER } from "../content/keywords/shared/criticals.ts";
export { forFriends } from "../content/keywords/shared/for-friends.ts";
export { freeAttack, mayAttackAnytime, mayAttackFreely } from "../content/keywords/shared/free-attacks.ts";
export { type HealingRules, healing, isTreatable, startHealing } from "../content/keywords/shared/healing.ts";
export { type Laid, lay, laying } from "../content/keywords/shared/laid-tokens.ts";
export { ordering, toOrder } from "../content/keywords/shared/ordering.ts";
export { PIERCE_OFFER } from "../content/keywords/shared/piercing.ts";
export { isAboutReserve } from "../content/keywords/shared/reserve.ts";
export { flipping } from "../content/keywords/shared/shields.ts";
export { afterStandardMove } from "../content/keywords/shared/standard-moves.ts";
export { whenTurned } from "../content/keywords/shared/turned-tokens.ts";
export { whenOrdered } from "../content/keywords/shared/when-ordered.ts";

// What several upgrades have in common.

export { afterAttackAction } from "../content/upgrades/attack-effects.ts";
export { CAPTAIN_DOES, captain } from "../content/upgrades/captain-effects.ts";
export {
  askFor,
  byStatic,
  byUpgrade,
  exhaustingAction,
  freeAction,
  lendFor,
  ordersItself,
  readiesInEndPhase,
  readyCard,
  spend,
  turnedAtStart,
} from "../content/upgrades/effects.ts";
export {
  callOff,
  exert,
  exerted,
  exertedBy,
  FORCE_RANGE_RULE,
  forceAction,
  onLesserEnemy,
  thrown,
  unitsNear,
  voidChoice,
} from "../content/upgrades/force-effects.ts";
export { generator } from "../content/upgrades/generator-effects.ts";
export { forTrooper } from "../content/upgrades/pilot-effects.ts";
export {
  BARRAGE_POOL,
  CLAIRVOYANCE_POOL,
  DUCK_AND_COVER_POOL,
  DUG_IN_POOL,
  EMERGENCY_STIMS_POOL,
  FORCE_BARRIER_POOL,
  KATARN_PATTERN_ARMOR_POOL,
  KRAKEN_POOL,
  MISSION_OBJECTIVE_POOL,
  ON_THE_HUNT_POOL,
  OVERCHARGE_POOL,
  PROTECTOR_POOL,
  RELUCTANT_HERO_POOL,
} from "../content/upgrades/pool-effects.ts";
export { enemiesInSight, MARKSMAN_DOES, marksman, type Shot, shot } from "../content/upgrades/shot-effects.ts";
export { SQUAD_DOES, squad } from "../content/upgrades/squad-effects.ts";
export { oneToken, specialist, TOKEN_CHOICES } from "../content/upgrades/token-effects.ts";
export { TWIN_DOES, twin } from "../content/upgrades/weapon-effects.ts";

// What several command cards have in common.

export { isDivulged } from "../cards/commands/divulged.ts";
export {
  afterAttack,
  aimsPassedOn,
  mayActFreely,
  strike,
  suppressionFor,
  TAKEN_TEXT,
} from "../content/commands/attack-effects.ts";
export {
  askBoon,
  askCard,
  asksAt,
  type BoonName,
  type BoonsFor,
  boonOnOrder,
  boons,
  choosing,
  DECLINE,
} from "../content/commands/choice-effects.ts";
export { rollBy } from "../content/commands/dice-effects.ts";
export {
  type AboutUnit,
  aboutOneOf,
  aboutOwn,
  activating,
  asActivated,
  byCard,
  type DoesToUnit,
  freeMove,
  friendGains,
  type Given,
  give,
  giveAll,
  givenOnOrder,
  givenTo,
  hasJustMoved,
  isEngagedWith,
  isLent,
  isLentToSide,
  isOrderedByCard,
  isOwn,
  isRevealed,
  lend,
  lendForGood,
  MARK,
  MAY_MOVE,
  MAY_RECOVER,
  mayOnOrder,
  onOrder,
  orderFromPool,
  ordersAlong,
  ownMay,
  ownMust,
  ownNear,
  ownUnits,
  pinning,
  returnOrder,
  rollForWounds,
  turnOrder,
  untimed,
  volley,
  whenActivated,
  withOrder,
} from "../content/commands/effects.ts";
export {
  bringHome,
  bringingBack,
  chooseAnew,
  discarded,
  isOf,
  layAside,
  leavePlay,
  playInstead,
  stayInPlay,
  takeBack,
} from "../content/commands/hand-effects.ts";

export { detonating, MUNITIONS_TEXT, munitions } from "../content/commands/munition-effects.ts";

export { HELD_TEXT, holdingOrders } from "../content/commands/order-effects.ts";

// What several battle cards have in common.

export { ADVANTAGE_RULE, atFirstActivation, SCORING_RULE } from "../content/battle-cards/effects.ts";
export { allPois, landOf, poiReachesTerritory, pois } from "../content/battle-cards/pois.ts";
export { isRulerTo, unitsNearToken, unitsUnder } from "../content/battle-cards/reach.ts";
export { holdsScanner, isOwnScanner, SCANNER, scanners } from "../content/battle-cards/scanners.ts";
export { isAtEdge, isAtToken, type NewToken, newToken } from "../content/battle-cards/spots.ts";
export {
  calledAtCommandEnd,
  calledIn,
  callIn,
  hasCardToken,
  removeCardToken,
  rollFor,
} from "../content/battle-cards/support.ts";
