import { at } from "@sw/tabletop";
import type { Cause } from "../state/events.ts";
import { tokenId, type UnitIndex, unitId } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { remembering } from "../state/memo/memo.ts";
import type { Side } from "../state/seats.ts";
import type { State, TableToken } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import type { Point3 } from "../table/vectors.ts";
import { movesMade } from "../units/activation.ts";
import { hasPermit } from "../units/keywords.ts";
import { isPanicked } from "../units/panic.ts";
import { statusOf } from "../units/positions.ts";
import { contests, tokensDown } from "./contest.ts";
import { cardsInPlay } from "./in-play.ts";

/** The cause for removing dropped assets that cannot be placed. */
const NOWHERE: Cause = { rule: "leg.objective.drop-on-defeat", cause: null };

/**
 * Lists the assets that a unit may claim with a free action now, by their places in the state: unclaimed ones that it
 * contests, if a battle card allows it (leg.objective.claim-action, leg.objective.claim-condition).
 */
export function claimable(look: Look, unit: UnitIndex): readonly number[] {
  if (look.missed !== undefined) tellOfGone(look);
  const cards = cardsInPlay(look);
  const isHurried = isTooHurried(look, unit);
  return tokensDown(look.state).filter((token) => {
    if (isHurried) return isNotClaimed(look, token, "moved-too-much-to-claim");
    if (at(look.state.tokens, token).kind !== "asset") return isNotClaimed(look, token, "token-no-asset");
    if (!contests(look, unit, token)) return isNotClaimed(look, token, "asset-not-contested");
    const isLet = cards.some(({ does }) => does.claims?.(look, unit, token) ?? false);
    return isLet || isNotClaimed(look, token, "not-claimed-by-such");
  });
}

/** Reports that assets which are held or have left the game cannot be claimed, for explaining a refusal. */
function tellOfGone(look: Look): void {
  const down = tokensDown(look.state);
  for (const token of look.state.tokens.keys()) if (!down.includes(token)) isNotClaimed(look, token, "token-not-there");
}

/** Reports why a token cannot be claimed, for explaining a refusal. Always returns false. */
function isNotClaimed(look: Look, token: number, code: string): false {
  if (look.missed === undefined) return false;
  const name = tokenId(look.state, token);
  look.missed(`claim ${name}`, { code, params: { token: name } });
  return false;
}

/**
 * Whether a unit has moved more than once in this activation and therefore cannot claim assets
 * (leg.kw.speeder-x.assets).
 */
export function isTooHurried(look: Look, unit: UnitIndex): boolean {
  return movesMade(look.state, unit) > 1 && hasPermit(look, unit, "asset-or-second-move");
}

/** Claims an asset: the token leaves the battlefield and the unit holds it (leg.objective.claim-effect). */
export function claim(work: GameWork, unit: UnitIndex, token: number): void {
  work.token(token).holder = unit;
  work.unit(unit).holds = [...at(work.state.units, unit).holds, token];
  work.emit({
    type: "token-claimed",
    token: tokenId(work.state, token),
    unit: unitId(work.state, unit),
    rule: "leg.objective.claim-effect",
    cause: null,
  });
}

/** Gives a unit a new asset to hold from the start, by a battle card. */
export function giveAsset(work: GameWork, unit: UnitIndex, name: string): void {
  const { owner } = at(work.state.units, unit);
  addToken(work, { kind: "asset", name, owner, x: 0, y: 0, z: 0, holder: null, removed: false });
  claim(work, unit, work.state.tokens.length - 1);
}

/** Places a new point of interest of a battle card on the battlefield (leg.cards.map-poi). */
export function putPoi(work: GameWork, name: string, owner: Side | null, to: Point3): void {
  putToken(work, { kind: "poi", name, owner }, to, { rule: "leg.cards.map-poi", cause: null });
}

/** Places a new token on the battlefield. */
export function putToken(
  work: GameWork,
  token: Pick<TableToken, "kind" | "name" | "owner" | "face">,
  to: Point3,
  because: Cause,
): void {
  addToken(work, { ...token, x: to.x, y: to.y, z: to.z, holder: null, removed: false });
  const id = tokenId(work.state, work.state.tokens.length - 1);
  work.emit({ type: "token-placed", token: id, to, ...because });
}

/** Moves a token of the battlefield to another spot. */
export function moveToken(work: GameWork, token: number, to: Point3, because: Cause): void {
  const own = work.token(token);
  own.x = to.x;
  own.y = to.y;
  own.z = to.z;
  work.emit({ type: "token-placed", token: tokenId(work.state, token), to, ...because });
}

function addToken(work: GameWork, token: TableToken): void {
  work.state.tokens = [...work.state.tokens, token];
}

/** Removes a token from the game and from the unit that holds it. */
export function removeToken(work: GameWork, token: number, because: Cause): void {
  const own = work.token(token);
  if (own.holder !== null) {
    const { holds } = at(work.state.units, own.holder);
    work.unit(own.holder).holds = holds.filter((one) => one !== token);
  }
  own.holder = null;
  own.removed = true;
  work.emit({ type: "token-removed", token: tokenId(work.state, token), ...because });
}

/**
 * Makes a unit drop all assets that it holds; its opponent places them (leg.objective.drop-on-panic,
 * leg.objective.drop-on-defeat). Does nothing before the unit has deployed, because there is no leader to measure from.
 */
export function dropTokens(work: GameWork, unit: UnitIndex): void {
  const own = at(work.state.units, unit);
  const { holds } = own;
  if (holds.length === 0 || statusOf(own) === "undeployed") return;
  work.unit(unit).holds = [];
  work.push({ kind: "drop", unit, tokens: holds });
}

/** Makes a defeated unit drop its assets. If it never deployed, they cannot be placed and leave the game. */
export function dropInDefeat(work: GameWork, unit: UnitIndex): void {
  dropTokens(work, unit);
  const { holds } = at(work.state.units, unit);
  if (holds.length === 0) return;
  work.unit(unit).holds = [];
  for (const token of holds) removeToken(work, token, NOWHERE);
}

/** Removes dropped assets that are not placed yet when the game ends. */
export function removeDropped(work: GameWork): void {
  for (const frame of work.state.frames) {
    for (const token of frame.kind === "drop" ? frame.tokens : []) removeToken(work, token, NOWHERE);
  }
}

/** Lists the units that hold something. Caches the latest units, because this is needed between all frames. */
const holdersIn = remembering((units: State["units"]): readonly number[] =>
  units.flatMap(({ holds }, unit) => (holds.length > 0 ? [unit] : [])),
);

/** Makes newly panicked units drop what they hold, whatever caused the panic (leg.objective.drop-on-panic). */
export function dropInPanic(work: GameWork): void {
  if (work.state.outcome !== null) return;
  for (const unit of holdersIn(work.state.units)) if (isPanicked(work, unit)) dropTokens(work, unit);
}

/** Places a dropped asset on the battlefield. */
export function putDown(work: GameWork, token: number, to: Point3): void {
  work.token(token).holder = null;
  moveToken(work, token, to, { rule: "leg.objective.drop-placement", cause: null });
}
