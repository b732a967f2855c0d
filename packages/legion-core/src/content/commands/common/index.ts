import type { CommandFile } from "../../written/commands.ts";
import * as maul from "./maul.ts";
import * as r2D2 from "./r2-d2.ts";
import * as standard from "./standard.ts";
import * as theBadBatch from "./the-bad-batch.ts";

/** The files of the command cards without a faction. */
export const FILES: readonly CommandFile[] = [maul.CARDS, r2D2.CARDS, standard.CARDS, theBadBatch.CARDS];
