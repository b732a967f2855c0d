import { compileScene, moveOptions } from "../src/table/index.ts";
import type { Row } from "./row.ts";
import { crowdedLayout } from "./table.ts";

const ROUND_MS = 400;

/** Sampled moves of every unit in turn on a crowded table. */
export function movementRows(): readonly Row[] {
  const scene = compileScene(crowdedLayout());
  const ids = scene.units.map(({ id }) => id);
  return [
    {
      name: "samples of the moves of a unit of five",
      unit: "samples/s",
      target: 2_000,
      measure: () => {
        let made = 0;
        const start = performance.now();
        while (performance.now() - start < ROUND_MS) {
          for (const id of ids) moveOptions(scene, id, { speed: 2 });
          made += ids.length;
        }
        return (made * 1000) / (performance.now() - start);
      },
    },
  ];
}
