import type { Look as LookOf } from "@sw/tabletop";
import type { Box } from "./box.ts";
import type { State } from "./state.ts";

/** What every function that reads a game takes: the compiled catalogue and the state. A work is one too. */
export type Look = LookOf<Box, State>;
