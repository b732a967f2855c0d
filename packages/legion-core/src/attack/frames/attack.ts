import { at, finiteKind, type PickRun } from "@sw/tabletop";
import { atMoment } from "../../rounds/moments.ts";
import { openStandby, performs } from "../../rounds/performing.ts";
import type { Action, WeaponPick } from "../../state/actions.ts";
import type { FormedPool, PoolWeaponUse } from "../../state/frames.ts";
import type { DeclaringHook } from "../../state/hooks/keyword.ts";
import { miniatureId, miniatureOfId, type UnitIndex, unitId, unitOfId } from "../../state/ids.ts";
import type { FrameOf, Kind, Play } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { keptLast } from "../../state/memo/memo.ts";
import { seatOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { EFFECT_ATTACK, markActivation } from "../../units/activation.ts";
import { turnCard } from "../../units/cards.ts";
import { hasPermit } from "../../units/keywords.ts";
import { ATTACK_ENDS, endOngoing, isOfAttack } from "../../units/ongoing.ts";
import { happens } from "../../units/parts.ts";
import { statusOf } from "../../units/positions.ts";
import { profileOf } from "../../units/profiles.ts";
import { readUnit } from "../../units/reading.ts";
import { keptFromOther } from "../../units/why-not.ts";
import { afterLosses } from "../../units/wounds/casualties.ts";
import { cardPlace, compareUses } from "../armoury.ts";
import { noteAttackAction, SEVERAL_WEAPONS } from "../attack-actions.ts";
import { isAttackAction } from "../declared.ts";
import { declaringUses, isOnlyPool, withUse } from "../declaring.ts";
import {
  againOptions,
  isSpentByWeapon,
  legalDefenders,
  poolAgainst,
  type WeaponOption,
  weaponOf,
  weaponOptions,
} from "../eligible.ts";
import { diceOf } from "../from-table.ts";
import { pay, tellAllSpent, tellBorrowed, tellSpent } from "../lenders.ts";
import { placedDice } from "../placed-dice.ts";
import { Reach } from "../reach.ts";
import { ASKING, refusedDeclaring } from "../refused-declaring.ts";
import { drawnTo } from "../spared.ts";
import { startPool } from "./pool.ts";

type Top = FrameOf<"attack">;

/** The action that adds no more weapons or declares no more defenders. */
const DONE: Action = { type: "done" };

/**
 * An attack sequence: all defenders and pools are declared before the first roll, then the pools are resolved one by
 * one.
 */
export const attackKind: Kind<"attack"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      if (frame.stage === "past") return afterAttack(work, frame);
      const { options, weapons } = listedAt(work, frame);
      const [only] = options;
      // Weapons that are not listed, because others came before them, may be added all the same.
      const open = weapons.length + options.filter(({ type }) => type !== "add-weapon").length;
      if (Math.max(options.length, open) > 1) return true;
      if (only !== undefined) carryOut(work, frame, only);
      else if (frame.stage === "declare") work.pop(frame);
      else conclude(work, frame);
      return false;
    },
    question({ state }, frame) {
      const context = { stage: frame.stage, unit: unitId(state, frame.attacker), pools: told(state, frame) };
      return {
        seat: seatOf(at(state.units, frame.attacker).owner),
        kind: "attack",
        rule: ASKING[frame.stage],
        context,
      };
    },
    options(look, frame) {
      return [...listedAt(look, frame).options];
    },
    picks: (look, frame) => (frame.stage === "weapons" ? weaponRun(look, frame) : undefined),
    take(work, frame, action) {
      carryOut(work, frame, action);
    },
    keeps: ({ state }, { attacker, stage: step }, seat, kind) =>
      kind === "attack" ? keptFromOther(state, attacker, seat, ASKING[step]) : undefined,
  },
  (look, frame, action, options) => refusedDeclaring(look, frame, action, options),
);

function told(state: State, { pools }: Top): readonly { defender: string; weapons: number; resolved: boolean }[] {
  return pools.map(({ defender, weapons, resolved }) => ({
    defender: unitId(state, defender),
    weapons: weapons.length,
    resolved,
  }));
}

/** The legal actions of a frame. */
interface Listed {
  readonly options: readonly Action[];
  /** Weapons that may be added to the pool being formed, in any order. */
  readonly weapons: readonly Action[];
}

/** Returns the legal actions of the frame, cached because each decision asks for them several times. */
const listedAt = /* @__PURE__ */ keptLast(({ box, state }: Look, frame: Top) => {
  const { units, sides: players, ongoing, tokens, terrain, config } = state;
  return [box, frame, units, players, ongoing, tokens, terrain, config];
}, listed);

