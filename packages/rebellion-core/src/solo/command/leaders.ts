import { at } from "@sw/tabletop";
import { hasPortrait } from "../../leaders/portrait.ts";
import { iconsOfSkill, skillScore, tacticScore } from "../../leaders/scores.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { CardOf } from "../../state/box.ts";
import type { LeaderIndex, SystemIndex, TheaterIndex } from "../../state/codes.ts";
import { NO_SKILL } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import { theatersFought } from "../board/gather.ts";
import { kindsOfSkill, tacticValue } from "../board/leaders.ts";
import { type Criterion, type Judge, least, most, rather } from "../judge.ts";
import type { QuestionId } from "../words.ts";

/** Sorts leaders by name, the order in which the die counts them. */
function sorted({ box }: Look, leaders: readonly LeaderIndex[]): readonly LeaderIndex[] {
  const idOf = (leader: LeaderIndex): string => at(box.leaders, leader).id;
  return [...leaders].sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
}

/** Asks the judge to choose one of several leaders. */
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

/**
 * Returns the criteria for the leader of a battle. First comes the best tactic value in the only contested theater, or
 * the best sum of both values. Then comes the lowest skill score, which keeps skilled leaders free.
 */
export function commandingCriteria(look: Look, theaters: readonly TheaterIndex[]): readonly Criterion<LeaderIndex>[] {
  const [only, another] = theaters;
  return [
    only !== undefined && another === undefined
      ? most("tactic-value", (leader) => tacticValue(look, leader, only))
      : most("tactic-score", (leader) => tacticScore(look, leader)),
    least("least-skill-score", (leader) => skillScore(look, leader)),
  ];
}

/** Returns the criteria for the leader who activates or reinforces a system (solo.command.activate.leader). */
export function activatingCriteria(
  look: Look,
  system: SystemIndex,
  kind: "activate" | "reinforce",
): readonly Criterion<LeaderIndex>[] {
  return commandingCriteria(look, theatersFought(look, system, kind));
}

/**
 * Returns the criteria for the most capable leader of a mission. For an attempt: the pictured leader, most icons,
 * fewest skills, lowest tactic score (solo.def.most-capable-attempt). For a resolved mission: fewest icons that
 * suffice, lowest skill score, the pictured leader (solo.def.most-capable-resolve).
 */
export function missionCriteria(look: Look, card: CardOf<"mission">): readonly Criterion<LeaderIndex>[] {
  const pictured = rather<LeaderIndex>("pictured", (leader) => hasPortrait(look.box, card, [leader]));
  const icons = (leader: LeaderIndex): number => (card.skill === NO_SKILL ? 0 : iconsOfSkill(look, leader, card.skill));
  if (card.entry.mode === "attempt") return [pictured, ...attemptingCriteria(look, card.skill)];
  return [least("fewest-icons", icons), least("least-skill-score", (leader) => skillScore(look, leader)), pictured];
}

/**
 * Returns the criteria for the leader of an attempt: most icons, fewest skills, lowest tactic score
 * (solo.def.most-capable-attempt).
 */
function attemptingCriteria(look: Look, skill: number): readonly Criterion<LeaderIndex>[] {
  return [
    most("most-icons", (leader) => iconsOfSkill(look, leader, skill)),
    least("fewest-skills", (leader) => kindsOfSkill(look, leader)),
    least("least-tactic-score", (leader) => tacticScore(look, leader)),
  ];
}

/**
 * Returns the criteria for the leader who opposes: those of an attempt, or only the lowest skill score if no leader has
 * an icon (solo.def.most-capable-attempt).
 */
export function opposingCriteria(
  look: Look,
  skill: number,
  leaders: readonly LeaderIndex[],
): readonly Criterion<LeaderIndex>[] {
  if (leaders.some((leader) => iconsOfSkill(look, leader, skill) > 0)) return attemptingCriteria(look, skill);
  return [least("least-skill-score", (leader) => skillScore(look, leader))];
}
