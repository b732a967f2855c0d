import { at } from "@sw/tabletop";
import type { Box } from "../state/box.ts";
import { miniatureId, tokenId, type UnitIndex, unitId } from "../state/ids.ts";
import type { Facts, Look } from "../state/look.ts";
import { keptLast } from "../state/memo/memo.ts";
import { seatOf } from "../state/seats.ts";
import type { State, UnitState } from "../state/state.ts";
import type { Layout, Miniature, Token, UndeployedUnit, UnitSpec } from "../table/documents.ts";
import { type Company, companyAt, type Scene, sceneWith, tokensOn } from "../table/scene.ts";
import { battlefieldOf } from "./battlefield.ts";
import { cardKeywords } from "./card-keywords.ts";
import { hasAlways, hung, sortedParts } from "./parts.ts";
import { agreedHeight, type Profile, profileOf } from "./profiles.ts";

/** A scene with the parts of the state from which it was made. */
interface Known extends Pick<State, "config" | "units" | "tokens" | "terrain"> {
  readonly box: Box;
  readonly scene: Scene;
  /** The units of the scene by their indexes in the state; undefined for units that are not on the battlefield. */
  readonly companies: readonly (Company | undefined)[];
}

/** Returns the table with everything on it, compiled for measuring. */
export function sceneOf(look: Facts): Scene {
  return sceneWithUnits(look).scene;
}

/**
 * Returns the scene of a state, and its units by their indexes in the state; undefined for units that are not on the
 * battlefield.
 */
export function sceneWithUnits(look: Facts): Pick<Known, "scene" | "companies"> {
  return sceneFor(look);
}

/** The number of cached scenes. */
const KEPT = 4;

/** The latest scenes, cached so that only units that have moved are compiled again. */
const sceneFor = /* @__PURE__ */ keptLast(
  ({ box, state: { units, tokens, config, terrain } }: Facts) => [box, units, tokens, config, terrain],
  renewedOf,
  KEPT,
);

/** Compiles the scene of a state, reusing all unchanged parts of the latest scene. */
function renewedOf(look: Facts, latest: Known | undefined): Known {
  const { box, state } = look;
  const { units, tokens, config, terrain } = state;
  const isOfBattle = latest?.box === box && latest.config === config && latest.terrain === terrain;
  const before = isOfBattle && latest.units.length === units.length ? latest : undefined;
  const alike = units.map((unit, index) => standsAlike(before?.units[index], unit));
  if (before?.tokens === tokens && !alike.includes(false)) {
    return { box, config, units, tokens, terrain, scene: before.scene, companies: before.companies };
  }
  const table = battlefieldOf(state);
  let deployed = 0;
  let miniatures = 0;
  const companies = units.map((unit, index) => {
    const first = miniatures;
    miniatures += unit.miniatures.length;
    if (statusOf(unit) !== "deployed") return undefined;
    const place = deployed++;
    const known = alike[index] ? before?.companies[index] : undefined;
    return known?.index === place ? known : companyAt(specOf(look, index), place, first);
  });
  const onTable: Company[] = [];
  for (const company of companies) if (company !== undefined) onTable.push(company);
  const put = before?.tokens === tokens ? before.scene.tokens : tokensOn(table, tokensOnTable(state));
  const scene = sceneWith(table, onTable, put, undeployedIn(look));
  return { box, config, units, tokens, terrain, scene, companies };
}

/** Whether the positions of a unit are unchanged, regardless of its other properties. */
function standsAlike(before: UnitState | undefined, unit: UnitState): boolean {
  if (before === unit) return true;
  if (before?.leader !== unit.leader || before.owner !== unit.owner || before.listed !== unit.listed) return false;
  if (before.miniatures === unit.miniatures) return true;
  return unit.miniatures.every((one, place) => {
    const { status, x, y, z, heading } = at(before.miniatures, place);
    if (one.status !== status || one.x !== x || one.y !== y || one.z !== z) return false;
    return one.heading.x === heading.x && one.heading.y === heading.y;
  });
}

