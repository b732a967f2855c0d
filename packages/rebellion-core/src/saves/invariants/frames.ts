import { at, brokenAmong, firstFlaw, type Params } from "@sw/tabletop";
import { turnOrder } from "../../rounds/phases.ts";
import { BLACK, countColor, facesOf, GREEN, MOST_GREEN_DICE, RED } from "../../state/dice.ts";
import type { CombatFrame, GameFrame, Wound } from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import { chairsOf, IMPERIAL, REBEL, type Side, sideOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { Broken, OwnInvariant } from "./invariant.ts";

const INVARIANTS: readonly OwnInvariant[] = [
  [
    "reb.round.ltp-until-win",
    "nothing-to-do",
    ({ state: { frames, outcome } }) => ((frames.length === 0) === (outcome !== null) ? undefined : {}),
  ],
  ["reb.round.game-round", "phase-and-frames", ({ state }) => strangeFloor(state)],
  ["reb.command.alternate", "turn-of-another", ({ state }) => strayTurn(state)],
  ["reb.team.two-per-team", "strange-chair", ({ state }) => strangeChair(state)],
  ["reb.mission.reveal-step-order", "put-off-by-the-other-side", putOffByOthers],
  ["reb.assignment.procedure", "lost-mission", ({ state }) => lostMission(state)],
  ["reb.attack-steps.damage-markers", "wounds", strangeWounds],
  ["reb.attack-steps.roll", "dice", ({ state }) => strangeDice(state)],
];

/** Lists the invariants of frames that a state breaks. */
export const brokenFrames: Broken = brokenAmong(INVARIANTS);

/** Checks that the frame of the phase is at the bottom of the stack, and only there. */
function strangeFloor({ frames, phase }: State): Params | undefined {
  const [floor, ...above] = frames;
  if (floor === undefined) return undefined;
  const phases: readonly GameFrame["kind"][] = ["setup", "assignment", "command", "refresh"];
  const found = above.find(({ kind }) => phases.includes(kind));
  return floor.kind === phase && found === undefined ? undefined : { phase, floor: floor.kind };
}

/**
 * Checks that a chair has a turn only in the Command Phase, and that frames above that phase belong to the current
 * turn.
 */
function strayTurn({ config, current, frames, phase }: State): Params | undefined {
  const [floor, above] = frames;
  if (phase !== "command") return current === null ? undefined : { phase, current };
  if (floor?.kind !== "command" || above === undefined) return undefined;
  if (floor.stage === "over" || floor.stage === "held") return undefined;
  return current === turnOrder(config)[floor.turn] ? undefined : { phase, current };
}

/** Checks that every chair in the state exists in this game: with two players a side has one chair. */
function strangeChair({ frames, config, current, delayed, held = [] }: State): Params | undefined {
  const chairs: readonly number[] = [...chairsOf(config, REBEL), ...chairsOf(config, IMPERIAL)];
  const named = [
    ...frames.flatMap((frame) => ("chair" in frame ? [frame.chair] : [])),
    ...[...delayed, ...held].map(({ chair }) => chair),
    ...(current === null ? [] : [current]),
  ];
  const asked = frames.find((frame) => frame.kind === "window" && frame.asked >= chairsOf(config, frame.side).length);
  const turn = frames.find((frame) => frame.kind === "command" && frame.turn >= chairs.length);
  const strange = named.find((chair) => !chairs.includes(chair));
  return strange === undefined && asked === undefined && turn === undefined ? undefined : { chair: strange ?? null };
}

/**
 * Checks that delayed effects are decided by the side of their card: a mission, or a tactic card with the leader that
 * it marked.
 */
function putOffByOthers({ box: { cards }, state: { delayed } }: Look): Params | undefined {
  return firstFlaw(
    delayed,
    ({ card, chair, leaders }) => {
      const kind = at(cards, card);
      if (kind.type === "advanced-tactic") {
        return kind.side === sideOf(chair) && kind.delayed.length > 0 && leaders.length === 1;
      }
      return kind.type === "mission" && kind.side === sideOf(chair);
    },
    ({ chair }) => ({ chair }),
  );
}

/** Checks that missions named by a frame are in the row. */
function lostMission({ frames, config, sides }: State): Params | undefined {
  const [frame] = frames;
  if (frame?.kind === "assignment") {
    const row = sides[sideOf(frame.chair)].assigned.length;
    return Math.max(frame.open, frame.veto) < row ? undefined : { missions: row };
  }
  if (frame?.kind !== "command") return undefined;
  const chair = turnOrder(config)[frame.turn];
  const row = chair === undefined ? 0 : sides[sideOf(chair)].assigned.length;
  return frame.revealing < row ? undefined : { missions: row };
}

/**
 * Checks that there are no more damaged units than units, and that no unit has fatal damage outside of the current
 * attack.
 */
function strangeWounds(look: Look): Params | undefined {
  for (const frame of look.state.frames) {
    if (frame.kind !== "combat") continue;
    for (const side of [REBEL, IMPERIAL] as const) {
      const found = woundFlaw(look, frame, side);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function woundFlaw({ box, state }: Look, { wounds, system }: CombatFrame, side: Side): Params | undefined {
  const { units } = at(state.places, system);
  const battle = state.frames.find((frame) => frame.kind === "battle");
  const isSound = (wound: Wound, health: number): boolean =>
    battle?.kind === "battle" ? isCinematicWound(wound, health) : isWound(wound, health);
  const ofType = (unit: number): number => wounds[side].filter((wound) => wound.unit === unit).length;
  return firstFlaw(
    wounds[side],
    (wound) => {
      const kind = at(box.units, wound.unit);
      return kind.side === side && ofType(wound.unit) <= at(units, wound.unit) && isSound(wound, kind.health);
    },
    ({ unit }) => ({ unit: at(box.units, unit).id, wounded: ofType(unit), there: at(units, unit) }),
  );
}

/** Whether damage is possible: the markers are not fatal by themselves. Damage on a doomed unit is not counted. */
function isWound({ markers, assigned, doomed, sealed }: Wound, health: number): boolean {
  return health > 0 && sealed === undefined && (doomed || (markers + assigned > 0 && markers < health));
}

/**
 * Whether damage is possible in a round of cinematic battle, where fatal damage may be removed again
 * (rote.cinematic.removed-damage-saves).
 */
function isCinematicWound({ markers, assigned, doomed, sealed }: Wound, health: number): boolean {
  return health > 0 && (doomed ? sealed === undefined : markers + assigned > 0);
}

const MOST_DICE = 5;

function strangeDice({ frames }: State): Params | undefined {
  return firstFlaw(
    frames,
    (frame) => {
      if (frame.kind !== "attack" && frame.kind !== "roll") return true;
      const { dice } = frame;
      if (countColor(facesOf(dice, GREEN)) > MOST_GREEN_DICE) return false;
      return frame.kind === "attack" || Math.max(countColor(dice[RED]), countColor(dice[BLACK])) <= MOST_DICE;
    },
    ({ kind }) => ({ kind }),
  );
}
