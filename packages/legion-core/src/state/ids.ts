import type { Side } from "./seats.ts";
import type { State } from "./state.ts";

/** The place of a unit in the list of units of a state. */
export type UnitIndex = number;

/** Id of a unit in actions and events: `"p1.3"` is the fourth unit in the first seat's list. */
export function unitId({ units }: Pick<State, "units">, unit: UnitIndex): string {
  const { owner, listed } = units[unit] ?? NOBODY;
  const own = UNIT_IDS[owner];
  const known = own[listed] ?? `p${owner + 1}.${listed}`;
  own[listed] = known;
  return known;
}

const NOBODY = { owner: 0, listed: -1 } as const;

// Ids by owner and place in the list, each made once.
const UNIT_IDS: readonly [string[], string[]] = [[], []];

/** Id of a miniature: that of its unit and its place in it. */
export function miniatureId(state: Pick<State, "units">, unit: UnitIndex, miniature: number): string {
  const { owner, listed } = state.units[unit] ?? NOBODY;
  const own = MINIATURE_IDS[owner];
  const known = own[listed] ?? [];
  own[listed] = known;
  const id = known[miniature] ?? `${unitId(state, unit)}.${miniature}`;
  known[miniature] = id;
  return id;
}

// Those of miniatures, by their places in their units too.
const MINIATURE_IDS: readonly [string[][], string[][]] = [[], []];

/** Id of a token of the battlefield: its name and its place among all. */
export function tokenId({ tokens }: { readonly tokens: readonly { readonly name: string }[] }, token: number): string {
  return `${tokens[token]?.name ?? ""}.${token}`;
}

/** The unit with this id, by its place in the state; undefined if there is none. */
export function unitOfId(state: Pick<State, "units">, id: string): number | undefined {
  for (let unit = 0; unit < state.units.length; unit++) if (unitId(state, unit) === id) return unit;
  return undefined;
}

/** The miniature with this id, as its unit and its place in it; undefined if there is none. */
export function miniatureOfId(state: Pick<State, "units">, id: string): readonly [number, number] | undefined {
  const cut = id.lastIndexOf(".");
  const unit = unitOfId(state, id.slice(0, cut));
  if (unit === undefined) return undefined;
  const count = state.units[unit]?.miniatures.length ?? 0;
  for (let place = 0; place < count; place++) if (miniatureId(state, unit, place) === id) return [unit, place];
  return undefined;
}

/** The units of a player that are not defeated. */
export function undefeated({ units }: Pick<State, "units">, side: Side): readonly number[] {
  return units.flatMap(({ owner, miniatures }, index) =>
    owner === side && miniatures.some(({ status }) => status !== "defeated") ? [index] : [],
  );
}
