import { countedNames, fill, type Line } from "@sw/tabletop/text";
import { IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import { boxFor } from "../testing/box.ts";
import { nameOf } from "../text/index.ts";
import { isEmpty } from "./places.ts";
import { isSubjugated } from "./settle.ts";
import { configOfTable, EMPTY_PLACE, type Forces, type GuidePlace, type GuideTable } from "./table.ts";
import { type GuideTextOptions, tableText } from "./texts.ts";

const LINES = {
  place: { en: "{place}: {holds}.", es: "{place}: {holds}." },
  nothing: { en: "nothing", es: "nada" },
  loyalRebel: { en: "loyal to the Rebels", es: "leal a la Rebelión" },
  loyalImperial: { en: "loyal to the Empire", es: "leal al Imperio" },
  subjugated: { en: "subjugated", es: "subyugado" },
  sabotaged: { en: "sabotaged", es: "saboteado" },
  destroyed: { en: "destroyed", es: "destruido" },
  rebels: { en: "Rebels: {names}", es: "Rebeldes: {names}" },
  empire: { en: "Empire: {names}", es: "Imperio: {names}" },
  captive: { en: "captive: {names}", es: "cautivo: {names}" },
  carbonite: { en: "in carbonite: {names}", es: "en carbonita: {names}" },
  round: { en: "Round {value}.", es: "Ronda {value}." },
  time: { en: "The time marker is on {value}.", es: "El indicador de Tiempo está en {value}." },
  reputation: { en: "The reputation marker is on {value}.", es: "El indicador de Reputación está en {value}." },
  deck: { en: "Cards left in the Round Deck: {value}.", es: "Cartas que quedan en el mazo de Ronda: {value}." },
  pool: { en: "Imperial leader pool: {names}.", es: "Reserva de Líderes Imperial: {names}." },
  rebelPool: { en: "Rebel leader pool: {names}.", es: "Reserva de Líderes Rebelde: {names}." },
  lured: { en: "Lured leaders: {names}.", es: "Líderes seducidos: {names}." },
  reserved: { en: "Leaders reserved for missions: {names}.", es: "Líderes reservados para misiones: {names}." },
  cells: { en: "Rebel Cell markers: {names}.", es: "Indicadores de Célula Rebelde: {names}." },
  actions: { en: "Imperial action cards: {names}.", es: "Cartas de Acción Imperiales: {names}." },
  ready: { en: "Build queue, space 1: {names}.", es: "Cola de construcción, casilla 1: {names}." },
  queue2: { en: "Build queue, space 2: {names}.", es: "Cola de construcción, casilla 2: {names}." },
  queue3: { en: "Build queue, space 3: {names}.", es: "Cola de construcción, casilla 3: {names}." },
  probes: { en: "Probe cards of the Empire: {names}.", es: "Cartas de Sonda del Imperio: {names}." },
  explored: {
    en: "If the base is in {names}, enter “base: {typed}”.",
    es: "Si la Base está en {names}, escribe «base: {typed}».",
  },
  found: {
    en: "A possible base has been ruled out in this Command Phase: the Empire now attacks Rebel systems.",
    es: "En esta fase de Mando ya se ha descartado una posible Base: el Imperio ataca ahora sistemas Rebeldes.",
  },
  search: {
    en: "No possible base has been ruled out in this Command Phase.",
    es: "En esta fase de Mando no se ha descartado ninguna posible Base.",
  },
  moved: { en: "Moved in this round, {place}: {names}.", es: "Movidas en esta ronda, {place}: {names}." },
  unmoved: { en: "No unit has moved in this round.", es: "Ninguna unidad se ha movido en esta ronda." },
  rules: { en: "The rules of the table have changed.", es: "Han cambiado las reglas de la mesa." },
  same: { en: "Nothing changes.", es: "No cambia nada." },
} as const satisfies Record<string, Line>;

/**
 * Lists the differences between two tables, one line per place and figure. It shows how an entry was understood and
 * what followed.
 */
export function changesText(before: GuideTable, after: GuideTable, options: GuideTextOptions): string {
  const { locale } = options;
  const tell = (line: Line, slots: Readonly<Record<string, string>> = {}): string => fill(line[locale], slots);
  const listed = (line: Line, names: readonly string[]): string =>
    tell(line, { names: names.length === 0 ? tell(LINES.nothing) : countedNames(names).join(", ") });
  const differs = (key: keyof GuideTable): boolean => JSON.stringify(before[key]) !== JSON.stringify(after[key]);
  const systems = (ids: readonly string[]): readonly string[] => ids.map((system) => nameOf({ system }, options));
  const units = (forces: Forces): readonly string[] => unitNames(forces, options);
  const figures = (["round", "time", "reputation", "deck"] as const)
    .filter((key) => differs(key) && !(key === "time" && differs("round") && after.time === after.round))
    .map((key) => tell(LINES[key], { value: String(after[key]) }));
  const gained = after.base === null ? after.troops.filter((id) => !before.troops.includes(id)) : [];
  const spaces = [
    ...(differs("ready") ? [listed(LINES.ready, units(after.ready))] : []),
    ...(JSON.stringify(before.queue[0]) === JSON.stringify(after.queue[0])
      ? []
      : [listed(LINES.queue2, units(after.queue[0]))]),
    ...(JSON.stringify(before.queue[1]) === JSON.stringify(after.queue[1])
      ? []
      : [listed(LINES.queue3, units(after.queue[1]))]),
  ];
  const lines = [
    ...(differs("options") ? [tell(LINES.rules)] : []),
    ...figures,
    ...placesChanged(before, after, options),
    ...(["pool", "rebelPool", "lured", "reserved"] as const).filter(differs).map((key) =>
      listed(
        LINES[key],
        after[key].map((leader) => nameOf({ leader }, options)),
      ),
    ),
    ...(differs("cells") ? [listed(LINES.cells, systems(after.cells))] : []),
    ...(differs("actions")
      ? [
          listed(
            LINES.actions,
            after.actions.map((card) => nameOf({ card }, options)),
          ),
        ]
      : []),
    ...spaces,
    ...(differs("probes") ? [listed(LINES.probes, systems(after.probes))] : []),
    ...(differs("found") ? [tell(after.found ? LINES.found : LINES.search)] : []),
  ];
  const known = new Set(tableText(before, options).split("\n"));
  const more = tableText(after, options)
    .split("\n")
    .filter((line) => !known.has(line));
  const explored = gained.map((id) => tell(LINES.explored, { names: nameOf({ system: id }, options), typed: id }));
  const told = [...lines, ...more, ...explored];
  if (told.length > 0) return told.join("\n");
  return differs("moved") ? movedText(after, options) : tell(LINES.same);
}

/** Lists the units that have moved in this round, one line per place. */
function movedText({ moved }: GuideTable, options: GuideTextOptions): string {
  const places = Object.entries(moved).map(([id, forces]) =>
    fill(LINES.moved[options.locale], {
      place: nameOf({ system: id }, options),
      names: countedNames(unitNames(forces, options)).join(", "),
    }),
  );
  return places.length === 0 ? LINES.unmoved[options.locale] : places.join("\n");
}

function unitNames(forces: Forces, options: GuideTextOptions): readonly string[] {
  return Object.entries(forces).flatMap(([unit, count]) => Array<string>(count).fill(nameOf({ unit }, options)));
}

function placesChanged(before: GuideTable, after: GuideTable, options: GuideTextOptions): readonly string[] {
  const box = boxFor(configOfTable(after));
  const sideOf = new Map<string, Side>([...box.units, ...box.leaders].map(({ id, side }) => [id, side]));
  return box.placeIds.flatMap((id) => {
    const place = after.places[id] ?? EMPTY_PLACE;
    if (JSON.stringify(place) === JSON.stringify(before.places[id] ?? EMPTY_PLACE)) return [];
    const system = box.systems.find((one) => one.id === id);
    const subjugated = system?.populous === true && !system.entry.fixedLoyalty && isSubjugated(box, place);
    const holds = isEmpty(place)
      ? LINES.nothing[options.locale]
      : holdsText(place, subjugated, (piece) => sideOf.get(piece), options);
    return [fill(LINES.place[options.locale], { place: nameOf({ system: id }, options), holds })];
  });
}

/** Returns what a place holds, in words. */
function holdsText(
  place: GuidePlace,
  subjugated: boolean,
  sideOf: (id: string) => Side | undefined,
  options: GuideTextOptions,
): string {
  const { locale } = options;
  const { loyalty, sabotaged, destroyed, captives, carbonite } = place;
  const listed = (line: Line, names: readonly string[]): readonly string[] =>
    names.length === 0 ? [] : [fill(line[locale], { names: countedNames(names).join(", ") })];
  const people = (leaders: readonly string[]): readonly string[] =>
    leaders.map((leader) => nameOf({ leader }, options));
  const ofSide = (side: Side): readonly string[] => [
    ...unitNames(Object.fromEntries(Object.entries(place.units).filter(([unit]) => sideOf(unit) === side)), options),
    ...people(place.leaders.filter((leader) => sideOf(leader) === side)),
  ];
  return [
    ...(loyalty === null ? [] : [(loyalty === "rebel" ? LINES.loyalRebel : LINES.loyalImperial)[locale]]),
    ...(subjugated ? [LINES.subjugated[locale]] : []),
    ...(sabotaged ? [LINES.sabotaged[locale]] : []),
    ...(destroyed ? [LINES.destroyed[locale]] : []),
    ...listed(LINES.rebels, ofSide(REBEL)),
    ...listed(LINES.empire, ofSide(IMPERIAL)),
    ...listed(LINES.captive, people(captives)),
    ...listed(LINES.carbonite, people(carbonite)),
  ].join("; ");
}
