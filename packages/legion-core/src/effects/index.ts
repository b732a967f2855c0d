/**
 * Types and functions for writing custom entries for `createGame`: keywords, upgrades, command cards, battle cards and
 * battle forces. The entries of this package use nothing else. A unit is given by its place in `state.units`, a player
 * by 0 or 1, and a value is the figure of the keyword. Functions that read take a {@link Look} first and change
 * nothing. Functions that write take the {@link GameWork} that a hook receives, and emit the events.
 *
 * @module
 */

// The shapes of entries, their hooks, and what hooks are given.

export type { CardIndex } from "../army/card-index.ts";
export type { Counts } from "../attack/pools/faces.ts";
export type {
  ActiveAmount,
  Amount,
  AmountHook,
  AttackSide,
  Condition,
  Keyword,
  LentToken,
  Must,
  Offer,
  PoolHooks,
  PoolRules,
} from "../attack/pools/keyword.ts";
export { type Guard, type Picking, type Pool, STAGES, type Stage } from "../attack/pools/pool.ts";
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
export type { CardWords } from "../catalogue/cards.ts";
export type { KeywordUse, UnitMatch } from "../catalogue/entries.ts";
export { RANKS, type Rank } from "../catalogue/words.ts";
export type { Land } from "../mission/territory.ts";
export type { RuleId } from "../rules/ids.ts";
export type { Box } from "../state/box.ts";
export type { Cause } from "../state/events.ts";
export type { AreaFrame, Carried, SetDown } from "../state/frame-parts.ts";
export type { ActivationPhaseFrame, AttackKind, MoveFrame, PoolWeaponUse } from "../state/frames.ts";
export type * from "../state/hooks/battle-card.ts";
export type * from "../state/hooks/battle-force.ts";
export type * from "../state/hooks/command-card.ts";
export type * from "../state/hooks/keyword.ts";
export { type First, MOMENT_IDS, MOMENTS, type Moment, type MomentInfo } from "../state/hooks/moments.ts";
export type { Permit, UnitAmount } from "../state/hooks/permits.ts";
export { allOf, oneOf, type PlayedKeyword, type PlayedKeywords } from "../state/hooks/played.ts";
export type { AgainHook, ReachHook, RearmsHook, WoundingHook } from "../state/hooks/pools.ts";
export type * from "../state/hooks/steps.ts";
export type * from "../state/hooks/targets.ts";
export type * from "../state/hooks/upgrade-card.ts";
export { lentBy } from "../state/hooks/upgrade-card.ts";
export * from "../state/hooks/words.ts";
export type { Facts, Look, Missed, Reason, SideFacts } from "../state/look.ts";
export type { MoveTerms } from "../state/move-terms.ts";
export type { Side } from "../state/seats.ts";
export { type Ongoing, type OrderPools, poolInSight, poolSize, type State, type TableToken } from "../state/state.ts";
export { type GreenToken, isGreen, ON_CARDS, type TokenKind, tokensOf } from "../state/tokens.ts";
export type { GameWork } from "../state/work.ts";
export type { Arc } from "../table/arcs.ts";
export type { Range } from "../table/range.ts";
export type { Company, Figure, Scene } from "../table/scene.ts";
export type { Shape } from "../table/shapes.ts";
export type { Battlefield, Blocking, Solid } from "../table/table.ts";
export type { Point3 } from "../table/vectors.ts";

// Who is who: ids of units and tokens, seats, the units of a player.

export { miniatureId, miniatureOfId, tokenId, type UnitIndex, undefeated, unitId } from "../state/ids.ts";
export { forbidden } from "../state/kinds.ts";
export { opponentOf, seatOf } from "../state/seats.ts";

// What a unit is, has and can: its cards and keywords, its rank, its tokens, where it stands.

export { fits, type Guise } from "../army/match.ts";
export type { Fielded } from "../army/muster.ts";
export { barOf } from "../army/slots.ts";
export { attacksAndWithdraws, isNotched, isVehicle, UNIT_TYPES } from "../table/unit-types.ts";
export { battlefieldOf, type Fought } from "../units/battlefield.ts";
export { namedBy, usesByCard, usesOf } from "../units/card-keywords.ts";
export {
  chooseSide,
  exhaustedUpgrades,
  hasCard,
  isReadied,
  isTurnedTo,
  type PlacedCard,
  placeOfCard,
  toReady,
  usedMark,
} from "../units/cards.ts";
export {
  courageOf,
  engagedWith,
  hasFacedownOrder,
  hasOrder,
  hasTokens,
  isFielded,
  isOfType,
  isSuppressed,
  isSuppressible,
  isTrooper,
  unitTokens,
  woundsOn,
} from "../units/conditions.ts";
export {
  hasKeyword,
  hasPermit,
  keywordsOf,
  lacksKeyword,
  lentGains,
  lentNames,
  unitAmount,
} from "../units/keywords.ts";
export { isPanicked } from "../units/panic.ts";
export type { Hung, Parts, Sorted, UnitParts } from "../units/parts.ts";
export { companyOf, sceneOf, statusOf } from "../units/positions.ts";
export { type CardFigures, type MiniatureProfile, type Profile, profileOf, weaponValues } from "../units/profiles.ts";
export {
  areOfOneKind,
  fitsAny,
  isOfNoRank,
  isOfRank,
  isOfRankForBattleCards,
  rankOf,
} from "../units/ranks.ts";
export { readUnit, type UnitReading } from "../units/reading.ts";
export { takesOrdersFrom } from "../units/taking-orders.ts";