function listed(look: Look, frame: Top): Listed {
  if (frame.stage === "declare" || frame.stage === "additional")
    return { options: declarations(look, frame), weapons: [] };
  if (frame.stage === "weapons") return additions(look, frame);
  return { options: waiting(frame).map((subject): Action => ({ type: "resolve", subject })), weapons: [] };
}

/**
 * Lists the weapons that may be added to the pool being formed. The options come after the weapons it holds, so that
 * each set is listed once. If skipped weapons must be added first, all are listed.
 */
function additions(look: Look, frame: Top): Listed {
  const pool = at(frame.pools, frame.pools.length - 1);
  const uses = chosenUses(look, frame, "weapons");
  const reach = new Reach(look, frame);
  const open = weaponOptions(reach, pool);
  const next = owing(reach, pool, open);
  const weapons = open.map((use) => adding(look, frame, use));
  const latest = pool.weapons[pool.weapons.length - 1];
  const inOrder = weapons.filter((_, place) => {
    const use = at(open, place);
    return (next === undefined || use.miniature <= next) && (latest === undefined || compareUses(use, latest) > 0);
  });
  const isEnough = pool.weapons.length > 0 && next === undefined;
  const listed = inOrder.length === 0 && !isEnough ? weapons : inOrder;
  return { options: isEnough ? [...listed, ...uses, { type: "done" }] : [...listed, ...uses], weapons };
}

function adding({ state }: Look, { attacker }: Top, { miniature, weapon, kind }: WeaponOption): WeaponPick {
  return { type: "add-weapon", subject: miniatureId(state, attacker, miniature), weapon, kind };
}

/**
 * Returns the run of weapons added to a pool. Tokens spent on the pool cannot be taken back, nor the weapons that they
 * were spent on.
 */
function weaponRun(look: Look, frame: Top): PickRun<Play, GameWork> {
  const { attack, weapons, used } = at(frame.pools, frame.pools.length - 1);
  return {
    open: listedAt(look, frame).weapons,
    picked:
      attack === null || used !== undefined ? [] : weapons.map((use) => adding(look, frame, { ...use, kind: attack })),
    takeBack(work, pick) {
      if (pick.type === "add-weapon") removeWeapon(work, frame, pick);
    },
  };
}

/**
 * Returns the first miniature that still has to add a weapon, if the defender draws all miniatures
 * (leg.kw.distract.all-weapons).
 */
function owing(
  { look, sequence }: Reach,
  { defender, weapons }: FormedPool,
  open: readonly PoolWeaponUse[],
): number | undefined {
  if (drawnTo(look, sequence.attacker, defender) === undefined) return undefined;
  return open.find(({ miniature }) => weapons.every((use) => use.miniature !== miniature))?.miniature;
}

/** Lists the uses of keywords in a step as actions. */
function chosenUses(look: Look, frame: Top, step: DeclaringHook["step"]): readonly Action[] {
  return declaringUses(look, frame, step).map(({ use }): Action => ({ type: "choose-option", subject: use }));
}

/**
 * Lists the defenders that may be declared. After the first one, also lists further pools by keywords and the action
 * that ends declaring.
 */
function declarations(look: Look, frame: Top): Action[] {
  const { state } = look;
  if (frame.stage === "additional" && isOnlyPool(look, frame)) return [DONE];
  const reach = new Reach(look, frame);
  const first = legalDefenders(reach).map((unit): Action => ({ type: "declare", subject: unitId(state, unit) }));
  if (frame.stage === "declare") return [...first, ...chosenUses(look, frame, "declare")];
  const again = againOptions(reach).map(
    ({ defender, keyword }): Action => ({ type: "declare-again", subject: unitId(state, defender), keyword }),
  );
  return [...first, ...again, DONE];
}

/** Lists the places of the pools that are not resolved yet. */
function waiting({ pools }: Top): readonly number[] {
  return pools.flatMap(({ resolved }, place) => (resolved ? [] : [place]));
}

function carryOut(work: GameWork, frame: Top, action: Action): void {
  if (action.type === "declare") declare(work, frame, action.subject, null);
  else if (action.type === "declare-again") declare(work, frame, action.subject, action.keyword);
  else if (action.type === "add-weapon") addWeapon(work, frame, action);
  else if (action.type === "resolve") resolve(work, frame, action.subject);
  else if (action.type === "choose-option") useKeyword(work, frame, action.subject);
  else if (frame.stage === "weapons") poolFormed(work, frame);
  else begin(work, frame);
}

