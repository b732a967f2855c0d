import type { CardCode } from "@sw/tabletop";
import type { AttackTarget } from "./actions.ts";
import { BASE_ATTACK, type Piece, SPENT, UNCOMMITTED } from "./state.ts";

/** Where a card in play is committed: the opponent's base, a slot of the galaxy row, or an attack that is over. */
export type Commitment = AttackTarget | "spent" | null;

/** What there is to know of a piece, by name. */
export interface PieceParts {
  /** Unique in the game. */
  readonly id: number;
  readonly card: CardCode;
  /** Its activated ability was used this turn. */
  readonly used: boolean;
  /** Attack gained until the end of the turn. */
  readonly gained: number;
  /** Damage counters on it. */
  readonly damage: number;
  readonly commitment: Commitment;
}

// The order of a piece's numbers is known here alone. They are read by index: unpacking a list takes an iterator, which
// is slower. They are written as new lists of six whole numbers, the one kind of list there is of them.

/** The number of a piece, unique in the game. */
export function idOf(piece: Piece): number {
  return piece[0];
}

/** The card that a piece is. */
export function cardOf(piece: Piece): CardCode {
  return piece[1];
}

/** The damage counters on a piece. */
export function damageOf(piece: Piece): number {
  return piece[2];
}

/** True if the activated ability of a piece was used this turn. */
export function isUsed(piece: Piece): boolean {
  return piece[3] !== 0;
}

/** The attack that a piece has gained until the end of the turn. */
export function gainedOf(piece: Piece): number {
  return piece[4];
}

/** True if a piece may still be committed to an attack this turn. */
export function isFree(piece: Piece): boolean {
  return piece[5] === UNCOMMITTED;
}

/** True if a piece is committed to an attack on this target that is not resolved yet. */
export function isCommittedTo(piece: Piece, target: AttackTarget): boolean {
  return target === "base" ? piece[5] === BASE_ATTACK : slotAttackedBy(piece) === target;
}

/** True if the attack of a piece is over this turn. */
export function isSpent(piece: Piece): boolean {
  return piece[5] === SPENT;
}

/** The slot of the galaxy row whose card a piece is committed to attack; undefined if it is committed to none. */
export function slotAttackedBy(piece: Piece): number | undefined {
  const commitment = piece[5];
  return commitment === UNCOMMITTED || commitment >= BASE_ATTACK ? undefined : commitment;
}

/** The piece that a card is as it comes into play. */
export function newPiece(id: number, card: CardCode): Piece {
  return [id, card, 0, 0, 0, UNCOMMITTED];
}

/** The piece with another code of the same card: with or without a mark. */
export function withCard([id, , damage, used, gained, commitment]: Piece, card: CardCode): Piece {
  return [id, card, damage, used, gained, commitment];
}

/** The piece with so many damage counters on it. */
export function withDamage([id, card, , used, gained, commitment]: Piece, damage: number): Piece {
  return [id, card, damage, used, gained, commitment];
}

/** The piece with its activated ability used. */
export function asUsed([id, card, damage, , gained, commitment]: Piece): Piece {
  return [id, card, damage, 1, gained, commitment];
}

/** The piece with so much attack gained this turn. */
export function withGained([id, card, damage, used, , commitment]: Piece, gained: number): Piece {
  return [id, card, damage, used, gained, commitment];
}

/** The piece committed to an attack on a target. */
export function withTarget([id, card, damage, used, gained]: Piece, target: AttackTarget): Piece {
  return [id, card, damage, used, gained, target === "base" ? BASE_ATTACK : target];
}

/** The piece with its attack of this turn over. */
export function asSpent([id, card, damage, used, gained]: Piece): Piece {
  return [id, card, damage, used, gained, SPENT];
}

/** The piece as it stays in play after its owner's turn: only damage stays. */
export function upright(piece: Piece): Piece {
  const [id, card, damage, used, gained, commitment] = piece;
  if (used === 0 && gained === 0 && commitment === UNCOMMITTED) return piece;
  return [id, card, damage, 0, 0, UNCOMMITTED];
}

/** The piece of an id, if it is among these. */
export function pieceIn(play: readonly Piece[], id: number): Piece | undefined {
  return play.find((piece) => piece[0] === id);
}

/** What there is to know of a piece, by name. */
export function partsOf(piece: Piece): PieceParts {
  const [id, card, damage, used, gained, commitment] = piece;
  return { id, card, used: used !== 0, gained, damage, commitment: commitmentOf(commitment) };
}

function commitmentOf(commitment: number): Commitment {
  if (commitment === UNCOMMITTED) return null;
  if (commitment === SPENT) return "spent";
  return commitment === BASE_ATTACK ? "base" : commitment;
}

/** The piece of which this is known: the reverse of {@link partsOf}. */
export function pieceWith({ id, card, used, gained, damage, commitment }: PieceParts): Piece {
  return [id, card, damage, used ? 1 : 0, gained, numberOf(commitment)];
}

function numberOf(commitment: Commitment): number {
  if (commitment === null) return UNCOMMITTED;
  if (commitment === "spent") return SPENT;
  return commitment === "base" ? BASE_ATTACK : commitment;
}
