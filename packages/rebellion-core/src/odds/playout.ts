import { at, type Chance, type Frame, frameKind, nearest, type Open } from "@sw/tabletop";
import { choosing } from "../combat/cinematic/stages/choose.ts";
import { type AnyKind, KINDS } from "../engine/kinds.ts";
import { upkeep } from "../galaxy/upkeep.ts";
import type { Action } from "../state/actions.ts";
import type { Box } from "../state/box.ts";
import type { Event } from "../state/events.ts";
import type { CombatFrame, GameFrame } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { FACTIONS, opponentOf, type Side, sideOfSeat } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import { GameWork } from "../state/work.ts";
import type { BattlePolicy, BattlePosition } from "./battle-shapes.ts";

/** The number of rounds after which a battle is stopped as undecided. */
export const MOST_ROUNDS = 200;

/** The policies of both sides, Rebels first. */
export type Policies = readonly [BattlePolicy, BattlePolicy];

/**
 * The reason a playout stopped: the combat is over, it does not end, an attack is about to roll, or a decision is
 * needed.
 */
export type Stop = "over" | "undecided" | "roll" | "asked";

/**
 * A work for battles whose events and earlier states nobody reads. It changes frames in place, so a step must read a
 * frame's old values before it changes them.
 */
export class QuietWork extends GameWork {
  constructor(box: Box, state: State, chance: Chance) {
    super(box, state, chance);
    for (const [place, frame] of state.frames.entries()) this.replaceFrame(place, this.kept(frame));
  }

  override emit(_event: Event): void {}

  override change<Own extends GameFrame>(frame: Own, changes: Partial<NoInfer<Own>>): void {
    if (isOfBattle(frame) && topOf(this.state) === frame) write(frame, changes);
    else super.change(frame, changes);
  }

  override changeNearest<Kind extends GameFrame["kind"]>(
    kind: Kind,
    change: (
      frame: Extract<GameFrame, { readonly kind: Kind }>,
    ) => Partial<Extract<GameFrame, { readonly kind: Kind }>> | undefined,
  ): void {
    const frame = nearest<GameFrame, Kind>(this.state, kind);
    if (frame === undefined || !isOfBattle(frame)) return super.changeNearest(kind, change);
    const changes = change(frame);
    if (changes !== undefined) write(frame, changes);
  }
}

/** Whether frames of this kind either always or never delay the upkeep of the board, regardless of their fields. */
function isOfBattle({ kind }: GameFrame): boolean {
  return kind === "attack" || kind === "combat" || kind === "battle" || kind === "tactic";
}

/** Assigns the changes to the frame. Faster than `Object.assign`. */
function write<Own extends GameFrame>(frame: Own, changes: Partial<Own>): void {
  const open: Open<Own> = frame;
  for (const field in changes) {
    const value = changes[field];
    if (value !== undefined) open[field] = value;
  }
}

/** A position that changes together with its work. Valid only until the policy has answered. */
class Position implements BattlePosition {
  readonly state: State;
  faction: BattlePosition["faction"] = "rebel";
  kind: AnyKind | undefined;
  private readonly work: GameWork;

  constructor(work: GameWork) {
    this.work = work;
    this.state = work.state;
  }

  options(): readonly Action[] {
    return this.kind?.options(this.work, topOf(this.state)) ?? [];
  }
}

/** Returns the combat of a battle's state, or undefined when it is over. */
export function combatIn({ frames }: Pick<State, "frames">): CombatFrame | undefined {
  const [, first, second] = frames;
  // The base revealed by a retreat puts a combat that comes later below this one.
  const combat = first?.kind === "activation" ? second : first;
  return combat?.kind === "combat" ? combat : undefined;
}

/**
 * Plays a battle in place, without copying states. Continues until the combat is over or, with `untilRoll`, until an
 * attack rolls. Without players it stops at the first decision.
 */
export function playout(work: GameWork, players: Policies | null, untilRoll: boolean): Stop {
  const { state } = work;
  const position = new Position(work);
  for (;;) {
    const frame = topOf(work.settle());
    const stop = stopAt(state, frame, untilRoll);
    if (stop !== undefined) return stop;
    upkeep(work);
    if (topOf(state) !== frame || !kindOf(frame).run(work, frame)) continue;
    if (players === null) return "asked";
    const top = topOf(state);
    const kind = kindOf(top);
    const side = deciderOf(kind, work, top);
    position.faction = FACTIONS[side];
    position.kind = kind;
    kind.take(work, top, players[side](position));
  }
}

function kindOf({ kind }: Frame): AnyKind {
  return frameKind(KINDS, kind);
}

function topOf({ frames }: State): GameFrame {
  return at(frames, frames.length - 1);
}

function stopAt(state: State, frame: GameFrame, untilRoll: boolean): Stop | undefined {
  const combat = combatIn(state);
  if (combat === undefined || combat.stage === "over") return "over";
  if (combat.round > MOST_ROUNDS) return "undecided";
  return untilRoll && frame.kind === "attack" && frame.stage === "roll" ? "roll" : undefined;
}

/**
 * Returns the side that decides. For attacks and advanced tactic cards, the most frequent questions, it does not ask
 * the frame.
 */
function deciderOf(kind: AnyKind, look: Look, frame: GameFrame): Side {
  if (frame.kind === "tactic") return frame.side;
  if (frame.kind === "battle" && frame.stage === "choose") return choosing(look.state, frame);
  if (frame.kind !== "attack") return sideOfSeat(kind.question(look, frame).seat);
  const { side, stage } = frame;
  return stage === "block" || stage === "discard" || stage === "unblock" ? opponentOf(side) : side;
}
