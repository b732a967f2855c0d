import { at, type CardCode, finiteKind, type Violation } from "@sw/tabletop";
import { modify, reveal } from "../../mission/build.ts";
import { battleEntries, blueFirst } from "../../mission/in-play.ts";
import { setupTasks } from "../../mission/tasks.ts";
import { mustPrepare, preparable } from "../../moving/prepared.ts";
import { deployInTerritory } from "../../moving/territory-deploy.ts";
import { atMoment } from "../../rounds/moments.ts";
import { startRound } from "../../rounds/phases.ts";
import type { RuleId } from "../../rules/ids.ts";
import { type Action, MODIFICATIONS } from "../../state/actions.ts";
import type { DecisionContexts } from "../../state/decisions.ts";
import type { SetupFrame, SetupStage } from "../../state/frames.ts";
import { type UnitIndex, unitOfId } from "../../state/ids.ts";
import { type FrameOf, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { opponentOf, type Side, seatOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import { unitChoices } from "../../state/unit-choices.ts";
import type { GameWork } from "../../state/work.ts";
import { whyNotChosen } from "../../units/why-not.ts";

/** Number of modifications of a mission: two by each player (leg.mission.built). */
const MODIFIED = 4;

const DECKS = ["primary", "secondary"] as const;

/** The rule behind the decision in each step. Steps without a decision run automatically. */
const ASKED: Readonly<Record<SetupStage, RuleId>> = {
  reveal: "leg.mission.blue-reveals-first",
  modify: "leg.mission.modify-turns",
  edges: "leg.mission.sides",
  objectives: "leg.mission.setup-order",
  "setup-effects": "leg.setup.effects-order",
  "prepared-positions": "leg.setup.prepared-positions",
};

/** Set-up from the mission on (leg.setup.sequence). */
export const setupKind: Kind<"setup"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      if (frame.stage === "reveal" || frame.stage === "edges") return true;
      if (frame.stage === "modify") {
        if (frame.turn < MODIFIED) return true;
        next(work, frame, "edges");
        return false;
      }
      if (frame.stage === "prepared-positions") return runPositions(work, frame);
      runStep(work, frame);
      return false;
    },
    question: (look, frame) => ({
      seat: seatOf(sideOf(look.state, frame)),
      kind: askingStep(frame),
      rule: ASKED[frame.stage],
      context: { turn: frame.turn, ...panelOf(look) },
    }),
    options: optionsOf,
    take(work, frame, action) {
      const side = sideOf(work.state, frame);
      if (action.type === "reveal") revealAll(work, frame, action.subject);
      else if (action.type === "modify") {
        work.change(frame, { turn: frame.turn + 1 });
        modify(work, side, action.subject);
      } else if (action.type === "choose-edge") chooseEdge(work, frame, action.subject);
      else if (action.type === "choose-unit") {
        deployPrepared(work, frame, unitOfId(work.state, action.subject) ?? 0);
      } else work.change(frame, { turn: frame.turn + 1, done: [...frame.done, side] });
    },
  },
  refused,
);

/**
 * Returns the player who decides: in alternate turns beginning with `first` while the mission is modified, otherwise
 * the blue player before the red one.
 */
function sideOf(state: State, { stage: step, turn, first }: SetupFrame): Side {
  if (step === "modify") return turn % 2 === 0 ? first : opponentOf(first);
  return blueFirst(state)[turn % 2 === 0 ? 0 : 1];
}

/** Returns the step, which is also the kind of the decision. Throws a RangeError for a step without a decision. */
function askingStep({ stage: step }: FrameOf<"setup">): Exclude<SetupStage, "objectives" | "setup-effects"> {
  if (step === "objectives" || step === "setup-effects") throw new RangeError(`nobody is asked at setup ${step}`);
  return step;
}

/** Returns the cards on the mission panel, which are public. */
function panelOf({ box, state: { mission } }: Look): Omit<DecisionContexts["reveal"], "turn"> {
  const { primary, secondary, advantages } = mission;
  const named = (kind: "primary" | "secondary" | "advantage", card: CardCode | null): string | null =>
    card === null ? null : at(battleEntries(box, kind), card).id;
  return {
    primary: named("primary", primary?.card ?? null),
    secondary: named("secondary", secondary?.card ?? null),
    "player-1": named("advantage", advantages[0]),
    "player-2": named("advantage", advantages[1]),
  };
}

