import type { brokenLaws, StateLaw } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { GameBox } from "../../state/box.ts";
import type { State } from "../../state/state.ts";

/** What must hold in every state of this game. */
export type Law = StateLaw<GameBox, State, RuleId>;

/** The laws of a list that a state breaks. */
export type Broken = ReturnType<typeof brokenLaws<GameBox, State>>;
