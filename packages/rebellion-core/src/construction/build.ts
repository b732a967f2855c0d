import { at } from "@sw/tabletop";
import type { Icon } from "../language/language.ts";
import type { RuleId } from "../rules/ids.ts";
import { type Box, iconsOf, queueSpaceOf, unitsOfIcon } from "../state/box.ts";
import type { PlaceIndex, UnitIndex } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL, opponentOf, REBEL, type Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { queueUnits } from "../units/queue.ts";
import { isShielded } from "../units/shielded.ts";
import { hasSide, hasUnit, isAble, supplyOf, unitsOf } from "../units/units.ts";

const NO_ICONS: readonly Icon[] = Object.freeze([]);

/**
 * Returns the icons that a side builds from at a place: all of a loyal system, the leftmost of a subjugated one
 * (reb.build.one-per-icon, reb.build.subjugated-leftmost). None if the other side has a unit there or the system is
 * sabotaged (reb.build.opponent-unit-blocks, reb.build.sabotage-blocks).
 */
export function buildIcons(look: Look, side: Side, place: PlaceIndex): readonly Icon[] {
  const { box, state } = look;
  if (place === box.baseSpace) return side === REBEL && baseBuilds(look) ? iconsOf(box, place) : NO_ICONS;
  const { loyalty, subjugated, sabotaged, destroyed } = at(state.places, place);
  const own = side === IMPERIAL ? loyalty === side || subjugated : loyalty === side && !subjugated;
  if (!own || sabotaged || destroyed || hasSide(look, place, opponentOf(side))) return NO_ICONS;
  return subjugated ? iconsOf(box, place).slice(0, 1) : iconsOf(box, place);
}

/**
 * Whether the Rebel Base space builds. It does not while the base is revealed and the Empire has units or its marker
 * there (reb.build.rebel-base-icons-blocked).
 */
function baseBuilds(look: Look): boolean {
  const { revealed, system } = look.state.base;
  if (!revealed || system === null) return true;
  return at(look.state.places, system).loyalty !== IMPERIAL && !hasSide(look, system, IMPERIAL);
}

/** The units that an icon could build: those available and those that have run out. */
export interface Buildable {
  readonly open: readonly UnitIndex[];
  readonly short: readonly UnitIndex[];
}

/**
 * Splits the unit types of an icon into those in the supply and those that have run out
 * (reb.limits.cannot-build-unavailable).
 */
export function buildable(look: Look, side: Side, icon: Icon, place: PlaceIndex): Buildable {
  const { box, state } = look;
  const open: UnitIndex[] = [];
  const short: UnitIndex[] = [];
  for (const { index } of unitsOfIcon(box, side, icon)) {
    if (isBound(state, side) && isIdleBunker(look, index, place)) continue;
    (supplyOf(look, index) > 0 ? open : short).push(index);
  }
  return { open, short };
}

/**
 * Whether the side is the Empire of a solo game: it builds what it can, and never destroys units for it
 * (solo.refresh.build.order).
 */
export function isBound({ solo }: State, side: Side): boolean {
  return solo !== undefined && side === IMPERIAL;
}

/** Whether the unit is a Shield Bunker that the Empire of a solo game does not need (solo.refresh.build.bunker). */
export function isIdleBunker(look: Look, unit: UnitIndex, place: PlaceIndex): boolean {
  return isBunker(look.box, unit) && !needsBunker(look, place);
}

function isBunker(box: Box, unit: UnitIndex): boolean {
  return isAble(at(box.units, unit), "deploys-beside-ground");
}

/**
 * Whether the Empire of a solo game may build a Shield Bunker at the place: the first of the round, while a Death Star
 * is being built in a system without one and would leave the queue later (solo.refresh.build.bunker).
 */
function needsBunker({ box, state: { solo, places, sides } }: Look, place: PlaceIndex): boolean {
  if (solo?.bunkerBuilt) return false;
  const bare = places.some(
    ({ units }) =>
      hasUnit(box, units, (kind) => isAble(kind, "under-construction")) &&
      !hasUnit(box, units, ({ index }) => isBunker(box, index)),
  );
  const space = sides[IMPERIAL].queue.findIndex((units) => hasUnit(box, units, (kind) => isAble(kind, "superstation")));
  return bare && (queueSpaceOf(box, place) ?? 0) < space + 1;
}

/**
 * Whether a side may destroy its units of a type on the board to free their pieces. By the book it may destroy any
 * (reb.limits.destroy-to-free). By the FAQ rulings only types that have run out and are being built
 * (reb.faq.destroy-own-unit-to-build), and never a Death Star (reb.faq.never-destroy-own-death-star).
 */
export function mayFree({ box, state }: Look, side: Side, unit: UnitIndex, short: readonly UnitIndex[]): boolean {
  const { side: of, entry } = at(box.units, unit);
  if (of !== side) return false;
  if (state.config.rulings === "book") return true;
  return short.includes(unit) && !entry.abilities.includes("superstation");
}

/**
 * Calls `each` for every place and unit type that may be destroyed to free its piece, by place, then by type, until it
 * returns false.
 */
export function eachFreed(
  look: Look,
  side: Side,
  short: readonly UnitIndex[],
  each: (place: PlaceIndex, unit: UnitIndex) => boolean,
): void {
  const { box, state } = look;
  for (let place = 0; place < state.places.length; place++) {
    const { units } = at(state.places, place);
    for (let unit = 0; unit < units.length; unit++) {
      if (at(units, unit) === 0 || !mayFree(look, side, unit, short) || isShielded(box, units, unit)) continue;
      if (!each(place, unit)) return;
    }
  }
}

/** Whether at least one unit may be destroyed to free its piece. */
export function canFree(look: Look, side: Side, short: readonly UnitIndex[]): boolean {
  let found = false;
  if (short.length > 0) {
    eachFreed(look, side, short, () => {
      found = true;
      return false;
    });
  }
  return found;
}

/** Notes that the Empire of a solo game has built its only Shield Bunker of the round (solo.refresh.build.bunker). */
export function noteBunker(work: GameWork, side: Side, unit: UnitIndex): void {
  if (isBound(work.state, side) && isBunker(work.box, unit)) work.changeSolo({ bunkerBuilt: true });
}

/** Builds a unit: moves it from the supply onto the queue space that the place names (reb.build.queue-space). */
export function buildUnit(work: GameWork, side: Side, unit: UnitIndex, place: PlaceIndex): void {
  const { box } = work;
  const rule: RuleId = place === box.baseSpace ? "reb.build.rebel-base-icons" : "reb.build.one-per-icon";
  const space = queueSpaceOf(box, place);
  noteBunker(work, side, unit);
  if (space !== null) queueUnits(work, side, unitsOf(box, unit, 1), space, { rule, cause: null });
}
