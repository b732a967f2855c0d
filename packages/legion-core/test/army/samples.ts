import { ARMIES, type Commander } from "@sw/legion-core/examples";
import type { ArmyList } from "../../src/content/army.ts";

/** The points of the armies of the examples. */
const POINTS: Readonly<Record<Commander, number>> = {
  "darth-vader": 988,
  "imperial-officer": 1000,
  "moff-gideon": 1000,
  "luke-skywalker": 995,
  "rebel-officer": 1000,
  "lando-calrissian": 999,
  "obi-wan-kenobi": 995,
  chewbacca: 1000,
  "jedi-knight-general": 999,
  "general-grievous": 1000,
  "poggle-the-lesser": 999,
  kalani: 999,
  "gar-saxon": 999,
};

interface Sample {
  readonly name: string;
  readonly points: number;
  readonly list: ArmyList;
}

/** Legal armies of 1000 points, with those that they spend. */
export const ALL: readonly Sample[] = Object.entries(POINTS).map(([name, points]) => {
  return { name, points, list: ARMIES[name as Commander] };
});

const FIRST: readonly string[] = ["darth-vader", "luke-skywalker", "obi-wan-kenobi", "general-grievous"];

/** One of each faction. */
export const SAMPLES: readonly Sample[] = ALL.filter(({ name }) => FIRST.includes(name));
