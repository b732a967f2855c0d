import type { Cards, CombatView, FrameView, LeaderView, PlaceView, Seat, View } from "@sw/rebellion-core";
import type { Faction } from "@sw/rebellion-core/catalogue";
import { HIDDEN, type Params } from "@sw/tabletop";
import { BASE_SPACE, leaderOf } from "./pieces.ts";

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

/** Cards in a pile. */
export function sizeOf(pile: Cards): number {
  return pile.reduce((sum, { count }) => sum + count, 0);
}

/** The cards of a pile that the view shows. */
export function shownIn(pile: Cards): readonly string[] {
  return pile.flatMap(({ cards }) => (cards === HIDDEN ? [] : cards));
}

/** A place of the view. */
export function placeIn(view: View, id: string): PlaceView | undefined {
  return view.places.find((place) => place.id === id);
}

/** A leader in the power of the Empire. */
export function isCaptive({ ring }: LeaderView): boolean {
  return ring === "captured" || ring === "carbonite";
}

/** The side that a leader stands on: one lured to the Dark Side changes it. */
export function sideOf({ id, ring }: LeaderView): Faction {
  return ring === "lure-of-the-dark-side" ? "imperial" : (leaderOf(id)?.faction ?? "rebel");
}

/** A side's leaders in a spot, captives aside. */
export function leadersAt({ leaders }: View, spot: string, faction: Faction): readonly LeaderView[] {
  return leaders.filter((leader) => leader.at === spot && !isCaptive(leader) && sideOf(leader) === faction);
}

/** Captives in a place. */
export function captivesAt({ leaders }: View, spot: string): readonly LeaderView[] {
  return leaders.filter((leader) => leader.at === spot && isCaptive(leader));
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
export function knownBase({ base }: View): string | undefined {
  return base.system === null || base.system === HIDDEN ? undefined : base.system;
}

/** Where the Rebel base's units are: the base space, or the system once the base is revealed. */
export function basePlace(view: View): string {
  return view.base.revealed ? (knownBase(view) ?? BASE_SPACE) : BASE_SPACE;
}

/** Systems that may hold the base as far as the viewer can tell. */
export function candidatesIn({ base, baseCandidates }: View): readonly string[] {
  return baseCandidates === HIDDEN ? base.publicCandidates : baseCandidates;
}

/** The figures of the question that the view's own seat is asked; empty if another seat is. */
export function contextOf({ decision }: View): Params {
  if (decision === null || !decision.yours) return {};
  const { context } = decision;
  return isRecord(context) ? context : {};
}

/** A text of the question's figures; empty if there is none of that name. */
export function textOf(view: View, name: string): string {
  const value = contextOf(view)[name];
  return typeof value === "string" ? value : "";
}

function isRecord(value: unknown): value is Params {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
