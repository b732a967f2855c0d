import { at, nearest, type Params, type Violation } from "@sw/tabletop";
import { attacksLeft } from "../attack/attack-actions.ts";
import { hasDefender } from "../attack/declaring.ts";
import { defenderFault } from "../attack/defender-fault.ts";
import { claim, claimable } from "../mission/assets.ts";
import { moveBan, mustDeploy, startMove } from "../moving/moves.ts";
import type { RuleId } from "../rules/ids.ts";
import type { ActivationFrame, MoveReason } from "../state/frames.ts";
import type { ActionHook, Bearer } from "../state/hooks/keyword.ts";
import { allOf, oneOf } from "../state/hooks/played.ts";
import type { AttackInsteadHook } from "../state/hooks/targets.ts";
import { tokenId, type UnitIndex, unitId } from "../state/ids.ts";
import { forbidden } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { fallsOutBy } from "../state/missed.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { attacksAndWithdraws } from "../table/unit-types.ts";
import { usesByCard } from "../units/card-keywords.ts";
import { turnCard } from "../units/cards.ts";
import { carriedAt } from "../units/carried.ts";
import { mayStandBy, unitTokens } from "../units/conditions.ts";
import { attackBan, hasPermit, keywordsOf } from "../units/keywords.ts";
import { hung, sumOf } from "../units/parts.ts";
import { statusOf } from "../units/positions.ts";
import { profileOf } from "../units/profiles.ts";
import { readUnit } from "../units/reading.ts";
import { gainTokens, loseTokens } from "../units/unit-tokens.ts";
import { missedIn } from "../units/why-not.ts";
import { atMoment } from "./moments.ts";
import { openStandby, performs, startAttack } from "./performing.ts";

/** An action that a unit can perform in its Perform Actions step. */
export interface ActionEntry {
  readonly id: string;
  /** The action that it counts as, for example in limits on repeating actions. */
  readonly as: string;
  readonly rule: RuleId;
  readonly free: boolean;
  /** Number of actions that it costs. */
  readonly cost: number;
  /** Whether the action is a move. The frame of the move then handles what follows. */
  readonly moves: boolean;
  /** The keyword or card that gives it. Null for the actions of all units. */
  readonly source: string | null;
  /** Returns the rule that keeps the unit from it regardless of earlier actions, or undefined. */
  fault(look: Look, unit: UnitIndex): RuleId | undefined;
  /** Performs it. Decisions within it go on the stack. */
  run(work: GameWork, unit: UnitIndex): void;
}

const MOVES: readonly string[] = ["move", "withdraw"];

const ATTACK = "attack";

/** Returns the actions available to all units (leg.actions.list), then those of keywords, in the order of the cards. */
export function actionsOf(look: Look, unit: UnitIndex): readonly ActionEntry[] {
  const { profile, given, keywords } = readUnit(look, unit);
  const freed = Object.keys(keywords).flatMap((id) => allOf(look.box.keywords, id, "frees").flat());
  const isFree = (source: string): boolean =>
    freed.includes(source) || given.uses.some((use) => use.id === source && use.as === "free-action");
  const own = Object.entries(keywords).flatMap(([source, value]) =>
    allOf(look.box.keywords, source, "action").flatMap((hook): ActionEntry[] => {
      const free = hook.free || isFree(source);
      if (hook.perCard !== true) return [ofKeyword(hook, source, free, { value })];
      return usesByCard(look, unit, source).map((printed) => {
        const { value: figure } = printed.use;
        const onCard = profile.upgrades.find(({ id }) => id === printed.card)?.action === "free-action";
        return ofKeyword(hook, source, free || onCard, { value: typeof figure === "number" ? figure : 1, printed });
      });
    }),
  );
  return [...COMMON, ...claims(look, unit), ...own, ...withWeapons(look, unit)];
}

/** Creates the action of a keyword. Its id includes the card if the keyword gives a different action on each card. */
function ofKeyword(hook: ActionHook, source: string, free: boolean, use: Omit<Bearer, "unit">): ActionEntry {
  const { cost, moves = false, attacks = false } = hook;
  const id = use.printed === undefined ? hook.id : `${hook.id} ${use.printed.card}`;
  const rule: RuleId = free ? "leg.actions.free-card-action-cost" : "leg.actions.card-action";
  return {
    id,
    as: attacks ? ATTACK : id,
    rule,
    free,
    cost,
    moves,
    source,
    fault(at, unit) {
      const bearer = { ...use, unit };
      return hook.available(at, bearer) ? undefined : (hook.ban?.(at, bearer) ?? rule);
    },
    run(work, unit) {
      if (!moves && !attacks) openStandby(work, unit, ["after-action"], { action: id });
      performs(work, unit, id);
      hook.run(work, { ...use, unit });
    },
  };
}

