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

/** A unit that may lend others something by being near, and by which keyword. */
interface Source {
  readonly unit: UnitIndex;
  readonly keyword: string;
  readonly aura: AuraHook;
}

/** What friends near a unit lend it, as long as they are. */
export function aurasOn(look: Facts, unit: UnitIndex): readonly AuraHook[] {
  const sources = auraSources(look, unit);
  return sources.length === 0 ? NONE : sources.flatMap((source) => (isLent(look, source, unit) ? source.aura : []));
}

/** The friends that may lend a unit something by being near. */
export function auraSources(look: Facts, unit: UnitIndex): readonly Source[] {
  const sources = sourcesIn(look);
  if (sources.length === 0) return NO_SOURCES;
  const { owner } = at(look.state.units, unit);
  return sources.filter((source) => source.unit !== unit && at(look.state.units, source.unit).owner === owner);
}

/** The units that may have keywords of this kind: by their cards, and those that have one for a while. */
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

/** Those by their cards; by the armies, which stay the same in a game. */
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

/** Whether a source has its keyword now, and a friend fits it and is near enough. */
function isLent(look: Facts, { unit, keyword, aura }: Source, friend: UnitIndex): boolean {
  const { fielded } = profileOf(look, friend);
  if (!aura.to.some((match) => includes([fielded], match)) || figureOf(look, unit, keyword) <= 0) return false;
  if (aura.reach === undefined) return statusOf(at(look.state.units, unit)) !== "defeated";
  const { scene, companies } = sceneWithUnits(look);
  const [from, to] = [companies[unit], companies[friend]];
  return from !== undefined && to !== undefined && isUnitAtRange(scene.table, measuredAll(from), to, aura.reach);
}

/** The figure of a keyword of a unit by its cards and what it has for a while. */
function figureOf(look: Facts, unit: UnitIndex, keyword: string): number {
  const printed = cardKeywords(look, profileOf(look, unit), at(look.state.units, unit))[keyword] ?? 0;
  return look.state.ongoing.reduce(
    (sum, one) => (one.unit === unit && one.keyword === keyword ? sum + one.value : sum),
    printed,
  );
}
