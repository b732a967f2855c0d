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

/** An action card, compiled. */
export type ActionKind = CardOf<"action">;

/** A chair, and the system that the mission or combat is in ({@link NOWHERE}: none). */
export interface UseScope {
  readonly chair: Chair;
  readonly system: PlaceIndex;
}

const NOBODY: readonly LeaderIndex[] = Object.freeze([NO_LEADER]);

/**
 * Lists the leaders that can use the card for the chair now, judging by the board only, whether or not it holds the
 * card. Contains {@link NO_LEADER} for a card that needs none. Uses public knowledge only.
 */
export function leadersForAction(look: Look, card: ActionKind, scope: UseScope): readonly LeaderIndex[] {
  const { needs } = card.entry;
  if (!fitsMission(look, card)) return [];
  if (needs !== "nothing" && isQuarantined(look.state, sideOf(scope.chair), scope.system)) return [];
  const ready = needs === "nothing" ? NOBODY : card.leaders.filter((one) => isReady(look, one, needs, scope));
  return ready.length > 0 && isUsable(look, card, scope.system) ? ready : [];
}

/** A card for missions of one skill fits the mission that is under way. */
function fitsMission({ box, state }: Look, { entry: { skill } }: ActionKind): boolean {
  if (skill === undefined) return true;
  const mission = nearest(state, "mission");
  return mission !== undefined && missionOf(box, mission.card).entry.skill === skill;
}

/** No action cards are used there in this Command Phase (Boba Fett? Where?). */
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
 * The rule by which a leader in the system cannot be shown for a card, or undefined. By the faq rulings captured and lured
 * ones cannot (reb.faq.captured-no-action-cards); by the book a captured one is not there for a mission that is not
 * against him (reb.mission.captured-not-participating).
 */
function whyAbsent({ box, state }: Look, leader: LeaderIndex): RuleId | undefined {
  const own = at(state.leaders, leader);
  if (state.config.rulings === "faq") {
    return isCaptured(box, own) || isLured(box, own) ? "reb.faq.captured-no-action-cards" : undefined;
  }
  if (!isCaptured(box, own) || nearest(state, "combat") !== undefined) return undefined;
  return nearest(state, "mission")?.target === leader ? undefined : "reb.mission.captured-not-participating";
}

/** The rule by which the card cannot be used with a leader (or without, {@link NO_LEADER}) who is not ready for it. */
export function whyNotReady(
  look: Look,
  { entry, leaders }: ActionKind,
  leader: LeaderIndex,
  { system }: UseScope,
): RuleId {
  const isThere = entry.needs === "system" && leaders.includes(leader) && at(look.state.leaders, leader).at === system;
  return (isThere ? whyAbsent(look, leader) : undefined) ?? "reb.action.leader-must-be-present";
}

/** Leaders of the mission that the side is about to turn up, or has turned up. */
function revealing(state: State, side: Side): readonly LeaderIndex[] {
  const command = nearest(state, "command");
  const place = command?.revealing ?? NO_MISSION;
  if (place >= 0) return state.sides[side].assigned[place]?.leaders ?? [];
  const turnedUp = state.solo !== undefined && side === IMPERIAL ? nearest(state, "round-card") : undefined;
  if (turnedUp !== undefined) return turnedUp.leaders;
  return nearest(state, "mission")?.leaders ?? [];
}

/** True for an action card of this timing and side. */
export function isTimed({ side: of, entry }: ActionKind, timing: ActionTiming, side: Side): boolean {
  return of === side && entry.timing === timing;
}

/** True if the chair holds the card. */
export function holdsAction(state: State, chair: Chair, card: CardCode): boolean {
  return pileHas(state.sides[sideOf(chair)].actions[roleOf(chair)], card);
}

/**
 * Whether the chair may hold the card, as far as everybody knows: the card is faceup in its hand, or it is faceup
 * nowhere and the chair holds a card with the same back (starting cards and the action deck have different backs).
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

/** True if, as far as everybody knows, the chair may hold a card of the timing that it can use now. */
export function mayUseAction(look: Look, timing: ActionTiming, scope: UseScope): boolean {
  return look.box.actions.some(
    (card) =>
      isTimed(card, timing, sideOf(scope.chair)) &&
      mayHoldAction(look, scope.chair, card) &&
      leadersForAction(look, card, scope).length > 0,
  );
}

/**
 * Uses an action card: it is turned up, goes back to the box and is carried out (reb.action.use-procedure,
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