/**
 * Returns the first action of a keyword as a free action. `value` is the figure of the effect that lets a unit perform
 * it, at any time.
 */
export function actionOfKeyword({ box }: Pick<Look, "box">, source: string, value: number): ActionEntry {
  const hook = oneOf(box.keywords, source, "action");
  if (hook === undefined) throw new RangeError(`keyword ${source} gives no action`);
  return ofKeyword(hook, source, true, { value });
}

/** Returns the actions that keywords of weapons give to a unit with a miniature that carries such a weapon. */
function withWeapons(look: Look, unit: UnitIndex): readonly ActionEntry[] {
  return carriedAt(look, unit, "action").map(({ keyword, does, value }) =>
    ofKeyword(does, keyword, does.free, { value }),
  );
}

/**
 * Returns the free actions granted by battle cards, one for each asset that may be claimed
 * (leg.objective.claim-action).
 */
function claims(look: Look, unit: UnitIndex): readonly ActionEntry[] {
  const rule: RuleId = "leg.objective.claim-action";
  return claimable(look, unit).map((token) => ({
    ...simple(`claim ${tokenId(look.state, token)}`, rule, (work) => claim(work, unit, token), "claim"),
    free: true,
    cost: 0,
  }));
}

/**
 * Returns the actions that an effect can let a unit perform as a free action, regardless of earlier actions: those of
 * all units, and card actions that cost at most one action. Free actions are left out, because they belong to a unit's
 * own Perform Actions step (leg.actions.free-action-window).
 */
export function freeActionsOf(look: Look, unit: UnitIndex): readonly ActionEntry[] {
  return actionsOf(look, unit).filter((entry) => {
    const against = freedFault(look, unit, entry);
    return against === undefined || fallsOutBy(look, toPerform(entry), () => exactFault(look, unit, entry, against));
  });
}

/** Returns the option to perform an action, for effects that offer a unit one of several. */
export function toPerform({ id }: Pick<ActionEntry, "id">): string {
  return `perform ${id}`;
}

/** Explains why no effect can let a unit perform an action as a free action, or returns undefined. */
function freedFault(look: Look, unit: UnitIndex, entry: ActionEntry): Violation<RuleId> | undefined {
  const action = entry.id;
  if (entry.free) return forbidden("leg.actions.free-action-window", "action-free-by-itself", { action });
  if (entry.cost > 1) return forbidden("leg.actions.card-action-double", "action-takes-two", { action });
  const outside = deploymentFault(look, unit, entry) ?? withdrawalFault(look.state, unit, entry);
  if (outside !== undefined) return forbidden(outside, "action-not-open", { action, done: [] });
  const fault = entry.fault(look, unit);
  return fault === undefined ? undefined : forbidden(fault, IMPOSSIBLE, { action });
}

/** Explains why a unit may not perform an action now, or returns undefined. */
export function actionFault(look: Look, frame: ActivationFrame, entry: ActionEntry): Violation<RuleId> | undefined {
  return ownFault(look, frame, entry) ?? firstFault(look, frame, entry);
}

/**
 * Returns a refusal if a keyword of the unit requires another action first that is still possible (leg.kw.ai,
 * leg.kw.ai.unable).
 */
function firstFault(look: Look, frame: ActivationFrame, entry: ActionEntry): Violation<RuleId> | undefined {
  const { unit } = frame;
  if (entry.free || hasPermit(look, unit, "any-action-first")) return undefined;
  for (const [id, value] of Object.entries(keywordsOf(look, unit))) {
    const hook = oneOf(look.box.keywords, id, "first-action");
    const among = hook?.among(look, { unit, value }, frame) ?? null;
    if (hook === undefined || among === null || among.includes(entry.id)) continue;
    const open = COMMON.filter((one) => among.includes(one.id) && ownFault(look, frame, one) === undefined);
    if (open.length === 0) continue;
    return forbidden(hook.rule, "another-action-first", { action: entry.id, first: open.map((one) => one.id) });
  }
  return undefined;
}

/** Explains why an action is not available, by its own conditions and by what the unit has done. */
function ownFault(look: Look, frame: ActivationFrame, entry: ActionEntry): Violation<RuleId> | undefined {
  const { unit, actions, done } = frame;
  const rule =
    deploymentFault(look, unit, entry) ?? repeatFault(look, frame, entry) ?? exclusionFault(look, unit, done, entry);
  if (rule !== undefined) return forbidden(rule, "action-not-open", { action: entry.id, done: [...done] });
  if (!entry.free && entry.cost > actions) {
    const limit: RuleId = entry.cost > 1 ? "leg.actions.card-action-double" : "leg.actions.up-to-two";
    return forbidden(limit, "no-actions-left", { action: entry.id, left: actions });
  }
  const fault = entry.fault(look, unit);
  return fault === undefined ? undefined : forbidden(fault, IMPOSSIBLE, { action: entry.id });
}

