import { isHidden } from "@sw/tabletop";
import { isDivulged } from "../../cards/commands/divulged.ts";
import { facesPossible } from "../../cards/commands/facedown.ts";
import type { Box } from "../../state/box.ts";
import { type Seat, sideOfSeat } from "../../state/seats.ts";
import type { TableTokenView, View } from "../shapes.ts";
import type { Unknown } from "./cards.ts";

/** What the tokens of a player that were put down facedown may show, all of them in each way, with what is unknown of that. */
export interface UnknownFaces extends Unknown {
  readonly tokens: readonly TableTokenView[];
  readonly ways: readonly (readonly string[])[];
}

/** One of the ways is right; chance is not asked where there is but one, nor where nothing is hidden. */
export function unknownFaces(box: Box, view: Pick<View, "tokens" | "mission">, seat: Seat): UnknownFaces {
  const tokens = view.tokens.filter(({ face, owner }) => face !== undefined && owner === seat);
  const lying = tokens.flatMap(({ face, removed }) =>
    face === undefined ? [] : [{ card: face.card, removed, shows: isHidden(face.shows) ? null : face.shows }],
  );
  const hides = lying.some(({ shows }) => shows === null);
  const ways = hides ? facesPossible(box, lying, (card) => isDivulged(view, sideOfSeat(seat), card)) : [];
  return { label: `tokens:${seat}`, candidates: [...ways.keys()], need: hides ? 1 : 0, tokens, ways };
}

/** A way by what the tokens show in it, in their order. */
export function nameOfWay({ ways }: UnknownFaces, way: number): string {
  return (ways[way] ?? []).join(" ");
}
