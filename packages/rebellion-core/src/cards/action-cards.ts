import { at, type CardCode, isKnown, nearest, pileHas, type Segment } from "@sw/tabletop";
import { isUsable } from "../conditions/possible.ts";
import { spendAction } from "../decks/action-hand.ts";
import type { ActionTiming } from "../language/language.ts";
import { controls, isCaptured, isLured, ringAbility, servesSide } from "../leaders/leaders.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Box, CardOf } from "../state/box.ts";
import { missionOf } from "../state/box.ts";
import { type LeaderIndex, NO_LEADER, NO_MISSION, type PlaceIndex } from "../state/codes.ts";
import { effectOf } from "../state/effect-frame.ts";
import type { Look } from "../state/look.ts";
import { modifiersOf } from "../state/modifiers.ts";
import { type Chair, factionOf, IMPERIAL, roleOf, type Side, SPECTATOR_BIT, sideOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";

/** An action card in its compiled form. */
export type ActionKind = CardOf<"action">;

/** The chair that uses a card, and the system of the current mission or combat ({@link NOWHERE} if there is none). */
export interface UseScope {
  readonly chair: Chair;
  readonly system: PlaceIndex;
}

const NOBODY: readonly LeaderIndex[] = Object.freeze([NO_LEADER]);

/**
 * Lists the leaders with which the chair could use the card now, whether or not it holds the card. Contains {@link
 * NO_LEADER} for a card that needs no leader. Uses public knowledge only.
 */
export function leadersForAction(look: Look, card: ActionKind, scope: UseScope): readonly LeaderIndex[] {
  const { needs } = card.entry;
  if (!fitsMission(look, card)) return [];
  if (isQuarantined(look.state, sideOf(scope.chair), scope.system)) return [];
  const ready = needs === "nothing" ? NOBODY : card.leaders.filter((one) => isReady(look, one, needs, scope));
  return ready.length > 0 && isUsable(look, card, scope.system) ? ready : [];
}

/**
 * Whether the card may be used in the current mission. A card for missions of one skill fits only missions of that
 * skill.
 */
function fitsMission({ box, state }: Look, { entry: { skill } }: ActionKind): boolean {
  if (skill === undefined) return true;
  const mission = nearest(state, "mission");
  return mission !== undefined && missionOf(box, mission.card).entry.skill === skill;
}

/**
 * Whether an effect forbids the side to use action cards in this system for the current Command Phase (Boba Fett?
 * Where?).
 */
export function isQuarantined(state: State, side: Side, system: PlaceIndex): boolean {
  return (
    state.phase === "command" &&
    modifiersOf(state, "quarantine").some((one) => one.system === system && one.effect.faction === factionOf(side))
  );
}

function isReady(
  look: Look,
  leader: LeaderIndex,
  needs: Exclude<ActionKind["entry"]["needs"], "nothing">,
  { chair, system }: UseScope,
): boolean {
  const { box, state } = look;
  const own = at(state.leaders, leader);
  switch (needs) {
    case "system":
      return own.at === system && whyAbsent(look, leader) === undefined;
    case "pool":
      return own.at === "pool" && controls(look, chair, leader);
    case "board":
      return isElsewhere(own.at, box, system) && !isCaptured(box, own) && servesSide(look, leader) === sideOf(chair);
    case "assigned":
      return revealing(state, sideOf(chair)).includes(leader);
    case "captured":
      return own.at === system && ringAbility(box, own) === "captured";
  }
}

/** Whether a leader is in a system other than this one. The Rebel Base space does not count as a system. */
function isElsewhere(spot: State["leaders"][number]["at"], box: Box, system: PlaceIndex): boolean {
  return typeof spot === "number" && spot < box.systems.length && spot !== system;
}

/**
 * Returns the rule that forbids showing a leader in the system for a card, or undefined if none does. The FAQ forbids
 * captured and lured leaders (reb.faq.captured-no-action-cards). By the rulebook a captured leader takes part only in
 * missions against them (reb.mission.captured-not-participating).
 */
function whyAbsent({ box, state }: Look, leader: LeaderIndex): RuleId | undefined {
  const own = at(state.leaders, leader);
  if (state.config.rulings === "faq") {
    return isCaptured(box, own) || isLured(box, own) ? "reb.faq.captured-no-action-cards" : undefined;
  }
  if (!isCaptured(box, own) || nearest(state, "combat") !== undefined) return undefined;
  return nearest(state, "mission")?.target === leader ? undefined : "reb.mission.captured-not-participating";
}

/**
 * Returns the rule that forbids using the card with this leader, who is not ready for it. Pass {@link NO_LEADER} for a
 * use without a leader.
 */
export function whyNotReady(
  look: Look,
  { entry, leaders }: ActionKind,
  leader: LeaderIndex,
  { system }: UseScope,
): RuleId {
  const isThere = entry.needs === "system" && leaders.includes(leader) && at(look.state.leaders, leader).at === system;
  return (isThere ? whyAbsent(look, leader) : undefined) ?? "reb.action.leader-must-be-present";
}

/** Returns the leaders on the mission that the side is revealing or has just revealed. */
function revealing(state: State, side: Side): readonly LeaderIndex[] {
  const command = nearest(state, "command");
  const place = command?.revealing ?? NO_MISSION;
  if (place >= 0) return state.sides[side].assigned[place]?.leaders ?? [];
  const turnedUp = state.solo !== undefined && side === IMPERIAL ? nearest(state, "round-card") : undefined;
  if (turnedUp !== undefined) return turnedUp.leaders;
  return nearest(state, "mission")?.leaders ?? [];
}

/** Whether the action card has this timing and belongs to this side. */
export function isTimed({ side: of, entry }: ActionKind, timing: ActionTiming, side: Side): boolean {
  return of === side && entry.timing === timing;
}

/** Whether the chair holds the card. */
export function holdsAction(state: State, chair: Chair, card: CardCode): boolean {
  return pileHas(state.sides[sideOf(chair)].actions[roleOf(chair)], card);
}

/**
 * Whether the chair may hold the card, judging by public knowledge. A facedown card counts if it has the same back:
 * starting cards and the action deck have different backs.
 */
function mayHoldAction({ box, state }: Look, chair: Chair, card: ActionKind): boolean {
  const { actions, actionsUsed, actionDeck, actionsBoxed } = state.sides[sideOf(chair)];
  if (actionsUsed.includes(card.code)) return false;
  const held = at(actions, roleOf(chair));
  const isOpen = [...actions.flat(), ...actionDeck, ...actionsBoxed].some(
    (part) => isKnown(part, SPECTATOR_BIT) && part.cards.includes(card.code),
  );
  if (isOpen) return pileHas(held, card.code);
  return held.some((part) => !isKnown(part, SPECTATOR_BIT) && holdsSet(box, part, card.entry.set));
}

function holdsSet(box: Box, { cards }: Segment, set: ActionKind["entry"]["set"]): boolean {
  return cards.some((code) => {
    const card = at(box.cards, code);
    return card.type === "action" && card.entry.set === set;
  });
}

/** Whether the chair may hold a card of the timing that it can use now, judging by public knowledge. */
export function mayUseAction(look: Look, timing: ActionTiming, scope: UseScope): boolean {
  return look.box.actions.some(
    (card) =>
      isTimed(card, timing, sideOf(scope.chair)) &&
      mayHoldAction(look, scope.chair, card) &&
      leadersForAction(look, card, scope).length > 0,
  );
}

/**
 * Uses an action card: turns it faceup, returns it to the box and carries out its effect (reb.action.use-procedure,
 * reb.action.once-per-game).
 */
export function useAction(work: GameWork, card: CardCode, leader: LeaderIndex, scope: UseScope, rule: RuleId): void {
  const { chair, system } = scope;
  const side = sideOf(chair);
  const leaders = revealing(work.state, side);
  const target = nearest(work.state, "mission")?.target ?? NO_LEADER;
  spendAction(work, side, roleOf(chair), card);
  const name = leader === NO_LEADER ? null : at(work.box.leaders, leader).id;
  const cause = work.cause(card);
  work.emit({ type: "action-used", faction: factionOf(side), card: cause, leader: name, rule, cause });
  work.push(effectOf(card, "effect", { chair, system, leader, leaders, target }));
}
