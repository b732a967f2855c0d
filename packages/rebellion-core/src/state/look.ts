import type { Look as LookOf } from "@sw/tabletop";
import type { Box } from "./box.ts";
import type { State } from "./state.ts";

/** The compiled catalogue and the state, which every function that reads a game takes first. A work is also a look. */
export type Look = LookOf<Box, State>;
