import { silentKind } from "@sw/tabletop";
import { drawProbes } from "../../base/probes.ts";
import { gainFromTargets, openObjectives } from "../../cards/objectives.ts";
import { drawMissions } from "../../decks/mission-hand.ts";
import { drawObjectives } from "../../decks/objective-hand.ts";
import type { Box } from "../../state/box.ts";
import { NO_PICK } from "../../state/codes.ts";
import type { RefreshFrame, UpperFrame } from "../../state/frames.ts";
import type { Kind } from "../../state/kinds.ts";
import { endModifiers } from "../../state/modifiers.ts";
import { IMPERIAL, REBEL, type Side } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { advanceTime } from "../../tracks/tracks.ts";
import { beginRound } from "../phases.ts";
import { retrieveLeaders, tidyMissions } from "../refresh.ts";

/**
 * The number of missions that a side draws in a Refresh Phase (reb.refresh.draw-two-missions). `PROBES_DRAWN` is the
 * number of probe cards (reb.refresh.probe-droids).
 */
const MISSIONS_DRAWN = 2;
const PROBES_DRAWN = 2;

/** The Refresh Phase runs step by step (reb.refresh.step-order). Each step sets the next stage before it begins. */
export const refreshKind: Kind<"refresh"> = /* @__PURE__ */ silentKind("refresh", (work, frame) => step(work, frame));

function step(work: GameWork, frame: RefreshFrame): void {
  const { box } = work;
  const { recruitSpaces, buildSpaces } = box.catalogue.board;
  switch (frame.stage) {
    case "objective":
      next(work, frame, "retrieve");
      if (work.state.targets !== undefined) gainFromTargets(work);
      openObjectives(work, "start-of-refresh", false);
      return;
    case "retrieve":
      next(work, frame, "missions");
      if (work.state.solo !== undefined) tidyMissions(work);
      retrieveLeaders(work);
      return;
    case "missions":
      next(work, frame, "probes");
      for (const side of [REBEL, IMPERIAL] as const) {
        drawMissions(work, side, "mission", MISSIONS_DRAWN, { rule: "reb.refresh.draw-two-missions", cause: null });
      }
      bothSides(work, (side) => ({ kind: "discard", side }));
      return;
    case "probes":
      next(work, frame, "draw-objective");
      drawProbes(work, PROBES_DRAWN, { rule: "reb.refresh.probe-droids", cause: null });
      return;
    case "draw-objective":
      next(work, frame, "time");
      drawObjectives(work, 1, { rule: "reb.refresh.draw-objective", cause: null });
      return;
    case "time":
      next(work, frame, "recruit");
      advanceTime(work, { rule: "reb.refresh.advance-time", cause: null });
      return;
    case "recruit":
      next(work, frame, "build");
      if (recruitSpaces.includes(work.state.time)) work.push({ kind: "recruit", side: REBEL, stage: "draw" });
      return;
    case "build":
      next(work, frame, "deploy");
      if (!buildSpaces.includes(work.state.time)) return;
      empireFirst(work, (side) => ({ kind: "build", side, place: 0, icon: 0, stage: "build", last: NO_PICK }));
      return;
    case "deploy":
      next(work, frame, "end");
      empireFirst(work, (side) => deployFrame(box, side));
      return;
    case "end":
      endModifiers(work, "end-of-round");
      beginRound(work);
  }
}

function next(work: GameWork, frame: RefreshFrame, stage: RefreshFrame["stage"]): void {
  work.change(frame, { stage });
}

/** Pushes a frame for each side; the Rebels go first (reb.deploy.rebels-first). */
function bothSides(work: GameWork, make: (side: Side) => UpperFrame): void {
  work.push(make(IMPERIAL));
  work.push(make(REBEL));
}

/**
 * Pushes a frame for each side; the Rebels go first, but in a solo game the Empire does (solo.refresh.build.order,
 * solo.refresh.deploy).
 */
function empireFirst(work: GameWork, make: (side: Side) => UpperFrame): void {
  if (work.state.solo === undefined) return bothSides(work, make);
  work.push(make(REBEL));
  work.push(make(IMPERIAL));
}

function deployFrame(box: Box, side: Side): UpperFrame {
  const deployed = box.placeIds.map(() => 0);
  return { kind: "deploy", side, stage: "slide", ready: box.noUnits, deployed, last: NO_PICK };
}
