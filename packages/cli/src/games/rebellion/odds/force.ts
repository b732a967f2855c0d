import { defaultCatalogue, type Faction, wholeCatalogue } from "@sw/rebellion-core/catalogue";
import type { BattleSide } from "@sw/rebellion-core/odds";
import { badInput } from "../../../exit.ts";

/** Something that can be typed as part of a force. */
interface Piece {
  readonly id: string;
  readonly kind: "unit" | "leader" | "tactic";
  /** The names that it can be typed as, normalized by `folded`. */
  readonly names: readonly string[];
}

const { units, leaders, tactics } = wholeCatalogue(defaultCatalogue);

/** Reads a force with its tactic cards: "2 star-destroyer, 6 tie-fighter, vader". */
export function forceTyped(faction: Faction, typed: string): BattleSide {
  const counts: Record<string, number> = {};
  const joined: string[] = [];
  const held: string[] = [];
  for (const part of typed.split(",").map((one) => one.trim())) {
    if (part === "") continue;
    const [, digits = "1", name = ""] = /^(?:(\d+)\s*[x×]?\s+)?(.+)$/.exec(part) ?? [];
    const count = Number(digits);
    const { id, kind } = pieceNamed(faction, name);
    if (kind === "unit") counts[id] = (counts[id] ?? 0) + count;
    else if (count !== 1 && kind === "leader") throw badInput(`there is only one ${id}`);
    else (kind === "leader" ? joined : held).push(...Array.from({ length: count }, () => id));
  }
  return { units: counts, leaders: joined, ...(held.length === 0 ? {} : { tactics: held }) };
}

/** Returns the piece of a side with this id, this name in either language, or a unique part of one. */
function pieceNamed(faction: Faction, typed: string): Piece {
  const pieces = piecesOf(faction);
  const wanted = folded(typed);
  const exact = pieces.filter(({ names }) => names.includes(wanted));
  const found = exact.length > 0 ? exact : pieces.filter(({ names }) => names.some((name) => name.includes(wanted)));
  const [first, ...others] = found;
  if (first === undefined || wanted === "") throw badInput(`the ${SIDES[faction]} have no '${typed}'`);
  if (others.length === 0) return first;
  throw badInput(`'${typed}' could be ${found.map(({ id }) => id).join(", ")}`);
}

const SIDES: Readonly<Record<Faction, string>> = { rebel: "Rebels", imperial: "Imperials" };

function piecesOf(faction: Faction): readonly Piece[] {
  const own = (entry: { readonly faction: Faction }): boolean => entry.faction === faction;
  return [
    ...units.filter(own).map((entry) => pieceOf(entry, "unit")),
    ...leaders.filter(own).map((entry) => pieceOf(entry, "leader")),
    ...tactics.map((entry) => pieceOf(entry, "tactic")),
  ];
}

function pieceOf(
  { id, name }: { readonly id: string; readonly name: { readonly en: string; readonly es?: string } },
  kind: Piece["kind"],
): Piece {
  return { id, kind, names: [id, name.en, name.es ?? name.en].map(folded) };
}

/**
 * Normalizes a text to lower-case letters and digits without plural "s": "X-wings", "x wing" and "xwing" become equal.
 */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/s?([^a-z0-9]+|$)/g, "");
}
