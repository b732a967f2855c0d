import { type Config, game, type State } from "@sw/legion-core";
import { defaultCatalogue } from "@sw/legion-core/catalogue";
import { at, expectOk, hashOf, seeded } from "@sw/tabletop";
import { expect, it } from "vitest";
import { straysAfter } from "../moving/formation.ts";
import { drawnBattle, fieldedIn } from "./drawn.ts";

const LONG = process.env["SW_LONG"] !== undefined;

const SEED = process.env["SW_SEED"] ?? "";

const GAMES = LONG ? 600 : 12;

/** One game in so many is a battle of 1000 points, the others are skirmishes. */
const STANDARD_EVERY = LONG ? 2 : 6;

/** No game takes as many decisions. */
const CAP = 5000;

/** Which states are held against the invariants, and which are read back from their JSON. */
const CHECK_EVERY = LONG ? 1 : 5;
const READ_EVERY = LONG ? 10 : 50;

/** Milliseconds of processor time that no step may take. */
const MOST = 200;

/** The cards that no game has had in play so far. */
const missing = new Set(
  [...defaultCatalogue.units, ...defaultCatalogue.upgrades, ...defaultCatalogue.commands].map(({ id }) => id),
);
const ALL = missing.size;

/** Plays a game at random to its end. Returns what is wrong with it first, if anything. */
function faultOf(config: Config, seed: string): string | undefined {
  const chance = seeded(`bot of ${seed}`);
  let { state } = expectOk(game.setup(config, seed));
  for (const id of fieldedIn(state)) missing.delete(id);
  for (let step = 0; step < CAP; step++) {
    const options = game.legalActions(state);
    const isOver = options.length === 0;
    const unsound = unsoundIn(state, step, isOver);
    if (unsound !== undefined) return `${unsound} after ${step} decisions`;
    if (isOver) return game.outcome(state) === undefined ? "no outcome" : undefined;
    const action = at(options, chance.pick("choice", options.length, String));
    const began = worked();
    const next = expectOk(game.apply(state, action));
    const wrong = LONG ? wrongStep(worked() - began, straysAfter(state, action, next)) : undefined;
    if (wrong !== undefined) return `${wrong} in decision ${step}`;
    for (const event of next.events) {
      if (event.type === "command-revealed" && event.card !== null) missing.delete(event.card);
    }
    state = next.state;
  }
  return "not over";
}

/** What is wrong with a state, if it is one of those that are looked at. */
function unsoundIn(state: State, step: number, isOver: boolean): string | undefined {
  const [broken] = isOver || step % CHECK_EVERY === 0 ? game.invariants(state) : [];
  if (broken !== undefined) return `${broken.rule} ${broken.code}`;
  return (isOver || step % READ_EVERY === 0) && !isReadBack(state) ? "not read back" : undefined;
}

function wrongStep(milliseconds: number, strays: readonly string[]): string | undefined {
  if (milliseconds > MOST) return `${Math.round(milliseconds)} ms`;
  return strays.length > 0 ? `${strays.join(" ")} not in cohesion` : undefined;
}

function isReadBack(state: State): boolean {
  const read = game.parse.state(JSON.parse(JSON.stringify(state)));
  return read.ok && hashOf(read.value) === hashOf(state);
}

function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

it(`Random battles of random legal armies keep all invariants and can be read back (${GAMES} games)`, {
  timeout: 36_000_000,
}, () => {
  const faults: string[] = [];
  for (let number = 0; number < GAMES; number++) {
    const seed = `drawn ${number} ${SEED}`;
    const config = drawnBattle(seed, number % STANDARD_EVERY === 0 ? "standard" : "skirmish", missing);
    const fault = thrownIn(() => faultOf(config, seed));
    if (fault !== undefined) faults.push(`${seed}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

/** What a game returns, or what it throws as a fault. */
function thrownIn(playing: () => string | undefined): string | undefined {
  try {
    return playing();
  } catch (error) {
    return String(error);
  }
}

if (LONG) {
  it("Every unit, upgrade and command card appears in the random battles", () => {
    console.log(`Random armies: ${ALL - missing.size} of ${ALL} units, upgrades and command cards were in play`);
    expect([...missing]).toEqual([]);
  });
}
