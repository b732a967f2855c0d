import { bitOf, type Side, SPECTATOR_BIT, type Spectator, viewersBy } from "@sw/tabletop";
import type { Faction } from "../language/language.ts";
import type { Config, Players } from "./config.ts";

export { bitOf, opponentOf, PUBLIC, type Side, SPECTATOR_BIT } from "@sw/tabletop";

/** A person at the table: a whole side, or one of its two roles in a team game. */
export type Seat = "rebel" | "imperial" | "rebel-admiral" | "rebel-general" | "imperial-admiral" | "imperial-general";

/** The sides, the Rebels first as they act first (reb.command.rebel-first). */
export const FACTIONS: readonly ["rebel", "imperial"] = ["rebel", "imperial"];

/** The Rebel side: sides are indices of {@link FACTIONS}. */
export const REBEL = 0;
/** The Imperial side. */
export const IMPERIAL = 1;

/** The Admiral (blue leaders) or the General (orange leaders). */
export type Role = 0 | 1;
/** The Admiral. */
export const ADMIRAL = 0;
/** The General. */
export const GENERAL = 1;

/**
 * A role of a side: `side * 2 + role`. Rules are written for chairs; with two players each person sits in both chairs of
 * a side and every leader of the side belongs to the first (the Admiral's).
 */
export type Chair = 0 | 1 | 2 | 3;

/** Who can see something: a person, or whoever watches. */
export type Viewer = Seat | Spectator;

/** Bit of the Rebel side in a pile's `knownTo`; teammates share what they know (reb.team.share-information). */
export const REBEL_BIT: number = /* @__PURE__ */ bitOf(REBEL);
/** Bit of the Imperial side. */
export const IMPERIAL_BIT: number = /* @__PURE__ */ bitOf(IMPERIAL);
/** Marks probe cards that the Empire knows as a set to lie in certain places of the deck (reb.faq.plant-false-lead-visibility). */
export const PLANTED_BIT = 8;
/** Marks cards of the Main Missions deck of a solo game that everybody knows to be projects: the same bit, on missions. */
export const PROJECT_BIT = 8;

/** The people of a game, by their number. */
export interface SeatsAt {
  2: "rebel" | "imperial";
  3: "rebel" | "imperial-admiral" | "imperial-general";
  4: "rebel-admiral" | "rebel-general" | "imperial-admiral" | "imperial-general";
}

const SEATS: { readonly [P in Players]: readonly [SeatsAt[P], SeatsAt[P], SeatsAt[P], SeatsAt[P]] } = {
  2: ["rebel", "rebel", "imperial", "imperial"],
  3: ["rebel", "rebel", "imperial-admiral", "imperial-general"],
  4: ["rebel-admiral", "rebel-general", "imperial-admiral", "imperial-general"],
};

/** The people of a game for so many players, Rebels first. */
export function seatsFor<P extends Players>(players: P): readonly SeatsAt[P][] {
  return [...new Set<SeatsAt[P]>(SEATS[players])];
}

/** Who sits in a chair. */
export function seatAt(config: Config, chair: Chair): Seat {
  return SEATS[config.players][chair];
}

/** The chair of a side's role; with two players both roles are one chair. */
export function chairOf(config: Config, side: Side, role: Role): Chair {
  const own = config.players === 2 ? ADMIRAL : role;
  return side === REBEL ? own : own === ADMIRAL ? 2 : 3;
}

const TWO: readonly [readonly Chair[], readonly Chair[]] = [[0], [2]];
const TEAMS: readonly [readonly Chair[], readonly Chair[]] = [
  [0, 1],
  [2, 3],
];

/** The chairs of a side: one with two players, else Admiral and General. */
export function chairsOf({ players }: Config, side: Side): readonly Chair[] {
  return (players === 2 ? TWO : TEAMS)[side];
}

/** The side of a chair. */
export function sideOf(chair: Chair): Side {
  return chair < 2 ? REBEL : IMPERIAL;
}

/** The role of a chair. */
export function roleOf(chair: Chair): Role {
  return chair === 1 || chair === 3 ? GENERAL : ADMIRAL;
}

/** The index of a faction. */
export function sideOfFaction(faction: Faction): Side {
  return faction === "rebel" ? REBEL : IMPERIAL;
}

/** The faction of an index. */
export function factionOf(side: Side): Faction {
  return FACTIONS[side];
}

/** Bit of a viewer. */
export function bitOfViewer(viewer: Viewer): number {
  return viewer === "spectator" ? SPECTATOR_BIT : bitOf(sideOfSeat(viewer));
}

/** The side of a person. */
export function sideOfSeat(seat: Seat): Side {
  return seat.startsWith("rebel") ? REBEL : IMPERIAL;
}

/** The sides (and spectators) in a mask, in a fixed order. */
export const viewersIn: (mask: number) => readonly (Faction | Spectator)[] = /* @__PURE__ */ viewersBy(FACTIONS);
