import { at, type CardCode, isHidden } from "@sw/tabletop";
import { type Box, cardOf } from "../../state/box.ts";
import { IMPERIAL, sideOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { View } from "../view-shapes.ts";
import { type Dealers, dealDeck, inOrder } from "./deal.ts";
import { codeOf, codesOf, leaderOf, placeShown, systemsRead, unitsRead } from "./reading.ts";

/** Hidden projects of a solo game: those for the places where everybody knows one to be, and those that lie among its missions. */
export interface PartedProjects {
  readonly shared: Dealers;
  readonly mixed: readonly CardCode[];
}

/** Parts the hidden projects of a solo game; of any other game all stay together. */
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
 * The hidden probe cards of a solo game with those first and last that the Empire can hold unseen, in its hand and under cards: of
 * populous systems, as those of remote ones lie open there (solo.refresh.probes). `count` are all hidden ones; of any other game
 * they stay as they are.
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

/** What a solo game has besides, as the view could be; nothing elsewhere. */
export function dealSolo(box: Box, { solo }: View, dealers: Dealers): Pick<State, "solo"> {
  if (solo === undefined) return {};
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
