import { at, nearest } from "@sw/tabletop";
import { choosable } from "../../effects/ops/galaxy/choose-system.ts";
import { isWorthCapturing } from "../../leaders/captives.ts";
import { servesSide } from "../../leaders/leaders.ts";
import { poolsOf } from "../../leaders/pool-limit.ts";
import { skillScore, tacticScore } from "../../leaders/scores.ts";
import type { Action } from "../../state/actions.ts";
import { instructionAt, leaderNamed, placeNamed } from "../../state/box.ts";
import { GROUND, type LeaderIndex, type PlaceIndex, SPACE, type SystemIndex } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import { IMPERIAL, REBEL } from "../../state/seats.ts";
import { tacticValue } from "../board/leaders.ts";
import { strengthAt } from "../board/values.ts";
import { chooseLeader } from "../command/leaders.ts";
import { type Criterion, least, most } from "../judge.ts";
import { gainsLoyalty } from "../missions/criteria.ts";
import { withEffect } from "../missions/effect.ts";
import { ROWS, ruleOfCard } from "../missions/rows.ts";
import { type Answer, answerOf, optionsOf, type Sitting } from "../sitting.ts";
import { isWastedAt } from "./idle.ts";

/** Returns the card that asks, or undefined for questions that no card asks. */
export function cardOf({ asked: { context } }: Sitting): string | undefined {
  return "card" in context && context.card !== null ? context.card : undefined;
}

/**
 * Chooses the system for the effect of a card, by its row. Without a row, the golden rule prefers a system where
 * loyalty can be gained.
 */
export const chooseSystem: Answer = (sitting) => {
  const { asked } = sitting;
  const left = asked.kind === "choose-system" ? asked.context.left : 1;
  return left > 1 ? several(sitting, left) : placed(sitting, (card) => ROWS[card]?.chosen?.(sitting.look));
};

/** Chooses several systems, the best first by the row. They are named in board order, as the effect expects. */
function several(sitting: Sitting, count: number): ReturnType<Answer> {
  const { look, judge, options } = sitting;
  const { box } = look;
  const subject = cardOf(sitting) ?? "";
  const chosen: SystemIndex[] = [];
  for (let waiting = choosableNow(look); chosen.length < count; ) {
    const system = judge.choose({
      question: "card-system",
      subject,
      rule: ruleOfCard(subject),
      candidates: waiting,
      nameOf: (place) => at(box.placeIds, place),
      criteria: ROWS[subject]?.chosen?.(look) ?? silentCriteria(sitting),
    });
    chosen.push(system);
    waiting = waiting.filter((one) => one !== system);
  }
  const picks = chosen
    .sort((one, other) => one - other)
    .map((system): Action => ({ type: "choose-system", subject: at(box.placeIds, system) }));
  return answerOf(picks, at(options, 0));
}

/** Lists all systems that the current effect may choose, in ascending order. */
function choosableNow({ box, state }: Look): readonly SystemIndex[] {
  const frame = nearest(state, "effect");
  if (frame === undefined) return [];
  const step = instructionAt(box, frame);
  return step?.op === "choose-system" ? choosable({ box, state }, frame, step) : [];
}

/** Chooses the system where an action card puts a leader, by its row. */
export const placeLeader: Answer = (sitting) =>
  placed(sitting, (card, systems) => {
    const row = ROWS[card]?.system?.(sitting.look);
    return row && withEffect(systems, (system) => isWastedAt(sitting.look, card, system), row);
  });

function placed(
  sitting: Sitting,
  criteriaOf: (card: string, systems: readonly PlaceIndex[]) => readonly Criterion<PlaceIndex>[] | undefined,
): ReturnType<Answer> {
  const { look, judge } = sitting;
  const subject = cardOf(sitting) ?? "";
  const candidates = optionsOf(sitting, "choose-system").map((way) => placeNamed(look.box, way.subject));
  const system = judge.choose({
    question: "card-system",
    subject,
    rule: ruleOfCard(subject),
    candidates,
    nameOf: (place) => at(look.box.placeIds, place),
    criteria: criteriaOf(subject, candidates) ?? silentCriteria(sitting),
  });
  return [{ type: "choose-system", subject: at(look.box.placeIds, system) }];
}

/**
 * Returns the criteria for cards without a row (solo.golden.rule): a system where the Empire gains loyalty, then its
 * strongest system.
 */
