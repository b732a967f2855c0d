import { at, type Chance, type Open, StackWork } from "@sw/tabletop";
import type { CardRef } from "./actions.ts";
import { type Box, nameIn } from "./box.ts";
import { kindOf } from "./codes.ts";
import type { Event } from "./events.ts";
import type { PhaseFrame } from "./frames.ts";
import { idOf } from "./pieces.ts";
import type { Side } from "./seats.ts";
import type { Piece, SideState, State } from "./state.ts";

/** One transition of a game. It changes a copy of the state in place, part by part. */
export class GameWork extends StackWork<State, Event, PhaseFrame> {
  readonly box: Box;

  constructor(box: Box, state: State, chance: Chance | undefined) {
    super(copyState(state), chance);
    this.box = box;
  }

  /** The active player. */
  get active(): Side {
    return this.state.active;
  }

  /** Returns a player's side of the state, open for changes. */
  player(side: Side): Open<SideState> {
    const player = this.state.sides[side];
    if (this.owns(player)) return player;
    const copy = this.owned(copyPlayer(player));
    this.state.sides = side === 0 ? [copy, this.state.sides[1]] : [this.state.sides[0], copy];
    return copy;
  }

  /** Replaces a piece in play by a changed version of it. */
  setPiece(side: Side, piece: Piece): void {
    const player = this.player(side);
    const play = player.play.slice();
    play[play.findIndex((other) => idOf(other) === idOf(piece))] = piece;
    player.play = play;
  }

  /** Returns a card's name, including its mark. */
  readonly ref: (code: number) => CardRef = (code) => nameIn(this.box, code);

  /** Returns a card's name as the cause of an event. */
  cause(code: number): CardRef {
    return at(this.box.ids, kindOf(code));
  }
}

function copyState(state: State): Open<State> {
  return {
    format: state.format,
    game: state.game,
    catalogue: state.catalogue,
    config: state.config,
    words: state.words,
    turn: state.turn,
    active: state.active,
    force: state.force,
    resources: state.resources,
    nextId: state.nextId,
    nextMark: state.nextMark,
    moments: state.moments,
    permittedAttacks: state.permittedAttacks,
    row: state.row,
    galaxyDeck: state.galaxyDeck,
    galaxyDiscard: state.galaxyDiscard,
    pilots: state.pilots,
    exiled: state.exiled,
    sides: state.sides,
    delayed: state.delayed,
    frames: state.frames,
    outcome: state.outcome,
  };
}

function copyPlayer(player: SideState): Open<SideState> {
  return {
    base: player.base,
    bases: player.bases,
    boxed: player.boxed,
    victory: player.victory,
    hand: player.hand,
    deck: player.deck,
    discard: player.discard,
    play: player.play,
  };
}
