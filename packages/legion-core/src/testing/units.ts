import { at } from "@sw/tabletop";
import type { Look } from "../state/look.ts";
import { SEATS } from "../state/seats.ts";
import type { MiniatureState, UnitState } from "../state/state.ts";
import { type TokenCounts, type TokenKind, tokensOf, withTokens } from "../state/tokens.ts";
import { BASES } from "../table/bases.ts";
import { mm } from "../table/lengths.ts";
import { profileOf } from "../units/profiles.ts";
import type { Scenario, Spot, UnitSpec, UpgradeSpec } from "./spec.ts";

/** Returns the units of both lists as described by a scenario. */
export function unitsOf(look: Look, spec: Scenario): readonly UnitState[] {
  return look.state.units.map((unit, index) => {
    const listed = spec[SEATS[unit.owner]]?.units?.[unit.listed];
    return typeof listed === "object" ? fielded(look, index, listed) : unit;
  });
}

function fielded(look: Look, index: number, spec: UnitSpec): UnitState {
  const unit = at(look.state.units, index);
  const isDefeated = defeatedOf(spec, unit.miniatures.length);
  const miniatures = unit.miniatures.map((miniature, place): MiniatureState => {
    const wounds = spec.wounds?.[place] ?? 0;
    const standing = spec.at === undefined ? miniature : { ...miniature, ...poseOf(look, index, spec, place) };
    return { ...standing, wounds, ...(isDefeated(place) ? { status: "defeated" } : {}) };
  });
  const { upgrades } = profileOf(look, index);
  const equipped = equippedOn(spec);
  const deployed = miniatures.some(({ status }) => status !== "undeployed");
  return {
    ...unit,
    leader: spec.leader ?? unit.leader,
    miniatures,
    tokens: tokensTold(spec.tokens ?? {}, unit.tokens),
    order: spec.order ?? "none",
    ordered: spec.ordered ?? (spec.order ?? "none") !== "none",
    commander: spec.commander ?? false,
    damaged: spec.damaged ?? false,
    reachedResilience: spec.reachedResilience ?? spec.damaged ?? false,
    fallen: spec.fallen ?? [],
    cardWounds: spec.cardWounds ?? {},
    cards: unit.cards.map((card, place) => equipped[place]?.state ?? card),
    sides: upgrades.map(({ doubleSided }, place) => (deployed && doubleSided ? (equipped[place]?.side ?? "A") : null)),
  };
}

/** Lists the upgrade cards of a unit, then those of its counterpart, in the order of unit states. */
export function equippedOn({ upgrades = [], counterpart }: UnitSpec): readonly UpgradeSpec[] {
  const more = typeof counterpart === "object" ? counterpart.upgrades : [];
  return [...upgrades, ...more].map((one) => (typeof one === "string" ? { card: one } : one));
}

/** Returns a test for defeated miniatures: the last ones, or those with certain indexes. */
function defeatedOf({ defeated = 0 }: UnitSpec, miniatures: number): (place: number) => boolean {
  return typeof defeated === "number" ? (place) => place >= miniatures - defeated : (place) => defeated.includes(place);
}

/** Returns the tokens that keywords give a unit, with the kinds given in the scenario replaced. */
function tokensTold(told: Partial<Record<TokenKind, number>>, given: TokenCounts): TokenCounts {
  const kinds = Object.keys(told) as TokenKind[];
  return kinds.reduce((counts, kind) => withTokens(counts, kind, (told[kind] ?? 0) - tokensOf(counts, kind)), given);
}

/** Places around a leader, nearest first, in units of base widths. */
const AROUND: readonly (readonly [number, number])[] = [-2, -1, 0, 1, 2]
  .flatMap((x) => [-2, -1, 0, 1, 2].map((y) => [x, y] as const))
  .filter(([x, y]) => x !== 0 || y !== 0)
  .sort((a, b) => a[0] * a[0] + a[1] * a[1] - b[0] * b[0] - b[1] * b[1]);

function poseOf(look: Look, index: number, spec: UnitSpec, place: number): Partial<MiniatureState> {
  const [x, y, z = 0] = spotOf(look, index, spec, place);
  const heading = spec.heading === undefined ? {} : { heading: spec.heading };
  return { status: "standing", x: mm(x), y: mm(y), z: mm(z), ...heading };
}

/** Returns the position of a miniature: as specified, or one base width plus one millimetre from the next. */
function spotOf(look: Look, index: number, { at: spot, leader, others }: UnitSpec, place: number): Spot {
  const [x, y, z = 0] = spot ?? [0, 0];
  const first = leader ?? at(look.state.units, index).leader;
  if (place === first) return [x, y, z];
  const rank = place < first ? place : place - 1;
  const told = others?.[rank];
  if (told !== undefined) return told;
  const { radius, halfLength } = BASES[profileOf(look, index).base];
  const width = (2 * Math.max(radius, halfLength)) / mm(1) + 1;
  const [dx, dy] = AROUND[rank] ?? [place, place];
  return [x + dx * width, y + dy * width, z];
}
