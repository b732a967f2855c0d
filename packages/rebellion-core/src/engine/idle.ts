import type { Violation } from "@sw/tabletop";
import { whyNoBlock } from "../combat/attack/block.ts";
import { whyNobodyRetreats } from "../combat/retreat-options.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Box } from "../state/box.ts";
import type { Play } from "../state/kinds.ts";
import type { Seat } from "../state/seats.ts";
import type { State } from "../state/state.ts";

type Idle = (box: Box, state: State, seat: Seat) => Violation<RuleId> | undefined;

/** The kinds of questions of which the rules say why a seat is not asked them, with what says so. */
const IDLE: Partial<Readonly<Record<Play["Asked"]["kind"], Idle>>> = {
  "block-damage": whyNoBlock,
  retreat: whyNobodyRetreats,
};

/** The rule that keeps a seat from a kind of question; undefined: none but that its time has not come. */
export function idleRule(
  box: Box,
  state: State,
  seat: Seat,
  kind: Play["Asked"]["kind"],
): Violation<RuleId> | undefined {
  return IDLE[kind]?.(box, state, seat);
}
