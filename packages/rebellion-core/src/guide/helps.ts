import { type Chance, ok, type Result } from "@sw/tabletop";
import type { Line } from "@sw/tabletop/text";
import { buildIcons } from "../construction/build.ts";
import type { Faction, Icon } from "../language/language.ts";
import type { RuleId } from "../rules/ids.ts";
import { RULES } from "../rules/index.ts";
import type { Mode } from "../solo/board/board.ts";
import { ROWS } from "../solo/missions/rows.ts";
import type { CriterionId } from "../solo/words.ts";
import type { CardId, PlaceId, SystemId, UnitId } from "../state/actions.ts";
import { queueSpaceOf } from "../state/box.ts";
import { IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import { pickByD6, rollD8 } from "../state/solo-dice.ts";
import { boxFor } from "../testing/box.ts";
import { type DecisionRuleId, isDecisionRule, spanishOf } from "../text/solo/decision-lines.ts";
import { strengthOf } from "../units/strength.ts";
import { meaningOf, type Named, named } from "./names.ts";
import { possibleBasesOf, remoteOf, revealedBaseOf } from "./settle.ts";
import { situationOf } from "./situation.ts";
import { configOfTable, type GuideTable } from "./table.ts";

/** What a side builds in a system or in the Rebel Base space. */
export interface BuiltAt {
  readonly system: PlaceId;
  readonly icons: readonly Icon[];
}

/** What both sides build, by spaces 1, 2 and 3 of the build queue. */
export type Resources = Readonly<
  Record<Faction, readonly [readonly BuiltAt[], readonly BuiltAt[], readonly BuiltAt[]]>
>;

/**
 * Returns the resources of both sides, based on the loyalty and state of their systems and on the Rebel Base space
 * (solo.guide.build-queue).
 */
export function resourcesOf(table: GuideTable): Result<Resources> {
  const situation = situationOf(table);
  if (!situation.ok) return situation;
  const box = boxFor(configOfTable(table));
  const onSpace = (side: Side, space: number): readonly BuiltAt[] =>
    box.placeIds.flatMap((id, place) => {
      const icons =
        queueSpaceOf(box, place) === space ? buildIcons({ box, state: situation.value.state }, side, place) : [];
      return icons.length === 0 ? [] : [{ system: id, icons }];
    });
  const ofSide = (side: Side) => [onSpace(side, 1), onSpace(side, 2), onSpace(side, 3)] as const;
  return ok({ rebel: ofSide(REBEL), imperial: ofSide(IMPERIAL) });
}

/** The remote systems, grouped by what the Empire knows of them (solo.guide.remote-systems). */
export interface RemoteSystems {
  /** Systems whose probe cards came from droids or cards. The Empire keeps these cards. */
  readonly probed: readonly SystemId[];
  /** Systems whose probe cards the Empire holds only while ground units are there. */
  readonly garrisoned: readonly SystemId[];
  /** Systems that may hold the base. */
  readonly possible: readonly SystemId[];
  /** The system of the base if only one is possible, in which case it is revealed. */
  readonly found: SystemId | undefined;
}

/** Returns what the Empire knows of the remote systems. */
export function remoteSystemsOf(table: GuideTable): RemoteSystems {
  const remote = remoteOf(table);
  const garrisoned = remote.filter((id) => table.troops.includes(id));
  const probed = remote.filter((id) => table.probes.includes(id) && !garrisoned.includes(id));
  const possible = table.base === null ? possibleBasesOf(table) : [];
  const found = revealedBaseOf(table);
  return { probed, garrisoned, possible: found === undefined ? possible : [], found };
}

/** Returns both markers of the time track, and whether the Empire hurries (solo.guide.time-marker). */
export function markersOf({ time, reputation }: GuideTable): {
  readonly time: number;
  readonly reputation: number;
  readonly difference: number;
  readonly hurries: boolean;
} {
  const difference = reputation - time;
  return { time, reputation, difference, hurries: difference <= HURRY };
}

/** The Empire hurries at this distance between the markers or less (solo.def.mr-mt-5). */
const HURRY = 5;

/** Returns the mode in which the Empire searches (solo.mode5.exit). */
export function searchModeOf(table: GuideTable): Mode {
  if (revealedBaseOf(table) !== undefined) return "revealed";
  return markersOf(table).hurries ? "hurried" : "hidden";
}

/**
 * A row of the decision list: the rule of a card, and the criteria that compare its systems and leaders, in order
 * (solo.guide.popups).
 */
export interface DecisionRow {
  readonly card: CardId;
  readonly rule: DecisionRuleId;
  /** The text of the row in both languages. */
  readonly statement: Line;
  readonly systems: readonly CriterionId[];
  readonly chosen: readonly CriterionId[];
  readonly leaders: readonly CriterionId[];
}

/**
 * Finds the row of the decision guide for a card name or part of one. Returns undefined if no card in play has one
 * (solo.decision.guide-lookup, solo.options.rote-components).
 */
export function decisionRowOf(table: GuideTable, name: string): DecisionRow | undefined {
  const situation = situationOf({ ...table, places: {}, troops: [], moved: {} });
  const listed = decisionCardsOf(table);
  const meaning = meaningOf(name, listed);
  const card = listed.find(({ id, names }) => ("id" in meaning ? id === meaning.id : names.includes(name.trim())));
  if (card === undefined || !situation.ok) return undefined;
  const { id, rule } = card;
  const board = { box: boxFor(configOfTable(table)), state: situation.value.state };
  const row = ROWS[id];
  const ids = (criteria: readonly { readonly criterion: CriterionId }[] | undefined): readonly CriterionId[] =>
    (criteria ?? []).map(({ criterion }) => criterion);
  return {
    card: id,
    rule,
    statement: decisionLine(rule),
    systems: ids(row?.system?.(board)),
    chosen: ids(row?.chosen?.(board)),
    leaders: ids(row?.leader?.(board)),
  };
}

/** Returns the text of a row in both languages, without the name of its card. */
export function decisionLine(rule: DecisionRuleId): Line {
  return { en: RULES[rule].rule.replace(/^.*?\): /, ""), es: spanishOf(rule) };
}

