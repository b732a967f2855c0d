import { brokenLaws, type Params } from "@sw/tabletop";
import type { GameBox } from "../../state/box.ts";
import type { State } from "../../state/state.ts";
import { collide } from "../../table/contact.ts";
import { sceneOf } from "../../units/positions.ts";
import type { Broken, Law } from "./law.ts";

const LAWS: readonly Law[] = [
  ["leg.overlap.mini-not-on-mini", "on-miniature", overlapping],
  ["leg.setup.battlefield-size", "beyond-the-edge", beyondTheEdge],
];

/** What is wrong with where miniatures stand and tokens lie. */
export const brokenTable: Broken = brokenLaws(LAWS);

function overlapping(box: GameBox, state: State): Params | undefined {
  const { figures } = sceneOf({ box, state });
  for (const [place, figure] of figures.entries()) {
    const other = figures.find((one, index) => index > place && collide(figure, one));
    if (other !== undefined) return { miniature: figure.id, other: other.id };
  }
  return undefined;
}

/** Whatever stands or lies on the battlefield has its middle there. */
function beyondTheEdge(box: GameBox, state: State): Params | undefined {
  const { figures, tokens, table } = sceneOf({ box, state });
  for (const { shape } of [...figures, ...tokens]) {
    const { cx: x, cy: y } = shape;
    if (x < 0 || y < 0 || x > table.length || y > table.width) return {};
  }
  return undefined;
}
