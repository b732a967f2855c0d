import type { View } from "@sw/rebellion-core";

/** The colours of dice in the order in which a decision counts them. */
const COLORS: readonly string[] = ["red", "black", "green"];
const FACES: readonly string[] = ["hit", "direct-hit", "special", "blank"];

/** Returns the dice of the question, each as its colour and face. */
export function diceIn(view: View): readonly (readonly [color: string, face: string])[] {
  return countsIn(view).flatMap((faces, color) =>
    faces.flatMap((count, face) =>
      Array.from({ length: count }, () => [COLORS[color] ?? "", FACES[face] ?? ""] as const),
    ),
  );
}

function countsIn({ decision }: View): readonly (readonly number[])[] {
  if (decision?.yours !== true) return [];
  switch (decision.kind) {
    case "assign-damage":
    case "black-hits-as-red":
    case "block-damage":
    case "block-units":
    case "cinematic-actions":
    case "combat-actions":
    case "reroll-dice":
      return decision.context.dice;
    default:
      return [];
  }
}
