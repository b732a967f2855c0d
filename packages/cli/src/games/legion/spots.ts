import type { Action, View } from "@sw/legion-core";
import { reader } from "@sw/legion-core/read";
import { mm } from "@sw/legion-core/table";
import { spotOf, unitOf } from "@sw/legion-core/ui";

type Spot = NonNullable<ReturnType<typeof spotOf>>;

const TYPED = /^(\d{1,4})\s*[ ,;]\s*(\d{1,4})$/;

/** The number of listed actions that are tried for a typed spot. */
const TRIED = 12;

/**
 * Returns the actions that a typed spot may mean, in millimetres as in menus (`412,305`). They are the actions listed
 * for the nearest spots, moved to this one; a moving unit may also go straight there.
 */
export function actionsAt(line: string, actions: readonly Action[], view: View): readonly Action[] {
  const [, x, y] = TYPED.exec(line) ?? [];
  if (x === undefined || y === undefined) return [];
  const spot = { x: mm(Number(x)), y: mm(Number(y)) };
  const far = (action: Action): number => {
    const there = spotOf(action);
    return there === undefined ? Number.POSITIVE_INFINITY : Math.hypot(there.x - spot.x, there.y - spot.y);
  };
  const near = actions
    .filter((action) => spotOf(action) !== undefined)
    .sort((one, other) => far(one) - far(other))
    .slice(0, TRIED);
  return near.flatMap((action) => [...straight(action, spot, view), ...ending(action, spot)]);
}

/** Returns an action with its spot replaced. */
function ending(action: Action, spot: Spot): readonly Action[] {
  switch (action.type) {
    case "place":
      return [{ ...action, to: { ...action.to, ...spot } }];
    case "place-token":
      return [{ ...action, to: { ...action.to, ...spot } }];
    case "place-barricade":
      return [{ ...action, to: spot }];
    case "move": {
      const { move } = action;
      if (!("to" in move) || typeof move.to !== "object") return [];
      const to = { ...move.to, ...spot };
      if (move.type !== "deploy") return [{ type: "move", move: { ...move, to } }];
      return [{ type: "move", move: { ...move, to, edge: slid(move.edge, move.to, spot, move.tool.first) } }];
    }
    default:
      return [];
  }
}

/** Returns a move with its tool straight towards the spot. */
function straight(action: Action, spot: Spot, view: View): readonly Action[] {
  if (action.type !== "move" || action.move.type !== "standard") return [];
  const unit = unitOf(action, view);
  const leader = unit && reader.leaderOf(unit);
  if (leader === undefined) return [];
  const way = { x: spot.x - leader.x, y: spot.y - leader.y };
  const tool = { ...action.move.tool, first: way, second: way };
  return [{ type: "move", move: { ...action.move, tool, to: { ...action.move.to, ...spot } } }];
}

/** Returns the new start of a deployment tool on the table edge, after its end has moved from one spot to another. */
function slid(edge: Spot, from: Spot, to: Spot, inwards: Spot): Spot {
  return inwards.x === 0 ? { x: edge.x + to.x - from.x, y: edge.y } : { x: edge.x, y: edge.y + to.y - from.y };
}
