import type { CardCode } from "@sw/tabletop";
import { toDiscard } from "../cards/hands.ts";
import { holds } from "../conditions/possible.ts";
import { plainScope } from "../conditions/selectors.ts";
import type { CardRef } from "../state/actions.ts";
import { kindIn } from "../state/box.ts";
import { NO_PIECE } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import { cardOf, damageOf, idOf, withDamage } from "../state/pieces.ts";
import { opponentOf, type Side, seatOf } from "../state/seats.ts";
import type { Piece } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { endGame } from "./victory.ts";

/**
 * Damages a player's capital ship and destroys it when the damage reaches its hit points (dbg.attack.ship-destroyed).
 */
export function damageShip(work: GameWork, side: Side, piece: Piece, amount: number, { rule, cause }: Cause): void {
  if (amount === 0) return;
  const damage = damageOf(piece) + amount;
  work.emit({ type: "damage-dealt", seat: seatOf(side), target: idOf(piece), amount, rule, cause });
  if (damage >= kindIn(work.box, cardOf(piece)).hitPoints) {
    destroyShip(work, side, piece, { rule: "dbg.attack.ship-destroyed", cause });
  } else {
    work.setPiece(side, withDamage(piece, damage));
  }
}

/** Destroys a capital ship in play and puts it on its owner's discard pile at once (dbg.destroy.discarded-now). */
export function destroyShip(work: GameWork, side: Side, piece: Piece, { rule, cause }: Cause): void {
  removePiece(work, side, idOf(piece));
  toDiscard(work, side, cardOf(piece));
  const card = work.ref(cardOf(piece));
  work.emit({ type: "ship-destroyed", seat: seatOf(side), card, piece: idOf(piece), rule, cause });
}

/** Takes a piece out of play. */
export function removePiece(work: GameWork, side: Side, id: number): void {
  const player = work.player(side);
  player.play = player.play.filter((piece) => idOf(piece) !== id);
}

/**
 * Damages a player's base, less what its ability prevents. Damage beyond its hit points is lost
 * (dbg.attack.overkill-lost), and all damage is lost without a base (dbg.faq.attack-without-base). Destroying the last
 * base needed ends the game.
 */
export function damageBase(work: GameWork, side: Side, amount: number, { rule, cause }: Cause): void {
  const { base } = work.state.sides[side];
  const name = seatOf(side);
  if (amount === 0) return;
  if (base === null) {
    work.emit({ type: "damage-lost", seat: name, amount, rule: "dbg.faq.attack-without-base", cause });
    return;
  }
  const kind = kindIn(work.box, base.card);
  const prevented = Math.min(amount, Math.max(0, preventedBy(work, side, base.card) - base.prevented));
  if (prevented > 0) {
    const by = work.cause(base.card);
    work.emit({
      type: "damage-prevented",
      seat: name,
      amount: prevented,
      rule: "dbg.ruling.hoth-ability-damage",
      cause: by,
    });
  }
  const dealt = Math.min(amount - prevented, kind.hitPoints - base.damage);
  const lost = amount - prevented - dealt;
  if (dealt > 0) work.emit({ type: "damage-dealt", seat: name, target: "base", amount: dealt, rule, cause });
  if (lost > 0) work.emit({ type: "damage-lost", seat: name, amount: lost, rule: "dbg.attack.overkill-lost", cause });
  const damaged = { ...base, damage: base.damage + dealt, prevented: base.prevented + prevented };
  work.player(side).base = damaged;
  if (damaged.damage >= kind.hitPoints) destroyBase(work, side, cause);
}

/** Returns how much damage a base's ability prevents in the whole turn. */
function preventedBy(work: GameWork, side: Side, card: CardCode): number {
  const { prevents } = kindIn(work.box, card);
  if (prevents === null) return 0;
  const holdsNow = prevents.test === null || holds(work, plainScope(side, card, NO_PIECE), prevents.test);
  return holdsNow ? prevents.amount : 0;
}

function destroyBase(work: GameWork, side: Side, cause: CardRef | null): void {
  const owner = work.player(side);
  const winner = work.player(opponentOf(side));
  if (owner.base === null) return;
  const { card } = owner.base;
  owner.base = null;
  winner.victory = [...winner.victory, card];
  const base = work.ref(card);
  work.emit({ type: "base-destroyed", seat: seatOf(side), base, rule: "dbg.attack.base-destroyed", cause });
  if (winner.victory.length >= work.state.config.bases) endGame(work, opponentOf(side));
}

/** Removes up to `amount` damage counters from a player's base (dbg.repair.effect). */
export function repairBase(work: GameWork, side: Side, amount: number, { rule, cause }: Cause): void {
  const { base } = work.state.sides[side];
  const repaired = base === null ? 0 : Math.min(amount, base.damage);
  if (base === null || repaired === 0) return;
  work.player(side).base = { ...base, damage: base.damage - repaired };
  work.emit({ type: "damage-repaired", seat: seatOf(side), amount: repaired, rule, cause });
}
