import { at } from "@sw/tabletop";
import { calling, type Row } from "../../../scripts/lib/bench-row.ts";
import { compileScene, moveOptions } from "../src/table/index.ts";
import { crowdedLayout } from "./table.ts";

/** Measures sampled moves of every unit in turn on a crowded table. */
export function movementRows(): readonly Row[] {
  const scene = compileScene(crowdedLayout());
  const ids = scene.units.map(({ id }) => id);
  let made = 0;
  return [
    calling({
      name: "samples of the moves of a unit of five",
      unit: "samples/s",
      target: 2_000,
      call: () => moveOptions(scene, at(ids, made++ % ids.length), { speed: 2 }),
    }),
  ];
}