// Pools are copied field by field: every place that spreads one would make a layout of its own.

function formed(
  { defender, attack, weapons, dice, resolved, again, used }: FormedPool,
  changes: Partial<Pick<FormedPool, "attack" | "weapons" | "dice" | "resolved" | "used">>,
): FormedPool {
  const copy: FormedPool = {
    defender,
    attack: changes.attack === undefined ? attack : changes.attack,
    weapons: changes.weapons ?? weapons,
    dice: changes.dice ?? dice,
    resolved: changes.resolved ?? resolved,
    again,
  };
  const noted = changes.used ?? used;
  return noted === undefined ? copy : { ...copy, used: noted };
}

function declare(work: GameWork, frame: Top, subject: string, again: string | null): void {
  const defender = unitOfId(work.state, subject);
  if (defender === undefined) return;
  const pool = poolAgainst(defender, again);
  const { used } = frame;
  const begun = used === undefined ? pool : formed(pool, { used });
  work.change(frame, { stage: "weapons", pools: [...frame.pools, begun] });
  atMoment(work, "declare-defender", defender);
}

/** Matches, in the name of a keyword's use, the reason why another unit lends its token. */
const LOAN = / of \S+ by (\S+)$/;

/**
 * Uses a keyword. The use is recorded for the whole attack before its defender is chosen, and afterwards for the pool
 * being formed.
 */
function useKeyword(work: GameWork, frame: Top, subject: string): void {
  const step = frame.stage === "declare" ? "declare" : "weapons";
  const found = declaringUses(work, frame, step).find(({ use }) => use === subject);
  if (found === undefined) return;
  if (step === "declare") work.change(frame, { used: withUse(frame, subject) });
  else {
    const pool = at(frame.pools, frame.pools.length - 1);
    putPool(work, frame, formed(pool, { used: withUse(pool, subject) }));
  }
  const { hook, bearer, payment } = found;
  if (payment !== null)
    pay(work, frame.attacker, payment, 1, { rule: hook.rule, cause: subject.split(" ")[0] ?? null });
  const [, reason] = LOAN.exec(subject) ?? [];
  if (reason !== undefined) tellBorrowed(work, frame.attacker, reason);
  if (hook.spends !== undefined) {
    tellSpent(work, frame.attacker, hook.spends);
    tellAllSpent(work, frame.attacker, hook.spends, 1);
  }
  hook.take?.(work, bearer, subject.slice(subject.indexOf(" ") + 1));
}

/** Adds a weapon to the pool being formed and exhausts or expends its card (leg.upgrade.weapon-exhausts). */
function addWeapon(work: GameWork, frame: Top, action: Extract<Action, { type: "add-weapon" }>): void {
  const found = miniatureOfId(work.state, action.subject);
  if (found === undefined) return;
  const use: PoolWeaponUse = { miniature: found[1], weapon: action.weapon };
  const pool = at(frame.pools, frame.pools.length - 1);
  const added = diceOf(work, frame.attacker, pool.defender, use, action.kind);
  let place = pool.weapons.length;
  while (place > 0 && compareUses(at(pool.weapons, place - 1), use) > 0) place -= 1;
  const weapons = pool.weapons.slice();
  const dice = pool.dice.slice();
  weapons.splice(place, 0, use);
  dice.splice(place, 0, added);
  putPool(work, frame, formed(pool, { attack: action.kind, weapons, dice }));
  turnCardOf(work, frame.attacker, use);
}

/** Removes a weapon from the pool being formed. Its card is restored, unless another miniature uses it in the pool. */
function removeWeapon(work: GameWork, frame: Top, action: WeaponPick): void {
  const found = miniatureOfId(work.state, action.subject);
  if (found === undefined) return;
  const use: PoolWeaponUse = { miniature: found[1], weapon: action.weapon };
  const pool = at(frame.pools, frame.pools.length - 1);
  const place = pool.weapons.findIndex((one) => compareUses(one, use) === 0);
  const weapons = pool.weapons.filter((_, index) => index !== place);
  const dice = pool.dice.filter((_, index) => index !== place);
  putPool(work, frame, formed(pool, { attack: weapons.length === 0 ? null : pool.attack, weapons, dice }));
  const profile = profileOf(work, frame.attacker);
  const card = cardPlace(profile, weaponOf(profile, use));
  if (card < 0 || at(work.state.units, frame.attacker).cards[card] === "readied") return;
  if (weapons.some((one) => cardPlace(profile, weaponOf(profile, one)) === card)) return;
  turnCard(work, frame.attacker, card, "readied", { rule: "leg.upgrade.weapon-exhausts", cause: null });
}

