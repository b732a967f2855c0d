import { at } from "@sw/tabletop";
import type { Box } from "../state/box.ts";
import { needsTransport } from "../units/transport.ts";
import type { Table } from "../views/shapes.ts";
import type { MoveReading, PickedReading, TransportReading } from "./shapes.ts";

/** Returns the move for which units are being picked, or undefined if there is none. */
export function moveReading(box: Box, { frames, places }: Table): MoveReading | undefined {
  const frame = frames.at(-1);
  if (frame?.kind !== "move") return undefined;
  const picked = frame.picked.map(({ from, unit, count, damage }): PickedReading => {
    const piece = { from: at(places, from).id, unit: at(box.units, unit).id, count };
    return damage === undefined ? piece : { ...piece, damage };
  });
  return {
    to: at(places, frame.to).id,
    picked,
    captives: frame.captives.map((leader) => at(box.leaders, leader).id),
    transport: transportOf(box, picked),
  };
}

function transportOf(box: Box, picked: readonly PickedReading[]): readonly TransportReading[] {
  return [...new Set(picked.map(({ from }) => from))].map((from) => {
    let [used, capacity] = [0, 0];
    for (const { unit, count } of picked.filter((one) => one.from === from)) {
      const kind = box.unitsById.get(unit);
      if (kind === undefined) continue;
      capacity += count * kind.capacity;
      if (needsTransport(kind)) used += count;
    }
    return { from, used, capacity };
  });
}
