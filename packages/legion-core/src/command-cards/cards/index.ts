import type { CommandCards } from "../types.ts";
import { COMMON } from "./common.ts";
import { EMPIRE } from "./galactic-empire.ts";
import { REBELS } from "./rebel-alliance.ts";

/** What the command cards of this package do, by id. */
export const COMMAND_CARDS: CommandCards = Object.fromEntries(
  [...COMMON, ...EMPIRE, ...REBELS].map((card) => [card.id, card]),
);
