import { at, isHidden, isKnown, type Pile } from "@sw/tabletop";
import { missionSetOf } from "../decks/solo-decks.ts";
import type { Box } from "../state/box.ts";
import type { Look } from "../state/look.ts";
import { PROJECT_BIT } from "../state/seats.ts";
import { listed } from "../units/units.ts";
import { type Back, inBackOrder } from "./backs.ts";
import { deckView, named, poolView } from "./cards.ts";
import type { Cards, SoloView, View } from "./shapes.ts";

/** Returns the data of a solo game; no field for other games. Neither side knows more of it than a spectator. */
export function soloView({ box, state: { solo } }: Look, mask: number): Pick<View, "solo"> {
  if (solo === undefined) return {};
  const { startingDeck, roundDeck, projects, reserved, garrisoned, moved } = solo;
  const view: SoloView = {
    startingDeck: missionDeckView(box, startingDeck, mask),
    roundDeck: missionDeckView(box, roundDeck, mask, solo.roundProjects),
    roundProjects: solo.roundProjects,
    projects: deckView(box, projects, mask),
    returning: named(box, solo.returning),
    startingUsed: named(box, solo.startingUsed),
    startingOut: named(box, solo.startingOut),
    boxed: named(box, solo.boxed),
    hiddenStarting: poolView(box, [startingDeck, roundDeck], mask, (code) => missionSetOf(box, code) === "starting"),
    reserved: reserved.map(({ card, leader }) => ({
      card: at(box.cards, card).id,
      leader: at(box.leaders, leader).id,
    })),
    garrisoned: garrisoned.map((system) => at(box.placeIds, system)),
    moved: moved.map(({ at: place, units }) => ({ at: at(box.placeIds, place), units: listed(box, units) })),
    found: solo.found,
    nothingPlayable: solo.nothingPlayable,
    bunkerBuilt: solo.bunkerBuilt,
    memory: solo.memory,
  };
  return { solo: view };
}

/**
 * Returns a mission deck of a solo game as the sides in `mask` see it. The back of a hidden card tells whether it is a
 * starting mission. `projects` of the cards are known to be projects; other main missions may also be projects.
 */
export function missionDeckView(box: Box, pile: Pile, mask: number, projects = 0): Cards {
  let known = projects;
  return deckView(box, pile, mask).map((part, index) => {
    const segment = pile[index];
    if (segment === undefined || !isHidden(part.cards) || isKnown(segment, mask)) return part;
    const backs = segment.cards.map((code): Back => {
      const set = missionSetOf(box, code);
      if (set === "starting") return "starting-mission";
      if ((segment.knownTo & PROJECT_BIT) !== 0) return "project";
      if (set !== "project" || known === 0) return "mission";
      known -= 1;
      return "project";
    });
    return { ...part, backs: segment.ordered ? backs : inBackOrder(backs) };
  });
}
