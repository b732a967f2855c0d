import { at, seeded } from "@sw/tabletop";
import { calling, type Row } from "../../../scripts/lib/bench-row.ts";
import { compileScene, type Layout, mm } from "../src/table/index.ts";
import type { Figure, Scene } from "../src/table/scene.ts";
import { coverOf } from "../src/table/sight/cover.ts";
import { hasLineOfSight } from "../src/table/sight/line-of-sight.ts";
import { crowdedLayout } from "./table.ts";

const PAIRS = 4096;
/** The number of queries in one measurement. */
const AT_A_TIME = 64;

type Pair = readonly [Figure, Figure];

/** Creates the crowded table with terrain taller than any silhouette. */
function tallLayout(): Layout {
  const { table, units } = crowdedLayout();
  const terrain = table.terrain.map((piece) => ({
    ...piece,
    parts: piece.parts.map((part) => ({ ...part, top: mm(220) })),
  }));
  return { table: { terrain }, units };
}

/** Creates the crowded table with every third unit on a hill, so that the height of objects between units matters. */
function hillyLayout(): Layout {
  const { table, units } = crowdedLayout();
  const raised = units.map((unit, index) => ({
    ...unit,
    miniatures: unit.miniatures.map((one) => ({ ...one, z: index % 3 === 0 ? mm(75) : 0 })),
  }));
  return { table, units: raised };
}

/** Returns random pairs of miniatures of different units that pass a test. */
function pairsOf({ figures }: Scene, passes: (a: Figure, b: Figure) => boolean): readonly Pair[] {
  const chance = seeded("fast:pairs");
  const next = () => figures[chance.pick("miniature", figures.length, String)];
  const pairs: Pair[] = [];
  while (pairs.length < PAIRS) {
    const [a, b] = [next(), next()];
    if (a !== undefined && b !== undefined && a.unit !== b.unit && passes(a, b)) pairs.push([a, b]);
  }
  return pairs;
}

/** Creates a row that asks a query for one item of a list after another, several in each measurement. */
function asking<T>(name: string, target: number | null, asked: readonly T[], ask: (one: T) => unknown): Row {
  let next = 0;
  return calling({
    name,
    unit: "queries/s",
    target,
    each: AT_A_TIME,
    call() {
      for (let one = 0; one < AT_A_TIME; one++) ask(at(asked, next++ % asked.length));
    },
  });
}

function sightRow(name: string, target: number, scene: Scene, passes: (a: Figure, b: Figure) => boolean): Row {
  const pairs = pairsOf(scene, passes);
  return asking(name, target, pairs, ([a, b]) => hasLineOfSight(scene, a, b));
}

/** Measures line of sight between miniatures and cover of units on a crowded table. */
export function sightRows(): readonly Row[] {
  const tall = compileScene(tallLayout());
  const hilly = compileScene(hillyLayout());
  const duels = hilly.units.flatMap((attacker) =>
    hilly.units.filter(({ side }) => side !== attacker.side).map((defender) => [attacker, defender] as const),
  );
  return [
    sightRow("line of sight, tall terrain", 1_000_000, tall, () => true),
    sightRow("line of sight, blocked, mixed heights", 20_000, hilly, (a, b) => {
      return a.top !== b.top && !hasLineOfSight(hilly, a, b);
    }),
    asking("cover of a unit, mixed heights", null, duels, ([attacker, defender]) => coverOf(hilly, attacker, defender)),
  ];
}
