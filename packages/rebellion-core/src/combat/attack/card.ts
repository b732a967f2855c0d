import { at, finiteKind, type PickRun, withoutPicked, withPicked } from "@sw/tabletop";
import { battleChair } from "../../forces/sides.ts";
import type { TacticEffect } from "../../language/language.ts";
import { whyRefused } from "../../leaders/offering.ts";
import { rerollDie } from "../../leaders/rings.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import type { Box } from "../../state/box.ts";
import { NO_PICK, type TheaterIndex } from "../../state/codes.ts";
import { pickDie, pickedDie, rerollable, rerollRun } from "../../state/die-offers.ts";
import type { AttackFrame, Dice } from "../../state/frames.ts";
import type { Kind, Play } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { DONE, openRun } from "../../state/offers.ts";
import { factionOf, opponentOf, seatAt } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { canDrawTactic, drawTactics, tacticOf } from "../tactics.ts";
import { attackerSeat } from "./actions.ts";
import { combatOf, damageTarget, enemyTargets, enemyWounds, unitsThere } from "./attack.ts";
import { bombardiers, finishTactic } from "./play.ts";
import { damageAction, keyOfAction } from "./target-offers.ts";
import { ANY_COLOR, targetOfKey, unitsAsTarget } from "./wounds.ts";

/** The handling of one effect of tactic cards, resolved pick by pick. */
interface Resolution {
  /** The kind of decision. */
  readonly kind: "tactic-draw" | "tactic-reroll" | "tactic-damage" | "tactic-bombard";
  readonly rule: RuleId;
  /**
   * Lists the picks that can be made now, none before `last` and without `done`. An empty list means that the card is
   * resolved.
   */
  picks(look: Look, frame: AttackFrame, last: number): readonly Action[];
  /**
   * Returns the run of picks that may be made in any order, or undefined if the order matters or there is only one
   * pick.
   */
  run?(look: Look, frame: AttackFrame): PickRun<Play, GameWork> | undefined;
  /** Whether the picks may end before all are made. */
  mayEnd(frame: AttackFrame): boolean;
  /** Makes a pick. */
  pick(work: GameWork, frame: AttackFrame, action: Action): void;
  /** Carries out what happens after all picks are made. */
  finish(work: GameWork, frame: AttackFrame): void;
}

/**
 * Resolves a tactic card that needs choices. Options by effect: `choose-option` 0 (space deck) or 1 (ground deck);
 * `pick-die` by key; `damage` by target; `take-unit` by type for the ship that bombards, then `damage` for each point.
 * `done` is added after the first pick if fewer picks are allowed.
 */
export const cardStage: Kind<"attack"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      const { picks, pick, finish, mayEnd } = resolutionOf(work.box, frame);
      const offered = picks(work, frame, NO_PICK);
      const [only] = offered;
      if (only === undefined) finish(work, frame);
      else if (offered.length > 1 || mayEnd(frame)) return true;
      else pick(work, frame, only);
      return false;
    },
    question({ box, state }, frame) {
      const seat = seatAt(state.config, battleChair(state, frame.side, frame.theater));
      const { kind, rule } = resolutionOf(box, frame);
      const context = { card: tacticOf(box, frame.card).id, left: frame.left };
      return { seat, kind, rule, context };
    },
    options(look, frame) {
      const { picks, mayEnd } = resolutionOf(look.box, frame);
      const offered = [...picks(look, frame, frame.last)];
      if (mayEnd(frame)) offered.push(DONE);
      return offered;
    },
    picks: (look, frame) => resolutionOf(look.box, frame).run?.(look, frame),
    take(work, frame, action) {
      const { pick, finish } = resolutionOf(work.box, frame);
      if (action.type === "done") finish(work, frame);
      else pick(work, frame, action);
    },
  },
  whyRefused(({ box }, frame) => resolutionOf(box, frame).rule),
);

function resolutionOf(box: Box, { card }: AttackFrame): Resolution {
  const found = RESOLUTIONS[tacticOf(box, card).entry.effect.op];
  if (found === undefined) throw new RangeError("this card leaves nothing to choose");
  return found;
}

/** Draws cards from both decks in any mix. Each card is seen before the next is drawn. */
const drawing: Resolution = {
  kind: "tactic-draw",
  rule: "reb.tactic.two-decks",
  picks: ({ state }, { left }) =>
    left === 0
      ? []
      : ([0, 1] as const)
          .filter((theater) => canDrawTactic(combatOf(state), theater))
          .map((option) => ({ type: "choose-option", subject: option })),
  mayEnd: () => false,
  pick(work, frame, action) {
    const theater: TheaterIndex = action.type === "choose-option" && action.subject === 1 ? 1 : 0;
    work.change(frame, { left: frame.left - 1 });
    const rule = "reb.attack-steps.play-action";
    drawTactics(work, frame.side, theater, 1, { rule, cause: work.cause(frame.card) });
  },
  finish: finishTactic,
};

