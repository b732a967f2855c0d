import { at, brokenAmong, firstFlaw, type Params } from "@sw/tabletop";
import type { AreaFrame } from "../../state/frame-parts.ts";
import type { AttackFrame, CommandStage, GameFrame, PoolFrame, PoolWeaponUse } from "../../state/frames.ts";
import { type UnitIndex, unitId } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import type { State } from "../../state/state.ts";
import { ORDER_RETURNED } from "../../units/activation.ts";
import { takesDrawnOrder } from "../../units/conditions.ts";
import { statusOf } from "../../units/positions.ts";
import { profileOf } from "../../units/profiles.ts";
import type { Broken, OwnInvariant } from "./invariant.ts";

const INVARIANTS: readonly OwnInvariant[] = [
  ["leg.attack.sequence", "frames-out-of-place", ({ state }) => outOfPlace(state)],
  ["leg.activation.steps", "activated-without-order", strangeActivation],
  ["leg.activation.unit-steps", "activated-twice-at-once", ({ state }) => activatedTwice(state)],
  ["leg.command.select-secret", "revealed-before-all-chose", ({ state }) => revealedEarly(state)],
  ["leg.units.leader", "placed-without-leader", ({ state }) => leaderless(state)],
  ["leg.pool.place-dice", "weapons-and-dice", strangePools],
  ["leg.kw.guardian-x.cancel", "guardians", ({ state }) => strangeGuardians(state)],
  ["leg.kw.transport.deploy", "carrier-not-there", ({ state }) => strayCarrier(state)],
  ["leg.cards.command-use", "set-down-beside-nobody", ({ state }) => strayRider(state)],
];

/** Lists the broken invariants of the stack of frames and of attacks. */
export const brokenStack: Broken = brokenAmong(INVARIANTS);

type FrameName = GameFrame["kind"];

/** Kinds of frames that occur only directly above certain others. */
const STANDS_ON: Partial<Readonly<Record<FrameName, readonly FrameName[]>>> = {
  orders: ["effects"],
  pool: ["attack", "area"],
};

function outOfPlace({ frames }: State): Params | undefined {
  return firstFlaw(
    frames.entries(),
    ([index, { kind }]) => {
      const below = frames[index - 1]?.kind;
      const allowed = STANDS_ON[kind];
      return allowed === undefined || (below !== undefined && allowed.includes(below));
    },
    ([, { kind }]) => ({ kind }),
  );
}

/** Checks that an activated unit has its order faceup, has lost it to the pool or can be activated by a drawn token. */
function strangeActivation(look: Look): Params | undefined {
  const { state } = look;
  const { frames, units } = state;
  return firstFlaw(
    frames,
    (frame) => {
      if (frame.kind !== "activation") return true;
      const unit = at(units, frame.unit);
      const token = frame.marks.includes(ORDER_RETURNED) ? "none" : "faceup";
      const isDue = frame.drawn ? takesDrawnOrder(look, frame.unit) : unit.order === token;
      return frames[0]?.kind === "activation-phase" && (isDue || statusOf(unit) === "defeated");
    },
    ({ kind }) => ({ kind }),
  );
}

/** Checks that a unit that is being activated is not activated again above that frame. */
function activatedTwice({ frames }: State): Params | undefined {
  const units = frames.flatMap((frame) => (frame.kind === "activation" ? [frame.unit] : []));
  return new Set(units).size < units.length ? { units: units.length } : undefined;
}

/** Checks that no command card is revealed and no unit is nominated before both players have chosen. */
function revealedEarly({ frames, sides: players }: State): Params | undefined {
  const [floor] = frames;
  const early = floor?.kind === "setup" || (floor?.kind === "command" && CHOOSING.includes(floor.stage));
  const settled = players.some(({ revealed, nominated }) => revealed !== null || nominated !== null);
  return early && settled ? { phase: floor.kind } : undefined;
}

const CHOOSING: readonly CommandStage[] = ["start", "choose", "reveal"];

