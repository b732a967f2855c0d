import { at } from "@sw/tabletop";
import type { PlayedKeywords } from "../state/hooks/played.ts";
import type { ByStep, Step, Steps } from "../state/hooks/steps.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { keptWhile } from "../state/memo/memo.ts";
import type { Hung } from "./parts.ts";
import { type Profile, profileOf, weaponValues } from "./profiles.ts";

/** A keyword of a weapon that a miniature carries, with its effects on the unit. */
interface Carried {
  readonly miniature: number;
  readonly keyword: string;
  readonly value: number;
  readonly steps: ByStep;
}

/**
 * Lists the effects, at a step, of keywords of weapons carried by the unit's miniatures on the battlefield. Each
 * keyword counts once.
 */
export function carriedAt<At extends Step>(look: Look, unit: UnitIndex, step: At): readonly Hung<Steps[At]>[] {
  const all = carriedIn(profileOf(look, unit), look.box.keywords);
  if (all.length === 0) return NONE;
  const { miniatures } = at(look.state.units, unit);
  const there = all.filter(({ miniature, steps }) => acts(steps, step) && miniatures[miniature]?.status === "standing");
  const first = there.filter(({ keyword }, place) => there.findIndex((one) => one.keyword === keyword) === place);
  return first.flatMap(({ keyword, value, steps }) => (steps[step] ?? []).map((does) => ({ keyword, does, value })));
}

const NONE: readonly never[] = [];

/** The effects of keywords of all miniatures' weapons, cached by profile. */
const carriedIn = keptWhile((profile: Profile, keywords: PlayedKeywords) =>
  profile.miniatures.flatMap(({ weapons }, miniature) =>
    weapons.flatMap((weapon) =>
      Object.entries(weaponValues(weapon, keywords)).flatMap(([keyword, value]): readonly Carried[] => {
        const steps = keywords[keyword]?.carried;
        return steps === undefined ? [] : [{ miniature, keyword, value, steps }];
      }),
    ),
  ),
);

function acts(steps: ByStep, step: Step): boolean {
  return steps[step] !== undefined;
}