function silentCriteria({ look }: Sitting): readonly Criterion<PlaceIndex>[] {
  return [gainsLoyalty(look), most("strength", (place) => strengthAt(look, place, IMPERIAL))];
}

/**
 * Chooses the leader that a card is about, by its row. Without a row, chooses the most skilled Rebel leader or the
 * least skilled Imperial leader.
 */
export const chooseCardLeader: Answer = (sitting) => {
  const { look } = sitting;
  const ways = optionsOf(sitting, "choose-leader");
  if (ways.length === 0) return [at(sitting.options, 0)];
  const subject = cardOf(sitting) ?? "";
  const row = ROWS[subject];
  const criteria = row?.leader?.(look) ?? [
    most<LeaderIndex>("skill-score", (leader) => sideOfGain(look, leader) * skillScore(look, leader)),
    most<LeaderIndex>("tactic-score", (leader) => sideOfGain(look, leader) * tacticScore(look, leader)),
  ];
  const leaders = ways.map((way) => leaderNamed(look.box, way.subject));
  const rule = ruleOfCard(subject);
  const leader = chooseLeader(sitting, "card-leader", rule, leaders, criteria, subject);
  return [{ type: "choose-leader", subject: at(look.box.leaders, leader).id }];
};

/**
 * Chooses the leader to capture. Where it may also capture nobody, it does not free a captive who is at least as
 * valuable (solo.combat.imperial-card-choices, reb.captured.second-capture).
 */
export const captureCardLeader: Answer = (sitting) => {
  const { look, options } = sitting;
  if (!options.some(({ type }) => type === "pass")) return chooseCardLeader(sitting);
  const worth = options.filter(
    (option) => option.type !== "choose-leader" || isWorthCapturing(look, leaderNamed(look.box, option.subject)),
  );
  return chooseCardLeader({ ...sitting, options: worth });
};

function sideOfGain(look: Look, leader: LeaderIndex): 1 | -1 {
  return servesSide(look, leader) === IMPERIAL ? -1 : 1;
}

/**
 * Chooses the leaders that leave a pool over its limit: those with the lowest scores. The game takes them in ascending
 * order, so all are chosen at once.
 */
export const spareLeader: Answer = (sitting) => {
  const { look, asked, options } = sitting;
  const left = asked.kind === "pool-limit" ? asked.context.left : 1;
  const picked = nearest(look.state, "pool-limit")?.picked ?? [];
  const criteria = [
    least<LeaderIndex>("least-skill-score", (leader) => skillScore(look, leader)),
    least<LeaderIndex>("least-tactic-score", (leader) => tacticScore(look, leader)),
  ];
  const spared: LeaderIndex[] = [];
  let pool = poolsOf(look, IMPERIAL)
    .flat()
    .filter((leader) => !picked.includes(leader));
  while (spared.length < left && pool.length > 0) {
    const leader = chooseLeader(sitting, "spared-leader", "solo.golden.rule", pool, criteria);
    spared.push(leader);
    pool = pool.filter((one) => one !== leader);
  }
  const picks = spared
    .sort((one, other) => one - other)
    .map((leader): Action => ({ type: "choose-leader", subject: at(look.box.leaders, leader).id }));
  return answerOf(picks, at(options, 0));
};

/**
 * Returns the criteria for the leader who uses an action card. In a combat, the best tactic value in the theater where
 * the Rebels are stronger comes first, or the best sum of both values if they are equally strong in both
 * (solo.decision.ready-for-action). Then comes the lowest skill score.
 */
export function usingCriteria({ look }: Sitting): readonly Criterion<LeaderIndex>[] {
  const combat = nearest(look.state, "combat");
  const missed = least<LeaderIndex>("least-skill-score", (leader) => skillScore(look, leader));
  if (combat === undefined) return [missed];
  const ahead = strengthAt(look, combat.system, REBEL, SPACE) - strengthAt(look, combat.system, REBEL, GROUND);
  if (ahead === 0) return [most<LeaderIndex>("tactic-score", (leader) => tacticScore(look, leader)), missed];
  const theater = ahead > 0 ? SPACE : GROUND;
  return [most<LeaderIndex>("tactic-value", (leader) => tacticValue(look, leader, theater)), missed];
}
