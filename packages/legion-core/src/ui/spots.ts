import { fill, type Line, type Locale } from "@sw/tabletop/text";
import { leaderOf } from "../read/units.ts";
import type { Action } from "../state/actions.ts";
import { tokenId } from "../state/ids.ts";
import { BASES } from "../table/bases.ts";
import type { CoverKind } from "../table/documents.ts";
import { CONTACT } from "../table/lengths.ts";
import { disc, gap } from "../table/shapes.ts";
import type { Piece } from "../table/table.ts";
import { dot, length, type Vec, vector } from "../table/vectors.ts";
import { describe } from "../text/index.ts";
import { KNOWN } from "../text/known.ts";
import { battlefieldOf } from "../units/battlefield.ts";
import type { UnitView, View } from "../views/shapes.ts";
import { unitOf } from "./subjects.ts";

const TOWARDS: Line = { en: "towards {goal}", es: "hacia {goal}" };
const AT: Line = { en: "at {terrain}", es: "junto a {terrain}" };
const IN: Line = { en: "in {terrain}", es: "en {terrain}" };
const COVERED: Line = { en: "{terrain} ({cover})", es: "{terrain} ({cover})" };

const COVERS: Readonly<Record<Exclude<CoverKind, "none">, Line>> = {
  light: { en: "light cover", es: "cobertura ligera" },
  heavy: { en: "heavy cover", es: "cobertura densa" },
};

/**
 * Returns where an action puts a miniature or token, in 1/100 mm. Returns undefined for an action without a position.
 */
export function spotOf(action: Action): Vec | undefined {
  switch (action.type) {
    case "place":
    case "place-token":
    case "place-barricade":
      return action.to;
    case "move":
      return "to" in action.move && typeof action.move.to === "object" ? action.move.to : undefined;
    default:
      return undefined;
  }
}

/**
 * Describes a spot of {@link spotOf} for players: `"towards the comms tower 2, at wall-1 (heavy cover)"`. Terrain is
 * shown by its id in the table. Empty if there is nothing to say.
 */
export function spotWords(action: Action, view: View, locale: Locale): string {
  const spot = spotOf(action);
  if (spot === undefined) return "";
  const unit = unitOf(action, view);
  const goal = action.type === "move" && unit !== undefined ? goalTowards(view, unit, spot) : undefined;
  return [
    ...(goal === undefined ? [] : [fill(TOWARDS[locale], { goal: describe({ piece: goal }, { locale, view }) })]),
    ...piecesAt(view, spot, unit).map((piece) => pieceText(piece, locale)),
  ].join(", ");
}

/** The limit for a direction that counts as towards an object: the cosine of 25 degrees. */
const STRAIGHT = 0.9063;

/**
 * Returns the id of the nearest objective token or enemy unit in the direction of a unit's move, or undefined if there
 * is none.
 */
function goalTowards(view: View, unit: UnitView, spot: Vec): string | undefined {
  const start = leaderOf(unit);
  if (start === undefined) return undefined;
  const way = vector(start, spot);
  const goals = goalsOf(view, unit).filter(({ at }) => {
    const whole = vector(start, at);
    return dot(way, whole) >= STRAIGHT * length(way) * length(whole) && length(way) > 0;
  });
  const far = ({ at }: { readonly at: Vec }): number => length(vector(spot, at));
  return goals.sort((one, other) => far(one) - far(other))[0]?.id;
}

/** Lists the possible goals of units: tokens on the battlefield, and the leaders of enemies. */
function goalsOf(view: View, { owner }: UnitView): { readonly id: string; readonly at: Vec }[] {
  const tokens = view.tokens.flatMap((token, place) =>
    token.holder === null && !token.removed ? [{ id: tokenId(view, place), at: token }] : [],
  );
  const enemies = view.units.flatMap((enemy) => {
    const leader = enemy.owner === owner ? undefined : leaderOf(enemy);
    return leader === undefined ? [] : [{ id: enemy.id, at: leader }];
  });
  return [...tokens, ...enemies];
}

/** Lists the terrain that the base of a unit touches at a spot. Defaults to a small base if there is no unit. */
function piecesAt(view: View, { x, y }: Vec, unit: UnitView | undefined): readonly Piece[] {
  const outline = disc(x, y, BASES[KNOWN.bases[unit?.unit ?? ""] ?? "small"].radius);
  const { pieces } = battlefieldOf(view);
  return pieces.filter(({ solids }) => solids.some(({ shape }) => gap(outline, shape) <= CONTACT));
}

function pieceText({ id, kind, cover }: Piece, locale: Locale): string {
  const terrain =
    cover === "none" ? id : fill(COVERED[locale], { terrain: id, cover: fill(COVERS[cover][locale], {}) });
  return fill((kind === "area" ? IN : AT)[locale], { terrain });
}
