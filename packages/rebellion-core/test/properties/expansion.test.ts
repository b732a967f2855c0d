import { configOf, type Event, type State } from "@sw/rebellion-core";
import { begin, type Scenario, scenario } from "@sw/rebellion-core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxFor } from "../../src/testing/box.ts";
import { ofType, randomLine } from "./games.ts";

const BOX = boxFor(configOf({ expansion: "rise-of-the-empire" }));
const RUNS = process.env["SW_LONG"] === undefined ? 40 : 4000;

/** Most dice of a colour: red, black, green. */
const CAPS = { red: 5, black: 5, green: 3 } as const;
const COLORS = ["red", "black", "green"] as const;
type Dice = Readonly<Record<(typeof COLORS)[number], number>>;

const config: fc.Arbitrary<NonNullable<Scenario["config"]>> = fc.record({
  expansion: fc.constant("rise-of-the-empire" as const),
  combat: fc.constantFrom("base" as const, "cinematic" as const),
});

/** Some of each type, as far as the box holds them; structures and stations among them. */
function unitsOf(theater: 0 | 1, types: (id: string) => boolean = () => true): fc.Arbitrary<Record<string, number>> {
  const kinds = BOX.units.filter((kind) => kind.theater === theater && types(kind.id));
  return fc.record(Object.fromEntries(kinds.map(({ id, entry }) => [id, fc.nat(Math.min(2, entry.count))])));
}

/** Units that fight each other; nothing among them takes dice away. */
const forces = fc.oneof(
  unitsOf(0),
  unitsOf(1, (id) => id !== "ion-cannon"),
);

/** A combat of those units without leaders, whose first round is about to begin. */
function combat(units: Readonly<Record<string, number>>, how: NonNullable<Scenario["config"]>): Scenario {
  return {
    config: how,
    systems: { sullust: { units } },
    combat: { system: "sullust", stage: "round", initiator: "rebel" },
  };
}

/** The dice on a side's units, without a limit. */
function diceOn(units: Readonly<Record<string, number>>, side: 0 | 1): Dice {
  const sum = { red: 0, black: 0, green: 0 };
  for (const kind of BOX.units) {
    const count = kind.side === side ? (units[kind.id] ?? 0) : 0;
    for (const color of COLORS) sum[color] += count * kind[color];
  }
  return sum;
}

function rolled({ dice }: Extract<Event, { type: "dice-rolled" }>): Dice {
  const count = (color: string): number => dice.filter(({ die }) => die === color).length;
  return { red: count("red"), black: count("black"), green: count("green") };
}

function expectCapped(dice: Dice): void {
  for (const color of COLORS) expect(dice[color]).toBeLessThanOrEqual(CAPS[color]);
}

/** All dice on the units are rolled, up to the caps; `seen` notes the colours of which there were more. */
function expectAllDice(roll: Extract<Event, { type: "dice-rolled" }>, on: Dice, seen: Set<string>): void {
  const dice = rolled(roll);
  for (const color of COLORS) {
    expect(dice[color]).toBe(Math.min(CAPS[color], on[color]));
    if (on[color] > CAPS[color]) seen.add(color);
  }
}

describe("the expansion on any board", () => {
  it("[rote.dice.three-green] [rote.dice.on-top] [rote.cinematic.roll] An attack rolls the dice of its units, at most five red, five black and three green", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(forces, config, fc.nat(), (units, how, seed) => {
        const { state, events } = begin(combat(units, how));
        const [first] = ofType(events, "dice-rolled");
        if (first !== undefined && how.combat === "base") expectAllDice(first, diceOn(units, 0), seen);
        for (const moment of randomLine(state, `dice-${seed}`, 30)) {
          for (const roll of ofType(moment.events, "dice-rolled")) expectCapped(rolled(roll));
        }
      }),
      { numRuns: RUNS },
    );
    expect(seen.size).toBeGreaterThan(1);
  });

  it("[rote.leader.pool-limit] A pool that receives too many leaders keeps eight, and only the others are eliminated", () => {
    const side = (faction: string): readonly string[] =>
      BOX.leaders.filter(({ entry }) => entry.faction === faction).map(({ id }) => id);
    const some = (faction: string) => fc.subarray([...side(faction)], { minLength: 4 });
    fc.assert(
      fc.property(some("rebel"), some("imperial"), fc.nat(), (rebels, imperials, seed) => {
        const back = [...rebels, ...imperials].map((id) => [id, "naboo"] as const);
        const beside = BOX.leaders.map(({ id }) => [id, "supply"] as const);
        const leaders = Object.fromEntries([...beside, ...back]);
        const start: Scenario = {
          config: { expansion: "rise-of-the-empire" },
          phase: "refresh",
          stage: "retrieve",
          leaders,
        };
        let state = scenario(start);
        for (const moment of randomLine(state, `pool-${seed}`, 30)) {
          if (moment.before.frames.at(-1)?.kind !== "pool-limit") break;
          state = moment.after;
        }
        for (const [own, count] of [
          [side("rebel"), rebels.length] as const,
          [side("imperial"), imperials.length] as const,
        ]) {
          const spots = own.map((id) => state.leaders[BOX.leadersById.get(id)?.index ?? -1]?.at);
          expect(spots.filter((spot) => spot === "pool")).toHaveLength(Math.min(8, count));
          expect(spots.filter((spot) => spot === "eliminated")).toHaveLength(Math.max(0, count - 8));
        }
      }),
      { numRuns: RUNS },
    );
  });

  it("[rote.marker.card-says] [rote.marker.destroyed-system] [rote.objective.stays-in-play] The target markers on the board are those placed minus those removed, never exceed their card's number, and keep their objective in play", () => {
    let removed = 0;
    fc.assert(
      fc.property(board, fc.nat(), (spec, seed) => {
        const start = scenario(spec);
        let count = expectMarkers(start);
        for (const { events, after } of randomLine(start, `targets-${seed}`, 60)) {
          const gone = ofType(events, "target-removed").length;
          count += ofType(events, "target-placed").length - gone;
          removed += gone;
          expect(expectMarkers(after)).toBe(count);
        }
      }),
      { numRuns: RUNS },
    );
    expect(removed).toBeGreaterThan(0);
  });

  it("[rote.unit.structure-rule] [rote.cinematic.structures-that-roll] Structures without other units are destroyed at the end of a round if and only if their owner rolled no dice in it", () => {
    const fates = new Set<boolean>();
    fc.assert(
      fc.property(
        unitsOf(1, (id) => FORTRESS.includes(id)),
        config,
        fc.nat(),
        (units, how, seed) => {
          const round = new Round(units);
          const { state, events } = begin(combat(units, how));
          round.follow(events);
          for (const moment of randomLine(state, `structures-${seed}`, 80)) round.follow(moment.events);
          for (const fate of round.fates) fates.add(fate);
        },
      ),
      { numRuns: RUNS },
    );
    expect([...fates].sort()).toEqual([false, true]);
  });
});

