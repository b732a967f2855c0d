import { at } from "@sw/tabletop";
import { includes } from "../army/match.ts";
import type { AuraHook } from "../state/hooks/keyword.ts";
import { oneOf } from "../state/hooks/played.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Facts } from "../state/look.ts";
import { keptWhile } from "../state/memo/memo.ts";
import type { State } from "../state/state.ts";
import { isUnitAtRange, measuredAll } from "../table/range.ts";
import { cardKeywords } from "./card-keywords.ts";
import { sceneWithUnits, statusOf } from "./positions.ts";
import { profileOf } from "./profiles.ts";

const NONE: readonly AuraHook[] = [];
const NO_SOURCES: readonly Source[] = [];

/** A unit that may lend keywords to units near it, with the keyword that does so. */
interface Source {
  readonly unit: UnitIndex;
  readonly keyword: string;
  readonly aura: AuraHook;
}

/** Lists the auras of nearby friendly units that affect a unit now. */
export function aurasOn(look: Facts, unit: UnitIndex): readonly AuraHook[] {
  const sources = auraSources(look, unit);
  return sources.length === 0 ? NONE : sources.flatMap((source) => (isLent(look, source, unit) ? source.aura : []));
}

/** Lists the friendly units that may have an aura for a unit. */
export function auraSources(look: Facts, unit: UnitIndex): readonly Source[] {
  const sources = sourcesIn(look);
  if (sources.length === 0) return NO_SOURCES;
  const { owner } = at(look.state.units, unit);
  return sources.filter((source) => source.unit !== unit && at(look.state.units, source.unit).owner === owner);
}

/** Lists the units that may have keywords with auras, from their cards or temporarily. */
function sourcesIn(look: Facts): readonly Source[] {
  const { config, ongoing } = look.state;
  const printed = printedIn(config, look);
  if (!ongoing.some(({ keyword }) => oneOf(look.box.keywords, keyword, "aura") !== undefined)) return printed;
  const lent = ongoing.flatMap(({ unit, keyword, value }) => {
    const aura = value > 0 ? oneOf(look.box.keywords, keyword, "aura") : undefined;
    return aura === undefined ? [] : [{ unit, keyword, aura }];
  });
  const others = lent.filter((one) =>
    printed.every(({ unit, keyword }) => unit !== one.unit || keyword !== one.keyword),
  );
  return others.length === 0 ? printed : [...printed, ...others];
}

/** The units with auras from their cards. Cached by the armies, which do not change during a game. */
const printedIn = keptWhile(
  (_: State["config"], look: Facts): readonly Source[] =>
    look.state.units.flatMap((_unit, unit) =>
      Object.keys(profileOf(look, unit).keywords).flatMap((keyword) => {
        const aura = oneOf(look.box.keywords, keyword, "aura");
        return aura === undefined ? [] : [{ unit, keyword, aura }];
      }),
    ),
  (one, other) => one.box === other.box,
);

/** Whether a source has its keyword now, and a friendly unit fits it and is near enough. */
function isLent(look: Facts, { unit, keyword, aura }: Source, friend: UnitIndex): boolean {
  const { fielded } = profileOf(look, friend);
  if (!aura.to.some((match) => includes([fielded], match)) || figureOf(look, unit, keyword) <= 0) return false;
  if (aura.reach === undefined) return statusOf(at(look.state.units, unit)) !== "defeated";
  const { scene, companies } = sceneWithUnits(look);
  const [from, to] = [companies[unit], companies[friend]];
  return from !== undefined && to !== undefined && isUnitAtRange(scene.table, measuredAll(from), to, aura.reach);
}

/** Returns the value of a unit's keyword from its cards and temporary effects. */
function figureOf(look: Facts, unit: UnitIndex, keyword: string): number {
  const printed = cardKeywords(look, profileOf(look, unit), at(look.state.units, unit))[keyword] ?? 0;
  return look.state.ongoing.reduce(
    (sum, one) => (one.unit === unit && one.keyword === keyword ? sum + one.value : sum),
    printed,
  );
}
