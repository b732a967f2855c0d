import { at, brokenAmong, firstFlaw, type Params, pileCards } from "@sw/tabletop";
import { byDamage } from "../../movement/likeness.ts";
import { pickedFrom } from "../../movement/picks.ts";
import { turnOrder } from "../../rounds/phases.ts";
import { type Box, type CardKind, instructionAt } from "../../state/box.ts";
import { NO_CARD, NO_LEADER, NO_MISSION, SPACE } from "../../state/codes.ts";
import type {
  AttackFrame,
  BattleFrame,
  CombatFrame,
  EffectFrame,
  GameFrame,
  MoveFrame,
  OverflowFrame,
  PickedUnits,
  TacticFrame,
  WindowFrame,
} from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import { IMPERIAL, opponentOf, REBEL, type Side, sideOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { Broken, OwnInvariant } from "./invariant.ts";

const INVARIANTS: readonly OwnInvariant[] = [
  ["reb.combat.step-order", "frames-out-of-place", outOfPlace],
  ["reb.move.by-activation", "units-picked", strangePicks],
  ["reb.mission.reveal-step-order", "mission-of-the-other-side", foreignMission],
  ["reb.mission.step2-choose-system", "mission-without-place", placelessMission],
  ["reb.action.once-per-game", "action-not-used", unusedAction],
  ["reb.recruit.draw-two", "cards-aside", strayAside],
  ["reb.assignment.one-or-two", "mission-not-open", ({ state }) => closedMission(state)],
  ["reb.command.alternate", "nothing-turned-up", ({ state }) => strayReveal(state)],
];

/** What is wrong with how things half done lie on each other, and with what they speak of. */
export const brokenStack: Broken = brokenAmong(INVARIANTS);

type Kind = GameFrame["kind"];

/** Frames that only stand on certain others. */
const STANDS_ON: Partial<Readonly<Record<Kind, readonly Kind[]>>> = {
  activation: ["command", "effect"],
  mission: ["command"],
  roll: ["mission", "combat", "effect"],
  rescue: ["mission"],
  attack: ["combat", "battle"],
  battle: ["combat"],
  tactic: ["battle", "tactic", "attack", "combat"],
  recover: ["battle", "effect"],
  combat: ["assignment", "command", "activation", "mission", "effect"],
  move: ["activation", "combat", "tactic", "effect"],
  discard: ["refresh", "discard"],
  recruit: ["refresh"],
  build: ["refresh", "build"],
  deploy: ["refresh", "deploy"],
  "round-card": ["command"],
};

/** Frames that only windows of a timing stand on. */
const WINDOW_ON: Partial<Readonly<Record<WindowFrame["timing"], readonly Kind[]>>> = {
  "before-reveal": ["command", "round-card"],
  "start-of-combat": ["combat"],
  rolling: ["attack", "roll"],
  "after-success": ["mission"],
  "mission-failed": ["mission"],
  "rebel-retreated": ["combat", "tactic"],
  "battle-won": ["combat"],
  "end-of-assignment": ["assignment"],
  "pool-over-limit": ["pool-limit"],
};

function outOfPlace({ box, state: { frames } }: Look): Params | undefined {
  return firstFlaw(
    frames.entries(),
    ([index, frame]) => {
      const allowed = frame.kind === "window" ? WINDOW_ON[frame.timing] : STANDS_ON[frame.kind];
      const below = frames[index - 1];
      if (allowed !== undefined && (below === undefined || !allowed.includes(below.kind))) return false;
      return below === undefined || fits(box, frame, below);
    },
    ([, { kind }]) => ({ kind }),
  );
}

/** Whether a frame is of the same matter as the one it lies on. */
function fits(box: Box, frame: GameFrame, below: GameFrame): boolean {
  if (frame.kind === "attack") {
    if (below.kind === "battle") return isItsCinematicAttack(frame, below);
    return below.kind === "combat" && isItsAttack(box, frame, below);
  }
  if (frame.kind === "tactic") return isItsTactic(box, frame, below);
  if (frame.kind === "move") return isItsMove(frame, below);
  return frame.kind !== "effect" || isItsEffect(at(box.cards, frame.card), frame, below);
}

/** The attack of a side in its turn, without tactic cards. */
function isItsCinematicAttack(
  { theater, card, stage }: AttackFrame,
  { stage: now, turn, theater: its }: BattleFrame,
): boolean {
  return now === "attacks" && turn > 0 && theater === its && card === NO_CARD && !BASE_STAGES.includes(stage);
}

/** Stages of an attack that only base combat has. */
const BASE_STAGES: readonly AttackFrame["stage"][] = ["card", "block", "discard", "unblock"];
/** Stages of an attack that only cinematic combat has. */
const CINEMATIC_STAGES: readonly AttackFrame["stage"][] = ["reroll", "prevent", "after"];

/** A card in use in its battle, or what it does later in the round. */
function isItsTactic(box: Box, { side, card, stage }: TacticFrame, below: GameFrame): boolean {
  const kind = at(box.cards, card);
  if (kind.type !== "advanced-tactic" || kind.side !== side) return false;
  const later = stage === "later";
  if (below.kind === "tactic") {
    // Of several cards that the Empire of a solo game has drawn the later ones wait below the first.
    const waits = below.stage === "half" && below.additional;
    return !later && below.side === side && (below.stage === "steps" || waits);
  }
  if (below.kind === "attack") return later && below.stage === "after" && below.side !== side;
  if (below.kind === "combat") return later;
  return below.kind === "battle" && below.stage === (later ? "discard" : "resolve");
}

/** The attack of a battle's side in its theater, by a card of the theater. */
function isItsAttack(box: Box, attack: AttackFrame, { stage, chair }: CombatFrame): boolean {
  const { side, theater, card } = attack;
  const [battle, turn] = stage.split("-");
  const first = sideOf(chair);
  const kind = box.cards[card];
  return (
    !CINEMATIC_STAGES.includes(attack.stage) &&
    battle === (theater === SPACE ? "space" : "ground") &&
    side === (turn === "second" ? first : opponentOf(first)) &&
    (card === NO_CARD || (kind?.type === "tactic" && kind.theater === theater))
  );
}

const MOVED_BY: Readonly<Record<MoveFrame["why"], Kind>> = {
  activation: "activation",
  retreat: "combat",
  card: "effect",
};

function isItsMove({ why, step }: MoveFrame, below: GameFrame): boolean {
  const leads = below.kind === MOVED_BY[why] || (why === "retreat" && below.kind === "tactic");
  return leads && (why === "card") === (step !== null);
}

/**
 * An effect lies on the moment of its action card, or on the mission whose card it is, perhaps with that card's other part;
 * or on the phase, as what-if situations put it there.
 */
function isItsEffect(card: CardKind, frame: EffectFrame, below: GameFrame): boolean {
  if (below.kind === "assignment" || below.kind === "command") return true;
  if (card.type === "mission") {
    return (
      frame.part !== "delayed" && (below.kind === "mission" || below.kind === "effect") && below.card === frame.card
    );
  }
  if (card.type !== "action") return true;
  const { timing } = card.entry;
  if (below.kind === "window") return timing === below.timing;
  return (below.kind !== "setup" && below.kind !== "recruit") || timing === "immediate";
}

/** Units picked to be destroyed are there, of the side that has too many. */
function canOverflow({ box, state: { places } }: Look, { picked, side, system }: OverflowFrame): boolean {
  const { units } = at(places, system);
  return picked.every(
    (unit) => at(box.units, unit).side === side && picked.filter((one) => one === unit).length <= at(units, unit),
  );
}

/**
 * Units picked to move are there, of the side that moves and from where it may come; captives likewise. So are units picked
 * to be destroyed.
 */
function strangePicks(look: Look): Params | undefined {
  const { box, state } = look;
  const { frames, places, leaders } = state;
  for (const frame of frames) {
    if (frame.kind === "overflow" && !canOverflow(look, frame)) return { to: at(box.placeIds, frame.system) };
    if (frame.kind !== "move") continue;
    const { picked, from, side, captives, step } = frame;
    const isThere = picked.every(
      (one) =>
        from.includes(one.from) &&
        at(box.units, one.unit).side === side &&
        at(at(places, one.from).units, one.unit) >= pickedFrom(picked, one.from, one.unit) &&
        isAlike(state, frame, one),
    );
    const isAlong = captives.every((leader) => from.some((place) => place === at(leaders, leader).at));
    const moves = step === null || instructionAt(box, step)?.op === "move-units";
    if (
      !isThere ||
      !isAlong ||
      !moves ||
      isTwice(picked.map((one) => `${one.from} ${one.unit} ${one.damage}`)) ||
      isTwice(captives)
    )
      return { to: at(box.placeIds, frame.to) };
  }
  return undefined;
}

/** Whether so many units of the type have the damage that a pick names. */
function isAlike(state: State, frame: MoveFrame, { unit, count, damage }: PickedUnits): boolean {
  if (damage === undefined) return true;
  return byDamage(state, frame, unit).some((one) => one.damage === damage && one.count >= count);
}

function isTwice(items: readonly unknown[]): boolean {
  return new Set(items).size < items.length;
}

function foreignMission({ box, state: { frames } }: Look): Params | undefined {
  return firstFlaw(
    frames,
    (frame) => {
      if (frame.kind !== "mission") return true;
      const card = at(box.cards, frame.card);
      return card.type === "mission" && card.side === sideOf(frame.chair);
    },
    (frame) => ({ kind: frame.kind }),
  );
}

/** A mission that takes place somewhere is there once its place has been chosen. */
function placelessMission({ box: { cards }, state: { frames } }: Look): Params | undefined {
  return firstFlaw(
    frames,
    (frame) => {
      if (frame.kind !== "mission" || frame.stage === "choose" || frame.system >= 0) return true;
      const card = at(cards, frame.card);
      return card.type === "mission" && card.entry.target.kind === "none";
    },
    (frame) => ({ kind: frame.kind }),
  );
}

/** An action card that is being carried out was used by its own side. */
function unusedAction({ box, state: { frames, sides } }: Look): Params | undefined {
  return firstFlaw(
    frames,
    (frame) => {
      if (frame.kind !== "effect") return true;
      const card = at(box.cards, frame.card);
      if (card.type !== "action") return true;
      const isUsed = sides[card.side].actionsUsed.includes(card.code);
      return (
        isUsed &&
        card.side === sideOf(frame.chair) &&
        (frame.leader === NO_LEADER || card.leaders.includes(frame.leader))
      );
    },
    (frame) => ({ kind: frame.kind }),
  );
}

/**
 * Cards lie aside while a side recruits, its own action cards, of which it keeps one; and while a card lets it draw and
 * keep some.
 */
function strayAside({ box, state: { frames, sides } }: Look): Params | undefined {
  const recruit = frames.find(({ kind }) => kind === "recruit");
  return firstFlaw(
    [REBEL, IMPERIAL] as const,
    (side) => {
      const { aside } = sides[side];
      const drawn = pileCards(aside);
      if (drawn.length === 0) return true;
      if (frames.some((frame) => frame.kind === "effect" && drawsAside(box, frame, side, drawn))) return true;
      if (recruit?.kind === "recruit") {
        const isAnswered = side < recruit.side;
        const isChosen = recruit.stage === "declare" || isAnswered;
        const most = recruit.stage === "declare" && isAnswered ? 0 : isChosen ? 1 : drawn.length;
        return drawn.every((card) => isActionOf(box, card, side)) && drawn.length <= most;
      }
      const [floor] = frames;
      return floor?.kind === "setup" && floor.stage === "mission-sets" && isPick(box, side, drawn);
    },
    (side) => ({ side }),
  );
}

/** One card of the mission deck, picked for the set that it stands for. */
function isPick(box: Box, side: Side, cards: readonly number[]): boolean {
  return cards.every((code) => {
    const card = at(box.cards, code);
    return card.type === "mission" && card.side === side && card.entry.set === "regular" && cards.length === 1;
  });
}

function isActionOf(box: Box, code: number, side: Side): boolean {
  const card = at(box.cards, code);
  return card.type === "action" && card.side === side;
}

/** Whether the effect is drawing such cards, some of which the side keeps; probe cards, and missions too, are drawn by procedures. */
function drawsAside(box: Box, frame: EffectFrame, side: Side, cards: readonly number[]): boolean {
  const step = instructionAt(box, frame);
  if (step === undefined || sideOf(frame.chair) !== side || frame.notes.length === 0) return false;
  const are = (type: CardKind["type"]): boolean => cards.every((card) => at(box.cards, card).type === type);
  if (step.op === "procedure") return are("probe") || are("mission");
  return step.op === "draw" && step.keep !== undefined && are(step.deck === "objective" ? "objective" : "mission");
}

/** A second leader joins a mission that has one. */
function closedMission({ frames: [frame], sides }: State): Params | undefined {
  if (frame?.kind !== "assignment" || frame.open === NO_MISSION) return undefined;
  const mission = sides[sideOf(frame.chair)].assigned[frame.open];
  return mission?.leaders.length === 1 ? undefined : { mission: frame.open };
}

/** A mission is about to be turned up in a turn, while cards before that may be used. */
function strayReveal({ frames: [floor, above], config }: State): Params | undefined {
  if (floor?.kind !== "command") return undefined;
  const asked = above?.kind === "window" && above.timing === "before-reveal";
  const chair = turnOrder(config)[floor.turn];
  const own = asked && chair !== undefined && above.side === sideOf(chair) && floor.stage === "start";
  return (floor.revealing !== NO_MISSION) === asked && (!asked || own) ? undefined : { mission: floor.revealing };
}