/** Rerolls up to a given number of dice, all at the same time (reb.attack-steps.reroll-together). */
const rerolling: Resolution = {
  kind: "tactic-reroll",
  rule: "reb.attack-steps.reroll-together",
  picks: (_look, frame, last) => (frame.left === 0 ? [] : rerollable(frame, last).map(pickDie)),
  run: (_look, frame) => rerollRun(frame, 0),
  mayEnd: ({ picked, left }) => picked.length > 0 && left > 0,
  pick(work, frame, action) {
    const key = pickedDie(action);
    work.change(frame, {
      left: frame.left - 1,
      last: Math.max(frame.last, key),
      picked: withPicked(frame.picked, key),
    });
  },
  finish(work, frame) {
    let dice: Dice = frame.dice;
    for (const key of frame.picked) dice = rerollDie(work, frame.side, dice, key, "attack");
    finishTactic(work, { ...frame, dice });
  },
};

/** Deals damage to different enemy units at the same time (reb.tactic.free-damage-target). */
const damaging: Resolution = {
  kind: "tactic-damage",
  rule: "reb.tactic.free-damage-target",
  picks: (look, frame, last) =>
    frame.left === 0 ? [] : freshTargets(look, frame, last).map((key) => damageAction(look.box, key)),
  run(look, frame) {
    const { left, picked } = frame;
    return {
      open: damaging.picks(look, frame, NO_PICK),
      picked: picked.map((key) => damageAction(look.box, key)),
      takeBack(work, pick) {
        const rest = withoutPicked(picked, keyOfAction(look.box, pick));
        work.change(frame, { left: left + 1, last: rest[rest.length - 1] ?? NO_PICK, picked: rest });
      },
    };
  },
  mayEnd: ({ picked, left }) => picked.length > 0 && left > 0,
  pick(work, frame, action) {
    const { box } = work;
    const key = keyOfAction(box, action);
    work.change(frame, {
      left: frame.left - 1,
      last: Math.max(frame.last, key),
      picked: withPicked(frame.picked, key),
    });
  },
  finish(work, frame) {
    const { box } = work;
    const { effect } = tacticOf(box, frame.card).entry;
    const amount = effect.op === "damage" ? effect.amount : 0;
    for (const key of frame.picked) dealByCard(work, frame, key, amount);
    finishTactic(work, frame);
  },
};

function freshTargets(look: Look, frame: AttackFrame, last: number): readonly number[] {
  const { state } = look;
  const units = unitsThere(state, combatOf(state));
  const wounds = enemyWounds(state, frame);
  return enemyTargets(look, frame, ANY_COLOR, Math.max(0, last)).filter((key) => {
    const chosen = frame.picked.filter((other) => other === key).length;
    return unitsAsTarget(units, wounds, targetOfKey(key)) > chosen;
  });
}

/**
 * Deals the red attack value of a ship to ground units. The attacker chooses the ship, then a target for each point.
 */
const bombarding: Resolution = {
  kind: "tactic-bombard",
  rule: "reb.tactic.free-damage-target",
  picks(look, frame, last) {
    if (frame.picked.length === 0) {
      return bombardiers(look, frame).map((unit) => ({ type: "take-unit", subject: at(look.box.units, unit).id }));
    }
    if (frame.left === 0) return [];
    return enemyTargets(look, frame, ANY_COLOR, Math.max(0, last)).map((key) => damageAction(look.box, key));
  },
  run: (look, frame) => (frame.picked.length === 0 ? undefined : openRun(bombarding.picks(look, frame, NO_PICK))),
  mayEnd: () => false,
  pick(work, frame, action) {
    const { box } = work;
    if (action.type === "take-unit") {
      const ship = box.unitsById.get(action.subject);
      if (ship !== undefined) work.change(frame, { picked: [ship.index], left: ship.red });
      return;
    }
    const key = keyOfAction(box, action);
    work.change(frame, { left: frame.left - 1, last: Math.max(frame.last, key) });
    dealByCard(work, frame, key, 1);
  },
  finish: finishTactic,
};

function dealByCard(work: GameWork, frame: AttackFrame, key: number, amount: number): void {
  const { box } = work;
  damageTarget(work, frame, key, amount);
  work.emit({
    type: "damage-assigned",
    faction: factionOf(opponentOf(frame.side)),
    unit: at(box.units, targetOfKey(key).unit).id,
    amount,
    source: null,
    by: attackerSeat(work.state, frame),
    rule: "reb.tactic.free-damage-target",
    cause: work.cause(frame.card),
  });
}

const RESOLUTIONS: Readonly<Partial<Record<TacticEffect["op"], Resolution>>> = {
  draw: drawing,
  reroll: rerolling,
  damage: damaging,
  bombard: bombarding,
};
