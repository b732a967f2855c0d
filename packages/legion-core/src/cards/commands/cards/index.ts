import type { CommandCards } from "../../../state/hooks/command-card.ts";
import { COMMON } from "./common.ts";
import { EMPIRE } from "./galactic-empire.ts";
import { REPUBLIC } from "./galactic-republic.ts";
import { REBELS } from "./rebel-alliance.ts";
import { SEPARATISTS } from "./separatist-alliance.ts";

/** What the command cards of this package do, by id. */
export const COMMAND_CARDS: CommandCards = Object.fromEntries(
  [...COMMON, ...EMPIRE, ...REBELS, ...REPUBLIC, ...SEPARATISTS].map((card) => [card.id, card]),
);
