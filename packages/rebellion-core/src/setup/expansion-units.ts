import { at } from "@sw/tabletop";
import type { ExpansionStart } from "../language/language.ts";
import { isRemote } from "../markers/systems.ts";
import type { Box } from "../state/box.ts";
import { NOWHERE, type SystemIndex } from "../state/codes.ts";
import type { SetupFrame } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { placeUnits } from "../units/board.ts";
import { queueUnits } from "../units/queue.ts";
import { unitsNamed } from "./lists.ts";

/** Returns the expansion's list of starting units, or undefined if the game does not use it. */
export function expansionStart(box: Box, { config }: Pick<State, "config">): ExpansionStart | undefined {
  return config.startingUnits === "expansion" ? box.catalogue.expansionStart : undefined;
}

/**
 * Starts the placement of the expansion's starting units: places the Imperial queue (rote.setup.units-queue). The
 * Empire then chooses the system of its station.
 */
export function beginExpansionUnits(work: GameWork): void {
  const { box } = work;
  const queued = unitsNamed(box, expansionStart(box, work.state)?.queued ?? []);
  queueUnits(work, IMPERIAL, queued, 3, { rule: "rote.setup.units-queue", cause: null });
  work.enter({ kind: "setup", stage: "station", left: box.noUnits, rebelSystem: NOWHERE });
}

/** Returns the remote systems that may receive the station under construction (rote.setup.units-remote). */
export function stationSystems(look: Look): readonly SystemIndex[] {
  return look.box.systems.flatMap((_, system) => (isRemote(look, system) ? [system] : []));
}

/**
 * Places the station and the units that come with it, then starts the placement of the other Imperial units. The caller
 * removes the probe card.
 */
export function placeStation(work: GameWork, frame: SetupFrame, system: SystemIndex): void {
  const { box, state } = work;
  const start = expansionStart(box, state);
  const cause = { rule: "rote.setup.units-remote", cause: null } as const;
  if (system !== NOWHERE) placeUnits(work, IMPERIAL, unitsNamed(box, start?.remote ?? []), system, "setup", cause);
  work.change(frame, { stage: "imperial-units", left: unitsNamed(box, start?.imperial ?? []) });
}

/** Returns how many units of a type a system received together with the station, without being placed one by one. */
export function givenUnits(look: Look, system: SystemIndex, unit: number): number {
  const { box, state } = look;
  const start = expansionStart(box, state);
  if (start === undefined || !hasStation(look, system)) return 0;
  return at(unitsNamed(box, start.remote), unit);
}

/** Whether the system has a station under construction. */
export function hasStation({ box, state: { places } }: Look, system: SystemIndex): boolean {
  const { units } = at(places, system);
  return box.units.some(({ index, station }) => station && at(units, index) > 0);
}
