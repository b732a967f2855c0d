import { at } from "@sw/tabletop";
import { poolSituation } from "../attack/from-table.ts";
import { poolRules } from "../attack/pools/compile.ts";
import { ATTACK_FACES, type Counts, DEFENSE_FACES } from "../attack/pools/faces.ts";
import type { PoolRules } from "../attack/pools/keyword.ts";
import { type Pool, STAGES, type Stage } from "../attack/pools/pool.ts";
import { woundCap } from "../attack/seen-wounds.ts";
import { type AttackOdds, oddsFrom, oddsOf } from "../odds/odds.ts";
import { EAGER } from "../odds/policy.ts";
import type { AttackKind, PoolFrame } from "../state/frames.ts";
import { unitId } from "../state/ids.ts";
import type { FrameOf } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import type { CoverKind } from "../table/documents.ts";
import { COVERS } from "./units.ts";

/** Colours of dice, in the order in which pools count them. */
const ATTACK_DICE = ["white", "black", "red"] as const;
const DEFENSE_DICE = ["white", "red"] as const;

/** Steps of an attack after its pool is formed, as the rulebook names them (leg.attack.sequence). */
export const POOL_STEPS = ["roll", "reroll", "surges", "cover", "dodge", "modify", "defense", "wounds"] as const;

/** A step of an attack. */
export type PoolStep = (typeof POOL_STEPS)[number];

/** Dice of one colour that show the same face. */
export interface DiceReading<Colour extends string, Face extends string> {
  readonly colour: Colour;
  /** The face that the dice show. Null before they are rolled. */
  readonly face: Face | null;
  readonly count: number;
  /** How many of the dice are picked up for a reroll. */
  readonly taken: number;
  /** The place of colour and face among the counts, which options use as in `pick 5` and `pick-defense 0`. */
  readonly place: number;
}

/** Attack dice of one colour that show the same face. */
export type AttackDiceReading = DiceReading<"white" | "black" | "red", (typeof ATTACK_FACES)[number]>;
/** Defense dice of one colour that show the same face. */
export type DefenseDiceReading = DiceReading<"white" | "red", (typeof DEFENSE_FACES)[number]>;

/** The pool of an attack while it is resolved. */
export interface PoolReading {
  readonly attacker: string;
  readonly defender: string;
  readonly kind: AttackKind;
  readonly step: PoolStep;
  /**
   * Attack dice: first those to be rolled, then the rolled ones by colour and face, until their surges are converted.
   */
  readonly attack: readonly AttackDiceReading[];
  /** Defense dice, without those of the cover pool. */
  readonly defense: readonly DefenseDiceReading[];
  /** Results of the attack: those on the dice and those already counted. */
  readonly hits: number;
  readonly criticals: number;
  readonly surges: number;
  readonly blanks: number;
  readonly blocks: number;
  /** Cover of the defender with everything that changes it. Until it is determined, only the cover from terrain. */
  readonly cover: CoverKind;
  /** Blocks of the cover pool. */
  readonly covered: number;
  readonly wounds: number;
  /** Number of dice that may still be picked for a reroll. Null while none are being picked. */
  readonly picking: number | null;
}

/** Returns the pool that is being resolved, or undefined. */
export function poolReading(look: Look): PoolReading | undefined {
  const frame = poolFrame(look);
  if (frame === undefined) return undefined;
  const { attacker, defender, situation, pool } = frame;
  const { rolled, defended, picking } = pool;
  const isDefending = pool.stage === "reroll-defense";
  const none: Counts = [];
  return {
    attacker: unitId(look.state, attacker),
    defender: unitId(look.state, defender),
    kind: situation.kind,
    step: stepOf(pool.stage),
    attack: [
      ...waiting(pool.dice, ATTACK_DICE),
      ...lying(rolled, ATTACK_DICE, ATTACK_FACES, isDefending ? none : (picking?.taken ?? none)),
    ],
    defense: [
      ...waiting(pool.defenseDice, DEFENSE_DICE),
      ...lying(defended, DEFENSE_DICE, DEFENSE_FACES, isDefending ? (picking?.taken ?? none) : none),
    ],
    ...resultsOf(pool),
    cover: at(COVERS, isFound(pool.stage) ? pool.cover : situation.defender.cover),
    covered: pool.covered[DEFENSE_FACES.indexOf("block")] ?? 0,
    wounds: pool.wounds,
    picking: picking?.left ?? null,
  };
}

