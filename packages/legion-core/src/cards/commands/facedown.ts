import { at } from "@sw/tabletop";
import { putToken } from "../../mission/assets.ts";
import type { Box } from "../../state/box.ts";
import type { Cause } from "../../state/events.ts";
import { allOf, type PlayedKeyword } from "../../state/hooks/played.ts";
import type { Look } from "../../state/look.ts";
import { remembering } from "../../state/memo/memo.ts";
import type { Side } from "../../state/seats.ts";
import type { State, TableToken } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import type { Point3 } from "../../table/vectors.ts";

/** An empty list of keywords, for battlefields without such tokens. */
const NO_KEYWORDS: readonly PlayedKeyword[] = [];

/** Returns the keywords of a command card that its tokens may show, in the order in which the card prints them. */
function facesOf({ cards, keywords }: Box, card: string): readonly string[] {
  const { keywords: printed = [] } = cards.commands.get(card) ?? {};
  return printed.map(({ id }) => id).filter((id) => allOf(keywords, id, "on-tokens").length > 0);
}

/** Lists the tokens on the battlefield that have or had a hidden side, by their places. Caches the latest list. */
const facedIn = remembering((tokens: State["tokens"]): readonly number[] =>
  tokens.flatMap(({ face, removed }, token) => (face !== undefined && !removed ? [token] : [])),
);

/** Lists the tokens of a player that have or had a hidden side, by their places in the state. */
function tokensWithFaces({ tokens }: Pick<State, "tokens">, side: Side): readonly number[] {
  const faced = facedIn(tokens);
  return faced.length === 0 ? faced : faced.filter((token) => tokens[token]?.owner === side);
}

/** Lists the facedown tokens of a player. */
export function facedownTokens(state: Pick<State, "tokens">, side: Side): readonly number[] {
  return tokensWithFaces(state, side).filter((token) => state.tokens[token]?.face?.turned === false);
}

/** Lists the facedown tokens of a player that show something. Only their player knows this. */
export function tokensShowing(state: Pick<State, "tokens">, side: Side, shows: string): readonly number[] {
  return facedownTokens(state, side).filter((token) => state.tokens[token]?.face?.shows === shows);
}

/** Returns the faceup token of a player that shows something, or undefined. */
export function turnedToken(state: Pick<State, "tokens">, side: Side, shows: string): number | undefined {
  return tokensWithFaces(state, side).find((token) => {
    const face = state.tokens[token]?.face;
    return face?.turned === true && face.shows === shows;
  });
}

/**
 * Lists what the next token of a card may show. A player has each side on the battlefield at most once
 * (leg.kw.bane-tokens.placing).
 */
export function facesLeft({ box, state }: Look, side: Side, card: string): readonly string[] {
  const lying = tokensWithFaces(state, side).map((token) => state.tokens[token]?.face?.shows);
  return facesOf(box, card).filter((face) => !lying.includes(face));
}

/** Places a new token facedown, without revealing what it shows. */
export function putFacedown(
  work: GameWork,
  token: Pick<TableToken, "kind" | "name"> & { readonly owner: Side; readonly card: string; readonly shows: string },
  to: Point3,
  because: Cause,
): void {
  const { card, shows, ...laid } = token;
  putToken(work, { ...laid, face: { card, shows, turned: false } }, to, because);
}

/** Returns the keywords that tokens of a player on the battlefield may show. */
export function keywordsOnTokens({ box, state }: Look, side: Side): readonly PlayedKeyword[] {
  const lying = tokensWithFaces(state, side);
  if (lying.length === 0) return NO_KEYWORDS;
  const cards = new Set(lying.flatMap((token) => at(state.tokens, token).face?.card ?? []));
  return [...cards].flatMap((card) => facesOf(box, card).flatMap((id) => box.keywords[id] ?? []));
}

/** A token that was placed facedown, as a viewer knows it. */
export interface Lying {
  readonly card: string;
  readonly removed: boolean;
  /** What the token shows. Null for viewers who cannot know. */
  readonly shows: string | null;
}

/**
 * Lists every combination of hidden sides that a player's facedown tokens may have, as far as others can tell. Tokens
 * on the battlefield differ from each other, and so do the first tokens of a divulged card, which were placed together.
 */
export function facesPossible(
  box: Box,
  tokens: readonly Lying[],
  isDivulged: (card: string) => boolean,
): readonly (readonly string[])[] {
  const together = ({ card }: Lying, place: number): boolean => {
    const earlier = tokens.slice(0, place).filter((other) => other.card === card).length;
    return isDivulged(card) && earlier < facesOf(box, card).length;
  };
  const differ = (one: number, other: number): boolean => {
    const [a, b] = [at(tokens, one), at(tokens, other)];
    return (!a.removed && !b.removed) || (a.card === b.card && together(a, one) && together(b, other));
  };
  let known: readonly (readonly string[])[] = [[]];
  for (const [place, { card, shows }] of tokens.entries()) {
    const open = shows === null ? facesOf(box, card) : [shows];
    known = known.flatMap((before) =>
      open
        .filter((face) => !before.some((other, one) => other === face && differ(one, place)))
        .map((face) => [...before, face]),
    );
  }
  return known;
}