/** Returns the table of a state as a document for measuring and drawing, without defeated miniatures. */
export function layoutOf(look: Look): Layout {
  const { state } = look;
  const { config, terrain, units } = state;
  const table = { ...config.table, terrain: [...config.table.terrain, ...terrain] };
  const deployed = units.flatMap((unit, index) => (statusOf(unit) === "deployed" ? [specOf(look, index)] : []));
  return { table, units: deployed, tokens: tokensOnTable(state), undeployed: undeployedIn(look) };
}

/** Lists the undeployed units. */
function undeployedIn(look: Facts): readonly UndeployedUnit[] {
  const { units } = look.state;
  const waiting: UndeployedUnit[] = [];
  for (let unit = 0; unit < units.length; unit++) {
    if (statusOf(at(units, unit)) === "undeployed") waiting.push(undeployedOf(look, unit));
  }
  return waiting;
}

/** Returns whether a unit is deployed, undeployed or defeated. */
export function statusOf({ miniatures }: UnitState): "deployed" | "undeployed" | "defeated" {
  let waiting = false;
  for (const { status } of miniatures) {
    if (status === "standing") return "deployed";
    if (status === "undeployed") waiting = true;
  }
  return waiting ? "undeployed" : "defeated";
}

/** Returns a unit of the state from its scene, or undefined if it is not on the battlefield. */
export function companyOf(scene: Scene, state: State, unit: UnitIndex): Company | undefined {
  const id = unitId(state, unit);
  return scene.units.find((one) => one.id === id);
}

function specOf(look: Facts, index: number): UnitSpec {
  const { state } = look;
  const unit = at(state.units, index);
  const profile = profileOf(look, index);
  const { type, base } = profile;
  const height = agreedHeight(state.config, profile);
  const footing = footingOf(look, index, profile);
  const miniatures: Miniature[] = [];
  for (let place = 0; place < unit.miniatures.length; place++) {
    const { status, x, y, z, heading } = at(unit.miniatures, place);
    if (status !== "standing") continue;
    const id = miniatureId(state, index, place);
    const plain = { id, base, height, x, y, z, heading };
    miniatures.push(footing === undefined ? plain : { id, base, height, ...footing, x, y, z, heading });
  }
  const id = unitId(state, index);
  const side = seatOf(unit.owner);
  const leader = miniatureId(state, index, leaderOf(unit));
  return profile.blocksSight
    ? { id, side, type, blocksSight: true, leader, miniatures }
    : { id, side, type, leader, miniatures };
}

/**
 * Returns the cohesion range of a unit and the height of impassable terrain on which it can stand, if its own cards set
 * them. They must not depend on the positions of units.
 */
function footingOf(look: Facts, index: number, profile: Profile): Pick<Miniature, "cohesion" | "hovers"> | undefined {
  const cards = cardKeywords(look, profile, at(look.state.units, index));
  const ofCards = { parts: sortedParts(cards, look.box.keywords) };
  const hovers = Math.max(0, ...hung(ofCards, "ignores-low-terrain").map(({ value }) => value));
  const spreads = hasAlways(ofCards, "spreads-out");
  if (hovers === 0) return spreads ? { cohesion: 1 } : undefined;
  return spreads ? { cohesion: 1, hovers } : { hovers };
}

/** Returns the index of the leader or, while a new one must be chosen, of the first miniature on the battlefield. */
function leaderOf({ leader, miniatures }: UnitState): number {
  if (miniatures[leader]?.status === "standing") return leader;
  return miniatures.findIndex(({ status }) => status === "standing");
}

function undeployedOf(look: Facts, index: number): UndeployedUnit {
  const { state } = look;
  const unit = at(state.units, index);
  const profile = profileOf(look, index);
  const { type, base } = profile;
  const height = agreedHeight(state.config, profile);
  const footing = footingOf(look, index, profile);
  const miniatures = unit.miniatures.flatMap(({ status }, place) =>
    status === "undeployed" ? [{ id: miniatureId(state, index, place), base, height, ...footing }] : [],
  );
  return {
    id: unitId(state, index),
    side: seatOf(unit.owner),
    type,
    leader: miniatureId(state, index, unit.leader),
    miniatures,
  };
}

function tokensOnTable({ tokens }: Pick<State, "tokens">): Token[] {
  return tokens.flatMap(({ kind, x, y, z, holder, removed }, index) =>
    holder === null && !removed ? [{ id: tokenId({ tokens }, index), kind, x, y, z }] : [],
  );
}
