import { at, type CardCode, HIDDEN, hiddenPool, isKnown, type Pile } from "@sw/tabletop";
import { type Box, type CardKind, cardId } from "../state/box.ts";
import type { Look } from "../state/look.ts";
import { bitOf, IMPERIAL, type Side } from "../state/seats.ts";
import type { Assigned, SideState, State } from "../state/state.ts";
import { listed } from "../units/units.ts";
import { bagView, deckView, named, poolView } from "./cards.ts";
import type { AssignedView, SideView } from "./shapes.ts";
import { missionDeckView } from "./solo.ts";

/** Returns the data of a side as the sides in `mask` see it. */
export function sideView(look: Look, side: Side, mask: number): SideView {
  const { box, state } = look;
  const own = state.sides[side];
  const owner = bitOf(side);
  const [admiral, general] = own.actions;
  const [one, two, three] = own.queue;
  return {
    missions: bagView(box, own.missions, mask, owner, true),
    missionDeck: isDrawn(state, side)
      ? missionDeckView(box, own.missionDeck, mask)
      : deckView(box, own.missionDeck, mask),
    missionDiscard: named(box, own.missionDiscard),
    assigned: own.assigned.map((mission) => assignedView(box, mission, (mask & owner) !== 0)),
    ...hiddenMissionsOf(box, own, owner, mask),
    ...(isDrawn(state, side) ? hiddenMainOf(look, mask) : {}),
    actions: [bagView(box, admiral, mask, owner), bagView(box, general, mask, owner)],
    actionDeck: deckView(box, own.actionDeck, mask),
    actionsUsed: named(box, own.actionsUsed),
    actionsBoxed: deckView(box, own.actionsBoxed, mask),
    hiddenActions: poolView(
      box,
      [admiral, general, own.actionDeck, own.actionsBoxed, own.aside],
      mask,
      (code) => at(box.cards, code).type === "action",
    ),
    aside: bagView(box, own.aside, mask, owner),
    queue: [listed(box, one), listed(box, two), listed(box, three)],
    passed: own.passed,
  };
}

/** Whether the side is the Empire of a solo game, which draws its missions from decks that nobody has seen. */
function isDrawn({ solo }: State, side: Side): boolean {
  return solo !== undefined && side === IMPERIAL;
}

/**
 * Returns the main missions of a solo game's Empire, without projects, that are hidden in the Main Missions deck and
 * the Round Deck.
 */
function hiddenMainOf({ box, state: { sides, solo } }: Look, mask: number): Pick<SideView, "hiddenMissions"> {
  const decks = [sides[IMPERIAL].missionDeck, solo?.roundDeck ?? []];
  return { hiddenMissions: poolView(box, decks, mask, (code) => isSet(box, code, "regular")) };
}

function assignedView(box: Box, { card, leaders, known }: Assigned, shown: boolean): AssignedView {
  return {
    card: shown ? cardId(box, card) : HIDDEN,
    leaders: leaders.map((leader) => at(box.leaders, leader).id),
    known,
  };
}

/** Returns the missions in a side's hand and row that the sides in `mask` cannot see. */
function hiddenHeldOf({ missions, assigned }: SideState, owner: number, mask: number): readonly CardCode[] {
  const row = (mask & owner) === 0 ? assigned.map(({ card }) => card) : [];
  return [...hiddenPool([missions], mask), ...row].sort((a, b) => a - b);
}

/**
 * Returns what everybody can tell of a side's hidden missions. Their counts are public, and starting missions never
 * leave hand and row.
 */
function hiddenMissionsOf(
  box: Box,
  own: SideState,
  owner: number,
  mask: number,
): Pick<SideView, "hiddenStarting" | "hiddenHeld" | "hiddenMissions"> {
  const held = hiddenHeldOf(own, owner, mask);
  const starting = held.filter((code) => isSet(box, code, "starting"));
  const regular = held.filter((code) => isSet(box, code, "regular"));
  const deck: Pile = own.missionDeck.filter((segment) => !isKnown(segment, mask));
  const picked = hiddenPool([own.aside], mask).filter((code) => isSet(box, code, "regular"));
  const pool = [...regular, ...picked, ...deck.flatMap(({ cards }) => cards)].sort((a, b) => a - b);
  return {
    hiddenStarting: named(box, starting),
    hiddenHeld: { regular: regular.length, project: held.length - starting.length - regular.length },
    hiddenMissions: named(box, pool),
  };
}

/** Whether the card is a mission of this set. */
export function isSet(box: Box, code: CardCode, set: Extract<CardKind, { type: "mission" }>["entry"]["set"]): boolean {
  const card = at(box.cards, code);
  return card.type === "mission" && card.entry.set === set;
}