const OBJECTIVES = ["rebel-cell", "raid-outposts", "show-no-fear"];
const TARGETS = [...OBJECTIVES, "secure-the-plans"];
const WHERE = ["hoth", "dagobah", "mustafar", "sullust"];

/** Systems with target markers, a few units, and no Empire at the base. */
const board: fc.Arbitrary<Scenario> = fc
  .record({
    spots: fc.uniqueArray(fc.record({ card: fc.constantFrom(...TARGETS), system: fc.constantFrom(...WHERE) }), {
      selector: ({ card }) => card,
      minLength: 1,
    }),
    ground: fc.record(
      Object.fromEntries(WHERE.map((id) => [id, fc.constantFrom("rebel-trooper", "stormtrooper", "")])),
    ),
    active: fc.constantFrom("rebel" as const, "imperial" as const),
    seed: fc.nat(),
  })
  .map(({ spots, ground, ...rest }) => ({
    ...rest,
    config: { expansion: "rise-of-the-empire" },
    base: { system: "yavin" },
    systems: Object.fromEntries(
      Object.entries(ground).map(([id, unit]) => [id, { units: unit === "" ? {} : { [unit]: 1 } }]),
    ),
    targets: spots,
    objectivesInPlay: spots.flatMap(({ card }) => (OBJECTIVES.includes(card) ? [card] : [])),
  }));

/** What holds of target markers in any state; how many there are. */
function expectMarkers({ targets = [], objectivesInPlay = [] }: State): number {
  const spots = targets.map(({ card, system }) => `${card} ${system}`);
  expect(new Set(spots).size).toBe(spots.length);
  for (const kind of BOX.cards) {
    if (kind.type !== "objective" && kind.type !== "mission") continue;
    const count = targets.filter(({ card }) => card === kind.code).length;
    expect(count, kind.id).toBeLessThanOrEqual(kind.entry.targetMarkers?.count ?? 0);
    if (kind.type === "objective") expect(objectivesInPlay.includes(kind.code), kind.id).toBe(count > 0);
  }
  return targets.length;
}

const STRUCTURES = BOX.units.flatMap(({ id, entry }) => (entry.class === "structure" ? [id] : []));
const FORTRESS = [...STRUCTURES, "rebel-trooper", "stormtrooper"];

/** A ground combat as its events tell it. */
class Round {
  /** Whether lone structures whose fate came up stayed. */
  readonly fates: boolean[] = [];
  private readonly units: Record<string, number>;
  private readonly rolled = { rebel: false, imperial: false };

  constructor(units: Readonly<Record<string, number>>) {
    this.units = { ...units };
  }

  follow(events: readonly Event[]): void {
    for (const event of events) {
      if (event.type === "dice-rolled" && event.why === "attack") this.rolled[event.faction] = true;
      if (event.type === "units-placed" && event.at === "sullust") this.change(event.units, 1);
      if (event.type === "units-destroyed" && event.at === "sullust") {
        if (RULES.includes(event.rule)) this.judge(event.faction, false);
        this.change(event.units, -1);
      }
      if (event.type === "combat-round-started") this.begin(event.round);
    }
  }

  private begin(round: number): void {
    for (const side of ["rebel", "imperial"] as const) {
      if (round > 1 && this.isAlone(side)) this.judge(side, true);
      this.rolled[side] = false;
    }
  }

  private judge(side: "rebel" | "imperial", stays: boolean): void {
    expect(this.isAlone(side)).toBe(true);
    expect(this.rolled[side]).toBe(stays);
    this.fates.push(stays);
  }

  private isAlone(side: "rebel" | "imperial"): boolean {
    const own = BOX.units.filter(({ id, entry }) => entry.faction === side && (this.units[id] ?? 0) > 0);
    return own.length > 0 && own.every(({ id }) => STRUCTURES.includes(id));
  }

  private change(units: readonly { readonly unit: string; readonly count: number }[], sign: 1 | -1): void {
    for (const { unit, count } of units) this.units[unit] = (this.units[unit] ?? 0) + sign * count;
  }
}

const RULES: readonly string[] = ["rote.unit.structure-rule", "rote.cinematic.structures-that-roll"];
