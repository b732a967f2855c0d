import type { LegionDie } from "@sw/dice";
import { at, finiteKind } from "@sw/tabletop";
import { fightsOf, reengage } from "../../moving/melee.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { rollDice } from "../../state/dice.ts";
import type { Cause } from "../../state/events.ts";
import type { Fight, FormedPool } from "../../state/frames.ts";
import type { PlayedKeywords } from "../../state/hooks/played.ts";
import { type UnitIndex, unitId } from "../../state/ids.ts";
import { type FrameOf, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { remembering } from "../../state/memo/memo.ts";
import { seatOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { happens } from "../../units/parts.ts";
import { readUnit } from "../../units/reading.ts";
import { gainTokens } from "../../units/unit-tokens.ts";
import { afterLosses, checkResilience, woundsLeft } from "../../units/wounds/casualties.ts";
import { settingOff } from "../area.ts";
import { someInMelee } from "../duel.ts";
import { poolSituation } from "../from-table.ts";
import { whyNotGuarding, whyUnguarded } from "../not-guarding.ts";
import { withHelpersLeft, withKeywordsCounted, withTokensFed } from "../pool-helpers.ts";
import { spend } from "../pool-spending.ts";
import { gainAfterPool, gainFromWounds, survives, withGains } from "../pool-tokens.ts";
import { tellSteps } from "../pool-told.ts";
import { tellUses, usesOf } from "../pool-uses.ts";
import { poolRules } from "../pools/compile.ts";
import { ATTACK_COLOURS, ATTACK_FACES, type Counts, DEFENSE_COLOURS, DEFENSE_FACES } from "../pools/faces.ts";
import type { PoolRules } from "../pools/keyword.ts";
import type { Pool, Stage } from "../pools/pool.ts";
import { beginPool, chosen, PASS, rolled, type Standing, standing, type Watched } from "../pools/resolve.ts";
import type { Situation } from "../pools/situation.ts";
import { whyNothingUsed, whyNotUsed } from "../pools/why-not.ts";
import { woundCap } from "../seen-wounds.ts";

/** The rule behind the decision in each stage. Defaults to the rule of the attack sequence. */
const ASKING: Partial<Record<Stage, RuleId>> = {
  "reroll-attack": "leg.roll-attack.reroll-window",
  "convert-attack": "leg.roll-attack.convert-token",
  "before-cover": "leg.cover.pool",
  dodge: "leg.dodge.spend-any",
  "modify-attack-attacker": "leg.modify-attack.attacker-first",
  "modify-attack-defender": "leg.modify-attack.then-defender",
  "reroll-defense": "leg.roll-defense.reroll-window",
  "convert-defense": "leg.roll-defense.convert-token",
  "modify-defense-defender": "leg.modify-defense.defender-first",
  "modify-defense-attacker": "leg.modify-defense.then-attacker",
  "limit-wounds": "leg.compare.wounds",
};

const WOUNDS: Cause = { rule: "leg.compare.wounds", cause: null };
const SUPPRESSION: Cause = { rule: "leg.attack.suppression-token", cause: null };
const DODGE: Cause = { rule: "leg.kw.nimble", cause: null };

/** Returns the rules of a pool with its keywords. Cached, because every step of the pool needs them. */
const compiled: (situation: Situation, keywords: PlayedKeywords, mostWounds: number) => PoolRules =
  remembering(poolRules);

/**
 * Starts resolving a pool. Returns false if one side is no longer on the battlefield. A token may attack in place of
 * the unit.
 */
export function startPool(
  work: GameWork,
  attacker: UnitIndex,
  formed: FormedPool,
  token: number | null = null,
): boolean {
  const found = poolSituation(work, attacker, formed, token);
  if (found === undefined) return false;
  const { defender, weapons } = formed;
  const rules = compiled(found.situation, work.box.keywords, woundCap(work, defender, found.most));
  const steps: Watched[] = [];
  const pool = beginPool(rules, (step) => steps.push(step));
  const part = token === null ? [attacker, defender, ...found.guardians] : [defender, ...found.guardians];
  const fighting = someInMelee(work, part);
  const fights = fighting ? fightsOf(work, part) : [];
  const fighters = miniaturesIn(work.state, fights);
  const { situation, guardians, most } = found;
  const about = { situation, pool, guardians, most, weapons, dealt: false, fights, fighters };
  const begun = { kind: "pool", attacker, defender, ...about } as const;
  work.push(token === null ? begun : { ...begun, from: token });
  tellSteps(work, begun, rules, steps);
  return true;
}

function miniaturesIn({ units }: State, fights: readonly Fight[]): number {
  return [...new Set(fights.flat())].reduce(
    (sum, unit) => sum + at(units, unit).miniatures.filter(({ status }) => status === "standing").length,
    0,
  );
}

/** A pool being resolved: steps 4 to 10 of the attack sequence. */
export const poolKind: Kind<"pool"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      if (frame.dealt) return conclude(work, frame, work.box.keywords);
      if (frame.put !== undefined) {
        const now = withKeywordsCounted(work, frame, frame.put);
        if (now !== frame) work.setTop(frame, now);
        const { pool, steps } = afterChoice(now, rulesFor(work, now), frame.put);
        const made = { pool: withGains(work, now, pool), steps };
        pay(work, now, made.pool);
        follow(work, now, made);
        return false;
      }
      const helped = withHelpersLeft(work, frame);
      if (helped !== frame) {
        work.setTop(frame, helped);
        return false;
      }
      const now = asked(work, frame);
      const only = now.ask === "choice" && now.options.length === 1 ? now.options[0] : undefined;
      if (only !== undefined) choose(work, frame, only, afterChoice(frame, rulesFor(work, frame), only));
      else if (now.ask === "choice") return true;
      else if (now.ask === "over") return deal(work, frame);
      else roll(work, frame, now);
      return false;
    },
    question(look, frame) {
      const { state } = look;
      const now = asked(look, frame);
      const side = now.ask === "choice" && now.side === "defender" ? frame.defender : frame.attacker;
      const { owner } = at(state.units, side);
      const { stage } = frame.pool;
      const context = { stage, unit: unitId(state, frame.attacker), defender: unitId(state, frame.defender) };
      return { seat: seatOf(owner), kind: "pool", rule: ruleAsking(frame), context };
    },
    options(look, frame) {
      const now = asked(look, frame);
      return now.ask === "choice" ? now.options.map(actionFor) : [];
    },
    take(work, frame, action) {
      const option = optionOf(action);
      const made = afterChoice(frame, rulesFor(work, frame), option);
      const answered = usesOf(work, frame, made.pool).filter(({ use }) => use.answered === true);
      if (answered.length === 0) return choose(work, frame, option, made);
      work.change(frame, { put: option });
      for (const { use, unit, times } of answered) use.used(work, unit, times);
    },
    keeps(look, frame, seat, kind) {
      if (kind !== "pool") return undefined;
      const isAttacker = seatOf(at(look.state.units, frame.attacker).owner) === seat;
      const kept = whyNothingUsed(frame.pool, rulesFor(look, frame), isAttacker ? "attacker" : "defender");
      return kept === undefined || isAttacker ? kept : (whyUnguarded(look, frame) ?? kept);
    },
  },
  (look, frame, action, options) =>
    action.type === "choose-option"
      ? (whyNotGuarding(look, frame, action.subject) ??
        whyNotUsed(frame.pool, rulesFor(look, frame), ruleAsking(frame), action.subject, options.map(optionOf)))
      : notAsked(ruleAsking(frame), action, ["choose-option", "pass"]),
);

