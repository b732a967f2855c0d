/**
 * A guide for playing the solo variant Ataque Imperial with the physical game. A person describes the board in a short notation.
 * The guide says what the Empire does next and why, asks for dice results, and updates the board with what the person enters.
 *
 * @module
 */

export type { Mode } from "../solo/board/board.ts";
export type { Deciding } from "../solo/reasons.ts";
export type { DecisionRuleId } from "../text/solo/decision-lines.ts";
export {
  type Advice,
  type Advised,
  advise,
  type DieWanted,
  type EffectOutcome,
  type GuideQuestion,
} from "./advice.ts";
export type { Built } from "./building.ts";
export { changesText } from "./changes.ts";
export type { Damaged, ImperialRoll, RolledDice } from "./combat.ts";
export { type CarriedOut, carriedOut } from "./done.ts";
export {
  type BuiltAt,
  type DecisionCard,
  type DecisionRow,
  decisionCardsOf,
  decisionRowOf,
  definitions,
  markersOf,
  type RemoteSystems,
  type Resources,
  remoteSystemsOf,
  resourcesOf,
  rollBoth,
  searchModeOf,
  strengthsOf,
} from "./helps.ts";
export { definitionsText, diceText, strengthsText } from "./lookups.ts";
export type { Named } from "./names.ts";
export type { KeptEvent } from "./outcome.ts";
export { parseTable } from "./parse.ts";
export type { PoolRoom } from "./pool-room.ts";
export { type PrintOptions, printTable } from "./print.ts";
export { isQuestion, parseQuestion } from "./question.ts";
export { probesDrawn, recorded } from "./record.ts";
export { type StartingDie, startingLaid, type TurnedUp, turnedUp } from "./setup-units.ts";
export { isUnlaid, SETUP_STEPS, setupDone, UNITS_STEP } from "./setup-walk.ts";
export { type GuideStep, type Section, stepsOf } from "./steps.ts";
export {
  type Forces,
  type GuideOptions,
  type GuidePlace,
  type GuideTable,
  NEW_TABLE,
  VARIATIONS,
  type Variation,
} from "./table.ts";
export {
  adviceText,
  decisionIndexText,
  decisionRowText,
  dieText,
  drawnText,
  type GuideTextOptions,
  leftText,
  resourcesText,
  startingDieText,
  stepsText,
  tableText,
} from "./texts.ts";
export { type Ask, COMMANDS, meantBy, SECTION_WORDS, type Words } from "./words.ts";