/** A card of the decision list, with its names in both languages and the rule of its row. */
export interface DecisionCard extends Named {
  readonly id: CardId;
  readonly rule: DecisionRuleId;
}

/** Lists the cards of the table's game that have a row, sorted by id (solo.decision.index). */
export function decisionCardsOf(table: Pick<GuideTable, "options">): readonly DecisionCard[] {
  return boxFor(configOfTable(table))
    .cards.flatMap((card) => {
      if (card.type !== "mission" && card.type !== "action") return [];
      const { id, entry } = card;
      const rule = ruleOfRow(id);
      return rule === undefined ? [] : [{ ...named(entry), rule }];
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * Returns the rule of a card's row. A row without criteria has the rule with the card's name. A card of the expansion
 * (`-rote`) shares the rule of the card that it replaces.
 */
function ruleOfRow(card: CardId): DecisionRuleId | undefined {
  const rule = ROWS[card]?.rule ?? REMOVED[card] ?? `solo.decision.${card.replace(/-rote$/, "")}`;
  return isDecisionRule(rule) ? rule : undefined;
}

/** Cards that are removed from a solo game, with the rows that say so. */
const REMOVED: Readonly<Record<CardId, DecisionRuleId>> = {
  "subversion-imperial-base": "solo.decision.subversion-base",
  "subversion-imperial-rote": "solo.decision.subversion-rote",
};

/** Returns the strength values of the unit types in the table's game (solo.guide.popups). */
export function strengthsOf(table: Pick<GuideTable, "options">): Readonly<Record<UnitId, number>> {
  return Object.fromEntries(boxFor(configOfTable(table)).units.map((kind) => [kind.id, strengthOf(kind)]));
}

/** Returns the definitions of the manual: statements of the rule index, by id (solo.guide.popups). */
export function definitions(): Readonly<Record<string, string>> {
  const ids = (Object.keys(RULES) as RuleId[]).filter((id) => id.startsWith("solo.def."));
  return Object.fromEntries(ids.map((id) => [id, RULES[id].rule]));
}

/** Rolls a six-sided and an eight-sided die (solo.guide.dice). */
export function rollBoth(chance: Chance): { readonly d6: number; readonly d8: number } {
  return { d6: pickByD6(chance, "guide", () => true) + 1, d8: rollD8(chance, "guide") };
}
