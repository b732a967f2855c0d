import type { CardCode } from "@sw/tabletop";
import type { AttackTarget } from "./actions.ts";
import { BASE_ATTACK, type Piece, SPENT, UNCOMMITTED } from "./state.ts";

/**
 * What a piece in play is committed to: the opponent's base, a slot of the galaxy row, a finished attack, or nothing
 * (null).
 */
export type Commitment = AttackTarget | "spent" | null;

/** The properties of a piece, by name. */
export interface PieceParts {
  /** The id of the piece, unique in the game. */
  readonly id: number;
  readonly card: CardCode;
  /** Whether its activated ability was used this turn. */
  readonly used: boolean;
  /** Attack gained until the end of the turn. */
  readonly gained: number;
  /** Damage counters on it. */
  readonly damage: number;
  readonly commitment: Commitment;
}

// The order of a piece's numbers is known here alone. They are read by index: unpacking a list takes an iterator, which
// is slower. They are written as new lists of six whole numbers, the one kind of list there is of them.

/** Returns the id of a piece, which is unique in the game. */
export function idOf(piece: Piece): number {
  return piece[0];
}

/** Returns the card of a piece. */
export function cardOf(piece: Piece): CardCode {
  return piece[1];
}

/** Returns the number of damage counters on a piece. */
export function damageOf(piece: Piece): number {
  return piece[2];
}

/** Whether the activated ability of a piece was used this turn. */
export function isUsed(piece: Piece): boolean {
  return piece[3] !== 0;
}

/** Returns the attack that a piece has gained until the end of the turn. */
export function gainedOf(piece: Piece): number {
  return piece[4];
}

/** Whether a piece may still be committed to an attack this turn. */
export function isFree(piece: Piece): boolean {
  return piece[5] === UNCOMMITTED;
}

/** Whether a piece is committed to an unresolved attack on this target. */
export function isCommittedTo(piece: Piece, target: AttackTarget): boolean {
  return target === "base" ? piece[5] === BASE_ATTACK : slotAttackedBy(piece) === target;
}

/** Whether a piece has finished its attack of this turn. */
export function isSpent(piece: Piece): boolean {
  return piece[5] === SPENT;
}

/** Returns the slot of the galaxy row that a piece is committed to attack, or undefined if it attacks none. */
export function slotAttackedBy(piece: Piece): number | undefined {
  const commitment = piece[5];
  return commitment === UNCOMMITTED || commitment >= BASE_ATTACK ? undefined : commitment;
}

/** Creates the piece for a card that comes into play. */
export function newPiece(id: number, card: CardCode): Piece {
  return [id, card, 0, 0, 0, UNCOMMITTED];
}

/** Returns the piece with another code of the same card, to add or remove a mark. */
export function withCard([id, , damage, used, gained, commitment]: Piece, card: CardCode): Piece {
  return [id, card, damage, used, gained, commitment];
}

/** Returns the piece with this number of damage counters on it. */
export function withDamage([id, card, , used, gained, commitment]: Piece, damage: number): Piece {
  return [id, card, damage, used, gained, commitment];
}

/** Returns the piece with its activated ability used. */
export function asUsed([id, card, damage, , gained, commitment]: Piece): Piece {
  return [id, card, damage, 1, gained, commitment];
}

/** Returns the piece with this amount of attack gained this turn. */
export function withGained([id, card, damage, used, , commitment]: Piece, gained: number): Piece {
  return [id, card, damage, used, gained, commitment];
}

/** Returns the piece committed to an attack on a target. */
export function withTarget([id, card, damage, used, gained]: Piece, target: AttackTarget): Piece {
  return [id, card, damage, used, gained, target === "base" ? BASE_ATTACK : target];
}

/** Returns the piece with its attack of this turn finished. */
export function asSpent([id, card, damage, used, gained]: Piece): Piece {
  return [id, card, damage, used, gained, SPENT];
}

/** Returns the piece as it stays in play after its owner's turn, with only its damage kept. */
export function upright(piece: Piece): Piece {
  const [id, card, damage, used, gained, commitment] = piece;
  if (used === 0 && gained === 0 && commitment === UNCOMMITTED) return piece;
  return [id, card, damage, 0, 0, UNCOMMITTED];
}

/** Finds a piece by id, or returns undefined if it is not in the list. */
export function pieceIn(play: readonly Piece[], id: number): Piece | undefined {
  return play.find((piece) => piece[0] === id);
}

/** Returns the properties of a piece, by name. */
export function partsOf(piece: Piece): PieceParts {
  const [id, card, damage, used, gained, commitment] = piece;
  return { id, card, used: used !== 0, gained, damage, commitment: commitmentOf(commitment) };
}

function commitmentOf(commitment: number): Commitment {
  if (commitment === UNCOMMITTED) return null;
  if (commitment === SPENT) return "spent";
  return commitment === BASE_ATTACK ? "base" : commitment;
}

/** Creates the piece with these properties. This is the reverse of {@link partsOf}. */
export function pieceWith({ id, card, used, gained, damage, commitment }: PieceParts): Piece {
  return [id, card, damage, used ? 1 : 0, gained, numberOf(commitment)];
}

function numberOf(commitment: Commitment): number {
  if (commitment === null) return UNCOMMITTED;
  if (commitment === "spent") return SPENT;
  return commitment === "base" ? BASE_ATTACK : commitment;
}