function optionsOf(look: Look, frame: FrameOf<"setup">): Action[] {
  const { state } = look;
  switch (frame.stage) {
    case "reveal":
      return DECKS.map((subject): Action => ({ type: "reveal", subject }));
    case "modify":
      return MODIFICATIONS.map((subject): Action => ({ type: "modify", subject }));
    case "edges":
      return (["near", "far"] as const).map((subject): Action => ({ type: "choose-edge", subject }));
    default: {
      const side = sideOf(state, frame);
      const units = preparable(look, side);
      const choices = unitChoices(state, units);
      return mustPrepare(look, side) ? choices : [...choices, { type: "pass" }];
    }
  }
}

/**
 * Explains why an action is not an option of a step: it is of another type, or the unit cannot deploy in prepared
 * positions.
 */
function refused(
  look: Pick<Look, "box" | "state">,
  frame: FrameOf<"setup">,
  action: Action,
  options: readonly Action[],
): Violation<RuleId> {
  const rule = ASKED[frame.stage];
  if (action.type !== "choose-unit") return notAsked(rule, action, [...new Set(options.map(({ type }) => type))]);
  const find = (told: Look): readonly number[] => preparable(told, sideOf(look.state, frame));
  return whyNotChosen({ look, rule, takes: "choose-unit", action, options, find });
}

/**
 * Reveals the blue player's chosen card, the opponent's card of the other kind, then the advantages of both
 * (leg.mission.advantages).
 */
function revealAll(work: GameWork, frame: SetupFrame, subject: (typeof DECKS)[number]): void {
  const [blue, red] = blueFirst(work.state);
  work.change(frame, { stage: "modify", turn: 0 });
  reveal(work, blue, subject, "leg.mission.blue-reveals-first");
  reveal(work, red, subject === "primary" ? "secondary" : "primary", "leg.mission.opponent-reveals-other");
  for (const side of [blue, red]) reveal(work, side, "advantage", "leg.mission.advantages");
}

/** Gives the blue player a long edge and the red player the other (leg.mission.sides). */
function chooseEdge(work: GameWork, frame: SetupFrame, edge: "near" | "far"): void {
  const [blue, red] = blueFirst(work.state);
  next(work, frame, "objectives");
  for (const side of [blue, red]) {
    const own = side === blue ? edge : other(edge);
    work.side(side).edge = own;
    work.emit({ type: "edge-chosen", seat: seatOf(side), edge: own, rule: "leg.mission.sides", cause: null });
  }
}

function other(edge: "near" | "far"): "near" | "far" {
  return edge === "near" ? "far" : "near";
}

function next(work: GameWork, frame: SetupFrame, step: SetupStage): void {
  work.change(frame, { stage: step, turn: 0 });
}

function runStep(work: GameWork, frame: SetupFrame): void {
  if (frame.stage === "setup-effects") {
    next(work, frame, "prepared-positions");
    return atMoment(work, "setup-effects", null);
  }
  const task = setupTasks(work)[frame.turn];
  if (task === undefined) return next(work, frame, "setup-effects");
  work.change(frame, { turn: frame.turn + 1 });
  task(work);
}

/** Deploys a unit. Players take turns until neither has or wants to deploy another, then the first round begins. */
function deployPrepared(work: GameWork, frame: SetupFrame, unit: UnitIndex): void {
  work.change(frame, { turn: frame.turn + 1 });
  deployInTerritory(work, unit);
}

function runPositions(work: GameWork, frame: SetupFrame): boolean {
  const waits = (side: Side): boolean => !frame.done.includes(side) && preparable(work, side).length > 0;
  const side = sideOf(work.state, frame);
  const units = preparable(work, side);
  const [only, ...others] = units;
  if (waits(side)) {
    if (only === undefined || others.length > 0 || !mustPrepare(work, side)) return true;
    deployPrepared(work, frame, only);
    return false;
  }
  if (waits(opponentOf(side))) {
    work.change(frame, { turn: frame.turn + 1 });
    return false;
  }
  startRound(work);
  return false;
}
