import { IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import { boxFor } from "../testing/box.ts";
import { typedVariation } from "./parse.ts";
import {
  configOfTable,
  EMPTY_PLACE,
  type Forces,
  type GuidePlace,
  type GuideTable,
  NEW_TABLE,
  VARIATIONS,
} from "./table.ts";

/** Writes a table in the notation that `parseTable` reads: what is as at the start is left out, but for the figures. */
export function printTable(table: GuideTable): string {
  const { options, round, time, reputation, base, probes, troops, pool, deck, actions, found, moved } = table;
  const { ready, queue } = table;
  const rules = [
    ...(options.expansion ? ["rote"] : []),
    ...(options.cinematic ? ["cinematic"] : []),
    ...VARIATIONS.filter((variation) => options.variations[variation]).map(typedVariation),
  ];
  const isStart = pool.length === NEW_TABLE.pool.length && NEW_TABLE.pool.every((leader) => pool.includes(leader));
  return [
    ...named("rules", rules),
    `round: ${round}`,
    ...(time === round ? [] : [`time: ${time}`]),
    `reputation: ${reputation}`,
    ...(base === null ? [] : [`base: ${base}`]),
    ...named("probes", probes),
    ...named("troops", troops),
    ...(isStart ? [] : [`pool: ${pool.join(" ")}`.trimEnd()]),
    `deck: ${deck}`,
    ...named("actions", actions),
    ...named("ready", forcesText(ready)),
    ...named("queue 2", forcesText(queue[0])),
    ...named("queue 3", forcesText(queue[1])),
    ...(found ? ["found: yes"] : []),
    ...Object.entries(moved).map(([place, forces]) => `moved ${place}: ${forcesText(forces).join(" ")}`),
    ...placesText(table),
    "",
  ].join("\n");
}

function named(key: string, words: readonly string[]): readonly string[] {
  return words.length === 0 ? [] : [`${key}: ${words.join(" ")}`];
}

function forcesText(forces: Forces): readonly string[] {
  return Object.entries(forces).flatMap(([unit, count]) => (count === 1 ? [unit] : [String(count), unit]));
}

/** The places in the order of the board. */
function placesText(table: GuideTable): readonly string[] {
  const box = boxFor(configOfTable(table));
  const sideOf = new Map<string, Side>([...box.units, ...box.leaders].map(({ id, side }) => [id, side]));
  return box.placeIds.flatMap((id) => {
    const place = table.places[id] ?? EMPTY_PLACE;
    const words = placeWords(place, (piece) => sideOf.get(piece));
    return words.length === 0 ? [] : [`${id}: ${words.join(" ")}`];
  });
}

function placeWords(place: GuidePlace, sideOf: (id: string) => Side | undefined): readonly string[] {
  const { loyalty, sabotaged, destroyed, units, leaders, captives } = place;
  const ofSide = (side: Side, word: string): readonly string[] => {
    const own = Object.fromEntries(Object.entries(units).filter(([unit]) => sideOf(unit) === side));
    const pieces = [...forcesText(own), ...leaders.filter((leader) => sideOf(leader) === side)];
    return pieces.length === 0 ? [] : [word, ...pieces];
  };
  return [
    ...(loyalty === null ? [] : [loyalty === "rebel" ? "rebel" : "empire"]),
    ...(sabotaged ? ["sabotaged"] : []),
    ...(destroyed ? ["destroyed"] : []),
    ...ofSide(REBEL, "r"),
    ...ofSide(IMPERIAL, "e"),
    ...captives.flatMap((captive) => ["captive", captive]),
  ];
}