function rulesFor(look: Look, { situation, defender, most }: FrameOf<"pool">): PoolRules {
  return compiled(situation, look.box.keywords, woundCap(look, defender, most));
}

/** Returns what the pool of a frame waits for. */
function asked(look: Look, frame: FrameOf<"pool">): Standing {
  return standing(frame.pool, rulesFor(look, frame));
}

function ruleAsking({ pool: { stage } }: FrameOf<"pool">): RuleId {
  return ASKING[stage] ?? "leg.attack.sequence";
}

function actionFor(option: string): Action {
  return option === PASS ? { type: "pass" } : { type: "choose-option", subject: option };
}

function optionOf(action: Action): string {
  return action.type === "choose-option" ? action.subject : PASS;
}

/** What a choice or a roll has made of a pool, with the steps that led to it. */
interface Made {
  readonly pool: Pool;
  readonly steps: readonly Watched[];
}

/**
 * Continues the pool with a choice and what it has made of the pool. Tokens that paying for it puts on cards which lend
 * them count as if they had been there before it.
 */
function choose(work: GameWork, frame: FrameOf<"pool">, option: string, made: Made): void {
  pay(work, frame, made.pool);
  const fed = withTokensFed(work, frame, made.pool);
  if (fed === frame.pool) return follow(work, frame, made);
  const again = afterChoice({ ...frame, pool: fed }, rulesFor(work, frame), option);
  work.changeNearest("pool", () => ({ pool: again.pool }));
  follow(work, frame, again);
}

