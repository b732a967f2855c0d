import { at } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { PoolResults } from "../state/events.ts";
import { type UnitIndex, unitId } from "../state/ids.ts";
import { seatOf } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { ATTACK_FACES, BLOCK, CRITICAL, DEFENSE_FACES, HIT, SURGE, showing, sum } from "./pools/faces.ts";
import type { Amount, Must, Offer, PoolRules } from "./pools/keyword.ts";
import type { Pool, Stage } from "./pools/pool.ts";
import type { Watched } from "./pools/resolve.ts";
import { keywordsFor } from "./pools/rules.ts";
import { STEPS } from "./pools/stages.ts";

const A = ATTACK_FACES.length;
const D = DEFENSE_FACES.length;
const COVERS = ["none", "light", "heavy"] as const;

/** The rule of what happens automatically in a stage. Defaults to the rule of the attack sequence. */
const RULES: Partial<Record<Stage, RuleId>> = {
  "roll-attack": "leg.roll-attack.roll",
  "reroll-attack": "leg.roll-attack.reroll-window",
  "convert-attack": "leg.roll-attack.convert-chart",
  cover: "leg.cover.improve-before-reduce",
  "apply-cover": "leg.cover.apply-light",
  dodge: "leg.dodge.spend-any",
  "before-modifying": "leg.kw.shielded-x.sides",
  "modify-attack-attacker": "leg.modify-attack.attacker-first",
  "modify-attack-defender": "leg.modify-attack.then-defender",
  "guardian-cancel": "leg.kw.guardian-x.roll",
  "guardian-convert": "leg.kw.guardian-x.roll",
  "gather-defense": "leg.roll-defense.gather",
  "reroll-defense": "leg.roll-defense.reroll-window",
  "convert-defense": "leg.roll-defense.convert-chart",
  "modify-defense-defender": "leg.modify-defense.defender-first",
  "modify-defense-attacker": "leg.modify-defense.then-attacker",
};

/** Amounts of keywords that may change a pool in a stage without a decision. */
const COUNTING: Partial<Record<Stage, readonly Amount[]>> = {
  "convert-attack": ["chart-to-hit", "chart-to-critical"],
  cover: ["improve-cover", "reduce-cover", "no-cover", "sure-cover", "red-cover"],
  "apply-cover": ["blast"],
  "before-modifying": ["flip-shields"],
  "gather-defense": ["defense-dice", "white-defense-dice"],
  "convert-defense": ["surge-to-block"],
};

/** Stages whose dice are those of a guardian. */
const GUARDING: ReadonlySet<Stage> = new Set<Stage>([
  "guardian-before-converting",
  "guardian-convert",
  "guardian-pierce",
]);
/** Stages that other events report: rolls and wounds. */
const TOLD: ReadonlySet<Stage> = new Set<Stage>([
  "rerolling-attack",
  "roll-cover",
  "guardian-roll",
  "guardian-wounds",
  "roll-defense",
  "rerolling-defense",
  "compare",
  "suppression",
]);

/** The units that take part in an attack. */
interface Taking {
  readonly attacker: UnitIndex;
  readonly defender: UnitIndex;
  readonly guardians: readonly number[];
}

/** Emits events for what was done to a pool, step by step. */
export function tellSteps(work: GameWork, taking: Taking, rules: PoolRules, steps: readonly Watched[]): void {
  for (const step of steps) tellStep(work, taking, rules, step);
}

function tellStep(work: GameWork, taking: Taking, rules: PoolRules, step: Watched): void {
  const { stage, by, before, after } = step;
  if (by === undefined && TOLD.has(stage)) return;
  const unit = unitId(work.state, taking.attacker);
  if (stage === "roll-attack") {
    if (sum(before.dice) > 0) return;
    work.emit({ type: "dice-rolled", unit, dice: [], faces: [], rule: "leg.roll-attack.roll", cause: null });
    return;
  }
  const defender = unitId(work.state, taking.defender);
  const counting = by === undefined ? COUNTING[stage] : undefined;
  const keywords = counting === undefined ? NO_KEYWORDS : keywordsFor(rules, before, counting);
  if (stage === "cover" && by === undefined) {
    const rule = ruleOf(step);
    const sure = at(after.covered, BLOCK);
    const cover = at(COVERS, after.cover);
    const dice = after.coverDice + sure;
    work.emit({ type: "cover-found", unit, defender, cover, dice, sure, keywords, rule, cause: null });
    return;
  }
  const cause = by === undefined ? null : sourceOf(rules, by);
  const rule = ruleOf(step);
  if (by !== undefined && "available" in by) tellChoice(work, taking, step, by, cause, rule);
  if (keywords.length === 0 && untouched(before, after)) return;
  const was = resultsOf(before, stage);
  const now = resultsOf(after, stage);
  if (keywords.length === 0 && same(was, now)) return;
  work.emit({ type: "results-changed", unit, defender, was, now, keywords, rule, cause });
}

const NO_KEYWORDS: readonly string[] = [];

/** Whether a quick comparison shows that no result has changed. */
function untouched(before: Pool, after: Pool): boolean {
  return (
    before.hits === after.hits &&
    before.criticals === after.criticals &&
    before.blocks === after.blocks &&
    before.rolled === after.rolled &&
    before.defended === after.defended &&
    before.guard === after.guard
  );
}

function ruleOf({ stage, by, after }: Watched): RuleId {
  if (stage === "apply-cover" && by === undefined && after.cover === COVERS.indexOf("heavy"))
    return "leg.cover.apply-heavy";
  return RULES[stage] ?? "leg.attack.sequence";
}

function tellChoice(
  work: GameWork,
  { attacker, defender, guardians }: Taking,
  { stage, after }: Watched,
  { id, side }: Offer,
  cause: string | null,
  rule: RuleId,
): void {
  const guardian = after.guard === null ? undefined : guardians[after.guard.guardian];
  const deciding = (STEPS[stage].side ?? side) === "attacker" ? attacker : (guardian ?? defender);
  const unit = unitId(work.state, deciding);
  const seat = seatOf(at(work.state.units, deciding).owner);
  work.emit({ type: "pool-chosen", seat, unit, choice: id, rule, cause });
}

/** Returns the keyword or the spent token behind an effect, or the name of a choice that the rulebook offers to all. */
function sourceOf({ sources }: PoolRules, by: Offer | Must): string | null {
  const known = sources.get(by);
  if (known !== undefined) return known;
  if (!("id" in by)) return null;
  const own = by.ownOffer ?? by;
  return sources.get(own) ?? own.spends ?? WORDS.find((word) => own.id.startsWith(word)) ?? null;
}

/** Choices offered by the rulebook that have a name. */
const WORDS = ["guardian", "backup", "observation", "shield", "pierce"] as const;

function resultsOf(pool: Pool, stage: Stage): PoolResults {
  const { rolled, defended, guard } = pool;
  const own = GUARDING.has(stage);
  return {
    surges: showing(rolled, SURGE, A),
    hits: pool.hits + showing(rolled, HIT, A),
    criticals: pool.criticals + showing(rolled, CRITICAL, A),
    defenseSurges: own ? (guard?.dice[SURGE] ?? 0) : showing(defended, SURGE, D),
    blocks: own ? (guard?.dice[BLOCK] ?? 0) : pool.blocks + showing(defended, BLOCK, D),
  };
}

function same(one: PoolResults, other: PoolResults): boolean {
  return (
    one.hits === other.hits &&
    one.criticals === other.criticals &&
    one.surges === other.surges &&
    one.blocks === other.blocks &&
    one.defenseSurges === other.defenseSurges
  );
}
