import { at, fail, ok, type Result, violation } from "@sw/tabletop";
import { game } from "../index.ts";
import { FIRST } from "../solo/first.ts";
import { automa, type Reason } from "../solo/index.ts";
import type { AttentiveChance } from "../solo/judge.ts";
import type { Deciding } from "../solo/reasons.ts";
import type { Action, CardId, LeaderId, PlaceId, SystemId } from "../state/actions.ts";
import { GROUND, SPACE } from "../state/codes.ts";
import type { Event } from "../state/events.ts";
import type { Play } from "../state/kinds.ts";
import { IMPERIAL, REBEL, type Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import { boxFor } from "../testing/box.ts";
import type { Scenario } from "../testing/spec.ts";
import { type Built, buildingOf } from "./building.ts";
import { type Begun, carriedOn, untilEmpire, wentWithoutChoice } from "./carrying-on.ts";
import { attackOf, type ImperialRoll } from "./combat.ts";
import { EFFECT_KINDS, effectOf, isRebelUnit, portraitOf, recruited, unclearTarget } from "./effects.ts";
import { type KeptEvent, outcomeOf, untilNext } from "./outcome.ts";
import { type PoolRoom, withRoom } from "./pool-room.ts";
import { rebelsAt } from "./settle.ts";
import { fillers, searchOf, situationOf } from "./situation.ts";
import { configOfTable, type GuideTable } from "./table.ts";
import { HEADS } from "./words.ts";

/** A question for the guide. */
export type GuideQuestion =
  /** The Empire's turn in the Command Phase: an activation with all its moves, or a mission. */
  | { readonly ask: "turn" }
  /** A mission of the Round Deck is revealed. Asks which leaders attempt it, and where or against which leader. */
  | { readonly ask: "mission"; readonly card: CardId }
  /** The Rebels attempt a mission in a system. Asks whether an Imperial leader opposes it. */
  | { readonly ask: "oppose"; readonly card: CardId; readonly system: SystemId }
  /** A combat begins in a system. Asks whether an Imperial leader joins it. */
  | { readonly ask: "join"; readonly system: SystemId }
  /** The Assignment Phase. Asks which action card the Empire uses. */
  | { readonly ask: "assignment" }
  /** The Refresh Phase. An action card is revealed to recruit; asks which of its leaders joins. */
  | { readonly ask: "recruit"; readonly card: CardId }
  /** The Refresh Phase of a round with the build icon. Asks what the Empire builds. */
  | { readonly ask: "build" }
  /** The Refresh Phase. Asks where the Empire deploys its finished units. */
  | { readonly ask: "deploy" }
  /** An action card is used, or a mission in a system has succeeded. Asks for the Empire's decisions on its effect. */
  | {
      readonly ask: "effect";
      readonly card: CardId;
      readonly system: SystemId | null;
      /** The Rebel leader that the card is played on. Defaults to the only one in the system that it can be played on. */
      readonly leader?: LeaderId;
    }
  /**
   * The Empire has rolled in a cinematic battle. Asks which dice it rerolls, or which of its units special dice save.
   */
  | ({ readonly ask: "roll" } & ImperialRoll)
  /** The Empire has made its final roll. Asks which units its hits go to. */
  | ({ readonly ask: "hits" } & ImperialRoll);

/** The Empire's actions in order, and the reasons for them. */
export interface Advice {
  readonly actions: readonly Action[];
  readonly reasons: readonly Reason[];
  /**
   * Set if the revealed mission cannot be played: it goes under its own deck, and the next one is revealed
   * (solo.missions.unplayable).
   */
  readonly unplayable?: true;
  /**
   * The leader reserved for the revealed mission, which cannot be played yet and goes under the Round Deck
   * (solo.var.unplayable.retry).
   */
  readonly reserved?: LeaderId;
  /**
   * Set if the mission that the Empire reveals in its turn comes from the Main Missions deck, because the Round Deck is
   * empty (solo.command.action-roll).
   */
  readonly mainDeck?: true;
  /** Results that need no choice, such as hits that only one unit can take. Defaults to none. */
  readonly alone?: readonly Event[];
  /** What makes room for a recruited leader in a full pool. Absent unless the pool is full. */
  readonly room?: PoolRoom;
  /** The units that the Empire builds, with their systems. Absent unless the question was about building. */
  readonly built?: readonly Built[];
  /** The changes that the effect of a card makes. Absent for every other question. */
  readonly outcome?: EffectOutcome;
}

/** The changes that the effect of a card makes on the table. */
export interface EffectOutcome {
  /** The events of the effect, in order, that the guide keeps. */
  readonly events: readonly KeptEvent[];
  /** The number of probe cards that the Empire draws. The guide asks which ones they are. */
  readonly probes: number;
}

/** An answer, or the die that must be rolled before there is one. */
export type Advised = { readonly advice: Advice } | { readonly roll: DieWanted };

/**
 * A die to be rolled at the table. `label` names the draw in the same form as a chance does, for example `"d8: fleet"`.
 */
export interface DieWanted {
  readonly label: string;
  readonly sides: number;
  /** The question that the die decides. Absent if the die does not belong to a question of the manual. */
  readonly decides?: Deciding;
}

/**
 * Returns what the Empire does in the situation on the table, and why (solo.guide.purpose). `rolls` holds the results,
 * from 1, of the dice asked for so far. If another die is needed, the guide asks for it; call it again with one more
 * result. The same table, question and rolls give the same answer. Fails for an impossible table, a question that does
 * not arise there, or a result that the die does not have.
 */
export function advise(table: GuideTable, question: GuideQuestion, rolls: readonly number[] = []): Result<Advised> {
  if (question.ask === "join" && !isFought(table, question.system)) {
    return fail(violation("solo.guide.purpose", "guide-no-combat", { system: question.system }));
  }
  const unclear = question.ask === "effect" ? unclearTarget(table, question) : undefined;
  if (unclear !== undefined) return fail(unclear);
  const about = isRetry(table, question) ? retrying(table) : table;
  const begun = situationOf(about, situationFor(about, question));
  if (!begun.ok) return begun;
  const dice = new TableDice(rolls);
  try {
    const answer = answered(question, begun.value, dice);
    if (question.ask === "recruit") return withRoom(table, question, answer, dice);
    return question.ask === "effect" ? withPortrait(table, question, answer, dice) : answer;
  } catch (error) {
    if (error instanceof Wanting) return ok({ roll: error.die });
    if (error instanceof RangeError && dice.isStray) {
      return fail(violation("solo.guide.dice", "guide-roll", { result: at(rolls, dice.used - 1) }));
    }
    throw error;
  }
}

/**
 * Whether a revealed mission is one that is tried again: no other card is left in the Round Deck, or no leader in the
 * pool.
 */
export function isRetry({ deck, pool, reserved }: GuideTable, { ask }: Pick<GuideQuestion, "ask">): boolean {
  return ask === "mission" && reserved.length > 0 && (deck === 0 || pool.length === 0);
}

/**
 * Returns the table for the second try of a mission: only leaders reserved for missions can go, and the mission does
 * not wait any longer (solo.var.unplayable.second-try).
 */
function retrying(table: GuideTable): GuideTable {
  const { retryUnplayableMissions: _isOver, ...variations } = table.options.variations;
  return { ...table, options: { ...table.options, variations }, pool: table.reserved, reserved: [] };
}

/** Whether both sides have units in one theater of a place. */
function isFought(table: GuideTable, place: PlaceId): boolean {
  const { units } = boxFor(configOfTable(table));
  const found = table.places[place]?.units ?? {};
  const has = (side: Side, theater: number): boolean =>
    units.some((kind) => kind.side === side && kind.theater === theater && (found[kind.id] ?? 0) > 0);
  return [SPACE, GROUND].some((theater) => has(REBEL, theater) && has(IMPERIAL, theater));
}

/** Thrown when a die has not been rolled yet. */
class Wanting extends Error {
  readonly die: DieWanted;

  constructor(die: DieWanted) {
    super(die.label);
    this.die = die;
  }
}

/** Dice whose results people enter. Nothing else that the automa decides is random. */
class TableDice implements AttentiveChance {
  used = 0;
  private about: Deciding | undefined;
  isStray = false;
  private readonly rolls: readonly number[];

  constructor(rolls: readonly number[]) {
    this.rolls = rolls;
  }

  deciding(die: Deciding): void {
    this.about = die;
  }

  die(label: string, sides: number): number {
    const result = this.rolls[this.used];
    const decides = this.about;
    this.about = undefined;
    if (result === undefined) throw new Wanting({ label, sides, ...(decides && { decides }) });
    this.used += 1;
    if (Number.isInteger(result) && result >= 1 && result <= sides) return result - 1;
    this.isStray = true;
    throw new RangeError(`no die shows ${result}`);
  }

  pick(label: string, count: number): number {
    return this.die(label, count);
  }

  order(_label: string, count: number): readonly number[] {
    return FIRST.order("", count, String);
  }
}

/** Returns what the question adds to the situation on the table. */
function situationFor(table: GuideTable, question: GuideQuestion): Scenario {
  switch (question.ask) {
    case "turn":
      return {};
    case "mission": {
      return { solo: searchOf(table, [question.card, ...fillers(table, table.deck - 1, question.card)]) };
    }
    case "oppose": {
      const { card, system } = question;
      return { active: "rebel", mission: { card, leaders: rebelsAt(table, system), system, stage: "oppose" } };
    }
    case "join":
      return { active: "rebel", combat: { system: question.system, stage: "add-leader" } };
    case "assignment":
      return { phase: "assignment" };
    case "build":
    case "recruit":
      return {};
    case "deploy":
      return { phase: "refresh", stage: "deploy" };
    case "effect":
      return effectOf(table, question);
    case "roll":
    case "hits":
      return attackOf(table, question, question.ask === "hits", isRebelUnit(table));
  }
}

type Kind = Play["Asked"]["kind"];

/** The kinds of decisions that answer each question. */
const KINDS: Readonly<Record<GuideQuestion["ask"], readonly Kind[]>> = {
  turn: ["turn", "move-units"],
  mission: ["round-card", "mission-system", "mission-leader"],
  oppose: ["oppose"],
  join: ["add-leader"],
  assignment: ["assign"],
  build: [],
  recruit: [],
  deploy: ["deploy"],
  effect: EFFECT_KINDS,
  roll: ["cinematic-actions", "reroll-dice"],
  hits: ["assign-damage"],
};

function answered(question: GuideQuestion, step: Begun, dice: TableDice): Result<Advised> {
  const begun = step.state;
  if (question.ask === "roll" || question.ask === "hits") return diceAnswered(question.ask, step, dice);
  if (question.ask === "recruit") return recruited(question.card, begun, dice);
  if (question.ask === "build") return buildingOf(begun, dice);
  if (question.ask === "mission") return ok({ advice: missionAdvice(question.card, begun, dice) });
  const kinds = KINDS[question.ask];
  if (question.ask === "effect") return effectAnswered(step, dice);
  const { state } = untilEmpire(begun);
  const isMain = question.ask === "turn" && state.solo?.roundDeck.length === 0;
  if (isAsked(state, kinds)) {
    const { actions, reasons } = carriedOn(state, kinds, dice);
    return ok({ advice: { actions, reasons, ...(isMain && { mainDeck: true as const }) } });
  }
  // whoever can do nothing passes without being asked
  if (question.ask === "turn") return ok({ advice: { actions: [{ type: "pass" }], reasons: [] } });
  return notAsked(question);
}

function notAsked({ ask }: Pick<GuideQuestion, "ask">): Result<Advised> {
  const { en, es } = HEADS[ask];
  return fail(violation("solo.guide.purpose", "guide-not-asked", { ask: { en, es } }));
}

/**
 * Returns the Empire's decisions on the effect of a card, and the changes that need no choice, up to its end or its
 * first die.
 */
function effectAnswered({ state: first, events: before }: Begun, dice: TableDice): Result<Advised> {
  const passed = untilEmpire(first);
  const begun = untilNext([...before, ...passed.events]);
  const isUnder = begun.length === before.length + passed.events.length;
  const isChoosing = isUnder && isAsked(passed.state, KINDS.effect);
  const { actions, reasons, events } = isChoosing
    ? carriedOn(passed.state, KINDS.effect, dice, { isWhole: true })
    : NOTHING_CHOSEN;
  const { kept, probes } = outcomeOf([...begun, ...untilNext(events)]);
  const alone = outcomeOf(begun).kept.filter(({ type }) => type !== "ring-attached" && type !== "ring-removed");
  if (actions.length === 0 && kept.length === 0 && probes === 0) return notAsked({ ask: "effect" });
  return ok({ advice: withAlone({ actions, reasons, outcome: { events: kept, probes } }, alone) });
}

/** Adds to an answer what the pictured leader adds to a mission if present (reb.mission.ltp-portrait-on-resolve). */
function withPortrait(
  table: GuideTable,
  question: Extract<GuideQuestion, { readonly ask: "effect" }>,
  answer: Result<Advised>,
  dice: TableDice,
): Result<Advised> {
  const adds = portraitOf(table, question);
  if (adds === undefined || !answer.ok || !("advice" in answer.value)) return answer;
  const begun = situationOf(table, adds);
  const more = begun.ok ? effectAnswered(begun.value, dice) : begun;
  if (!more.ok || !("advice" in more.value)) return more;
  const { advice } = answer.value;
  const { actions, reasons, alone = [], outcome } = more.value.advice;
  return ok({
    advice: withAlone(
      {
        actions: [...advice.actions, ...actions],
        reasons: [...advice.reasons, ...reasons],
        outcome: {
          events: [...(advice.outcome?.events ?? []), ...(outcome?.events ?? [])],
          probes: (advice.outcome?.probes ?? 0) + (outcome?.probes ?? 0),
        },
      },
      [...(advice.alone ?? []), ...alone],
    ),
  });
}

const NOTHING_CHOSEN = { actions: [], reasons: [], events: [] } as const;

/**
 * Returns how the dice of an attack are used: the Empire's decisions and the results that need no choice, up to the end
 * of the attack.
 */
function diceAnswered(ask: "roll" | "hits", begun: Begun, dice: TableDice): Result<Advised> {
  const kinds = KINDS[ask];
  const isOver = begun.events.some(({ type }) => type === "attack-ended");
  const alone = takenAlone(begun.events);
  if (!isOver && isAsked(begun.state, kinds)) {
    const { actions, reasons, events } = carriedOn(begun.state, kinds, dice);
    const later = ask === "hits" ? takenAlone(events) : [];
    return ok({ advice: withAlone({ actions, reasons }, [...alone, ...later]) });
  }
  return alone.length === 0 ? notAsked({ ask }) : ok({ advice: withAlone({ actions: [], reasons: [] }, alone) });
}

function withAlone(advice: Advice, alone: readonly Event[]): Advice {
  return alone.length === 0 ? advice : { ...advice, alone };
}

/** Lists the results of dice that needed no choice, up to the end of their attack. */
function takenAlone(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex(({ type }) => type === "attack-ended");
  return (end < 0 ? events : events.slice(0, end)).filter((event) => {
    if (event.type === "damage-assigned" || event.type === "damage-blocked") return event.by === null;
    return event.type === "hits-lost";
  });
}

function isAsked(state: State, kinds: readonly Kind[]): boolean {
  const asked = game.decision(state);
  return asked?.seat === "imperial" && kinds.includes(asked.kind);
}

/** Returns the leaders for the revealed mission and their destination, including what needs no choice. */
function missionAdvice(card: CardId, begun: State, dice: TableDice): Advice {
  const step = game.apply(begun, { type: "play-mission" }, { chance: FIRST });
  if (!step.ok) return UNPLAYABLE;
  const { state, events } = step.value;
  const asked = game.decision(state);
  const reserved = reservedIn(state, card);
  if (reserved !== undefined) return { actions: [], reasons: [], reserved };
  if (asked?.kind === "reserve-leader") return reserving(state, dice);
  const alone = wentWithoutChoice(card, events);
  const isAbout = asked !== undefined && Object.values(asked.context).includes(card);
  if (!isAbout && alone.length === 0) return UNPLAYABLE;
  const { actions, reasons } = carriedOn(state, KINDS.mission, dice, { mission: card });
  return { actions: [...alone, ...actions], reasons };
}

/** Returns the leader reserved for a mission under the Round Deck, or undefined if none is. */
function reservedIn({ config, solo }: State, mission: CardId): LeaderId | undefined {
  const { cards, leaders } = boxFor(config);
  const found = solo?.reserved.find(({ card }) => at(cards, card).id === mission);
  return found === undefined ? undefined : at(leaders, found.leader).id;
}

/** Returns advice with the leader that the automa reserves for the revealed mission, and the reasons for its choice. */
function reserving(state: State, dice: TableDice): Advice {
  const { action, reasons } = automa(game.view(state, "imperial"), null, { chance: dice });
  return { actions: [], reasons, ...(action.type === "assign" && { reserved: action.subject }) };
}

const UNPLAYABLE: Advice = { actions: [], reasons: [], unplayable: true };
