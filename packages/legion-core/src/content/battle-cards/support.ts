import { at } from "@sw/tabletop";
import { putToken } from "../../mission/assets.ts";
import { countOf, setCount } from "../../mission/points.ts";
import { rollDice } from "../../state/dice.ts";
import type { Cause } from "../../state/events.ts";
import type { SpotChoice } from "../../state/hooks/battle-card.ts";
import type { CardPart } from "../../state/hooks/keyword.ts";
import { playerMust } from "../../state/hooks/words.ts";
import { tokenId } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { type Side, seatOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { ADVANTAGE_RULE } from "./effects.ts";
import { newToken } from "./spots.ts";

/** Whether a card still has one of the `start` advantage tokens that it started with. */
export function hasCardToken({ state }: Pick<Look, "state">, side: Side, card: string, start: number): boolean {
  return countOf(state, spent(side, card)) < start;
}

/** Removes an advantage token from a card. */
export function removeCardToken(work: GameWork, side: Side, card: string): void {
  setCount(work, spent(side, card), countOf(work.state, spent(side, card)) + 1);
}

function spent(side: Side, card: string): string {
  return `${card} ${seatOf(side)}`;
}

/** Lets the player of a card place its token at the end of a Command Phase, once per game, with the choice `place`. */
export function calledAtCommandEnd(card: string): CardPart {
  return playerMust(
    "command-end",
    (look, side) => hasCardToken(look, side, card, 1),
    (work, side) => work.push({ kind: "mission", card, choice: "place", side: side, about: null, chosen: [] }),
  );
}

/** Creates the choice of a spot for a card's token that is placed once per game. */
export function callIn(card: string, name: string = card): SpotChoice {
  return newToken({
    kind: "advantage",
    name,
    rule: ADVANTAGE_RULE,
    may: true,
    take(work, { side }, _subject, to) {
      removeCardToken(work, side, card);
      putToken(work, { kind: "advantage", name, owner: side }, to, { rule: ADVANTAGE_RULE, cause: card });
    },
  });
}

/**
 * Returns the token with this name that a player has placed and that was not removed, or undefined if there is none.
 */
export function calledIn({ state }: { readonly state: State }, side: Side, name: string): number | undefined {
  const token = state.tokens.findIndex((one) => one.name === name && one.owner === side && !one.removed);
  return token < 0 ? undefined : token;
}

/** Rolls black attack dice for a token and returns the numbers of hits and criticals. */
export function rollFor(
  work: GameWork,
  token: number,
  count: number,
  because: Cause,
): { readonly hits: number; readonly criticals: number } {
  const dice = Array.from({ length: count }, () => "black-attack" as const);
  const id = tokenId(work.state, token);
  const faces = rollDice(work, at(work.state.tokens, token).name, dice);
  work.emit({ type: "token-rolled", token: id, dice, faces, ...because });
  const showing = (face: string): number => faces.filter((one) => one === face).length;
  return { hits: showing("hit"), criticals: showing("critical") };
}