/** Replaces the pool that is being formed. */
function putPool(work: GameWork, frame: Top, pool: FormedPool): void {
  work.change(frame, { pools: [...frame.pools.slice(0, -1), pool] });
}

function turnCardOf(work: GameWork, unit: UnitIndex, use: PoolWeaponUse): void {
  const profile = profileOf(work, unit);
  const place = cardPlace(profile, weaponOf(profile, use));
  if (place < 0 || at(work.state.units, unit).cards[place] !== "readied") return;
  const card = at(profile.upgrades, place);
  if (!isSpentByWeapon(card)) return;
  const turned = card.expend === true ? "expended" : "exhausted";
  turnCard(work, unit, place, turned, { rule: "leg.upgrade.weapon-exhausts", cause: null });
}

/** Puts the dice of a pool beside its defender (leg.pool.place-dice). */
function poolFormed(work: GameWork, frame: Top): void {
  const pool = at(frame.pools, frame.pools.length - 1);
  const dice = placedDice(work, frame.attacker, pool);
  work.change(frame, { stage: "additional" });
  work.emit({
    type: "attack-declared",
    unit: unitId(work.state, frame.attacker),
    defender: unitId(work.state, pool.defender),
    dice,
    rule: "leg.pool.place-dice",
    cause: pool.again ?? frame.reason,
  });
  atMoment(work, "form-pool", pool.defender);
}

/** Begins the attack once all pools are formed (leg.pool.pools-before-rolling). */
function begin(work: GameWork, frame: Top): void {
  work.change(frame, { stage: "resolve" });
  note(work, frame);
  const own = frame.pools.flatMap(({ again, weapons }) => (again === null ? weapons : []));
  const several = own.some(({ miniature }, index) =>
    own.some((one, other) => other > index && one.miniature === miniature),
  );
  if (several && hasPermit(work, frame.attacker, "attacks-with-one-weapon"))
    markActivation(work, frame.attacker, SEVERAL_WEAPONS);
  for (const unit of [frame.attacker, ...frame.pools.map(({ defender }) => defender)]) {
    happens(work, readUnit(work, unit), "fights");
  }
}

/** Records an attack: as an attack action in the turn, or as an attack by an effect, which is none. */
function note(work: GameWork, frame: Top): void {
  const { attacker } = frame;
  if (isAttackAction(work, frame)) {
    performs(work, attacker, "attack");
    return noteAttackAction(work, attacker);
  }
  performs(work, attacker, null);
  if (frame.with !== "overrun") markActivation(work, attacker, EFFECT_ATTACK);
}

/**
 * Starts resolving one pool. If one side is no longer on the battlefield, the pool is lost, and its defender was not
 * attacked.
 */
function resolve(work: GameWork, frame: Top, place: number): void {
  const pools = frame.pools.map((pool, index) => (index === place ? formed(pool, { resolved: true }) : pool));
  work.change(frame, { pools });
  if (startPool(work, frame.attacker, at(frame.pools, place))) return;
  work.changeNearest("attack", () => ({ pools: pools.filter((_, index) => index !== place) }));
}

/**
 * Ends the attack after its last pool (leg.attack.action-ends). Standby tokens may be spent before all other effects
 * after an attack (leg.standby.before-after-effects, leg.standby.after-all-pools). The frame stays until those are
 * done, because they read how the attack was made, even if the attacker was defeated.
 */
function conclude(work: GameWork, frame: Top): void {
  const { attacker } = frame;
  const { box, state } = work;
  // What cards have noted about the attack is read by effects after it.
  endOngoing(work, (one) => isOfAttack(state, one) && box.commands[one.keyword] === undefined, ATTACK_ENDS);
  work.change(frame, { stage: "past" });
  const isThere = statusOf(at(work.state.units, attacker)) !== "defeated";
  openStandby(work, attacker, isThere ? ["after-attack", "after-action"] : ["after-attack"]);
}

/** Removes the frame and ends effects of the attack, once all effects after the attack are done. */
function afterAttack(work: GameWork, frame: Top): boolean {
  const { state } = work;
  endOngoing(work, (one) => isOfAttack(state, one), ATTACK_ENDS);
  work.pop(frame);
  // What is put on the stack last comes first.
  for (const unit of [...(frame.bereft ?? [])].reverse()) afterLosses(work, unit);
  return false;
}