function afterChoice({ pool }: FrameOf<"pool">, rules: PoolRules, option: string): Made {
  const steps: Watched[] = [];
  return { pool: chosen(pool, rules, option, (step) => steps.push(step)), steps };
}

/** Continues the pool with the dice that a stage asks for. */
function roll(work: GameWork, frame: FrameOf<"pool">, asked: Extract<Standing, { ask: "roll" }>): void {
  const steps: Watched[] = [];
  const faces = throwDice(work, frame, asked);
  const pool = rolled(frame.pool, rulesFor(work, frame), faces, (step) => steps.push(step));
  pay(work, frame, pool);
  follow(work, frame, { pool, steps });
}

/** The colours of attack and defense dice, and their faces. */
const DICE: Readonly<
  Record<"attack" | "defense", { readonly colours: readonly LegionDie[]; readonly names: readonly string[] }>
> = {
  attack: { colours: ATTACK_COLOURS, names: ATTACK_FACES },
  defense: { colours: DEFENSE_COLOURS, names: DEFENSE_FACES },
};

/** Rolls the dice that a stage asks for and counts their faces. */
function throwDice(
  work: GameWork,
  { pool, attacker, defender, guardians }: FrameOf<"pool">,
  { dice, counts, label, rule }: Extract<Standing, { ask: "roll" }>,
): Counts {
  const { colours, names } = DICE[dice];
  const thrown: LegionDie[] = [];
  for (let colour = 0; colour < counts.length; colour++) {
    for (let die = 0; die < at(counts, colour); die++) thrown.push(at(colours, colour));
  }
  const faces = rollDice(work, label, thrown);
  const guardian = pool.guard === null ? undefined : guardians[pool.guard.guardian];
  const unit = dice === "attack" ? attacker : (guardian ?? defender);
  work.emit({ type: "dice-rolled", unit: unitId(work.state, unit), dice: thrown, faces, rule, cause: null });
  const counted = colours.flatMap(() => names.map(() => 0));
  for (let die = 0; die < faces.length; die++) {
    const place = colours.indexOf(at(thrown, die)) * names.length + names.indexOf(at(faces, die));
    counted[place] = at(counted, place) + 1;
  }
  return counted;
}

/** Returns the frame with another pool and without pending choices. Copied field by field (see `copies.ts`). */
function withPool(frame: FrameOf<"pool">, pool: Pool): FrameOf<"pool"> {
  const { kind, attacker, defender, situation, guardians, most, weapons, dealt, fights, fighters, from, bereft } =
    frame;
  const copy = { kind, attacker, defender, situation, pool, guardians, most, weapons, dealt, fights, fighters };
  if (from === undefined) return copy;
  return bereft === undefined ? { ...copy, from } : { ...copy, from, bereft };
}

/** Continues with a pool, and removes from their units the tokens that it has spent. */
function pay(work: GameWork, frame: FrameOf<"pool">, pool: Pool): void {
  work.setTop(frame, withPool(frame, pool));
  if (pool.left === frame.pool.left) return;
  for (const [token, left] of Object.entries(pool.left)) {
    const spent = (frame.pool.left[token] ?? 0) - left;
    if (spent > 0) spend(work, frame, token, spent);
  }
}

