import { at, type Chance, fail, ok, type Result, violation } from "@sw/tabletop";
import { recruitable } from "../recruitment/recruitment.ts";
import { Judge } from "../solo/judge.ts";
import type { CardId, SystemId, UnitId } from "../state/actions.ts";
import type { LeaderIndex } from "../state/codes.ts";
import type { Play } from "../state/kinds.ts";
import { REBEL } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import { boxFor } from "../testing/box.ts";
import type { Scenario } from "../testing/spec.ts";
import type { Advised } from "./advice.ts";
import { configOfTable, EMPTY_PLACE, type GuideTable } from "./table.ts";

/** The kinds of decisions that the effect of a card asks the Empire. */
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

/** The effect of a card under way: of an action card with the first of its leaders, of a mission with a leader who is in its system. */
export function effectOf(table: GuideTable, id: CardId, system: SystemId | null): Scenario {
  const box = boxFor(configOfTable(table));
  const card = box.cardsById.get(id);
  const there = system === null ? {} : { system };
  const captive = (table.places[system ?? ""] ?? EMPTY_PLACE).captives[0];
  const target = captive === undefined ? {} : { target: captive };
  if (card?.type !== "action") return { turn: "imperial", effect: { card: id, by: "imperial", ...there, ...target } };
  const known = new Set([...table.pool, ...Object.values(table.places).flatMap(({ leaders }) => leaders)]);
  const leader = card.leaders.map((one) => at(box.leaders, one).id).find((one) => known.has(one));
  const isOfCombat = card.entry.timing === "start-of-combat" && system !== null;
  return {
    turn: "imperial",
    ...(isOfCombat && { combat: { system, initiator: "imperial" } }),
    imperial: {
      actions: table.actions.filter((one) => one !== id),
      actionsUsed: [id],
      queue: [table.ready, ...table.queue],
    },
    effect: { card: id, by: "imperial", ...there, ...(leader !== undefined && { leader }) },
  };
}

/** Tells Rebel units by name. */
export function isRebelUnit(table: GuideTable): (unit: UnitId) => boolean {
  const { unitsById } = boxFor(configOfTable(table));
  return (unit) => unitsById.get(unit)?.side === REBEL;
}

/** Who joins of the leaders of a card that has been turned up, by the die; refuses a card that brings nobody (solo.refresh.recruit.empire). */
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
