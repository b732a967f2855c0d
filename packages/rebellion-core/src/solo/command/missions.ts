import { at, nearest } from "@sw/tabletop";
import { holdsAction, isTimed } from "../../cards/action-cards.ts";
import { unrevealedCards } from "../../decks/round-deck.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { type CardOf, leaderNamed, missionOf } from "../../state/box.ts";
import { GROUND, type LeaderIndex, NO_SKILL, SPACE } from "../../state/codes.ts";
import type { Look } from "../../state/look.ts";
import { ADMIRAL, chairOf, IMPERIAL } from "../../state/seats.ts";
import { isContested } from "../../units/units.ts";
import { hasLeadersToSpare, hasRebelPool, imperialPool } from "../board/leaders.ts";
import { isWorthUsing } from "../effects/cards.ts";
import { type Criterion, rather } from "../judge.ts";
import { type Answer, optionsOf, type Sitting } from "../sitting.ts";
import type { QuestionId } from "../words.ts";
import { chooseLeader, commandingCriteria, missionCriteria, opposingCriteria } from "./leaders.ts";

/**
 * Chooses the leaders for the revealed mission (solo.missions.reveal). A second leader goes if the card has a bonus for
 * two and the pool then still holds at least as many leaders as missions are left (solo.command.mission.second-leader).
 */
export const sendOnMission: Answer = (sitting) => {
  const { look } = sitting;
  const frame = nearest(look.state, "round-card");
  const [done] = optionsOf(sitting, "done");
  const sent = frame?.leaders ?? [];
  const left = imperialPool(look).filter((leader) => !sent.includes(leader));
  const isSecond = sent.length > 0;
  if (isSecond && done !== undefined && left.length < unrevealedCards(look.state)) return [done];
  return [assigned(sitting, isSecond ? "second-leader" : "mission-leader")];
};

/**
 * Chooses the leader reserved for a mission that is tried again: the one who would go on it now
 * (solo.var.unplayable.retry).
 */
export const reserve: Answer = (sitting) => [assigned(sitting, "mission-leader")];

function assigned(sitting: Sitting, question: "mission-leader" | "second-leader"): Action {
  const { box } = sitting.look;
  const ways = optionsOf(sitting, "assign");
  const { mission } = at(ways, 0);
  const card = missionNamed(sitting.look, mission);
  const rule =
    question === "second-leader"
      ? "solo.command.mission.second-leader"
      : card.entry.mode === "attempt"
        ? "solo.def.most-capable-attempt"
        : "solo.def.most-capable-resolve";
  const leaders = ways.map(({ subject }) => leaderNamed(box, subject));
  const criteria = [...priorities(sitting.look, card), ...missionCriteria(sitting.look, card)];
  const leader = chooseLeader(sitting, question, rule, leaders, criteria, mission);
  return { type: "assign", subject: at(box.leaders, leader).id, mission };
}

/**
 * The action cards that make their leaders go on missions first while the Empire holds them, with their rules. Blindside
 * does so only for missions with which it can be used: a resolved mission is not opposed, and an empty Rebel pool
 * sends nobody.
 */
const PRIORITIES: Readonly<Record<string, { readonly rule: RuleId; readonly attemptsOnly: boolean }>> = {
  blindside: { rule: "solo.decision.blindside", attemptsOnly: true },
  "post-bounty": { rule: "solo.decision.post-bounty", attemptsOnly: false },
};

/**
 * Returns the criteria that prefer leaders of cards in hand that want them on missions (solo.decision.blindside,
 * solo.decision.post-bounty).
 */
function priorities(look: Look, { entry }: CardOf<"mission">): readonly Criterion<LeaderIndex>[] {
  const { box, state } = look;
  const chair = chairOf(state.config, IMPERIAL, ADMIRAL);
  return box.actions.flatMap(({ id, code, leaders }) => {
    const priority = PRIORITIES[id];
    if (priority === undefined || !holdsAction(state, chair, code)) return [];
    if (priority.attemptsOnly && (entry.mode !== "attempt" || !hasRebelPool(look))) return [];
    return [rather<LeaderIndex>("action-card", (leader) => leaders.includes(leader), priority.rule)];
  });
}

