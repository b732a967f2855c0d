import { isHidden } from "@sw/tabletop";
import { isDivulged } from "../../cards/commands/divulged.ts";
import { facesPossible } from "../../cards/commands/facedown.ts";
import type { Box } from "../../state/box.ts";
import { type Seat, sideOfSeat } from "../../state/seats.ts";
import type { TableTokenView, View } from "../shapes.ts";
import type { Unknown } from "./cards.ts";

/** The possible combinations of hidden sides of a player's facedown tokens, as one unknown. */
export interface UnknownFaces extends Unknown {
  readonly tokens: readonly TableTokenView[];
  readonly ways: readonly (readonly string[])[];
}

/**
 * Lists the possible combinations of hidden sides of a seat's facedown tokens, of which one is drawn. Needs no chance
 * if nothing is hidden or there is only one.
 */
export function unknownFaces(box: Box, view: Pick<View, "tokens" | "mission">, seat: Seat): UnknownFaces {
  const tokens = view.tokens.filter(({ face, owner }) => face !== undefined && owner === seat);
  const lying = tokens.flatMap(({ face, removed }) =>
    face === undefined ? [] : [{ card: face.card, removed, shows: isHidden(face.shows) ? null : face.shows }],
  );
  const hides = lying.some(({ shows }) => shows === null);
  const ways = hides ? facesPossible(box, lying, (card) => isDivulged(view, sideOfSeat(seat), card)) : [];
  return { label: `tokens:${seat}`, candidates: [...ways.keys()], need: hides ? 1 : 0, tokens, ways };
}

/** Returns the name of a combination: the keywords that its tokens show, in order. */
export function nameOfWay({ ways }: UnknownFaces, way: number): string {
  return (ways[way] ?? []).join(" ");
}
