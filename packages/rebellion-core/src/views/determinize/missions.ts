import { addToBag, at, type CardCode, type Chance, dealer, EMPTY_PILE, isHidden, type Pile } from "@sw/tabletop";
import type { Faction } from "../../language/language.ts";
import { type Box, cardId } from "../../state/box.ts";
import { bitOf, sideOfFaction } from "../../state/seats.ts";
import type { Assigned, KnownMission } from "../../state/state.ts";
import type { Back } from "../backs.ts";
import type { AssignedView, SideView } from "../shapes.ts";
import { type Dealers, dealOne } from "./deal.ts";
import { codeOf, leaderOf } from "./reading.ts";

const BACK_OF: Readonly<Record<KnownMission, Back>> = {
  starting: "starting-mission",
  regular: "mission",
  project: "project",
};

/**
 * Deals a side's hand and row of missions. Cards assigned openly are dealt first, from their kind. If the row has other
 * hidden cards, all remaining ones are ordered (`hold:SIDE`), and the row takes the first. `seen` returns who besides
 * the owner knows each hidden card of the hand.
 */
export function dealMissions(
  box: Box,
  view: SideView,
  faction: Faction,
  dealers: Dealers,
  chance: Chance,
  seen: () => number,
): { readonly missions: Pile; readonly assigned: readonly Assigned[] } {
  const left: Record<KnownMission, number> = {
    starting: view.hiddenStarting.length,
    regular: view.hiddenHeld.regular,
    project: view.hiddenHeld.project,
  };
  const hidden = view.assigned.filter(({ card }) => isHidden(card));
  const open = hidden.flatMap(({ known }) => {
    if (known === null) return [];
    left[known] -= 1;
    return [dealOne(dealers, BACK_OF[known])];
  });
  const kinds: readonly KnownMission[] = ["starting", "regular", "project"];
  const loose = kinds.flatMap((kind) => Array.from({ length: left[kind] }, () => dealOne(dealers, BACK_OF[kind])));
  const unknown = hidden.filter(({ known }) => known === null).length;
  const order = unknown === 0 ? loose : ordered(box, loose, chance, faction);
  const row = { open, unknown: order.slice(0, unknown) };
  return {
    assigned: rowOf(box, view.assigned, row),
    missions: handOf(box, view, order.slice(unknown), () => bitOf(sideOfFaction(faction)) | seen()),
  };
}

function ordered(box: Box, cards: readonly CardCode[], chance: Chance, faction: Faction): readonly CardCode[] {
  return dealer(cards, chance, `hold:${faction}`, (code) => cardId(box, code)).deal(cards.length);
}

/**
 * Returns the row with its hidden cards filled in order: those assigned openly from `open`, the others from `unknown`.
 */
function rowOf(
  box: Box,
  views: readonly AssignedView[],
  { open, unknown }: { readonly open: readonly CardCode[]; readonly unknown: readonly CardCode[] },
): readonly Assigned[] {
  let opened = 0;
  let others = 0;
  const next = (known: KnownMission | null): CardCode =>
    at(known === null ? unknown : open, known === null ? others++ : opened++);
  return views.map(({ card, leaders, known }) => ({
    card: isHidden(card) ? next(known) : codeOf(box, card),
    leaders: leaders.map((id) => leaderOf(box, id)),
    known,
  }));
}

function handOf(box: Box, { missions }: SideView, hidden: readonly CardCode[], knownTo: () => number): Pile {
  let bag: Pile = EMPTY_PILE;
  for (const { cards, knownTo: shown } of missions) {
    if (!isHidden(cards)) for (const id of cards) bag = addToBag(bag, codeOf(box, id), shown);
  }
  for (const code of hidden) bag = addToBag(bag, code, knownTo());
  return bag;
}