/**
 * Returns the odds of the pool that is being resolved, with the dice already rolled, if both sides use the default
 * policy. Without one, returns those of the pool that is being formed, once it has a weapon.
 */
export function poolOdds(look: Look): AttackOdds | undefined {
  const frame = poolFrame(look);
  if (frame !== undefined) return oddsFrom(frame.pool, rulesOf(look, frame), EAGER);
  const formed = formedPool(look);
  return formed && oddsOf(rulesOf(look, formed), EAGER);
}

/** A pool with the most wounds that it can deal. */
type Limited = Pick<PoolFrame, "situation" | "defender" | "most">;

function rulesOf(look: Look, { situation, defender, most }: Limited): PoolRules {
  return poolRules(situation, look.box.keywords, woundCap(look, defender, most));
}

/** Returns the pool formed last with its situation, or undefined if none is being formed or it has no weapon yet. */
function formedPool(look: Look): Limited | undefined {
  const frame = look.state.frames.at(-1);
  const pool = frame?.kind === "attack" ? frame.pools.at(-1) : undefined;
  if (frame?.kind !== "attack" || pool === undefined || pool.resolved || pool.weapons.length === 0) return undefined;
  const found = poolSituation(look, frame.attacker, pool);
  return found && { ...found, defender: pool.defender };
}

function poolFrame({ state }: Look): FrameOf<"pool"> | undefined {
  const { frames } = state;
  for (let place = frames.length - 1; place >= 0; place--) {
    const frame = at(frames, place);
    if (frame.kind === "pool") return frame.dealt ? undefined : frame;
  }
  return undefined;
}

function waiting<Colour extends string>(
  counts: Counts,
  colours: readonly Colour[],
): readonly DiceReading<Colour, never>[] {
  return colours.flatMap((colour, place) => {
    const count = counts[place] ?? 0;
    return count === 0 ? [] : [{ colour, face: null, count, taken: 0, place }];
  });
}

function lying<Colour extends string, Face extends string>(
  counts: Counts,
  colours: readonly Colour[],
  faces: readonly Face[],
  taken: Counts,
): readonly DiceReading<Colour, Face>[] {
  return counts.flatMap((count, place) => {
    const [colour, face] = [colours[Math.floor(place / faces.length)], faces[place % faces.length]];
    if (count === 0 || colour === undefined || face === undefined) return [];
    return [{ colour, face, count, taken: taken[place] ?? 0, place }];
  });
}

function resultsOf(pool: Pool): Pick<PoolReading, "hits" | "criticals" | "surges" | "blanks" | "blocks"> {
  const attack = (face: (typeof ATTACK_FACES)[number]): number => shown(pool.rolled, ATTACK_FACES, face);
  return {
    hits: pool.hits + attack("hit"),
    criticals: pool.criticals + attack("critical"),
    surges: attack("attack-surge"),
    blanks: pool.blanks + attack("blank"),
    blocks: pool.blocks + shown(pool.defended, DEFENSE_FACES, "block"),
  };
}

function shown<Face extends string>(counts: Counts, faces: readonly Face[], face: Face): number {
  const place = faces.indexOf(face);
  return counts.reduce((sum, count, index) => (index % faces.length === place ? sum + count : sum), 0);
}

/** The first stage of each step, in their order. */
const FIRST: readonly (readonly [Stage, PoolStep])[] = [
  ["downgrade-attack-attacker", "roll"],
  ["reroll-attack", "reroll"],
  ["convert-attack", "surges"],
  ["before-cover", "cover"],
  ["dodge", "dodge"],
  ["before-modifying", "modify"],
  ["gather-defense", "defense"],
  ["compare", "wounds"],
];

function stepOf(stage: Stage): PoolStep {
  const here = STAGES.indexOf(stage);
  return FIRST.filter(([first]) => STAGES.indexOf(first) <= here).at(-1)?.[1] ?? "roll";
}

/** Whether the cover of the defender, with everything that changes it, is determined. */
function isFound(stage: Stage): boolean {
  return STAGES.indexOf(stage) > STAGES.indexOf("cover");
}
