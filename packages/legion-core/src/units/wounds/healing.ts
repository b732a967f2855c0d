import { at } from "@sw/tabletop";
import { placingOf } from "../../moving/placing.ts";
import { spotsFor } from "../../moving/spots.ts";
import type { Cause } from "../../state/events.ts";
import type { PlaceFrame } from "../../state/frames.ts";
import type { HealedToken, HealHook } from "../../state/hooks/keyword.ts";
import { miniatureId, type UnitIndex, unitId } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import type { GameWork } from "../../state/work.ts";
import { unitTokens } from "../conditions.ts";
import { hasPermit } from "../keywords.ts";
import { statusOf } from "../positions.ts";
import { profileOf } from "../profiles.ts";
import { dropTokens } from "../unit-tokens.ts";

/** Tokens of a kind that can be removed from a unit or, for wounds, from one of its miniatures. */
export interface Ailment {
  readonly token: HealedToken;
  /** The index of the miniature with the wound tokens, or null for tokens of the unit. */
  readonly miniature: number | null;
  readonly count: number;
}

/** Lists the tokens that can be removed from a unit: the wounds of its miniatures in order, then its other tokens. */
export function ailmentsOf({ state }: Look, unit: UnitIndex, { tokens }: Pick<HealHook, "tokens">): readonly Ailment[] {
  return tokens.flatMap((token) => ofKind(state.units, unit, token)).filter(({ count }) => count > 0);
}

function ofKind(units: Look["state"]["units"], unit: UnitIndex, token: HealedToken): readonly Ailment[] {
  const { miniatures, damaged } = at(units, unit);
  if (token === "vehicle-damage") return [{ token, miniature: null, count: damaged ? 1 : 0 }];
  if (token !== "wound") return [{ token, miniature: null, count: unitTokens({ units }, unit, token) }];
  return miniatures.map(({ status, wounds }, miniature) => ({
    token,
    miniature,
    count: status === "defeated" ? 0 : wounds,
  }));
}

/** Removes one of the tokens from a unit. */
export function takeOff(work: GameWork, unit: UnitIndex, { token, miniature }: Ailment, because: Cause): void {
  if (miniature !== null) {
    work.miniature(unit, miniature).wounds -= 1;
    work.emit({ type: "unit-healed", miniature: miniatureId(work.state, unit, miniature), wounds: 1, ...because });
  } else if (token === "vehicle-damage") {
    work.unit(unit).damaged = false;
    work.emit({ type: "vehicle-repaired", unit: unitId(work.state, unit), ...because });
  } else if (token !== "wound") dropTokens(work, unit, token, 1, because);
}

/**
 * Lists the indexes of the miniatures of a unit that can be restored. They were defeated this round, or in any round if
 * `restores` says so, and there is room for them in cohesion with their leader (leg.kw.restore).
 */
export function restorable(look: Look, unit: UnitIndex, restores: HealHook["restores"] = true): readonly number[] {
  const own = at(look.state.units, unit);
  if (hasPermit(look, unit, "not-restored") || statusOf(own) !== "deployed") return [];
  const { fallen, miniatures } = own;
  const gone = miniatures.flatMap(({ status }, place) => (status === "defeated" ? [place] : []));
  const open = restores === "of-any-round" ? gone : fallen;
  for (const place of miniatures.keys()) {
    if (!gone.includes(place)) staysAway(look, unit, place, "miniature-stands");
    else if (!open.includes(place)) staysAway(look, unit, place, "fell-in-an-earlier-round");
  }
  return open.filter(
    (place) =>
      spotsFor(placingOf(look, restoring(unit, place), place), 1).length > 0 ||
      staysAway(look, unit, place, "no-room-beside-its-leader"),
  );
}

/** Reports why a miniature cannot be restored. Always returns false. */
function staysAway(look: Look, unit: UnitIndex, place: number, code: string): false {
  if (look.missed === undefined) return false;
  const miniature = miniatureId(look.state, unit, place);
  look.missed(miniature, { rule: "leg.kw.restore", code, params: { miniature } });
  return false;
}

/** Creates the frame in which a player places a restored miniature. */
export function restoring(unit: UnitIndex, place: number): PlaceFrame {
  return { kind: "place", unit, enemies: [], left: [place], rule: "leg.kw.restore", cause: "restore" };
}

/** Restores a miniature with one wound token fewer than the threshold of the unit card (leg.kw.restore). */
export function comeBack(work: GameWork, unit: UnitIndex, place: number): void {
  const { card, miniatures } = profileOf(work, unit);
  work.miniature(unit, place).wounds = Math.min(card.wounds, at(miniatures, place).wounds) - 1;
  work.unit(unit).fallen = at(work.state.units, unit).fallen.filter((one) => one !== place);
}

/**
 * Puts a wound token on a card of a unit, where it wounds no miniature (leg.kw.repair-x.capacity,
 * leg.kw.treat-x.capacity).
 */
export function woundCard(work: GameWork, unit: UnitIndex, card: string, because: Cause): void {
  const { cardWounds } = at(work.state.units, unit);
  work.unit(unit).cardWounds = { ...cardWounds, [card]: (cardWounds[card] ?? 0) + 1 };
  work.emit({ type: "card-wounded", unit: unitId(work.state, unit), card, ...because });
}
