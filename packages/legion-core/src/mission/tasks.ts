import { at } from "@sw/tabletop";
import type { Look } from "../state/look.ts";
import type { Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { battlefieldOf } from "../units/battlefield.ts";

import { putPoi } from "./assets.ts";
import { cardsInPlay, primaryOf } from "./in-play.ts";
import { elevationsAt, tokenFault } from "./placing.ts";
import { blueIsFar, mapOf, onTable } from "./territory.ts";

/** A step of set-up that a battle card requires. It may put a frame on the stack. */
export type Task = (work: GameWork) => void;

/**
 * Lists the steps that battle cards add to set-up, in order: the tokens of the map and the choices of the objective,
 * those of the secondary objective, those of the advantages (leg.mission.setup-order).
 */
export function setupTasks(look: Look): readonly Task[] {
  return [putMapTokens, ...cardsInPlay(look).flatMap((card): readonly Task[] => cardTasks(card))];
}

function cardTasks({ id, does, players }: ReturnType<typeof cardsInPlay>[number]): readonly Task[] {
  const ask = (side: Side, choices: readonly string[] = []): readonly Task[] =>
    choices.map((choice) => (work) => {
      work.push({ kind: "mission", card: id, choice, side: side, about: null, chosen: [] });
    });
  return [
    ...players.flatMap((side): readonly Task[] => [
      ...ask(side, does.setup),
      ...(does.barricades === undefined ? [] : [putBarricades(side, does.barricades)]),
    ]),
    ...players.flatMap((side) => ask(side, does.setupThen)),
  ];
}

function putBarricades(side: Side, left: number): Task {
  return (work) => work.push({ kind: "barricade", side: side, left });
}

/** Places points of interest where the map card shows them (leg.cards.map-poi). */
function putMapTokens(work: GameWork): void {
  const map = mapOf(work);
  const places = (primaryOf(work)?.setup ?? []).flatMap((line) => ("place" in line ? [line] : []));
  const names = places.flatMap(({ place, count }) => Array.from({ length: count }, () => place));
  const table = battlefieldOf(work.state);
  for (const [index, name] of names.entries()) {
    if (map === undefined) return;
    const spot = onTable(table, map, at(map.pois, index), blueIsFar(work.state));
    const elevations = elevationsAt(table, "poi", spot);
    const z = elevations.find((one) => tokenFault(work, "poi", { ...spot, z: one }) === undefined);
    putPoi(work, name, null, { ...spot, z: z ?? 0 });
  }
}