/** Checks that a unit whose miniatures are placed has a placed leader, or places the leader too. */
function leaderless({ frames, units }: State): Params | undefined {
  return firstFlaw(
    frames,
    (frame) => {
      if (frame.kind !== "place") return true;
      const { leader, miniatures } = at(units, frame.unit);
      const isLed = frame.left.includes(leader) || miniatures[leader]?.status !== "undeployed";
      return isLed && frame.left.every((place) => place < miniatures.length);
    },
    ({ kind }) => ({ kind }),
  );
}

/**
 * Checks that each weapon of a pool belongs to its miniature and has its dice in the pool, and that the pool being
 * resolved is one of these.
 */
function strangePools(look: Look): Params | undefined {
  const { state } = look;
  return firstFlaw(
    state.frames.entries(),
    ([index, frame]) => {
      if (frame.kind === "attack") return frame.pools.every((pool) => isFormed(look, frame, pool));
      if (frame.kind === "area") return frame.weapon === null || isWeapon(look, frame.unit, frame.weapon);
      const below = state.frames[index - 1];
      if (frame.kind !== "pool" || below === undefined) return true;
      if (below.kind === "area") return isBlast(frame, below);
      return below.kind === "attack" && isOneOf(frame, below);
    },
    ([, { kind }]) => ({ kind }),
  );
}

function isFormed(look: Look, { attacker }: AttackFrame, pool: AttackFrame["pools"][number]): boolean {
  const { weapons, dice } = pool;
  return weapons.length === dice.length && weapons.every((use) => isWeapon(look, attacker, use));
}

function isWeapon(look: Look, unit: UnitIndex, { miniature, weapon }: PoolWeaponUse): boolean {
  const { miniatures, lent } = profileOf(look, unit);
  const own = miniatures[miniature]?.weapons;
  return own !== undefined && weapon < own.length + lent.length;
}

function isOneOf({ attacker, defender, weapons }: PoolFrame, attack: AttackFrame): boolean {
  return (
    attacker === attack.attacker &&
    attack.pools.some((pool) => pool.defender === defender && JSON.stringify(pool.weapons) === JSON.stringify(weapons))
  );
}

/** Checks that a unit that deploys from another finds that unit on the battlefield. */
function strayCarrier(state: State): Params | undefined {
  const { frames, units } = state;
  for (const frame of frames) {
    if (frame.kind !== "move" || frame.terms.carrier === undefined) continue;
    const waits = statusOf(at(units, frame.unit)) === "undeployed";
    if (waits && statusOf(at(units, frame.terms.carrier)) !== "deployed") return { unit: unitId(state, frame.unit) };
  }
  return undefined;
}

/** Checks that a unit placed in contact with another finds that unit on the battlefield. */
function strayRider(state: State): Params | undefined {
  const { frames, units } = state;
  for (const frame of frames) {
    if (frame.kind !== "place" || frame.down?.beside === undefined) continue;
    const { beside } = frame.down;
    const isThere = beside !== frame.unit && statusOf(at(units, beside)) === "deployed";
    if (!isThere) return { unit: unitId(state, frame.unit) };
  }
  return undefined;
}

/** Whether the attack of a blast is made by the same token, with only its weapon. */
function isBlast({ attacker, defender, weapons, from }: PoolFrame, area: AreaFrame): boolean {
  const { unit, token, weapon, struck } = area;
  const isOwn = attacker === unit && (from ?? null) === token && struck.includes(defender);
  return isOwn && JSON.stringify(weapons) === JSON.stringify([weapon]);
}

/** Checks that guardians are units, each with a count of wounds, and that the active guardian is one of them. */
function strangeGuardians({ frames }: State): Params | undefined {
  return firstFlaw(
    frames,
    (frame) => {
      if (frame.kind !== "pool") return true;
      const { situation, guardians, pool } = frame;
      const count = guardians.length;
      const isOne = pool.guard === null || pool.guard.guardian < count;
      return isOne && situation.guardians.length === count && pool.guardWounds.length === count;
    },
    ({ kind }) => ({ kind }),
  );
}
