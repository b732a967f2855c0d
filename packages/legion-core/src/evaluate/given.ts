import { at, cardCount, pileSize } from "@sw/tabletop";
import type { ArmyList } from "../army/list.ts";
import type { Source } from "../read/shapes.ts";
import type { Box } from "../state/box.ts";
import { type Side, sideOfSeat } from "../state/seats.ts";
import type { MiniatureState, SideState, State, TableToken, UnitState } from "../state/state.ts";
import { tokensOf } from "../state/tokens.ts";
import type { Vec } from "../table/vectors.ts";
import { type Profile, profilesOf } from "../units/profiles.ts";
import type { ArmyView, SideView, UnitView, View } from "../views/shapes.ts";

/** The facts of a unit that states and views share. */
export interface UnitGiven {
  readonly owner: Side;
  readonly profile: Profile;
  readonly miniatures: readonly MiniatureState[];
  readonly order: UnitState["order"];
  readonly suppression: number;
  /** Aim, dodge, surge and standby tokens. */
  readonly helpful: number;
  /** The position of its leader, or undefined off the battlefield. */
  readonly spot: Vec | undefined;
}

/** A token on the battlefield. */
export interface TokenGiven extends Pick<TableToken, "kind" | "x" | "y" | "removed"> {
  readonly owner: Side | null;
  /** The player whose unit holds the token, or null. */
  readonly holder: Side | null;
}

/** The facts of a player that states and views share. */
export interface SideGiven {
  readonly points: number;
  /** Command cards in hand. */
  readonly hand: number;
  readonly passes: number;
}

/** The facts that states and views share. All of them are public. */
export interface Given {
  readonly units: readonly UnitGiven[];
  readonly tokens: readonly TokenGiven[];
  readonly sides: readonly [SideGiven, SideGiven];
}

/** Reads a state or a view. */
export function givenIn(box: Box, source: Source): Given {
  return "viewer" in source ? seenIn(box, source) : standingIn(box, source);
}

function standingIn(box: Box, state: State): Given {
  const { config, units, tokens, sides: players } = state;
  const profiles = config.armies.map((list) => profilesOf(box, list));
  const given = ({ points, hand, passPool }: SideState): SideGiven => {
    return { points, hand: pileSize(hand), passes: passPool };
  };
  return {
    units: units.map(({ owner, listed, leader, miniatures, order, tokens: counts }) => ({
      owner,
      profile: at(at(profiles, owner), listed),
      miniatures,
      order,
      suppression: tokensOf(counts, "suppression"),
      helpful: HELPFUL.reduce((sum, kind) => sum + tokensOf(counts, kind), 0),
      spot: spotOf(miniatures[leader]),
    })),
    tokens: tokens.map(({ kind, x, y, removed, owner, holder }) => {
      return { kind, x, y, removed, owner, holder: holder === null ? null : at(units, holder).owner };
    }),
    sides: [given(players[0]), given(players[1])],
  };
}

function seenIn(box: Box, view: View): Given {
  const { config, units, tokens, sides: players } = view;
  const profiles = config.armies.map((army) => profilesOf(box, listOf(army)));
  const given = ({ points, hand, passPool }: SideView): SideGiven => {
    return { points, hand: cardCount(hand), passes: passPool };
  };
  const owners = new Map(units.map(({ id, owner }) => [id, sideOfSeat(owner)]));
  return {
    units: units.map((unit) => unitSeen(unit, profiles)),
    tokens: tokens.map(({ kind, x, y, removed, owner, holder }) => ({
      kind,
      x,
      y,
      removed,
      owner: owner === null ? null : sideOfSeat(owner),
      holder: holder === null ? null : (owners.get(holder) ?? null),
    })),
    sides: [given(players["player-1"]), given(players["player-2"])],
  };
}

function unitSeen(
  { id, owner, leader, miniatures, order, tokens }: UnitView,
  profiles: readonly (readonly Profile[])[],
): UnitGiven {
  const side = sideOfSeat(owner);
  return {
    owner: side,
    profile: at(at(profiles, side), Number(id.slice(id.indexOf(".") + 1))),
    miniatures,
    order,
    suppression: tokens.suppression,
    helpful: HELPFUL.reduce((sum, kind) => sum + tokens[kind], 0),
    spot: spotOf(miniatures.find((one) => one.id === leader)),
  };
}

/** Kinds of tokens that a unit spends for its own benefit. */
const HELPFUL = ["aim", "dodge", "surge", "standby"] as const;

function spotOf(leader: MiniatureState | undefined): Vec | undefined {
  return leader?.status === "standing" ? leader : undefined;
}

/** Returns an army list without hand and battle deck, which do not affect units. */
function listOf(army: ArmyView): ArmyList {
  return { ...army, commandHand: [], battleDeck: { primary: [], secondary: [], advantages: [] } };
}
