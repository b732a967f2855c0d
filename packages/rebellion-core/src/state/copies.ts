import type { Open } from "@sw/tabletop";
import type { CombatFrame, GameFrame } from "./frames.ts";

type FrameOf<Name extends GameFrame["kind"]> = Extract<GameFrame, { kind: Name }>;

/**
 * Copies each kind of frame with its fields in a fixed order. Spreading frames gives the engine objects of dozens of
 * layouts, which are much slower to read, so all frames on the stack are copied by these functions.
 */
const COPIES: { readonly [Name in GameFrame["kind"]]: (frame: FrameOf<Name>) => FrameOf<Name> } = {
  setup: (frame) => ({
    kind: "setup",
    stage: frame.stage,
    left: frame.left,
    rebelSystem: frame.rebelSystem,
  }),
  assignment(frame) {
    const copy = {
      kind: "assignment",
      chair: frame.chair,
      last: frame.last,
      open: frame.open,
      veto: frame.veto,
      vetoes: frame.vetoes,
      done: frame.done,
    } as const;
    return frame.since === undefined ? copy : { ...copy, since: frame.since };
  },
  command: (frame) => ({
    kind: "command",
    turn: frame.turn,
    stage: frame.stage,
    revealing: frame.revealing,
  }),
  activation: (frame) => ({
    kind: "activation",
    chair: frame.chair,
    leader: frame.leader,
    system: frame.system,
    stage: frame.stage,
    sources: frame.sources,
  }),
  move: (frame) => ({
    kind: "move",
    why: frame.why,
    chair: frame.chair,
    side: frame.side,
    from: frame.from,
    to: frame.to,
    step: frame.step,
    picked: frame.picked,
    captives: frame.captives,
  }),
  mission: (frame) => ({
    kind: "mission",
    chair: frame.chair,
    card: frame.card,
    leaders: frame.leaders,
    stage: frame.stage,
    system: frame.system,
    target: frame.target,
    asked: frame.asked,
    sent: frame.sent,
    dice: frame.dice,
    successes: frame.successes,
    result: frame.result,
    rescue: frame.rescue,
    combat: frame.combat,
    sources: frame.sources,
    ...(frame.subverted && { subverted: true }),
  }),
  rescue: (frame) => ({
    kind: "rescue",
    chair: frame.chair,
    system: frame.system,
    stage: frame.stage,
    leaders: frame.leaders,
    companions: frame.companions,
  }),
  roll(frame) {
    const copy = {
      kind: "roll",
      why: frame.why,
      side: frame.side,
      chair: frame.chair,
      system: frame.system,
      count: frame.count,
      set: frame.set,
      last: frame.last,
      dice: frame.dice,
      stage: frame.stage,
    } as const;
    return frame.green === undefined ? copy : { ...copy, green: frame.green };
  },
  window: (frame) => ({
    kind: "window",
    timing: frame.timing,
    side: frame.side,
    asked: frame.asked,
    system: frame.system,
  }),
  effect: (frame) => ({
    kind: "effect",
    card: frame.card,
    part: frame.part,
    pc: frame.pc,
    chair: frame.chair,
    system: frame.system,
    chosen: frame.chosen,
    chosenLeader: frame.chosenLeader,
    leader: frame.leader,
    leaders: frame.leaders,
    target: frame.target,
    sources: frame.sources,
    notes: frame.notes,
  }),
  combat: copyCombat,
  attack: (frame) => ({
    kind: "attack",
    side: frame.side,
    theater: frame.theater,
    stage: frame.stage,
    pool: frame.pool,
    set: frame.set,
    dice: frame.dice,
    card: frame.card,
    left: frame.left,
    last: frame.last,
    picked: frame.picked,
    noBlock: frame.noBlock,
  }),
  battle: (frame) => ({
    kind: "battle",
    theater: frame.theater,
    stage: frame.stage,
    turn: frame.turn,
    chosen: frame.chosen,
    additional: frame.additional,
    canceled: frame.canceled,
    resolved: frame.resolved,
    declined: frame.declined,
    prevented: frame.prevented,
    specialsBarred: frame.specialsBarred,
    rerolled: frame.rerolled,
    afterAssigning: frame.afterAssigning,
  }),
  tactic: (frame) => ({
    kind: "tactic",
    side: frame.side,
    card: frame.card,
    stage: frame.stage,
    half: frame.half,
    step: frame.step,
    additional: frame.additional,
    left: frame.left,
    last: frame.last,
    bearer: frame.bearer,
  }),
  recover: (frame) => ({
    kind: "recover",
    side: frame.side,
    theater: frame.theater,
    left: frame.left,
    card: frame.card,
  }),
  objective: (frame) => ({
    kind: "objective",
    timing: frame.timing,
    end: frame.end,
  }),
  refresh: (frame) => ({
    kind: "refresh",
    stage: frame.stage,
  }),
  discard: (frame) => ({
    kind: "discard",
    side: frame.side,
  }),
  recruit: (frame) => ({
    kind: "recruit",
    side: frame.side,
    stage: frame.stage,
  }),
  build: (frame) => ({
    kind: "build",
    side: frame.side,
    place: frame.place,
    icon: frame.icon,
    stage: frame.stage,
    last: frame.last,
  }),
  deploy(frame) {
    const copy = {
      kind: "deploy",
      side: frame.side,
      stage: frame.stage,
      ready: frame.ready,
      deployed: frame.deployed,
      last: frame.last,
    } as const;
    return frame.arrived === undefined ? copy : { ...copy, arrived: frame.arrived };
  },
  overflow: (frame) => ({
    kind: "overflow",
    side: frame.side,
    system: frame.system,
    picked: frame.picked,
  }),
  "pool-limit": (frame) => ({
    kind: "pool-limit",
    side: frame.side,
    picked: frame.picked,
  }),
  "round-card": (frame) => ({
    kind: "round-card",
    card: frame.card,
    stage: frame.stage,
    leaders: frame.leaders,
  }),
};

/**
 * Copies a combat frame. Fields that only some combats have are assigned afterwards, because a spread would make these
 * large objects slow.
 */
function copyCombat(frame: CombatFrame): CombatFrame {
  const copy = copyBaseCombat(frame);
  if (frame.cinematic !== undefined) copy.cinematic = frame.cinematic;
  if (frame.rolled !== undefined) copy.rolled = frame.rolled;
  if (frame.carried !== undefined) copy.carried = frame.carried;
  return copy;
}

function copyBaseCombat(frame: CombatFrame): Open<CombatFrame> {
  return {
    kind: "combat",
    system: frame.system,
    chair: frame.chair,
    round: frame.round,
    stage: frame.stage,
    sources: frame.sources,
    wounds: frame.wounds,
    tactics: frame.tactics,
    present: frame.present,
    fought: frame.fought,
    won: frame.won,
    subjugated: frame.subjugated,
    attended: frame.attended,
    destroyed: frame.destroyed,
    retreated: frame.retreated,
    shipsRetreated: frame.shipsRetreated,
    plans: frame.plans,
    plansDice: frame.plansDice,
    plansRound: frame.plansRound,
    objectivePlayed: frame.objectivePlayed,
    met: frame.met,
    judged: frame.judged,
    barred: frame.barred,
    freeTransport: frame.freeTransport,
    answered: frame.answered,
  };
}

/** Returns a copy of the frame in the layout that all frames of its kind have on the stack. */
export function copyFrame<Name extends GameFrame["kind"]>(frame: FrameOf<Name>): GameFrame {
  const copy: (frame: FrameOf<Name>) => FrameOf<Name> = COPIES[frame.kind as Name];
  return copy(frame);
}
