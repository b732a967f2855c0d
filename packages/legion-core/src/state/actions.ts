import { canonicalJson, type Unpick } from "@sw/tabletop";
import type { Move } from "../table/movement/moves.ts";
import type { Direction, Point3, Vec } from "../table/vectors.ts";
import type { AttackKind } from "./frames.ts";

/** The modifications that players may make while the mission is built (leg.mission.modify-turns). */
export const MODIFICATIONS = [
  "primary",
  "secondary",
  "own-advantage",
  "opponent-advantage",
  "take-blue",
  "pass",
] as const;
/** A modification in a turn of building the mission. */
export type Modification = (typeof MODIFICATIONS)[number];

/**
 * A decision. Units and miniatures are given by id: `"p1.3"` is the fourth unit of the first seat, `"p1.3.0"` its first
 * miniature.
 */
export type Action =
  | { readonly type: "reveal"; readonly subject: "primary" | "secondary" }
  | { readonly type: "modify"; readonly subject: Modification }
  | { readonly type: "choose-edge"; readonly subject: "near" | "far" }
  | { readonly type: "place-token"; readonly subject: string; readonly to: Point3 }
  | { readonly type: "place-barricade"; readonly to: Vec; readonly heading: Direction }
  | UnitPick
  | { readonly type: "choose-command"; readonly subject: string }
  | { readonly type: "nominate"; readonly subject: string }
  | { readonly type: "order"; readonly subject: string }
  | { readonly type: "activate"; readonly subject: string }
  | { readonly type: "draw-order" }
  | { readonly type: "spend-advantage" }
  | { readonly type: "perform"; readonly subject: string }
  | { readonly type: "move"; readonly move: Move }
  | { readonly type: "place"; readonly subject: string; readonly to: Point3; readonly heading: Direction }
  | { readonly type: "declare"; readonly subject: string }
  /** Declares a further defender by a keyword, for one weapon that is already in another pool. */
  | { readonly type: "declare-again"; readonly subject: string; readonly keyword: string }
  | WeaponPick
  | { readonly type: "resolve"; readonly subject: number }
  | { readonly type: "choose-option"; readonly subject: string }
  | { readonly type: "wound"; readonly subject: string }
  | { readonly type: "lead"; readonly subject: string }
  | TokenPick
  | { readonly type: "restore"; readonly subject: string }
  | { readonly type: "effect"; readonly subject: number }
  | { readonly type: "pass" }
  | { readonly type: "done" }
  /** Takes back a picked unit, weapon or token before the picks are finished. */
  | Unpick<UnitPick | WeaponPick | TokenPick>;

/** Picks one unit, where several are picked one at a time. */
export interface UnitPick {
  readonly type: "choose-unit";
  readonly subject: string;
}

/** Adds a weapon of a miniature to the pool that is being formed. */
export interface WeaponPick {
  readonly type: "add-weapon";
  readonly subject: string;
  readonly weapon: number;
  readonly kind: AttackKind;
}

/** Removes a token from a unit, given by its kind, or by the miniature for a wound token. */
export interface TokenPick {
  readonly type: "heal";
  readonly subject: string;
}

/** Returns a stable name of an action, unique within a decision. */
export function actionKey(action: Action): string {
  switch (action.type) {
    case "move":
      return `move ${canonicalJson(action.move)}`;
    case "place":
      return `place ${action.subject} ${spot(action.to)} ${action.heading.x} ${action.heading.y}`;
    case "place-token":
      return `place-token ${action.subject} ${spot(action.to)}`;
    case "place-barricade":
      return `${action.type} ${action.to.x} ${action.to.y} ${action.heading.x} ${action.heading.y}`;
    case "add-weapon":
      return `add-weapon ${action.subject} ${action.weapon} ${action.kind}`;
    case "declare-again":
      return `declare-again ${action.subject} ${action.keyword}`;
    case "unpick":
      return `unpick ${actionKey(action.pick)}`;
    default:
      return "subject" in action ? `${action.type} ${action.subject}` : action.type;
  }
}

function spot({ x, y, z }: Point3): string {
  return `${x} ${y} ${z}`;
}
