import { at } from "@sw/tabletop";
import { facedownTokens } from "../cards/commands/facedown.ts";
import { isNoticed } from "../mission/token-sight.ts";
import { standAt } from "../moving/placing.ts";
import type { Cause } from "../state/events.ts";
import { tokenId, type UnitIndex } from "../state/ids.ts";
import { opponentOf } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import type { Point3 } from "../table/vectors.ts";
import { statusOf } from "../units/positions.ts";
import { atMoment } from "./moments.ts";

/** Range at which a facedown token is noticed. */
const REACH = 1;

const NOTICED: Cause = { rule: "leg.kw.bane-tokens.reveal", cause: null };

/**
 * Turns up the facedown enemy tokens that a unit's miniatures notice after it has moved, deployed or been placed, and
 * applies their effects (leg.kw.bane-tokens.reveal).
 */
export function turnNoticed(work: GameWork, unit: UnitIndex): void {
  const own = at(work.state.units, unit);
  const facedown = facedownTokens(work.state, opponentOf(own.owner));
  if (facedown.length === 0 || statusOf(own) !== "deployed") return;
  const noticed = facedown.filter((token) => isNoticed(work, unit, token, REACH));
  if (noticed.length > 0) turnUp(work, noticed, NOTICED, unit);
}

/**
 * Places a unit of one miniature at a spot or as near as possible, by an effect. A unit that has not deployed enters
 * play this way.
 */
export function appearAt(work: GameWork, unit: UnitIndex, to: Point3, because: Cause): void {
  const enters = statusOf(at(work.state.units, unit)) === "undeployed";
  standAt(work, unit, to, because);
  if (enters) atMoment(work, "enters-play", unit);
  turnNoticed(work, unit);
}

/** Turns facedown tokens up and applies the effects that they show. */
export function turnUp(work: GameWork, tokens: readonly number[], because: Cause, by: number | null): void {
  for (const token of tokens) {
    const own = work.token(token);
    if (own.face === undefined) continue;
    own.face = { ...own.face, turned: true };
    work.revealed = true;
    work.emit({ type: "token-turned", token: tokenId(work.state, token), keyword: own.face.shows, ...because });
  }
  atMoment(work, "bane-revealed", by);
}
