import type { PlaceId, UnitId } from "@sw/rebellion-core";
import { type PlaceReading, reader } from "@sw/rebellion-core/read";
import { html, nothing, svg, type TemplateResult } from "lit";
import { icon } from "../common/drawing.ts";
import { destroyed, probe, sabotage, subjugated } from "../icons.ts";
import LAYOUT from "./galaxy-layout.json" with { type: "json" };
import { SIDES, sideClass } from "./marks.ts";

/** The units whose system is drawn with a double ring. */
const DEATH_STARS: readonly UnitId[] = ["death-star", "death-star-under-construction"];

/** The sizes of the map in both layouts, in units of the drawing. */
const FRAMES = { wide: [1720, 1000], tall: [1000, 1220] } as const;
type Frame = keyof typeof FRAMES;

const SYSTEMS: ReadonlyMap<PlaceId, Readonly<Record<Frame, readonly number[]>>> = new Map(
  Object.entries(LAYOUT.systems),
);

function spotOf(place: PlaceId, frame: Frame): readonly [x: number, y: number] {
  const spot = (SYSTEMS.get(place) ?? LAYOUT.rebelBase)[frame];
  return [spot[0] ?? 0, spot[1] ?? 0];
}

/**
 * Returns the positions of a place on both maps, as custom properties in percent. `--share` is the position across the
 * tall map as a number, by which its name keeps inside the map.
 */
export function standing(place: PlaceId): string {
  const percent = (frame: Frame): readonly [string, string] => {
    const [x, y] = spotOf(place, frame);
    return [`${(100 * x) / FRAMES[frame][0]}%`, `${(100 * y) / FRAMES[frame][1]}%`];
  };
  const [[x, y], [tallX, tallY]] = [percent("wide"), percent("tall")];
  const share = spotOf(place, "tall")[0] / FRAMES.tall[0];
  return `--x:${x};--y:${y};--tx:${tallX};--ty:${tallY};--share:${share}`;
}

/** Returns how far the map pans to centre a place in its left half. */
export function panTo(place: PlaceId): string {
  return `--pan:${25 - (100 * spotOf(place, "wide")[0]) / FRAMES.wide[0]}%`;
}

/** Draws arrows from the places of picked units to their destination, once for each layout. */
export function ways(from: readonly PlaceId[], to: PlaceId): readonly TemplateResult[] {
  return (["wide", "tall"] as const).map((frame) => {
    const [width, height] = FRAMES[frame];
    const lines = from.map((place) => `M${spotOf(place, frame).join(" ")}L${spotOf(to, frame).join(" ")}`);
    return html`<svg class="background ways ${frame}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true"><path d=${lines.join("")}></path></svg>`;
  });
}

/** Draws regions and borders, once for each layout; the unused one is not shown. */
export function background(): readonly TemplateResult[] {
  return (["wide", "tall"] as const).map((frame) => {
    const [width, height] = FRAMES[frame];
    const borders = reader.atlas.systems.flatMap((from) =>
      reader.atlas
        .neighboursOf(from)
        .filter((to) => from < to)
        .map((to) => `M${spotOf(from, frame).join(" ")}L${spotOf(to, frame).join(" ")}`),
    );
    const regions = LAYOUT.regions.map(
      (region, index) =>
        svg`<path class="region shade-${index % 3}" d=${region[frame].map((ring) => `M${ring.map((spot) => spot.join(" ")).join("L")}z`).join("")}></path>`,
    );
    return html`<svg class="background ${frame}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true">
      ${regions}<path class="borders" d=${borders.join("")}></path>
    </svg>`;
  });
}

/** Draws a system as a disc ringed in the colour of its loyalty, with its marks. */
export function disc(place: PlaceReading, isCandidate: boolean): TemplateResult {
  const { id, loyalty, populous } = place;
  if (place.destroyed) return html`<span class="disc broken">${icon(destroyed)}</span>`;
  const hue = [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 6;
  return html`<span class="disc ${populous ? "" : "remote"} ${sideClass(loyalty)} hue-${hue} ${place.subjugated ? "held" : ""} ${place.units.some(({ unit }) => DEATH_STARS.includes(unit)) ? "orbited" : ""}"></span>
    ${loyalty === null ? nothing : html`<span class="loyal ${sideClass(loyalty)}">${icon(SIDES[loyalty])}</span>`}
    ${place.subjugated ? html`<span class="corner ${loyalty === null ? "left" : "right"} empire">${icon(subjugated)}</span>` : nothing}
    ${place.sabotaged ? html`<span class="corner low neutral">${icon(sabotage)}</span>` : nothing}
    ${isCandidate ? html`<span class="corner over">${icon(probe)}</span>` : nothing}`;
}
