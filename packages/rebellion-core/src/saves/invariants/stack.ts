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

/** Lists the invariants of the order of frames, and of the pieces they name, that a state breaks. */
export const brokenStack: Broken = brokenAmong(INVARIANTS);

type Kind = GameFrame["kind"];

/** The frames that may lie below a frame, for kinds that are limited to some. */
const STANDS_ON: Partial<Readonly<Record<Kind, readonly Kind[]>>> = {
  // Below others an activation is the combat that a revealed base leads to.
  activation: ["assignment", "command", "activation", "effect"],
  mission: ["command", "activation"],
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

/** The frames that may lie below a window, by its timing. */
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

/** Whether a frame matches the one below it. */
function fits(box: Box, frame: GameFrame, below: GameFrame): boolean {
  if (frame.kind === "attack") {
    if (below.kind === "battle") return isItsCinematicAttack(frame, below);
    return below.kind === "combat" && isItsAttack(box, frame, below);
  }
  if (frame.kind === "tactic") return isItsTactic(box, frame, below);
  if (frame.kind === "move") return isItsMove(frame, below);
  return frame.kind !== "effect" || isItsEffect(at(box.cards, frame.card), frame, below);
}

/** Whether this is the attack of a side in its turn of a cinematic battle, without tactic cards. */
function isItsCinematicAttack(
  { theater, card, stage }: AttackFrame,
  { stage: now, turn, theater: its }: BattleFrame,
): boolean {
  return now === "attacks" && turn > 0 && theater === its && card === NO_CARD && !BASE_STAGES.includes(stage);
}

/** The stages of an attack that only base combat has. */
const BASE_STAGES: readonly AttackFrame["stage"][] = ["card", "block", "discard", "unblock"];
/** The stages of an attack that only cinematic combat has. */
const CINEMATIC_STAGES: readonly AttackFrame["stage"][] = ["reroll", "prevent", "after"];

/** Whether this card is in use in the battle below, or has a step that waits for later in the round. */
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

/** Whether this is the attack of the combat's current side and theater, with no card or a card of the theater. */
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
 * Whether an effect may lie on this frame. For an action card that is the window of its timing; for a mission, the
 * mission or another effect of the same card. What-if situations put effects on the phase.
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

/** Whether the units picked to be destroyed are there and belong to the side that has too many. */
function canOverflow({ box, state: { places } }: Look, { picked, side, system }: OverflowFrame): boolean {
  const { units } = at(places, system);
  return picked.every(
    (unit) => at(box.units, unit).side === side && picked.filter((one) => one === unit).length <= at(units, unit),
  );
}

/**
 * Checks that units picked to move are there, belong to the side that moves, and leave a place that is allowed. Checks
 * captives and units picked to be destroyed likewise.
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

/** Whether at least this many units of the type have the damage that a pick names. */
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

/** Checks that a mission with a target has a system after the choice. */
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

/** Checks that an action card being carried out was used by its own side. */
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

/** Checks that cards lie aside only while a side recruits, or while a card lets it draw and keep some. */
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

/** Whether the cards are one regular mission, picked to choose its set. */
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

/**
 * Whether the effect is drawing these cards, of which the side keeps some. Procedures draw probe cards and missions.
 */
function drawsAside(box: Box, frame: EffectFrame, side: Side, cards: readonly number[]): boolean {
  const step = instructionAt(box, frame);
  if (step === undefined || sideOf(frame.chair) !== side || frame.notes.length === 0) return false;
  const are = (type: CardKind["type"]): boolean => cards.every((card) => at(box.cards, card).type === type);
  if (step.op === "procedure") return are("probe") || are("mission");
  return step.op === "draw" && step.keep !== undefined && are(step.deck === "objective" ? "objective" : "mission");
}

/** Checks that a second leader can only join a mission with exactly one leader. */
function closedMission({ frames: [frame], sides }: State): Params | undefined {
  if (frame?.kind !== "assignment" || frame.open === NO_MISSION) return undefined;
  const mission = sides[sideOf(frame.chair)].assigned[frame.open];
  return mission?.leaders.length === 1 ? undefined : { mission: frame.open };
}

/**
 * Checks that a mission is about to be turned up exactly while cards may be used before that, in the turn of its side.
 */
function strayReveal({ frames: [floor, above], config }: State): Params | undefined {
  if (floor?.kind !== "command") return undefined;
  const asked = above?.kind === "window" && above.timing === "before-reveal";
  const chair = turnOrder(config)[floor.turn];
  const own = asked && chair !== undefined && above.side === sideOf(chair) && floor.stage === "start";
  return (floor.revealing !== NO_MISSION) === asked && (!asked || own) ? undefined : { mission: floor.revealing };
}
