import { at, brokenAmong, firstFlaw, type Params } from "@sw/tabletop";
import { hasPools } from "../../rounds/orders.ts";
import { miniatureId, type UnitIndex, unitId } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { type Side, seatOf } from "../../state/seats.ts";
import { poolSize, type State } from "../../state/state.ts";
import { tokensOf } from "../../state/tokens.ts";
import { isSuppressible, takesDrawnOrder } from "../../units/conditions.ts";
import { hasPermit, unitAmount } from "../../units/keywords.ts";
import { statusOf } from "../../units/positions.ts";
import { profileOf, profilesOf } from "../../units/profiles.ts";
import type { Broken, OwnInvariant } from "./invariant.ts";

/** Lists units that differ from the armies. Checked first, because all other invariants of units rely on it. */
export const brokenArmies: Broken = brokenAmong([["leg.army.contents", "units-not-of-the-armies", strangeArmies]]);

const INVARIANTS: readonly OwnInvariant[] = [
  ["leg.units.leader", "leader-elsewhere", ({ state }) => strayLeader(state)],
  ["leg.kw.restore", "fallen-but-standing", ({ state }) => strangeFallen(state)],
  ["leg.wounds.defeat-threshold", "wounds-beyond-threshold", tooManyWounds],
  ["leg.standby.max-one", "more-than-one-standby", ({ state }) => twoStandbys(state)],
  ["leg.suppression.vehicles-immune", "suppressed-though-immune", strangeSuppression],
  ["leg.order-pool.create", "order-tokens", strangeOrders],
  ["leg.upgrade.double-sided-choose", "sides-of-cards", strangeSides],
  ["leg.objective.claim-effect", "held-tokens", ({ state }) => strangeHolds(state)],
];

/** Lists the broken invariants of units and the tokens beside them. */
export const brokenUnits: Broken = brokenAmong(INVARIANTS);

/** Checks that all units of both lists are present in order, each with its miniatures and cards. */
function strangeArmies({ box, state: { config, units } }: Look): Params | undefined {
  const listed = ([0, 1] as const).flatMap((side) =>
    profilesOf(box, config.armies[side]).map((profile, place) => ({ player: side, place, profile })),
  );
  if (listed.length !== units.length) return { units: units.length, listed: listed.length };
  return firstFlaw(
    listed.entries(),
    ([index, { player: side, place, profile }]) => {
      const { owner, listed: own, miniatures, cards, sides } = at(units, index);
      const whole =
        miniatures.length === profile.miniatures.length &&
        [cards, sides].every(({ length }) => length === profile.upgrades.length);
      return owner === side && own === place && whole;
    },
    ([index]) => ({ unit: index }),
  );
}

/**
 * Checks that the leader of a unit is one of its remaining miniatures, unless another is being chosen, and that no unit
 * is partly deployed.
 */
function strayLeader(state: State): Params | undefined {
  return firstFlaw(
    state.units.entries(),
    ([index, unit]) => {
      const status = statusOf(unit);
      if (unit.leader >= unit.miniatures.length) return false;
      if (status === "defeated") return true;
      const chosen = state.frames.some((frame) => frame.kind === "leader" && frame.unit === index);
      return chosen || at(unit.miniatures, unit.leader).status === (status === "deployed" ? "standing" : "undeployed");
    },
    ([index]) => ({ unit: unitId(state, index) }),
  );
}

/** Checks that the miniatures that fell in this round are defeated, each listed once, in order. */
function strangeFallen(state: State): Params | undefined {
  return firstFlaw(
    state.units.entries(),
    ([, { fallen, miniatures }]) =>
      fallen.every((place, index) => {
        const before = index === 0 ? -1 : at(fallen, index - 1);
        return before < place && miniatures[place]?.status === "defeated";
      }),
    ([index]) => ({ unit: unitId(state, index) }),
  );
}

function tooManyWounds(look: Look): Params | undefined {
  const { state } = look;
  for (const [index, { miniatures }] of state.units.entries()) {
    const thresholds = profileOf(look, index).miniatures;
    const found = miniatures.findIndex(({ status, wounds }, place) => {
      const { wounds: threshold } = at(thresholds, place);
      if (hasPermit(look, index, "outlasts-wounds")) return false;
      return status === "defeated" ? wounds > threshold : wounds >= threshold;
    });
    if (found >= 0) return { miniature: miniatureId(state, index, found), wounds: at(miniatures, found).wounds };
  }
  return undefined;
}

