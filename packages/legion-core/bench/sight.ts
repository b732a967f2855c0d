import { seeded } from "@sw/tabletop";
import { compileScene, type Layout, mm } from "../src/table/index.ts";
import type { Figure, Scene } from "../src/table/scene.ts";
import { coverOf } from "../src/table/sight/cover.ts";
import { hasLineOfSight } from "../src/table/sight/line-of-sight.ts";
import type { Row } from "./row.ts";
import { crowdedLayout } from "./table.ts";

const ROUND_MS = 300;
const PAIRS = 4096;

type Pair = readonly [Figure, Figure];

/** The crowded table with terrain taller than any silhouette. */
function tallLayout(): Layout {
  const { table, units } = crowdedLayout();
  const terrain = table.terrain.map((piece) => ({
    ...piece,
    parts: piece.parts.map((part) => ({ ...part, top: mm(220) })),
  }));
  return { table: { terrain }, units };
}

/** The crowded table with every third unit on a hill, so that it matters how tall what stands between is. */
function hillyLayout(): Layout {
  const { table, units } = crowdedLayout();
  const raised = units.map((unit, index) => ({
    ...unit,
    miniatures: unit.miniatures.map((one) => ({ ...one, z: index % 3 === 0 ? mm(75) : 0 })),
  }));
  return { table, units: raised };
}

/** Random pairs of miniatures of different units, those that pass. */
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

function perSecond<T>(asked: readonly T[], ask: (one: T) => unknown): number {
  const start = performance.now();
  let calls = 0;
  while (performance.now() - start < ROUND_MS) {
    for (const one of asked) ask(one);
    calls += asked.length;
  }
  return (calls * 1000) / (performance.now() - start);
}

function sightRow(name: string, target: number, scene: Scene, passes: (a: Figure, b: Figure) => boolean): Row {
  const pairs = pairsOf(scene, passes);
  return {
    name,
    unit: "queries/s",
    target,
    measure: () => perSecond(pairs, ([a, b]) => hasLineOfSight(scene, a, b)),
  };
}

/** Line of sight between miniatures and cover of units on a crowded table. */
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
    {
      name: "cover of a unit, mixed heights",
      unit: "queries/s",
      target: null,
      measure: () => perSecond(duels, ([attacker, defender]) => coverOf(hilly, attacker, defender)),
    },
  ];
}