/** The code of a preliminary refusal: something keeps the unit from the action regardless of earlier actions. */
const IMPOSSIBLE = "action-impossible";

/**
 * Explains as exactly as possible why a unit may not perform an action now, for messages. {@link actionFault} is faster
 * and serves lists of options.
 */
export function whyNotPerformed(look: Look, frame: ActivationFrame, entry: ActionEntry): Violation<RuleId> | undefined {
  const against = actionFault(look, frame, entry);
  return against === undefined ? undefined : exactFault(look, frame.unit, entry, against);
}

/** Returns the refusal of an action. If it is only preliminary, finds the exact reason. */
function exactFault(look: Look, unit: UnitIndex, entry: ActionEntry, against: Violation<RuleId>): Violation<RuleId> {
  if (against.code !== IMPOSSIBLE) return against;
  if (entry.id === ATTACK) {
    return forbidden(against.rule, "nobody-to-attack", { action: entry.id, enemies: enemiesSpared(look, unit) });
  }
  const told = missedIn(look, (telling) => entry.fault(telling, unit));
  const own = told.get(unit);
  if (own !== undefined && (told.size === 1 || own.code !== "unit-itself")) {
    return forbidden(own.rule ?? against.rule, own.code, own.params);
  }
  const others = [...told].flatMap(([what, reason]) => (what === unit ? [] : [reason]));
  if (others.length === 0) return against;
  const enemies = others.map(({ rule = against.rule, code, params }) => ({ rule, code, params }));
  return forbidden(against.rule, "nobody-for-action", { action: entry.id, enemies });
}

/** Lists for each enemy on the battlefield what keeps a unit from attacking it. */
function enemiesSpared(
  look: Look,
  unit: UnitIndex,
): readonly { unit: string; rule: RuleId; code: string; params: Params }[] {
  const sequence = { attacker: unit, only: null, with: null, pools: [] };
  const { units } = look.state;
  const { owner } = at(units, unit);
  return units.flatMap((enemy, place) => {
    if (enemy.owner === owner || statusOf(enemy) !== "deployed") return [];
    const spared = defenderFault(look, sequence, place);
    return spared === undefined ? [] : [{ unit: unitId(look.state, place), ...spared }];
  });
}

/** Returns the rule that a unit that has not deployed can only move, if the action is not a move (leg.deploy.must). */
function deploymentFault({ state }: Look, unit: UnitIndex, { moves }: ActionEntry): RuleId | undefined {
  return !moves && mustDeploy(state, unit) ? "leg.deploy.must" : undefined;
}

/** Returns the rule that a unit withdraws only in its own activation, if it applies (leg.withdraw.definition). */
function withdrawalFault(state: State, unit: UnitIndex, { id }: ActionEntry): RuleId | undefined {
  return id === "withdraw" && nearest(state, "activation")?.unit !== unit ? "leg.withdraw.definition" : undefined;
}

/**
 * Returns the rule against performing an action again: each only once except moves (leg.actions.once-each-except-move),
 * and free and card actions as often as keywords allow.
 */
function repeatFault(look: Look, frame: ActivationFrame, entry: ActionEntry): RuleId | undefined {
  const { id, as, free, source } = entry;
  // An attack notes itself beside the action that gives it.
  const times = frame.done.filter((one) => one === (as === ATTACK ? id : as)).length;
  if (free && times >= mostTimes(look, frame.unit, entry)) return "leg.actions.free-action-once";
  if (as === ATTACK) return attacksLeft(look, frame) > 0 ? undefined : "leg.actions.once-each-except-move";
  if (free || MOVES.includes(as) || times < mostTimes(look, frame.unit, entry)) return undefined;
  return source === null ? "leg.actions.once-each-except-move" : "leg.actions.card-action-different";
}

/** Returns how often a unit may use an action of a card in an activation. */
function mostTimes(look: Look, unit: UnitIndex, { free, source }: ActionEntry): number {
  if (source === null) return 1;
  if (hasPermit(look, unit, "repeats-card-actions")) return 2;
  return free && hasPermit(look, unit, "repeats-free-actions") ? 2 : 1;
}

