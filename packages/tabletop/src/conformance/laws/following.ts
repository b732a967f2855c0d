import { at } from "../../at.ts";
import { difference } from "../data.ts";
import { firstOf, type Law, type Verdict, verdict } from "../law.ts";
import type { Instant } from "../moment.ts";
import type { Measured } from "../options.ts";

/**
 * One step in this many is followed, for one viewer at a time. Two views per step would cost more than all cheap laws.
 */
const EVERY = 6;

/** The law that a client can update its previous view from the events it receives. */
export const eventsTell: Law = {
  about:
    "From the view before and the events as a seat is told them follows all that a stated reading of its view holds.",
  always(moment) {
    const { number, table } = moment;
    if (number % EVERY !== table.number % EVERY) return "not-due";
    return followed(moment, [at(table.viewers, Math.floor(number / EVERY) % table.viewers.length)]);
  },
  sometimes: (moment) => followed(moment, moment.table.viewers),
};

function followed(moment: Instant, viewers: readonly string[]): Verdict {
  const { before, table, arrival } = moment;
  const { following } = table.settings;
  if (following === undefined || before === undefined) return "not-due";
  return verdict(
    firstOf(viewers, (viewer) => {
      const kept = following.read(table.game.view(before, viewer));
      for (const event of moment.told(arrival.events, viewer)) following.change(kept, event);
      const apart = difference(withoutNought(following.read(moment.view(viewer))), withoutNought(kept));
      return apart === undefined ? undefined : `${viewer} was not told by events: ${apart}`;
    }),
  );
}

/** Returns the measurements without those that are 0, null or false, which events do not mention. */
function withoutNought(reading: Measured): Measured {
  const spoken: Measured = {};
  for (const [name, value] of Object.entries(reading)) {
    if (value !== 0 && value !== null && value !== false) spoken[name] = value;
  }
  return spoken;
}
