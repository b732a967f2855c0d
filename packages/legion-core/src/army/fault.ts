import { type Params, type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { Fielded } from "./muster.ts";

/** The codes of faults of an army. Texts explain each code. */
export type ArmyFaultCode =
  | "another-copy-on-the-unit"
  | "battle-force-of-another-faction"
  | "card-asks-for-a-type"
  | "card-of-another-battle-force"
  | "card-of-another-faction"
  | "copies-in-the-deck"
  | "copies-in-the-hand"
  | "counterpart-of-another-unit"
  | "forbidden-by-the-battle-force"
  | "lacks-mandatory-card"
  | "lacks-required-units"
  | "mercenaries-need-a-battle-force"
  | "mercenary-of-no-faction"
  | "mercenary-of-other-factions"
  | "limit-of-the-smaller-format"
  | "must-equip"
  | "must-equip-a-type"
  | "no-detachments"
  | "no-slot"
  | "no-standing-orders"
  | "not-in-the-battle-force"
  | "one-of-each-corps-first"
  | "only-for-a-battle-force"
  | "over-the-points"
  | "restriction-not-met"
  | "skirmish-needs-a-battle-force"
  | "too-few-cards"
  | "too-few-of-a-kind"
  | "too-few-of-a-rank"
  | "too-few-of-these"
  | "too-few-units-of-the-faction"
  | "too-few-with-pips"
  | "too-many-cards"
  | "too-many-commanders-and-operatives"
  | "too-many-leaders"
  | "too-many-mercenaries"
  | "too-many-of-a-name"
  | "too-many-of-a-rank"
  | "too-many-of-these"
  | "too-many-standing-orders"
  | "too-many-with-pips"
  | "unit-of-another-faction"
  | "unknown-card"
  | "without-its-unit";

/**
 * Something wrong with an army. `have`, `most` and `least` are figures; `unit` is the card of a unit and `index` its
 * position in the list.
 */
export type ArmyFault = Violation<RuleId>;

/** Creates a fault of an army. */
export function fault(rule: RuleId, code: ArmyFaultCode, params: Params): ArmyFault {
  return violation(rule, code, params);
}

/** Returns the params that identify a unit. */
export function unitParams({ card, index }: Fielded): { readonly unit: string; readonly index: number } {
  return { unit: card.id, index };
}
