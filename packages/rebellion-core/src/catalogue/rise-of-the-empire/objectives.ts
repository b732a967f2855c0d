import type { ObjectiveEntry } from "../../language/language.ts";
import { TRANSLATED } from "../entries.ts";
import { objective } from "../objectives.ts";

/** The objectives of the expansion, by level. */
export const ROTE_OBJECTIVES: readonly ObjectiveEntry[] = [
  objective("I", {
    id: "threaten-the-core",
    name: { en: "Threaten the Core", es: "Amenazar el Núcleo" },
    unverified: TRANSLATED,
    timing: "start-of-refresh",
    test: { type: "units-around", system: "coruscant", atLeast: 5 },
  }),
  objective("I", {
    id: "decisive-victory",
    name: { en: "Decisive Victory", es: "Victoria decisiva" },
    unverified: TRANSLATED,
    timing: "combat",
    test: { type: "won-both-battles" },
  }),
  objective("I", {
    id: "defensive-position",
    name: { en: "Defensive Position", es: "Posición defensiva" },
    timing: "start-of-refresh",
    test: { type: "structures", atLeast: 3 },
  }),
  objective("I", {
    id: "support-of-the-hutts",
    name: { en: "Support of the Hutts", es: "Apoyo de los hutt" },
    unverified: TRANSLATED,
    timing: "start-of-refresh",
    test: { type: "count-systems", atLeast: 3, where: [{ regionOf: "nal-hutta" }, { loyalty: "rebel" }] },
  }),
  objective("I", {
    id: "the-long-war",
    name: { en: "The Long War", es: "La larga guerra" },
    unverified: TRANSLATED,
    timing: "start-of-refresh",
    test: { type: "other-objectives", count: 2 },
    effect: [{ op: "procedure", name: "the-long-war" }],
  }),
  objective("II", {
    id: "rebel-cell",
    name: { en: "Rebel Cell", es: "Célula rebelde" },
    reputation: 0,
    timing: "immediate",
    test: { type: "always" },
    effect: [
      { op: "choose-system", by: "owner", where: [{ is: "rebel-system" }] },
      { op: "place-target", at: "chosen" },
    ],
    targetMarkers: { count: 1, ability: "objective-for-reputation" },
  }),
  objective("II", {
    id: "seize-control",
    name: { en: "Seize Control", es: "Hacerse con el control" },
    unverified: TRANSLATED,
    timing: "combat",
    test: { type: "won-battle", theater: "any", where: "sabotaged" },
    effect: [{ op: "choose", by: "owner", options: [[{ op: "remove-sabotage", at: "here", required: true }], []] }],
  }),
  objective("II", {
    id: "a-time-for-peace",
    name: { en: "A Time for Peace", es: "Tiempo de paz" },
    timing: "start-of-refresh",
    test: { type: "queued-shapes", triangle: 2, circle: 1, square: 1 },
    effect: [{ op: "procedure", name: "a-time-for-peace" }],
    unverified: `The Rebel build queue is read on the scan alone; another source names the Imperial one. ${TRANSLATED}`,
  }),
  objective("II", {
    id: "raid-outposts",
    name: { en: "Raid Outposts", es: "Asaltar puestos avanzados" },
    unverified: TRANSLATED,
    reputation: 0,
    timing: "immediate",
    test: { type: "always" },
    effect: [
      { op: "choose-system", by: "opponent", where: [{ is: "remote" }], count: 2 },
      { op: "place-target", at: "chosen" },
    ],
    targetMarkers: { count: 2, ability: "reputation-when-removed" },
  }),
  objective("III", {
    id: "show-no-fear",
    name: { en: "Show No Fear", es: "No mostrar temor" },
    reputation: 0,
    timing: "start-of-refresh",
    test: { type: "always" },
    effect: [{ op: "procedure", name: "show-no-fear" }],
    targetMarkers: { count: 1, ability: "reputation-each-refresh" },
  }),
  objective("III", {
    id: "raid-imperial-factory",
    name: { en: "Raid Imperial Factory", es: "Asaltar una fábrica Imperial" },
    timing: "combat",
    test: { type: "won-battle", theater: "any", where: { shape: "square" }, initiated: true },
    unverified: `The square icon is read on the scan; another source takes any resource icon. ${TRANSLATED}`,
  }),
  objective("III", {
    id: "uprising",
    name: { en: "Uprising", es: "Levantamiento" },
    unverified: TRANSLATED,
    reputation: 2,
    timing: "start-of-refresh",
    test: { type: "count-systems", atLeast: 9, where: [{ loyalty: "rebel" }] },
  }),
];
