import { fail, ok, type Result, type Violation } from "@sw/tabletop";
import { dropKind } from "../mission/frames/drop.ts";
import { missionKind } from "../mission/frames/mission.ts";
import { barricadeKind } from "../moving/frames/barricade.ts";
import { placeKind } from "../moving/frames/place.ts";
import type { Action } from "../state/actions.ts";
import type { Look } from "../state/look.ts";

/** An action that places a miniature, a token or a barricade at a spot of the table. */
export type PlacingAction = Extract<Action, { readonly type: "place" | "place-token" | "place-barricade" }>;

/**
 * Returns the action if the piece may be placed there, or the reason why not. Undefined while no piece is being placed.
 */
export function triedPlacing(look: Look, action: PlacingAction): Result<PlacingAction> | undefined {
  const frame = look.state.frames.at(-1);
  switch (frame?.kind) {
    case "place":
      return told(action, placeKind.check(look, frame, action));
    case "drop":
      return told(action, dropKind.check(look, frame, action));
    case "mission":
      return told(action, missionKind.check(look, frame, action));
    case "barricade":
      return told(action, barricadeKind.check(look, frame, action));
    default:
      return undefined;
  }
}

function told(action: PlacingAction, fault: Violation | undefined): Result<PlacingAction> {
  return fault === undefined ? ok(action) : fail(fault);
}
