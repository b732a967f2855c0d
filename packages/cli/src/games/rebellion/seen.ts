import type {
  CombatView,
  DecisionContexts,
  FrameView,
  PlaceView,
  RebellionTypes,
  Seat,
  View,
} from "@sw/rebellion-core";
import type { Faction } from "@sw/rebellion-core/catalogue";
import { reader } from "@sw/rebellion-core/read";
import { isHidden } from "@sw/tabletop";

/** The sides in the order of indices. */
export const FACTIONS: readonly [Faction, Faction] = ["rebel", "imperial"];

/** The side of a seat. */
export function factionOf(seat: Seat): Faction {
  return seat.startsWith("rebel") ? "rebel" : "imperial";
}

/** The other side. */
export function enemyOf(faction: Faction): Faction {
  return faction === "rebel" ? "imperial" : "rebel";
}

/** A place of the view. */
export function placeIn(view: View, id: string): PlaceView | undefined {
  return view.places.find((place) => place.id === id);
}

/** The combat under way, if there is one. */
export function combatIn({ frames }: View): CombatView | undefined {
  return frames.find((frame): frame is CombatView => frame.kind === "combat");
}

/** The frame of a kind that is nearest to the top. */
export function frameOf<Kind extends FrameView["kind"]>(
  { frames }: View,
  kind: Kind,
): Extract<FrameView, { kind: Kind }> | undefined {
  return frames.filter((frame): frame is Extract<FrameView, { kind: Kind }> => frame.kind === kind).at(-1);
}

/** The system of the base as far as the view shows it. */
export function knownBase(view: View): string | undefined {
  const { system } = reader.base(view);
  return system === null || isHidden(system) ? undefined : system;
}

/** Where the Rebel base's units are: the base space, or the system once the base is revealed. */
export function basePlace(view: View): string {
  return reader.base(view).place;
}

/** Systems that may hold the base as far as the viewer can tell. */
export function candidatesIn(view: View): readonly string[] {
  const { candidates, publicCandidates } = reader.base(view);
  return isHidden(candidates) ? publicCandidates : candidates;
}

/** A question of the game with its context. */
export type Asked = RebellionTypes["Asked"];

/** What the view's own seat is asked; undefined if another seat is, or nobody. */
function askedIn({ decision }: View): Asked | undefined {
  return decision?.yours ? decision : undefined;
}

/** The context of what the view's own seat is asked, if that is of this kind. */
export function contextOf<Kind extends keyof DecisionContexts>(
  view: View,
  kind: Kind,
): DecisionContexts[Kind] | undefined {
  const asked = askedIn(view);
  return asked !== undefined && isOf(asked, kind) ? asked.context : undefined;
}

/** The card whose effect asks; empty if none does. */
export function askingCard(view: View): string {
  const context = askedIn(view)?.context;
  return context !== undefined && "card" in context ? context.card : "";
}

/** The mission card that a question is about; empty if it is about none. */
export function askingMission(view: View): string {
  const context = askedIn(view)?.context;
  return context !== undefined && "mission" in context && typeof context.mission === "string" ? context.mission : "";
}

function isOf<Kind extends keyof DecisionContexts>(
  asked: { readonly kind: string; readonly context: unknown },
  kind: Kind,
): asked is { readonly kind: Kind; readonly context: DecisionContexts[Kind] } {
  return asked.kind === kind;
}
