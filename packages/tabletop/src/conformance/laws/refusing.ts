import { short } from "../data.ts";
import { firstOf, type Law, verdict } from "../law.ts";
import { nearMissesAt } from "../near-misses.ts";

/** The law that a player who tries something almost legal is told exactly what is wrong with it. */
export const refusalsExact: Law = {
  about:
    "A legal action with one thing in it replaced by another, and what was legal one decision ago, is never refused by a code that names no reason.",
  sometimes(moment) {
    const { game, settings } = moment.table;
    const { generic } = settings;
    if (generic === undefined) return "not-due";
    const missed = nearMissesAt(moment);
    if (missed.length === 0) return "not-due";
    return verdict(
      firstOf(missed, (action) => {
        const against = game.why(moment.state, action);
        if (against === undefined || !generic.includes(against.code)) return undefined;
        return `${short(action)} at ${moment.decision?.kind} is refused by ${against.rule} with ${against.code}, which names no reason`;
      }),
    );
  },
};
