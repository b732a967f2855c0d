import type { CoverKind } from "../documents.ts";
import type { Company, Figure, Surroundings } from "../scene.ts";
import { type CoverValue, coverValue } from "./cover-value.ts";
import { hasLineOfSight } from "./line-of-sight.ts";
import { type Obscurer, obscurers } from "./obscured.ts";

/** The cover of a unit against a ranged attack. */
export interface UnitCover {
  readonly cover: CoverKind;
  readonly value: CoverValue;
  /** Its miniatures in order, each with what obscures it; empty for one that is not obscured. */
  readonly miniatures: readonly { readonly id: string; readonly obscuredBy: readonly Obscurer[] }[];
}

/**
 * The cover that what stands on the table gives a unit against a ranged attack: it has cover if at least half of its
 * miniatures are obscured from the attacking leader (leg.cover.half-obscured), heavy cover if one of them is by something
 * that gives heavy cover (leg.cover.any-heavy), else light (leg.cover.else-light). What improves and reduces it,
 * suppression, keywords and tokens, comes on top: see {@link modifiedCover}. Whoever knows already which miniatures the
 * leader `sees` may say so.
 */
export function coverOf(
  scene: Surroundings,
  attacker: Company,
  defender: Company,
  sees: (target: Figure, place: number) => boolean = (target) => hasLineOfSight(scene, attacker.leader, target),
): UnitCover {
  const miniatures = defender.figures.map((figure, place) => ({
    id: figure.id,
    obscuredBy: obscurers(scene, attacker.leader, figure, sees(figure, place)),
  }));
  const obscured = miniatures.filter(({ obscuredBy }) => obscuredBy.length > 0);
  const heavy = obscured.some(({ obscuredBy }) => obscuredBy.some(({ cover }) => cover === "heavy"));
  const kind = heavy ? "heavy" : "light";
  const cover = 2 * obscured.length < miniatures.length ? "none" : kind;
  return { cover, value: coverValue(cover), miniatures };
}
