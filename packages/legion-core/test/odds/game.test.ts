import { at, type Chance, seeded } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { poolRules } from "../../src/attack/pools/compile.ts";
import type { PoolRules } from "../../src/attack/pools/keyword.ts";
import { PASS, standing } from "../../src/attack/pools/resolve.ts";
import { type AttackOdds, EAGER } from "../../src/odds/index.ts";
import { oddsOf } from "../../src/odds/odds.ts";
import { choice } from "../../src/odds/policy.ts";
import { startAttack } from "../../src/rounds/performing.ts";
import type { Action } from "../../src/state/actions.ts";
import type { PoolFrame } from "../../src/state/frames.ts";
import type { State } from "../../src/state/state.ts";
import { GameWork } from "../../src/state/work.ts";
import type { TableSpec } from "../../src/table/documents.ts";
import { add, DONE, declare } from "../helpers/actions.ts";
import { HERE, THERE } from "../helpers/attacks.ts";
import { PLAYED } from "../helpers/pools.ts";
import { eventsOf } from "../helpers/reading.ts";
import { box, engine, type Fielding, scene } from "../helpers/scene.ts";
import { wall } from "../helpers/terrain.ts";
import { type Outcome, samples, Tally } from "./sampling.ts";

/** An attack on a table: `p1.0` against `p2.0`, with weapons to be chosen unless there is but one. */
interface Scene {
  readonly mine: readonly Fielding[];
  readonly theirs: readonly Fielding[];
  readonly weapons?: readonly Action[];
  readonly table?: TableSpec;
  /** How many units may use Guardian: those of the second army after its first. */
  readonly guardians?: number;
}

const SNOW: Fielding = { unit: "snowtroopers", at: HERE, tokens: { aim: 1 } };
const REBELS: Fielding = { unit: "rebel-troopers", at: THERE };
const LUKE: Fielding = { unit: "luke-skywalker-jedi-knight", at: THERE, tokens: { dodge: 1, surge: 1 } };
const CHEWIE: Fielding = { unit: "chewbacca-walking-carpet", at: [450, 550], tokens: { surge: 1 } };
const VADER: Fielding = { unit: "darth-vader-dark-lord-of-the-sith", at: HERE, tokens: { aim: 1, surge: 1 } };
const MARKSMEN: Fielding = { unit: "clone-trooper-marksmen", at: HERE, tokens: { aim: 1 } };
const CLONES: Fielding = { unit: "clone-trooper-infantry", at: [450, 300], tokens: { aim: 1 } };
const THREE = [add(0, 1), add(1, 1), add(2, 1), DONE];

const SCENES: Readonly<Record<string, Scene>> = {
  "an aim against a dodge in heavy cover": {
    mine: [SNOW],
    theirs: [{ ...REBELS, tokens: { dodge: 1, suppression: 1 } }],
    weapons: THREE,
    table: wall(200, 480, 300, 10, 15),
  },
  "a Jedi who deflects": { mine: [SNOW], theirs: [LUKE], weapons: THREE },
  "a guardian": { mine: [SNOW], theirs: [REBELS, CHEWIE], weapons: THREE, guardians: 1 },
  "a lightsaber duel": { mine: [VADER], theirs: [{ ...LUKE, at: [300, 327] }] },
  "marksmen with an aim of other clones": {
    mine: [MARKSMEN, CLONES],
    theirs: [REBELS],
    weapons: [declare("p2.0"), ...THREE],
  },
  "a walker with armor": {
    mine: [{ ...CHEWIE, at: HERE, tokens: { aim: 1 } }],
    theirs: [{ unit: "at-st", at: [300, 600], tokens: { observation: 1 } }],
  },
};

/** A pool that waits for a choice, if one is being resolved. */
function poolFrame({ frames }: State): PoolFrame | undefined {
  return frames.flatMap((frame) => (frame.kind === "pool" ? [frame] : []))[0];
}

/** Attacks of one scene, played by the game itself; in pools by the usual policy, elsewhere by what comes first. */
class Game {
  frame: PoolFrame | undefined;
  private poolRules: PoolRules | undefined;
  private readonly scene: Scene;
  private readonly start: State;

  constructor(one: Scene) {
    this.scene = one;
    this.start = scene({ armies: [one.mine, one.theirs], table: one.table ?? { terrain: [] } });
  }

  attack(chance: Chance): Outcome {
    const work = new GameWork(box, this.start, chance);
    startAttack(
      work,
      0,
      "attack",
      this.start.units.findIndex(({ owner }) => owner === 1),
    );
    engine.settle(work);
    const begun = work.finish();
    const events = [...begun.events];
    let { state } = begun;
    const weapons = [...(this.scene.weapons ?? [])];
    while (!events.some(({ type }) => type === "pool-resolved") || poolFrame(state) !== undefined) {
      const result = engine.apply(state, weapons.shift() ?? this.action(state), { chance });
      if (!result.ok) throw new Error(`${result.violation.rule} ${result.violation.code}`);
      events.push(...result.value.events);
      state = result.value.state;
    }
    const wounded = (unit: string): number =>
      eventsOf({ events }, "unit-wounded").reduce(
        (sum, one) => sum + (one.miniature.startsWith(`${unit}.`) ? one.wounds : 0),
        0,
      );
    const tokens = eventsOf({ events }, "tokens-gained").filter(({ unit }) => unit === "p2.0");
    return {
      wounds: at(eventsOf({ events }, "pool-resolved"), 0).wounds,
      suppression: tokens.filter(({ token }) => token === "suppression").length,
      attackerWounds: wounded("p1.0"),
      guardWounds: Array.from({ length: this.scene.guardians ?? 0 }, (_, guard) => wounded(`p2.${guard + 1}`)),
    };
  }

  /** The odds of the pool as the table makes it, and no more wounds than the attacker sees. */
  odds(): AttackOdds {
    if (this.poolRules === undefined || this.frame === undefined) throw new Error("nobody was asked in the pool");
    const { wounds, ...odds } = oddsOf(this.poolRules, EAGER);
    const { most } = this.frame;
    const beyond = wounds.slice(most).reduce((sum, probability) => sum + probability, 0);
    return { ...odds, wounds: wounds.length > most ? [...wounds.slice(0, most), beyond] : wounds };
  }

  private action(state: State): Action {
    const frame = poolFrame(state);
    if (frame === undefined || engine.decision(state)?.kind !== "pool") return at(engine.legalActions(state), 0);
    this.frame ??= frame;
    this.poolRules ??= poolRules(frame.situation, PLAYED);
    const now = standing(frame.pool, this.poolRules);
    const chosen = now.ask === "choice" ? choice(EAGER, frame.pool, this.poolRules, now.options) : PASS;
    return chosen === PASS ? { type: "pass" } : { type: "choose-option", subject: chosen };
  }
}

describe("odds and attacks played in the game", () => {
  it.each(Object.keys(SCENES))(
    "The odds of wounds on all sides and of suppression agree with attacks played in the game: %s",
    (name) => {
      const one = SCENES[name];
      if (one === undefined) throw new RangeError(name);
      const game = new Game(one);
      const chance = seeded(name);
      const tally = new Tally(one.guardians ?? 0);
      for (let count = samples(400); count > 0; count--) tally.add(game.attack(chance));
      const odds = game.odds();
      expect(game.frame?.situation.guardians).toHaveLength(one.guardians ?? 0);
      expect(odds.wounds.length).toBeGreaterThan(2);
      tally.expectAsIn(odds);
    },
  );
});
