import { type Timed, timed } from "../../../scripts/lib/latency.ts";
import { ARMIES, BATTLEFIELD, CIVIL_WAR, CLONE_WARS, SKIRMISH } from "../src/examples/index.ts";
import { type Config, game } from "../src/index.ts";
import { drawnBattle } from "../test/conformance/drawn.ts";

/** Returns the same battle with the armies in each other's seats. */
function turned(config: Config): Config {
  const [one, other] = config.armies;
  return { ...config, armies: [other, one] };
}

/** Battles between armies of 1000 points from each faction. */
export const BATTLES: readonly Config[] = [
  { table: BATTLEFIELD, armies: [ARMIES["darth-vader"], ARMIES["luke-skywalker"]] },
  { table: BATTLEFIELD, armies: [ARMIES["obi-wan-kenobi"], ARMIES["general-grievous"]] },
  { table: BATTLEFIELD, armies: [ARMIES["moff-gideon"], ARMIES["rebel-officer"]] },
  { table: BATTLEFIELD, armies: [ARMIES.chewbacca, ARMIES.kalani] },
];

/**
 * Measures the duration of calls, in the example battles with the armies in both seats and in battles of 1000 points.
 */
export const latency: Timed = timed(
  game,
  {
    skirmish: SKIRMISH,
    "skirmish turned": turned(SKIRMISH),
    "civil war": CIVIL_WAR,
    "civil war turned": turned(CIVIL_WAR),
    "clone wars": CLONE_WARS,
    "clone wars turned": turned(CLONE_WARS),
    ...Object.fromEntries(BATTLES.map((config, place) => [`battle ${place}`, config])),
  },
  (seed) => ({ "random armies": drawnBattle(seed, "standard"), "random skirmish": drawnBattle(seed, "skirmish") }),
);
