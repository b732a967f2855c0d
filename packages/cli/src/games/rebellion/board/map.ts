import type { PlaceId, PlaceView, View } from "@sw/rebellion-core";
import { FACTIONS, placeIn, reader, unitOf } from "@sw/rebellion-core/read";
import { inColour, leaderNames, type Pen, systemNames, unitsText } from "../pen.ts";

/**
 * Draws the galaxy by region: one line for every system with something in it, and one for all empty systems of a kind.
 */
export function mapLines(pen: Pen, view: View): readonly string[] {
  const { labels, paint } = pen;
  return [
    paint.bold(labels.map),
    ...[...reader.atlas.regions].flatMap(([region, systems]) => [
      `  ${paint.bold(labels.region(region.replace(/\D/g, "")))}`,
      ...regionLines(pen, view, systems),
    ]),
  ];
}

function regionLines(pen: Pen, view: View, systems: readonly PlaceId[]): readonly string[] {
  const { labels, paint } = pen;
  const isQuiet = (id: string): boolean => {
    const place = placeIn(view, id);
    return place !== undefined && placeLine(pen, view, place) === "";
  };
  const quiet = systems.filter(isQuiet);
  const lines = systems
    .filter((id) => !quiet.includes(id))
    .flatMap((id) => {
      const place = placeIn(view, id);
      return place === undefined ? [] : [`    ${nameText(pen, place)}  ${placeLine(pen, view, place)}`];
    });
  const kinds = [
    [labels.emptyNeutral, quiet.filter(reader.atlas.isPopulous)],
    [labels.emptyRemote, quiet.filter((id) => !reader.atlas.isPopulous(id))],
  ] as const;
  return [
    ...lines,
    ...kinds.flatMap(([kind, ids]) =>
      ids.length === 0 ? [] : [`    ${paint.dim(`${kind}: ${systemNames(pen, ids)}`)}`],
    ),
  ];
}

function nameText(pen: Pen, { id, loyalty, destroyed }: PlaceView): string {
  const name = pen.texts.name({ system: id });
  if (destroyed) return pen.paint.strikethrough(name);
  return loyalty === null ? pen.paint.bold(name) : inColour(pen, loyalty, name);
}

/** Returns the marks, units, leaders and captives of a place; empty if there are none. */
export function placeLine(pen: Pen, view: View, place: PlaceView): string {
  const { labels, paint } = pen;
  const { id, units } = place;
  const sides = FACTIONS.flatMap((faction) => {
    const own = units.filter(({ unit }) => unitOf(unit)?.faction === faction);
    const leaders = leaderNames(pen, reader.leadersAt(view, id, faction));
    const parts = [unitsText(pen, own), leaders === "" ? "" : `${labels.leaders} ${paint.underline(leaders)}`];
    const text = parts.filter((part) => part !== "").join("; ");
    return text === "" ? [] : [`${inColour(pen, faction, labels.sides[faction])} ${text}`];
  });
  const captives = leaderNames(pen, reader.captivesAt(view, id));
  const marks = marksOf(pen, place);
  return [
    ...(marks.length === 0 ? [] : [marks.join(", ")]),
    ...sides,
    ...(captives === "" ? [] : [paint.yellow(`${labels.captives} ${captives}`)]),
  ].join(" · ");
}

function marksOf({ labels, paint }: Pen, { loyalty, subjugated, sabotaged, destroyed }: PlaceView): readonly string[] {
  return [
    ...(loyalty === null ? [] : [labels.loyalTo[loyalty]]),
    ...(subjugated ? [paint.red(labels.subjugated)] : []),
    ...(sabotaged ? [paint.yellow(labels.sabotaged)] : []),
    ...(destroyed ? [labels.destroyed] : []),
  ];
}
