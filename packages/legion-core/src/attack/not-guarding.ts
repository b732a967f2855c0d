import type { Violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { PoolFrame } from "../state/frames.ts";
import { unitOfId } from "../state/ids.ts";
import { forbidden } from "../state/kinds.ts";
import type { Look, Reason } from "../state/look.ts";
import { isVehicle } from "../table/unit-types.ts";
import { profileOf } from "../units/profiles.ts";
import { missedIn } from "../units/why-not.ts";
import { duelOf, withLeader } from "./duel.ts";
import { guardiansOf } from "./guardians.ts";

const GUARDING: RuleId = "leg.kw.guardian-x.cancel";

/** Matches the name under which a pool offers the help of a guardian. */
const OFFER = /^guardian (\S+)/;

/**
 * Explains why a unit with a Guardian keyword cannot guard in an attack. Returns undefined if it can, or if no unit is
 * named.
 */
export function whyNotGuarding(
  look: Pick<Look, "box" | "state">,
  frame: PoolFrame,
  option: string,
): Violation<RuleId> | undefined {
  const [, id = ""] = OFFER.exec(option) ?? [];
  const unit = unitOfId(look.state, id);
  if (unit === undefined) return undefined;
  const guardian = frame.guardians.indexOf(unit);
  if (guardian >= 0) {
    const isUsed = frame.pool.used[`guardian ${guardian}`] !== undefined;
    return isUsed ? forbidden(GUARDING, "used-already", { option }) : undefined;
  }
  if (isVehicle(profileOf(look, frame.defender).type))
    return forbidden(GUARDING, "guards-troopers-alone", { unit: id });
  if (frame.situation.kind === "overrun") return forbidden(GUARDING, "guards-against-ranged-alone", { unit: id });
  const reason = missed(look, frame).get(unit);
  return reason === undefined
    ? forbidden(GUARDING, "guards-nobody", { unit: id })
    : forbidden(reason.rule ?? GUARDING, reason.code, reason.params);
}

/** Explains why no unit with Guardian guards in an attack. Returns undefined if one does, or if there are none. */
export function whyUnguarded(look: Pick<Look, "box" | "state">, frame: PoolFrame): Violation<RuleId> | undefined {
  if (frame.guardians.length > 0) return undefined;
  const reasons = [...missed(look, frame).values()].filter(({ code }) => code !== "guards-nobody");
  if (reasons.length === 0) return undefined;
  const enemies = reasons.map(({ rule = GUARDING, code, params }) => ({ rule, code, params }));
  return forbidden(GUARDING, "no-guardian-at-hand", { enemies });
}

function missed(look: Pick<Look, "box" | "state">, frame: PoolFrame): ReadonlyMap<number | string, Reason> {
  const { attacker, defender, situation } = frame;
  const standing = withLeader(look, attacker);
  const duel = duelOf(standing, attacker, defender);
  return missedIn(standing, (telling) =>
    duel === undefined ? [] : guardiansOf(telling, defender, duel, situation.kind),
  );
}