// Units near a unit, and what is measured between them.

export { isInArc } from "../table/arcs.ts";
export { unitsAtRange } from "../table/between-units.ts";
export { terrainUnder } from "../table/movement/standing.ts";
export { isUnitAtRange, measured, rangeLength, terrainHeight } from "../table/range.ts";
export { coverValue } from "../table/sight/cover-value.ts";
export { seesUnit, visibleOf } from "../table/sight/seen.ts";
export {
  alliesAt,
  areTouching,
  enemiesAt,
  engagedBy,
  friendsAt,
  inSight,
  isFarOff,
  isInMelee,
  touchingLeader,
} from "../units/near.ts";

// Choices, taken as the `choice` of the entry says; `fallsOut` says, behind a test that fails, why a unit is left out,
// `optionOut` the same of an option that goes by a name.

export { fallsOut, fallsOutBy, optionHolds, optionOut } from "../state/missed.ts";
export { askNamed, asks, askUnits, onlyItself, unchosen } from "../units/choosing.ts";

// What happens to units: tokens, keywords for a while, wounds, cards turned, marks of an activation.

export {
  addAction,
  endActivation,
  hasDone,
  isByPoolOrder,
  isMarked,
  isNotedNow,
  MOVED,
  MOVED_FULLY,
  markActivation,
  noteNow,
} from "../units/activation.ts";
export { turnCard } from "../units/cards.ts";
export { beginOngoing, endOngoing, isOfAttack } from "../units/ongoing.ts";
export { rollUnitDice, successes } from "../units/rolls.ts";
export { dropTokens, gainTokens, loseTokens, receiveTokens, shedSuppression } from "../units/unit-tokens.ts";
export { dealWounds, defeatWhole, toughness } from "../units/wounds/casualties.ts";
export { restorable } from "../units/wounds/healing.ts";

// What units do: orders, activations, moves, attacks.

export { goOff, unitsAround, unitsAroundToken, weaponWith } from "../attack/area.ts";
export { attackActionBy, attackBy, attackedBy, currentAttack, survivors } from "../attack/declared.ts";
export { addDice, hasDefender } from "../attack/declaring.ts";
export { defenderFault } from "../attack/defender-fault.ts";
export { type Sequence, weaponOf } from "../attack/eligible.ts";
export { facedownTokens, facesLeft, putFacedown, tokensShowing, turnedToken } from "../cards/commands/facedown.ts";
export { hasRevealedOwnCard, revealedPips } from "../cards/commands/playing.ts";
export { isEngaged, isHeld, mayMove, moveBan, moveEnemy, startMove } from "../moving/moves.ts";
export { letPlace, setDown } from "../moving/placing.ts";
export { deployAwayFrom, deployInTerritory } from "../moving/territory-deploy.ts";
export {
  type ActionEntry,
  actionFault,
  actionOfKeyword,
  canAttack,
  freeActionsOf,
  RECOVER,
  recover,
  toPerform,
} from "../rounds/actions-list.ts";
export { activate } from "../rounds/activate.ts";
export { drawToken, holdOrders, pickOrders, useHeldOrder, useToken } from "../rounds/drawing.ts";
export { issueOrder, mayBeOrdered, orderAnytime } from "../rounds/orders.ts";
export { justPerformed, performingActions, startAttack } from "../rounds/performing.ts";
export { endRally, skipRally } from "../rounds/rally.ts";
export { appearAt, turnUp } from "../rounds/turning.ts";

// Dice that are no part of an attack pool.

export { rollDice } from "../state/dice.ts";

// An attack pool while it is resolved: faces by their places among the counts, offers, amounts.

export { type DieChange, dieChanges } from "../attack/pools/die-change.ts";
export {
  ATTACK_FACES,
  BLANK,
  BLOCK,
  CRITICAL,
  DEFENSE_COLOURS,
  DEFENSE_FACES,
  HIT,
  SURGE,
  showing,
  sum,
} from "../attack/pools/faces.ts";
export { atWork, guardShows } from "../attack/pools/guarding.ts";
export { cancelHit, defenseTakenUp, LENT, pickingDefense, tokens, turned } from "../attack/pools/offers.ts";
export { altered } from "../attack/pools/pool.ts";
export { amount, everHad, gaining, guardianAmount, spending, using, usingUp } from "../attack/pools/rules.ts";

export { CONTACT, mm } from "../table/lengths.ts";
export { COMPASS } from "../table/movement/compass.ts";
export { gap } from "../table/shapes.ts";
export { moved, snapped, unitVector } from "../table/vectors.ts";

// The mission: tokens of the battlefield, territories, points.

export { giveAsset, moveToken, putPoi, putToken, removeToken } from "../mission/assets.ts";
export { contesting, contests, isNearToken, securedBy, tokenShape, tokensDown } from "../mission/contest.ts";
export { blueFirst } from "../mission/in-play.ts";
export { contestedFault, tokenFault } from "../mission/placing.ts";
export { type Counted, countOf, scorePoints, setCount } from "../mission/points.ts";
export { spotsAcross, spotsWithin } from "../mission/spots.ts";
export { type CardTokens, putOnCard, tokensOnCard } from "../mission/stock.ts";
export {
  isAtTerritory,
  isFlanking,
  isUnitWithinTerritory,
  landAt,
  reachesTerritory,
  unitReachesTerritory,
} from "../mission/territory.ts";

// What several entries have in common.

export * from "./shared.ts";
