import type { AttackFrame, CombatFrame } from "../frames/types.ts";
import type { Open } from "../work.ts";

/** A copy of a combat to be written to; written out, as nearly every step of an attack makes one. */
export function copyCombat(combat: CombatFrame): Open<CombatFrame> {
  return {
    kind: combat.kind,
    system: combat.system,
    chair: combat.chair,
    round: combat.round,
    stage: combat.stage,
    sources: combat.sources,
    wounds: combat.wounds,
    tactics: combat.tactics,
    present: combat.present,
    won: combat.won,
    subjugated: combat.subjugated,
    attended: combat.attended,
    destroyed: combat.destroyed,
    retreated: combat.retreated,
    shipsRetreated: combat.shipsRetreated,
    beforeRetreat: combat.beforeRetreat,
    plans: combat.plans,
    plansDice: combat.plansDice,
    plansRound: combat.plansRound,
    objectivePlayed: combat.objectivePlayed,
    met: combat.met,
    judged: combat.judged,
    barred: combat.barred,
    freeTransport: combat.freeTransport,
    answered: combat.answered,
  };
}

/** A copy of an attack to be written to. */
export function copyAttack(attack: AttackFrame): Open<AttackFrame> {
  return {
    kind: attack.kind,
    side: attack.side,
    theater: attack.theater,
    stage: attack.stage,
    pool: attack.pool,
    set: attack.set,
    dice: attack.dice,
    card: attack.card,
    left: attack.left,
    last: attack.last,
    picked: attack.picked,
    noBlock: attack.noBlock,
  };
}
