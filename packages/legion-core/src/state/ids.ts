import type { Side } from "./seats.ts";
import type { State } from "./state.ts";

/** The index of a unit in the list of units of a state. */
export type UnitIndex = number;

/** Returns the id of a unit in actions and events: `"p1.3"` is the fourth unit in the first seat's list. */
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

/** Returns the id of a miniature, made of the id of its unit and its index in the unit. */
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

/** Returns the id of a token on the battlefield, made of its name and its index among all tokens. */
export function tokenId({ tokens }: { readonly tokens: readonly { readonly name: string }[] }, token: number): string {
  return `${tokens[token]?.name ?? ""}.${token}`;
}

/** Returns the index of the unit with this id in the state, or undefined if there is none. */
export function unitOfId(state: Pick<State, "units">, id: string): number | undefined {
  for (let unit = 0; unit < state.units.length; unit++) if (unitId(state, unit) === id) return unit;
  return undefined;
}

/** Returns the unit and the index of the miniature with this id, or undefined if there is none. */
export function miniatureOfId(state: Pick<State, "units">, id: string): readonly [number, number] | undefined {
  const cut = id.lastIndexOf(".");
  const unit = unitOfId(state, id.slice(0, cut));
  if (unit === undefined) return undefined;
  const count = state.units[unit]?.miniatures.length ?? 0;
  for (let place = 0; place < count; place++) if (miniatureId(state, unit, place) === id) return [unit, place];
  return undefined;
}

/** Lists the units of a player that are not defeated. */
export function undefeated({ units }: Pick<State, "units">, side: Side): readonly number[] {
  return units.flatMap(({ owner, miniatures }, index) =>
    owner === side && miniatures.some(({ status }) => status !== "defeated") ? [index] : [],
  );
}
