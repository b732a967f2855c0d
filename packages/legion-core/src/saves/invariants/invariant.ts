import type { brokenAmong, Invariant } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { GameBox } from "../../state/box.ts";
import type { State } from "../../state/state.ts";

/** What must hold in every state of this game. */
export type OwnInvariant = Invariant<GameBox, State, RuleId>;

/** Lists which of some invariants a state breaks. */
export type Broken = ReturnType<typeof brokenAmong<GameBox, State>>;
