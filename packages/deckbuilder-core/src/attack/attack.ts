import type { CardCode } from "@sw/tabletop";
import { amountOf, holds } from "../conditions/possible.ts";
import { fits, fitsPiece, plainScope } from "../conditions/selectors.ts";
import { fillSlot, takeFromRow, toGalaxyDiscard } from "../galaxy/galaxy.ts";
import type { AttackTarget } from "../state/actions.ts";
import { type Box, kindIn, type RowLeave } from "../state/box.ts";
import { NO_PIECE } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { asSpent, cardOf, gainedOf, idOf, isCommittedTo, slotAttackedBy } from "../state/pieces.ts";
import { opponentOf, SEATS, type Side, seatOf } from "../state/seats.ts";
import type { Piece, State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { damageBase } from "./damage.ts";

/**
 * Returns a piece's current attack: printed attack, gains of this turn and bonuses from its side's constant abilities
 * (dbg.card.attack).
 */
export function attackOf(look: Look, side: Side, piece: Piece): number {
  const { base, play } = look.state.sides[side];
  let attack = kindIn(look.box, cardOf(piece)).attack + gainedOf(piece);
  if (base !== null) attack += bonusFrom(look, side, base.card, 0, piece);
  for (const source of play) attack += bonusFrom(look, side, cardOf(source), idOf(source), piece);
  return attack;
}

function bonusFrom(look: Look, side: Side, card: CardCode, self: number, piece: Piece): number {
  const { bonus } = kindIn(look.box, card);
  if (bonus === null) return 0;
  const scope = plainScope(side, card, self);
  if (bonus.test !== null && !holds(look, scope, bonus.test)) return 0;
  return fitsPiece(look.box, scope, bonus.cards, piece) ? amountOf(look, scope, bonus.amount) : 0;
}

/** Returns the active player's pieces that are committed to an unresolved attack on the target. */
export function committedTo(state: State, target: AttackTarget): readonly Piece[] {
  return state.sides[state.active].play.filter((piece) => isCommittedTo(piece, target));
}

/** Returns how a row card can be attacked: as an enemy card, by permission of a base, or undefined if it cannot be. */
export function rowTarget(look: Look, slot: number): "enemy" | "permitted" | undefined {
  const { box, state } = look;
  const code = state.row[slot];
  if (code === undefined || code === null) return undefined;
  const kind = kindIn(box, code);
  if (kind.target !== null && kind.faction === SEATS[opponentOf(state.active)]) return "enemy";
  return isPermitted(look, slot, code) ? "permitted" : undefined;
}

/**
 * Whether the base of the active player still permits an attack on a row card. Each attack begun on another slot uses
 * up one of its permitted attacks per turn.
 */
function isPermitted(look: Look, slot: number, code: CardCode): boolean {
  const { box, state } = look;
  const leave = leaveOf(look);
  if (leave === null || !fits(box, leave.filter, code, state.active)) return false;
  const begun = new Set<number>();
  for (const piece of state.sides[state.active].play) {
    const attacked = slotAttackedBy(piece);
    if (attacked !== undefined && isCovered(look, attacked)) begun.add(attacked);
  }
  begun.delete(slot);
  return state.permittedAttacks + begun.size < leave.perOwnTurn;
}

function isCovered({ box, state }: Look, slot: number): boolean {
  const code = state.row[slot];
  return code !== undefined && code !== null && kindIn(box, code).target === null;
}

function leaveOf(look: Look): RowLeave | null {
  const { box, state } = look;
  const { base } = state.sides[state.active];
  const leave = base === null ? null : kindIn(box, base.card).leave;
  if (base === null || leave === null || leave.test === null) return leave;
  return holds(look, plainScope(state.active, base.card, NO_PIECE), leave.test) ? leave : null;
}

/** Returns the attack needed to defeat a row card: its target value, or its cost if only a base permits the attack. */
function targetValue(box: Box, code: CardCode): number {
  const kind = kindIn(box, code);
  return kind.target ?? kind.cost;
}

/** Resolves the attack on a target with all pieces committed to it (dbg.attack.total, dbg.hunt.sum-units). */
export function resolveAttack(work: GameWork, target: AttackTarget): void {
  const { state, active } = work;
  const pieces = committedTo(state, target);
  let attack = 0;
  for (const piece of pieces) attack += attackOf(work, active, piece);
  const ids = pieces.map(idOf);
  const rule = target === "base" ? "dbg.attack.total" : "dbg.hunt.sum-units";
  work.emit({ type: "attack-resolved", seat: seatOf(active), target, pieces: ids, attack, rule, cause: null });
  const permitted = typeof target === "number" && rowTarget(work, target) === "permitted";
  spend(work, target);
  if (typeof target === "number") attackRow(work, target, attack, ids, permitted);
  else attackBase(work, attack);
}

/**
 * Marks the pieces committed to a target as spent for this turn (dbg.attack.attackers-spent, dbg.hunt.attackers-spent).
 */
function spend(work: GameWork, target: AttackTarget): void {
  const player = work.player(work.active);
  player.play = player.play.map((piece) => (isCommittedTo(piece, target) ? asSpent(piece) : piece));
}

function attackRow(
  work: GameWork,
  slot: number,
  attack: number,
  attackers: readonly number[],
  permitted: boolean,
): void {
  const code = work.state.row[slot];
  if (code === undefined || code === null) return;
  if (permitted) work.state.permittedAttacks += 1;
  if (attack < targetValue(work.box, code)) return;
  takeFromRow(work, slot);
  toGalaxyDiscard(work, code);
  const seat = seatOf(work.active);
  work.emit({ type: "card-defeated", seat, card: work.ref(code), slot, rule: "dbg.hunt.success", cause: null });
  fillSlot(work, slot, null);
  work.push({ kind: "defeat", target: code, attackers, permitted, stage: "reward" });
}

function attackBase(work: GameWork, attack: number): void {
  const [first] = work.state.sides[opponentOf(work.active)].play;
  if (first === undefined)
    damageBase(work, opponentOf(work.active), attack, { rule: "dbg.attack.excess-to-base", cause: null });
  else work.push({ kind: "damage", left: attack, ship: idOf(first) });
}