/** Applies what follows from a choice or a roll at once: wounds of guardians and of the attacker, effects of uses. */
function follow(work: GameWork, frame: FrameOf<"pool">, { pool, steps }: Made): void {
  tellSteps(work, frame, rulesFor(work, frame), steps);
  for (const [guardian, wounds] of pool.guardWounds.entries()) {
    const unit = at(frame.guardians, guardian);
    wound(work, frame, unit, wounds - at(frame.pool.guardWounds, guardian), "leg.kw.guardian-x.roll");
  }
  // A token suffers nothing that comes back.
  if (frame.from === undefined) woundBack(work, frame, steps);
  tellUses(work, frame, pool);
}

/** Deals the wounds that effects of the defender or of the guardian at work have sent back to the attacker. */
function woundBack(work: GameWork, frame: FrameOf<"pool">, steps: readonly Watched[]): void {
  // The wounds that are put on the stack last are assigned first.
  for (const { by, before, after } of [...steps].reverse()) {
    if (by === undefined || !("back" in by) || by.back === undefined) continue;
    const dealer = before.guard === null ? frame.defender : at(frame.guardians, before.guard.guardian);
    wound(work, frame, frame.attacker, after.attackerWounds - before.attackerWounds, by.back, dealer);
  }
}

/** Deals wounds of the attack. `dealer` is the unit whose effect they are, if they are not those of the attack itself. */
function wound(
  work: GameWork,
  frame: FrameOf<"pool">,
  unit: UnitIndex,
  wounds: number,
  rule: RuleId,
  dealer?: UnitIndex,
): void {
  if (wounds <= 0) return;
  const { attacker, from } = frame;
  const dealt = { kind: "wounds", unit, left: wounds, because: { rule, cause: null } } as const;
  if (from !== undefined) return work.push({ ...dealt, by: null, ...settingOff(work, attacker) });
  if (unit !== attacker) tellWounded(work, unit, wounds, attacker);
  work.push({ ...dealt, by: attacker, ...(dealer === undefined ? {} : { dealer }) });
}

/** Triggers the keywords of a unit that respond to wounds by this attack, before the wounds are assigned. */
function tellWounded(work: GameWork, unit: UnitIndex, wounds: number, attacker: UnitIndex): void {
  const suffered = Math.min(wounds, woundsLeft(work, unit));
  happens(work, readUnit(work, unit), "wounded", { wounds: suffered, attacker });
}

/**
 * Deals the wounds of the pool, up to what the miniatures seen by the attacker can suffer (leg.wounds.los-cap). Without
 * wounds the pool ends at once.
 */
function deal(work: GameWork, frame: FrameOf<"pool">): boolean {
  const { attacker, defender } = frame;
  const wounds = woundsOf(frame);
  work.emit({
    type: "pool-resolved",
    unit: unitId(work.state, attacker),
    defender: unitId(work.state, defender),
    wounds,
    ...WOUNDS,
  });
  if (wounds === 0) return conclude(work, frame, work.box.keywords);
  work.change(frame, { dealt: true });
  wound(work, frame, defender, wounds, "leg.compare.wounds");
  return false;
}

function woundsOf({ pool, most }: FrameOf<"pool">): number {
  return Math.min(pool.wounds, most);
}

/** Applies what follows the wounds: tokens of a surviving defender, and damage of vehicles. */
function conclude(work: GameWork, frame: FrameOf<"pool">, keywords: PlayedKeywords): boolean {
  const { attacker, defender, guardians, pool, fights, fighters, bereft = [] } = frame;
  work.pop(frame);
  // What is put on the stack last comes first.
  for (const unit of [...bereft].reverse()) afterLosses(work, unit);
  if (survives(work.state, defender)) {
    gainTokens(work, defender, "suppression", pool.suppression, SUPPRESSION);
    if (woundsOf(frame) > 0) gainFromWounds(work, frame, keywords);
    gainTokens(work, defender, "dodge", pool.dodgesBack, DODGE);
  }
  if (frame.from === undefined) gainAfterPool(work, attacker, "attacker");
  gainAfterPool(work, defender, "defender");
  for (const unit of [defender, ...guardians, attacker]) checkResilience(work, unit);
  if (miniaturesIn(work.state, fights) < fighters) reengage(work, fights, at(work.state.units, attacker).owner);
  return false;
}
