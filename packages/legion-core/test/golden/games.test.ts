import { ARMIES, BATTLEFIELD, CIVIL_WAR, CLONE_WARS, SKIRMISH } from "@sw/legion-core/examples";
import { testGolden } from "../../../../scripts/lib/golden.ts";
import { Keys } from "../../../../scripts/lib/keys.ts";
import { type Config, type Event, game } from "../../src/index.ts";
import { describe } from "../../src/text/index.ts";

/** A game of each size and of each pair of factions. */
const GAMES: Readonly<Record<string, Config>> = {
  "1-skirmish": SKIRMISH,
  "2-civil-war": CIVIL_WAR,
  "3-clone-wars": CLONE_WARS,
  "4-thousand-points": { table: BATTLEFIELD, armies: [ARMIES.kalani, ARMIES["lando-calrissian"]] },
};

/** Events that a short account of a game tells. */
const TOLD: ReadonlySet<Event["type"]> = new Set([
  "round-started",
  "command-revealed",
  "command-divulged",
  "command-used",
  "priority-settled",
  "unit-defeated",
  "points-scored",
  "game-ended",
]);

/** Choices and actions with names of their own need an example each, whatever number stands in them; others one for their type. */
const KEYS = new Keys((key) => {
  const [type = "", subject = ""] = key.split(" ");
  const isNamed = (type === "choose-option" || type === "perform") && !/^p\d/.test(subject);
  return isNamed ? `${type} ${subject.replace(/\d+/g, "0")}` : type;
});

for (const [name, config] of Object.entries(GAMES)) {
  const seed = `golden ${name}`;
  testGolden(
    name,
    new URL(`games/${name}.txt`, import.meta.url),
    {
      game,
      config,
      seed,
      head: `seed ${seed}`,
      seldom: ["pass", "done", "spend-advantage"],
      tell: (event, state) =>
        TOLD.has(event.type) ? describe({ event }, { locale: "en", view: game.view(state, "spectator") }) : undefined,
    },
    KEYS,
  );
}

KEYS.testListed(new URL("../../../../docs/legion/decisions.md", import.meta.url));
