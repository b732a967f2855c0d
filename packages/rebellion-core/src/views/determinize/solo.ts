import { at, type CardCode, isHidden } from "@sw/tabletop";
import { GATHER_INTEL } from "../../decks/solo-decks.ts";
import { type Box, cardOf } from "../../state/box.ts";
import { IMPERIAL, sideOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { View } from "../shapes.ts";
import { type Dealers, dealDeck, inOrder } from "./deal.ts";
import { codeOf, codesOf, leaderOf, placeShown, systemsRead, unitsRead } from "./reading.ts";

/**
 * The hidden projects of a solo game, divided: those in locations known to hold projects, and those among its missions.
 */
export interface PartedProjects {
  readonly shared: Dealers;
  readonly mixed: readonly CardCode[];
}

/** Divides the hidden projects of a solo game. In any other game they stay together. */
export function partProjects(view: View, dealers: Dealers): PartedProjects {
  const { solo, projectDeck, sides, hiddenProjects } = view;
  const dealer = dealers.get("project");
  if (solo === undefined || dealer === undefined) return { shared: dealers, mixed: [] };
  const parts = [projectDeck, sides.imperial.missionDeck, sides.imperial.aside, solo.roundDeck, solo.projects].flat();
  const backs = parts.flatMap((part) => (isHidden(part.cards) ? part.backs : []));
  const known = backs.filter((back) => back === "project").length;
  const order = dealer.deal(hiddenProjects.length);
  return {
    shared: new Map(dealers).set("project", inOrder(order.slice(0, known))),
    mixed: order.slice(known),
  };
}

/**
 * Reorders the hidden probe cards of a solo game, of which there are `count`. Cards that the Empire holds unseen must
 * be of populous systems, because those of remote ones lie open (solo.refresh.probes). The order is: those for its
 * hand, all others, those under cards. Other games are unchanged.
 */
export function probesByHand(box: Box, { solo, probes, held = [] }: View, dealers: Dealers, count: number): Dealers {
  const dealer = dealers.get("probe");
  if (solo === undefined || dealer === undefined) return dealers;
  const order = dealer.deal(count);
  const inHand = probes.reduce((sum, { cards, count: inPart }) => sum + (isHidden(cards) ? inPart : 0), 0);
  const under = held.filter(({ probe, chair }) => isHidden(probe) && sideOf(chair) === IMPERIAL).length;
  const isPopulous = (code: CardCode): boolean => at(box.systems, cardOf(box, code, "probe").system).populous;
  const populous = order.filter(isPopulous);
  const hand = populous.slice(0, inHand);
  const last = under === 0 ? [] : populous.slice(inHand).slice(-under);
  const between = order.filter((code) => !hand.includes(code) && !last.includes(code));
  return new Map(dealers).set("probe", inOrder([...hand, ...between, ...last]));
}

/**
 * Reorders the starting missions after the base is revealed: Gather Intel leaves its deck then
 * (solo.base.remove-gather-intel). If it is hidden, it must be in the Round Deck, so it is dealt there.
 */
function startingByDeck(box: Box, { solo, base }: View, dealers: Dealers): Dealers {
  const dealer = dealers.get("starting-mission");
  if (solo === undefined || dealer === undefined || !base.revealed) return dealers;
  const order = dealer.deal(solo.hiddenStarting.length);
  const inDeck = solo.startingDeck.reduce((sum, { cards, count }) => sum + (isHidden(cards) ? count : 0), 0);
  const intel = order.slice(0, inDeck).find((code) => at(box.cards, code).id === GATHER_INTEL);
  if (intel === undefined) return new Map(dealers).set("starting-mission", inOrder(order));
  const others = order.filter((code) => code !== intel);
  const parted = [...others.slice(0, inDeck), intel, ...others.slice(inDeck)];
  return new Map(dealers).set("starting-mission", inOrder(parted));
}

/** Deals the data of a solo game, so that it fits the view. Returns no field for other games. */
export function dealSolo(box: Box, view: View, all: Dealers): Pick<State, "solo"> {
  const { solo } = view;
  if (solo === undefined) return {};
  const dealers = startingByDeck(box, view, all);
  return {
    solo: {
      startingDeck: dealDeck(box, solo.startingDeck, dealers),
      roundDeck: dealDeck(box, solo.roundDeck, dealers),
      roundProjects: solo.roundProjects,
      projects: dealDeck(box, solo.projects, dealers),
      returning: codesOf(box, solo.returning),
      startingUsed: codesOf(box, solo.startingUsed),
      startingOut: codesOf(box, solo.startingOut),
      boxed: codesOf(box, solo.boxed),
      reserved: solo.reserved.map(({ card, leader }) => ({ card: codeOf(box, card), leader: leaderOf(box, leader) })),
      garrisoned: systemsRead(box, solo.garrisoned),
      moved: solo.moved.map(({ at, units }) => ({ at: placeShown(box, at), units: unitsRead(box, units) })),
      found: solo.found,
      nothingPlayable: solo.nothingPlayable,
      bunkerBuilt: solo.bunkerBuilt,
      memory: solo.memory,
    },
  };
}
