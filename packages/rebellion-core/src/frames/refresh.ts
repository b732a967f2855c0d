import type { Box } from "../box.ts";
import { drawMissions, drawObjectives } from "../hands.ts";
import { endModifiers } from "../modifiers.ts";
import { openObjectives } from "../objectives.ts";
import { beginRound } from "../phases.ts";
import { drawProbes } from "../probes.ts";
import { retrieveLeaders } from "../refreshing.ts";
import { IMPERIAL, REBEL, type Side } from "../seats.ts";
import { advanceTime } from "../track.ts";
import type { GameWork } from "../work.ts";
import type { Kind } from "./kinds.ts";
import { silentKind } from "./silent.ts";
import type { GameFrame, RefreshFrame } from "./types.ts";

/** Missions and probe cards drawn in a Refresh Phase (reb.refresh.draw-two-missions, reb.refresh.probe-droids). */
const MISSIONS_DRAWN = 2;
const PROBES_DRAWN = 2;

/** The Refresh Phase step by step (reb.refresh.step-order); each step names the next before it begins. */
export function refreshKind(box: Box): Kind<"refresh"> {
  return silentKind("refresh", (work, frame) => step(box, work, frame));
}

function step(box: Box, work: GameWork, { step: now }: RefreshFrame): void {
  const { recruitSpaces, buildSpaces } = box.catalogue.board;
  switch (now) {
    case "objective":
      next(work, "retrieve");
      openObjectives(work, "start-of-refresh", false);
      return;
    case "retrieve":
      next(work, "missions");
      retrieveLeaders(work);
      return;
    case "missions":
      next(work, "probes");
      for (const side of [REBEL, IMPERIAL] as const) {
        drawMissions(work, side, "mission", MISSIONS_DRAWN, { rule: "reb.refresh.draw-two-missions", cause: null });
      }
      bothSides(work, (side) => ({ kind: "discard", side }));
      return;
    case "probes":
      next(work, "draw-objective");
      drawProbes(work, PROBES_DRAWN, { rule: "reb.refresh.probe-droids", cause: null });
      return;
    case "draw-objective":
      next(work, "time");
      drawObjectives(work, 1, { rule: "reb.refresh.draw-objective", cause: null });
      return;
    case "time":
      next(work, "recruit");
      advanceTime(work, { rule: "reb.refresh.advance-time", cause: null });
      return;
    case "recruit":
      next(work, "build");
      if (recruitSpaces.includes(work.state.time)) work.push({ kind: "recruit", side: REBEL, stage: "draw" });
      return;
    case "build":
      next(work, "deploy");
      if (!buildSpaces.includes(work.state.time)) return;
      bothSides(work, (side) => ({ kind: "build", side, place: 0, icon: 0, stage: "build", last: -1 }));
      return;
    case "deploy":
      next(work, "end");
      bothSides(work, (side) => deployFrame(box, side));
      return;
    case "end":
      endModifiers(work, "end-of-round");
      beginRound(work);
  }
}

function next(work: GameWork, step: RefreshFrame["step"]): void {
  work.setTop({ kind: "refresh", step });
}

/** Pushes a frame for each side; the Rebels' lies on top and goes first (reb.deploy.rebels-first). */
function bothSides(work: GameWork, make: (side: Side) => GameFrame): void {
  work.push(make(IMPERIAL));
  work.push(make(REBEL));
}

function deployFrame(box: Box, side: Side): GameFrame {
  const deployed = box.placeIds.map(() => 0);
  return { kind: "deploy", side, stage: "slide", ready: box.noUnits, deployed, last: -1 };
}
