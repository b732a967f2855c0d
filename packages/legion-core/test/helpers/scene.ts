import { addAllToBag, EMPTY_PILE, type ScriptedAnswer, type Step, scripted, wordsOfSeed } from "@sw/tabletop";
import { playLine } from "@sw/tabletop/testing";
import { defaultCatalogue } from "../../src/content/catalogue.ts";
import { ENTRIES } from "../../src/content/entries.ts";
import { type Engine, engineOf } from "../../src/engine/engine.ts";
import { emptyTable } from "../../src/setup/setup.ts";
import { type Action, actionKey } from "../../src/state/actions.ts";
import { type Box, compileBox, type GameContent } from "../../src/state/box.ts";
import type { Event } from "../../src/state/events.ts";
import type { GameFrame } from "../../src/state/frames.ts";
import { bitOf, type Side } from "../../src/state/seats.ts";
import type { MiniatureState, SideState, State, UnitState } from "../../src/state/state.ts";
import { NO_TOKENS, type TokenCounts, type TokenKind, withTokens } from "../../src/state/tokens.ts";
import { GameWork } from "../../src/state/work.ts";
import type { TableSpec } from "../../src/table/documents.ts";
import { mm } from "../../src/table/lengths.ts";
import { telling, told } from "./checks.ts";

/** The game as it is published. */
export const CONTENT: GameContent = { catalogue: defaultCatalogue, ...ENTRIES };

export const box: Box = compileBox(CONTENT);

export const engine: Engine = telling(engineOf(box));

/** A unit of a scene: its cards, where its leader stands in millimetres (null: not deployed), its tokens, and all else. */
export interface Fielding {
  readonly unit: string;
  readonly upgrades?: readonly string[];
  /** Its counterpart, without upgrades. */
  readonly counterpart?: string;
  readonly at?: readonly [x: number, y: number] | null;
  readonly tokens?: Partial<Record<TokenKind, number>>;
  readonly state?: Partial<UnitState>;
}

/** A scene: two armies, the frames on the stack, and what differs from an ordinary second round. */
export interface SceneOptions {
  /** By default three Imperial units, then as many of the Rebels. */
  readonly armies?: readonly [readonly Fielding[], readonly Fielding[]];
  readonly hands?: readonly [readonly string[], readonly string[]];
  readonly table?: TableSpec;
  readonly frames?: readonly GameFrame[];
  readonly players?: readonly [Partial<SideState>, Partial<SideState>];
  readonly state?: Partial<State>;
}

/** Three units of each side: a commander and two units of corps. */
export const IMPERIALS: readonly Fielding[] = [
  { unit: "general-veers-master-tactician" },
  { unit: "stormtroopers" },
  { unit: "stormtroopers" },
];

export const REBELS: readonly Fielding[] = [
  { unit: "leia-organa-fearless-and-inventive" },
  { unit: "rebel-troopers" },
  { unit: "rebel-troopers" },
];

/** Spots of the miniatures of a unit around its leader, in millimetres. */
const AROUND = [0, 30, -30].flatMap((y) => [0, 30, -30].map((x) => [x, y] as const));

/** Where units stand unless said otherwise: side by side, the armies 600 mm apart. */
const ROW = { first: 150, apart: 200, y: [150, 750] } as const;

/** The state of a scene; nothing has run yet (see {@link settled}). */
export function scene(options: SceneOptions = {}): State {
  const { armies = [IMPERIALS, REBELS], hands = [[], []], table = { terrain: [] }, frames = [] } = options;
  const lists = armies.map((units, side) => ({
    faction: side === 0 ? ("galactic-empire" as const) : ("rebel-alliance" as const),
    units: units.map(({ unit, upgrades = [], counterpart }) => ({
      unit,
      upgrades,
      ...(counterpart === undefined ? {} : { counterpart: { counterpart, upgrades: [] } }),
    })),
    commandHand: hands[side] ?? [],
    battleDeck: { primary: [], secondary: [], advantages: [] },
  }));
  const [mine, theirs] = lists;
  if (mine === undefined || theirs === undefined) throw new RangeError("two armies");
  const state = emptyTable(box, { table, armies: [mine, theirs] }, wordsOfSeed("scene"));
  const [one, other] = options.players ?? [{}, {}];
  return {
    ...state,
    round: 2,
    phase: "activation",
    blue: 0,
    priority: 0,
    units: state.units.map((unit) => fielded(unit, armies[unit.owner][unit.listed])),
    sides: [
      { ...state.sides[0], hand: handOf(0, hands[0]), edge: "near", ...one },
      { ...state.sides[1], hand: handOf(1, hands[1]), edge: "far", ...other },
    ],
    frames,
    ...options.state,
  };
}

function handOf(side: Side, ids: readonly string[]): SideState["hand"] {
  return addAllToBag(EMPTY_PILE, ids.map(command), bitOf(side));
}

/** The place of a command card in the catalogue. */
export function command(id: string): number {
  const place = defaultCatalogue.commands.findIndex((card) => card.id === id);
  if (place < 0) throw new RangeError(`no command card ${id}`);
  return place;
}

function fielded(unit: UnitState, fielding: Fielding | undefined): UnitState {
  const { owner, listed } = unit;
  const at = fielding?.at === undefined ? ([ROW.first + ROW.apart * listed, ROW.y[owner]] as const) : fielding.at;
  const miniatures = unit.miniatures.map((miniature, place): MiniatureState => {
    if (at === null) return miniature;
    const [dx, dy] = AROUND[place] ?? [0, 0];
    return { ...miniature, status: "standing", x: mm(at[0] + dx), y: mm(at[1] + dy) };
  });
  const sides = (fielding?.upgrades ?? []).map((id) => {
    const twoSided = defaultCatalogue.upgrades.find((card) => card.id === id)?.doubleSided === true;
    return at !== null && twoSided ? "A" : null;
  });
  return { ...unit, miniatures, sides, tokens: tokens(fielding?.tokens ?? {}, unit.tokens), ...fielding?.state };
}

/** Tokens by kind. */
function tokens(counts: Partial<Record<TokenKind, number>>, before: TokenCounts = NO_TOKENS): TokenCounts {
  return Object.entries(counts).reduce((sum, [kind, count]) => withTokens(sum, kind as TokenKind, count), before);
}

/** The state once everything has run until somebody must decide; chance answers by name, and must fit. */
export function settled(state: State, draws: readonly ScriptedAnswer[] = []): Step<State, Event> {
  return done(state, () => undefined, draws);
}

/** The same after something was done to it: a mutator, a frame pushed. */
export function done(
  state: State,
  change: (work: GameWork) => void,
  draws: readonly ScriptedAnswer[] = [],
): Step<State, Event> {
  const chance = scripted(draws);
  const work = new GameWork(box, state, chance);
  change(work);
  engine.settle(work);
  if (chance.unused().length > 0) throw new Error(`not drawn: ${JSON.stringify(chance.unused())}`);
  return told(work.finish());
}

/** Plays actions one after the other, each legal and offered; chance answers by name, and must fit. */
export function playOut(
  state: State,
  actions: readonly Action[],
  draws: readonly ScriptedAnswer[] = [],
): Step<State, Event> {
  return told(playLine({ ...engine, actionKey }, state, actions, { draws }));
}

export const look = (state: State): { box: typeof box; state: State } => ({ box, state });
