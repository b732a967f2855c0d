import type { brokenAmong, Invariant } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { Look } from "../../state/look.ts";

/** An invariant of the states of this game. */
export type OwnInvariant = Invariant<Look, RuleId>;

/** Lists which of certain invariants a state breaks. */
export type Broken = ReturnType<typeof brokenAmong<Look>>;
