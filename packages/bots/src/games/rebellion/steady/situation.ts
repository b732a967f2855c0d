import type { LeaderView, PlaceId, PlaceView, View } from "@sw/rebellion-core";
import type { Faction } from "@sw/rebellion-core/catalogue";
import { candidatesIn, enemyOf, factionOf, placeIn, reader } from "@sw/rebellion-core/read";
import { leaderOf } from "./pieces.ts";

/** A view from the side of the seat that decides. */
export interface Situation {
  readonly view: View;
  readonly own: Faction;
  readonly enemy: Faction;
  /** Systems that may hold the base, as far as the seat can tell; one or none once that is known. */
  readonly candidates: readonly PlaceId[];
}

/** Looks at a view from its own seat; a bot has one. */
export function situationOf(view: View): Situation {
  const own = view.viewer === "spectator" ? "rebel" : factionOf(view.viewer);
  return { view, own, enemy: enemyOf(own), candidates: view.base.revealed ? [] : candidatesIn(view) };
}

const NOWHERE: PlaceView = {
  id: "",
  loyalty: null,
  subjugated: false,
  sabotaged: false,
  destroyed: false,
  units: [],
};

/** A place; an empty one where there is none of that id. */
export function placeOf({ view }: Situation, id: PlaceId): PlaceView {
  return placeIn(view, id) ?? NOWHERE;
}

/** Leaders of a side that could still be sent somewhere. */
export function poolOf({ view }: Situation, faction: Faction): readonly LeaderView[] {
  return reader.leadersAt(view, "pool", faction);
}

/** A leader's icons of all skills. */
export function iconsOf(id: string): number {
  const { diplomacy = 0, intel = 0, specOps = 0, logistics = 0 } = leaderOf(id)?.skills ?? {};
  return diplomacy + intel + specOps + logistics;
}

/** A leader's tactic values together; 0 without any. */
export function tacticsOf(id: string): number {
  const { space = 0, ground = 0 } = leaderOf(id)?.tactics ?? {};
  return space + ground;
}

/** How good a leader is to have. */
export function leaderWorth(id: string): number {
  return iconsOf(id) + tacticsOf(id) / 2;
}
