import { at } from "@sw/tabletop";
import { hasPortrait } from "../../leaders/portrait.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { CardOf } from "../../state/box.ts";
import type { LeaderIndex, SystemIndex, TheaterIndex } from "../../state/codes.ts";
import { NO_SKILL } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import { theatersFought } from "../board/gather.ts";
import { iconsOfSkill, kindsOfSkill, skillScore, tacticScore, tacticValue } from "../board/leaders.ts";
import { type Criterion, type Judge, least, most, rather } from "../judge.ts";
import type { QuestionId } from "../words.ts";

/** Leaders by name, in the order in which the die counts them. */
function sorted({ box }: Look, leaders: readonly LeaderIndex[]): readonly LeaderIndex[] {
  const idOf = (leader: LeaderIndex): string => at(box.leaders, leader).id;
  return [...leaders].sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
}

/** Asks which of some leaders. */
export function chooseLeader(
  { look, judge }: { readonly look: Look; readonly judge: Judge },
  question: QuestionId,
  rule: RuleId,
  leaders: readonly LeaderIndex[],
  criteria: readonly Criterion<LeaderIndex>[],
  subject?: string,
): LeaderIndex {
  return judge.choose({
    question,
    rule,
    candidates: sorted(look, leaders),
    nameOf: (leader) => at(look.box.leaders, leader).id,
    criteria,
    ...(subject !== undefined && { subject }),
  });
}

/** Who leads in a battle: the best in the only theater fought in, or in both; then the one who is missed least elsewhere. */
export function commandingCriteria(look: Look, theaters: readonly TheaterIndex[]): readonly Criterion<LeaderIndex>[] {
  const [only, another] = theaters;
  return [
    only !== undefined && another === undefined
      ? most("tactic-value", (leader) => tacticValue(look, leader, only))
      : most("tactic-score", (leader) => tacticScore(look, leader)),
    least("least-skill-score", (leader) => skillScore(look, leader)),
  ];
}

/** Who activates a system (solo.command.activate.leader). */
export function activatingCriteria(look: Look, system: SystemIndex): readonly Criterion<LeaderIndex>[] {
  return commandingCriteria(look, theatersFought(look, system));
}

/**
 * The most capable leader for a mission: for an attempt the pictured one, then most icons, fewest skills, lowest tactic score
 * (solo.def.most-capable-attempt); for one that is resolved whoever just suffices, then the lowest skill score and the pictured
 * one (solo.def.most-capable-resolve).
 */
export function missionCriteria(look: Look, card: CardOf<"mission">): readonly Criterion<LeaderIndex>[] {
  const pictured = rather<LeaderIndex>("pictured", (leader) => hasPortrait(look.box, card, [leader]));
  const icons = (leader: LeaderIndex): number => (card.skill === NO_SKILL ? 0 : iconsOfSkill(look, leader, card.skill));
  if (card.entry.mode === "attempt") return [pictured, ...attemptingCriteria(look, card.skill)];
  return [least("fewest-icons", icons), least("least-skill-score", (leader) => skillScore(look, leader)), pictured];
}

/** Who attempts: most icons, fewest skills, lowest tactic score (solo.def.most-capable-attempt). */
function attemptingCriteria(look: Look, skill: number): readonly Criterion<LeaderIndex>[] {
  return [
    most("most-icons", (leader) => iconsOfSkill(look, leader, skill)),
    least("fewest-skills", (leader) => kindsOfSkill(look, leader)),
    least("least-tactic-score", (leader) => tacticScore(look, leader)),
  ];
}

/**
 * Criteria for the leader who opposes: the same as for an attempt; if no leader has an icon, the one with the lowest
 * skill score (solo.def.most-capable-attempt).
 */
export function opposingCriteria(
  look: Look,
  skill: number,
  leaders: readonly LeaderIndex[],
): readonly Criterion<LeaderIndex>[] {
  if (leaders.some((leader) => iconsOfSkill(look, leader, skill) > 0)) return attemptingCriteria(look, skill);
  return [least("least-skill-score", (leader) => skillScore(look, leader))];
}
