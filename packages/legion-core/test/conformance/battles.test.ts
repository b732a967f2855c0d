import { type Action, type Config, type Event, game, type State } from "@sw/legion-core";
import { ARMIES, BATTLEFIELD } from "@sw/legion-core/examples";
import { at, type Chance, expectOk, type Step, seeded } from "@sw/tabletop";
import { expect, it } from "vitest";
import { defaultCatalogue } from "../../src/content/catalogue.ts";
import { COMMAND_CARDS } from "../../src/content/entries.ts";

const SEED = process.env["SW_SEED"] ?? "";

/** Whole games take some five hundred decisions. */
const CAP = 3000;

/** How many beginnings are tried for each game, of which the one with the most new cards is played. */
const TRIED = 16;

/** The armies of which all command cards are played. */
const READY = Object.values(ARMIES).filter(({ commandHand }) => commandHand.every((id) => id in COMMAND_CARDS));

/** Each of them as the first seat against each other one. */
const TABLE: readonly Config[] = READY.flatMap((one) =>
  READY.flatMap((other) => (one === other ? [] : [{ table: BATTLEFIELD, armies: [one, other] as const }])),
);

type GameStep = Step<State, Event>;

/** A game that is being played: its state, who chooses at random, and what was wrong on the way. */
interface Played {
  readonly name: string;
  state: State;
  readonly chance: Chance;
  decisions: number;
  readonly wrong: string[];
}

function begun(config: Config, seed: string): Played {
  const { state } = expectOk(game.setup(config, seed));
  const [one, other] = config.armies.map(({ units }) => units[0]?.unit ?? "");
  return { name: `${one} against ${other}, ${seed}`, state, chance: seeded(`bot of ${seed}`), decisions: 0, wrong: [] };
}

/** Plays one decision at random; false once the game is over. */
function playOn(played: Played, faultsOf: (step: GameStep) => readonly string[]): boolean {
  const options = game.legalActions(played.state);
  if (options.length === 0 || played.decisions === CAP || played.wrong.length > 0) return false;
  const action: Action = at(options, played.chance.pick("choice", options.length, String));
  const step = expectOk(game.apply(played.state, action));
  played.wrong.push(...faultsOf(step));
  played.state = step.state;
  played.decisions += 1;
  return true;
}

/** The invariants that a step breaks. */
function faultsAfter({ state }: GameStep): readonly string[] {
  return game.invariants(state).map(({ rule, code }) => `${rule} ${code}`);
}

const { primaryObjectives, secondaryObjectives, advantages } = defaultCatalogue;

/** The battle cards of a mission by their ids. */
function cardsIn({ mission }: State): readonly string[] {
  return [
    ...(mission.primary === null ? [] : [primaryObjectives[mission.primary.card]?.id ?? ""]),
    ...(mission.secondary === null ? [] : [secondaryObjectives[mission.secondary.card]?.id ?? ""]),
    ...mission.advantages.flatMap((card) => (card === null ? [] : [advantages[card]?.id ?? ""])),
  ];
}

/** Of some games the one whose mission has most of these cards: its cards, and how it begins. */
function bestOf(missing: ReadonlySet<string>, round: number): { readonly cards: readonly string[]; begin(): Played } {
  const tried = Array.from({ length: TRIED }, (_, one) => {
    const place = (round * TRIED + one) * 17;
    const begin = (): Played => begun(at(TABLE, place % TABLE.length), `battle ${place} ${SEED}`);
    const played = begin();
    while (played.state.phase === "setup" && playOn(played, () => []));
    return { cards: cardsIn(played.state).filter((id) => missing.has(id)), begin };
  });
  return tried.reduce((best, one) => (one.cards.length > best.cards.length ? one : best));
}

/** Plays a game to its end, which it must reach in good order. */
function playOut(played: Played): void {
  while (playOn(played, faultsAfter));
  expect(played.wrong, played.name).toEqual([]);
  expect(game.outcome(played.state), played.name).toBeDefined();
}

it("Random 1000-point battles with every objective and every advantage keep all invariants at every step", {
  timeout: 600_000,
}, () => {
  const missing = new Set([...primaryObjectives, ...secondaryObjectives, ...advantages].map(({ id }) => id));
  for (let round = 0; missing.size > 0 && round < 40; round++) {
    const { cards, begin } = bestOf(missing, round);
    if (cards.length > 0) playOut(begin());
    for (const id of cards) missing.delete(id);
  }
  expect([...missing]).toEqual([]);
});
