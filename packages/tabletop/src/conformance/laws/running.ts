import { short } from "../data.ts";
import type { Law } from "../law.ts";

/** The law that the game can be played. The runner reports failures; this check makes them reproducible. */
export const playable: Law = {
  about: "Every config given sets up, every legal action played is carried out, and nothing throws on the way.",
  always: () => "held",
};

/** The law that at least one game of each config ends before the cap. */
export const ends: Law = {
  about: "Of each config at least one game ends before the cap.",
  overall({ last, decision, table }) {
    return last ? { [`config ${short(table.config)}`]: decision === undefined } : {};
  },
};
