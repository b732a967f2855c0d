import type { View } from "@sw/legion-core";
import { reader } from "@sw/legion-core/read";
import { type Figure, PER_MM, type Scene, unitOfScene, type Vec } from "@sw/legion-core/table";
import { distance } from "./plan.ts";
import type { BoardWords } from "./words.ts";

/** The far end of the range ruler (a spot or a unit), with the text of what it measures. */
export interface Measure {
  readonly from: Figure;
  readonly to: Vec;
  readonly text: string;
}

/** The range ruler: whether it is shown, and the spot that it points at. */
export class RangeRuler {
  isOut = false;
  private spot: Vec | undefined;

  /** Shows or hides the ruler. */
  toggle(): void {
    this.isOut = !this.isOut;
    this.spot = undefined;
  }

  /** Moves the far end of the ruler to a spot. */
  point(spot: Vec): void {
    this.spot = spot;
  }

  /** Measures from a unit to the unit under the pointer, or else to the spot under the pointer. */
  measure(view: View, from: string, to: string | undefined, words: BoardWords, name: string): Measure | undefined {
    const scene = reader.scene(view);
    const company = scene.units.find(({ id }) => id === from);
    if (!this.isOut || company === undefined) return undefined;
    const { leader } = company;
    const between = to === undefined || to === from ? undefined : reader.between(view, from, to);
    if (to !== undefined && between !== undefined)
      return { from: leader, to: unitOfScene(scene, to).leader, text: words.at(name, between.range) };
    return this.spot && { from: leader, to: this.spot, text: spotText(scene, leader, this.spot, words) };
  }
}

/** Returns the range segment of the ruler that contains a spot, and the distance of that spot from the base. */
function spotText({ table }: Scene, from: Figure, to: Vec, words: BoardWords): string {
  const far = Math.max(0, distance(from, to) - from.shape.reach);
  return words.measured(Math.max(1, Math.ceil(far / table.profile.segment)), Math.round(far / PER_MM));
}
