import type { CoverKind } from "../documents.ts";
import type { Company, Figure, Surroundings } from "../scene.ts";
import { type CoverValue, coverValue } from "./cover-value.ts";
import { type Obscurer, obscurers } from "./obscured.ts";

/** The cover of a unit against a ranged attack. */
export interface UnitCover {
  readonly cover: CoverKind;
  readonly value: CoverValue;
  /**
   * The unit's miniatures in order, each with what obscures it. The list is empty for a miniature that is not obscured.
   */
  readonly miniatures: readonly { readonly id: string; readonly obscuredBy: readonly Obscurer[] }[];
}

/**
 * Returns the cover that the table gives a unit against a ranged attack. The unit has cover if at least half of its
 * miniatures are obscured from the attacking leader (leg.cover.half-obscured): heavy if anything that obscures one
 * gives heavy cover (leg.cover.any-heavy), otherwise light (leg.cover.else-light). Suppression, keywords and tokens are
 * not included; see {@link modifiedCover}.
 */
export function coverOf(scene: Surroundings, attacker: Company, defender: Company): UnitCover {
  const miniatures = defender.figures.map((figure) => ({
    id: figure.id,
    obscuredBy: obscurers(scene, attacker.leader, figure),
  }));
  const obscured = miniatures.filter(({ obscuredBy }) => obscuredBy.length > 0);
  const cover = coverFrom(obscured.length, miniatures.length, obscured.some(isHeavy));
  return { cover, value: coverValue(cover), miniatures };
}

/**
 * Returns only the value of {@link coverOf}, and stops as soon as it is decided. `sees` says whether the attacking
 * leader has line of sight to a miniature, given with its index.
 */
export function coverValueOf(
  scene: Surroundings,
  attacker: Company,
  defender: Company,
  sees: (target: Figure, place: number) => boolean,
): CoverValue {
  const { figures } = defender;
  let heavy = false;
  let obscured = 0;
  for (const [place, figure] of figures.entries()) {
    const most = obscured + figures.length - place;
    if (2 * most < figures.length || (heavy && 2 * obscured >= figures.length)) break;
    const obscuredBy = obscurers(scene, attacker.leader, figure, sees(figure, place));
    if (obscuredBy.length > 0) obscured += 1;
    heavy ||= isHeavy({ obscuredBy });
  }
  return coverValue(coverFrom(obscured, figures.length, heavy));
}

function isHeavy({ obscuredBy }: { readonly obscuredBy: readonly Obscurer[] }): boolean {
  return obscuredBy.some(({ cover }) => cover === "heavy");
}

function coverFrom(obscured: number, all: number, heavy: boolean): CoverKind {
  if (2 * obscured < all) return "none";
  return heavy ? "heavy" : "light";
}
