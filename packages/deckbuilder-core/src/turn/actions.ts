import { resolveAttack } from "../attack/attack.ts";
import { takeFromHand } from "../cards/hands.ts";
import { bribe } from "../galaxy/galaxy.ts";
import { purchase } from "../galaxy/purchase.ts";
import type { Action, AttackTarget } from "../state/actions.ts";
import { beginEffect } from "../state/effect-frame.ts";
import { asUsed, cardOf, pieceIn, withTarget } from "../state/pieces.ts";
import { seatOf } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { cardToPlay } from "./checks.ts";
import { playCard } from "./turn.ts";

/** Carries out a checked action of the turn. */
export function takeAction(work: GameWork, action: Action): void {
  switch (action.type) {
    case "play": {
      const code = cardToPlay(work, action.subject);
      if (code === undefined) return;
      takeFromHand(work, work.active, code);
      return playCard(work, code);
    }
    case "purchase":
      return purchase(work, action.subject, false, null, { rule: "dbg.purchase.to-discard", cause: null });
    case "bribe":
      return bribe(work, action.subject);
    case "use":
      return useAbility(work, action.subject);
    case "commit":
      return commit(work, action.subject, action.target);
    case "attack":
      return resolveAttack(work, action.subject);
    case "end-turn":
      return work.enter({ kind: "turn-end" });
  }
}

/** Uses an activated ability: marks it as used for the turn, then carries it out (dbg.ability.mark-used). */
function useAbility(work: GameWork, subject: number | "base"): void {
  const player = work.player(work.active);
  const piece = subject === "base" ? undefined : pieceIn(player.play, subject);
  const card = piece === undefined ? player.base?.card : cardOf(piece);
  if (card === undefined) return;
  if (piece !== undefined) work.setPiece(work.active, asUsed(piece));
  else if (player.base !== null) player.base = { ...player.base, used: true };
  const cause = work.cause(card);
  const seat = seatOf(work.active);
  work.emit({ type: "ability-used", seat, card: cause, piece: subject, rule: "dbg.ability.announce", cause });
  beginEffect(work, { card, part: "ability", self: subject === "base" ? 0 : subject });
}

function commit(work: GameWork, subject: number, target: AttackTarget): void {
  const piece = pieceIn(work.state.sides[work.active].play, subject);
  if (piece === undefined) return;
  work.setPiece(work.active, withTarget(piece, target));
  const rule = target === "base" ? "dbg.commit.who-attacks-base" : "dbg.commit.who-attacks-row";
  work.emit({ type: "card-committed", seat: seatOf(work.active), piece: subject, target, rule, cause: null });
}