/** Returns the rule by which attacks, standby and withdrawing exclude each other, if it applies. */
function exclusionFault(look: Look, unit: UnitIndex, done: readonly string[], { as }: ActionEntry): RuleId | undefined {
  const both = (one: string, other: string): boolean =>
    (as === one && done.includes(other)) || (as === other && done.includes(one));
  if (both("attack", "standby")) return "leg.standby.not-with-attack";
  if (both("withdraw", "standby")) return "leg.withdraw.no-standby";
  const { type } = profileOf(look, unit);
  return both("withdraw", "attack") && !attacksAndWithdraws(type) ? "leg.withdraw.no-attack" : undefined;
}

/** Creates an action without conditions of its own: only the general rules restrict it. */
function simple(
  id: string,
  rule: RuleId,
  run: (work: GameWork, unit: UnitIndex) => void,
  as: string = id,
): ActionEntry {
  return {
    id,
    as,
    rule,
    free: false,
    cost: 1,
    moves: false,
    source: null,
    fault: () => undefined,
    run(work, unit) {
      openStandby(work, unit, ["after-action"], { action: as });
      performs(work, unit, as);
      run(work, unit);
    },
  };
}

/** Returns how many tokens an aim or dodge action gives a unit: one, plus what its cards add. */
function gainedBy(look: Look, unit: UnitIndex, more: "more-aims" | "more-dodges"): number {
  return 1 + sumOf(look, readUnit(look, unit), more);
}

/** The recover action. */
export const RECOVER: ActionEntry = simple("recover", "leg.actions.recover-suppression", recover);

/** Returns the rule that keeps a unit from a kind of move action, or undefined. */
function movingFault(look: Look, unit: UnitIndex, reason: MoveReason): RuleId | undefined {
  const ban = moveBan(look, unit, reason);
  if (ban !== undefined) fallsOutBy(look, unit, () => ban);
  return ban?.rule;
}

const COMMON: readonly ActionEntry[] = [
  simple("aim", "leg.actions.aim", (work, unit) =>
    gainTokens(work, unit, "aim", gainedBy(work, unit, "more-aims"), { rule: "leg.actions.aim", cause: "aim" }),
  ),
  simple("dodge", "leg.actions.dodge", (work, unit) =>
    gainTokens(work, unit, "dodge", gainedBy(work, unit, "more-dodges"), { rule: "leg.actions.dodge", cause: "dodge" }),
  ),
  {
    ...simple("standby", "leg.actions.standby", (work, unit) =>
      gainTokens(work, unit, "standby", 1, { rule: "leg.actions.standby", cause: "standby" }),
    ),
    fault: (look, unit) => (mayStandBy(look, unit) ? undefined : "leg.actions.standby-types"),
  },
  RECOVER,
  {
    ...simple("move", "leg.actions.move", () => undefined),
    moves: true,
    fault: (look, unit) => movingFault(look, unit, "action"),
    run: (work, unit) => startMove(work, unit, "action"),
  },
  {
    ...simple("withdraw", "leg.withdraw.move-action", () => undefined),
    fault: (look, unit) => movingFault(look, unit, "withdraw"),
    run: (work, unit) => startMove(work, unit, "withdraw"),
  },
  {
    ...simple("attack", "leg.actions.attack", () => undefined),
    fault: (look, unit) => {
      const can = insteadOfAttack(look, unit)?.available(look, unit) ?? canAttack(look, unit, null);
      return can ? undefined : (attackBan(look, unit) ?? "leg.actions.attack");
    },
    run(work, unit) {
      const instead = insteadOfAttack(work, unit);
      if (instead === undefined) return startAttack(work, unit, ATTACK);
      performs(work, unit, ATTACK);
      instead.run(work, unit);
    },
  },
];

/**
 * Removes the suppression of a unit and readies its cards (leg.actions.recover-suppression, leg.actions.recover-ready).
 */
export function recover(work: GameWork, unit: UnitIndex): void {
  const suppression = unitTokens(work.state, unit, "suppression");
  loseTokens(work, unit, "suppression", suppression, { rule: "leg.actions.recover-suppression", cause: "recover" });
  for (const [place, state] of at(work.state.units, unit).cards.entries()) {
    if (state !== "exhausted") continue;
    turnCard(work, unit, place, "readied", { rule: "leg.actions.recover-ready", cause: "recover" });
  }
  atMoment(work, "recovering", unit);
}

/** Returns the effect that replaces an attack action of a unit now, or undefined. */
function insteadOfAttack(look: Look, unit: UnitIndex): AttackInsteadHook | undefined {
  return hung(readUnit(look, unit), "attack-instead").find(({ does }) => does.holds(look, unit))?.does;
}

/** Whether a unit can attack any enemy unit, or the unit `only` if given. */
export function canAttack(look: Look, attacker: UnitIndex, only: number | null): boolean {
  return hasDefender(look, { attacker, only, with: null, pools: [] });
}
