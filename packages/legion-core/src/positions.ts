import { at } from "@sw/tabletop";
import type { GameBox } from "./box.ts";
import type { Config } from "./config.ts";
import { miniatureId, tokenId, unitId } from "./ids.ts";
import { agreedHeight, profileOf } from "./profiles.ts";
import { seatOf } from "./seats.ts";
import type { MiniatureState, State, UnitState } from "./state.ts";
import type { Layout, Miniature, Token, UndeployedUnit, UnitSpec } from "./table/documents.ts";
import { type Company, placed, type Scene, unitOfScene } from "./table/scene.ts";
import { compileTable, type Table } from "./table/table.ts";

// Tables by their documents and what was put on them, scenes by the units: worked out from these alone, kept while they live.
const TABLES = new WeakMap<Config["table"], WeakMap<State["terrain"], Table>>();
const SCENES = new WeakMap<readonly UnitState[], { table: Table; tokens: State["tokens"]; scene: Scene }>();

/** The battlefield of a game, made ready for measuring. */
export function tableOf({ config, terrain }: Pick<State, "config" | "terrain">): Table {
  const tables = TABLES.get(config.table) ?? new WeakMap<State["terrain"], Table>();
  TABLES.set(config.table, tables);
  const pieces = [...config.table.terrain, ...terrain];
  const known = tables.get(terrain) ?? compileTable({ ...config.table, terrain: pieces });
  tables.set(terrain, known);
  return known;
}

/** The table with everything on it as the state has it, made ready for measuring. */
export function sceneOf(box: GameBox, state: State): Scene {
  const table = tableOf(state);
  const known = SCENES.get(state.units);
  if (known !== undefined && known.table === table && known.tokens === state.tokens) return known.scene;
  const { deployed, undeployed } = unitsOf(box, state);
  const scene = placed(table, deployed, tokensOnTable(state), undeployed);
  SCENES.set(state.units, { table, tokens: state.tokens, scene });
  return scene;
}

/** The table of a state as a document for measuring and drawing; defeated miniatures are not on it. */
export function layoutOf(box: GameBox, state: State): Layout {
  const { deployed, undeployed } = unitsOf(box, state);
  const { config, terrain } = state;
  const table = { ...config.table, terrain: [...config.table.terrain, ...terrain] };
  return { table, units: deployed, tokens: tokensOnTable(state), undeployed };
}

/** The units on the battlefield and those still to come. */
function unitsOf(box: GameBox, state: State): { deployed: UnitSpec[]; undeployed: UndeployedUnit[] } {
  const deployed: UnitSpec[] = [];
  const undeployed: UndeployedUnit[] = [];
  for (const [index, unit] of state.units.entries()) {
    const status = statusOf(unit);
    if (status === "deployed") deployed.push(specOf(box, state, index));
    if (status === "undeployed") undeployed.push(undeployedOf(box, state, index));
  }
  return { deployed, undeployed };
}

/** Whether a unit is on the battlefield, not yet, or no more. */
export function statusOf({ miniatures }: UnitState): "deployed" | "undeployed" | "defeated" {
  if (miniatures.some(({ status }) => status === "standing")) return "deployed";
  return miniatures.some(({ status }) => status === "undeployed") ? "undeployed" : "defeated";
}

/** A unit of the state among those of its scene. */
export function companyOf(scene: Scene, state: State, unit: number): Company {
  return unitOfScene(scene, unitId(state, unit));
}

function specOf(box: GameBox, state: State, index: number): UnitSpec {
  const unit = at(state.units, index);
  const profile = profileOf(box, state, index);
  const height = agreedHeight(state.config, profile);
  return {
    id: unitId(state, index),
    side: seatOf(unit.owner),
    type: profile.type,
    leader: miniatureId(state, index, leaderOf(unit)),
    miniatures: unit.miniatures.flatMap((one, place): Miniature[] => {
      if (one.status !== "standing") return [];
      return [{ id: miniatureId(state, index, place), base: profile.base, height, ...poseOf(one) }];
    }),
  };
}

/** The leader; while a new one is still to be chosen, the first miniature that stands. */
function leaderOf({ leader, miniatures }: UnitState): number {
  if (miniatures[leader]?.status === "standing") return leader;
  return miniatures.findIndex(({ status }) => status === "standing");
}

function poseOf({ x, y, z, heading }: MiniatureState): Pick<Miniature, "x" | "y" | "z" | "heading"> {
  return { x, y, z, heading };
}

function undeployedOf(box: GameBox, state: State, index: number): UndeployedUnit {
  const unit = at(state.units, index);
  const profile = profileOf(box, state, index);
  const { type, base } = profile;
  const height = agreedHeight(state.config, profile);
  const miniatures = unit.miniatures.flatMap(({ status }, place) =>
    status === "undeployed" ? [{ id: miniatureId(state, index, place), base, height }] : [],
  );
  return {
    id: unitId(state, index),
    side: seatOf(unit.owner),
    type,
    leader: miniatureId(state, index, unit.leader),
    miniatures,
  };
}

function tokensOnTable({ tokens }: State): Token[] {
  return tokens.flatMap(({ kind, x, y, z, holder, removed }, index) =>
    holder === null && !removed ? [{ id: tokenId({ tokens }, index), kind, x, y, z }] : [],
  );
}
