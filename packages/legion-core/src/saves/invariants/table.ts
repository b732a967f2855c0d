import { brokenAmong, type Params } from "@sw/tabletop";
import { isDivulged } from "../../cards/commands/divulged.ts";
import { facesPossible } from "../../cards/commands/facedown.ts";
import type { Look } from "../../state/look.ts";
import { seatOf } from "../../state/seats.ts";
import { collide } from "../../table/contact.ts";
import { sceneOf } from "../../units/positions.ts";
import type { Broken, OwnInvariant } from "./invariant.ts";

const INVARIANTS: readonly OwnInvariant[] = [
  ["leg.overlap.mini-not-on-mini", "on-miniature", overlapping],
  ["leg.setup.battlefield-size", "beyond-the-edge", beyondTheEdge],
  ["leg.kw.bane-tokens.placing", "facedown-tokens", strangeFaces],
];

/** Lists the broken invariants of positions of miniatures and tokens. */
export const brokenTable: Broken = brokenAmong(INVARIANTS);

function overlapping(look: Look): Params | undefined {
  const { figures } = sceneOf(look);
  for (const [place, figure] of figures.entries()) {
    const other = figures.find((one, index) => index > place && collide(figure, one));
    if (other !== undefined) return { miniature: figure.id, other: other.id };
  }
  return undefined;
}

/** Checks that everything on the battlefield has its middle inside the edges. */
function beyondTheEdge(look: Look): Params | undefined {
  const { figures, tokens, table } = sceneOf(look);
  for (const { shape } of [...figures, ...tokens]) {
    const { cx: x, cy: y } = shape;
    if (x < 0 || y < 0 || x > table.length || y > table.width) return {};
  }
  return undefined;
}

/**
 * Checks that only bane tokens have a hidden side, one that opponents consider possible, and that no two of a player on
 * the battlefield show the same.
 */
function strangeFaces({ box, state }: Look): Params | undefined {
  const { tokens } = state;
  if (!tokens.some(({ kind, face }) => kind === "bane" || face !== undefined)) return undefined;
  if (tokens.some(({ kind, face, owner }) => (kind === "bane") !== (face !== undefined && owner !== null))) return {};
  for (const side of [0, 1] as const) {
    const own = tokens.flatMap(({ owner, face, removed }) =>
      owner === side && face !== undefined ? [{ ...face, removed }] : [],
    );
    if (own.some(({ removed, turned }) => removed && !turned)) return { seat: seatOf(side) };
    const isPossible = facesPossible(box, own, (card) => isDivulged(state, side, card)).length > 0;
    const areFaces = facesPossible(
      box,
      own.map((one) => ({ ...one, shows: null })),
      () => false,
    );
    const are = own.map(({ shows }) => shows).join(" ");
    if (!isPossible || !areFaces.some((way) => way.join(" ") === are)) return { seat: seatOf(side) };
  }
  return undefined;
}
