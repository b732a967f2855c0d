import { bitOf, type Side, SPECTATOR_BIT, type Spectator, viewersBy } from "@sw/tabletop";
import type { Faction } from "../language/language.ts";
import type { Config, Players } from "./config.ts";

export { bitOf, opponentOf, PUBLIC, type Side, SPECTATOR_BIT } from "@sw/tabletop";

/** The seat of a player: a whole side, or in a team game one of its two roles. */
export type Seat = "rebel" | "imperial" | "rebel-admiral" | "rebel-general" | "imperial-admiral" | "imperial-general";

/** The two sides. The Rebels come first because they act first (reb.command.rebel-first). */
export const FACTIONS: readonly ["rebel", "imperial"] = ["rebel", "imperial"];

/** The index of the Rebel side in {@link FACTIONS}. */
export const REBEL = 0;
/** The index of the Imperial side in {@link FACTIONS}. */
export const IMPERIAL = 1;

/** The index of a role: the Admiral (blue leaders) or the General (orange leaders). */
export type Role = 0 | 1;
/** The index of the Admiral. */
export const ADMIRAL = 0;
/** The index of the General. */
export const GENERAL = 1;

/**
 * A role of a side: `side * 2 + role`. Rules are written for chairs. With two players only the Admiral's chair of a
 * side is used, and it has all leaders of the side.
 */
export type Chair = 0 | 1 | 2 | 3;

/** The viewers of a game: a seat or a spectator. */
export type Viewer = Seat | Spectator;

/** The bit of the Rebel side in a pile's `knownTo`. Teammates share what they know (reb.team.share-information). */
export const REBEL_BIT: number = /* @__PURE__ */ bitOf(REBEL);
/** The bit of the Imperial side in a pile's `knownTo`. */
export const IMPERIAL_BIT: number = /* @__PURE__ */ bitOf(IMPERIAL);
/**
 * The bit that marks planted probe cards in the deck: the Empire knows which cards these are, but not their order
 * (reb.faq.plant-false-lead-visibility).
 */
export const PLANTED_BIT = 8;
/**
 * The bit that marks cards of the Main Missions deck of a solo game known to be projects. Missions use it, probe cards
 * use it as `PLANTED_BIT`.
 */
export const PROJECT_BIT = 8;

/** The seats of a game, by its number of players. */
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

/** Returns the seats of a game for this number of players, Rebels first. */
export function seatsFor<P extends Players>(players: P): readonly SeatsAt[P][] {
  return [...new Set<SeatsAt[P]>(SEATS[players])];
}

/** Returns the seat of a chair. */
export function seatAt(config: Config, chair: Chair): Seat {
  return SEATS[config.players][chair];
}

/** Returns the chair of a side's role. With two players both roles are one chair. */
export function chairOf(config: Config, side: Side, role: Role): Chair {
  const own = config.players === 2 ? ADMIRAL : role;
  return side === REBEL ? own : own === ADMIRAL ? 2 : 3;
}

const TWO: readonly [readonly Chair[], readonly Chair[]] = [[0], [2]];
const TEAMS: readonly [readonly Chair[], readonly Chair[]] = [
  [0, 1],
  [2, 3],
];

/** Returns the chairs of a side: one with two players, otherwise Admiral and General. */
export function chairsOf({ players }: Config, side: Side): readonly Chair[] {
  return (players === 2 ? TWO : TEAMS)[side];
}

/** Returns the side of a chair. */
export function sideOf(chair: Chair): Side {
  return chair < 2 ? REBEL : IMPERIAL;
}

/** Returns the role of a chair. */
export function roleOf(chair: Chair): Role {
  return chair === 1 || chair === 3 ? GENERAL : ADMIRAL;
}

/** Returns the index of a faction. */
export function sideOfFaction(faction: Faction): Side {
  return faction === "rebel" ? REBEL : IMPERIAL;
}

/** Returns the faction of a side's index. */
export function factionOf(side: Side): Faction {
  return FACTIONS[side];
}

/** Returns the bit of a viewer in a pile's `knownTo`. */
export function bitOfViewer(viewer: Viewer): number {
  return viewer === "spectator" ? SPECTATOR_BIT : bitOf(sideOfSeat(viewer));
}

/** Returns the side of a seat. */
export function sideOfSeat(seat: Seat): Side {
  return seat.startsWith("rebel") ? REBEL : IMPERIAL;
}

/** Returns the sides in a mask, and the spectator, in a fixed order. */
export const viewersIn: (mask: number) => readonly (Faction | Spectator)[] = /* @__PURE__ */ viewersBy(FACTIONS);
