import type { Look as LookOf } from "@sw/tabletop";
import type { Box } from "./box.ts";
import type { State } from "./state.ts";

/**
 * The first parameter of every function that reads a game: the compiled catalogue and the state. A work is also a look.
 */
export type Look = LookOf<Box, State>;
