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

/** Where nothing lies. */
const NO_KEYWORDS: readonly PlayedKeyword[] = [];

/** The keywords of a command card that its tokens may show, in the order in which the card prints them. */
function facesOf({ cards, keywords }: Box, card: string): readonly string[] {
  const { keywords: printed = [] } = cards.commands.get(card) ?? {};
  return printed.map(({ id }) => id).filter((id) => allOf(keywords, id, "on-tokens").length > 0);
}

/** Lists the tokens on the battlefield that have a hidden side or had one, by their places; keeps the latest list. */
const facedIn = remembering((tokens: State["tokens"]): readonly number[] =>
  tokens.flatMap(({ face, removed }, token) => (face !== undefined && !removed ? [token] : [])),
);

/** Lists the tokens of a player that have a hidden side or had one, by their places in the state. */
function tokensWithFaces({ tokens }: Pick<State, "tokens">, side: Side): readonly number[] {
  const faced = facedIn(tokens);
  return faced.length === 0 ? faced : faced.filter((token) => tokens[token]?.owner === side);
}

/** The tokens of a player that lie facedown. */
export function facedownTokens(state: Pick<State, "tokens">, side: Side): readonly number[] {
  return tokensWithFaces(state, side).filter((token) => state.tokens[token]?.face?.turned === false);
}

/** Those of them that show something, which their player alone knows. */
export function tokensShowing(state: Pick<State, "tokens">, side: Side, shows: string): readonly number[] {
  return facedownTokens(state, side).filter((token) => state.tokens[token]?.face?.shows === shows);
}

/** The token of a player that lies turned up and shows something, if there is one. */
export function turnedToken(state: Pick<State, "tokens">, side: Side, shows: string): number | undefined {
  return tokensWithFaces(state, side).find((token) => {
    const face = state.tokens[token]?.face;
    return face?.turned === true && face.shows === shows;
  });
}

/** What the next token of a card may show: a player has each of them on the battlefield once at most (leg.kw.bane-tokens.placing). */
export function facesLeft({ box, state }: Look, side: Side, card: string): readonly string[] {
  const lying = tokensWithFaces(state, side).map((token) => state.tokens[token]?.face?.shows);
  return facesOf(box, card).filter((face) => !lying.includes(face));
}

/** A new token is put down facedown; what it shows is told to nobody. */
export function putFacedown(
  work: GameWork,
  token: Pick<TableToken, "kind" | "name"> & { readonly owner: Side; readonly card: string; readonly shows: string },
  to: Point3,
  because: Cause,
): void {
  const { card, shows, ...laid } = token;
  putToken(work, { ...laid, face: { card, shows, turned: false } }, to, because);
}

/** The keywords that tokens of a player on the battlefield may show, whatever they do. */
export function keywordsOnTokens({ box, state }: Look, side: Side): readonly PlayedKeyword[] {
  const lying = tokensWithFaces(state, side);
  if (lying.length === 0) return NO_KEYWORDS;
  const cards = new Set(lying.flatMap((token) => at(state.tokens, token).face?.card ?? []));
  return [...cards].flatMap((card) => facesOf(box, card).flatMap((id) => box.keywords[id] ?? []));
}

/** A token that was put down facedown, as somebody knows it. */
export interface Lying {
  readonly card: string;
  readonly removed: boolean;
  /** What it shows; null for those who cannot know. */
  readonly shows: string | null;
}

/**
 * All that tokens of one player may show, in their order, as far as others can tell: what lies on the battlefield is different,
 * and so are the first tokens of a card that its player has divulged, which were put down together.
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
