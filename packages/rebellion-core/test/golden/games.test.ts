import { expect, it } from "vitest";
import { testGolden } from "../../../../scripts/lib/golden.ts";
import { Keys } from "../../../../scripts/lib/keys.ts";
import {
  actionKey,
  type Config,
  configOf,
  type Event,
  fourPlayerGame,
  game,
  type RebellionGame,
  type State,
  threePlayerGame,
} from "../../src/index.ts";
import { describe } from "../../src/text/index.ts";
import { RARE } from "./rare.ts";

/**
 * Ten games of the base box: both set-ups, both rulings, every number of people; the Empire wins two. Then games with cinematic
 * combat, the last two with Rise of the Empire as well.
 */
const GAMES: readonly (readonly [config: Config, seed: number])[] = [
  [configOf(), 1],
  [configOf({ rulings: "faq" }), 2],
  [configOf({ setup: "first-game" }), 3],
  [configOf({ setup: "first-game", rulings: "faq" }), 4],
  [configOf(), 62],
  [configOf({ rulings: "faq" }), 38],
  [configOf({ players: 3 }), 7],
  [configOf({ players: 3, rulings: "faq" }), 8],
  [configOf({ players: 4 }), 9],
  [configOf({ players: 4, rulings: "faq" }), 10],
  [configOf({ combat: "cinematic" }), 11],
  [configOf({ combat: "cinematic", expansion: "rise-of-the-empire", startingUnits: "expansion", rulings: "faq" }), 46],
  [configOf({ combat: "cinematic", expansion: "rise-of-the-empire", players: 4 }), 13],
];

/** Events that a short account of a game tells. */
const TOLD: ReadonlySet<Event["type"]> = new Set([
  "mission-ended",
  "objective-played",
  "action-used",
  "base-revealed",
  "base-established",
  "system-destroyed",
  "leader-captured",
  "leader-rescued",
  "leader-recruited",
  "leader-eliminated",
  "combat-started",
  "battle-won",
  "retreated",
  "combat-ended",
  "game-ended",
  "target-placed",
  "target-removed",
]);

/** The game for the number of players in a configuration. */
function gameFor({ players }: Config): RebellionGame {
  return players === 2 ? game : players === 3 ? threePlayerGame : fourPlayerGame;
}

/** Tells an event in a line; a phase that starts, with the state of the game. */
function tell(event: Event, state: State): string | undefined {
  if (event.type === "phase-started") return `-- ${event.phase} ${event.round}: ${figures(state)}`;
  return TOLD.has(event.type) ? describe({ event }, { locale: "en" }) : undefined;
}

function figures({ time, reputation, places, base }: State): string {
  const loyal = (side: 0 | 1): number => places.filter(({ loyalty }) => loyalty === side).length;
  const subjugated = places.filter((place) => place.subjugated).length;
  const hidden = base.revealed ? "base revealed" : `base among ${base.publicCandidates.length}`;
  return `time ${time}, reputation ${reputation}, loyal ${loyal(0)} and ${loyal(1)}, subjugated ${subjugated}, ${hidden}`;
}

function headOf({ players, setup, rulings, combat, expansion, startingUnits }: Config, seed: string): string {
  return [
    `players ${players}, ${setup}, rulings ${rulings}`,
    ...(combat === undefined ? [] : [`combat ${combat}`]),
    ...(expansion === undefined ? [] : [`expansion ${expansion}`]),
    ...(startingUnits === undefined ? [] : [`units of the ${startingUnits}`]),
    `seed ${seed}`,
  ].join(", ");
}

const KEYS = new Keys();

for (const [index, [config, number]] of GAMES.entries()) {
  const { players, setup, rulings, combat = "", expansion = "" } = config;
  const parts = [String(index + 1).padStart(2, "0"), String(players), setup, rulings, combat, expansion];
  const name = parts.filter((part) => part !== "").join("-");
  const seed = `golden ${number}`;
  testGolden(
    name,
    new URL(`games/${name}.txt`, import.meta.url),
    { game: gameFor(config), config, seed, head: headOf(config, seed), seldom: ["pass", "reveal-base"], tell },
    KEYS,
  );
}

for (const [kind, scenes] of Object.entries(RARE)) {
  it(`The decision ${kind}, which is rare in random games, is asked in its prepared scenes`, () => {
    for (const scene of scenes) {
      const state = scene();
      const { decision, legalActions } = gameFor(state.config);
      expect(decision(state)?.kind).toBe(kind);
      KEYS.note(kind, legalActions(state).map(actionKey));
    }
  });
}

KEYS.testListed(new URL("../../../../docs/rebellion/decisions.md", import.meta.url), Object.keys(RARE));