function missionNamed({ box }: Look, id: string): CardOf<"mission"> {
  const card = box.cardsById.get(id);
  if (card?.type !== "mission") throw new RangeError(`${id} is no mission`);
  return card;
}

/**
 * Decides by the die whether a leader opposes a Rebel mission, and chooses the leader (solo.command.oppose.mission).
 */
export const oppose: Answer = (sitting) => {
  const { look } = sitting;
  const ways = optionsOf(sitting, "choose-leader");
  const mission = nearest(look.state, "mission");
  if (ways.length === 0 || mission === undefined || !hasLeadersToSpare(look)) return [{ type: "pass" }];
  if (!rolledFor(sitting, "opposing", "solo.command.oppose.mission")) return [{ type: "pass" }];
  const { skill } = missionOf(look.box, mission.card);
  const leaders = ways.map(({ subject }) => leaderNamed(look.box, subject));
  const criteria = opposingCriteria(look, skill === NO_SKILL ? 0 : skill, leaders);
  return [leaderSent(sitting, "opposing-leader", "solo.def.most-capable-attempt", criteria)];
};

/**
 * Decides by the die whether a leader joins a combat, and chooses the leader. Only leaders with tactic values can join
 * (solo.command.join-combat).
 */
export const joinCombat: Answer = (sitting) => {
  const { look } = sitting;
  const combat = nearest(look.state, "combat");
  const ways = optionsOf(sitting, "choose-leader").filter(
    ({ subject }) => at(look.box.leaders, leaderNamed(look.box, subject)).tactics !== null,
  );
  if (ways.length === 0 || combat === undefined || !hasLeadersToSpare(look)) return [{ type: "pass" }];
  if (!rolledFor(sitting, "joining", "solo.command.join-combat")) return [{ type: "pass" }];
  const theaters = ([SPACE, GROUND] as const).filter((theater) => isContested(look, combat.system, theater));
  return [
    leaderSent({ ...sitting, options: ways }, "joining-leader", "solo.command.join-combat", [
      startOfCombat(look),
      ...commandingCriteria(look, theaters),
    ]),
  ];
};

/** Whether the die sends a leader: on 5 to 8. */
function rolledFor({ judge }: Sitting, question: QuestionId, rule: RuleId): boolean {
  const candidates = ["nobody", "a-leader"] as const;
  return judge.choose({ question, rule, candidates, nameOf: (name) => name, criteria: [] }) === "a-leader";
}

/** Returns the action that sends the leader chosen by the criteria. */
function leaderSent(
  sitting: Sitting,
  question: QuestionId,
  rule: RuleId,
  criteria: readonly Criterion<LeaderIndex>[],
): Action {
  const { box } = sitting.look;
  const leaders = optionsOf(sitting, "choose-leader").map(({ subject }) => leaderNamed(box, subject));
  return {
    type: "choose-leader",
    subject: at(box.leaders, chooseLeader(sitting, question, rule, leaders, criteria)).id,
  };
}

/**
 * Returns the criterion for a leader who joins a combat (solo.command.join-combat). If the Empire holds a card for the
 * start of a combat, it prefers a leader who can use the card there. A card for leaders of the pool is of no use to a
 * leader who has left the pool.
 */
function startOfCombat(look: Look): Criterion<LeaderIndex> {
  const { box, state } = look;
  const chair = chairOf(state.config, IMPERIAL, ADMIRAL);
  const cards = box.actions.filter(
    (card) =>
      isTimed(card, "start-of-combat", IMPERIAL) &&
      card.entry.needs === "system" &&
      holdsAction(state, chair, card.code) &&
      isWorthUsing(look, card.id),
  );
  return rather("start-of-combat-card", (leader) => cards.some(({ leaders }) => leaders.includes(leader)));
}
