import { scripted } from "@sw/tabletop";
import { defaultCatalogue } from "../../src/content/catalogue.ts";
import { setUp } from "../../src/setup/setup.ts";
import type { Config } from "../../src/state/config.ts";
import type { MiniatureState, MissionState, State, TableToken } from "../../src/state/state.ts";
import type { TableSpec } from "../../src/table/documents.ts";
import { mm } from "../../src/table/lengths.ts";
import { box, engine, type Fielding, IMPERIALS, REBELS, type SceneOptions, scene } from "./scene.ts";

const PRIMARIES: readonly string[] = ["recover-the-research", "breakthrough", "close-the-pocket"];

const SECONDARIES: readonly string[] = ["marked-targets", "recon-mission", "sweep-and-clear"];

export const ADVANTAGES: readonly string[] = ["advanced-intel", "cunning-deployment", "fortified-position"];

/** A small game with legal decks, if not legal armies. */
export function config(table: TableSpec = { terrain: [] }): Config {
  const army = (faction: "galactic-empire" | "rebel-alliance", units: readonly Fielding[]): Config["armies"][0] => ({
    faction,
    units: units.map(({ unit, upgrades = [] }) => ({ unit, upgrades })),
    commandHand: [],
    battleDeck: { primary: PRIMARIES, secondary: SECONDARIES, advantages: ADVANTAGES },
  });
  return { table, armies: [army("galactic-empire", IMPERIALS), army("rebel-alliance", REBELS)] };
}

/** Four dice of each player, of which the first player's are better. */
export const FIRST_IS_BLUE: readonly string[] = ["critical", "blank", "blank", "blank", "hit", "hit", "hit", "hit"];

/** The first decision of a set-up in which the rolls for blue fall so. */
export function fresh(rolls: readonly string[] = FIRST_IS_BLUE, table?: TableSpec): State {
  const chance = scripted(rolls);
  const work = setUp(box, config(table), chance);
  engine.settle(work);
  if (chance.unused().length > 0) throw new Error("rolls that nobody made");
  return work.finish().state;
}

/** The place of an entry of the catalogue. */
function placeOf(entries: readonly { readonly id: string }[], id: string): number {
  const place = entries.findIndex((entry) => entry.id === id);
  if (place < 0) throw new RangeError(`no card ${id}`);
  return place;
}

/** A mission of these cards, the first player's. */
export function mission(
  primary: string | null,
  secondary: string | null = null,
  advantages: readonly [string | null, string | null] = [null, null],
): MissionState {
  const advantage = (id: string | null): number | null =>
    id === null ? null : placeOf(defaultCatalogue.advantages, id);
  return {
    primary: primary === null ? null : { card: placeOf(defaultCatalogue.primaryObjectives, primary), owner: 0 },
    secondary: secondary === null ? null : { card: placeOf(defaultCatalogue.secondaryObjectives, secondary), owner: 0 },
    advantages: [advantage(advantages[0]), advantage(advantages[1])],
    marked: [],
    counts: {},
  };
}

/** A token on the battlefield, in millimetres. */
export function tokenAt(name: string, [x, y]: readonly [number, number], more: Partial<TableToken> = {}): TableToken {
  const spot = { x: mm(x), y: mm(y), z: 0 };
  return { kind: "poi", name, owner: null, ...spot, holder: null, removed: false, ...more };
}

/** Points of interest where a map of the near blue edge shows them, by squares. */
export function pois(name: string, spots: readonly (readonly [number, number])[]): readonly TableToken[] {
  return spots.map(([x, y]) => tokenAt(name, [x * 150, y * 150]));
}

/** The End Phase about to begin, in a mission. */
export function endOf(options: SceneOptions): State {
  return scene({
    frames: [{ kind: "end", stage: "start", turn: 0 }],
    ...options,
    state: { phase: "end", ...options.state },
  });
}

/** The state with these units defeated. */
export function beaten(state: State, ...units: readonly number[]): State {
  const out = (one: MiniatureState): MiniatureState => ({ ...one, status: "defeated" });
  return {
    ...state,
    units: state.units.map((unit, index) =>
      units.includes(index) ? { ...unit, miniatures: unit.miniatures.map(out) } : unit,
    ),
  };
}

/** Cards among which a player must choose as the first round begins. */
const HAND = ["ambush", "push"];

/** Set-up once the mission is built: the blue player, who is the first, is to choose an edge; nobody has deployed. */
export function edges(built: MissionState, { armies = [IMPERIALS, REBELS], ...more }: SceneOptions = {}): State {
  const aside = (units: readonly Fielding[]): readonly Fielding[] => units.map((unit) => ({ ...unit, at: null }));
  return scene({
    frames: [{ kind: "setup", stage: "edges", turn: 0, first: 0, done: [] }],
    armies: [aside(armies[0]), aside(armies[1])],
    players: [{ edge: null }, { edge: null }],
    hands: [HAND, HAND],
    ...more,
    state: { round: 0, phase: "setup", priority: null, mission: built, ...more.state },
  });
}