/** Checks that only double-sided cards show a side, and none before their unit deploys. */
function strangeSides(look: Look): Params | undefined {
  const { state } = look;
  return firstFlaw(
    state.units.entries(),
    ([index, unit]) => {
      const { upgrades } = profileOf(look, index);
      const chosen = statusOf(unit) !== "undeployed";
      return unit.sides.every((side, place) => side === null || (chosen && at(upgrades, place).doubleSided === true));
    },
    ([index]) => ({ unit: unitId(state, index) }),
  );
}

function twoStandbys(state: State): Params | undefined {
  return firstFlaw(
    state.units.entries(),
    ([, { tokens }]) => tokensOf(tokens, "standby") <= 1,
    ([index]) => ({ unit: unitId(state, index) }),
  );
}

function strangeSuppression(look: Look): Params | undefined {
  const { state } = look;
  return firstFlaw(
    state.units.entries(),
    ([index, { tokens }]) => tokensOf(tokens, "suppression") === 0 || isSuppressible(look, index),
    ([index]) => ({ unit: unitId(state, index) }),
  );
}

/**
 * Checks that a unit has one order token: beside it, in the pool, or just drawn. Pools exist once all orders are
 * issued.
 */
function strangeOrders(look: Look): Params | undefined {
  const { state } = look;
  const { sides: players, units, frames, phase } = state;
  // A game that is over has no frame left to tell by.
  const pooled = phase === "activation" || hasPools(state);
  return firstFlaw(
    [0, 1] as const,
    (side: Side) => {
      const pool = poolSize(players[side]);
      const drawn = frames.filter(
        (frame) => frame.kind === "activation-phase" && frame.side === side && frame.drawn !== null,
      );
      const assigned = frames.filter(
        (frame) => frame.kind === "activation" && frame.drawn && isWaiting(look, frame.unit, side),
      );
      const without = units.reduce((sum, { owner }, unit) => sum + (owner === side ? tokensDue(look, unit) : 0), 0);
      const spare = drawn.filter((frame) => frame.kind === "activation-phase" && frame.spare !== undefined);
      const tokens = pool + drawn.length + spare.length;
      const room = without - assigned.length;
      return tokens <= room && (tokens === 0 || pooled);
    },
    (side) => ({ seat: seatOf(side) }),
  );
}

/** Whether a unit was activated by a drawn token, which is placed beside it only when the activation ends. */
function isWaiting(look: Look, unit: UnitIndex, side: Side): boolean {
  const own = at(look.state.units, unit);
  return own.owner === side && takesDrawnOrder(look, unit) && statusOf(own) !== "defeated";
}

/** Returns how many more order tokens a unit may have: its own if it has none, and those that keywords add. */
function tokensDue(look: Look, unit: UnitIndex): number {
  const { order } = at(look.state.units, unit);
  const more = order === "facedown-twice" ? 0 : unitAmount(look, unit, "order-tokens");
  return (order === "none" ? 1 : 0) + more;
}

/**
 * Checks that a held token has one holder and no position, that defeated units hold nothing, and that dropped tokens
 * have no position until they are placed.
 */
function strangeHolds(state: State): Params | undefined {
  const { units, tokens, frames } = state;
  const dropped = frames.flatMap((frame) => (frame.kind === "drop" ? frame.tokens : []));
  const byUnit = firstFlaw(
    units.entries(),
    ([index, unit]) => {
      const { holds } = unit;
      if (holds.length > 0 && statusOf(unit) === "defeated") return false;
      return new Set(holds).size === holds.length && holds.every((token) => tokens[token]?.holder === index);
    },
    ([index]) => ({ unit: unitId(state, index) }),
  );
  return (
    byUnit ??
    firstFlaw(
      tokens.entries(),
      ([token, { holder }]) =>
        holder === null || dropped.includes(token) || (units[holder]?.holds.includes(token) ?? false),
      ([token]) => ({ token }),
    )
  );
}
