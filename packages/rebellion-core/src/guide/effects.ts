import { at, type Chance, fail, ok, type Result, type Violation, violation } from "@sw/tabletop";
import type { ActionTiming } from "../language/language.ts";
import { recruitable } from "../recruitment/recruitment.ts";
import { Judge } from "../solo/judge.ts";
import type { CardId, LeaderId, UnitId } from "../state/actions.ts";
import type { LeaderIndex } from "../state/codes.ts";
import type { Play } from "../state/kinds.ts";
import { REBEL } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import { boxFor } from "../testing/box.ts";
import type { Scenario } from "../testing/spec.ts";
import type { Advised, GuideQuestion } from "./advice.ts";
import { rebelsAt } from "./settle.ts";
import { configOfTable, EMPTY_PLACE, type GuideTable } from "./table.ts";

/** The kinds of decisions that the effect of a card can ask of the Empire. */
export const EFFECT_KINDS: readonly Play["Asked"]["kind"][] = [
  "place-leader",
  "choose-system",
  "choose-leader",
  "choose-option",
  "capture-leader",
  "eliminate-leader",
  "recruit-one",
  "move-units",
  "advance-queue",
  "deploy-queued",
  "destroy-units",
  "gain-unit",
  "queue-unit",
  "hold-probe",
];

/**
 * Returns the scenario of a card's effect. An action card is used by the first of its leaders in play and applies to
 * the Rebels in its system; a mission applies to its target.
 */
export function effectOf(table: GuideTable, question: EffectQuestion): Scenario {
  const { card: id, system, leader: named } = question;
  const box = boxFor(configOfTable(table));
  const card = box.cardsById.get(id);
  const there = system === null ? {} : { system };
  if (card?.type !== "action") {
    const [only] = named === undefined ? targetsOf(table, question) : [named];
    const target = only === undefined ? {} : { target: only };
    return { active: "imperial", effect: { card: id, by: "imperial", ...there, ...target } };
  }
  const known = new Set([...table.pool, ...Object.values(table.places).flatMap(({ leaders }) => leaders)]);
  const leader = card.leaders.map((one) => at(box.leaders, one).id).find((one) => known.has(one));
  const isOfCombat = card.entry.timing === "start-of-combat" && system !== null;
  const rebels = system === null ? [] : named === undefined ? rebelsAt(table, system) : [named];
  return {
    active: "imperial",
    ...(isOfCombat && { combat: { system, initiator: "imperial" } }),
    imperial: {
      actions: table.actions.filter((one) => one !== id),
      actionsUsed: [id],
      queue: [table.ready, ...table.queue],
    },
    effect: {
      card: id,
      by: "imperial",
      ...there,
      ...(leader !== undefined && { leader }),
      leaders: rebels,
      // What a card does once its probe card is turned up happens in the system of that one.
      ...(card.held.length > 0 && system !== null && { part: "held" }),
    },
  };
}

/**
 * Returns the scenario of what the pictured leader adds to a mission, or undefined if the leader is not in its system.
 */
export function portraitOf(table: GuideTable, question: EffectQuestion): Scenario | undefined {
  const box = boxFor(configOfTable(table));
  const { card: id, system } = question;
  const card = box.cardsById.get(id);
  if (card?.type !== "mission" || card.portrait.length === 0 || system === null) return undefined;
  const { leaders } = table.places[system] ?? EMPTY_PLACE;
  const isThere = leaders.some((leader) => leader === card.entry.portrait);
  return isThere ? { active: "imperial", effect: { card: id, by: "imperial", system, part: "portrait" } } : undefined;
}

type EffectQuestion = Extract<GuideQuestion, { readonly ask: "effect" }>;

/** Lists the Rebel leaders in a system that a mission could have targeted. */
function targetsOf(table: GuideTable, { card: id, system }: EffectQuestion): readonly LeaderId[] {
  const card = boxFor(configOfTable(table)).cardsById.get(id);
  if (card?.type !== "mission" || card.entry.target.kind !== "leader" || system === null) return [];
  const { captives, carbonite } = table.places[system] ?? EMPTY_PLACE;
  const held = [...captives, ...carbonite];
  const free = rebelsAt(table, system);
  switch (card.entry.target.state) {
    case "captured":
      return held;
    case "free":
      return free;
    case "any":
      return [...free, ...held];
  }
}

/** Returns a violation if a card could be played on several leaders in a system and the question names none of them. */
export function unclearTarget(table: GuideTable, question: EffectQuestion): Violation | undefined {
  const { card, system, leader } = question;
  const [one, another] = targetsOf(table, question);
  if (leader !== undefined || system === null || one === undefined || another === undefined) return undefined;
  return violation("solo.guide.purpose", "guide-which-leader", { card, place: system, leader: one });
}

/** The moments of action cards that are not in the Command Phase. */
const OTHER_PHASES: readonly ActionTiming[] = ["assignment", "end-of-assignment", "immediate", "pool-over-limit"];

/** Whether the effect of a card happens in the Command Phase, as that of every mission does. */
export function isOfCommand(table: GuideTable, id: CardId): boolean {
  const card = boxFor(configOfTable(table)).cardsById.get(id);
  return card?.type !== "action" || !OTHER_PHASES.includes(card.entry.timing);
}

/** Returns a function that tells whether a unit id is a Rebel unit. */
export function isRebelUnit(table: GuideTable): (unit: UnitId) => boolean {
  const { unitsById } = boxFor(configOfTable(table));
  return (unit) => unitsById.get(unit)?.side === REBEL;
}

/**
 * Returns the leader of a revealed action card that joins, chosen by the die. Fails for a card without a leader that
 * can join (solo.refresh.recruit.empire).
 */
export function recruited(id: CardId, state: State, dice: Chance): Result<Advised> {
  const rule = "solo.refresh.recruit.empire";
  const box = boxFor(state.config);
  const card = box.cardsById.get(id);
  const idOf = (leader: LeaderIndex): string => at(box.leaders, leader).id;
  const candidates = card === undefined ? [] : recruitable({ box, state }, card.code).map(idOf).sort();
  if (candidates.length === 0) return fail(violation(rule, "guide-nobody", { card: id }));
  const judge = new Judge(dice);
  const leader = judge.choose({
    question: "recruit",
    subject: id,
    rule,
    candidates,
    nameOf: (one) => one,
    criteria: [],
  });
  return ok({ advice: { actions: [{ type: "recruit", subject: id, leader }], reasons: judge.reasons } });
}
